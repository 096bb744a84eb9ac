"""What comes out of the printer, measured on pictures of 300 dots to an inch: where to cut, the rule, tags, pictures and square codes."""

from __future__ import annotations

import math

import pygame
import pytest

from companion.cards.decks.files import find
from companion.cards.decks.finding import in_order
from companion.cards.emblems.emblem import EMBLEMS, FOLDER
from companion.cards.printing.ink import Ink
from companion.cards.printing.looks import SQUARE
from companion.cards.printing.paper import A4, LETTER, PaperSize
from companion.cards.printing.sheets import GAP, MINI, POKER, layout_of
from companion.core.decks.codes import named_by
from tests.assets.emblems.draw import SIZE
from tests.cards.printing import square_codes
from tests.cards.printing.prints import dark, needs_poppler, picture, printed

NEAR = 0.2  # millimetres
pytestmark = needs_poppler


def near(found, wanted):
    return len(found) == len(wanted) and all(abs(one - other) <= NEAR for one, other in zip(found, wanted, strict=True))


@pytest.mark.parametrize(("paper", "size", "bleed", "page"), ((A4, POKER, 0.0, 1), (A4, MINI, 1.5, 2), (LETTER, MINI, 0.0, 2)))
def test_the_marks_stand_where_the_cards_are_to_be_cut(paper, size, bleed, page):
    layout = layout_of(paper, size, bleed)
    shown = picture(printed(paper=paper, size=size, bleed=bleed, first=layout.count), page)
    (across, up), (side, foot) = layout.cuts(), layout.margins
    for y in (foot - GAP - layout.mark / 2, paper.height - foot + GAP + layout.mark / 2):
        assert near(dark(shown.row(y, side - 1, paper.width - side + 1), side - 1), across)
    for x in (side - GAP - layout.mark / 2, paper.width - side + GAP + layout.mark / 2):
        assert near(dark(shown.column(x, foot - 1, paper.height - foot + 1), foot - 1), up)


@pytest.mark.exam
@pytest.mark.parametrize("page", (1, 2))
def test_the_rule_is_a_hundred_millimetres_long(page):
    shown = picture(printed(first=9), page)
    line = shown.row(4.6, 5, 113)
    assert sum(grey < 128 for grey in line) / 300 * 25.4 == pytest.approx(100, abs=NEAR)
    ticks = dark(shown.row(5.1, 5, 113), 5)
    assert near(ticks, [12 + 10 * step for step in range(11)])


def test_the_mark_for_a_tag_is_a_circle_of_25_millimetres_in_the_middle_of_each_card():
    layout = layout_of(A4, POKER, 0)
    shown = picture(printed(first=9), 2)
    for spot in layout.backs():
        x, y = spot.x + spot.width / 2, spot.y + spot.height / 2
        ring = [math.radians(angle) for angle in range(360)]
        far = (12.4, 12.5, 12.6)
        seen = [min(shown.grey(x + radius * math.cos(one), y + radius * math.sin(one)) for radius in far) for one in ring]
        assert 0.35 < sum(grey < 230 for grey in seen) / len(seen) < 0.8  # it is dashed
        for radius in (12.0, 13.0):
            assert all(shown.grey(x + radius * math.cos(one), y + radius * math.sin(one)) > 250 for one in ring)


def read_code(shown, x, y):
    """The square code whose lower left corner is there; it is as many modules wide as make its upper left corner look as it has to."""
    for size in range(21, 41, 4):
        module = SQUARE / size
        centres = [(place + 0.5) * module for place in range(size)]
        modules = [[shown.grey(x + across, y + SQUARE - down) < 128 for across in centres] for down in centres]
        if square_codes.has_finder(modules):
            return square_codes.read(modules)
    return None


@pytest.mark.parametrize(("turn", "language"), (("long", "en"), ("short", "ru")))
def test_behind_each_face_lies_its_back_and_its_square_code_says_which_card_it_is(turn, language):
    deck, layout = find("landmarks"), layout_of(A4, POKER, 0)
    cards = in_order(deck, deck.cards, language)[:9]
    shown = picture(printed(language=language, turn=turn, first=9), 2)
    found = []
    for spot in layout.fronts():
        left, low = A4.width - spot.x - spot.width, spot.y  # behind it, as seen from the back
        if turn == "long":
            found.append(read_code(shown, left + 4, low + 4))
        else:  # that page stands on its head
            turned = type(shown)(shown.width, shown.height, bytes(reversed(shown.greys)))
            found.append(read_code(turned, left + 4, low + 4))
    assert [named_by(said, deck) for said in found] == list(cards)


def test_where_hands_are_secret_the_square_code_stands_on_the_face():
    deck, layout = find("skyscrapers"), layout_of(A4, POKER, 0)
    shown = picture(printed("skyscrapers", sticker="face", first=9), 1)
    found = [named_by(read_code(shown, spot.x + 4, spot.y + 4), deck) for spot in layout.fronts()]
    assert found == list(in_order(deck, deck.cards, "en")[:9])


def test_emblems_on_paper_are_those_of_the_screen():
    """Every fourth of them."""
    names, size = sorted(EMBLEMS)[::4], SIZE
    side, rows = size / 300 * 25.4, -(-len(names) // 8)
    ink = Ink("emblems", "en")
    ink.page(PaperSize("strip", side * 8, side * rows))
    for place, name in enumerate(names):
        ink.emblem(name, side * (place % 8), side * (rows - 1 - place // 8), side)
    shown = picture(ink.finish(), 1)
    assert (shown.width, shown.height) == (size * 8, size * rows)
    apart = {}
    for place, name in enumerate(names):
        there = pygame.Surface((size, size))
        there.fill((255, 255, 255))
        there.blit(pygame.image.load(str(FOLDER / f"{name}.png")), (0, 0))
        wrong = 0
        for y in range(size):
            row = shown.greys[(size * (place // 8) + y) * shown.width + size * (place % 8) :]
            for x in range(size):
                red, green, blue, _ = there.get_at((x, y))
                is_paper = (red, green, blue) == (244, 238, 225)
                grey = 255 if is_paper else 0.299 * red + 0.587 * green + 0.114 * blue
                wrong += abs(row[x] - grey) > 60
        apart[name] = wrong / size**2
    assert {name: share for name, share in apart.items() if share > 0.03} == {}
