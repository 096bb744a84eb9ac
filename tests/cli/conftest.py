"""Where the decks of one's own lie for a test of a command, and one of them."""

from __future__ import annotations

import os

import pytest

from companion.config import folders
from tests.cli.rivers import rivers_csv
from tests.decks.folders import lay


@pytest.fixture
def own():
    folder = folders(os.environ).decks
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def rivers(own):
    return lay(own / "rivers", rivers_csv())
