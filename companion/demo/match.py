"""A match of bots told to its end, and what to try next."""

from __future__ import annotations

from companion.errors import DONE, FOUND_WRONG
from companion.setting_up import DEFAULT_GAME
from companion.simulator.sitting import Outcome, Sitting
from companion.terminal.story import Story, ended


def demo(sitting: Sitting, story: Story, seed: int, again: str) -> int:
    """`again` is the command that shows the same match; whether it came to its end is the exit code."""
    setup = sitting.table.referee.standing.match.setup
    story.tell("", "terminal-intro", {"characteristic": setup.characteristic})
    story.paper.write()
    story.went_on()
    outcome = sitting.play()
    story.draw(sitting.table.look())
    _end(outcome, story, "" if setup.game == DEFAULT_GAME else f" --game {setup.game}", seed, again)
    return DONE if outcome.winners else FOUND_WRONG


def _end(outcome: Outcome, story: Story, of_game: str, seed: int, again: str) -> None:
    """Who has won, or that the match stopped where nobody knew how to go on."""
    if outcome.winners:
        story.tell("", "terminal-end", ended(outcome.winners, seed))
        story.paper.write()
    else:
        story.tell("", "terminal-stopped", {"seed": str(seed)})
    story.tell("", "terminal-again", {"command": again})
    story.tell("", "terminal-another", {"command": f"facedown demo{of_game} --players Anna,Boris,Vera"})
    story.tell("", "terminal-own", {"command": f"facedown play --text{of_game}"})
