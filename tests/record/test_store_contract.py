"""What every store of matches keeps, and gives back as it was: one contract for the memory and for the disk."""

import shutil
from dataclasses import replace
from random import Random

import pytest

from companion.cards.decks import files
from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, OfSeat, Shown, Tone
from companion.core.referee.entries import Entry
from companion.core.referee.placement import RELATIONS, PlaceName
from companion.core.referee.referee import Referee, with_ids
from companion.errors import Unusable
from companion.events import Correction, Elapsed, Event, Pressed, SeatId, TagPlaced
from companion.record import summary
from companion.record.store import Kept, Listed
from hardware.sighting import NOTHING, Pass
from tests.record.matches import corrected_all_the_time, people_play, register
from tests.record.stores import (
    BEGAN,
    NOW,
    PLAYED,
    SETUP,
    Disk,
    Memory,
    append,
    begun,
    entries_of_every_kind,
    kinds,
    kinds_in,
    play,
    played,
    registered,
    said,
    tags_of,
)
from tests.words.english import english


@pytest.fixture(params=[Memory, Disk], ids=["memory", "disk"])
def shelf(request, tmp_path):
    found = request.param(tmp_path)
    yield found
    found.close()


def written(store, journal):
    """The last entry that is on record, once all was tried."""
    store.settle()
    store.news()
    return journal.written()


def refusal(act, *args):
    with pytest.raises(Unusable) as refused:
        act(*args)
    return english(refused.value)


def test_entries_of_every_kind_come_back_as_they_were(shelf):
    entries = entries_of_every_kind()
    journal = shelf.store.begin(begun(), registered())
    append(journal, entries)
    assert written(shelf.store, journal) == len(entries) - 1
    journal.went_out(3)
    listed = Listed(1, SETUP, "ru", BEGAN, NOW, False, (SeatId("seat-2"),), summary.folded(entries), 3, 1)
    expected = Kept(listed, begun().deck.contents, begun().deck, "0.1.0", tags_of(entries, registered()), entries, 3)
    assert shelf.store.kept(1) == expected
    assert shelf.again().kept(1) == expected


def test_those_entries_are_of_every_kind():
    found = set(kinds_in(entries_of_every_kind()))
    assert found >= kinds(Event) | kinds(Correction) | {OfCard, OfSeat, PlaceName, Shown, tuple, int, str}
    places = [one for one in entries_of_every_kind()[0].said[0].args.values() if isinstance(one, PlaceName)]
    assert {one.relation for one in places} >= {relation for relation, _ in RELATIONS} | {"", "between", "tower"}
    numbers = [one for one in entries_of_every_kind()[0].said[0].args.values() if isinstance(one, Shown)]
    assert {one.beside is None for one in numbers} == {True, False}


def test_every_tone_comes_back(shelf):
    tones = Tone.__args__
    announced = [replace(one, tone=tone) for tone in tones for one in said(0, card=OfCard(CardId("big-ben")))]
    shelf.store.begin(begun(), registered()).append(Entry(0, SETUP, with_ids(0, announced)))
    assert [one.tone for one in shelf.again().kept(1).entries[0].said] == list(tones)


@pytest.mark.exam
@pytest.mark.parametrize("number", range(len(PLAYED)), ids=[f"{game} {which}" for game, which in PLAYED])
def test_a_match_that_people_played_is_taken_up_as_it_stood(shelf, number):
    match = played(number)
    entries = play(shelf.store, match).entries()
    kept = shelf.again().kept(1)
    assert kept.entries == entries
    assert kept.listed.summary == summary.folded(entries)
    assert kept.tags == tags_of(entries, register())
    again = Referee(match.setup, kept.deck, register(), shelf.store.take_up(1, register()), kept.entries)
    assert (again.state, again.entry) == (match.state, len(entries) - 1)


def test_a_match_that_somebody_corrects_all_the_time_comes_back_too(shelf):
    match = corrected_all_the_time(people_play("comparity", 1), seed=3, most=60)
    entries = play(shelf.store, match).entries()
    assert shelf.again().kept(1).entries == entries
    assert sum(entry.acts is not None for entry in entries) > 10


@pytest.mark.exam
def test_several_matches_at_a_time_do_not_mix(shelf):
    chance, matches = Random(1), [played(number) for number in range(len(PLAYED))]
    journals = [shelf.store.begin(begun(match.setup, deck=match.deck), register()) for match in matches]
    referees = [Referee(match.setup, match.deck, register(), journal) for match, journal in zip(matches, journals, strict=True)]
    waiting = [list(match.events) for match in matches]
    while left := [number for number, events in enumerate(waiting) if events]:
        number = chance.choice(left)
        referees[number]._enter(waiting[number].pop(0))
    expected = [journal.entries() for journal in journals]
    store = shelf.again()
    assert [store.kept(number).entries for number in (1, 2, 3, 4)] == expected
    assert [one.setup.game for one in store.matches()] == [game for game, _ in PLAYED]
    assert [one.summary for one in store.matches()] == [summary.folded(entries) for entries in expected]


def test_a_match_that_is_taken_up_goes_on_where_it_stood(shelf):
    entries, registers = entries_of_every_kind(), registered()
    append(shelf.store.begin(begun(), registers), entries[:5])
    for at in range(5, 9):
        journal = shelf.again().take_up(1, registers)
        assert journal.written() == at - 1
        append(journal, entries[at : at + 1])
    kept = shelf.again().kept(1)
    assert kept.entries == entries[:9]
    assert (kept.tags, kept.listed.summary) == (tags_of(entries[:9], registers), summary.folded(entries[:9]))


def test_acts_that_were_made_before_can_be_taken_back_after_it_was_taken_up(shelf):
    events = [SETUP, *(Elapsed(float(at)) for at in range(1, 5))]
    acts = (None, 1, 2, 3, 1)
    entries = [Entry(number, event, acts=count) for number, (event, count) in enumerate(zip(events, acts, strict=True))]
    append(shelf.store.begin(begun(), registered()), entries[:4])
    append(shelf.again().take_up(1, registered()), entries[4:])
    assert shelf.again().kept(1).listed.summary == summary.folded(entries)


def test_a_tag_stays_what_it_was_taken_for_first(shelf):
    """It was enrolled meanwhile: that is an entry of its own, `Resumed`."""
    uid = "04a1b2c3d4e5f6"
    append(shelf.store.begin(begun(), registered()), [Entry(0, SETUP), Entry(1, TagPlaced("C3", uid, 1.0))])
    enrolled = registered().enrolled(uid, registered().identify("card:landmarks/big-ben"))
    journal = shelf.again().take_up(1, enrolled)
    journal.append(Entry(2, TagPlaced("C4", uid, 2.0)))
    journal.append(Entry(3, TagPlaced("C5", "card:landmarks/big-ben#back", 2.0)))
    assert shelf.again().kept(1).tags == {uid: None, "card:landmarks/big-ben#back": enrolled.identify("card:landmarks/big-ben#back")}


def test_lines_from_which_a_match_can_be_made_again_are_kept_in_order(shelf):
    for number in (1, 2):
        shelf.store.begin(begun(), registered()).append(Entry(0, SETUP))
        assert shelf.store.lines(number) == ()
    lines = ['{"press": "ok"}', "", 'é "', '{"press": "ok"}']
    for line in lines[:2]:
        shelf.store.keep_line(1, line)
    shelf.again().take_up(1, registered())
    for line in lines[2:]:
        shelf.store.keep_line(1, line)
    assert (shelf.store.lines(1), shelf.store.lines(2)) == (tuple(lines), ())
    assert (shelf.again().lines(1), shelf.store.lines(2)) == (tuple(lines), ())


def test_what_went_out_is_known(shelf):
    journal = shelf.store.begin(begun(), registered())
    append(journal, entries_of_every_kind()[:6])
    assert shelf.store.kept(1).said == -1
    for entry in (0, 4, 2):
        journal.went_out(entry)
    assert shelf.again().kept(1).said == 4


def test_a_match_is_put_aside_until_something_enters_it_again(shelf):
    for number in (1, 2):
        shelf.store.begin(begun(), registered()).append(Entry(0, SETUP))
        shelf.store.put_aside(number)
    assert [one.is_aside for one in shelf.store.matches()] == [True, True]
    store = shelf.again()
    assert store.kept(2).listed.is_aside
    journal = store.take_up(2, registered())
    assert [one.is_aside for one in store.matches()] == [True, True]
    journal.append(Entry(1, Pressed("ok", 1.0)))
    assert [one.is_aside for one in store.matches()] == [True, False]
    assert [one.is_aside for one in shelf.again().matches()] == [True, False]


def test_a_match_that_nobody_took_up_can_be_put_aside(shelf):
    shelf.store.begin(begun(), registered()).append(Entry(0, SETUP))
    store = shelf.again()
    before = store.kept(1)
    store.put_aside(1)
    assert shelf.again().kept(1) == replace(before, listed=replace(before.listed, is_aside=True))


def test_a_match_in_use_can_be_put_aside_and_taken_up_in_one_sitting(shelf):
    journal = shelf.store.begin(begun(), registered())
    append(journal, entries_of_every_kind()[:3])
    shelf.store.put_aside(1)
    append(shelf.store.take_up(1, registered()), entries_of_every_kind()[3:5])
    kept = shelf.store.kept(1)
    assert (kept.entries, kept.listed.is_aside) == (entries_of_every_kind()[:5], False)
    assert shelf.again().kept(1) == kept


def test_a_match_that_there_is_not_is_named(shelf):
    shelf.store.begin(begun(), registered()).append(Entry(0, SETUP))
    expected = "match 2: there is no such match; `facedown history` lists those there are"
    for act in (shelf.store.kept, lambda number: shelf.store.take_up(number, registered()), shelf.store.put_aside):
        assert refusal(act, 2) == expected


def test_matches_are_listed_in_the_order_in_which_they_began(shelf):
    assert shelf.store.matches() == ()
    for _ in range(11):
        shelf.store.begin(begun(), registered()).append(Entry(0, SETUP))
    assert [one.number for one in shelf.store.matches()] == list(range(1, 12))
    journal = shelf.again().begin(begun(), registered())
    assert journal.number == 12
    journal.append(Entry(0, SETUP))
    assert [one.number for one in shelf.again().matches()] == list(range(1, 13))


def test_an_own_deck_is_on_record_as_it_was_when_the_match_began(shelf, tmp_path):
    """Edited meanwhile, or deleted (E4)."""
    folder = tmp_path / "rivers"
    shutil.copytree(files.folder_of("landmarks"), folder)
    cards = folder / "cards.csv"
    first = files.load(folder)
    shelf.store.begin(begun(deck=first), registered()).append(Entry(0, SETUP))
    cards.write_text(cards.read_text(encoding="utf-8").replace("Big Ben", "Old Ben"), encoding="utf-8")
    second = files.load(folder)
    shelf.store.begin(begun(deck=second), registered()).append(Entry(0, SETUP))
    shutil.rmtree(folder)
    kept = [shelf.again().kept(number) for number in (1, 2)]
    assert [one.deck for one in kept] == [first, second]
    assert [one.contents for one in kept] == [first.contents, second.contents]
    assert first.contents != second.contents
    assert kept[0].deck.texts.opened() == first.texts.opened()


def test_a_store_that_can_write_has_no_news(shelf):
    journal = shelf.store.begin(begun(), registered())
    append(journal, entries_of_every_kind())
    journal.heard(Pass(1.0, {"A1": NOTHING}))
    shelf.store.settle()
    assert shelf.store.news() == ()
    assert shelf.again().news() == ()


def test_nothing_is_on_record_of_a_match_before_its_set_up_is(shelf):
    journal = shelf.store.begin(begun(), registered())
    assert journal.written() == -1
    assert (journal.number, written(shelf.store, journal)) == (1, -1)
