"""What people wait to hear of an act: the referee has to say it as well as to show it."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.decks.card import CardId
from companion.core.games.comparity.people.book import AreaBook
from companion.core.games.game import OfCard, Shown
from companion.core.referee.announcements import Announcement
from companion.simulator.people import Choice

PLAYS = ("comparity-plays", "comparity-plays-bonus", "comparity-reconnects")
SAID = {
    "play": PLAYS,
    "check": ("comparity-reveals",),
    "neighbour": ("comparity-reveals",),
    "verdict": ("comparity-in-order", "comparity-too-great-left", "comparity-too-great-below"),
    "draw": ("comparity-draws",),
    "decline": ("comparity-declines",),
    "swap": ("comparity-swapped",),
    "double": ("comparity-swapped",),
    "discard": ("comparity-discarded",),
}


def lacks(before: AreaBook, choice: Choice, after: AreaBook, heard: Iterable[Announcement]) -> str:
    """What was not said of an act, though it counts and has led to this stage."""
    said, act, stage = tuple(heard), choice.act, after.public().stage
    card = CardId(before.table.area[act[1]]) if act[0] in ("check", "neighbour") else choice.card
    if not any(one.key in SAID[act[0]] for one in said if card is None or _card(one) == card):
        return f"nothing was said of {act} {card or ''}"
    keys = {one.key for one in said}
    if act[0] in ("check", "neighbour") and stage != "checking" and keys.isdisjoint(SAID["verdict"]):
        return "nothing was said of right or wrong"
    return "nobody said who has won" if stage == "over" and "comparity-wins" not in keys else ""


def _card(one: Announcement) -> CardId | None:
    """The card that an announcement speaks of first."""
    of = one.args.get("card") or one.args.get("number")
    return of.card if isinstance(of, (OfCard, Shown)) else None
