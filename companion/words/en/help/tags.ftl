# Help of `facedown tags`.

help-tags-about = The cards that have a known tag. Without more words: the list.
help-tags-again = ask also for cards that have a tag
help-tags-box = the number of the physical copy of the deck; default 1
help-tags-command = a command card: ok, cancel, undo, check, pause, seat-1 to seat-8
help-tags-csv = a table for a spreadsheet, with uids that survive there
help-tags-deck = only this deck, by its name or folder
help-tags-export = write all known tags to a file, for another table or a spreadsheet
help-tags-file = the file to write; default, and with -, standard output
help-tags-forget = forget tags, or all tags of a card
help-tags-forget-usage = %(prog)s [-h] [--deck NAME] [--lang LANGUAGE] UID [UID ...] | CARD
help-tags-forget-what = uids of tags, or one card by its id or name
help-tags-import = take over the tags of a file
help-tags-import-file = lines or a table, as export writes them
help-tags-import-replace = the file is right where it differs from the known tags
help-tags-learn = ask for one card after another, and keep the tag that comes
help-tags-list = the cards with and without a tag, and the command cards
help-tags-mat = a mat's name or file; default none: uids are typed, by hand or by a reader
help-tags-order = one after another by name, or in any order; default listed
help-tags-replace = give a card a new sticker in place of a damaged one
help-tags-sides = two stickers to a card, one for each side that may lie up
help-tags-simulated = at a simulated mat, on which uids that are typed are laid
help-tags-what = a card by its id, its short code or its name
