"""The bench of the screen: what it costs to draw, to show what was heard, to rest and to begin, each figure beside its yardstick."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from tests.bench.changes import changed
from tests.bench.drawing import drawn
from tests.bench.figures import Figures
from tests.bench.showing import shown


def measured(options: Namespace) -> Iterator[Figures]:
    yield drawn(options.seed)
    yield changed(options.seed)
    yield shown(options.seed)
