"""A deck of one's own in the place of a shipped one, made, changed or removed between matches: what was played stays what it was."""

from __future__ import annotations

import json
import os
import shutil

import pytest

from companion.cards.decks.files import find
from companion.config.config import folders
from tests.cli.running import facedown

WHOLE = ("demo", "--headless", "--house", "hand=4,pile=8", "--seed", "2", "--speed", "0")
TOLD_OF_EXPORTS = (
    "match 1: deck landmarks is not the one that it was played with; put the deck of that time into the folder of your own decks"
)


def lines_of(*told):
    return "".join(json.dumps(row) + "\n" for row in told)


def laid(slot, card):
    return ({"place": slot, "card": card}, {"wait": 2})


def texts(ran):
    rows = [json.loads(line) for line in ran.out.splitlines()]
    return [row["announce"]["text"] for row in rows if "announce" in row]


@pytest.fixture
def run(monkeypatch):
    return lambda *words, content="": facedown(monkeypatch, *words, content=content)


@pytest.fixture
def journal(tmp_path):
    return str(tmp_path / "journal.sqlite")


@pytest.fixture
def own():
    return folders(os.environ).decks / "landmarks"


def edited(run, number):
    ran = run("deck", "edit", "landmarks", "eiffel-tower", f"height={number}")
    assert (ran.code, ran.err) == (0, "")


@pytest.fixture
def exported(run, journal, tmp_path):
    """A whole match with the deck that `edited` has made, or the shipped one: as it is on record, and as a file."""

    def export():
        recording, file = tmp_path / "recording.jsonl", tmp_path / "export.jsonl"
        assert run(*WHOLE, "--record", str(recording)).code == 0
        assert run("referee", "--journal", journal, content=recording.read_text()).code == 0
        file.write_text(run("history", "export", "--journal", journal).out)
        return str(file)

    return export


def replayed(run, what, *more):
    ran = run("replay", what, *more)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.mark.parametrize("how", ["changed", "spoilt"])
def test_a_match_with_a_shipped_deck_is_replayed_whatever_takes_its_place_now(run, journal, exported, own, how):
    file = exported()
    before = replayed(run, file)
    edited(run, 1)
    if how == "spoilt":
        (own / "cards.csv").write_text("id\n")
    assert replayed(run, file) == before
    assert replayed(run, "1", "--journal", journal) == before


def test_a_notation_is_replayed_with_the_shipped_deck_where_ones_own_does_not_bear_it_out(run, journal, exported, tmp_path):
    exported()
    file = tmp_path / "match.txt"
    file.write_text(run("history", "export", "1", "--notation", "--journal", journal).out)
    before = replayed(run, str(file))
    played = [card for card in find("landmarks").cards if f" {card} " in file.read_text()]
    for number, card in enumerate(played):
        assert run("deck", "edit", "landmarks", card, f"height={len(played) - number}").code == 0
    assert replayed(run, str(file)) == before
    file.write_text(file.read_text() + "99. Anna: draw\n")
    assert run("replay", str(file)).code == 2


def test_a_match_with_ones_own_deck_is_replayed_from_the_record_and_from_a_file_as_long_as_the_deck_is_that_one(
    run, journal, exported, own
):
    edited(run, 1)
    file = exported()
    before = replayed(run, file)
    edited(run, 2)
    assert replayed(run, "1", "--journal", journal) == before
    ran = run("replay", file)
    assert (ran.code, ran.out, ran.err) == (2, "", f"facedown: {TOLD_OF_EXPORTS}\n")
    edited(run, 1)
    assert replayed(run, file) == before
    shutil.rmtree(own)
    assert replayed(run, "1", "--journal", journal) == before
    assert run("replay", file).err == f"facedown: {TOLD_OF_EXPORTS}\n"


@pytest.mark.parametrize("change", ["edited", "spoilt", "removed"])
def test_a_match_that_was_left_goes_on_with_the_numbers_that_it_was_begun_with(run, journal, own, change):
    edited(run, 1)
    begin = lines_of(*laid("D4", "eiffel-tower"), *laid("C4", "big-ben"))
    assert run("referee", "--journal", journal, "--players", "Anna,Boris", content=begin).code == 0
    if change == "edited":
        edited(run, 2)
    elif change == "spoilt":
        (own / "cards.csv").write_text("id\n")
    else:
        shutil.rmtree(own)
    check = ({"lift": "C4"}, {"press": "check"}, {"place": "C4", "card": "big-ben"}, {"choose": "check:D4"})
    said = texts(run("referee", "--journal", journal, "--resume", content=lines_of(*check)))
    assert "“Eiffel Tower” on D4: 1 m." in said
    assert "“Eiffel Tower” on D4: 1 m." in run("history", "show", "1", "--journal", journal).out


def test_what_was_seen_with_the_shipped_deck_is_set_aside_with_ones_own_as_is_said_before_the_deal(run, journal):
    seen = lines_of(*laid("D4", "eiffel-tower"), *laid("C4", "big-ben"), {"lift": "C4"}, {"press": "check"})
    seen += lines_of({"place": "C4", "card": "big-ben"}, {"choose": "check:D4"}, {"press": "undo"})  # who has seen it, has seen it
    assert run("referee", "--journal", journal, "--players", "Anna,Boris", content=seen).code == 0
    edited(run, 1)
    row = json.loads(run("history", "seen", "--journal", journal, "--json").out)
    assert (row["seen"], row["fresh"]) == (["big-ben", "eiffel-tower"], len(find("landmarks").cards) - 2)
    begun = run("referee", "--journal", journal, "--players", "Anna,Boris", "--new")
    assert texts(begun)[1] == "Leave in the box, as you know them already: “Big Ben (Elizabeth Tower)”, “Eiffel Tower”."
    assert run("deck", "edit", "landmarks", "--remove", "big-ben").code == 0
    row = json.loads(run("history", "seen", "--journal", journal, "--json").out)
    begun = run("referee", "--journal", journal, "--players", "Anna,Boris", "--new")
    assert row["seen"] == ["eiffel-tower"]
    assert texts(begun)[1] == "Leave in the box, as you know it already: “Eiffel Tower”."
