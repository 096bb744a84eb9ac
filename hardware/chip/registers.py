"""The registers of the chip: addresses, values after a reset, and which bits can be written (data sheet, sections 9.2 and 9.3).

The driver has a list of its own. This one is written from the data sheet too, so a slip in either of them shows.
"""

from __future__ import annotations

COMMAND, COM_I_EN, DIV_I_EN, COM_IRQ, DIV_IRQ, ERROR, STATUS_1, STATUS_2 = range(0x01, 0x09)
FIFO, FIFO_LEVEL, WATER_LEVEL, CONTROL, BIT_FRAMING, COLL = range(0x09, 0x0F)
MODE, TX_MODE, RX_MODE, TX_CONTROL, TX_ASK, TX_SEL, RX_SEL, RX_THRESHOLD, DEMOD = range(0x11, 0x1A)
MF_TX, MF_RX, SERIAL_SPEED = 0x1C, 0x1D, 0x1F
CRC_HIGH, CRC_LOW, MOD_WIDTH, RF_CFG, GS_N, CW_GS_P, MOD_GS_P = 0x21, 0x22, 0x24, 0x26, 0x27, 0x28, 0x29
T_MODE, T_PRESCALER, T_RELOAD_HIGH, T_RELOAD_LOW, T_COUNTER_HIGH, T_COUNTER_LOW = range(0x2A, 0x30)
AUTO_TEST, VERSION = 0x36, 0x37

# Commands (table 149).
IDLE, MEM, RANDOM_ID, CALC_CRC, TRANSMIT, NO_CHANGE, RECEIVE = 0x0, 0x1, 0x2, 0x3, 0x4, 0x7, 0x8
TRANSCEIVE, MF_AUTHENT, SOFT_RESET = 0xC, 0xE, 0xF
COMMANDS = frozenset({IDLE, MEM, RANDOM_ID, CALC_CRC, TRANSMIT, NO_CHANGE, RECEIVE, TRANSCEIVE, MF_AUTHENT, SOFT_RESET})
RCV_OFF, POWER_DOWN = 0x20, 0x10

SET = 0x80  # of ComIrq and DivIrq: the other marked bits are set, without it they are cleared
TX_IRQ, RX_IRQ, IDLE_IRQ, HIGH_IRQ, LOW_IRQ, ERR_IRQ, TIMER_IRQ = 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01
CRC_IRQ = 0x04
OVERFLOW, COLLISION, CRC_WRONG, PARITY_WRONG, PROTOCOL_WRONG = 0x10, 0x08, 0x04, 0x02, 0x01
CRC_OK, CRC_READY, IRQ, TIMER_RUNS, HIGH_ALERT, LOW_ALERT = 0x40, 0x20, 0x10, 0x08, 0x02, 0x01
START_SEND, FLUSH, STOP_TIMER, START_TIMER = 0x80, 0x80, 0x80, 0x40
KEEPS_AFTER_COLLISION, NO_COLLISION_PLACE = 0x80, 0x20
FORCE_ASK, CRC_ON, SPEED = 0x40, 0x80, 0x70
TIMER_AUTO, TIMER_AGAIN, EVEN_PRESCALER, RX_MULTIPLE, RX_NO_ERR = 0x80, 0x10, 0x10, 0x04, 0x08

FIFO_SIZE = 64

_RESETS = {
    COMMAND: 0x20, COM_I_EN: 0x80, COM_IRQ: 0x14, STATUS_1: 0x21, WATER_LEVEL: 0x08, CONTROL: 0x10, COLL: 0xA0,
    MODE: 0x3F, TX_CONTROL: 0x80, TX_SEL: 0x10, RX_SEL: 0x84, RX_THRESHOLD: 0x84, DEMOD: 0x4D, MF_TX: 0x62, SERIAL_SPEED: 0xEB,
    CRC_HIGH: 0xFF, CRC_LOW: 0xFF, MOD_WIDTH: 0x26, RF_CFG: 0x48, GS_N: 0x88, CW_GS_P: 0x20, MOD_GS_P: 0x20, AUTO_TEST: 0x40,
}  # fmt: skip
RESETS = bytes(_RESETS.get(address, 0) for address in range(64))

# Registers that are not listed cannot be written: reserved addresses, and values that only the chip sets.
_MASKS = {
    COM_I_EN: 0xFF, DIV_I_EN: 0x94, WATER_LEVEL: 0x3F, BIT_FRAMING: 0x77, COLL: 0x80,
    MODE: 0xAB, TX_MODE: 0xF8, RX_MODE: 0xFC, TX_CONTROL: 0xFB, TX_ASK: 0x40, TX_SEL: 0x3F, RX_SEL: 0xFF, RX_THRESHOLD: 0xF7, DEMOD: 0xFF,
    MF_TX: 0x03, MF_RX: 0x10, SERIAL_SPEED: 0xFF, MOD_WIDTH: 0xFF, RF_CFG: 0x70, GS_N: 0xFF, CW_GS_P: 0x3F, MOD_GS_P: 0x3F,
    T_MODE: 0xFF, T_PRESCALER: 0xFF, T_RELOAD_HIGH: 0xFF, T_RELOAD_LOW: 0xFF,
    0x31: 0x1F, 0x32: 0xFF, 0x33: 0xFF, 0x34: 0xFE, AUTO_TEST: 0x4F, 0x38: 0xFF, 0x39: 0x3F, 0x3A: 0x3F,
}  # fmt: skip
MASKS = bytes(_MASKS.get(address, 0) for address in range(64))
