"""One event after another: the state before it and the event make the state after it, and the announcements.

Rules of this file: pure, so that replay is a fold; every act goes through the game's `rule`; while something lies wrong,
or the match is paused, nothing is ruled (C24). Time enters as events and as nothing else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.games.game import Act, Looked, OfCard, Picked, Refused, Said, Signal, Tapped
from companion.core.mat.mat import Mat
from companion.core.referee import corrections, reader_faults, record_faults, series, turn_timer, undo, violations
from companion.core.referee.announcements import Announcement, of_refusal, of_table
from companion.core.referee.difference import card_of
from companion.core.referee.match_state import CorrectionAsked, MatchState, MovedAsked, UndoAsked
from companion.core.referee.placement import Row
from companion.core.referee.step import Step
from companion.events import (
    Chosen,
    Corrected,
    Elapsed,
    Event,
    JournalNews,
    Pressed,
    ReadsBadly,
    ReadsWell,
    Resumed,
    SlotsBack,
    SlotsFrozen,
    Sorted,
    TagLifted,
    TagPlaced,
    TagTapped,
    Unreadable,
)

ANSWERABLE = 0.7  # seconds that a question must have stood before one press answers it (C27)
MOST_ACTS = 12  # acts that one event may cause one after another; more would be an endless loop


def conduct(state: MatchState, event: Event) -> tuple[MatchState, tuple[Announcement, ...]]:
    """The state after this event, and the announcements that it causes."""
    step = conducted(state, event)
    return step.state, tuple(step.said)


def conducted(state: MatchState, event: Event) -> Step:
    """The step that this event causes, with its comparison of mat and layout, so that a view of it need not compare again."""
    step = Step(replace(state, at=max(state.at, event.at), mat=state.mat.after(event)))
    step.forget_mended()
    _take_in(step, event, state.mat)
    if not step.state.is_paused:
        _look(step)
        _see_to_time(step)
        undo.notice(step)
        violations.tell(step, stands_in_the_way=step.is_held_up)
        step.note_question()
    turn_timer.go_on(step, event)
    series.tell(step)
    record_faults.remind(step, event)
    return step


def _take_in(step: Step, event: Event, before: Mat) -> None:
    """Make what the event itself causes, before the mat is looked at."""
    match event:
        case Pressed() | Chosen() | Corrected() | Sorted() | TagTapped():
            _act_on(step, event)
        case SlotsFrozen() | SlotsBack():
            reader_faults.tell(step, before)
        case ReadsBadly():
            reader_faults.tell_badly(step, event, before)
        case Unreadable():
            reader_faults.tell_unreadable(step, event)
        case Resumed():
            _sorted(step, None)  # before the state of the match is announced
            record_faults.go_on(step, event)
        case JournalNews():
            record_faults.tell(step, event)
        case TagPlaced() | TagLifted() | ReadsWell() | Elapsed():
            pass


def _act_on(step: Step, event: Pressed | Chosen | Corrected | Sorted | TagTapped) -> None:
    """What people say or show; in a pause it is refused, but for the press that ends it (E3)."""
    match event:
        case Pressed(button="pause"):
            _pause(step)
        case _ if step.state.is_paused:
            step.say(of_table("refused-paused", "C27", "soft"))
        case Pressed(button):
            _pressed(step, button)
        case Chosen(option):
            _chosen(step, option)
        case Corrected(correction):
            corrections.ask(step, correction)
        case TagTapped():
            _tapped(step, event)
        case Sorted(sort):
            _sorted(step, sort)


def _look(step: Step) -> None:
    """Let the game understand the mat, act by act, until it finds no further act."""
    for _ in range(MOST_ACTS):
        step.note_blocked()
        if step.state.asked is not None:  # until it is answered no change of the table is understood
            return
        if not _signal(step, Looked()):
            return


def _see_to_time(step: Step) -> None:
    """Make what follows where the time of a player is up; cards that were laid and not played have to go first (E9)."""
    if not turn_timer.is_up(step):
        return
    match, laid = step.state.match, undo.lying_off(step)
    if match.limit is None or not match.limit.is_strict or match.game.time_up is None:
        turn_timer.tell_up(step)
    elif act(step, (match.game.time_up,)):
        step.become(replace(step.state, must_lift=step.state.must_lift | laid))
        _look(step)


def _signal(step: Step, signal: Signal) -> bool:
    """Whether the signal became an act."""
    state = step.state
    understood = state.match.game.understand(state.position, step.difference, signal)
    match understood:
        case Act(moves):
            return act(step, moves)
        case Refused():
            step.is_held_up = understood.reason == "mend-first"
            step.say(of_refusal(state.match.game.id, understood, step.name_of))
    return False


def act(step: Step, moves: tuple[Any, ...]) -> bool:
    """Rule on moves that are one act: all of them, or none."""
    game, before = step.state.match.game, step.state
    ruling = undo.ruled_by(game, before.position, moves)
    if isinstance(ruling, Refused):
        step.say(of_refusal(game.id, ruling, step.name_of))
        return False
    if before.asked is not None:  # another act was chosen meanwhile
        step.say(of_table("dropped", "C27"))
    is_half_done = all(game.is_half_done(move) for move in moves)
    step.take(ruling, moves, is_half_done=is_half_done)
    return True


def _pause(step: Step) -> None:
    state = step.state
    paused = not state.is_paused
    # A card laid during the pause is loose from its end on (C20), and one that was lifted during it comes back for no check (E12).
    step.become(replace(state, is_paused=paused, clear_since=state.at, mat=state.mat.asked_back()))
    step.say(of_table("paused" if paused else "goes-on", "E3"))


def _pressed(step: Step, button: str) -> None:
    if button == "undo":
        undo.pressed(step)
    elif button == "check":
        _signal(step, Said("check"))
    elif _answers(step, button):
        said = "cancel" if button == "cancel" else "ok"
        if not _answered(step, said):
            _signal(step, Said(said))


def _answers(step: Step, button: str) -> bool:
    """Whether this press answers the latest question: it was asked long enough ago, and of this seat (C27)."""
    state, asked = step.state, step.question_seat()
    if button.startswith("seat-") and button not in [one.seat for one in state.match.view(state.position).seats]:
        step.say(of_table("refused-nobody-there", "C27", "soft"))
        return False
    if button.startswith("seat-") and state.question:
        buttons = {f"seat-{number}": player.seat for number, player in enumerate(state.match.setup.players, start=1)}
        if asked is not None and buttons.get(button) != asked:
            step.say(of_table("refused-not-asked", "C27", "soft"))
            return False
    if state.question and state.at < state.question_since + ANSWERABLE:
        step.say(of_table("too-soon", "C27", "soft"))
        return False
    return True


def _answered(step: Step, said: str) -> bool:
    """Whether *ok* or *cancel* was the answer to a question of the referee's own."""
    asked = step.state.asked
    if asked is None:
        return False
    if said == "cancel":
        declined = step.state.declined | {asked.card} if isinstance(asked, MovedAsked) else step.state.declined
        step.become(replace(step.state, asked=None, declined=declined))
        step.say(of_table("dropped", "C27", "notice"))
    elif isinstance(asked, UndoAsked):
        undo.confirm(step)
    elif isinstance(asked, CorrectionAsked):
        corrections.make(step, asked.correction)
    else:
        undo.take_moved(step, asked)
    return True


def _chosen(step: Step, id: str) -> None:
    """Only what is offered now can be chosen; anything else is refused by name and changes nothing."""
    option = step.offered().get(id)
    if option is None:
        step.is_held_up = step.state.is_blocked
        step.say(of_table("refused-not-offered", "C27", "soft", option=id))
        return
    _signal(step, Picked(option))


def _sorted(step: Step, sort: str | None) -> None:
    """Count a card of this kind before the deal; None begins the count anew, in a game that sorts cards."""
    state = step.state
    moves = state.match.game.counted(state.position, sort)
    if moves:
        act(step, moves)


def _tapped(step: Step, event: TagTapped) -> None:
    state = step.state
    if event.slot in state.mat.frozen:  # what is heard there means nothing until its reader is back (C28)
        return
    tagged = state.match.identify(event.uid)
    if tagged is None:
        step.say(of_table("tapped-unknown", "C24", "notice"))
        return
    card = card_of(state, tagged)
    if card is None:
        step.say(of_table("tapped-other-deck", "C24", "notice", card=OfCard(tagged.card)))
        return
    shape = state.match.shape
    is_draw = event.slot in shape.draw_pads and event.slot not in shape.action_pads
    ground = state.placement
    place = ground.places.get(event.slot) if event.slot in shape.tap_places and not isinstance(ground, Row) else None
    if not undo.moves_last(step, card, place):
        _signal(step, Tapped(card, is_draw, place))
