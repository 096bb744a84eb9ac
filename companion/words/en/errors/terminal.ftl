# Matches in the terminal.

terminal-no-match-to-resume = no match was left here
    .fix = `facedown history` lists the matches; begin one without --resume

terminal-comes-out-otherwise = it does not come out again as it is on record (entry { $entry }): another version of the program or another table was at it
    .fix = it stays on record as it is; begin another one with --new

terminal-no-such-player = no player is called { QUOTED($name) }
    .fix = { $instead }
