# Help of `facedown history`.

help-history-about = The matches on record. Without more words: the list of all matches.
help-history-deck = only this deck; default all decks that were played with
help-history-export = matches that are over, as lines of JSON or in their notation, on standard output
help-history-name = one player, with all counts
help-history-notation = one match in the text of its game (the NOTATION.md beside its rules)
help-history-number = the number of the match
help-history-numbers = numbers of matches; default all
help-history-players = the counts of all players, or of one
help-history-seen = which cards were seen and stay in the box, and when all of them return
help-history-series = best-of series: how they stand
help-history-show = the story of a match, move by move
help-history-tonight = the matches of this evening, and the results of the players
