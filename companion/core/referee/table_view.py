"""What the table may know, with the mat's names: the game's view, what is expected, and what is to be put right."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from companion.core.decks.card import CardId
from companion.core.games.game import Ask, Expectation, Layout, OfCard, Option, View
from companion.core.referee.announcements import Announcement, Said, named, of_table
from companion.core.referee.match_state import Standing
from companion.core.referee.placement import Ground, PlaceName
from companion.core.referee.reader_faults import heard_badly
from companion.core.referee.step import Turning, option_id
from companion.core.referee.undo import question_of
from companion.core.referee.violations import Instruction, instructions, is_hidden
from companion.events import SeatId, Slot


@dataclass(frozen=True, slots=True)
class Offer:
    """A choice as it is offered: its id, and what it speaks of."""

    id: str
    kind: str
    args: Mapping[str, Said]


@dataclass(frozen=True, slots=True)
class Expected:
    """What is waited for now: the status sentence, the cells, the question that *ok* answers, the choices."""

    status: Announcement
    seat: SeatId | None
    places: tuple[PlaceName, ...]
    question: Announcement | None
    offers: tuple[Offer, ...]


@dataclass(frozen=True, slots=True)
class Loose:
    """A card that lies in the area and does not count there, or not yet (C20)."""

    card: CardId
    slot: Slot


@dataclass(frozen=True, slots=True)
class TableView:
    view: View
    slots: tuple[Slot | None, ...]  # of view.places, in their order; None: beside the mat
    tap_places: tuple[Slot | None, ...]  # of view.structures, likewise (S20)
    count: tuple[Mapping[str, Said], ...]  # of view.count, what each line speaks of
    loose: tuple[Loose, ...]
    away: tuple[CardId, ...]  # of view.places, in their order: what is lifted, or lies elsewhere
    instructions: tuple[Instruction, ...]
    expected: Expected
    is_paused: bool
    offers_undo: bool
    frozen: tuple[Slot, ...]
    weak: tuple[Slot, ...] = ()  # where a card is heard badly and should be moved a little
    owes_thanks: bool = False  # what was said to lie wrong does no longer, and thanks for it wait (C24, C28)


def table_view(standing: Standing) -> TableView:
    return view_of(Turning(standing))


def looked_at(turning: Turning) -> TableView:
    """The table as an event has left it, which is made once however many look at it."""
    if turning.view is None:
        turning.view = view_of(turning)
    return turning.view


def view_of(turning: Turning) -> TableView:
    """The same, for a standing that was compared with the table already."""
    standing = turning.standing
    view = standing.match.game.view(standing.position)
    told = instructions(turning)
    # Of a shift, where cards came from.
    ground: Ground = standing.placement if standing.match.game.ground == "area" else turning.compared.ground
    slots = ground.slots_of([*(one.place for one in view.places), *(one.place for one in view.structures)])
    return TableView(
        view=view,
        slots=tuple([slots[one.place] for one in view.places]),
        tap_places=tuple([slots[one.place] for one in view.structures]),
        count=tuple(named(one.args, turning.name_of) for one in view.count),
        loose=_loose(turning, told),
        away=_away(turning, view),
        instructions=told,
        expected=expected_of(turning),
        is_paused=standing.is_paused,
        offers_undo=standing.offers_undo,
        frozen=tuple(sorted(standing.mat.frozen)),
        weak=heard_badly(standing),
        owes_thanks=not told and bool(standing.said) and not any(is_hidden(standing, id) for id in standing.said),
    )


def _loose(turning: Turning, told: Collection[Instruction]) -> tuple[Loose, ...]:
    """By place; of what is said to lie there by mistake the instructions tell."""
    if turning.standing.match.game.ground != "area":
        return ()
    known, slots = {one.card for one in told}, turning.compared.slots
    return tuple(Loose(one.card, slots[one.card, one.place]) for one in turning.difference.arrived if one.card not in known)


def _away(turning: Turning, view: View) -> tuple[CardId, ...]:
    gone = {one.card for one in turning.difference.away}
    return tuple(one.card for one in view.places if one.card in gone)


def expected_of(turning: Turning) -> Expected:
    standing, expectation = turning.standing, turning.expectation
    if standing.is_paused:
        return Expected(of_table("status-paused", "E3", "turn"), None, (), None, ())
    # Until a question of the referee's own is answered no card that is laid counts.
    status = question_of(turning, standing.asked) if standing.asked is not None else turning.status
    layout = standing.match.game.layout(standing.position)
    offers = tuple(
        Offer(option_id(turning.name_of, option), option.kind, _args_of(turning, layout, option)) for option in expectation.options
    )
    places = () if standing.asked is not None else turning.names_of(expectation.places)
    return Expected(status, expectation.seat, places, _question(turning, expectation), offers)


def _args_of(turning: Turning, layout: Layout, option: Option) -> Mapping[str, Said]:
    args: dict[str, Said] = {}
    for number, place in enumerate(option.places):
        args[f"place-{number + 1}"] = turning.name_of(place)
        if place in layout:
            args[f"card-{number + 1}"] = OfCard(layout[place].card)
    if option.card:
        args["card"] = OfCard(option.card)
    if option.word:
        args["word"] = option.word
    return args


def _question(turning: Turning, expectation: Expectation) -> Announcement | None:
    asked = turning.standing.asked
    if asked is not None:
        return question_of(turning, asked)
    return _ask(turning, expectation.ask) if expectation.ask else None


def _ask(turning: Turning, ask: Ask) -> Announcement:
    return Announcement(f"{turning.standing.match.game.id}-ask-{ask.key}", ask.rule, "notice", named(ask.args, turning.name_of))
