"""Leaks put into the referee on purpose, each at the port of the game or where words and times are made."""

from __future__ import annotations

import logging
from dataclasses import replace
from decimal import Decimal
from functools import partial
from typing import Any

import pytest

from companion.core.decks.card import CardId
from companion.core.games.comparity.comparity import COMPARITY
from companion.core.games.comparity.moves import Play
from companion.core.games.comparity.position import Cell, Position
from companion.core.games.game import AtPlace, OfCard, Refused, Ruling
from companion.core.referee import referee
from companion.core.referee.table_view import TableView
from companion.pages import beside
from companion.pages.lamps import Lamps
from tests.hiding.planting import SCREEN, SERVICE, Planted, in_one_language, port, sealed


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


def moves(found: Any, position: Position) -> Any:
    return tuple(sorted(found, key=lambda move: at(position, getattr(move, "cell", None))))


def instructions(found: Any, position: Position, difference: Any) -> Any:
    return tuple(sorted(found, key=lambda wrong: number(position, wrong.card)))


def patience(found: Any, position: Position, difference: Any) -> Any:
    return tuple(replace(wrong, since=wrong.since + float(number(position, wrong.card) % 7) / 100) for wrong in found)


def mark(view: Any, position: Position) -> Any:
    great = sorted(at(position, one.place) for one in view.places)[len(view.places) // 2 :]
    places = (replace(one, marks=("great",)) if at(position, one.place) in great else one for one in view.places)
    return replace(view, places=tuple(places))


def last_digit(view: Any, position: Position) -> Any:
    return replace(view, pending=f"{view.pending}{sum(at(position, one.place) for one in view.places) % 10}")


def due(patch: pytest.MonkeyPatch) -> None:
    """A card that is greater becomes firm later."""
    usual = referee.next_due

    def late(step: Any) -> float | None:
        found = usual(step)
        loose = sum(number(step.state.position, one.card) for one in step.difference.arrived)
        return None if found is None else found + float(loose % 11) / 1000

    patch.setattr(referee, "next_due", late)


def lit(patch: pytest.MonkeyPatch) -> None:
    """Where an odd number lies."""
    seen: list[Position] = []
    port(COMPARITY, "view", lambda view, position: seen.append(position) or view)(patch)
    usual = beside.lamps_of

    def lamps(table: TableView) -> Lamps:
        made = usual(table)
        odd = [slot for slot, one in zip(table.slots, table.view.places, strict=True) if slot and number(seen[-1], one.card) % 2]
        return replace(made, slots=(*made.slots, *((slot, "here") for slot in odd)))

    patch.setattr(beside, "lamps_of", lamps)


def position_as_text(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Position, "__str__", lambda self: f"an area worth {sum(at(self, cell) for cell in self.area)}")


PORT = partial(port, COMPARITY)
PLANTS: tuple[Planted, ...] = (
    ("a number in a line of the log", PORT("rule", log_line), {"log"}),
    ("options in the order of numbers", PORT("expectation", options), {"expectations, en", "answers"}),
    ("moves in the order of numbers", PORT("moves", moves), {"moves, en", "answers"}),
    ("instructions in the order of numbers", PORT("wrongs", instructions), {"answers", "view, en"}),
    ("a refusal of what does not fit", PORT("rule", refusal), {"answers", "rulings", "rulings, of strangers"}),
    ("a card that is firm later", due, {"dues", "journal", "log"}),
    ("a wrong that is said later", PORT("wrongs", patience), {"dues", "journal", "log"}),
    ("a mark in the view", PORT("view", mark), {"view, en", "answers"}),
    ("a digit in another field of the view", PORT("view", last_digit), {"view, en", "answers"}),
    ("what is sealed in a repr", sealed, {"state", "position", "rulings", "rulings, of strangers", "traceback"}),
    ("a number in a position's text", position_as_text, {"position", "traceback"}),
    ("a softer tone for what does not fit", PORT("rule", tone), {"answers"}),
    ("a sound for what does not fit", PORT("rule", tone), {"sounds"}),
    ("a light on an odd number", lit, {"lamps"}),
    ("a stop in one language", lambda patch: in_one_language(patch, "text"), {"announcements, fr", "answers"}),
    ("a breath in what is spoken in one language", lambda patch: in_one_language(patch, "spoken"), {"announcements, fr", "answers"}),
    *SCREEN,
    *SERVICE,
)
