# Help of `facedown print`.

help-print-bleed = how far colour reaches over the edges; default 0
help-print-cards = only these cards: ids, names or codes with commas between them; default all
help-print-common-out = the PDF to write; default one that is called by the deck, in this folder
help-print-copies = how many of each card; default 1
help-print-labels = round labels with the cards' short names and codes, to be stuck over their tags
help-print-mat = a mat's name or file
help-print-out = the PDF to write; default one that is called by the mat, in this folder
help-print-paper = a4 or letter; default a4
help-print-print-cards = the cards of a deck, faces and backs, for printing on both sides
help-print-print-mat = the plan of a mat in its real size, with the places of its readers
help-print-size = poker, 63 x 88 mm, or mini, 44 x 68 mm; default poker
help-print-sticker = the side that has a mark where the tag goes: face, back or none; default back, but face where hands are secret
help-print-turn = the edge over which the printer turns the paper: long or short; default long
help-print-overlap = how much of the mat two sheets that lie side by side both show, to be glued there; default { $usual }
