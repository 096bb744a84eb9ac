"""Stickers are put to cards at the screen: what the page shows, and what is kept."""

from __future__ import annotations

import io
from functools import reduce

import pytest

from companion.cards.decks.files import find
from companion.cards.tags import listing
from companion.cards.tags.register_file import read_register, write_register
from companion.core.decks.card import DeckId
from companion.core.decks.codes import codes_of, scanned
from companion.core.decks.register import Register, Tagged
from companion.errors import Unusable
from companion.pages import enrolling
from companion.pages.agreeing import all_decks
from companion.pages.stickers import cards_page
from companion.screen.acts import Change, GoBack, Page, Pick, Type
from companion.screen.pages.cards import Copies, DeckList, DeckRow
from companion.screen.pages.enrol import Enrol, LastStep, OnBack
from companion.screen.pages.search import found
from hardware.sighting import Garbled, Tags
from tests.pages.at_screen import LANDMARKS, THREE_CARDS, AtScreen, Mat

ONE, TWO, THREE, FOUR = (f"04e1234567ab0{number}" for number in (1, 2, 3, 4))
SCANNER = "A scanner that tells all of it is needed."


@pytest.fixture
def register(tmp_path):
    return tmp_path / "state" / "tags.jsonl"


@pytest.fixture
def typed(register):
    return AtScreen(register)


@pytest.fixture
def at_mat(register):
    one = AtScreen(register, mat=Mat())
    one.wait()
    return one


# One after another.


def test_the_card_that_is_asked_for_stands_there_as_its_back_does(typed):
    assert typed.page == Enrol(
        "Landmarks", "Hold this card to a scanner, or type the number of its sticker and press Enter.", 0, 3,
        card=OnBack("Atomium", "landmark-atomium", "Brussels, Belgium"), most_boxes=2, can_undo=False,
    )  # fmt: skip


def test_a_scanner_types_one_number_after_another_until_all_cards_have_theirs(typed):
    for uid, name in ((ONE, "Atomium"), (TWO.upper(), "Colosseum"), ("04:e1:23:45:67:ab:03", "Eiffel Tower")):
        assert typed.page.card.name == name
        typed.enter(uid)
        assert typed.page.told == LastStep(f"“{name}” has its sticker.", is_done=True)
    assert (typed.page.status, typed.page.is_over, typed.page.count, typed.page.card) == ("Every card has its sticker.", True, 3, None)
    assert {uid: one.card for uid, one in typed.known.items()} == {ONE: "atomium", TWO: "colosseum", THREE: "eiffel-tower"}


def test_what_is_said_to_be_learned_is_on_the_disk_by_then(typed, monkeypatch):
    seen = []
    monkeypatch.setattr(enrolling, "write_register", lambda path, register: (seen.append(typed.page), write_register(path, register)))
    typed.enter(ONE)
    assert [page.told for page in seen] == [None]
    assert typed.told == "“Atomium” has its sticker."


def test_what_another_lesson_has_written_meanwhile_stays_and_is_not_asked_for_again(typed):
    write_register(typed.path, Register().enrolled(TWO, Tagged(DeckId("landmarks"), "colosseum")))
    typed.enter(ONE)
    assert (typed.page.card.name, typed.page.count) == ("Eiffel Tower", 2)
    assert set(typed.known) == {ONE, TWO}


def test_a_card_is_passed_over_and_asked_for_again(typed):
    typed.do("skip")
    assert (typed.told, typed.page.card.name) == ("“Atomium” is skipped.", "Colosseum")
    typed.enter(ONE)
    typed.enter(TWO)
    left = "That was the list. 1 card has no sticker yet."
    assert (typed.page.status, typed.page.can_ask_again, typed.page.can_skip) == (left, True, False)
    assert typed.page.lacking == ("Atomium",)
    typed.do("again")
    assert (typed.page.card.name, typed.page.is_over, typed.page.lacking) == ("Atomium", False, ())


def test_steps_are_taken_back_one_by_one(typed):
    typed.enter(ONE)
    typed.enter(TWO)
    typed.do("undo")
    assert (typed.told, typed.page.card.name, list(typed.known)) == ("The last step is undone.", "Colosseum", [ONE])
    typed.do("undo", "undo")
    assert (typed.told, typed.page.card.name, list(typed.known)) == ("There is nothing to undo.", "Atomium", [])


def test_letters_stand_there_until_they_are_taken_away_or_ended(typed):
    typed.type("04x")
    assert typed.page.typed == "04x"
    typed.enrolling.act(Type(""))
    assert typed.page.typed == "04"
    typed.enrolling.act(GoBack())
    assert (typed.page.typed, typed.told) == ("", "")
    typed.enter("   ")
    assert (typed.told, typed.page.can_undo) == ("", False)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello world", "“hello world” is neither the number of a sticker nor the name or the code of a card."),
        ("04e123", "“04e123” is not the whole number of a sticker, which has 8, 14 or 20 signs."),
        ("8804a1b2", "“8804a1b2” is the beginning of a longer number. A scanner that tells all of it is needed, or the mat."),
        ("88:04:a1:b2:9f", f"“88:04:a1:b2:9f” is the beginning of a longer number, as some tools tell it. {SCANNER}"),
        ("584193258143", f"“584193258143” is the beginning of a longer number, as some tools tell it. {SCANNER}"),
        ("4111222333444", "“4111222333444” is a number in decimal. Set the scanner to hexadecimal, and to whole numbers."),
        ("facedown:movies/titanic", "That is the code of “Titanic” of deck Movies. A card of this deck is wanted now."),
        ("facedown:skyscrapers/study-7", "That is the code of a card of deck Skyscrapers. A card of this deck is wanted now."),
        ("08a1b2c3", "“08a1b2c3” changes each time, as the numbers of phones and bank cards do. Take a sticker that keeps its own."),
    ],
)
def test_what_is_no_whole_number_is_explained_and_nothing_is_learned(typed, text, said):
    typed.enter(text)
    assert (typed.page.told, dict(typed.known)) == (LastStep(said), {})


def test_a_short_number_of_a_maker_who_writes_long_ones_is_learned_with_a_word_about_it(typed):
    typed.enter("04a1b2c3")
    assert typed.told.startswith("“Atomium” has its sticker. It counts, but look again: 04a1b2c3 has eight signs")
    assert list(typed.known) == ["04a1b2c3"]


def test_what_nobody_has_to_mend_is_told_calmly(typed):
    typed.enrolling.act(Change("skip", ""))
    assert typed.page.told.is_calm
    typed.enter("04a1b2c3d4e5f6")
    assert not typed.page.told.is_calm
    typed.enrolling.act(Change("undo", ""))
    assert typed.page.told.is_calm
    typed.enter("hello world")
    assert not typed.page.told.is_calm


# In any order.


def test_in_any_order_a_card_is_found_by_its_name_and_then_its_sticker_comes(typed):
    typed.do(("order", "free"))
    assert (typed.page.card, typed.page.status) == (None, "Hold any card to a scanner, or find one by its name.")
    typed.do("search")
    assert [one.name for one in typed.page.search.offered] == ["Atomium", "Colosseum", "Eiffel Tower"]
    typed.enrolling.act(Pick("eiffel-tower"))
    assert (typed.page.search, typed.page.card.name) == (None, "Eiffel Tower")
    typed.enter(ONE)
    assert (typed.told, typed.page.card) == ("“Eiffel Tower” has its sticker.", None)


def test_a_sticker_that_comes_first_asks_for_its_card_at_once(typed):
    typed.do(("order", "free"))
    typed.enter(ONE)
    assert (typed.page.search.asks, typed.page.search.typed) == ("Which card was that?", "")
    typed.enter("col")
    assert (typed.page.search, typed.told, typed.known[ONE].card) == (None, "“Colosseum” has its sticker.", "colosseum")


def test_whoever_looks_for_a_card_is_not_told_to_lay_one_that_does_not_stand_there(typed):
    typed.do("search")
    assert typed.page.search.asks == "Find a card by its name or code."
    typed.enrolling.act(GoBack())
    assert typed.page.status == "Hold this card to a scanner, or type the number of its sticker and press Enter."


def test_whoever_closes_the_list_can_still_find_the_card_or_put_the_sticker_aside(typed):
    typed.do(("order", "free"))
    typed.enter(ONE)
    typed.enrolling.act(GoBack())
    assert (typed.page.search, typed.page.status, typed.page.can_skip) == (None, "Which card was that? Find it by its name.", True)
    typed.do("skip")
    assert (typed.told, dict(typed.known)) == ("That sticker is put aside.", {})


@pytest.mark.parametrize("of", [lambda deck, card: codes_of(deck)[card], lambda deck, card: scanned(deck.id, card), lambda _, card: card])
def test_a_code_a_square_code_and_an_id_name_a_card_also_in_the_list(typed, of):
    text = of(THREE_CARDS, "colosseum")
    typed.enter(text)
    assert typed.page.card.name == "Colosseum"
    typed.do("undo", "search")
    typed.enter(text)
    assert (typed.page.search, typed.page.card.name) == (None, "Colosseum")


@pytest.mark.parametrize("of", [lambda deck, card: codes_of(deck)[card].lower(), lambda deck, card: scanned(deck.id, card)])
def test_the_list_shows_the_card_whose_code_is_typed(typed, of):
    typed.do("search")
    typed.type(of(THREE_CARDS, "colosseum"))
    assert [one.name for one in found(typed.page.search)] == ["Colosseum"]


def test_letters_that_stood_there_before_a_scan_do_not_spoil_it(typed):
    typed.do("search")
    typed.type("eif")
    typed.enter(scanned(THREE_CARDS.id, "colosseum"))
    assert (typed.page.search, typed.page.card.name) == (None, "Colosseum")
    typed.do("search")
    typed.type("ato f")
    typed.enter(ONE)
    assert (typed.told, list(typed.known)) == ("“Colosseum” has its sticker.", [ONE])


def test_of_cards_that_are_alike_the_code_of_each_is_found(register):
    at = AtScreen(register, find("skyscrapers"))
    at.do("search")
    at.type(codes_of(find("skyscrapers"))["study-7"])
    assert [one.option for one in found(at.page.search)] == ["study-1"]


def test_of_several_that_fit_none_is_taken_and_all_are_listed(register):
    at = AtScreen(register, LANDMARKS)
    at.enter("tower")
    assert (at.page.search.typed, at.told) == ("tower", "18 cards have a name like that. Touch the one you mean.")
    at.do("enter")
    assert at.page.search is not None  # still several
    at.enrolling.act(Page(1))
    assert at.page.search.at == 1
    at.do(("layout", "fr"))
    assert at.page.search.layout == "fr"
    at.enter(" eif")
    assert at.page.card.name == "Eiffel Tower"


def test_a_scanner_that_types_into_the_list_is_heard_as_one(typed):
    typed.do("search")
    typed.enter(ONE)
    assert (typed.page.search, typed.told) == (None, "“Atomium” has its sticker.")
    typed.do("search")
    typed.enter("nothing like it")
    assert (typed.page.search, typed.told[:21]) == (None, "“nothing like it” is ")
    typed.do(("order", "free"), "search")
    typed.enter(TWO)
    assert (typed.page.search.asks, typed.page.search.typed) == ("Which card was that?", "")


def test_of_cards_that_are_alike_the_next_one_without_a_sticker_is_meant(register):
    at = AtScreen(register, find("skyscrapers"))
    at.do(("order", "free"), "search")
    assert [one.option for one in at.page.search.offered if one.option.startswith("study")] == ["study-1"]
    for uid, which in ((ONE, "copy 1 of 10"), (TWO, "copy 2 of 10")):
        at.do("search")
        at.enrolling.act(Pick("study-1"))
        assert at.page.card.which == which
        at.enter(uid)


# Questions.


def test_a_card_that_has_a_sticker_is_asked_about_and_keeps_it_unless_the_new_one_takes_its_place(typed):
    typed.enter(ONE)
    typed.enter("Atomium")
    assert typed.told == "“Atomium” has a sticker already."
    typed.enter(TWO)
    assert typed.page.status == "“Atomium” has a sticker already. What about this one?"
    assert [id for id, _ in typed.page.choices] == ["replace", "copy", "leave"]
    assert list(typed.known) == [ONE]
    typed.do(("answer", "leave"))
    assert (typed.told, typed.page.choices, list(typed.known)) == ("Everything is as it was.", (), [ONE])
    typed.enter(TWO)
    typed.do(("answer", "replace"))
    assert (typed.told, list(typed.known)) == ("“Atomium” has its new sticker. The old one no longer counts.", [TWO])
    typed.do("undo")
    assert list(typed.known) == [ONE]


def test_the_sticker_of_another_box_is_known_beside_the_first(typed):
    typed.enter(ONE)
    typed.enter("Atomium")
    typed.enter(TWO)
    typed.do(("answer", "copy"))
    box = read_register(typed.path).box_of(TWO)
    assert (typed.told, set(typed.known), box) == ("“Atomium” is known in another box as well.", {ONE, TWO}, 2)
    assert typed.page.most_boxes == 3
    typed.do(("box", "2"))
    assert (typed.page.box, typed.page.count, typed.page.card.name) == (2, 1, "Colosseum")


def test_a_sticker_that_belongs_elsewhere_is_moved_only_by_an_answer(typed):
    write_register(typed.path, Register().enrolled(ONE, Tagged(DeckId("movies"), "titanic")))
    typed.enter(ONE)
    assert typed.page.status == "This sticker belongs to “Titanic” of deck Movies. Move it to this card?"
    assert (typed.page.card.name, typed.page.choices) == (
        "Atomium", (("move", "Move it to this card"), ("leave", "Change nothing")),
    )  # fmt: skip
    typed.do(("answer", "move"))
    assert typed.known == {ONE: Tagged(DeckId("landmarks"), "atomium")}


def test_a_finger_on_its_way_to_another_button_answers_no_question_but_leaves_all_as_it_is(typed):
    fingers = [one.rect.centre for one in typed.scene().targets if one.act in (Change("search", ""), Change("skip", ""))]
    write_register(typed.path, Register().enrolled(ONE, Tagged(DeckId("movies"), "titanic")))
    typed.enter(ONE)
    scene = typed.scene()
    assert [scene.target_at(finger).act for finger in fingers] == [Change("answer", "leave")] * 2
    assert {one.act.value for one in scene.targets if isinstance(one.act, Change)} == {"move", "leave"}


def test_where_hands_are_secret_no_card_is_named_because_its_sticker_came(register):
    at = AtScreen(register, find("skyscrapers"))
    write_register(register, Register().enrolled(ONE, Tagged(DeckId("skyscrapers"), "study-7")))
    study = find("skyscrapers").cards["study-7"].names["en"]
    at.enter(ONE)
    assert (at.page.choices[0][0], study in at.page.status) == ("move", False)
    at.do(("answer", "leave"), ("order", "free"))
    at.enter(ONE)
    assert study not in at.told
    at.enter(ONE[:8])
    assert (at.told[:9], study in at.told) == ("Only part", False)


def test_nobody_answers_what_was_not_asked(typed):
    typed.do(("answer", "move"), ("answer", "eat it"), ("box", "x"), ("order", "backwards"), "dance")
    typed.enrolling.act(Pick("atomium"))
    assert (dict(typed.known), typed.page.card.name, typed.page.order, typed.page.box) == ({}, "Atomium", "listed", 1)


# Two stickers.


def test_with_two_stickers_the_back_comes_first_and_then_the_face(at_mat):
    at_mat.do(("sides", "two"))
    assert (at_mat.page.status, at_mat.page.side) == ("Lay this card on the mat, alone, face down.", "back")
    at_mat.lay(ONE)
    face = "Now turn it over and lay it face up. Don’t peek if you’ll play with it."
    assert (at_mat.told, at_mat.page.side, at_mat.page.status) == ("“Atomium” is known face down.", "face", face)
    assert at_mat.page.count == 0
    at_mat.lay(TWO)
    assert (at_mat.page.count, at_mat.page.card.name, at_mat.page.side) == (1, "Colosseum", "back")
    assert [(one.card, one.side) for one in at_mat.known.values()] == [("atomium", "back"), ("atomium", "face")]


def test_whoever_goes_on_another_day_goes_on_with_two_stickers(register):
    write_register(register, Register().enrolled(ONE, Tagged(DeckId("landmarks"), "atomium", "back")))
    at = AtScreen(register)
    assert (at.page.has_sides, at.page.side, at.page.card.name) == (True, "face", "Atomium")


def test_two_stickers_in_another_box_are_none_of_this_ones(register):
    rows = [(ONE, Tagged(DeckId("landmarks"), "atomium"), 1), (TWO, Tagged(DeckId("landmarks"), "atomium", "back"), 2)]
    write_register(register, reduce(lambda known, row: known.enrolled(*row), rows, Register()))
    at = AtScreen(register)
    assert (at.page.has_sides, at.page.count, at.page.card.name) == (False, 1, "Colosseum")
    at.do(("box", "2"))
    assert (at.page.has_sides, at.page.side, at.page.card.name) == (True, "face", "Atomium")
    at.do(("box", "1"))
    assert at.page.has_sides is False
    at.do(("box", "3"), ("sides", "two"), ("box", "2"), ("box", "3"))
    assert at.page.has_sides is True  # nothing is known of it yet, so it stays as it is


# On a mat.


def test_the_mat_is_listened_to_before_the_first_card_is_asked_for(register):
    at = AtScreen(register, mat=Mat())
    assert at.page.status == "One moment, listening to the mat."
    assert not at.enrolling.went_on(0.0)
    assert at.wait()
    assert (at.page.status, at.told) == ("Lay this card on the mat, alone, on any place.", "")


def test_a_card_that_is_laid_is_learned_and_what_was_heard_before_the_page_was_opened_is_not(register):
    mat = Mat()
    mat.lying["A2"] = Tags((TWO,))
    mat.pass_time(3.0)
    at = AtScreen(register, mat=mat)
    del mat.lying["A2"]
    at.wait()
    assert at.told == ""
    at.lay(ONE)
    assert (at.told, list(at.known)) == ("“Atomium” has its sticker.", [ONE])


def test_what_lies_there_already_is_told(register):
    mat = Mat()
    mat.lying["A2"] = Tags((TWO,))
    at = AtScreen(register, mat=mat)
    at.wait()
    assert at.told == "One sticker lies there already and does not count. Take it away and lay it again."


@pytest.mark.parametrize(
    ("lying", "said"),
    [
        ({"A1": Tags((ONE, TWO))}, "The mat hears 2 new stickers at once. Take them away, and lay the one card alone."),
        ({"A2": Garbled()}, "What lies on A2 cannot be read. Take it away, and lay the one card alone, far from metal."),
    ],
)
def test_what_cannot_be_told_apart_or_read_is_explained(at_mat, lying, said):
    at_mat.mat.lying |= lying
    at_mat.wait(3.0)
    assert (at_mat.told, dict(at_mat.known)) == (said, {})


def test_a_mat_that_is_silent_says_so_and_typing_goes_on(register):
    at = AtScreen(register, mat=Mat())
    at.mat.is_silent = True
    at.wait(3.0)
    assert at.told.startswith("The mat does not answer.")
    assert at.page.status == "Lay this card on the mat, alone, on any place."
    at.enter(ONE)
    assert list(at.known) == [ONE]
    at.mat.is_silent = False
    at.wait(0.5)
    assert at.told == "The mat answers again."


def test_on_a_mat_too_a_sticker_may_come_before_its_card_whatever_is_typed_by_then(at_mat):
    at_mat.do(("order", "free"), "search")
    at_mat.type("eif")
    at_mat.lay(ONE)
    assert (at_mat.page.search.typed, at_mat.page.search.asks) == ("eif", "Which card was that?")
    at_mat.do("enter")
    assert at_mat.known[ONE].card == "eiffel-tower"


def test_after_a_step_back_the_card_has_to_be_laid_anew(at_mat):
    at_mat.lay(ONE)
    at_mat.do("undo")
    assert at_mat.told == "The last step is undone. Take the card away and lay it again, then it counts."
    at_mat.wait()
    assert dict(at_mat.known) == {}
    at_mat.lay(ONE)
    assert list(at_mat.known) == [ONE]


# What cannot be kept.


def blocked(register):
    """Nothing can be written beside the register, as on a disk that is full."""
    beside = register.with_name("tags.jsonl.new")
    beside.mkdir(parents=True)
    return beside


def test_what_cannot_be_kept_has_not_happened_and_is_tried_again(typed):
    beside = blocked(typed.path)
    typed.enter(ONE)
    assert (typed.page.status, typed.page.count, typed.page.told) == ("This cannot be saved right now. Nothing has changed.", 0, None)
    assert (typed.page.matter.where, typed.page.matter.what[:20]) == (str(typed.path), "it cannot be written")
    assert (typed.path.exists(), typed.page.typed, typed.page.search) == (False, "", None)
    typed.do("try")
    assert typed.page.matter
    beside.rmdir()
    for _ in range(2):
        typed.do("try")
        assert (typed.page.matter, typed.told, list(typed.known)) == (None, "“Atomium” has its sticker.", [ONE])


def test_a_step_that_can_be_kept_takes_the_place_of_one_that_could_not(at_mat):
    beside = blocked(at_mat.path)
    at_mat.lay(ONE)
    assert at_mat.page.matter
    beside.rmdir()
    at_mat.lay(TWO)
    assert (at_mat.page.matter, at_mat.page.card.name, list(at_mat.known)) == (None, "Colosseum", [TWO])


def test_where_nothing_can_be_kept_it_is_said_before_the_first_card(register):
    beside = blocked(register)
    at = AtScreen(register)
    assert (at.page.status, bool(at.page.matter)) == ("This cannot be saved right now. Nothing has changed.", True)
    beside.rmdir()
    at.do("try")
    assert (at.page.matter, at.page.card.name) == (None, "Atomium")


def test_a_register_that_is_damaged_meanwhile_is_left_as_it_is(typed):
    typed.enter(ONE)
    sound = typed.path.read_text()
    typed.path.write_text("what is this\n")
    typed.enter(TWO)
    assert typed.page.matter.where.startswith(str(typed.path))
    assert typed.path.read_text() == "what is this\n"
    typed.path.write_text(sound)
    typed.do("try")
    assert (typed.page.matter, set(typed.known)) == (None, {ONE, TWO})


def test_a_register_that_cannot_be_read_opens_no_page_and_is_said_on_the_page_of_cards(register):
    register.parent.mkdir()
    register.write_text("what is this\n")
    with pytest.raises(Unusable):
        AtScreen(register)
    page = cards_page(all_decks(), register, "en")
    assert (page.matter, [row.count for row in page.decks]) == ("The list of stickers cannot be read right now.", [0, 0, 0, 0])
    assert page.lacks[0].where == f"{register} line 1"


def test_a_square_code_that_is_typed_shows_the_name_of_its_card(typed):
    typed.type("facedown:landmarks/colosseu")
    begun = typed.page.named
    typed.type("m")
    assert (begun, typed.page.named) == ("", "Colosseum")


def test_what_the_mat_hears_besides_is_told_whatever_is_the_matter_with_the_register(at_mat):
    at_mat.path.parent.mkdir(exist_ok=True)
    at_mat.path.write_text("what is this\n")
    at_mat.mat.is_silent = True
    at_mat.wait(3.0)
    assert (at_mat.told[:24], at_mat.page.matter) == ("The mat does not answer.", None)


# The page of cards.


def test_the_page_of_cards_counts_by_deck_and_box(register, tmp_path):
    own = tmp_path / "decks" / "rivers"
    own.mkdir(parents=True)
    (own / "deck.toml").write_text("what is this")
    known = Register().enrolled(ONE, Tagged(DeckId("landmarks"), "atomium")).enrolled(TWO, Tagged(DeckId("landmarks"), "atomium"), 2)
    known = known.enrolled(THREE, Tagged(DeckId("movies"), "titanic", "back")).enrolled(FOUR, Tagged(DeckId("gone"), "card"))
    write_register(register, known)
    page = cards_page(all_decks(own.parent), register, "fr")
    assert page == DeckList(
        (
            DeckRow("movies", "Films", "film-reel", 1, 100, 1),
            DeckRow("skyscrapers", "Gratte-ciel", "tower-roof", 0, 128),
            DeckRow("landmarks", "Monuments du monde", "landmark-building", 1, 100, boxes=(Copies(2, 1),)),
            DeckRow("countries", "Pays", "continent-asia", 0, 110),
        ),
        page.lacks,
    )
    assert len(page.lacks) == 1
    assert "deck.toml" in page.lacks[0].where


def test_the_page_of_cards_and_the_terminal_count_the_same(register):
    cards = sorted(LANDMARKS.cards)[:6]
    rows = [(f"04e1234567ac0{at}", Tagged(LANDMARKS.id, card), 1) for at, card in enumerate(cards[:5])]
    rows += [(ONE, Tagged(LANDMARKS.id, cards[0], "back"), 2)]
    known = reduce(lambda known, row: known.enrolled(*row), rows, Register())
    assert counted(register, known) == (DeckRow("landmarks", "Landmarks", "landmark-building", 5, 100, boxes=(Copies(2, 1, 1),)), [
        "Landmarks (landmarks): 5 of 100 cards have a tag", "  Box 2: 1 of 100 cards has a tag", "    1 of them lacks the second sticker",
    ])  # fmt: skip
    known = known.enrolled(TWO, Tagged(LANDMARKS.id, cards[5], "face")).enrolled(THREE, Tagged(LANDMARKS.id, cards[5], "back"))
    row, lines = counted(register, known)
    assert (row.count, row.halves) == (6, 5)
    assert lines[:2] == ["Landmarks (landmarks): 6 of 100 cards have a tag", "  5 of them lack the second sticker"]


def counted(register, known):
    """The row of the page, and how the list at the terminal begins."""
    write_register(register, known)
    out = io.StringIO()
    listing.show_tags(out, "en", [LANDMARKS], read_register(register), is_whole=False)
    row = next(row for row in cards_page(all_decks(), register, "en").decks if row.id == "landmarks")
    return row, [line for line in out.getvalue().splitlines() if line[-1:].isalpha() and "“" not in line][:3]
