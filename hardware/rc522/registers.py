"""Registers and commands of the MFRC522 that the driver uses, and the frames that reach them (data sheet 8.1.2, 9.2, 10.3)."""

COMMAND = 0x01
COM_IRQ = 0x04
DIV_IRQ = 0x05
ERROR = 0x06
STATUS_1 = 0x07
FIFO = 0x09
FIFO_LEVEL = 0x0A
CONTROL = 0x0C
BIT_FRAMING = 0x0D
COLL = 0x0E
MODE = 0x11
TX_MODE = 0x12
RX_MODE = 0x13
TX_CONTROL = 0x14
TX_ASK = 0x15
CRC_RESULT_HIGH = 0x21
CRC_RESULT_LOW = 0x22
MOD_WIDTH = 0x24
RF_CFG = 0x26
T_MODE = 0x2A
T_PRESCALER = 0x2B
T_RELOAD_HIGH = 0x2C
T_RELOAD_LOW = 0x2D
VERSION = 0x37

IDLE = 0x00
CALC_CRC = 0x03
TRANSCEIVE = 0x0C
SOFT_RESET = 0x0F

POWER_DOWN = 0x10  # in COMMAND: reads 1 until the oscillator is up
RX_IRQ = 0x20  # in COM_IRQ
TIMER_IRQ = 0x01
CRC_IRQ = 0x04  # in DIV_IRQ
COLL_ERR = 0x08  # in ERROR
PARITY_ERR = 0x02  # in ERROR
TEMP_ERR = 0x40  # in ERROR: too hot, and the field was switched off
ANY_ERR = 0x1F  # overflow, collision, CRC, parity, protocol
COLL_POS_NOT_VALID = 0x20  # in COLL
FLUSH = 0x80  # in FIFO_LEVEL
START_SEND = 0x80  # in BIT_FRAMING
RX_NO_ERR = 0x08  # in RX_MODE: a reception of fewer than four bits is ignored, and the receiver goes on
FORCE_100_ASK = 0x40  # in TX_ASK; 0 after a reset, so it reveals a reset that was not requested
FIELD_ON, FIELD_OFF = 0x83, 0x80  # in TX_CONTROL
TIMER_AUTO = 0x80  # in T_MODE
TYPE_A = 0x3D  # in MODE: the CRC of ISO 14443-3 type A starts at 6363


def write(register: int, *values: int) -> bytes:
    """All values go to the same register, one after the other."""
    return bytes((register << 1,)) + bytes(values)


def read(*registers: int) -> bytes:
    """Each byte names the register whose value comes with the next; the last byte only fetches."""
    return bytes([0x80 | register << 1 for register in registers] + [0])
