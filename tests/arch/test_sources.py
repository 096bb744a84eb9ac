"""The source files keep the rules of the house, and every rule can be broken."""

from __future__ import annotations

import ast

import pytest

from tests.arch import form, imports
from tests.arch.sources import folders, root, source, sources

RULES = imports.RULES + form.RULES
KEPT = tuple(dict.fromkeys(rule for rule, _module, _text in RULES))


@pytest.mark.parametrize("rule", KEPT, ids=lambda rule: rule.__name__)
def test_every_source_file_keeps_the_rule(rule):
    broken = [f"{each.module}: {offence}" for each in sources() for offence in rule(each)]
    assert not broken, "\n".join(broken)


def test_a_file_that_breaks_the_rule_is_found():
    assert [(rule, module, text) for rule, module, text in RULES if not rule(source(module, text))] == []


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("companion.app.lines", "from companion import screen, voice, journal, protocol, simulator\nfrom hardware import readers"),
        ("companion.cli.main", "from companion import app\nprint('done')"),
        (
            "companion.core.games.comparity.rules",
            "from companion.core.games.comparity.position import Position\nfrom .position import Cell",
        ),
        ("companion.core.games.comparity.rules", "from companion.core.games.game import Game\nimport companion.core.games\nimport enum"),
        ("companion.core.mat.mat", "from hardware.sighting import Tags\ndef rehash(book): return book.hash"),
        ("companion.words.book", "from fluent.runtime import FluentBundle"),
        ("companion.cards.decks.files", "import csv, os, tomllib\ndef read(path): return open(path)"),
        ("companion.core.games.comparity.oracle", "from .oracle_count import points\nimport itertools"),
        ("companion.simulator.bots", "from companion.core.games.comparity.view import View\nfrom companion.core.games import GAMES"),
        ("companion.voice.sounds", "import pygame.mixer"),
        ("companion.voice.sounds", "from queue import SimpleQueue\nwords = SimpleQueue()\nwords.get()\n{}.get('timeout')"),
        ("companion.voice.sounds", "from queue import Queue\nwords = Queue()\nwords.get(timeout=1.0)"),
        ("companion.core.mat.mat", 'def documented():\n    """' + "one\n" * 60 + '"""\n' + "    pass\n" * 50),
        ("companion.core.mat.mat", "class Database: ...\ndef redo(): ...\ndef undo(): ...\ndef processes_nothing(): ..."),
    ],
)
def test_a_file_that_keeps_the_rules_is_left_in_peace(module, text):
    text = f'"""A file."""\n{text}'
    assert not [f"{rule.__name__}: {offence}" for rule in KEPT for offence in rule(source(module, text))]


def test_a_game_is_a_folder_whose_init_counts_as_its_own():
    package = source("companion.core.games.comparity", "from companion.core.games.cardline import rules", is_package=True)
    registry = source("companion.core.games", "from companion.core.games.cardline import rules", is_package=True)
    assert imports.games_never_import_each_other(package)
    assert not imports.games_never_import_each_other(registry)


def test_the_registry_knows_every_folder_of_a_game():
    games = root() / "companion" / "core" / "games"
    assert {init.parent.name for init in games.glob("*/__init__.py")} == set(imports.GAMES)


def test_relative_imports_are_read_from_where_they_stand():
    text = "from . import a\nfrom .b import c\nfrom .. import d"
    assert source("companion.core.mat.mat", text).imports() == ["companion.core.mat.a", "companion.core.mat.b.c", "companion.core.d"]
    assert source("companion.core.mat", text, is_package=True).imports() == [
        "companion.core.mat.a",
        "companion.core.mat.b.c",
        "companion.core.d",
    ]


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: str(folder.relative_to(root())))
def test_every_folder_says_what_it_is(folder):
    init = folder / "__init__.py"
    assert init.is_file(), "a folder of modules is a package"
    assert (folder / "README.md").is_file() or ast.get_docstring(ast.parse(init.read_text(encoding="utf-8")))
