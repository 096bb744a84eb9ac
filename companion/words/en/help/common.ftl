# What the help of several commands has in common.

help-common-break = what is wrong with simulated readers, to rehearse it: dead:B2, stuck:hub-3, weak:D4=30, garble=5, pull:hub-3@60s..90s, telephone:pad@20s; hardware/README.md has them all; may be given several times

help-common-commands = commands
help-common-deck = the name or folder of a deck
help-common-exit-codes = Exit codes: 0 done, 1 something was found wrong, 2 wrong use or a file that cannot be used, 78 configuration.
help-common-facedown = A referee for card games whose cards lie face down.
help-common-force = write over a file that is there
help-common-journal = the journal to read; default the one of this user
help-common-json = one JSON object instead of a page
help-common-lang = en, ru or fr; default the language of facedown.toml, else of the system
help-common-list-json = one JSON object a line instead of a page
help-common-log = log all events and announcements to this file
help-common-more = more
help-common-version = show program's version number and exit
help-common-what = what
help-common-usage = usage:
help-common-colon = :
help-common-arguments = positional arguments
help-common-options = options
help-common-help = show this help message and exit
help-common-mat = a mat's name or file; default { $usual }
