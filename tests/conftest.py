"""Every test runs without a display, without a sound card, in folders of its own, and in no language in particular."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest
from hypothesis import settings

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
