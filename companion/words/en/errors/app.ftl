# Opening a match, and going on with one.

app-log-is-no-text = { QUOTED($path, whole: 1) } holds something else than text
    .fix = name a file of its own

app-file-unwritable = { QUOTED($path, whole: 1) } cannot be written ({ $reason })
    .fix = name a file in a folder that you may write to

app-match-is-under-way = match { $number } is under way there ({ $game }, { $names })
    .fix = add --resume to go on with it, or --new to put it aside and begin this one

app-setup-is-on-record = its set-up is on record
    .fix = leave the arguments of a set-up out, but for --lang

app-no-match-is-under-way = no match is under way there
    .fix = `facedown history` lists the matches; begin one without --resume

app-played-in-a-terminal = it was played in a terminal, whose hands only that terminal knows
    .fix = go on with it there: facedown play --text --resume { $number }

app-deck-has-changed = its deck { $deck } is not on record as it was
    .fix = begin another match

app-played-on-a-mat = it was played with real cards on a mat
    .fix = go on with it there: facedown play --mat FILE --resume { $number }

app-match-is-over = it is over
    .fix = begin another one; `facedown history show` tells how it went

app-played-elsewhere = it was not played in this terminal
    .fix = go on with it where it was played, or begin another one

app-real-mat-with-bots = on a real mat people play with real cards
    .fix = leave it out, or add --simulated

app-endless-with-people = people begin their next match themselves
    .fix = name all the players with --bots, or leave --endless out

app-record-is-given-up = --record: { $file } cannot be written any more ({ $reason }); the match goes on

app-no-card-has-a-tag = { $deck }: no card of this deck has a tag yet, so none is known where it lies; begin with: { $command }

app-or-keep-nothing = { $problem }
    .fix = { $problem-fix }, or keep nothing with --no-journal
