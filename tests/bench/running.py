"""A bench, run as its command runs it."""

from __future__ import annotations

import json

from tests.bench.__main__ import main


def measured(capsys, *words):
    """The exit code, and the figures of each of its lines."""
    code = main([*words, "--json"])
    return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]
