"""What Skyscrapers' announcements explain in a first match, and what they tell a listener who does not see the screen."""

from __future__ import annotations

from companion.core.games.port import Heard, Lesson, paid, tells

PRIZE = "skyscrapers-gets-"
# The rarer one stands before the more usual one: of several that wait, the first is told first.
LESSONS = (
    Lesson("skyscrapers-lesson-last-turns", "S19", ("skyscrapers-last-turns", "skyscrapers-deck-empty")),
    Lesson("skyscrapers-lesson-century", "S8", ("skyscrapers-century",)),
    Lesson("skyscrapers-lesson-collapse", "S10", ("skyscrapers-site-collapses", "skyscrapers-building-collapses")),
    Lesson("skyscrapers-lesson-world-record", "S18", (f"{PRIZE}world-record",)),
    Lesson("skyscrapers-lesson-order-and-unity", "S18", (f"{PRIZE}order-and-unity",)),
    Lesson("skyscrapers-lesson-mini-skyscraper", "S18", (f"{PRIZE}mini-skyscraper",)),
    Lesson("skyscrapers-lesson-threshold", "S16", ("skyscrapers-faulty-threshold",)),
    Lesson("skyscrapers-lesson-faulty", "S17", ("skyscrapers-faulty-no-toilet", "skyscrapers-faulty-under-least")),
    Lesson(
        "skyscrapers-lesson-prize-lost",
        "S18",
        ("skyscrapers-loses-world-record", "skyscrapers-loses-order-and-unity", "skyscrapers-loses-mini-skyscraper"),
    ),
    Lesson("skyscrapers-lesson-cancels", "S9", ("skyscrapers-quake-cancelled", "skyscrapers-insurance-cancels")),
    Lesson("skyscrapers-lesson-tornado", "S13", ("skyscrapers-tornado",)),
    Lesson("skyscrapers-lesson-roof", "S4", ("skyscrapers-roofs",)),
    Lesson("skyscrapers-lesson-quake", "S6", ("skyscrapers-quakes",)),
    Lesson("skyscrapers-lesson-study", "S11", ("skyscrapers-studies",)),
    Lesson("skyscrapers-lesson-toilet", "S5", ("skyscrapers-toilet-specialist", "skyscrapers-further-toilet")),
    Lesson("skyscrapers-lesson-take", "S5", ("skyscrapers-takes", "skyscrapers-may-take")),
    Lesson("skyscrapers-lesson-insurance", "S9", ("skyscrapers-insures",)),
    Lesson("skyscrapers-lesson-discard", "S14", ("skyscrapers-discards",)),
    Lesson("skyscrapers-lesson-foundation", "S19", ("skyscrapers-foundation-due",)),
    Lesson("skyscrapers-lesson-build", "S3", ("skyscrapers-builds",)),
    Lesson("skyscrapers-lesson-site", "S3", ("skyscrapers-opens",)),
)

ANSWERED = "takes takes-nothing keeps takes-all takes-discarded looks-at-nothing hands-left hands-right passes time-up time-up-no-card"
ON_TOWERS = "quakes quake-cancelled insures insurance-cancels loses-insurance turned roofs height-is"
PLAYED = "builds roofs quakes quake-cancelled insures insurance-cancels century studies tornado discards discards-late"
PRIZES = " ".join(f"gets-{prize}:+{prize} loses-{prize}:-{prize}" for prize in ("mini-skyscraper", "order-and-unity", "world-record"))
FAULTS = " ".join(f"faulty-{why}:+faulty-or-smelly" for why in ("no-toilet", "under-least", "threshold")) + " excused:-faulty-or-smelly"
COUNTS = "counts-cards counts-faulty counts-mini-skyscraper counts-order-and-unity counts-world-record counts-toilets"
HEARD = Heard(
    tells(
        act=f"{PLAYED} {ANSWERED}",
        discarded="century:+1 tornado:+1 discards:+1 discards-late:+1",
        hand=f"{paid(PLAYED)} hand-set:count",
        drawn="draws:count draws-first:count",
        redrawn="goes-into-box-drawn:+1",
        taken="takes",
        pile="stays:deck",
        foundations="opens:-1 stays-foundation:+1",
        foundations_due="opens:-1 stays-foundation:due foundation-due:count",
        unseen_discards="left:+count",
        seats="left",
        toilets="toilet-specialist:1 further-toilet:count",
        threshold="roofs",
        tower="opens site-collapses building-collapses",
        top="builds roofs",
        owner="roofs",
        tower_counts=ON_TOWERS,
        prizes=f"{PRIZES} {FAULTS}",
        count=COUNTS,
        called="turn last-turn goes-on turn-set",
        winners="wins share status-over",
    ),
    lays=frozenset({"status-opening", "status-opening-more", "status-foundation"}),
    keeps=frozenset({"status-on-pad"}),
    short={"status-turn": "blind-now-play", "status-last-turn": "blind-now-last-turn"},
    implies={"wins": "status-over", "share": "status-over"},
)
