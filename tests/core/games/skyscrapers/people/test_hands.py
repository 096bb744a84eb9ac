"""Hands carry out an act of Skyscrapers as people do it on this mat: at tap places, on the pad, on the screen, or by names."""

import pytest

from companion.core.games.skyscrapers.people import hands
from companion.core.games.skyscrapers.people.telling import stem
from companion.core.mat.shape import Shape
from companion.simulator import fingers
from companion.simulator.people import Choice
from companion.simulator.radio import radio_under
from hardware.readers.noise import Noise
from tests.simulator.quiet_sites import (
    DRAWS,
    NOTHING,
    ONE_PAD,
    TEN,
    THREE,
    built,
    discarded,
    due,
    roofed,
    sites,
    study,
    study_late,
    toilet,
    tornado,
    turn,
)

INSURED = "newsroom law-firm insurance-2 flat-roof-1 earthquake-1 / lofts duplexes insurance-1 study-1 tornado-1"


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch):
    """Nobody chooses on the screen what a button or a card can do, unless a test says so."""
    for module in (fingers, hands):
        monkeypatch.setattr(module, "ON_SCREEN", 0.0)
    monkeypatch.setattr(hands, "BY_SEARCH", 0.0)
    monkeypatch.setattr(hands, "AT_OLD_PLACE", 0.0)
    monkeypatch.setattr(fingers, "BY_CARD", 0.0)


def done(quiet, kind, *of, card=None, on_screen=False):
    """What hands did for this act, which came; the same deeds on every table of this shape."""
    quiet.begin()
    choice = Choice((kind, *of), card)
    ahead = quiet.book.after(choice.act, card)
    quiet.carry_out(choice, on_screen=on_screen)
    deeds = quiet.deeds()
    assert quiet.comes(choice, ahead), quiet.why()
    quiet.book = ahead
    assert quiet.agrees()
    return deeds


def shown(card, slot):
    return [f"lays {card} {slot}", f"lifts {card} {slot}"]


def test_an_act_is_carried_out_by_hand():
    cases = [
        (turn, ("build", 1), "newsroom", shown("newsroom", "site-2")),
        (turn, ("build", 0), "toilet-1", shown("toilet-1", "site-1")),
        (built, ("roof", 0), "flat-roof-1", shown("flat-roof-1", "site-1")),
        (turn, ("quake", 1), "earthquake-1", shown("earthquake-1", "site-2")),
        (due, ("open", (7, 0)), None, shown("foundation-slab-1", "site-8")),
        (due, ("open", (2, 1)), None, [*shown("foundation-slab-1", "pad"), "chooses open-aside"]),
        (roofed, ("insure", 0), "insurance-2", shown("insurance-2", "pad")),
        (roofed, ("done",), None, ["presses ok"]),
        (toilet, ("take", 2), None, ["chooses take:seat-3"]),
        (toilet, ("nobody",), None, ["presses ok"]),
        (tornado, ("blow", "right"), None, ["chooses tornado:right"]),
        (study, ("all",), None, ["chooses all"]),
        (study, ("keep",), "hostel", ["chooses keep"]),
        (study, ("build", 1), "hostel", shown("hostel", "site-2")),
        (study_late, ("nothing",), None, ["presses ok"]),
    ]
    assert [((scene, act, card), done(scene(), *act, card=card)) for scene, act, card, deeds in cases] == [
        ((scene, act, card), deeds) for scene, act, card, deeds in cases
    ]


def test_studies_tornadoes_the_century_and_discards_are_shown_to_the_pad():
    quiet = turn(hands="newsroom study-2 flat-roof-1 flat-roof-2 law-firm / lofts duplexes study-1 tornado-1 earthquake-of-the-century")
    assert done(quiet, "study", card="study-2") == shown("study-2", "pad")
    quiet.act("keep", card="spire")
    assert due_or_turn(quiet) == "turn"
    assert done(quiet, "tornado", card="tornado-1") == shown("tornado-1", "pad")
    quiet.act("blow", "left")
    assert done(quiet, "century", card="earthquake-of-the-century") == shown("earthquake-of-the-century", "pad")
    roofs = turn(
        hands="flat-roof-1 flat-roof-2 flat-roof-3 spire glass-dome-1 / lofts duplexes study-1 tornado-1 newsroom", pile="museum hostel"
    )
    assert done(roofs, "discard", card="flat-roof-2") == [*shown("flat-roof-2", "pad"), "chooses discard"]


def due_or_turn(quiet):
    """A foundation that a Study has opened is laid."""
    while quiet.book.awaits_foundation:
        quiet.act("open", quiet.book.free_places[0])
    return quiet.book.public().stage


def test_a_building_and_a_site_without_a_tap_place_are_chosen_on_the_screen():
    assert done(due().act("open", (0, 0)), "insure", 0, card="insurance-1") == [
        *shown("insurance-1", "pad"),
        "chooses play:tower-flat-roof-1",
    ]
    quiet = turn(shape=sites_of(1))
    assert done(quiet, "build", 1, card="newsroom") == [*shown("newsroom", "pad"), "chooses play:tower-foundation-piles-1"]
    assert done(quiet, "build", 1, card="lofts") == [*shown("lofts", "pad"), "chooses play:tower-newsroom"]


def sites_of(count):
    return Shape(0, 0, tap_places=sites(count))


def test_on_one_pad_all_is_shown_to_it():
    quiet = turn(shape=ONE_PAD)
    assert done(quiet, "build", 0, card="newsroom") == [*shown("newsroom", "pad"), "chooses play:tower-foundation-parking-1"]
    quiet.act("build", 0, card="lofts")
    assert done(quiet, "roof", 0, card="flat-roof-1") == [*shown("flat-roof-1", "pad"), "chooses play:tower-lofts"]
    quiet.act("done")
    assert done(quiet, "open", (2, 1)) == shown("foundation-slab-1", "pad")  # there is but one place for it


def test_without_a_mat_cards_are_called_by_their_names_and_of_copies_any_is_chosen():
    ids = set()
    for seed in range(6):
        quiet = turn(shape=NOTHING, seed=seed)
        deeds = done(quiet, "build", 0, card="newsroom") + done(quiet, "study", card="study-1") + done(quiet, "keep", card="museum")
        deeds += done(quiet, "open", (2, 1))
        ids.add(deeds[-1])
        assert [stem(deed) for deed in deeds] == [
            *("chooses card:newsroom", "chooses play:tower-foundation-parking", "chooses card:study", "chooses keep"),
            "chooses card:foundation-slab",
        ]
    assert ids == {"chooses card:foundation-slab-1"}  # just one copy is part of this deck
    chosen = {quiet.deeds()[-1] for quiet in (opening(seed) for seed in range(12))}
    assert chosen == {"chooses card:foundation-piles-1", "chooses card:foundation-piles-2"}


def opening(seed):
    """A table without a mat at which a pile foundation is opened, of which there are two."""
    quiet = turn(shape=NOTHING, seed=seed, foundations="foundation-slab-1 foundation-parking-1 foundation-piles-1 foundation-piles-2")
    quiet.act("build", 0, card="newsroom").act("study", card="study-1").act("keep", card="museum").begin()
    done(quiet, "open", (2, 1))
    return quiet


def test_on_the_screen_a_card_is_shown_and_its_place_chosen():
    assert done(turn(), "build", 1, card="newsroom", on_screen=True) == [*shown("newsroom", "pad"), "chooses play:site-2"]
    assert done(toilet(), "nobody", on_screen=True) == ["chooses nobody"]
    assert done(due(), "open", (2, 0), on_screen=True) == [*shown("foundation-slab-1", "pad"), "chooses open:site-3"]


def test_a_new_buildings_insurance_may_be_laid_where_the_site_stood(monkeypatch):
    monkeypatch.setattr(hands, "AT_OLD_PLACE", 1.0)
    quiet = built(hands=INSURED).act("roof", 0, card="flat-roof-1")
    assert done(quiet, "insure", 0, card="insurance-2") == shown("insurance-2", "site-1")
    taken = built(hands=INSURED).act("roof", 0, card="flat-roof-1").act("open", (0, 0))
    assert done(taken, "insure", 0, card="insurance-2") == shown("insurance-2", "pad")  # something stands there now


def test_a_card_of_the_discards_is_shown_or_chosen_from_the_list(monkeypatch):
    fetching = discarded().act("study", card="study-1")
    assert done(fetching, "discard-pile", card="earthquake-1") == shown("earthquake-1", "pad")
    monkeypatch.setattr(hands, "BY_SEARCH", 1.0)
    fetching = discarded().act("study", card="study-1")
    assert done(fetching, "discard-pile", card="earthquake-1") == ["chooses discards", *shown("earthquake-1", "pad")]
    fetching = discarded().act("study", card="study-1")
    by_name = ["chooses discards", "chooses take-discarded:earthquake-1"]
    assert done(fetching, "discard-pile", card="earthquake-1", on_screen=True) == by_name


def test_questions_are_answered_by_a_seats_button_a_command_card_or_an_option_as_well(monkeypatch):
    monkeypatch.setattr(fingers, "BY_CARD", 1.0)
    assert done(roofed(), "done") == ["lays pad", "lifts pad"]
    monkeypatch.setattr(fingers, "BY_CARD", 0.0)
    monkeypatch.setattr(hands, "ON_SCREEN", 0.5)
    assert {tuple(done(roofed(seed=seed), "done")) for seed in range(12)} == {
        ("presses ok",),
        ("presses seat-1",),
        ("chooses no-insurance",),
    }


def test_drawn_cards_are_shown_to_the_pad_for_draws(monkeypatch):
    monkeypatch.setattr(hands, "ON_DRAW_PAD", 1.0)
    quiet = turn(shape=DRAWS)
    choice = Choice(("build", 0), "newsroom")
    before, ahead = quiet.book, quiet.book.after(choice.act, choice.card)
    quiet.carry_out(choice, on_screen=False)
    quiet.begin()
    marks = [one.marks for one in quiet.table.look().view.seats]
    quiet.hands.follow_up(before, choice, ahead)
    assert (marks, [one.marks for one in quiet.table.look().view.seats]) == ([("draws-1",), ()], [(), ()])
    assert (quiet.deeds(), quiet.said()) == (shown("spire", "draw"), [])


@pytest.mark.parametrize(("card", "said"), [("tornado-1", "table-undone"), ("spire", "dropped")])
def test_a_drawn_card_that_the_pad_beside_heard_is_no_act(monkeypatch, card, said):
    monkeypatch.setattr(hands, "ON_DRAW_PAD", 1.0)
    quiet = built(shape=DRAWS)
    before, laid = quiet.book, quiet.table.lay

    def astray(uid, slot):
        quiet.table.radio.tally["straddled"] += 1
        laid(uid, "pad" if slot == "draw" else slot)

    monkeypatch.setattr(quiet.table, "lay", astray)
    quiet.hands._show_drawn(card, "draw")
    assert said in quiet.said()
    assert quiet.book == before
    assert quiet.agrees()


def test_a_tap_that_did_not_count_is_shown_again_after_two_seconds(monkeypatch):
    quiet = turn()
    laid, times = quiet.table.lay, []

    def lay(uid, slot):
        times.append(quiet.table.at)
        if len(times) > 1:
            laid(uid, slot)

    monkeypatch.setattr(quiet.table, "lay", lay)
    done(quiet, "build", 0, card="newsroom")
    assert len(times) == 2
    assert times[1] - times[0] > hands.PATIENCE + 2


def test_where_a_reader_is_silent_the_pad_is_used():
    quiet = turn()
    quiet.table.radio.silence(0, quiet.table.at + 60)
    quiet.table.wait(2.0)
    assert "site-1" in quiet.table.look().frozen
    assert done(quiet, "build", 0, card="newsroom") == [*shown("newsroom", "pad"), "chooses play:site-1"]


def test_what_was_heard_at_another_place_is_shown_where_it_was_meant_and_moved():
    quiet = turn()
    quiet.table.radio.tally["straddled"] += 1
    choice = Choice(("build", 1), "newsroom")
    ahead = quiet.book.after(choice.act, choice.card)
    quiet.carry_out(Choice(("build", 0), "newsroom"), on_screen=False)
    assert quiet.comes(choice, ahead)
    assert (quiet.outcome.plays_by_noise, quiet.said()[-4:]) == (1, ["table-moved", "builds", "draws", "turn"])


def test_a_foundation_that_was_heard_at_another_place_is_moved_as_well():
    quiet = due()
    quiet.table.radio.tally["straddled"] += 1
    choice = Choice(("open", (5, 0)))
    ahead = quiet.book.after(choice.act)
    quiet.carry_out(Choice(("open", (4, 0))), on_screen=False)
    assert quiet.comes(choice, ahead)
    assert "table-moved" in quiet.said()


def test_what_cannot_be_moved_is_taken_back():
    quiet = due().act("open", (0, 0))
    quiet.begin()
    quiet.carry_out(Choice(("insure", 1), "insurance-1"), on_screen=False)
    quiet.hands.make_anew(Choice(("insure", 0), "insurance-1"))
    assert quiet.said() == ["insures", "draws", "turn", "table-ask-undo-play", "table-undone-play", "table-pile-again", "status-turn"]
    assert quiet.agrees()


def test_before_the_first_turn_foundations_are_laid_however_often_noise_hides_them():
    for shape in (TEN, THREE, ONE_PAD, NOTHING):
        for seed in range(4):
            quiet = turn(shape=shape, seed=seed, noise=0.15)
            assert quiet.table.look().view.stage == "turn"


def test_tap_places_hear_those_beside_them_and_pads_lie_apart():
    radio = radio_under(Shape(0, 0, tap_places=sites(3), draw_pads=("draw",)), Noise(), 1)
    assert radio.slots == ("site-1", "site-2", "site-3", "pad", "draw")
    assert {slot: set(beside) for slot, beside in radio._radio._neighbours.items()} == {
        "site-1": {"site-2"},
        "site-2": {"site-1", "site-3"},
        "site-3": {"site-2"},
        "pad": {"draw"},
        "draw": {"pad"},
    }


def test_when_the_match_is_over_somebody_plays_on_now_and_then(monkeypatch):
    monkeypatch.setattr(hands, "GOES_ON", 1.0)
    quiet = built(foundations="foundation-parking-1", opened=1)
    quiet.begin()
    choice = Choice(("roof", 0), "flat-roof-1")
    before, ahead = quiet.book, quiet.book.after(choice.act, choice.card)
    quiet.carry_out(choice, on_screen=False)
    assert quiet.comes(choice, ahead)
    quiet.hands.follow_up(before, choice, ahead)
    assert quiet.said()[-1] == "refused-match-over"
    assert quiet.lies() == {}
