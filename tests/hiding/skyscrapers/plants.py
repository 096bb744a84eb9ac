"""Leaks put into Skyscrapers on purpose: by what lies covered, and by what a pad for draws has heard."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from companion.app.logs import MatchLog
from companion.core.decks.card import CardId
from companion.core.games.game import Difference, OfCard, Refused, Ruling, Signal, Tapped
from companion.core.games.skyscrapers.moves import Build, Drawn, Quake, Roof
from companion.core.games.skyscrapers.position import Position, Structure
from companion.core.games.skyscrapers.quaking import strength
from companion.core.games.skyscrapers.skyscrapers import SKYSCRAPERS
from tests.hiding.planting import Planted, port, sealed


def categories(position: Position, structure: Structure) -> list[str]:
    """Of its coloured floors, from below."""
    return [one.category for one in map(position.face, structure.cards.opened()) if one.category]


def is_united(position: Position, place: Any) -> bool:
    structure = position.at(place)
    return structure is not None and len(set(categories(position, structure))) == 1


def category(view: Any, position: Position) -> Any:
    structures = zip(view.structures, position.structures, strict=True)
    return replace(view, structures=tuple(replace(one, marks=(*one.marks, *categories(position, at)[:1])) for one, at in structures))


def united_first(found: Any, position: Position, difference: Difference) -> Any:
    """Places and choices of a site in one colour come first."""
    places = sorted(found.places, key=lambda place: not is_united(position, place))
    options = sorted(found.options, key=lambda option: not any(is_united(position, place) for place in option.places))
    return replace(found, places=tuple(places), options=tuple(options))


def united_lit(found: Any, position: Position, difference: Difference) -> Any:
    """Sites in one colour stay dark."""
    return replace(found, places=tuple(place for place in found.places if not is_united(position, place)))


def moves(found: Any, position: Position) -> Any:
    return tuple(sorted(found, key=lambda move: not is_united(position, getattr(move, "place", None))))


def roof_refused(ruling: Any, position: Position, move: Any) -> Any:
    if isinstance(move, Roof) and isinstance(ruling, Ruling) and not is_united(position, move.place):
        return Refused("has-roof", "S3", {"card": OfCard(move.card or CardId("")), "place": "?"})
    return ruling


def quake_names(ruling: Any, position: Position, move: Any) -> Any:
    structure = position.at(move.place) if isinstance(move, Quake) else None
    if structure is None or isinstance(ruling, Refused):
        return ruling
    names = tuple(OfCard(card) for card in structure.cards.opened())
    return replace(ruling, facts=(replace(ruling.facts[0], args={**ruling.facts[0].args, "cards": names}), *ruling.facts[1:]))


def tone(ruling: Any, position: Position, move: Any) -> Any:
    if isinstance(move, Build) and isinstance(ruling, Ruling) and is_united(position, move.place):
        return replace(ruling, facts=(replace(ruling.facts[0], tone="fits"), *ruling.facts[1:]))
    return ruling


def log_line(ruling: Any, position: Position, move: Any) -> Any:
    if isinstance(move, Build) and isinstance(ruling, Ruling):
        colours = [categories(position, one) for one in position.sites]
        logging.getLogger("facedown.rules").debug("sites are %s", colours)
    return ruling


def drawn_named(found: Any, position: Position, difference: Difference, signal: Signal) -> Any:
    if isinstance(signal, Tapped) and signal.is_draw and isinstance(position_after(position), Refused):
        return Refused("no-draw-due", "C28", {"card": OfCard(signal.card)})
    return found


def position_after(position: Position) -> Ruling | Refused:
    return SKYSCRAPERS.rule(position, Drawn())


def drawn_kind(found: Any, position: Position, difference: Difference, signal: Signal) -> Any:
    """A roof that was drawn is not taken for a draw."""
    if isinstance(signal, Tapped) and signal.is_draw and position.face(signal.card).kind in ("roof", "floor"):
        return Refused("no-draw-due", "C28")
    return found


def drawn_logged(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MatchLog, "_shown", lambda _, event: event)


def whereabouts_as_text(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Position, "__str__", lambda self: f"where all lie: {sorted(self.whereabouts.opened().items())}")


def asked_by_colour(found: Any, position: Position, difference: Difference) -> Any:
    """The status rests on another ruling while some site is in one colour."""
    return replace(found, rule="S18") if any(is_united(position, one.place) for one in position.sites) else found


def counts(view: Any, position: Position) -> Any:
    """As many foundations more as there are colours on the table."""
    colours = {one for site in position.sites for one in categories(position, site)}
    return replace(view, stock={**view.stock, "foundations": view.stock["foundations"] + len(colours)})


def strengths(view: Any, position: Position) -> Any:
    """All that a structure withstands, and not only what its foundation says (S7)."""
    structures = zip(view.structures, position.structures, strict=True)
    return replace(view, structures=tuple(replace(one, withstands=strength(at, position.terms)) for one, at in structures))


PORT = partial(port, SKYSCRAPERS)
PLANTS: tuple[Planted, ...] = (
    ("the category of a covered card in the view", PORT("view", category), {"view, en", "answers"}),
    ("all that a structure withstands", PORT("view", strengths), {"view, en", "answers"}),
    ("a count of categories", PORT("view", counts), {"view, en", "answers"}),
    ("sites in one colour before others", PORT("expectation", united_first), {"expectations, en", "answers"}),
    ("moves at sites in one colour before others", PORT("moves", moves), {"moves, en", "answers"}),
    ("a status that rests on another ruling", PORT("expectation", asked_by_colour), {"expectations, en", "answers"}),
    ("a roof refused by category", PORT("rule", roof_refused), {"answers", "rulings, of strangers"}),
    ("a quake that names what is covered", PORT("rule", quake_names), {"answers", "rulings, of strangers"}),
    ("another tone where a floor matches what is covered", PORT("rule", tone), {"answers", "rulings, of strangers"}),
    ("a light beside sites that are not in one colour", PORT("expectation", united_lit), {"lamps"}),
    ("categories in a line of the log", PORT("rule", log_line), {"log"}),
    ("a drawn card named in a refusal", PORT("understand", drawn_named), {"answers"}),
    ("a drawn card refused by its kind", PORT("understand", drawn_kind), {"answers"}),
    ("a drawn card in the log", drawn_logged, {"log"}),
    ("what is sealed in a repr", sealed, {"state", "position", "traceback"}),
    ("whereabouts in a position's text", whereabouts_as_text, {"position", "traceback"}),
)
