"""A table without hardware: people's hands above it, a simulated radio beneath, and the referee of every other table.

What hands do reaches the referee as sightings and in no other way; only presses and choices on the screen go straight to it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from companion.core.decks.card import CardId, DeckId
from companion.core.frozen import dataclass
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import TableView, looked_at
from companion.core.walk import Walk
from companion.events import Button, Chosen, Pressed, Slot, Uid
from companion.simulator.recording import Recorded, Recording
from hardware.readers.simulated import Simulated

MOMENT = 0.1  # seconds between two looks of hands that wait


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing that hands do, as it is told to those who watch."""

    kind: str  # "lays", "lifts", "presses", "chooses", "says"
    card: CardId | None = None
    slot: Slot | None = None
    word: str = ""  # a button, the id of an option, or what is explained


class Witness(Protocol):
    """Sees what hands do, and hears the referee."""

    def saw(self, deed: Deed, table: TableView) -> None: ...
    def went_on(self) -> None:
        """Time has passed, or a button was pressed: the referee may have said something. Not called by a table that a loop advances."""
        ...


class NoWitness:
    def saw(self, deed: Deed, table: TableView) -> None:
        pass

    def went_on(self) -> None:
        pass


class SimulatedTable:
    """Hands that wait here let the time pass themselves, unless a loop does: then `waits` hands the wait on to it."""

    def __init__(
        self, referee: Referee, radio: Simulated, witness: Witness | None = None, recording: Recording | None = None, *, at: float = 0.0
    ) -> None:
        self.referee = referee
        self.radio = radio
        self.at = at
        self.waits: Callable[[float], None] = self._wait_alone
        self._unheard: dict[Uid, Slot] = {}  # cards on cells without a reader
        self._recording = recording
        self._walk = Walk(referee, Recorded(radio, recording) if recording else radio)
        self._witness = witness or NoWitness()

    def look(self) -> TableView:
        """What the screen shows now."""
        return looked_at(self.referee.step)

    def wait(self, seconds: float) -> None:
        """Called by hands: returns when so many seconds have passed."""
        self.waits(seconds)

    def advance(self, seconds: float) -> float:
        """The readers hear what lies here by then, and the referee takes it; returns the seconds that have passed."""
        self.at = round(self.at + seconds, 3)
        self._walk.advance(self.at)
        return seconds

    def _wait_alone(self, seconds: float) -> None:
        self.advance(seconds)
        self._witness.went_on()

    def lay(self, uid: Uid, slot: Slot) -> None:
        self._witness.saw(Deed("lays", card_of_uid(uid), slot), self.look())
        self._unheard.pop(uid, None)
        if slot in self.radio.slots:
            self.radio.lay(uid, slot)
        else:
            self.radio.lift(uid)
            self._unheard[uid] = slot

    def lift(self, uid: Uid) -> None:
        self._witness.saw(Deed("lifts", card_of_uid(uid), self.slot_of(uid)), self.look())
        self._unheard.pop(uid, None)
        self.radio.lift(uid)

    def press(self, button: Button) -> None:
        self._witness.saw(Deed("presses", word=button), self.look())
        self.enter(Pressed(button, self.at))
        self.wait(0.0)  # what the referee answers is heard before hands go on

    def choose(self, option: str) -> None:
        self._witness.saw(Deed("chooses", word=option), self.look())
        self.enter(Chosen(option, self.at))
        self.wait(0.0)

    def say(self, word: str) -> None:
        """What people explain to each other; the referee does not hear it."""
        self._witness.saw(Deed("says", word=word), self.look())

    def slot_of(self, uid: Uid) -> Slot | None:
        slot = self.radio.where(uid)
        return Slot(slot) if slot is not None else self._unheard.get(uid)

    def lying_on(self, slot: Slot) -> tuple[Uid, ...]:
        return tuple(Uid(uid) for uid in self.radio.on(slot)) if slot in self.radio.slots else ()

    def enter(self, event: Pressed | Chosen) -> None:
        """What a screen or a button tells the referee by itself, without a hand that waits."""
        if self._recording:
            row = {"press": event.button} if isinstance(event, Pressed) else {"choose": event.option}
            self._recording.keep({**row, "at": self.at})
        self.referee.enter(event)


def uid_of(deck: DeckId, card: CardId) -> Uid:
    """Simulated cards bear the reserved uids (decks.register)."""
    return Uid(f"card:{deck}/{card}")


def card_of_uid(uid: Uid) -> CardId | None:
    """The card that a simulated tag sticks on; what is no card of a deck has none."""
    kind, _, rest = uid.partition(":")
    return CardId(rest.partition("/")[2].partition("#")[0]) if kind == "card" else None
