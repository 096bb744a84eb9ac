"""What the readers heard and people pressed, written down, is the same match again."""

import json
from random import Random

import pytest

from companion.app.lines import table
from companion.app.matches import find_deck, find_mat, open_match
from companion.core.games.game import Setup
from companion.protocol.setup import parse_setup
from companion.record.plain import event_to_json
from companion.simulator.radio import radio_under
from companion.simulator.recording import Recording
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise

ASKED = {"players": ["Anna", "Boris"], "house": {"hand": 4, "pile": 6}, "lang": "en"}


def recorded(seed):
    """A short match of clumsy people over a noisy radio: its entries, what was said, and the raw lines."""
    setup, deck = parse_setup(ASKED, find_deck, find_mat)
    referee = open_match(setup, deck, "en").referee
    lines = []
    radio = radio_under(setup.shape, Noise.of(0.05), seed)
    table = SimulatedTable(referee, radio, recording=Recording(ASKED, lines.append))
    sitting = Sitting(setup, deck, table, seed, Manners(0.2, silence=0.05))
    outcome = sitting.play()
    assert outcome.winners
    return events_of(referee), [said.id for said in referee.said()], lines


def events_of(referee):
    """As the journal in memory holds them, beneath the listeners that the app gives it."""
    journal = getattr(referee._journal, "_journal", referee._journal)
    return [event_to_json(entry.event) for entry in journal.entries() if not isinstance(entry.event, Setup)]


@pytest.mark.exam
def test_a_raw_recording_replays_to_the_same_match():
    for seed in range(4):
        events, said, lines = recorded(seed)
        driven = table("en")
        rows = [row for line in lines for row in driven.take(line.encode())]
        assert not [row for row in rows if "error" in row]
        assert [row["announce"]["id"] for row in rows if "announce" in row] == said
        assert events_of(driven._match.referee) == events


def test_a_recording_holds_nothing_but_what_readers_heard_and_people_pressed():
    _, _, lines = recorded(1)
    kinds = {next(iter(json.loads(line))) for line in lines}
    assert kinds <= {"setup", "pass", "press", "choose"}
    assert {"setup", "pass", "press"} <= kinds


def test_a_recording_with_holes_is_another_match():
    events, _, lines = recorded(2)
    chance = Random(1)
    fewer = [line for line in lines if '"pass"' not in line or chance.random() < 0.3]
    driven = table("en")
    for line in fewer:
        driven.take(line.encode())
    assert events_of(driven._match.referee) != events
