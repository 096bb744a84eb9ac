"""Tags are put to cards: what becomes of each tag that comes, and what is said."""

from __future__ import annotations

import pytest

from companion.cards.tags.enrolment import enrolment
from companion.cards.tags.hearing import Answering, Laid, Ready, Silent, Together, Unreadable
from companion.cards.tags.turns import Answered, CardNamed, Say, Switched, TypedText, TypedVerb, Way
from companion.core.decks.register import Register, Tagged

BEN, TOWER, OPERA = (Tagged("landmarks", card) for card in ("big-ben", "eiffel-tower", "sydney-opera-house"))
TITANIC = Tagged("movies", "titanic")
ONE, TWO, THREE, FOUR = (f"04e1234567000{number}" for number in (1, 2, 3, 4))
CARDS = (BEN, TOWER, OPERA)


class Taught:
    """An enrolment, and the register as it was written."""

    def __init__(self, *wanted, with_mat=True, register=None, deck=None, **way):
        self.register = register or Register()
        self.now = enrolment(wanted, self.register, Way(**way), deck=deck, with_mat=with_mat)

    def take(self, told):
        step = self.now.take(told, self.register)
        self.now, self.register = step.enrolment, step.register
        return step.says

    def tags(self):
        return dict(self.register.tags)


def asks(what, which=1, of=3, *, by="mat"):
    return Say(f"tags-asks-{by}", what, {"which": which, "of": of}, "turn")


def skipped(what):
    return Say("tags-skipped", what, tone="soft")


def test_on_a_mat_the_first_question_waits_until_it_is_ready():
    taught = Taught(*CARDS)
    assert taught.now.begin() == (Say("tags-how-mat", tone="soft"),)
    assert taught.take(Ready(0)) == (asks(BEN),)


def test_without_a_mat_it_is_asked_at_once():
    assert Taught(*CARDS, with_mat=False).now.begin() == (Say("tags-how-typed", tone="soft"), asks(BEN, by="typed"))


def test_tags_that_lie_there_already_are_told_of():
    assert Taught(*CARDS).take(Ready(2)) == (Say("tags-lie-already", args={"count": 2}, tone="soft"), asks(BEN))


def test_each_tag_is_learned_for_the_card_that_was_asked_for_until_none_is_left():
    taught = Taught(*CARDS)
    assert taught.take(Laid(ONE)) == (Say("tags-learned", BEN), asks(TOWER, 2))
    assert taught.take(TypedText("04:E1:23:45:67:00:02")) == (Say("tags-learned", TOWER), asks(OPERA, 3))
    assert not taught.now.is_over
    assert taught.take(Laid(THREE)) == (Say("tags-learned", OPERA),)
    assert taught.tags() == {ONE: BEN, TWO: TOWER, THREE: OPERA}
    assert (taught.now.is_over, taught.now.learned, taught.now.count, taught.now.new) == (True, 3, 3, 3)


def test_once_it_is_stopped_nothing_is_learned_and_nothing_said():
    taught = Taught(BEN, TOWER)
    taught.take(Laid(ONE))
    assert taught.take(TypedVerb("stop")) == ()
    for told in (Laid(TWO), TypedText(TWO), TypedVerb("back"), Silent(), CardNamed(TOWER)):
        assert taught.take(told) == ()
    assert (taught.now.is_over, taught.tags()) == (True, {ONE: BEN})


def test_after_the_last_card_it_is_over_and_can_be_taken_back_even_so():
    taught = Taught(BEN)
    taught.take(Laid(ONE))
    assert taught.now.is_over
    assert taught.take(TypedVerb("back")) == (Say("tags-taken-back", BEN), Say("tags-lay-anew"), asks(BEN, 1, 1))
    assert (taught.now.is_over, taught.tags()) == (False, {})


def test_a_card_that_is_skipped_stays_without_a_tag():
    taught = Taught(*CARDS)
    assert taught.take(TypedVerb("skip")) == (skipped(BEN), asks(TOWER, 2))
    taught.take(Laid(ONE))
    assert (taught.tags(), taught.now.learned, taught.now.without) == ({ONE: TOWER}, 1, (BEN, OPERA))


def test_back_forgets_the_tag_that_was_just_learned_and_asks_for_its_card_again():
    taught = Taught(*CARDS)
    taught.take(Laid(ONE))
    taught.take(Laid(TWO))
    assert taught.take(TypedVerb("back")) == (Say("tags-taken-back", TOWER), Say("tags-lay-anew"), asks(TOWER, 2))
    assert taught.tags() == {ONE: BEN}
    assert taught.take(TypedVerb("back")) == (Say("tags-taken-back", BEN), Say("tags-lay-anew"), asks(BEN))
    assert taught.tags() == {}
    assert taught.take(TypedVerb("back")) == (Say("tags-nothing-to-undo", tone="soft"), asks(BEN))
    assert (taught.now.learned, taught.now.new) == (0, 0)


def test_without_a_mat_nothing_has_to_be_laid_anew():
    taught = Taught(*CARDS, with_mat=False)
    taught.take(TypedText(ONE))
    assert taught.take(TypedVerb("back")) == (Say("tags-taken-back", BEN), asks(BEN, by="typed"))


def test_back_over_a_card_that_was_skipped_only_asks_for_it():
    taught = Taught(*CARDS)
    taught.take(TypedVerb("skip"))
    assert taught.take(TypedVerb("back")) == (asks(BEN),)


def test_back_leaves_a_tag_alone_that_somebody_else_gave_another_card_meanwhile():
    taught = Taught(*CARDS)
    taught.take(Laid(ONE))
    taught.register = Register({ONE: TITANIC})
    assert taught.take(TypedVerb("back")) == (asks(BEN),)
    assert taught.tags() == {ONE: TITANIC}


def test_what_somebody_else_learned_meanwhile_is_not_asked_for():
    taught = Taught(*CARDS)
    taught.register = taught.register.enrolled(TWO, TOWER)
    assert taught.take(Laid(ONE)) == (Say("tags-learned", BEN), asks(OPERA, 3))


def test_help_tells_how_it_goes_and_asks_again():
    assert Taught(*CARDS).take(TypedVerb("help")) == (Say("tags-how-mat", tone="soft"), asks(BEN))


REFUSED = (
    (TypedText("Эйфелева"), Say("tags-flaw-no-uid", args={"typed": "Эйфелева", "count": 4})),
    (TypedText("x\x1b[2J" + "y" * 60), Say("tags-flaw-no-uid", args={"typed": ("x[2J" + "y" * 60)[:40], "count": 32})),
    (Laid("04e123"), Say("tags-flaw-length", args={"typed": "04e123", "count": 3})),
    (Laid("8804e123"), Say("tags-flaw-begun", args={"typed": "8804e123", "count": 4})),
    (Laid("08a1b2c3"), Say("tags-flaw-random", args={"typed": "08a1b2c3", "count": 4})),
    (Together((ONE, TWO)), Say("tags-together", args={"count": 2})),
    (Unreadable("C3"), Say("tags-unreadable", args={"place": "C3"})),
    (Silent(), Say("tags-silent")),
    (Answering(), Say("tags-answering")),
    (Answered("replace"), None),
    (CardNamed(TITANIC), None),
)


@pytest.mark.parametrize(("told", "said"), REFUSED, ids=str)
def test_what_cannot_be_learned_is_explained_and_the_same_is_asked_again(told, said):
    taught = Taught(*CARDS)
    assert taught.take(told) == ((said, asks(BEN)) if said else (asks(BEN),))
    assert (taught.tags(), taught.now.past) == ({}, ())


def test_two_tags_at_once_are_explained_by_the_two_stickers_of_a_card_where_there_are_two():
    taught = Taught(BEN, has_sides=True)
    assert taught.take(Together((ONE, TWO)))[0] == Say("tags-together-sides", args={"count": 2})


def belongs(uid, owner):
    return Say("tags-belongs", owner, {"uid": uid}, "turn", is_by_tag=True)


OWNERS = (
    (Register({ONE: TOWER}), TOWER),
    (Register({ONE: Tagged("landmarks", "eiffel-tower", "face")}), TOWER),
    (Register({ONE: TITANIC}), TITANIC),
    (Register(commands={ONE: "ok"}), "ok"),
)


@pytest.mark.parametrize(("register", "owner"), OWNERS, ids=["another card", "its face", "another deck", "a command"])
def test_a_tag_that_means_something_else_is_asked_about_and_stays_what_it_is_unless_it_is_to_move(register, owner):
    taught = Taught(BEN, OPERA, register=register)
    assert taught.take(Laid(ONE)) == (belongs(ONE, owner),)
    assert taught.register == register
    assert taught.take(Answered("leave")) == (Say("tags-left", tone="soft"), asks(BEN, 1, 2))
    assert taught.register == register
    taught.take(Laid(ONE))
    assert taught.take(Answered("move")) == (Say("tags-learned", BEN), asks(OPERA, 2, 2))
    assert taught.register == Register({ONE: BEN})
    assert taught.take(TypedVerb("back")) == (Say("tags-taken-back", BEN), Say("tags-lay-anew"), asks(BEN, 1, 2))
    assert taught.register == register


def test_whatever_comes_instead_of_an_answer_leaves_all_as_it_is():
    register = Register({ONE: TITANIC})
    taught = Taught(BEN, OPERA, register=register)
    taught.take(Laid(ONE))
    assert taught.take(Silent()) == (Say("tags-silent"), belongs(ONE, TITANIC))
    assert taught.take(Answered("copy")) == (belongs(ONE, TITANIC),)
    assert taught.take(TypedVerb("back")) == (asks(BEN, 1, 2),)
    taught.take(Laid(ONE))
    assert taught.take(Laid(TWO)) == (Say("tags-learned", BEN), asks(OPERA, 2, 2))
    assert taught.tags() == {ONE: TITANIC, TWO: BEN}


def test_a_tag_that_the_card_has_already_is_fine_and_its_side_stays():
    register = Register({ONE: Tagged("landmarks", "big-ben", "back")})
    taught = Taught(*CARDS, register=register, again=True)
    assert taught.take(Laid(ONE)) == (Say("tags-known", BEN), asks(TOWER, 2))
    assert taught.take(TypedVerb("back")) == (asks(BEN),)
    assert (taught.register, taught.now.new) == (register, 0)


HAS = Say("tags-already-has", BEN, {"count": 1}, "turn")


def test_a_card_that_has_a_tag_may_get_a_new_one_in_its_place_and_that_can_be_taken_back():
    register = Register({ONE: BEN})
    taught = Taught(BEN, register=register, again=True)
    assert taught.take(Laid(TWO)) == (HAS,)
    assert taught.register == register
    assert taught.take(Answered("replace")) == (Say("tags-replaced", BEN),)
    assert taught.register == Register({TWO: BEN})
    taught.take(TypedVerb("back"))
    assert taught.register == register


def test_a_card_that_has_a_tag_may_be_of_another_box():
    register = Register({ONE: BEN, THREE: BEN}, boxes={THREE: 2})
    taught = Taught(BEN, register=register, again=True)
    assert taught.take(Laid(TWO)) == (HAS,)
    assert taught.take(Answered("copy")) == (Say("tags-copied", BEN, {"box": 3}),)
    assert taught.register == Register({ONE: BEN, TWO: BEN, THREE: BEN}, boxes={TWO: 3, THREE: 2})
    taught.take(TypedVerb("back"))
    assert taught.register == register


def test_a_tag_that_is_to_move_to_a_card_that_has_one_is_asked_about_twice_and_taken_back_at_once():
    register = Register({ONE: BEN, TWO: TITANIC})
    taught = Taught(BEN, TOWER, register=register, again=True)
    assert taught.take(Laid(TWO)) == (belongs(TWO, TITANIC),)
    assert taught.take(Answered("move")) == (HAS,)
    assert taught.register == register
    assert taught.take(Answered("replace")) == (Say("tags-replaced", BEN), asks(TOWER, 2, 2))
    assert taught.tags() == {TWO: BEN}
    taught.take(TypedVerb("back"))
    assert taught.register == register


def test_an_answer_counts_only_while_the_tag_still_means_what_was_asked_about():
    taught = Taught(BEN, register=Register({TWO: TITANIC}))
    taught.take(Laid(TWO))
    taught.register = Register({TWO: TOWER})
    assert taught.take(Answered("move")) == (belongs(TWO, TOWER),)
    assert taught.tags() == {TWO: TOWER}


def test_of_another_box_all_cards_are_asked_for_and_a_tag_of_the_first_one_is_told():
    register = Register({ONE: BEN, TWO: TOWER})
    taught = Taught(BEN, TOWER, register=register, box=2)
    assert (taught.now.learned, taught.now.without) == (0, (BEN, TOWER))
    assert taught.take(Laid(ONE)) == (Say("tags-other-box", BEN, {"uid": ONE, "box": 1}, "turn"),)
    assert taught.take(Laid(THREE)) == (Say("tags-learned", BEN), asks(TOWER, 2, 2))
    assert taught.register == Register({ONE: BEN, TWO: TOWER, THREE: BEN}, boxes={THREE: 2})


def test_a_command_card_is_learned_alike_and_may_have_several_tags():
    taught = Taught("seat-2", register=Register({ONE: BEN}, commands={THREE: "seat-2"}))
    assert taught.take(Laid(ONE)) == (belongs(ONE, BEN),)
    assert taught.take(Laid(TWO)) == (Say("tags-learned", "seat-2"),)
    assert taught.register == Register({ONE: BEN}, commands={TWO: "seat-2", THREE: "seat-2"})
    again = Taught("ok", register=taught.register)
    again.take(Laid(ONE))
    again.take(Answered("move"))
    assert again.register == Register(commands={ONE: "ok", TWO: "seat-2", THREE: "seat-2"})
    again.take(TypedVerb("back"))
    assert again.register == taught.register


def side(which, what, place=1, of=1):
    return Say(f"tags-{which}-mat", what, {"which": place, "of": of} if which == "back" else {}, "turn")


def test_two_stickers_are_learned_with_the_back_up_and_then_with_the_face_up():
    taught = Taught(BEN, has_sides=True)
    assert taught.now.begin() == (Say("tags-how-mat", tone="soft"), Say("tags-how-sides", tone="soft"))
    assert taught.take(Ready(0)) == (side("back", BEN),)
    assert taught.take(Laid(ONE)) == (Say("tags-learned-back", BEN), side("face", BEN))
    assert taught.now.without == (BEN,)
    assert taught.take(Laid(ONE)) == (Say("tags-not-face", BEN), side("face", BEN))
    assert taught.take(Laid(TWO)) == (Say("tags-learned-face", BEN),)
    back, face = (Tagged("landmarks", "big-ben", one) for one in ("back", "face"))
    assert (taught.tags(), taught.now.without) == ({ONE: back, TWO: face}, ())
    assert taught.take(TypedVerb("back")) == (Say("tags-taken-back", BEN), Say("tags-lay-anew"), side("face", BEN))
    assert taught.tags() == {ONE: back}
    assert taught.take(TypedVerb("back"))[-1] == side("back", BEN)
    assert taught.tags() == {}


def test_a_card_with_one_sticker_gets_its_side_noted_and_a_second_one():
    taught = Taught(BEN, register=Register({ONE: BEN}), has_sides=True)
    assert taught.take(Laid(ONE)) == (Say("tags-side-noted", BEN), side("face", BEN))
    taught.take(Laid(TWO))
    assert taught.tags() == {ONE: Tagged("landmarks", "big-ben", "back"), TWO: Tagged("landmarks", "big-ben", "face")}
    half = Taught(BEN, register=Register({ONE: Tagged("landmarks", "big-ben", "back")}), has_sides=True)
    assert half.take(Ready(0)) == (side("face", BEN),)


def test_it_may_be_switched_on_the_way_and_that_is_a_step_too():
    taught = Taught(*CARDS)
    taught.take(Laid(ONE))
    assert taught.take(Switched(has_sides=True)) == (side("back", BEN, 1, 3),)
    assert taught.take(Switched(order="free")) == (Say("tags-asks-any-mat", tone="turn"),)
    assert (taught.now.order, taught.now.has_sides, taught.now.box) == ("free", True, 1)
    assert taught.take(Switched(order="listed", has_sides=False, box=2)) == (asks(BEN),)
    assert taught.now.without == CARDS
    for _ in range(3):
        says = taught.take(TypedVerb("back"))
    assert says == (asks(TOWER, 2),)
    assert taught.tags() == {ONE: BEN}


def test_who_asks_for_all_is_not_asked_again_for_what_was_learned_just_now():
    taught = Taught(*CARDS, again=True, register=Register({THREE: OPERA}))
    taught.take(Laid(ONE))
    assert taught.take(Switched(box=1)) == (asks(TOWER, 1, 2),)


def test_of_a_card_with_two_stickers_each_is_replaced_or_kept_and_one_of_no_known_side_goes():
    back, face = (Tagged("landmarks", "big-ben", one) for one in ("back", "face"))
    taught = Taught(BEN, register=Register({ONE: back, TWO: face, FOUR: BEN}), replaces=True, has_sides=True)
    assert taught.take(Laid(ONE)) == (Say("tags-known", BEN), side("face", BEN))
    assert taught.take(Laid(THREE)) == (Say("tags-replaced", BEN), Say("tags-replaced-ends", tone="turn"))
    assert taught.tags() == {ONE: back, THREE: face}


def test_where_the_sticker_on_the_face_alone_is_damaged_the_other_one_is_passed_over():
    back, face = (Tagged("landmarks", "big-ben", one) for one in ("back", "face"))
    taught = Taught(BEN, register=Register({ONE: back, TWO: face}), replaces=True, has_sides=True)
    assert taught.take(TypedVerb("skip")) == (skipped(BEN), side("face", BEN))
    taught.take(Laid(THREE))
    assert taught.tags() == {ONE: back, THREE: face}
    assert taught.take(TypedVerb("back"))[-1] == side("face", BEN)
    assert taught.take(TypedVerb("skip")) == (skipped(BEN), Say("tags-replaced-ends", tone="turn"))
    assert taught.tags() == {ONE: back, TWO: face}


def test_once_a_sticker_is_replaced_no_other_one_asks_for_its_card():
    taught = Taught(BEN, register=Register({ONE: BEN}), replaces=True)
    taught.take(Laid(TWO))
    for uid in (TWO, THREE):
        assert taught.take(Laid(uid)) == (Say("tags-replaced-ends", tone="turn"),)
    assert taught.tags() == {TWO: BEN}


def test_a_damaged_sticker_is_replaced_without_a_question_and_one_may_think_better_of_it():
    register = Register({ONE: BEN, TWO: BEN, FOUR: BEN}, boxes={FOUR: 2})
    taught = Taught(BEN, register=register, replaces=True)
    assert taught.take(Laid(THREE)) == (Say("tags-replaced", BEN), Say("tags-replaced-ends", tone="turn"))
    assert taught.register == Register({THREE: BEN, FOUR: BEN}, boxes={FOUR: 2})
    assert not taught.now.is_over
    taught.take(TypedVerb("back"))
    assert taught.register == register
    assert taught.take(TypedVerb("stop")) == ()
    assert taught.now.is_over


@pytest.mark.parametrize("text", ["replace", "yes", "mvoe it"])
def test_a_word_that_is_no_answer_leaves_the_question_open_and_it_is_asked_again(text):
    taught = Taught(*CARDS, register=Register({ONE: TITANIC}))
    *_, question = taught.take(Laid(ONE))
    assert taught.take(TypedText(text)) == (Say("tags-no-answer", args={"typed": text, "count": len(text.replace(" ", "")) // 2}), question)
    taught.take(Answered("move"))
    assert taught.tags() == {ONE: BEN}


def test_half_a_uid_is_explained_and_leaves_the_question_open_while_a_whole_one_comes_in_its_place():
    taught = Taught(*CARDS, register=Register({ONE: TITANIC}))
    *_, question = taught.take(Laid(ONE))
    said, again = taught.take(TypedText("04e123"))
    assert (said.key, again) == ("tags-flaw-length", question)
    assert taught.take(TypedText(TWO)) == (Say("tags-learned", BEN), asks(TOWER, 2))
    assert taught.now.question is None
