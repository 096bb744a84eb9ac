"""Passes of the readers over a table where nothing moves: what a referee hears after it was started again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace

from companion.core.mat.shape import Shape
from companion.record.plain import heard_to_json
from companion.simulator.radio import radio_under
from hardware.readers.noise import Noise

SHOWN, CALM = 2.0, 0.5  # seconds; then no hand is over the table for a moment, and what noise had lifted lies there again
# Seconds for which people who were interrupted read the screen before a word, and before the next act: after a start nobody knows how well
# each tag is heard, so a lift may be believed three seconds later than it was; noise may have lifted others, which *check* means for three
# more (C21) and which make a loose card loose anew (C20); and a question has to have stood (C27).
READ = 3.8


def shown(
    shape: Shape, lying: Mapping[str, str], noise: float, seed: object, since: float, seconds: float = SHOWN
) -> Iterator[tuple[str, float]]:
    """Lines up to their times, and these. The noise is of the same kind, but for what it does to a card that is laid: here none is."""
    radio = radio_under(shape, replace(Noise.of(noise), straddled=0.0, faint=0.0), seed)
    for uid, slot in lying.items():
        if slot in radio.slots:
            radio.lay(uid, slot)
    for heard in radio.passes(seconds):
        yield json.dumps({"pass": heard_to_json(heard.heard)})[:-1], round(since + heard.at, 6)
