"""How a game or a language is added: the pages name every list that has a line for each, and no list lacks one."""

from __future__ import annotations

import re

import pytest

from companion.core.decks.card import LANGUAGES
from companion.core.games.registry import GAMES
from tests.readme.pages import IS_CHECKOUT, ROOT, text_of

pytestmark = pytest.mark.skipif(not IS_CHECKOUT, reason="the sources lie in a checkout")
OF_GAMES, OF_LANGUAGES, OF_READERS = "companion/core/games/README.md", "companion/words/README.md", "hardware/readers/README.md"
KNOWS_A_KIND = re.compile(r"^from companion\.mats\.plan import .*\b(?:Spi|Hub)\b|^class (?:Spi|Hub)\b", re.MULTILINE)
IDS = tuple(game.id for game in GAMES)
OF_TESTS = ("tests/core/games/sittings.py", "tests/hiding/games.py")
PURE = ("corrections", "expectation", "layout", "moves", "notation", "position", "rules", "start", "understanding", "view")
# Which have a file or a line for each, by tests of their own.
OTHERS = ("companion/cards/decks/shipped/", *(f"companion/words/{language}/" for language in LANGUAGES))


def sources(*endings):
    return sorted(file.relative_to(ROOT).as_posix() for ending in endings for file in (ROOT / "companion").rglob(f"*{ending}"))


def table(page, heading):
    """The files in the first column of the table under that heading."""
    section = re.split(r"^#+ ", text_of(page).partition(f"## {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    cells = re.findall(r"^ *\| ([^|]+) \|", section, re.MULTILINE)
    return [word for cell in cells for word in re.findall(r"`([^`]+/[^`]+)`", cell)]


def cells(page, heading):
    """What stands in backticks in the last column of the table under that heading."""
    section = re.split(r"^#+ ", text_of(page).partition(f"## {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    last = re.findall(r"^\| .* \| ([^|]+) \|$", section, re.MULTILINE)
    return [word.rstrip("/") for cell in last for word in re.findall(r"`([^`]+)`", cell)]


def text_without_comments(file):
    return re.sub(r"^\s*#.*$", "", text_of(file), flags=re.MULTILINE)


def test_the_page_of_games_names_what_lies_in_the_folder_of_each():
    """One that is wanted of a game and lies in none, or lies in all and is not on the page, would mislead."""
    named = {name.replace("<language>", "en") for name in cells(OF_GAMES, "How to add a game")}
    for id in IDS:
        folder = ROOT / "companion/core/games" / id
        wanted = [name.replace("<game>", id) for name in named]
        assert [name for name in wanted if not (folder / name).exists()] == []
    everywhere = set.intersection(*({one.name for one in (ROOT / "companion/core/games" / id).glob("*")} for id in IDS))
    pure = {f"{name}.py" for name in PURE}
    assert everywhere - {"__pycache__", "__init__.py", *pure} <= {name.split("/")[0] for name in named}


@pytest.mark.parametrize("file", OF_TESTS)
def test_no_exam_lacks_a_game(file):
    assert file in text_of(OF_GAMES)
    assert [id for id in IDS if id not in text_of(file)] == []


def languages_in(file):
    """Those that it names as codes, in code or as a table; not in an example (`fr = "..."`)."""
    text = text_without_comments(file)
    return {code for code in LANGUAGES[1:] if re.search(rf"""["']{code}["']|\b{code} = ["\[](?!\.\.\.)|^\[{code}\]""", text, re.MULTILINE)}


def test_the_page_of_lines_names_every_list_of_languages():
    lists = [file for file in sources(".py", ".toml") if not file.startswith(OTHERS) and languages_in(file) == set(LANGUAGES[1:])]
    named = table(OF_LANGUAGES, "How to add a language")
    assert sorted(set(lists) - set(named)) == []
    plain = [file for file in named if not re.search(r"\.(\w\w)\.toml$", file)]
    assert [file for file in plain if not languages_in(file) and "LANGUAGES" not in text_of(file)] == []


def test_no_list_lacks_a_language():
    from companion.screen.pages.keyboard import CALLED, LAYOUTS
    from companion.screen.pages.settings import TONGUES
    from companion.voice.engines.espeak import VOICES
    from companion.words.numerals import _TABLES

    wanted = set(LANGUAGES)
    lists = {
        "numerals": set(_TABLES),
        "settings": {code for code, _ in TONGUES},
        "keyboard": set(LAYOUTS) & set(CALLED) & wanted,
        "espeak": set(VOICES),
        "facedown.toml": {LANGUAGES[0], *(file.split(".")[1] for file in sources(".toml") if re.search(r"/facedown\.\w+\.toml$", file))},
        "habits": set(re.findall(r"^\[(\w+)\]", text_of("companion/words/habits.toml"), re.MULTILINE)) & wanted,
        "numerals.toml": set(re.findall(r"^\[(\w+)\]", text_of("companion/words/numerals.toml"), re.MULTILINE)) & wanted,
    }
    assert {name: has for name, has in lists.items() if has != wanted} == {}


def test_the_page_of_readers_names_whoever_knows_their_kinds():
    named = table(OF_READERS, "How to add a kind")
    knowing = {file: None for file in sources(".py") if KNOWS_A_KIND.search(text_of(file))}
    knowing = {file: next((one for one in named if file.startswith(one)), None) for file in knowing}
    assert [file for file, name in knowing.items() if name is None] == []
    assert sorted(named) == sorted(set(knowing.values()))
