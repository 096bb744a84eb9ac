"""The lines of all languages as texts and as syntax trees: what the lint looks at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from companion.words.lines import FOLDER, bundle_of, files_of

OF_TOWERS = frozenset(
    {
        *("height", "threshold", "least", "points", "quakes", "insurances", "turns", "foundations", "back", "withstands"),
        *("toilets", "studies", "roofs", "tornadoes"),
    }
)
NUMBERS = frozenset({"count", "hand", "pile", "most"}) | OF_TOWERS
# Said to whoever sits at a terminal, not to players; each names its lines after itself.
TERMINAL = (
    *("terminal.ftl", "history.ftl", "tags.ftl", "decks.ftl", "deck-csv.ftl"),
    *("tuning.ftl", "sound.ftl", "voice.ftl", "print.ftl", "mat-plan.ftl", "hub.ftl", "wires.ftl", "ordering.ftl"),
    *("service.ftl", "doctor.ftl", "config.ftl", "installing.ftl"),
)
# What stands on the screen and nobody announces: each file, and how its lines begin.
SCREEN = {
    "pages.ftl": "page-",
    "match-pages.ftl": "match-",
    "end-screen.ftl": "end-",
    "ground-screen.ftl": "ground-",
    "table-screen.ftl": "screen-",
    "tray-screen.ftl": "tray-",
    "reading.ftl": "reading-",
    "agreeing.ftl": "agreeing-",
    "enrol-screen.ftl": "enrol-",
    "sorting-screen.ftl": "sorting-",
    "appliance-screen.ftl": "appliance-",
}
# Lines of a game that are like those of another file; they lie in the game's own.
OF_A_GAME = {
    "history.ftl": re.compile(r"history-"),
    "agreeing.ftl": re.compile(r"agreeing-"),
    "end-screen.ftl": re.compile(r"end-part-"),
    "terminal.ftl": re.compile(r"([a-z]+-)?terminal-"),
    "lessons.ftl": re.compile(r"[a-z]+-lesson-"),
    "why.ftl": re.compile(r"[a-z]+-why-"),
}
# A label is a word or two of a button, a heading, or beside a number, and no sentence; most are named so.
WRITTEN = ("short", "only", "moment", "named", "laying", "addressed")  # forms of a line that are never said
LABEL = re.compile(
    rf"({'|'.join(SCREEN.values())})(label|title)-|screen-((button|mark)-|threshold)|[a-z]+-label-"
    r"|tray-((stack|away|fault)-[a-z]+|pad|draw-pad|worth|worth-brief|show|shows-(card|drawn))$"
    r"|end-(winner|left|again|home|story|part-[a-z-]+)$|ground-(grows|grows-plain|beside|metres|site)$"
)


@dataclass(frozen=True, slots=True)
class Said:
    """One text that can be said: a message's own, or one of its attributes."""

    language: str
    file: str
    id: str
    attribute: str
    pattern: ast.Pattern

    @property
    def name(self) -> str:
        return f"{self.id}.{self.attribute}" if self.attribute else self.id

    @property
    def where(self) -> str:
        return f"{self.language}/{self.file}, {self.name}"


class Book:
    """Language -> file -> its text."""

    def __init__(self, texts: dict[str, dict[str, str]]) -> None:
        self.texts = texts
        self.entries = [
            (language, file, entry)
            for language, files in texts.items()
            for file, text in files.items()
            for entry in FluentParser().parse(text).body
        ]
        self.said = [said for language, file, entry in self.entries for said in _said(language, file, entry)]
        self._by_name = {(said.language, said.name): said for said in self.said}
        self._bundles = {
            (language, is_spoken): self._bundle(language, is_spoken=is_spoken) for language in texts for is_spoken in (False, True)
        }

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self.texts)

    def of(self, language: str, name: str) -> Said | None:
        return self._by_name.get((language, name))

    def of_players(self) -> list[Said]:
        return [said for said in self.said if said.file not in TERMINAL]

    def spoken(self) -> list[Said]:
        """What can be said at the table: of a text that is said otherwise than it is written, only that."""
        aloud = [said for said in self.of_players() if said.file not in SCREEN and said.attribute not in WRITTEN]
        return [said for said in aloud if said.attribute == "spoken" or not self.of(said.language, f"{said.name}.spoken")]

    def references(self, said: Said) -> list[str]:
        """In what is said, a line that is said otherwise than it is written is meant as it is said."""
        found = [
            node.id.name + (f".{node.attribute.name}" if node.attribute else "")
            for node in nodes(said.pattern)
            if isinstance(node, ast.MessageReference)
        ]
        if said.attribute != "spoken":
            return found
        return [f"{name}.spoken" if self.of(said.language, f"{name}.spoken") else name for name in found]

    def variables(self, said: Said) -> frozenset[str]:
        """The variables of a text, those of the messages that it refers to among them."""
        found = {node.id.name for node in nodes(said.pattern) if isinstance(node, ast.VariableReference)}
        for name in self.references(said):
            other = self.of(said.language, name)
            found |= self.variables(other) if other else set()
        return frozenset(found)

    def _bundle(self, language: str, *, is_spoken: bool) -> FluentBundle:
        return bundle_of(language, [FluentParser().parse(text) for text in self.texts[language].values()], is_spoken=is_spoken)

    def format(self, said: Said, variables: dict[str, object], *, is_spoken: bool = False) -> tuple[str, list[Exception]]:
        bundle = self._bundles[said.language, is_spoken or said.attribute == "spoken"]
        message = bundle.get_message(said.id)
        is_own = said.attribute in ("", "spoken")  # the bundle has what is spoken in the place of what is written
        text, errors = bundle.format_pattern(message.value if is_own else message.attributes[said.attribute], variables)
        return str(text), errors


def one_file(file: str = "comparity.ftl", **texts: str) -> Book:
    """A small book, each language with one file."""
    return Book({language: {file: text} for language, text in texts.items()})


def folders() -> list[Path]:
    return sorted(folder for folder in FOLDER.iterdir() if folder.is_dir() and not folder.name.startswith("_"))


@cache
def shipped() -> Book:
    """Every .ftl file of every language."""
    return Book(
        {one.name: {f"{name}.ftl": file.read_text(encoding="utf-8") for name, file in files_of(one.name).items()} for one in folders()}
    )


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def plain(said: Said) -> list[str]:
    """What a text can read like, its variables left out: each way through its selects by itself."""
    texts = [""]
    for element in said.pattern.elements:
        pieces = [element.value] if isinstance(element, ast.TextElement) else _ways(element.expression)
        texts = [text + piece for text in texts for piece in pieces]
    return texts


def is_another(said: Said) -> bool:
    """Whether it is just another message under a name of its own."""
    [first, *rest] = said.pattern.elements
    return not rest and isinstance(first, ast.Placeable) and isinstance(first.expression, ast.MessageReference)


def _ways(expression: ast.BaseNode) -> list[str]:
    if not isinstance(expression, ast.SelectExpression):
        return [expression.value if isinstance(expression, ast.StringLiteral) else "X"]
    return [text for variant in expression.variants for text in plain(Said("", "", "", "", variant.value))]


def _said(language: str, file: str, entry: ast.BaseNode) -> list[Said]:
    if not isinstance(entry, ast.Message):
        return []
    file = next((other for other, begins in OF_A_GAME.items() if begins.match(entry.id.name)), file)
    own = [Said(language, file, entry.id.name, "", entry.value)] if entry.value else []
    return own + [Said(language, file, entry.id.name, one.id.name, one.value) for one in entry.attributes]
