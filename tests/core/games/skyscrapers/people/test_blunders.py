"""Every blunder at a table of Skyscrapers: the referee says what has to be done, and when that was done all is as if it had never been."""

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

import companion.core.games.skyscrapers.people
from companion.core.games.skyscrapers.people.blunders import BLUNDERS, SAID
from companion.core.games.skyscrapers.people.telling import public_of
from companion.simulator.people import LATE, Choice
from companion.simulator.sitting import blunder
from tests.simulator.quiet_sites import (
    DRAWS,
    NOTHING,
    ONE_PAD,
    THREE,
    QuietSites,
    built,
    discarded,
    due,
    roofed,
    study,
    study_late,
    toilet,
    tornado,
    turn,
)

README = Path(companion.core.games.skyscrapers.people.__file__).parent / "README.md"
LONGEST = 25.0  # seconds at the table
INSURED = "study-1 insurance-3 insurance-2 flat-roof-1 earthquake-1 / lofts duplexes insurance-1 newsroom tornado-1"


@dataclass(frozen=True)
class Case:
    """A blunder, where it is made, what is said of it (others among that), and the act in which it ends."""

    kind: str
    scene: object
    says: tuple[str, ...] = ()
    ends: Choice | None = None
    seed: int = 1

    def __str__(self):
        return f"{self.kind}, {self.scene.__name__} {self.seed}"


def refused(kind, scene, *reasons, **options):
    return Case(kind, scene, tuple(f"refused-{reason}" for reason in reasons), **options)


def left(kind, scene, what, **options):
    """It is asked for, and thanked for once it was taken away."""
    return Case(kind, scene, (f"table-{what}", "table-cleared"), **options)


def with_a_draw_pad(**more):
    return turn(shape=DRAWS, **more)


def with_one_pad(**more):
    return turn(shape=ONE_PAD, **more)


def of_three(**more):
    return turn(shape=THREE, opened=3, **more)


def holding_a_study(**more):
    return turn(
        hands="study-1 insurance-3 insurance-2 flat-roof-1 earthquake-1 / lofts duplexes insurance-1 newsroom spire", pile="museum", **more
    )


def fetching(**more):
    """Boris has played a Study, and a quake lies among the discards."""
    return discarded(**more).act("study", card="study-1")


def studied(**more):
    """Boris has kept a card by a Study, which lies among the discards; it is Anna's turn."""
    quiet = study(**more).act("keep", card="museum")
    return quiet.act("open", quiet.book.free_places[0])


def with_low_sites(**more):
    return turn(
        hands="newsroom law-firm toilet-1 flat-roof-1 study-1 / lofts duplexes insurance-1 spire tornado-1", pile="museum", **more
    ).act("study", card="study-1")


UNDONE = ("table-ask-undo", "table-undone")


def late(**more):
    return turn(house={"timer": "strict", "turn_seconds": 10}, **more)


CASES = (
    refused("at an empty place", turn, "nothing-there"),
    refused("roof too early", turn, "too-few-floors"),
    refused("foundation not due", turn, "no-foundation-due"),
    refused("foundation not due", roofed, "no-foundation-due"),
    refused("foundation on a site", due, "place-taken"),
    refused("at a place though for the pad", holding_a_study, "belongs-on-pad"),
    refused("insured elsewhere", roofed, "insure-that-building"),
    refused("prize card", with_one_pad, "wrong-kind"),
    refused("nowhere to go", with_low_sites, "no-place-for-it"),
    refused("discarded again", studied, "discarded-card"),
    refused("built again", built, "already-built"),
    refused("top on the pad", built, "already-built"),
    Case("at its own place again", turn),
    Case("at its own place again", built),
    refused("fallen again", discarded, "fallen-foundation"),
    Case("Study again", study),
    refused("drawn too many", with_a_draw_pad, "no-draw-due"),
    refused("before a foundation", due, "foundation-first"),
    refused("before an answer", toilet, "answer-first"),
    refused("before an answer", tornado, "answer-first"),
    refused("before an answer", roofed, "answer-first"),
    refused("with nothing to look at", study_late, "deck-empty"),
    refused("not of the discards", fetching, "not-discarded"),
    Case("discarding what can be played", turn, ("table-refused-not-offered", "dropped")),
    Case("answered too soon", turn, ("builds", "may-take", "table-too-soon"), Choice(("build", 1), "toilet-1")),
    Case("answered too soon", built, ("roofs", "may-insure", "table-too-soon"), Choice(("roof", 0), "spire"), seed=5),
    Case("wrong button", turn, ("refused-nothing-asked",)),
    Case("wrong button", turn, ("refused-nothing-to-drop",), seed=2),
    Case("wrong button", toilet, ("table-refused-not-asked",), seed=4),
    Case("wrong button", toilet, ("table-refused-nobody-there",), seed=3),
    Case("time run out", late, ("time-up", "must-discard"), ends=Choice(LATE)),
    Case("wrong button", toilet, ("table-ask-undo-play", "table-dropped"), seed=6),
    Case("at the wrong site", turn, ("builds", "table-moved", "builds"), Choice(("build", 1), "newsroom")),
    Case("two cards at once", turn, ("builds",), Choice(("build", 0), "newsroom")),
    Case("played twice", built, ("builds", "table-ask-undo-play", "table-undone-play")),
    Case("from the wrong player", toilet, ("takes", *UNDONE)),
    Case("another way", study, ("keeps", *UNDONE)),
    Case("another way", study, ("takes-all", *UNDONE), seed=5),
    Case("the other side", tornado, ("hands-right", *UNDONE), seed=5),
    left("left on a pad", turn, "left-on-pad"),
    left("left on a pad", with_a_draw_pad, "left-on-pad-unnamed", seed=4),
    left("left at a place", turn, "left-on-tap-place", ends=Choice(("build", 0), "newsroom")),
    Case("strange tag", of_three, ("table-tapped-unknown", "table-left-on-tap-place-unnamed", "table-cleared")),
    Case("strange tag", with_one_pad, ("table-tapped-unknown", "table-left-on-pad-unnamed", "table-cleared")),
    Case("another deck", of_three, ("table-tapped-other-deck", "table-left-on-tap-place-unnamed", "table-cleared")),
    Case("command card", of_three, ("refused-nothing-asked", "table-left-on-tap-place-unnamed", "table-cleared")),
)

NOWHERE = (  # positions in which it cannot be made
    ("at an empty place", of_three),
    ("at an empty place", with_one_pad),
    ("roof too early", due),
    ("foundation not due", due),
    ("foundation on a site", turn),
    ("insured elsewhere", turn),
    ("nowhere to go", turn),
    ("discarded again", turn),
    ("discarded again", discarded),
    ("discarded again", fetching),
    ("built again", turn),
    ("fallen again", turn),
    ("Study again", turn),
    ("drawn too many", turn),
    ("before a foundation", roofed),
    ("before an answer", turn),
    ("with nothing to look at", study),
    ("not of the discards", study),
    ("answered too soon", with_one_pad),
    ("at the wrong site", with_one_pad),
    ("two cards at once", toilet),
    ("played twice", turn),
    ("from the wrong player", turn),
    ("another way", turn),
    ("the other side", toilet),
    ("left on a pad", study),
    ("strange tag", toilet),
    ("time run out", turn),
)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_blunder_is_told_of_and_put_right(case):
    quiet = case.scene(seed=case.seed)
    began = quiet.table.at
    assert BLUNDERS[case.kind](quiet.scene, quiet.book) == (case.ends or True)
    if case.ends:
        ahead = quiet.book.after(case.ends.act, case.ends.card)
        assert quiet.comes(case.ends, ahead)
        quiet.book = ahead
    assert case.says or quiet.said() == []
    assert quiet.table.at - began < LONGEST
    quiet.table.wait(2.5)  # as long as thanks wait; an act that was ruled needs none (C24)
    assert in_order([key for key in case.says if key != "table-cleared" or not case.ends], quiet.said())
    assert public_of(quiet.table.look().view) == quiet.book.public()
    assert quiet.agrees()


def in_order(keys, said):
    rest = iter(said)
    return all(key in rest for key in keys)


def test_every_blunder_is_examined_and_everything_that_has_to_come_up_is_said_of_one():
    assert {case.kind for case in CASES} == set(BLUNDERS)
    told = {key if key.startswith("table-") else f"skyscrapers-{key}" for case in CASES for key in case.says}
    assert set(SAID) - told == {"skyscrapers-refused-match-over", "table-ask-undo"} - told


@pytest.mark.parametrize(("kind", "scene"), NOWHERE)
def test_a_blunder_that_cannot_be_made_is_none(kind, scene):
    quiet = scene()
    began = quiet.table.at
    assert BLUNDERS[kind](quiet.scene, quiet.book) is False
    assert (quiet.deeds(), quiet.table.at) == ([], began)


def test_where_there_is_no_mat_only_buttons_are_pressed_by_mistake():
    made = Counter()
    for seed in range(6):
        quiet = turn(shape=NOTHING, seed=seed)
        assert blunder(BLUNDERS, quiet.scene, quiet.book, made) is None
    assert made == {"wrong button": 6}


def test_one_that_can_happen_now_is_made_and_counted():
    kinds = Counter()
    for seed in range(40):
        quiet, seen = built(seed=seed), Counter()
        ended = blunder(BLUNDERS, quiet.scene, quiet.book, seen)
        assert sum(seen.values()) == 1
        assert ended is None or not seen.keys().isdisjoint(
            {"at the wrong site", "two cards at once", "left at a place", "answered too soon"}
        )
        kinds += seen
    assert len(kinds) > 12


def test_what_counts_though_nothing_was_misheard_is_not_taken_back():
    """Else people would hide a fault of the referee's."""
    quiet = turn()
    quiet.scene.show("newsroom", "site-1")
    assert quiet.said() == ["builds", "draws", "turn"]


def test_what_the_radio_heard_at_the_next_place_is_taken_back():
    quiet = turn()
    laid = quiet.table.lay

    def astray(uid, slot):
        laid(uid, "site-2" if slot == "site-3" else slot)
        quiet.table.radio.tally["straddled"] += 1

    quiet.table.lay = astray
    quiet.scene.show("newsroom", "site-3")
    assert in_order(("builds", "table-undone-play"), quiet.said())
    assert quiet.agrees()


def test_the_readme_names_every_blunder_and_what_is_said_of_it():
    rows = dict(re.findall(r"^\| ([^|]+?) \|[^|]*\| (.+?) \|$", README.read_text(encoding="utf-8"), re.MULTILINE))
    told = {kind: set(re.findall(r"`([a-z-]+)`", rows[kind])) for kind in BLUNDERS}
    assert told == {kind: {key(case) for case in CASES if case.kind == kind} - {""} for kind in BLUNDERS}
    assert [kind for kind in rows if kind in BLUNDERS] == list(BLUNDERS)


def key(case):
    """The key by which the README calls it, without its game: the last before all is well again."""
    keys = [one for one in case.says if one not in ("table-cleared", "table-dropped", "dropped", "table-undone", "table-undone-play")]
    return re.sub(r"^table-", "", keys[-1]) if keys else ""


def test_cards_that_are_laid_and_the_places_that_are_seen():
    scene = of_three().scene
    assert (scene.taps(), scene.free(), scene.sites()) == (
        ["site-1", "site-2", "site-3"], [], [(0, "site-1"), (1, "site-2"), (2, "site-3")],
    )  # fmt: skip
    assert turn().scene.free() == [f"site-{number}" for number in range(3, 11)]
    assert "site-1" not in due().scene.free()  # there stands nothing, but an insurance may be laid there still
    assert turn(shape=ONE_PAD).scene.everywhere() == ["pad"]
    assert isinstance(turn(), QuietSites)
