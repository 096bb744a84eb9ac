"""Cards in any order: named and then laid, or laid and then named."""

from __future__ import annotations

import pytest

from companion.cards.decks.files import find, load
from companion.cards.decks.finding import in_order
from companion.cards.tags.hearing import Laid, Ready
from companion.cards.tags.turns import Answered, CardNamed, Say, Switched, TypedText, TypedVerb
from companion.core.decks.codes import codes_of, scanned
from companion.core.decks.register import Register, Tagged
from tests.cards.decks.folders import ROWS, lay, sheet, towers
from tests.cards.tags.test_enrolment import ONE, THREE, TWO, Taught

ANY = Say("tags-asks-any-mat", tone="turn")
WHICH = Say("tags-asks-card", args={"uid": ONE}, tone="turn")


@pytest.fixture(scope="module")
def landmarks():
    return find("landmarks")


@pytest.fixture
def spires(tmp_path):
    """Three spires, an attic and a study."""
    return load(lay(tmp_path, *towers()))


def taught(deck, order="free", **more):
    return Taught(*(Tagged(deck.id, card) for card in in_order(deck, deck.cards, "en")), deck=deck, order=order, **more)


def of(deck, card):
    return Tagged(deck.id, card)


def asked(card):
    return Say("tags-asks-mat-called", card, tone="turn")


def test_nothing_is_asked_for_until_a_card_is_named_or_a_tag_is_laid(landmarks):
    lesson = taught(landmarks)
    assert lesson.now.begin() == (Say("tags-how-mat", tone="soft"), Say("tags-how-free", tone="soft"))
    assert lesson.take(Ready(0)) == (ANY,)
    assert (lesson.now.asked, lesson.now.is_over, lesson.take(TypedVerb("skip"))) == (None, False, (ANY,))


def names(deck):
    code = codes_of(deck)["big-ben"]
    return ("big ben", "Биг", "élisabeth ben", "ELIZ", "big-ben", code, code.lower(), scanned(deck.id, "big-ben"))


@pytest.mark.parametrize("order", ["listed", "free"])
@pytest.mark.parametrize("name", ["Deadbeef", "1122 3344", "04a1b2c3d4e5f6"])
def test_a_card_whose_name_looks_like_a_uid_is_named_by_it(name, order, tmp_path):
    sticks = load(lay(tmp_path, sheet(rows=(*ROWS[:2], ("stick", name, "Палка", "Bâton", *ROWS[2][4:])))))
    lesson = taught(sticks, order)
    assert lesson.take(TypedText(name.upper())) == (asked(of(sticks, "stick")),)
    assert (lesson.take(Laid(ONE))[0], lesson.tags()) == (Say("tags-learned", of(sticks, "stick")), {ONE: of(sticks, "stick")})


def test_part_of_a_name_in_any_language_or_a_code_names_the_card(landmarks):
    for typed in names(landmarks):
        lesson = taught(landmarks)
        assert lesson.take(TypedText(typed)) == (asked(of(landmarks, "big-ben")),), typed


def test_a_card_that_is_named_gets_the_tag_that_comes_next(landmarks):
    ben = of(landmarks, "big-ben")
    lesson = taught(landmarks)
    lesson.take(CardNamed(ben))
    assert lesson.take(Laid(ONE)) == (Say("tags-learned", ben), ANY)
    assert (lesson.tags(), lesson.now.learned) == ({ONE: ben}, 1)


def test_a_tag_that_comes_first_waits_for_its_card_to_be_named(landmarks):
    ben = of(landmarks, "big-ben")
    lesson = taught(landmarks)
    assert lesson.take(Laid(ONE)) == (WHICH,)
    assert (lesson.now.held, lesson.tags(), lesson.take(Laid(ONE))) == (ONE, {}, (WHICH,))
    assert lesson.take(TypedText("big ben")) == (Say("tags-learned", ben), ANY)
    assert (lesson.now.held, lesson.tags()) == (None, {ONE: ben})
    assert lesson.take(TypedVerb("back")) == (Say("tags-taken-back", ben), WHICH)
    assert lesson.take(TypedVerb("back")) == (ANY,)
    assert (lesson.now.held, lesson.tags()) == (None, {})


def test_of_tags_that_come_first_the_last_one_counts_and_it_may_be_put_aside(landmarks):
    lesson = taught(landmarks)
    lesson.take(Laid(TWO))
    assert lesson.take(Laid(ONE)) == (WHICH,)
    assert lesson.take(TypedVerb("skip")) == (Say("tags-put-aside", tone="soft"), ANY)
    assert (lesson.now.held, lesson.tags()) == (None, {})


def test_where_several_cards_fit_they_are_listed_and_nothing_is_chosen(landmarks):
    lesson = taught(landmarks)
    lesson.take(Laid(ONE))
    cards = tuple(sorted(card for card, one in landmarks.cards.items() if "Burj" in one.names["en"]))
    assert len(cards) == 2
    assert lesson.take(TypedText("burj")) == (Say("tags-several", args={"count": 2}, those=cards), WHICH)
    (says, _) = lesson.take(TypedText("t"))
    assert (says.key, says.those, lesson.now.held) == ("tags-many", (), ONE)
    assert lesson.take(TypedText("atlantis"))[0].key == "tags-flaw-no-uid"


def test_a_tag_that_is_known_is_named_and_stays(landmarks):
    ben = of(landmarks, "big-ben")
    lesson = taught(landmarks, register=Register({ONE: ben}))
    assert lesson.take(Laid(ONE)) == (Say("tags-known-first", ben, tone="soft", is_by_tag=True), ANY)
    assert lesson.now.held is None


def test_a_card_that_has_a_tag_is_told_of_and_its_new_one_asked_about(landmarks):
    ben = of(landmarks, "big-ben")
    lesson = taught(landmarks, register=Register({ONE: ben}))
    assert lesson.take(CardNamed(ben)) == (Say("tags-has-one", ben, tone="soft"), asked(ben))
    assert lesson.take(Laid(TWO))[0].key == "tags-already-has"
    assert lesson.take(Answered("copy")) == (Say("tags-copied", ben, {"box": 2}), ANY)
    assert lesson.register == Register({ONE: ben, TWO: ben}, boxes={TWO: 2})


def test_a_tag_that_waits_goes_on_waiting_where_its_card_turns_out_to_be_another(landmarks):
    ben, tower = of(landmarks, "big-ben"), of(landmarks, "eiffel-tower")
    for drop in (Answered("leave"), TypedVerb("back")):
        lesson = taught(landmarks, register=Register({TWO: ben}))
        lesson.take(Laid(ONE))
        assert lesson.take(CardNamed(ben))[-1].key == "tags-already-has"
        assert lesson.take(drop)[-1] == WHICH
        assert lesson.take(Laid(THREE))[-1] == Say("tags-asks-card", args={"uid": THREE}, tone="turn")
        assert lesson.take(TypedVerb("back"))[-1] == WHICH
        assert lesson.take(CardNamed(tower)) == (Say("tags-learned", tower), ANY)
        assert lesson.tags() == {ONE: tower, TWO: ben}


def test_a_card_that_waits_may_be_named_in_its_place_at_once(landmarks):
    ben, tower = of(landmarks, "big-ben"), of(landmarks, "eiffel-tower")
    lesson = taught(landmarks)
    lesson.take(CardNamed(ben))
    assert lesson.take(CardNamed(tower)) == (asked(tower),)
    assert lesson.take(TypedVerb("skip")) == (Say("tags-skipped", tower, tone="soft"), ANY)
    assert lesson.take(TypedVerb("back")) == (asked(tower),)


def test_of_cards_that_are_alike_the_next_one_without_a_tag_is_meant(spires):
    lesson = taught(spires)
    for uid, card in ((ONE, "spire-1"), (TWO, "spire-2"), (THREE, "spire-3")):
        assert lesson.take(TypedText("spire")) == (asked(of(spires, card)),)
        lesson.take(Laid(uid))
    assert lesson.take(TypedText("spire"))[0] == Say("tags-has-one", of(spires, "spire-1"), tone="soft")
    assert lesson.take(CardNamed(of(spires, "spire-3")))[-1] == asked(of(spires, "spire-3"))


def test_it_is_over_when_no_card_is_without_a_tag_unless_all_were_to_be_asked_for(spires):
    cards = [of(spires, card) for card in ("spire-1", "spire-2", "spire-3", "study")]
    register = Register({f"04e2000000000{number}": card for number, card in enumerate(cards)})
    for again in (False, True):
        lesson = taught(spires, register=register, again=again)
        lesson.take(TypedText("attic"))
        assert not lesson.now.is_over
        lesson.take(Laid(ONE))
        assert lesson.now.is_over is not again


def test_the_two_stickers_of_a_card_that_is_named_come_one_after_the_other(landmarks):
    lesson = taught(landmarks, has_sides=True)
    lesson.take(Laid(ONE))
    assert lesson.take(TypedText("big ben"))[-1] == Say("tags-face-mat", of(landmarks, "big-ben"), tone="turn")
    assert lesson.take(Laid(TWO))[-1] == ANY
    assert lesson.tags() == {ONE: Tagged("landmarks", "big-ben", "back"), TWO: Tagged("landmarks", "big-ben", "face")}


def test_a_card_may_be_called_out_of_turn_and_the_list_goes_on_where_it_was(spires):
    lesson = taught(spires, order="listed")
    assert lesson.take(Ready(0)) == (Say("tags-asks-mat", of(spires, "attic"), {"which": 1, "of": 5}, "turn"),)
    assert lesson.take(TypedText("study")) == (asked(of(spires, "study")),)
    assert lesson.take(Laid(ONE)) == (
        Say("tags-learned", of(spires, "study")),
        Say("tags-asks-mat", of(spires, "attic"), {"which": 2, "of": 5}, "turn"),
    )


def test_a_tag_that_comes_after_the_list_has_ended_waits_for_its_card(spires):
    lesson = taught(spires, order="listed")
    for _ in range(5):
        lesson.take(TypedVerb("skip"))
    assert lesson.now.is_over
    assert lesson.take(Laid(ONE)) == (WHICH,)
    assert lesson.take(Switched(order="free")) == (WHICH,)
    assert lesson.take(TypedText("attic"))[0] == Say("tags-learned", of(spires, "attic"))
