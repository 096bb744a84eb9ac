"""Tags that leave for a file and come back, by the commands; and stickers that are replaced, boxes, sides and any order."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from companion.app.matches import TAGS
from companion.cards.tags.register_file import read_register
from companion.config.config import folders
from companion.core.decks.register import Register, Tagged
from tests.cards.decks.folders import lay
from tests.cli.running import facedown

ONE, TWO, THREE, OK = "04e12345670001", "04e12345670002", "04e12345670003", "04c0ffee112233"
NILE, DANUBE, TIGRIS = (Tagged("rivers", card) for card in ("nile", "danube", "tigris"))
LINES = f'{{"uid": "{ONE}", "deck": "rivers", "card": "danube"}}\n{{"uid": "{TWO}", "deck": "rivers", "card": "nile", "box": 2}}\n'
TABLE = "uid,deck,card,side,box,command\r\n04:e1:23:45:67:00:01,rivers,danube,,,\r\n04:e1:23:45:67:00:02,rivers,nile,,2,\r\n"


@pytest.fixture(autouse=True)
def deck():
    """An own deck of three rivers."""
    folder = folders(os.environ).decks / "rivers"
    folder.parent.mkdir(parents=True)
    return lay(folder)


@pytest.fixture
def run(monkeypatch):
    return lambda *words, **more: facedown(monkeypatch, "tags", *words, **more)


def path():
    return folders(os.environ).state / TAGS


def known():
    return read_register(path())


@pytest.fixture
def learned(run):
    """A tag in each of two boxes."""
    run("learn", "--deck", "rivers", content=f"{ONE}\nstop\n")
    run("learn", "--deck", "rivers", "--box", "2", "--order", "free", content=f"nile\n{TWO}\nstop\n")
    assert known() == Register({ONE: DANUBE, TWO: NILE}, boxes={TWO: 2})


@pytest.mark.usefixtures("learned")
def test_what_is_known_is_written_as_lines_or_as_a_table_to_wherever_it_is_wanted(run, tmp_path):
    assert (run("export").out, run("export", "--csv").out) == (LINES, TABLE)
    assert run("export", "-", "--csv").out == TABLE
    assert run("export", "--deck", "landmarks").out == ""
    lines, table = tmp_path / "tags.jsonl", tmp_path / "tags.csv"
    assert run("export", str(lines)).out.split() == f"2 tags were written to {lines}".split()
    assert run("export", str(table), "--csv", "--lang", "fr").out.split() == f"2 étiquettes écrites dans {table}".split()
    assert lines.read_bytes() == LINES.encode()
    assert table.read_bytes() == b"\xef\xbb\xbf" + TABLE.encode()
    refused = run("export", str(lines))
    assert (refused.code, refused.err) == (2, f"facedown: {lines}: it is there already; name another file, or add --force to replace it\n")
    assert run("export", str(lines), "--csv", "--force").code == 0


def test_what_is_no_file_is_never_replaced_by_one(run, tmp_path):
    pipe, folder = tmp_path / "pipe", tmp_path / "folder"
    os.mkfifo(pipe)
    folder.mkdir()
    for path, what in ((pipe, "this is no ordinary file"), (folder, "this is a folder, not a file")):
        ran = run("export", str(path), "--force")
        assert (ran.code, ran.out, ran.err) == (2, "", f"facedown: {path}: {what}; name another file, or one that is not there yet\n")
    assert (pipe.is_fifo(), folder.is_dir()) == (True, True)


@pytest.mark.usefixtures("learned")
@pytest.mark.parametrize("form", [(), ("--csv",)], ids=["lines", "table"])
def test_another_table_takes_over_what_was_exported_and_says_how_many_tags_were_new(run, tmp_path, form):
    file = tmp_path / "tags"
    run("export", str(file), *form)
    before = known()
    path().unlink()
    run("learn", "--command", "ok", content=f"{OK}\n")
    assert run("import", str(file)).out == "2 tags were new.\n"
    assert known() == before.commanding(OK, "ok")
    assert run("import", str(file)).out == "No tag was new.\n2 were known already.\n"
    assert run("import", str(file), "--deck", "landmarks").out == "No tag was new.\n"


@pytest.mark.usefixtures("learned")
def test_where_a_file_and_what_is_known_disagree_nothing_is_taken_unless_the_file_is_said_to_be_right(run, tmp_path):
    file = tmp_path / "tags.csv"
    file.write_text(f"uid;deck;card\n{THREE};rivers;tigris\n{ONE};rivers;nile\n{TWO};lakes;baikal\n", encoding="utf-8")
    before = path().read_bytes()
    refused = run("import", str(file))
    assert (refused.code, refused.out, refused.err.splitlines()) == (
        2,
        "",
        [
            f"facedown: {file} row {row}: tag {uid}: it already belongs to {card} of deck rivers{more}; "
            "remove it here, or add --replace where the file is right"
            for row, uid, card, more in ((3, ONE, "danube", ""), (4, TWO, "nile", ", box 2"))
        ],
    )
    assert path().read_bytes() == before
    taken = run("import", str(file), "--replace")
    assert taken.out == "1 tag was new.\n2 mean something else than before.\nDeck lakes, which is not here: 1 tag\n"
    assert known() == Register({THREE: TIGRIS, ONE: NILE, TWO: Tagged("lakes", "baikal")})


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_uids_that_a_spreadsheet_has_ruined_are_named_and_nothing_is_taken(run, tmp_path, language):
    file = tmp_path / "tags.csv"
    file.write_text(f"uid,deck,card\n{THREE},rivers,tigris\n1.79E+308,rivers,nile\n4112233,rivers,nile\n", encoding="utf-8")
    refused = run("import", str(file), "--lang", language)
    assert (refused.code, refused.out, path().exists()) == (2, "", False)
    assert [spoilt in line for spoilt, line in zip(("1.79E+308", "4112233"), refused.err.splitlines(), strict=True)] == [True] * 2


@pytest.mark.usefixtures("learned")
def test_a_full_disk_while_importing_leaves_what_was_known(run, tmp_path, monkeypatch):
    file = tmp_path / "tags.csv"
    file.write_text(f"uid,deck,card\n{THREE},rivers,tigris\n", encoding="utf-8")
    before = path().read_bytes()

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        refused = run("import", str(file))
    assert (refused.code, refused.out, path().read_bytes()) == (2, "", before)
    assert "No space left on device" in refused.err


REPLACED = """\
Hold each card to a reader that types, or type the uid of its tag. These words can be typed as well:
skip, back (one step back), stop, help.
1 of 1: the tag of this, please: “Danube”
Learned: “Danube”. What it had before is forgotten.
“back” takes the last step back, “stop” ends it.
Taken back: “Danube”.
1 of 1: the tag of this, please: “Danube”
This tag has its meaning already: “Nile”. If it was laid by mistake, take it away and go on. “move”:
from now on it belongs to what is asked for. “leave”: it stays what it is.
Learned: “Danube”. What it had before is forgotten.
“back” takes the last step back, “stop” ends it.

1 tag was learned.
"""


@pytest.mark.usefixtures("learned")
def test_a_damaged_sticker_is_replaced_and_one_may_think_better_of_it(run):
    ran = run("replace", "Danube", content=f"{THREE}\nback\n{TWO}\n{THREE}\n")
    assert (ran.code, ran.err, ran.out) == (0, "", REPLACED)
    assert known() == Register({TWO: NILE, THREE: DANUBE}, boxes={TWO: 2})
    run("replace", "nile", "--box", "2", "--simulated", content=f"{ONE}\n")
    assert known() == Register({ONE: NILE, THREE: DANUBE}, boxes={ONE: 2})


def test_where_a_card_has_two_stickers_both_are_asked_for(run):
    run("learn", "--deck", "rivers", "--sides", content=f"{ONE}\n{TWO}\nstop\n")
    back, face = Tagged("rivers", "danube", "back"), Tagged("rivers", "danube", "face")
    assert known() == Register({ONE: back, TWO: face})
    run("replace", "danube", content=f"{ONE}\n{THREE}\n")
    assert known() == Register({ONE: back, THREE: face})


def test_the_lesson_goes_on_with_the_box_the_order_and_the_stickers_that_it_had(run):
    ran = run("learn", "--deck", "rivers", "--order", "free", "--sides", "--box", "2", content=f"danube\n{ONE}\n")
    assert ran.out.splitlines()[:2] == ["Rivers (rivers): no card has a tag yet", "Box 2: 0 of 3 cards have a tag"]
    assert ran.out.splitlines()[-1] == "To go on: facedown tags learn --deck rivers --order free --sides --box 2"
    assert known() == Register({ONE: Tagged("rivers", "danube", "back")}, boxes={ONE: 2})


def test_a_tag_of_a_deck_whose_hands_are_secret_does_not_tell_which_card_it_is(run):
    run("learn", "--deck", "skyscrapers", "--order", "free", content=f"antenna\n{ONE}\nstop\n")
    told = run("learn", "--deck", "rivers", content=f"{ONE}\nleave\nstop\n").out
    assert "This tag has its meaning already: a card of deck " in told
    again = run("learn", "--deck", "skyscrapers", "--order", "free", content=f"{ONE}\nstop\n").out
    assert "This tag is known already: a card of deck " in again
    assert "ntenna" not in told + again


WRONG = (
    (("learn", "--deck", "rivers", "--order", "random"), "--order: there is no 'random'; use one of: free, listed"),
    (("learn", "--deck", "rivers", "--box", "0"), "--box: '0' is no such number; give a whole number from 1 to 99"),
    (("replace",), "tags replace: the following arguments are required: CARD; see facedown tags replace --help"),
    (("replace", "atlantis"), "UID|CARD: 'atlantis' is neither a card nor a uid; "),
    (("import",), "tags import: the following arguments are required: FILE; see facedown tags import --help"),
    (("import", "none.csv"), "none.csv: there is no such file; give one that `facedown tags export` has written"),
)


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_wrong_use_is_one_line_with_place_and_fix(run, words, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ran = run(*words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert ran.err.startswith(f"facedown: {said}")
