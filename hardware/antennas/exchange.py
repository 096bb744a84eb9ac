"""One exchange between a reader and the tags above it: how it can end, how long it takes, and the steps that it is made of.

Rules of this file: a step is a frame, whose reply is sent back; a time before which nothing is to be sent; or several frames, with what is
to be waited after them and whether an answer of tags is to be heard then, of which the ending is sent back. The caller of the steps writes
down in `at` when the last frame was through, and in between drives other chips. Nothing waits, and as few steps as possible are made: on a
hub each of them costs as much as a transfer.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any, Protocol

    Frames = tuple[tuple[bytes, ...], int, bool]  # and how long is waited: from the last, or if negative from the first of them
    Steps = Generator[bytes | int | Frames, Any, int]

    class Exchanging(Protocol):
        """An antenna, as far as the tags above it need it."""

        SILENT: int
        answer: bytes
        last_bits: int
        collision: int
        branch: int

        def exchange(self, frame: bytes, framing: int, us: int) -> Frames: ...
        def unanswered(self, frame: bytes, us: int) -> Frames: ...


# How an exchange ended. LOST: the chip was reset unasked, or does not answer at all. NOT_YET: it has not ended.
SILENCE, ANSWERED, COLLIDED, BROKEN, LOST, NOT_YET = range(6)
# The state of a chip. NEW: it has to be started.
WELL, NO_ANSWER, STRANGE, CHECK_FAILED, NEW = range(5)

ETU = 944  # hundredths of a microsecond: 128/fc
FRAME_DELAY = 92  # us from a transmission to the answer
LATEST = 3000  # us after which an answer that began has to be over
AGAIN = 60  # us until the chip is asked once more whether the answer is over
GAIN = 4  # 33 dB: what an MFRC522 has after a reset, and right for a mat; hardware/wire.md has all codes


def takes(sent_bits: int, answered_bits: int) -> int:
    """Microseconds from the start of a frame to the last bit of the answer; parity bits are counted, start and end of frames are not."""
    return (sent_bits + answered_bits + 2) * ETU // 100 + FRAME_DELAY
