"""One MFRC522: its start, its field, and one exchange with the tags above it, as steps that somebody else drives.

Rules of this file: a step is either a frame, which is sent to the chip and answered, or a number, which is a time before which nothing is
to be sent; whoever drives the steps writes down in `at` when the last frame was through, and in between drives other chips. Nothing waits.

The timer runs for TIMEOUT after each transmission and stops at the fifth bit of an answer (data sheet 8.5). It does not end Transceive;
after it the command is written anew, as no data sheet says that a second StartSend would be taken.
"""

from hardware.rc522.crc import crc_a
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
    POWER_DOWN,
    RF_CFG,
    RX_IRQ,
    RX_MODE,
    SOFT_RESET,
    START_SEND,
    T_MODE,
    T_PRESCALER,
    T_RELOAD_HIGH,
    T_RELOAD_LOW,
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
from hardware.rc522.ticks import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    Steps = Generator[bytes | int, bytes, int]
    Ending = Generator[bytes | int, bytes, None]

# How an exchange ended. LOST: the chip was reset by something else, or does not answer at all.
SILENCE, ANSWERED, COLLIDED, BROKEN, LOST = range(5)
# How the chip is. NEW: it has to be started.
WELL, NO_ANSWER, STRANGE, CHECK_FAILED, NEW = range(5)

TIMEOUT = 150  # us from the end of a transmission; an answer's fifth bit comes 138 us after it (ISO 14443-3: 1236/fc and 5 etu)
RELOAD = TIMEOUT * 1356 // 100 - 1  # at 13.56 MHz, the prescaler being 0
ETU = 944  # hundredths of a microsecond: 128/fc
FRAME_DELAY = 92  # us from a transmission to the answer
LATEST = 3000  # us after which an answer that began has to be over
AGAIN = 60  # us until the chip is asked once more whether the answer is over
RESET_TAKES, RESET_LOOKS = 200, 20  # us between two looks at a chip that was reset, and how many of them
DEEPEST = 64  # bytes of the FIFO
GAIN = 4  # 33 dB: what the chip has after a reset, and right for a mat

_FIELD_ON, _FIELD_OFF = write(TX_CONTROL, FIELD_ON), write(TX_CONTROL, FIELD_OFF)
_CLEAR = write(COM_IRQ, 0x7F)
_FLUSH = write(FIFO_LEVEL, FLUSH)
_TRANSCEIVE = write(COMMAND, TRANSCEIVE)
_STATUS = read(COM_IRQ, ERROR, FIFO_LEVEL, CONTROL, COLL, TX_ASK)
_VERSIONS = {0x90: "MFRC522 v0.0", 0x91: "MFRC522 v1.0", 0x92: "MFRC522 v2.0", 0x88: "FM17522", 0xB2: "FM17522"}
_VECTOR, _VECTOR_CRC = b"\x50\x00", b"\x57\xcd"  # HLTA and its CRC (ISO 14443-3, annex B)


def chip_name(version: int) -> str:
    """What a version register tells; clones work as well, so the number is told where no name is known."""
    if version in (0x00, 0xFF):
        return "no answer"
    return _VERSIONS.get(version, "chip " + hex(version))


def takes(sent_bits: int, answered_bits: int) -> int:
    """Microseconds from StartSend to the last bit of the answer; parity bits are counted, start and end of frames are not."""
    return (sent_bits + answered_bits + 2) * ETU // 100 + FRAME_DELAY


class Chip:
    """`answer`, `last_bits` and `collision` are those of the last exchange."""

    __slots__ = ("answer", "at", "collision", "gain", "is_ready", "last_bits", "number", "resets", "state", "version")

    def __init__(self, number: int, gain: int = GAIN) -> None:
        self.number = number
        self.gain = gain
        self.at = 0  # ticks at which the last frame was through
        self.state = NEW
        self.version = 0
        self.resets = 0  # that nobody asked for
        self.is_ready = False  # Transceive waits for StartSend
        self.answer = b""
        self.last_bits = 0  # of the answer's last byte that are valid; 0: all
        self.collision = 0  # the bit of the answer at which tags differed, from 1; counted from the byte in which the answer began

    @property
    def is_started(self) -> bool:
        return self.state in (WELL, STRANGE)

    def begin(self) -> "Steps":
        """A reset, the settings, and whether the chip does what it should."""
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
        yield from self._settings()
        self.state = yield from self._checked()
        return self.state

    def _settings(self) -> "Ending":
        yield write(TX_CONTROL, FIELD_OFF)
        yield write(TX_MODE, 0x00)  # 106 kbit/s, and CRCs are counted here
        yield write(RX_MODE, 0x00)
        yield write(MOD_WIDTH, 0x26)
        yield write(T_MODE, TIMER_AUTO)
        yield write(T_PRESCALER, 0x00)
        yield write(T_RELOAD_HIGH, RELOAD >> 8)
        yield write(T_RELOAD_LOW, RELOAD & 0xFF)
        yield write(TX_ASK, FORCE_100_ASK)
        yield write(MODE, TYPE_A)
        yield write(COLL, 0x00)  # bits after a collision are received as 0
        yield write(RF_CFG, self.gain << 4 | 0x08)

    def _checked(self) -> "Steps":
        """By what it does, not by its name: boards differ, and clones read cards too (RC522 boards of many makers)."""
        reply = yield read(T_RELOAD_HIGH, T_RELOAD_LOW, TX_ASK)
        if reply[1:4] != bytes((RELOAD >> 8, RELOAD & 0xFF, FORCE_100_ASK)):
            return CHECK_FAILED
        yield write(COMMAND, IDLE)
        yield _FLUSH
        yield write(DIV_IRQ, CRC_IRQ)
        yield write(FIFO, *_VECTOR)
        yield write(COMMAND, CALC_CRC)
        yield ticks_add(self.at, AGAIN)
        reply = yield read(DIV_IRQ, CRC_RESULT_LOW, CRC_RESULT_HIGH)
        yield write(COMMAND, IDLE)
        yield _FLUSH
        if not reply[1] & CRC_IRQ or reply[2:4] != _VECTOR_CRC:
            return CHECK_FAILED
        return WELL if self.version in _VERSIONS else STRANGE

    def tune(self) -> "Ending":
        """To the gain that was set."""
        yield write(RF_CFG, self.gain << 4 | 0x08)

    def field_on(self) -> "Ending":
        yield _FIELD_ON

    def field_off(self) -> "Ending":
        self.is_ready = False
        yield _FIELD_OFF

    def prepare(self, frame: bytes) -> "Ending":
        """All but the start of a first exchange: the tags are still waking up."""
        yield _FLUSH
        yield _CLEAR
        yield write(FIFO, *frame)
        yield _TRANSCEIVE
        self.is_ready = True

    def exchange(self, frame: bytes, framing: int, us: int) -> "Steps":
        """Send a frame and hear the answer, which is over after so many microseconds at best.

        `framing` is the register's: where in the first byte the answer begins, and how many bits of the last byte are sent.
        """
        if self.is_ready:
            yield _CLEAR
            yield write(FIFO, *frame)
        else:
            yield from self.prepare(frame)
        return (yield from self.start(framing, us))

    def start(self, framing: int, us: int, *, is_read: bool = True) -> "Steps":
        """The exchange that is prepared; an answer that is not read only says that somebody answered."""
        yield write(BIT_FRAMING, START_SEND | framing)
        began = self.at
        yield ticks_add(began, us)
        while True:
            status = yield _STATUS
            if status[6] != FORCE_100_ASK:
                self._lose()
                return LOST
            if status[1] & (RX_IRQ | TIMER_IRQ) or ticks_diff(self.at, began) > LATEST:
                break
            yield ticks_add(self.at, AGAIN)
        return (yield from self._received(status, is_read=is_read))

    def _received(self, status: bytes, *, is_read: bool) -> "Steps":
        _, irq, error, level, control, coll, _ = status
        if level > DEEPEST:
            self.is_ready = False
            return BROKEN
        if level and is_read:
            reply = yield bytes([0x80 | FIFO << 1] * level + [0])
            self.answer = reply[1:]
        else:
            self.answer = b""
            self.is_ready = self.is_ready and not level
        self.last_bits = control & 0x07
        if not irq & RX_IRQ:
            self.is_ready = False
            return BROKEN if level or error & ANY_ERR else SILENCE
        if error & ANY_ERR == COLL_ERR and not coll & COLL_POS_NOT_VALID:
            self.collision = coll & 0x1F or 32
            return COLLIDED
        return BROKEN if error & ANY_ERR else ANSWERED

    def send_only(self, frame: bytes, us: int) -> "Steps":
        """A frame that no tag answers."""
        ended = yield from self.exchange(frame, 0, us)
        self.is_ready = False
        return ended

    def _lose(self) -> None:
        self.state = NEW
        self.is_ready = False
        self.resets = min(self.resets + 1, 255)


def with_crc(frame: bytes) -> bytes:
    return frame + crc_a(frame)
