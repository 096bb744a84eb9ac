# Help of `facedown doctor`.

help-doctor-about = Check this machine and this table, and name the command that mends each fault. Nothing is changed. The exit code is 1 where a fault prevents playing at the table.
help-doctor-bundle = write a zip file to send along with a report; no cards, tags, matches or names are in it
help-doctor-checks = only these checks; default all, --list names them
help-doctor-json = one JSON object instead of a page, in English
help-doctor-list = the names of all checks, and what each looks at
help-doctor-mat = check this mat; default the one of facedown.toml
