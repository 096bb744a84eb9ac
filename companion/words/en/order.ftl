# An order for a mat: the bill of what is bought, what is written into a folder, and what a terminal says of it.
order-title = Order for the mat “{ $name }”
order-column-reference = reference
order-column-quantity = quantity
order-column-part = part
order-column-maker = maker
order-column-number = maker’s number
order-column-package = package
order-column-price = € each
order-column-date = price of
order-column-source = price is
order-column-sum = €
order-column-alternatives = alternatives
order-column-avoid = do not take
order-column-sheet = sheet
order-column-wire = wire
order-column-start = from
order-column-end = to
order-column-length = length in mm
order-column-area = mm²
order-estimated = estimated
order-looked-up = looked up
order-total = total
order-without-pi = total without the Pi
order-part-board-spare = RC522 board, to choose from
order-part-pico = Raspberry Pi Pico with pins
order-part-usb-cable = USB cable for a Pico
order-part-usb-hub = USB hub with its own supply
order-part-socket-14 = socket with 14 pins
order-part-socket-16 = socket with 16 pins
order-part-fuse = fuse, 1 A
order-part-fuse-holder = holder of a fuse
order-part-stripboard = stripboard
order-part-pin-strip = pin strip
order-part-carrier = carrier board of a hub
order-part-pico-socket = socket of a Pico, one side
order-part-header = pins for an RC522 board
order-part-light-header = pins for lights
order-part-terminal = screw terminal
order-part-flat-cable = cable to an RC522 board
order-part-signal-wire = wire for signals, by the metre
order-part-supply-wire = wire for 3.3 V, 5 V and ground, by the metre
order-part-plate = plate
order-part-frame = frame of a board
order-part-screw = screw with nut
order-part-sticker = sticker for a card
order-avoid-pico = Pico 2: the firmware is for the RP2040
order-avoid-usb-cable = cables that only charge
order-avoid-board = boards for 125 kHz, and RC522 boards of another size, which do not fit the frames
order-avoid-decoder = 74HCT138 and 74LS138, which are made for 5 V
order-avoid-buffer = 74HCT125 and 74LS125, which are made for 5 V
order-avoid-converter = AMS1117 and other linear regulators, which burn 1 W; R-78E3.3-1.0 and TSR 1-2433E, which begin at 6 V
order-avoid-supply = chargers that give 5 V only after they were asked for it
order-avoid-plate = metal, and wood with a metal foil
order-avoid-screw = steel and brass: no metal near a coil
order-avoid-sticker = stickers for 125 kHz, which are never heard, and stickers for metal
order-drawn-plate = “{ $name }” from below, where the boards go; the marked edge of the mat is the lower one
order-parts = Parts: { $kinds ->
    [one] { $kinds } line
   *[other] { $kinds } lines
}, { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}.
order-sum = Total: { $total } €, without the Pi { $rest } €.
order-prices = Prices are those of { $date }, with VAT and without postage; { $estimated } of { $kinds } are estimated.
order-joints = Joints to solder by hand: { $joints }.
order-wire = Wire: { $signal } m for signals, { $supply } m for supplies.
order-plate = Plate: { $tiles ->
    [one] { $tiles } piece
   *[other] { $tiles } pieces
} of { $width } × { $height } mm at the most.
order-written = Written: { $file }
order-hint-write = With --write FOLDER the files of the order are put into a folder.
