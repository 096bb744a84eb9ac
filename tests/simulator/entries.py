"""The entries of simulated matches, as one digest each; a command, so that it can be run under several hash seeds.

`python -m tests.simulator.entries SEED ...` plays a short match for each seed and prints its digest.
"""

import hashlib
import json
import sys

from companion.core.games.game import Setup
from companion.core.mat.shape import Shape
from companion.record.plain import event_to_json
from tests.simulator.quiet import seated

HOUSE = {"hand": 4, "pile": 8}


def entries(seed):
    """Clumsy people over a noisy radio, on a mat that is soon too small."""
    sitting = seated(players=3, deck="movies", house=HOUSE, shape=Shape(5, 4), seed=seed, noise=0.05, clumsy=0.2, silence=0.05)
    sitting.play()
    return [event_to_json(entry.event) for entry in sitting.table.referee._journal.entries() if not isinstance(entry.event, Setup)]


def digest(seed):
    return hashlib.sha256(json.dumps(entries(seed)).encode()).hexdigest()


if __name__ == "__main__":
    for seed in sys.argv[1:]:
        print(digest(int(seed)))
