"""What holds is told key by key, with where it is said: the page of settings before the file, the file before what is usual."""

from __future__ import annotations

import pytest

from companion.config.config import KEYS, KEYS_OF_SCREEN, KEYS_OF_TELEVISION, KEYS_OF_VOICE, parse
from companion.config.holding import KNOWN, HeldKey, OfFile, OfPage, OfSystem, OfVariable, Usual, held
from companion.core.decks.card import LANGUAGES

TEXT = """\
# ours
language = "ru"
mat = "~/our.toml"

[voice]
folder = "/srv/voices"
piper = { fr = "/srv/siwis.onnx" }

[screen]
size = "1280x720"
rotate = 90
full = true
driver = "kmsdrm"
printed-units = true
"""
EMPTY = (
    HeldKey(("language",), "fr", OfSystem()),
    HeldKey(("mat",), None, Usual()),
    HeldKey(("voice", "folder"), None, Usual()),
    HeldKey(("voice", "device"), None, Usual()),
    *(HeldKey(("voice", "piper", language), None, Usual()) for language in LANGUAGES),
    HeldKey(("voice", "words-a-minute"), None, Usual()),
    HeldKey(("screen", "size"), None, Usual()),
    HeldKey(("screen", "rotate"), 0, Usual()),
    HeldKey(("screen", "full"), None, Usual()),
    HeldKey(("screen", "driver"), None, Usual()),
    HeldKey(("screen", "printed-units"), False, Usual()),
    HeldKey(("television", "standby"), None, Usual()),
    HeldKey(("television", "device"), "/dev/cec0", Usual()),
)
SAID = {
    ("language",): HeldKey(("language",), "ru", OfFile(2)),
    ("mat",): HeldKey(("mat",), "/home/anna/our.toml", OfFile(3)),
    ("voice", "folder"): HeldKey(("voice", "folder"), "/srv/voices", OfFile(6)),
    ("voice", "piper", "fr"): HeldKey(("voice", "piper", "fr"), "/srv/siwis.onnx", OfFile(7)),
    ("screen", "size"): HeldKey(("screen", "size"), "1280x720", OfFile(10)),
    ("screen", "rotate"): HeldKey(("screen", "rotate"), 90, OfFile(11)),
    ("screen", "full"): HeldKey(("screen", "full"), True, OfFile(12)),
    ("screen", "driver"): HeldKey(("screen", "driver"), "kmsdrm", OfFile(13)),
    ("screen", "printed-units"): HeldKey(("screen", "printed-units"), True, OfFile(14)),
}
ENV = {"LANG": "fr_FR.UTF-8"}


def of(text, page=(), env=ENV):
    return tuple(held(parse(text, "facedown.toml"), text, dict(page), env))


def test_every_key_of_the_file_is_told_of():
    of_tables = {"voice": KEYS_OF_VOICE, "screen": KEYS_OF_SCREEN, "television": KEYS_OF_TELEVISION}
    paths = {known.path[:2] for known in KNOWN}
    assert paths == {(key, one) for key in KEYS for one in of_tables.get(key, ())} | {(key,) for key in KEYS if key not in of_tables}


def test_where_nobody_says_anything_all_is_as_usual():
    assert of("") == EMPTY


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_what_the_file_says_is_told_with_its_line(ends, monkeypatch):
    monkeypatch.setenv("HOME", "/home/anna")
    assert of(TEXT.replace("\n", ends)) == tuple(SAID.get(one.path, one) for one in EMPTY)


def test_what_was_set_on_the_screen_counts_more_than_the_file():
    found = {one.path: one for one in of(TEXT, {"language": "en", "is_full": False, "letters": 115})}
    assert found["language",] == HeldKey(("language",), "en", OfPage(2))
    assert found["screen", "full"] == HeldKey(("screen", "full"), False, OfPage(12))
    assert HeldKey(("language",), "en", OfPage()) in of("", {"language": "en"})


def test_a_driver_that_the_environment_names_counts_more_than_the_file():
    env = {**ENV, "SDL_VIDEODRIVER": "X11"}
    assert HeldKey(("screen", "driver"), "x11", OfVariable("SDL_VIDEODRIVER", 13)) in of(TEXT, env=env)
    assert HeldKey(("screen", "driver"), "x11", OfVariable("SDL_VIDEODRIVER")) in of("", env=env)
    assert of(TEXT, env={**ENV, "SDL_VIDEODRIVER": ""}) == of(TEXT)
