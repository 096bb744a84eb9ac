"""Every test runs without a display, without a sound card, in folders of its own, and in no language in particular."""

from __future__ import annotations

import dataclasses
import gc
import os
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

from companion import errors, protocol
from companion.errors import Problem, Text
from companion.words import problems
from tests.words.untold import TOLD, untold

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# The same examples every time: a red run is the fault of the change, not of the day. No deadline: machines are busy.
settings.register_profile("facedown", derandomize=True, deadline=None)
settings.load_profile("facedown")

NUMBERS = count()
FOLDERS = {"XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache"}
UNSET = (
    *("STATE_DIRECTORY", "CONFIGURATION_DIRECTORY", "CACHE_DIRECTORY"),
    *("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "NO_COLOR", "COLUMNS", "LINES"),
)


MADE: set[Problem] = set()  # by our own code, since the last test
HANDED_ON = (errors.__file__, dataclasses.__file__)
SOURCES = tuple(str(Path(errors.__file__).resolve().parents[1] / package) + os.sep for package in ("companion", "hardware"))
NOT_TOLD = (problems.__file__, str(Path(protocol.__file__).parent) + os.sep)  # what is told already; what programs read


def _noted(self, *args, _plain=Problem.__init__, **named):
    _plain(self, *args, **named)
    if isinstance(self.what, Text):  # tests/words/test_texts.py has these
        return
    frame = sys._getframe(1)
    while frame.f_back is not None and frame.f_code.co_filename in HANDED_ON:
        frame = frame.f_back
    if frame.f_code.co_filename.startswith(SOURCES) and not frame.f_code.co_filename.startswith(NOT_TOLD):
        MADE.add(self)


Problem.__init__ = _noted
Problem.__str__ = lambda self: problems.told(self, "en")  # until each test asks for its English by itself


@pytest.fixture(autouse=True)
def _whatever_goes_wrong_is_told_in_every_language():
    """Also what only comes about while the program runs; what texts are made of is looked up by tests/words."""
    MADE.clear()
    yield
    lacks = sorted({lack for problem in MADE for language in TOLD for lack in untold(problem, language)})
    assert not lacks, "these texts have no translation (tests/words/missing_problems.py):\n" + "\n".join(lacks)


@pytest.hookimpl(tryfirst=True)
def pytest_collection():
    """What is collected lives to the end: looking for garbage among thousands of tests took as long as collecting them."""
    gc.disable()


def pytest_collection_finish():
    gc.freeze()
    gc.enable()


@pytest.fixture(scope="session")
def homes(tmp_path_factory):
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def _own_folders(homes, monkeypatch):
    home = homes / str(next(NUMBERS))  # not made: a program that starts for the first time finds nothing either
    for variable, folder in FOLDERS.items():
        monkeypatch.setenv(variable, str(home / folder))
    for variable in UNSET:
        monkeypatch.delenv(variable, raising=False)


@pytest.fixture(scope="session")
def wheel(tmp_path_factory):
    """The wheel under test: the one that was installed, or one built from this checkout; without the network."""
    given = os.environ.get("FACEDOWN_WHEEL")
    if given:
        return Path(given)
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, check=True, capture_output=True, cwd=Path(__file__).resolve().parents[1])
    (built,) = folder.glob("*.whl")
    return built
