"""Which tags are meant by a uid or by the name of a card."""

from __future__ import annotations

import pytest

from companion.cards.decks.files import find
from companion.cards.tags.forgetting import LIST, card_meant, tags_meant
from companion.core.decks.register import Register, Tagged
from companion.errors import Unusable
from companion.words.problems import WordedProblem
from companion.words.texts import text_in
from tests.words.english import in_english

BEN, TOWER = Tagged("landmarks", "big-ben"), Tagged("landmarks", "eiffel-tower")
QUAKE, OTHER_QUAKE = Tagged("skyscrapers", "earthquake-1"), Tagged("skyscrapers", "earthquake-2")
NILE, OTHER_NILE = Tagged("rivers", "nile"), Tagged("lakes", "nile")
ONE, TWO, THREE, FOUR = "04e12345670001", "04e12345670002", "04e12345670003", "04e12345"
UIDS = "`facedown tags export` lists every uid that is known"
REGISTER = Register({ONE: Tagged("landmarks", "big-ben", "back"), TWO: BEN, THREE: QUAKE, FOUR: NILE}, commands={"04c0ffee": "ok"})


@pytest.fixture(scope="module")
def decks():
    return [find("landmarks"), find("skyscrapers")]


MEANT = (
    (ONE, {ONE: BEN}),
    ("04:E1:23:45:67:00:02", {TWO: BEN}),
    ("04 c0 ff ee", {"04c0ffee": "ok"}),
    ("big-ben", {ONE: BEN, TWO: BEN}),
    ("Биг-Бен (башня Елизаветы)", {ONE: BEN, TWO: BEN}),
    ("BIG BEN (tour Elisabeth)", {ONE: BEN, TWO: BEN}),
    ("Earthquake", {THREE: QUAKE}),
    ("nile", {FOUR: NILE}),
)


@pytest.mark.parametrize(("word", "tags"), MEANT, ids=[ascii(word) for word, _ in MEANT])
def test_a_tag_is_named_by_its_uid_or_by_its_card_in_any_language(decks, word, tags):
    assert tags_meant(REGISTER, [word], decks) == tags


@pytest.mark.parametrize("name", ["Tour Perle de l'Orient", "tour perle de l\u2019orient"], ids=["typed", "printed"])
def test_a_name_is_found_by_either_apostrophe(decks, name):
    pearl = Tagged("landmarks", "oriental-pearl-tower")
    assert tags_meant(Register({ONE: pearl}), [name], decks) == {ONE: pearl}


WORDS = (
    ((ONE, "04:E1:23:45:67:00:03", "04C0FFEE", ONE), {ONE: BEN, THREE: QUAKE, "04c0ffee": "ok"}),
    (("04", "e1", "23", "45", "67", "00", "02"), {TWO: BEN}),
    (("04e12345", "670001"), {ONE: BEN}),
    (("Big", "Ben", "(tour", "Elisabeth)"), {ONE: BEN, TWO: BEN}),
)


@pytest.mark.parametrize(("words", "tags"), WORDS, ids=[" ".join(words) for words, _ in WORDS])
def test_words_that_are_uids_each_are_several_tags_and_others_are_one_name_or_one_uid(decks, words, tags):
    assert tags_meant(REGISTER, words, decks) == tags


def test_the_deck_says_which_card_is_meant(decks):
    register = Register({ONE: NILE, TWO: OTHER_NILE})
    assert tags_meant(register, ["nile"], decks, "lakes") == {TWO: OTHER_NILE}
    assert tags_meant(register, ["nile"], decks, "rivers") == {ONE: NILE}


def problem_of(register, word, *more):
    with pytest.raises(Unusable) as refused:
        tags_meant(register, [word], *more)
    (problem,) = in_english(refused.value.problems)
    return problem


UNCLEAR = (
    ("04e12345670009", WordedProblem("tag 04e12345670009", "it is not known", UIDS)),
    ("08a1b2c3", WordedProblem("tag 08a1b2c3", "it is not known", UIDS)),
    ("eiffel-tower", WordedProblem("card eiffel-tower", "no tag of it is known in deck landmarks", text_in(LIST, "en"))),
    ("eifel tower", WordedProblem("UID|CARD", "'eifel tower' is neither a card nor a uid", "did you mean 'eiffel-tower'?")),
    ("Eiffel", WordedProblem("UID|CARD", "'Eiffel' is neither a card nor a uid", "did you mean 'eiffel-tower'?")),
    ("great pyr", WordedProblem("UID|CARD", "'great pyr' is neither a card nor a uid", "did you mean 'great-pyramid-of-giza'?")),
    ("04e1", WordedProblem("UID|CARD", "'04e1' is neither a card nor a uid", text_in(LIST, "en"))),
    ("", WordedProblem("UID|CARD", "'' is neither a card nor a uid", text_in(LIST, "en"))),
)


@pytest.mark.parametrize(("word", "problem"), UNCLEAR, ids=[word for word, _ in UNCLEAR])
def test_what_is_not_known_is_one_error_with_its_fix(decks, word, problem):
    assert problem_of(REGISTER, word, decks) == problem


def test_a_uid_that_is_not_whole_is_told_as_such(decks):
    assert problem_of(REGISTER, "8804e123", decks).what == "it is the beginning of a longer uid: 88 says that more bytes follow"


def test_cards_of_one_name_are_told_apart_by_their_ids_or_decks(decks):
    register = Register({ONE: QUAKE, TWO: OTHER_QUAKE})
    fix = "name one of them: earthquake-1, earthquake-2"
    assert problem_of(register, "earthquake", decks, "skyscrapers") == WordedProblem(
        "UID|CARD", "several cards are called 'earthquake'", fix
    )
    register = Register({ONE: NILE, TWO: OTHER_NILE})
    fix = "add --deck lakes or another of them"
    assert problem_of(register, "nile", decks) == WordedProblem("UID|CARD", "'nile' is a card of decks lakes, rivers", fix)


def test_part_of_a_name_that_only_one_card_has_is_enough_for_a_new_sticker(decks):
    assert card_meant(REGISTER, "eiff tow", decks, takes_part=True) == TOWER
    with pytest.raises(Unusable) as refused:
        card_meant(REGISTER, "tower", decks, takes_part=True)
    (problem,) = in_english(refused.value.problems)
    assert (problem.what, problem.fix[-11:]) == ("several cards have 'tower' in their names", " and 8 more")
