"""One event after another: the standing before it and the event make the standing after it, and what is said.

Rules of this file: pure, so that replay is a fold; every act goes through the game's `rule`; while something lies wrong,
or the match is paused, nothing is ruled (C24). Time enters as events and as nothing else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from companion.core.games.game import Act, Looked, OfCard, Picked, Refused, Said, Signal, Tapped
from companion.core.referee import reader_faults, record_faults, series, undo, violations
from companion.core.referee.announcements import Announcement, of_refusal, of_table
from companion.core.referee.difference import card_of
from companion.core.referee.match_state import Standing
from companion.core.referee.step import Turning
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
)

ANSWERABLE = 0.7  # seconds that a question must have stood before one press answers it (C27)
MOST_ACTS = 12  # acts that one look may follow up; more would be a loop of ours


def conduct(standing: Standing, event: Event) -> tuple[Standing, tuple[Announcement, ...]]:
    """The standing after this event, and what is said of it."""
    turning = conducted(standing, event)
    return turning.standing, tuple(turning.said)


def conducted(standing: Standing, event: Event) -> Turning:
    """The same, with what was compared on the way, so that whoever shows it need not compare again."""
    turning = Turning(replace(standing, at=max(standing.at, event.at), mat=standing.mat.after(event)))
    turning.forget_mended()
    match event:
        case Pressed(button="pause"):
            _pause(turning)
        case Pressed() | Chosen() | Corrected() | Sorted() | TagTapped() if turning.standing.is_paused:
            turning.say(of_table("refused-paused", "C27", "soft"))
        case Pressed():
            _pressed(turning, event.button)
        case Chosen():
            _chosen(turning, event.option)
        case Corrected():
            undo.ask_correction(turning, event.correction)
        case TagTapped():
            _tapped(turning, event)
        case Sorted(sort):
            _sorted(turning, sort)
        case SlotsFrozen() | SlotsBack():
            reader_faults.tell(turning, standing.mat)
        case ReadsBadly():
            reader_faults.tell_badly(turning, event, standing.mat)
        case Resumed():
            _sorted(turning, None)  # before it is told how the match stands
            record_faults.go_on(turning, event)
        case JournalNews():
            record_faults.tell(turning, event)
        case TagPlaced() | TagLifted() | ReadsWell() | Elapsed():
            pass
    if not turning.standing.is_paused:
        _look(turning)
        undo.notice(turning)
        violations.tell(turning, stands_in_the_way=turning.is_held_up)
        turning.note_question()
    series.tell(turning)
    record_faults.remind(turning, event)
    return turning


def _look(turning: Turning) -> None:
    """Understand what lies there until nothing more is to be understood."""
    for _ in range(MOST_ACTS):
        turning.note_blocked()
        if not undo.is_open(turning) and not _signal(turning, Looked()):
            return


def _signal(turning: Turning, signal: Signal) -> bool:
    """Whether the signal became an act."""
    standing = turning.standing
    understood = standing.match.game.understand(standing.position, turning.difference, signal)
    match understood:
        case Act(moves):
            return act(turning, moves)
        case Refused():
            turning.is_held_up = understood.reason == "mend-first"
            turning.say(of_refusal(standing.match.game.id, understood, turning.name_of))
    return False


def act(turning: Turning, moves: tuple[Any, ...]) -> bool:
    """Rule on moves that are one act: all of them, or none."""
    game, before = turning.standing.match.game, turning.standing
    ruling = undo.ruled(before, before.position, moves)
    if isinstance(ruling, Refused):
        turning.say(of_refusal(game.id, ruling, turning.name_of))
        return False
    if before.asked is not None:  # another act was chosen meanwhile
        turning.say(of_table("dropped", "C27"))
    is_half_done = all(game.is_half_done(move) for move in moves)
    turning.take(ruling, moves, is_half_done=is_half_done)
    return True


def _pause(turning: Turning) -> None:
    standing = turning.standing
    paused = not standing.is_paused
    # A card laid during the pause is loose from its end on (C20), and one that was lifted during it comes back for no check (E12).
    turning.standing = replace(standing, is_paused=paused, clear_since=standing.at, mat=standing.mat.asked_back())
    turning.say(of_table("paused" if paused else "goes-on", "E3"))


def _pressed(turning: Turning, button: str) -> None:
    if button == "undo":
        undo.undo_pressed(turning)
    elif button == "check":
        _signal(turning, Said("check"))
    elif _answers(turning, button):
        said = "cancel" if button == "cancel" else "ok"
        if not undo.answered(turning, said):
            _signal(turning, Said(said))


def _answers(turning: Turning, button: str) -> bool:
    """Whether this press answers the latest question: asked long enough ago, and of this seat (C27)."""
    standing, asked = turning.standing, turning.question_seat()
    if button.startswith("seat-") and button not in [one.seat for one in standing.match.game.view(standing.position).seats]:
        turning.say(of_table("refused-nobody-there", "C27", "soft"))
        return False
    if button.startswith("seat-") and standing.question:
        buttons = {f"seat-{number}": player.seat for number, player in enumerate(standing.match.setup.players, start=1)}
        if asked is not None and buttons.get(button) != asked:
            turning.say(of_table("refused-not-asked", "C27", "soft"))
            return False
    if standing.question and standing.at < standing.question_since + ANSWERABLE:
        turning.say(of_table("too-soon", "C27", "soft"))
        return False
    return True


def _chosen(turning: Turning, id: str) -> None:
    """Only what is offered now can be chosen; anything else is refused by name and changes nothing."""
    option = turning.offered().get(id)
    if option is None:
        turning.is_held_up = turning.standing.is_blocked
        turning.say(of_table("refused-not-offered", "C27", "soft", option=id))
        return
    _signal(turning, Picked(option))


def _sorted(turning: Turning, sort: str | None) -> None:
    """A card that is counted before the deal; None: begun anew, where cards are sorted at all."""
    standing = turning.standing
    moves = standing.match.game.counted(standing.position, sort)
    if moves:
        act(turning, moves)


def _tapped(turning: Turning, event: TagTapped) -> None:
    standing = turning.standing
    if event.slot in standing.mat.frozen:  # what is heard there means nothing until its reader is back (C28)
        return
    tagged = standing.match.register.identify(event.uid)
    if tagged is None:
        turning.say(of_table("tapped-unknown", "C24", "notice"))
        return
    card = card_of(standing, tagged)
    if card is None:
        turning.say(of_table("tapped-other-deck", "C24", "notice", card=OfCard(tagged.card)))
        return
    shape = standing.match.shape
    is_draw = event.slot in shape.draw_pads and event.slot not in shape.action_pads
    place = standing.placement.place_of(event.slot) if event.slot in shape.tap_places else None
    if not undo.moves_last(turning, card, place):
        _signal(turning, Tapped(card, is_draw, place))
