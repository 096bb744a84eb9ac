# What stands for a value in help and errors.

help-metavar-card = CARD
help-metavar-card-column-value = CARD COLUMN=VALUE
help-metavar-cards = CARDS
help-metavar-check = CHECK
help-metavar-command = COMMAND
help-metavar-deck = DECK
help-metavar-degrees = DEGREES
help-metavar-edge = EDGE
help-metavar-file = FILE
help-metavar-file-number = FILE|NUMBER
help-metavar-folder = FOLDER
help-metavar-gb = GB
help-metavar-id = ID
help-metavar-language = LANGUAGE
help-metavar-mat = MAT
help-metavar-mm = MM
help-metavar-name = NAME
help-metavar-name-folder = NAME|FOLDER
help-metavar-names = NAMES
help-metavar-number = NUMBER
help-metavar-other = OTHER
help-metavar-paper = PAPER
help-metavar-port = PORT
help-metavar-rules = RULES
help-metavar-seconds = SECONDS
help-metavar-share = SHARE
help-metavar-side = SIDE
help-metavar-sign = SIGN
help-metavar-size = SIZE
help-metavar-uid-card = UID|CARD
help-metavar-unit = UNIT
help-metavar-what = WHAT
