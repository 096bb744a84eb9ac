"""How corrections are written: their name in the table protocol, and what they say; of an accepted table how it differed (E5)."""

from __future__ import annotations

from typing import Any

from companion.core.games.forms import COUNT, ID, SEAT, Form, Forms, Spelling, listed
from companion.core.games.game import Difference
from companion.core.games.port import Game
from companion.core.referee.taken import Amended
from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Correction, Leave, Replace, SetHand, SetTurn
from companion.record.words import NAME, parse_name, written_name

CALLED = Spelling(NAME, written_name, parse_name)
COUNTED = Spelling(COUNT, str, int)
OF_DECK = Spelling(ID, str, str)
FORMS: Forms[Correction] = Forms(
    Form(SetHand, "hand", {"seat": SEAT, "count": COUNTED}),
    Form(SetTurn, "turn", {"seat": SEAT}),
    Form(ActOf, "act-of", {"seat": SEAT}),
    Form(CardIs, "card-is", {"card": OF_DECK, "really": OF_DECK}),
    Form(AlreadyDrawn, "drawn"),
    Form(Leave, "leave", {"seat": SEAT}),
    Form(Replace, "replace", {"seat": SEAT, "name": CALLED}),
)
ACCEPT = "accept"
OPEN = Form(AcceptTable, "open", {"open": listed(OF_DECK)})
BETWEEN = ", "


def written_amendment(game: Game[Any, Any], amended: Amended) -> str:
    match amended:
        case Amended(AcceptTable() as accepted, table):
            parts = game.notation.written_table(table or Difference(0.0))
            parts += (OPEN.written(accepted),) if accepted.open else ()
            return f"{ACCEPT} {BETWEEN.join(parts)}".rstrip()
        case _:
            return FORMS.written(amended.correction)


def parse_amendment(game: Game[Any, Any], text: str) -> Amended | None:
    kind, _, rest = text.partition(" ")
    if kind != ACCEPT:
        correction = FORMS.parsed(text)
        return None if correction is None else Amended(correction)
    parts = tuple(rest.split(BETWEEN)) if rest else ()
    accepted = OPEN.parsed(parts[-1]) if parts else None
    table = game.notation.parsed_table(parts[:-1] if accepted else parts)
    return None if table is None else Amended(accepted or AcceptTable(), table)
