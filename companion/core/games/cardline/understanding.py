"""How acts at the table are understood (L7 to L9, C20 to C28): differences, words and choices become moves.

Rules of this file: before a play is told nothing here depends on whether it fits; nothing here decides what is legal (`rules` does), and
while something lies wrong no act is understood (C24).
"""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.cardline.layout import missing, plays, wrongs
from companion.core.games.cardline.moves import Drawn, Drop, Exchange, Join, Move, Open, Play, Show, TakenAway
from companion.core.games.cardline.position import Joining, Opening, Position, Turn
from companion.core.games.cardline.rules import may_lay
from companion.core.games.game import (
    Act,
    Arrival,
    Ask,
    AtPlace,
    Difference,
    Incomplete,
    Looked,
    Nothing,
    OfCard,
    Picked,
    Refused,
    Said,
    Signal,
    Tapped,
    Understood,
)

TURNED = 0.6  # seconds away in which a card is turned over (L9, `commit = turned`)


def understand(position: Position, difference: Difference, signal: Signal) -> Understood:
    match signal:
        case Looked():
            return _looked(position, difference)
        case Said(button):
            return _said(position, difference, button)
        case Picked(option):
            if is_blocked(position, difference) and not isinstance(option.moves[0], (Drop, Join)):
                return Refused("mend-first", "C24")
            return Act(option.moves)
        case Tapped():
            return _tapped(position, difference, signal)


def is_blocked(position: Position, difference: Difference) -> bool:
    return difference.strange or bool(wrongs(position, difference))


def ask(position: Position, difference: Difference) -> Ask | None:
    """The question that *ok* answers now (C27)."""
    stage, pending = position.stage, position.pending
    if isinstance(pending, Joining) and isinstance(stage, Turn):
        return Ask("joins", "E5", stage.seat, (Join(pending.card, pending.gap),), {"card": OfCard(pending.card)}, is_said=True)
    one = _laid(position, difference)
    if one is None or not isinstance(stage, Turn) or position.terms.commit == "pace":
        return None
    return Ask("turned", "L9", stage.seat, (_play(one),), {"card": OfCard(one.card), "place": AtPlace(one.place)})


def _laid(position: Position, difference: Difference) -> Arrival | None:
    """The one new card, with all of the line in its order around it (L7)."""
    candidates = plays(position, difference)
    if len(candidates) != 1 or missing(position, difference) or is_blocked(position, difference):
        return None
    return candidates[0]


def _play(one: Arrival) -> Play:
    return Play(one.card, one.place[0])


def _looked(position: Position, difference: Difference) -> Understood:
    if difference.exchanged:
        return Act(tuple(Exchange(card, other) for card, other in difference.exchanged))
    failed = position.failed
    was_shuffled = failed is not None and not failed.is_kept and failed.card not in position.box  # so it may be in any hand again (L6)
    if failed and was_shuffled and all(here.card != failed.card for here in difference.arrived):
        return Act((TakenAway(),))
    one = _laid(position, difference)
    if one is None:
        return Nothing()
    if isinstance(position.stage, Opening):
        return Act((Open(one.card),)) if one.is_firm else Incomplete()
    is_told = one.side == "face" or (position.terms.commit == "pace" and one.is_firm)
    if is_told or (position.terms.commit == "turned" and _was_turned(one, difference)):
        return Act((_play(one),))
    return Incomplete()


def _was_turned(one: Arrival, difference: Difference) -> bool:
    """Off its slot for as long as a hand needs to turn it, and back just now (L9)."""
    return any(
        back.card == one.card and back.is_sure and back.is_touch and back.since == difference.at and back.since >= back.left + TURNED
        for back in difference.back
    )


def _said(position: Position, difference: Difference, button: str) -> Understood:
    if button == "cancel":
        return Act((Drop(),)) if position.pending is not None else _declined(position, difference)
    question = ask(position, difference) if button == "ok" else None
    if question:
        return Act(question.moves)
    if is_blocked(position, difference):
        return Refused("mend-first", "C24")
    return Refused("nothing-asked", "C27")


def _declined(position: Position, difference: Difference) -> Refused:
    """*Cancel* to a card that lies in a gap: only hands can take it back (C20)."""
    one = _laid(position, difference)
    if one is None or isinstance(position.stage, Opening):
        return Refused("nothing-to-drop", "C27")
    return Refused("take-it-back", "C20", {"card": OfCard(one.card), "place": AtPlace(one.place)})


def _tapped(position: Position, difference: Difference, signal: Tapped) -> Understood:
    if signal.is_draw:
        return Act((Drawn(),)) if position.due else Refused("no-draw-due", "C28")
    if is_blocked(position, difference):
        return Refused("mend-first", "C24")
    refused = may_lay(position, signal.card)
    return refused or Act(shown(position, signal.card))


def shown(position: Position, card: CardId) -> tuple[Move, ...]:
    """A card shown to the pad, or named: it opens the line, or its gap is chosen next (C19)."""
    return (Open(card),) if isinstance(position.stage, Opening) else (Show(card),)
