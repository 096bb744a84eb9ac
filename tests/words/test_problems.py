"""What goes wrong is told in every language, and a text without a translation stays as it is."""

from __future__ import annotations

import json
import re

import pytest

from companion.errors import Problem
from companion.words import problems
from companion.words.problems import GAP, PARTS, SECTIONS, Catalogue, catalogue, content, counted, line_told, problem_in, told
from hardware.trouble import Trouble, note, refused
from tests.words.untold import TOLD, missing, said_by_problems, untold

OF_ENGLISH_PLURAL = "slot{}"  # its last gap is for the s
BOOK = Catalogue(
    {
        "form": {"problem": "{} - {} - {}", "quotes": "«{}»", "thousands": "."},
        "where": {"{} line {}": "{}, строка {}", "{} line {}, column {}": "{}, строка {}, столбец {}"},
        "what": {
            "there is no {}": "нет {}",
            "{} has {} cards": "у {1} {2} {2|карта|карты|карт}",
            "{} lies on {}": "на {2} лежит {1}",
            "it cannot be read ({})": "не читается ({})",
        },
        "inside": {"Permission denied": "нет прав", "tag {}": "метка {}", "pad": "площадка"},
    }
)


@pytest.mark.parametrize("language", TOLD)
def test_whatever_the_source_says_is_told_in_every_language(language):
    lacks = [f"[{section}] {text!r} ({place})" for section, texts in missing(language).items() for text, place in texts.items()]
    assert not lacks, "\n".join(lacks)


@pytest.mark.exam
@pytest.mark.parametrize("language", TOLD)
def test_nothing_is_told_that_nobody_says(language):
    """A text that was changed leaves its translation behind, which is to go; what comes from libraries stands under [inside]."""
    said = said_by_problems()
    stale = [text for part in PARTS for text in catalogue(language).section(part) if text not in said[part]]
    assert not stale, "\n".join(stale)


@pytest.mark.parametrize("language", TOLD)
def test_a_translation_has_the_gaps_of_its_template(language):
    lacks = []
    for section in SECTIONS:
        for text, said in catalogue(language).section(section).items():
            gaps, wanted = GAP.findall(said), set(range(1, len(GAP.findall(text)) + 1))
            numbers = {int(number) if number else place for place, (number, _) in enumerate(gaps, 1)}
            is_mixed = len({bool(number) for number, _ in gaps}) > 1
            if is_mixed or numbers != (wanted - {len(wanted)} if text.endswith(OF_ENGLISH_PLURAL) else wanted):
                lacks.append(f"{text!r}: {said!r}")
    assert not lacks, "\n".join(lacks)


@pytest.mark.parametrize("language", TOLD)
def test_a_translation_is_written_as_the_language_is(language):
    """No-break spaces, quotation marks of the language, as many forms as it counts with, no exclamation marks."""
    lacks = [
        f"{text!r}: {lack}"
        for section in SECTIONS
        for text, said in catalogue(language).section(section).items()
        for lack in lacks_of(language, text, said)
    ]
    assert not lacks, "\n".join(lacks)


def lacks_of(language, text, said):
    forms = {"ru": 3, "fr": 2}[language]
    plain = GAP.sub("", said)
    if any(len(found[2].split("|")) != forms for found in GAP.finditer(said) if found[2] is not None):
        yield f"{forms} forms are needed"
    if "!" in plain:
        yield "an exclamation mark"
    if language == "ru" and re.search(r"(?<!^)[ \t]—", plain):
        yield "a plain space before a dash"
    if language == "fr" and re.search(r"[ \t\u00a0][;?!]|(?<![\w/]) :|« |[ ]»|«(?!\u00a0)|(?<!\u00a0)»", plain):
        yield "spaces that break"
    if re.search(r"(?<![\w=\[{(,:])'(?=\w)", plain) and "'" not in re.sub(r"\w'\w", "", text):
        yield "English quotation marks"
    if said != said.strip(" ") and text == text.strip():
        yield "a space at an end"


@pytest.mark.parametrize(
    ("problem", "line"),
    [
        (Problem("cards.csv line 7", "there is no 'x'", "unheard of"), "cards.csv, строка 7 - нет «x» - unheard of"),
        (Problem("a/cards.csv line 7, column id", "5 has 21 cards", ""), "a/cards.csv, строка 7, столбец id - у 5 21 карта - "),
        (Problem("x", "'a lies on b' lies on tag 7", ""), "x - на метка 7 лежит «a lies on b» - "),
        (Problem("x", "it cannot be read (Permission denied)", ""), "x - не читается (нет прав) - "),
        (Problem("x", "it cannot be read (as usual)", ""), "x - не читается (as usual) - "),
        (Problem("x", "there is no 1,234,567", ""), "x - нет 1.234.567 - "),
        (Problem("x", "there is no pad", ""), "x - нет pad - "),
    ],
    ids=lambda one: one.what if isinstance(one, Problem) else "",
)
def test_a_problem_is_told_part_by_part(problem, line, monkeypatch):
    monkeypatch.setattr(problems, "catalogue", {"ru": BOOK}.__getitem__)
    assert told(problem, "ru") == line


def test_in_english_a_problem_is_what_it_is_and_no_file_is_read(monkeypatch):
    monkeypatch.setattr(problems, "catalogue", None)
    problem = Problem("--seed", "'x' is no such number", "give a whole number from 1 to 9")
    assert told(problem, "en") == str(problem) == "--seed: 'x' is no such number; give a whole number from 1 to 9"
    assert problem_in(problem, "en") is problem


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("row 1: nobody knows: what this is; or whether", "row 1: nobody knows: what this is; or whether"),
        ("nothing", "nothing"),
    ],
)
def test_what_a_program_of_ours_wrote_is_told_behind_its_name(line, said):
    assert line_told(line, "ru") == said
    assert line_told(line, "en") == line


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "row 1: /dev/spidev0.0: it cannot be used ([Errno 13] Permission denied); add this user to the group spi"),
        ("ru", "row 1: /dev/spidev0.0: воспользоваться этим не удаётся (нет прав); добавьте этого пользователя в группу spi"),
    ],
)
def test_what_the_program_of_the_readers_tells_is_put_into_words(language, said):
    trouble = Trouble("/dev/spidev0.0", "reader-spi-is-denied", reason=refused(PermissionError(13, "Permission denied")))
    assert line_told(f"row 1: {trouble}", language) == said
    failed = json.dumps(note("reader-bus-failed", reason=refused(OSError(5, "Input/output error"))))
    bus = {"en": "the bus failed: [Errno 5] Input/output error", "ru": "шина отказала: ошибка ввода-вывода"}
    assert line_told(f"row 1: {failed}", language) == f"row 1: {bus[language]}"


def book_of(**what):
    return Catalogue({"form": {"quotes": "{}", "thousands": ""}, "what": what})


def test_the_template_with_most_words_counts():
    book = book_of(**{"pin {}": "а {}", "{} free": "б {}", "{} is {}": "в {} {}"})
    assert [book.told(text, "what") for text in ("pin 7", "pin free", "pin is 7")] == ["а 7", "б pin", "в pin 7"]


def test_a_text_is_cut_where_nothing_but_names_and_known_texts_would_be_inserted():
    book = book_of(
        **{"{} is {}": "{} - это {}", "{}: {}": "{}: {}", "there is no {}": "нет {}", "tag {}": "метка {}", "nobody knows why {} is": "{}?"}
    )
    assert book.told("tag 7: there is no x", "what") == "метка 7: нет x"
    assert book.told("where this is unheard of", "what") is None
    assert book.told("nobody knows why all of it is", "what") == "all of it?"


@pytest.mark.parametrize(
    ("numbers", "forms", "form"),
    [
        (("1", "21", "101", "1,001"), "карта карты карт", "карта"),
        (("2", "3", "24", "102"), "карта карты карт", "карты"),
        (("0", "5", "11", "12", "19", "111", "10,000"), "карта карты карт", "карт"),
        (("0", "1"), "carte cartes", "carte"),
        (("2", "11", "21", "1,000"), "carte cartes", "cartes"),
    ],
)
def test_words_go_with_their_number(numbers, forms, form):
    assert {counted(number, forms.split()) for number in numbers} == {form}


@pytest.mark.parametrize("language", TOLD)
def test_the_files_have_the_sections_and_no_other(language):
    book = content(language)
    assert book.keys() == {"form", *SECTIONS}
    assert book["form"].keys() == {"problem", "quotes", "thousands"}


def test_several_files_of_a_language_are_one_book_in_which_no_text_stands_twice(tmp_path, monkeypatch):
    monkeypatch.setattr(problems, "FOLDER", tmp_path)
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "problems.toml").write_text('[what]\n"it burns" = "горит"\n', encoding="utf-8")
    beside = tmp_path / "ru" / "problems-fire.toml"
    beside.write_text('[what]\n"it smokes" = "дымит"\n[fix]\n"wait" = "подождите"\n', encoding="utf-8")
    assert content("ru") == {"what": {"it burns": "горит", "it smokes": "дымит"}, "fix": {"wait": "подождите"}}
    beside.write_text('[what]\n"it burns" = "пылает"\n', encoding="utf-8")
    with pytest.raises(AssertionError, match="told already"):
        content("ru")


def test_what_has_no_translation_is_found():
    assert untold(Problem("cards.csv", "nobody has ever said this", "do whatever helps"), "ru") == [
        "ru [what] 'nobody has ever said this'",
        "ru [fix] 'do whatever helps'",
    ]
    assert untold(Problem("somewhere else", "nobody has ever said this", "do whatever helps"), "ru")[0] == "ru [where] 'somewhere else'"
