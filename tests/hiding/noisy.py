"""What clumsy hands over a noisy radio made the referee believe, as lines: settled acts, with every flicker and silence among them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.core.decks.card import Deck
from companion.core.games.game import Setup
from companion.core.referee.entries import Entry
from companion.core.referee.referee import Referee
from companion.events import Chosen, Event, Pressed, ReadsBadly, ReadsWell, SlotsBack, SlotsFrozen, TagLifted, TagPlaced, TagTapped
from companion.record.memory import MemoryJournal
from companion.simulator.people import Book
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise
from tests.hiding.desk import register
from tests.hiding.exam import Held, Row

NOISE, CLUMSY = 0.05, 0.3
HandsOf = Callable[[Any], Held]


class Beside(MemoryJournal):
    """A journal that keeps beside each entry who held what."""

    def __init__(self, hands: HandsOf) -> None:
        super().__init__()
        self._hands = hands
        self.held: list[Held] = []
        self.sitting: Sitting | None = None

    def append(self, entry: Entry) -> None:
        self.held.append(self._hands(self.sitting._book) if self.sitting else {})
        super().append(entry)


def _unseen(_: Book) -> Held:
    return {}


def sat(setup: Setup, deck: Deck, seed: int, hands: HandsOf = _unseen) -> Iterator[tuple[Row, Held]]:
    journal = Beside(hands)
    table = SimulatedTable(Referee(setup, deck, register(), journal), radio_under(setup.shape, Noise.of(NOISE), seed))
    journal.sitting = Sitting(setup, deck, table, seed, Manners(CLUMSY, silence=NOISE))
    journal.sitting.play()
    for entry, held in zip(journal.entries(), journal.held, strict=True):
        row = None if isinstance(entry.event, Setup) else _row(entry.event, setup)
        if row is not None:
            yield row, held


def _row(event: Event, setup: Setup) -> dict[str, Any] | None:
    """None for time that passed, which a line tells by itself, and for what only passes can tell: a card left on a pad, a command card."""
    match event:
        case TagPlaced() | TagLifted() if not setup.shape.is_tapped(event.slot) and not event.uid.startswith("command:"):
            return {"place" if isinstance(event, TagPlaced) else "lift": event.slot, **_tag(event.uid, setup.deck), "at": event.at}
        case TagTapped():
            return {"tap": event.slot, **_tag(event.uid, setup.deck), "at": event.at}
        case Pressed():
            return {"press": event.button, "at": event.at}
        case Chosen():
            return {"choose": event.option, "at": event.at}
        case SlotsFrozen() | SlotsBack():
            return {"freeze" if isinstance(event, SlotsFrozen) else "back": list(event.slots), "at": event.at}
        case ReadsBadly() | ReadsWell():
            return {"weak" if isinstance(event, ReadsBadly) else "well": event.slot, "at": event.at}
        case _:
            return None


def _tag(uid: str, deck: str) -> dict[str, str]:
    if not uid.startswith("card:"):
        return {"uid": uid}
    card, _, side = uid.removeprefix("card:").partition("#")
    return {"card": card.removeprefix(f"{deck}/"), **({"side": side} if side else {})}
