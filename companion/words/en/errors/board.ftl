# How a hub is wired, as its board.py says.

board-no-such-chip = there is no chip { $chip } for CHIP
    .fix = write one of { $chips }

board-antennas-out-of-range = ANTENNAS is { $count }, and SELECTS has lines for 1 to { $most }
    .fix = write another number, or more lines

board-lights-out-of-range = LIGHTS is { $count }, and it can be 0 to { $most }
    .fix = write how many lights there are

board-no-such-bus = antenna { $antenna } is on bus { $bus }, which is not in BUSES
    .fix = correct its line in SELECTS

board-no-such-pin = { $use } is on GP{ $pin }, which a Pico does not bring out
    .fix = choose another pin

board-pin-is-used-twice = GP{ $pin } is used twice, for { $first } and for { $second }
    .fix = choose another pin for one of them

board-pin-cannot-be = GP{ $pin } cannot be { $role } of bus { $bus }
    .fix = choose one that can, by the data sheet of the RP2040

board-name-is-missing = { $name } is missing
    .fix = write it as in the shipped board.py

board-value-of-another-kind = { $words }
    .fix = write values such as those of the shipped board.py

board-role-of-bus = { $role } of bus { $bus }

board-sda-of-antenna = SDA of antenna { $antenna }

board-rst = RST

board-lights = the lights
