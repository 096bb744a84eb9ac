"""Antennas beside each other: who hears whom at which gain, and what happens when two of them are on."""

from __future__ import annotations

from collections import Counter

import pytest

from hardware.chip import registers as r
from hardware.chip.clock import VirtualClock
from hardware.chip.field import Field
from hardware.chip.model import Model
from hardware.chip.tag import State, classic, ntag213
from tests.hardware.chip.driving import FOUR, NOBODY, OTHER, REQA, SEVEN, Driver

ROW = {0: (0.0, 0.0), 1: (80.0, 0.0), 2: (160.0, 0.0)}


def row(**settings):
    """Three antennas 80 mm apart, all off."""
    model = Model(3, call_us=2.0, **{"places": ROW, **settings})
    return model, [Driver(model, antenna).start() for antenna in range(3)]


def tuned(reader, gain):
    reader.write(r.RF_CFG, gain << 4 | 8)
    return reader


def test_without_places_every_antenna_is_alone():
    model, (one, other, _) = row(places=None)
    model.lay(ntag213(SEVEN), 0)
    assert (one.field().uid(), other.field().uid(), model.overlaps) == (SEVEN, None, 0)


@pytest.mark.parametrize("aside", [10, 25, 35, 45, 55, 70, 90])
def test_the_higher_the_gain_the_farther_an_antenna_hears(aside):
    model, (reader, *_) = row()
    model.lay(ntag213(SEVEN), 0, (-aside, 0.0))
    heard = [tuned(reader, gain).field(is_on=False).field().uid() is not None for gain in (2, 3, 4, 5, 6, 7)]
    assert heard == [aside <= mm for mm in (20, 27, 40, 50, 62, 84)]


def test_at_the_highest_gain_a_reader_hears_the_tag_of_its_neighbour_80_mm_away():
    model, (_, reader, _) = row()
    model.lay(ntag213(SEVEN), 0)
    assert [tuned(reader, gain).field(is_on=False).field().uid() for gain in (4, 6, 7)] == [None, None, SEVEN]


def test_a_tag_that_is_not_heard_still_hears():
    model, (_, reader, _) = row()
    tag = ntag213(SEVEN)
    model.lay(tag, 0)
    assert (reader.field().request(), tag.state) == (NOBODY, State.READY)


def test_a_tag_between_two_antennas_is_heard_by_both_at_enough_gain():
    model, (one, other, _) = row()
    model.lay(classic(FOUR), 0, (40.0, 0.0))
    heard = []
    for reader in (one, other):
        heard.append(tuned(reader, 5).field().uid())
        reader.field(is_on=False)
    assert (heard, model.overlaps) == ([FOUR, FOUR], 0)


def garbled(model, readers, share=200):
    """What the first of them makes of so many requests, each with fields that were off before."""
    tally = Counter()
    for _ in range(share):
        heard = readers[0].request()
        tally["nothing" if heard.data is None else "clean" if heard == readers[0].clean else "errors" if heard.error else "wrong"] += 1
        for reader in readers:
            reader.field(is_on=False)
        for reader in readers:
            reader.field()
    return tally


def test_a_tag_that_two_antennas_reach_answers_neither_cleanly():
    model, (one, other, _) = row()
    model.lay(ntag213(SEVEN), 0)
    one.clean = one.field().request()
    assert one.clean.is_clean
    one.field(is_on=False)
    one.field()
    other.field()
    tally = garbled(model, [one, other])
    assert (tally["clean"], sum(tally.values())) == (0, 200)
    assert min(tally[kind] for kind in ("nothing", "errors", "wrong")) >= 10


def test_an_antenna_out_of_reach_disturbs_nobody_whatever_lies_between():
    model, (one, _, far) = row()
    model.lay(ntag213(SEVEN), 0)
    model.lay(ntag213(OTHER), 1)
    one.prepare([REQA])
    one.field()
    one.trigger(7, 0)
    far.field()
    assert (one.fetch().data, one.fetch().error, model.overlaps) == (b"\x44\x00", 0, 0)


def test_an_antenna_that_comes_on_in_the_midst_of_an_answer_spoils_it():
    spoilt = Counter()
    for seed in range(20):
        model, (one, other, _) = row(seed=seed)
        model.lay(ntag213(SEVEN), 0)
        one.field().prepare([REQA])
        one.trigger(7, 0)
        one.rest(200)  # 164 us until the answer begins, 344 until it ends
        other.field()
        heard = one.fetch()
        spoilt[heard.data != b"\x44\x00" or heard.error != 0] += 1
    assert spoilt == {True: 20}


def test_an_antenna_that_was_on_while_a_request_was_sent_spoils_what_is_answered():
    for seed in range(20):
        model, (one, other, _) = row(seed=seed)
        model.lay(ntag213(SEVEN), 0)
        one.field().prepare([REQA])
        one.trigger(7, 0)
        other.field(settle=20).field(is_on=False, settle=1000)  # 76 us until the request is out
        heard = one.fetch()
        assert heard.data != b"\x44\x00" or heard.error


def test_a_tag_that_is_laid_elsewhere_leaves_its_place():
    model, (one, _, far) = row()
    tag = ntag213(SEVEN)
    model.lay(tag, 0)
    model.lay(tag, 2)
    assert (one.field().request(), far.field().uid()) == (NOBODY, SEVEN)


def test_an_answer_is_cut_off_when_its_tag_is_lifted():
    model, (reader, *_) = row()
    tag, calm = ntag213(SEVEN), ntag213(OTHER)
    model.lay(tag, 0)
    reader.field().prepare([REQA])
    reader.trigger(7, 0)
    reader.rest(200)
    model.lift(tag)
    reader.rest(1000)
    heard = reader.fetch()
    assert (len(heard.data), heard.is_clean and heard.data == b"\x44\x00") == (2, False)
    model.lay(calm, 0)
    reader.rest(1000)
    assert reader.uid() == OTHER


def test_an_answer_is_cut_off_when_the_field_is():
    model, (reader, *_) = row()
    model.lay(ntag213(SEVEN), 0)
    reader.field().prepare([REQA])
    reader.trigger(7, 0)
    reader.rest(200)
    reader.field(is_on=False)
    heard = reader.fetch()
    assert (len(heard.data), heard.is_clean and heard.data == b"\x44\x00") == (2, False)


@pytest.mark.parametrize(("antennas", "overlaps"), [((0, 1), 1), ((0, 2), 0), ((1, 2), 1), ((0, 1, 2), 2), ((0, 2, 1), 2)])
def test_antennas_that_couple_and_are_on_at_once_are_counted(antennas, overlaps):
    model, readers = row()
    for antenna in antennas:
        readers[antenna].field()
    assert model.overlaps == overlaps


def test_antennas_that_take_turns_do_not_overlap():
    model, readers = row()
    for _ in range(3):
        for reader in readers:
            reader.field()
            reader.field(is_on=False)
    assert model.overlaps == 0


def hubs(*, is_shared=False):
    """Two buses with one antenna each, 80 mm apart."""
    field = Field(ROW)
    clocks = [VirtualClock()] * 2 if is_shared else [VirtualClock(), VirtualClock()]
    models = [Model(1, call_us=2.0, clock=clock, field=field, first=number) for number, clock in enumerate(clocks)]
    return field, models, [Driver(model).start() for model in models]


def test_antennas_of_several_buses_share_a_field():
    field, models, (one, other) = hubs(is_shared=True)
    models[1].lay(ntag213(SEVEN), 0)
    assert (tuned(one, 7).field().uid(), field.overlaps) == (SEVEN, 0)
    other.field()
    assert field.overlaps == models[0].overlaps == models[1].overlaps == 1


@pytest.mark.parametrize(("starts", "overlaps"), [(0, 1), (-500, 1), (900, 1), (-3000, 0), (3000, 0)])
def test_buses_that_run_one_after_the_other_through_one_stretch_of_time_meet_in_it(starts, overlaps):
    field, _, readers = hubs()
    for reader, at in zip(readers, (10_000, 10_000 + starts), strict=True):
        reader.model.rest_until(at)
        reader.field(settle=1000)
        reader.field(is_on=False, settle=0)
    assert field.overlaps == overlaps


@pytest.mark.parametrize(("one_until", "is_clean"), [(15_000, False), (10_400, True)])
def test_of_two_buses_the_later_one_hears_a_tag_garbled_by_the_other(one_until, is_clean):
    for _ in range(20):
        _, models, (one, other) = hubs()
        models[1].lay(ntag213(SEVEN), 0)
        one.model.rest_until(10_000)
        one.field(settle=one_until - 10_000)
        one.field(is_on=False)
        other.model.rest_until(10_600)
        heard = other.field().request()
        assert (heard.data == b"\x44\x00" and not heard.error) is is_clean


def test_a_bus_that_joins_later_couples_with_what_lies_there():
    field, clock = Field(ROW), VirtualClock()
    tag = ntag213(SEVEN)
    Model(1, clock=clock, field=field).lay(tag, 0)
    late = tuned(Driver(Model(1, call_us=2.0, clock=clock, field=field, first=1)).start(), 7)
    assert late.field().uid() == SEVEN


def test_where_one_of_two_tags_is_lifted_the_other_is_heard():
    model, (reader, *_) = row()
    tags = [classic(FOUR), ntag213(SEVEN)]
    for tag in tags:
        model.lay(tag, 0)
    model.lift(tags[0])
    assert reader.field().uids() == [SEVEN]


def test_a_frame_that_is_disturbed_lets_a_tag_fall_back():
    states = Counter()
    for seed in range(20):
        model, (one, other, _) = row(seed=seed)
        tag = ntag213(SEVEN)
        model.lay(tag, 0)
        one.field().request()
        assert tag.state is State.READY
        other.field()
        one.anticollide(0x93)
        states[tag.state] += 1
    assert (set(states), min(states.values()) >= 5) == ({State.IDLE, State.READY}, True)


@pytest.mark.parametrize("action", ["twice", "nowhere", "unplaced"])
def test_what_there_is_not_is_refused(action):
    model, _ = row()
    match action:
        case "twice":
            with pytest.raises(ValueError, match="a chip already"):
                Model(1, field=model.field, clock=model.clock)
        case "nowhere":
            with pytest.raises(ValueError, match="no antenna 3"):
                model.lay(ntag213(SEVEN), 3)
        case "unplaced":
            with pytest.raises(ValueError, match="no place"):
                Model(4, places=ROW)


def test_lifting_what_lies_nowhere_changes_nothing():
    model, (reader, *_) = row()
    model.lift(ntag213(SEVEN))
    assert reader.field().request() == NOBODY
