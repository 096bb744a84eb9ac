# Help of `facedown deck`.

help-deck-about = Decks: those that are shipped, and those of your own. companion/cards/decks/README.md tells what a deck is made of.
help-deck-add = a new card, by the id that it is to have
help-deck-again = replace the deck of that name; what still fits of its deck.toml stays, and a copy of it is kept
help-deck-as = the name of the deck in commands; default made of the file's name
help-deck-check = all problems of a deck; without any, the games that it serves
help-deck-decimal = the decimal sign of the file: comma or point
help-deck-deck = the name of a deck of your own
help-deck-diff = how your own copy differs from the shipped deck, or one deck from another
help-deck-diff-deck = a deck's name or folder; alone, the shipped one against your own
help-deck-edit = change, add or remove a card, or open the card file in your editor
help-deck-edit-about = Change a card: facedown deck edit landmarks eiffel-tower height=330 year=1889. Without COLUMN=VALUE the card file is opened in your editor. All of the deck is checked before anything is written; a shipped deck stays as it is, and your copy takes its place.
help-deck-edit-remove = remove the card
help-deck-edit-usage = %(prog)s [-h] [--lang LANGUAGE] NAME|FOLDER [--add | --remove] [CARD] [COLUMN=VALUE ...]
help-deck-encoding = the encoding of a CSV file that is not UTF-8: cp1251, cp1252, mac-roman
help-deck-export = write a deck for a spreadsheet program
help-deck-export-about = Write the cards of a deck into a file for a spreadsheet program: a workbook where its name ends in .xlsx, else CSV with commas and decimal points, for --lang ru and fr with semicolons and decimal commas. It has all numbers: do not look if you want to play with the deck.
help-deck-export-file = the .xlsx or CSV file to write
help-deck-file = an .xlsx or CSV file
help-deck-id = the name of the deck in commands: lower case a-z, digits, hyphens
help-deck-import = make a deck of a spreadsheet, or take new values from one
help-deck-import-about = Make a deck of a spreadsheet (.xlsx or CSV): one row with headings such as Name and Height (m), below it a card to a row. With --into the file has new values for a deck that is there, such as those that are printed on your cards: cards are found by id, name or short code, and an empty cell changes nothing.
help-deck-import-like = the file has the columns of this deck, but other cards
help-deck-import-name = what people call it; default the title in the file, else the file's name
help-deck-into = new values for this deck, by name or folder; of a shipped one you get your own copy
help-deck-like = a copy of this deck, with all its cards
help-deck-list = all decks: shipped, your own, and those that cannot be used
help-deck-name = what people call it; default as the id
help-deck-new = begin a deck of your own, empty or as a copy
help-deck-new-about = Begin a deck of your own: a folder with a deck.toml that explains itself and a cards.csv with its headings.
help-deck-order = the characteristic that orders the cards: length, weight, year
help-deck-other = the deck that it is compared with
help-deck-remove = take a deck of your own away; it is moved aside, not deleted
help-deck-remove-about = Take a deck of your own away: its folder is moved aside, in the place of the one that was removed before, and a shipped deck of that name counts again. Tags stay as they are.
help-deck-separator = the sign between the cells of a CSV file: comma, semicolon or tab
help-deck-sheet = the sheet of a workbook; default the only one with something in it
help-deck-show = the cards of a deck; their numbers only with an option
help-deck-show-about = The cards of a deck as their backs show them, by name; by what they can be ordered, and how many share a number. Options that show more say so: leave them out if you want to play with the deck.
help-deck-unit = the unit of those numbers: km, kg
help-deck-words = a card by its id, its name in any language or its short code, then what stands in its columns from now on
help-deck-format = how they are written: { $formats }; default plain
help-deck-values = also the numbers; do not look if you want to play with this deck
help-deck-ties = also which cards are equal; do not look if you want to play with this deck
help-deck-sources = also where each card's facts are from, which may tell them; do not look if you want to play with this deck
help-deck-diff-about = How two decks differ: cards, names, numbers, and of how many pairs the order turned round. The exit code is 1 where they do. It shows numbers: do not look if you want to play with this deck.
