"""Which announcements are spoken, how urgently, and which of them replace each other.

Rules of this file: only keys, tones and entries decide, and cards and places only tell topics apart. Announcements are spoken in their own
order, never in that of a value (H1).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Literal

from companion.core.games.game import OfCard, Tone
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.voice.utterance import Urgency

Level = Literal["all", "verdicts", "blind", "off"]
Chosen = tuple[Announcement, Urgency, str]  # with its topic

VERDICTS: frozenset[Tone] = frozenset({"violation", "fits", "penalty", "prize", "win"})
# Clear enough from the screen and the sounds, or said too often.
NOISE = frozenset({"table-too-soon", "table-not-kept"})
COUNT = "-counts-"  # the sheet at the end, line by line: the totals are spoken
WRONG, LEFT, ASKED, REFUSED = "-wrong-", "table-left-on-", "-ask-", "-refused-"

CORRECTED, MOVED = "table-corrected", "table-moved"
# What a correction sets right, by the key without the game's name; an act that is given to another player comes first in its entry.
SET_RIGHT = frozenset(
    {
        *("hand-set", "turn-set", "goes-on", "card-is", "drawn-already", "replaced", "left", "alone"),
        *("accepted", "accepted-card", "accepted-gone", "shows", "accept-shows", "accept-misfits"),
    }
)
TOTALS = frozenset({"draws", "height-is", "total"})
TOPICS = {
    "table-cleared": "instruction",  # all of them are followed
    "table-dropped": "question",
    "table-slots-back": "mat",
    "table-paused": "pause",
    "table-goes-on": "pause",
}
CALLS = ("-turn-set", "-goes-on")  # they call a player as a turn does


def chosen(said: Sequence[Announcement], level: Level) -> tuple[Chosen, ...]:
    if level == "off":
        return ()
    entries = [list(entry) for _, entry in groupby(said, key=lambda one: one.id.rpartition(".")[0])]
    kept = entries if level == "blind" else [_without_noise(entry) for entry in entries]
    if level == "verdicts":
        kept = [[one for one in entry if _is_verdict(one)] for entry in kept]
    return tuple(one for entry in kept for one in _in_order(entry))


def _without_noise(entry: Sequence[Announcement]) -> list[Announcement]:
    right, rest = _parted(entry)
    return _spoken_of(right) + [one for one in rest if one.key not in NOISE and COUNT not in one.key]


def _parted(entry: Sequence[Announcement]) -> tuple[Sequence[Announcement], Sequence[Announcement]]:
    """The announcements of a correction, and those after it; without a correction all are of the second kind. Of an undo all is told."""
    keys = [one.key for one in entry]
    end = keys.index(CORRECTED) + 1 if CORRECTED in keys else len(keys) if MOVED in keys else 0
    return entry[:end], entry[end:]


def _spoken_of(right: Sequence[Announcement]) -> list[Announcement]:
    """Only what was set right, and the new total; who is next and what is to be done stands on the screen."""
    told = [one for one in right if one.key != CORRECTED]
    kept = [one for number, one in enumerate(told) if one.tone != "turn" and (number == 0 or _belongs(one)) and COUNT not in one.key]
    return kept or list(right[-1:])


def _belongs(one: Announcement) -> bool:
    return one.tone in VERDICTS or one.key.partition("-")[2] in SET_RIGHT | TOTALS


def _is_verdict(one: Announcement) -> bool:
    return one.tone in VERDICTS or _is_instruction(one) or one.key == "table-cleared" or one.key.endswith("-excused")


def _is_instruction(one: Announcement) -> bool:
    """Whether it says which card lies wrong, and where it belongs."""
    return WRONG in one.key or one.key.startswith(LEFT) or one.key.endswith("-accept-misfits")


def _in_order(entry: Sequence[Announcement]) -> list[Chosen]:
    """An announcement before a verdict in the same entry is as urgent as the verdict, as it is said before it."""
    found: list[Chosen] = []
    leads_up = False
    for one in reversed(entry):
        urgency = _urgency(one)
        leads_up = leads_up or urgency == "next"
        found.append((one, "next" if urgency == "later" and leads_up else urgency, topic_of(one)))
    return found[::-1]


def _urgency(one: Announcement) -> Urgency:
    if WRONG in one.key:
        return "now" if one.tone == "violation" else "next"  # the others only wait for hands that are on their way
    is_answer = ASKED in one.key or REFUSED in one.key or one.key.startswith("table-")
    is_told = one.tone in VERDICTS or one.tone == "revealed" or one.key.partition("-")[2] in SET_RIGHT
    return "next" if is_answer or is_told else "later"


def topic_of(one: Announcement) -> str:
    """A newer utterance replaces older ones of its topic and of the topics inside it ("instruction" replaces "instruction:big-ben")."""
    if _is_instruction(one):
        return f"instruction:{_subject(one)}"
    if ASKED in one.key:
        return "question"
    if one.key.endswith("-frozen"):
        return "mat"
    is_call = one.tone == "turn" or (one.key.endswith(CALLS) and not one.key.startswith("table-"))
    return "turn" if is_call else TOPICS.get(one.key, "")


def _subject(one: Announcement) -> str:
    card, place = one.args.get("card"), one.args.get("place")
    if isinstance(card, OfCard):
        return card.card
    return place.slug if isinstance(place, PlaceName) else one.key
