"""A register of its own for each test."""

from __future__ import annotations

import pytest


@pytest.fixture
def path(tmp_path):
    return tmp_path / "state" / "tags.jsonl"
