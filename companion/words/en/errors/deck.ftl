# Decks: their files, cards and values.

deck-without-cards = there are no cards in it
    .fix = write one card to a row under the names of the columns

deck-column-is-missing = the column is missing
    .fix = add a column named name_en, name_ru or name_fr

deck-too-many-cards-with-copies = with all copies it has more than { $most_rows } cards
    .fix = make it two decks

deck-card-without-name = the card has no name
    .fix = write its name in at least one language

deck-no-such-mark = there is no mark { QUOTED($mark) } in this column
    .fix = { $instead }

deck-column-to-add = the column is missing
    .fix = add a column named { $column }

deck-id-twice = { QUOTED($name) } is already the id of row { $first }
    .fix = give each card an id of its own, or remove one row

deck-id-of-a-copy = { QUOTED($name) } is also the id of a copy that row { $made } asks for
    .fix = give this row or that one another id

deck-id-of-copies-too-long = with the numbers of its copies the id is too long
    .fix = use at most { $longest } characters

deck-no-such-column = there is no column { QUOTED($column) } in this deck
    .fix = { $instead }

deck-short-name-twice = { QUOTED($name) } is already the short name of row { $first }
    .fix = change one of them

deck-letters-are-lost = { QUOTED($text) } has lost its letters when it was saved
    .fix = type it again and save as 'CSV UTF-8'

deck-value-is-no-number = { QUOTED($text) } is not a number
    .fix = write a number such as 324 or 96.3, without its unit

deck-value-is-no-year = { QUOTED($text) } is not a year
    .fix = write a whole number such as 1889, or -280 for 280 BC; no year is 0

deck-not-a-number-of-copies = { QUOTED($text) } is not a number of copies
    .fix = write 1 to { $most_copies }, or leave the cell empty for a single card

deck-cell-became-a-date = it is a date that the spreadsheet made of what was typed
    .fix = format the column as text and type the cell again

deck-value-became-a-date = { QUOTED($text) } is a date that the spreadsheet made of what was typed
    .fix = format the column as text and type the cell again

deck-cell-kept-only-the-size = it is a number of which the spreadsheet kept only the size
    .fix = format the column as a plain number and type all its digits

deck-value-kept-only-the-size = { QUOTED($text) } is a number of which the spreadsheet kept only the size
    .fix = format the column as a plain number and type all its digits

deck-cell-is-a-formula = it is a formula or its failure
    .fix = write the result itself

deck-value-is-a-formula = { QUOTED($text) } is a formula or its failure
    .fix = write the result itself

deck-cell-is-empty = the cell is empty
    .fix = write a number such as 324 or 96.3

deck-comma-is-not-clear = its comma may part thousands or begin decimals
    .fix = write it without the comma, or with a point in its place

deck-number-is-not-clear = { QUOTED($text) } may be { $whole } or { $point }
    .fix = write { $whole } or { $point }

deck-cell-begins-with-apostrophe = it begins with an apostrophe
    .fix = remove the apostrophe

deck-value-begins-with-apostrophe = { QUOTED($text) } begins with an apostrophe
    .fix = remove it and leave { $rest }

deck-value-looks-like-a-date = { QUOTED($text) } looks like a date
    .fix = format the column as a plain number and type all its digits

deck-cell-is-no-number = the cell is not a number
    .fix = write a number such as 324 or 96.3, without its unit

deck-value-of-too-many-digits = { QUOTED($text) } has too many digits
    .fix = at most { $most_digits } before and { $most_decimals } after the point are kept exactly

deck-cell-is-no-year = it is not a year
    .fix = write a whole number such as 1889, or -280 for 280 BC; no year is 0

deck-id-is-missing = the id is missing
    .fix = write one such as eiffel-tower

deck-id-too-long = { QUOTED($text) } is too long for an id
    .fix = use at most { $longest_id } characters

deck-invisible-character = { QUOTED($text) } has an invisible character (U+{ $sign }) in it
    .fix = type it again without

deck-value-too-long = { QUOTED($text) } has { $count } characters
    .fix = use at most { $longest }

deck-cell-looks-like-a-date = it looks like a date
    .fix = format the column as a plain number and type all its digits

deck-cell-of-too-many-digits = it has too many digits
    .fix = at most { $most_digits } before and { $most_decimals } after the point are kept exactly

deck-file-is-empty = there is nothing in it
    .fix = the first row names the columns, each further row is a card

deck-too-many-columns = it has { $count } columns
    .fix = a deck has { $most_columns } at the most

deck-too-many-cards = it has more than { $most_rows } cards
    .fix = make it two decks

deck-column-without-name = a cell lies in a column without a name
    .fix = put text that has separators in it in quotation marks, or name the column

deck-row-cannot-be-split = the row cannot be split into cells ({ $reason })
    .fix = look for a quotation mark that is not closed

deck-column-twice = the column { QUOTED($name) } stands there twice
    .fix = remove or rename one of them

deck-not-found = there is no deck of that name and no such folder
    .fix = { $instead }

deck-no-such-folder = there is no such folder
    .fix = name a folder with { $outline } and { $cards } in it

deck-name-cannot-be = { QUOTED($text) } cannot be { $kind ->
        [characteristic] the id of a characteristic
        [trait] the name of a trait
       *[column] the name of a column
    }
    .fix = use at most { $longest_key } lower case letters a-z, digits and underscores, such as box_office

deck-value-cannot-stand-in-a-cell = { QUOTED($text) } cannot stand for itself in a cell
    .fix = use at most { $longest_key } lower case letters a-z, digits and underscores, such as toilet_roof

deck-line-too-long = it has { $count } characters
    .fix = write at most { $longest } to a line

deck-not-toml = it is not TOML ({ $reason })
    .fix = compare it with the example in the README of companion/cards/decks

deck-too-many-characteristics = there are { $count }
    .fix = a deck has { $most_characteristics } at the most

deck-empty-cell-cannot-count-so = an empty cell cannot count as { $value }
    .fix = write a number that a cell could hold

deck-list-is-empty = there is nothing in the list
    .fix = write what the column may hold, such as { $name } = ["floor", "roof"]

deck-characteristic-twice = { QUOTED($name) } is the id of two characteristics
    .fix = give each its own

deck-two-columns-of-one-name = { QUOTED($column) } is the name of two columns
    .fix = give each its own

deck-short-name-not-two-lines = { QUOTED($text) } is not one line or two
    .fix = write one or two lines of at most { $longest_line } characters with a | between them, such as Empire|State; or leave the cell empty

deck-line-of-short-name-too-long = { QUOTED($longest) } has { $count } characters
    .fix = write one or two lines of at most { $longest_line } characters with a | between them, such as Empire|State; or leave the cell empty

deck-key-is-not-known = { QUOTED($key) } is not known here
    .fix = { $instead }

deck-too-many-of-them = there are { $count } of them
    .fix = write { $most } at the most

deck-text-in-no-language = there is no text in any language
    .fix = write at least one, such as en = "..."

deck-not-a-name = { QUOTED($key) } cannot be a name here
    .fix = use at most { $longest_key } lower case letters a-z, digits and underscores, such as mini_height

deck-not-for-the-game = the deck is not made for the game { QUOTED($game) }
    .fix = { $instead }

deck-is-no-id = { QUOTED($text) } is not an id
    .fix = use lower case letters a-z, digits and hyphens, such as { $example }

deck-no-such-value = there is no { $name } { QUOTED($text) } in this deck
    .fix = { $instead }

deck-value-is-empty = the cell is empty
    .fix = { $instead }

deck-no-such-word = there is no { $kind } { QUOTED($value) }
    .fix = { $instead }

deck-not-what-belongs-here = { $lack }
    .fix = { $instead }

deck-is-missing = it is missing

deck-of-another-kind = this is { $kind }, not what belongs here

deck-of-another-kind-shown = this is { $kind } ({ $value }), not what belongs here

deck-begin-characteristics = begin each with a line [[characteristic]]

deck-begin-traits = begin with a line [traits], then such as kind = ["floor", "roof"]

deck-begin-terms = begin with a line such as [terms.{ $game }]

deck-begin-table = begin with a line [{ $table }]

deck-write-beside = write beside = { "{" } column = "area_km2", unit = "km²" { "}" }

deck-write-texts = write { $key } = { "{" } en = "...", ru = "...", fr = "..." { "}" }

deck-write-list = write { $key } = ["...", "..."]

deck-write-text = write a text in quotation marks, such as "height"

deck-write-empty = write a number, such as empty = 0

deck-write-number = write a whole number up to { NUMBER($greatest, useGrouping: 1) }, or a list of at most { $most } such as [6, 7, 8]

deck-write-rule = write a number, or a word of at most { $longest } letters such as "exceeds"
