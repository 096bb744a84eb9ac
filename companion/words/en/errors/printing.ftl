printing-several-cards-of-that-name = several cards are called { QUOTED($name) }
    .fix = name one of them: { $names }

printing-no-card-is-named = no card is named
    .fix = give ids, names or codes as they stand on the cards, with commas between them

printing-library-is-missing = the library { $name } is not installed
    .fix = install it with: pip install 'facedown[print]'

printing-folder-is-missing = there is no such folder
    .fix = give --out another name

printing-file-is-no-pdf = it is there already and no PDF
    .fix = give --out another name

printing-unreadable = it cannot be read ({ $reason })
    .fix = give --out another name

printing-signs-cannot-be-printed = { QUOTED($signs) } cannot be printed: the fonts do not have it, or it is written from right to left
    .fix = write it with other letters

printing-no-such-card = deck { $deck } has no card { QUOTED($name) }
    .fix = { $instead }

printing-how-cards-are-named = give ids, names or codes as they stand on the cards, with commas between them
