"""Leaks put into the referee on purpose, each at the port of the game or where words and times are made."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest

from companion.decks.card import CardId
from companion.decks.hidden import Hidden
from companion.games.comparity.comparity import Comparity
from companion.games.comparity.moves import Play
from companion.games.comparity.position import Cell, Position
from companion.games.game import AtPlace, OfCard, Refused, Ruling
from companion.lines.lines import Lines
from companion.referee import referee

Plant = Callable[[pytest.MonkeyPatch], None]
Changed = Callable[[Any, Position, Any], Any]  # what the port answered, the position, what was asked of it


def port(name: str, changed: Changed) -> Plant:
    """The port of the game answers as before, and then a little otherwise."""
    answered = getattr(Comparity, name)

    def answer(self: Comparity, position: Position, asked: Any = None) -> Any:
        found = answered(self, position) if asked is None else answered(self, position, asked)
        return changed(found, position, asked)

    return lambda patch: patch.setattr(Comparity, name, answer)


def number(position: Position, card: CardId) -> Decimal:
    return position.terms.book.opened()[card][position.terms.characteristic]


def at(position: Position, cell: Cell | None) -> Decimal:
    return number(position, position.area[cell].card) if cell in position.area else Decimal(0)


def fits(position: Position, move: Play) -> bool:
    """Whether the card is no smaller than what lies left of it and below."""
    x, y = move.cell
    below = [at(position, near) for near in ((x - 1, y), (x, y - 1)) if near in position.area]
    return all(number(position, move.card or CardId("")) >= one for one in below)


def log_line(ruling: Any, position: Position, move: Any) -> Any:
    if isinstance(move, Play) and move.card:
        logging.getLogger("facedown.rules").debug("%s bears %s", move.card, number(position, move.card))
    return ruling


def refusal(ruling: Any, position: Position, move: Any) -> Any:
    if isinstance(move, Play) and move.card and isinstance(ruling, Ruling) and not fits(position, move):
        return Refused("occupied", "C24", {"card": OfCard(move.card), "place": AtPlace(move.cell)})
    return ruling


def tone(ruling: Any, position: Position, move: Any) -> Any:
    if isinstance(move, Play) and move.card and isinstance(ruling, Ruling) and not fits(position, move):
        return replace(ruling, facts=(replace(ruling.facts[0], tone="soft"), *ruling.facts[1:]))
    return ruling


def options(expectation: Any, position: Position, difference: Any) -> Any:
    def value(option: Any) -> Decimal:
        return number(position, option.card) if option.card else at(position, (*option.places, None)[0])

    return replace(expectation, options=tuple(sorted(expectation.options, key=value)))


def moves(found: Any, position: Position, asked: Any) -> Any:
    return tuple(sorted(found, key=lambda move: at(position, getattr(move, "cell", None))))


def instructions(found: Any, position: Position, difference: Any) -> Any:
    return tuple(sorted(found, key=lambda wrong: number(position, wrong.card)))


def patience(found: Any, position: Position, difference: Any) -> Any:
    return tuple(replace(wrong, since=wrong.since + float(number(position, wrong.card) % 7) / 100) for wrong in found)


def mark(view: Any, position: Position, asked: Any) -> Any:
    great = sorted(at(position, one.place) for one in view.places)[len(view.places) // 2 :]
    places = (replace(one, marks=("great",)) if at(position, one.place) in great else one for one in view.places)
    return replace(view, places=tuple(places))


def last_digit(view: Any, position: Position, asked: Any) -> Any:
    return replace(view, pending=f"{view.pending}{sum(at(position, one.place) for one in view.places) % 10}")


def due(patch: pytest.MonkeyPatch) -> None:
    """A card that is greater becomes firm later."""
    usual = referee.next_due

    def late(turning: Any) -> float | None:
        found = usual(turning)
        loose = sum(number(turning.standing.position, one.card) for one in turning.difference.arrived)
        return None if found is None else found + float(loose % 11) / 1000

    patch.setattr(referee, "next_due", late)


def sealed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hidden, "__repr__", lambda self: f"<hidden: {self.opened()!r}>")


def position_as_text(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Position, "__str__", lambda self: f"an area worth {sum(at(self, cell) for cell in self.area)}")


def in_one_language(patch: pytest.MonkeyPatch, method: str) -> None:
    """French lines end with two stops where the first card named has an odd number."""
    usual = getattr(Lines, method)

    def text(self: Lines, announcement: Any) -> str:
        card = announcement.args.get("card")
        is_odd = isinstance(card, OfCard) and any(value % 2 for value in self._deck.cards[card.card].numbers.opened().values())
        return str(usual(self, announcement)) + (".." if is_odd and self.language == "fr" else "")

    patch.setattr(Lines, method, text)


# What is planted, and the outputs of which one at least has to tell.
PLANTS: tuple[tuple[str, Plant, set[str]], ...] = (
    ("a number in a line of the log", port("rule", log_line), {"log"}),
    ("options in the order of numbers", port("expectation", options), {"expectations, en", "answers"}),
    ("moves in the order of numbers", port("moves", moves), {"moves, en", "answers"}),
    ("instructions in the order of numbers", port("wrongs", instructions), {"answers", "view, en"}),
    ("a refusal of what does not fit", port("rule", refusal), {"answers", "rulings"}),
    ("a card that is firm later", due, {"dues", "journal", "log"}),
    ("a wrong that is said later", port("wrongs", patience), {"dues", "journal", "log"}),
    ("a mark in the view", port("view", mark), {"view, en", "answers"}),
    ("a digit in another field of the view", port("view", last_digit), {"view, en", "answers"}),
    ("what is sealed in a repr", sealed, {"standing", "position", "rulings", "traceback"}),
    ("a number in a position's text", position_as_text, {"position", "traceback"}),
    ("a softer tone for what does not fit", port("rule", tone), {"answers"}),
    ("a stop in one language", lambda patch: in_one_language(patch, "text"), {"announcements, fr", "answers"}),
    ("a breath in what is spoken in one language", lambda patch: in_one_language(patch, "spoken"), {"announcements, fr", "answers"}),
)
