"""The journal replayed gives the match again: the same state, the same announcements, the same words, byte for byte (E4)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.core.decks.register import Register
from companion.core.games.game import Setup
from companion.core.referee import referee as real
from companion.core.referee.table_view import table_view
from companion.events import (
    AcceptTable,
    ActOf,
    AlreadyDrawn,
    CardIs,
    Chosen,
    Corrected,
    Correction,
    Elapsed,
    Event,
    JournalNews,
    Leave,
    Pressed,
    ReadsBadly,
    ReadsWell,
    Replace,
    Resumed,
    SeatId,
    SetHand,
    SetTurn,
    Slot,
    SlotsBack,
    SlotsFrozen,
    Sorted,
    TagLifted,
    TagPlaced,
    TagTapped,
    Uid,
    Unreadable,
)
from companion.record.plain import CORRECTIONS, EVENTS, event_from_json, event_to_json
from tests.core.referee.replays import digest, events_of, output, replayed
from tests.core.referee.tables import Hands, Watched, numbered, people_play

CHECKOUT = Path(__file__).resolve().parents[3]
MATCHES = int(os.environ.get("FACEDOWN_REPLAY", "2"))
CLUMSY = 0.1


def by_hand() -> Watched:
    """A match with every kind of event and of correction."""
    hands = Hands(numbered(1, 2, 3, 4, 5, 6, 7, 8), 3)
    hands.play("D4", "n1")
    hands.play("E4", "n3")
    hands.heard_badly("D4")
    hands.heard_badly("E4")
    hands.heard_well("D4")
    assert [hands.unreadable(slot) for slot in ("pad", "E4")] == [["table-unreadable-pad"], ["table-unreadable"]]
    hands.check("D4")
    hands.choose("check:E4")
    hands.freeze("E4", "F4")
    hands.referee.enter(Resumed(hands.referee.state.at))
    hands.referee.enter(JournalNews("full", hands.referee.state.at))
    hands.press("pause")
    hands.press("ok")
    hands.press("pause")
    hands.thaw("F4", "E4")
    hands.tap("n4")
    hands.choose("play:D5")
    hands.settle()
    hands.lay("D5", "n4")
    hands.lay("A1", "n5")
    hands.settle()
    hands.choose("nonsense")
    hands.lift("A1")
    for correction in corrections():
        hands.correct(correction)
    hands.undo()
    hands.lay("C4", "z03")
    hands.settle()
    hands.correct(AcceptTable())
    return hands.referee


def corrections() -> tuple[Correction, ...]:
    first, second = SeatId("seat-1"), SeatId("seat-2")
    return (
        SetHand(first, 4),
        SetTurn(second),
        ActOf(first),
        CardIs("n4", "n6"),
        AlreadyDrawn(),
        AcceptTable(("n3",)),
        Replace(second, "Zoé “Z”"),
        Leave(first),
    )


def matches() -> list[Watched]:
    return [by_hand(), *(people_play(seed, CLUMSY).referee for seed in range(MATCHES))]


def test_the_match_by_hand_has_every_kind_of_event_and_of_correction() -> None:
    events = events_of(by_hand())
    assert {type(event) for event in events} == set(EVENTS.values()) - {Sorted}  # which is of a game in which kinds are sorted out
    assert {type(event.correction) for event in events if isinstance(event, Corrected)} == set(CORRECTIONS.values())


def test_a_replay_stands_as_the_match_stood() -> None:
    for match in matches():
        setup, deck = match.state.match.setup, match.state.match.deck
        again = real.replayed(setup, deck, Register().naming([deck]), events_of(match))
        assert again == match.state
        assert table_view(again) == table_view(match.state)


def test_a_replay_says_the_same_under_the_same_ids() -> None:
    for match in matches():
        again = replayed(match.state.match.setup, match.state.match.deck, events_of(match))
        assert again.heard == match.heard
        assert again.journal.entries() == match.journal.entries()
        ids = [said.id for said in again.heard]
        assert len(set(ids)) == len(ids)
        assert ids == sorted(ids, key=lambda id: tuple(map(int, id.split("."))))


def test_each_step_of_a_replay_stands_as_it_stood_then() -> None:
    """A restart in the middle is a replay too."""
    for match in matches():
        again = replayed(match.state.match.setup, match.state.match.deck, events_of(match))
        assert [now for _, _, now in again.steps] == [now for _, _, now in match.steps]


@pytest.mark.exam
def test_two_runs_give_the_same_words_in_three_languages_byte_for_byte() -> None:
    for first, second in zip(matches(), matches(), strict=True):
        assert list(output(first)) == list(output(second))


@pytest.mark.exam
def test_a_replay_of_the_journals_json_puts_out_the_same_whatever_the_hash_seed(tmp_path: Path) -> None:
    kept = tmp_path / "matches"
    played = [people_play(seed, CLUMSY).referee for seed in range(MATCHES)]
    rows = [
        json.dumps({"seed": seed, "clumsy": CLUMSY, "events": [event_to_json(event) for event in events_of(match)]})
        for seed, match in enumerate(played)
    ]
    kept.write_text("\n".join(rows), encoding="utf-8")
    digests = [line for match in played for line in (f"replayed {digest(output(match))}", f"played {digest(output(match))}")]
    for hash_seed in ("0", "1", "2"):
        assert printed(kept, hash_seed) == digests


def printed(kept: Path, hash_seed: str) -> list[str]:
    command = [sys.executable, "-m", "tests.core.referee.replays", str(kept)]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=CHECKOUT, env=environment).stdout.splitlines()


EVENTS_OF_EACH_KIND: tuple[Event, ...] = (
    TagPlaced(Slot("C3"), Uid("04a1b2c3d4e5f6"), 0.1 + 0.2),
    TagLifted(Slot("C3"), Uid("card:movies/amelie#back"), 1e-9),
    TagTapped(Slot("pad"), Uid("04a1b2c3"), 1 / 3),
    Sorted("tornado", 1.5),
    Pressed("seat-5", 7.0),
    Chosen("swap:B2-C2", 12345.678),
    SlotsFrozen((Slot("A1"), Slot("B1")), 2.0),
    SlotsFrozen((), 2.0),
    SlotsBack((Slot("A1"),), 2.0),
    ReadsBadly(Slot("C3"), 0.1 + 0.2),
    ReadsWell(Slot("C3"), 2.0),
    Unreadable(Slot("pad"), 2.5),
    Elapsed(3.000000000000001),
    Resumed(3.5),
    Resumed(3.5, (("04a1b2c3d4e5f6", "landmarks", "big-ben", "back"), ("04a1b2c3", "landmarks", "cn-tower", ""))),
    JournalNews("damaged", 0.0, "journal.sqlite.damaged-2026-11-18"),
    JournalNews("full", 7.25),
    *(Corrected(correction, 4.0) for correction in (*corrections(), AcceptTable())),
)


@pytest.mark.parametrize("event", EVENTS_OF_EACH_KIND, ids=lambda event: str(event_to_json(event))[:60])
def test_an_event_comes_back_from_json_as_it_was(event: Event) -> None:
    row = json.dumps(event_to_json(event))
    back = event_from_json(json.loads(row))
    assert back == event
    assert type(back) is type(event)
    assert json.dumps(event_to_json(back)) == row
    hash(back)


def test_every_event_and_correction_has_its_json() -> None:
    assert {type(event) for event in EVENTS_OF_EACH_KIND} == set(EVENTS.values())
    assert {type(correction) for correction in corrections()} == set(CORRECTIONS.values())


ROWS: tuple[Any, ...] = ({}, {"event": "nonsense"}, {"event": "pressed"}, {"event": "pressed", "button": "ok", "at": 1.0, "more": 1},
    {"event": "corrected", "correction": {}, "at": 1.0}, {"event": "corrected", "correction": {"kind": "turn"}, "at": 1.0})  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_row_that_is_no_event_raises_what_its_reader_expects(row: Any) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        event_from_json(row)


def test_another_event_gives_another_digest() -> None:
    match = people_play(0, 0.0).referee
    setup, deck, events = match.state.match.setup, match.state.match.deck, events_of(match)
    assert isinstance(setup, Setup)
    altered = (*events[:-1], replace(events[-1], at=events[-1].at + 1))
    assert digest(output(replayed(setup, deck, altered))) != digest(output(match))
