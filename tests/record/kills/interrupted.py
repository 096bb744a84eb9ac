"""Where people go on after a kill: which of what they did is on record, and which act is made again from its beginning.

Rules of this file: what was pressed and is on record is never pressed again, what is not is pressed; a card that was moved and heard
nowhere need not be moved again, as the table is shown as it lies. What hands did and undid unheard is done again, and nobody has gone on
past an act of which the referee has not told. An act that still has not come is made again, words and all, where something is asked for
or was refused.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from companion.core.referee.entries import Entry
from companion.events import Chosen, Pressed, TagLifted, TagPlaced, TagTapped
from tests.record.kills.outcome import is_fact
from tests.record.kills.played import Deed, Played

LOOKED_BACK = 200  # lines; in ten seconds every deed was heard, or never will be


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the match as one process was told it."""

    line: int
    at: float


@dataclass(frozen=True, slots=True)
class GoingOn:
    """The next line, the lines that are on record already, and why it is not simply the one after the last."""

    line: int
    why: str = ""
    is_too_late: bool = False  # a card was taken back that counts by itself before anybody hears so


def words_on_record(entries: Sequence[Entry]) -> frozenset[tuple[str, str, float]]:
    found = set()
    for entry in entries:
        match entry.event:
            case Pressed(button, at):
                found.add(("press", button, at))
            case Chosen(option, at):
                found.add(("choose", option, at))
    return frozenset(found)


def first_untaken(played: Played, told: Sequence[Told], entries: Sequence[Entry], start: int) -> int:
    """The line after the last one of which it is certain that the referee took it."""
    words, at = words_on_record(entries), getattr(entries[-1].event, "at", -1.0)
    found = start
    for one in told:
        word = played.lines[one.line].word
        is_taken = one.at < at or (one.at == at and (word is None or (*word, at) in words))
        if not is_taken:
            break
        found = one.line + 1
    return found


class Interrupted:
    """`clock` tells when each line was told last on the match's clock, `since` from when on each deed could be heard, by its number."""

    def __init__(self, played: Played, entries: Sequence[Entry], clock: Mapping[int, float], since: Mapping[int, float]) -> None:
        self._played, self._clock, self._since = played, clock, since
        self._words = words_on_record(entries)
        self._moved = [entry.event for entry in entries if isinstance(entry.event, (TagPlaced, TagLifted, TagTapped))]
        self._said = [one.key for entry in entries for one in entry.said]
        self._facts = sum(is_fact(played.asked["game"], key) for key in self._said)
        self._pressed = [entry.event for entry in entries if isinstance(entry.event, Pressed)]

    def is_on_record(self, line: int) -> bool:
        word = self._played.lines[line].word
        return word is not None and line in self._clock and (*word, self._clock[line]) in self._words

    def goes_on(self, untaken: int, sent: int) -> GoingOn:
        """`untaken` is the first line that may not have been taken, `sent` the one after the last that was sent."""
        found = self._not_said(GoingOn(sent), untaken)
        for line in range(untaken, found.line):
            one = self._played.lines[line]
            if one.word and not one.is_in_vain and not self.is_on_record(line):
                found = GoingOn(line, "word")
                break
        found = self._thought_better(self._moved_twice(found, untaken))
        return replace(found, is_too_late=self._counts_though_taken_back(found.line))

    def again(self) -> GoingOn:
        """The act that has not come is made once more, from its beginning; its words are said as if they were not on record."""
        told = self._played.told_by[self._facts - 1] if self._facts else -1
        deeds = (deed.line for deed in self._played.deeds if deed.line > told)
        words = (number for number, one in enumerate(self._played.lines) if number > told and one.word and not one.is_in_vain)
        begins = min(next(deeds, len(self._played.lines)), next(words, len(self._played.lines)))
        return GoingOn(max(begins - 1, 0), "again")

    def refused(self) -> list[str]:
        """What was refused since the last fact was told."""
        since = takewhile(lambda key: not is_fact(self._played.asked["game"], key), reversed(self._said))
        return [key for key in since if "-refused-" in key]

    def next_deed(self, start: int) -> int | None:
        """By which hands begin the next act; before it people see to it that the interrupted one has come."""
        told_by = self._played.told_by[self._facts : self._facts + 1]
        return next((deed.line for deed in self._played.deeds if told_by and deed.line > max(told_by[0], start)), None)

    def _not_said(self, found: GoingOn, untaken: int) -> GoingOn:
        """Nobody does the next thing before the referee has told of the last one."""
        told_by = self._played.told_by[self._facts : self._facts + 1]
        return GoingOn(max(told_by[0], untaken), "not said") if told_by and max(told_by[0], untaken) < found.line else found

    def _counts_though_taken_back(self, line: int) -> bool:
        """It is on record that the card lies there, and it will count before the readers tell that it does not (C20)."""
        pairs = [(number, self._undone_by(number)) for number in range(len(self._played.deeds))]
        later = [(number, after) for number, after in pairs if after is not None and line - LOOKED_BACK < after.line <= line]
        return any(self._is_heard(number) and not self._is_heard(self._played.deeds.index(after)) for number, after in later)

    def _moved_twice(self, found: GoingOn, untaken: int) -> GoingOn:
        unheard: set[str] = set()
        for number, deed in enumerate(self._played.deeds):
            if deed.line < untaken - LOOKED_BACK or deed.line > found.line or self._undone_by(number) is not None:
                continue
            if not self._is_hearable(number) or self._is_heard(number) or self._is_heard_later(number, found.line):
                continue
            if deed.slot is not None and self._played.shape.is_tapped(deed.slot):  # it counts when it is shown, not when it lies there
                return GoingOn(max(deed.line - 1, 0), "shown")
            if deed.uid in unheard:
                return GoingOn(max(deed.line - 1, 0), "moved twice")
            if self._is_return(number):  # how long it was away has a meaning (C21, L9), and the match's clock stood still meanwhile
                return GoingOn(max(deed.line - 1, 0), "laid back")
            unheard.add(deed.uid)
        return found

    def _thought_better(self, found: GoingOn) -> GoingOn:
        """A card that was soon taken back is taken back while nobody listens; else it would count (C20)."""
        for number, deed in enumerate(self._played.deeds):
            after = self._undone_by(number)
            if after is None or not deed.line <= found.line < after.line:
                continue
            if not any(self._played.lines[line].word for line in range(found.line, after.line)):
                return GoingOn(after.line, "thought better")
        return found

    def _undone_by(self, number: int) -> Deed | None:
        """The deed that takes it back before it counts. A card that lay there already when the act began cannot come to count so."""
        played, deed = self._played, self._played.deeds[number]
        if deed.slot is None or played.shape.is_tapped(deed.slot) or deed.uid in self._lay_at_last_fact(deed.line):
            return None
        after, then = (*(one for one in played.deeds[number + 1 :] if one.uid == deed.uid), None, None)[:2]
        if after is None or after.line >= len(played.lines) or (then is not None and then.slot == deed.slot):  # it is being turned
            return None
        return after if played.lines[after.line].at - played.lines[deed.line].at < played.pace else None

    def _lay_at_last_fact(self, line: int) -> Mapping[str, str]:
        told = bisect_left(self._played.told_by, line)
        return self._played.lying_at(self._played.told_by[told - 1]) if told else {}

    def _is_return(self, number: int) -> bool:
        """A card comes back to the slot that it was lifted from."""
        deed = self._played.deeds[number]
        before = [one.slot for one in self._played.deeds[:number] if one.uid == deed.uid][-2:]
        return deed.slot is not None and before == [deed.slot, None]

    def _is_hearable(self, number: int) -> bool:
        shape, deed = self._played.shape, self._played.deeds[number]
        if deed.slot is not None:
            return deed.slot in shape.polled
        before = [one.slot for one in self._played.deeds[:number] if one.uid == deed.uid]
        slot = before[-1] if before else None
        return slot is not None and slot in shape.polled and not shape.is_tapped(slot)

    def _is_heard(self, number: int) -> bool:
        since, deed = self._since.get(number, float("inf")), self._played.deeds[number]
        if deed.uid.startswith("command:"):
            return any(one.button == deed.uid.partition(":")[2] and one.at >= since for one in self._pressed)
        kinds: Collection[type] = (TagLifted,) if deed.slot is None else (TagPlaced, TagTapped)
        return any(type(one) in kinds and one.uid == deed.uid and one.at >= since and deed.slot in (None, one.slot) for one in self._moved)

    def _is_heard_later(self, number: int, line: int) -> bool:
        deeds = self._played.deeds
        later = [one for one in range(number + 1, len(deeds)) if deeds[one].uid == deeds[number].uid and deeds[one].line <= line]
        return any(self._is_heard(one) for one in later)
