# What the terminal says of spreadsheets that become decks and of decks that become spreadsheets, and the comments in a deck.toml that is made so.
# Where a line ends with a colon, what may be long is written behind it: Fluent takes 2,500 characters at most.
deck-csv-made = { $name } ({ $id }), made of { $file }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-csv-into = { $name } ({ $id }): { $file } has { $count ->
    [one] { $count } of its cards
   *[other] { $count } of its cards
}
deck-csv-values = { $count ->
    [0] No number changed
    [one] { $count } number changed
   *[other] { $count } numbers changed
}
deck-csv-touched = { $count ->
    [one] { $count } of { $of } cards changed
   *[other] { $count } of { $of } cards changed
}
deck-csv-nothing-new = All of it stood in the deck already; nothing was written.
deck-csv-part = “{ $text }” was taken for “{ $card }”
deck-csv-more-parts = { $count ->
    [one] And { $count } more by a part of its name
   *[other] And { $count } more by a part of their names
}
deck-csv-renamed = “{ $old }” is called “{ $new }” now
deck-csv-more-renamed = { $count ->
    [one] And { $count } more name changed
   *[other] And { $count } more names changed
}
deck-csv-one-name = It is called “{ $name }” in every language; --name gives it another name, and its deck.toml can have one for each language.
deck-csv-title = Above the headings stood:
deck-csv-names-from = The names of the cards are from the column “{ $column }”.
deck-csv-left-out = The column “{ $column }” only counts the rows and was left out.
deck-csv-unplaced = The column “{ $column }” was left out, as it is not clear what it is for. To keep it, write Note over it and import the file once more with --again.
deck-csv-order = Ordered by { $order }, written like { $sample }
deck-csv-ties = { $count ->
    [0] no two cards are equal
    [one] { $count } card has an equal
   *[other] { $count } cards have an equal
}
deck-csv-instead = It takes the place of the shipped deck { $id }, which stays as it was.
deck-csv-way-back = Back to the shipped one: { $command }
deck-csv-lies = It lies in:
deck-csv-toml-kept = Its deck.toml stays as it was written.
deck-csv-toml-anew = Its deck.toml was written anew; what still fits was taken over from the one before.
deck-csv-aside = What was there before is kept in:
deck-csv-next = Next: { $command }
deck-csv-written = { $name } ({ $id }), written to { $file }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-csv-numbers-inside = It has all numbers: do not look if you want to play with this deck.
deck-csv-back = To take its values in again: { $command }

# In deck.toml.
deck-csv-thanks = Names and numbers as in { $file }.
deck-csv-toml-begins = Made of { $file }. Change what you like, then see whether all is well: { $command }. The README of companion/cards/decks tells what else may stand here.
deck-csv-toml-names = What the deck is called. One language is enough; en, ru and fr may stand here.
deck-csv-toml-characteristic = What the cards are ordered by. The id is also the name of the column in cards.csv; the format is plain, thousands, year or money; unit stands behind the number, and more says what a greater number means. Like the names they may differ between languages.
