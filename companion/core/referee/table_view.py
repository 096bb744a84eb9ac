"""What the table may know, with the mat's names: the game's view, what is expected, what is to be put right, and the legal moves."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields
from typing import Any

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import Ask, Expectation, Layout, OfCard, Option, View
from companion.core.referee.announcements import Announcement, Said, named_args, of_table
from companion.core.referee.match_state import MatchState
from companion.core.referee.placement import Ground, PlaceName
from companion.core.referee.questions import question_of
from companion.core.referee.reader_faults import heard_badly
from companion.core.referee.step import Step, name_of, option_id
from companion.core.referee.violations import Instruction, instructions, is_hidden
from companion.events import SeatId, Slot


@dataclass(frozen=True, slots=True)
class Offer:
    """A choice as it is offered: its id, its kind, and its arguments."""

    id: str
    kind: str
    args: Mapping[str, Said]


@dataclass(frozen=True, slots=True)
class Expected:
    """What the match waits for now: the status sentence, the cells, the question that *ok* answers, the choices."""

    status: Announcement
    seat: SeatId | None
    places: tuple[PlaceName, ...]
    question: Announcement | None
    offers: tuple[Offer, ...]


@dataclass(frozen=True, slots=True)
class Loose:
    """A card that lies in the area or the line and does not count there, or not yet (C20)."""

    card: CardId
    slot: Slot


@dataclass(frozen=True, slots=True)
class TimeView:
    """The time of the player who is asked for an act, on the clock of the match (E9)."""

    seat: SeatId
    limit: float  # seconds
    left: float  # while it stands still, or until `since`
    since: float | None  # from when on it runs down; None: it stands still

    def left_at(self, at: float) -> float:
        return self.left if self.since is None else max(0.0, self.left - max(0.0, at - self.since))


@dataclass(frozen=True, slots=True)
class TableView:
    view: View
    slots: tuple[Slot | None, ...]  # of view.places, in their order; None: beside the mat
    tap_places: tuple[Slot | None, ...]  # of view.structures, likewise (S20)
    count: tuple[Mapping[str, Said], ...]  # of view.count, the arguments of each line
    loose: tuple[Loose, ...]  # on an area
    away: tuple[CardId, ...]  # cards of view.places, in their order, that are lifted or lie elsewhere
    instructions: tuple[Instruction, ...]
    expected: Expected
    is_paused: bool
    offers_undo: bool
    frozen: tuple[Slot, ...]
    weak: tuple[Slot, ...] = ()  # where a card is heard badly and should be moved a little
    owes_thanks: bool = False  # something was put right, and thanks for it wait (C24, C28)
    time: TimeView | None = None  # None: no player has a limit now
    in_gaps: tuple[Loose, ...] = ()  # loose cards in a line; the table protocol tells them by the status, as it did from the first


def table_view(state: MatchState) -> TableView:
    return view_of(Step(state))


def looked_at(step: Step) -> TableView:
    """The view after an event; it is made once, for all callers."""
    if step.view is None:
        step.view = view_of(step)
    view: TableView = step.view
    return view


def view_of(step: Step) -> TableView:
    """The view of a step, whose state was compared with the mat already."""
    state = step.state
    view = state.match.view(state.position)
    told = instructions(step)
    # Of a shift, where cards came from.
    ground: Ground = state.placement if state.match.game.ground == "area" else step.compared.ground
    slots = ground.slots
    return TableView(
        view=view,
        slots=tuple([slots.get(one.place) for one in view.places]),
        tap_places=tuple([slots.get(one.place) for one in view.structures]),
        count=tuple(named_args(one.args, step.name_of) for one in view.count),
        loose=_loose(step, told) if state.match.game.ground == "area" else (),
        in_gaps=_loose(step, told) if state.match.game.ground == "row" else (),
        away=_away(step, view),
        instructions=told,
        expected=expected_of(step),
        is_paused=state.is_paused,
        offers_undo=state.offers_undo,
        frozen=tuple(sorted(state.mat.frozen)),
        weak=heard_badly(state),
        owes_thanks=not told and bool(state.said) and not any(is_hidden(state, id) for id in state.said),
        time=_time(state),
    )


def _time(state: MatchState) -> TimeView | None:
    limit, timer = state.match.limit, state.timer
    return None if limit is None or timer is None else TimeView(timer.seat, limit.seconds, timer.left, timer.since)


def _loose(step: Step, told: Collection[Instruction]) -> tuple[Loose, ...]:
    """The loose cards, by place; a card that lies there by mistake is told by the instructions."""
    known, slots = {one.card for one in told}, step.compared.slots
    return tuple(Loose(one.card, slots[one.card, one.place]) for one in step.difference.arrived if one.card not in known)


def _away(step: Step, view: View) -> tuple[CardId, ...]:
    gone = {one.card for one in step.difference.away}
    return tuple(one.card for one in view.places if one.card in gone)


def expected_of(step: Step) -> Expected:
    state, expectation = step.state, step.expectation
    if state.is_paused:
        return Expected(of_table("status-paused", "E3", "turn"), None, (), None, ())
    # Until a question of the referee's own is answered no card that is laid counts.
    status = question_of(step, state.asked) if state.asked is not None else step.status
    layout = state.match.layout(state.position)
    offers = tuple(Offer(option_id(step.name_of, option), option.kind, _args_of(step, layout, option)) for option in expectation.options)
    places = () if state.asked is not None else step.names_of(expectation.places)
    return Expected(status, expectation.seat, places, _question(step, expectation), offers)


def _args_of(step: Step, layout: Layout, option: Option) -> Mapping[str, Said]:
    args: dict[str, Said] = {}
    for number, place in enumerate(option.places):
        args[f"place-{number + 1}"] = step.name_of(place)
        if place in layout:
            args[f"card-{number + 1}"] = OfCard(layout[place].card)
    if option.card:
        args["card"] = OfCard(option.card)
    if option.word:
        args["word"] = option.word
    return args


def _question(step: Step, expectation: Expectation) -> Announcement | None:
    asked = step.state.asked
    if asked is not None:
        return question_of(step, asked)
    return _ask(step, expectation.ask) if expectation.ask else None


def _ask(step: Step, ask: Ask) -> Announcement:
    return Announcement(f"{step.state.match.game.id}-ask-{ask.key}", ask.rule, "notice", named_args(ask.args, step.name_of))


def moves_view(state: MatchState) -> tuple[tuple[str, Mapping[str, Said]], ...]:
    """Each legal move: its kind as a slug, then its places and pairs of places by name; cards left open are left out."""
    return tuple((_slug(type(move).__name__), _args_of_move(state, move)) for move in state.match.game.moves(state.position))


def _slug(name: str) -> str:
    return "".join(f"-{char.lower()}" if char.isupper() else char for char in name).lstrip("-")


def _args_of_move(state: MatchState, move: Any) -> dict[str, Said]:
    args: dict[str, Said] = {}
    for one in fields(move):
        value = getattr(move, one.name)
        if one.name == "gap":
            args["place"] = name_of(state, (value, 1))
        elif isinstance(value, tuple) and isinstance(value[0], tuple):
            args[one.name] = tuple(name_of(state, place) for place in value)
        elif isinstance(value, tuple):
            args["place"] = name_of(state, value)
    return args
