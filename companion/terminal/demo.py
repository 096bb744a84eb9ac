"""A match of bots told to its end, and what to try next."""

from __future__ import annotations

from dataclasses import dataclass

from companion.errors import DONE, FOUND_WRONG
from companion.simulator.sitting import Outcome, Sitting
from companion.terminal.story import Story, ended


@dataclass(frozen=True, slots=True)
class Next:
    """Commands that can be tried next: the same match, another one for three, one of one's own."""

    again: str
    another: str
    own: str


def demo(sitting: Sitting, story: Story, seed: int, after: Next) -> int:
    """Whether it came to its end is the exit code."""
    setup = sitting.table.referee.standing.match.setup
    story.tell("", "terminal-intro", {"characteristic": setup.characteristic})
    story.paper.write()
    story.went_on()
    outcome = sitting.play()
    story.draw(sitting.table.look())
    _end(outcome, story, seed, after)
    return DONE if outcome.winners else FOUND_WRONG


def _end(outcome: Outcome, story: Story, seed: int, after: Next) -> None:
    """Who has won, or that the match stopped where nobody knew how to go on."""
    if outcome.winners:
        story.tell("", "terminal-end", ended(outcome.winners, seed))
        story.paper.write()
    else:
        story.tell("", "terminal-stopped", {"seed": str(seed)})
    story.tell("", "terminal-again", {"command": after.again})
    story.tell("", "terminal-another", {"command": after.another})
    story.tell("", "terminal-own", {"command": after.own})
