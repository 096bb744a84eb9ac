"""What is on record, by the commands: kept while it is played, gone on with, told, replayed and handed on."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest

from companion.record.reading import OnRecord
from companion.record.rows import resealed
from tests.cli.running import facedown

PLAYED = ("--house", "hand=2,pile=4", "--seed", "7", "--speed", "0")


def rows(ran):
    return [json.loads(line) for line in ran.out.splitlines()]


def lines_of(*told):
    return "".join(json.dumps(row) + "\n" for row in told)


BEGINNING = lines_of({"place": "D4", "card": "tower-bridge"}, {"wait": 2}, {"place": "C4", "card": "eiffel-tower"})


@pytest.fixture
def run(monkeypatch):
    return lambda *words, content="": facedown(monkeypatch, *words, content=content)


@pytest.fixture(scope="module")
def recording(tmp_path_factory):
    """What the readers of a whole simulated match heard, and what was pressed, as lines."""
    file = tmp_path_factory.mktemp("recording") / "match.jsonl"
    with pytest.MonkeyPatch.context() as patch:
        assert facedown(patch, "demo", "--headless", *PLAYED, "--record", str(file)).code == 0
    return file


@pytest.fixture
def journal(run, recording, tmp_path):
    """A journal with that match, and with one that is under way."""
    file = tmp_path / "journal.sqlite"
    assert run("referee", "--journal", str(file), "--record-raw", content=recording.read_text()).code == 0
    assert run("referee", "--journal", str(file), "--players", "Anna,Vera", content=BEGINNING).code == 0
    return file


def test_the_match_under_way_goes_on_and_everything_that_was_said_stays_said(run, tmp_path):
    file = str(tmp_path / "a journal?.sqlite")
    first = rows(run("referee", "--journal", file, "--players", "Anna,Boris", content=BEGINNING))
    again = rows(run("referee", "--journal", file, content=lines_of({"wait": 2}, {"view": True})))
    assert again[0]["resumed"].items() >= {"entry": 3, "match": 1, "at": 2.0}.items()
    said = [row["announce"] for row in again if "announce" in row]
    assert [one["key"] for one in said] == ["table-resumed", "comparity-status-must-play", "comparity-plays", "comparity-turn"]
    assert not {row["announce"]["id"] for row in first if "announce" in row} & {one["id"] for one in said}
    view = next(row["view"] for row in again if "view" in row)
    assert [(one["card"], one["slot"]) for one in view["cards"]] == [("eiffel-tower", "C4"), ("tower-bridge", "D4")]


def test_the_same_arguments_go_on_and_others_are_asked_what_is_meant(run, tmp_path):
    file = str(tmp_path / "journal.sqlite")
    run("referee", "--journal", file, "--players", "Anna,Boris", content=BEGINNING)
    same = run("referee", "--journal", file, "--players", "Anna,Boris", "--lang", "ru")
    assert "resumed" in rows(same)[0]
    other = run("referee", "--journal", file, "--players", "Anna,Vera")
    assert (other.code, other.out) == (2, "")
    assert other.err == (
        "facedown: --journal: match 1 is under way there (comparity, Anna, Boris); "
        "add --resume to go on with it, or --new to put it aside and begin this one\n"
    )
    begun = run("referee", "--journal", file, "--players", "Anna,Vera", "--new")
    assert rows(begun)[0]["setup"]["players"] == ["Anna", "Vera"]
    back = run("referee", "--journal", file, "--resume", "1")
    assert rows(back)[0]["resumed"]["match"] == 1
    assert [(one.number, one.is_aside) for one in OnRecord(tmp_path / "journal.sqlite").matches()] == [(1, False), (2, False)]


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("--new",), "--new: there is no journal; name one with --journal"),
        (("--resume",), "--resume: there is no journal; name one with --journal"),
        (("--record-raw",), "--record-raw: there is no journal; name one with --journal"),
        (
            ("--journal", "{}", "--resume"),
            "--resume: no match is under way there; `facedown history` lists the matches; begin one without --resume",
        ),
        (("--journal", "{}", "--resume", "3"), "match 3: there is no such match; `facedown history` lists those there are"),
        (("--journal", "{}", "--resume", "x"), "--resume: 'x' is no such number; give a whole number from 1 to 1,000,000,000"),
    ],
)
def test_what_cannot_be_meant_is_one_clear_error(run, tmp_path, words, error):
    ran = run("referee", *(word.format(tmp_path / "journal.sqlite") for word in words))
    assert (ran.code, ran.err) == (2, f"facedown: {error}\n")


def test_a_last_card_laid_by_mistake_is_taken_back_after_any_restart(run, tmp_path):
    words = ("referee", "--journal", str(tmp_path / "journal.sqlite"))
    match = lines_of({"place": "D4", "card": "tower-bridge"}, {"wait": 2}, {"place": "C4", "card": "eiffel-tower"}, {"wait": 2})
    assert "comparity-wins" in run(*words, "--house", "hand=1,pile=4", content=match).out
    assert run(*words, content=lines_of({"view": True})).out.startswith('{"error"')  # nothing was left to go on with
    back = rows(run(*words, "--resume", "1", content=lines_of({"press": "undo"}, {"wait": 1}, {"press": "ok"}, {"view": True})))
    view = next(row["view"] for row in back if "view" in row)
    assert (view["winners"], view["turn"]) == ([], "seat-1")


def test_whoever_did_not_hear_the_end_hears_it(run, tmp_path):
    file = tmp_path / "journal.sqlite"
    match = lines_of({"place": "D4", "card": "tower-bridge"}, {"wait": 2}, {"place": "C4", "card": "eiffel-tower"}, {"wait": 2})
    run("referee", "--journal", str(file), "--house", "hand=1,pile=4", content=match)
    with closing(sqlite3.connect(file, isolation_level=None)) as database:  # as a kill leaves it between the writing and the saying
        database.execute("UPDATE matches SET said = 3")
        resealed(database)
    again = rows(run("referee", "--journal", str(file), "--house", "hand=1,pile=4"))
    assert [row["announce"]["key"] for row in again if "announce" in row] == ["comparity-plays", "comparity-wins", "table-resumed"]
    assert "protocol" in rows(run("referee", "--journal", str(file), "--house", "hand=1,pile=4"))[0]


def test_a_set_up_that_cannot_be_puts_nothing_aside(run, journal):
    ran = run("referee", "--journal", str(journal), "--new", "--players", "Anna")
    assert ran.code == 2
    assert not OnRecord(journal).matches()[1].is_aside
    both = run("referee", "--journal", str(journal), "--resume", "2", "--players", "Zoe,Max")
    fix = "leave the arguments of a set-up out, but for --lang"
    assert (both.code, both.err) == (2, f"facedown: --resume: its set-up is on record; {fix}\n")
    spoken = run("referee", "--journal", str(journal), "--resume", "2", "--lang", "fr")
    assert rows(spoken)[0]["resumed"]["setup"]["lang"] == "fr"


def test_a_match_at_a_terminal_is_not_gone_on_with_by_lines(run, tmp_path):
    file = tmp_path / "journal.sqlite"
    assert run("play", "--text", "--journal", str(file), *PLAYED, content="hand\n").code == 0
    assert run("referee", "--journal", str(file), content=lines_of({"view": True})).out.startswith('{"error"')
    ran = run("referee", "--journal", str(file), "--resume", "1")
    assert (ran.code, ran.out) == (2, "")
    assert "go on with it there: facedown play --text --resume 1" in ran.err


def test_a_tag_that_was_only_glimpsed_is_not_named(run, tmp_path):
    """It may be in a hand, which is secret here (H2)."""
    slots = {**{f"site-{number}": [] for number in range(1, 7)}, "pad": [], "draw-pad": []}
    opened = [{"tap": "site-1", "card": "foundation-parking-1"}, {"tap": "site-2", "card": "foundation-slab-1"}]
    heard = [*[[]] * 20, ["penthouse"], *[[]] * 2, *[["museum"]] * 12]
    told = [*opened]
    for number, cards in enumerate(heard):
        passed = {**slots, "site-1": [f"card:skyscrapers/{card}" for card in cards]}
        told.append({"pass": passed, "at": round(5 + number / 20, 2)})
    file = str(tmp_path / "journal.sqlite")
    mat = {"columns": 0, "rows": 0, "pads": ["pad"], "draw_pads": ["draw-pad"], "tap_places": [f"site-{number}" for number in range(1, 7)]}
    setup = {"setup": {"game": "skyscrapers", "mat": mat}}
    ran = run("referee", "--journal", file, "--record-raw", content=lines_of(setup, *told))
    assert "museum" in ran.out
    raw = run("replay", "1", "--raw", "--journal", file)
    assert (raw.code, raw.out.splitlines()[-1]) == (0, "Settled again, it is the same match.")
    assert "penthouse" not in raw.out
    assert "another card" in raw.out


def test_that_a_card_was_heard_badly_is_on_record_and_is_settled_so_again(run, tmp_path):
    file, mat = str(tmp_path / "journal.sqlite"), {"columns": 2, "rows": 1}
    told = [{"setup": {"mat": mat}}]
    for number in range(300):
        is_missed = number > 80 and number % 5 in (1, 3)
        heard = [] if is_missed or number < 20 else ["card:landmarks/big-ben"]
        told.append({"pass": {"A1": heard, "B1": [], "pad": []}, "at": round(number / 20, 2)})
    ran = run("referee", "--journal", file, "--record-raw", content=lines_of(*told))
    assert ran.out.count('"table-heard-badly"') == 1
    assert run("history", "show", "1", "--journal", file).out.count("The mat hears the card on A1 badly.") == 1
    again = run("referee", "--journal", file, "--resume", "1", content=lines_of({"view": True}))
    assert '"weak":["A1"]' in again.out.replace(" ", "")
    raw = run("replay", "1", "--raw", "--journal", file)
    assert (raw.code, raw.out.splitlines()[-1]) == (0, "Settled again, it is the same match.")


def test_the_list_and_the_story_tell_both_matches(run, journal):
    listed = run("history", "--journal", str(journal))
    assert (listed.code, listed.err) == (0, "")
    assert "Anna, Vera (unfinished)" in listed.out
    told = run("history", "show", "1", "--journal", str(journal), "--lang", "fr")
    assert told.code == 0
    assert "gagne" in told.out
    both = rows(run("history", "--json", "--journal", str(journal)))
    assert [(row["match"], row["over"]) for row in both] == [(1, True), (2, False)]
    assert rows(run("history", "--journal", str(journal), "players", "vera", "--json"))[0]["player"] == "Vera"


def test_where_nothing_was_played_yet_that_is_said(run):
    assert run("history").out == "No match is on record yet.\n"
    assert run("history", "show", "1").err == "facedown: match 1: there is no such match; `facedown history` lists those there are\n"


def test_a_replay_shows_the_table_as_it_lay(run, journal):
    early = run("replay", "1", "--until", "2", "--journal", str(journal))
    late = run("replay", "1", "--journal", str(journal))
    assert (early.code, late.code) == (0, 0)
    assert len(early.out) < len(late.out)
    assert "pile: 3" in early.out


def test_what_the_readers_heard_is_settled_once_more(run, journal):
    ran = run("replay", "1", "--raw", "--journal", str(journal))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "Settled again, it is the same match."
    without = run("replay", "2", "--raw", "--journal", str(journal))
    assert (without.code, without.err) == (2, "facedown: match 2: what the readers heard was not kept; play with --record-raw\n")


def test_a_pass_that_was_heard_otherwise_is_found(run, journal):
    with closing(sqlite3.connect(journal, isolation_level=None)) as database:
        database.execute("UPDATE passes SET heard = '[{}]' WHERE match = 1 AND entry >= 1")
    ran = run("replay", "1", "--raw", "--journal", str(journal))
    assert ran.code == 1
    assert "Settled again, it is another match from entry" in ran.out


def test_an_export_is_replayed_where_the_journal_is_not(run, journal, tmp_path):
    exported = run("history", "export", "--journal", str(journal))
    assert (exported.code, exported.err) == (0, "")
    assert json.loads(exported.out.splitlines()[0])["match"] == 1
    file = tmp_path / "export.jsonl"
    file.write_text(exported.out)
    told = run("replay", str(file))
    assert (told.code, told.err) == (0, "")
    assert told.out == run("replay", "1", "--journal", str(journal)).out


def test_a_match_that_is_not_over_is_not_exported(run, journal):
    ran = run("history", "export", "2", "--journal", str(journal))
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("facedown: match 2: it is not over")


def test_the_notation_of_a_match_is_replayed_to_the_same_end(run, journal, tmp_path):
    text = run("history", "export", "1", "--notation", "--journal", str(journal)).out
    assert text.startswith("game comparity\n")
    file = tmp_path / "match.txt"
    file.write_text(text)
    told, kept = run("replay", str(file)), run("replay", "1", "--journal", str(journal))
    assert (told.code, told.err) == (0, "")
    counts = [line for line in kept.out.splitlines() if "pile:" in line]
    assert counts
    assert [line for line in told.out.splitlines() if "pile:" in line] == counts


def test_a_recording_is_replayed_as_well(run, recording, journal):
    told = run("replay", str(recording))
    assert (told.code, told.err) == (0, "")
    kept = run("history", "show", "1", "--journal", str(journal))
    assert kept.out.splitlines()[4:] == told.out.splitlines()[4 : len(kept.out.splitlines())]


@pytest.mark.parametrize("content", [b"\xff\xfe\x00binary", b"", b"nonsense\n", b'{"match": 1, "format": 1, "setup": {}}\n'])
def test_a_file_that_is_no_match_is_said_with_its_line(run, tmp_path, content):
    file = tmp_path / "file"
    file.write_bytes(content)
    ran = run("replay", str(file))
    assert ran.code == 2
    assert ran.err.startswith("facedown: ")
    assert "Traceback" not in ran.err


def test_a_journal_of_another_program_is_refused_and_left_alone(run, tmp_path):
    file = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("CREATE TABLE theirs (one)")
    before = file.read_bytes()
    for words in (("history", "--journal", str(file)), ("referee", "--journal", str(file))):
        ran = run(*words)
        assert (ran.code, ran.out) == (2, "")
        assert "a database of another program" in ran.err
    assert file.read_bytes() == before


CHECKED = lines_of(
    {"wait": 2},
    {"lift": "C4"},
    {"press": "check"},
    {"place": "C4", "card": "eiffel-tower"},
    {"choose": "check:D4"},
)


def test_cards_that_were_shown_are_left_in_the_box_next_time(run, tmp_path):
    journal = tmp_path / "journal.sqlite"
    run("referee", "--journal", str(journal), "--players", "Anna,Boris", content=BEGINNING + CHECKED)
    shown = ("eiffel-tower", "tower-bridge")
    assert OnRecord(journal).matches()[0].summary.revealed == shown
    begun = rows(run("referee", "--journal", str(journal), "--new", "--house", "hand=2,pile=4"))
    assert begun[0]["setup"]["set_aside"] == list(shown)
    left = next(row["announce"] for row in begun if row.get("announce", {}).get("key") == "table-leave-in-box")
    assert left["args"]["cards"] == list(shown)
    fresh = rows(run("referee", "--journal", str(journal), "--new", "--house", "memory=off"))
    assert fresh[0]["setup"]["set_aside"] == []


def test_a_series_goes_on_with_the_same_players(run, tmp_path):
    match = lines_of({"place": "D4", "card": "tower-bridge"}, {"wait": 2}, {"place": "C4", "card": "eiffel-tower"}, {"wait": 2})
    words = ("referee", "--journal", str(tmp_path / "journal.sqlite"), "--house", "hand=1,pile=4", "--best-of", "3")
    first, second = rows(run(*words, content=match)), rows(run(*words, content=match))
    assert first[0]["setup"]["series"] == {"best_of": 3, "wins": [0, 0]}
    assert second[0]["setup"]["series"] == {"best_of": 3, "wins": [1, 0]}
    keys = [row["announce"]["key"] for row in second if "announce" in row]
    assert keys[-3:] == ["table-series-wins", "table-series-wins", "table-series-won"]


def test_a_backup_brings_the_history_to_another_home(run, tmp_path, monkeypatch):
    for variable, folder in (("XDG_STATE_HOME", "state"), ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config")):
        monkeypatch.setenv(variable, str(tmp_path / "one" / folder))
    journal = tmp_path / "one" / "state" / "facedown" / "journal.sqlite"
    assert run("referee", "--journal", str(journal), "--players", "Anna,Vera", content=BEGINNING).code == 0
    listed = run("history").out
    assert run("backup", str(tmp_path / "table.zip")).code == 0
    for variable, folder in (("XDG_STATE_HOME", "state"), ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config")):
        monkeypatch.setenv(variable, str(tmp_path / "other" / folder))
    assert run("history").out == "No match is on record yet.\n"
    assert run("restore", str(tmp_path / "table.zip")).code == 0
    assert run("history").out == listed


def test_what_was_played_tonight_and_its_series_are_told(run, tmp_path):
    journal = ("--journal", str(tmp_path / "journal.sqlite"))
    content = lines_of({"place": "D4", "card": "tower-bridge"}, {"wait": 2}, {"place": "C4", "card": "eiffel-tower"}, {"wait": 2})
    run("referee", *journal, "--house", "hand=1,pile=4", "--best-of", "3", content=content)
    tonight, series = run("history", "tonight", *journal), run("history", "series", *journal)
    assert (tonight.code, tonight.err, series.code, series.err) == (0, "", 0, "")
    assert [ran.out.count("Anna") > 0 for ran in (tonight, series)] == [True, True]
