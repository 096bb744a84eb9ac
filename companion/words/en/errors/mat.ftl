mat-not-found = there is no mat of that name and no such file
    .fix = { $instead }

mat-too-large = it is larger than { NUMBER($longest, useGrouping: 1) } bytes
    .fix = a mat needs a few lines; remove what does not belong there

mat-not-toml = it is not TOML ({ $reason })
    .fix = compare it with the examples in hardware/mats

mat-no-regular-file = it is a pipe or a device and no regular file
    .fix = write what it says into a file, and name that file

mat-not-utf8 = byte { $byte } of the file is not UTF-8
    .fix = save it as UTF-8 text

mat-cells-overlap = cells lie over each other
    .fix = make 'pitch' no smaller than 'slot', either way

mat-place-without-centre = it is not said where { QUOTED($slot) } lies
    .fix = write its centre below [geometry.places]: { $slot } = [100, 60]

mat-places-overlap = { $name } lies over { $over }
    .fix = move one of them away by the size of a slot

mat-place-lies-in-the-grid = { $key } lies in the grid
    .fix = leave it out: origin and pitch say where cells are

mat-too-wide-when-turned = turned by { $turn } the mat has { $columns } columns
    .fix = rows become columns, of which a mat has { $most } at the most

mat-too-many-pads = there are { $count } pads
    .fix = a mat has { $most } at the most

mat-too-many-tap-places = there are { $count } tap places
    .fix = a mat has { $most } at the most

mat-line-given-twice = the line is given by { $ways }
    .fix = use one of slots, snake and places

mat-prefix-without-places = there is a 'prefix' and no 'places'
    .fix = write how many places there are, such as places = 32

mat-snake-without-grid = there is no grid for the line to run over
    .fix = add a [grid], or use places = 32

mat-line-too-long = the line has too many places outside the grid
    .fix = a mat has { $most } at the most

mat-prefix-too-long = { QUOTED($prefix) } is too long
    .fix = write at most { $longest } characters

mat-line-over-blind-cell = { $slot } is blind
    .fix = leave it out of the line, or out of 'blind'

mat-place-twice-in-line = { $slot } stands in the line already
    .fix = name each place once

mat-encoder-lines = an encoder has 2 lines, not { $count }
    .fix = write the BCM numbers of both, such as encoder = [20, 21]

mat-push-without-encoder = there is a 'push' and no 'encoder'
    .fix = call a button of its own 'ok', below [panel.buttons]

mat-lights-without-hubs = no reader has lights
    .fix = they hang on hubs; leave 'lights' out

mat-brightness-without-lights = there is a 'brightness' and no 'lights'
    .fix = write lights = true, or leave it out

mat-no-gain = 'gain' is { $value }
    .fix = write { $gains } (decibels)

mat-two-readers-of-one-name = two readers are called { QUOTED($name) }
    .fix = give each a name of its own

mat-reader-without-slots = it serves no slot
    .fix = name the slot of each antenna, such as slots = ["A1", "B1"]

mat-no-port = 'port' is { QUOTED($port) }
    .fix = write a path such as /dev/ttyACM0, or the hub's serial number

mat-two-hubs-on-one-port = { QUOTED($port) } is the port of two hubs
    .fix = each hub has its own

mat-device-is-taken = device { $device } of bus { $bus } is taken
    .fix = choose another device, or give 'select' lines to both

mat-select-is-missing = 'select' is missing for { $antennas } slots
    .fix = write the BCM number of each antenna's own line, or with 'address' those of a decoder's lines

mat-select-and-address = there are both 'select' and 'address'
    .fix = leave 'select' out where a decoder selects the antennas

mat-no-such-chip = there is no chip { QUOTED($chip) }
    .fix = { $instead }

mat-no-such-kind = there is no kind { QUOTED($kind) }
    .fix = { $instead }

mat-slot-is-served-already = { $slot } is served by { $server } already
    .fix = each slot has one antenna; put a broken one's slot into 'blind'

mat-too-many-antennas-for-a-decoder = no decoder has { $antennas } antennas
    .fix = a reader with 'address' has { $most } slots at the most

mat-whole = a mat

mat-grid = a grid

mat-line = a line

mat-reader = a reader

mat-reader-of-kind = a reader of kind { $kind }

mat-pad = a pad

mat-draw-pad = a draw pad

mat-tap-place = a tap place

mat-line-place = a place of the line

mat-antenna = antenna { $number } of { QUOTED($reader) }

mat-pin-of-reset = a reset line

mat-pin-of-line = a line of { QUOTED($reader) }

mat-pin-of-address = an address line of { QUOTED($reader) }

mat-pin-of-encoder = a line of the encoder

mat-pin-of-encoder-button = the encoder's button

mat-pin-of-buzzer = the buzzer

mat-pin-of-button = button { $name }

mat-pin-of-lamp = the lamp of { $name }

mat-name-too-long = { QUOTED($name) } is too long
    .fix = names have at most { $longest } characters

mat-name-with-blanks = { $thing } cannot be called { QUOTED($name) }
    .fix = write letters, digits and hyphens, without blanks

mat-name-of-a-cell = { $thing } cannot be called { QUOTED($name) }, as cells are
    .fix = give it a name such as pad or site-1

mat-name-is-taken = { QUOTED($name) } is { $thing } already
    .fix = give each place a name of its own

mat-pin-is-taken = pin { $pin } is { $user } already
    .fix = choose another BCM number

mat-pin-of-a-bus = pin { $pin } belongs to bus { $bus } itself
    .fix = choose another BCM number

mat-no-such-slot = there is no slot { QUOTED($slot) }
    .fix = { $instead }

mat-slots-are = slots are { $slots }

mat-slots-from = A1 to { $last }

mat-no-slots = slots are not there at all

mat-lines-of-antennas = there { $lines ->
        [one] is
       *[other] are
    } { $lines } { $lines ->
        [one] line
       *[other] lines
    } for { $slots } { $slots ->
        [one] slot
       *[other] slots
    }
    .fix = write the BCM number of each antenna's own line

mat-lines-of-address = there { $lines ->
        [one] is
       *[other] are
    } { $lines } { $lines ->
        [one] line
       *[other] lines
    } for { $slots } { $slots ->
        [one] slot
       *[other] slots
    }
    .fix = write { $needed } of them as BCM numbers, the least significant first

mat-reaches-over-the-edge = { $spot } reaches over the edge of the mat
    .fix = centres lie between { $left } and { $right } across, { $low } and { $high } up; or make 'size' greater

mat-no-such-place = there is no place { QUOTED($place) }
    .fix = { $instead }

mat-leave-it-out = leave it out

mat-no-such-cell = there is no cell { QUOTED($cell) }
    .fix = { $instead }

mat-cells-are = cells are A1 to { $last }, as they are wired

mat-without-grid = this mat has no grid

mat-chip-cannot-be-wired = reader { QUOTED($reader) } has the chip { $chip }, and wires are known of MFRC522 boards only
    .fix = wire that board as its own manual tells; everything but its drawing works

mat-nothing-to-wire = this mat has no reader that could be wired
    .fix = write [[readers]] of kind spi or hub; hardware/mats/README.md tells how

mat-too-many-antennas-for-a-pico = the hub '{ $name }' has { $antennas } antennas, and a Pico has pins for { $most }
    .fix = divide its slots among more hubs

mat-bus-of-other-pins = the reader '{ $name }' is on bus { $bus }, whose pins are others on each Raspberry Pi
    .fix = put it on bus 0 or 1

mat-bus-without-that-device = the reader '{ $name }' is selected by device { $device }, and bus { $bus } has no such line
    .fix = write a device from 0 to { $last }, or give each antenna a line of its own in 'select'

mat-file-is-no-drawing = it is there already and no drawing
    .fix = give --write another folder

mat-drawing-unwritable = it cannot be written ({ $reason })
    .fix = give --write another folder

mat-board-over-the-edge = the RC522 board of { $slot } would reach over the edge of the mat
    .fix = move the slot inwards, or make 'size' larger

mat-boards-overlap = the RC522 boards of { $slot } and { $other } would lie over each other
    .fix = move the slots apart: a board with its frame is 44.5 x 64.5 mm

mat-bed-too-small = a bed of { $bed } mm is too small: cuts between the boards leave pieces that are larger
    .fix = give --bed a larger one

mat-order-is-there = it is there already
    .fix = give --write another folder, or --force to write over it

mat-order-unwritable = it cannot be written ({ $reason })
    .fix = give --write another folder

mat-place-is-a-file = this is a file, not a folder
    .fix = name a folder that is not there yet, or is empty

mat-folder-is-in-use = other things lie in this folder
    .fix = name a folder that is not there yet, or is empty

mat-board-without-antennas = no line of it begins with ANTENNAS =
    .fix = mend it, or take it away, and a new one is written

mat-board-is-not-utf8 = it is no UTF-8 text
    .fix = mend it, or take it away, and a new one is written
