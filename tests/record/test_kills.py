"""A real referee is killed at random instants, started again on its journal, and the match comes to the same (E4).

`FACEDOWN_KILLS=500` kills it so often; `python -m tests.record.kills --kills 500` prints figures as well.
"""

import os
from random import Random

from tests.record.kills.figures import Figures
from tests.record.kills.killing import kill_often

KILLS = int(os.environ.get("FACEDOWN_KILLS", "1"))
IN_ONE_MATCH = 1 if KILLS < 50 else 12


def test_a_killed_referee_goes_on_where_it_stood_and_says_nothing_otherwise(tmp_path):
    figures = Figures()
    kill_often(tmp_path, KILLS, IN_ONE_MATCH, Random("kills"), figures)
    print("\n".join(figures.told()))
    assert figures.findings == []
    assert figures.kills >= KILLS
