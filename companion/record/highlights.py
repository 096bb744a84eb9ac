"""What stood out in a match: the few moments that decided it and the violations that were found.

Rules of this file: everything is read off announcements of acts that stand in the end, so nothing is told that was not public (H3). Which
moments are chosen follows from plain rules, the same for every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Announcement
from companion.core.referee.entries import Entry
from companion.core.referee.placement import PlaceName
from companion.events import SeatId, Slot
from companion.record.story import story_of

MOST = 5
LEAST_RUN = 3  # cards one after the other that are a run
NO_VERDICT = ("-wrong-", "-counts-")  # in keys of what only lies wrong, and of the final count
GETS, LOSES = "-gets-", "-loses-"  # in keys of a prize that is received, and of one that is given back
SMALL = ("toilet",)  # in keys of prizes that every player gets


@dataclass(frozen=True, slots=True)
class Highlight:
    """An announcement that stood out, and the entry that it belongs to."""

    entry: int
    said: Announcement


class Seam(NamedTuple):
    """A violation that was found: two cards that lay side by side, and the slots on which they lay."""

    low: CardId
    high: CardId
    low_slot: Slot | None
    high_slot: Slot | None


def standing(entries: Sequence[Entry]) -> tuple[Highlight, ...]:
    """All that was announced of acts that were not taken back, in its order."""
    return tuple(Highlight(one.entry, said) for one in story_of(entries) if not one.is_taken_back for said in one.said)


def highlights(said: Sequence[Highlight], run: str) -> tuple[Highlight, ...]:
    """Up to five, in the order in which they happened; `run` is the key of the one sentence that was not announced.

    The last verdict, the largest penalty, the last of each prize, the longest run; then, by turns, earlier violations and earlier cards
    that fitted.
    """
    told = [one for one in said if not any(part in one.said.key for part in NO_VERDICT) and not _is_given_back(one, said)]
    found: list[Highlight] = []
    for one in _by_weight(told, run):
        if one not in found and len(found) < MOST:
            found.append(one)
    return tuple(sorted(found, key=lambda one: (one.entry, said.index(one) if one in said else len(said))))


def _is_given_back(prize: Highlight, said: Sequence[Highlight]) -> bool:
    """Whether the building lost that prize again, so that nothing at the end shows it."""
    if prize.said.tone != "prize" or GETS not in prize.said.key:
        return False
    lost = prize.said.key.replace(GETS, LOSES)
    return any(one.said.key == lost for one in said[said.index(prize) + 1 :])


def _by_weight(told: Sequence[Highlight], run: str) -> Iterator[Highlight]:
    verdicts = [one for one in told if one.said.tone in ("fits", "violation")]
    yield from verdicts[-1:]
    yield from _largest([one for one in told if one.said.tone == "penalty"])
    prizes = {one.said.key: one for one in told if one.said.tone == "prize" and not any(part in one.said.key for part in SMALL)}
    yield from sorted(prizes.values(), key=lambda one: one.entry, reverse=True)
    yield from _longest_run(told, run)
    fitted = [one for one in verdicts if one.said.tone == "fits" and "card" in one.said.args]
    violated = [one for one in verdicts if one.said.tone == "violation"]
    yield from _in_turn(reversed(violated), reversed(fitted))


def _in_turn(*kinds: Iterator[Highlight]) -> Iterator[Highlight]:
    """One of each kind after the other, as long as there are any, so that no kind alone fills the story."""
    for row in zip_longest(*kinds):
        yield from (one for one in row if one is not None)


def _largest(penalties: Sequence[Highlight]) -> Iterator[Highlight]:
    """The one of the most cards, the latest of equal ones; a single card is no large penalty."""
    best = max(enumerate(penalties), key=lambda one: (_cards(one[1]), one[0]), default=None)
    if best is not None and _cards(best[1]) > 1:
        yield best[1]


def _cards(one: Highlight) -> int:
    number = one.said.args.get("count", 1)
    return number if isinstance(number, int) else 1


def _longest_run(told: Sequence[Highlight], run: str) -> Iterator[Highlight]:
    """The most verdicts *fits* of one player without one that was not, said where it ended; the earliest of equal ones."""
    runs: dict[SeatId, int] = {}
    best: tuple[int, Highlight, SeatId] | None = None
    for one in told:
        seat = one.said.args.get("seat")
        if one.said.tone not in ("fits", "violation") or not isinstance(seat, OfSeat) or "card" not in one.said.args:
            continue
        runs[seat.seat] = runs.get(seat.seat, 0) + 1 if one.said.tone == "fits" else 0
        if best is None or runs[seat.seat] > best[0]:
            best = runs[seat.seat], one, seat.seat
    if best is not None and best[0] >= LEAST_RUN:
        count, last, player = best
        yield Highlight(last.entry, Announcement(run, last.said.rule, "fits", {"seat": OfSeat(player), "count": count}))


def seams(said: Iterable[Highlight]) -> tuple[Seam, ...]:
    """Each violated pair that was told with both its cards, once for the same two cards."""
    found: dict[tuple[CardId, CardId], Seam] = {}
    for one in said:
        args = one.said.args
        low, high, here, there = (args.get(name) for name in ("card", "other", "place", "there"))
        if one.said.tone == "violation" and isinstance(low, OfCard) and isinstance(high, OfCard):
            slots = [place.slot if isinstance(place, PlaceName) else None for place in (here, there)]
            found.setdefault((low.card, high.card), Seam(low.card, high.card, slots[0], slots[1]))
    return tuple(found.values())


def last_card(said: Iterable[Highlight]) -> tuple[CardId, SeatId] | None:
    """The last card that was played and fitted, and its player."""
    found = None
    for one in said:
        card, seat = one.said.args.get("card"), one.said.args.get("seat")
        if one.said.tone == "fits" and isinstance(card, OfCard) and isinstance(seat, OfSeat):
            found = card.card, seat.seat
    return found
