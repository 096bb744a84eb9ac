"""How Comparity's acts are written: cells are counted from the opening card, x to the right and y up (NOTATION.md)."""

from __future__ import annotations

from companion.core.decks.card import CardId, Side
from companion.core.frozen import dataclass
from companion.core.games.comparity.moves import (
    AskWhich,
    Decline,
    Discard,
    DoubleSwap,
    Draw,
    Drop,
    EndShift,
    LetIn,
    Move,
    Play,
    Reveal,
    SayCheck,
    Shift,
    Show,
    ShowAll,
    Swap,
    TimeUp,
    Verdict,
)
from companion.core.games.comparity.position import Cell, Pair, by_place
from companion.core.games.forms import CARD, PAIR, Form, Forms, Spelling, either, listed
from companion.core.games.game import Arrival, Away, Difference, Place, Turned


def _parse_two(text: str) -> Pair:
    low, high = text.split(" ")
    return PAIR.parsed(low), PAIR.parsed(high)


TWO = Spelling(f"{PAIR.pattern} {PAIR.pattern}", lambda pair: " ".join(map(PAIR.written, pair)), _parse_two)
MOVES: Forms[Move] = Forms(
    Form(Play, "lay", {"card": CARD, "cell": PAIR}),
    Form(Draw, "draw"),
    Form(Reveal, "check", {"cell": PAIR}),
    Form(Verdict, "verdict"),
    Form(Decline, "decline"),
    Form(Swap, "swap", {"pair": TWO}),
    Form(DoubleSwap, "double-swap", {"first": TWO, "second": TWO}),
    Form(Discard, "discard", {"cell": PAIR}),
    Form(LetIn, "let in", {"card": CARD}),
    Form(SayCheck, "say check", {"cell": PAIR}),
    Form(AskWhich, "ask which", {"cells": listed(PAIR)}),
    Form(Show, "show", {"card": CARD}),
    Form(Drop, "drop"),
    Form(Shift, "shift", {"step": PAIR}),
    Form(EndShift, "shifted"),
    Form(ShowAll, "all open"),
    Form(TimeUp, "time up"),
)


@dataclass(frozen=True, slots=True)
class Unheard:
    """A cell where the mat is blind."""

    cell: Cell


def _arrival(card: CardId, place: Place, side: Side | None) -> Arrival:
    return Arrival(card, place, side, 0.0, is_firm=True, must_go=False)


def _away(card: CardId, place: Place) -> Away:
    return Away(card, place, is_open=False, may=False, since=0.0, was_there=True)


def _turned(card: CardId, place: Place, *, is_open: bool) -> Turned:
    return Turned(card, place, is_open, 0.0)


Seen = Arrival | Away | Turned | Unheard  # what `corrections` reads of a table that is accepted (E5)
TABLE: Forms[Seen] = Forms(
    Form(Arrival, "laid", {"card": CARD, "place": PAIR, "side": either(open="face", closed=None)}, _arrival),
    Form(Away, "gone", {"card": CARD, "place": PAIR}, _away),
    Form(Turned, "turned", {"card": CARD, "place": PAIR, "is_open": either(open=False, closed=True)}, _turned),
    Form(Unheard, "unheard", {"cell": PAIR}),
)


def written(move: Move) -> str:
    return MOVES.written(move)


def parsed(text: str) -> Move | None:
    return MOVES.parsed(text)


def written_table(difference: Difference) -> tuple[str, ...]:
    """How the table differs from the layout, as far as it matters when it is accepted."""
    arrived = (_arrival(one.card, one.place, "face" if one.side == "face" else None) for one in difference.arrived)
    unheard = map(Unheard, by_place(difference.blind))
    found: tuple[Seen, ...] = (*arrived, *difference.away, *difference.turned, *unheard)
    return tuple(map(TABLE.written, found))


def parsed_table(parts: tuple[str, ...]) -> Difference | None:
    found = [TABLE.parsed(part) for part in parts]
    if None in found:
        return None
    return Difference(
        at=0.0,
        arrived=tuple(one for one in found if isinstance(one, Arrival)),
        away=tuple(one for one in found if isinstance(one, Away)),
        turned=tuple(one for one in found if isinstance(one, Turned)),
        blind=frozenset(one.cell for one in found if isinstance(one, Unheard)),
    )
