"""What Comparity's announcements explain in a first match, and what they tell a listener who does not see the screen."""

from __future__ import annotations

from companion.core.games.port import Heard, Lesson, tells

# The rarer one stands before the more usual one: of several that wait, the first is told first.
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
ASKED_FOR = "wrong-lay wrong-put-back wrong-lay-back-first wrong-peek wrong-belongs-elsewhere wrong-swap-refused wrong-swap-breaks"
HEARD = Heard(
    tells(
        act="opens plays plays-bonus reconnects reveals swapped discarded declines draws distrust penalty",
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
        drawn="draws:count distrust:count penalty:count",
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
