"""Tables as they come about while simulated people play, each under a name, for tests and pictures of the screen.

Rules of this file: a moment is the first one in its match that is as wanted; the same name is always the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from companion.app.matches import find_deck, find_mat, open_match
from companion.core.decks.card import Deck
from companion.core.games.game import Ground, HouseValue, Player, Setup
from companion.core.games.registry import find
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView
from companion.pages.endings import ending_of
from companion.protocol.setup import parse_setup
from companion.record.highlights import Highlight
from companion.screen.ending import Ending
from companion.screen.sight import Sight
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.table import Deed, SimulatedTable
from companion.words.lines import Lines
from hardware.readers.noise import Noise

PEOPLE = ("Anna", "Boris", "Chloé", "Дарья", "Emil", "Фёдор", "Gaëlle", "Hugo")
Wanted = Callable[[TableView], bool]


@dataclass(frozen=True)
class Match:
    """What is played; people who are clumsy bring up instructions."""

    game: str
    players: int = 2
    seed: int = 1
    clumsy: float = 0.0
    house: tuple[tuple[str, HouseValue], ...] = ()
    mat: str = ""
    deck: str = ""
    order: str = ""


@dataclass(frozen=True)
class Moment:
    table: TableView
    said: tuple[Announcement, ...]  # all up to here


class Enough(Exception):
    """All that was wanted has come about."""


@dataclass
class Watching:
    """Who sees the table whenever it changes, and keeps each moment that is wanted."""

    wanted: dict[str, Wanted]
    table: SimulatedTable | None = None
    said: list[Announcement] = field(default_factory=list)
    found: dict[str, Moment] = field(default_factory=dict)
    _seen: TableView | None = None

    def saw(self, deed: Deed, table: TableView) -> None:
        self.went_on()

    def went_on(self) -> None:
        assert self.table is not None
        table = self.table.look()
        if table is self._seen:
            return
        self._seen = table
        self.said += self.table.referee.said()
        for name in [name for name, wanted in self.wanted.items() if wanted(table)]:
            self.found[name] = Moment(table, tuple(self.said))
            del self.wanted[name]
        if not self.wanted:
            raise Enough


def played(match: Match, wanted: Mapping[str, Wanted]) -> Mapping[str, Moment]:
    """The moments that came about, by their names."""
    setup, deck = _set_up(match)
    opened = open_match(setup, deck, "en")
    watching = Watching(dict(wanted))
    table = SimulatedTable(opened.referee, radio_under(setup.shape, Noise.of(0.0), match.seed), watching)
    watching.table = table
    try:
        watching.went_on()
        Sitting(setup, deck, table, match.seed, Manners(clumsy=match.clumsy)).play()
        table.wait(1.0)
    except Enough:
        pass
    return watching.found


def moments(game: str, players: int, seed: int, wanted: Wanted, language: str = "en") -> Sight:
    """The first table in that match that is as wanted."""
    match = Match(game, players, seed, clumsy=0.1)
    return _sight(match, played(match, {"": wanted})[""], language)


def sight_of(name: str, language: str = "en") -> Sight:
    match, _ = _MOMENTS[name]
    return _sight(match, _found(match)[name], language)


def said_of(name: str) -> tuple[Announcement, ...]:
    """All that the referee has said up to there."""
    match, _ = _MOMENTS[name]
    return _found(match)[name].said


def ending(name: str, sight: Sight) -> Ending:
    """What stood out up to there."""
    told = [Highlight(int(one.id.split(".")[0]), one) for one in said_of(name)]
    return ending_of(told, sight.lines.moment)


@cache
def watched(match: Match) -> tuple[Sight, ...]:
    """Every table of that match, from its deal to its end."""
    tables: list[TableView] = []

    def never(table: TableView) -> bool:
        tables.append(table)
        return False

    played(match, {"": never})
    return tuple(_sight(match, Moment(table, ()), "en") for table in tables)


@cache
def _found(match: Match) -> Mapping[str, Moment]:
    found = played(match, {name: wanted for name, (its, wanted) in _MOMENTS.items() if its == match})
    missing = [name for name, (its, _) in _MOMENTS.items() if its == match and name not in found]
    assert not missing, f"these did not come about in {match}: {', '.join(missing)}"
    return found


@cache
def _set_up(match: Match) -> tuple[Setup, Deck]:
    asked: dict[str, object] = {"game": match.game, "players": list(PEOPLE[: match.players]), "house": dict(match.house)}
    asked |= {key: value for key, value in (("mat", match.mat), ("deck", match.deck), ("order", match.order)) if value}
    return parse_setup(asked, find_deck, find_mat)


def _sight(match: Match, moment: Moment, language: str) -> Sight:
    setup, deck = _set_up(match)
    return Sight(moment.table, deck, setup.shape, _ground(match.game), _lines(match, language))


def _ground(game: str) -> Ground:
    found = find(game)
    assert found is not None
    return found.ground


@cache
def _lines(match: Match, language: str) -> Lines:
    setup, deck = _set_up(match)
    lines = Lines(language, match.game, deck, {one.seat: one.name for one in setup.players})
    lines.names_slots = False
    lines.has_printed_units = False  # as a table begins
    return lines


def shape_of(name: str) -> Shape:
    return _set_up(_MOMENTS[name][0])[0].shape


def players_of(name: str) -> Sequence[Player]:
    return _set_up(_MOMENTS[name][0])[0].players


# What is wanted


def _stage(*names: str) -> Wanted:
    return lambda table: table.view.stage in names


def _is_calm(table: TableView) -> bool:
    return not table.instructions and not table.view.pending and table.expected.question is None


def _cards(number: int) -> Wanted:
    return lambda table: len(table.view.places) >= number and table.view.stage == "turn" and _is_calm(table)


def _pending(name: str) -> Wanted:
    return lambda table: table.view.pending == name


def _marked(start: str) -> Wanted:
    return lambda table: any(mark.startswith(start) for seat in table.view.seats for mark in seat.marks)


def _told(*ends: str) -> Wanted:
    return lambda table: any(one.announcement.key.endswith(ends) for one in table.instructions)


def _asks_swap(table: TableView) -> bool:
    return table.expected.status.key.endswith("-repair-swap")


def _spans(side: int) -> Wanted:
    def wanted(table: TableView) -> bool:
        xs, ys = [one.place[0] for one in table.view.places], [one.place[1] for one in table.view.places]
        return bool(xs) and min(max(xs) - min(xs), max(ys) - min(ys)) + 1 >= side and _cards(1)(table)

    return wanted


def _built(floors: int) -> Wanted:
    return lambda table: sum(len(one.covered) for one in table.view.structures) >= floors and _stage("turn")(table) and _is_calm(table)


def _quaking(table: TableView) -> bool:
    return any(one.quakes for one in table.view.structures) and any(one.insurances for one in table.view.structures) and _is_calm(table)


def _buildings(number: int) -> Wanted:
    return lambda table: sum(one.owner is not None for one in table.view.structures) >= number and _is_calm(table)


_PAIR, _CLUMSY, _FIVE = Match("comparity", 2, 3), Match("comparity", 3, 1, clumsy=0.3), Match("comparity", 5, 2, house=(("hand", 12),))
_FILMS = Match("comparity", 3, 5, clumsy=0.3, deck="movies", order="box_office")
_LINE, _CLUMSY_LINE = Match("cardline", 3, 2), Match("cardline", 4, 4, clumsy=0.3)
_LONG, _PLAY_OFF = Match("cardline", 6, 1, house=(("hand", 10),)), Match("cardline", 4, 2, house=(("hand", 2),))
_LONGER = replace(_LONG, deck="countries")  # the same match played on, which takes seconds
_NARROW = Match("cardline", 4, 1, house=(("hand", 5),), mat="3x3-decoder")
_TOWERS, _CITY = Match("skyscrapers", 3, 2, clumsy=0.2), Match("skyscrapers", 6, 1)

_MOMENTS: dict[str, tuple[Match, Wanted]] = {
    "comparity-opening": (_PAIR, _stage("opening")),
    "comparity-first-card": (_PAIR, _cards(1)),
    "comparity-early": (_PAIR, _cards(6)),
    "comparity-loose": (_PAIR, lambda table: bool(table.loose) and len(table.view.places) > 8),
    "comparity-over": (_PAIR, _stage("over")),
    "comparity-duet": (_CLUMSY, _stage("duet")),
    "comparity-checking": (_CLUMSY, _stage("checking")),
    "comparity-violation": (_CLUMSY, _told("-touches-nothing", "-occupied", "-laid-face-up", "-two-cards")),
    "comparity-repairing": (_CLUMSY, _stage("repairing")),
    "comparity-swap": (_CLUMSY, lambda table: _asks_swap(table) and not table.away),
    "comparity-swap-held": (_CLUMSY, lambda table: _asks_swap(table) and len(table.away) == 1),
    "comparity-on-pad": (_CLUMSY, _pending("on-pad")),
    "comparity-penalty": (_CLUMSY, _marked("draws-")),
    "comparity-midgame-7x7": (_FIVE, lambda table: _spans(7)(table) and len(table.view.places) >= 34),
    "comparity-shifting": (_FIVE, _pending("shifting")),
    "comparity-films": (_FILMS, lambda table: sum(one.is_open for one in table.view.places) > 5 and _is_calm(table)),
    "cardline-opening": (_LINE, _stage("opening")),
    "cardline-early": (_LINE, _cards(3)),
    "cardline-laid": (_LINE, lambda table: table.expected.status.key.endswith("-laid") and len(table.view.places) > 3),
    "cardline-misfit-to-the-box": (_LINE, _told("-to-the-box")),
    "cardline-on-pad": (_CLUMSY_LINE, lambda table: _pending("on-pad")(table) and len(table.view.places) > 4),
    "cardline-over": (_LINE, _stage("over")),
    "cardline-long": (_LONG, _cards(26)),
    "cardline-36": (_LONGER, _cards(36)),
    "cardline-beside-the-mat": (_NARROW, lambda table: None in table.slots),
    "cardline-play-off": (_PLAY_OFF, lambda table: _marked("out")(table) and _stage("turn")(table)),
    "skyscrapers-opening": (_TOWERS, _stage("opening")),
    "skyscrapers-sites": (_TOWERS, _built(8)),
    "skyscrapers-quakes": (_TOWERS, _quaking),
    "skyscrapers-roofed": (_TOWERS, _stage("roofed")),
    "skyscrapers-toilet": (_TOWERS, _stage("toilet")),
    "skyscrapers-study": (_TOWERS, _stage("study")),
    "skyscrapers-tornado": (_TOWERS, _stage("tornado")),
    "skyscrapers-on-pad": (_TOWERS, _pending("on-pad")),
    "skyscrapers-over": (_TOWERS, _stage("over")),
    "skyscrapers-city": (_CITY, _buildings(5)),
    "skyscrapers-six-over": (_CITY, _stage("over")),
}
NAMES: dict[str, tuple[str, ...]] = {
    game: tuple(name for name, (match, _) in _MOMENTS.items() if match.game == game) for game in ("comparity", "cardline", "skyscrapers")
}
