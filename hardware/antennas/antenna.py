"""One antenna of a mat, whatever its chip: the tags that are known to lie there, and the steps of one poll. The port that each chip fills.

A poll hears nothing, something garbled, or tags; a chip that does not answer, or was reset unasked, is a fault and never `nothing`.
A known card that answers is believed until it is its turn to be verified; any other tag that answers is read in full. A known card is
silent only if it does not answer a second request in the same field either: tags may keep their state for 5 ms without a field, so that a
request which comes sooner finds them selected and only deselects them, and may need as long to wake (ISO 14443-3).
The field is on during a poll only: a tag that lies still would else have to be halted, and neighbours would be disturbed.
"""

from hardware.antennas import micropython
from hardware.antennas.exchange import ANSWERED, COLLIDED, GAIN, LOST, NEW, SILENCE, STRANGE, WELL
from hardware.antennas.tags import REQA, REQA_TAKES, SHORT, WUPA, tags
from hardware.antennas.ticks import ticks_add, ticks_diff

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hardware.antennas.bus import Bus
    from hardware.antennas.exchange import Frames, Steps

# The result of a poll.
EMPTY, PRESENT, GARBLED, FAULT = 1, 2, 3, 4

SETTLE = 1000  # us from field on to the first frame: most tags are awake
SLOW_SETTLE = 5000  # us from field on until every tag is awake
APART = 520  # us between two requests (ISO 14443-3: 7000/fc)
LATE = 8  # polls in a row in which a tag answers only when all are awake, after which it is waited for at once: by chance that never comes
DARK = 1000  # us at least without a field: most tags notice, and are not selected any more
PATIENCE = 2  # polls after a miss in which the card is still known, and waited for
TRIED_AGAIN = 8  # polls of a dead chip that only report that, before it is started once more


class Antenna:
    """`heard` is what the last poll heard; `uids`, ascending, what is believed to lie there.

    A chip fills the functions that are not implemented here; one that reads ids by itself fills `begin`, `tune` and `poll`.
    `answer`, `last_bits` and `collision` are those of the last exchange.
    """

    __slots__ = (
        "_half", "_is_doubtful", "_late", "_may_be_late", "_patience", "_resting",
        "answer", "at", "branch", "collision", "found", "gain", "has_answered", "heard", "is_listening", "is_read", "is_ready", "is_slow",
        "last_bits", "number", "off_at", "ready_at", "resets", "skips", "state", "steps", "uids", "version", "was_cut",
    )  # fmt: skip

    OFF: "Frames" = ((b"",), 0, False)  # one frame that switches the field off, whatever the chip is doing
    SPI_MODE, FASTEST, LONGEST = 0, 1_000_000, 1  # of the bus: clock polarity and phase, hertz, bytes of a frame
    SILENT = 1000  # us from the start of a request until the chip knows that nothing answers
    VERSIONS: "tuple[tuple[int, str], ...]" = ()  # the name of a chip by its version

    def __init__(self, number: int, gain: int = GAIN) -> None:
        self.number = number
        self.gain = gain
        self.at = 0  # ticks at the end of the last frame
        self.state = NEW
        self.version = 0
        self.resets = 0  # resets that were not requested
        self.is_ready = False  # the chip is prepared for another exchange
        self.is_read = True  # an answer that is not read only says that a tag answered
        self.branch = 1  # the value of a differing bit whose tags are read first
        self.answer = b""
        self.last_bits = 0  # of the answer's last byte that are valid; 0: all
        self.collision = 0  # the bit of the answer at which tags differed, from 1; counted from the byte in which the answer began
        self.heard = FAULT
        self.uids: list[bytes] = []
        self.found: list[bytes] = []  # ids of a poll that is not over
        self.steps: Steps | None = None
        self.is_listening = False  # the answer of tags is under way
        self.was_cut = False  # the poll had a whole turn and did not finish
        self.ready_at = 0  # ticks before which nothing is to be sent
        self._is_doubtful = True
        self._patience = 0
        self._resting = 0
        self.off_at = -DARK  # ticks at which the field went off
        self._may_be_late = False  # the tag has not answered a quick request since it was read, or was missed
        self._late = 0  # polls in a row in which it answered only when all tags are awake
        self.is_slow = False  # it wakes late
        self._half: list[bytes] = []  # the ids that a poll had found when it was cut short
        self.has_answered = False  # a tag has answered in this poll
        self.skips = 0  # turns that it leaves to others after it needed one alone

    @property
    def is_started(self) -> bool:
        return self.state in (WELL, STRANGE)

    def begin(self) -> "Steps":
        """Start the chip, with its field off: a reset, the settings, and a check that it works. Returns the state."""
        raise NotImplementedError

    def tune(self) -> "Steps":
        """Write the gain that was set to the chip."""
        raise NotImplementedError

    def switched_on(self, frame: bytes, us: int) -> "Frames":
        """Switch on the field and prepare a request, which starts `us` after the field, when tags are awake."""
        raise NotImplementedError

    def prepared(self, frame: bytes) -> "Frames":
        """Prepare one more request, after silence and without touching the field."""
        raise NotImplementedError

    def started(self, framing: int, us: int) -> "Frames":
        """Start the prepared request; its answer ends after `us` microseconds at the earliest."""
        raise NotImplementedError

    def exchange(self, frame: bytes, framing: int, us: int) -> "Frames":
        """Send a frame and hear the answer.

        `framing` has in bits 0 to 2 how many bits of the last byte are sent (0: all), in bits 4 to 6 where in its byte the answer begins.
        """
        raise NotImplementedError

    def unanswered(self, frame: bytes, us: int) -> "Frames":
        """Send a frame that tags do not answer."""
        raise NotImplementedError

    def listen(self, bus: "Bus") -> int:
        """How the exchange that began at `at` ended; NOT_YET if it has not."""
        raise NotImplementedError

    def lose(self) -> None:
        """Note that the chip was reset unasked or does not answer: it is started anew by the next poll."""
        self.state = NEW
        self.is_ready = False
        self.resets = min(self.resets + 1, 255)

    @micropython.native
    def poll(self, *, is_verified: bool, is_patient: bool = False) -> "Steps":
        """`is_patient`: where no card is known, one that wakes late is waited for."""
        self.found = []
        self.was_cut = self.is_listening = self.has_answered = False
        if not self.is_started and not (yield from self._revived()):
            self.heard = FAULT
            return FAULT
        if 0 <= ticks_diff(self.at, self.off_at) < DARK:
            yield ticks_add(self.off_at, DARK)
        is_slow = self.is_slow or (not self.uids and (is_verified or is_patient))
        yield self.switched_on(REQA, SLOW_SETTLE if is_slow else SETTLE)
        awake_at = ticks_add(self.ready_at, 0 if is_slow else SLOW_SETTLE - SETTLE)
        self.is_read = is_verified or self._is_doubtful or not self.uids
        ended = yield self.started(SHORT, REQA_TAKES if self.uids else self.SILENT)
        if ended == SILENCE and self.uids:
            ended = yield from self._asked_again(awake_at)
        else:
            self._may_be_late, self._late = is_slow, 0
        if ended == SILENCE:
            self.heard = self._missed()
        else:
            self.heard = yield from self._heard(ended)
        yield self.OFF
        self.off_at = self.at
        self._half = []
        return self.heard

    def _asked_again(self, awake_at: int) -> "Steps":
        """Ask a known card a second time, as soon as allowed or, where it may wake late, when it is awake; returns how that ended."""
        again_at = ticks_add(self.at, APART)
        yield self.prepared(WUPA)
        yield awake_at if self._may_be_late and ticks_diff(awake_at, again_at) > 0 else again_at
        ended: int = yield self.started(SHORT, REQA_TAKES)
        self._late = self._late + 1 if self._may_be_late else 0
        self.is_slow = self.is_slow or self._late >= LATE
        return ended

    def _missed(self) -> int:
        self._patience = PATIENCE if self.uids and not self._is_doubtful else max(self._patience - 1, 0)
        self._is_doubtful = True
        self._late = 0
        self._may_be_late = self._patience > 0
        if not self._patience:
            self.uids = []
            self.is_slow = False
        return EMPTY

    def _revived(self) -> "Steps":
        """A chip that was reset is started at once; one that is dead is tried now and then."""
        if self.state != NEW and self._resting:
            self._resting -= 1
            return 0
        yield from self.begin()
        self._resting = TRIED_AGAIN
        self._is_doubtful = True
        return self.is_started

    @micropython.native
    def _heard(self, ended: int) -> "Steps":
        """Read the tags that answered, where that is needed; returns the result of the poll."""
        if ended == LOST:
            return FAULT
        self.has_answered = True
        self._patience = 0
        if ended not in (ANSWERED, COLLIDED):
            self._is_doubtful = True
            return GARBLED
        if not self.is_read and (ended == ANSWERED or len(self.uids) > 1):
            return PRESENT  # answers of several kinds of tags collide always; a collision where one tag is known means another
        return (yield from self._read(ended))

    @micropython.native
    def _read(self, answered: int) -> "Steps":
        ended = yield from tags(self, self.found, answered)
        if ended == LOST:
            return FAULT
        if ended != ANSWERED:
            self._is_doubtful = True
            return GARBLED
        self.uids = sorted(self.found)
        self._is_doubtful = False
        return PRESENT

    def cut_short(self) -> int:
        """End a poll that did not finish in a whole turn: some tags of a large stack are known, but one id of two would be wrong.

        The next poll begins with the other branch, and the tags that two such polls in a row have found lie there.
        """
        self._is_doubtful = self.was_cut = True
        self.branch ^= 1
        both = self.found + [uid for uid in self._half if uid not in self.found]
        self._half = self.found
        if len(both) < 2:
            return GARBLED
        self.uids = sorted(both)
        return PRESENT
