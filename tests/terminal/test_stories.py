"""What is told of a match besides the referee's words: what hands do, once, and by whom; and what of the table is drawn anew."""

from __future__ import annotations

import re

import pytest

from companion.app.matches import find_deck, open_match
from companion.core.games.game import SeatView
from companion.protocol.setup import parse_setup
from companion.simulator.radio import radio_under
from companion.simulator.table import SimulatedTable, uid_of
from companion.system.clock import VirtualClock
from companion.system.paper import Paper
from companion.terminal.drawing import Drawing
from companion.terminal.story import Story
from hardware.readers.noise import Noise
from tests.cli.running import Stream
from tests.terminal.looks import line, lines, skyline, tower

WORDS = re.compile(r"      |  (--|!!|ok|\*\*|=>)  ")  # what is no picture and no count


class Watched:
    """A table without noise, and what is told of it."""

    def __init__(self, game, **asked):
        setup, self.deck = parse_setup({"game": game, **asked}, find_deck)
        opened = open_match(setup, self.deck, "en")
        self.out, self.seen = Stream(), ""
        self.story = Story(opened, VirtualClock(), Paper(self.out))
        self.table = SimulatedTable(opened.referee, radio_under(setup.shape, Noise.of(0.0), 1), self.story)
        self.table.wait(1)
        self.told()

    def lay(self, card, slot):
        self.table.lay(self.uid(card), slot)
        self.table.wait(3)

    def lift(self, card):
        self.table.lift(self.uid(card))
        self.table.wait(3)

    def press(self, button="ok"):
        self.table.press(button)
        self.table.wait(1)

    def uid(self, card):
        return uid_of(self.deck.id, card)

    def told(self):
        """Words since the last time, without pictures."""
        self.story.went_on()
        before, self.seen = self.seen, self.out.written()
        new = self.seen[len(before) :].split("\n")
        return [row.strip() for row in new if WORDS.match(row)]


@pytest.fixture
def cardline():
    watched = Watched("cardline")
    watched.lay("poland", "I1")
    watched.told()
    return watched


def test_a_card_is_turned_before_it_is_judged(cardline):
    cardline.lay("bolivia", "K1")
    assert cardline.told() == []
    cardline.press()
    assert cardline.told()[:2] == [
        "Anna turns “Bolivia” over.",
        "ok  Anna plays “Bolivia”, 424,164 mi² (1,098,580 km²): it fits after “Poland”, 120,726 mi²",
    ]


def test_that_a_card_is_taken_away_again_which_did_not_count_is_not_told(cardline):
    cardline.lay("bolivia", "G1")
    cardline.press()
    cardline.table.wait(4)
    assert cardline.told()[-1] == "Put “Bolivia” into the box."
    cardline.lift("bolivia")
    assert cardline.told() == ["Thank you. All lies as it should."]
    cardline.lay("croatia", "G1")
    cardline.lift("croatia")
    cardline.lay("samoa", "I1")
    assert cardline.told() == ["Boris lays “Samoa” on I1.", "!!  Take “Samoa” back: a card already lies on I1."]


def test_what_was_put_into_the_box_at_once_is_not_asked_for_nor_thanked_for(cardline):
    cardline.lay("bolivia", "G1")
    cardline.table.press("ok")
    cardline.lift("bolivia")
    assert [row for row in cardline.told() if "box." in row or "Thank" in row] == [
        "!!  Anna draws a card; then “Bolivia” goes into the box."
    ]


def test_cards_that_are_pushed_along_are_told_of_together(cardline):
    cardline.lay("bolivia", "K1")
    cardline.press()
    cardline.told()
    for card, slot in (("bolivia", "D1"), ("poland", "F1")):
        cardline.table.lay(cardline.uid(card), slot)
    cardline.table.wait(4)
    told = cardline.told()
    assert told[0] == "Boris pushes cards along the line."
    assert "belongs" in told[1]


def test_check_is_a_button_like_any_other_where_nothing_is_checked(cardline):
    cardline.table.lift(cardline.uid("poland"))
    cardline.press("check")
    assert cardline.told()[0] == "Anna presses Check."


@pytest.fixture
def skyscrapers():
    watched = Watched("skyscrapers")
    for number in (1, 2):
        show(watched, f"foundation-parking-{number}", f"site-{number}")
    watched.told()
    return watched


def show(watched, card, slot):
    watched.table.lay(watched.uid(card), slot)
    watched.table.wait(2)
    watched.lift(card)


def test_a_card_that_is_built_is_told_of_by_the_referee_alone(skyscrapers):
    show(skyscrapers, "lofts", "site-1")
    assert skyscrapers.told() == ["Anna builds “Lofts” on site 1.", "Anna draws 1 card.", "--  Boris, your turn."]


def test_a_card_that_is_refused_at_a_site_was_laid_there_by_somebody(skyscrapers):
    show(skyscrapers, "spire", "site-1")
    assert skyscrapers.told() == ["Anna lays “Spire” on site 1.", "Take “Spire” back: site 1 has fewer than 2 floors."]


def test_a_card_that_is_shown_to_the_pad_is_told_of_at_once(skyscrapers):
    show(skyscrapers, "study-1", "pad")
    assert skyscrapers.told()[:2] == ["Anna shows “Study” to the pad.", "Anna plays “Study”."]


def test_a_card_that_is_drawn_has_no_name():
    watched = Watched("skyscrapers", mat={"columns": 0, "rows": 0, "tap_places": ["a", "b"], "draw_pads": ["draw"]})
    for number, slot in ((1, "a"), (2, "b")):
        show(watched, f"foundation-parking-{number}", slot)
    watched.told()
    show(watched, "museum", "draw")
    assert watched.told()[0] == "Anna shows the drawn card to the pad."
    assert "Museum" not in watched.out.written()


# What is drawn anew


class Drawn:
    def __init__(self, ground, game, deck):
        self.out = Stream()
        self.drawing = Drawing(ground, find_deck(deck), lines(game, deck), Paper(self.out))

    def draw(self, table, **how):
        before = len(self.out.written())
        self.drawing.draw(table, **how)
        return [row.strip() for row in self.out.written()[before:].split("\n") if row.strip()]


COUNTS = "Anna: 4 cards    Boris: 4 cards    pile: 20"
LOW, HIGH = tower(0, "lofts", (0, 0), tap=0), tower(1, "foundation-parking-2", tap=1)


def test_of_towers_those_are_drawn_that_have_changed():
    drawn = Drawn("sites", "skyscrapers", "skyscrapers")
    first, second = "site 1 · 30 m · points 2 · on top “Lofts” · foundation 1", "site 2 · foundation 1"
    assert drawn.draw(skyline(LOW, HIGH)) == [first, second, COUNTS]
    assert drawn.draw(skyline(LOW, HIGH)) == []
    quaked = tower(1, "foundation-parking-2", tap=1, quakes=1)
    assert drawn.draw(skyline(LOW, quaked)) == [f"{second} · earthquakes: 1", COUNTS]
    assert drawn.draw(skyline(LOW, quaked), whole=True) == [first, f"{second} · earthquakes: 1", COUNTS]
    assert drawn.draw(skyline(LOW, quaked), whole=True) == []


def test_all_towers_are_drawn_when_one_comes_goes_or_gets_its_roof():
    drawn = Drawn("sites", "skyscrapers", "skyscrapers")
    drawn.draw(skyline(LOW))
    assert len(drawn.draw(skyline(LOW, HIGH))) == 3
    roofed = tower(1, "spire", (0, 0), owner="seat-2", height=60)
    assert len(drawn.draw(skyline(LOW, roofed))) == 3
    assert drawn.draw(skyline(roofed)) == ["Boris: 60 m · on top “Spire” · foundation 1", COUNTS]


def test_a_line_that_is_only_pushed_is_drawn_anew_for_whoever_is_asked():
    drawn = Drawn("row", "cardline", "countries")
    first = drawn.draw(line("countries", ("samoa", "A1"), ("poland", "B1")))
    assert (len(first), first[-1]) == (6, "“Samoa”: Oceania    “Poland”: Europe")  # and their backs, told once (H2)
    pushed = line("countries", ("samoa", "C1"), ("poland", "D1"))
    assert drawn.draw(pushed) == []
    assert drawn.draw(pushed, whole=True)[-2] == "└─── C1 ────┴─── D1 ────┘"


def test_hands_that_change_by_themselves_are_told_without_the_line():
    drawn = Drawn("row", "cardline", "countries")
    drawn.draw(line("countries", ("samoa", "A1")))
    seats = (SeatView("seat-1", "Anna", 1, ()), SeatView("seat-2", "Boris", 0, ("out",)))
    assert drawn.draw(line("countries", ("samoa", "A1"), seats=seats)) == ["Anna: 1 card    Boris: out    pile: 20"]
