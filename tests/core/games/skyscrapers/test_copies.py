"""Equal cards: which of several has left a structure or the discards is unknown, so the one that is shown is the one that is meant."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from companion.cards.decks.files import find
from companion.core.decks.card import CardId, Deck
from companion.core.games.game import Act, Difference, Nothing, Picked, Player, Refused, Ruling, Setup, Tapped
from companion.core.games.skyscrapers.copies import untold
from companion.core.games.skyscrapers.moves import Build, Drop, Insure, Open, PlayStudy, Quake, Search, Show, TakeDiscarded
from companion.core.games.skyscrapers.position import DISCARDED, Opening, Over, Position, Study, Turn
from companion.core.games.skyscrapers.skyscrapers import SKYSCRAPERS
from companion.core.mat.shape import Shape
from companion.events import SeatId, Slot

ANNA, BORIS = SeatId("seat-1"), SeatId("seat-2")
T1, T2 = (0, 0), (1, 0)
PILES = ("foundation-piles-1", "foundation-piles-2")  # each withstands two quakes
QUIET, NO_PAD = Difference(0.0), Difference(0.0, has_pad=False)


@cache
def printed() -> Deck:
    return find("skyscrapers")


class Match:
    """Anna's turn for as long as it takes; two sites that withstand two quakes."""

    def __init__(self) -> None:
        seats = (Player(ANNA, "Anna"), Player(BORIS, "Boris"))
        shape = Shape(0, 0, tap_places=(Slot("site-1"), Slot("site-2"), Slot("site-3")))
        setup = Setup("skyscrapers", printed().id, printed().characteristics[0].id, seats, ANNA, shape=shape)
        self.position: Position = SKYSCRAPERS.start(setup, printed())
        self.do(Open(CardId(PILES[0]), T1), Open(CardId(PILES[1]), T2))

    def do(self, *moves: Any) -> Match:
        for move in moves:
            ruling = SKYSCRAPERS.rule(self.position, move)
            assert isinstance(ruling, Ruling), ruling
            self.position = ruling.position
            if not isinstance(self.position.stage, (Opening, Study)):
                self.position = replace(self.position, stage=Turn(ANNA), foundations_due=0)
        return self

    def refusal(self, move: Any) -> str:
        ruling = SKYSCRAPERS.rule(self.position, move)
        assert isinstance(ruling, Refused), ruling
        return ruling.reason

    def shown(self, card: str, place: Any = None) -> Any:
        return SKYSCRAPERS.understand(self.position, QUIET, Tapped(CardId(card), is_draw=False, place=place))

    def lies(self, *cards: str) -> list[int | None]:
        return [self.position.lies(CardId(card)) for card in cards]


def quake(number: int, place: Any = T1) -> Quake:
    return Quake(CardId(f"earthquake-{number}"), place)


def insurance(number: int, place: Any = T1) -> Insure:
    return Insure(CardId(f"insurance-{number}"), place)


def named(card: str) -> TakeDiscarded:
    return TakeDiscarded(CardId(card), is_named=True)


def one_of_two_quakes() -> Match:
    """Of earthquakes 1 and 2 against the first site an insurance has taken one; the referee takes it for the oldest."""
    return Match().do(quake(1), quake(2), insurance(1))


def test_of_several_quakes_the_referee_takes_the_oldest_for_the_one_that_has_left() -> None:
    match = one_of_two_quakes()
    assert match.lies("earthquake-1", "earthquake-2", "insurance-1") == [DISCARDED, 0, DISCARDED]
    assert match.position.upsets.untold == {"earthquake-1", "earthquake-2"}


def test_a_study_fetches_whichever_of_them_lies_among_the_discards() -> None:
    match = one_of_two_quakes().do(PlayStudy(CardId("study-1")))
    assert match.shown("earthquake-2") == Act((TakeDiscarded(CardId("earthquake-2")),))
    match.do(TakeDiscarded(CardId("earthquake-2")))
    assert match.lies("earthquake-1", "earthquake-2") == [0, None]
    assert match.position.structures[0].quakes == ("earthquake-1",)
    assert match.position.discarded == ("insurance-1", "study-1")


def test_who_fetched_one_by_its_name_may_hold_the_other() -> None:
    match = one_of_two_quakes().do(PlayStudy(CardId("study-1")), Search(), named("earthquake-1"))
    assert match.lies("earthquake-1", "earthquake-2") == [None, 0]
    assert match.shown("earthquake-2", T2) == Act((quake(2, T2),))
    match.do(quake(2, T2))
    assert match.lies("earthquake-1", "earthquake-2") == [0, 1]
    assert [one.quakes for one in match.position.structures] == [("earthquake-1",), ("earthquake-2",)]


def test_what_was_shown_since_is_known_again_and_lies_where_it_was_laid() -> None:
    match = one_of_two_quakes().do(PlayStudy(CardId("study-1")), TakeDiscarded(CardId("earthquake-2")), quake(2, T2))
    assert match.position.upsets.untold == {"earthquake-1"}
    assert match.refusal(quake(1, T2)) == "already-built"
    assert match.shown("earthquake-2", T2) == Nothing()  # heard once more
    assert match.refusal(quake(2)) == "already-built"


def test_while_none_of_them_is_in_a_hand_neither_is_played() -> None:
    match = one_of_two_quakes()
    assert [match.refusal(quake(number, T2)) for number in (1, 2)] == ["discarded-card", "already-built"]
    assert match.refusal(Show(CardId("earthquake-2"))) == "already-built"


def test_a_single_quake_that_leaves_is_known() -> None:
    match = Match().do(quake(1), insurance(1), quake(2))
    assert match.position.upsets.untold == frozenset()
    match.do(PlayStudy(CardId("study-1")))
    assert match.refusal(TakeDiscarded(CardId("earthquake-2"))) == "already-built"


def test_of_several_insurances_any_may_have_left() -> None:
    match = Match().do(insurance(3), insurance(4), quake(1), PlayStudy(CardId("study-1")), TakeDiscarded(CardId("insurance-4")))
    assert match.lies("insurance-3", "insurance-4", "earthquake-1") == [0, None, DISCARDED]
    assert match.position.structures[0].insurances == ("insurance-3",)


def test_of_equal_cards_among_the_discards_any_may_be_the_one_that_was_named() -> None:
    """Two toilets fall with their site; one is fetched by its name, and the other turns out to be in the hand."""
    match = Match()
    match.do(Build(CardId("toilet-1"), T1), Build(CardId("toilet-2"), T1), quake(1), quake(2), quake(3))
    match.do(PlayStudy(CardId("study-1")), Search(), named("toilet-1"))
    assert match.lies("toilet-1", "toilet-2") == [None, DISCARDED]
    match.do(Show(CardId("toilet-2")))
    assert match.lies("toilet-1", "toilet-2") == [DISCARDED, None]
    match.do(Drop(), Build(CardId("toilet-2"), T2))
    assert match.lies("toilet-1", "toilet-2") == [DISCARDED, 1]
    assert match.position.discarded[0] == "toilet-1"


def test_one_that_was_shown_is_known() -> None:
    match = Match().do(Build(CardId("toilet-1"), T1), Build(CardId("toilet-2"), T1), quake(1), quake(2), quake(3))
    match.do(PlayStudy(CardId("study-1")), TakeDiscarded(CardId("toilet-1")))
    assert match.position.upsets.untold == frozenset()
    assert match.refusal(Show(CardId("toilet-2"))) == "discarded-card"


def test_of_copies_in_a_list_of_names_any_may_be_chosen() -> None:
    """A covered toilet stands among them, as nobody may see which one it is (S15)."""
    match = Match().do(Build(CardId("toilet-1"), T1), Build(CardId("newsroom"), T1))
    options = SKYSCRAPERS.expectation(match.position, NO_PAD).options
    (covered,) = [option for option in options if option.card == "toilet-1"]
    assert SKYSCRAPERS.understand(match.position, NO_PAD, Picked(covered)) == Act((Show(CardId("toilet-10")),))


def test_cards_of_different_names_are_told_apart_though_they_bear_the_same() -> None:
    terms = Match().position.terms
    same = [CardId(card) for card in ("law-firm", "design-studio")]
    assert terms.book.opened()[same[0]] == terms.book.opened()[same[1]]
    assert untold(same, terms) == frozenset()
    assert untold([CardId("flat-roof-2"), CardId("flat-roof-3"), CardId("helipad")], terms) == {"flat-roof-2", "flat-roof-3"}


def test_a_prize_at_a_tap_place_is_nobodys_card_and_is_not_sent_to_the_pad() -> None:
    match = Match()
    assert match.shown("world-record", T1).reason == match.shown("world-record").reason == "wrong-kind"


def test_whatever_is_shown_when_the_match_is_over_is_told_just_that() -> None:
    match = Match().do(Build(CardId("newsroom"), T1))
    match.position = replace(match.position, stage=Over((ANNA,)))
    for card in ("study-1", "lofts", "world-record", "foundation-slab-1", "earthquake-1"):
        assert [match.shown(card, place).reason for place in (T1, T2, None)] == ["match-over"] * 3
    assert match.shown("newsroom", T1) == Nothing()  # heard once more
