"""No text in a file, in its name or in the environment is an order to the terminal that shows the answer."""

from __future__ import annotations

import json
import os
import sys

import pytest

from companion.cli import main as cli
from companion.config.config import folders
from tests.cli.running import Stream
from tests.cli.test_hostile_words import HOSTILE, NAMED, RAW
from tests.record.backup.forging import Entry, forged

NAME = HOSTILE.replace("\udcff", "").replace("\n", "")
TOML = json.dumps(NAME).replace("\\udb80\\udc00", "\\U000f0000").replace("\\udb40\\udc41", "\\U000e0041")  # TOML has no halves
DECK = f"""id = {TOML}
games = ["comparity", {TOML}]
[name]
en = {TOML}
{TOML} = 1
[[characteristic]]
id = {TOML}
unit = {TOML}
"""
CARDS = f"id,name.en,{NAME},height\n{NAME},{NAME},{NAME},{NAME}\n"
MAT = f"name = {TOML}\n{TOML} = 1\n[grid]\ncolumns = 2\nrows = {TOML}\n[[reader]]\nname = {TOML}\nkind = {TOML}\nport = {TOML}\n"
CONFIG = f"language = {TOML}\nmat = {TOML}\n{TOML} = 2\n[voice]\ndevice = {TOML}\n{TOML} = 1\n"
SETUP = json.dumps({"setup": {"players": [NAME, "Boris"], NAME: NAME, "deck": NAME}})
LINES = "\n".join((SETUP, json.dumps({NAME: NAME}), json.dumps({"setup": {}}), json.dumps({"place": NAME, "card": NAME}), NAME, ""))
NOTATION = f"[Game {NAME}]\n[Players {NAME}]\n{NAME}\n"


def laid(tmp_path):
    """A folder with all of it; the names of the files are such ones too."""
    deck = tmp_path / f"deck{NAME}"
    deck.mkdir()
    texts = {deck / "deck.toml": DECK, deck / "cards.csv": CARDS, tmp_path / "mat.toml": MAT, tmp_path / "lines": LINES}
    texts |= {tmp_path / f"mat{NAME}.toml": MAT, tmp_path / "sheet.csv": CARDS, tmp_path / "notation": NOTATION}
    texts |= {tmp_path / "tags.jsonl": json.dumps({"uid": NAME, "deck": NAME, "card": NAME}) + "\n"}
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    forged(tmp_path / "table.zip", [Entry(f"decks/{NAME}/deck.toml", b"x"), Entry(NAME, b"x")])
    return deck


def own(tmp_path):
    """The same as the table's own files."""
    places = folders(os.environ)
    for folder in (places.config, places.state, places.decks / f"own{NAME}", places.mats):
        folder.mkdir(parents=True, exist_ok=True)
    (places.config / "facedown.toml").write_text(CONFIG, encoding="utf-8")
    (places.decks / f"own{NAME}" / "deck.toml").write_text(DECK, encoding="utf-8")
    (places.decks / f"own{NAME}" / "cards.csv").write_text(CARDS, encoding="utf-8")
    (places.mats / f"own{NAME}.toml").write_text(MAT, encoding="utf-8")
    (places.state / "tags.jsonl").write_text((tmp_path / "tags.jsonl").read_text(encoding="utf-8"), encoding="utf-8")
    (places.state / "screen.json").write_text(json.dumps({"names": [NAME], "game": NAME}), encoding="utf-8")
    (places.state / "journal.sqlite").write_text(NAME, encoding="utf-8")


@pytest.fixture
def told(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    deck = laid(tmp_path)

    def run(encoding, *words, content=""):
        streams = {"stdin": Stream(content.encode()), "stdout": Stream(encoding=encoding), "stderr": Stream(encoding=encoding)}
        with monkeypatch.context() as patch:
            for name, stream in streams.items():
                patch.setattr(sys, name, stream)
            code = cli.main([str(deck) if word == "DECK" else word for word in words])
        out, err = streams["stdout"].written(), streams["stderr"].written()
        assert (RAW & set(out + err), "Traceback" in err) == (set(), False), ascii(out + err)
        return code, out, err

    return run


ENCODINGS = pytest.mark.parametrize("encoding", ["utf-8", "ascii"])


@ENCODINGS
@pytest.mark.parametrize(
    "words",
    [
        ("deck", "check", "DECK"),
        ("deck", "show", "DECK"),
        ("deck", "show", "DECK", "--json"),
        ("deck", "import", "sheet.csv", "--separator", "comma", "--lang", "ru"),
        ("mat", "test", "mat.toml"),
        ("mat", "wiring", f"mat{NAME}.toml"),
        ("config", "check", "mat.toml"),
        ("replay", "lines"),
        ("replay", "notation"),
        ("restore", "table.zip"),
        ("tags", "import", "tags.jsonl"),
        ("play", "--text", "--deck", "DECK"),
        ("play", "--text", "--players", f"{NAME},Boris"),
    ],
)
def test_what_a_file_says_is_told_and_orders_nothing(told, words, encoding):
    code, _, err = told(encoding, *words)
    assert code in (1, 2, 78)
    assert any(name in err for name in NAMED), err


@pytest.mark.exam
@ENCODINGS
@pytest.mark.parametrize(
    "words",
    [
        *(("doctor",), ("doctor", "--json"), ("deck", "list"), ("deck", "list", "--json"), ("tags",), ("tags", "--json")),
        *(("history",), ("config", "show"), ("config", "check"), ("voice", "engines"), ("backup", "mine.zip"), ("mat", "test")),
    ],
)
def test_what_lies_in_the_tables_own_folders_orders_nothing(told, tmp_path, words, encoding):
    own(tmp_path)
    code, out, err = told(encoding, *words)
    assert code in (0, 1, 2, 78)
    assert out + err
    if words[-1] == "--json" and code != 78 and out:
        assert [json.loads(line) for line in (out.splitlines() if words[0] != "doctor" else [out])]


def test_lines_of_the_protocol_order_nothing(told):
    code, out, _ = told("utf-8", "referee", content=LINES)
    rows = [json.loads(line) for line in out.splitlines()]
    assert (code, any("error" in row for row in rows)) == (1, True)


@pytest.mark.parametrize("variable", ["EDITOR", "VISUAL"])
def test_an_editor_that_orders_something_is_told_by_its_name(told, monkeypatch, variable):
    monkeypatch.setenv(variable, f"{NAME} -w")
    told("utf-8", "deck", "new", "lakes", "--like", "landmarks")
    _, _, err = told("ascii", "deck", "edit", "lakes")
    assert any(name in err for name in NAMED), err


@pytest.mark.parametrize("variable", ["XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"])
def test_folders_that_order_something_are_told_by_their_names(told, tmp_path, monkeypatch, variable):
    monkeypatch.setenv(variable, str(tmp_path / NAME))
    _, out, _ = told("ascii", "config", "show")
    assert "naughty\\u001b]0;x\\u0007" in out
    row = json.loads(told("utf-8", "config", "show", "--json")[1])
    assert str(tmp_path / NAME) in json.dumps(row["folders"], ensure_ascii=False) or any(NAME in one for one in row["folders"].values())
