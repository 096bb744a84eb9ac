"""One match whose referee is killed again and again, at a table that people go on playing at.

Rules of this file: time at the table is the match's own; what an interruption takes comes on top, so every line is told later than it was
in the match that nobody interrupted. Lines are in flight all the while, some at a time, and no answer is waited for but
that of a look at the screen, before each act after an interruption.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from companion.record.store import Kept
from tests.record.kills.figures import Figures
from tests.record.kills.instants import MOST_AHEAD, Kill, next_kill, place_of
from tests.record.kills.interrupted import GoingOn, Interrupted, Told, first_untaken
from tests.record.kills.on_disk import Found, found_in, replayed, words_of
from tests.record.kills.outcome import differences, is_fact, of_the_game, outcome_of
from tests.record.kills.played import Played
from tests.record.kills.promises import Heard, broken, last_of, unheard
from tests.record.kills.running import Running
from tests.record.kills.stream import Said, told_now, wait_and_look

Screen = Mapping[str, Any]  # a view
TRIES = 3  # how often people make an act again that does not come
RAW_KEPT = 5  # in each process of so many, passes are kept as well


@dataclass
class KilledMatch:
    played: Played
    folder: Path
    chance: Random
    figures: Figures
    findings: list[str] = field(default_factory=list)
    story: list[str] = field(default_factory=list)  # of its processes, for whoever has to find out why
    heard: Heard = field(default_factory=Heard)
    befall: Callable[[Path], object] = str  # what becomes of the journal between two processes, where this exam is examined

    def __post_init__(self) -> None:
        self._tries: Counter[int] = Counter()  # of acts that have not come, by the line before each
        self._journal = self.folder / "matches.facedown"
        self._clock: dict[int, float] = {}
        self._since: dict[int, float] = {}
        self._next = GoingOn(0)
        self._before = found_in(self._journal)
        self._processes = 0
        self._too_late = False
        self._view: Screen | None = None  # as the last process told it

    def play(self, kills: int) -> None:
        """To its end, in which a kill may leave nothing to be resumed."""
        for number in range(kills):
            if self._is_over():
                break
            is_begun = self._before.kept is not None
            self._sit(next_kill(self.played, self._next.line, kills - number, self.chance, is_begun=is_begun))
        self._play_out()

    def play_killed_at(self, *kills: Kill) -> None:
        """To its end, with kills at chosen places."""
        for kill in kills:
            if not self._is_over():
                self._sit(kill)
        self._play_out()

    def _play_out(self) -> None:
        while not self._is_over() and self._sit(None):
            pass  # they make an act again
        kept = self._before.kept
        if kept is not None and not self.findings and kept.said < last_of(kept):
            self._hear_the_end()
        self._compare()

    def _hear_the_end(self) -> None:
        """It ended in a kill, and there is nothing to go on with; whoever comes next has to say what nobody heard of it."""
        running = Running(self._journal)
        running.end()
        self._judge(running, (), 0, None)

    def _is_over(self) -> bool:
        kept = self._before.kept
        return (kept is not None and kept.listed.is_over) or bool(self.findings)

    # one process

    def _sit(self, kill: Kill | None) -> bool:
        """Whether the process ended early, and in order, because the last act has not come."""
        self._processes += 1
        running = Running(self._journal, *(("--record-raw",) if self._processes % RAW_KEPT == 0 else ()))
        kept = self._before.kept
        stream: list[Said] = []
        sent, screen = 0, None
        if kill is not None and kill.line is None:
            running.await_that(lambda: False, kill.delay)
        elif kept is None or running.await_that(lambda: bool(running.rows)):
            stream = list(told_now(self.played, self._next.line, kept, self._interrupted(kept), self.chance))
            sent, screen = self._tell(running, stream, kill, place_of(kill, stream))
        if screen is not None:
            kill = None
        if kill is None:
            code = self._end(running, sent)
            self.findings += [f"exit code {code}: {running.complaint}"] if code else []
            self._view = _seen(running) if screen is None else None
        else:
            running.kill()
        if kept is not None and running.first_at is not None and "resumed" in running.rows[0]:
            self.figures.resumed(running.first_at - running.began, len(kept.entries))
        self._judge(running, stream, sent, kill, screen)
        self.befall(self._journal)
        return screen is not None

    def _interrupted(self, kept: Kept | None) -> Interrupted:
        return Interrupted(self.played, kept.entries if kept else (), self._clock, self._since)

    def _tell(self, running: Running, stream: list[Said], kill: Kill | None, last: int) -> tuple[int, Screen | None]:
        """How many lines were written; and where the last act has not come, what people see then."""
        ahead = kill.ahead if kill else MOST_AHEAD
        number = -1
        while (number := number + 1) < len(stream):
            one = stream[number]
            if not running.await_answers(number - ahead + 1):
                return number, None
            if not running.send(one.row):
                return number, None
            if kill is not None and number == last:
                if kill.awaits_answer:
                    running.await_answers(number + 1)
                running.await_that(lambda: False, kill.delay)
                return number + 1, None
            if one.look is None or self._too_late or not running.await_answers(number + 1):
                continue
            if self._facts_told(running) < one.look.facts:
                if one.look.is_last:
                    return number + 1, _seen(running)
                more = wait_and_look(self.played, stream, number)
                last += more if last > number else 0
        return len(stream), None

    def _facts_told(self, running: Running) -> int:
        """In all processes so far: those on record before this one began, and what it announced since."""
        kept, game = self._before.kept, self.played.asked["game"]
        assert kept is not None
        before = sum(is_fact(game, one.key) for entry in kept.entries for one in entry.said)
        said = [row["announce"] for row in running.rows if "announce" in row]
        return before + sum(is_fact(game, one["key"]) and int(one["id"].partition(".")[0]) > last_of(kept) for one in said)

    def _end(self, running: Running, sent: int) -> int:
        running.await_answers(sent)
        return running.end()

    # what came of it

    def _judge(self, running: Running, stream: Sequence[Said], sent: int, kill: Kill | None, screen: Screen | None = None) -> None:
        before, after = self._before, found_in(self._journal)
        told = [Told(one.line, one.at) for one in stream[:sent] if one.line is not None]
        if stream and before.kept is not None:
            self._show(stream[0].at)
        self._note(told)
        faults = [f"the journal is {after.state}: {after.fault}"] if after.state == "damaged" or after.fault else []
        if not faults:
            faults = broken(running.rows, before.kept, after.kept, self.heard, is_killed=kill is not None)
        self.findings += [f"process {self._processes}: {one}" for one in faults]
        self._before = after
        phase = self._phase(running, stream, sent, after) if kill is not None else "ended"
        if kill is not None:
            self.figures.killed(phase, is_cut=running.is_cut)
        self._next = self._after(told, after) if screen is None else self._again(after, screen)
        self._tell_story(told, after, phase)

    def _tell_story(self, told: Sequence[Told], after: Found, phase: str) -> None:
        lines = f"lines {told[0].line} to {told[-1].line} from {told[0].at} to {told[-1].at}" if told else "no lines"
        entry = f"entry {last_of(after.kept)}" if after.kept else "nothing on disk"
        self.story.append(f"process {self._processes}: {lines}, {phase}, {entry}, goes on at {self._next.line} {self._next.why}".rstrip())

    def _after(self, told: Sequence[Told], after: Found) -> GoingOn:
        if after.kept is None:
            self._clock, self._since = {}, {}
            return GoingOn(0)
        start = self._next.line
        untaken = first_untaken(self.played, told, after.kept.entries, start)
        interrupted = self._interrupted(after.kept)
        found = interrupted.goes_on(untaken, max(told[-1].line + 1 if told else start, start))
        self._too_late = self._too_late or found.is_too_late
        self.figures.went_on[found.why or "where it was"] += 1
        return found

    def _again(self, after: Found, screen: Screen) -> GoingOn:
        """People make the act again that has not come, if they are asked to or were refused; `screen` is what they see."""
        assert after.kept is not None
        interrupted = self._interrupted(after.kept)
        found, expected = interrupted.again(), screen["expected"]
        asked = [one["text"] for one in (*screen["instructions"], expected["question"]) if one] + interrupted.refused()
        self._tries[found.line] += 1
        if not asked or self._tries[found.line] > TRIES:
            self.findings.append(f"the act of line {found.line} has not come; expected is {expected['key']}, asked {asked}")
        self._clock = {line: at for line, at in self._clock.items() if line < found.line}
        self.figures.went_on[found.why] += 1
        return found

    def _show(self, since: float) -> None:
        """What lies there can be heard from now on; what people took back before it could, never was."""
        for number, deed in enumerate(self.played.deeds):
            if deed.line > self._next.line:
                self._since.pop(number, None)
            else:
                self._since.setdefault(number, since)

    def _note(self, told: Sequence[Told]) -> None:
        deeds, number = self.played.deeds, 0
        for one in told:
            self._clock[one.line] = one.at
            while number < len(deeds) and deeds[number].line <= one.line:
                self._since.setdefault(number, one.at)
                number += 1

    def _phase(self, running: Running, stream: Sequence[Said], sent: int, after: Found) -> str:
        if not running.rows:
            return "while it started"
        ids = [int(row["announce"]["id"].partition(".")[0]) for row in running.rows if "announce" in row]
        read = max([*ids, *(row["done"].get("entry", -1) for row in running.rows if "done" in row)], default=-1)
        if after.kept is not None and last_of(after.kept) > read:
            return "written, not said"
        last = stream[sent - 1] if sent else None
        if running.answered >= sent:
            return "said"
        if last is not None and last.line is not None and self.played.lines[last.line].is_telling:
            return "not written"
        return "between entries"

    def _compare(self) -> None:
        kept = self._before.kept
        if kept is None or self.findings:
            return
        if self._too_late:
            self.figures.too_late += 1
            return
        found = outcome_of(replayed(kept), kept.entries, words_of(kept))
        self.findings += differences(self.played.outcome, found)
        self.findings += [] if self._view is None or of_the_game(self._view) == found.view else ["the view that was told is another one"]
        self.findings += unheard(kept, self.heard)
        self.figures.matches += 1
        self.figures.ids += len(self.heard.rows)
        self.figures.ids_twice += sum(times > 1 for times in self.heard.times.values())
        self.figures.repeated += sum(times - 1 for times in self.heard.times.values())
        self.figures.compare(self.played.outcome.notices, found.notices)


def _seen(running: Running) -> Screen | None:
    """The screen when people looked last."""
    return next((row["view"] for row in reversed(running.rows) if "view" in row), None)
