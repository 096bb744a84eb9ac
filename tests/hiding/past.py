"""What pages outside of a match show of a desk, from a record as in the program: home, lists, players, the story of a match."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from companion.pages.endings import keep_picture
from companion.pages.records import Records
from companion.record.memory import MemoryStore
from companion.record.store import Begun
from companion.screen.acts import Change
from companion.screen.draft import Draft
from companion.screen.ending import Ending
from companion.screen.pages import history, home, players, rules, shelf, story
from companion.screen.sight import Sight
from companion.screen.words import Words
from tests.hiding.desk import Desk, register

Draw = Callable[[Draft], object]
BEGAN = "2026-03-01T19:30:00+00:00"


def recorded_of(desk: Desk, language: str) -> Records:
    """The match of the desk on record, with all of its entries."""
    setup, store = desk.referee.state.match.setup, MemoryStore()
    journal = store.begin(Begun(setup, desk.deck, language, BEGAN, "1"), register())
    for entry in desk.journal.entries():
        journal.append(entry)
    return Records(store, language, lambda _: (), now=lambda: BEGAN)


def pages_of(desk: Desk, sight: Sight) -> dict[str, Draw]:
    """Pages that can be seen at any time, in a match or before the next one."""
    language, match = sight.lines.language, desk.referee.state.match
    words, records = Words(language), recorded_of(desk, language)
    said = sight.told.judged or sight.told.since
    why = (said.rule, sight.lines.text(said)) if said is not None and said.rule else ("", "")
    at_home = records.home(len(desk.referee.state.mat.lying), strange=False)
    return {
        "home": lambda draft: home.draw_home(draft, words, at_home),
        "shelf": lambda draft: shelf.draw_shelf(draft, words, records.shelf()),
        "history": lambda draft: history.draw_history(draft, words, records.history()),
        "players": lambda draft: players.draw_players(draft, words, records.players()),
        "player": lambda draft: players.draw_player(draft, words, records.player(match.setup.players[0].name)),
        "rules": lambda draft: rules.draw_rules(
            draft, words, rules.rules_page(words.say(f"history-game-{match.game.id}"), words.rulings(match.game.id), *why)
        ),
    }


def stories_of(desk: Desk, sight: Sight) -> Iterator[tuple[str, Draw]]:
    """Of a match that is over: its moments, its sentences page by page, and the tables of its first, middle and last moment."""
    language = sight.lines.language
    words, told = Words(language), recorded_of(desk, language).story(1)
    whole = replace(told, moments=(), replay=None)
    for name, shown in (("story", told), ("story, sentences", whole), ("story, sentences, more", replace(whole, at=1))):
        yield name, lambda draft, shown=shown: story.draw_story(draft, words, shown)
    last = len(told.steps) - 1
    for step in sorted({0, last // 2, last}):
        moment = story.changed_story(told, Change("moment", str(step)))
        yield f"story, moment {step} of {last}", lambda draft, moment=moment: story.draw_story(draft, words, moment)


def kept_as(sight: Sight, ending: Ending) -> str:
    """The digest of the file in which the end is kept as a picture."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "facedown-1.png"
        keep_picture(path, sight, ending)
        return hashlib.sha256(path.read_bytes()).hexdigest()
