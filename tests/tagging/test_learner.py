"""One card after another is asked for: what becomes of each tag that comes, and what is said."""

from __future__ import annotations

import pytest

from companion.decks.register import Register, Tagged
from companion.tagging.hearing import Answering, Laid, Ready, Silent, Together, Unreadable
from companion.tagging.learner import Learner, Say, without_tag
from companion.tagging.words import Typed, Word

BEN, TOWER, OPERA = (Tagged("landmarks", card) for card in ("big-ben", "eiffel-tower", "sydney-opera-house"))
TITANIC = Tagged("movies", "titanic")
ONE, TWO, THREE = "04e12345670001", "04e12345670002", "04e12345670003"
CARDS = (BEN, TOWER, OPERA)


class Taught:
    """A learner, and the register as it was written."""

    def __init__(self, *wanted, with_mat=True, register=None):
        self.learner = Learner(wanted, with_mat=with_mat)
        self.register = register or Register()

    def take(self, told):
        step = self.learner.take(told, self.register)
        self.learner, self.register = step.learner, step.register
        return step.says

    def tags(self):
        return dict(self.register.tags)


def asks(what, which=1, of=3, *, by="mat"):
    return Say(f"tags-asks-{by}", what, {"which": which, "of": of}, "turn")


def skipped(what):
    return Say("tags-skipped", what, tone="soft")


def test_on_a_mat_the_first_question_waits_until_it_is_ready():
    taught = Taught(*CARDS)
    assert taught.learner.begin() == (Say("tags-how-mat", tone="soft"),)
    assert taught.take(Ready(0)) == (asks(BEN),)


def test_without_a_mat_it_is_asked_at_once():
    learner = Learner(CARDS, with_mat=False)
    assert learner.begin() == (Say("tags-how-typed", tone="soft"), asks(BEN, by="typed"))


def test_tags_that_lie_there_already_are_told_of():
    assert Taught(*CARDS).take(Ready(2)) == (Say("tags-lie-already", args={"count": 2}, tone="soft"), asks(BEN))


def test_each_tag_is_learned_for_the_card_that_was_asked_for_until_none_is_left():
    taught = Taught(*CARDS)
    assert taught.take(Laid(ONE)) == (Say("tags-learned", BEN), asks(TOWER, 2))
    assert taught.take(Typed("04:E1:23:45:67:00:02")) == (Say("tags-learned", TOWER), asks(OPERA, 3))
    assert not taught.learner.is_over
    assert taught.take(Laid(THREE)) == (Say("tags-learned", OPERA),)
    assert taught.tags() == {ONE: BEN, TWO: TOWER, THREE: OPERA}
    assert (taught.learner.is_over, taught.learner.learned) == (True, 3)


def test_after_the_end_nothing_is_learned_and_nothing_said():
    taught = Taught(BEN)
    taught.take(Laid(ONE))
    for told in (Laid(TWO), Typed(TWO), Word("back"), Silent()):
        assert taught.take(told) == ()
    assert taught.tags() == {ONE: BEN}


def test_a_card_that_is_skipped_stays_without_a_tag():
    taught = Taught(*CARDS)
    assert taught.take(Word("skip")) == (skipped(BEN), asks(TOWER, 2))
    taught.take(Laid(ONE))
    assert (taught.tags(), taught.learner.learned) == ({ONE: TOWER}, 1)


def test_back_forgets_the_tag_that_was_just_learned_and_asks_for_its_card_again():
    taught = Taught(*CARDS)
    taught.take(Laid(ONE))
    taught.take(Laid(TWO))
    assert taught.take(Word("back")) == (Say("tags-taken-back", TOWER), Say("tags-lay-anew"), asks(TOWER, 2))
    assert taught.tags() == {ONE: BEN}
    assert taught.take(Word("back")) == (Say("tags-taken-back", BEN), Say("tags-lay-anew"), asks(BEN))
    assert taught.tags() == {}
    assert taught.take(Word("back")) == (Say("tags-nothing-to-undo", tone="soft"), asks(BEN))
    assert taught.learner.learned == 0


def test_without_a_mat_nothing_has_to_be_laid_anew():
    taught = Taught(*CARDS, with_mat=False)
    taught.take(Typed(ONE))
    assert taught.take(Word("back")) == (Say("tags-taken-back", BEN), asks(BEN, by="typed"))


def test_back_over_a_card_that_was_skipped_only_asks_for_it():
    taught = Taught(*CARDS)
    taught.take(Word("skip"))
    assert taught.take(Word("back")) == (asks(BEN),)


def test_back_leaves_a_tag_alone_that_somebody_else_gave_another_card_meanwhile():
    taught = Taught(*CARDS)
    taught.take(Laid(ONE))
    taught.register = Register({ONE: TITANIC})
    assert taught.take(Word("back")) == (asks(BEN),)
    assert taught.tags() == {ONE: TITANIC}


def test_stop_ends_it_and_what_was_learned_stays():
    taught = Taught(*CARDS)
    taught.take(Laid(ONE))
    assert taught.take(Word("stop")) == ()
    assert (taught.learner.is_over, taught.tags()) == (True, {ONE: BEN})


def test_help_tells_how_it_goes_and_asks_again():
    assert Taught(*CARDS).take(Word("help")) == (Say("tags-how-mat", tone="soft"), asks(BEN))


REFUSED = (
    (Typed("Эйфелева"), Say("tags-flaw-no-uid", args={"typed": "Эйфелева", "count": 4})),
    (Typed("x\x1b[2J" + "y" * 60), Say("tags-flaw-no-uid", args={"typed": ("x[2J" + "y" * 60)[:40], "count": 32})),
    (Typed("0004123456"), Say("tags-flaw-length", args={"typed": "0004123456", "count": 5})),
    (Laid("04e123"), Say("tags-flaw-length", args={"typed": "04e123", "count": 3})),
    (Laid("8804e123"), Say("tags-flaw-begun", args={"typed": "8804e123", "count": 4})),
    (Laid("08a1b2c3"), Say("tags-flaw-random", args={"typed": "08a1b2c3", "count": 4})),
    (Together((ONE, TWO)), Say("tags-together", args={"count": 2})),
    (Unreadable("C3"), Say("tags-unreadable", args={"place": "C3"})),
    (Silent(), Say("tags-silent")),
    (Answering(), Say("tags-answering")),
)


@pytest.mark.parametrize(("told", "said"), REFUSED, ids=[f"{said.key}-{number}" for number, (_, said) in enumerate(REFUSED)])
def test_what_cannot_be_learned_is_explained_and_the_same_is_asked_again(told, said):
    taught = Taught(*CARDS)
    assert taught.take(told) == (said, asks(BEN))
    assert (taught.tags(), taught.learner.answers) == ({}, ())


@pytest.mark.parametrize(
    ("register", "owner"),
    [
        (Register({ONE: TOWER}), TOWER),
        (Register({ONE: Tagged("landmarks", "eiffel-tower", "face")}), TOWER),
        (Register({ONE: TITANIC}), TITANIC),
        (Register(commands={ONE: "ok"}), "ok"),
    ],
    ids=["another card", "its face", "another deck", "a command"],
)
def test_a_tag_that_means_something_else_stays_what_it_is(register, owner):
    taught = Taught(*CARDS, register=register)
    assert taught.take(Laid(ONE)) == (Say("tags-belongs", owner, {"uid": ONE}), asks(BEN))
    assert taught.register == register


def test_a_tag_that_the_card_has_already_is_fine_and_its_side_stays():
    register = Register({ONE: Tagged("landmarks", "big-ben", "back")})
    taught = Taught(*CARDS, register=register)
    assert taught.take(Laid(ONE)) == (Say("tags-known", BEN), asks(TOWER, 2))
    assert taught.take(Word("back")) == (asks(BEN),)
    assert (taught.register, taught.learner.learned) == (register, 0)


def test_a_card_may_have_a_second_tag():
    taught = Taught(BEN, register=Register({ONE: BEN}))
    assert taught.take(Laid(TWO)) == (Say("tags-learned", BEN),)
    assert taught.tags() == {ONE: BEN, TWO: BEN}


def test_a_command_card_is_learned_alike():
    taught = Taught("seat-2", register=Register({ONE: BEN}))
    assert taught.take(Laid(ONE)) == (Say("tags-belongs", BEN, {"uid": ONE}), asks("seat-2", 1, 1))
    assert taught.take(Laid(TWO)) == (Say("tags-learned", "seat-2"),)
    assert taught.register == Register({ONE: BEN}, commands={TWO: "seat-2"})


def test_cards_that_have_a_tag_on_whichever_side_are_not_asked_for():
    register = Register({ONE: Tagged("landmarks", "big-ben", "face"), TWO: Tagged("movies", "eiffel-tower")})
    assert without_tag(CARDS, register) == (TOWER, OPERA)
