"""A small mat that is listened to pass by pass: what is heard is said by the test, and what was settled enters the mat at once."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from companion.core.mat.mat import Mat
from companion.core.mat.settling import Settling
from companion.core.mat.shape import Shape
from companion.events import ReadsBadly, ReadsWell, Slot, SlotsBack, SlotsFrozen, TagLifted, TagPlaced, TagTapped, Uid, Unreadable
from hardware.sighting import FAULT, GARBLED, NOTHING, Heard, Pass, Tags

EVERY, AGAIN = 0.05, 0.005
SMALL = Shape(columns=3, rows=2, pads=(Slot("pad"),), tap_places=(Slot("site"),))
SIGNS = {"-": NOTHING, "?": GARBLED, "!": FAULT}


def heard(sign: str) -> Heard:
    """`-` nothing, `?` garbled, `!` a fault; an id of eight digits, or else the tags, each a letter."""
    return SIGNS.get(sign) or Tags((sign,) if len(sign) == 8 else tuple(sorted(sign)))


def told(event: object) -> str:
    """An event in a few letters."""
    match event:
        case TagPlaced(slot, uid):
            return f"{slot}+{uid}"
        case TagLifted(slot, uid):
            return f"{slot}-{uid}"
        case TagTapped(slot, uid):
            return f"{slot}*{uid}"
        case SlotsFrozen(slots):
            return f"frozen {' '.join(slots)}"
        case SlotsBack(slots):
            return f"back {' '.join(slots)}"
        case ReadsBadly(slot):
            return f"badly {slot}"
        case ReadsWell(slot):
            return f"well {slot}"
        case Unreadable(slot):
            return f"unread {slot}"
    raise AssertionError(event)


def lying(frozen: str = "", **cards: str) -> Mat:
    """A mat as the journal has it."""
    mat = Mat(frozen=frozenset(map(Slot, frozen.split())))
    for slot, uids in cards.items():
        for uid in uids:
            mat = mat.after(TagPlaced(Slot(slot), Uid(uid), 0.0))
    return mat


class Listening:
    """`lies` is what a perfect radio would hear from now on; a pass may be told otherwise for some slots."""

    def __init__(self, mat: Mat | None = None, shape: Shape = SMALL, at: float = 0.0, **lies: str) -> None:
        self.mat, self.at = mat or Mat(), at
        self.shape, self.settling = shape, Settling(shape)
        self.truth = {slot: "-" for slot in shape.slots if slot not in shape.blind} | lies
        self.doubtful: tuple[str, ...] = ()
        self.times: dict[str, float] = {}  # of each thing that was told, when it was so last
        for number in range(12):  # long ago and on an empty mat: what a pad hears first after a start is not tapped
            self.settling.take(Pass(at - 10 + number * EVERY, dict.fromkeys(self.truth, NOTHING)), Mat())

    def restart(self) -> Listening:
        """The program starts again: what was heard is forgotten, what is believed is not."""
        self.settling, self.doubtful = Settling(self.shape), ()
        return self

    def lies(self, **signs: str) -> Listening:
        self.truth |= signs
        return self

    def passes(self, number: int = 1, **signs: str) -> list[str]:
        """Full passes, 50 ms apart; what was settled in them."""
        return list(chain(*(self.take(EVERY, self.truth | signs) for _ in range(number))))

    def row(self, slot: str, signs: str) -> list[str]:
        """Full passes in which this slot says one after the other."""
        return list(chain(*(self.passes(**{slot: sign}) for sign in signs.split())))

    def again(self, **signs: str) -> list[str]:
        """Some slots asked once more, 5 ms later; without names those that are doubtful."""
        return self.take(AGAIN, signs or {slot: self.truth[slot] for slot in self.doubtful})

    def asking(self, seconds: float, **signs: str) -> list[str]:
        """Full passes for so long, and after each one what is doubtful is asked twice."""
        told = []
        for _ in range(round(seconds / EVERY)):
            told += self.passes(**signs)
            start = self.at
            for _ in range(2):
                if self.doubtful:
                    told += self.again(**{slot: (self.truth | signs)[slot] for slot in self.doubtful})
            self.at = start
        return told

    def gap(self, seconds: float) -> None:
        self.at += seconds

    def take(self, after: float, signs: Mapping[str, str]) -> list[str]:
        self.at = round(self.at + after, 6)
        settled = self.settling.take(Pass(self.at, {slot: heard(sign) for slot, sign in signs.items()}), self.mat)
        for event in settled.events:
            assert event.at == self.at
            self.mat = self.mat.after(event)
            self.times[told(event)] = self.at
        self.doubtful = settled.doubtful
        return [told(event) for event in settled.events]

    @property
    def lying(self) -> dict[str, str]:
        """The belief: tags by slot."""
        return {slot: "".join(tag.uid for tag in tags) for slot, tags in self.mat.lying.items()}
