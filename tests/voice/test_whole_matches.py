"""Whole matches in each language, spoken by eSpeak NG over a silent device, and told by captions alone."""

from __future__ import annotations

import re
import shutil
import wave
from functools import cache
from pathlib import Path
from threading import Event

import pytest

from companion.app.tables import ScreenTables
from companion.app.window import sit
from companion.cards.decks import files
from companion.core.decks.card import LANGUAGES
from companion.pages.aloud import Aloud
from companion.pages.evening import Evening
from companion.pages.settings import Remembered
from companion.record.memory import MemoryStore
from companion.terminal.play.wish import Wish
from companion.voice.cache import Cache
from companion.voice.engines.espeak import Espeak
from companion.voice.mixer import PygameMixer
from companion.voice.ports import SilentMixer
from companion.voice.rendering import SpeechRenderer
from companion.voice.speaker import Speaker
from tests.pages.driven import QuietWindow, texts
from tests.words.book import shipped

GAMES = ("comparity", "cardline", "skyscrapers")
PEOPLE = {"en": ("Anna", "Boris"), "ru": ("Анна", "Борис"), "fr": ("Anne", "René")}
NAMED = re.compile(r"«[^»]*»|“[^”]*”|„[^“]*“")
NO_WORDS = re.compile(r"[{}$\u2066-\u2069]|-label-|\bNone\b")
LATIN = re.compile(r"[A-Za-z]{2,}")
SHORTEST = 0.2  # seconds of a sentence
FAST = 1000.0

program = shutil.which("espeak-ng")


class Hurried(PygameMixer):
    """A real mixer that loads and begins whatever it is given, and does not wait for its end."""

    def speak(self, path):
        seconds = super().speak(path)
        assert seconds > SHORTEST, path
        self.hush()
        return 0.001

    @property
    def is_speaking(self):
        """Nor for its fading away."""
        return False


class Match:
    """One of bots, on a screen that nobody sees."""

    def __init__(self, game, language, voice):
        self.said, self.captions, self.announced = [], set(), []
        window, names = QuietWindow((1280, 720)), PEOPLE[language]
        asked = {"game": game, "players": list(names), "set_aside": [], "lang": language}
        parlour = ScreenTables(MemoryStore(), Wish(asked, None, None, 7), FAST, "")
        news = Event()
        speaker = voice(lambda one: (self.said.append(one), news.set()))
        first = lambda evening: parlour.open(asked, evening, names)  # noqa: E731
        self._evening = Evening(window, parlour, Remembered(language, voice="all"), first, aloud=Aloud(speaker))
        window.evening, window.script = self._evening, self._watched()
        try:
            sit(self._evening)
            while speaker.is_behind:  # whoever only asks keeps it from speaking
                news.wait(0.01)
                news.clear()
        finally:
            speaker.close()
            window.close()

    def _watched(self):
        """Until the end of it has stood there for a while."""
        while not (self._evening.running and self._evening.running.screen.table.view.winners):
            self._look()
            yield None
        for _ in range(100):
            self._look()
            yield None

    def _look(self):
        running = self._evening.running
        if running is not None and running.screen.latest:
            self.announced += running.screen.latest
        if self._evening._transitions.scene is not None:
            self.captions.update(texts(self._evening))


def spoken_by(folder):
    """By eSpeak NG; nothing is dropped for being late, as this clock stands."""

    def voice(heard):
        mixer = Hurried(lambda key, args: pytest.fail(f"{key} {args}"))
        return Speaker(mixer, SpeechRenderer((Espeak(Path(program)),), Cache(folder)), lambda: 0.0, heard=heard)

    return voice


def silent(heard):
    return Speaker(SilentMixer(), None, lambda: 0.0, heard=heard)


@cache
def ids():
    return frozenset(said.id for said in shipped().said if "-" in said.id)


def strange_in(text):
    """What shows that a line or a name was missing."""
    words = set(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text))
    return sorted(words & ids()) + NO_WORDS.findall(text)


@cache
def of_decks(language):
    """Words of names, as they stand on cards."""
    found = set()
    for deck in map(files.find, files.shipped()):
        for card in deck.cards.values():
            for of in (card.names, card.short_names, card.places, card.notes):
                found.update(LATIN.findall(of.get(language, "")))
    return found


@pytest.mark.exam
@pytest.mark.skipif(program is None, reason="espeak-ng is not installed here")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_spoken_to_files_without_a_key_a_placeholder_or_a_word_of_another_language(game, language, tmp_path, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    match = Match(game, language, spoken_by(tmp_path))
    said = [one.text for one in match.said]
    assert len(said) > 15
    assert [text for text in said if strange_in(text)] == []
    assert [text for text in said if re.search(r"\d", NAMED.sub("", text))] == []
    if language == "ru":
        assert [text for text in said if LATIN.search(NAMED.sub("", text))] == []
    made = list(tmp_path.rglob("*.wav"))
    assert len(made) >= len(set(said))  # also what was overtaken by something newer before it could be said
    assert min(_seconds(path) for path in made) > SHORTEST


@pytest.mark.exam
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_told_by_captions_without_a_key_a_placeholder_or_a_word_of_another_language(game, language):
    match = Match(game, language, silent)
    assert len(match.captions) > 60
    assert [text for text in match.captions if strange_in(text)] == []
    if language == "ru":
        foreign = {text: set(LATIN.findall(NAMED.sub("", text))) - of_decks(language) for text in match.captions}
        assert {text: words for text, words in foreign.items() if words} == {}


def _seconds(path):
    with wave.open(str(path)) as file:
        return file.getnframes() / file.getframerate()


def test_what_shows_that_a_line_was_missing_is_found():
    cases = [
        ("Take comparity-plays back.", ["comparity-plays"]),
        ("It is { $seat }.", ["{", "$", "}"]),
        ("page-label-begin", ["page-label-begin", "-label-"]),
        ("Anna plays “Notre-Dame de Paris” on C3.", []),
    ]
    assert [(text, strange_in(text)) for text, strange in cases] == cases
