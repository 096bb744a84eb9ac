"""The cards that were seen with each deck: which to leave in the box, how many are fresh, and when all return (C17); names only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TextIO

from companion.cards.tags.naming import Naming
from companion.core.decks.card import CardId, Deck
from companion.record import statistics
from companion.record.history import sorting
from companion.record.store import Listed
from companion.system.json_rows import Row, write_rows
from companion.system.paper import Paper
from companion.words.dates import Words


@dataclass(frozen=True, slots=True)
class Seen:
    """`needed` are the fresh cards that a match of so many players takes, as the deck was played last."""

    deck: Deck
    cards: tuple[CardId, ...]
    needed: Mapping[int, int]

    @property
    def fresh(self) -> int:
        return len(self.deck.cards) - len(self.cards)

    @property
    def returns_for(self) -> tuple[int, ...]:
        """Numbers of players for whom too few are fresh."""
        return tuple(number for number, least in self.needed.items() if self.cards and self.fresh < least)


def seen_of(listed: Sequence[Listed], deck: Deck) -> Seen | None:
    """None where no game keeps the seen cards of this deck apart."""
    setup = sorting.last_with_memory(listed, deck)
    if setup is None:
        return None
    cards = tuple(card for card in statistics.seen(listed, deck.id) if card in deck.cards)
    return Seen(deck, cards, sorting.needed_by_players(setup, deck))


def show_seen(found: Iterable[Seen], language: str, out: TextIO, *, as_json: bool = False) -> None:
    shown = tuple(found)
    if as_json:
        write_rows(out, map(_row, shown))
        return
    paper = Paper(out)
    if not shown:
        paper.write(Words(language).say("history-seen-nowhere"))
    for one in shown:
        paper.write()
        _tell(one, Naming(language, one.deck), paper)


def _tell(one: Seen, naming: Naming, paper: Paper) -> None:
    name, count = one.deck.names[naming.language], len(one.cards)
    paper.write(naming.say("history-seen-deck", name=name, id=one.deck.id, count=count, fresh=one.fresh), "turn")
    if one.cards:
        paper.write("  " + naming.listed(one.cards), indent=2)
    if one.needed:
        takes = [naming.say("history-seen-takes", players=number, count=least) for number, least in one.needed.items()]
        paper.write("  " + naming.say("history-seen-needed", takes=", ".join(map(paper.kept, takes))), "soft", indent=2)
    if one.returns_for:
        numbers = ", ".join(map(str, one.returns_for))
        paper.write("  " + naming.say("history-seen-returns", players=numbers), indent=2)


def _row(one: Seen) -> Row:
    needed = {str(number): least for number, least in one.needed.items()}
    return {"deck": one.deck.id, "seen": list(one.cards), "fresh": one.fresh, "needed": needed, "returns_for": list(one.returns_for)}
