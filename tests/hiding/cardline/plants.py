"""Leaks put into Cardline on purpose, each by something that is let out before a card is turned."""

from __future__ import annotations

import logging
from dataclasses import replace
from decimal import Decimal
from functools import partial
from typing import Any

import pytest

from companion.core.decks.card import CardId
from companion.core.games.cardline.cardline import CARDLINE
from companion.core.games.cardline.moves import Play, Show
from companion.core.games.cardline.position import OnPad, Position
from companion.core.games.game import Act, Difference, OfCard, Refused, Ruling, Signal
from companion.core.referee import referee
from tests.hiding.planting import SCREEN, Planted, in_one_language, port, sealed


def number(position: Position, card: CardId | None) -> Decimal:
    return position.terms.book.opened()[card][position.terms.characteristic] if card else Decimal(0)


def fits(position: Position, card: CardId, gap: int) -> bool:
    line = [number(position, one) for one in position.line]
    return all(one <= number(position, card) for one in line[:gap]) and all(number(position, card) <= one for one in line[gap:])


def laid_fits(position: Position, difference: Difference) -> bool:
    """Whether all that lies in gaps fits there."""
    return all(fits(position, one.card, one.place[0]) for one in difference.arrived)


def asked_if_it_fits(found: Any, position: Position, difference: Difference) -> Any:
    return found if laid_fits(position, difference) else replace(found, ask=None)


def status(found: Any, position: Position, difference: Difference) -> Any:
    return replace(found, rule="L3") if found.key == "laid" and not laid_fits(position, difference) else found


def lamp(found: Any, position: Position, difference: Difference) -> Any:
    """Nobody's is lit while something lies there that does not fit."""
    return found if laid_fits(position, difference) else replace(found, seat=None)


def names(found: Any, position: Position, difference: Difference) -> Any:
    return replace(found, options=tuple(sorted(found.options, key=lambda option: number(position, option.card))))


def best_first(found: Any, position: Position, difference: Difference) -> Any:
    """Of the gaps for a card on the pad, those that fit come first."""

    def is_bad(option: Any) -> bool:
        return any(isinstance(move, Play) and not fits(position, move.card or CardId(""), move.gap) for move in option.moves)

    return replace(found, options=tuple(sorted(found.options, key=is_bad)))


def tone(found: Any, position: Position, difference: Difference) -> Any:
    is_soft = [one.key == "two-cards" and not fits(position, one.card, one.place[0]) for one in found]
    return tuple(replace(one, tone="soft") if soft else one for one, soft in zip(found, is_soft, strict=True))


def instructions(found: Any, position: Position, difference: Difference) -> Any:
    return tuple(sorted(found, key=lambda wrong: number(position, wrong.card)))


def patience(found: Any, position: Position, difference: Difference) -> Any:
    return tuple(replace(wrong, since=wrong.since + float(number(position, wrong.card) % 7) / 100) for wrong in found)


def refusal(found: Any, position: Position, difference: Difference, signal: Signal) -> Any:
    """What fits nowhere is not taken from the pad."""
    shown = [move.card for move in found.moves if isinstance(move, Show)] if isinstance(found, Act) else []
    if any(not any(fits(position, card, gap) for gap in range(1, len(position.line))) for card in shown):
        return Refused("none-due", "C24", {"card": OfCard(shown[0])})
    return found


def take_it_back(found: Any, position: Position, difference: Difference, signal: Signal) -> Any:
    """*Cancel* is answered otherwise where the card would fail."""
    if isinstance(found, Refused) and found.reason == "take-it-back" and not laid_fits(position, difference):
        return Refused("nothing-to-drop", "C27")
    return found


def mark(view: Any, position: Position) -> Any:
    is_great = isinstance(position.pending, OnPad) and number(position, position.pending.card) > number(position, position.line[-1])
    return replace(view, places=(*view.places[:-1], replace(view.places[-1], marks=("below",)))) if is_great else view


def log_line(ruling: Any, position: Position, move: Any) -> Any:
    if isinstance(move, Show) and isinstance(ruling, Ruling):
        logging.getLogger("facedown.rules").debug("%s fits %s", move.card, [fits(position, move.card, gap) for gap in range(9)])
    return ruling


def due(patch: pytest.MonkeyPatch) -> None:
    """A card that is greater is turned later."""
    usual = referee.next_due

    def late(step: Any) -> float | None:
        found = usual(step)
        loose = sum(number(step.state.position, one.card) for one in step.difference.arrived)
        return None if found is None else found + float(loose % 11) / 1000

    patch.setattr(referee, "next_due", late)


def position_as_text(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Position, "__str__", lambda self: f"a deck with {[number(self, one) for one in sorted(self.terms.cards)]}")


PORT = partial(port, CARDLINE)
PLANTS: tuple[Planted, ...] = (
    ("a question that comes only if the card fits", PORT("expectation", asked_if_it_fits), {"expectations, en", "answers", "state"}),
    ("a status that rests on another ruling", PORT("expectation", status), {"expectations, en", "answers"}),
    ("names in the order of numbers", PORT("expectation", names), {"expectations, en", "answers"}),
    ("gaps that fit before those that do not", PORT("expectation", best_first), {"expectations, en", "answers"}),
    ("a softer tone for one of two cards", PORT("wrongs", tone), {"answers", "announcements, en"}),
    ("a lamp that goes out", PORT("expectation", lamp), {"lamps"}),
    ("instructions in the order of numbers", PORT("wrongs", instructions), {"answers", "view, en"}),
    ("a wrong that is said later", PORT("wrongs", patience), {"dues", "journal", "log"}),
    ("a card refused that fits nowhere between", PORT("understand", refusal), {"answers", "announcements, en"}),
    ("a cancel answered otherwise", PORT("understand", take_it_back), {"answers", "announcements, en"}),
    ("a mark on the last card of the line", PORT("view", mark), {"view, en", "answers"}),
    ("what fits in a line of the log", PORT("rule", log_line), {"log"}),
    ("a card that is turned later", due, {"dues", "journal", "log"}),
    ("what is sealed in a repr", sealed, {"state", "position", "traceback"}),
    ("a number in a position's text", position_as_text, {"position", "traceback"}),
    ("a stop in one language", lambda patch: in_one_language(patch, "text"), {"expectations, fr", "announcements, fr", "answers"}),
    ("a breath in what is spoken in one language", lambda patch: in_one_language(patch, "spoken"), {"announcements, fr", "answers"}),
    *SCREEN,
)
