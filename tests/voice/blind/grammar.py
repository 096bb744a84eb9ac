"""What was said, read back: each line of a language as a pattern with named places, made from the Fluent files alone.

Rules of this file: it knows languages and names, neither games nor what the referee means; where a text may be several lines, all of
them are told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from fluent.syntax import FluentParser, ast

from companion.core.decks.card import Deck
from companion.words.lines import files_of
from companion.words.numerals import cardinal

MOST = 450  # heights of towers; hands, piles and points are far below
LEAST = -60
FORMS = ("", "-at", "-to", "-from")
CARDS = ("card", "other", "foundation", "left", "right")
SEATS = ("seat", "maker", "to", "giver", "owner")
NUMBERS = (
    *("count", "hand", "pile", "withstands", "height", "points", "quakes", "insurances", "turns", "across", "along", "back"),
    *("foundations", "toilets", "studies", "roofs", "tornadoes", "deck", "least", "threshold", "most"),
)
PLACES = tuple(f"{name}{form}" for name in ("place", "home", "there", "place-1") for form in FORMS)
BUILDINGS = ("building", "building-of", "building-numbered")
KINDS = ("slot", "card", "table", "right-of", "left-of", "above", "below", "between", "tower", *BUILDINGS)
Groups = dict[str, str]
Chosen = dict[str, tuple[str, str]]
ELIDED = re.compile(r"\b(d|qu)’(?=une?\b)")  # "d’une carte", written "de 1 carte"
Value = object


@dataclass(frozen=True)
class Heard:
    """A line, and what it was said of."""

    key: str
    told: Mapping[str, Value]

    def __getitem__(self, name: str) -> Value:
        return self.told[name]

    def get(self, name: str) -> Value:
        return self.told.get(name)


@dataclass(frozen=True)
class Pattern:
    key: str
    expression: re.Pattern[str]
    groups: Mapping[str, str]  # group -> variable
    chosen: Mapping[str, tuple[str, str]]  # group -> the variable by which it was chosen, and its value
    literal: str


class Grammar:
    """The lines of one language as they sound in one game; of cards that have one name nobody hears which of them is meant."""

    def __init__(self, language: str, game: str, decks: Sequence[Deck]) -> None:
        self.language, self.game = language, game
        self._messages = _messages(language)
        self._cards: dict[str, str] = {}
        for card in (card for deck in decks for card in deck.cards.values()):
            self._cards.setdefault(self._nested(card.names[language]), card.id)
        self.called = {card.id: self._cards[self._nested(card.names[language])] for deck in reversed(decks) for card in deck.cards.values()}
        self._numbers = _numbers(language)
        self._patterns = _patterns(language, game)
        self._places = {form: [self._pattern(self._own(f"place-{kind}{form}")) for kind in KINDS] for form in FORMS}
        self._where = self._pattern("place-where-card")
        self._quotes = [self._text("quoted", "\n").split("\n"), self._text("quoted-inside", "\n").split("\n")]
        self.names: dict[str, str] = {}  # of players, as they are called now -> seat
        self._known: dict[str, tuple[Heard, ...]] = {}

    def call(self, names: Mapping[str, str]) -> None:
        """Who sits where is called by these names from here on."""
        if self.names != names:
            self.names, self._known = dict(names), {}

    def read(self, text: str) -> tuple[Heard, ...]:
        if text not in self._known:
            self._known[text] = tuple(self._read(text) or self._read(ELIDED.sub(r"\1e ", text)))
        return self._known[text]

    def _read(self, text: str) -> list[Heard]:
        """Of several lines those that say most of it in their own words."""
        found = [
            (len(text) - sum(len(found[group] or "") for group in pattern.groups), Heard(pattern.key, told))
            for pattern in self._patterns
            if pattern.literal in text
            and (told := self._told(pattern, text)) is not None
            and (found := pattern.expression.fullmatch(text)) is not None
        ]
        most = max((own for own, _ in found), default=0)
        return [heard for own, heard in found if own == most]

    def _told(self, pattern: Pattern, text: str) -> dict[str, Value] | None:
        """None where what stands in its places is nothing that can stand there."""
        found = pattern.expression.fullmatch(text)
        if found is None:
            return None
        told: dict[str, Value] = {}
        for group, (name, value) in pattern.chosen.items():
            if found[group] is not None:
                told[name] = int(value) if value.isdecimal() else value
        for group, name in pattern.groups.items():
            if found[group] is None:
                continue
            value = self._value(name, found[group])
            if value is None or (name in told and isinstance(told[name], int) and told[name] != value):
                return None
            told[name] = value
        return told

    def _value(self, name: str, text: str) -> Value:
        if name in CARDS:
            return self._cards.get(text)
        if name in SEATS:
            return self.names.get(text)
        if name in PLACES:
            return self._place(text, name)
        if name in NUMBERS:
            number = self._numbers.get(text, self._numbers.get(text[:1].lower() + text[1:]))
            return text if number is None and name == "deck" else number  # the name of one, or how many cards it has
        return self._listed(name, text)

    def _listed(self, name: str, text: str) -> Value:
        match name:
            case "cards":
                return _all(self._cards.get(one) for one in self._quoted(text))
            case "seats":
                return _all(self.names.get(one) for one in text.split(", "))
            case "places":
                return _all(self._place(one, "place") for one in self._apart(text))
            case "rows":
                return _all(self._numbers.get(one) for one in text.split(", "))
            case _:
                return text

    def _place(self, text: str, name: str) -> Value:
        """A slot, or beside what, or on which tower."""
        form = next((one for one in FORMS[1:] if name.endswith(one)), "")
        for pattern in self._places[form]:
            told = self._told(pattern, text)
            if told is None:
                continue
            kind = pattern.key.removeprefix(f"{self.game}-").removeprefix("place-").removesuffix(form)
            if kind == "slot":
                number = self._numbers.get(str(told["number"]))
                if number is not None:
                    return ("slot", f"{told['letter']}{number}")
                continue
            if "where" in told:
                where = self._told(self._where, str(told["where"]))
                of = ("card", where["card"]) if where is not None else self._place(str(told["where"]), "place")
                return (kind, of) if of is not None else None
            return (kind, *(value for _, value in sorted(told.items())))
        return None

    def _quoted(self, text: str) -> list[str]:
        before, behind = (re.escape(mark) for mark in self._quotes[0])
        return re.findall(f"{before}(.*?){behind}", text)

    def _apart(self, text: str) -> list[str]:
        """At commas that stand within no name."""
        opening, closing = self._quotes[0]
        parts, depth, now = [], 0, ""
        for at, letter in enumerate(text):
            depth += text.startswith(opening, at) - text.startswith(closing, at)
            if letter == "," and not depth:
                parts.append(now.strip())
                now = ""
            else:
                now += letter
        return [*parts, now.strip()]

    def _nested(self, name: str) -> str:
        outer, inner = (self._text(key, "\n").split("\n") for key in ("quoted", "quoted-inside"))
        for mark, within in zip(outer, inner, strict=True):
            name = name.replace(mark, within)
        return name

    def _text(self, key: str, text: str) -> str:
        return "".join(one.value if isinstance(one, ast.TextElement) else text for one in self._messages[key].elements)

    def _own(self, key: str) -> str:
        return own if (own := f"{self.game}-{key}") in self._messages else key

    def _pattern(self, key: str) -> Pattern:
        return _pattern(self.language, self.game, key)


def _all(found: Iterable[Value]) -> Value:
    """None where one of them is nothing."""
    values = tuple(found)
    return None if any(one is None for one in values) else values


@cache
def _messages(language: str) -> dict[str, ast.Pattern]:
    """Each line as it is said."""
    found: dict[str, ast.Pattern] = {}
    for path in files_of(language).values():
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                spoken = next((one.value for one in entry.attributes if one.id.name == "spoken"), entry.value)
                found[entry.id.name] = spoken
    return found


@cache
def _numbers(language: str) -> dict[str, int]:
    """Each number that can be meant by the words for it, in whatever form."""
    forms = product(("masculine", "feminine", "neuter"), ("nominative", "accusative", "distributive", "genitive"))
    found = {cardinal(number, language, *form): number for form in forms for number in range(LEAST, MOST)}  # type: ignore[arg-type]
    return found | {f"−{text.removeprefix('−')}": number for text, number in found.items() if number < 0}


@cache
def _patterns(language: str, game: str) -> list[Pattern]:
    """What can be said in that game, in its own words where it has some."""
    messages = _messages(language)
    said = [key for key in messages if key.startswith((f"{game}-", "table-", "blind-")) and f"{game}-{key}" not in messages]
    pieces = re.compile(rf"({game}-)?place-|.*-(why|option)-|blind-(metres|points|cells)$")
    return [_pattern(language, game, key) for key in said if not pieces.match(key)]


@cache
def _pattern(language: str, game: str, key: str) -> Pattern:
    groups: dict[str, str] = {}
    chosen: dict[str, tuple[str, str]] = {}
    text = _source(_messages(language), game, key, groups, chosen)
    canonical = key.removeprefix(f"{game}-") if key.startswith(f"{game}-table-") else key
    return Pattern(canonical, re.compile(text), groups, chosen, _plain(_messages(language)[key]))


def _plain(pattern: ast.Pattern) -> str:
    """The longest words that stand there whatever is told."""
    texts = [one.value for one in pattern.elements if isinstance(one, ast.TextElement)]
    return max((text.strip(" .\n") for text in texts), key=len, default="")


def _source(messages: Mapping[str, ast.Pattern], game: str, key: str, groups: Groups, chosen: Chosen) -> str:
    own = f"{game}-{key}"
    return _of(messages[own if own in messages else key], messages, game, groups, chosen)


def _of(pattern: ast.Pattern, messages: Mapping[str, ast.Pattern], game: str, groups: Groups, chosen: Chosen) -> str:
    source, was_value = "", False
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text = re.escape(element.value)
            # A value may end with the stop of an abbreviation, and two stops are one.
            source += f"\\.?{text[2:]}" if was_value and text.startswith("\\.") else text
            was_value = False
        else:
            source += _expression(element.expression, messages, game, groups, chosen)
            was_value = True
    return source


def _expression(expression: ast.BaseNode, messages: Mapping[str, ast.Pattern], game: str, groups: Groups, chosen: Chosen) -> str:
    match expression:
        case ast.VariableReference():
            return _group(expression.id.name, groups)
        case ast.FunctionReference():
            inner = expression.arguments.positional[0]
            return _group(inner.id.name, groups) if isinstance(inner, ast.VariableReference) else r"[\w\s-]+?"
        case ast.MessageReference():
            return _source(messages, game, expression.id.name, groups, chosen)
        case ast.SelectExpression():
            return f"(?:{'|'.join(_variants(expression, messages, game, groups, chosen))})"
        case ast.StringLiteral():
            return re.escape(expression.value)
        case _:
            raise AssertionError(type(expression))


def _variants(
    expression: ast.SelectExpression, messages: Mapping[str, ast.Pattern], game: str, groups: Groups, chosen: Chosen
) -> list[str]:
    of = expression.selector
    assert isinstance(of, ast.VariableReference)
    found = []
    for variant in expression.variants:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        before = set(groups)
        text = _of(variant.value, messages, game, groups, chosen)
        is_told = any(groups[group] == of.id.name for group in groups.keys() - before)
        value = "1" if key == "one" and not is_told else key
        if not variant.default and (value.isdecimal() or key not in ("one", "few", "many", "other")):
            group = f"c{len(chosen)}"
            chosen[group] = (of.id.name, value)
            text = f"(?P<{group}>){text}"
        found.append((len(_plain(variant.value)), text))
    return [text for _, text in sorted(found, key=lambda one: -one[0])]  # first what has words of its own


def _group(name: str, groups: Groups) -> str:
    group = f"v{len(groups)}"
    groups[group] = name
    return f"(?P<{group}>{_kind(name)})"


def _kind(name: str) -> str:
    if name in CARDS:
        return r"[^”»]+"
    if name in SEATS:
        return r"[\w’'-]+(?: [\w’'-]+)*?"
    if name == "letter":
        return r"\w+?"
    return r"[\w\s−-]+?" if name in NUMBERS else r"[^\n]+?"
