"""A problem is told in the words and the punctuation of a language, also what another program of ours tells as data."""

from __future__ import annotations

import json

import pytest

from companion.core.decks.card import LANGUAGES
from companion.errors import Problem, Text
from companion.words.problems import WordedProblem, line_of, line_told, problem_in, told
from hardware.trouble import Trouble, note, refused

PROBLEM = Problem(Text("place-line-of", file="facedown.toml", line=7), "file-unreadable", reason=Text("value-kind", kind="list"))


def test_a_problem_in_words_has_its_parts_by_themselves_and_is_set_into_a_line_as_the_language_does():
    worded = {language: problem_in(PROBLEM, language) for language in LANGUAGES}
    assert worded == {
        "en": WordedProblem("facedown.toml line 7", "it cannot be read (a list)", "check that it is there and that you may read it"),
        "fr": WordedProblem(
            "facedown.toml, ligne 7", "lecture impossible (une liste)", "vérifiez que ce fichier est là et que vous pouvez le lire"
        ),
        "ru": WordedProblem(
            "facedown.toml, строка 7", "прочитать это не удаётся (список)", "проверьте, есть ли этот файл и можно ли вам его читать"
        ),
    }
    assert [line_of(worded[language], language) for language in LANGUAGES] == [told(PROBLEM, language) for language in LANGUAGES]
    assert "\u202f; " in told(PROBLEM, "fr")


def test_a_problem_without_a_remedy_is_told_in_short():
    assert line_of(WordedProblem("here", "it burns", ""), "en") == "here: it burns"


def test_what_a_line_of_problems_has_of_control_characters_is_made_visible():
    assert line_of(WordedProblem("a\u001bb", "it burns", "wait\n"), "en") == "a\\u001bb: it burns; wait\\n"


@pytest.mark.parametrize("line", ["row 1: nobody knows: what this is; or whether", "nothing", 'row 1: {"key": 7}x', 'row 1: ["where"]'])
def test_a_line_that_is_no_problem_stays_as_it_is(line):
    assert [line_told(line, language) for language in LANGUAGES] == [line] * len(LANGUAGES)


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
