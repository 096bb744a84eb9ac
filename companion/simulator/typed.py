"""What a game brings to be played by typing: which commands there are, what hands do for each, and what is proposed.

Rules of this file: only values and ports. Words of a language become a `Command` in `companion.terminal.play.commands`, and nothing here
knows how a line looks on paper; a game fills `TypedGame` of `actions` in its own folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.referee.announcements import Said
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer, TableView
from companion.events import Slot
from companion.simulator.table import SimulatedTable, uid_of

# How many numbers and how many places may go with a command.
Takes = Mapping[str, tuple[tuple[int, int], ...]]
ALONE = ((0, 0),)
EVERYWHERE: Takes = {
    "choose": ((1, 0),),
    "lift": ((0, 1),),
    "move": ((0, 2),),
    **dict.fromkeys(("ok", "cancel", "mend", "why", "undo", "pause", "wait", "hand", "table", "help", "quit"), ALONE),
}


@dataclass(frozen=True, slots=True)
class Command:
    verb: str
    number: int | None = None
    slots: tuple[Slot, ...] = ()
    other: int | None = None  # a second number


@dataclass(frozen=True, slots=True)
class Unclear:
    """A line of the words for the terminal to print instead; nothing has changed."""

    key: str
    args: Mapping[str, Said] = field(default_factory=dict)


Line = tuple[str, Mapping[str, Said]]  # a key of the words for the terminal, and what it speaks of


class Hints:
    """What is proposed to the player who is asked; `words` are the commands' words in the language."""

    def __init__(self, table: SimulatedTable, words: Mapping[str, str]) -> None:
        self.words = words
        self._table = table

    def places(self, table: TableView) -> Line | None:
        """The line that tells where a card may go now; None where a game has none."""
        return None

    def acts(self, table: TableView, hand: Sequence[CardId]) -> list[str]:
        """Acts as they would be typed, the most usual first; nothing is half done."""
        return ["1"] if table.expected.offers else []

    def choice(self, offer: Offer) -> str | None:
        """A choice as it would be typed, where there are many of its kind."""
        return None

    def card(self, card: CardId, name: str) -> Line | None:
        """A card of the hand, where its name alone does not tell what it can do."""
        return None

    def lies(self, card: CardId) -> Slot | None:
        """The slot on which a card lies that is still counted to the hand; None where it lies on none."""
        return self._table.slot_of(uid_of(self._table.look().view.deck, card))

    def is_heard(self, slot: Slot) -> bool:
        return slot in self._table.radio.slots and slot not in self._table.look().frozen


def slots_of(offer: Offer) -> list[Slot]:
    """The slots that an offer speaks of."""
    named = [one for one in offer.args.values() if isinstance(one, PlaceName)]
    return [one.slot for one in named if one.slot and not one.relation]
