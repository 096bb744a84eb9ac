"""What stood out in a match follows from plain rules over what was announced."""

from __future__ import annotations

from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import at_slot
from companion.events import Slot
from companion.record.highlights import Highlight, Seam, highlights, last_card, seams, standing
from tests.record.telling import ANNA, BORIS, Told, card, plays, said

RUN = "end-run"


def fits(seat, id="big-ben"):
    return said("cardline-fits-last", "fits", seat=seat, card=card(id))


def misfits(seat, id="big-ben"):
    return said("cardline-misfits-last", "violation", seat=seat, card=card(id))


def penalty(seat, count):
    return said("comparity-penalty", "penalty", seat=seat, count=count)


def violation(low="up", high="jaws", here="C1", there="C2"):
    places = {"place": at_slot(Slot(here)), "there": at_slot(Slot(there))}
    return said("comparity-too-great-below", "violation", card=card(low), other=card(high), **places)


def chosen(*acts):
    told = Told()
    for one in acts:
        told.act(*(one if isinstance(one, tuple) else (one,)))
    found = highlights(standing(told.entries), RUN)
    return [(one.entry, one.said.key, one.said.args.get("count")) for one in found]


def test_a_match_in_which_nothing_was_ruled_has_no_highlights():
    assert chosen(plays(ANNA), plays(BORIS)) == []


def test_the_last_verdict_and_the_largest_penalty_are_told_in_their_order():
    acts = (penalty(ANNA, 2), penalty(BORIS, 5), penalty(ANNA, 3), violation(), plays(ANNA))
    assert chosen(*acts) == [(2, "comparity-penalty", 5), (4, "comparity-too-great-below", None)]


def test_a_penalty_of_one_card_is_no_large_one():
    assert chosen((misfits(ANNA), penalty(ANNA, 1))) == [(1, "cardline-misfits-last", None)]


def test_a_prize_that_was_given_back_is_not_told():
    acts = (
        said("skyscrapers-gets-world-record", "prize", seat=ANNA),
        said("skyscrapers-loses-world-record", "notice", seat=ANNA),
        said("skyscrapers-gets-mini-skyscraper", "prize", seat=ANNA),
    )
    assert chosen(*acts) == [(3, "skyscrapers-gets-mini-skyscraper", None)]


def test_the_last_card_is_the_last_that_fitted():
    told = Told()
    for one in (fits(ANNA), fits(BORIS, "jaws"), misfits(ANNA, "up")):
        told.act(one)
    assert last_card(standing(told.entries)) == ("jaws", BORIS.seat)
    assert last_card(()) is None


def test_of_each_prize_the_last_time_counts_and_neither_toilets_nor_the_final_count_do():
    acts = (
        said("skyscrapers-gets-world-record", "prize", seat=ANNA),
        said("skyscrapers-toilet-specialist", "prize", seat=ANNA),
        said("skyscrapers-gets-mini-skyscraper", "prize", seat=ANNA),
        said("skyscrapers-gets-world-record", "prize", seat=BORIS),
        said("skyscrapers-counts-world-record", "prize", seat=BORIS),
    )
    assert chosen(*acts) == [(3, "skyscrapers-gets-mini-skyscraper", None), (4, "skyscrapers-gets-world-record", None)]


def test_the_longest_run_of_one_player_ends_where_a_card_does_not_fit():
    acts = (fits(ANNA), fits(BORIS), fits(ANNA), misfits(BORIS), fits(ANNA), misfits(ANNA), fits(ANNA))
    assert (5, RUN, 3) in chosen(*acts)
    assert RUN not in [key for _, key, _ in chosen(*acts[:3])]


def test_cards_that_fitted_and_cards_that_did_not_are_told_by_turns():
    acts = (fits(ANNA), fits(BORIS), misfits(ANNA), misfits(BORIS), misfits(ANNA), misfits(BORIS), fits(ANNA))
    assert [(number, key.split("-")[1]) for number, key, _ in chosen(*acts)] == [
        (2, "fits"),
        (4, "misfits"),
        (5, "misfits"),
        (6, "misfits"),
        (7, "fits"),
    ]


def test_there_are_never_more_than_five():
    acts = [said(f"skyscrapers-gets-{number}", "prize", seat=ANNA) for number in range(9)]
    assert chosen(*acts) == [(number + 1, f"skyscrapers-gets-{number}", None) for number in range(4, 9)]


def test_what_was_taken_back_is_no_highlight():
    told = Told().act(penalty(ANNA, 9)).undo().act(penalty(BORIS, 2))
    assert [one.said.args["count"] for one in highlights(standing(told.entries), RUN)] == [2]


def test_what_only_lies_wrong_is_no_verdict():
    assert chosen(said("comparity-wrong-occupied", "violation", card=card("up"))) == []


def test_each_violated_pair_is_one_seam_with_the_slots_of_its_cards():
    told = Told().act(violation()).act(violation()).act(violation("grease")).act(violation("up", "grease", there="D1"))
    assert seams(standing(told.entries)) == (
        Seam("up", "jaws", "C1", "C2"), Seam("grease", "jaws", "C1", "C2"), Seam("up", "grease", "C1", "D1"),
    )  # fmt: skip


def test_a_highlight_has_the_words_of_its_announcement():
    told = Told().act(penalty(ANNA, 4))
    assert highlights(standing(told.entries), RUN) == (
        Highlight(1, Announcement("comparity-penalty", "C1", "penalty", {"seat": ANNA, "count": 4}, "1.1")),
    )
