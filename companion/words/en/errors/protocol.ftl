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

# A line of the protocol that cannot be taken. Programs read these in English.

protocol-and = { $before } and { $last }

protocol-no-text = '{ $key }' is { $value }
    .fix = give a text such as "{ $example }"

protocol-text-too-long = '{ $key }' has { $count } characters
    .fix = write at most { $longest }

protocol-text-unprintable = '{ $key }' is { QUOTED($text) }, which cannot be printed
    .fix = write letters, digits and signs only

protocol-no-seconds = '{ $key }' is { $value }, no number
    .fix = give seconds, such as { $example }

protocol-number-out-of-range = '{ $key }' is { $value }
    .fix = give a number from { $least } to { NUMBER($most, useGrouping: 1) }

protocol-no-fields = '{ $name }' takes { $takes }, not { $value }
    .fix = write an object with just { $fields }

protocol-fields-are-missing = '{ $name }' takes { $takes }; { $missing } is missing
    .fix = write an object with just { $fields }

protocol-no-such-key = '{ $name }' has no { QUOTED($key) }
    .fix = { $instead }

protocol-no-correction = 'correct' takes one correction
    .fix = write one, such as { $example }

protocol-no-such-correction = there is no correction { QUOTED($name) }
    .fix = { $instead }

protocol-no-count = 'count' is { $value }
    .fix = give the number of cards in the hand

protocol-new-name-is-none = 'name' is { QUOTED($name) }, which is no name
    .fix = { $instead }

protocol-no-open-cards = 'open' is { $value }
    .fix = list the cards that lie open, such as { $example }

protocol-write-it-so = '{ $key }' is { $value }
    .fix = write { $example }

protocol-nothing-to-do = the line says nothing to be done
    .fix = write one object such as { $example }

protocol-no-such-message = there is no message { QUOTED($name) }
    .fix = { $instead }

protocol-several-messages = one line cannot be { $names }
    .fix = write one message per line

protocol-line-too-long = the line is longer than { $longest } bytes
    .fix = write shorter lines, one message in each

protocol-line-not-utf8 = byte { $byte } is not UTF-8
    .fix = write the line in UTF-8

protocol-line-not-json = this is not JSON ({ $words } at column { $column })
    .fix = write one object such as { $example }

protocol-line-too-deep = this is nested too deeply
    .fix = write one object such as { $example }

protocol-too-many-digits = a number has too many digits
    .fix = write shorter numbers

protocol-line-no-object = the line is { $value }, no object
    .fix = write one object such as { $example }

protocol-key-twice = { QUOTED($key) } stands there twice
    .fix = write each key once

protocol-no-number-in-json = { $constant } is no number in JSON
    .fix = write a number such as 2.5

protocol-card-and-uid = both 'card' and 'uid' are given
    .fix = name the card or its tag

protocol-names-no-card = '{ $key }' names no card
    .fix = add "card", such as { $example }

protocol-no-side = 'side' is { $value }
    .fix = with a card, give "back" or "face", or leave it out

protocol-no-uid = 'uid' is { QUOTED($uid) }
    .fix = give 4, 7 or 10 bytes in hex, such as "04a1b2c3d4e5f6"

protocol-no-such-button = there is no button { QUOTED($button) }
    .fix = { $instead }

protocol-no-list-of-slots = '{ $key }' is { $value }
    .fix = give a list of slots, such as { $example }

protocol-so-many-slots = { $count } slots

protocol-no-pass = '{ $key }' is { $value }
    .fix = tell what each slot heard, such as { $example }

protocol-so-many-tags = { $count } tags

protocol-slot-heard-no-list = { QUOTED($slot) } heard { $value }
    .fix = give a list of up to { $most } tags, "garbled" or "fault"

protocol-slot-heard-twice = { QUOTED($slot) } heard { QUOTED($uid) } twice
    .fix = write each tag once

protocol-slot-heard-no-tag = { QUOTED($slot) } heard { QUOTED($uid) }
    .fix = give a tag's 4, 7 or 10 bytes in hex, or a card as "card:landmarks/big-ben"

protocol-no-number-of-match = '{ $key }' is { $value }
    .fix = give the number of a match, such as { $example }

protocol-match-is-set-up = a match is set up already
    .fix = put it aside first: { $example }

protocol-no-match-yet = no match is set up yet
    .fix = begin with { $example }

protocol-nothing-on-record = nothing is on record here
    .fix = start the referee with --journal

protocol-time-goes-back = 'at' is { $at }, and it is { $now } already
    .fix = time goes on only; give a later time or none

protocol-nothing-announced = nothing was announced as { QUOTED($id) }
    .fix = give the id of an announcement, such as "41.2"

protocol-no-more-to-say = there is no more to say about { $rule }
    .fix = read it in the rules of the game

protocol-own-fault = a fault of the program's own ({ $kind })
    .fix = please report it; { $example } tells how the match stands

protocol-slot-is-silent = { $slot } is silent
    .fix = say first that it is back: { $example }

protocol-no-lone-card = { $count ->
        [0] no card lies
        [one] { $count } card lies
       *[other] { $count } cards lie
    } on { $slot }
    .fix = a card by itself is heard badly or well

protocol-no-such-tag = there is no tag { QUOTED($uid) }
    .fix = name a card as "card:landmarks/big-ben" and a command as "command:ok", or give the uid of a tag

protocol-card-lies-elsewhere = that card lies on { $slot }
    .fix = lift it first: { $example }

protocol-slot-of-another-kind = { QUOTED($slot) } is a { $kind ->
        [pad] pad
        [tap-place] tap place
       *[other] cell
    }
    .fix = cards are tapped on pads, and placed on cells

protocol-no-reader-there = there is no reader at { $slot }
    .fix = tap the card on a pad and choose its cell, or choose it by name

protocol-no-such-slot = there is no slot { QUOTED($slot) }
    .fix = { $instead }

protocol-cells-are = cells are A1 to { $last }

protocol-no-cells = the mat has no cells

protocol-pads-are = pads are { $names }

protocol-no-pads = it has no pads

protocol-slots-are = { $cells }; { $pads }

protocol-slots-and-places-are = { $slots }; places are { $first } to { $last }

protocol-no-card-of-that-name = there is no card { QUOTED($card) }
    .fix = name a card of this deck such as "big-ben", or of another one as "movies/avatar"

protocol-no-card-to-lift = no card lies on { $slot }
    .fix = place one first: { $example }

protocol-card-does-not-lie-there = that card does not lie on { $slot }
    .fix = name no card where only one lies: { $example }

protocol-several-cards-lie-there = { $count } cards lie on { $slot }
    .fix = say which is lifted: add "card"

protocol-empty-seat = nobody sits at { $seat }
    .fix = seats are { $seats }

protocol-name-is-taken = { QUOTED($name) } sits at { $seat }
    .fix = give each player a name of their own

protocol-no-such-seat = nobody is called { QUOTED($name) }
    .fix = { $instead }

protocol-name-one-of = name one of: { $names }

protocol-no-player-is-left = no player is left
