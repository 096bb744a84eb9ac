"""What Cardline waits for, and the choices that it offers, in the order of the line (never by value)."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.cardline.layout import is_gathered
from companion.core.games.cardline.moves import Drop, Join, Play
from companion.core.games.cardline.position import Joining, OnPad, Opening, Over, Position, Turn
from companion.core.games.cardline.rules import may_lay
from companion.core.games.cardline.understanding import ask, is_blocked, shown
from companion.core.games.game import Args, Difference, Expectation, OfCard, OfSeat, Option


def expectation(position: Position, difference: Difference) -> Expectation:
    key, rests_on, more = _what(position, difference)
    args: Args = {**({"seat": OfSeat(position.seat)} if position.seat else {}), **more}
    places = tuple((gap, 1) for gap in range(len(position.line) + 1)) if _awaits_card(position, difference) else ()
    return Expectation(key, rests_on, position.seat, args, places, ask(position, difference), options(position, difference))


def _awaits_card(position: Position, difference: Difference) -> bool:
    """Whether a card may be laid: not while a new card lies without any card of the line, by which its gap could be named (L7)."""
    has_no_line = bool(difference.arrived) and is_gathered(position, difference)
    return isinstance(position.stage, (Opening, Turn)) and position.pending is None and not has_no_line


def _what(position: Position, difference: Difference) -> tuple[str, str, Args]:
    """The status sentence's key, the ruling behind it, and what it speaks of."""
    match position.pending:
        case OnPad(card):
            return "on-pad", "C19", {"card": OfCard(card)}
        case Joining(card):
            return "joining", "E5", {"card": OfCard(card)}
        case None:
            pass
    match position.stage:
        case Opening(is_anew=True):
            return "opening-anew", "E5", {}
        case Opening() if len(set(position.hands.values())) > 1:  # the hands stand beside the names
            return "opening-uneven", "L1", {"pile": position.pile + 1}
        case Opening(seat):
            return "opening", "L1", {"hand": position.hands[seat], "pile": position.pile + 1}
        case Over(winners):
            return "over", "L4", {"seats": tuple(OfSeat(seat) for seat in winners), "count": len(winners)}
        case Turn():
            question = ask(position, difference)
            if question:
                return "laid", "L9", {**question.args, "commit": position.terms.commit}
            return "turn", "L2", {}


def options(position: Position, difference: Difference) -> tuple[Option, ...]:
    """Every choice that may be picked now; each act that hands can do is among them."""
    drop = Option("drop", (Drop(),))
    match position.pending:
        case Joining(card, gap):
            return (Option("join", (Join(card, gap),)), drop)
        case OnPad() if is_blocked(position, difference):  # nothing is ruled now (C24)
            return (drop,)
        case OnPad(card):
            gaps = range(len(position.line) + 1)
            return (*(Option("play", (Play(card, gap),), ((gap, 1),)) for gap in gaps), drop)
        case None if difference.has_pad or is_blocked(position, difference) or isinstance(position.stage, Over):
            return ()
        case None:
            return tuple(Option("card", shown(position, card), card=card) for card in _not_laid(position))


def _not_laid(position: Position) -> list[CardId]:
    """The cards among which a name is chosen, at a table without any reader (C19)."""
    return [card for card in sorted(position.terms.cards) if may_lay(position, card) is None]
