"""A match told line by line at a pace that can be followed: the deeds of people, the announcements, and the table after each change.

Rules of this file: what the referee repeats is not told; what hands do is told by the narrator. While the paper is mute, as a match is made
again, nothing is put into words, and no pause is made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from companion.core.frozen import dataclass
from companion.core.games.game import OfSeat
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import TableView
from companion.events import SeatId
from companion.protocol.table import Opened
from companion.simulator.sitting import MatchOutcome, Sitting
from companion.simulator.stepwise import Acts
from companion.simulator.table import Deed
from companion.system.clock import Clock
from companion.system.paper import Paper
from companion.terminal.drawing import Drawing
from companion.terminal.narrator import Narrator
from companion.words.lines import Lines

PAUSE, GLANCE = 1.0, 0.5  # seconds after a sentence of the referee's, and after anything else
MARKS = {"violation": "!!", "penalty": "!!", "fits": "ok", "win": "**", "revealed": "=>", "turn": "--"}  # colour is never needed
LAMP = "(i)"
LEFT_OUT = "-wrong-shift-lay"  # announced for each card of an area that is shifted as a whole


def ended(winners: tuple[SeatId, ...], seed: int) -> Mapping[str, Said]:
    """The winners; several share a win (L6, S19)."""
    return {"seats": tuple(OfSeat(seat) for seat in winners), "count": len(winners), "seed": str(seed)}


class StoryTelling(Protocol):
    """Which announcements of a match may be told."""

    @property
    def was_told(self) -> bool:
        """Whether all that has happened so far was told in an earlier sitting."""
        ...

    def said(self) -> Sequence[Announcement]:
        """The announcements since the last call that may be told."""
        ...

    def told(self) -> None:
        """Note that all of them were told."""
        ...


class TellingAtOnce:
    """The telling of a match without a record: everything may be told at once."""

    was_told = False

    def __init__(self, referee: Referee) -> None:
        self._referee = referee

    def said(self) -> Sequence[Announcement]:
        return self._referee.said()

    def told(self) -> None:
        pass


class Story:
    """The story of a table; deeds are left out (`tells_deeds` off) where the people at the terminal act themselves."""

    def __init__(self, opened: Opened, clock: Clock, paper: Paper, telling: StoryTelling | None = None) -> None:
        match = opened.referee.state.match
        self.lines: Lines = opened.lines
        self.paper = paper
        self.drawing = Drawing(match.game.ground, match.deck, opened.lines, paper)
        self.tells_deeds = True
        self.heard: list[Announcement] = []  # announcements since a player was last asked
        self.verdict: Announcement | None = None  # the last ruling, which *why* explains
        self._since: list[Announcement] = []  # all announcements, told or not
        self._telling, self._clock = telling or TellingAtOnce(opened.referee), clock
        self._narrator = Narrator(match, opened.lines, self._tell_deed)

    # what is seen and heard

    def advance(self, _: float) -> None:
        """Let the story go on with the match; the loop calls it as a listener."""
        self.went_on()

    def saw(self, deed: Deed, table: TableView) -> None:
        if not self._narrator.is_after(deed):
            self.draw(table)
        if self.tells_deeds:
            self._narrator.saw(deed, table)

    def went_on(self) -> None:
        heard = self._telling.said()
        if not heard:
            return
        if not self._telling.was_told:
            self.paper.is_mute = False
        for said in heard:
            self._since.append(said)
            if not said.key.endswith(LEFT_OUT) and self._narrator.heard(said, is_told=self.tells_deeds):
                self._say(said)
        if not self.paper.is_mute:
            self._telling.told()

    def taken(self) -> list[Announcement]:
        """All announcements since the last call."""
        taken, self._since = self._since, []
        return taken

    # what is told

    def tell(self, tone: str, key: str, args: Mapping[str, Said]) -> None:
        if self.paper.is_mute:
            return
        if "command" in args:
            args = {**args, "command": self.paper.kept(str(args["command"]))}  # kept on one line, so that it can be copied
        indent = 6 if tone == "act" else 0
        text = self.lines.format(key, args).replace("\n", " ")
        self.paper.write(" " * indent + text, tone, indent)
        self._clock.wait(GLANCE)

    def draw(self, table: TableView, *, whole: bool = False, again: bool = False) -> None:
        """Draw the table, if it has changed since it was drawn last."""
        if not self.paper.is_mute and self.drawing.draw(table, whole=whole, again=again):
            self._clock.wait(GLANCE)

    def explain(self, lesson: Announcement) -> None:
        """Tell a lesson, with a sign of its own; it is no verdict, and it is not repeated."""
        self.paper.write(f"{LAMP:>4}  {self.lines.text(lesson)}", "soft", indent=6)
        self._clock.wait(PAUSE)

    def _tell_deed(self, key: str, args: Mapping[str, Said]) -> None:
        self.tell("act", key, args)

    def tell_again(self) -> None:
        """Repeat the last announcements, for a player who has just come back."""
        for said in self.heard if not self.paper.is_mute else ():
            self._write(said)

    def _say(self, said: Announcement) -> None:
        self.heard.append(said)
        if said.tone not in ("turn", "cleared", "notice"):
            self.verdict = said
        if not self.paper.is_mute:
            self._write(said)
            self._clock.wait(PAUSE)

    def _write(self, said: Announcement) -> None:
        self.paper.write(f"{MARKS.get(said.tone, ''):>4}  {self.lines.text(said)}", said.tone, indent=6)


@dataclass(frozen=True, slots=True)
class NextCommands:
    """Commands to try next: the same match again, a match for three, and one to play oneself."""

    again: str
    another: str
    own: str


def demo(sitting: Sitting, story: Story, seed: int, after: NextCommands) -> Acts:
    """Tell the match, with its introduction and its end."""
    setup = sitting.table.referee.state.match.setup
    story.tell("", "terminal-intro", {"characteristic": setup.characteristic})
    story.paper.write()
    story.went_on()
    outcome = yield sitting.play
    story.draw(sitting.table.look())
    _end(outcome, story, seed, after)


def _end(outcome: MatchOutcome, story: Story, seed: int, after: NextCommands) -> None:
    """The winners, or that the match stopped because neither hands nor referee could go on."""
    if outcome.winners:
        story.tell("", "terminal-end", ended(outcome.winners, seed))
        story.paper.write()
    else:
        story.tell("", "terminal-stopped", {"seed": str(seed)})
    story.tell("", "terminal-again", {"command": after.again})
    story.tell("", "terminal-another", {"command": after.another})
    story.tell("", "terminal-own", {"command": after.own})
