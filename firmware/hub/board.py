"""What hangs on which pin of this hub: the one file that the builder of a hub changes.

Pins are GPIO numbers (GP0 to GP22 and GP26 to GP28), as printed on the back of a Pico, not the places along its edge.
`wiring.py` checks all of it when the hub starts, and the hub tells what is wrong.
"""

CHIP = "mfrc522"  # of the readers; "st25r3916" is the other, which was never tried on parts

ANTENNAS = 8  # readers that are wired, from the first line of SELECTS on; 16 at most with these pins

# The bus, and the pin to each reader's SDA (the chip's NSS). Antenna 0 is the first slot of this hub in the mat file.
SELECTS = (
    (0, 17),
    (0, 20),
    (0, 21),
    (0, 22),
    (1, 9),
    (1, 8),
    (1, 7),
    (1, 6),
    (0, 26),
    (0, 27),
    (0, 28),
    (0, 13),
    (1, 5),
    (1, 4),
    (1, 3),
    (1, 2),
)

# SCK, MOSI and MISO of bus 0 and of bus 1.
BUSES = (
    (18, 19, 16),
    (10, 11, 12),
)
SPEED = 4_000_000  # hertz; the chips take 10 MHz, wires of 20 cm and more do not

FREQUENCY = 200_000_000  # of the processor, in hertz; None: as MicroPython leaves it, 125 MHz

RESET = 14  # to RST of all readers; None: RST is tied to 3.3 V, or there is none

LIGHTS = ANTENNAS  # WS2812 lights in the chain, the first one at antenna 0; 0: there is none
LIGHTS_PIN = 15  # to DIN of the first

LED = "LED"  # the one on the board; a GPIO number on boards that have it elsewhere, None: there is none
