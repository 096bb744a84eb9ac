"""What a table remembers from one evening to the next: its settings, how matches were set up last, and the names of players.

Rules of this file: a file that cannot be used is put by under another name; neither it nor a full disk stops a match.
Only settings that a player has changed are kept: the others stay as facedown.toml has them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, field, fields, replace
from pathlib import Path
from typing import Any, Protocol

from companion.config.config import LONGEST_STANDBY, Config, resolve_language
from companion.core.frozen import dataclass
from companion.core.games.game import HouseValue
from companion.protocol.complaints import lack_of_name
from companion.screen.avatars import AVATARS, Avatars
from companion.screen.pages.settings import LOUDNESSES, SIZES, SWITCHES, TONGUES, VOICES, Settings, Voice
from companion.screen.pages.setup import SetUp, asked, bots
from companion.system.safe_files import keep

FILE_NAME = "screen.json"
PUT_BY = ".damaged"
VERSION = 1
LONGEST_FILE, LONGEST_WORD, MOST = 1_000_000, 200, 100  # bytes of the file; letters of a word; entries of a list
MOST_NAMES = 24
SET = tuple(one.name for one in fields(Settings) if one.name != "has_television")  # what people set
MOST_LEARNERS = MOST_AVATARS = 2 * MOST_NAMES  # a house has guests, who need not be told twice


class _Foreign(Exception):
    """It is not what `save` writes."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """How a game was set up last, and for whom the computer played."""

    deck: str
    order: str = ""
    players: tuple[str, ...] = ()
    first: str = "seat-1"
    house: Mapping[str, HouseValue] = field(default_factory=dict)
    best_of: int = 1
    bots: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Remembered:
    """The settings, as their page has them, what was agreed on, and who knows what already."""

    language: str = "en"
    letters: int = 100
    voice: Voice = "all"
    loudness: int = 100
    has_sounds: bool = True
    is_night: bool = False
    has_lessons: bool = True
    is_calm: bool = False
    is_full: bool = False
    has_printed_units: bool = False
    standby: int = 0
    game: str = ""  # the one that was begun last
    set_ups: Mapping[str, Agreed] = field(default_factory=dict)  # by game
    names: tuple[str, ...] = ()  # of people, the one who sat down last first
    avatars: Avatars = ()  # of players, the one who chose last first
    learnt: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # lessons, by the name of who saw them, last learner first
    begins: Settings = field(default=Settings(), compare=False, repr=False)  # of a table at which no setting was changed
    was_set: frozenset[str] = field(default=frozenset(), compare=False, repr=False)  # settings that stand in the file

    @property
    def settings(self) -> Settings:
        return Settings(**{name: getattr(self, name) for name in SET}, has_television=self.begins.has_television)

    def set_to(self, settings: Settings) -> Remembered:
        return replace(self, **{name: getattr(settings, name) for name in SET})

    @property
    def last(self) -> Agreed | None:
        return self.set_ups.get(self.game)

    def asked(self) -> dict[str, object]:
        """The last match once more, as `setting_up.parse_setup` takes it; nothing where there was none."""
        last = self.last
        if last is None:
            return {}
        found: dict[str, object] = {"game": self.game, "deck": last.deck, "players": list(last.players), "first": last.first}
        found["house"] = dict(last.house)
        if last.order:
            found["order"] = last.order
        return found | ({"best_of": last.best_of} if last.best_of > 1 else {})

    def agreed(self, page: SetUp) -> Remembered:
        """What is remembered once the match of this page begins: its set-up, and the names of its people before others."""
        of_page = asked(page)
        game = str(of_page.pop("game"))
        set_up = _agreed({"order": "", "best_of": 1, **of_page, "bots": list(bots(page))})
        named = [one.name for one in page.players if not one.is_bot]
        names = _once_each((*named, *self.names))[:MOST_NAMES]
        return replace(self, game=game, set_ups={**self.set_ups, game: set_up}, names=names, avatars=page.avatars[:MOST_AVATARS])

    def taught(self, names: Iterable[str], lesson: str) -> Remembered:
        """With a lesson that all these players have seen; of the others those who learnt longest ago are forgotten first."""
        now = {name: _with(self.lessons_of(name), lesson) for name in dict.fromkeys(map(learner, names))}
        others = {name: seen for name, seen in self.learnt.items() if name not in now}
        return replace(self, learnt=dict([*now.items(), *others.items()][:MOST_LEARNERS]))

    def lessons_of(self, name: str) -> tuple[str, ...]:
        return self.learnt.get(learner(name), ())


def learner(name: str) -> str:
    """The key of a player, which is the same in capital and small letters."""
    return name.casefold()


def _with(seen: tuple[str, ...], lesson: str) -> tuple[str, ...]:
    return seen if lesson in seen else (*seen, lesson)[-MOST:]


def _once_each(names: Iterable[str]) -> tuple[str, ...]:
    """The names without those that differ from an earlier one in small and capital letters alone."""
    found: dict[str, str] = {}
    for name in names:
        found.setdefault(name.casefold(), name)
    return tuple(found.values())


def begun(config: Config, env: Mapping[str, str]) -> Settings:
    """The settings of a table on which none were chosen yet: those of facedown.toml."""
    television = config.television
    return Settings(
        resolve_language(None, config, env),
        is_full=config.screen.is_full is True,
        has_printed_units=config.screen.has_printed_units,
        standby=television.standby or 0,
        has_television=Path(television.device).exists(),
    )


def load(path: Path, language: str = "en", begins: Settings | None = None) -> Remembered:
    """What stands there; without `begins`, a table that remembers nothing has that language and is as usual."""
    begins = begins or Settings(language)
    usual = Remembered(begins=begins).set_to(begins)
    try:
        raw = _read(path)
        return usual if raw is None else parsed(raw, begins)
    except (_Foreign, ValueError, RecursionError, OSError):
        with suppress(OSError):
            path.replace(path.with_name(f"{path.name}{PUT_BY}"))
        return usual


def set_there(path: Path) -> Mapping[str, Any]:
    """The settings that stand there, by name; none where the file cannot be used, which stays as it is."""
    try:
        found = parsed(_read(path) or b"", Settings())
    except (_Foreign, ValueError, RecursionError, OSError):
        return {}
    return {name: getattr(found, name) for name in found.was_set}


def _read(path: Path) -> bytes | None:
    """None where there is nothing, or nothing that we may read."""
    try:
        with path.open("rb") as file:
            return file.read(LONGEST_FILE + 1)
    except (FileNotFoundError, PermissionError):
        return None


def save(path: Path, remembered: Remembered) -> bool:
    """Whether it is there now."""
    try:
        keep(path, written(remembered))
    except OSError:
        return False
    return True


def written(remembered: Remembered) -> bytes:
    row: dict[str, Any] = {"version": VERSION, **asdict(remembered)}
    del row["begins"], row["was_set"]
    for name in SET:
        if name not in remembered.was_set and row[name] == getattr(remembered.begins, name):
            del row[name]
    if not remembered.avatars:  # what was kept before there were any stays as it was
        del row["avatars"]
    return (json.dumps(row, indent=1) + "\n").encode()


def parsed(raw: bytes, begins: Settings) -> Remembered:
    """Raises for what is none of ours."""
    if len(raw) > LONGEST_FILE:
        raise _Foreign
    row = _object(json.loads(raw.decode()))
    if row.get("version") != VERSION:
        raise _Foreign
    settings = _settings(row, begins)
    set_ups = {_word(game): _agreed(_object(one)) for game, one in _object(row.get("set_ups")).items()}
    names = tuple(_name(one) for one in _list(row.get("names")))
    learnt = {_learner(name): tuple(map(_word, _list(seen))) for name, seen in _object(row.get("learnt", {})).items()}
    avatars = tuple(_avatar(*_list(one)) for one in _list(row.get("avatars", [])))
    return replace(settings, game=_word(row.get("game")), set_ups=set_ups, names=names, avatars=avatars, learnt=learnt)


def _settings(row: Mapping[str, Any], begins: Settings) -> Remembered:
    """The settings of a kept row; those that are missing there are as `begins` has them."""
    was_set = {name: row[name] for name in SET if name in row}
    found = replace(begins, **was_set)
    is_known = found.language in [id for id, _ in TONGUES] and found.voice in list(VOICES)
    of_several = ((found.letters, SIZES), (found.loudness, LOUDNESSES), (found.standby, range(LONGEST_STANDBY + 1)))
    if not is_known or not all(_is_one(*one) for one in of_several) or not all(isinstance(getattr(found, one), bool) for one in SWITCHES):
        raise _Foreign
    return Remembered(begins=begins, was_set=frozenset(was_set)).set_to(found)


def _is_one(value: object, among: Sequence[int]) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value in among


def _agreed(row: Mapping[str, Any]) -> Agreed:
    best_of = row.get("best_of")
    if isinstance(best_of, bool) or not isinstance(best_of, int):
        raise _Foreign
    players, computers = (tuple(_name(one) for one in _list(row.get(key))) for key in ("players", "bots"))
    house = {_word(id): _house_value(value) for id, value in _object(row.get("house")).items()}
    return Agreed(_word(row.get("deck")), _word(row.get("order")), players, _word(row.get("first")), house, best_of, computers)


def _object(value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict) or len(value) > MOST:
        raise _Foreign
    return value


def _list(value: object) -> list[Any]:
    if not isinstance(value, list) or len(value) > MOST:
        raise _Foreign
    return value


def _word(value: object) -> str:
    if not isinstance(value, str) or len(value) > LONGEST_WORD or not value.isprintable():
        raise _Foreign
    return value


def _name(value: object) -> str:
    name = _word(value)
    if lack_of_name(name) is not None:
        raise _Foreign
    return name


def _learner(value: object) -> str:
    name = _word(value)
    if not name or name != learner(name):
        raise _Foreign
    return name


def _avatar(*row: object) -> tuple[str, str]:
    if len(row) != 2 or row[1] not in AVATARS:
        raise _Foreign
    return _learner(row[0]), str(row[1])


def _house_value(value: object) -> HouseValue:
    if isinstance(value, str):
        return _word(value)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
        raise _Foreign
    return value


class Holder(Protocol):
    """Has what is remembered now, as an `Evening` does."""

    remembered: Remembered


class Learners:
    """Who has seen which lesson (`companion.core.referee.lessons.Memory`); kept at once, as the power may be cut at any time."""

    def __init__(self, holder: Holder, keep: Callable[[Remembered], object]) -> None:
        self._holder, self._keep = holder, keep

    @property
    def has_lessons(self) -> bool:
        return self._holder.remembered.has_lessons

    def has_seen(self, name: str, lesson: str) -> bool:
        return lesson in self._holder.remembered.lessons_of(name)

    def teach(self, names: Sequence[str], lesson: str) -> None:
        """Bots have no names here: at a table of bots nothing is remembered."""
        if names:
            self._holder.remembered = self._holder.remembered.taught(names, lesson)
            self._keep(self._holder.remembered)
