"""A game is one folder and one line of the registry: no other source and no other file of words names it.

Left out: READMEs, which tell people what can be played; the data of shipped decks and mats, of which some are made for one game and bear
its name; and tests. A key of a line (`<game>-plays`) names its game, so it stands in the game's folder as well.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.core.decks.card import LANGUAGES
from companion.core.games.registry import GAMES
from companion.words.lines import bundle
from tests.readme.pages import IS_CHECKOUT, ROOT

pytestmark = pytest.mark.skipif(not IS_CHECKOUT, reason="the sources lie in a checkout")
TOPS, ENDINGS = ("companion", "hardware", "firmware"), (".py", ".ftl", ".toml")
FOLDERS = tuple(f"companion/core/games/{game.id}/" for game in GAMES)
REGISTRY = "companion/core/games/registry.py"
DATA = ("companion/cards/decks/shipped/", "hardware/mats/")


def names() -> set[str]:
    """Ids, and what the games are called in each language."""
    pattern = {
        (game.id, language): bundle(language).get_message(f"history-game-{game.id}").value for game in GAMES for language in LANGUAGES
    }
    called = {str(bundle(language).format_pattern(value, {})[0]) for (_, language), value in pattern.items() if value is not None}
    return called | {game.id for game in GAMES}


NAMED = re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(map(re.escape, names())))})(?!\w)", re.IGNORECASE)


def named_in(text: str) -> list[str]:
    return [f"{number}: {line.strip()[:100]}" for number, line in enumerate(text.split("\n"), start=1) if NAMED.search(line)]


def others() -> list[Path]:
    files = [file for top in TOPS for ending in ENDINGS for file in sorted((ROOT / top).rglob(f"*{ending}"))]
    return [file for file in files if not file.relative_to(ROOT).as_posix().startswith((*FOLDERS, REGISTRY, *DATA))]


def test_nothing_outside_its_folder_names_a_game():
    found = [f"{file.relative_to(ROOT)}, {where}" for file in others() for where in named_in(file.read_text(encoding="utf-8"))]
    assert not found, "\n".join(found)


def test_the_registry_names_each_game_trouble_line():
    lines = [line for line in (ROOT / REGISTRY).read_text(encoding="utf-8").split("\n") if NAMED.search(line)]
    assert [line.strip().split(".")[3] for line in lines] == [game.id for game in GAMES]


def test_sources_and_words_are_read():
    read = {file.relative_to(ROOT).as_posix() for file in others()}
    assert {"companion/cli/main.py", "companion/words/en/table.ftl", "companion/core/games/port.py", "firmware/hub/main.py"} <= read


def test_a_name_is_found():
    cases = [
        'key = "comparity-plays"',
        "Cardline's table",
        'if game == "skyscrapers":',
        "SKYSCRAPERS = 1",
        "from companion.core.games.cardline import x",
    ]
    assert [(text, named_in(f"a line\n{text}")) for text in cases] == [(text, [f"2: {text}"]) for text in cases]


def test_other_words_are_left_in_peace():
    cases = ['"mini-skyscraper"', "disparity", "a card line", "game-comparity-x"]
    assert [(text, named_in(text)) for text in cases] == [(text, []) for text in cases]
