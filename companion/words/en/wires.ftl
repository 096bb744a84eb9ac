# How a mat is wired: parts, power, pins and drawings.
wires-title = Wiring of the mat “{ $name }”
wires-ohms = { $count } Ω
wires-kiloohms = { $count } kΩ
wires-milliamperes = { $count } mA
wires-volts = { $count } V
wires-bus = bus { $bus }
wires-span = { $first } to { $last }
wires-pair = { $first } and { $last }

# Parts.
wires-parts = Parts
wires-column-count = count
wires-column-part = part
wires-column-for = for
wires-part-pi = Raspberry Pi 3B+, 4, 5 or Zero 2 W, with its own supply
wires-part-pi-ports = Raspberry Pi 3B+, 4 or 5, with its own supply
wires-part-pico = Raspberry Pi Pico (RP2040; not the Pico 2), with pins and a USB cable that carries data
wires-part-ports = USB port
wires-part-board = RC522 board, its coil about 40 mm across
wires-part-decoder = 74HC138
wires-part-buffer = 74HC125
wires-part-small-capacitor = capacitor, 100 nF
wires-part-large-capacitor = capacitor, 47 µF
wires-part-series = resistor, { $ohms }
wires-part-pull = resistor, { $ohms }
wires-part-converter = step-down converter, 5 V to 3.3 V, 1 A
wires-part-fuse = fuse, 1 A, with its holder
wires-part-supply = supply, 5 V, { $amperes } A
wires-part-light = WS2812 light
wires-part-shifter = 74AHCT125
wires-part-button = push button
wires-part-encoder = rotary encoder
wires-part-lamp = LED
wires-part-lamp-resistor = resistor, { $ohms }
wires-part-buzzer = active buzzer
wires-part-transistor = NPN transistor
wires-part-base-resistor = resistor, { $ohms }
wires-part-diode = diode, 1N4148
wires-for-pi = the referee
wires-for-pico = a hub each
wires-for-ports = the hubs; those of the Pi will do
wires-for-ports-powered = the hubs, on USB hubs with a supply of their own
wires-for-board = an antenna each
wires-for-decoder = selects one of eight boards
wires-for-buffer = { $gates ->
    [one] { $gates } gate
   *[other] { $gates } gates
} in MISO lines, four to a chip; { $gates } × 74LVC1G125, one gate each, do it too
wires-for-small-capacitor = beside each board and each chip, from 3.3 V to ground
wires-for-large-capacitor = beside each board, from 3.3 V to ground
wires-for-series = in SCK and MOSI, where they leave the Pi or Pico
wires-for-pull = from MISO, and from each select line of a Pi or Pico, to 3.3 V
wires-for-converter = the 3.3 V of the boards
wires-for-fuse = in front of each converter
wires-for-supply = the converters
wires-for-supply-lights = the converters and the lights
wires-for-light = one for each antenna of the hubs
wires-for-shifter = lifts the lights’ signal of a hub to 5 V
wires-for-button = the panel
wires-for-encoder = the panel
wires-for-lamp = the panel
wires-for-lamp-resistor = in series with each LED
wires-for-buzzer = the panel
wires-for-transistor = switches the buzzer
wires-for-base-resistor = to the transistor’s base
wires-for-diode = across the buzzer, its ring to plus

# Power.
wires-power = Power
wires-column-supply = supply
wires-column-boards = boards
wires-column-fields = fields on at once
wires-column-idle = fields off
wires-column-usual = usual
wires-column-worst = at worst
wires-column-gives = it gives
wires-rail = 3.3 V of { $name }
wires-rails = 3.3 V of { $name }, each
wires-rail-own = 3.3 V of { $name }, from the Pi’s or Pico’s own pin
wires-rail-whole = 3.3 V of the whole mat
wires-five-pi = 5 V for the converter, from the Pi’s header
wires-five = 5 V for the converters
wires-five-lights = 5 V for the converters and the lights
wires-usb = 5 V from USB, { $count ->
    [one] { $count } Pico
   *[other] { $count } Picos
}
wires-note-groups = Antennas that could hear each other’s tags take turns, in { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
}: of the whole mat { $fields ->
    [one] { $fields } field is
   *[other] { $fields } fields are
} on at once at the most.
wires-note-sheet = A board draws 13.5 mA, 19 at worst, and while its field is on 60 more, 100 at worst (MFRC522 data sheet, table 153). Measure yours.
wires-note-spare = Converters and supplies are chosen so that { $share }% are left above the worst: for LEDs on the boards, for the chips, and for parts that draw more than they should.
wires-note-header = { $current } at the Pi’s header are reckoned with its official supply. With any other one, give the converter a 5 V supply of its own instead of the Pi’s pin, and join the grounds.
wires-note-usb = { $count } hubs want USB hubs with supplies of their own: a Pi’s ports give 1.2 A in all, on some models less.

# Pins.
wires-column-pin = pin
wires-column-edge = edge
wires-column-bcm = BCM
wires-column-gp = GP
wires-column-signal = signal
wires-column-goes = goes to
wires-column-name = name
wires-column-gate = gate
wires-column-oe = /OE
wires-column-a = A
wires-column-y = Y
wires-column-slot = slot
wires-column-reader = reader
wires-column-antenna = antenna
wires-column-select = SDA comes from
wires-column-buffer = buffer
wires-column-group = group
wires-column-hub = hub
wires-column-port = port
wires-pins-pi = Raspberry Pi, 40-pin header
wires-pins-hub = Pico of { $name }
wires-pins-decoder = { $chip }, a 74HC138
wires-pins-buffers = Buffers of { $name }, 74HC125
wires-antennas-pi = Antennas on the Pi’s own pins
wires-antennas-hubs = Antennas of the hubs
wires-source-chip = { $name } (pin { $pin })
wires-source = { $name } ({ $part }, pin { $pin })
wires-chip-pin = { $name } of { $part } (pin { $pin })
wires-board = { $signal } of { $slot }
wires-board-antenna = { $signal } of antenna { $antenna }
wires-boards = { $signal } of all { $count } boards
wires-boards-antennas = { $signal } of antennas { $names }
wires-buffers = Y of all { $count } buffers
wires-buffers-antennas = Y of the buffers of antennas { $names }
wires-converter = { $signal } of the converter
wires-converters = { $signal } of the converters
wires-through = { $ends }, through { $ohms }
wires-pulled = { $ends }; { $ohms } to 3.3 V
wires-open = not connected
wires-free-gate = free: /OE to 3.3 V, A to ground
wires-panel-button = button { $name }
wires-panel-lamp = lamp { $name }
wires-panel-encoder = encoder
wires-panel-push = encoder’s button
wires-panel-buzzer = buzzer
wires-goes-button = the button, and from it to ground
wires-goes-lamp = 330 Ω, the LED, ground
wires-goes-encoder = an outer contact; the middle one to ground
wires-goes-push = the encoder’s button, and from it to ground
wires-goes-buzzer = the transistor’s base, through 1 kΩ
wires-note-buffers = /OE goes to SDA of the same board, A to its MISO, Y to the MISO line. Of each chip, pin 14 is 3.3 V and pin 7 ground.
wires-note-antennas = In its board.py write ANTENNAS = { $count } (as shipped: { $shipped }): a hub with another number than the mat file says is refused.
wires-note-lights = { $pin } (edge { $edge }) goes to pin 2 of a 74AHCT125, and its pin 3 to DIN of the first light.
wires-note-shifter = Of the 74AHCT125 pin 14 is 5 V, as the lights are, from the mat’s own supply; pins 1, 5, 7, 9 and 12 go to ground, pins 4, 10 and 13 to 5 V.
wires-note-buzzer = Buzzer: the transistor’s emitter to ground, its collector to the buzzer’s minus; the buzzer’s plus and the diode’s ring to 5 V (pin 2 or 4), the diode’s other end to the minus.

# Drawings.
wires-controller-pi = Raspberry Pi
wires-controller-pico = Pico
wires-antenna = antenna { $antenna }
wires-drawn-supply = Supply
wires-drawn-chips = Chips
wires-drawn-boards = Boards
wires-drawn-converter = 5 to 3.3 V, 1 A
wires-drawn-from-pi = The 5 V come from the Pi’s header, through a fuse of 1 A.
wires-drawn-from-supply = The 5 V come from a supply of { $amperes } A for the whole mat, through a fuse of 1 A for each converter.
wires-drawn-ground = All grounds are one.
wires-drawn-decoder = { $chip }: 74HC138, pin 16 to 3.3 V, pin 8 to ground.
wires-drawn-buffers = { $chips }: 74HC125, pin 14 to 3.3 V, pin 7 to ground.
wires-drawn-free = Free gates, { $gates }: /OE to 3.3 V, A to ground.
wires-drawn-chip-capacitor = 100 nF beside each chip.
wires-drawn-capacitors = Beside each board 100 nF and 47 µF, from 3.3 V to ground.
wires-drawn-irq = IRQ stays open.
wires-drawn-lights = Lights
wires-drawn-length = Up to the last board, 30 cm of wire take 4 MHz, 80 cm 1 MHz.
wires-blind = blind
wires-no-reader = no reader
wires-drawn-group = group { $group }: { $count ->
    [one] { $count } antenna
   *[other] { $count } antennas
}
wires-drawn-split = USB hubs
wires-drawn-split-powered = with their
wires-drawn-split-supply = own supply
wires-drawn-hub = Pico, { $name }
wires-drawn-count = { $count } × RC522
wires-drawn-one-ampere = { $count ->
    [one] 1 A
   *[other] 1 A each
}
wires-drawn-five = 5 V supply
wires-drawn-amperes = { $amperes } A
wires-drawn-grounds = The grounds of the supply, the converters, the boards and the Picos are one. SPI stands for SCK, MOSI, MISO, RST and a select line to each board.
wires-written = Written: { $file }
wires-hint-write = With --write FOLDER its drawings are put into a folder.
wires-drawn-mat = “{ $name }” from above
wires-drawn-mat-about = In each place its antenna’s number. One group is on at a time. The bar is the marked lower edge.
wires-drawn-bus = “{ $name }”: { $bus } of the Raspberry Pi
wires-drawn-pico = “{ $name }”: the hub “{ $hub }”
wires-drawn-alike = { $names } are wired alike. A wire goes on wherever a flag bears its name.
wires-drawn-flags = A wire goes on wherever a flag bears its name. A dot joins wires, a mere crossing does not.
wires-drawn-lone = Each wire, and the numbers of the pins that it connects.
wires-drawn-whole = “{ $name }” as a whole
wires-drawn-whole-about = What is plugged into what, and what feeds it.
