"""What is typed becomes a command in each language, or a kind word about what would work."""

from __future__ import annotations

import pytest

from companion.app.matches import find_deck
from companion.core.decks.card import LANGUAGES
from companion.core.games.registry import GAMES
from companion.core.mat.shape import Shape
from companion.simulator.company import typed_of
from companion.system.reading import folded
from companion.terminal.play import commands
from companion.terminal.play.commands import LINES, Command, Unclear, Vocabulary, parse
from companion.words.lines import Lines

SITES = Shape(0, 0, tap_places=("site-1", "site-2", "site-3"))
TYPED = (
    ("en", "lay 3 C4", Command("lay", 3, ("C4",))),
    ("en", "Lay card 3 on c4.", Command("lay", 3, ("C4",))),
    ("en", "lay C4 3", Command("lay", 3, ("C4",))),
    ("en", "lay 3 pad", Command("lay", 3, ("pad",))),
    ("en", "  check   d4 ", Command("check", None, ("D4",))),
    ("en", "check", Command("check")),
    ("en", "che d4", Command("check", None, ("D4",))),
    ("en", "2", Command("choose", 2)),
    ("en", "choose 2", Command("choose", 2)),
    ("en", "move C3 to D4", Command("move", None, ("C3", "D4"))),
    ("en", "swap C3 and D4", Command("swap", None, ("C3", "D4"))),
    ("en", "tap 3", Command("tap", 3)),
    ("en", "tap D4", Command("tap", None, ("D4",))),
    ("en", "OK", Command("ok")),
    ("en", "yes", Command("ok")),
    ("en", "?", Command("help")),
    ("en", "", None),
    ("en", " . ", None),
    ("ru", "положить 3 С4", Command("lay", 3, ("C4",))),  # a Cyrillic letter
    ("ru", "клади карту 3 на д4", Command("lay", 3, ("D4",))),
    ("ru", "lay 3 C4", Command("lay", 3, ("C4",))),
    ("ru", "проверка е5", Command("check", None, ("E5",))),
    ("ru", "ок", Command("ok")),
    ("ru", "ok", Command("ok")),
    ("ru", "ПОЧЕМУ", Command("why")),
    ("fr", "poser 3 C4", Command("lay", 3, ("C4",))),
    ("fr", "vérifier D4", Command("check", None, ("D4",))),
    ("fr", "verifier D4", Command("check", None, ("D4",))),
    ("fr", "déplacer C3 D4", Command("move", None, ("C3", "D4"))),
    ("fr", "quit", Command("quit")),
)


def parsed(line, language, game="comparity", shape=None):
    return parse(line, Vocabulary(language, typed_of(game).takes), shape or Shape())


def test_a_line_is_understood():
    assert [((language, line), parsed(line, language)) for language, line, command in TYPED] == [
        ((language, line), command) for language, line, command in TYPED
    ]


OF_CARDLINE = (
    ("en", "lay 3 2", Command("lay", 3, (), 2)),
    ("en", "lay card 3 into gap 2", Command("lay", 3, (), 2)),
    ("en", "lay 3 D1", Command("lay", 3, ("D1",))),
    ("en", "take D1", Command("lift", None, ("D1",))),
    ("en", "push D1 F1", Command("push", None, ("D1", "F1"))),
    ("ru", "положить 3 в промежуток 2", Command("lay", 3, (), 2)),
    ("ru", "сдвинуть D1 F1", Command("push", None, ("D1", "F1"))),
    ("fr", "poser 3 dans intervalle 2", Command("lay", 3, (), 2)),
    ("en", "check D4", Unclear("terminal-unknown", {"typed": "check", "help": "help"})),
    ("en", "lay 3", Unclear("terminal-like-this", {"verb": "lay"})),
    ("en", "lay 3 2 1", Unclear("terminal-like-this", {"verb": "lay"})),
)


def test_in_cardline_a_card_goes_into_a_gap_by_its_number():
    assert [((language, line), parsed(line, language, "cardline")) for language, line, command in OF_CARDLINE] == [
        ((language, line), command) for language, line, command in OF_CARDLINE
    ]


OF_SKYSCRAPERS = (
    ("en", "tap 3 site-2", Command("tap", 3, ("site-2",))),
    ("en", "tap 3 at site 2", Command("tap", 3, (), 2)),
    ("en", "tap 3 site 2", Command("tap", 3, (), 2)),
    ("en", "tap 3 SITE-2", Command("tap", 3, ("site-2",))),
    ("en", "tap 3", Command("tap", 3)),
    ("en", "open site-2", Command("open", None, ("site-2",))),
    ("en", "open 2", Command("open", 2)),
    ("en", "open", Command("open")),
    ("en", "move site-1 to site-2", Command("move", None, ("site-1", "site-2"))),
    ("ru", "показать 3 стройка 2", Command("tap", 3, (), 2)),
    ("fr", "présenter 3 au chantier 2", Command("tap", 3, (), 2)),
    ("en", "tap 3 D4", Unclear("terminal-no-cells", {"cell": "D4"})),
    ("en", "swap site-1 site-2", Unclear("terminal-unknown", {"typed": "swap", "help": "help"})),
)


def test_in_skyscrapers_a_card_is_shown_at_a_site():
    assert [((language, line), parsed(line, language, "skyscrapers", SITES)) for language, line, command in OF_SKYSCRAPERS] == [
        ((language, line), command) for language, line, command in OF_SKYSCRAPERS
    ]


UNCLEAR = (
    ("en", "chekc D4", Unclear("terminal-nearest", {"typed": "chekc", "word": "check", "help": "help"})),
    ("en", "xyzzy", Unclear("terminal-unknown", {"typed": "xyzzy", "help": "help"})),
    ("en", "\x1b[31mred" + "d" * 99, Unclear("terminal-unknown", {"typed": "[31mred" + "d" * 33, "help": "help"})),
    ("en", "ta 3", Unclear("terminal-nearest", {"typed": "ta", "word": "tap", "help": "help"})),  # or table, or take
    ("en", "lay C4", Unclear("terminal-like-this", {"verb": "lay"})),
    ("en", "lay 3", Unclear("terminal-like-this", {"verb": "lay"})),
    ("en", "lay 3 4 C4", Unclear("terminal-like-this", {"verb": "lay"})),
    ("en", "ok please", Unclear("terminal-like-this", {"verb": "ok"})),
    ("en", "2 3", Unclear("terminal-like-this", {"verb": "choose"})),
    ("en", "lay 3 K9", Unclear("terminal-no-cell", {"cell": "K9", "last": "H8"})),
    ("en", "lift C0", Unclear("terminal-no-cell", {"cell": "C0", "last": "H8"})),
    ("ru", "проверит ж4", Unclear("terminal-like-this", {"verb": "check"})),
    ("ru", "првоерка", Unclear("terminal-nearest", {"typed": "првоерка", "word": "проверка", "help": "помощь"})),
    ("fr", "verfier", Unclear("terminal-nearest", {"typed": "verfier", "word": "vérifier", "help": "aide"})),
)


def test_a_line_that_is_not_understood_is_answered_by_what_would_work():
    assert [((language, line), parsed(line, language)) for language, line, unclear in UNCLEAR] == [
        ((language, line), unclear) for language, line, unclear in UNCLEAR
    ]


def test_without_a_mat_no_cell_is_known():
    assert parsed("lay 1 C4", "en", shape=Shape(0, 0)) == Unclear("terminal-no-cells", {"cell": "C4"})


def words(language, verb):
    return [folded(word) for word in commands.words_of(language, LINES[verb][0])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_word_means_two_things(language, game):
    meanings, ways = {}, game.typed()
    for one in ("en", language):
        for verb in Vocabulary(language, ways.takes).takes:
            for word in words(one, verb):
                meanings.setdefault(word, set()).add(verb)
    assert {word: verbs for word, verbs in meanings.items() if len(verbs) > 1} == {}


def test_every_command_has_its_line_in_help_and_some_game_that_has_it():
    assert {verb for game in GAMES for verb in game.typed().takes} == set(LINES)


SHAPES = {"comparity": Shape(), "cardline": Shape(16, 2), "skyscrapers": SITES}
USED = [(game.id, verb) for game in GAMES for verb in Vocabulary("en", game.typed().takes).takes]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "verb"), USED)
def test_what_help_shows_can_be_typed_as_it_stands(language, game, verb):
    lines = Lines(language, game, find_deck("skyscrapers"), {})
    usage = lines.format(LINES[verb][1], {}).split("\n")[0]
    command = parsed(usage, language, game, SHAPES[game])
    assert isinstance(command, Command)
    assert command.verb == verb
    assert usage.split()[0] == Vocabulary(language, typed_of(game).takes).words[verb]
