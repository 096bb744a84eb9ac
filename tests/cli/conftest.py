"""Where the decks of one's own lie for a test of a command, and one of them."""

from __future__ import annotations

import os

import pytest

from companion.config.config import folders
from tests.cards.decks.folders import lay
from tests.cli.rivers import rivers_csv


@pytest.fixture
def own():
    folder = folders(os.environ).decks
    folder.mkdir(parents=True)
    return folder


@pytest.fixture
def rivers(own):
    return lay(own / "rivers", rivers_csv())
