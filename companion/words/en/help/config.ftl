# Help of `facedown config`.

help-config-about = facedown.toml, the settings of a table: its language, mat, voice, screen, television.
help-config-check = all problems of facedown.toml, and of the files and devices that it names
help-config-check-about = All problems of facedown.toml, each with its line and what to write instead; then those of the mat, voices, driver and television that it names. The exit code is 78 where the file cannot be used, 1 where no match can be played as it asks for it.
help-config-file = another file than that of this table
help-config-new = begin a facedown.toml in which every key is explained and none is set yet
help-config-new-file = the file to write; default where this table looks for it. No file is overwritten
help-config-show = the settings in effect on this table, and where each comes from
