"""Every blunder, made on a quiet table: the referee notices it, and when its instructions were followed all is as if it had never been."""

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

import companion.simulator
from companion.app.soak import NOISES
from companion.core.games.comparity.people.blunders import BLUNDERS
from companion.core.games.comparity.people.book import public_of
from companion.core.mat.shape import Shape
from companion.simulator.people import LATE, Choice
from companion.simulator.sitting import blunder
from tests.simulator.quiet import SPARE, Quiet, bonus, checking, discarded, discarding, duet, repairing, trio, turn

README = Path(companion.simulator.__file__).parent / "README.md"
OF_COMPARITY = Path(companion.core.games.comparity.people.__file__).parent / "README.md"
LONGEST = 25.0  # seconds at the table, of which ten go by while a card is left on the pad
DRAW_PAD = Shape(pads=("pad",), draw_pads=("draws",))
DRAWS = 4  # the seed with which that is chosen


@dataclass(frozen=True)
class Case:
    """A blunder, where it is made, what the screen then shows and what is said of it, and the act in which it ends."""

    kind: str
    scene: object
    shows: str = ""  # the key of an instruction, a question or a status
    says: tuple[str, ...] = ()  # keys, in this order, others among them
    ends: Choice | None = None
    seed: int = 1

    @property
    def is_wrong(self):
        """Whether an instruction says what to do."""
        return "-wrong-" in self.shows or "-left-" in self.shows

    def __str__(self):
        return f"{self.kind}, {self.scene.__name__} {self.seed}"


def wrong(kind, scene, key, **options):
    """One that lies wrong: it is said, and thanked for once that was followed."""
    return Case(kind, scene, key, (key, "table-cleared"), **options)


def strictly(**more):
    return turn(house={"memory": "strict"}, **more)


def with_a_draw_pad(**more):
    return turn(shape=DRAW_PAD, **more)


def late(**more):
    return turn(house={"timer": "strict", "turn_seconds": 10}, **more)


CASES = (
    wrong("off the area", turn, "comparity-wrong-touches-nothing"),
    wrong("off the area", trio, "comparity-wrong-trio-first"),
    Case("wrong card lifted", turn, "comparity-status-lifted"),
    Case("wrong card lifted", checking, "comparity-status-lifted"),
    wrong("peek", checking, "comparity-wrong-peek"),
    wrong("peek", repairing, "comparity-wrong-peek"),
    wrong("put back on the wrong cell", turn, "comparity-wrong-belongs-elsewhere"),
    wrong("put back on the wrong cell", discarding, "comparity-wrong-belongs-elsewhere"),
    wrong("two cards at once", turn, "comparity-wrong-two-cards", ends=Choice(("play", (-1, -1)), "c30")),
    Case("played twice", turn, "table-ask-undo-play", ("comparity-plays", "table-ask-undo-play", "table-undone-play")),
    Case("played twice", turn, "comparity-wrong-taken-back", ("comparity-plays", "table-undone-play"), seed=2),
    Case("half a swap", repairing, "comparity-status-repair-swap", ("comparity-swapped",), Choice(("swap", (-1, 0), (0, 0)))),
    Case("area pushed", turn, "comparity-ask-shift", ("comparity-ask-shift", "comparity-shift", "comparity-shifted")),
    Case("area pushed", turn, "comparity-ask-shift", ("comparity-ask-shift",), seed=3),
    wrong("area pushed", checking, "comparity-wrong-belongs-elsewhere"),
    wrong("left on a pad", turn, "table-left-on-pad"),
    wrong("left on a pad", with_a_draw_pad, "table-left-on-pad-unnamed", seed=DRAWS),
    wrong("left on a pad", duet, "table-left-on-pad"),
    wrong("on another card", turn, "comparity-wrong-occupied"),
    wrong("on another card", checking, "comparity-wrong-none-due"),
    wrong("strange tag", turn, "table-wrong-unknown-tag"),
    wrong("command card on a cell", turn, "table-wrong-command-card"),
    wrong("another deck", turn, "table-wrong-other-deck"),
    wrong("a second copy", turn, "comparity-wrong-already-there"),
    wrong("discarded again", discarded, "comparity-wrong-discarded-card"),
    wrong("out of turn", checking, "comparity-wrong-none-due"),
    wrong("out of turn", repairing, "comparity-wrong-none-due"),
    wrong("out of turn", trio, "comparity-wrong-trio-first"),
    Case("seen before", turn, "comparity-ask-set-aside", ("comparity-ask-set-aside", "comparity-refused-take-it-back")),
    wrong("seen before", strictly, "comparity-wrong-set-aside-strict"),
    wrong("wrong swap", discarding, "comparity-wrong-swap-breaks"),
    wrong("wrong swap", repairing, "comparity-wrong-belongs-elsewhere"),
    Case("wrong button", turn, "comparity-status-turn", ("comparity-refused-nothing-asked",)),
    Case("wrong button", turn, "comparity-status-turn", ("comparity-refused-nothing-to-drop",), seed=2),
    Case("wrong button", turn, "comparity-status-turn", ("comparity-refused-check-what",), seed=3),
    Case("wrong button", checking, "table-ask-undo", ("table-ask-undo", "table-dropped"), seed=2),
    Case("time run out", late, "comparity-status-turn", ("comparity-time-up", "comparity-turn"), ends=Choice(LATE)),
    Case("wrong button", duet, "comparity-ask-draw", ("comparity-refused-nothing-to-drop",)),
)

NOWHERE = (  # positions in which it cannot be made
    ("off the area", checking),
    ("wrong card lifted", repairing),
    ("peek", turn),
    ("put back on the wrong cell", Quiet),
    ("two cards at once", checking),
    ("two cards at once", bonus),
    ("played twice", Quiet),
    ("played twice", bonus),
    ("half a swap", discarding),
    ("left on a pad", repairing),
    ("discarded again", turn),
    ("out of turn", turn),
    ("seen before", checking),
    ("wrong swap", turn),
    ("time run out", turn),
)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_blunder_is_noticed_and_put_right(case):
    quiet = case.scene(seed=case.seed, aside=SPARE)
    lay, began = quiet.lies(), quiet.table.at
    made = BLUNDERS[case.kind](quiet.scene, quiet.book)
    assert made == (case.ends or True)
    if case.ends:
        assert quiet.comes(case.ends, quiet.book.after(case.ends.act, case.ends.card))
        quiet.book = quiet.book.after(case.ends.act, case.ends.card)
    assert case.shows in quiet.seen.shown
    assert not case.is_wrong or case.shows in quiet.seen.obeyed
    assert quiet.table.at - began < LONGEST
    quiet.table.wait(2.5)  # as long as thanks wait; an act that was ruled needs none (C24)
    assert in_order([key for key in case.says if key != "table-cleared" or not case.ends], quiet.said())
    assert public_of(quiet.table.look().view) == quiet.book.public()
    assert quiet.table.look().instructions == ()
    assert quiet.table.look().view.pending == ""
    assert quiet.lies() == quiet.should_lie()
    assert case.ends or "comparity-shifted" in case.says or quiet.lies() == lay
    assert not foreign(quiet)


def in_order(keys, said):
    rest = iter(said)
    return all(key in rest for key in keys)


def foreign(quiet):
    """Tags that are none of the cards that may lie there."""
    due = {quiet.uid(card) for card in quiet.should_lie()}
    return [uid for slot in quiet.table.radio.slots for uid in quiet.table.lying_on(slot) if uid not in due]


def test_every_blunder_is_examined():
    assert {case.kind for case in CASES} == set(BLUNDERS)


@pytest.mark.parametrize(("kind", "scene"), NOWHERE)
def test_a_blunder_that_cannot_be_made_is_none(kind, scene):
    quiet = scene(aside=SPARE)
    began = quiet.table.at
    assert BLUNDERS[kind](quiet.scene, quiet.book) is False
    assert (quiet.seen.deeds, quiet.table.at) == ([], began)


def test_where_a_lift_is_the_word_no_card_is_lifted_by_mistake():
    quiet = turn(house={"check": "lift"})
    assert BLUNDERS["wrong card lifted"](quiet.scene, quiet.book) is False
    assert quiet.seen.deeds == []


def test_an_area_is_not_pushed_onto_cells_without_a_reader():
    """What lies there is not missed at once: a closed card may be in somebody's hand."""
    blind = {"C5", "G5", "E6", "E4"}
    quiet = turn(shape=Shape(blind=frozenset(blind)))
    assert BLUNDERS["area pushed"](quiet.scene, quiet.book) is False
    for there in sorted(blind):
        quiet = turn(shape=Shape(blind=frozenset(blind - {there})))
        assert BLUNDERS["area pushed"](quiet.scene, quiet.book) is True
        assert quiet.lies() == quiet.should_lie()


def test_no_card_is_forgotten_on_the_pad_for_draws_while_a_draw_is_due():
    for seed in range(8):
        quiet = duet(shape=DRAW_PAD, seed=seed)
        BLUNDERS["left on a pad"](quiet.scene, quiet.book)
        assert quiet.seen.deeds[0].slot == "pad"


def test_what_is_laid_off_the_area_touches_nothing_wherever_it_is_laid():
    for seed in range(12):
        quiet = turn(seed=seed)
        BLUNDERS["off the area"](quiet.scene, quiet.book)
        quiet.table.wait(2.5)
        assert quiet.said() == ["comparity-wrong-touches-nothing", "table-cleared"]


def test_hands_see_which_cells_are_free_and_where_a_card_may_be_laid():
    scene, cells = turn().scene, {f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 9)}
    assert set(scene.lying_slots()) == {"D5", "E5", "F5"}
    assert set(scene.free_slots()) == cells - {"D5", "E5", "F5"}
    assert set(scene.playable_slots()) == set(scene.touching()) == {"C5", "G5", "D4", "E4", "F4", "D6", "E6", "F6"}


def test_an_act_is_taken_back_with_undo_and_its_card_lifted_at_once():
    quiet = turn()
    quiet.scene.take_back()
    assert [(deed.kind, deed.card or deed.word) for deed in quiet.seen.deeds] == [
        ("says", "second-card"),
        ("presses", "undo"),
        ("presses", "ok"),
        ("lifts", "c40"),
    ]
    assert quiet.lies() == quiet.should_lie() == {"c50": "E5", "c60": "F5"}


def test_a_card_that_is_still_loose_is_taken_up_and_a_firm_one_taken_back():
    for seconds, presses in ((0.8, 0), (3.0, 2)):
        quiet = turn()
        quiet.move("c90", "G5")
        quiet.table.wait(seconds)
        quiet.scene.take_up((quiet.uid("c90"),))
        assert quiet.lies() == quiet.should_lie() == {"c40": "D5", "c50": "E5", "c60": "F5"}
        assert len([deed for deed in quiet.seen.deeds if deed.kind == "presses"]) == presses


def test_one_that_can_happen_now_is_made_and_counted():
    kinds = Counter()
    for seed in range(40):
        quiet, seen = turn(seed=seed), Counter()
        ended = blunder(BLUNDERS, quiet.scene, quiet.book, seen)
        assert sum(seen.values()) == 1
        assert (ended is not None) == (seen["two cards at once"] == 1)
        kinds += seen
    assert len(kinds) > 8


def test_where_nothing_can_go_wrong_nothing_does():
    quiet = Quiet(shape=Shape(0, 0, ()))
    seen = Counter()
    quiet.scene.chance.seed(3)
    assert blunder(BLUNDERS, quiet.scene, quiet.book, seen) is None
    assert seen == {"wrong button": 1}


@pytest.mark.parametrize(("readme", "names", "title"), [(OF_COMPARITY, tuple(BLUNDERS), "Blunders"), (README, NOISES, "Noise")])
def test_the_readme_names_every_kind(readme, names, title):
    """In the table under that title: the first column."""
    (section,) = re.findall(rf"^## {title}$(.*?)(?=^## |\Z)", readme.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert re.findall(r"^\| ([^|]+?) \|", section, re.MULTILINE)[1:] == list(names)


def test_the_readme_tells_what_the_referee_says_to_each_blunder():
    rows = dict(re.findall(r"^\| ([^|]+?) \|[^|]*\| (.+?) \|$", OF_COMPARITY.read_text(encoding="utf-8"), re.MULTILINE))
    told = {kind: set(re.findall(r"`([a-z-]+)`", rows[kind])) for kind in BLUNDERS}
    assert told == {kind: {named(case) for case in CASES if case.kind == kind} - {""} for kind in BLUNDERS}


def named(case):
    """The key by which the README calls it, without its game; of a mistaken button what is said."""
    key = case.says[0] if case.kind == "wrong button" else case.shows
    return re.sub(r"^(comparity|table)-", "", key)
