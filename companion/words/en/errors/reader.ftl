# Readers on a Raspberry Pi's own pins: the lines of their program.

reader-line-unusable = it cannot be used ({ $reason })
    .fix = see that no other program uses it, that lgpio is installed, and that this user is in the group gpio

reader-spi-is-off = it cannot be used ({ $reason })
    .fix = switch SPI on with raspi-config, and see that 'bus' and 'device' are right

reader-spi-is-denied = it cannot be used ({ $reason })
    .fix = add this user to the group spi

reader-spi-unusable = it cannot be used ({ $reason })
    .fix = see that SPI is switched on and that no other program uses it

reader-package-is-missing = it cannot be imported ({ $reason })
    .fix = pip install 'facedown[pi]'

reader-package-is-another = another one than { $name } { $version } of PyPI goes by that name ({ $proof })
    .fix = pip uninstall { $packages }, then pip install --no-deps { $name }=={ $version }

reader-proof-value = its { $name } is { $value }

reader-proof-missing = it has no { $name }

reader-package = the package { $name }

reader-package-in = the package { $name } in { $file }

reader-pin = pin { $pin }

reader-wiring = the wiring

reader-model = the model of the wiring

reader-command-line = the command line

reader-wiring-no-json = it is no JSON ({ $reason })
    .fix = write an object such as { $example }

reader-wiring-no-object = it is { $value }
    .fix = write an object such as { $example }

reader-wiring-unknown-key = there is no key '{ $name }'
    .fix = keys are { $names }

reader-wiring-no-model = '{ $name }' is { $value }
    .fix = write an object, or leave it out

reader-wiring-no-pins = '{ $name }' is { $value }
    .fix = write a list of BCM numbers

reader-wiring-no-number = '{ $name }' is { $value }
    .fix = write a whole number from { $least } to { $most }

reader-wiring-no-chip = there is no chip { $value }
    .fix = write one of { $chips }

reader-wiring-pin-twice = pin { $pin } is used twice
    .fix = give each line a pin of its own

reader-wiring-select-and-address = there are both 'select' and 'address'
    .fix = leave 'select' out where a decoder selects the antennas

reader-wiring-select-lines = { $lines } select lines for { $antennas } antennas
    .fix = give each antenna one line

reader-wiring-address-lines = { $lines } address lines for { $antennas } antennas
    .fix = name a line for each antenna in 'select', or enough lines of a decoder in 'address'

reader-model-no-tags = '{ $name }' is { $value }
    .fix = write the uids on each antenna, such as { "{" }"0": ["04a1b2c3d45e80"]{ "}" }

reader-model-no-dead = '{ $name }' is { $value }
    .fix = write a list of antennas

reader-model-no-antenna = there is no antenna { $antenna }
    .fix = they are 0 to { $last }

reader-model-no-uid = { $uid } is no uid
    .fix = write 4, 7 or 10 bytes in hexadecimal digits

reader-wrong-arguments = it is { $value }
    .fix = give it the wiring as JSON, and how often it was started before, or nothing

reader-bus-failed = the bus failed: { $reason }

reader-gpio-stand-in = gpiozero stands in for RPi.GPIO ({ $reason })

reader-says = { $reader }: { $text }
