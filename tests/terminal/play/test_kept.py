"""A match at the terminal is never lost: after an interruption at any place it comes out as without one (E4)."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from itertools import pairwise
from random import Random

import pytest

from companion.app import terminal as simulated
from companion.events import JournalNews, Resumed
from companion.record import sources as rows
from companion.record.writer import writable
from companion.simulator.company import Company
from companion.terminal.story import Story
from tests.terminal.play.keeping import NAMES, Killed, happened, kept, killed_at, lines_of, opened, sit, sit_to_the_end, typed, wish
from tests.terminal.play.test_matches import IDEAS
from tests.words.english import refused_with

GAMES = ("comparity", "cardline", "skyscrapers")
MATCHES = tuple((game, seed, NAMES[:players]) for game in GAMES for seed, players in ((7, 2), (3, 3)))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "journal.sqlite"


@pytest.fixture
def other(tmp_path):
    return tmp_path / "uninterrupted.sqlite"


def in_parts(lines, seed, parts=4):
    """The same lines, sitting by sitting; some sittings are over at once."""
    chance = Random(f"{seed} parts")
    cuts = [0, *sorted(chance.choices(range(len(lines)), k=parts - 1)), len(lines)]
    return [lines[first:last] for first, last in pairwise(cuts)]


@pytest.mark.exam
@pytest.mark.parametrize("with_ideas", [False, True], ids=["as proposed", "whatever comes to mind"])
@pytest.mark.parametrize(("game", "seed", "players"), MATCHES)
def test_a_match_in_several_sittings_is_the_same_as_in_one(path, other, game, seed, players, with_ideas):
    lines = typed(game, seed, players, ideas=IDEAS[game] if with_ideas else ())
    whole = sit(other, lines, wish(game, seed, players=players))
    for number, part in enumerate(in_parts(lines, seed)):
        last = sit(path, part, wish(game, seed, players=players), 0 if number else None)
    assert happened(path) == happened(other)
    assert (last.code, last.view, last.hands) == (whole.code, whole.view, whole.hands)
    assert sum(isinstance(one.event, Resumed) for one in kept(path).entries) == 3


@pytest.mark.exam
@pytest.mark.parametrize("is_written", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_wherever_the_program_ends_the_match_goes_on_from_there(path, other, game, is_written):
    """Each sitting ends in the middle of an act, some entries after the one before."""
    lines, wished = typed(game, 7, NAMES[:3]), wish(game, players=NAMES[:3])
    whole = sit(other, lines, wished)
    last, at, is_over = None, 0, False
    while not is_over:
        at += 17
        done = len([one for one in lines_of(path) if one.startswith('"')]) if at > 17 else 0
        try:
            with killed_at(at, is_written=is_written):
                last = sit(path, lines[done:], wished)
            is_over = True
        except Killed:
            assert not kept(path).listed.is_over or is_written
            is_over = kept(path).listed.is_over
            last = None
    assert happened(path) == happened(other)
    assert last is None or (last.view, last.hands) == (whole.view, whole.hands)


def test_what_was_told_is_not_told_again_and_what_was_not_told_yet_is(path):
    wished = wish(noise=0.0)
    whole = sit(path.with_name("whole"), ["lay 3 E4"], wished).text
    act = next(one.number for one in kept(path.with_name("whole")).entries if any(said.key == "comparity-plays" for said in one.said))
    with pytest.raises(Killed), killed_at(act, is_written=True):
        sit(path, ["lay 3 E4"], wished)
    text = sit(path, [], wished).text
    begun = "Match 1 goes on: Comparity, Landmarks. Players: Anna, Boris\u00a0(computer).\n"
    assert text.startswith(begun + "      Anna plays “Taj Mahal” on E4.")
    assert "Every card lies face down." not in text
    assert text.index("Boris, your turn.") < text.index("The match goes on where it stood.") < text.index("Anna holds:")
    told = whole[whole.index("      Anna plays “Taj Mahal” on E4.") :].partition("Anna holds:")[0].partition("\n (i)  ")[0]
    assert text.partition("\n")[2].startswith(told)


def test_whoever_comes_back_sees_the_table_and_the_hand_and_hears_why_as_before(path):
    wished = wish(noise=0.0)
    before = sit(path, ["lay 3 E4"], wished).text
    after = sit(path, ["why"], wished).text
    assert after.count("The match goes on where it stood.") == 1
    assert before[before.rindex("   ┌─") : before.rindex("Anna holds:")] in after
    assert "Free cells: " in after
    assert "three, whoever laid them." in after.partition("Anna> why")[2]


def test_a_press_that_is_typed_at_once_is_not_too_soon(path):
    """Coming back asks the question anew (C27); somebody has to read it first."""
    lines = ["lay 2 D5", "undo"]
    sit(path, lines, wish(bots="", noise=0.0))
    answered = sit(path, ["ok"], wish(bots="", noise=0.0)).flat
    assert "Taken back: “Empire State Building” is played no longer." in answered


def test_hands_that_are_secret_are_shown_once_their_player_is_there_again(path):
    wished = wish("skyscrapers", bots="", noise=0.0)
    assert "Anna holds" in sit(path, ["", "hand"], wished).text
    assert "holds" not in sit(path, [], wished).text
    back = sit(path, ["", "hand"], wished).text
    assert back.index("are you alone") < back.index("Anna holds")
    assert "holds" not in sit(path, [], wished).text


@pytest.mark.exam
def test_bots_alone_go_on_where_they_were(path, other):
    wished = wish(bots="Anna,Boris")
    whole = sit(other, [], wished)
    with pytest.raises(Killed), killed_at(40, is_written=True):
        sit(path, [], wished)
    with pytest.raises(Killed), killed_at(80, is_written=True):
        sit(path, [], wished)
    last = sit(path, [], wished)
    assert happened(path) == happened(other)
    assert (last.code, last.view, last.hands) == (0, whole.view, whole.hands)


def test_a_match_goes_on_in_its_own_language_or_in_the_one_that_is_asked_for(path, other):
    """What was typed stays what it was, also where the words are others now."""
    lines = ("положить 3 E4", "рука", "поднять E5", "вернуть")
    sit(other, lines[:3], wish(bots="", language="ru"))
    sit(other, lines[3:], wish(bots="", language="fr"))
    sit(path, lines[:1], wish(bots="", language="ru"))
    in_french = sit(path, ["soulever E5"], wish(bots="", language="fr", speaks="fr")).text
    assert "En main (Boris)" in in_french
    assert "На руках" in sit(path, ["вернуть"], wish(bots="", language="en")).text
    assert happened(path) == happened(other)


def test_what_is_typed_is_on_record_before_anything_comes_of_it(path, monkeypatch):
    seen, settle = [], simulated.TypedMatch._carry_out

    def noted(play, command, seat):
        with closing(sqlite3.connect(path)) as database:
            seen.append([json.loads(line) for (line,) in database.execute("SELECT line FROM typed WHERE number > 0 ORDER BY number")])
        yield from settle(play, command, seat)

    monkeypatch.setattr(simulated.TypedMatch, "_carry_out", noted)
    sit(path, ["lay 3 E4", "hand", "nonsense", "lift E4", "quit"], wish(bots="", noise=0.0))
    assert seen == [["lay 3 E4"], ["lay 3 E4", "hand", "nonsense", "lift E4"]]


def test_nothing_is_told_before_its_entry_is_written(path, monkeypatch):
    told, write = [], Story._write

    def noted(story, said):
        with closing(sqlite3.connect(path)) as database:
            (last,) = database.execute("SELECT max(number) FROM entries").fetchone()
        told.append(int(said.id.partition(".")[0]) <= last)
        write(story, said)

    lines = typed("cardline", 7, NAMES[:2])
    monkeypatch.setattr(Story, "_write", noted)
    sit(path, lines, wish("cardline"))
    assert len(told) > 40
    assert all(told)


class Trouble:
    """A disk that is full for a while, counted in transactions."""

    def __init__(self, first, last):
        self.first, self.last, self.count = first, last, 0

    def connect(self, path):
        trouble, database = self, writable(path)

        class Connection:
            def execute(self, statement, *values):
                if statement == "COMMIT":
                    trouble.count += 1
                    if trouble.first <= trouble.count < trouble.last:
                        database.execute("ROLLBACK")
                        fault = sqlite3.OperationalError("database or disk is full")
                        fault.sqlite_errorname = "SQLITE_FULL"
                        raise fault
                return database.execute(statement, *values)

            def __getattr__(self, name):
                return getattr(database, name)

        return Connection()


def test_trouble_with_the_disk_is_told_and_enters_again_where_it_entered(path, other, monkeypatch):
    lines, wished = typed("cardline", 7, NAMES[:2]), wish("cardline")
    sit(other, lines, wished)
    trouble, store = Trouble(12, 16), simulated.DiskStore
    with monkeypatch.context() as patch:
        patch.setattr(simulated, "DiskStore", lambda path, now: store(path, now, connect=trouble.connect))
        first = sit(path, lines[:8], wished)
    assert "The disk is full. The match goes on, but from here on it is not kept." in first.flat
    assert "The match is kept again, all of it." in first.flat
    news = [one for one in kept(path).entries if isinstance(one.event, JournalNews)]
    assert [one.event.what for one in news] == ["full", "back"]
    sit(path, lines[8:], wished)
    assert [one for one in kept(path).entries if isinstance(one.event, JournalNews)] == news
    played, whole = happened(path), happened(other)
    assert [one[0] for one in played] == [one[0] for one in whole]


def test_while_nothing_can_be_written_nobody_is_told_that_the_match_is_kept(path, monkeypatch):
    trouble, store = Trouble(3, 10**6), simulated.DiskStore
    monkeypatch.setattr(simulated, "DiskStore", lambda path, now: store(path, now, connect=trouble.connect))
    left = sit(path, ["lay 3 E4", "quit"], wish())
    assert "is kept. It goes on" not in left.flat
    assert "The match stops here. The same cards once more: facedown play --text --no-journal --seed 7" in left.flat


# What is on record and does not come out again.


def test_a_match_that_this_program_would_play_otherwise_is_left_as_it_is(path, monkeypatch):
    wished = wish(noise=0.0)
    sit(path, ["lay 3 E4"], wished)
    before = kept(path)
    with monkeypatch.context() as patch:
        patch.setattr("companion.simulator.company.BETWEEN_ACTS", 1.5)
        with refused_with(r"it does not come out again as it is on record \(entry \d+\): .*; it stays on record"):
            sit(path, [], wished)
    assert kept(path) == before
    assert "The match goes on where it stood." in sit(path, [], wished).text


def test_a_match_that_went_on_at_another_table_is_left_as_it_is(path):
    wished = wish(noise=0.0)
    sit(path, ["lay 3 E4"], wished)
    with simulated._store(simulated.Journaled(path)) as store:
        simulated.desk(store).take_up(1)
    with refused_with("another table was at it"):
        sit(path, [], wished)


@pytest.mark.parametrize("change", ["UPDATE typed SET line = '\"lay 4 E4\"' WHERE number = 1", "DELETE FROM typed WHERE number = 1"])
def test_lines_that_were_changed_are_not_used(path, change):
    wished = wish(noise=0.0)
    sit(path, ["lay 3 E4", "hand"], wished)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute(change)
    with refused_with("match 1: its lines are damaged from line 1 on; "):
        sit(path, [], wished, 0)
    assert "Match 1 is put aside." in sit(path, [], wished, is_new=True).text


def test_another_line_in_its_place_is_noticed_by_what_comes_of_it(path):
    wished = wish(noise=0.0)
    sit(path, ["lay 3 E4", "hand"], wished)
    lines = lines_of(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("DELETE FROM typed")
        now = rows.first_sum(1)
        for number, line in enumerate((lines[0], '"lay 4 E4"', *lines[2:])):
            (statement, values), now = rows.line_row(1, number, line, now)
            database.execute(statement, values)
    with refused_with("does not come out again"):
        sit(path, [], wished)


# What is kept besides.


def test_who_is_a_bot_is_on_record(path):
    sit(path, [], wish(players=NAMES[:3], bots="Anna,Vera"))
    assert kept(path).listed.bots == ("seat-1", "seat-3")


@pytest.mark.exam
@pytest.mark.parametrize("players", [2, 3])
def test_cards_that_were_revealed_are_left_in_the_box_in_the_next_match(path, players):
    """Also by those who deal (C17); when too few are left all return."""
    names, returned = NAMES[:players], 0
    for number, seed in enumerate(range(6), start=1):
        sit_to_the_end(path, wish(seed=seed, players=names, house={"pile": 60}))
        match = kept(path, number)
        aside = set(match.listed.setup.set_aside)
        met = {uid.partition("/")[2] for uid in match.tags if uid.startswith("card:")}
        if match.listed.summary.returned:
            returned += 1
        else:
            assert not met & aside
        assert number == 1 or aside
    assert returned


def test_the_same_cards_once_more_are_those_that_were_dealt(path):
    """Played without a record, as nothing is remembered then; with cards in the box it would be a list of them all."""
    first, second = sit_to_the_end(path, wish()), sit_to_the_end(path, wish(seed=8))
    assert "The same match again: facedown play --text --no-journal --seed 7 --noise 0.02 " in first.flat
    assert second.flat.endswith("has won match 8.")
    aside = ",".join(kept(path, 2).listed.setup.set_aside)
    with opened(path) as store:
        assert json.loads(store.lines(2)[0])["again"].endswith(f"--set-aside {aside}")


def test_bots_that_do_not_come_on_stop_the_match_and_it_can_be_looked_into(path, monkeypatch):
    monkeypatch.setattr(Company, "act", lambda *_: False)
    assert sit(path, [], wish(bots="Anna,Boris")).code == 1
    assert kept(path).listed.is_over is False
