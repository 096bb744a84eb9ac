"""Tags that a slot hears and that are not believed there: one that was shown, one that is glimpsed, and since when it knows each.

Rules of this file: what is kept of a tag is bounded in time and in number, as strange tags may come for ever.
"""

from __future__ import annotations

from companion.core.mat.reach import TOLERANCE

AGAIN = 2.0  # seconds of clean silence after which it counts again (S20)
LEFT_LYING = 6.0  # seconds after which a card that was shown has been left there
# Seconds since the first clear answer after a start: a tag that is heard in them may have been tapped before it, and a command must not
# be pressed twice. Ten passes hear every tag that lies there.
FIRST = 0.5
# A card at the edge of a coil is missed for a while; only after so long it is news there. A slot knows MOST_MET tags, the last ones.
KNOWN, MOST_MET = 30.0, 16


class ShownTag:
    """A tag that was shown on a pad or a tap place: when, and how long that place has not heard it since (S20)."""

    __slots__ = ("_quiet", "_silent_at", "at")

    def __init__(self, at: float) -> None:
        self.at = at
        self._quiet = 0.0  # seconds of clean silence since it was heard last
        self._silent_at: float | None = None  # the last poll, if that was one of them

    def heard(self) -> None:
        """Note that it was heard, or that a garbled answer could be this tag."""
        self._quiet, self._silent_at = 0.0, None

    def not_heard_of(self) -> None:
        """Note a poll without an answer: it is neither silence nor the end of one."""
        self._silent_at = None

    def is_over(self, at: float) -> bool:
        """Count one more silent poll; returns whether the tag has been away long enough."""
        if self._silent_at is not None:
            self._quiet += at - self._silent_at
        self._silent_at = at
        return self._quiet >= AGAIN - TOLERANCE


def follow_shown(all_shown: dict[str, ShownTag], uids: tuple[str, ...], at: float) -> None:
    """Take one clear answer of the place where these tags were shown."""
    for uid, shown in tuple(all_shown.items()):
        if uid in uids:
            shown.heard()
        elif shown.is_over(at):
            del all_shown[uid]


class Start:
    """The first moments in which a place tells what lies there; its garbled answers do not."""

    __slots__ = ("_since",)

    def __init__(self) -> None:
        self._since: float | None = None

    def lasts(self, at: float) -> bool:
        if self._since is None:
            self._since = at
        return at - self._since < FIRST - TOLERANCE


class Glimpse:
    """A tag that a slot has heard and that is not believed there."""

    __slots__ = ("clean", "last", "since")

    def __init__(self, at: float) -> None:
        self.since = self.last = at
        self.clean = 0  # polls in a row that did not hear it


class Met:
    """Since when a slot knows each tag that it hears now and then; a glimpse ends much sooner."""

    __slots__ = ("_times",)

    def __init__(self) -> None:
        self._times: dict[str, tuple[float, float]] = {}  # heard first and last, in the order of the latter

    def heard(self, uid: str, at: float) -> None:
        first, last = self._times.pop(uid, (at, at))
        self._times[uid] = (first if at - last <= KNOWN else at, at)
        if len(self._times) > MOST_MET:
            del self._times[next(iter(self._times))]

    def since(self, uid: str, at: float) -> float:
        first, _ = self._times.get(uid, (at, at))
        return first

    def forget(self, uid: str) -> None:
        self._times.pop(uid, None)
