"""Who speaks, and how, stands in a table of the configuration, and all that is wrong with it is said at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.config.config import Config, Voice, parse
from companion.errors import CONFIGURATION, Unusable
from tests.words.english import english

WHOLE = """
language = "ru"

[voice]
folder = "/home/pi/голоса"
device = "default:CARD=vc4hdmi0"
piper = { ru = "/home/pi/irina.onnx", fr = "/home/pi/siwis.onnx" }
words-a-minute = 140
"""


def test_what_a_configuration_says_of_the_voice():
    files = {"ru": Path("/home/pi/irina.onnx"), "fr": Path("/home/pi/siwis.onnx")}
    assert parse(WHOLE, "facedown.toml") == Config("ru", Voice(Path("/home/pi/голоса"), "default:CARD=vc4hdmi0", files, 140))


@pytest.mark.parametrize("text", ["", "[voice]", "[voice.piper]", "voice = {}"])
def test_what_it_does_not_say_is_left_open(text):
    assert parse(text, "facedown.toml") == Config(None, Voice(None, None, {}, None))


def test_voice_files_may_stand_in_a_table_of_their_own():
    text = '[voice]\nwords-a-minute = 150\n[voice.piper]\nen = "/home/pi/amy.onnx"'
    assert parse(text, "facedown.toml").voice == Voice(piper={"en": Path("/home/pi/amy.onnx")}, words_a_minute=150)


def test_a_path_may_begin_at_home(monkeypatch):
    monkeypatch.setenv("HOME", "/home/anna")
    text = '[voice]\nfolder = "~/voices"\npiper = { ru = "~no-such-user/x.onnx" }'
    assert parse(text, "facedown.toml").voice == Voice(Path("/home/anna/voices"), piper={"ru": Path("~no-such-user/x.onnx")})


FOLDER = 'write a whole path, such as folder = "/var/lib/facedown/voices"'
PROBLEMS = (
    ("[voise]\nfolder = 3", ["line 1: there is no key 'voise'; did you mean 'voice'?"]),
    ("voice = 3", ["line 1: 'voice' is 3; begin a line with [voice] and write its keys below"]),
    ("[voice]\n\nfoldr = '/x'", ["line 3: [voice] has no 'foldr'; did you mean 'folder'?"]),
    ("[voice]\nvolume = 3", ["line 2: [voice] has no 'volume'; use one of: device, folder, piper, words-a-minute"]),
    ("[voice]\nfolder = 'voices'", [f"line 2: 'folder' is 'voices'; {FOLDER}"]),
    ("[voice]\nfolder = ['/x']", [f"line 2: 'folder' is a list; {FOLDER}"]),
    ("[voice]\nfolder = '/x\t'", [f"line 2: 'folder' is '/x\\t'; {FOLDER}"]),
    ("[voice]\ndevice = ''", ["line 2: 'device' is ''; write a text of 1 to 100 characters, such as device = \"default:CARD=vc4hdmi0\""]),
    ("[voice]\nwords-a-minute = 20", ["line 2: 'words-a-minute' is 20; write a whole number from 80 to 300"]),
    ("[voice]\nwords-a-minute = true", ["line 2: 'words-a-minute' is true; write a whole number from 80 to 300"]),
    ("[voice]\npiper = '/x.onnx'", ["line 2: 'piper' is '/x.onnx'; begin a line with [voice.piper] and write its keys below"]),
    ("[voice]\npiper = { rus = '/x.onnx' }", ["line 2: 'piper' has no 'rus'; did you mean 'ru'?"]),
    (
        "language = 'de'\n[voice]\nfolder = 'x'\nspeed = 1\n[voice.piper]\nru = 'x.onnx'",
        [
            "line 1: 'de' is not a language that is spoken here; spoken are en, ru, fr",
            f"line 3: 'folder' is 'x'; {FOLDER}",
            "line 4: [voice] has no 'speed'; use one of: device, folder, piper, words-a-minute",
            "line 6: 'ru' is 'x.onnx'; write a whole path, such as ru = \"/var/lib/facedown/voices/irina.onnx\"",
        ],
    ),
)


@pytest.mark.parametrize(("text", "lines"), PROBLEMS, ids=[text.replace("\n", " ") for text, _ in PROBLEMS])
def test_every_problem_is_said_with_its_line_and_its_fix(text, lines):
    with pytest.raises(Unusable) as caught:
        parse(text, "facedown.toml")
    assert caught.value.exit_code == CONFIGURATION
    assert english(caught.value).splitlines() == [f"facedown.toml {line}" for line in lines]
