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
from companion.core.referee.placement import Ground, PlaceName, Row, Sites
from companion.core.referee.taken import Moves, Taken
from companion.events import SeatId


class Step:
    def __init__(self, state: MatchState) -> None:
        self.state = state  # a comparison made for an earlier state is made again
        self._compared: tuple[MatchState, Compared] | None = None
        self._expectation: tuple[MatchState, Expectation] | None = None
        self.said: list[Announcement] = []
        self.taken: list[Taken] = []
        self.view: Any = None  # the `TableView` after the event, which `table_view.looked_at` keeps here
        self.is_held_up = False  # an act was refused because something lies wrong

    def _note(self, state: MatchState) -> None:
        """Set a state in which the table lies as before, so that the comparison still holds."""
        if self._compared is not None and self._compared[0] is self.state:
            self._compared = (state, self._compared[1])
        if self._expectation is not None and self._expectation[0] is self.state:
            self._expectation = (state, self._expectation[1])
        self.state = state

    @property
    def compared(self) -> Compared:
        if self._compared is None or self._compared[0] is not self.state:
            self._compared = (self.state, compare(self.state))
        return self._compared[1]

    @property
    def difference(self) -> Difference:
        return self.compared.difference

    @property
    def expectation(self) -> Expectation:
        state = self.state
        if self._expectation is None or self._expectation[0] is not state:
            self._expectation = (state, state.match.game.expectation(state.position, self.difference))
        return self._expectation[1]

    def say(self, announcement: Announcement) -> None:
        self.said.append(announcement)

    def name_of(self, place: Place) -> PlaceName:
        return name_on(self.state, self.compared.ground, place)

    def names_of(self, places: Sequence[Place]) -> tuple[PlaceName, ...]:
        slots = self.compared.ground.slots_of(places)
        return tuple([PlaceName(slot) if (slot := slots[place]) is not None else self.name_of(place) for place in places])

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
            self.state = replace(state, must_lift=still)
        if state.must_return:
            off = state.must_return & {one.card for one in self.difference.away}
            self.state = replace(self.state, must_return=off)

    def note_blocked(self) -> None:
        """Note when something begins to lie wrong, and when all lies right again: loose cards count as arrived from then on (C24)."""
        state = self.state
        difference = self.difference
        is_blocked = difference.strange or bool(state.match.game.wrongs(state.position, difference))
        if state.is_blocked and not is_blocked:
            self.state = replace(state, is_blocked=False, clear_since=state.at, mat=state.mat.asked_back())
        elif is_blocked and not state.is_blocked:
            self._note(replace(state, is_blocked=True, blocked_since=state.at))

    def take(self, ruling: Ruling, moves: tuple[Any, ...], *, is_half_done: bool, taken: Taken | None = None) -> None:
        """Make the ruling the new state, and announce what it makes public; places are named as they were before it or are after it."""
        self.taken.append(taken or Moves(moves, is_half_done))
        before = self.state
        self.state = self._after(ruling) if is_half_done else self._after_act(ruling, moves)
        self.tell(ruling, before)
        is_moving = before.match.game.step_under_way(ruling.position) is not None
        reaches = edges(self.state) - edges(before) and before.placement.offset is not None and not is_moving
        if reaches and not before.match.game.view(ruling.position).winners:  # nothing is moved any more
            self.say(of_table("reaches-edge", "C18"))

    def _after(self, ruling: Ruling) -> MatchState:
        """The state after a ruling, as far as it is the same for a move that completes no act."""
        before = self.state
        called_at = before.at if any(fact.is_call for fact in ruling.facts) else before.called_at
        mat = before.mat.asked_back()  # a card lifted before an act comes back for no other (C21, E12)
        return replace(before, position=ruling.position, called_at=called_at, asked=None, mat=mat)

    def _after_act(self, ruling: Ruling, moves: tuple[Any, ...]) -> MatchState:
        before = self.state
        placed = before.match.game.placed_by(moves)
        return replace(
            self._after(ruling),
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
            self._note(replace(self.state, mat=self.state.mat.asked_back()))
        state = self.state
        question = question_now(state, self.expectation)
        if question == state.question:
            return
        self._note(replace(state, question=question, question_since=state.at))
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


def name_on(state: MatchState, ground: Ground, place: Place) -> PlaceName:
    slot, game = ground.slot_of(place), state.match.game
    if slot is not None:
        return PlaceName(slot)
    if isinstance(ground, Sites):
        towers = game.view(state.position).structures
        return next((ground.name_of_tower(one, towers) for one in towers if one.place == place), PlaceName(None))
    if isinstance(ground, Row):
        return ground.name_beside(place, {})  # it knows its line
    return ground.name_beside(place, {there: must.card for there, must in game.layout(state.position).items()})


def edges(state: MatchState) -> frozenset[str]:
    """The mat's edges that the area has reached; beyond them it can only be shifted (C18)."""
    shape, placement = state.match.shape, ground_now(state) if state.match.game.ground == "area" else None
    if placement is None or placement.offset is None or not shape.columns or not shape.rows:
        return frozenset()
    right, up = placement.offset
    cells = [(x + right, y + up) for x, y in state.match.game.layout(state.position)]
    reached = {"left": (0, 0), "right": (0, shape.columns - 1), "bottom": (1, 0), "top": (1, shape.rows - 1)}
    return frozenset(name for name, (axis, at) in reached.items() if any(cell[axis] == at for cell in cells))


def option_id(name_of: NameOf, option: Option) -> str:
    """`swap:B2-C2`, `check:C3`, `card:big-ben`, `shift:left`, `verdict`: the kind, then public things."""
    parts = [name_of(place).slug for place in option.places]
    parts += [option.card] if option.card else []
    parts += [option.word] if option.word else []
    return f"{option.kind}:{'-'.join(parts)}" if parts else option.kind
