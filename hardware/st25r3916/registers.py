"""Registers and commands of the ST25R3916 that the driver uses, and the frames that reach them (DS12484, 4.3 to 4.5).

The first byte of a frame says what it is: 00 and an address to write, 40 and an address to read, 80 to load the FIFO, 9F to read it, and
from C0 on a command. Addresses count up within a frame. FB before the first byte means the second register space.
"""

IO_CONF_1 = 0x00  # and 2 behind it
OP_CONTROL = 0x02
MODE = 0x03
ISO14443A = 0x05
AUX = 0x0A
RX_CONF_4 = 0x0E
MASK_RX_TIMER = 0x0F  # and the no-response timer in the two behind it, in 64/fc
NO_RESPONSE_TIMER_1 = 0x10
TIMER_CONTROL = 0x12
IRQ_MASK_MAIN = 0x16  # and 3 more
IRQ_MASK_TARGET = 0x19
IRQ_MAIN = 0x1A  # and 3 more; reading them clears them
FIFO_STATUS_1, FIFO_STATUS_2 = 0x1E, 0x1F
COLLISION = 0x20
NUM_TX_1 = 0x22  # the bits that are sent, in 16 bits
REGULATORS = 0x2C
AUX_DISPLAY = 0x31
IDENTITY = 0x3F
EMD, CORRELATOR_1 = 0x05, 0x0C  # in the second space; the other correlator's is behind it

SET_DEFAULT = b"\xc1"
STOP = b"\xc2"  # everything under way, and the FIFO is empty
TRANSMIT = b"\xc5"  # without a CRC
TRANSMIT_REQA, TRANSMIT_WUPA = b"\xc6", b"\xc7"
RESET_RX_GAIN = b"\xd5"
ADJUST_REGULATORS = b"\xd6"

ENABLED, RECEIVES, SENDS = 0x80, 0x40, 0x08  # in OP_CONTROL: oscillator and regulators, receiver, field
TYPE_A = 0x08  # in MODE: reader of ISO 14443 A, with all of the field switched off for a bit
ANTICOLLISION = 0x01  # in ISO14443A: the frame is one with a part of an id, and the answer goes on within its last byte
STARTS_ON_FOUR_BITS = 0x40  # in EMD: less is noise
NO_CRC = 0x80  # in AUX: an answer's CRC is neither checked nor taken away
OSCILLATES = 0x80  # in IRQ_MAIN
RX_STARTED, RX_ENDED, TX_ENDED, COLLIDES = 0x20, 0x10, 0x08, 0x04
COMMAND_ENDED, NO_RESPONSE = 0x80, 0x40  # in the interrupt register behind it
CRC_ERR, PARITY_ERR, SOFT_FRAMING, HARD_FRAMING = 0x80, 0x40, 0x20, 0x10  # in the third
OVERFLOW, UNDERFLOW, NO_PARITY = 0x10, 0x20, 0x01  # in FIFO_STATUS_2
BY_HAND = 0x80  # in REGULATORS: the voltage is chosen, and not that of ADJUST_REGULATORS
OSCILLATOR_OK, FIELD_IS_ON = 0x10, 0x20  # in AUX_DISPLAY
OF_KIND, ST25R3916, ST25R3916B = 0xF8, 0x28, 0x30  # in IDENTITY; the lower bits are the revision


def write(register: int, *values: int) -> bytes:
    """The values go to this register and those behind it."""
    return bytes((register,)) + bytes(values)


def write_b(register: int, *values: int) -> bytes:
    """The same in the second space."""
    return b"\xfb" + write(register, *values)


def read(register: int, count: int = 1) -> bytes:
    """The reply has the values of this register and those behind it from its second byte on."""
    return bytes((0x40 | register,)) + bytes(count)


def load(content: bytes) -> bytes:
    return b"\x80" + content


def unload(count: int) -> bytes:
    return b"\x9f" + bytes(count)
