# Help of `facedown config`.

help-config-about = facedown.toml, in which stands what a table is to be like: its language, mat, voice, screen, television.
help-config-check = everything that is wrong with facedown.toml, and with what it names
help-config-check-about = Everything that is wrong with facedown.toml, with its line and what to write instead; then what only shows when one looks: the mat, voices, the driver and the television that it names. The exit code is 78 where the file cannot be used, 1 where no match can be played as it asks for it.
help-config-file = another file than that of this table
help-config-new = begin a facedown.toml in which every key is explained and none holds yet
help-config-new-file = where to write it; default where this table looks for it. No file is overwritten
help-config-show = what holds on this table, and where each of it is said
