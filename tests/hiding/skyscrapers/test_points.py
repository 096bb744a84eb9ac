"""Sums of points are not made before the end (S15): on a deck of which every card is worth so much that any sum can be told from it."""

from __future__ import annotations

import re
from dataclasses import replace
from decimal import Decimal
from functools import cache
from itertools import islice

import pytest

from companion.core.decks.derived import with_numbers
from companion.core.games.game import Ruling
from companion.core.games.skyscrapers.counting import points
from companion.core.games.skyscrapers.moves import Build, Roof
from tests.hiding.desk import Desk, shipped
from tests.hiding.outputs import shown_by
from tests.hiding.recording import record
from tests.hiding.skyscrapers.exam import SKYSCRAPERS
from tests.hiding.skyscrapers.plants import PORT

LEAST = 10**8  # what is less is no points
GREAT = re.compile("(?<![0-9a-fx])[0-9]{9,}(?![0-9a-f])")  # and no part of an address
WORTH = {"toilet_specialist": 5, "further_toilet": 11, "mini_skyscraper": 17, "order_and_unity": 23, "world_record": 31}
MATCHES, STEPS = 8, 6


def weighty():
    """Each card, each prize and each toilet is worth a hundred million and something of its own."""
    deck = shipped("skyscrapers")
    own = {card: {"points": Decimal(LEAST + 7919 * (place + 1))} for place, card in enumerate(sorted(deck.cards))}
    terms = deck.terms["skyscrapers"]
    numbers = {**terms.numbers, **{name: LEAST + some for name, some in WORTH.items()}}
    return replace(with_numbers(deck, own), terms={**deck.terms, "skyscrapers": replace(terms, numbers=numbers)})


@cache
def matches():
    return [record(SKYSCRAPERS, plan, weighty()) for plan in islice(SKYSCRAPERS.plans(3000), MATCHES)]


def sums(outputs, deck):
    """Numbers that are too great for anything but points, and are not those of one card, prize or toilet."""
    singles = {int(card.numbers.opened()["points"]) for card in deck.cards.values()} | {LEAST + some for some in WORTH.values()}
    return {int(number) for text in outputs.values() for number in GREAT.findall(text)} - singles


def made(one):
    """Sums that were made before the end, looked at now and then; and after it."""
    desk, before = Desk(one.plan.asked, one.deck), set()
    for step, line in enumerate(one.lines, start=1):
        outputs = None if step % (len(one.lines) // STEPS) else shown_by(desk)
        desk.tell(line)
        if desk.referee.state.match.game.view(desk.referee.state.position).winners:
            return before, sums(shown_by(desk), one.deck)
        before |= sums(outputs, one.deck) if outputs else set()
    return before | sums(shown_by(desk), one.deck), set()


@pytest.mark.exam
def test_no_sum_of_points_is_let_out_before_the_end():
    found = [made(one) for one in matches()]
    assert [before for before, _ in found if before] == []
    assert sum(bool(after) for _, after in found) >= 3


def of_seats(view, position):
    whose = {seat: [one for one in position.structures if one.building and one.building.owner == seat] for seat in position.seats}
    worth = {seat: sum(points(one, position.terms) for one in its) for seat, its in whose.items()}
    return replace(view, seats=tuple(replace(one, counts={**one.counts, "points": worth[one.seat]}) for one in view.seats))


def of_structures(view, position):
    structures = zip(view.structures, position.structures, strict=True)
    return replace(view, structures=tuple(replace(one, marks=(*one.marks, f"{points(at, position.terms)}")) for one, at in structures))


def of_a_roof(ruling, position, move):
    if isinstance(move, Roof) and isinstance(ruling, Ruling):
        first, *others = ruling.facts
        worth = max(points(one, position.terms) for one in ruling.position.structures)
        return replace(ruling, facts=(replace(first, args={**first.args, "points": worth}), *others))
    return ruling


def of_a_floor(ruling, position, move):
    """What a site is worth now stands in the position, though sealed nowhere."""
    if isinstance(move, Build) and isinstance(ruling, Ruling):
        site = ruling.position.at(move.place)
        builders = replace(position.builders, names={**position.builders.names, "site": points(site, position.terms)})
        return replace(ruling, position=replace(ruling.position, builders=builders))
    return ruling


def of_toilets(found, position, difference):
    count = sum(position.builders.toilets.values())
    return replace(found, args={**found.args, "points": LEAST * count + 5}) if count > 1 else found


@pytest.mark.exam
@pytest.mark.parametrize(
    ("name", "planted"),
    [("view", of_seats), ("view", of_structures), ("rule", of_a_roof), ("rule", of_a_floor), ("expectation", of_toilets)],
)
def test_a_sum_that_is_made_is_found(name, planted, monkeypatch):
    PORT(name, planted)(monkeypatch)
    assert any(before for before, _ in map(made, matches()))
