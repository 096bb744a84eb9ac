"""Skyscrapers' rulings one by one, on towers small enough to be worked through by hand (S1 to S20)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from companion.core.decks.card import CardId
from companion.core.games.game import Act, Difference, Fact, HouseValue, Nothing, Option, Picked, Place, Refused, Ruling, Said, Tapped
from companion.core.games.skyscrapers.moves import (
    Build,
    Discard,
    Drawn,
    Insure,
    Keep,
    LookAtNothing,
    Move,
    NoInsurance,
    Open,
    Pass,
    PassHands,
    PlayCentury,
    PlayStudy,
    PlayTornado,
    Quake,
    Roof,
    Search,
    Show,
    Take,
    TakeAll,
    TakeDiscarded,
    TakeNothing,
)
from companion.core.games.skyscrapers.position import LastTurn, Over, Position, Roofed, Study, Toilet, Tornado, Turn
from companion.core.games.skyscrapers.skyscrapers import SKYSCRAPERS
from companion.errors import Unusable
from companion.events import AcceptTable, AlreadyDrawn, CardIs, Correction, Leave, SeatId, SetHand, SetTurn
from tests.core.games.skyscrapers.decks import cards, deck, seats, setup
from tests.words.english import in_english, refused_with

ONE, TWO, THREE, FOUR = seats(4)
T1, T2, T3 = (0, 0), (1, 0), (2, 0)  # tap places; at the first two stand foundations that withstand one and two quakes
GROUNDS = ["ground-1-2", "ground-2-2", "ground-1-3", "ground-2-3", "ground-1-4", "ground-2-4", "ground-1-5", "ground-2-5"]
ROOFS = [f"roof-{number}" for number in range(1, 12)]


def card(id: str) -> CardId:
    return CardId(id)


class Match:
    """Two sites at T1 and T2; everybody has five cards and forty are in the deck."""

    def __init__(self, players: int = 3, made: list[Any] | None = None, **house: HouseValue) -> None:
        self.grounds, self.roofs = iter(GROUNDS), iter(ROOFS)
        self.position: Position = SKYSCRAPERS.start(setup(players, house), deck(made=made))
        self.facts: tuple[Fact, ...] = ()
        self.do(Open(card("ground-1-1"), T1), Open(card("ground-2-1"), T2))
        while self.position.foundations_due:
            self.do(Open(card(next(self.grounds)), (self.position.opened, 1)))
        self.stand(deck=40)

    def do(self, *moves: Move) -> Match:
        for move in moves:
            ruling = SKYSCRAPERS.rule(self.position, move)
            assert isinstance(ruling, Ruling), ruling
            self.position, self.facts = ruling.position, ruling.facts
        return self

    def correct(self, correction: Correction) -> Match:
        ruling = SKYSCRAPERS.correct(self.position, correction, Difference(0.0))
        assert isinstance(ruling, Ruling), ruling
        self.position, self.facts = ruling.position, ruling.facts
        return self

    def refusal(self, move: Move) -> str:
        ruling = SKYSCRAPERS.rule(self.position, move)
        assert isinstance(ruling, Refused)
        return f"{ruling.rule} {ruling.reason}"

    def stand(self, **changed: Any) -> Match:
        """The first player's turn, with as many cards as at the start; or as it is said."""
        usual = {"stage": Turn(ONE), "hands": dict.fromkeys(self.position.seats, 5), "draws": ()}
        self.position = replace(self.position, **{**usual, **changed})
        return self

    def hold(self, *counts: int, **changed: Any) -> Match:
        return self.stand(hands=dict(zip(self.position.seats, counts, strict=True)), **changed)

    def tower(self, place: Place, *floors: str) -> Match:
        builders = self.position.builders
        for floor in floors:
            self.do(Build(card(floor), place))
            if isinstance(self.position.stage, Toilet):
                self.do(TakeNothing())
        return self.stand(builders=builders, deck=40)

    def building(self, owner: SeatId, *floors: str, place: Place = T1) -> int:
        """Built and roofed at this place, and a new site opened there; its number."""
        self.tower(place, *floors)
        number = next(one.number for one in self.position.sites if one.place == place)
        self.stand(stage=Turn(owner)).do(Roof(card(next(self.roofs)), place))
        facts = self.facts
        if self.position.foundations_due:
            self.do(Open(card(next(self.grounds)), place))
        if isinstance(self.position.stage, Roofed):
            self.do(NoInsurance())
        if not isinstance(self.position.stage, Over):
            self.stand(deck=40)
        self.facts = facts
        return number

    def marks(self, number: int) -> tuple[str, ...]:
        return next(one.marks for one in SKYSCRAPERS.view(self.position).structures if one.number == number)

    @property
    def standing(self) -> list[int]:
        return [one.number for one in self.position.structures]

    @property
    def hands(self) -> list[int]:
        return [self.position.hands[seat] for seat in self.position.seats]

    @property
    def stage(self) -> Any:
        return self.position.stage

    @property
    def said(self) -> list[str]:
        return [f"{fact.rule} {fact.key}" for fact in self.facts]

    def told(self, key: str) -> dict[str, Any]:
        return dict(next(fact.args for fact in self.facts if fact.key == key))

    def understood(self, signal: Any, difference: Difference | None = None) -> Any:
        return SKYSCRAPERS.understand(self.position, difference or Difference(0.0), signal)

    def offers(self, difference: Difference | None = None) -> list[Option]:
        return list(SKYSCRAPERS.expectation(self.position, difference or Difference(0.0)).options)


MINI = ("hotels-50", "toilet-1")  # 60 m with a roof of 5 m
OTHER_MINI = ("offices-50", "toilet-2")
UNITED = ("hotels-55", "hotels-40", "toilet-3")  # 105 m, all hotels
ALSO_UNITED = ("shops-55", "shops-45", "toilet-4")  # 110 m
MIXED = ("offices-55", "residential-55", "toilet-5")  # 120 m, of two categories


def test_what_is_dealt_and_piled_depends_on_the_number_of_players_s1() -> None:
    # For three: 75 cards of which all are used, 7 toilets, 7 studies, 9 roofs and 3 tornadoes; 15 of the 101 are in hands.
    position = SKYSCRAPERS.start(setup(3), deck())
    assert (position.deck, position.foundations, position.foundations_due) == (86, 7, 2)
    # For six: 75 and 10, 10, 12, 6; of the 113 there are 30 in hands; four sites are opened from ten foundations.
    position = SKYSCRAPERS.start(setup(6), deck())
    assert (position.deck, position.foundations, position.foundations_due) == (83, 10, 4)


def test_a_deck_that_cannot_be_used_is_told_everything_at_once_s1() -> None:
    made = [one for one in cards() if one.id not in ("study-1", "study-2")]
    printed = {"hand": "five", "sites": (2, 2, 3), "bonus": 3, "studies": (9, 9, 9, 9, 9)}
    with pytest.raises(Unusable) as raised:
        SKYSCRAPERS.start(setup(3), deck(printed, made))
    where = [problem.where for problem in in_english(raised.value.problems)]
    assert where == [f"deck towers, terms.skyscrapers.{name}" for name in ("bonus", "sites", "hand")]
    with refused_with("3 players need 9 cards of kind study, the deck has 8"):
        SKYSCRAPERS.start(setup(3), deck({"studies": (9, 9, 9, 9, 9)}, made))


def test_the_first_turn_begins_when_all_sites_are_open_s1() -> None:
    match = Match()
    match.position = SKYSCRAPERS.start(setup(3, first=1), deck())
    assert match.refusal(Build(card("hotels-40"), T1)) == "S20 foundation-first"
    match.do(Open(card("ground-1-1"), T1))
    assert match.refusal(Open(card("ground-2-1"), T1)) == "S20 place-taken"
    match.do(Open(card("ground-2-1"), (1, 1)))  # without a tap place
    assert match.stage == Turn(TWO)
    assert match.said == ["S20 opens", "S2 turn"]
    assert match.refusal(Open(card("ground-1-2"), T2)) == "S20 no-foundation-due"


def test_a_turn_is_one_card_and_then_drawing_up_to_five_s2_s12() -> None:
    match = Match().do(Build(card("hotels-40"), T1))
    assert (match.stage, match.hands, match.position.deck) == (Turn(TWO), [5, 5, 5], 39)
    assert match.said == ["S3 builds", "S12 draws", "S2 turn"]
    match.hold(3, 5, 5, deck=1).do(Build(card("hotels-30"), T1))  # two cards are left, three are missing, one is in the deck
    assert (match.hands, match.position.deck) == ([3, 5, 5], 0)
    assert match.said == ["S3 builds", "S12 draws", "S12 deck-empty", "S2 turn"]
    match.hold(7, 5, 5, deck=10).do(Build(card("hotels-20"), T1))
    assert (match.hands, match.position.deck) == ([6, 5, 5], 10)


def test_a_player_without_cards_first_draws_five_s2() -> None:
    match = Match().hold(5, 0, 5, deck=10).do(Build(card("hotels-40"), T1))
    assert (match.stage, match.hands, match.position.deck) == (Turn(TWO), [5, 5, 5], 4)
    assert match.said == ["S3 builds", "S12 draws", "S2 draws-first", "S2 turn"]
    assert [one.marks for one in SKYSCRAPERS.view(match.position).seats] == [("draws-1",), ("draws-5",), ()]


def test_floors_go_on_sites_only_and_show_their_height_when_covered_s3_s15() -> None:
    match = Match().tower(T1, "hotels-40", "special-1", "toilet-1")
    site = SKYSCRAPERS.view(match.position).structures[0]
    assert (site.top, site.covered) == ("toilet-1", ((0, 0), (40, 2), (30, 3)))
    number = match.building(ONE, "offices-10")
    assert match.refusal(Build(card("hotels-30"), (number, 1))) == "S3 has-roof"
    assert match.refusal(Build(card("hotels-30"), T3)) == "S20 nothing-there"
    assert match.refusal(Build(card("roof-9"), T2)) == "S2 wrong-kind"
    assert match.refusal(Build(card("hotels-40"), T2)) == "S20 already-built"


def test_a_roof_needs_two_floors_and_makes_the_site_its_players_s4() -> None:
    match = Match().tower(T1, "hotels-40")
    assert match.refusal(Roof(card("roof-1"), T1)) == "S4 too-few-floors"
    match.tower(T1, "offices-55").do(Roof(card("roof-1"), T1))
    building = SKYSCRAPERS.view(match.position).structures[0]
    assert (building.owner, building.height, building.place) == (ONE, 100, (0, 1))  # 40 + 55 + 5; carried off, T1 is free
    assert match.told("roofs")["height"] == 100
    assert (match.stage, match.position.foundations_due) == (Roofed(ONE, 0), 1)


def test_right_after_the_roof_that_building_may_be_insured_and_nothing_else_s4() -> None:
    match = Match().tower(T1, "hotels-40", "offices-55").do(Roof(card("roof-1"), T1))
    assert match.refusal(Insure(card("insurance-1"), T2)) == "S4 insure-that-building"
    assert match.refusal(Build(card("hotels-30"), T2)) == "S4 answer-first"
    match.do(Insure(card("insurance-1"), (0, 1)))
    assert match.position.structures[0].insurances == ("insurance-1",)
    assert (match.stage, match.hands, match.position.deck) == (Turn(TWO), [5, 5, 5], 38)  # two cards were played, two drawn


def test_while_a_foundation_is_due_nobody_plays_and_the_insurance_may_wait_or_not_s4_s20() -> None:
    for before in (True, False):
        match = Match().tower(T1, "hotels-40", "offices-55").do(Roof(card("roof-1"), T1))
        match.do(*((Open(card("ground-1-2"), T1), NoInsurance()) if before else (NoInsurance(),)))
        if not before:
            assert match.refusal(Build(card("hotels-30"), T2)) == "S20 foundation-first"
            assert "S2 turn" not in match.said  # nobody is called before it lies
            match.do(Open(card("ground-1-2"), T1))
        assert (match.stage, match.hands, match.position.foundations_due) == (Turn(TWO), [5, 5, 5], 0)
        assert match.said[-1] == "S2 turn"


def test_a_roof_that_ends_the_match_ends_it_before_any_insurance_s4_s19() -> None:
    match = Match().tower(T1, "hotels-40", "offices-55").stand(foundations=0)
    match.position = replace(match.position, structures=match.position.structures[:1])
    match.do(Roof(card("roof-1"), T1))
    assert isinstance(match.stage, Over)
    assert match.hands == [4, 5, 5]  # nothing was drawn


def test_a_toilet_scores_and_takes_a_card_instead_of_drawing_s5() -> None:
    match = Match().do(Build(card("toilet-1"), T1))
    assert match.stage == Toilet(ONE, 0)
    assert match.told("toilet-specialist")["points"] == 2
    assert match.refusal(Take(ONE)) == "S5 holds-nothing"
    match.do(Take(TWO))
    assert (match.stage, match.hands, match.position.deck) == (Turn(TWO), [5, 4, 5], 40)
    match.do(Build(card("toilet-2"), T1), TakeNothing())
    assert (match.hands, match.position.deck) == ([5, 5, 5], 38)  # from three cards up to five
    match.stand().do(Build(card("toilet-3"), T2))
    assert match.told("further-toilet") == {"seat": match.told("may-take")["seat"], "points": 1, "count": 2}
    match.hold(1, 0, 0, deck=9).do(Build(card("toilet-4"), T2))
    assert match.stage == Turn(TWO)  # nobody holds a card that could be taken


def test_after_a_taken_card_nothing_is_drawn_whatever_is_missing_s5() -> None:
    match = Match().hold(2, 5, 2).do(Build(card("toilet-1"), T1), Take(THREE))
    assert (match.hands, match.position.deck, match.position.draws) == ([2, 5, 1], 40, ())
    assert match.said == ["S5 takes", "E8 one-card", "S2 turn"]
    match.do(Build(card("hotels-40"), T1))
    assert match.hands == [2, 5, 1]  # five, less one, and one drawn again: the turn after draws as usual


def test_a_toilet_roof_only_makes_a_building_count_as_having_a_toilet_s5() -> None:
    match = Match().tower(T1, "hotels-55", "offices-45").do(Roof(card("toilet-roof"), T1))
    assert match.position.builders.toilets[ONE] == 0
    assert isinstance(match.stage, Roofed)  # and no question whom to take from
    assert match.marks(0) == ("world-record",)


@pytest.mark.parametrize(("collapse", "falls_at"), [("exceeds", 2), ("equals", 1)])
def test_a_foundation_marked_one_falls_at_the_second_quake_or_at_the_first_s6(collapse: str, falls_at: int) -> None:
    match = Match(collapse=collapse)
    for number in range(1, falls_at + 1):
        assert 0 in match.standing
        match.stand().do(Quake(card(f"earthquake-{number}"), T1))
    assert match.standing == [1]


def test_a_quake_against_an_insured_structure_is_discarded_with_one_insurance_s6() -> None:
    match = Match(collapse="equals").do(Insure(card("insurance-1"), T1), Insure(card("insurance-2"), T1))
    match.do(Quake(card("earthquake-1"), T1))
    site = match.position.structures[0]
    assert (site.quakes, site.insurances) == ((), ("insurance-2",))
    assert match.position.discarded == ("insurance-1", "earthquake-1")  # the oldest first


def test_nothing_falls_by_being_built_on_or_losing_an_insurance_s6() -> None:
    # Under "equals" a foundation marked 1 that was turned withstands nothing; it is insured when the century comes.
    match = Match(collapse="equals").do(Insure(card("insurance-1"), T1))
    turned = replace(match.position.structures[0], turns=1)
    match.position = replace(match.position, structures=(turned, match.position.structures[1]))
    match.do(PlayCentury(card("century")))
    assert (match.standing, match.position.structures[0].insurances) == ([0, 1], ())
    match.do(Build(card("hotels-40"), T1))
    assert match.standing == [0, 1]


def test_a_harmonic_absorber_adds_one_s7() -> None:
    match = Match().tower(T1, "absorber", "hotels-40")
    for number in (1, 2):
        match.stand().do(Quake(card(f"earthquake-{number}"), T1))
    assert match.standing == [0, 1]
    assert SKYSCRAPERS.view(match.position).structures[0].withstands == 1  # what is printed, never the sum
    match.stand().do(Quake(card("earthquake-3"), T1))
    assert match.standing == [1]


@pytest.mark.parametrize(("collapse", "left"), [("exceeds", [0, 1, 3]), ("equals", [0])])
def test_the_century_takes_an_insurance_or_turns_and_judges_all_together_s8(collapse: str, left: list[int]) -> None:
    """An insured one; then marked 1 without a quake, marked 1 with one, marked 2 with one: 0 of 0, 1 of 0, 1 of 1."""
    match = Match(4, collapse="exceeds")
    for ground in ("ground-1-5",):
        match.stand(foundations_due=1).do(Open(card(ground), (3, 1)))
    sites = {one.number: one for one in match.position.structures}
    insured = replace(sites[0], insurances=(card("insurance-1"),))
    bare = replace(sites[1], withstands=1)
    shaken = replace(sites[2], withstands=1, quakes=(card("earthquake-1"),))
    strong = replace(sites[3], withstands=2, quakes=(card("earthquake-2"),))
    match.position = replace(match.position, structures=(insured, bare, shaken, strong))
    match.position = replace(match.position, terms=replace(match.position.terms, falls_at_equal=collapse == "equals"))
    match.do(PlayCentury(card("century")))
    assert match.standing == left
    assert match.position.structures[0].turns == 0
    assert match.position.structures[0].insurances == ()
    assert match.position.discarded[:2] == ("insurance-1", "century")


def test_insurance_knows_no_limit_and_takes_a_quake_away_s9() -> None:
    match = Match()
    for number in (1, 2, 3):
        match.do(Insure(card(f"insurance-{number}"), T2))
    assert len(match.position.structures[1].insurances) == 3
    match.do(Quake(card("earthquake-1"), T1), Insure(card("insurance-4"), T1))
    assert (match.position.structures[0].quakes, match.position.structures[0].insurances) == ((), ())
    assert match.position.discarded == ("earthquake-1", "insurance-4")


def test_a_collapse_discards_all_cards_but_the_foundation_which_leaves_the_match_s10() -> None:
    match = Match().tower(T1, "hotels-40", "offices-30").do(Quake(card("earthquake-1"), T1), Quake(card("earthquake-2"), T1))
    assert match.position.discarded == ("hotels-40", "offices-30", "earthquake-1", "earthquake-2")
    assert match.position.foundations_due == 0  # another site is left
    match.position = replace(match.position, foundations_due=1)
    assert match.refusal(Open(card("ground-1-1"), T1)) == "S10 fallen-foundation"


def test_when_the_last_site_falls_one_foundation_is_opened_if_any_is_left_s10_s19() -> None:
    for foundations in (2, 0):
        match = Match(collapse="equals").stand(foundations=foundations)
        match.position = replace(match.position, structures=match.position.structures[:1])
        match.do(Quake(card("earthquake-1"), T1))
        assert match.position.foundations_due == (1 if foundations else 0)
        assert isinstance(match.stage, Over) == (not foundations)


def test_a_study_of_the_deck_gives_one_card_s11() -> None:
    match = Match().do(PlayStudy(card("study-1")))
    assert (match.stage, match.told("may-look")["count"]) == (Study(ONE), 5)
    assert match.position.discarded == ()  # it lies open until it is done
    match.do(Keep())
    assert (match.hands, match.position.deck) == ([5, 5, 5], 39)  # four, the one kept, none drawn
    assert (match.position.discarded, match.position.foundations_due, match.stage) == (("study-1",), 1, Turn(TWO))


def test_a_study_of_the_deck_may_take_all_and_lay_the_hand_on_top_s11() -> None:
    match = Match().hold(4, 5, 5, deck=3).do(PlayStudy(card("study-1")), TakeAll())
    # Three cards become the hand, the former three the deck; two of them are drawn.
    assert (match.hands, match.position.deck) == ([5, 5, 5], 1)
    match = Match().hold(5, 5, 5, deck=20).do(PlayStudy(card("study-1")), TakeAll())
    assert (match.hands, match.position.deck) == ([5, 5, 5], 19)  # 20 - 5 + 4
    match = Match().hold(2, 5, 5, deck=3).do(PlayStudy(card("study-1")), TakeAll())
    assert (match.hands, match.position.deck) == ([4, 5, 5], 0)  # three of three, and the one that was laid back is drawn


def test_a_study_may_play_one_of_the_cards_by_all_the_rules_of_a_played_card_s11() -> None:
    match = Match().do(PlayStudy(card("study-1")), Build(card("hotels-40"), T1))
    assert (match.hands, match.position.deck) == ([5, 5, 5], 38)  # one played from the deck, one drawn for the Study
    assert (match.position.discarded, match.position.foundations_due) == (("study-1",), 1)
    match = Match().do(PlayStudy(card("study-1")), Build(card("toilet-1"), T1), Take(THREE))
    assert (match.hands, match.position.deck) == ([5, 5, 4], 39)
    match = Match().tower(T1, "hotels-40", "offices-55").do(PlayStudy(card("study-1")), Roof(card("roof-1"), T1))
    match.do(Insure(card("insurance-1"), (0, 1)))
    assert (match.hands, match.position.deck, match.position.foundations_due) == ([5, 5, 5], 37, 2)  # for the roof and the Study


def test_a_study_may_play_a_further_study_and_both_open_a_foundation_s11() -> None:
    match = Match().do(PlayStudy(card("study-1")), PlayStudy(card("study-2")), Keep())
    assert (match.hands, match.position.deck) == ([5, 5, 5], 38)
    assert (match.position.discarded, match.position.foundations_due) == (("study-2", "study-1"), 2)
    match = Match().stand(foundations=1).do(PlayStudy(card("study-1")), PlayStudy(card("study-2")), Keep())
    assert match.position.foundations_due == 1  # more are not left


def test_a_study_of_the_discards_takes_one_openly_and_plays_nothing_s11() -> None:
    match = Match().do(Quake(card("earthquake-1"), T1), Insure(card("insurance-1"), T1)).stand(deck=40)
    assert match.refusal(TakeDiscarded(card("earthquake-1"))) == "S11 nothing-asked"
    match.do(PlayStudy(card("study-1")))
    assert match.refusal(TakeDiscarded(card("hotels-40"))) == "S11 not-discarded"
    assert match.refusal(Discard(card("roof-1"))) == "S14 no-discard-now"
    match.do(TakeDiscarded(card("earthquake-1")))
    assert match.position.discarded == ("insurance-1", "study-1")
    assert (match.hands, match.position.deck) == ([5, 5, 5], 40)
    match.do(Open(card("ground-1-2"), T3)).stand().do(Quake(card("earthquake-1"), T2))  # it is a card like any other again


def test_a_study_may_be_played_when_there_is_nothing_to_look_at_s11() -> None:
    match = Match().stand(deck=0).do(PlayStudy(card("study-1")))
    assert match.refusal(Keep()) == "S11 deck-empty"
    assert match.refusal(Build(card("hotels-40"), T1)) == "S11 deck-empty"
    match.do(LookAtNothing())
    assert (match.hands, match.position.discarded, match.position.foundations_due) == ([4, 5, 5], ("study-1",), 1)
    assert Match().do(PlayStudy(card("study-1"))).refusal(LookAtNothing()) == "S11 choose-a-way"


def test_a_tornado_moves_all_hands_to_one_side_s13() -> None:
    match = Match(4).hold(5, 2, 3, 1).do(PlayTornado(card("tornado-1")))
    assert (match.stage, match.position.discarded) == (Tornado(ONE), ("tornado-1",))
    left = replace(match.position)
    match.do(PassHands(is_left=True))  # 4 2 3 1 go to the next seat clockwise: 1 4 2 3; then ONE draws up to five
    assert match.hands == [5, 4, 2, 3]
    match.position = left
    match.do(PassHands(is_left=False))  # 2 3 1 4
    assert match.hands == [5, 3, 1, 4]
    assert "E8 one-card" in match.said


def test_with_an_empty_deck_a_tornado_passes_over_whoever_holds_no_card_s13() -> None:
    match = Match(4).hold(3, 0, 4, 1, deck=0).do(PlayTornado(card("tornado-1")), PassHands(is_left=True))
    assert match.hands == [1, 0, 2, 4]  # two, four and one go round among three
    match = Match(4).hold(3, 0, 4, 1, deck=9).do(PlayTornado(card("tornado-1")), PassHands(is_left=True))
    assert match.hands == [5, 2, 0, 4]  # 1 2 0 4, and four are drawn


def test_only_a_card_that_cannot_be_played_is_discarded_s14() -> None:
    match = Match().tower(T1, "hotels-40")
    for held in ("hotels-30", "toilet-1", "insurance-1", "earthquake-1", "century", "study-1", "tornado-1"):
        assert match.refusal(Discard(card(held))) == "S14 can-be-played"
    assert match.refusal(Discard(card("prize-1"))) == "S2 wrong-kind"
    match.do(Discard(card("roof-1")))
    assert (match.position.discarded, match.stage) == (("roof-1",), Turn(TWO))
    match.tower(T1, "hotels-30")
    assert match.refusal(Discard(card("roof-2"))) == "S14 can-be-played"


def test_of_a_covered_card_only_height_and_points_are_shown_until_its_roof_s15() -> None:
    """The same acts with other categories under the tops: everything that anybody can see is the same."""
    made = {one.id: one for one in cards()}
    other = {id: replace(one, traits={**one.traits, "category": "shops"}) if id.startswith("hotels") else one for id, one in made.items()}
    seen = []
    for kept in (made, other):
        match = Match(made=list(kept.values())).tower(T1, "hotels-40", "hotels-30", "offices-20")
        views = [SKYSCRAPERS.view(match.position), SKYSCRAPERS.expectation(match.position, Difference(0.0, has_pad=False))]
        match.do(Quake(card("earthquake-1"), T1))
        seen.append([*views, match.facts, repr(match.position), SKYSCRAPERS.moves(match.position)])
    assert seen[0] == seen[1]


def test_names_to_choose_from_do_not_tell_which_cards_are_covered_s15() -> None:
    match = Match().tower(T1, "hotels-40", "hotels-30")
    names = {option.card for option in match.offers(Difference(0.0, has_pad=False))}
    assert "hotels-40" in names
    assert "hotels-30" not in names  # everybody sees it
    assert "ground-2-2" not in names  # none is due
    chosen = match.understood(Picked(Option("card", (Show(card("hotels-40")),), card=card("hotels-40"))))
    assert isinstance(chosen, Refused)
    assert (chosen.reason, set(chosen.args)) == ("already-built", {"card"})


@pytest.mark.parametrize(("threshold", "marks"), [("above", ("faulty-or-smelly",)), ("reach", ())])
def test_a_building_has_to_exceed_its_owners_threshold_or_reach_it_s16(threshold: str, marks: tuple[str, ...]) -> None:
    match = Match(threshold=threshold)
    first = match.building(ONE, *UNITED)  # 105 m
    second = match.building(ONE, "offices-50", "shops-45", "toilet-4")  # 105 m too, so there is no record
    assert (match.marks(first), match.marks(second)) == (("order-and-unity",), marks)
    assert SKYSCRAPERS.view(match.position).seats[0].counts == {"toilets": 0, "threshold": 105}
    assert match.marks(match.building(TWO, "offices-55", "shops-40", "toilet-6")) == ()  # the first building of another, 105 m


def test_a_threshold_stays_when_its_building_falls_s16() -> None:
    match = Match()
    high = match.building(ONE, *MIXED)  # 120 m on a foundation marked 1
    for number in (1, 2):
        match.stand().do(Quake(card(f"earthquake-{number}"), (high, 1)))
    assert high not in match.standing
    assert match.marks(match.building(ONE, *UNITED)) == ("world-record", "faulty-or-smelly")
    assert match.said[0] == "S4 roofs"
    assert match.told("faulty-threshold")["threshold"] == 120


def test_without_a_toilet_or_under_a_hundred_metres_a_building_is_faulty_s17() -> None:
    match = Match()
    smelly = match.building(ONE, "hotels-55", "hotels-50")  # 110 m, one category, no toilet
    assert match.marks(smelly) == ("world-record", "faulty-or-smelly")
    assert match.said[:4] == ["S4 roofs", "S18 gets-world-record", "S17 faulty-no-toilet", "S4 foundation-due"]
    low = match.building(TWO, "hotels-45", "hotels-40", "toilet-1")  # 95 m
    assert match.marks(low) == ("faulty-or-smelly",)
    assert "S17 faulty-under-least" in match.said
    assert match.marks(match.building(TWO, "offices-50", "offices-40", "toilet-2")) == ("order-and-unity",)  # exactly 100 m, over 95


def test_mini_skyscraper_is_excused_from_height_and_threshold_but_not_from_the_toilet_s17_s18() -> None:
    match = Match()
    match.building(ONE, *MIXED)  # a threshold of 120 m
    assert match.marks(match.building(ONE, *MINI)) == ("mini-skyscraper",)
    assert match.marks(match.building(ONE, "shops-30", "shops-25")) == ("faulty-or-smelly",)  # 60 m, no toilet


def test_mini_skyscraper_passes_to_a_newer_one_and_back_when_that_falls_s18() -> None:
    match = Match()
    first = match.building(ONE, *MINI)
    assert match.marks(first) == ("mini-skyscraper", "world-record")
    second = match.building(TWO, *OTHER_MINI)  # on another foundation marked 1; two of 60 m, so nobody has the record
    assert (match.marks(first), match.marks(second)) == (("faulty-or-smelly",), ("mini-skyscraper",))
    changes = ["S18 loses-mini-skyscraper", "S18 gets-mini-skyscraper", "S18 loses-world-record", "S17 faulty-under-least"]
    assert match.said[1:5] == changes
    for number in (1, 2):
        match.stand().do(Quake(card(f"earthquake-{number}"), (second, 1)))
    assert match.marks(first) == ("mini-skyscraper", "world-record")
    assert "S17 excused" in match.said


def test_order_and_unity_goes_to_the_newest_and_grey_cards_do_not_count_s18() -> None:
    match = Match()
    first = match.building(ONE, *UNITED, "special-1")  # 135 m: a special floor is grey
    second = match.building(TWO, *ALSO_UNITED)
    assert match.marks(first) == ("world-record",)
    assert match.marks(second) == ("order-and-unity",)
    third = match.building(THREE, *MIXED)
    assert match.marks(third) == ()
    grey = match.building(THREE, "special-2", "special-3", "special-4", "special-5", "toilet-1")  # 130 m without a coloured floor
    assert match.marks(grey) == ()
    for number in (1, 2):
        match.stand().do(Quake(card(f"earthquake-{number}"), (second, 1)))
    assert match.marks(first) == ("order-and-unity", "world-record")


def test_nobody_holds_the_world_record_on_a_tie_s18() -> None:
    match = Match()
    first = match.building(ONE, *UNITED)  # 105 m
    assert match.marks(first) == ("order-and-unity", "world-record")
    second = match.building(TWO, "offices-50", "residential-45", "toilet-1")  # 105 m
    assert (match.marks(first), match.marks(second)) == (("order-and-unity",), ())
    third = match.building(THREE, *MIXED)  # 120 m
    assert match.marks(third) == ("world-record",)
    for number in (1, 2):
        match.stand().do(Quake(card(f"earthquake-{number}"), (third, 1)))
    assert "S18 gets-world-record" not in match.said  # the tie is back


def test_an_owner_loses_the_prizes_of_a_building_that_falls_s10_s18() -> None:
    match = Match()
    number = match.building(TWO, *UNITED)
    match.do(Quake(card("earthquake-1"), (number, 1))).stand().do(Quake(card("earthquake-2"), (number, 1)))
    assert match.said[:4] == ["S6 quakes", "S10 building-collapses", "S18 loses-order-and-unity", "S18 loses-world-record"]


def test_the_match_ends_at_once_when_no_site_and_no_foundation_is_left_and_is_counted_s19() -> None:
    match = Match(2)
    match.building(ONE, *UNITED)  # floors 2 + 2, roof 1; order 3
    match.building(TWO, *MIXED)  # 120 m: floors 2 + 2, roof 1; record 3
    match.building(TWO, "shops-30", "shops-25")  # 60 m without a toilet: faulty
    match.stand(builders=replace(match.position.builders, toilets={ONE: 3, TWO: 1}), foundations=0)
    match.position = replace(match.position, structures=tuple(one for one in match.position.structures if one.building or one.place == T2))
    match.tower(T2, "residential-10", "residential-15").stand(stage=Turn(ONE)).do(Roof(card("roof-9"), T2))  # 30 m: faulty
    view = SKYSCRAPERS.view(match.position)
    assert [(line.seat, line.key, line.points) for line in view.count] == [
        (ONE, "counts-cards", 5),
        (ONE, "counts-order-and-unity", 3),
        (ONE, "counts-faulty", -1),
        (ONE, "counts-toilets", 4),  # 2, 1 and 1
        (TWO, "counts-cards", 5),
        (TWO, "counts-world-record", 3),
        (TWO, "counts-faulty", -1),
        (TWO, "counts-toilets", 2),
    ]
    assert (view.winners, view.stage, view.turn) == ((ONE,), "over", None)  # 11 against 9
    assert match.said[-3:] == ["S19 total", "S19 total", "S19 wins"]
    assert match.refusal(Build(card("hotels-10"), T1)) == "S19 match-over"


def test_a_tie_is_shared_and_unfinished_sites_count_for_nobody_s19() -> None:
    match = Match(2).tower(T1, "hotels-55", "hotels-50").hold(1, 1, deck=0, stage=Turn(ONE)).do(Build(card("hotels-40"), T1), Pass())
    assert SKYSCRAPERS.view(match.position).winners == (ONE, TWO)
    assert SKYSCRAPERS.view(match.position).count == ()
    assert match.said[-1] == "S19 share"


def test_once_deck_and_a_hand_are_empty_all_others_have_one_last_turn_s19() -> None:
    match = Match(4).hold(2, 1, 3, 2, deck=0, stage=Turn(TWO)).do(Build(card("hotels-40"), T1))
    assert match.stage == LastTurn(THREE)  # clockwise after the player whose turn it was
    assert match.said == ["S3 builds", "S19 last-turns", "S19 last-turn"]
    match.do(Build(card("hotels-30"), T1))
    assert match.stage == LastTurn(FOUR)
    match.do(Pass())
    assert match.stage == LastTurn(ONE)
    assert match.refusal(Keep()) == "S11 nothing-asked"
    match.do(Build(card("hotels-20"), T1))
    assert isinstance(match.stage, Over)  # the one whose hand was empty has none


def test_the_player_whose_turn_it_was_has_the_last_of_the_last_turns_s19() -> None:
    match = Match(3).hold(3, 0, 2, deck=1).do(Build(card("hotels-40"), T1))  # the last card of the deck is drawn
    assert match.stage == LastTurn(THREE)
    match.do(Pass())
    assert match.stage == LastTurn(ONE)
    match.do(Pass())
    assert isinstance(match.stage, Over)


def test_whoever_has_no_card_when_their_last_turn_comes_is_passed_over_s19() -> None:
    match = Match(3).hold(1, 2, 1, deck=0).do(Build(card("hotels-40"), T1))
    assert match.stage == LastTurn(TWO)
    match.do(Build(card("toilet-1"), T1), Take(THREE))
    assert (match.hands, type(match.stage)) == ([0, 2, 0], Over)


def test_a_hand_emptied_by_a_tornado_begins_the_last_turns_as_well_s19() -> None:
    match = Match(3).hold(1, 3, 2, deck=0).do(PlayTornado(card("tornado-1")), PassHands(is_left=True))
    assert match.hands == [0, 2, 3]  # nobody gives to the one who holds nothing
    assert match.stage == LastTurn(TWO)


def test_whoever_had_no_card_when_the_last_turns_began_has_none_even_with_new_cards_s19() -> None:
    match = Match(3).hold(1, 2, 2, deck=0).do(Build(card("hotels-40"), T1)).hold(0, 2, 2, deck=9, stage=LastTurn(TWO))
    match.do(PlayTornado(card("tornado-1")), PassHands(is_left=True))  # two cards go to the first player
    assert match.stage == LastTurn(THREE)
    match.do(Pass())
    assert isinstance(match.stage, Over)


def test_in_a_last_turn_cards_of_the_deck_are_drawn_as_usual_s19() -> None:
    match = Match(3).hold(1, 2, 2, deck=0).do(Build(card("hotels-40"), T1))
    match.hold(0, 2, 2, deck=1, stage=LastTurn(TWO))
    match.do(Build(card("hotels-30"), T1))
    assert (match.hands, match.position.deck) == ([0, 2, 2], 0)
    assert match.stage == LastTurn(THREE)


def test_a_card_at_a_tap_place_is_played_against_what_stands_there_s20() -> None:
    match = Match().tower(T1, "hotels-40", "offices-55")
    for id, move in {
        "hotels-30": Build(card("hotels-30"), T1),
        "roof-1": Roof(card("roof-1"), T1),
        "earthquake-1": Quake(card("earthquake-1"), T1),
        "insurance-1": Insure(card("insurance-1"), T1),
        "ground-1-2": Open(card("ground-1-2"), T1),
    }.items():
        assert match.understood(Tapped(card(id), is_draw=False, place=T1)) == Act((move,))
    assert match.understood(Tapped(card("study-1"), is_draw=False, place=T1)).reason == "belongs-on-pad"
    assert match.understood(Tapped(card("offices-55"), is_draw=False, place=T1)) == Nothing()
    assert match.understood(Tapped(card("offices-55"), is_draw=False, place=T2)).reason == "already-built"
    assert match.refusal(Build(card("hotels-30"), T3)) == "S20 nothing-there"


def test_a_card_on_the_pad_asks_for_its_structure_and_others_are_played_at_once_s20() -> None:
    match = Match().tower(T1, "hotels-40", "offices-55")
    assert match.understood(Tapped(card("tornado-1"), is_draw=False)) == Act((PlayTornado(card("tornado-1")),))
    assert match.understood(Tapped(card("hotels-30"), is_draw=False)) == Act((Show(card("hotels-30")),))
    match.do(Show(card("hotels-30")))
    assert [(option.kind, option.places) for option in match.offers()] == [("play", (T1,)), ("play", (T2,)), ("drop", ())]
    assert SKYSCRAPERS.view(match.position).pending == "on-pad"
    match.stand(pending=None).do(Show(card("roof-1")))
    assert [(option.kind, option.places) for option in match.offers()] == [("play", (T1,)), ("drop", ())]
    match = Match().do(Show(card("roof-1")))
    assert [option.kind for option in match.offers()] == ["discard", "drop"]


def test_a_due_foundation_on_the_pad_asks_for_its_tap_place_while_one_is_free_s20() -> None:
    match = Match().stand(foundations_due=1)
    assert match.understood(Tapped(card("ground-1-2"), is_draw=False)) == Act((Show(card("ground-1-2")),))
    match.do(Show(card("ground-1-2")))
    assert [(option.kind, option.places) for option in match.offers()] == [("open", (T3,)), ("open-aside", ()), ("drop", ())]
    deaf = Difference(0.0, blind=frozenset({T3}))
    assert [option.kind for option in match.offers(deaf)] == ["open-aside", "drop"]
    assert match.understood(Tapped(card("ground-1-2"), is_draw=False), deaf) == Act((Open(card("ground-1-2"), (2, 1)),))


def test_the_last_card_laid_at_another_tap_place_is_the_same_act_there_s20() -> None:
    moves = (Build(card("hotels-40"), T1),)
    assert SKYSCRAPERS.placed_by(moves) == "hotels-40"
    assert SKYSCRAPERS.moved_to(moves, T2) == (Build(card("hotels-40"), T2),)
    assert SKYSCRAPERS.moved_to(moves, T1) is None  # heard again
    assert SKYSCRAPERS.placed_by((PlayStudy(card("study-1")),)) is None


def test_an_insurance_shown_after_a_roof_is_for_that_building_s20() -> None:
    match = Match().tower(T1, "hotels-40", "offices-55").do(Roof(card("roof-1"), T1))
    meant = Act((Insure(card("insurance-1"), (0, 1)),))
    assert match.understood(Tapped(card("insurance-1"), is_draw=False)) == meant
    assert match.understood(Tapped(card("insurance-1"), is_draw=False, place=T1)) == meant  # where it still stands
    assert match.understood(Tapped(card("roof-1"), is_draw=False, place=T1)) == Nothing()
    assert match.understood(Tapped(card("hotels-30"), is_draw=False)).reason == "answer-first"
    assert match.understood(Said("ok")) == Act((NoInsurance(),))


def test_an_open_study_is_answered_by_its_ways_or_by_a_card_s20() -> None:
    match = Match().do(Quake(card("earthquake-1"), T1), Insure(card("insurance-1"), T1)).stand().do(PlayStudy(card("study-1")))
    assert [option.kind for option in match.offers()] == ["keep", "all", "discards"]
    assert match.understood(Tapped(card("hotels-30"), is_draw=False, place=T1)) == Act((Build(card("hotels-30"), T1),))
    assert match.understood(Tapped(card("earthquake-1"), is_draw=False)) == Act((TakeDiscarded(card("earthquake-1")),))
    assert match.understood(Tapped(card("study-1"), is_draw=False)) == Nothing()
    assert match.understood(Said("cancel")).reason == "nothing-to-drop"
    match.do(Search())
    assert [(option.kind, option.card) for option in match.offers()] == [
        ("take-discarded", "earthquake-1"),
        ("take-discarded", "insurance-1"),
        ("drop", None),
    ]


def test_a_draw_pad_counts_what_is_drawn_and_says_nothing_of_it_c28() -> None:
    match = Match().hold(4, 5, 5).do(Build(card("hotels-40"), T1))
    assert match.position.draws == ((ONE, 2),)
    assert match.understood(Tapped(card("hotels-10"), is_draw=True)) == Act((Drawn(),))
    match.do(Drawn())
    assert (match.position.draws, match.facts) == (((ONE, 1),), ())
    match.do(Drawn())
    assert match.refusal(Drawn()) == "C28 no-draw-due"


def test_who_leaves_leaves_an_unseen_hand_and_buildings_that_score_for_nobody_e7() -> None:
    match = Match()
    number = match.building(TWO, *MIXED)
    match.correct(Leave(TWO))
    view = SKYSCRAPERS.view(match.position)
    assert (view.stock["unseen_discards"], match.position.seats, match.stage) == (5, (ONE, THREE), Turn(ONE))
    assert match.marks(number) == ("world-record",)  # it keeps prizes from others
    match.do(PlayStudy(card("study-1")), Search())
    assert match.understood(Tapped(card("hotels-10"), is_draw=False)) == Act((TakeDiscarded(card("hotels-10")),))
    match.correct(Leave(ONE))
    assert (match.stage, match.said[-1]) == (Over((THREE,)), "S19 wins")
    assert match.position.discarded == ("study-1",)


def test_what_players_put_right_changes_what_follows_from_it_e3_e8() -> None:
    match = Match(2)
    number = match.building(ONE, *UNITED)
    assert SKYSCRAPERS.correct(match.position, AcceptTable(), Difference(0.0)) == Refused("accept-nothing", "E5")
    match.correct(CardIs("hotels-40", "offices-30"))  # 95 m of two categories
    assert match.marks(number) == ("world-record", "faulty-or-smelly")
    assert match.said == ["E3 card-is", "S4 height-is", "S18 loses-order-and-unity", "S17 faulty-under-least"]
    assert match.position.threshold(ONE) == 95
    assert match.correct(SetTurn(TWO)).stage == Turn(TWO)
    match.do(Build(card("hotels-10"), T1)).correct(AlreadyDrawn())
    assert match.position.draws == ()
    match.hold(3, 2, deck=0, stage=Turn(TWO)).correct(SetHand(ONE, 0))  # the last play is judged again
    assert match.stage == LastTurn(TWO)
    match.correct(SetHand(ONE, 1))
    assert (match.stage, match.said[-1]) == (Turn(TWO), "E8 goes-on")
