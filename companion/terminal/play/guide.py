"""What can be typed, and what would work instead of what was typed."""

from __future__ import annotations

from collections.abc import Iterable

from companion.system.paper import Paper
from companion.terminal.play.commands import LINES, Unclear
from companion.words.lines import Lines

GAP = 3


def show_help(lines: Lines, takes: Iterable[str], paper: Paper) -> None:
    """Every command that there is, with what it is good for in this game."""
    told = [lines.format(LINES[verb][1], {}).split("\n") for verb in takes]
    wide = max(len(usage) for usage, _ in told) + GAP
    paper.write()
    for usage, about in told:
        paper.write(f"  {usage:<{wide}}{about}", indent=2 + wide)
    paper.write()


def clarified(unclear: Unclear, lines: Lines) -> str:
    verb = unclear.args.get("verb")
    if not isinstance(verb, str):
        return lines.format(unclear.key, unclear.args)
    usage, about = lines.format(LINES[verb][1], {}).split("\n")
    return lines.format(unclear.key, {"example": usage, "about": about})
