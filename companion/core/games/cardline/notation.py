"""How Cardline's acts are written: gap 0 is before the line's first card, which is card 0 (NOTATION.md)."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.cardline.moves import Drawn, Drop, Exchange, Join, Move, Open, Play, Show, TakenAway, TimeUp
from companion.core.games.forms import CARD, COUNT, Form, Forms, Spelling, either
from companion.core.games.game import Arrival, Away, Difference, Place

GAP = Spelling(f"gap {COUNT}", lambda gap: f"gap {gap}", lambda text: int(text.removeprefix("gap ")))
MOVES: Forms[Move] = Forms(
    Form(Open, "open", {"card": CARD}),
    Form(Play, "lay", {"card": CARD, "gap": GAP}),
    Form(Join, "join", {"card": CARD, "gap": GAP}),
    Form(Show, "show", {"card": CARD}),
    Form(Drawn, "drawn"),
    Form(TakenAway, "taken away"),
    Form(Exchange, "exchange", {"card": CARD, "other": CARD}),
    Form(Drop, "drop"),
    Form(TimeUp, "time up"),
)


def _written_place(place: Place) -> str:
    number, is_gap = place
    return f"{'gap' if is_gap else 'card'} {number}"


def _parse_place(text: str) -> Place:
    kind, number = text.split(" ")
    return int(number), int(kind == "gap")


def _arrival(card: CardId, place: Place) -> Arrival:
    return Arrival(card, place, None, 0.0, is_firm=True, must_go=False)


def _away(card: CardId, place: Place, *, may: bool) -> Away:
    return Away(card, place, is_open=True, may=may, since=0.0, was_there=True)


PLACE = Spelling(f"(?:gap|card) {COUNT}", _written_place, _parse_place)
Seen = Arrival | Away  # what `corrections` reads of a table that is accepted (E5)
TABLE: Forms[Seen] = Forms(
    Form(Arrival, "laid", {"card": CARD, "place": PLACE}, _arrival),
    Form(Away, "gone", {"card": CARD, "place": PLACE, "may": either(beside=True, missed=False)}, _away),
)


def written(move: Move) -> str:
    return MOVES.written(move)


def parsed(text: str) -> Move | None:
    return MOVES.parsed(text)


def written_table(difference: Difference) -> tuple[str, ...]:
    """How the table differs from the layout, as far as it matters when it is accepted."""
    found: tuple[Seen, ...] = (*difference.arrived, *difference.away)
    return tuple(map(TABLE.written, found))


def parsed_table(parts: tuple[str, ...]) -> Difference | None:
    found = [TABLE.parsed(part) for part in parts]
    if None in found:
        return None
    arrived = tuple(one for one in found if isinstance(one, Arrival))
    return Difference(at=0.0, arrived=arrived, away=tuple(one for one in found if isinstance(one, Away)))
