"""What players agree on before a match: the values of the page, and how each touch changes them (E1)."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import field, replace
from typing import Literal

from companion.core.frozen import dataclass
from companion.core.games.game import HouseRule, HouseValue
from companion.events import SeatId
from companion.screen.acts import Act, Change, Page, Type
from companion.screen.avatars import Avatars, with_avatar
from companion.screen.pages import keyboard
from companion.screen.pages.keyboard import Keyboard

Step = Literal["game", "players", "rules"]
STEPS: tuple[Step, ...] = ("game", "players", "rules")
SERIES = (1, 3, 5)
OF_SEAT = "hand_"  # house rules of one seat each (L1)
# Rules that say how long something takes: the rules that may leave that open, each with the values by which it counts.
COUNTS_WITH: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "turn_seconds": {"timer": ("gentle", "strict")},
    "pace": {"confirm": ("pace",), "commit": ("pace",)},
}


@dataclass(frozen=True, slots=True)
class DeckChoice:
    """A deck, the characteristics by which it can be ordered (id and name), and its own defaults of house rules."""

    id: str
    name: str
    orders: tuple[tuple[str, str], ...]
    house: Mapping[str, HouseValue] = field(default_factory=dict)
    custom: str = ""  # who starts, as a sentence (E11)


@dataclass(frozen=True, slots=True)
class GameChoice:
    """A game; `worked_out` has the value of a rule without a default: (rule, number of players) -> value."""

    id: str
    name: str
    emblem: str
    decks: tuple[DeckChoice, ...]
    least: int
    most: int
    house: tuple[HouseRule, ...] = ()
    worked_out: Mapping[tuple[str, int], HouseValue] = field(default_factory=dict)
    about: str = ""  # what it is, for how many, how long


@dataclass(frozen=True, slots=True)
class Sitting:
    """The player at a seat."""

    name: str
    is_bot: bool = False


@dataclass(frozen=True, slots=True)
class SetUp:
    """The page; `house` holds only rules that were changed, `names` were used before, `lack` says why the match cannot begin."""

    games: tuple[GameChoice, ...]
    game: str
    deck: str
    order: str
    players: tuple[Sitting, ...] = ()
    first: int = 0  # the number of the seat, from 0
    house: Mapping[str, HouseValue] = field(default_factory=dict)
    best_of: int = 1
    names: tuple[str, ...] = ()
    language: str = "en"
    lack: str = ""
    fewer: Mapping[str, HouseValue] = field(default_factory=dict)  # rules with which the deck has enough cards, where it has too few
    step: Step = "game"
    has_bots: bool = True  # not at a real mat, where only people play
    at: int = 0  # the page of the list that is shown
    naming: Keyboard | None = None
    avatars: Avatars = ()
    picking: int | None = None  # the number of the seat whose avatar is being chosen

    @property
    def its_game(self) -> GameChoice:
        return next((one for one in self.games if one.id == self.game), self.games[0])

    @property
    def its_deck(self) -> DeckChoice:
        decks = self.its_game.decks
        return next((one for one in decks if one.id == self.deck), decks[0])

    @property
    def its_order(self) -> str:
        ids = [id for id, _ in self.its_deck.orders]
        return self.order if self.order in ids else (ids[0] if ids else "")

    @property
    def starts(self) -> int:
        """The number of the seat that starts; the first one where there are fewer players than last time."""
        return self.first if self.first < len(self.players) else 0

    @property
    def rules(self) -> tuple[HouseRule, ...]:
        """The house rules; those of single seats come last, and only for seats that are taken."""
        seats = range(1, len(self.players) + 1)
        of_seats = {f"{OF_SEAT}{number}" for number in seats}
        house = self.its_game.house
        usual = tuple(one for one in house if not one.id.startswith(OF_SEAT))
        return usual + tuple(one for one in house if one.id in of_seats)

    def value(self, rule: HouseRule) -> HouseValue | None:
        """The value of a rule: the chosen one, else the deck's, else the usual or the computed one; None where there is none."""
        if rule.id in self.house:
            return self.house[rule.id]
        worked_out = self.its_game.worked_out.get((rule.id, len(self.players)))
        usual = self.its_deck.house.get(rule.id, rule.default if rule.default is not None else worked_out)
        if usual is not None or not rule.id.startswith(OF_SEAT):
            return usual
        return next((self.value(one) for one in self.its_game.house if one.id == "hand"), None)


def is_changed(page: SetUp, rule: HouseRule) -> bool:
    usual = page.its_deck.house.get(rule.id, rule.default)
    return rule.id in page.house and page.house[rule.id] != usual


def counts(page: SetUp, rule: HouseRule) -> bool:
    """Whether a rule changes anything with the others as they are."""
    needs = COUNTS_WITH.get(rule.id, {})
    return all(str(page.value(one)) in needs[one.id] for one in page.rules if one.id in needs)


def asked(page: SetUp) -> dict[str, object]:
    """The set-up in the form in which a command line gives it."""
    found: dict[str, object] = {
        "game": page.its_game.id,
        "deck": page.its_deck.id,
        "players": [one.name for one in page.players],
        "first": SeatId(f"seat-{page.starts + 1}"),
        "house": {rule.id: page.house[rule.id] for rule in page.rules if rule.id in page.house},
    }
    if page.its_order:
        found["order"] = page.its_order
    if page.best_of > 1:
        found["best_of"] = page.best_of
    return found


def bots(page: SetUp) -> tuple[str, ...]:
    """The players for whom the computer plays."""
    return tuple(one.name for one in page.players if one.is_bot and page.has_bots)


def twice(page: SetUp) -> str | None:
    """A name that two players have."""
    names = [one.name.casefold() for one in page.players]
    return next((one.name for one in page.players if names.count(one.name.casefold()) > 1), None)


def is_possible(page: SetUp) -> bool:
    return page.its_game.least <= len(page.players) <= page.its_game.most and twice(page) is None and not page.lack


def changed_setup(page: SetUp, act: Act) -> SetUp:
    match act:
        case Type() if page.naming is not None:
            return replace(page, naming=keyboard.changed_keyboard(page.naming, act))
        case Change("layout") if page.naming is not None:
            return replace(page, naming=keyboard.changed_keyboard(page.naming, act))
        case Page(by):
            return replace(page, at=max(page.at + by, 0))
        case Change(field, value):
            return _set(page, field, value)
        case _:
            return page


def _set(page: SetUp, field: str, value: str) -> SetUp:
    match field:
        case "step":
            return replace(page, step=next((one for one in STEPS if one == value), page.step), at=0)
        case "game" if value != page.game:
            return replace(page, game=value, house={}, lack="")
        case "deck":
            return replace(page, deck=value, lack="")
        case "order":
            return replace(page, order=value)
        case "best-of":
            return replace(page, best_of=_number(value, 1))
        case "fewer":
            return replace(page, house={**_without_hands(page.house), **page.fewer}, lack="", fewer={})
        case _ if field.startswith("house:"):
            return _ruled(page, field.removeprefix("house:"), value)
        case _:
            return _seated(page, field, value)


def _ruled(page: SetUp, id: str, value: str) -> SetUp:
    rule = next((one for one in page.rules if one.id == id), None)
    if rule is None:
        return page
    chosen: HouseValue = value if rule.choices else int(value) if rule.is_whole else float(value)
    return replace(page, house={**page.house, id: chosen}, lack="")


def _seated(page: SetUp, field: str, value: str) -> SetUp:
    number = _number(value, -1)
    match field:
        case "add":
            return _added(page, value)
        case "rename" if not value:
            return replace(page, naming=None)
        case "rename" if 0 <= number < len(page.players):
            name = page.players[number].name
            return replace(page, naming=keyboard.keyboard(page.language, name, unseated(page), number))
        case "name" if page.naming is not None:
            return _named(page, page.naming.seat, value.strip())
        case "pick":
            return replace(page, picking=number if 0 <= number < len(page.players) else None)
        case "avatar" if page.picking is not None:
            name = page.players[page.picking].name
            return replace(page, picking=None, avatars=with_avatar(page.avatars, name, value))
        case "remove" if 0 <= number < len(page.players):
            return _without(page, number)
        case "swap" if 0 < number < len(page.players):
            return _swapped(page, number)
        case "bot" if 0 <= number < len(page.players):
            one = page.players[number]
            return _with(page, number, replace(one, is_bot=not one.is_bot))
        case "first":
            return replace(page, first=number if 0 <= number < len(page.players) else page.first)
        case _:
            return page


def unseated(page: SetUp) -> tuple[str, ...]:
    """Names used before that no player at this table has."""
    taken = {one.name.casefold() for one in page.players}
    return tuple(name for name in page.names if name.casefold() not in taken)


def _added(page: SetUp, name: str) -> SetUp:
    """A further player: a known name sits down at once, a new player is asked for a name first."""
    if len(page.players) >= page.its_game.most:
        return page
    if name:
        return replace(page, players=(*page.players, Sitting(name)), lack="")
    return replace(page, naming=keyboard.keyboard(page.language, "", unseated(page), len(page.players)))


def _named(page: SetUp, seat: int, name: str) -> SetUp:
    if not name:
        return replace(page, naming=None)
    if seat >= len(page.players):
        return replace(page, players=(*page.players, Sitting(name)), naming=None, lack="")
    return replace(_with(page, seat, replace(page.players[seat], name=name)), naming=None)


def _with(page: SetUp, number: int, one: Sitting) -> SetUp:
    return replace(page, players=(*page.players[:number], one, *page.players[number + 1 :]), lack="")


def _without(page: SetUp, number: int) -> SetUp:
    players = page.players[:number] + page.players[number + 1 :]
    first = page.first - 1 if page.first > number or page.first == len(players) else page.first
    return replace(page, players=players, first=max(first, 0), house=_without_hands(page.house), lack="")


def _swapped(page: SetUp, number: int) -> SetUp:
    """A player changes places with the one before; the right to start goes along."""
    players = list(page.players)
    players[number - 1], players[number] = players[number], players[number - 1]
    first = {number: number - 1, number - 1: number}.get(page.first, page.first)
    return replace(page, players=tuple(players), first=first, house=_without_hands(page.house))


def _without_hands(house: Mapping[str, HouseValue]) -> Mapping[str, HouseValue]:
    """The rules without those of single seats, which no longer hold once the seats have changed."""
    return {id: value for id, value in house.items() if not id.startswith(OF_SEAT)}


def _number(value: str, otherwise: int) -> int:
    return int(value) if value.isdecimal() else otherwise


def nearby(rule: HouseRule, value: HouseValue | None, by: int) -> HouseValue | None:
    """The next number up or down; None at the end of the range."""
    now = float(value) if isinstance(value, (int, float)) else rule.least
    pace = rule.step or (1.0 if rule.is_whole else 0.5)
    following = (math.floor(now / pace + 1e-9) + 1) * pace if by > 0 else (math.ceil(now / pace - 1e-9) - 1) * pace
    following = min(max(following, rule.least), rule.most)
    if following == now:
        return None
    return int(following) if rule.is_whole else following
