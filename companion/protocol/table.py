"""A table driven by lines: the answer to a line is what became public, and then `done` or one `error`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from companion.core.frozen import dataclass
from companion.core.games.game import OfSeat
from companion.core.mat.settling import Settling
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.entries import Journal
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import expected_of, moves_view, view_of
from companion.core.walk import enter
from companion.errors import Problem, Unusable
from companion.events import Event, Slot
from companion.protocol import writing
from companion.protocol.acts import event_of, pass_of
from companion.protocol.complaints import Complaint
from companion.protocol.inputs import ListMatches, Polled, PutAside, Question, SetUp, TakeUp, TimedInput, Wait, Why
from companion.protocol.reading import parse_line
from companion.protocol.writing import Row
from companion.words.lines import Lines
from hardware.sighting import Pass


@dataclass(frozen=True, slots=True)
class Opened:
    """A match, and the words for it."""

    referee: Referee
    lines: Lines
    journal: Journal


@dataclass(frozen=True, slots=True)
class TakenUp:
    """A match that goes on: its last entry, all announcements so far, those that did not go out yet, and the time on its clock."""

    opened: Opened
    entry: int
    announced: tuple[Announcement, ...]
    unsaid: tuple[Announcement, ...]
    at: float


class Shelf(Protocol):
    """The record of earlier matches; each method raises `Unusable` where it cannot do that."""

    def take_up(self, number: int) -> TakenUp: ...
    def put_aside(self, number: int) -> None: ...
    def listed(self) -> Sequence[Row]: ...


class LineTable:
    def __init__(self, open_match: Callable[[Mapping[str, object]], Opened], shelf: Shelf | None = None) -> None:
        self._open, self._shelf = open_match, shelf
        self._match: Opened | None = None
        self._settling = Settling(Shape())
        self._ask: tuple[Slot, ...] = ()  # slots to be asked again at once
        self._rules: dict[str, str] = {}  # announcement id -> the ruling it rests on, for *why*
        self._line = 0
        self._answered: list[Row] = []  # the rows of the answer to that line so far
        self._at = 0.0

    def set_up(self, asked: Mapping[str, object]) -> list[Row]:
        """Set up before the first line; raises `Unusable`."""
        self._match, self._rules = self._open(asked), {}
        setup = self._match.referee.state.match.setup
        self._settling = Settling(setup.shape)
        return [writing.begins(setup, self._match.lines.language), *self._said(self._match)]

    def take_up(self, number: int) -> list[Row]:
        """Go on with an earlier match; raises `Unusable`."""
        taken = self._on_shelf().take_up(number)
        self._match, self._at, self._rules = taken.opened, taken.at, {one.id: one.rule for one in taken.announced}
        setup = taken.opened.referee.state.match.setup
        self._settling = Settling(setup.shape)
        began = writing.begins(setup, taken.opened.lines.language)
        resumed = {"entry": taken.entry, "match": number, "at": taken.at, **began}
        self._rename(taken.opened)
        return [{"resumed": resumed}, *self._announced(taken.opened, taken.unsaid), *self._said(taken.opened)]

    @property
    def match(self) -> Opened | None:
        return self._match

    @property
    def entry(self) -> int:
        """The entry of `match` on which the last answer rests: the answer may go out once it is written."""
        return self._match.referee.entry if self._match else -1

    def note_news(self, note: Callable[[Referee, float], bool]) -> list[Row]:
        """Announce news of the record of the match, which no line has asked for."""
        match = self._match
        return list(self._said(match)) if match is not None and note(match.referee, self._at) else []

    def take(self, raw: bytes) -> list[Row]:
        """The answer to one line; an empty line is passed over."""
        self._line += 1
        self._answered = []
        try:
            told = parse_line(raw)
            for row in self._answer(told) if told else ():
                self._answered.append(row)
        except Complaint as complaint:
            self._answered.append(writing.error(self._line, [complaint.problem]))
        except Unusable as unusable:
            self._answered.append(writing.error(self._line, unusable.problems))
        return self._answered

    def failed(self, kind: str) -> list[Row]:
        """The answer to a line at which the program itself failed: what was announced until then, and that it failed.

        Nothing of the fault is told, as it could tell a number (H1).
        """
        announced = self._announced(self._match, self._match.referee.said()) if self._match else ()
        fault = Problem("", "protocol-own-fault", kind=kind, example='{"view": true}')
        return [*self._answered, *announced, writing.error(self._line, [fault])]

    def _answer(self, told: TimedInput) -> Iterator[Row]:
        match = self._match
        if isinstance(told.input, (SetUp, TakeUp)):
            if match is not None:
                raise Complaint("protocol-match-is-set-up", example='{"put-aside": true}')
            yield from self._begun(told)
            yield self._done()
            return
        if isinstance(told.input, ListMatches):
            yield {"matches": list(self._on_shelf().listed())}
            yield self._done()
            return
        if match is None:
            raise Complaint("protocol-no-match-yet", example='{"setup": {"players": ["Anna", "Boris"]}}')
        at = self._time(told)
        rows = self._rows(match, told, at)  # complaints come before anything changes
        self._at = at
        self._ask = ()
        match.referee.pass_time(at)
        yield from self._said(match)
        yield from rows()
        yield self._done()

    def _begun(self, told: TimedInput) -> Iterator[Row]:
        if isinstance(told.input, TakeUp):
            rows = self.take_up(told.input.number)
            self._at = max(self._at, told.at or 0.0)  # the clock of a resumed match never goes back
            yield from rows
            return
        assert isinstance(told.input, SetUp)
        yield from self.set_up(told.input.asked)
        self._at = told.at or 0.0

    def _on_shelf(self) -> Shelf:
        if self._shelf is None:
            raise Complaint("protocol-nothing-on-record")
        return self._shelf

    def _put_aside(self, match: Opened) -> Iterator[Row]:
        entry = match.referee.entry
        self._on_shelf().put_aside(match.journal.number)
        self._match = None
        yield {"put-aside": {"match": match.journal.number, "entry": entry}}

    def _time(self, told: TimedInput) -> float:
        if told.at is not None and told.at < self._at:
            raise Complaint("protocol-time-goes-back", at=f"{told.at:.12g}", now=f"{self._at:.12g}")
        at = self._at if told.at is None else told.at
        return at + told.input.seconds if isinstance(told.input, Wait) else at

    def _rows(self, match: Opened, told: TimedInput, at: float) -> Callable[[], Iterator[Row]]:
        match told.input:
            case Wait():
                return lambda: iter(())
            case Question(about):
                return lambda: iter((self._asked(match, about),))
            case Why(id):
                answer = self._why(match, id)
                return lambda: iter((answer,))
            case Polled():
                heard = pass_of(match.referee, told.input, at)
                return lambda: self._settle(match, heard)
            case PutAside():
                self._on_shelf()
                return lambda: self._put_aside(match)
            case SetUp() | TakeUp() | ListMatches():
                raise AssertionError("answered before")
            case _:
                event = event_of(match.referee, told.input, at)
                return lambda: self._enter(match, event)

    def _enter(self, match: Opened, event: Event) -> Iterator[Row]:
        match.referee.enter(event)
        return self._said(match)

    def _settle(self, match: Opened, heard: Pass) -> Iterator[Row]:
        """Enter the events that a pass settles: several, or none."""
        match.journal.heard(heard)
        self._ask = enter(match.referee, self._settling, heard)
        return self._said(match)

    def _said(self, match: Opened) -> Iterator[Row]:
        said = match.referee.said()
        if said:
            self._rename(match)
        return self._announced(match, said)

    def _rename(self, match: Opened) -> None:
        """A seat may have been taken over, or given back by undo."""
        state = match.referee.state
        for one in state.match.game.view(state.position).seats:
            match.lines.rename({"seat": OfSeat(one.seat), "name": one.name})

    def _announced(self, match: Opened, announcements: Iterable[Announcement]) -> Iterator[Row]:
        for said in announcements:
            self._rules[said.id] = said.rule
            yield {"announce": writing.announcement(said, match.lines)}

    def _done(self) -> Row:
        entry = {"entry": self._match.referee.entry} if self._match else {}
        return {"done": {"line": self._line, **entry, **({"ask": list(self._ask)} if self._ask else {})}}

    def _asked(self, match: Opened, about: str) -> Row:
        if about == "view":
            return {"view": writing.view(view_of(match.referee.step), match.lines)}
        if about == "expectations":
            return {"expectations": writing.expected(expected_of(match.referee.step), match.lines)}
        moves = moves_view(match.referee.state)
        return {"moves": [{"move": kind, **writing.args(args, match.lines)} for kind, args in moves]}

    def _why(self, match: Opened, id: str) -> Row:
        rule = self._rules.get(id)
        if rule is None:
            raise Complaint("protocol-nothing-announced", id=id)
        text = match.lines.why(match.lines.game, rule)
        if text is None:
            raise Complaint("protocol-no-more-to-say", rule=rule)
        return {"why": {"id": id, "rule": rule, "text": text}}
