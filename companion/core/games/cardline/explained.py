"""What Cardline's announcements explain in a first match, and what they tell a listener who does not see the screen."""

from __future__ import annotations

from companion.core.games.port import Heard, Lesson, paid, tells

# The rarer one stands before the more usual one: of several that wait, the first is told first.
LESSONS = (
    Lesson("cardline-lesson-play-off", "L4", ("cardline-play-off",)),
    Lesson("cardline-lesson-no-card", "L4", ("cardline-no-card",)),
    Lesson("cardline-lesson-takes-back", "L6", ("cardline-takes-back",)),
    Lesson("cardline-lesson-reshuffled", "L6", ("cardline-reshuffled",)),
    Lesson("cardline-lesson-penalty", "L3", ("cardline-draws",)),
    Lesson("cardline-lesson-long-line", "L8", ("cardline-line-is-long",)),
    Lesson("cardline-lesson-last-card", "E8", ("cardline-one-card",)),
    Lesson("cardline-lesson-fits", "L2", ("cardline-fits-first", "cardline-fits-last", "cardline-fits-between")),
    Lesson("cardline-lesson-order", "L2", ("cardline-opens",)),
    Lesson("cardline-lesson-play", "L9", ("cardline-turn",)),
)

VERDICTS = "fits-first fits-between fits-last misfits-first misfits-between misfits-last"
FITS = "fits-first fits-between fits-last"
HEARD = Heard(
    tells(
        act=VERDICTS,
        lies=f"opens {FITS}",
        number=f"opens {FITS}",
        gone="accepted-gone",
        away="wrong-lay wrong-put-back wrong-lay-back-first wrong-belongs-elsewhere",
        discarded="draws:1 accepted-gone:1 reshuffled",
        hand=f"{paid(VERDICTS)} hand-set:count",
        drawn="draws:1",
        pile="opens:-1",
        box="draws:+1 left:+count",
        seats="left",
        called="turn goes-on turn-set",
        winners="wins share status-over",
    ),
    lays=frozenset({"status-opening", "status-opening-uneven", "status-opening-anew", "status-turn", "status-laid"}),
    short={"status-turn": "blind-now-lay"},
    implies={"wins": "status-over", "share": "status-over"},
)
