"""Everything that a match puts out, as one digest; a command, so that it can be run under several hash seeds.

`python -m tests.core.referee.replays FILE` replays the matches in FILE (lines of JSON: the seed, the events) and prints a digest for each.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from companion.core.decks.card import LANGUAGES, Deck
from companion.core.games.game import Setup
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import table_view
from companion.events import Event
from companion.record.plain import event_from_json, event_to_json
from companion.words.lines import Lines
from tests.core.referee.tables import Watched, people_play, sat_down


def replayed(setup: Setup, deck: Deck, events: Sequence[Event]) -> Watched:
    """Entered one by one, time among them, as a restart does."""
    referee = Watched(setup, deck)
    for event in events:
        referee._enter(event)
    return referee


def events_of(referee: Watched) -> tuple[Event, ...]:
    _, *rest = referee.journal.entries()
    return tuple(entry.event for entry in rest if not isinstance(entry.event, Setup))


def output(referee: Watched) -> Iterator[str]:
    """What is said, shown and spoken in three languages, and what stands on the table after each entry."""
    match = referee.state.match
    names = {player.seat: player.name for player in match.setup.players}
    spoken = [Lines(language, match.setup.game, match.deck, names) for language in LANGUAGES]
    for said in referee.heard:
        yield from sentences(said, spoken)
    for _, event, state in referee.steps:
        yield json.dumps(event_to_json(event))
        yield repr(table_view(state))


def sentences(said: Announcement, spoken: Sequence[Lines]) -> Iterator[str]:
    yield repr((said.id, said.key, said.rule, said.tone, list(said.args.items())))
    for lines in spoken:
        if said.key.endswith("-replaced"):
            lines.rename(said.args)
        yield lines.text(said)
        yield lines.spoken(said)


def digest(lines: Iterator[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def main(path: Path) -> None:
    for row in path.read_text(encoding="utf-8").splitlines():
        kept: dict[str, Any] = json.loads(row)
        setup, deck = sat_down(kept["seed"])
        again = replayed(setup, deck, [event_from_json(one) for one in kept["events"]])
        print("replayed", digest(output(again)))
        print("played", digest(output(people_play(kept["seed"], kept["clumsy"]).referee)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
