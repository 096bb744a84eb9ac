"""Announcements become sentences, in one language: as they are shown, and as they are said."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from functools import cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import ast

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import HouseValue, OfCard, OfSeat, Shown
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.placement import PlaceName, in_gap
from companion.events import SeatId, Slot
from companion.words.formats import CardBack, back_of, named, shown, told
from companion.words.formats import spoken as spoken_number
from companion.words.late import LateBundle, parts_of
from companion.words.numerals import cardinal
from companion.words.numerals_reading import Case, Gender

FOLDER = Path(__file__).parent
GAMES = FOLDER.parent / "core" / "games"
TWO_STOPS = re.compile(r"(?<!\.)\.\.(?!\.)")  # an abbreviation at the end of a sentence: "432 г. до н. э."
MINUS = re.compile(r"(?<!\S)-(?=\d)")  # Fluent writes a number below zero with a hyphen
FORMS = ("", "-at", "-to", "-from")  # the name of a place; the place where something lies, goes, is taken from
RULING = re.compile(r"([a-z]+)-why-([A-Z][0-9]+)")  # the key of the line of a ruling
BY_HOUSE = "-if-"  # in the key of a line of a house rule: the usual key, this, the rule and its value
BEFORE_ONE = re.compile(r"\b([Dd]|[Qq]u)e (?=une?\b)")
Value = FluentType | str
REPLACED = "-replaced"  # ends the key of an announcement that a seat was taken over (E7)
# Attributes of a line: its short form, what is said aloud, a status that names the one act that is possible, and how the end looks back.
SHORT, SPOKEN, ONLY, MOMENT = "short", "spoken", "only", "moment"
ADDRESSED = "addressed"  # an order that names the player who is to carry it out
NAMED, LAYING = "named", "laying"  # a short form with the names of cards; a status while a card that was shown can only be laid
UNLABELLED = {"line-": "numbered", "site-": "site", "pad": "pad", "draw": "draw-pad"}  # slots of the shipped mats
KIND = "-kind"  # whether it is a slot, a place beside something, or none


class Unsaid(Exception):
    """A line that is missing or does not fit its arguments: our own bug, found by the lint of languages."""


class Late(FluentType):
    """A variable that is put into words only where a line uses it: most lines use one of the forms of a place."""

    def __init__(self, say: Callable[[], str]) -> None:
        self._say = say

    def format(self, _locale: object) -> str:
        return self._say()


class Lines:
    """The words of one match in one language; names of players and cards come from the match."""

    def __init__(
        self,
        language: str,
        game: str,
        deck: Deck,
        names: Mapping[SeatId, str],
        others: Sequence[Deck] = (),
        only: tuple[str, ...] = (),
        house: Mapping[str, HouseValue] | None = None,
    ) -> None:
        """`only`: the files that have the wanted lines; reading all files would slow down a short command.

        `house`: the house rules of the match, where they are not the usual ones.
        """
        self.language = language
        self._only = only
        self.game = game
        self._deck = deck
        self._others = tuple(others)
        self._names = dict(names)
        self.names_slots = True  # else slots that no screen labels are called by the cards beside them, or "site 3" and "the pad"
        self.has_printed_units = True  # else outside English the metric unit alone, where a deck has one beside its own
        terms = deck.terms.get(game)
        self.house = {**(terms.house if terms else {}), **(house or {})}
        self._by_house = tuple(f"{BY_HOUSE}{rule}-{value}" for rule, value in self.house.items())
        self.speak(language)

    def speak(self, language: str, *, has_printed_units: bool | None = None) -> None:
        """Changes the language of all later lines, and their units unless None is given."""
        self.has_printed_units = self.has_printed_units if has_printed_units is None else has_printed_units
        self.language, self._bundle, self._said = language, bundle(language, *self._only), spoken_bundle(language, *self._only)
        self._marks: tuple[tuple[str, str], ...] = ()

    @property
    def wording(self) -> tuple[str | bool, ...]:
        """Everything about these lines that may change during a match; while it is equal, the same line gives the same words."""
        return (self.language, self.has_printed_units, *self._names.values())

    def text(self, announcement: Announcement) -> str:
        """The sentence as it is shown."""
        return self.format(announcement.key, announcement.args)

    def spoken(self, announcement: Announcement) -> str:
        """The sentence as it is said: no digit is left in it, but for names."""
        return self.format(announcement.key, announcement.args, is_spoken=True)

    def short(self, announcement: Announcement) -> str:
        """The sentence in one short line, for a slim place on the screen, where it has such a form; else the whole."""
        return self.format(announcement.key, announcement.args, forms=(SHORT,))

    def order(self, announcement: Announcement, seat: SeatId | None, *, is_short: bool = False) -> str:
        """What is to be put right, with the name of the player who is to do it where that is known and the sentence has room for it."""
        named, args = ((ADDRESSED,), {**announcement.args, "seat": OfSeat(seat)}) if seat is not None else ((), announcement.args)
        return self.format(announcement.key, args, forms=(*named, *((SHORT,) if is_short else ())))

    def named(self, announcement: Announcement) -> str:
        """The sentence in short with the names of the cards that it is about, where it has such a form; else in short."""
        return self.format(announcement.key, announcement.args, forms=(NAMED, SHORT))

    def moment(self, announcement: Announcement) -> str:
        """The sentence as it is told once the match is over, when what lay wrong has long been put right."""
        return self.format(announcement.key, announcement.args, forms=(MOMENT, SHORT))

    def status(self, announcement: Announcement, sole: Mapping[str, Said] | None = None, *, is_laying: bool = False) -> str:
        """A status sentence in its short form; `sole` is what the one act speaks of that is possible, which the sentence may name.

        `is_laying`: each act that is possible lays a card somewhere.
        """
        of_acts = (*((ONLY,) if sole is not None else ()), *((LAYING,) if is_laying else ()))
        return self.format(announcement.key, {**announcement.args, **(sole or {})}, forms=(*of_acts, SHORT))

    def question(self, announcement: Announcement) -> str:
        """A question without the word on what OK means, for a screen where a button says it."""
        return self.format(announcement.key, announcement.args, forms=(SHORT, SPOKEN))

    def rename(self, args: Mapping[str, Said]) -> None:
        """Calls a seat by the name of the player who takes it over (E7)."""
        seat, name = args.get("seat"), args.get("name")
        if isinstance(seat, OfSeat) and isinstance(name, str):
            self._names[seat.seat] = name

    def why(self, game: str, rule: str, *, forms: Sequence[str] = ()) -> str | None:
        """The ruling behind a verdict, in two sentences; a ruling that holds in every game has one text."""
        keys = (f"{game}-why-{rule}", f"table-why-{rule}")
        return next((self.format(key, {}, forms=forms) for key in keys if self.has(key)), None)

    def rulings(self, game: str) -> tuple[tuple[str, str], ...]:
        """The rulings of a game that can be asked for, each with its text: those with the game's own letter first."""
        found = [(owner, rule) for owner, rule in map(_ruling_of, parts(self.language)) if rule and owner in (game, "table")]
        own = next((rule[0] for owner, rule in found if owner == game), "")
        rules = sorted({rule for _, rule in found}, key=lambda rule: (rule[0] != own, rule[0], int(rule[1:])))
        return tuple((rule, self.why(game, rule, forms=(SHORT,)) or "") for rule in rules)

    def custom(self, game: str, deck: Deck, usual: str) -> str:
        """Who starts by custom: as the deck has it for that game, else the line `usual` (E11)."""
        terms = deck.terms.get(game)
        return terms.starts[self.language] if terms and terms.starts else self.format(usual, {})

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def format(self, key: str, args: Mapping[str, Said], *, is_spoken: bool = False, forms: Sequence[str] = ()) -> str:
        """The line of that key; a game, and a house rule, may have words of their own for a line that all games share.

        `forms` are attributes: the first that the line has stands in its place, and so it is with the names of places in it.
        """
        key = own if self.has(own := f"{self.game}-{key}") else key
        key = next((line for by in self._by_house if self.has(line := f"{key}{by}")), key)
        if key.endswith(REPLACED) and "seat" in args and "former" not in args:  # an earlier version did not tell who had sat there
            args = {**args, "former": args["seat"]}
        if not self.has(key):
            raise Unsaid(f"{self.language}: no line '{key}'")
        of_its = self._said if is_spoken else self._bundle
        message = of_its.get_message(key)
        pattern = next((message.attributes[one] for one in forms if one in message.attributes), message.value)
        if pattern is None:
            raise Unsaid(f"{self.language}: line '{key}' has no text")
        text, errors = of_its.format_pattern(pattern, self._variables(args, is_spoken=is_spoken, forms=forms))
        if errors:
            raise Unsaid(f"{self.language}: line '{key}': {errors[0]}")
        shown = MINUS.sub("−", TWO_STOPS.sub(".", str(text)))
        return _elided(shown, self.language) if is_spoken else shown

    def card(self, card: CardId) -> str:
        """The name of a card, also of a card from another deck: its back shows the name (H2)."""
        found = next((deck.cards[card] for deck in (self._deck, *self._others) if card in deck.cards), None)
        return found.names[self.language] if found else card

    def back(self, card: CardId) -> CardBack:
        return back_of(self._deck.cards[card], self.language) if card in self._deck.cards else CardBack()

    def _variables(self, args: Mapping[str, Said], *, is_spoken: bool, forms: Sequence[str]) -> dict[str, str | int | Late]:
        variables: dict[str, str | int | Late] = {}
        for name, arg in args.items():
            if isinstance(arg, PlaceName):
                variables |= {name + form: Late(partial(self.place, arg, form, is_spoken=is_spoken, forms=forms)) for form in FORMS}
                variables[name + KIND] = arg.relation or ("slot" if arg.slot else "none")
            else:
                variables[name] = self._variable(name, arg, is_spoken=is_spoken)
        return variables

    def _variable(self, name: str, arg: Said, *, is_spoken: bool) -> str | int:
        match arg:
            case OfCard(card):
                return self._nested(self.card(card))
            case OfSeat(seat):
                return self._names.get(seat, seat)
            case Shown():
                return self.number(arg, is_spoken=is_spoken)
            case tuple():
                return ", ".join(self._listed(name, one, is_spoken=is_spoken) for one in arg)
            case str() if name == "word" and arg in self._names:  # an option that is about a player
                return self._names[SeatId(arg)]
            case str() if name in ("deck", "characteristic"):
                found = self._deck if name == "deck" else self._deck.characteristic(arg)
                called = found.names[self.language] if found else arg
                return named(called, self.language) if is_spoken else called
            case int() | str():
                return arg
            case PlaceName():
                return self.place(arg, is_spoken=is_spoken)

    def _listed(self, name: str, one: Said, *, is_spoken: bool) -> str:
        """An item of a list: names stand in quotation marks, places and numbers do not."""
        said = self._variable(name, one, is_spoken=is_spoken)
        text = cardinal(said, self.language) if is_spoken and isinstance(said, int) else str(said)
        return text if isinstance(one, (PlaceName, OfSeat, Shown, int)) else self._quoted(text)

    def number(self, value: Shown, *, is_spoken: bool = False) -> str:
        characteristic = self._deck.characteristic(value.characteristic)
        assert characteristic is not None
        marks = self._deck.cards[value.card].marks.get(value.characteristic, ())
        its = told(value.number, characteristic, value.beside, self.language, has_printed=self.has_printed_units)
        if is_spoken:
            return spoken_number(its.number, its.of, marks, self.language)
        return shown(its.number, its.of, marks, self.language, beside=its.beside)

    def place(self, place: PlaceName, form: str = "", *, is_spoken: bool = False, forms: Sequence[str] = ()) -> str:
        """C3, or the place beside a cell or a card, between two cards, or on a tower."""
        if not self.names_slots and (called := self._unlabelled(place, form, is_spoken=is_spoken)):
            return called
        if place.slot and not place.relation:
            return self.format(f"place-slot{form}", _parts(place.slot), is_spoken=is_spoken)
        if not place.relation:
            return self.format(f"place-card{form}" if place.has_mat else f"place-table{form}", {}, is_spoken=is_spoken)
        cards = {"card": place.card, "other": place.other}
        args: dict[str, Said] = {name: OfCard(card) for name, card in cards.items() if card}
        if (tower := place.tower) is not None:
            args |= {"foundation": OfCard(tower.foundation), "count": tower.number + 1, "height": tower.height or 0}
            if tower.owner is None:
                return self.format(f"place-tower{form}", args, is_spoken=is_spoken)
            kind = "building-numbered" if place.number else "building-of" if place.is_twin else "building"
            args |= {"seat": OfSeat(tower.owner), "count": place.number}
            return self.format(f"place-{kind}{form}", args, is_spoken=is_spoken, forms=forms)
        args["where"] = self._where(place, is_spoken=is_spoken)
        return self.format(f"place-{place.relation}{form}", args, is_spoken=is_spoken)

    def _unlabelled(self, place: PlaceName, form: str, *, is_spoken: bool) -> str:
        """How a slot is called whose name stands nowhere on the screen; empty for others."""
        if place.beside is not None:
            gap = in_gap(*place.beside)
            return self.place(gap, form, is_spoken=is_spoken) if gap.relation else self.format(f"place-line{form}", {}, is_spoken=is_spoken)
        parts = _parts(place.slot) if place.slot and not place.relation else {}
        kind = UNLABELLED.get(parts.get("letter", ""))
        return self.format(f"place-{kind}{form}", {"nth": parts["number"]}, is_spoken=is_spoken) if kind else ""

    def _where(self, place: PlaceName, *, is_spoken: bool) -> str:
        if place.slot:
            return self.place(PlaceName(place.slot), is_spoken=is_spoken)
        return self.format("place-where-card", {"card": OfCard(place.card)} if place.card else {})

    def _quoted(self, text: str) -> str:
        return self.format("quoted", {"text": text})

    def _nested(self, name: str) -> str:
        """A name that stands between quotation marks: its own marks become the inner ones."""
        if not self._marks:
            outer, inner = (self.format(key, {"text": "\n"}).split("\n") for key in ("quoted", "quoted-inside"))
            self._marks = tuple(zip(outer, inner, strict=True))
        for mark, within in self._marks:
            name = name.replace(mark, within)
        return name


def _ruling_of(key: str) -> tuple[str, str]:
    """The game of a line that tells the ruling behind a verdict, or `table`, and the ruling's number; else nothing."""
    found = RULING.fullmatch(key)
    return (found[1], found[2]) if found else ("", "")


def _parts(slot: Slot) -> Mapping[str, str]:
    """A slot as it is written, and its letter and number, which voices read better apart."""
    letter = slot.rstrip("0123456789")
    return {"slot": slot, "letter": letter, "number": slot.removeprefix(letter)}


@cache
def bundle(language: str, *only: str) -> FluentBundle:
    """All lines of one language as they are written, each read when it is asked for, or those of these files, read once."""
    return bundle_of(language, resources(language, *only)) if only else late_bundle(language)


def words_of(language: str, key: str) -> list[str]:
    """The words that a line lists; the first one is shown."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None, key
    return str(bundle(language).format_pattern(pattern, {})[0]).split()


@cache
def spoken_bundle(language: str, *only: str) -> FluentBundle:
    """The lines of a language as they are said."""
    return bundle_of(language, resources(language, *only), is_spoken=True) if only else late_bundle(language, is_spoken=True)


def late_bundle(language: str, *, is_spoken: bool = False) -> FluentBundle:
    return LateBundle(language, parts(language), functions(language, is_spoken=is_spoken), _spoken if is_spoken else lambda entry: entry)


@cache
def parts(language: str) -> Mapping[str, str]:
    return parts_of(path.read_text(encoding="utf-8") for path in files_of(language).values())


@cache
def resources(language: str, *only: str) -> tuple[ast.Resource, ...]:
    paths = [files_of(language)[name] for name in only] or files_of(language).values()
    return tuple(FluentResource(path.read_text(encoding="utf-8")) for path in paths)


def files_of(language: str) -> Mapping[str, Path]:
    """All files of lines in a language by their names; the lines of a game lie in its folder and go by its name."""
    of_all = {path.stem: path for path in sorted((FOLDER / language).glob("*.ftl"))}
    return of_all | {path.parents[1].name: path for path in sorted(GAMES.glob(f"*/words/{language}.ftl"))}


def keys_in(language: str, file: str) -> Iterator[str]:
    """The keys of the lines in one file, in their order."""
    yield from (one.id.name for resource in resources(language, file) for one in resource.body if isinstance(one, ast.Message))


def bundle_of(language: str, read: Iterable[ast.Resource], *, is_spoken: bool = False) -> FluentBundle:
    """In what is said, a line's `.spoken` stands in its place, and so it does in every line that refers to it."""
    made = FluentBundle([language], functions=functions(language, is_spoken=is_spoken), use_isolating=False)
    for resource in read:
        made.add_resource(ast.Resource([_spoken(entry) for entry in resource.body]) if is_spoken else resource)
    return made


def _spoken(entry: ast.EntryType) -> ast.EntryType:
    if not isinstance(entry, ast.Message):
        return entry
    found = [one.value for one in entry.attributes if one.id.name == SPOKEN]
    return ast.Message(entry.id, found[0]) if found else entry


def functions(language: str, *, is_spoken: bool) -> dict[str, Callable[..., Any]]:
    """The functions that lines may call.

    `SAID($count, gender: "feminine", case: "accusative")` is 21 where it is read, «двадцать одну» where it is said;
    with `begins: "sentence"` the first letter is a capital one.
    """

    def said(value: Value, gender: Gender = "masculine", case: Case = "nominative", begins: str = "") -> Value:
        number = _number(value)
        if number is None:
            return value
        words = cardinal(number, language, gender, case)
        return words[0].upper() + words[1:] if begins else words

    return {"SAID": said if is_spoken else _written}


def _written(value: Value, **_: str) -> Value:
    """The value unchanged, for lines that are read."""
    return value


def _number(value: Value) -> int | Decimal | None:
    """The number of a value, also of a slot's, which comes as text; None for any other text."""
    if isinstance(value, FluentInt):
        return int(value)
    if isinstance(value, FluentFloat):
        return Decimal(repr(float(value)))
    return int(value) if isinstance(value, str) and value.isdecimal() else None


def _elided(text: str, language: str) -> str:
    """French says "d’une carte" where it writes "de 1 carte"."""
    return BEFORE_ONE.sub("\\1’", text) if language == "fr" else text
