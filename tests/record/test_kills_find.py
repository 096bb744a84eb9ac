"""The exam of kills, examined: it finds what a journal lost, and people at its table do again what has not come (E4)."""

import shutil
from random import Random

import pytest

from companion.app.matches import desk, find_deck, find_mat
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.entries import Entry
from companion.events import Pressed, Slot, TagLifted, TagPlaced, Uid
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryStore
from tests.record.kills.figures import Figures
from tests.record.kills.instants import Kill
from tests.record.kills.interrupted import GoingOn, Interrupted
from tests.record.kills.killed_match import KilledMatch
from tests.record.kills.outcome import Outcome, outcome_of
from tests.record.kills.played import Deed, Line, Played, played

SMALL = {"game": "cardline", "players": ["Anna", "Boris"], "lang": "en", "house": {"commit": "turned", "hand": 2}}
NOISE, SEED = 0.01, 3


@pytest.fixture(scope="module")
def match():
    return played(SMALL, NOISE, SEED)


def kill_at(line):
    """Once the line was answered, so that each run is the same."""
    return Kill(line, 0, 0.0, 1, awaits_answer=True)


def put_back(number):
    """After so many processes the journal's file is again as the first one left it."""
    calls = []

    def befall(journal):
        calls.append(journal)
        for end in ("", "-wal"):
            at = journal.with_name(journal.name + end)
            kept = journal.with_name("kept" + end)
            if len(calls) == 1 and at.exists():
                shutil.copyfile(at, kept)
            elif len(calls) == number:
                at.unlink(missing_ok=True)
                if kept.exists():
                    shutil.copyfile(kept, at)

    return befall


def turning(match):
    """A line at which the first card to be turned is off its slot, and its lift was heard."""
    deeds = match.deeds
    for number, deed in enumerate(deeds[2:], start=2):
        if deed.slot and deeds[number - 1].slot is None and deeds[number - 2].slot == deed.slot and deeds[number - 2].uid == deed.uid:
            return deed.line - 1
    raise AssertionError("nothing is turned")


def test_a_journal_that_lost_what_was_announced_is_found(match, tmp_path):
    killed = KilledMatch(match, tmp_path, Random(1), Figures(), befall=put_back(2))
    first, second = match.told_by[1] + 1, match.told_by[6] + 1

    killed.play_killed_at(kill_at(first), kill_at(second))

    begins = "process 3: the first line is"
    assert [one[: len(begins)] for one in killed.findings].count(begins) == 1


def test_a_card_that_was_being_turned_is_turned_again(match, tmp_path):
    figures = Figures()
    killed = KilledMatch(match, tmp_path, Random(1), figures)

    killed.play_killed_at(kill_at(turning(match)))

    assert (killed.findings, figures.went_on["again"]) == ([], 1)


CARD = "card:landmarks/burj-khalifa"
ANSWERED = Announcement("comparity-swapped", "C11", "notice", {}, "3.1")


def at_the_table(*deeds, told_by):
    """Where people go on after 40 lines, when the referee has heard the card on C3 only."""
    lines = tuple(Line('{"pass": {}', number * 0.05, None, is_telling=False, is_in_vain=False) for number in range(60))
    match = Played(
        {"game": "comparity"}, 0.0, 1, Shape(), 1.5, lines, tuple(Deed(*one) for one in deeds), told_by, 3.0, Outcome((), (), {}, ())
    )
    placed = Entry(1, TagPlaced(Slot("C3"), Uid(CARD), 0.1))
    told = tuple(Entry(2, Pressed("ok", lines[line].at), (ANSWERED,)) for line in told_by)
    lifted = Entry(3, TagLifted(Slot("C3"), Uid(CARD), 1.1))
    clock = {number: one.at for number, one in enumerate(lines[:40])}
    since = {number: lines[deed.line].at for number, deed in enumerate(match.deeds) if deed.line < 40}
    return Interrupted(match, (placed, *told, lifted), clock, since).goes_on(31, 40)


def test_a_new_card_that_people_took_back_soon_is_taken_back_while_nothing_is_heard():
    found = at_the_table((30, CARD, "D3"), (45, CARD, None), told_by=(10,))

    assert found == GoingOn(45, "thought better")


def test_a_card_that_lay_there_already_is_laid_elsewhere_before_it_is_lifted_again():
    found = at_the_table((2, CARD, "C3"), (20, CARD, None), (30, CARD, "D3"), (45, CARD, None), told_by=(10,))

    assert found == GoingOn(40)


def test_cancel_answers_alike_whether_anything_was_half_done_and_in_vain_it_answers_nothing():
    setup, deck = parse_setup(SMALL, find_deck, find_mat)
    store = MemoryStore()
    opened = desk(store).begin(setup, deck, "en")
    opened.referee.enter(Pressed("cancel", 1.0))
    entries = store.kept(opened.journal.number).entries

    assert outcome_of(opened.referee, entries, opened.lines).facts == (("cardline-dropped", {}),)
    assert outcome_of(opened.referee, entries, opened.lines, in_vain={1}).facts == ()
