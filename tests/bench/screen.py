"""The benchmark of the screen: what it costs to draw, to show what was heard, to rest and to begin, each figure beside its yardstick.

Rules of this file: all is measured in one run on one machine; ratios are worked out from the figures that are told with them.
"""

from __future__ import annotations

import json
from typing import Any

from companion.errors import DONE
from tests.bench.drawing import drawn
from tests.bench.showing import shown


def bench_screen(seed: int, *, as_json: bool) -> int:
    """A table of what was measured, or a line of JSON."""
    measured: dict[str, Any] = {**drawn(seed), **shown(seed)}
    if as_json:
        print(json.dumps(measured))
        return DONE
    for name, value in measured.items():
        print(f"{name:36} {value:>12,.3f}" if isinstance(value, float) else f"{name:36} {'-' if value is None else value!s:>12}")
    return DONE
