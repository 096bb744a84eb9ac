"""The story of a match, act by act, in the words in which the table was told.

Rules of this file: it reads what was announced and asks no rules, so it tells a match that is not over as well, and one whose game is ruled
otherwise by now; and nothing that was not announced (H3): which card lay where, and what a draw pad read, stays where it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import tzinfo
from typing import Any, TextIO

from companion.core.decks.card import Deck
from companion.core.games.game import Setup
from companion.core.referee.announcements import Announcement
from companion.core.referee.entries import Entry
from companion.record.plain import said_to_json
from companion.record.statistics import sitters
from companion.record.store import Kept
from companion.record.summary import still_standing
from companion.system.json_rows import match_row, write_rows
from companion.system.paper import Paper
from companion.words.dates import KEPT, StoryLines, Words, clock, minus

LEFT_OUT = "-wrong-shift-lay"  # card by card what was said of the whole area
REPLACED = "-replaced"


@dataclass(frozen=True, slots=True)
class Scene:
    """An entry of which something was announced."""

    entry: int
    at: float
    act: int | None  # its number among those that stood then
    is_taken_back: bool  # later, or ruled again as another
    said: tuple[Announcement, ...]


def scenes(entries: Sequence[Entry]) -> Iterator[Scene]:
    taken_back, stood = _taken_back(entries), 0
    for entry in entries:
        is_act = entry.acts is not None and entry.acts > still_standing(stood, entry)
        stood = stood if entry.acts is None else entry.acts
        if entry.said:
            at = 0.0 if isinstance(entry.event, Setup) else entry.event.at
            yield Scene(entry.number, at, stood if is_act else None, entry.number in taken_back, entry.said)


def _taken_back(entries: Sequence[Entry]) -> frozenset[int]:
    """The entries whose act does not stand in the end."""
    standing: list[int] = []
    gone: set[int] = set()
    for entry in entries:
        if entry.acts is not None:
            still = still_standing(len(standing), entry)
            gone.update(standing[still:])
            standing = standing[:still] + [entry.number] * (entry.acts - still)
    return frozenset(gone)


def show_match(
    kept: Kept, language: str, out: TextIO, *, as_json: bool = False, others: Sequence[Deck] = (), zone: tzinfo | None = None
) -> None:
    """`others` are decks whose cards may have lain there as well."""
    lines, told = StoryLines(kept, language, others), tuple(scenes(kept.entries))
    if as_json:
        write_rows(out, (match_row(kept.listed), *(_row(scene, lines) for scene in told)))
        return
    paper, words = Paper(out), Words(language, zone)
    _tell_head(kept, paper, words)
    for scene in told:
        _tell(scene, paper, lines)
    _tell_end(kept, paper, words, has_taken_back=any(scene.is_taken_back for scene in told))


def _tell_head(kept: Kept, paper: Paper, words: Words) -> None:
    listed = kept.listed
    setup, began = listed.setup, words.local(listed.began)
    played = words.game(setup.game)
    paper.write(words.say("history-match", match=str(listed.number), game=played), "turn")
    paper.write(words.say("history-began", date=words.day(began), time=words.time(began)))
    paper.write(words.say("history-players", players=", ".join(words.called(one.name, is_bot=one.is_bot) for one in sitters(listed))))
    paper.write()


def _tell(scene: Scene, paper: Paper, lines: StoryLines) -> None:
    """Time, number of the act, and a mark where it was taken back; then every sentence on a line of its own."""
    number = "" if scene.act is None else str(scene.act)
    before = f"{clock(scene.at):>6} {number:>4} {'x' if scene.is_taken_back else ' '} "
    for said in (one for one in scene.said if not one.key.endswith(LEFT_OUT)):
        tone = "soft" if scene.is_taken_back else said.tone
        paper.write(before + lines.text(said), tone, indent=len(before))
        before = " " * len(before)
        if said.key.endswith(REPLACED):
            lines.rename(said.args)


def _row(scene: Scene, lines: StoryLines) -> dict[str, Any]:
    said = []
    for one in scene.said:
        said.append({"id": one.id, **said_to_json(one), "text": lines.text(one)})
        if one.key.endswith(REPLACED):
            lines.rename(one.args)
    return {"entry": scene.entry, "at": scene.at, "act": scene.act, "taken_back": scene.is_taken_back, "said": said}


def _tell_end(kept: Kept, paper: Paper, words: Words, *, has_taken_back: bool) -> None:
    """Who has won, and the count as far as one was made; or how it stands."""
    listed, summary = kept.listed, kept.listed.summary
    paper.write()
    if listed.is_over:
        winners = tuple(summary.names[seat] for seat in summary.winners)
        paper.write(words.say("history-won", players=", ".join(winners), count=len(winners)), "win")
    else:
        paper.write(words.say("history-stands", how="aside" if listed.is_aside else "open"), "turn")
        if summary.turn is not None:
            paper.write(words.say("history-turn", seat=summary.names[summary.turn]))
    for key, numbers in (("history-total", summary.points), ("history-hands", summary.hands)):
        told = [f"{summary.names[one.seat]}{KEPT}{minus(numbers[one.seat])}" for one in listed.setup.players if one.seat in numbers]
        if told:
            paper.write(words.say(key, players=", ".join(told)))
    if has_taken_back:
        paper.write()
        paper.write(words.say("history-taken-back"), "soft")
