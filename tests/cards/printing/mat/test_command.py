"""`facedown print mat` writes a plan, or says what is the matter with one error."""

from __future__ import annotations

import sys

import pytest
from pypdf import PdfReader

from companion.cli.arguments import Parser
from companion.cli.print_mat import add_mat_plan
from companion.errors import Unusable
from tests.words.english import in_english


@pytest.fixture
def run(monkeypatch, tmp_path, capsys):
    """In a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def of_words(*words):
        parser = Parser(prog="facedown print mat")
        add_mat_plan(parser)
        parser.add_argument("--lang")
        asked = parser.parse_args(words)
        code = asked.run(asked)
        return code, capsys.readouterr().out

    return of_words


def problem(run, *words):
    with pytest.raises(Unusable) as raised:
        run(*words)
    [found] = in_english(raised.value.problems)
    return found.where, found.what, found.fix


def test_a_plan_lies_in_this_folder_under_the_name_of_the_mat(run, tmp_path):
    assert run("3x3") == (0, "3x3-plan-en.pdf: 10 pages, each second one the back of the one before.\n")
    pages = PdfReader(tmp_path / "3x3-plan-en.pdf").pages
    assert (len(pages), [round(float(side) * 25.4 / 72, 1) for side in pages[0].mediabox[2:]]) == (10, [210.0, 297.0])


def test_paper_overlap_language_and_file_can_be_chosen(run, tmp_path):
    code, out = run("one-pad", "--paper", "letter", "--overlap", "20", "--lang", "ru", "--out", "plans.pdf")
    assert (code, out) == (0, "plans.pdf: 4 страницы, каждая вторая\u00a0— оборот предыдущей.\n")
    [page, *_] = PdfReader(tmp_path / "plans.pdf").pages
    assert [round(float(side) * 25.4 / 72, 1) for side in page.mediabox[2:]] == [215.9, 279.4]
    assert "Чертёж поля" in page.extract_text()


def test_a_plan_takes_the_place_of_the_one_before(run, tmp_path):
    run("one-pad", "--out", "plan.pdf", "--paper", "letter")
    before = (tmp_path / "plan.pdf").read_bytes()
    run("one-pad", "--out", "plan.pdf")
    assert (tmp_path / "plan.pdf").read_bytes() != before
    assert [one.name for one in tmp_path.iterdir()] == ["plan.pdf"]


def test_what_is_no_pdf_stays(run, tmp_path):
    (tmp_path / "one-pad-plan-en.pdf").write_text("somebody's")
    assert problem(run, "one-pad") == ("one-pad-plan-en.pdf", "it is there already and no PDF", "give --out another name")
    assert (tmp_path / "one-pad-plan-en.pdf").read_text() == "somebody's"


def test_what_is_there_is_looked_at_before_any_work_is_done(run, tmp_path):
    (tmp_path / "own.toml").write_text('name = "棋盤"\n[pads]\naction = ["pad"]\n', encoding="utf-8")
    (tmp_path / "a.pdf").mkdir()
    assert problem(run, "own.toml", "--out", "a.pdf") == ("a.pdf", "it is there already and no PDF", "give --out another name")


def test_no_mat_cannot_be_printed(run):
    assert problem(run, "none") == ("mat 'none'", "there is no mat to print", "name a mat such as 8x8, or its file")


def test_a_mat_without_any_place_cannot_be_printed(run, tmp_path):
    (tmp_path / "empty.toml").write_text('name = "nothing"\n')
    expected = ("empty.toml", "this mat has no place to print", "give it a [grid], a pad or places of another kind")
    assert problem(run, "empty.toml") == expected
    assert not (tmp_path / "empty-plan-en.pdf").exists()


def test_a_mat_that_is_not_there_is_named(run):
    where, what, fix = problem(run, "3x")
    assert (where, what) == ("mat '3x'", "there is no mat of that name and no such file")
    assert "3x3" in fix


def test_a_name_that_no_font_has_letters_for_is_one_clear_error(run, tmp_path):
    (tmp_path / "own.toml").write_text('name = "棋盤"\n[pads]\naction = ["pad"]\n', encoding="utf-8")
    where, what, _ = problem(run, "own.toml")
    assert (where, what) == ("printing", "'棋 盤' cannot be printed: the fonts do not have it, or it is written from right to left")


@pytest.mark.parametrize("overlap", ["4", "41", "1.5", "x"])
def test_an_overlap_that_no_sheet_could_have_is_refused(run, overlap):
    where, what, fix = problem(run, "3x3", "--overlap", overlap)
    assert where == "--overlap"
    assert "5 to 40" in what + fix


def test_where_nobody_reads_what_is_said_that_is_told_before_anything_is_written(run, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    assert problem(run, "one-pad") == ("standard output", "it is closed", "leave it open, or give it /dev/null")
    assert list(tmp_path.iterdir()) == []
