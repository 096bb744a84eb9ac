"""One sound for what was announced together: the one that matters most."""

from __future__ import annotations

import pytest

from companion.core.referee.announcements import Announcement
from companion.voice.cues import CUES, cue_of

SAID = (
    ([("comparity-plays", "placed"), ("comparity-turn", "turn")], "placed"),
    ([("comparity-turn", "turn")], "turn"),
    ([("comparity-reveals", "revealed")], "revealed"),
    ([("comparity-in-order", "fits"), ("comparity-distrust", "plain"), ("comparity-turn", "turn")], "fits"),
    ([("comparity-too-great-left", "violation"), ("comparity-penalty", "penalty"), ("comparity-repair", "turn")], "violation"),
    ([("comparity-wrong-touches-nothing", "violation")], "violation"),
    ([("cardline-misfits-last", "violation"), ("cardline-draws", "penalty"), ("cardline-turn", "turn")], "violation"),
    ([("skyscrapers-roofs", "placed"), ("skyscrapers-faulty-no-toilet", "penalty")], "penalty"),
    ([("skyscrapers-roofs", "placed"), ("skyscrapers-gets-world-record", "prize")], "prize"),
    ([("skyscrapers-counts-toilets", "prize"), ("skyscrapers-wins", "win")], "win"),
    ([("table-wrong-unknown-tag", "violation")], "unknown"),
    ([("table-tapped-unknown", "notice")], "unknown"),
    ([("table-tapped-other-deck", "notice")], "unknown"),
    ([("cardline-wrong-other-deck", "violation")], "unknown"),
    ([("table-cleared", "cleared")], "cleared"),
    ([("table-ten-seconds", "notice")], "ticking"),
    ([("comparity-ten-seconds", "notice"), ("comparity-plays", "placed")], "placed"),
    ([("table-time-up", "notice")], "ringing"),
    ([("comparity-time-up-verdict", "notice"), ("comparity-in-order", "fits"), ("comparity-turn", "turn")], "ringing"),
    ([("cardline-time-up", "penalty"), ("cardline-wins", "win")], "win"),
    ([("table-time-limit", "notice")], None),
    ([("table-paused", "notice")], None),
    ([("comparity-refused-no-check-now", "soft")], None),
    ([], None),
)


@pytest.mark.parametrize(("said", "cue"), SAID, ids=["+".join(key for key, _ in row[0]) or "nothing" for row in SAID])
def test_of_several_the_one_that_matters_most_is_heard(said, cue):
    announcements = [Announcement(key, "C1", tone, {}) for key, tone in said]
    assert cue_of(announcements) == cue
    assert cue_of(announcements[::-1]) == cue


def test_every_cue_can_be_heard():
    assert {cue for _, cue in SAID} - {None} == set(CUES) - {"lifted"}  # which goes with no announcement
