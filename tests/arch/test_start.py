"""Importing the core is quick and loads neither a screen nor a part of the mat."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys

import pytest

from tests.arch.sources import root

CORE = [name for name in ("companion.decks", "companion.games", "companion.referee") if importlib.util.find_spec(name)]
FOREIGN = {"pygame", "gpiozero", "serial", "spidev", "mfrc522", "lgpio", "fluent", "platformdirs", "sqlite3"}
QUICK = 0.080  # seconds over the bare interpreter

MEASURED = """
import sys, time
began = time.perf_counter()
for name in sys.argv[1:]:
    __import__(name)
spent = time.perf_counter() - began
import json
print(json.dumps([spent, sorted({name.partition(".")[0] for name in sys.modules})]))
"""


def loaded(*names):
    """Seconds that importing takes in a fresh interpreter, and the top-level modules that it has then."""
    command = [sys.executable, "-c", MEASURED, *names]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}  # compiling is no part of importing
    seconds, modules = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=root(), env=env).stdout)
    return seconds, set(modules)


def test_importing_the_core_loads_no_library_of_screen_or_hardware():
    _seconds, modules = loaded(*CORE)
    assert not modules & FOREIGN


@pytest.mark.parametrize("library", ["gpiozero", "serial"])
def test_a_library_that_is_loaded_would_be_seen(library):
    _seconds, modules = loaded(library)
    assert modules & FOREIGN == {library}


def test_importing_the_core_is_quick():
    # The best of five: what the machine does besides only ever adds.
    assert min(loaded(*CORE)[0] for _ in range(5)) < QUICK
