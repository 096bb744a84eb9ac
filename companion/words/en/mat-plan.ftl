# What stands on the printed plan of a mat.
mat-plan-title = Plan of the mat “{ $name }”
mat-plan-title-below = The mat “{ $name }” from below
mat-plan-about-below = As it lies when it is turned over: what is on the left in front is on the right here.
mat-plan-sheets = { $width } × { $depth } mm on { $count } sheets of { $paper }: { $across } across and { $up } up. Neighbours share { $overlap } mm.
mat-plan-one-sheet = { $width } × { $depth } mm on one sheet of { $paper }.
mat-plan-overview = Overview
mat-plan-sheet = Sheet { $sheet } of { $across } × { $up }
mat-plan-is-front = “{ $name }”, front: what players see
mat-plan-is-back = “{ $name }”, back: where readers go
mat-plan-rule = 100 mm

# How it is put together.
mat-plan-step-print = Print at 100%, on both sides, turned over the long edge. Measure the rule at the foot of this sheet first: it is 100 mm long.
mat-plan-step-cut = Cut each sheet along its frame.
mat-plan-step-glue = Begin with sheet A1 at the lower left and go on to the right, row by row. Each sheet is glued onto the hatched strips of those before it: its edge on their dashed line, and the crosses whole.
mat-plan-step-measure = Measure the whole: it has to be { $width } mm wide and { $depth } mm deep.
mat-plan-step-edge = The thick bar is the mat’s marked lower edge: it is the lower edge of the picture on the screen.
mat-plan-lower-edge = ▲ marked lower edge ▲
mat-plan-glue = glue: sheet { $sheet } goes on top
mat-plan-glued = glued onto sheet { $sheet }

# What places are.
mat-plan-pad = cards are shown here
mat-plan-draw-pad = drawn cards are shown here
mat-plan-tap = a card is laid here for a moment
mat-plan-blind = blind: no reader
mat-plan-place = place { $place } of the line

# Readers, on the backs.
mat-plan-antenna = antenna { $antenna }
mat-plan-select = SDA: BCM { $pin }
mat-plan-select-own = SDA: CE{ $device }
mat-plan-output = SDA: decoder, Y{ $output }
mat-plan-decoder = SDA: decoder { $decoder }, Y{ $output }
mat-plan-hub = hub { $port }
mat-plan-simulated = simulated
mat-plan-broken = blind: broken or switched off
mat-plan-no-reader = no reader yet
mat-plan-boards = A solid outline is an RC522 board of 40 × 60 mm, the dashed square its coil, the small squares its pins. Boards differ: what counts is the cross, on which the middle of the coil belongs.
mat-plan-crowded = Boards of this size would lie over each other here, or over the edge: turn them, or use smaller ones.
mat-plan-readerless = The mat’s file has no readers yet: the crosses show where one belongs.
mat-plan-numbers = In the picture 1.0 is antenna 0 of reader 1; lines lead from each antenna to the next one of its reader.
mat-plan-antennas = { $count ->
    [one] { $count } antenna
   *[other] { $count } antennas
}
mat-plan-reader-spi = “{ $name }”: bus { $bus }, device { $device } of the Raspberry Pi, { $antennas }.
mat-plan-reader-hub = “{ $name }”: hub { $port }, { $antennas }.
mat-plan-reader-simulated = “{ $name }”: simulated, { $antennas }.
mat-plan-pins = SCK is BCM { $clock }, MOSI BCM { $out }, MISO BCM { $back }.
mat-plan-reset = RST of all boards is BCM { $pin }.
mat-plan-address = The decoders’ address lines are BCM { $pins }, the least significant first; CE{ $device } opens them.
mat-plan-way = From the first antenna to the last, in their order: { $length } mm.
mat-plan-hint-hubs = firmware/README.md tells which pins of a hub are which.
mat-plan-hint-wires = Keep the wires of a bus short: up to 300 mm they take 4 MHz, up to 800 mm 1 MHz.
mat-plan-hint-supply = Beside each board belong 100 nF and 47 µF, in its MISO line a buffer. The 3.3 V come from a supply of their own. hardware/README.md tells more.

# What the terminal says.
mat-plan-done = { $file }: { $count ->
    [one] { $count } page
   *[other] { $count } pages
}, each second one the back of the one before.
