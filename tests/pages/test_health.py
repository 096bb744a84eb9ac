"""How the mat is: the state of each place, and what is said of what is the matter."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from companion.cards.decks import files
from companion.core.decks.card import LANGUAGES, CardId
from companion.core.decks.register import Register, Tagged, reserved_uid
from companion.core.referee.opening import opened
from companion.events import ReadsBadly, ReadsWell, Slot, SlotsBack, SlotsFrozen, TagLifted, TagPlaced, Uid
from companion.mats import files as mats
from companion.pages.health import health_of, mat_check_of, states_of
from companion.protocol.setup import parse_setup
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.pages import health, mat_check
from companion.screen.words import Words

EN = Words("en")
PATH = "/home/anna/.local/share/facedown"


@cache
def a_match_state(mat="8x8", game="comparity"):
    setup, deck = parse_setup({"game": game, "mat": mat}, files.find)
    register = Register(commands={"04e12345": "ok"}).naming([files.find(name) for name in files.shipped()])
    return opened(setup, deck, register)[0]


def after(*events, mat="8x8", game="comparity"):
    match_state = a_match_state(mat, game)
    for event in events:
        match_state = replace(match_state, mat=match_state.mat.after(event))
    return match_state


def uid(card, side=None, deck="landmarks"):
    return Uid(reserved_uid(Tagged(deck, CardId(card), side)))


def placed(slot, tag, at=1.0):
    return TagPlaced(Slot(slot), tag, at)


def silent(*slots):
    return SlotsFrozen(tuple(map(Slot, slots)), 1.0)


def weak(slot):
    return ReadsBadly(Slot(slot), 2.0)


def found(match_state):
    return {slot: state for slot, state in states_of(match_state).items() if state != "works"}


STRANGE = Uid("04aabbcc")
STATES = {
    "nothing": ((), {}),
    "a card": ((placed("C3", uid("big-ben")),), {"C3": "card"}),
    "both stickers of a card": ((placed("C3", uid("big-ben", "back")), placed("C3", uid("big-ben", "face"))), {"C3": "card"}),
    "two cards": ((placed("C3", uid("big-ben")), placed("C3", uid("eiffel-tower"))), {"C3": "two-cards"}),
    "cards of two decks": ((placed("C3", uid("big-ben")), placed("C3", uid("france", deck="countries"))), {"C3": "two-cards"}),
    "a command": ((placed("pad", Uid("04e12345")),), {"pad": "card"}),
    "a command on a card": ((placed("C3", Uid("04e12345")), placed("C3", uid("big-ben"))), {"C3": "two-cards"}),
    "nobody knows what": ((placed("C3", STRANGE),), {"C3": "unknown"}),
    "a card and nobody knows what": ((placed("C3", uid("big-ben")), placed("C3", STRANGE)), {"C3": "unknown"}),
    "taken away": ((placed("C3", uid("big-ben")), TagLifted(Slot("C3"), uid("big-ben"), 2.0)), {}),
    "silent": ((placed("C3", uid("big-ben")), silent("C3", "D4")), {"C3": "silent", "D4": "silent"}),
    "back": ((silent("C3"), SlotsBack((Slot("C3"),), 2.0)), {}),
    "heard badly": ((placed("C3", uid("big-ben")), weak("C3")), {"C3": "weak"}),
    "heard badly, and nobody knows what": ((placed("C3", STRANGE), weak("C3")), {"C3": "unknown"}),
    "heard badly, and silent": ((placed("C3", uid("big-ben")), weak("C3"), silent("C3")), {"C3": "silent"}),
    "heard well again": ((placed("C3", uid("big-ben")), weak("C3"), ReadsWell(Slot("C3"), 3.0)), {"C3": "card"}),
}


def test_each_place_tells_how_it_is():
    cases = STATES.values()
    assert [(events, found(after(*events))) for events, expected in cases] == [(events, expected) for events, expected in cases]


def test_a_place_without_anything_that_could_hear_is_not_in_use_whatever_is_said_of_it():
    match_state = after(silent("H8"))
    shape = replace(match_state.match.shape, blind=frozenset({Slot("H8")}))
    setup = replace(match_state.match.setup, shape=shape)
    match_state = replace(match_state, match=replace(match_state.match, setup=setup))
    assert found(match_state) == {"H8": "blind"}
    assert health_of(match_state, EN, PATH, is_kept=True).matter == ()


@pytest.mark.parametrize(("mat", "game"), [("8x8", "comparity"), ("line-32", "cardline"), ("skyscrapers", "skyscrapers")])
def test_every_place_of_every_mat_has_a_state(mat, game):
    match_state = after(mat=mat, game=game)
    assert set(states_of(match_state)) == set(mats.find(mat).shape.slots)


def matter(*events, words=EN, **of):
    return health_of(after(*events, **of), words, PATH, is_kept=True).matter


ROWS = [f"{column}{row}" for row in (2, 3) for column in "ABCDEFGH"]
CELLS = [f"{column}{row}" for row in range(1, 9) for column in "ABCDEFGH"]
MATTERS = {
    "nothing": ((placed("C3", uid("big-ben")),), ()),
    "places": ((silent("C3", "D4"),), ("No response from C3, D4.",)),
    "five places": ((silent("A1", "C3", "D4", "E5", "F6"),), ("No response from A1, C3, D4, E5, F6.",)),
    "more": ((silent("A1", "C3", "D4", "E5", "F6", "G7"),), ("No response from A1, C3, D4, E5 and 2 more places.",)),
    "a row": ((silent(*ROWS[:8]),), ("No response from row 2. Check the plugs there.",)),
    "rows": ((silent(*ROWS),), ("No response from rows 2, 3. Check the plugs there.",)),
    "all of it": ((silent(*CELLS),), ("The mat isn’t responding. Check that it is plugged in.",)),
    "the pad": ((silent("pad"),), ("A pad isn’t responding.",)),
    "a card heard badly": ((placed("C3", uid("big-ben")), weak("C3")), ("The mat hears badly at C3. Move those cards a little.",)),
    "silent and heard badly": ((placed("C3", uid("big-ben")), weak("C3"), placed("D4", uid("colosseum")), weak("D4"), silent("A1")), (
        "No response from A1.",
        "The mat hears badly at C3, D4. Move those cards a little.",
    )),
    "two cards": ((*STATES["two cards"][0], placed("C4", STRANGE)), (
        "There is more than one card at C3. Leave one on each.",
        "Unknown cards at C4.",
    )),
}  # fmt: skip


def test_what_is_the_matter_is_said():
    cases = MATTERS.values()
    assert [(events, matter(*events)) for events, expected in cases] == [(events, expected) for events, expected in cases]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language_and_fits_a_small_screen(language):
    words = Words(language)
    match_state = after(
        *(silent("A1", "C3", "D4", "E5", "F6", "G7", "pad"), *STATES["two cards"][0], placed("C4", STRANGE), placed("B2", STRANGE)),
        *(placed("H8", uid("the-shard")), weak("H8")),
    )
    page = health_of(match_state, words, PATH, is_kept=False)
    assert len(page.matter) == 4  # the two cards lie where the mat is silent
    for size in ((800, 480), (480, 800)):
        for draw, one in ((health.draw_health, page), (mat_check.draw_mat_check, mat_check_of(match_state, words))):
            setter = Typesetter(FontLetters())
            draw(Draft(size, setter), words, one)
            assert setter.cut == frozenset()


def test_the_page_says_why_matches_are_not_kept():
    asked = ((PATH, True), (PATH, False), ("", False))
    kept, full, unwanted = (health_of(after(), EN, folder, is_kept=is_kept) for folder, is_kept in asked)
    assert (kept.kept, kept.is_kept, kept.shape) == (PATH, True, mats.find("8x8").shape)
    assert (full.kept, full.is_kept) == ("Matches cannot be saved right now. Is there room on the disk?", False)
    assert (unwanted.kept, unwanted.is_kept) == ("Matches are not saved, as you asked.", False)


def test_a_place_that_is_tried_out_shows_that_it_hears_its_card_badly():
    page = mat_check_of(after(placed("C3", uid("big-ben")), weak("C3")), EN)
    assert (page.heard, page.weak) == ({"C3"}, {"C3"})
    assert [page.state(Slot(slot)) for slot in ("C3", "D4")] == ["weak", "works"]
    assert page.matter == "The mat hears badly at C3. Move those cards a little."


def test_of_no_card_its_name_is_said():
    everything = [placed(cell, uid(card)) for cell, card in zip(CELLS * 2, files.find("landmarks").cards, strict=False)]
    names = [name for card in files.find("landmarks").cards.values() for name in card.names.values()]
    page = health_of(after(*everything), EN, PATH, is_kept=True)
    assert Counter(page.states.values())["two-cards"] == len(everything) - len(CELLS)
    assert not [name for name in names if name in repr(page)]


def test_a_place_that_has_heard_a_card_keeps_its_tick():
    ben = uid("big-ben")
    there = placed("C3", ben)
    gone = (there, TagLifted(Slot("C3"), ben, 2.0))
    again = (*gone, placed("C3", ben, 3.0), TagLifted(Slot("C3"), ben, 60.0), placed("D4", ben, 61.0), TagLifted(Slot("D4"), ben, 90.0))
    assert mat_check_of(after(), EN).heard == frozenset()
    assert mat_check_of(after(there), EN).heard == mat_check_of(after(*gone), EN).heard == {"C3"}
    assert mat_check_of(after(*again), EN).heard == {"C3", "D4"}


def test_any_card_will_do_for_a_tick_and_a_pad_tells_what_was_tapped():
    page = mat_check_of(after(placed("C3", STRANGE)), EN, tapped=[Slot("pad"), Slot("no place")])
    assert page.heard == {"C3", "pad"}
    assert page.matter == ""


def test_what_is_silent_is_said_beside_the_ticks():
    page = mat_check_of(after(silent("C3", "pad"), *STATES["two cards"][0][:1]), EN)
    assert page.silent == {"C3", "pad"}
    assert page.matter == "No response from C3. A pad isn’t responding."
