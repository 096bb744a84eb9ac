"""Every text of a problem stands in all languages with the arguments that the source gives it; each text is used."""

from __future__ import annotations

import ast
import json
import re
import sqlite3
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

from companion.cli.main import parsers
from companion.core.decks.card import LANGUAGES
from companion.errors import Problem, Text, reason
from companion.system import shipped
from companion.system.refusals import library_reason
from companion.words.help import ERRORS, FOLDER, HELP, file_of, plain_help
from companion.words.problems import told
from companion.words.texts import fix_in, text_in
from tests.arch.sources import Source, source, sources

KEY_AT = {
    "Text": 0,
    "note": 0,
    "report": 0,
    "Problem": 1,
    "unusable": 1,
    "Trouble": 1,
    "NoPanel": 1,
    "Miswired": 0,
    "Complaint": 0,
}  # which argument of a call is the key
WITH_FIX = ("report", "Problem", "unusable", "Trouble", "NoPanel", "Miswired", "Complaint")
OWN = ("exit_code",)  # arguments that are not the message's
PARTS = re.compile(r"-(where|fix)$")  # what a problem inside another adds to its name
# Made by `companion.words` itself.
OF_WORDS = {"place-problem", "place-problem-in-short", "place-quoted"}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - named by the library
        self.names.add(PARTS.sub("", node.id.name))


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for path in sorted(path for folder in (ERRORS, HELP) for path in (FOLDER / language / folder).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands there twice"
                assert FOLDER / language / file_of(entry.id.name) == path, f"{path}: {entry.id.name} belongs in another file"
                found[entry.id.name] = entry
    return found


def variables(message: fluent.Message) -> set[str]:
    seen = Variables()
    seen.visit(message)
    return seen.names


def all_sources() -> list[Source]:
    """With the file of a hub's firmware that makes problems as well."""
    wiring = shipped.path("firmware") / "hub" / "wiring.py"
    return [*sources(), source("firmware.hub.wiring", wiring.read_text(encoding="utf-8"))]


def calls() -> Iterator[tuple[str, str, set[str], str]]:
    """Of each call with a literal key: where it stands, the key, the names of its arguments, what is called."""
    for one in all_sources():
        for node in ast.walk(one.tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            place = KEY_AT.get(name)
            if place is None or len(node.args) <= place or any(each.arg is None for each in node.keywords):
                continue
            if name == "note" and not one.lies_in("hardware"):  # the doctor has one of its own
                continue
            given = {each.arg for each in node.keywords if each.arg} - set(OWN)
            for key in _literals(node.args[place]):
                yield f"{one.module}:{node.lineno}", key, given, name


def _literals(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str() as key):
            return [key]
        case ast.IfExp(body=body, orelse=other):
            return _literals(body) + _literals(other)
    return []


def test_each_key_is_told_in_every_language_with_its_arguments():
    lacks = []
    for place, key, given, name in calls():
        its = {language: messages(language).get(key) for language in LANGUAGES}
        lacks += [f"{place}: {language} has no {key}" for language, message in its.items() if message is None]
        found = {language: message for language, message in its.items() if message is not None}
        used = {language: variables(message) for language, message in found.items()}
        lacks += [f"{place}: {key} wants {sorted(names - given)} in {language}" for language, names in used.items() if names - given]
        if found and given - set().union(*used.values()):
            lacks.append(f"{place}: {key} does not use {sorted(given - set().union(*used.values()))}")
        lacks += [
            f"{place}: {key} has no .fix in {language}"
            for language, message in found.items()
            if name in WITH_FIX and not any(one.id.name == "fix" for one in message.attributes)
        ]
    assert not lacks, "\n".join(lacks)


def helped() -> Iterator[tuple[str, str]]:
    """Each text of the help of each command, and whose it is."""
    for one in parsers()[0].all():
        actions = [*one._actions, *(pseudo for action in one._actions for pseudo in getattr(action, "_choices_actions", ()))]
        groups = [group for group in one._action_groups if group._group_actions]
        texts = [one.usage, one.description, one.epilog, *(action.help for action in actions), *(action.metavar for action in one._actions)]
        texts += [text for group in groups for text in (group.title, group.description)]
        yield from ((one.prog, text) for text in texts if text)


def test_each_text_of_help_is_a_key_with_the_arguments_of_its_message():
    lacks = []
    for program, key in helped():
        given = set(getattr(key, "arguments", ()))
        for language in LANGUAGES:
            message = messages(language).get(key)
            if message is None or variables(message) != given:
                lacks.append(f"{program}: {key!r} in {language}: {'no message' if message is None else sorted(variables(message) ^ given)}")
    assert not lacks, "\n".join(lacks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_that_is_read_as_a_plain_line_is_what_fluent_makes_of_it(language):
    keys = [key for key, message in messages(language).items() if key.startswith(HELP) and not variables(message)]
    assert {key: plain_help(key, language) or text_in(Text(key), language) for key in keys} == {
        key: text_in(Text(key), language) for key in keys
    }


def test_each_text_is_used_and_stands_in_every_language():
    constants = {node.value for one in all_sources() for node in ast.walk(one.tree) if isinstance(node, ast.Constant)}
    unused = [key for key in messages("en") if key not in constants | OF_WORDS and not key.startswith("place-")]
    assert not unused, "nothing uses " + ", ".join(unused)
    assert {language: sorted(messages(language)) for language in LANGUAGES} == dict.fromkeys(LANGUAGES, sorted(messages("en")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_arguments_and_the_fix_of_the_english_text(language):
    lacks = []
    for key, message in messages(language).items():
        model = messages("en")[key]
        if variables(model) - variables(message) and key not in OF_WORDS:
            lacks.append(f"{key}: {sorted(variables(model) - variables(message))} is not told")
        if [one.id.name for one in message.attributes] != [one.id.name for one in model.attributes]:
            lacks.append(f"{key}: its attributes differ")
    assert not lacks, "\n".join(lacks)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_is_written_as_the_language_is(language):
    """No-break spaces, quotation marks of the language, no exclamation marks."""
    lacks = [f"{key}: {lack}" for key, message in messages(language).items() for lack in _lacks_of(language, _plain(message))]
    assert not lacks, "\n".join(lacks)


class _Plain(visitor.Visitor):
    def __init__(self) -> None:
        self.text = ""

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802 - named by the library
        self.text += "\n"
        self.generic_visit(node)

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802 - named by the library
        self.text += node.value

    def visit_Placeable(self, node: fluent.Placeable) -> None:  # noqa: N802 - named by the library
        self.text += "0"
        self.generic_visit(node)


def _plain(message: fluent.Message) -> str:
    plain = _Plain()
    plain.visit(message)
    return plain.text


def _lacks_of(language: str, text: str) -> Iterator[str]:
    if "!" in text:
        yield "an exclamation mark"
    if language == "ru" and re.search(r"(?<!^)[ \t]—", text, re.MULTILINE):
        yield "a plain space before a dash"
    if language == "fr" and re.search(r"[ \t\u00a0][;?!]|(?<![\w/]) :|« |[ ]»|«(?!\u00a0)|(?<!\u00a0)»", text):
        yield "spaces that break"
    if re.search(r"(?<![\w=\[{(,:\"])'(?=\w)", re.sub(r"pip install '\S+'", "", text)):
        yield "English quotation marks"


def test_a_problem_is_told_with_its_place_and_its_fix():
    problem = Problem(Text("place-line-of", file="a/facedown.toml", line=1200), "config-line-too-long", count=5011, longest=1000)
    fix = "write at most 1000 to a line; a list may go on in the next one"
    assert told(problem, "en") == f"a/facedown.toml line 1200: it has 5011 characters; {fix}"
    assert told(problem, "ru").startswith("a/facedown.toml, строка 1200: в строке 5011 знаков; не больше 1000")
    assert told(problem, "fr").startswith("a/facedown.toml, ligne 1200\u202f: la ligne compte 5011 caractères\u202f; écrivez au plus 1000")


@pytest.mark.parametrize(
    ("language", "bytes_told"),
    [("en", "larger than 64,000 bytes"), ("ru", "больше 64\u00a0000 байт"), ("fr", "dépasse 64\u202f000 octets")],
)
def test_thousands_are_parted_as_the_language_does(language, bytes_told):
    assert bytes_told in text_in(Text("config-too-large", longest=64_000), language)


def test_values_stand_in_the_quotation_marks_of_the_language():
    text = Text("value-did-you-mean", name="it's")
    assert [text_in(text, language) for language in LANGUAGES] == [
        'did you mean "it\'s"?',
        "может быть, «it's»?",
        "vouliez-vous dire «\u00a0it's\u00a0»\u202f?",
    ]


def test_the_system_is_told_by_its_code_and_else_by_its_own_words():
    assert text_in(reason(PermissionError(13, "Permission denied")), "ru") == "нет прав"
    assert text_in(reason(OSError("who knows")), "ru") == "who knows"


def refused_by_sqlite(extended):
    fault = sqlite3.OperationalError("disk I/O error")
    fault.sqlite_errorname = extended
    return fault


def test_sqlite_is_told_by_the_kind_of_its_code_also_where_an_error_of_the_system_stands_for_it():
    standing = OSError(None, "disk I/O error", "a.db")
    standing.__cause__ = refused_by_sqlite("SQLITE_IOERR_WRITE")
    told = [text_in(reason(fault), "ru") for fault in (refused_by_sqlite("SQLITE_IOERR"), standing, refused_by_sqlite("SQLITE_TOOBIG"))]
    assert told == ["ошибка чтения или записи на диске", "ошибка чтения или записи на диске", "disk I/O error"]


def test_the_words_of_a_refusal_are_cut_short():
    assert len(text_in(reason(sqlite3.DatabaseError("x" * 5000)), "en")) == 201


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ('{"a" 1}', "здесь нужен знак ':', строка 1, столбец 6 (знак 5)"),
        ("[1 2]", "здесь нужен знак ',', строка 1, столбец 4 (знак 3)"),
        ("[1] 2", "за концом стоит что-то ещё, строка 1, столбец 5 (знак 4)"),
    ],
)
def test_what_is_wrong_with_json_is_told_by_what_is_missing(wrong, said):
    with pytest.raises(json.JSONDecodeError) as caught:
        json.loads(wrong)
    assert text_in(library_reason(caught.value), "ru") == said


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_of_a_library_is_told_in_two_ways(language):
    """Of two variants of one name only the first would ever be told."""
    for key, message in messages(language).items():
        names = [
            [variant.key.name for variant in one.expression.variants if isinstance(variant.key, fluent.Identifier)]
            for one in message.value.elements
            if isinstance(one, fluent.Placeable) and isinstance(one.expression, fluent.SelectExpression)
        ]
        assert all(len(set(one)) == len(one) for one in names), key


def test_a_text_that_has_no_message_is_told_by_its_key():
    assert text_in(Text("nowhere-told", name="x"), "ru") == "nowhere-told name='x'"
    assert not fix_in(Text("value-text", text="x"), "en")
