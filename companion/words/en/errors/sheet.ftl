# Spreadsheets that become decks, and decks that become spreadsheets.

sheet-kind-not-written-here = files of the kind { $kind } are not written here
    .fix = name a file that ends in .xlsx or .csv

sheet-file-is-there-already = there is something of that name already
    .fix = name another file, or add --force to write over it

sheet-what-separates-cells-not-clear = what separates its cells is not clear
    .fix = say it with --separator comma, --separator semicolon or --separator tab

sheet-row-above-headings = it stands above row { $header_row }, which has the headings
    .fix = remove the row, or move it below the headings

sheet-row-of-sums = { QUOTED($first) } stands below all cards, as sums do
    .fix = remove the row; if it is a card, move it up

sheet-value-in-unnamed-column = { QUOTED($value) } lies in a column without a name
    .fix = put text that has separators in it in quotation marks, or name the column

sheet-text-looks-like-a-date = { QUOTED($text) } looks like a date
    .fix = format the column as text and type the cell again

sheet-without-table = there is no table in it
    .fix = write headings such as Name and Height (m) in one row, and below it a card to a row

sheet-into-and-another = with --into the values go into a deck that is there
    .fix = leave one of them out

sheet-name-without-letters = its name has no letters that an id could be made of
    .fix = give the deck one with --as, such as --as rivers

sheet-deck-is-there-already = a deck of that name is there already
    .fix = choose another with --as, add --again to replace it, or take only its values: --into { $deck }

sheet-name-of-a-shipped-deck = a shipped deck is called so, and yours would take its place
    .fix = choose another with --as, add --again if that is meant, or take only its values: --into { $deck }

sheet-not-a-name-of-a-deck = it is no name for a deck
    .fix = give one of 1 to { $longest_deck_name } characters

sheet-columns-of-a-deck = its columns are those of the deck { $deck }
    .fix = add --like { $deck } for a deck of your own with these columns, or --into { $deck } for new values of that deck

sheet-no-names = no column has the names of the cards
    .fix = write Name over one

sheet-no-numbers = no column has numbers
    .fix = add one such as Height (m): by that the cards are ordered

sheet-too-many-columns-of-numbers = it has { $count } columns of numbers
    .fix = remove some: the cards of a deck can be ordered by { $most_characteristics } at the most

sheet-heading-too-long = the heading has { $count } characters
    .fix = write at most { $longest_name }

sheet-marks-of-no-column = there is no column { QUOTED($column) } that these marks belong to
    .fix = { $instead }

sheet-name-twice = { QUOTED($name) } is already the name of row { $first }
    .fix = tell them apart in a column Place or Note, or count them in a column Copies

sheet-column-is-not-clear = what the column { QUOTED($column) } is for is not clear, and it has no numbers
    .fix = write over it what it is: Name, Place, Note, Short name, Source or Copies; or remove it

sheet-no-column-of-cards = no column says which card is meant
    .fix = add one of their names, such as Name, or of their ids

sheet-nothing-new = there is nothing new in it: no column but the one that says which card is meant
    .fix = add one such as Height (m)

sheet-one-column-of-two = there is a column { $there } and none for { $missing }
    .fix = add { $missing } as well: the two stand side by side, and only one of them would be new

sheet-row-of-no-card = nothing says which card is meant
    .fix = write its name or its id, or remove the row

sheet-several-cards-of-that-name = several cards are called { QUOTED($text) }
    .fix = add a column id and name one of them: { $ids }

sheet-two-columns-for-one = the columns { QUOTED($one) } and { QUOTED($other) } are both { $name }
    .fix = remove one of them

sheet-same-card = it is the same card as row { $row }: { $card }
    .fix = keep one of the two rows

sheet-names-of-different-cards = { QUOTED($one) } is another card than { QUOTED($other) }: { $card }
    .fix = look whether the rows have slipped

sheet-number-is-not-clear = { QUOTED($text) } may be { $whole } or { $point }
    .fix = write { $whole } or { $point }, or tell all of the file with --decimal comma or --decimal point

sheet-cell-is-true-or-false = it is true or false
    .fix = write a number or a text

sheet-cell-is-a-date-or-time = it is a date or a time
    .fix = write a year as a plain number; format all else as text and type the cell again

sheet-formula-without-result = it is a formula whose result is not in the file
    .fix = open the file in a spreadsheet program and save it, or write the result itself

sheet-opendocument-workbook = this is an OpenDocument spreadsheet (.ods), which cannot be read here
    .fix = open it in LibreOffice, save it as .xlsx or as 'CSV UTF-8', and name that file

sheet-no-such-sheet = there is no sheet { QUOTED($wanted) } in it
    .fix = name one of these: { QUOTED($names) }

sheet-several-sheets = it has several sheets: { QUOTED($names) }
    .fix = name one, such as --sheet { QUOTED($first) }

sheet-workbook-without-sheets = there is no sheet of cells in it
    .fix = open it in the spreadsheet program, save it as .xlsx without a password, and name that file

sheet-workbook-is-damaged = it is damaged, or no workbook of the kind .xlsx ({ $name })
    .fix = open it in the spreadsheet program, save it as .xlsx without a password, and name that file

sheet-library-is-missing = the library { $name } is not installed
    .fix = install it with: pip install openpyxl; or use a CSV file

sheet-workbook-of-old-kind = this is a workbook of an old kind (.xls) or one with a password
    .fix = open it in the spreadsheet program, save it as .xlsx without a password, and name that file

sheet-is-no-workbook = it is no workbook of the kind .xlsx
    .fix = open it in the spreadsheet program, save it as .xlsx without a password, and name that file

sheet-workbook-too-large = it unpacks to more than { NUMBER($most_unpacked, useGrouping: 1) } bytes
    .fix = copy the table into a workbook of its own, and name that file

sheet-is-a-folder = this is a folder, not a file
    .fix = name an .xlsx or CSV file that a spreadsheet program has saved

sheet-is-no-file = it is no file
    .fix = name an .xlsx or CSV file that a spreadsheet program has saved

sheet-is-absent = there is no such file
    .fix = name an .xlsx or CSV file that a spreadsheet program has saved

sheet-two-columns-of-one-language = the columns { QUOTED($one) } and { QUOTED($other) } are both { $name }
    .fix = say in which language each is, such as Name (ru), or remove one

sheet-two-columns-of-places = the columns { QUOTED($one) } and { QUOTED($other) } are both { $name }
    .fix = put both into one column, or remove one of them

sheet-unit-of-another-kind = the unit { QUOTED($unit) } is not that of the deck
    .fix = { $instead }

sheet-write-numbers-in = write the numbers in { $units }

sheet-one-of-units = { $one } or { $other }

sheet-write-no-unit = the deck has none there: write whole numbers, and no unit over them

sheet-no-such-card = there is no card { QUOTED($card) } in the deck { $deck }
    .fix = { $instead }

sheet-deck-lists-cards = `facedown deck show { $deck }` lists its cards

sheet-did-you-mean-one-of = did you mean one of these: { QUOTED($names) }?
