"""What engines are given holds nothing that one of them would take for an order."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from companion.voice.engines.plain import plain

TEXTS = (
    ("Anna plays “Big Ben” to C3.", "Anna plays “Big Ben” to C3."),
    ("Анна\u00a0— две карты.\u202f Борис:\n\tодну ", "Анна — две карты. Борис: одну"),
    ("<speak>[[h@l'oU]] {x} \\x `id` a|b", "speak h@l'oU x x id a b"),
    ("a\x00b\x01+50Sc\x1b[1m\x7f", "a b +50Sc 1m"),
    ("Eif\u00adfel \u200eTo\u200dwer\u2068", "Eiffel Tower"),
    ("e\u0301te\u0301", "été"),
    ("за\u0301мок", "за\u0301мок"),  # where the stress is
    ("a\udcffb", "a b"),
    ("-v ru", "-v ru"),
    (" \u202f<>[] ", ""),
)


def test_what_is_left_of_a_text():
    assert [(text, plain(text)) for text, expected in TEXTS] == [(text, expected) for text, expected in TEXTS]


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
def test_espeak_takes_brackets_for_phonemes_and_a_plain_text_has_none():
    def heard(text):
        command = ["espeak-ng", "-v", "en", "-x", "-q", "-b", "1", "--stdin"]
        return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout.strip()

    assert heard("[[h@l'oU]]") == "h@l'oU"
    assert heard(plain("[[h@l'oU]]")) != "h@l'oU"
