"""RHVoice speaks with the voices that are installed, those first that are known to be good."""

from __future__ import annotations

import json

import pytest

from companion.voice.engines.port import Errand, Mute
from companion.voice.engines.rhvoice import RHVoice
from companion.voice.loudness import evened
from tests.voice.engines.standins import FAILS, NOTHING, RHVOICE, program


@pytest.fixture
def voices(tmp_path):
    """Adds a voice, as they are installed."""

    def add(name, language, more="gender=male\nformat=4\nrevision=0\n"):
        folder = tmp_path / "voices" / name.lower()
        folder.mkdir(parents=True)
        (folder / "voice.info").write_text(f"name={name}\nlanguage={language}\n{more}", encoding="utf-8")
        return tmp_path / "voices"

    return add


def test_preferred_voices_come_first_then_any_by_name(voices, tmp_path):
    for name in ("Victoria", "Arina"):
        folder = voices(name, "Russian")
    for name in ("Zdenek", "Slt", "Bdl", "Magda", "Ann"):
        voices(name, {"Zdenek": "Czech", "Magda": "Polish"}.get(name, "English"))
    engine = RHVoice(tmp_path / "RHVoice-test", [tmp_path / "none", folder])
    assert {language: engine.voice(language) for language in ("en", "ru", "fr")} == {"en": "Slt", "ru": "Arina", "fr": None}
    voices("Elena", "russian")
    voices("Aleksandr-hq", "Russian")
    assert RHVoice(tmp_path / "RHVoice-test", [folder]).voice("ru") == "Aleksandr-hq"


@pytest.mark.parametrize(
    "text",
    [b"", b"name=Anna\n", b"language=Russian\n", b"; name=Anna\nlanguage=Russian", b"\xff\xfe\x00", b"name=-x\nlanguage=Russian\n"],
)
def test_what_does_not_describe_a_voice_is_none(text, tmp_path):
    (tmp_path / "voices" / "anna").mkdir(parents=True)
    (tmp_path / "voices" / "anna" / "voice.info").write_bytes(text)
    assert RHVoice(tmp_path, [tmp_path / "voices"]).voice("ru") is None


def test_a_description_is_read_as_its_writers_write_it(tmp_path):
    (tmp_path / "voices" / "anna").mkdir(parents=True)
    (tmp_path / "voices" / "anna" / "voice.info").write_bytes(b"\xef\xbb\xbf; mine\r\nName = Anna\r\nlanguage= Russian\r\nsomething")
    assert RHVoice(tmp_path, [tmp_path / "voices"]).voice("ru") == "Anna"


def test_it_says_a_text_with_the_voice_of_its_language(voices, tmp_path):
    folder = voices("Anna", "Russian")
    engine = RHVoice(program(tmp_path, "RHVoice-test", RHVOICE), [folder])
    engine.render("-s <speak>Анна</speak>", "ru", tmp_path / "out.wav", Errand())
    assert evened(tmp_path / "out.wav")
    told = json.loads((tmp_path / "called.json").read_text(encoding="utf-8"))
    assert told == {"text": "-s speak Анна /speak\n", "ssml": False, "profile": "Anna", "rate": 100}


def test_it_speaks_as_fast_as_it_is_told(voices, tmp_path):
    engine = RHVoice(program(tmp_path, "RHVoice-test", RHVOICE), [voices("Anna", "Russian")], words=120)
    engine.render("Анна", "ru", tmp_path / "out.wav", Errand())
    assert json.loads((tmp_path / "called.json").read_text(encoding="utf-8"))["rate"] == 75
    assert engine.edition("ru") != RHVoice(tmp_path / "RHVoice-test", [tmp_path / "voices"]).edition("ru")


def test_where_it_fails_it_is_mute(voices, tmp_path):
    engine = RHVoice(program(tmp_path, "RHVoice-test", FAILS), [voices("Anna", "Russian")])
    with pytest.raises(Mute, match="no such voice"):
        engine.render("Анна", "ru", tmp_path / "out.wav", Errand())


def test_where_it_ends_well_and_writes_nothing_that_is_seen(voices, tmp_path):
    RHVoice(program(tmp_path, "RHVoice-test", NOTHING), [voices("Anna", "Russian")]).render("Анна", "ru", tmp_path / "out.wav", Errand())
    with pytest.raises(Mute, match="it wrote nothing"):
        evened(tmp_path / "out.wav")
