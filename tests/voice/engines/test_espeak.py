"""eSpeak NG speaks three languages, calmly, as a program and as a library that has a process of its own."""

from __future__ import annotations

import io
import json
import os
import shutil
import signal
import wave
from pathlib import Path
from threading import Thread

import pytest

from companion.voice.engines import library, loaded
from companion.voice.engines.espeak import PITCH, Espeak, speed
from companion.voice.engines.loaded import Loaded
from companion.voice.engines.port import Errand, Mute
from companion.voice.loudness import evened
from tests.voice.engines.standins import Pipes, program

TEXTS = {
    "en": "Anna reveals the tower: three hundred and thirty metres.",
    "ru": "Анна открывает башню: триста тридцать метров.",
    "fr": "Anna dévoile la tour\u202f: trois cent trente mètres.",
}
FILES = loaded.installed()
HERE = {
    "program": lambda **more: Espeak(Path(shutil.which("espeak-ng")), **more),
    "library": lambda **more: Loaded(*FILES, **more),
}
needs_program = pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
needs_library = pytest.mark.skipif(FILES is None, reason="espeakng-loader is not installed")


@pytest.fixture(params=[pytest.param("program", marks=needs_program), pytest.param("library", marks=needs_library)])
def made(request):
    return HERE[request.param]


def seconds(engine, text, language, path):
    engine.render(text, language, path, Errand())
    with wave.open(io.BytesIO(evened(path)), "rb") as file:
        return file.getnframes() / file.getframerate()


@pytest.mark.parametrize("language", TEXTS)
def test_it_speaks_calmly_in_every_language(language, made, tmp_path):
    engine = made()
    assert engine.voice(language) == language
    took = seconds(engine, TEXTS[language], language, tmp_path / "out.wav")
    letters = sum(sign.isalpha() for sign in TEXTS[language])
    assert 9 < letters / took < 15  # newsreaders have some 13 letters a second, and whoever reads fast has 18


def test_it_says_so_where_it_does_not_speak_a_language(made):
    assert made().voice("de") is None


def test_fewer_words_a_minute_take_longer(made, tmp_path):
    slow, fast = (seconds(made(words=words), TEXTS["en"], "en", tmp_path / "out.wav") for words in (110, 220))
    assert 1.6 < slow / fast < 2.4
    assert made(words=110).edition("en") != made(words=220).edition("en")


@pytest.mark.parametrize("text", ["-v ru", "--version", "<speak>One</speak>", "[[h@l'oU]] one", "a" * 3000, '"; exit #'])
def test_no_text_is_an_order(text, made, tmp_path):
    assert seconds(made(), text, "en", tmp_path / "out.wav") > 0.2


ESPEAK = """
tell(words=sys.argv[1:], text=sys.stdin.read())
write(sys.argv[sys.argv.index("-w") + 1])
"""


def test_what_the_program_is_called_with(tmp_path):
    engine = Espeak(program(tmp_path, "espeak", ESPEAK))
    assert engine.name == "espeak"
    engine.render("Анна", "ru", tmp_path / "out.wav", Errand())
    told = json.loads((tmp_path / "called.json").read_text(encoding="utf-8"))
    words = ["-v", "ru", "-s", "150", "-p", str(PITCH), "-b", "1", "-w", str(tmp_path / "out.wav"), "--stdin"]
    assert told == {"words": words, "text": "Анна\n"}


@needs_library
def test_the_process_of_the_library_stays_and_a_new_one_takes_its_place_when_it_died(tmp_path):
    engine = Loaded(*FILES)
    took = seconds(engine, "One.", "en", tmp_path / "out.wav")
    one = engine._program.pid
    assert seconds(engine, "One.", "en", tmp_path / "out.wav") == pytest.approx(took, rel=0.1)
    assert engine._program.pid == one
    os.kill(one, signal.SIGKILL)
    engine._program.wait()
    seconds(engine, "Three.", "en", tmp_path / "out.wav")
    assert engine._program.pid != one


@needs_library
def test_the_process_of_the_library_ends_with_the_engine(tmp_path):
    engine = Loaded(*FILES)
    seconds(engine, "One.", "en", tmp_path / "out.wav")
    process = engine._program
    del engine
    assert process.returncode == -signal.SIGKILL


@needs_library
def test_the_process_of_the_library_ends_when_nobody_gives_orders_any_more(tmp_path):
    engine = Loaded(*FILES)
    seconds(engine, "One.", "en", tmp_path / "out.wav")
    engine._program.stdin.close()
    assert engine._program.wait() == 0


@needs_library
def test_where_it_cannot_write_it_is_mute_and_goes_on_with_the_same_process(tmp_path):
    engine = Loaded(*FILES)
    with pytest.raises(Mute, match=r"espeakng-loader: .*No such file or directory"):
        engine.render("One.", "en", tmp_path / "none" / "out.wav", Errand())
    one = engine._program.pid
    seconds(engine, "Two.", "en", tmp_path / "out.wav")
    assert engine._program.pid == one


def test_a_library_that_cannot_be_loaded_is_mute(tmp_path):
    (tmp_path / "libespeak-ng.so").write_bytes(b"no library")
    with pytest.raises(Mute, match=r"espeakng-loader: .*libespeak-ng\.so"):
        Loaded(tmp_path / "libespeak-ng.so", tmp_path / "espeak-ng-data").render("One.", "en", tmp_path / "out.wav", Errand())


@needs_library
def test_without_its_data_it_is_mute(tmp_path):
    with pytest.raises(Mute, match="espeakng-loader: eSpeak NG answers "):
        Loaded(FILES[0], tmp_path / "data").render("One.", "en", tmp_path / "out.wav", Errand())


@needs_library
def test_data_may_lie_at_a_long_path(tmp_path):
    folder = tmp_path / ("long" * 50) / "espeak-ng-data"
    folder.parent.mkdir()
    folder.symlink_to(FILES[1])
    assert seconds(Loaded(FILES[0], folder), "One.", "en", tmp_path / "out.wav") > 0.2


@pytest.fixture
def other_end(tmp_path, monkeypatch):
    """In the place of the other end, one that does something else."""

    def replaced(text):
        monkeypatch.setattr(library, "__file__", str(program(tmp_path, "other_end.py", text)))
        return Loaded(tmp_path, tmp_path, seconds=0.05)

    return replaced


def test_a_process_that_hangs_is_left_for_a_new_one(other_end, tmp_path):
    Pipes(tmp_path)
    engine = other_end("open(os.path.join(HERE, 'never')).read()")
    with pytest.raises(Mute, match=r"^espeakng-loader took longer than 0\.05 seconds$"):
        engine.render("One.", "en", tmp_path / "out.wav", Errand())
    assert engine._program is None


def test_a_process_that_crashes_is_told_by_its_signal(other_end, tmp_path):
    engine = other_end("sys.stdin.readline(); os.kill(os.getpid(), 11)")
    engine._seconds = 60
    with pytest.raises(Mute, match=r"^espeakng-loader ended with -11$"):
        engine.render("One.", "en", tmp_path / "out.wav", Errand())


def test_a_process_that_is_gone_before_it_heard_anything_is_mute(other_end, tmp_path):
    engine = other_end("sys.exit(5)")
    engine._seconds = 60
    engine._running().wait()
    engine._running = lambda: engine._program
    with pytest.raises(Mute, match=r"^espeakng-loader ended with 5$"):
        engine.render("One.", "en", tmp_path / "out.wav", Errand())


def test_the_process_of_the_library_is_ended_when_its_errand_is_called_off(other_end, tmp_path):
    pipes, errand, why = Pipes(tmp_path), Errand(), []
    engine = other_end("alive = open(os.path.join(HERE, 'alive'), 'w'); alive.write('here'); alive.flush(); sys.stdin.read()")
    engine._seconds = 60

    def render():
        try:
            engine.render("One.", "en", tmp_path / "out.wav", errand)
        except Mute as fault:
            why.append(str(fault))

    rendering = Thread(target=render)
    rendering.start()
    pipes.wait_until_it_runs()
    errand.call_off()
    pipes.wait_until_it_is_gone()
    rendering.join()
    assert (why, engine._program) == (["espeakng-loader was called off"], None)
    with pytest.raises(Mute, match="was called off"):
        engine.render("One.", "en", tmp_path / "out.wav", errand)
    assert engine._program is None


def test_what_is_told_to_the_library_is_slower_than_it_counts():
    assert [speed(words) for words in (160, 80, 300)] == [150, 75, 281]
