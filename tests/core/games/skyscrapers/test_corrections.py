"""E3, E5, E7, E8 of Skyscrapers, each kind of correction at each kind of moment, with all that follows from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from companion.core.games.game import Difference, Refused
from companion.core.games.skyscrapers.moves import (
    Build,
    Insure,
    Keep,
    NoInsurance,
    Open,
    Pass,
    PlayCentury,
    PlayStudy,
    PlayTornado,
    Quake,
    Roof,
    Search,
    Show,
    TakeDiscarded,
    TakeNothing,
)
from companion.core.games.skyscrapers.position import LastTurn, Opening, Over, Roofed, Study, Toilet, Tornado, Turn
from companion.core.games.skyscrapers.skyscrapers import SKYSCRAPERS
from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Correction, Leave, Replace, SeatId, SetHand, SetTurn
from tests.core.games.skyscrapers.decks import deck
from tests.core.games.skyscrapers.stories import ANNA, BORIS, CHLOE, T1, T2, T3, Story, card, few

DEALT = ("hotels-40", "hotels-45", "hotels-50", "hotels-55", "toilet-1", "roof-1", "roof-2", "roof-3", "study-1")  # all of three hands


def opening() -> Story:
    return Story(3, deck())


def turn() -> Story:
    """Two sites, a floor on the first; it is Boris's turn, who holds five cards like everybody."""
    match = opening()
    match(Open(card("ground-1-1"), T1), Open(card("ground-2-1"), T2), Build(card("hotels-40"), T1))
    return match


def roofed() -> Story:
    """Chloe's building of 100 m; a foundation is due."""
    match = turn()
    match(Build(card("offices-55"), T1), Roof(card("roof-1"), T1))
    return match


def toilet() -> Story:
    match = turn()
    match(Build(card("toilet-1"), T1))
    return match


def study() -> Story:
    """A quake and an insurance lie among the discards; it is Chloe's second Study that asks."""
    match = turn()
    match(Quake(card("earthquake-1"), T2), Insure(card("insurance-1"), T2), Build(card("shops-20"), T1))
    match(PlayStudy(card("study-1")), PlayStudy(card("study-2")))
    return match


def tornado() -> Story:
    match = turn()
    match(PlayTornado(card("tornado-1")))
    return match


def due() -> Story:
    """It is Anna's turn, once the foundation lies."""
    match = roofed()
    match(NoInsurance())
    return match


def dealt() -> Story:
    """All cards are dealt, three to each; Anna has played one, and it is Boris's turn."""
    match = Story(3, few(2, 3, "ground-1-1", "ground-2-1", "ground-1-2", *DEALT))
    match(Open(card("ground-1-1"), T1), Open(card("ground-2-1"), T2), Build(card("hotels-40"), T1))
    return match


def last_turn() -> Story:
    """Anna holds no card; Boris has a last turn, and then Chloe."""
    match = dealt()
    match.correct(SetHand(ANNA, 0))
    return match


def over() -> Story:
    match = last_turn()
    match(Pass(), Pass())
    return match


STAGES: dict[type, Callable[[], Story]] = {
    Opening: opening,
    Turn: turn,
    Roofed: roofed,
    Toilet: toilet,
    Study: study,
    Tornado: tornado,
    LastTurn: last_turn,
    Over: over,
}
RUNNING = [stage for stage in STAGES if stage is not Over]


def test_the_scenes_of_this_exam_are_of_every_stage() -> None:
    assert [stage for stage in STAGES if type(STAGES[stage]().position.stage) is not stage] == []


def test_a_table_of_towers_is_never_accepted_e5() -> None:
    assert [stage for stage in STAGES if STAGES[stage]().refusal(AcceptTable()) != "E5 accept-nothing"] == []


CORRECTIONS = (
    SetHand(BORIS, 3),
    SetTurn(BORIS),
    ActOf(BORIS),
    CardIs("hotels-40", "hotels-30"),
    AlreadyDrawn(),
    Leave(BORIS),
    Replace(BORIS, "Bo"),
)


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.__name__)
@pytest.mark.parametrize("correction", CORRECTIONS, ids=lambda one: type(one).__name__)
def test_no_correction_makes_or_loses_a_card_beside_the_count_that_it_sets(correction: Correction, stage: type) -> None:
    match = STAGES[stage]()
    before = counted(match)
    corrected = SKYSCRAPERS.correct(match.position, correction, Difference(0.0))
    if isinstance(corrected, Refused):
        return
    added = 3 - match.position.hands[BORIS] if isinstance(correction, SetHand) else 0
    match.position = corrected.position
    assert counted(match) == before + added
    SKYSCRAPERS.view(match.position)


def counted(match: Story) -> int:
    position = match.position
    on_towers = sum(len(one.cards.opened()) + len(one.quakes) + len(one.insurances) for one in position.structures)
    aside = len(position.discarded) + position.upsets.unseen_discards + len(position.studies)
    return sum(position.hands.values()) + position.deck + on_towers + aside


def test_somebody_who_does_not_sit_there_is_corrected_in_nothing() -> None:
    match = turn()
    match.correct(Leave(CHLOE))
    for correction in (SetHand(CHLOE, 3), SetTurn(CHLOE), ActOf(CHLOE), Leave(CHLOE), Replace(CHLOE, "Zoe")):
        assert match.refusal(correction) == "E7 not-seated"


# E7


LEFT = {
    Opening: (ANNA, "Boris Opening", ["left"]),
    Turn: (BORIS, "Chloe Turn", ["left", "turn"]),
    Roofed: (CHLOE, "Anna Turn", ["left"]),  # who is called once the foundation lies
    Toilet: (BORIS, "Chloe Turn", ["left", "turn"]),
    Study: (BORIS, "Chloe Turn", ["left", "turn"]),
    Tornado: (BORIS, "Chloe Turn", ["left", "turn"]),
    LastTurn: (BORIS, "Chloe LastTurn", ["left", "last-turn"]),
}


@pytest.mark.parametrize("stage", RUNNING, ids=lambda stage: stage.__name__)
def test_who_has_the_turn_leaves_and_whatever_was_asked_lapses_e7(stage: type) -> None:
    match = STAGES[stage]()
    seat, then, said = LEFT[stage]
    assert match.position.stage.seat == seat  # type: ignore[union-attr]
    hand, structures = match.position.hands[seat], match.position.structures
    match.correct(Leave(seat))
    assert (match.turn, match.said, match.position.upsets.unseen_discards) == (then, said, hand)
    assert (match.position.structures, match.position.studies, seat in match.position.seats) == (structures, (), False)


def test_open_studies_are_discarded_with_who_leaves_and_open_no_foundation_e7() -> None:
    match = study()
    discarded = match.position.discarded
    match.correct(Leave(BORIS))
    assert match.position.discarded == (*discarded, "study-2", "study-1")
    assert match.position.foundations_due == 0


def test_a_draw_that_was_shown_is_shown_no_longer_of_who_left_e7() -> None:
    match = turn()
    assert match.position.draws == ((ANNA, 1),)
    match.correct(Leave(ANNA))
    assert (match.position.draws, match.turn) == ((), "Boris Turn")


def test_the_hand_of_who_left_may_hold_any_card_that_nobody_has_seen_e7_s11() -> None:
    match = turn()
    match.correct(Leave(ANNA))
    assert match.position.upsets.unseen_discards == 5
    match(PlayStudy(card("study-1")), Search(), TakeDiscarded(card("toilet-3")))
    assert match.position.upsets.unseen_discards == 4
    match(Open(card("ground-1-2"), T3), PlayStudy(card("study-2")))
    assert match.refusal(TakeDiscarded(card("hotels-40"))) == "S20 already-built"  # everybody knows where that one is
    assert match.refusal(TakeDiscarded(card("ground-1-3"))) == "S11 not-discarded"  # nobody ever held a foundation


def test_whoever_is_left_alone_wins_and_scores_as_always_e7() -> None:
    match = toilet()
    match(TakeNothing())
    match.correct(Leave(ANNA))
    match.correct(Leave(CHLOE))
    assert (match.position.stage, match.said) == (Over((BORIS,)), ["left", "alone", "counts-toilets", "total", "wins"])
    assert match.refusal(Leave(BORIS)) == "S19 match-over"


def test_a_building_of_who_left_holds_its_prizes_loses_them_and_counts_for_nobody_e7_s18() -> None:
    match = roofed()
    match(NoInsurance(), Open(card("ground-1-2"), T1))
    match.correct(Leave(CHLOE))
    assert match.marks == "0 RF"
    match(Build(card("shops-55"), T2), Build(card("shops-50"), T2), Roof(card("roof-2"), T2))
    assert match.marks == "0 F, 1 RF"  # 110 m
    match(NoInsurance(), Open(card("ground-1-3"), T2), Quake(card("earthquake-1"), (1, 1)), Quake(card("earthquake-2"), (1, 1)))
    match(Quake(card("earthquake-3"), (1, 1)))
    assert (match.marks, match.said[:4]) == ("0 RF", ["quakes", "building-collapses", "loses-world-record", "gets-world-record"])
    match.correct(Leave(BORIS))
    assert SKYSCRAPERS.view(match.position).count == ()


def test_the_last_turns_go_on_without_who_left_e7_s19() -> None:
    match = last_turn()
    match.correct(Leave(CHLOE))
    assert match.turn == "Boris LastTurn"
    match(Pass())
    assert isinstance(match.position.stage, Over)


def test_last_turns_begin_with_the_turn_of_who_left_where_they_have_to_e7_s19() -> None:
    match = dealt()
    match(PlayStudy(card("study-1")))
    match.correct(SetHand(ANNA, 0))
    assert isinstance(match.position.stage, Study)
    match.correct(Leave(BORIS))
    assert (match.turn, match.said) == ("Chloe LastTurn", ["left", "last-turns", "last-turn"])


# E8


def test_a_count_that_becomes_one_is_said_e8() -> None:
    match = turn()
    assert match.correct(SetHand(CHLOE, 1)) == "Anna 5 Boris 5 Chloe 1, deck 85"
    assert match.said == ["hand-set", "one-card"]
    assert match.refusal(SetHand(CHLOE, -1)) == match.refusal(SetHand(CHLOE, 999)) == "E3 count-range"


def test_a_turn_without_cards_begins_with_a_draw_e8_s2() -> None:
    match = turn()
    assert match.correct(SetHand(BORIS, 0)) == "Anna 5 Boris 5 Chloe 5, deck 80"
    assert (match.said, match.position.draws) == (["hand-set", "draws-first", "turn"], ((BORIS, 5),))


@pytest.mark.parametrize(
    ("seat", "then"),
    [(ANNA, "Boris LastTurn"), (BORIS, "Chloe LastTurn"), (CHLOE, "Boris LastTurn")],
    ids=["who played last", "whose turn it is", "who comes next"],
)
def test_with_an_empty_deck_a_count_of_none_begins_the_last_turns_after_the_last_play_e8_s19(seat: SeatId, then: str) -> None:
    match = dealt()
    match.correct(SetHand(seat, 0))
    assert (match.said, match.turn) == (["hand-set", "last-turns", "last-turn"], then)


def test_a_count_that_was_none_ends_the_last_turns_only_if_nobody_else_holds_none_e8_s19() -> None:
    match = dealt()
    match.correct(SetHand(ANNA, 0))
    match.correct(SetHand(CHLOE, 0))
    match.correct(SetHand(ANNA, 2))
    assert match.turn == "Boris LastTurn"
    match.correct(SetHand(CHLOE, 3))
    assert (match.turn, match.said) == ("Boris Turn", ["hand-set", "goes-on"])


def test_in_a_last_turn_a_count_of_none_passes_it_on_e8_s19() -> None:
    match = last_turn()
    match.correct(SetHand(BORIS, 0))
    assert (match.turn, match.said) == ("Chloe LastTurn", ["hand-set", "last-turn"])
    match.correct(SetHand(CHLOE, 0))
    assert isinstance(match.position.stage, Over)


@pytest.mark.parametrize("stage", [Roofed, Toilet, Study, Tornado], ids=lambda stage: stage.__name__)
def test_while_a_turn_is_open_a_count_changes_nothing_but_itself_e8(stage: type) -> None:
    match = STAGES[stage]()
    before = match.position
    match.correct(SetHand(ANNA, 0))
    assert match.said == ["hand-set"]
    assert match.position == replace(before, hands={**before.hands, ANNA: 0}, draws=())


def test_at_the_turn_s_end_that_count_is_judged_e8_s19() -> None:
    match = dealt()
    match(Build(card("toilet-1"), T2))
    match.correct(SetHand(CHLOE, 0))
    match(TakeNothing())
    assert (match.said, match.turn) == (["takes-nothing", "last-turns", "last-turn"], "Anna LastTurn")


# E3


@pytest.mark.parametrize("stage", RUNNING, ids=lambda stage: stage.__name__)
def test_it_is_somebody_s_turn_whatever_was_asked_e3(stage: type) -> None:
    match = STAGES[stage]()
    match.correct(SetTurn(CHLOE))
    expected = {Opening: "Chloe Opening", LastTurn: "Chloe LastTurn"}.get(stage, "Chloe Turn")
    assert (match.turn, match.position.studies) == (expected, ())


def test_the_turn_of_somebody_who_can_neither_play_nor_draw_is_skipped_s2() -> None:
    match = Story(3, few(2, 3, "ground-1-1", "ground-2-1", "ground-1-2", *DEALT))
    match.correct(SetHand(ANNA, 0))
    match(Open(card("ground-1-1"), T1), Open(card("ground-2-1"), T2))
    assert (match.said[-2:], match.turn) == (["skipped", "turn"], "Boris Turn")


def test_where_deck_and_a_hand_are_empty_the_turn_that_is_set_is_the_first_of_the_last_e3_s19() -> None:
    match = dealt()
    match(Build(card("toilet-1"), T2))
    match.correct(SetHand(CHLOE, 0))
    match.correct(SetTurn(ANNA))
    assert (match.said, match.turn) == (["turn-set", "last-turns", "last-turn"], "Anna LastTurn")


def test_the_last_card_was_another_player_s_e3() -> None:
    match = turn()
    before = match.position
    asked = SKYSCRAPERS.correct(before, ActOf(CHLOE), Difference(0.0))
    assert not isinstance(asked, Refused)
    assert asked.position == replace(before, stage=Turn(CHLOE))


@pytest.mark.parametrize("stage", [Opening, Roofed, Toilet, Study, Tornado], ids=lambda stage: stage.__name__)
def test_a_foundation_is_nobody_s_and_an_answer_is_of_who_was_asked_e3(stage: type) -> None:
    assert STAGES[stage]().refusal(ActOf(ANNA)) == "E3 no-last-act"
    assert due().refusal(ActOf(BORIS)) == "E3 no-last-act"
    assert over().refusal(ActOf(BORIS)) == "S19 match-over"


def test_in_the_last_turns_whoever_was_taken_for_another_still_has_one_e3_s19() -> None:
    match = last_turn()
    match.correct(ActOf(CHLOE))
    assert match.turn == "Chloe LastTurn"
    match(Build(card("hotels-45"), T1))
    assert match.turn == "Boris LastTurn"
    match(Pass())
    assert isinstance(match.position.stage, Over)


def test_a_card_is_really_another_wherever_it_lies_e3() -> None:
    match = turn()
    match(Build(card("offices-30"), T1), Quake(card("earthquake-1"), T2), Insure(card("insurance-1"), T1), PlayCentury(card("century")))
    match(PlayStudy(card("study-1")))
    for taken, really in (
        ("ground-1-1", "ground-2-2"),
        ("hotels-40", "special-1"),
        ("offices-30", "shops-45"),
        ("earthquake-1", "earthquake-2"),
        ("study-1", "study-3"),
        ("century", "hotels-10"),
    ):
        match.correct(CardIs(taken, really))
        assert match.said == ["card-is"]
    assert match.lying == {0: ("ground-2-2", "special-1", "shops-45"), 1: ("ground-2-1", "earthquake-2")}
    first = match.position.structures[0]
    assert (first.withstands, first.top, first.covered) == (2, "shops-45", ((0, 0), (30, 3)))
    assert (match.position.discarded, match.position.studies) == (("insurance-1", "hotels-10"), ("study-3",))
    match(Keep())
    assert match.position.discarded[-1] == "study-3"


def test_a_card_is_not_really_one_with_which_something_else_would_have_happened_e3() -> None:
    cases = [
        ("hotels-50", "hotels-55", "E3 not-on-table"),  # nobody has played it
        ("hotels-40", "roof-2", "E3 other-kind"),
        ("hotels-40", "toilet-1", "E3 other-kind"),  # it would have scored, and asked for a card
        ("ground-1-1", "hotels-50", "E3 other-kind"),
        ("hotels-40", "ground-2-1", "S20 already-built"),
        ("hotels-40", "big-ben", "E3 other-deck"),
    ]
    assert [((taken, really), turn().refusal(CardIs(taken, really))) for taken, really, why in cases] == [
        ((taken, really), why) for taken, really, why in cases
    ]


def test_a_fallen_foundation_is_what_it_was_e3() -> None:
    match = turn()
    match(Quake(card("earthquake-1"), T1), Quake(card("earthquake-2"), T1))
    assert match.refusal(CardIs("ground-1-1", "ground-1-2")) == "E3 not-on-table"


def test_heights_thresholds_and_prizes_follow_from_what_a_card_really_is_e3_s16_s18() -> None:
    match = Story(2, deck({"sites": (1,) * 5}))
    match(Open(card("ground-1-1"), T1))
    match.tower(T1, "hotels-55", "hotels-40", "toilet-1", "hotels-20")
    match(Roof(card("roof-1"), T1), NoInsurance(), Open(card("ground-1-2"), T1))  # Anna's, 125 m, all hotels
    match.tower(T1, "offices-55", "shops-45", "toilet-2", "absorber")
    match(Roof(card("roof-2"), T1), NoInsurance(), Open(card("ground-1-3"), T1))  # Boris's, 130 m
    match.tower(T1, "shops-55", "restaurants-45", "toilet-3", "special-1")
    match(Roof(card("toilet-roof"), T1), NoInsurance(), Open(card("ground-1-4"), T1))  # Anna's, 140 m
    assert match.marks == "0 O, 1 -, 2 R"
    match.correct(CardIs("special-1", "special-2"))
    assert match.said == ["card-is"]  # nothing but its name is another
    # 30 m less: 110 m, which is too low after her 125 m.
    match.correct(CardIs("shops-55", "shops-25"))
    assert match.said == ["card-is", "height-is", "loses-world-record", "gets-world-record", "faulty-threshold"]
    assert match.marks == "0 O, 1 R, 2 F"
    # 25 m less, of two categories: her first was of 100 m, and the 110 m exceed that.
    match.correct(CardIs("hotels-55", "residential-30"))
    assert match.said == ["card-is", "height-is", "loses-order-and-unity", "excused"]
    assert (match.marks, match.position.threshold(ANNA)) == ("0 -, 1 R, 2 -", 110)


def test_a_shown_card_is_dropped_by_a_correction() -> None:
    match = turn()
    match(Show(card("hotels-30")))
    match.correct(SetHand(ANNA, 3))
    assert match.position.pending is None


def test_a_draw_that_was_made_is_shown_no_longer_e3_e8() -> None:
    match = turn()
    assert match.correct(AlreadyDrawn()) == "Anna 5 Boris 5 Chloe 5, deck 85"
    assert (match.position.draws, match.refusal(AlreadyDrawn())) == ((), "E3 nothing-owed")


def test_a_replacement_changes_a_name_and_nothing_else_e7() -> None:
    match = toilet()
    before = match.position
    match.correct(Replace(BORIS, "Bo"))
    assert match.position == replace(before, builders=replace(before.builders, names={**before.builders.names, BORIS: "Bo"}))
    match(TakeNothing())
    assert match.turn == "Chloe Turn"
