# What each command is for. Its description is the same as a sentence.

help-commands-backup = save the whole table in one file: tags, decks, mats, settings, history
help-commands-config = facedown.toml: check it, show the settings in effect, begin a new one
help-commands-deck = decks: what there is, a deck of your own, its cards and their values
help-commands-demo = watch the referee at work, on the screen or in the terminal
help-commands-doctor = check this machine and this table, and name the command that mends each fault
help-commands-history = the matches on record, their stories and the players
help-commands-hub = hubs on USB: list them, and gather the files that make a board a hub
help-commands-install-service = make this computer start into the referee by itself
help-commands-mat = test and calibrate the readers of a mat, plan its wiring, and make its order
help-commands-play = play on the screen or in the terminal, against bots or each other
help-commands-print = cards, labels and plans of mats, as PDF files to be printed
help-commands-referee = referee a match by JSON lines on standard input and output
help-commands-replay = play a match on record again, up to any moment
help-commands-restore = put a table back as it was saved
help-commands-soak = play many matches of clumsy people over a noisy radio, and compare two books of them
help-commands-tags = which tag is which card: the list, learning, forgetting
help-commands-voice = the voices that can speak here, a test of their sound, and the lines to record
