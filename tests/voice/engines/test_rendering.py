"""A text becomes sound: by a recorded voice, by what was spoken before, by the first engine that can say it."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path
from threading import Event, Thread

import pytest

from companion.voice.cache import Cache
from companion.voice.clips import Clips
from companion.voice.engines.espeak import Espeak
from companion.voice.engines.port import Mute
from companion.voice.loudness import evened
from companion.voice.rendering import SpeechRenderer, SpokenFile
from tests.voice.engines.standins import Tones, fail, tone, wav

TEXT = "Анна ходит."


@pytest.fixture
def cache(tmp_path):
    return Cache(tmp_path / "cache")


def test_what_an_engine_says_is_made_as_loud_as_all_else_and_kept(cache, tmp_path):
    engine = Tones()
    renderer = SpeechRenderer([engine], cache)
    path = renderer.rendered(TEXT, "ru")
    (tmp_path / "raw.wav").write_bytes(wav(tone()))
    assert path.read_bytes() == evened(tmp_path / "raw.wav")
    assert (renderer.rendered(" Анна\u00a0ходит. ", "ru"), engine.said) == (path, [(TEXT, "ru")])
    assert SpeechRenderer([Tones()], cache).spoken(TEXT, "ru") == SpokenFile(path, "tones", is_new=False)


@pytest.mark.parametrize(
    "other", [Tones(name="other"), Tones(edition="2"), Tones(languages=("en",))], ids=["engine", "edition", "language"]
)
def test_another_engine_edition_or_language_says_it_anew(other, cache):
    one, two = Tones(languages=("ru",)), other
    language = "en" if two.voice("ru") is None else "ru"
    assert SpeechRenderer([one], cache).rendered("One", "ru") != SpeechRenderer([two], cache).rendered("One", language)
    assert [len(engine.said) for engine in (one, two)] == [1, 1]


def test_a_recorded_voice_comes_before_all_others(cache):
    engine, clip = Tones(), Path("anna.ogg")
    renderer = SpeechRenderer([engine], cache, Clips({("ru", "Анна ходит"): clip}))
    assert renderer.spoken(TEXT, "ru") == SpokenFile(clip, "clips", is_new=False)
    assert renderer.rendered("Анна ждёт.", "ru") is not None
    assert engine.said == [("Анна ждёт.", "ru")]


def broken(path, errand):
    path.write_bytes(b"RIFF of nothing")


def nothing(path, errand):
    """It ends well and writes no file."""


def silent(path, errand):
    path.write_bytes(wav(tone(height=0.0)))


def gone(path, errand):
    shutil.rmtree(path.parent)
    raise FileNotFoundError(2, "No such file or directory")


@pytest.mark.parametrize("instead", [fail, broken, nothing, silent, gone])
def test_an_engine_that_does_not_speak_is_passed_over_for_the_next(instead, cache):
    one, two = Tones("one", instead=instead), Tones("two")
    assert SpeechRenderer([one, two], cache).spoken(TEXT, "ru").by == "two"
    assert (len(one.said), len(two.said)) == (1, 1)


def test_an_engine_that_does_not_speak_the_language_is_not_asked(cache):
    one, two = Tones("one", languages=("en",)), Tones("two", languages=("ru",))
    renderer = SpeechRenderer([one, two], cache)
    assert [renderer.spoken("x", language).by for language in ("ru", "en")] == ["two", "one"]
    assert (one.said, two.said) == ([("x", "en")], [("x", "ru")])
    assert renderer.spoken("x", "fr") is None


@pytest.mark.parametrize("text", ["", " \u202f", "<>", "…", "«»", "\x00"])
def test_what_holds_nothing_to_say_is_nobodys(text, cache):
    engine = Tones()
    assert (SpeechRenderer([engine], cache).rendered(text, "ru"), engine.said) == (None, [])


def test_after_three_failures_in_a_row_an_engine_is_left_out_and_that_is_logged_once(cache, caplog):
    one, two = Tones("one", instead=fail), Tones("two")
    renderer = SpeechRenderer([one, two], cache)
    with caplog.at_level(logging.WARNING, "facedown"):
        for number in range(6):
            assert renderer.spoken(f"Ход {number}", "ru").by == "two"
    assert [text for text, _ in one.said] == ["Ход 0", "Ход 1", "Ход 2"]
    assert caplog.messages == ["one does not speak and is left out from here on: it has a cold"]


def test_an_engine_that_speaks_again_has_not_failed(cache):
    engine = Tones()
    renderer = SpeechRenderer([engine], cache)
    for number, instead in enumerate((fail, fail, None, fail, fail, None)):
        engine.instead = instead
        assert (renderer.rendered(f"Ход {number}", "ru") is None) == (instead is not None)


def test_where_nobody_can_speak_there_is_nothing(cache):
    assert SpeechRenderer([], cache).rendered(TEXT, "ru") is None


class Waiting:
    """Does what engines do whose program takes its time: it is there until somebody ends it."""

    def __init__(self):
        self.has_begun, self._is_ended = Event(), Event()

    def __call__(self, path, errand):
        with errand.ended_by(self._is_ended.set):
            self.has_begun.set()
            self._is_ended.wait()
        raise Mute("it was called off")


def test_what_is_being_rendered_can_be_called_off_and_nobody_else_is_asked(cache):
    waiting, two = Waiting(), Tones("two")
    one, found = Tones("one", instead=waiting), []
    renderer = SpeechRenderer([one, two], cache)
    thread = Thread(target=lambda: found.append(renderer.rendered(TEXT, "ru")))
    thread.start()
    waiting.has_begun.wait()
    renderer.stop()
    thread.join()
    assert (found, two.said) == ([None], [])
    one.instead = None
    assert renderer.rendered(TEXT, "ru") is not None


def test_calling_off_is_no_failure(cache):
    engine = Tones()
    renderer = SpeechRenderer([engine], cache)

    def off(path, errand):
        renderer.stop()
        raise Mute("it was called off")

    engine.instead = off
    assert [renderer.rendered(f"Ход {number}", "ru") for number in range(5)] == [None] * 5
    engine.instead = None
    assert renderer.rendered(TEXT, "ru") is not None


def test_what_was_finished_when_it_was_called_off_is_kept_for_the_next_time(cache):
    engine = Tones()
    renderer = SpeechRenderer([engine], cache)

    def late(path, errand):
        path.write_bytes(wav(tone()))
        renderer.stop()

    engine.instead = late
    assert renderer.rendered(TEXT, "ru") is None
    assert renderer.spoken(TEXT, "ru").is_new is False


def test_a_stop_while_nothing_is_rendered_means_nothing_that_comes_later(cache):
    renderer = SpeechRenderer([Tones()], cache)
    renderer.stop()
    assert renderer.rendered(TEXT, "ru") is not None


def test_an_unusable_cache_stops_nobody(tmp_path):
    (tmp_path / "cache").write_bytes(b"no folder")
    renderer = SpeechRenderer([Tones()], Cache(tmp_path / "cache"))
    assert renderer.rendered(TEXT, "ru").read_bytes()[:4] == b"RIFF"


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
@pytest.mark.parametrize(("text", "language"), [("Boris plays.", "en"), (TEXT, "ru"), ("Chloé joue\u202f: à toi.", "fr")])
def test_a_real_engine_speaks_every_language(text, language, cache):
    spoken = SpeechRenderer([Espeak(Path(shutil.which("espeak-ng")))], cache).spoken(text, language)
    assert (spoken.by, spoken.is_new) == ("espeak-ng", True)
    assert spoken.path.stat().st_size > 10_000
