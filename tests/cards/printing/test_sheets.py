"""How cards lie on sheets: as many as fit, inside what a printer prints, each back behind its face."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from companion.cards.printing.cards import STEP, middles
from companion.cards.printing.looks import STICKER
from companion.cards.printing.paper import A4, EDGE, LETTER, PAPERS
from companion.cards.printing.sheets import GAP, LEAST_MARK, MINI, POKER, SIZES, STRIP, layout_of

BLEEDS = (0.0, 1.0, 1.5, 2.0, 3.0, 5.0)
ALL = [layout_of(*way) for way in product(PAPERS.values(), SIZES.values(), BLEEDS)]


def corners(spot):
    """Those of the card itself, from its lower left one against the clock, as they lie on the page."""
    x, y = spot.origin
    wide, high = (spot.width, spot.height) if spot.turn == 0 else (spot.height, spot.width)
    card = ((0, 0), (wide, 0), (wide, high), (0, high))
    turned = {0: lambda a, b: (a, b), 90: lambda a, b: (-b, a), -90: lambda a, b: (b, -a)}[spot.turn]
    return [tuple(round(part, 6) for part in (x + turned(*one)[0], y + turned(*one)[1])) for one in card]


def test_as_many_cards_lie_on_a_sheet_as_fit():
    cases = (
        (A4, POKER, 0.0, 9),
        (A4, MINI, 0.0, 16),
        (LETTER, POKER, 0.0, 9),
        (LETTER, MINI, 0.0, 15),
        (A4, POKER, 1.5, 9),
        (A4, POKER, 2.0, 8),
        (A4, MINI, 1.5, 16),
        (LETTER, POKER, 5.0, 6),
    )
    assert [((paper, size, bleed), layout_of(paper, size, bleed).count) for paper, size, bleed, count in cases] == [
        ((paper, size, bleed), count) for paper, size, bleed, count in cases
    ]


@pytest.mark.parametrize("layout", ALL, ids=str)
def test_a_card_has_its_size_and_its_back_meets_it_corner_by_corner(layout):
    for front, back in zip(layout.fronts(), layout.backs(), strict=True):
        sides = sorted((front.width, front.height)), sorted((back.width, back.height))
        assert sides == ([layout.size.width, layout.size.height],) * 2
        left, right, upper_right, upper_left = corners(back)
        # Turned over its long edge the page is seen as in a mirror, and a card that is turned so has its right edge at the left.
        mirrored = [(round(layout.paper.width - x, 6), y) for x, y in (right, left, upper_left, upper_right)]
        assert mirrored == corners(front)


@pytest.mark.parametrize("layout", ALL, ids=str)
def test_no_card_lies_on_another_and_what_bleeds_over_its_edges_does_not_either(layout):
    for one, other in combinations(layout.fronts(), 2):
        beside = max(one.x - other.x - other.width, other.x - one.x - one.width)
        above = max(one.y - other.y - other.height, other.y - one.y - one.height)
        assert max(beside, above) >= 2 * layout.bleed - 1e-9


@pytest.mark.parametrize("layout", ALL, ids=str)
def test_marks_are_long_enough_and_neither_they_nor_the_rule_reach_what_is_not_printed(layout):
    strip = {True: (0, STRIP), False: (STRIP, 0)}[layout.has_strip_below]
    assert layout.mark >= LEAST_MARK
    assert all(margin - GAP - layout.mark - its >= EDGE - 1e-9 for margin, its in zip(layout.margins, strip, strict=True))


@pytest.mark.parametrize("paper", PAPERS.values(), ids=str)
def test_labels_do_not_touch_each_other_nor_the_edge_nor_the_rule(paper):
    places = middles(paper)
    assert len(set(places)) == {"a4": 70, "letter": 63}[paper.name]
    assert STEP >= STICKER + 2
    assert min(abs(a - c) + abs(b - d) for (a, b), (c, d) in combinations(places, 2)) >= STEP - 1e-9
    half = STICKER / 2
    assert all(x - half >= EDGE and x + half <= paper.width - EDGE for x, _ in places)
    assert all(y - half >= EDGE + STRIP and y + half <= paper.height - EDGE for _, y in places)
