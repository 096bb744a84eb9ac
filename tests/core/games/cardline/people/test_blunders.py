"""Every blunder of Cardline on a quiet table: the referee notices it, and what it asks for puts all right; of some nothing is said."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

import companion.core.games.cardline.people
from companion.core.games.cardline.people.blunders import BLUNDERS
from companion.core.games.cardline.people.book import public_of
from companion.simulator.people import LATE, Choice
from tests.simulator.quiet_line import DRAWS, NINE, NOTHING, QuietLine, alone, failed, long, number_of, three, twins

README = Path(companion.core.games.cardline.people.__file__).parent / "README.md"
BESIDE = "wrong-lay-beside"  # examined by itself, below
UNDONE = ("table-ask-undo-play", "table-ask-undo-shown", "table-undone-play")
LONGEST = 25.0  # seconds at the table, of which ten go by while a card is left on the pad


@dataclass(frozen=True)
class Case:
    """A blunder, where it is made, what the screen then shows and what is said of it, and the act in which it ends."""

    kind: str
    scene: object
    shows: str = ""  # the key of an instruction, a question or a status
    says: tuple[str, ...] = ()  # keys, in this order, others among them
    ends: Choice | None = None
    seed: int = 1

    def __str__(self):
        return f"{self.kind}, {self.scene.__name__} {self.seed}"


def wrong(kind, scene, key, **options):
    """One that lies wrong: it is said, and thanked for once that was followed."""
    return Case(kind, scene, key, (key, "table-cleared"), **options)


def play(gap, card):
    return Choice(("play", gap), card)


def second(**more):
    return QuietLine(**more).act(1, "c60").lay_out("E1 F1")


def at_a_pace(**more):
    return three(house={"commit": "pace"}, **more)


def with_a_draw_pad(**more):
    return three(shape=DRAWS, **more)


def nothing_to_draw(**more):
    return QuietLine("c10 c30 c90 / c20 c40 c70", "c50", **more)


def late(**more):
    return alone(house={"timer": "strict", "turn_seconds": 10}, **more)


CASES = (
    wrong("two cards exchanged", three, "cardline-wrong-belongs-elsewhere"),
    wrong("two cards exchanged", long, "cardline-wrong-belongs-elsewhere"),
    wrong("put back in another gap", three, "cardline-wrong-belongs-elsewhere"),
    wrong("put back in another gap", long, "cardline-wrong-belongs-elsewhere", seed=2),
    wrong("taken out while another is laid", three, "cardline-wrong-lay-back-first", ends=play(0, "c30")),
    wrong("taken out while another is laid", at_a_pace, "cardline-wrong-lay-back-first", ends=play(3, "c90")),
    wrong("taken out while another is laid", long, "cardline-wrong-lay-back-first"),
    wrong("line gathered up", alone, "cardline-wrong-lay-back-first"),
    wrong("line gathered up", three, "cardline-wrong-lay-back-first"),
    Case("line pushed", three, "cardline-status-turn"),
    Case("line pushed", twins, "cardline-status-turn"),
    Case("line pushed", long, "cardline-status-turn"),
    Case("picked up to be read", alone, "cardline-status-turn"),
    Case("picked up to be read", long, "cardline-status-turn"),
    wrong("turned face down", three, "cardline-wrong-turn-up"),
    wrong("two cards at once", three, "cardline-wrong-two-cards", ends=play(0, "c90")),
    wrong("two cards at once", at_a_pace, "cardline-wrong-two-cards", ends=play(3, "c10")),
    wrong("two cards at once", failed, "cardline-wrong-two-cards"),
    Case("another card first", three, "cardline-ask-turned", ("cardline-fits-first",), play(0, "c10")),
    Case("another card first", at_a_pace, "cardline-status-turn", ("cardline-misfits-last",), play(3, "c30")),
    wrong("left lying about", three, "cardline-wrong-to-the-box", ends=play(0, "c90"), seed=2),
    wrong("left lying about", nothing_to_draw, "cardline-wrong-back-to-hand", ends=play(1, "c10"), seed=6),
    wrong("left lying about", nothing_to_draw, "cardline-wrong-lay", ends=play(0, "c30"), seed=2),
    Case("played twice", second, "cardline-wrong-taken-back", ("cardline-misfits-last", *UNDONE)),
    Case("played twice", second, "cardline-wrong-taken-back", ("cardline-fits-last", *UNDONE), seed=6),
    Case("ok with nothing laid", three, "cardline-status-turn", ("cardline-refused-nothing-asked",)),
    Case("cancel for taking back", three, "cardline-ask-turned", ("cardline-refused-take-it-back",)),
    Case("cancel for taking back", at_a_pace, "cardline-status-turn", ("cardline-refused-take-it-back",)),
    Case("wrong button", three, "cardline-status-turn", ("cardline-refused-nothing-asked",)),
    Case("wrong button", three, "cardline-status-turn", ("cardline-refused-nothing-to-drop",), seed=2),
    Case("wrong button", alone, "table-ask-undo-play", ("table-ask-undo-play", "table-dropped")),
    wrong("on another card", three, "cardline-wrong-on-a-card"),
    wrong("on another card", long, "cardline-wrong-on-a-card"),
    wrong("out of the box", failed, "cardline-wrong-in-the-box"),
    wrong("a second copy", three, "cardline-wrong-already-there"),
    wrong("a second copy", long, "cardline-wrong-already-there"),
    wrong("strange tag", three, "table-wrong-unknown-tag"),
    wrong("another deck", three, "table-wrong-other-deck"),
    wrong("command card on a place", three, "table-wrong-command-card"),
    wrong("left on a pad", three, "table-left-on-pad"),
    Case("time run out", late, "cardline-status-turn", ("cardline-time-up", "cardline-turn"), Choice(LATE)),
    wrong("left on a pad", with_a_draw_pad, "table-left-on-pad-unnamed", seed=3),
)

NOWHERE = (  # positions in which it cannot be made
    ("two cards exchanged", alone),
    ("put back in another gap", alone),
    ("taken out while another is laid", failed),
    ("line gathered up", long),
    ("two cards at once", long),
    ("played twice", QuietLine),
    ("out of the box", three),
    ("time run out", three),
)
NOT_WRONG = ("line pushed", "picked up to be read")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_blunder_is_noticed_and_put_right(case):
    quiet = case.scene(seed=case.seed)
    began = quiet.table.at
    made = BLUNDERS[case.kind](quiet.scene, quiet.book)
    assert made == (case.ends or True)
    if case.ends:
        finish(quiet, case.ends)
    assert case.shows in quiet.seen.shown
    assert quiet.table.at - began < LONGEST
    quiet.table.wait(2.5)  # as long as thanks wait; an act that was ruled needs none (C24)
    assert in_order([key for key in case.says if key != "table-cleared" or not case.ends], quiet.said())
    assert public_of(quiet.table.look().view) == quiet.book.public()
    assert quiet.table.look().instructions == ()
    assert quiet.table.look().view.pending == ""
    assert quiet.lies() == quiet.should_lie()
    assert [number_of(card) for card in quiet.lies_in_order()] == sorted(number_of(card) for card in quiet.book.table.line)
    assert not foreign(quiet)


def finish(quiet, choice):
    """The act in which it ended, as a sitting goes on with it."""
    ahead, heard = quiet.book.after(choice.act, choice.card), quiet._said
    if not quiet.comes(choice, ahead):
        quiet.carry_out(choice, on_screen=False)
        assert quiet.comes(choice, ahead)
    quiet.go_on(choice, ahead, heard)


def in_order(keys, said):
    rest = iter(said)
    return all(key in rest for key in keys)


def foreign(quiet):
    """Tags that are none of the cards that may lie there."""
    due = {quiet.uid(card) for card in quiet.should_lie()}
    return [uid for slot in quiet.table.radio.slots for uid in quiet.table.lying_on(slot) if uid not in due]


def test_every_blunder_is_examined():
    assert {case.kind for case in CASES} == set(BLUNDERS)


@pytest.mark.parametrize("kind", NOT_WRONG)
@pytest.mark.parametrize("scene", [alone, three, twins, long])
def test_of_what_is_not_wrong_nothing_is_said(kind, scene):
    for seed in range(4):
        quiet = scene(seed=seed)
        assert BLUNDERS[kind](quiet.scene, quiet.book) is True
        assert quiet.said() == []
        assert quiet.seen.shown == {"cardline-status-turn"}


def test_of_two_copies_the_one_that_lay_there_first_is_the_line_s_and_the_other_goes():
    """On whichever side of it the other is laid."""
    sides = set()
    for seed in range(12):
        quiet = three(seed=seed)
        BLUNDERS["a second copy"](quiet.scene, quiet.book)
        laid, lifted = quiet.deeds()
        assert (laid.split()[0], lifted.split()[0]) == ("lays", "lifts")
        assert laid.split()[1:] == lifted.split()[1:]
        sides.add(laid.split()[2] < quiet.lies()[laid.split()[1]])
    assert sides == {True, False}


def test_equal_neighbours_that_have_changed_places_lie_right():
    quiet = twins()
    BLUNDERS["line pushed"](quiet.scene, quiet.book)
    assert quiet.lies_in_order() == ["c50b", "c50", "c60"]
    assert quiet.act(0, "c10").lies_in_order() == ["c10", "c50b", "c50", "c60"]
    assert [one.card for one in quiet.table.look().view.places] == quiet.lies_in_order()


@pytest.mark.parametrize(("kind", "scene"), NOWHERE)
def test_a_blunder_that_cannot_be_made_is_none(kind, scene):
    quiet = scene()
    began = quiet.table.at
    assert BLUNDERS[kind](quiet.scene, quiet.book) is False
    assert (quiet.seen.deeds, quiet.table.at) == ([], began)


def test_where_there_are_neither_places_nor_pads_only_words_can_go_wrong():
    quiet = QuietLine(shape=NOTHING)
    made = {kind for kind, blunder in BLUNDERS.items() if blunder(quiet.scene, quiet.book)}
    assert made == {"ok with nothing laid", "wrong button", "left lying about"}


def test_after_a_play_of_which_nobody_cares_any_more_an_end_of_a_full_row_is_asked_beside_the_mat():
    for seed in range(20):
        quiet = long(seed=seed)
        made = BLUNDERS["left lying about"](quiet.scene, quiet.book)
        finish(quiet, made)
        if quiet.book.table.last.is_right:
            break
    assert "cardline-wrong-lay-beside" in quiet.said()
    assert len(quiet.lies()) == len(NINE.row) - 1


def test_the_readme_names_every_blunder_and_what_the_referee_says_to_it():
    rows = dict(re.findall(r"^\| ([^|]+?) \|[^|]*\| (.+?) \|$", README.read_text(encoding="utf-8"), re.MULTILINE))
    assert [kind for kind in rows if kind in BLUNDERS] == list(BLUNDERS)
    told = {kind: set(re.findall(r"`([a-z-]+)`", rows[kind])) - {BESIDE} for kind in BLUNDERS}
    assert told == {kind: {named(case) for case in CASES if case.kind == kind} - {""} for kind in BLUNDERS}


def named(case):
    """The key by which the README calls it, without its game: what is shown, or what is said to a mistaken word."""
    shown = case.shows.removeprefix("cardline-").removeprefix("table-")
    said = [key.removeprefix("cardline-").removeprefix("table-") for key in case.says if "-refused-" in key]
    return said[0] if said else "" if shown == "status-turn" else shown
