"""What changes while an event is conducted: the state of the match so far, and the acts taken and announcements made so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.core.games.game import Difference, Expectation, Option, Place, Ruling
from companion.core.referee.announcements import Announcement, NameOf, named_args, of_fact, of_table
from companion.core.referee.comparing import compare, ground_now
from companion.core.referee.difference import Compared
from companion.core.referee.match_state import MatchState, MovedAsked, PastAct
from companion.core.referee.placement import Ground, PlaceName, Row, Sites, at_slot
from companion.core.referee.taken import Moves, Taken
from companion.events import SeatId, Slot


class Step:
    """What is worked out of a state is worked out when it is asked for first, and holds until `become` sets another state."""

    def __init__(self, state: MatchState) -> None:
        self.state = state
        self._compared: Compared | None = None
        self._expectation: Expectation | None = None
        self.violations: Any = None  # what lies wrong now, which `violations` keeps here
        self.said: list[Announcement] = []
        self.taken: list[Taken] = []
        self.view: Any = None  # the `TableView` after the event, which `table_view.looked_at` keeps here
        self.is_held_up = False  # an act was refused because something lies wrong

    def become(self, state: MatchState) -> None:
        """Set a state in which the table lies otherwise, or other things are asked of it."""
        self.state = state
        self._compared = self._expectation = self.violations = None

    def note(self, state: MatchState) -> None:
        """Set a state in which the table lies as before, so that the comparison and the expectation still hold."""
        self.state = state

    @property
    def compared(self) -> Compared:
        if self._compared is None:
            self._compared = compare(self.state)
        return self._compared

    @property
    def difference(self) -> Difference:
        return self.compared.difference

    @property
    def expectation(self) -> Expectation:
        if self._expectation is None:
            self._expectation = self.state.match.game.expectation(self.state.position, self.compared.difference)
        return self._expectation

    def say(self, announcement: Announcement) -> None:
        self.said.append(announcement)

    def name_of(self, place: Place) -> PlaceName:
        ground = (self._compared or self.compared).ground
        return _at(ground, place) if place in ground.slots else name_on(self.state, ground, place)

    def names_of(self, places: Sequence[Place]) -> tuple[PlaceName, ...]:
        ground = self.compared.ground
        return tuple([_at(ground, place) if place in ground.slots else self.name_of(place) for place in places])

    def name_of_slot(self, slot: Slot) -> PlaceName:
        ground = self.compared.ground
        return ground.name_of_slot(slot) if isinstance(ground, Row) else at_slot(slot)

    @property
    def status(self) -> Announcement:
        """The sentence that says who is to act, and how."""
        key = f"{self.state.match.game.id}-status-{self.expectation.key}"
        return Announcement(key, self.expectation.rule, "turn", named_args(self.expectation.args, self.name_of))

    def offered(self) -> Mapping[str, Option]:
        """The options that are offered now, by id, in their order."""
        return {option_id(self.name_of, option): option for option in self.expectation.options}

    def forget_mended(self) -> None:
        """Drop cards from `must_lift` once they were lifted, and from `must_return` once they were laid back."""
        state = self.state
        still = frozenset(key for key in state.must_lift if state.mat.has(*key))
        if still != state.must_lift:
            self.become(replace(state, must_lift=still))
        if state.must_return:
            off = state.must_return & {one.card for one in self.difference.away}
            self.become(replace(self.state, must_return=off))

    def note_blocked(self) -> None:
        """Note when something begins to lie wrong, and when all lies right again: loose cards count as arrived from then on (C24)."""
        state = self.state
        difference = self.difference
        is_blocked = difference.strange or bool(state.match.game.wrongs(state.position, difference))
        if state.is_blocked and not is_blocked:
            self.become(replace(state, is_blocked=False, clear_since=state.at, mat=state.mat.asked_back()))
        elif is_blocked and not state.is_blocked:
            self.note(replace(state, is_blocked=True, blocked_since=state.at))
            self.violations = None  # some count from this moment on

    def take(self, ruling: Ruling, moves: tuple[Any, ...], *, is_half_done: bool, taken: Taken | None = None) -> None:
        """Make the ruling the new state, and announce what it makes public; places are named as they were before it or are after it."""
        self.taken.append(taken or Moves(moves, is_half_done))
        before = self.state
        self.become(self._after(ruling) if is_half_done else self._after_act(ruling, moves))
        self.tell(ruling, before)
        is_moving = before.match.game.step_under_way(ruling.position) is not None
        reached = frozenset[str]() if is_moving or before.placement.offset is None else edges(self.state)
        if reached and reached - edges(before) and not before.match.view(ruling.position).winners:  # nothing is moved any more
            self.say(of_table("reaches-edge", "C18"))

    def _after(self, ruling: Ruling, **of_act: Any) -> MatchState:
        """The state after a ruling; a move that completes no act changes nothing else."""
        before = self.state
        called_at = before.at if any(fact.is_call for fact in ruling.facts) else before.called_at
        mat = before.mat.asked_back()  # a card lifted before an act comes back for no other (C21, E12)
        return replace(before, position=ruling.position, called_at=called_at, asked=None, mat=mat, **of_act)

    def _after_act(self, ruling: Ruling, moves: tuple[Any, ...]) -> MatchState:
        before = self.state
        placed = before.match.game.placed_by(moves)
        return self._after(
            ruling,
            placement=self._placement_after(ruling),
            past=PastAct(before.position, before.placement, moves, placed, before.overrides, before.past),
            changed_at=before.at,
            declined=frozenset(),
            ruled_on=before.mat,
        )

    def _placement_after(self, ruling: Ruling) -> Ground:
        """Anchored where the first card was laid, and shifted once a shift is complete (C18)."""
        before, placement = self.state, self.state.placement
        if placement.offset is None and ruling.position is not before.position:
            laid = [slot for (_, place), slot in self.compared.slots.items() if place == (0, 0)]
            placement = placement.anchored(laid[0] if laid else None)
        shift = before.match.game.step_under_way(before.position)
        if shift and before.match.game.step_under_way(ruling.position) is None:
            placement = placement.shifted(shift)
        return placement

    def tell(self, ruling: Ruling, before: MatchState) -> None:
        """Announce the facts. A card beside the mat that joins the area is called by its neighbour, one that leaves it by where it lay."""

        def called(place: Place) -> PlaceName:
            name, earlier = name_of(self.state, place), name_of(before, place)
            if name.relation == "tower":
                return name  # by what is on top now; what lay there before may be covered (S15)
            return earlier if not name.slot and (earlier.relation or not name.card) else name

        for fact in ruling.facts:
            self.say(of_fact(before.match.game.id, fact, called, lambda place: name_of(before, place)))

    def question_seat(self) -> SeatId | None:
        if self.state.asked is not None or self.expectation.ask is None:
            return None
        return self.expectation.ask.seat

    def note_question(self) -> None:
        """Note which question *ok* answers now, and since when (C27)."""
        if self.difference.step is not None:  # the whole area is being moved, and may be moved back (C18, E12)
            self.note(replace(self.state, mat=self.state.mat.asked_back()))
        state = self.state
        question = question_now(state, self.expectation)
        if question == state.question:
            return
        self.note(replace(state, question=question, question_since=state.at))
        ask = self.expectation.ask
        if ask is not None and ask.is_said and state.asked is None:
            key = f"{state.match.game.id}-ask-{ask.key}"
            self.say(Announcement(key, ask.rule, "notice", named_args(ask.args, self.name_of)))


def question_now(state: MatchState, expectation: Expectation) -> str:
    """The latest question's identity, made of public things; nothing while nothing is asked."""
    asked, ask = state.asked, expectation.ask
    if asked is not None:
        return f"table-{asked.kind}-{asked}" if not isinstance(asked, MovedAsked) else f"table-moved-{asked.card}-{asked.place}"
    if ask is None:
        return ""
    return f"{ask.key}-{ask.seat}-{sorted(ask.args.items(), key=lambda item: item[0])}"


def name_of(state: MatchState, place: Place) -> PlaceName:
    return name_on(state, ground_now(state), place)


def _at(ground: Ground, place: Place) -> PlaceName:
    return ground.name_at(place) if isinstance(ground, Row) else at_slot(ground.slots[place])


def name_on(state: MatchState, ground: Ground, place: Place) -> PlaceName:
    if place in ground.slots:
        return _at(ground, place)
    if isinstance(ground, Sites):
        towers = state.match.view(state.position).structures
        return next((ground.name_of_tower(one, towers) for one in towers if one.place == place), PlaceName(None))
    if isinstance(ground, Row):
        return ground.name_beside(place, {})  # it knows its line
    return ground.name_beside(place, {there: must.card for there, must in state.match.layout(state.position).items()})


def edges(state: MatchState) -> frozenset[str]:
    """The mat's edges that the area has reached; beyond them it can only be shifted (C18)."""
    shape, placement = state.match.shape, ground_now(state) if state.match.game.ground == "area" else None
    if placement is None or placement.offset is None or not shape.columns or not shape.rows:
        return frozenset()
    right, up = placement.offset
    layout = state.match.layout(state.position)
    columns, rows = {x + right for x, _ in layout}, {y + up for _, y in layout}
    reached = {"left": 0 in columns, "right": shape.columns - 1 in columns, "bottom": 0 in rows, "top": shape.rows - 1 in rows}
    return frozenset(name for name, is_reached in reached.items() if is_reached)


def option_id(name_of: NameOf, option: Option) -> str:
    """`swap:B2-C2`, `check:C3`, `card:big-ben`, `shift:left`, `verdict`: the kind, then public things."""
    parts = [name_of(place).slug for place in option.places]
    parts += [option.card] if option.card else []
    parts += [option.word] if option.word else []
    return f"{option.kind}:{'-'.join(parts)}" if parts else option.kind
