"""One ST25R3916: its start, its field, and one exchange with the tags above it. *Not measured: no such chip was ever attached.*

Interrupt bits are cleared by reading them, so those of one exchange are gathered. The no-response timer runs from the end of a transmission
and stops when an answer begins; silence counts only with the end of the transmission, and while the field is on. Behind an answer a reader
has to keep quiet for 86 us, which this chip does not see to: where frames are too quick, the answer is taken two looks later.
"""

from hardware.antennas import micropython
from hardware.antennas.antenna import Antenna
from hardware.antennas.exchange import (
    ANSWERED,
    BROKEN,
    CHECK_FAILED,
    COLLIDED,
    GAIN,
    LATEST,
    LOST,
    NO_ANSWER,
    NOT_YET,
    SILENCE,
    STRANGE,
    WELL,
)  # fmt: skip
from hardware.antennas.tags import HALT, WUPA
from hardware.antennas.ticks import ticks_add, ticks_diff
from hardware.st25r3916.registers import (
    ADJUST_REGULATORS,
    ANTICOLLISION,
    AUX,
    AUX_DISPLAY,
    BY_HAND,
    COLLIDES,
    COMMAND_ENDED,
    CORRELATOR_1,
    CRC_ERR,
    EMD,
    ENABLED,
    HARD_FRAMING,
    IDENTITY,
    IO_CONF_1,
    IRQ_MAIN,
    IRQ_MASK_MAIN,
    IRQ_MASK_TARGET,
    ISO14443A,
    MODE,
    NO_CRC,
    NO_PARITY,
    NO_RESPONSE,
    NUM_TX_1,
    OF_KIND,
    OP_CONTROL,
    OSCILLATOR_OK,
    OVERFLOW,
    PARITY_ERR,
    RECEIVES,
    REGULATORS,
    RESET_RX_GAIN,
    RX_CONF_4,
    RX_ENDED,
    RX_STARTED,
    SENDS,
    SET_DEFAULT,
    SOFT_FRAMING,
    ST25R3916,
    ST25R3916B,
    STARTS_ON_FOUR_BITS,
    STOP,
    TRANSMIT,
    TRANSMIT_REQA,
    TRANSMIT_WUPA,
    TX_ENDED,
    TYPE_A,
    load,
    read,
    unload,
    write,
    write_b,
)  # fmt: skip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hardware.antennas.bus import Bus
    from hardware.antennas.exchange import Frames, Steps

STARTS_WITHIN, LOOKS = 200, 20  # us between two looks at the oscillator, which takes up to 700 us, and how many of them
ADJUSTS_WITHIN = 5000  # us that the regulators take at most
DEAF = 14  # 64/fc after a transmission: 1172 - 276 of them, as ST's own sources have it
WAITS = 36  # 64/fc after it until silence: 1620 + 640 of them, likewise
QUICK, QUIET_LOOKS = 30, 2  # us of a frame on the bus, below which the four up to the next transmission are too quick; looks to wait then
DEEPEST = 64  # bytes of an answer; the FIFO holds 512
# What the later stages of the receiver hold back, in steps of 3 dB, for each code of an MFRC522's gain: 18, 23, 18, 23, 33, 38, 43, 48 dB.
HELD_BACK = b"\x0a\x08\x0a\x08\x05\x03\x02\x00"
CANARY = 0xB1  # in a mask that matters to cards only; 0 after a reset, so it reveals one that was not requested
ON = ENABLED | RECEIVES | SENDS

_ON, _OFF = write(OP_CONTROL, ON), write(OP_CONTROL, ENABLED)
_CLEAR = read(IRQ_MAIN, 4)
_STATUS = read(IRQ_MASK_TARGET, 8)
_CONTROL = read(OP_CONTROL)
_WHOLE, _PART = write(ISO14443A, 0x00), write(ISO14443A, ANTICOLLISION)
_NO_BITS = write(NUM_TX_1, 0, 0)
_READS = [unload(level) for level in range(DEEPEST + 1)]
_KINDS = ((ST25R3916, "ST25R3916"), (ST25R3916B, "ST25R3916B"))
_ANY_ERR = CRC_ERR | SOFT_FRAMING | HARD_FRAMING


class St25r3916(Antenna):
    __slots__ = ("_errors", "_is_part", "_is_used", "_looks", "_main", "_request", "_status", "_timer", "_whole")

    OFF = (_OFF,), 0, False
    SPI_MODE, FASTEST, LONGEST = 1, 10_000_000, DEEPEST + 1
    SILENT = 256  # us: nine bits of a request, and the timer
    VERSIONS = tuple([(kind | revision, name) for kind, name in _KINDS for revision in range(8)])

    def __init__(self, number: int, gain: int = GAIN) -> None:
        Antenna.__init__(self, number, gain)
        self._main = self._timer = self._errors = 0  # interrupts of this exchange
        self._status = b""
        self._whole = 0  # whole bytes that were sent: collisions are counted from the first of them
        self._is_part = False  # the chip is set to frames with a part of an id
        self._is_used = True  # the number of bits to be sent may not be 0
        self._looks = 0  # to wait before the answer is taken, whose end was seen
        self._request = TRANSMIT_REQA

    def begin(self) -> "Steps":
        self.is_ready = False
        self._is_used = True
        yield (SET_DEFAULT, write(IO_CONF_1, 0x07, 0x84)), 0, False  # no clock for others; a supply of 3.3 V; a strong MISO without pulls
        reply = yield read(IDENTITY)
        self.version = reply[1]
        if self.version in (0x00, 0xFF):
            self.state = NO_ANSWER
            return self.state
        yield _OFF
        for _ in range(LOOKS):
            yield ticks_add(self.at, STARTS_WITHIN)
            reply = yield read(AUX_DISPLAY)
            if reply[1] & OSCILLATOR_OK:
                break
        else:
            self.state = CHECK_FAILED
            return self.state
        yield (
            (write(REGULATORS, BY_HAND), write(REGULATORS, 0x00), _CLEAR, ADJUST_REGULATORS),
            0,
            False,
        )
        yield ticks_add(self.at, ADJUSTS_WITHIN)
        reply = yield _CLEAR
        is_adjusted = reply[2] & COMMAND_ENDED
        yield self._settings(), 0, False
        self.state = (yield from self._checked()) if is_adjusted else CHECK_FAILED
        return self.state

    def _settings(self) -> "tuple[bytes, ...]":
        """The receiver's are those that ST's own sources take for 106 kbit/s."""
        return (
            write(MODE, TYPE_A, 0x00, 0x00),
            write(AUX, NO_CRC, 0x08, 0x2D, 0x00, self._held_back(), DEAF, 0x00, WAITS, 0x00),
            write(IRQ_MASK_MAIN, 0x00, 0x00, 0x00, CANARY),
            write_b(EMD, STARTS_ON_FOUR_BITS),
            write_b(CORRELATOR_1, 0x51, 0x00),
        )

    def _held_back(self) -> int:
        return HELD_BACK[self.gain] << 4 | HELD_BACK[self.gain]  # of both channels

    def _checked(self) -> "Steps":
        reply = yield read(MODE, 3)
        if reply[1:] != bytes((TYPE_A, 0, 0)):
            return CHECK_FAILED
        reply = yield read(AUX, 9)
        if reply[1:] != bytes((NO_CRC, 0x08, 0x2D, 0x00, self._held_back(), DEAF, 0x00, WAITS, 0x00)):
            return CHECK_FAILED
        self._is_part = False
        return WELL if self.version & OF_KIND in (ST25R3916, ST25R3916B) else STRANGE

    def tune(self) -> "Steps":
        yield write(RX_CONF_4, self._held_back())
        return self.gain

    @micropython.native
    def switched_on(self, frame: bytes, us: int) -> "Frames":
        frames: tuple[bytes, ...] = (_ON,)
        frames += self._cleared(frame)
        return frames, -us, False

    def prepared(self, frame: bytes) -> "Frames":
        return self._cleared(frame), 0, False

    @micropython.native
    def _cleared(self, frame: bytes) -> "tuple[bytes, ...]":
        """The frames that make ready for a request: a number of bits left from before would be sent behind it."""
        self._request = TRANSMIT_WUPA if frame == WUPA else TRANSMIT_REQA
        self.is_ready = True
        if not self._is_used:
            return STOP, RESET_RX_GAIN, _CLEAR
        self._is_used = self._is_part = False
        return STOP, RESET_RX_GAIN, _WHOLE, _NO_BITS, _CLEAR

    @micropython.native
    def started(self, framing: int, us: int) -> "Frames":
        self._main = self._timer = self._errors = self._whole = 0
        self._looks = 0
        return (self._request,), us, True

    @micropython.native
    def exchange(self, frame: bytes, framing: int, us: int) -> "Frames":
        self.is_read = True
        if len(frame) == 1:
            before = self._cleared(frame)
            frames, _, _ = self.started(framing, us)
            return before + frames, us, True
        return self._sent(frame, framing & 7), us, True

    def unanswered(self, frame: bytes, us: int) -> "Frames":
        frames = self._sent(frame, 0)
        self.is_ready = False
        return frames, us, False

    @micropython.native
    def _sent(self, frame: bytes, last: int) -> "tuple[bytes, ...]":
        self._main = self._timer = self._errors = 0
        self._looks = 0
        frames: tuple[bytes, ...] = () if self.is_ready else (STOP, _CLEAR)
        is_part = frame[0] != HALT[0] and frame[1] < 0x70
        if is_part != self._is_part:
            self._is_part = is_part
            frames += (_PART if is_part else _WHOLE,)
        self.is_ready = self._is_used = True
        bits = 8 * len(frame) - (8 - last if last else 0)
        self._whole = bits >> 3
        frames += write(NUM_TX_1, bits >> 8, bits & 0xFF), load(frame), TRANSMIT
        return frames

    @micropython.native
    def listen(self, bus: "Bus") -> int:
        if self._looks:
            self._looks -= 1
            if self._looks:
                return NOT_YET
        else:
            began = bus.ticks()
            status = bus.transfer(self.number, _STATUS)
            now = bus.ticks()
            if status[1] != CANARY:
                self.lose()
                return LOST
            self._main |= status[2]
            self._timer |= status[3]
            self._errors |= status[4]
            self._status = status
            if not self._main & RX_ENDED:
                return self._unended(bus, ticks_diff(now, self.at) > LATEST)
            if self.is_read and ticks_diff(now, began) < QUICK:
                self._looks = QUIET_LOOKS
                return NOT_YET
        status = self._status
        level = status[6] | (status[7] & 0xC0) << 2
        self.answer = b""
        if level > DEEPEST:
            self.is_ready = False
            return BROKEN
        if level and self.is_read:
            self.answer = bus.transfer(self.number, _READS[level])[1:]
        elif level:
            self.is_ready = False
        return self._ending(status)

    def _unended(self, bus: "Bus", is_late: bool) -> int:  # noqa: FBT001  # called by position on a hub
        """Silence, or no end yet; now and then a broken answer begins and never ends (ST's errata 2.1.2)."""
        if self._main & RX_STARTED:
            self.is_ready = self.is_ready and not is_late
            return BROKEN if is_late else NOT_YET
        if not self._timer & NO_RESPONSE and not is_late:
            return NOT_YET
        self.is_ready = False
        if self._timer & NO_RESPONSE and self._main & TX_ENDED and bus.transfer(self.number, _CONTROL)[1] == ON:
            return SILENCE
        self.lose()  # a request without a field would else mean that no card is there
        return LOST

    @micropython.native
    def _ending(self, status: bytes) -> int:
        self.last_bits = status[7] >> 1 & 7
        if status[7] & OVERFLOW or self._errors & _ANY_ERR:
            return BROKEN
        if self._main & COLLIDES:
            place = status[8]
            self.collision = ((place >> 4) - self._whole) * 8 + (place >> 1 & 7) + 1
            return BROKEN if place & 1 else COLLIDED  # the bits collide, so parity may be wrong as well
        if self._errors & PARITY_ERR or (status[7] & NO_PARITY and not self.last_bits):
            return BROKEN
        return ANSWERED


KIND = St25r3916
