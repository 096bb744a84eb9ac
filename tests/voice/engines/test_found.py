"""Engines are asked in a fixed order, of those that are there."""

from __future__ import annotations

import pytest

from companion.voice.engines import found as engines
from companion.voice.engines.found import offers


def which(*there):
    return lambda name: f"/usr/bin/{name}" if name in there else None


def there_are(voices, which):
    return [offer.engine for offer in offers(voices, which=which) if offer.engine is not None]


@pytest.fixture(autouse=True)
def no_packages(mocker):
    mocker.patch.object(engines.loaded, "installed", return_value=None)
    mocker.patch.object(engines.piper, "command", side_effect=lambda which: (which("piper"),) if which("piper") else None)


def test_all_engines_are_offered_in_the_order_in_which_they_are_asked(mocker, tmp_path):
    mocker.patch.object(engines.loaded, "installed", return_value=(tmp_path, tmp_path))
    there = which("piper", "RHVoice-test", "espeak-ng", "espeak")
    assert [engine.name for engine in there_are({"ru": tmp_path}, there)] == ["piper", "RHVoice", "espeak-ng", "espeakng-loader"]


def test_piper_without_a_voice_file_speaks_no_language():
    (piper,) = there_are({}, which("piper"))
    assert [piper.voice(language) for language in ("en", "ru", "fr")] == [None] * 3


def test_without_espeak_ng_there_may_be_espeak():
    assert [engine.name for engine in there_are({}, which("espeak"))] == ["espeak"]


def test_of_what_is_missing_it_is_told_how_to_get_it(tmp_path):
    missing = [(offer.name, offer.got_by) for offer in offers({"ru": tmp_path}, which=which()) if offer.engine is None]
    assert missing == [
        ("piper", "pip install piper-tts"),
        ("RHVoice", "sudo apt install rhvoice rhvoice-russian rhvoice-english"),
        ("espeak-ng", "sudo apt install espeak-ng"),
        ("espeakng-loader", "pip install 'facedown[voice]'"),
    ]
