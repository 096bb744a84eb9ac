# Matches on record: their journal, notation and exports.

record-of-another-deck = the match was played with { $deck }, not with { $other }
    .fix = take deck { $deck }

record-act-is-refused = it is refused: { $reason } ({ $rule })
    .fix = write every act that was done, in its order

record-is-damaged = it is damaged
    .fix = restore another backup; nothing of this one was used

record-rows-of-no-match = there are rows in its table { QUOTED($table) } that belong to no match
    .fix = restore another backup; nothing of this one was used

record-passes-are-damaged = its passes are damaged from pass { $count } on
    .fix = restore another backup; nothing of this one was used

record-deck-texts-are-damaged = the texts of a deck in it are damaged
    .fix = keep the backup: this deck is not restored from it

record-without-its-deck = deck { $deck } is not on record with it
    .fix = begin another match

record-parent-is-no-folder = { $around } is no folder
    .fix = name a file in a folder

record-unreadable-now = it cannot be read any more ({ $reason })
    .fix = begin another match, or name another file

record-not-a-line-of-an-export = it is no line of an exported match
    .fix = take an export as `facedown history export` has written it

record-is-not-over = it is not over, and its export would tell what was drawn
    .fix = export it when it is over

record-export-of-newer-version = a newer version of facedown has written it
    .fix = update facedown

record-line-is-missing = there is no line '{ $key }'
    .fix = write one such as: { $key } { $example }

record-series-of-other-players = the series counts { $count } players' wins, and there are { $players }
    .fix = write the matches of the series, then each player's wins

record-not-a-part-of-a-setup = { QUOTED($key) } is no part of a set-up
    .fix = { $instead }

record-line-twice = there is a line '{ $key }' before
    .fix = leave one of them

record-value-cannot-stand-there = { QUOTED($text) } cannot stand behind '{ $key }'
    .fix = write such as: { $key } { $example }

record-journal-of-another-program = it is a database of another program
    .fix = name another file, or one that is not there yet

record-journal-of-newer-version = a newer version of facedown has written it
    .fix = update facedown, or name another file

record-journal-is-in-use = another facedown is writing this journal
    .fix = end the other one first, or name another file with --journal

record-no-such-match = there is no such match
    .fix = `facedown history` lists those there are

record-no-such-game = there is no game { QUOTED($game) }
    .fix = take a game that there is

record-not-an-act = { QUOTED($line) } is no act
    .fix = write its number, who acted and what was done: 1. Anna: ...

record-not-the-next-number = { $number } is not the next number
    .fix = number the acts one by one: { $expected }

record-not-an-act-of-the-game = { QUOTED($act) } is no act of { $game }
    .fix = write it as companion/core/games/{ $game }/NOTATION.md tells

record-journal-is-damaged = it is damaged ({ $reason })
    .fix = restore a backup; the next match puts the damaged file by and begins a new one

record-of-another-program = it is a database of another program
    .fix = name a journal of facedown's

record-of-newer-version = a newer version of facedown has written it
    .fix = update facedown

record-of-older-version = an older version of facedown has written it
    .fix = begin a match once, which brings it up to date

record-no-file = it is no file
    .fix = name a journal of facedown's

record-journal-unreadable = it cannot be read ({ $reason })
    .fix = see that you may read it

record-entries-are-damaged = its record is damaged from entry { $entry } on
    .fix = it stays as it is and is not used; restore a backup, or begin another match

record-lines-are-damaged = its lines are damaged from line { $expected } on
    .fix = it stays as it is and is not used; restore a backup, or begin another match

record-no-such-card = deck { $deck } has no card '{ $card }'
    .fix = { $instead }

record-act-of-another = { $name } is not asked for it
    .fix = { $instead }

record-act-is-of = it is { $name }'s

record-leave-out-the-name = leave the name out

record-match-is-left-out = { $problem }
    .fix = keep the backup: this match is not restored from it

record-journal-unusable = it cannot be used ({ $reason })
    .fix = see that you may read it and write beside it, or name another file

record-no-such-seat = nobody sits at { QUOTED($seat) }
    .fix = use one of: { $names }

record-is-a-folder = it is a folder
    .fix = name a file, or one that is not there yet

record-is-no-file = it is no file
    .fix = name a file, or one that is not there yet

record-has-a-foreign-part = { $part }
    .fix = take that out if you have put it in, or name another file

record-table-is-made-otherwise = its table { QUOTED($table) } is not as facedown makes it

record-part-of-no-journal = it has { $kind ->
        [index] an index
        [trigger] a trigger
        [view] a view
        [table] a table
       *[other] a part
    } { QUOTED($name) }, and no journal of facedown has that

record-pages-of-another-size = it is made of pages of { NUMBER($page, useGrouping: 1) } bytes, and a journal of { NUMBER($ours, useGrouping: 1) }

record-texts-in-another-encoding = its texts are in { $encoding }, and those of a journal in { $ours }
