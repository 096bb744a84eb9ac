"""The commands that print: files that are there afterwards, what is said of them, and in one line what is wrong with what was asked."""

from __future__ import annotations

import io
import os
import re

import pytest
from pypdf import PdfReader

from companion.config.config import folders
from tests.cards.decks.folders import lay
from tests.cli.running import facedown

HOW = "Print on both sides at 100%, turned over the long edge, and measure the rule at the edge of a sheet: it is 100\u00a0mm long."
SPOILS = "Faces show every number: do not look if you want to play with them."


@pytest.fixture
def run(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    return lambda *words: facedown(monkeypatch, "print", *words)


def pages(path):
    return [re.sub(r"\s", "", page.extract_text()) for page in PdfReader(io.BytesIO(path.read_bytes())).pages]


def test_a_deck_is_printed_into_a_file_that_is_called_by_it(run, tmp_path):
    ran = run("cards", "landmarks")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == ["landmarks-cards-en.pdf: 100 cards of Landmarks on 12 sheets, up to 9 to a sheet.", HOW, SPOILS]
    assert len(PdfReader(tmp_path / "landmarks-cards-en.pdf").pages) == 24


@pytest.mark.exam
def test_single_cards_do_not_take_the_place_of_the_whole_decks_sheets(run, tmp_path):
    for what in ("cards", "labels"):
        assert run(what, "landmarks", "--cards", "Big Ben").code == 0
    assert sorted(file.name for file in tmp_path.glob("*.pdf")) == ["landmarks-cards-en-some.pdf", "landmarks-labels-en-some.pdf"]


def test_some_cards_are_printed_small_twice_on_other_paper_in_french(run, tmp_path):
    cards = ("--cards", "Big Ben", "--cards", "atomium", "--copies", "8")
    paper = ("--size", "mini", "--paper", "letter", "--lang", "fr", "--turn", "short", "--bleed", "1,5", "--sticker", "none")
    ran = run("cards", "landmarks", *cards, *paper, "--out", "some.pdf")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[0] == "some.pdf\u00a0: Monuments du monde, 16 cartes sur 2 planches, jusqu’à 12 par planche."
    assert "sur le bord court" in ran.out
    assert [page.count("Atomium") for page in pages(tmp_path / "some.pdf")] == [8, 8, 0, 0]


def test_a_deck_of_ones_own_is_printed(run, tmp_path):
    folder = folders(os.environ).decks / "rivers"
    folder.parent.mkdir(parents=True)
    lay(folder)
    ran = run("cards", "rivers", "--lang", "ru", "--out", "rivers.pdf")
    assert (ran.code, ran.err) == (0, "")
    assert len(pages(tmp_path / "rivers.pdf")) == 2


def test_where_hands_are_secret_labels_are_for_faces(run, tmp_path):
    ran = run("labels", "skyscrapers", "--out", "labels.pdf")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "labels.pdf: 128 labels for Skyscrapers on 2 sheets, up to 70 to a sheet.",
        "Print at 100%, and measure the rule at the edge of the sheet: it is 100\u00a0mm long.",
        "In this deck hands are secret: stick the labels on the faces, as backs have to look alike.",
    ]
    assert len(pages(tmp_path / "labels.pdf")) == 2


def test_labels_of_other_decks_need_no_such_word(run):
    assert len(run("labels", "movies", "--cards", "Aladdin").out.splitlines()) == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    (
        (("cards", "landmark"), "deck 'landmark': there is no deck of that name and no such folder; did you mean 'landmarks'?"),
        (("cards", "movies", "--bleed", "9"), "--bleed: '9' is no such length; give 0 to 5 millimetres, such as 2 or 1.5"),
        (("cards", "movies", "--bleed", "x"), "--bleed: 'x' is no such length; give 0 to 5 millimetres, such as 2 or 1.5"),
        (("cards", "movies", "--size", "pokr"), "--size: there is no 'pokr'; did you mean 'poker'?"),
        (("labels", "movies", "--copies", "0"), "--copies: '0' is no such number; give a whole number from 1 to 20"),
        (("cards", "movies", "--cards", "Aladin"), "--cards: deck movies has no card 'Aladin'; did you mean 'aladdin'?"),
        (("cards", "movies", "--out", "notes.txt"), "notes.txt: it is there already and no PDF; give --out another name"),
        (("labels", "movies", "--out", "notes.txt"), "notes.txt: it is there already and no PDF; give --out another name"),
    ),
)
def test_what_cannot_be_printed_is_said_in_one_line_and_nothing_is_written(words, complaint, run, tmp_path):
    (tmp_path / "notes.txt").write_text("mine")
    ran = run(*words)
    assert (ran.code, ran.out, ran.err) == (2, "", f"facedown: {complaint}\n")
    assert {file.name: file.read_bytes() for file in tmp_path.glob("*.*")} == {"notes.txt": b"mine"}
