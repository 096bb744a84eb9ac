# Tags: their lists, and what is forgotten.

tags-file-is-empty = there is nothing in it
    .fix = export some tags first: `facedown tags export` shows what such a file looks like

tags-column-is-not-known = the column { QUOTED($name) } is not known here
    .fix = { $instead }

tags-no-column-of-uids = there is no column uid
    .fix = the first row names the columns: { $columns }

tags-uid-spoilt-by-a-spreadsheet = { QUOTED($uid) } is what a spreadsheet makes of a uid
    .fix = take the uid from where it came from, and write it with colons: 04:e1:23:45:67:ab:cd

tags-failed-read = { QUOTED($uid) } is no tag: readers give it for a read that failed
    .fix = read the tag again, or remove it here

tags-cell-in-unnamed-column = { QUOTED($cell) } lies in a column without a name
    .fix = name the column, or empty the cell

tags-row-of-nothing = the row is neither a card with its deck nor a command
    .fix = fill in uid, deck and card, or uid and command

tags-places-disagree = tag { $uid }: { $other } says something else of it
    .fix = remove the one that is not so

tags-no-such-card = deck { $deck } has no card { $card }
    .fix = { $instead }

tags-no-such-deck = there is no deck { QUOTED($deck) }
    .fix = did you mean '{ $other }'? If not, bring that deck here first

tags-tag-is-taken = tag { $uid }: it already { $meaning }
    .fix = remove it here, or add --replace where the file is right

tags-key-twice = { QUOTED($key) } stands there twice
    .fix = write each key once

tags-line-is-no-json = { QUOTED($line) } is not JSON
    .fix = write one tag to a line, as `facedown tags export` does

tags-several-cards-with-that-in-their-names = several cards have { QUOTED($word) } in their names
    .fix = name one of them: { $names }

tags-several-cards-of-that-name = several cards are called { QUOTED($word) }
    .fix = name one of them: { $names }

tags-card-without-tags = no tag of it is known in deck { $deck }
    .fix = `facedown tags` lists what is known

tags-uid-is-not-known = it is not known
    .fix = `facedown tags export` lists every uid that is known

tags-neither-card-nor-uid = { QUOTED($word) } is neither a card nor a uid
    .fix = { $instead }

tags-neither-card-nor-uid-did-you-mean = { QUOTED($word) } is neither a card nor a uid
    .fix = did you mean '{ $card }'?

tags-card-of-several-decks = { QUOTED($word) } is a card of decks { $decks }
    .fix = add --deck { $first } or another of them

tags-file-is-a-folder = this is a folder, not a file
    .fix = give one that `facedown tags export` has written

tags-file-is-strange = this is no ordinary file
    .fix = give one that `facedown tags export` has written

tags-file-is-absent = there is no such file
    .fix = give one that `facedown tags export` has written

tags-of-a-box = { $card }, box { $box }

tags-of-a-side = { $card }, box { $box }, { $side ->
        [back] with the back up
       *[other] with the face up
    }

tags-list-what-is-known = `facedown tags` lists what is known
