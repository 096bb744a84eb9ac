# An order for a mat: the bill of what is bought, what is written into a folder, and what a terminal says of it.
ordering-title = Order for the mat “{ $name }”
ordering-column-reference = reference
ordering-column-quantity = quantity
ordering-column-part = part
ordering-column-maker = maker
ordering-column-number = maker’s number
ordering-column-package = package
ordering-column-price = € each
ordering-column-date = price of
ordering-column-source = price is
ordering-column-sum = €
ordering-column-alternatives = alternatives
ordering-column-avoid = do not take
ordering-column-sheet = sheet
ordering-column-wire = wire
ordering-column-start = from
ordering-column-end = to
ordering-column-length = length in mm
ordering-column-area = mm²
ordering-estimated = estimated
ordering-looked-up = looked up
ordering-total = total
ordering-without-pi = total without the Pi
ordering-part-board-spare = RC522 board, to choose from
ordering-part-pico = Raspberry Pi Pico with pins
ordering-part-usb-cable = USB cable for a Pico
ordering-part-usb-hub = USB hub with its own supply
ordering-part-socket-14 = socket with 14 pins
ordering-part-socket-16 = socket with 16 pins
ordering-part-fuse = fuse, 1 A
ordering-part-fuse-holder = holder of a fuse
ordering-part-stripboard = stripboard
ordering-part-pin-strip = pin strip
ordering-part-carrier = carrier board of a hub
ordering-part-pico-socket = socket of a Pico, one side
ordering-part-header = pins for an RC522 board
ordering-part-light-header = pins for lights
ordering-part-terminal = screw terminal
ordering-part-flat-cable = cable to an RC522 board
ordering-part-signal-wire = wire for signals, by the metre
ordering-part-supply-wire = wire for 3.3 V, 5 V and ground, by the metre
ordering-part-plate = plate
ordering-part-frame = frame of a board
ordering-part-screw = screw with nut
ordering-part-sticker = sticker for a card
ordering-avoid-pico = Pico 2: the firmware is for the RP2040
ordering-avoid-usb-cable = cables that only charge
ordering-avoid-board = boards for 125 kHz, and RC522 boards of another size, which do not fit the frames
ordering-avoid-decoder = 74HCT138 and 74LS138, which are made for 5 V
ordering-avoid-buffer = 74HCT125 and 74LS125, which are made for 5 V
ordering-avoid-converter = AMS1117 and other linear regulators, which burn 1 W; R-78E3.3-1.0 and TSR 1-2433E, which begin at 6 V
ordering-avoid-supply = chargers that give 5 V only after they were asked for it
ordering-avoid-plate = metal, and wood with a metal foil
ordering-avoid-screw = steel and brass: no metal near a coil
ordering-avoid-sticker = stickers for 125 kHz, which are never heard, and stickers for metal
ordering-drawn-plate = “{ $name }” from below, where the boards go; the marked edge of the mat is the lower one
ordering-parts = Parts: { $kinds ->
    [one] { $kinds } line
   *[other] { $kinds } lines
}, { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}.
ordering-sum = Total: { $total } €, without the Pi { $rest } €.
ordering-prices = Prices are those of { $date }, with VAT and without postage; { $estimated } of { $kinds } are estimated.
ordering-joints = Joints to solder by hand: { $joints }.
ordering-wire = Wire: { $signal } m for signals, { $supply } m for supplies.
ordering-plate = Plate: { $tiles ->
    [one] { $tiles } piece
   *[other] { $tiles } pieces
} of { $wide } × { $high } mm at the most.
ordering-written = Written: { $file }
ordering-hint-write = With --write FOLDER the files of the order are put into a folder.
