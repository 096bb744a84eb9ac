"""A match of bots told to its end, and suggestions of what to try next."""

from __future__ import annotations

from dataclasses import dataclass

from companion.simulator.sitting import Outcome, Sitting
from companion.simulator.stepwise import Acts
from companion.terminal.story import Story, ended


@dataclass(frozen=True, slots=True)
class Next:
    """Commands to try next: the same match again, a match for three, and one to play oneself."""

    again: str
    another: str
    own: str


def demo(sitting: Sitting, story: Story, seed: int, after: Next) -> Acts:
    """Tell the match, with its introduction and its end."""
    setup = sitting.table.referee.state.match.setup
    story.tell("", "terminal-intro", {"characteristic": setup.characteristic})
    story.paper.write()
    story.went_on()
    outcome = yield sitting.play
    story.draw(sitting.table.look())
    _end(outcome, story, seed, after)


def _end(outcome: Outcome, story: Story, seed: int, after: Next) -> None:
    """The winners, or that the match stopped because neither hands nor referee could go on."""
    if outcome.winners:
        story.tell("", "terminal-end", ended(outcome.winners, seed))
        story.paper.write()
    else:
        story.tell("", "terminal-stopped", {"seed": str(seed)})
    story.tell("", "terminal-again", {"command": after.again})
    story.tell("", "terminal-another", {"command": after.another})
    story.tell("", "terminal-own", {"command": after.own})
