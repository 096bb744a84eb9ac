"""Importing the core loads neither a screen nor a part of the mat."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.arch.sources import root

CORE = ("companion.cards.decks.files", "companion.core.games.registry", "companion.core.referee.referee")
FOREIGN = {"pygame", "gpiozero", "serial", "spidev", "mfrc522", "lgpio", "fluent", "platformdirs", "sqlite3"}

LOADED = """
import json, sys
for name in sys.argv[1:]:
    __import__(name)
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""


def loaded(*names):
    """The top-level modules that a fresh interpreter has once it imported these."""
    command = [sys.executable, "-c", LOADED, *names]
    return set(json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=root()).stdout))


def test_importing_the_core_loads_no_library_of_screen_or_hardware():
    modules = loaded(*CORE)
    assert not modules & FOREIGN


@pytest.mark.parametrize("library", ["gpiozero", "serial"])
def test_a_library_that_is_loaded_would_be_seen(library):
    modules = loaded(library)
    assert modules & FOREIGN == {library}
