# Help of `facedown backup`.

help-backup-file = the zip file to write
help-backup-force = restore also decks, mats, tags and settings that cannot be used as they are
help-backup-limit = unpack so many gigabytes at the most; a backup says how many it needs; default 4
help-backup-restore-file = a file that `facedown backup` has written
