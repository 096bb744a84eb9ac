"""What the referee has said, as it stands on the screen: one verdict at a time, long enough to be read, and what was said in passing.

Rules of this file: a violation that lies on the table is no verdict here: the table itself says what to do, until it is right. What
players do next cuts everything short, but for a lesson: that gives way to everything else that is told, and stands there again afterwards.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, OfSeat
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.turn_timer import SHORTEST, STANDS, VERDICTS
from companion.screen.sight import Told

ACTS = ("placed", "revealed", *VERDICTS)
MOST_HURRIED = 20.0
CAPTION = 6.0  # seconds of what is said in passing
NOTICED, LETTERS_A_SECOND = 2.0, 12.0  # until eyes find a lesson; the speed at which a player reads it during a turn
VERDICT = "verdict"  # what the page of reasons is opened for from a pause
# Endings of keys that tell of no verdict and yet of what no player may miss: an act of another player that changes a hand or a tower.
WEIGHTY = ("-quake-cancelled", "-insurance-cancels", "-century", "-takes", "-takes-all", "-takes-discarded", "-hands-left", "-hands-right")
NO_VERDICT = ("-wrong-", "-ask-", "-refused-")


class Telling:
    """`at` is the time of the wall."""

    def __init__(self) -> None:
        self._waiting: deque[Announcement] = deque()
        self._verdict: Announcement | None = None
        self._until = float("-inf")
        self._caption: Announcement | None = None
        self._caption_until = float("-inf")
        self._lesson: Announcement | None = None
        self._lesson_left, self._looked = 0.0, float("-inf")  # seconds for which it is still to be seen; the last look at it
        self.is_elsewhere = False  # eyes are needed for something else, such as what is to be put right
        self._since: Announcement | None = None
        self._opened: frozenset[CardId] = frozenset()
        self._is_closed = True  # what was opened belongs to a check that is over
        self._times = 1.0  # as fast as usual
        self.latest: Announcement | None = None  # with a ruling that can be asked for
        self.judged: Announcement | None = None  # the last verdict
        self.note: Announcement | None = None  # what happened last

    def hurry(self, speed: float) -> None:
        """Shows announcements for a shorter time at a table that runs faster, and for the shortest time at one that never waits."""
        self._times = min(speed or MOST_HURRIED, MOST_HURRIED)

    def heard(self, said: Sequence[Announcement], at: float) -> None:
        if any(one.tone in ACTS and not _is_asked(one) for one in said):
            self._waiting.clear()
            self._verdict, self._until = None, float("-inf")
        for one in said:
            self._take(one, at)
        self.pass_time(at)

    def pass_time(self, at: float) -> bool:
        """Whether something stands there that did not, or no longer."""
        before = (self._verdict, self._caption, self._lesson)
        if self._is_free and self._lesson is not None:
            self._lesson_left -= at - self._looked
        self._looked = at
        if self._lesson_left <= 0:
            self._lesson = None
        if at >= self._until:
            self._verdict = self._waiting.popleft() if self._waiting else None
            if self._verdict is not None:
                self._until = at + self._stands()
        if at >= self._caption_until:
            self._caption = None
        return before != (self._verdict, self._caption, self._lesson)

    def teach(self, lesson: Announcement, text: str, at: float) -> None:
        """Show a lesson for as long as it takes to read, and at least as long as a caption."""
        self.pass_time(at)
        self._lesson, self.latest = lesson, lesson
        self._lesson_left = max(CAPTION, NOTICED + len(text) / LETTERS_A_SECOND) / max(self._times, 1.0)

    def forget_lesson(self) -> None:
        self._lesson_left = 0.0

    def dismiss(self) -> None:
        """Takes the verdict and the caption away, as they were read; a lesson stays, as a player who acts has not read it yet."""
        self._until, self._caption_until = float("-inf"), float("-inf")

    @property
    def is_telling(self) -> bool:
        """Whether something stands there that has to be read before others act."""
        return self._verdict is not None or _is_weighty(self._caption)

    @property
    def may_teach(self) -> bool:
        """Whether a lesson can be shown: no verdict and no caption stands there, and the last lesson was read."""
        return self._is_free and self._lesson is None

    @property
    def _is_free(self) -> bool:
        return self._verdict is None and self._caption is None and not self.is_elsewhere

    def asked_about(self, about: str) -> Announcement | None:
        """The announcement that the page of reasons tells of: the last verdict, or what was said last."""
        return self.judged if about == VERDICT else self.latest

    def told(self) -> Told:
        opened = self._opened if self._verdict is not None or not self._is_closed else frozenset()
        lesson = self._lesson if self._is_free else None
        return Told(
            self._verdict, self._caption, lesson, note=self.note, since=self._since, judged=self.judged, opened=opened, checked=self._opened
        )

    def _take(self, one: Announcement, at: float) -> None:
        if one.tone not in ("soft", "turn") and not _is_asked(one):
            self.note = one
        if one.tone not in ("turn", "cleared"):
            self.latest = one
        if one.tone in VERDICTS and one.rule and "-ask-" not in one.key:
            self.judged = one
        if one.tone in VERDICTS and not _is_asked(one):
            self._waiting.append(one)
        elif _is_weighty(one):
            self._caption, self._caption_until = one, at + STANDS / max(self._times, 1.0)
        elif (one.tone == "soft" or (one.tone == "notice" and not _is_weighty(self._caption))) and "-ask-" not in one.key:
            self._caption, self._caption_until = one, at + CAPTION / max(self._times, 1.0)
        if one.tone in ("placed", "revealed", "fits", "violation") and isinstance(one.args.get("card"), OfCard):
            self._since = one
        self._note_check(one)

    def _note_check(self, one: Announcement) -> None:
        """Which cards the check of which is told has opened."""
        card = one.args.get("card")
        if one.tone == "placed" or (one.tone == "revealed" and self._is_closed):
            self._opened, self._is_closed = frozenset(), one.tone == "placed"
        if one.tone == "turn":
            self._is_closed = True
        if one.tone == "revealed" and isinstance(card, OfCard):
            self._opened |= {card.card}

    def _stands(self) -> float:
        return (SHORTEST if self._waiting else STANDS) / max(self._times, 1.0)


def flights(said: Sequence[Announcement]) -> list[tuple[str, str, int]]:
    """Cards that go from hand to hand: from where, to where, how many."""
    found = []
    for one in said:
        seat, to, count = one.args.get("seat"), one.args.get("to"), one.args.get("count")
        if not isinstance(seat, OfSeat):
            continue
        if one.key.endswith("-gives") and isinstance(to, OfSeat):
            found.append((f"seat:{seat.seat}", f"seat:{to.seat}", _number(count)))
        elif (one.key.endswith("-time-up") and "hand" in one.args) or one.key.endswith(("-draws", "-penalty", "-distrust", "-draws-first")):
            found.append(("pile", f"seat:{seat.seat}", _number(count)))
    return found


def _number(count: Said | None) -> int:
    return count if isinstance(count, int) else 1


def _is_weighty(one: Announcement | None) -> bool:
    return one is not None and one.key.endswith(WEIGHTY)


def _is_asked(one: Announcement) -> bool:
    return any(part in one.key for part in NO_VERDICT)
