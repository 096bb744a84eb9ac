# The set-up of a match, as the command line or a line of the protocol has it.

protocol-no-list-of-players = { $value } is no list of names
    .fix = write ["Anna", "Boris"]

protocol-no-name-of-mat = { $value } is no name
    .fix = give a mat's name such as '8x8', or its file

protocol-not-a-series = { $value } is no series
    .fix = give an odd number of matches, 3 to { $most }

protocol-not-a-list-of-names = { $value } is no list of names
    .fix = give a list such as ["big-ben"]

protocol-mat-has-no-such-key = a mat has no { QUOTED($key) }
    .fix = { $instead }

protocol-language-is-not-spoken = { $value } is not spoken here
    .fix = use one of: { $languages }

protocol-not-a-name = { $value } is no name
    .fix = give a name such as '{ $default }'

protocol-no-such-player = nobody is called { $value }
    .fix = use one of: { $names }

protocol-not-house-rules = { $value } is no set of house rules
    .fix = write such as { "{" }"pace": 1{ "}" }

protocol-not-a-mat = { $value } is no mat
    .fix = give a name such as "8x8", or { "{" }"columns": 8, "rows": 8{ "}" }

protocol-cell-twice-in-line = a cell stands in the line twice
    .fix = name each place once

protocol-no-such-cell = there is no cell { QUOTED($slot) }
    .fix = name cells of { $columns } x { $rows }

protocol-not-a-number-of = { $value } is no number of { $key }
    .fix = give 0 to { $most }

protocol-no-such-rule = there is no rule { $value }
    .fix = name a house rule such as pace

protocol-rule-cannot-be = { QUOTED($key) } cannot be { $value }
    .fix = give a word or a number

protocol-too-many-places = there are { $count } { $kind ->
        [pads] pads
        [tap_places] tap places
       *[other] places
    }
    .fix = a mat has { $most } at the most

protocol-no-name-of-place = { QUOTED($name) } cannot be { $kind ->
        [pads] a pad's
        [tap_places] a tap place's
       *[other] a place's
    } name
    .fix = name each place once, and none but cells like a cell

protocol-no-such-card = deck { $deck } has no card { QUOTED($card) }
    .fix = { $instead }

protocol-ids-of-cards = the ids stand in the first column of the deck's cards.csv

protocol-no-name-of-player = { QUOTED($name) } is no name
    .fix = { $instead }

protocol-name-of-length = give 1 to { $longest } printable characters

protocol-name-of-no-seat = a name has no comma and is not that of a seat
