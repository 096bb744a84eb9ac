# Values of a file that are not what belongs there; names that are not known.

value-text = { QUOTED($text) }
value-plain = { $text }
value-list = [{ $items }]
value-kind = { $kind ->
        [bool] true or false
        [int] a whole number
        [float] a number
        [list] a list
        [dict] a table
        [str] a text
       *[other] a date or a time
    }
value-is = { QUOTED($key) } is { $value }
value-is-missing = { QUOTED($key) } is missing
value-number-is = number { $number } of { QUOTED($key) } is { $value }
value-did-you-mean = did you mean { QUOTED($name) }?
value-use-one-of = use one of: { $names }
value-name-one-such-as = name one of the mat, such as { $names }
value-unknown-key = { $table } has no { QUOTED($key) }
    .fix = { $instead }

value-no-table = { $lack }
    .fix = begin a line with [{ $name }] and write its keys below

value-no-tables = { $lack }
    .fix = begin each with a line [[{ $key }]]

value-no-text = { $lack }
    .fix = write a text of 1 to { $longest } characters, such as { $key } = "{ $example }"

value-no-list-of-texts = { $lack }
    .fix = write a list, such as { $key } = ["{ $example }"]

value-no-text-of-list = { $lack }
    .fix = write texts, such as "{ $example }"

value-no-flag = { $lack }
    .fix = write { $key } = true, or leave it out

value-no-whole-number = { $lack }
    .fix = write a whole number from { NUMBER($least, useGrouping: 1) } to { NUMBER($most, useGrouping: 1) }

value-no-list-of-numbers = { $lack }
    .fix = write a list, such as { $key } = [{ $least }]

value-no-number-of-list = { $lack }
    .fix = write { $least } to { $most }

value-no-length = { $lack }
    .fix = write a length in millimetres from { $least } to { NUMBER($most, useGrouping: 1) }

value-no-two-lengths = { $lack }
    .fix = write two lengths in millimetres from { $least } to { NUMBER($most, useGrouping: 1) }, such as [70, 95]

value-none = null

value-object = an object
