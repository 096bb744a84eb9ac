# Help of `facedown replay`.

help-replay-about = Play a match again by the rules and show the table as it lay: a match of the journal by its number, or the match in a file: an export, a recording of lines (--record), a match in its notation.
help-replay-raw = settle once more what the readers heard, if it was kept (--record-raw)
help-replay-until = the last entry, or in a notation the last act
help-replay-what = a file, or the number of a match on record
