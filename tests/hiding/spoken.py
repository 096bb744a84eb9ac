"""What is heard of a desk at each level of speech: every sound and sentence, how urgent it is, and when it begins."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import TableView, view_of
from companion.pages.aloud import Aloud
from companion.pages.onscreen import Seen
from companion.screen.pages.settings import Settings, Voice
from companion.voice.cues import Cue
from companion.voice.floor import SpeechFloor
from companion.voice.utterance import Utterance
from companion.voice.waiting import Queued
from companion.words.lines import Lines
from tests.hiding.desk import Desk
from tests.hiding.exam import Outputs

LEVELS: dict[Voice, str] = {"all": "ru", "verdicts": "fr", "blind": "en"}  # each in a language of its own
LETTERS_A_SECOND = 15.0
LATEST = 40  # lines that are listened to; earlier steps have the earlier ones


class Room:
    """A voice on the time of the match, with an engine that takes no time and a device that plays as long as sentences are."""

    is_busy = False

    def __init__(self) -> None:
        self.at, self._ends_at = 0.0, 0.0
        self.heard: list[str] = []
        self._floor = SpeechFloor(self, self, lambda one: self.heard.append(f"{self.at:.3f} {one.text}"))

    def go_on(self, until: float) -> None:
        """In the steps that the floor asks for."""
        while self.at < until:
            wait = self._floor.step(self.at)
            self.at = until if wait is None else min(until, self.at + wait)
        self._floor.step(self.at)

    # as the voice of an evening

    def say(self, utterances: Sequence[Utterance]) -> None:
        self.heard += [f"{self.at:.3f} {one!r}" for one in utterances]
        self._floor.offer(utterances, self.at)

    def cue(self, cue: Cue) -> None:
        self.heard.append(f"{self.at:.3f} {cue}")

    def set(self, *, has_sounds: bool, is_night: bool, loudness: int) -> None: ...

    @property
    def is_behind(self) -> bool:
        return not self._floor.is_idle

    # as the engine

    def want(self, one: Queued | None, at: float) -> None:
        if one is not None:
            self._floor.rendered(one.number, Path("-" * len(one.utterance.text)))

    def returned(self) -> bool:
        return True

    def is_stuck(self, at: float) -> bool:
        return False

    # as the device

    def can_be_heard(self) -> bool:
        return True

    def speak(self, path: Path) -> float:
        seconds = len(path.name) / LETTERS_A_SECOND
        self._ends_at = self.at + seconds
        return seconds

    @property
    def is_speaking(self) -> bool:
        return self.at < self._ends_at

    def hush(self) -> None:
        self._ends_at = self.at

    def lift(self) -> None: ...


class Ears:
    """Somebody at each level, who hears the whole match from its beginning."""

    def __init__(self, match: Any, names: dict[Any, str]) -> None:
        self._rooms = {level: Room() for level in LEVELS}
        self._alouds: dict[Voice, tuple[Aloud, SimpleNamespace]] = {}
        for level, language in LEVELS.items():
            aloud = Aloud(self._rooms[level])
            aloud.set(Settings(language, voice=level))
            lines = Lines(language, match.game.id, match.deck, names)
            kept = SimpleNamespace(state=SimpleNamespace(unkept=False))
            self._alouds[level] = (aloud, SimpleNamespace(lines=lines, match=match, referee=kept, latest=(), released=(), is_lifting=False))

    def hear(self, entry: int, table: TableView, said: tuple[Announcement, ...], at: float) -> None:
        for level, (aloud, screen) in self._alouds.items():
            room = self._rooms[level]
            room.go_on(at)
            screen.table, screen.latest, screen.released = table, said, (Seen(entry, table, said),)
            aloud.heard(screen, at)
            room.go_on(at)

    def outputs(self) -> Outputs:
        return {f"heard, {level}": "\n".join(room.heard) for level, room in self._rooms.items()}


def spoken(desk: Desk, since: int) -> Outputs:
    """By somebody who begins to listen behind that step; the table as it was after each line since."""
    match = desk.referee.state.match
    ears = Ears(match, {player.seat: player.name for player in match.setup.players})
    first = max(since + 1 if since else 0, len(desk.marks) - LATEST)
    told = desk.marks[first - 1].heard if first else 0
    for mark in desk.marks[first:]:
        if mark.step is not None:
            ears.hear(mark.entries, view_of(mark.step), tuple(desk.referee.heard[told : mark.heard]), mark.step.state.at)
        told = mark.heard
    return ears.outputs()
