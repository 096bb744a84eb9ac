"""Cards of a deck are changed, added and removed by the command, or in one's own editor."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from decimal import Decimal
from pathlib import Path
from threading import Thread

import pytest

import companion
from companion.app.matches import TAGS
from companion.cards.decks.files import find, load
from companion.cards.editing.in_editor import edit_file
from companion.config.config import folders
from companion.core.decks.codes import codes_of
from tests.cards.decks.folders import OUTLINE, ROWS, lay, sheet, with_cell
from tests.cli.rivers import ALIKE, rivers_csv, tag
from tests.cli.running import Stream, facedown, heed_ctrl_c


@pytest.fixture
def run(monkeypatch):
    return lambda *words, **more: facedown(monkeypatch, "deck", *words, **more)


def test_a_card_is_changed_and_nothing_else_in_its_file(run, rivers):
    ran = run("edit", "rivers", "nile", "length=6695.5", "bridged=1900")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"Changed: nile, in these columns: length, bridged\n  It lies in: {rivers}\n"
    assert (rivers / "cards.csv").read_text(encoding="utf-8") == rivers_csv().replace("6650,approximate,1871", "6695.5,approximate,1900")
    assert (rivers / "deck.toml").read_text(encoding="utf-8") == OUTLINE


@pytest.mark.parametrize("name", ["nile", "Нил", "NIL", "code", "The Nile"])
def test_a_card_is_found_by_its_id_a_name_or_its_short_code(run, rivers, name):
    rows = with_cell(2, "name_en", "The Nile") if name == "The Nile" else ROWS
    lay(rivers, sheet(rows=rows))
    words = [codes_of(load(rivers))["nile"].lower()] if name == "code" else name.split()
    assert run("edit", "rivers", *words, "place_fr=x").code == 0
    assert load(rivers).cards["nile"].places["fr"] == "x"


def test_a_column_may_be_called_as_people_call_it(run, rivers):
    assert run("edit", "rivers", "nile", "Premier Pont=1900", "ДЛИНА=7", "Note_EN=long").code == 0
    assert load(rivers).cards["nile"].numbers.opened() == {"length": Decimal(7), "bridged": Decimal(1900)}
    assert load(rivers).cards["nile"].notes["en"] == "long"


def test_what_stands_so_already_is_not_written_again(run, rivers):
    before = (rivers / "cards.csv").stat()
    assert run("edit", "rivers", "nile", "length=6650", "short_en=The|Nile").out == "Nothing to change: it stands so already at nile.\n"
    assert (rivers / "cards.csv").stat().st_ino == before.st_ino


def test_a_shipped_deck_is_copied_first_and_stays_as_it_is(run):
    before = find("landmarks")
    ran = run("edit", "landmarks", "Tour Eiffel", "height=330")
    own = folders(os.environ).decks
    assert ran.out.splitlines()[:2] == [
        "Changed: eiffel-tower, in these columns: height",
        "The shipped deck landmarks stays as it is; this copy is yours, and takes its place from now on.",
    ]
    assert find("landmarks") == before
    after = find("landmarks", own)
    assert after.cards["eiffel-tower"].numbers.opened() == {"height": Decimal(330), "year": Decimal(1889)}
    assert {**after.cards, "eiffel-tower": None} == {**before.cards, "eiffel-tower": None}
    assert "stays as it is" not in run("edit", "landmarks", "eiffel-tower", "height=331").out


def test_all_problems_of_the_deck_are_told_and_then_nothing_is_written(run, rivers):
    before = (rivers / "cards.csv").read_bytes()
    ran = run("edit", "rivers", "nile", "length=2-Jan", "bridged=0", "id=Nile")
    assert ran.code == 2
    place = f"{rivers / 'cards.csv'} row 2, column"
    assert [line.split(": ")[1] for line in ran.err.splitlines()] == [f"{place} id", f"{place} length", f"{place} bridged"]
    assert (rivers / "cards.csv").read_bytes() == before
    assert run("edit", "landmarks", "big-ben", "height=").code == 2
    assert [path.name for path in rivers.parent.iterdir()] == ["rivers"]


def test_a_deck_that_cannot_be_used_is_mended_so(run, own):
    lay(own / "rivers", sheet(rows=with_cell(3, "length", "2-Jan")))
    assert run("edit", "rivers", "danube", "length=2850").code == 0
    assert run("check", "rivers").code == 0


def test_a_card_is_added_and_removed(run, rivers):
    ran = run("edit", "rivers", "--add", "volga", "name_en=Volga", "length=3530", "bridged=1880", "note_en=the long one")
    assert ran.out == f"Added: volga.\n  It lies in: {rivers}\n"
    deck = load(rivers)
    assert (deck.cards["volga"].notes["en"], deck.cards["volga"].numbers.opened()["length"]) == ("the long one", Decimal(3530))
    assert run("edit", "rivers", "--remove", "volga").out == f"Removed: volga.\n  It lies in: {rivers}\n"
    assert (rivers / "cards.csv").read_text(encoding="utf-8") == rivers_csv().replace("source\n", "source,note_en\n")
    assert run("edit", "rivers", "--add", "nile", "length=1").err == (
        "facedown: card 'nile': this deck has it already; leave out --add to change it, or give another id\n"
    )
    said = f"facedown: {rivers / 'cards.csv'} row 5, column id: 'Volga' is not an id; "
    assert run("edit", "rivers", "--add", "Volga").err.startswith(said)


def test_cards_that_are_alike_are_changed_and_removed_together(run, own):
    folder = lay(own / "rivers", ALIKE)
    assert run("edit", "rivers", "nile-2", "length=9").out.splitlines()[0] == "Changed: nile, all 3 of them, in these columns: length"
    code = codes_of(load(folder))["nile-3"]
    assert run("edit", "rivers", code, "length=10").code == 0
    assert [load(folder).cards[f"nile-{copy}"].numbers.opened()["length"] for copy in (1, 2, 3)] == [10] * 3
    fix = "write copies=2 for one fewer, or remove nile"
    said = f"facedown: card 'nile-2': it is one of 3 that are alike and share a row; {fix}\n"
    assert run("edit", "rivers", "--remove", "nile-2").err == said
    assert run("edit", "rivers", "--remove", "Нил").out.splitlines()[0] == "Removed: nile, all 3 of them."
    assert list(load(folder).cards) == ["tigris"]


def test_tags_of_cards_that_are_gone_are_told(run, rivers):
    tag("nile", "tigris")
    assert run("edit", "rivers", "--remove", "tigris").out.splitlines()[2:] == [
        "  Cards that are gone still have tags: tigris",
        "  If those are not needed any more: facedown tags forget tigris --deck rivers",
    ]
    assert "tigris" not in run("edit", "rivers", "nile", "length=1").out


def test_the_id_of_a_card_that_has_a_tag_stays(run, rivers):
    tag("nile")
    fix = "leave its id as it is, or forget its tag first: facedown tags forget nile --deck rivers"
    said = f"facedown: card nile: it has a tag, which knows it by this id; {fix}\n"
    assert run("edit", "rivers", "nile", "id=nil", "length=5").err == said
    assert "nile" in load(rivers).cards
    assert run("edit", "rivers", "danube", "id=donau").code == 0
    assert list(load(rivers).cards) == ["donau", "nile", "tigris"]


def test_a_deck_in_any_folder_is_changed_where_it_lies(run, tmp_path, monkeypatch):
    folder = lay(tmp_path / "rivers")
    monkeypatch.chdir(folder)
    assert run("edit", ".", "nile", "length=1").code == 0
    assert run("edit", str(folder), "nile", "bridged=2").code == 0
    assert load(folder).cards["nile"].numbers.opened() == {"length": Decimal(1), "bridged": Decimal(2)}


def editor(tmp_path, monkeypatch, *scripts, variable="EDITOR"):
    """An editor that does one thing after another, each time it is started; it notes what it was given."""
    for number, script in enumerate(scripts, 1):
        (tmp_path / f"{number}.sh").write_text(script, encoding="utf-8")
    program = tmp_path / "my editor"
    counted = f'n=$(($(cat "{tmp_path}/n" 2>/dev/null || echo 0) + 1)); echo $n > "{tmp_path}/n"; echo "$2" > "{tmp_path}/given"'
    program.write_text(f'#!/bin/sh\n{counted}\n. "{tmp_path}/$n.sh"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv(variable, f"'{program}' --wait")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    return lambda: Path((tmp_path / "given").read_text(encoding="utf-8").strip())


def test_the_card_file_is_opened_in_ones_own_editor_and_taken_over(run, rivers, tmp_path, monkeypatch):
    given = editor(tmp_path, monkeypatch, 'sed -i s/6650/6695/ "$2"', variable="VISUAL")
    monkeypatch.setenv("EDITOR", "false")
    ran = run("edit", "rivers")
    assert (ran.code, ran.out, ran.err) == (0, f"Taken over: 3 cards.\n  It lies in: {rivers}\n", "")
    assert (rivers / "cards.csv").read_text(encoding="utf-8") == rivers_csv().replace("6650", "6695")
    assert not given().exists()
    assert not given().parent.exists()


def test_the_row_of_a_card_is_told_before_its_file_is_opened(run, rivers, tmp_path, monkeypatch):
    editor(tmp_path, monkeypatch, 'sed -i s/1900/1901/ "$2"')
    lines = run("edit", "rivers", "Тигр").out.splitlines()
    assert lines == ["Card tigris stands in row 4.", "Taken over: 3 cards.", f"  It lies in: {rivers}"]


def test_an_editor_that_changes_nothing_copies_no_shipped_deck(run, tmp_path, monkeypatch):
    editor(tmp_path, monkeypatch, "true")
    ran = run("edit", "movies")
    assert (ran.code, ran.out.partition(". ")[0]) == (0, "Nothing was changed")
    assert not (folders(os.environ).decks / "movies").exists()


def test_what_is_wrong_in_the_editors_text_is_told_and_the_text_is_kept(run, rivers, tmp_path, monkeypatch):
    given = editor(tmp_path, monkeypatch, 'sed -i "s/6650/2-Jan/; s/^danube/nile/" "$2"')
    ran = run("edit", "rivers")
    assert ran.code == 1
    assert ran.out.splitlines()[0] == "Nothing is taken over yet; 2 things are to be mended:"
    assert "  cards.csv row 2, column length: it is a date that the spreadsheet made of what was typed;" in ran.out
    assert ran.out.splitlines()[-1] == f"What you wrote is kept here: {given()}"
    assert "2-Jan" in given().read_text(encoding="utf-8")
    assert (rivers / "cards.csv").read_text(encoding="utf-8") == rivers_csv()


def by_hand(name, answers, own):
    out = Stream(is_terminal=True)
    source = Stream(answers.encode(), is_terminal=True)
    code = edit_file(name, "", own, folders(os.environ).state / TAGS, "en", source, out)
    return code, out.written()


def test_in_a_terminal_the_text_is_offered_again_until_it_is_sound(rivers, tmp_path, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    spoilt = ('sed -i s/6650/x/ "$2"', 'printf "\\377\\376x" > "$2"', 'printf "id\\n" > "$2"')
    editor(tmp_path, monkeypatch, *spoilt, f"cp '{tmp_path}/good' \"$2\"")
    (tmp_path / "good").write_text(rivers_csv().replace("6650", "6695"), encoding="utf-8")
    code, out = by_hand("rivers", "\n\ny\n", rivers.parent)
    assert (code, out.count("Enter opens it again; “no” ends it."), out.splitlines()[-2]) == (0, 3, "Taken over: 3 cards.")
    assert load(rivers).cards["nile"].numbers.opened()["length"] == 6695


@pytest.mark.parametrize("answer", ["no\n", "N\n", ""])
def test_who_has_enough_of_it_finds_the_text_later(rivers, tmp_path, monkeypatch, answer):
    given = editor(tmp_path, monkeypatch, 'sed -i s/6650/x/ "$2"')
    code, out = by_hand("rivers", answer, rivers.parent)
    assert (code, out.splitlines()[-1]) == (1, f"What you wrote is kept here: {given()}")


def test_many_problems_are_told_in_short(run, own, tmp_path, monkeypatch):
    lay(own / "rivers", sheet(rows=[(f"river-{number}", f"River {number}", "", "", "", "", "1", "", "5") for number in range(30)]))
    editor(tmp_path, monkeypatch, 'sed -i "s/,5$/,x/" "$2"')
    lines = run("edit", "rivers").out.splitlines()
    assert (lines[0], "  and 10 more." in lines) == ("Nothing is taken over yet; 30 things are to be mended:", True)


def test_nobodys_work_is_written_over(run, rivers, tmp_path, monkeypatch):
    other = rivers_csv().replace("Nile", "Abay")
    (tmp_path / "other").write_text(other, encoding="utf-8")
    given = editor(tmp_path, monkeypatch, f"sed -i s/6650/6695/ \"$2\"; cp '{tmp_path}/other' '{rivers}/cards.csv'")
    ran = run("edit", "rivers")
    fix = f"what you wrote is in {given()}; take over by hand what is missing"
    assert (ran.code, ran.err) == (2, f"facedown: {rivers / 'cards.csv'}: it was changed meanwhile; {fix}\n")
    assert (rivers / "cards.csv").read_text(encoding="utf-8") == other


def test_an_editor_that_fails_takes_nothing_over(run, rivers, tmp_path, monkeypatch):
    given = editor(tmp_path, monkeypatch, 'sed -i s/6650/6695/ "$2"; exit 3')
    ran = run("edit", "rivers")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith(f"my editor' --wait: it ended with 3, so nothing is taken over; what you wrote is in {given()}\n")
    assert "6695" in given().read_text(encoding="utf-8")
    assert load(rivers).cards["nile"].numbers.opened()["length"] == 6650


@pytest.mark.parametrize(
    ("env", "said"),
    [
        ({}, "VISUAL, EDITOR: no editor is set; set EDITOR=nano or another one, "),
        ({"EDITOR": " "}, "VISUAL, EDITOR: no editor is set; "),
        ({"EDITOR": "no-such-one -w"}, "EDITOR: 'no-such-one -w' is no program that can be started here; name one that is installed, "),
        ({"EDITOR": "true", "VISUAL": "'x"}, 'VISUAL: "\'x" is no program that can be started here; '),
    ],
    ids=["none", "blank", "not there", "quotation mark"],
)
def test_without_an_editor_that_is_told(run, rivers, monkeypatch, env, said):
    for variable in ("VISUAL", "EDITOR"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in env.items():
        monkeypatch.setenv(variable, value)
    ran = run("edit", "rivers")
    assert (ran.code, ran.err.startswith(f"facedown: {said}")) == (2, True), ran.err


def test_an_editor_that_removes_the_file_is_not_said_to_have_kept_it(run, rivers, tmp_path, monkeypatch):
    before = (rivers / "cards.csv").read_bytes()
    editor(tmp_path, monkeypatch, 'rm "$2"', 'rm "$2"; exit 3')
    ran = run("edit", "rivers")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out == "The file that was opened is gone, so nothing is kept of it; the deck stays as it was.\n"
    assert run("edit", "rivers").err.endswith(
        "it ended with 3, so nothing is taken over; the file that was opened is gone; the deck stays as it was\n"
    )
    assert (rivers / "cards.csv").read_bytes() == before


# The keys of a terminal reach all who run in it, here its own group.


KEYS = ["INT", "QUIT"]  # Ctrl-C, Ctrl-\\
CHANGE = 'sed -i s/6650/6695/ "$2"'


@pytest.fixture(params=["foreground", "background"])
def heeded(request):
    """Whatever this process does about the keys, it does again afterwards.

    What a shell starts in the background is told to ignore both, and would hand that on to the editor.
    """
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGQUIT)}
    if request.param == "background":
        for number in before:
            signal.signal(number, signal.SIG_IGN)
    heed_ctrl_c()
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    yield
    for number, was in before.items():
        signal.signal(number, was)


@pytest.mark.exam
@pytest.mark.parametrize("key", KEYS)
def test_a_key_that_the_editor_takes_as_its_own_ends_neither_it_nor_us(rivers, tmp_path, monkeypatch, heeded, key):
    editor(tmp_path, monkeypatch, f"ulimit -c 0; trap '' {key}; kill -{key} 0; {CHANGE}")
    command = [sys.executable, "-m", "companion", "deck", "edit", "rivers", "--lang", "en"]
    env = {**os.environ, "PYTHONPATH": str(Path(companion.__file__).parents[1])}  # with the folders of this test
    ran = subprocess.run(command, check=False, capture_output=True, text=True, env=env, start_new_session=True)
    assert (ran.returncode, ran.stdout.splitlines()[:1], ran.stderr) == (0, ["Taken over: 3 cards."], "")
    assert (rivers / "cards.csv").read_text(encoding="utf-8") == rivers_csv().replace("6650", "6695")


@pytest.mark.parametrize(("key", "code"), [("INT", -2), ("QUIT", -3)])
def test_an_editor_that_a_key_ends_is_ended_by_it_and_it_is_said_where_the_text_is(run, rivers, tmp_path, monkeypatch, heeded, key, code):
    given = editor(tmp_path, monkeypatch, f"{CHANGE}; ulimit -c 0; kill -{key} $$")
    ran = run("edit", "rivers")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.endswith(f"it ended with {code}, so nothing is taken over; what you wrote is in {given()}\n")


def test_what_the_keys_did_before_they_do_again_after_the_editor(run, rivers, tmp_path, monkeypatch, heeded):
    editor(tmp_path, monkeypatch, CHANGE, "exit 3")
    before = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGQUIT)]
    for code in (0, 2):
        assert run("edit", "rivers").code == code
        assert [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGQUIT)] == before


def test_a_key_that_was_ignored_before_is_ignored_by_the_editor_too(run, rivers, tmp_path, monkeypatch, heeded):
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    editor(tmp_path, monkeypatch, f"kill -INT $$; {CHANGE}")
    assert run("edit", "rivers").out.startswith("Taken over: 3 cards.")


def test_where_there_is_no_such_signal_the_editor_is_run_all_the_same(run, rivers, tmp_path, monkeypatch, heeded):
    monkeypatch.delattr(signal, "SIGQUIT")
    editor(tmp_path, monkeypatch, CHANGE)
    assert run("edit", "rivers").out.startswith("Taken over: 3 cards.")


def test_whoever_is_not_the_main_thread_leaves_the_keys_as_they_are(rivers, tmp_path, monkeypatch):
    editor(tmp_path, monkeypatch, CHANGE)
    codes = []
    elsewhere = Thread(target=lambda: codes.append(by_hand("rivers", "", rivers.parent)[0]))
    elsewhere.start()
    elsewhere.join()
    assert codes == [0]


@pytest.mark.parametrize("value", ["6695 km", "6695км", "6695 KM", "6695 kilometres", "6695\u00a0km", "6695"])
def test_a_number_may_have_the_unit_of_its_column_behind_it(run, rivers, value):
    assert run("edit", "rivers", "nile", f"length={value}").code == 0
    assert str(load(rivers).cards["nile"].numbers.opened()["length"]) == "6695"


@pytest.mark.parametrize("value", ["6695 mi", "6695 m", "6695K"])
def test_a_number_with_another_unit_is_refused(run, rivers, value):
    before = (rivers / "cards.csv").read_bytes()
    ran = run("edit", "rivers", "nile", f"length={value}")
    assert (ran.code, (rivers / "cards.csv").read_bytes()) == (2, before)
    assert "is not a number; write a number such as 324 or 96.3, without its unit" in ran.err
