"""One MFRC522: its start, its field, and one exchange with the tags above it.

The timer runs for TIMEOUT after each transmission and stops at the fifth bit of an answer (data sheet 8.5). It does not end Transceive;
after it Idle and the command are written anew, both in one frame: no data sheet says that a second StartSend would be taken, nor that a
command which is written upon itself begins again.
"""

from hardware.antennas import micropython
from hardware.antennas.antenna import Antenna
from hardware.antennas.exchange import (
    AGAIN,
    ANSWERED,
    BROKEN,
    CHECK_FAILED,
    COLLIDED,
    LATEST,
    LOST,
    NO_ANSWER,
    NOT_YET,
    SILENCE,
    STRANGE,
    WELL,
)  # fmt: skip
from hardware.antennas.ticks import ticks_add, ticks_diff
from hardware.rc522.registers import (
    ANY_ERR,
    BIT_FRAMING,
    CALC_CRC,
    COLL,
    COLL_ERR,
    COLL_POS_NOT_VALID,
    COM_IRQ,
    COMMAND,
    CONTROL,
    CRC_IRQ,
    CRC_RESULT_HIGH,
    CRC_RESULT_LOW,
    DIV_IRQ,
    ERROR,
    FIELD_OFF,
    FIELD_ON,
    FIFO,
    FIFO_LEVEL,
    FLUSH,
    FORCE_100_ASK,
    IDLE,
    MOD_WIDTH,
    MODE,
    PARITY_ERR,
    POWER_DOWN,
    RF_CFG,
    RX_IRQ,
    RX_MODE,
    RX_NO_ERR,
    SOFT_RESET,
    START_SEND,
    T_MODE,
    T_PRESCALER,
    T_RELOAD_HIGH,
    T_RELOAD_LOW,
    TEMP_ERR,
    TIMER_AUTO,
    TIMER_IRQ,
    TRANSCEIVE,
    TX_ASK,
    TX_CONTROL,
    TX_MODE,
    TYPE_A,
    VERSION,
    read,
    write,
)  # fmt: skip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hardware.antennas.bus import Bus
    from hardware.antennas.exchange import Frames, Steps

TIMEOUT = 150  # us from the end of a transmission; an answer's fifth bit comes 138 us after it (ISO 14443-3: 1236/fc and 5 etu)
RELOAD = TIMEOUT * 1356 // 100 - 1  # at 13.56 MHz, the prescaler being 0
RESET_TAKES, RESET_LOOKS = 200, 20  # us between two looks at a chip that was reset, and how many of them
DEEPEST = 64  # bytes of the FIFO

_SWITCH_ON, _SWITCH_OFF = write(TX_CONTROL, FIELD_ON), write(TX_CONTROL, FIELD_OFF)
_CLEAR = write(COM_IRQ, 0x7F)
_FLUSH = write(FIFO_LEVEL, FLUSH)
_TRANSCEIVE = write(COMMAND, IDLE, TRANSCEIVE)
_OF_REQUEST = read(COM_IRQ, ERROR, FIFO_LEVEL, TX_ASK, TX_CONTROL)
_STATUS = read(COM_IRQ, ERROR, FIFO_LEVEL, TX_ASK, TX_CONTROL, CONTROL, COLL)
_FIFO = write(FIFO)
_STARTS = [write(BIT_FRAMING, START_SEND | framing) for framing in range(0x80)]
_READS = [bytes([0x80 | FIFO << 1] * level + [0]) for level in range(DEEPEST + 1)]
_ENDED = RX_IRQ | TIMER_IRQ
_VECTOR, _VECTOR_CRC = b"\x50\x00", b"\x57\xcd"  # HLTA and its CRC (ISO 14443-3, annex B)


class Mfrc522(Antenna):
    __slots__ = ("_is_request",)  # of a request it is not asked where tags differ in their answers

    OFF = (_SWITCH_OFF,), 0, False
    SILENT = 236  # us: nine bits of a request, and the timer
    SPI_MODE, FASTEST, LONGEST = 0, 10_000_000, DEEPEST + 1
    VERSIONS = ((0x90, "MFRC522 v0.0"), (0x91, "MFRC522 v1.0"), (0x92, "MFRC522 v2.0"), (0x88, "FM17522"), (0xB2, "FM17522"))

    def begin(self) -> "Steps":
        """Start the chip: a reset, the settings, and a check that it works."""
        self.is_ready = False
        yield write(COMMAND, SOFT_RESET)
        for _ in range(RESET_LOOKS):
            yield ticks_add(self.at, RESET_TAKES)
            reply = yield read(COMMAND, VERSION)
            if reply[2] not in (0x00, 0xFF) and not reply[1] & POWER_DOWN:
                break
        self.version = reply[2]
        if self.version in (0x00, 0xFF):
            self.state = NO_ANSWER
            return self.state
        yield self._settings(), 0, False
        self.state = yield from self._checked()
        return self.state

    def _settings(self) -> "tuple[bytes, ...]":
        return (
            _SWITCH_OFF,
            write(TX_MODE, 0x00),  # 106 kbit/s, and CRCs are counted here
            write(RX_MODE, RX_NO_ERR),
            write(MOD_WIDTH, 0x26),
            write(T_MODE, TIMER_AUTO),
            write(T_PRESCALER, 0x00),
            write(T_RELOAD_HIGH, RELOAD >> 8),
            write(T_RELOAD_LOW, RELOAD & 0xFF),
            write(TX_ASK, FORCE_100_ASK),
            write(MODE, TYPE_A),
            write(COLL, 0x00),  # bits after a collision are received as 0
            write(RF_CFG, self.gain << 4 | 0x08),
        )

    def _checked(self) -> "Steps":
        """Check the chip by what it does, not by its version: boards differ, and clones read cards too (RC522 boards of many makers)."""
        reply = yield read(TX_MODE, RX_MODE, T_MODE, T_PRESCALER, T_RELOAD_HIGH, T_RELOAD_LOW, TX_ASK, MODE, RF_CFG)
        timer = (TIMER_AUTO, 0, RELOAD >> 8, RELOAD & 0xFF)
        if reply[1:] != bytes((0, RX_NO_ERR)) + bytes(timer) + bytes((FORCE_100_ASK, TYPE_A, self.gain << 4 | 0x08)):
            return CHECK_FAILED
        yield (write(COMMAND, IDLE), _FLUSH, write(DIV_IRQ, CRC_IRQ), _FIFO + _VECTOR, write(COMMAND, CALC_CRC)), AGAIN, False
        reply = yield read(DIV_IRQ, CRC_RESULT_LOW, CRC_RESULT_HIGH)
        yield (write(COMMAND, IDLE), _FLUSH), 0, False
        is_sum_right = reply[1] & CRC_IRQ and reply[2:4] == _VECTOR_CRC  # no poll asks for one: a clone that counts otherwise reads cards
        return WELL if is_sum_right and self.version in dict(self.VERSIONS) else STRANGE

    def tune(self) -> "Steps":
        """Write the gain that was set to the chip."""
        yield write(RF_CFG, self.gain << 4 | 0x08)
        return self.gain

    @micropython.native
    def switched_on(self, frame: bytes, us: int) -> "Frames":
        """Switch on the field and prepare a first exchange, which starts `us` after the field, when tags are awake."""
        self.is_ready = True
        return (_SWITCH_ON, _TRANSCEIVE, _FLUSH, _CLEAR, _FIFO + frame), -us, False

    def prepared(self, frame: bytes) -> "Frames":
        """Prepare one more exchange, after silence and without touching the field."""
        self.is_ready = True
        return (_TRANSCEIVE, _FLUSH, _CLEAR, _FIFO + frame), 0, False

    @micropython.native
    def started(self, framing: int, us: int) -> "Frames":
        """Start the prepared request; its answer ends after `us` microseconds at the earliest.

        `framing` is the register's: where in the first byte the answer begins, and how many bits of the last byte are sent.
        """
        self._is_request = True
        return (_STARTS[framing],), us, True

    @micropython.native
    def exchange(self, frame: bytes, framing: int, us: int) -> "Frames":
        """Send a frame and hear the answer."""
        self.is_read, self._is_request = True, False
        if self.is_ready:
            return (_CLEAR, _FIFO + frame, _STARTS[framing]), us, True
        self.is_ready = True
        return (_TRANSCEIVE, _FLUSH, _CLEAR, _FIFO + frame, _STARTS[framing]), us, True

    def unanswered(self, frame: bytes, us: int) -> "Frames":
        """Send a frame that tags do not answer."""
        frames, _, _ = self.exchange(frame, 0, us)
        self.is_ready = False
        return frames, us, False

    @micropython.native
    def listen(self, bus: "Bus") -> int:
        """How the exchange that began at `at` ended; NOT_YET if it has not."""
        status = bus.transfer(self.number, _OF_REQUEST if self._is_request else _STATUS)
        is_late = ticks_diff(bus.ticks(), self.at) > LATEST
        if status[4] != FORCE_100_ASK or status[5] & FIELD_ON != FIELD_ON or status[2] & TEMP_ERR or (is_late and not status[1] & _ENDED):
            self.lose()  # else silence after a request without a field would mean that no card is there
            return LOST
        if not status[1] & _ENDED:
            return NOT_YET
        level = status[3]
        self.answer = b""
        if level > DEEPEST:
            self.is_ready = False
            return BROKEN
        if level:
            if self.is_read:
                self.answer = bus.transfer(self.number, _READS[level])[1:]
            else:
                self.is_ready = False
        return self._ending(status)

    @micropython.native
    def _ending(self, status: bytes) -> int:
        error = status[2] & ANY_ERR
        if not status[1] & RX_IRQ:
            self.is_ready = False
            return BROKEN if status[3] or error else SILENCE
        if error and error | PARITY_ERR != COLL_ERR | PARITY_ERR:  # in the byte whose bits collide parity may be wrong
            return BROKEN
        if self._is_request:
            return COLLIDED if error else ANSWERED
        self.last_bits = status[6] & 0x07
        if error and status[7] & COLL_POS_NOT_VALID:
            return BROKEN
        self.collision = status[7] & 0x1F or 32
        return COLLIDED if error else ANSWERED


KIND = Mfrc522
