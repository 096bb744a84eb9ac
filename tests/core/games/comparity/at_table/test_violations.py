"""C24, E2: each violation of placing says which card, which cell and what to do, and ends when the table is right, never by time."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from companion.config.config import folders
from tests.core.games.comparity.at_table.scenes import bonus, checking, discarding, duet, opened, pair, reconnecting, repairing, trio
from tests.core.games.comparity.at_table.sitting import Sitting

COPY = "04e1234567abcd"  # a second tag on Big Ben
COMMAND = "04c0ffee"


def set_aside_strictly() -> Sitting:
    return opened(set_aside=["monas"], house={"memory": "strict"})


def enrolled(**tag: str) -> None:
    """The one tag that is known."""
    state = folders(os.environ).state
    state.mkdir(parents=True, exist_ok=True)
    (state / "tags.jsonl").write_text(json.dumps(tag) + "\n", encoding="utf-8")


def with_a_copy() -> Sitting:
    enrolled(uid=COPY, deck="landmarks", card="big-ben")
    return pair()


def with_a_command_card() -> Sitting:
    enrolled(uid=COMMAND, command="undo")
    return pair()


def discarded() -> Sitting:
    table = discarding()
    table.lift("D2")
    table.ok()
    assert table.stage == "reconnecting"
    table.play("D2", "taj-mahal")
    return table


@dataclass(frozen=True)
class Case:
    """What is laid wrong in a scene, how it is mended, and what the line must tell."""

    key: str
    rule: str
    scene: Callable[[], Sitting]
    wrong: Callable[[Sitting], object]
    mend: Callable[[Sitting], object]
    tells: tuple[str, ...]  # the card, the cell, the act


CASES = (
    Case(
        "wrong-touches-nothing",
        "C4",
        opened,
        lambda t: t.place("F6", "monas"),
        lambda t: t.lift("F6"),
        ("Monas", "F6", "Take", "touches no card"),
    ),
    Case(
        "wrong-occupied",
        "C24",
        pair,
        lambda t: t.place("D4", "monas"),
        lambda t: t.lift("D4", "monas"),
        ("Monas", "D4", "Take", "already lies"),
    ),
    Case(
        "table-wrong-unknown-tag",
        "C24",
        pair,
        lambda t: t.place_tag("D5", "04ffffffffffff"),
        lambda t: t.lift("D5"),
        ("D5", "Take", "card"),
    ),
    Case(
        "table-wrong-command-card",
        "C24",
        with_a_command_card,
        lambda t: t.place_tag("D5", COMMAND),
        lambda t: t.lift("D5"),
        ("D5", "Take", "command card", "works on the pad"),
    ),
    Case(
        "table-wrong-other-deck",
        "C24",
        pair,
        lambda t: t.place("D5", "movies/jaws"),
        lambda t: t.lift("D5"),
        ("D5", "Take", "another deck"),
    ),
    Case(
        "wrong-discarded-card",
        "C12",
        discarded,
        lambda t: t.place("B3", "kalyan-minaret"),
        lambda t: t.lift("B3"),
        ("Kalyan Minaret", "B3", "Take", "left this match"),
    ),
    Case(
        "wrong-belongs-elsewhere",
        "C24",
        pair,
        lambda t: (t.lift("D4"), t.place("E5", "big-ben")),
        lambda t: (t.lift("E5"), t.place("D4", "big-ben")),
        ("Big Ben", "D4", "lay it there"),
    ),
    Case(
        "wrong-already-there",
        "C24",
        with_a_copy,
        lambda t: t.place_tag("E5", COPY),
        lambda t: t.lift("E5"),
        ("Big Ben", "E5", "Take", "already"),
    ),
    Case(
        "wrong-set-aside-strict",
        "C17",
        set_aside_strictly,
        lambda t: t.place("E4", "monas"),
        lambda t: t.lift("E4"),
        ("Monas", "E4", "Take", "earlier match"),
    ),
    Case(
        "wrong-none-due",
        "C24",
        checking,
        lambda t: t.place("B5", "monas"),
        lambda t: t.lift("B5"),
        ("Monas", "B5", "Take", "no card is to be laid"),
    ),
    Case(
        "wrong-trio-first",
        "C25",
        trio,
        lambda t: t.place("A6", "taj-mahal"),
        lambda t: t.lift("A6"),
        ("Taj Mahal", "A6", "Take", "draw a card or check"),
    ),
    Case(
        "wrong-not-reconnecting",
        "C13",
        reconnecting,
        lambda t: t.place("E4", "taj-mahal"),
        lambda t: t.lift("E4"),
        ("Taj Mahal", "E4", "Take", "does not join"),
    ),
    Case(
        "wrong-two-cards",
        "C20",
        pair,
        lambda t: (t.place("D5", "monas"), t.place("E5", "merlion")),
        lambda t: (t.lift("D5"), t.lift("E5")),
        ("Monas", "D5", "take either back"),
    ),
    Case(
        "wrong-laid-face-up",
        "C22",
        pair,
        lambda t: t.place("D5", "monas", "face"),
        lambda t: t.lift("D5"),
        ("Monas", "D5", "Take", "face down"),
    ),
    Case(
        "wrong-turned",
        "C22",
        bonus,
        lambda t: (t.lift("A4"), t.place("A4", "merlion", "face")),
        lambda t: (t.lift("A4"), t.place("A4", "merlion", "back")),
        ("Merlion", "A4", "face down"),
    ),
    Case(
        "wrong-peek",
        "C23",
        checking,
        lambda t: t.lift("D4"),
        lambda t: t.place("D4", "willis-tower"),
        ("Willis Tower", "D4", "Lay", "unseen"),
    ),
    Case("wrong-peek", "C23", bonus, lambda t: t.lift("A4"), lambda t: t.place("A4", "merlion"), ("Merlion", "A4", "Lay", "unseen")),
    Case(
        "wrong-lay-back-first",
        "C21",
        pair,
        lambda t: (t.lift("D4"), t.place("E5", "monas")),
        lambda t: (t.lift("E5"), t.place("D4", "big-ben")),
        ("Big Ben", "D4", "lay"),
    ),
    Case(
        "wrong-swap-breaks",
        "C26",
        discarding,
        lambda t: (t.lift("C2"), t.lift("D2"), t.place("C2", "kalyan-minaret"), t.place("D2", "nabemba-tower")),
        lambda t: (t.lift("C2"), t.lift("D2"), t.place("D2", "kalyan-minaret"), t.place("C2", "nabemba-tower")),
        ("Kalyan Minaret", "D2", "Lay", "would be out of order"),
    ),
    Case(
        "wrong-turn-up",
        "C22",
        checking,
        lambda t: (t.lift("B4"), t.place("B4", "big-ben", "back")),
        lambda t: (t.lift("B4"), t.place("B4", "big-ben", "face")),
        ("Big Ben", "B4", "face up"),
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key.removeprefix('wrong-')}-{case.scene.__name__}")
def test_a_violation_says_what_to_do_and_ends_only_when_the_table_is_right(case):
    table = case.scene()
    before = table.view
    case.wrong(table)
    table.wait(2.5)
    told = next(one for one in table.whole if one["key"].endswith(case.key))
    assert told["rule"] == case.rule
    assert [word for word in case.tells if word.casefold() not in told["text"].casefold()] == []
    assert table.wait(3600) == []  # neither over nor said again
    assert told["text"] in table.to_mend
    assert table.wait(0.7) + table.press("check") in (["refused-mend-first"], ["refused-no-check-now"])
    case.mend(table)
    assert table.to_mend == []
    table.wait(2)
    assert table.story[-1] == "table-cleared"
    assert table.to_mend == []
    after = table.view
    assert {key: after[key] for key in ("stage", "turn", "seats", "pile", "cards", "discarded")} == {
        key: before[key] for key in ("stage", "turn", "seats", "pile", "cards", "discarded")
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key.removeprefix('wrong-')}-{case.scene.__name__}")
def test_each_violation_can_be_asked_why(case):
    table = case.scene()
    case.wrong(table)
    table.wait(2.5)
    told = next(one for one in table.whole if one["key"].endswith(case.key))
    assert table.why(told["id"]).count(".") >= 1


def test_each_kind_of_violation_has_its_own_line():
    said = {}
    for case in CASES:
        table = case.scene()
        case.wrong(table)
        table.wait(2.5)
        said[case.key] = next(one["text"] for one in table.whole if one["key"].endswith(case.key))
    assert len(set(said.values())) == len(said)


def test_a_card_laid_wrong_is_said_once_firm():
    table = opened()
    assert table.place("F6", "monas") + table.wait(1.25) == []
    assert table.wait(0.25) == ["wrong-touches-nothing"]


def test_a_card_laid_wrong_and_mended_while_loose_is_not_spoken_of():
    table = opened()
    table.place("F6", "monas")
    assert table.wait(1.25) + table.lift("F6") + table.play("E4", "monas") == ["plays", "turn"]


def test_while_something_lies_wrong_no_act_is_ruled():
    table = pair()
    table.place("H8", "merlion")
    table.place("E5", "monas")
    assert table.wait(30) == ["wrong-touches-nothing"]
    assert table.choose("check:D4") == ["table-refused-not-offered"]
    assert table.tap("pad", "taj-mahal") == ["refused-mend-first"]
    assert table.press("check") == ["refused-mend-first"]
    assert (table.turn, table.hands) == ("Boris", {"Anna": 6, "Boris": 7})


def test_a_card_that_lies_right_when_the_last_wrong_thing_is_mended_arrives_at_that_moment():
    table = pair()
    table.place("H8", "merlion")
    table.place("E5", "monas")
    table.wait(30)
    assert table.lift("H8") == ["table-cleared"]
    assert table.wait(1.25) == []
    assert table.wait(0.25) == ["plays", "turn"]
    assert table.cards["E5"] == "monas*"


def test_only_the_last_of_two_wrong_things_lets_the_match_go_on():
    table = pair()
    table.place("H8", "merlion")
    table.place("A1", "taj-mahal")
    table.place("E5", "monas")
    assert table.wait(2) == ["wrong-touches-nothing", "wrong-touches-nothing"]
    assert table.lift("H8") + table.wait(30) == []
    assert table.lift("A1") == ["table-cleared"]
    assert table.wait(1.5) == ["plays", "turn"]


def test_thanks_are_said_when_all_lies_right_and_not_before():
    table = bonus()
    table.play("H8", "taj-mahal")
    table.lift("A4")
    assert table.lift("H8") == []
    assert table.place("A4", "merlion") == ["table-cleared"]


@pytest.mark.parametrize("scene", [duet, trio])
def test_a_draw_told_by_the_draw_pad_waits_too_while_something_lies_wrong(scene):
    table = scene(mat={"draw_pads": ["draw"]})
    table.place("H8", "taj-mahal")
    assert table.tap("draw", "monas") == ["refused-mend-first"]
    table.lift("H8")
    assert table.tap("draw", "monas")[0] == "draws"


def test_an_unknown_card_on_the_pad_is_said_and_means_nothing():
    table = pair()
    table.take(tap="pad", uid="04ffffffffffff")
    assert [one["key"] for one in table.announced] == ["table-tapped-unknown"]
    table.take(tap="pad", card="movies/jaws")
    assert [one["key"] for one in table.announced] == ["table-tapped-other-deck"]
    assert table.view["pending"] is None


def test_before_the_first_card_a_wrong_thing_is_called_by_its_cell():
    table = Sitting()
    table.place("G7", "movies/jaws")
    assert table.wait(1.5) == ["table-wrong-other-deck"]
    assert "G7" in table.texts[0]
    table.lift("G7")
    assert table.play("B2", "monas") == ["opens", "turn"]
    assert table.cards == {"B2": "monas*"}


def test_a_wrong_card_lying_since_before_the_opening_does_not_move_the_area():
    table = Sitting()
    table.place("G7", "movies/jaws")
    table.place("B2", "monas")
    table.wait(5)
    table.lift("G7")
    assert table.wait(1.5) == ["opens", "turn"]
    assert table.cards == {"B2": "monas*"}


def test_two_violations_at_once_are_both_said_and_both_listed():
    table = repairing()
    table.lift("A3")
    table.place("H8", "taj-mahal")
    assert table.wait(3) == ["wrong-none-due", "wrong-peek"]
    assert [text.split("”")[0] for text in table.to_mend] == ["Take “Taj Mahal", "Lay “Merlion"]
