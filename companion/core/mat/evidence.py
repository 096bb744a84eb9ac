"""What one slot has heard lately, compared with the tags that are believed to lie there.

Rules of this file: an answer is a fact about one poll and no more. `Nothing`, or tags without the believed one, is silence of that tag;
`Garbled` is presence of all tags believed there, but for one or two in a silence that stands; `Fault` is no evidence at all. Evidence does
not outlast a gap of BRIDGED seconds.
Every poll that is not as expected ends here, some three of each 65, so objects are kept rather than built anew.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Set as AbstractSet
from typing import assert_never

from companion.core.mat.clarity import Clarity, Unread
from companion.core.mat.mat import Tag
from companion.core.mat.reach import TOLERANCE, Reach
from companion.core.mat.shown import Glimpse, Met, ShownTag, Start, follow_shown
from companion.events import Slot
from hardware.sighting import Fault, Garbled, Heard, Nothing, Tags

# A tag has arrived once HEARINGS of the last POLLS heard it, the first and the last of them STEADY seconds apart: the two repetitions
# of one pass lie 10 ms apart and can never make an arrival, two passes (50 ms) can, and so can what is asked of a busy hub every 7.5 ms.
# With 5 % misses a card laid between two passes is settled in the second or third: 50 to 150 ms.
HEARINGS, POLLS, STEADY = 3, 5, 0.036
# A slot is clean of a tag that it heard once CLEAN_POLLS polls in a row did not hear it and CLEAN seconds have gone by.
CLEAN_POLLS, CLEAN = 3, 0.1
SILENT = 0.5  # seconds of nothing but faults, after which a slot is frozen
BRIDGED = 0.5  # seconds between two polls of a slot, over which no evidence is carried
MOST_POLLS = 40  # polls of a slot in doubt in any one second, 20 of them nominal: a stack that garbles for ever must not hold up the rest


class Rounds:
    """The number of polls in regular passes: from it follow a slot's polls that were as expected, which are not looked at one by one."""

    __slots__ = ("polls", "slots")

    def __init__(self, slots: int) -> None:
        self.polls, self.slots = 0, slots  # of all of them together


class Evidence:
    __slots__ = (
        "_answered_at", "_closed", "_count", "_polls", "_reaches", "_rounds", "_start", "_stretch_at", "_stretch_polls", "_tags", "answers",
        "clarity", "faulty_since", "frozen_at", "glimpses", "is_garbled", "is_tapped", "last", "met", "number", "reach", "returned_at",
        "shown", "slot", "unread",
    )  # fmt: skip

    def __init__(self, slot: Slot, number: int, rounds: Rounds, *, is_tapped: bool) -> None:
        self._rounds = rounds
        self.slot, self.number, self.is_tapped = slot, number, is_tapped
        self.reach: dict[str, Reach] = {}  # of the tags that are believed here
        self.glimpses: dict[str, Glimpse] = {}  # of tags that are heard here and not believed here
        self.shown: dict[str, ShownTag] = {}  # of tags that were shown here and do not count again yet
        self.met = Met()
        self.clarity = Clarity()
        self.unread = Unread()
        self.last: Heard | None = None  # the last answer, if there was one since the belief changed
        self.is_garbled = False  # whether that answer was garbled
        self.faulty_since: float | None = None  # since when there is no answer
        self.frozen_at: float | None = None
        self.returned_at: float | None = None  # frozen, and answering again since
        self.answers = 0  # since the evidence began
        self._tags: tuple[Tag, ...] = ()
        self._reaches: dict[str, Reach] = {}  # of every tag that ever lay here: where one is heard badly, it will be again
        self._polls: deque[tuple[float, tuple[str, ...]]] = deque()
        self._answered_at = float("-inf")
        self._start = Start()
        self._count = 0  # answers so far, those that were as expected among them
        self._closed: int | None = None  # after so many polls of all slots
        self._stretch_at, self._stretch_polls = float("-inf"), 0

    def believe(self, tags: tuple[Tag, ...], at: float, *, is_frozen: bool, is_weak: bool) -> bool:
        """Take over the tags that lie here by the journal; returns whether that is news."""
        if tags is self._tags and is_frozen == (self.frozen_at is not None) and is_weak == self.clarity.is_weak:
            return False
        self.reopen(at)
        self._tags = tags
        self._forget_gone(self.reach.keys() - {tag.uid for tag in tags}, at)
        self.reach = {tag.uid: self.reach.get(tag.uid) or self._reach_of(tag.uid) for tag in tags}
        for uid in self.reach:
            self.glimpses.pop(uid, None)
            self.met.forget(uid)
            if self.is_tapped and uid not in self.shown:
                self.shown[uid] = ShownTag(at)
        self.last = None
        if is_frozen != (self.frozen_at is not None):
            self.frozen_at = at if is_frozen else None
            self.start_anew()
        is_alone = len(tags) == 1 and not is_frozen and not self.is_tapped  # tags on top of each other are always heard badly
        self.clarity.begin(tags[0].since if is_alone else None, self._count, is_weak=is_weak)
        return True

    def _forget_gone(self, gone: AbstractSet[str], at: float) -> None:
        """Drop what was heard of these tags while they lay here: it is no sign that they have come back."""
        if not gone:
            return
        self._polls = deque((heard_at, tuple(uid for uid in uids if uid not in gone)) for heard_at, uids in self._polls)
        for uid in gone & self.shown.keys():
            self.shown[uid].at = at

    def _reach_of(self, uid: str) -> Reach:
        reach = self._reaches.setdefault(uid, Reach())
        reach.begin(self._count)
        return reach

    def start_anew(self) -> None:
        self._polls.clear()
        self.glimpses.clear()
        self.answers, self.last, self.is_garbled = 0, None, False
        self.faulty_since = self.returned_at = None
        for reach in self.reach.values():
            reach.forget()
        for shown in self.shown.values():
            shown.heard()  # it may have been heard in the gap
        self.clarity.start_anew()
        self.unread.start_anew()

    def close(self) -> Heard | None:
        """Note that nothing is open any more; returns the answer that is expected from now on."""
        self._closed = self._rounds.polls
        return self.last

    def reopen(self, at: float) -> None:
        """Count the polls since `close`, all of which were as expected."""
        if self._closed is not None:
            self._count += (self._rounds.polls - self._closed) // self._rounds.slots
            self._answered_at = at
            self._closed = None

    def hear(self, heard: Heard, at: float) -> bool:
        """Take in one answer; returns whether there may be something to be judged."""
        self.reopen(at)
        match heard:
            case Tags():
                self._answered(heard, heard.uids, at)
            case Nothing():
                self._answered(heard, (), at)
            case Garbled():
                self._answered(heard, None, at)
            case Fault():
                self._unanswered(at)
            case _:
                assert_never(heard)
        is_odd = bool(self.glimpses) or self.frozen_at is not None or self.faulty_since is not None or self.has_lifted
        return is_odd or bool(self.clarity.turned) or self.unread.is_new

    def _answered(self, heard: Heard, uids: tuple[str, ...] | None, at: float) -> None:
        if at - self._answered_at > BRIDGED:
            self.start_anew()
        self._answered_at, self.faulty_since = at, None
        self.last, self.is_garbled = heard, uids is None
        self.answers += 1
        self._count += 1
        if self.frozen_at is not None and self.returned_at is None:
            self.returned_at = at
        self._count_stretch(at)
        self._remember(at, uids or ())
        if uids is None:
            self._garbled()
            self.clarity.missed(at)
            self.unread.garbled(at)
        else:
            self.unread.clear()
            self._compare(uids, at)

    def _count_stretch(self, at: float) -> None:
        if at - self._stretch_at >= 1.0:
            self._stretch_at, self._stretch_polls = at, 0
        self._stretch_polls += 1

    def _remember(self, at: float, uids: tuple[str, ...]) -> None:
        """Keep the last POLLS polls; where polls come faster, as many as reach back for STEADY seconds."""
        polls = self._polls
        if polls and at - polls[-1][0] > BRIDGED:  # all polls since then were as expected
            polls.clear()
        polls.append((at, uids))
        while len(polls) > POLLS and at - polls[1][0] >= STEADY:
            polls.popleft()

    def _garbled(self) -> None:
        for reach in self.reach.values():
            reach.garbled()
        for glimpse in self.glimpses.values():
            glimpse.clean = 0
        for shown in self.shown.values():
            shown.heard()

    def _compare(self, uids: tuple[str, ...], at: float) -> None:
        for uid, reach in self.reach.items():
            if uid in uids:
                reach.heard(self._count)
            else:
                reach.missed(at)
        for uid in uids:
            if uid not in self.reach:
                self.met.heard(uid, at)
                if uid not in self.glimpses:
                    self.glimpses[uid] = Glimpse(at)
        if self.is_tapped and self._start.lasts(at):
            self.shown |= {uid: ShownTag(at) for uid in uids if uid not in self.shown}
        if self.glimpses:
            self._follow_glimpses(uids, at)
        if self.shown:
            follow_shown(self.shown, uids, at)
        if self.glimpses:
            self.clarity.passed_over(self._count)
        elif uids:
            self.clarity.heard(self._count, at)
        else:
            self.clarity.missed(at)

    def _follow_glimpses(self, uids: tuple[str, ...], at: float) -> None:
        for uid, glimpse in tuple(self.glimpses.items()):
            if uid in uids:
                glimpse.last, glimpse.clean = at, 0
                continue
            glimpse.clean += 1
            if glimpse.clean >= CLEAN_POLLS and at - glimpse.last >= CLEAN - TOLERANCE:
                del self.glimpses[uid]

    def _unanswered(self, at: float) -> None:
        self.faulty_since = at if self.faulty_since is None else self.faulty_since
        for shown in self.shown.values():
            shown.not_heard_of()

    def has_fallen_silent(self, at: float) -> bool:
        return self.faulty_since is not None and at - self.faulty_since >= SILENT - TOLERANCE

    @property
    def has_lifted(self) -> bool:
        return any(reach.has_gone for reach in self.reach.values())

    def lifted(self) -> list[str]:
        """Tags that are believed here and are gone."""
        return [uid for uid, reach in self.reach.items() if reach.has_gone]

    def seems_lifted(self, at: float) -> bool:
        """Whether every tag that is believed here seems to be gone, though that is not certain yet."""
        return bool(self.reach) and all(reach.seems_gone(at) for reach in self.reach.values())

    def misses_any(self) -> bool:
        """Whether a tag that is believed here was not heard in the last poll."""
        return any(reach.silences for reach in self.reach.values())

    def has_heard(self, uid: str, at: float) -> bool:
        """Whether it was heard so lately that this slot is not clean of it; garbled answers do not prolong that for ever."""
        glimpse = self.glimpses.get(uid)
        return glimpse is not None and at - glimpse.last <= BRIDGED

    def is_steady(self, uid: str, at: float) -> bool:
        if not self.has_heard(uid, at):
            return False
        times = [heard_at for heard_at, uids in self._polls if uid in uids]
        is_often = len(times) >= HEARINGS and len(times) * POLLS >= len(self._polls) * HEARINGS
        return is_often and times[-1] - times[0] >= STEADY - TOLERANCE

    def is_alone(self, uid: str) -> bool:
        """Whether no other tag lies here or was heard lately."""
        return not self.reach and all(other == uid for _, uids in self._polls for other in uids)

    def is_returning(self, at: float) -> bool:
        """Whether it is frozen, and answers again."""
        return self.returned_at is not None and at - self._answered_at <= BRIDGED

    @property
    def is_calm(self) -> bool:
        """Whether all is as believed, and nothing is open."""
        if self.last is None or self.is_garbled or self.glimpses or self.frozen_at is not None or self.faulty_since is not None:
            return False
        return not self.misses_any() and not self.clarity.is_weak and self.shown.keys() <= self.reach.keys()

    @property
    def is_doubtful(self) -> bool:
        """Whether it is to be asked again at once: its last answer is not as believed, and it was not asked too often."""
        if self.last is None or self.faulty_since is not None or self._stretch_polls >= MOST_POLLS:
            return False
        # On an empty slot one garbled answer is chance, and a card that was laid there is in the next pass too; to a pad it is only shown.
        is_unclear = self.is_garbled and (self.is_tapped or bool(self.reach or self.glimpses))
        return is_unclear or self.misses_any() or any(uid not in self.shown for uid in self.glimpses)
