"""What is new to a player is explained once, and never to people who know it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.app.matches import find_deck, find_mat, open_match
from companion.core.games.game import SeatView
from companion.core.games.registry import GAMES, find
from companion.core.referee.announcements import Announcement
from companion.core.referee.lessons import MOST_ACTS, Lessons, needs_eyes
from companion.pages.settings import FILE_NAME, Learners, Remembered, load, save
from companion.protocol.setup import parse_setup
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise
from tests.core.games.cardline.at_table.sitting import Table, few
from tests.screen import moments

PEOPLE = ("Anna", "Boris", "Chloé", "Dora", "Emil", "Fiona", "Gleb", "Hugo")
DUET, TRIO, PLAY, CHECK = (f"comparity-lesson-{name}" for name in ("duet", "trio", "play", "check"))


class Holder:
    """Somebody who remembers, and whoever keeps that."""

    def __init__(self, remembered=None):
        self.remembered = remembered or Remembered()
        self.kept = []

    def lessons(self, game="comparity", bots=()):
        return Lessons(game, Learners(self, self.kept.append), bots)


def said(key, tone="plain"):
    return Announcement(key, "C1", tone, {})


MOST_MATCHES = 30
SELDOM = {
    "cardline-lesson-takes-back",
    "cardline-lesson-reshuffled",
    "cardline-lesson-long-line",
    "skyscrapers-lesson-discard",
}


PLAYS, DUET_SAID, TRIO_SAID, REVEALS = (
    said("comparity-plays", "placed"),
    said("comparity-duet", "turn"),
    said("comparity-trio", "turn"),
    said("comparity-reveals", "revealed"),
)
UNDONE = said("table-undone", "notice")


def seats(*names):
    return tuple(SeatView(f"seat-{number}", name, 5, ()) for number, name in enumerate(names, start=1))


def key(lesson):
    return lesson.key if lesson is not None else None


def told(lessons, *batches, at=("Anna", "Boris")):
    """After each batch of announcements one lesson at the most."""
    found = []
    for batch in batches:
        lessons.heard(batch)
        found.append(key(lessons.next(seats(*at))))
    return found


# Who is told what


def test_a_lesson_is_told_the_first_time_and_not_again():
    assert told(Holder().lessons(), (PLAYS,), (PLAYS,), (), (DUET_SAID,), (DUET_SAID,)) == [PLAY, None, None, DUET, None]


def test_it_speaks_of_nobody_rests_on_a_ruling_and_is_no_verdict():
    lessons = Holder().lessons()
    lessons.heard((DUET_SAID,))
    assert lessons.next(seats("Anna")) == Announcement(DUET, "C5", "plain", {})


def test_whoever_has_seen_it_is_not_told_again_in_the_next_match_but_a_newcomer_is():
    holder = Holder()
    assert told(holder.lessons(), (PLAYS,)) == [PLAY]
    assert told(holder.lessons(), (PLAYS,)) == [None]
    assert told(holder.lessons(), (PLAYS,), at=("anna", "BORIS")) == [None]
    assert told(holder.lessons(), (PLAYS,), at=("Anna", "Vera")) == [PLAY]
    assert told(holder.lessons(), (PLAYS,), at=("Vera",)) == [None]


def test_somebody_who_takes_over_a_seat_is_a_newcomer():
    lessons = Holder().lessons()
    assert told(lessons, (PLAYS,)) + told(lessons, (PLAYS,), at=("Anna", "Vera")) == [PLAY, PLAY]


def test_what_bots_have_seen_is_not_remembered_and_told_to_bots_alone_once_a_match():
    holder = Holder()
    for _ in range(2):
        assert told(holder.lessons(bots=("seat-1", "seat-2")), (PLAYS,), (PLAYS,)) == [PLAY, None]
    assert (holder.remembered, holder.kept) == (Remembered(), [])


def test_among_bots_only_people_learn():
    holder = Holder()
    assert told(holder.lessons(bots=("seat-2",)), (PLAYS,)) == [PLAY]
    assert list(holder.remembered.learnt) == ["anna"]
    assert holder.kept == [holder.remembered]


# Which of several, and when


def test_of_several_at_once_the_most_important_goes_first_and_the_others_follow():
    lessons = Holder().lessons()
    assert told(lessons, (PLAYS, DUET_SAID, TRIO_SAID), (), (), ()) == [TRIO, DUET, PLAY, None]


def test_what_was_not_told_through_two_acts_is_told_the_next_time():
    lessons = Holder().lessons()
    for batch in ((DUET_SAID,), *[(REVEALS,)] * (MOST_ACTS - 1)):
        lessons.heard(batch)
    assert key(lessons.next(seats("Anna"))) == DUET
    lessons.heard((TRIO_SAID,))
    for _ in range(MOST_ACTS):
        lessons.heard((REVEALS,))
    assert told(lessons, (), (), (TRIO_SAID,), at=("Anna",)) == [CHECK, None, TRIO]


def test_an_act_that_is_taken_back_teaches_nothing_and_what_was_told_is_not_told_again():
    lessons = Holder().lessons()
    lessons.heard((PLAYS, DUET_SAID))
    assert told(lessons, (UNDONE,), (UNDONE, PLAYS), (PLAYS,), (UNDONE,), (PLAYS,)) == [None, None, PLAY, None, None]


def test_what_nobody_wants_to_be_told_is_not_told_and_what_waited_is_forgotten():
    holder = Holder()
    lessons = holder.lessons()
    lessons.heard((PLAYS, DUET_SAID))
    holder.remembered = replace(holder.remembered, has_lessons=False)
    assert not lessons.are_wanted
    assert lessons.next(seats("Anna")) is None
    assert told(lessons, (TRIO_SAID,)) == [None]
    holder.remembered = replace(holder.remembered, has_lessons=True)
    assert told(lessons, (), (TRIO_SAID,)) == [None, TRIO]


@pytest.mark.parametrize(
    ("name", "is_so"),
    [
        ("comparity-early", False),
        ("comparity-violation", True),
        ("comparity-opening", True),
        ("comparity-over", True),
        ("cardline-laid", False),
    ],
)
def test_nothing_is_explained_while_cards_are_dealt_or_put_right_or_all_is_over(name, is_so):
    table = moments.sight_of(name).table
    assert needs_eyes(table) is is_so
    assert needs_eyes(replace(table, is_paused=True))


# What is remembered


def test_what_people_know_is_known_after_a_restart(tmp_path):
    path = tmp_path / FILE_NAME
    holder = Holder()
    told(Lessons("comparity", Learners(holder, lambda now: save(path, now))), (PLAYS,))
    assert told(Holder(load(path)).lessons(), (PLAYS,), (DUET_SAID,)) == [None, DUET]


def test_where_what_was_remembered_is_damaged_people_are_told_once_more(tmp_path):
    path = tmp_path / FILE_NAME
    save(path, Remembered().taught(("Anna", "Boris"), PLAY))
    path.write_bytes(path.read_bytes().replace(b'"anna"', b'"ANNA"'))
    assert told(Holder(load(path)).lessons(), (PLAYS,)) == [PLAY]


# The tables


def test_no_announcement_teaches_two_lessons_of_a_game_and_no_lesson_stands_twice():
    for lessons in (game.lessons for game in GAMES):
        after = [one for lesson in lessons for one in lesson.after]
        assert len(after) == len(set(after))
        assert len(lessons) == len({lesson.key for lesson in lessons})


class Witness:
    """Hears whatever the referee says, and tells all lessons."""

    def __init__(self, game):
        self.lessons, self.found, self.table = Holder().lessons(game), set(), None

    def saw(self, deed, table):
        self.went_on()

    def went_on(self):
        self.lessons.heard(self.table.referee.said())
        while (lesson := self.lessons.next(seats("Anna"))) is not None:
            self.found.add(lesson.key)


def taught(game, players, seed, clumsy=0.1, **asked):
    setup, deck = parse_setup({"game": game, "players": list(PEOPLE[:players]), **asked}, find_deck, find_mat)
    witness, opened = Witness(game), open_match(setup, deck, "en")
    witness.table = SimulatedTable(opened.referee, radio_under(setup.shape, Noise.of(0.0), seed), witness)
    Sitting(setup, deck, witness.table, seed, Manners(clumsy=clumsy)).play()
    witness.went_on()
    return witness.found


def lessons_of(game):
    return {lesson.key for lesson in find(game).lessons}


@pytest.mark.exam
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_lesson_comes_up_among_bots_but_those_for_what_hardly_ever_happens(game):
    wanted, found = lessons_of(game) - SELDOM, set()
    for seed in range(MOST_MATCHES):
        found |= taught(game, 2 + seed % 2, seed)
        if wanted <= found:
            break
    assert wanted - found == set()


def test_a_line_that_outgrows_its_mat_and_a_hand_that_cannot_be_played_come_up_where_bots_are_brought_there():
    assert "cardline-lesson-long-line" in taught("cardline", 3, 0, mat="3x3")
    assert "skyscrapers-lesson-discard" in taught("skyscrapers", 6, 3, 0.0)


def test_where_the_pile_is_empty_that_is_explained_whether_the_box_has_a_card_or_not():
    table = Table(deck=few(10, 20, 30), house={"hand": 1})
    table.lay("D1", 20)
    table.wait(1.5)
    assert told(Holder().lessons("cardline"), of_cardline(table.told("C1", 30))) == ["cardline-lesson-takes-back"]
    table = Table(deck=few(10, 20, 30, 40), house={"hand": 1})
    table.lay("D1", 20)
    table.wait(1.5)
    table.told("C1", 30)
    table.lift("C1")
    assert told(Holder().lessons("cardline"), of_cardline(table.told("C1", 40))) == ["cardline-lesson-reshuffled"]


def of_cardline(keys):
    return tuple(said(f"cardline-{one}") for one in keys)
