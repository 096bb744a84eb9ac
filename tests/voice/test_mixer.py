"""The one owner of the sound device, with pygame's own mixer on SDL's dummy device, and with one that fails."""

from __future__ import annotations

import os
import subprocess
import sys
import wave
from types import SimpleNamespace

import pygame
import pytest

from companion.voice import mixer as mixing
from companion.voice.cues import CUES
from companion.voice.mixer import CHANNELS, PygameMixer
from companion.voice.opening import Mark
from companion.voice.speaker import Speaker
from companion.voice.utterance import Utterance
from companion.words.lines import bundle
from tests.arch.test_start import loaded
from tests.voice.sounding import needs_mixer
from tests.voice.standins import Journal

pytestmark = needs_mixer


@pytest.fixture
def device(monkeypatch):
    """SDL's dummy device; nothing of it is left for other tests."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.delenv("AUDIODEV", raising=False)
    assert pygame.mixer.get_init() is None
    yield
    pygame.mixer.quit()


@pytest.fixture
def told():
    return []


@pytest.fixture
def mixer(device, told):
    return PygameMixer(lambda key, args: told.append((key, dict(args))))


@pytest.fixture
def speech(tmp_path):
    return clip(tmp_path / "speech.wav", 0.5)


def clip(path, seconds):
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, 22_050, 0, "NONE", ""))
        file.writeframes(b"\1\0" * round(22_050 * seconds))
    return path


def volumes():
    """Of speech and of all others."""
    levels = [round(pygame.mixer.Channel(number).get_volume(), 2) for number in range(CHANNELS)]
    assert len(set(levels[1:])) == 1
    return levels[:2]


@pytest.mark.parametrize(("socket", "buffer"), [("pipewire-0", 4096), ("pulse", 512)])
def test_where_pipewire_passes_the_sound_on_the_buffer_is_large(mixer, tmp_path, monkeypatch, mocker, socket, buffer):
    (tmp_path / socket).touch()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    init = mocker.spy(pygame.mixer, "init")
    assert mixer.can_be_heard()
    assert init.call_args.args[-1] == buffer


def test_the_device_is_opened_when_something_is_to_be_heard_and_not_before(mixer):
    mixer.set(has_sounds=True, is_night=True, loudness=100)
    mixer.hush()
    mixer.lift()
    assert not mixer.is_speaking
    assert pygame.mixer.get_init() is None
    mixer.effect("placed")
    assert pygame.mixer.get_init() == (44_100, -16, 2)
    assert pygame.mixer.get_num_channels() == CHANNELS


def test_speech_is_played_and_hushed(mixer, speech):
    assert mixer.speak(speech) == pytest.approx(0.5, abs=0.01)
    assert mixer.is_speaking
    pygame.mixer.Channel(0).stop()
    assert not mixer.is_speaking
    mixer.speak(speech)
    mixer.hush()  # it fades, so for a moment it is still there


def test_effects_make_room_for_speech_and_night_halves_everything(mixer, speech):
    mixer.effect("prize")
    mixer.speak(speech)
    assert volumes() == pytest.approx([1.0, 0.4], abs=0.01)
    mixer.set(has_sounds=True, is_night=True, loudness=100)
    assert volumes() == pytest.approx([0.5, 0.2], abs=0.01)
    mixer.lift()
    assert volumes() == pytest.approx([0.5, 0.5], abs=0.01)
    mixer.set(has_sounds=True, is_night=False, loudness=100)
    assert volumes() == pytest.approx([1.0, 1.0], abs=0.01)


def test_all_is_as_loud_as_it_was_set_and_half_of_that_at_night(mixer, speech):
    mixer.effect("prize")
    mixer.speak(speech)
    mixer.set(has_sounds=True, is_night=False, loudness=50)
    assert volumes() == pytest.approx([0.5, 0.2], abs=0.01)
    mixer.set(has_sounds=True, is_night=True, loudness=25)
    mixer.lift()
    assert volumes() == pytest.approx([0.125, 0.125], abs=0.01)


def test_an_effect_that_begins_while_somebody_speaks_is_soft_from_the_start(mixer, speech):
    mixer.speak(speech)
    mixer.effect("win")
    assert pygame.mixer.Channel(1).get_busy()
    assert pygame.mixer.Channel(1).get_volume() == pytest.approx(0.4, abs=0.01)


def test_it_is_as_soft_at_night_where_that_was_set_before_the_device_was_opened(mixer, speech):
    mixer.set(has_sounds=True, is_night=True, loudness=100)
    mixer.effect("win")
    assert pygame.mixer.Channel(1).get_volume() == 0.5
    mixer.speak(speech)
    assert pygame.mixer.Channel(0).get_volume() == 0.5


def test_sounds_can_be_off_while_speech_is_on(mixer, speech):
    mixer.effect("win")
    mixer.set(has_sounds=False, is_night=False, loudness=100)
    assert pygame.mixer.Channel(1).get_volume() == 0.0
    mixer.effect("prize")
    assert not pygame.mixer.Channel(2).get_busy()
    assert mixer.speak(speech) > 0.0
    assert pygame.mixer.Channel(0).get_volume() == 1.0


def test_where_sounds_are_off_and_nobody_speaks_the_device_is_left_alone(mixer):
    mixer.set(has_sounds=False, is_night=False, loudness=100)
    mixer.effect("prize")
    assert pygame.mixer.get_init() is None


def test_every_cue_is_played_never_on_the_channel_of_speech(mixer):
    for cue in (*CUES, *CUES):
        mixer.effect(cue)
    busy = [pygame.mixer.Channel(number).get_busy() for number in range(CHANNELS)]
    assert (busy[0], all(busy[1:])) == (False, True)


def test_without_a_device_all_is_silent_and_that_is_said_once(monkeypatch, mixer, told, speech):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    for _ in range(2):
        assert not mixer.can_be_heard()
        assert mixer.speak(speech) == 0.0
        mixer.effect("win")
        mixer.hush()
        mixer.close()
    assert told == [("sound-no-device", {})]


def test_what_libraries_write_when_there_is_no_device_reaches_no_terminal(monkeypatch, mixer, told, capfd):
    def init(*_):
        os.write(2, b"ALSA lib confmisc.c: cannot find card")
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", init)
    assert not mixer.can_be_heard()
    os.write(2, b"ours")
    assert (capfd.readouterr().err, [key for key, _ in told]) == ("ours", ["sound-no-device"])


def test_a_device_that_was_named_is_what_sdl_is_told_and_what_is_missed(monkeypatch, device, told):
    mixer = PygameMixer(lambda key, args: told.append((key, dict(args))), "default:CARD=vc4hdmi")
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    monkeypatch.setenv("AUDIODEV", "another")
    assert not mixer.can_be_heard()
    assert mixing.os.environ["AUDIODEV"] == "default:CARD=vc4hdmi"
    assert told == [("sound-no-device-named", {"device": "default:CARD=vc4hdmi"})]


@pytest.mark.parametrize("fault", [ImportError("no mixer"), NotImplementedError("mixer module not available")], ids=["absent", "not built"])
def test_a_pygame_without_a_mixer_is_as_if_there_were_no_device(monkeypatch, mixer, told, fault):
    def fails(*_):
        raise fault

    monkeypatch.setattr(pygame.mixer, "init", fails)
    assert not mixer.can_be_heard()
    assert told == [("sound-no-device", {})]


def test_a_device_that_is_lost_in_the_middle_is_said_once_and_raises_nothing(mixer, told, speech):
    mixer.speak(speech)
    pygame.mixer.quit()
    for _ in range(2):
        assert mixer.speak(speech) == 0.0
        assert not mixer.is_speaking
        mixer.effect("win")
        mixer.set(has_sounds=True, is_night=True, loudness=100)
        mixer.hush()
        mixer.lift()
    assert told == [("sound-device-lost", {})]


@pytest.mark.parametrize("text", [b"", b"no sound at all", None], ids=["empty", "text", "missing"])
def test_a_file_that_is_no_sound_is_not_played_and_the_device_stays(mixer, told, tmp_path, speech, text):
    broken = tmp_path / "broken.wav"
    if text is not None:
        broken.write_bytes(text)
    assert mixer.speak(broken) == 0.0
    assert told == []
    assert mixer.speak(speech) > 0.0


def test_what_is_told_has_its_line_in_every_language():
    for language in ("en", "ru", "fr"):
        for key, args in (("sound-no-device-named", {"device": "hdmi"}), ("sound-device-lost-named", {"device": "hdmi"})):
            text, errors = bundle(language).format_pattern(bundle(language).get_message(key).value, args)
            assert ("hdmi" in text, errors) == (True, [])


def test_a_speaker_says_one_after_the_other_on_a_real_mixer(mixer, tmp_path):
    journal = Journal()
    renderer = SimpleNamespace(rendered=lambda text, _: clip(tmp_path / f"{text}.wav", 0.05), stop=lambda: None)
    speaker = Speaker(mixer, renderer, lambda: 0.0, heard=lambda one: journal.note(one.text))
    speaker.cue("placed")
    speaker.say([Utterance(text, "en", "later", 0.0) for text in ("one", "two")])
    assert journal.upto("two") == [("one",), ("two",)]
    speaker.close()
    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize(("leaves", "told"), [("", "pygame closes what is open"), ("mixer.leave()", "")])
def test_a_device_that_is_left_is_not_closed_once_more_as_the_program_ends(leaves, told):
    """It would wait there for a thread of SDL that another one waits for."""
    lines = (
        "from companion.voice.mixer import PygameMixer",
        "mixer = PygameMixer(print)",
        "assert mixer.can_be_heard()",
        "import pygame",
        "pygame.register_quit(lambda: print('pygame closes what is open'))",
        leaves,
    )
    env = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == told


def test_whoever_was_never_heard_can_be_left_too(monkeypatch):
    monkeypatch.delitem(sys.modules, "pygame")
    PygameMixer(print).leave()
    assert "pygame" not in sys.modules


def test_where_no_mark_can_be_made_the_device_is_opened_all_the_same(tmp_path, device):
    (tmp_path / "cache").touch()
    mixer = PygameMixer(print, mark=Mark(tmp_path / "cache" / "opened"))
    assert mixer.can_be_heard()
    mixer.close()


def test_a_device_over_which_the_program_came_to_its_end_is_not_opened_and_at_the_next_start_it_is(tmp_path, device, told):
    mark = Mark(tmp_path / "opened")
    mark.path.write_text(str(2**22 + 1))  # more than Linux gives to any program
    mixers = [PygameMixer(lambda key, args: told.append((key, dict(args))), mark=mark) for _ in range(2)]
    assert [mixer.can_be_heard() for mixer in mixers] == [False, True]
    assert (told, mark.path.exists()) == ([("sound-left-out", {})], False)
    mixers[1].close()


def test_the_mark_stands_while_the_device_is_opened(tmp_path, device, monkeypatch):
    mark, seen = Mark(tmp_path / "opened"), []
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: seen.append(mark.path.exists()))
    PygameMixer(print, mark=mark).can_be_heard()
    assert (seen, mark.path.exists()) == ([True], False)


def test_a_pygame_without_a_mixer_is_no_device_and_that_is_said_once(told, monkeypatch, speech):
    monkeypatch.setitem(sys.modules, "pygame.mixer", None)
    mixer = PygameMixer(lambda key, args: told.append((key, dict(args))))
    assert (mixer.speak(speech), mixer.is_speaking, mixer.can_be_heard()) == (0.0, False, False)
    mixer.effect("placed")
    mixer.close()
    assert told == [("sound-no-device", {})]


def test_pygame_is_not_loaded_before_something_is_to_be_heard():
    assert "pygame" not in loaded("companion.voice.speaker", "companion.voice.mixer", "companion.voice.choosing", "companion.voice.cues")
