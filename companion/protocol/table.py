"""A table driven by lines: each is answered by what became public, and then by `done` or one `error`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.errors import Unusable
from companion.events import (
    ActOf,
    CardIs,
    Chosen,
    Corrected,
    Correction,
    Event,
    Leave,
    Pressed,
    Replace,
    SeatId,
    SetHand,
    SetTurn,
    Slot,
    SlotsBack,
    SlotsFrozen,
    TagLifted,
    TagPlaced,
    TagTapped,
    Uid,
)
from companion.lines.lines import Lines
from companion.protocol import reading, writing
from companion.protocol.reading import Complaint, Freeze, Physical, Question, Told, near
from companion.referee.moves_view import moves_view
from companion.referee.referee import Referee
from companion.referee.table_view import expected_of, view_of

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Opened:
    """A match, and the words for it."""

    referee: Referee
    lines: Lines


class Table:
    def __init__(self, open_match: Callable[[Mapping[str, Any]], Opened]) -> None:
        self._open = open_match
        self._match: Opened | None = None
        self._rules: dict[str, str] = {}  # announcement id -> the ruling it rests on, for *why*
        self._line = 0
        self._at = 0.0

    def set_up(self, asked: Mapping[str, Any]) -> list[Row]:
        """Set up before the first line; raises `Unusable`."""
        self._match = self._open(asked)
        return list(self._released(self._match))

    def take(self, raw: bytes) -> list[Row]:
        """The answer to one line; an empty line is passed over."""
        self._line += 1
        if not raw.strip():
            return []
        try:
            return list(self._answer(reading.parse_line(raw)))
        except Complaint as complaint:
            return [{"error": {"line": self._line, "what": complaint.what, "fix": complaint.fix}}]
        except Unusable as unusable:
            return [{"error": {"line": self._line, "what": f"{one.where}: {one.what}", "fix": one.fix}} for one in unusable.problems]

    def _answer(self, told: Told) -> Iterator[Row]:
        match = self._match
        if isinstance(told.input, reading.SetUp):
            if match is not None:
                raise Complaint("the match is set up already", "start another referee for another match")
            yield from self.set_up(told.input.asked)
            yield self._done()
            return
        if match is None:
            raise Complaint("no match is set up yet", 'begin with {"setup": {"players": ["Anna", "Boris"]}}')
        at = self._time(told)
        rows = self._rows(match, told, at)  # everything that can be the matter is the matter before anything changes
        self._at = at
        match.referee.pass_time(at)
        yield from self._released(match)
        yield from rows()
        yield self._done()

    def _time(self, told: Told) -> float:
        if told.at is not None and told.at < self._at:
            raise Complaint(f"'at' is {told.at:g}, and it is {self._at:g} already", "time goes on only; give a later time or none")
        at = self._at if told.at is None else told.at
        return at + told.input.seconds if isinstance(told.input, reading.Wait) else at

    def _rows(self, match: Opened, told: Told, at: float) -> Callable[[], Iterator[Row]]:
        match told.input:
            case reading.Wait():
                return lambda: iter(())
            case Question(about):
                return lambda: iter((self._asked(match, about),))
            case reading.Why(id):
                answer = self._why(match, id)
                return lambda: iter((answer,))
            case reading.SetUp():
                raise AssertionError("answered before")
            case _:
                event = self._event(match, told.input, at)
                return lambda: self._enter(match, event)

    def _enter(self, match: Opened, event: Event) -> Iterator[Row]:
        match.referee.enter(event)
        return self._released(match)

    def _released(self, match: Opened) -> Iterator[Row]:
        for said in match.referee.released():
            self._rules[said.id] = said.rule
            if said.key.endswith("-replaced"):
                match.lines.rename(said.args)
            yield {"announce": writing.announcement(said, match.lines)}

    def _done(self) -> Row:
        assert self._match is not None
        return {"done": {"line": self._line, "entry": self._match.referee.entry}}

    def _asked(self, match: Opened, about: str) -> Row:
        standing = match.referee.standing
        if about == "view":
            return {"view": writing.view(view_of(match.referee.turning), match.lines)}
        if about == "expectations":
            return {"expectations": writing.expected(expected_of(match.referee.turning), match.lines)}
        return {"moves": [{"move": kind, **writing.args(args, match.lines)} for kind, args in moves_view(standing)]}

    def _why(self, match: Opened, id: str) -> Row:
        rule = self._rules.get(id)
        text = match.lines.why(match.lines.game, rule) if rule else None
        if rule is None or text is None:
            raise Complaint(f"nothing was announced as '{reading.clipped(id)}'", 'give the id of an announcement, such as "41.2"')
        return {"why": {"id": id, "rule": rule, "text": text}}

    def _event(self, match: Opened, told: reading.Input, at: float) -> Event:
        match told:
            case Physical():
                return _physical(match, told, at)
            case reading.Press(button):
                return Pressed(button, at)
            case reading.Choose(option):
                return Chosen(option, at)
            case reading.Correct(correction):
                return Corrected(_with_seat(match, correction), at)
            case Freeze(slots, is_back):
                return _frozen(match, slots, at, is_back=is_back)
            case _:
                raise AssertionError("no event")


def _physical(match: Opened, told: Physical, at: float) -> Event:
    slot = _slot(match, told.slot, is_pad=told.act == "tap")
    mat = match.referee.standing.mat
    if told.act == "lift":
        return TagLifted(slot, _lifted(match, told, slot), at)
    uid = _uid(match, told)
    if told.act == "tap":
        return TagTapped(slot, uid, at)
    for where, tags in mat.lying.items():
        if any(tag.uid.partition("#")[0] == uid.partition("#")[0] for tag in tags) and where != slot:
            raise Complaint(f"that card still lies on {where}", f'lift it first: {{"lift": "{where}"}}')
    return TagPlaced(slot, uid, at)


def _slot(match: Opened, slot: Slot, *, is_pad: bool) -> Slot:
    shape = match.referee.standing.match.shape
    if not shape.has(slot):
        fix = f"cells are A1 to {shape.cell_at(shape.columns - 1, shape.rows - 1)}" if shape.columns and shape.rows else "the mat has no cells"
        pads = ", ".join((*shape.pads, *shape.draw_pads))
        raise Complaint(f"there is no slot '{reading.clipped(slot)}'", f"{fix}{f'; pads are {pads}' if pads else ''}")
    if shape.is_pad(slot) != is_pad:
        raise Complaint(f"'{slot}' is {'a cell' if is_pad else 'a pad'}", "cards are tapped on pads, and placed on cells")
    return slot


def _uid(match: Opened, told: Physical) -> Uid:
    if told.uid:
        return Uid(told.uid.lower())
    deck = match.referee.standing.match.deck
    name = told.card or ""
    if "/" not in name and name not in deck.cards:
        raise Complaint(f"deck {deck.id} has no card '{reading.clipped(name)}'", near(name, [str(card) for card in deck.cards])[:200])
    whole = name if "/" in name else f"{deck.id}/{name}"
    return Uid(f"card:{whole}#{told.side}" if told.side else f"card:{whole}")


def _lifted(match: Opened, told: Physical, slot: Slot) -> Uid:
    tags = match.referee.standing.mat.lying.get(slot, ())
    if not told.card and not told.uid:
        if len(tags) != 1:
            fix = "name the card to be lifted" if tags else "place one first"
            raise Complaint(f"{len(tags)} cards lie on {slot}", fix)
        return tags[0].uid
    uid = _uid(match, told)
    found = [tag.uid for tag in tags if uid in (tag.uid, tag.uid.partition("#")[0])]
    if not found:
        raise Complaint(f"that card does not lie on {slot}", 'see where cards lie with {"view": true}')
    return found[0]


def _frozen(match: Opened, slots: tuple[Slot, ...], at: float, *, is_back: bool) -> Event:
    shape = match.referee.standing.match.shape
    for slot in slots:
        if not shape.has(slot):
            raise Complaint(f"there is no slot '{reading.clipped(slot)}'", "name slots of this mat")
    return SlotsBack(slots, at) if is_back else SlotsFrozen(slots, at)


def _with_seat(match: Opened, correction: Correction) -> Correction:
    """Corrections name a seat by its id or its player; cards must be cards of the deck."""
    match correction:
        case SetHand() | SetTurn() | ActOf() | Leave() | Replace():
            return replace(correction, seat=_seat(match, correction.seat))
        case CardIs(card, really):
            for one in (card, really):
                _uid(match, Physical("tap", Slot(""), one, None, None))
        case _:
            pass
    return correction


def _seat(match: Opened, name: str) -> SeatId:
    seats = {one.seat: one.name for one in match.referee.standing.match.game.view(match.referee.standing.position).seats}
    for seat, known in seats.items():
        if name.casefold() in (seat, known.casefold()):
            return seat
    raise Complaint(f"nobody is called '{reading.clipped(name)}'", f"name one of: {', '.join([*seats, *seats.values()])}")

