"""Comparity as the referee sees it: the port filled, with what it explains in a first match and tells a listener who sees no screen."""

from __future__ import annotations

from typing import Any

from companion.core.decks.card import CardId
from companion.core.games.comparity import corrections, expectation, layout, notation, rules, start, understanding, view
from companion.core.games.comparity.moves import HALF_DONE, Move, Play, TimeUp
from companion.core.games.comparity.pictures import PICTURES
from companion.core.games.comparity.position import Position, Shifting, timed
from companion.core.games.game import Place, Tally
from companion.core.games.port import Game, Heard, Lesson, Notation, tells


def _people() -> Any:
    """Imported on the first call, as the rules do not need bots."""
    from companion.core.games.comparity.people.people import PEOPLE

    return PEOPLE


def _typed() -> Any:
    """Imported on the first call, when the game is played in characters."""
    from companion.core.games.comparity.typed import TYPED

    return TYPED


def _moved_to(moves: tuple[Move, ...], place: Place) -> tuple[Move, ...] | None:
    last = moves[-1] if moves else None
    return (*moves[:-1], Play(last.card, place)) if isinstance(last, Play) else None


def _left_in_box(position: Position) -> frozenset[CardId]:
    return position.terms.set_aside


def _step_under_way(position: Position) -> Place | None:
    return position.pending.step if isinstance(position.pending, Shifting) else None


# Of several that wait the first is told first, so a rare one stands before a usual one.
LESSONS = (
    Lesson("comparity-lesson-penalty", "C10", ("comparity-penalty",)),
    Lesson("comparity-lesson-distrust", "C9", ("comparity-distrust",)),
    Lesson("comparity-lesson-split", "C13", ("comparity-split",)),
    Lesson("comparity-lesson-discard", "C12", ("comparity-discarded",)),
    Lesson("comparity-lesson-repair", "C11", ("comparity-repair",)),
    Lesson("comparity-lesson-bonus", "C6", ("comparity-bonus",)),
    Lesson("comparity-lesson-trio", "C6", ("comparity-trio",)),
    Lesson("comparity-lesson-duet", "C5", ("comparity-duet",)),
    Lesson("comparity-lesson-draw", "C5", ("comparity-draws",)),
    Lesson("comparity-lesson-gives", "C14", ("comparity-gives",)),
    Lesson("comparity-lesson-shift", "C18", ("table-reaches-edge", "comparity-shift")),
    Lesson("comparity-lesson-last-card", "C15", ("comparity-one-card",)),
    Lesson("comparity-lesson-check", "C7", ("comparity-reveals",)),
    Lesson("comparity-lesson-order", "C2", ("comparity-opens",)),
    Lesson("comparity-lesson-play", "C4", ("comparity-plays",)),
)

STATUSES = (
    "status-opening status-opening-anew status-turn status-must-play status-duet status-trio status-check-neighbour status-check-done"
    " status-check-more status-repair-swap status-repair-double status-repair-discard status-reconnect status-bonus status-bonus-must"
    " status-over status-asks-check"
)
ASKED_FOR = "wrong-lay wrong-put-back wrong-lay-back-first wrong-peek wrong-belongs-elsewhere wrong-swap-breaks"
HEARD = Heard(
    tells(
        act="opens plays plays-bonus reconnects reveals swapped discarded declines draws distrust penalty time-up time-up-verdict",
        lies="opens plays plays-bonus reconnects accepted-card swapped",
        number="reveals shows",
        gone="discarded accepted-gone",
        away=f"status-lifted {ASKED_FOR}",
        moved="shifted",
        shift="shifted shift-dropped wrong-shift-lay",
        violated=f"too-great-left too-great-below {STATUSES}",
        checked=STATUSES,
        discarded="discarded:1",
        hand="plays:hand plays-bonus:hand reconnects:hand hand-set:count",
        drawn="draws:count distrust:count penalty:count time-up:count",
        given="gives",
        pending=f"{STATUSES} duet:duet trio:trio status-duet:duet status-trio:trio",
        pile="opens:-1 left:+count",
        seats="left",
        called="turn goes-on turn-set",
        winners="wins status-over",
    ),
    lays=frozenset({"status-turn", "status-must-play", "status-bonus", "status-bonus-must", "status-reconnect"}),
    keeps=frozenset({"status-lifted", "status-on-pad"}),
    keeps_question=frozenset({"status-lifted"}),  # what OK means stays as it was while a card is in a hand
    nameless=frozenset({"status-opening-anew", "status-on-pad", "status-shifting"}),
    short={"status-turn": "blind-now-turn", "status-must-play": "blind-now-must-play"},
    implies={"duet": "status-duet", "trio": "status-trio", "wins": "status-over"},
)

COMPARITY: Game[Position, Move] = Game(
    id="comparity",
    ground="area",
    least_players=min(start.PILES),
    most_players=max(start.PILES),
    usual_deck="landmarks",
    usual_mat=None,
    emblem="landmark-tower",
    house=start.HOUSE,
    tallies=(
        Tally("plays", ("plays", "plays-bonus", "reconnects")),
        Tally("checks-right", ("too-great-left", "too-great-below"), is_together=True),
        Tally("checks-wrong", ("in-order",)),
        Tally("violations", ("too-great-left", "too-great-below")),
        Tally("duet-draws", ("draws",), amount="count", fewer="none-left"),
        Tally("penalty-cards", ("penalty", "distrust"), amount="count", fewer="none-left"),
    ),
    are_hands_secret=False,
    lessons=LESSONS,
    pictures=PICTURES,
    heard=HEARD,
    notation=Notation(notation.written, notation.parsed, notation.written_table, notation.parsed_table),
    half_done=HALF_DONE,
    placing=(Play,),
    start=start.start,
    rule=rules.rule,
    moves=rules.moves,
    layout=layout.layout,
    wrongs=layout.wrongs,
    understand=understanding.understand,
    expectation=expectation.expectation,
    view=view.view,
    correct=corrections.correct,
    reopened=corrections.reopened,
    people=_people,
    typed=_typed,
    timed=timed,
    time_up=TimeUp(),
    moved_to=_moved_to,
    left_in_box=_left_in_box,
    step_under_way=_step_under_way,
)
