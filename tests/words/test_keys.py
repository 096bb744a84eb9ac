"""Every key that the games and the referee can say has its line, and each line has a place that says it."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from companion.core.games.registry import GAMES
from companion.core.referee.placement import RELATIONS
from companion.words.lines import BY_HOUSE, FOLDER, FORMS, KIND, UNLABELLED
from tests.arch.sources import source, sources
from tests.words import keys
from tests.words.book import SCREEN, TERMINAL, Book, one_file, shipped
from tests.words.keys import Key

# Reasons of a play that `why_not` or `_misplaced` answers in another way before they could be said of a card that lies there.
NEVER = {
    "comparity-wrong-duet-first": "the referee asks whether a card was drawn (C25)",
    "cardline-wrong-none-due": "after the end nothing lies wrong",
}
BLIND = "blind.ftl"  # what is said to whoever sees nothing, after the announcements
# What the referee says in one game only.
OF_ONE = {
    "table-leave-in-box": "comparity",
    "table-all-return": "comparity",
    "table-reaches-edge": "comparity",
    "table-moved": "skyscrapers",
}
PLACES = ("slot", "card", "table", *(relation for relation, _step in RELATIONS), "between", "tower")
PLACES = (*PLACES, "building", "building-of", "building-numbered", "line", *UNLABELLED.values())
OF_LINES = {f"place-{place}{form}" for place in PLACES for form in FORMS} | {"place-where-card", "quoted", "quoted-inside"}
TAUGHT = {lesson.key for game in GAMES for lesson in game.lessons}
RULINGS = {
    "comparity": [f"C{number}" for number in range(1, 29)],
    "cardline": [f"L{number}" for number in range(1, 10)],
    "skyscrapers": [f"S{number}" for number in range(1, 21)],
}


def made() -> list[Key]:
    found = [key for game in keys.games() for key in keys.of_game(game)] + keys.of_referee()
    return [key for key in found if key.line not in NEVER]


def made_in(game: str) -> list[Key]:
    return [key for key in made() if key.line.startswith((f"{game}-", "table-"))]


def unsaid(made: list[Key], book: Book) -> list[str]:
    """Keys without a line."""
    return [
        f"{language}: {line}" for language in book.languages for line in sorted({key.line for key in made}) if not book.of(language, line)
    ]


def unused(made: list[Key], book: Book) -> list[str]:
    """Lines without a key, but for those that other lines refer to."""
    known = {key.line for key in made} | OF_LINES | TAUGHT | {name for said in book.said for name in book.references(said)}
    known |= {line for said in book.said for line in own(said.id)}
    known |= {line.replace("-ask-", "-label-") for line in known if "-ask-" in line}
    others = (*TERMINAL, *SCREEN, BLIND)
    announced = [said for said in book.said if said.file not in others and "-why-" not in said.id]
    return sorted({said.where for said in announced if usual(said.id) not in known})


def usual(line: str) -> str:
    """The line that a house rule has another for."""
    return line.partition(BY_HOUSE)[0]


def own(line: str) -> set[str]:
    """What is said in every game, a game may say in words of its own."""
    return {f"{game}-{line}" for game in keys.games()} if line.startswith(("table-", "place-", "terminal-")) else set()


def unknown(made: list[Key], book: Book) -> list[str]:
    """Lines that use what their key does not speak of, wherever it is made.

    `.only` may name what the one choice speaks of, and `.addressed` a player.
    """
    broken = []
    of_choices = {f"{name}-1{form}" for name in ("card", "place") for form in (*FORMS, KIND)} | {"card-2", "place-2"}
    for line in sorted({key.line for key in made}):
        given = frozenset.intersection(*(key.speaks_of for key in made if key.line == line))
        allowed = {name + form for name in given for form in (*FORMS, KIND)}
        ids = {line, *own(line)}  # not for each of the thousands of texts anew
        of_line = [said for said in book.said if usual(said.id) in ids]
        besides = {"only": of_choices, "addressed": {"seat"}}
        may = {said: allowed | besides.get(said.attribute, set()) for said in of_line}
        broken += [f"{said.where}: {sorted(more)}" for said, its in may.items() if (more := book.variables(said) - its)]
    return broken


def unexplained(made: list[Key], book: Book, games: list[str]) -> list[str]:
    """Rulings that are cited and cannot be asked for."""
    cited = {(OF_ONE.get(key.line, key.line.partition("-")[0]), rule) for key in made for rule in key.rules}
    asked = {(game, rule) for one, rule in cited for game in games if one in (game, "table")}
    ids = {(said.language, said.id) for said in book.said}
    return [
        f"{language}: {game}, {rule}"
        for game, rule in sorted(asked)
        for language in book.languages
        if not {(language, f"{game}-why-{rule}"), (language, f"table-why-{rule}")} & ids
    ]


def read(text: str) -> list[Key]:
    return keys.read([source("companion.core.games.toy.rules", text)], "toy-")


@pytest.mark.parametrize("game", keys.games())
def test_every_key_has_a_line(game):
    assert unsaid(made_in(game), shipped()) == []


def test_no_line_is_unused():
    assert unused(made(), shipped()) == []


def test_every_line_uses_only_what_its_key_speaks_of():
    assert unknown(made(), shipped()) == []


@pytest.mark.parametrize("game", keys.games())
def test_every_ruling_that_is_cited_can_be_asked_for(game):
    assert unexplained(made_in(game), shipped(), [game]) == []


@pytest.mark.parametrize(("game", "rulings"), RULINGS.items(), ids=str)
def test_all_rulings_of_a_game_can_be_asked_for(game, rulings):
    ids = {said.id for said in shipped().said}
    assert [rule for rule in rulings if not {f"{game}-why-{rule}", f"table-why-{rule}"} & ids] == []


def test_what_is_never_said_has_no_line():
    assert [line for line in NEVER if shipped().of("en", line)] == []


def test_every_place_has_its_forms():
    ids = {said.id for said in shipped().said}
    assert {id for id in ids if id.startswith(("place-", "quoted"))} == OF_LINES | {
        "place-cell",
        "place-letter",
        "place-number",
        "place-height",
    }


def test_a_game_with_words_of_its_own_for_a_place_has_all_its_forms():
    ids = {said.id for said in shipped().said}
    forms_of = [{f"{game}-place-{place}{form}" for form in FORMS} for game in keys.games() for place in PLACES]
    assert [forms for forms in forms_of if forms & ids and not forms <= ids] == []


def literals(*packages: str) -> set[str]:
    """All texts that stand in the code, or in some packages of it."""
    found = [each for each in sources() if not packages or each.lies_in(*packages)]
    return {node.value for each in found for node in each.nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


@cache
def of_problems_and_help() -> frozenset[str]:
    """Keys that test_texts.py holds: their first word may be that of a file of lines."""
    files = [path for part in ("errors", "help") for path in (FOLDER / "en" / part).glob("*.ftl")]
    return frozenset(key for path in files for key in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def unnamed(ids: set[str], prefix: str, written: set[str]) -> tuple[set[str], set[str]]:
    """Lines that no code names, and what code names that is no line; of a text with a hyphen at its end one is chosen."""
    named = {text for text in written if text.startswith(prefix)} - (of_problems_and_help() - ids)
    groups = tuple(text for text in named if text.endswith("-") and text != prefix)  # f"terminal-tower-{mark}"
    owned = {line for text in named for line in own(text)}
    unchosen = {group for group in groups if not any(id.startswith(group) for id in ids)}
    return {id for id in ids - named - owned if not id.startswith(groups)}, (named - set(groups) - {prefix} - ids) | unchosen


@pytest.mark.exam
@pytest.mark.parametrize("file", TERMINAL)
def test_lines_for_a_terminal_are_named_by_the_code_that_prints_them(file):
    ids = {said.id for said in shipped().said if said.file == file}
    assert unnamed(ids, file.replace(".ftl", "-"), literals()) == (set(), set())


@pytest.mark.parametrize(("file", "prefix"), SCREEN.items())
def test_lines_for_the_screen_are_named_by_the_code_that_draws_them(file, prefix):
    ids = {said.id for said in shipped().said if said.file == file}
    assert {id for id in ids if not id.startswith(prefix)} == set()
    assert unnamed(ids, prefix, literals("companion.screen", "companion.pages")) == (set(), set())


def test_lines_for_a_listener_who_sees_nothing_are_named_by_the_code_that_says_them():
    book = shipped()
    ids = {said.id for said in book.said if said.file == BLIND}
    parts = {name for said in book.said if said.file == BLIND for name in book.references(said)}
    assert {id for id in ids if not id.startswith("blind-")} == set()
    assert unnamed(ids - parts, "blind-", literals("companion.voice.blind", "companion.core.games")) == (set(), set())


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ({"toy-one", "toy-two-"}, (set(), set())),
        ({"toy-one"}, ({"toy-two-a"}, set())),
        ({"toy-two-"}, ({"toy-one"}, set())),
        ({"toy-one", "toy-two-a", "toy-three"}, (set(), {"toy-three"})),
        ({"toy-one", "toy-two-", "toy-three-"}, (set(), {"toy-three-"})),
        ({"toy-"}, ({"toy-one", "toy-two-a"}, set())),
    ],
    ids=["all", "no group", "no line", "more", "an empty group", "all of them is no group"],
)
def test_a_line_that_no_code_names_is_found_and_code_that_names_none(written, expected):
    assert unnamed({"toy-one", "toy-two-a"}, "toy-", written) == expected


TOY = 'def rule(): return Fact("plays", "C4", "placed", {"seat": seat, "place": place})'


@pytest.mark.parametrize("check", [unsaid, unknown, unused, lambda made, book: unexplained(made, book, ["toy"])])
def test_a_toy_game_with_all_its_lines_passes(check):
    book = one_file(en="toy-plays = { $seat }: { $place-to }.\ntoy-why-C4 = One. Two.\n")
    assert check(read(TOY), book) == []


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (unsaid, "toy-pla = { $seat }\n"),
        (unused, "toy-plays = { $seat }\ntoy-draws = { $seat }\n"),
        (unknown, "toy-plays = { $card }\n"),
        (unknown, "toy-plays = Now.\n    .spoken = { $there-at }\n"),
        (lambda made, book: unexplained(made, book, ["toy"]), "toy-why-C5 = One. Two.\n"),
    ],
    ids=["unsaid", "unused", "unknown", "unknown-spoken", "unexplained"],
)
def test_a_toy_game_that_lacks_a_line_is_found(check, text):
    assert check(read(TOY), one_file(en=text))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('def f(a): return Refused("x" if a else "y", "C1")', {"toy-refused-x", "toy-refused-y"}),
        ('def f(a):\n    key = {1: "x"}.get(a, "y")\n    return Wrong(key, "C1", None, None, None, 0, 0)', {"toy-wrong-x", "toy-wrong-y"}),
        (
            'CALLED = {1: ("x", "C1"), 2: ("y", "C2")}\ndef f(a):\n    key, which = CALLED[a]\n    return Fact(key, which)',
            {"toy-x", "toy-y"},
        ),
        ('def f(a): return g(a, "x", "C1")\ndef g(a, key, which): return Ask(key, which, a, ())', {"toy-ask-x"}),
        (
            'def f(a):\n    key, which = g(a)\n    return Refused(key, which)\ndef g(a): return ("x", "C1") if a else ("", "")',
            {"toy-refused-x"},
        ),
        (
            'def f(a):\n    why = g(a)\n    return h(*why)\ndef g(a): return "x", "C1"\ndef h(key, which): return Fact(key, which)',
            {"toy-x"},
        ),
        ('def f(a): return of_table("x", "C1", seat=a)', {"table-x"}),
    ],
)
def test_a_key_is_followed_to_where_it_is_written(text, expected):
    assert {key.line for key in read(text)} == expected


def spoken_of(text):
    return {key.line: set(key.speaks_of) for key in read(text)}


def test_a_key_speaks_of_what_is_told_beside_it_and_of_nothing_else():
    text = """
def f(a):
    key, which, more = what(a)
    args = {"seat": a, **more}
    return Expectation(key, which, a, args)
def what(a):
    if a:
        return "turn", "C3", {}
    return ("laid", "C4", {"card": a}) if a else ("over", "C5", {"seats": a})
"""
    assert spoken_of(text) == {"toy-status-turn": {"seat"}, "toy-status-laid": {"seat", "card"}, "toy-status-over": {"seat", "seats"}}


def test_what_a_question_speaks_of_is_followed_to_where_it_is_asked():
    text = """
def f(a):
    key, args = what(a)
    return Expectation(key, "L9", a, args)
def what(a):
    question = ask(a)
    return ("laid", question.args) if question else ("turn", {})
def ask(a):
    return Ask("turned", "L9", a, (), {"card": a}) if a else None
"""
    assert spoken_of(text) == {"toy-status-laid": {"card"}, "toy-status-turn": set(), "toy-ask-turned": {"card"}}


def test_what_grows_out_of_itself_is_followed_once():
    text = 'def f(a):\n    args = {"card": a}\n    if a:\n        args = {**args, "left": a}\n    return Fact("fits", "L2", "fits", args)'
    assert spoken_of(text) == {"toy-fits": {"card", "left"}}


def test_what_a_game_itself_is_asked_for_is_read_off_the_game():
    text = 'def f(a):\n    rule = a.game.expectation(a.position).rule\n    return of_table("begins", rule, game=a)'
    assert [(key.line, key.rules) for key in read(text)] == [("table-begins", frozenset())]


def test_the_plain_moves_of_each_game_are_its_own():
    assert keys.plain_moves("comparity") == {"draw", "verdict", "decline"}
    assert keys.plain_moves("cardline") == set()


def test_a_key_that_cannot_be_followed_is_no_key_lost():
    with pytest.raises(keys.Unread):
        read('def f(a): return Fact(a.upper(), "C1")')
