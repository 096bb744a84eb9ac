"""Every session is as wide as the widest terminal that is made use of, wherever the tests are run."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _wide(monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
