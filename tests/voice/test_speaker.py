"""The thread that speaks: nothing waits for it, and it says what is due and nothing else."""

from __future__ import annotations

import logging
from threading import Event, Semaphore, get_ident

import pytest

from companion.voice import speaker as speaking
from companion.voice.ahead import Ahead
from companion.voice.speaker import Speaker
from companion.voice.utterance import Utterance
from companion.voice.waiting import Queued
from tests.voice.standins import SOON, Device, Journal, Scene


@pytest.fixture
def staged():
    """Scenes that are closed when the test is over, and their threads gone."""
    scenes = []

    def stage(**how):
        scenes.append(Scene(**how))
        return scenes[-1]

    yield stage
    for scene in scenes:
        scene.close()
        assert scene.device.was_closed.wait(SOON)


def begun(scene, text):
    """It is being said."""
    return scene.journal.upto("speaks", text)


def test_what_is_said_is_rendered_told_and_played(staged):
    scene = staged()
    scene.say("one")
    assert begun(scene, "one") == [("renders", "one"), ("heard", "one"), ("speaks", "one")]


def test_the_next_is_rendered_while_one_is_still_being_said(staged):
    scene = staged()
    scene.say("one", "two", "three")
    begun(scene, "one")
    assert scene.journal.next() == ("renders", "two")
    scene.ends()
    assert begun(scene, "two") == [("heard", "two"), ("speaks", "two")]
    assert scene.journal.next() == ("renders", "three")


def test_nobody_waits_for_a_renderer_that_never_comes_back(staged):
    scene = staged(stuck=("one",))
    scene.say("one")
    scene.journal.upto("renders", "one")
    scene.say("two", urgency="now")
    scene.speaker.cue("violation")
    scene.speaker.set(has_sounds=True, is_night=True, loudness=100)
    scene.speaker.hush()
    assert scene.journal.upto("set", True, True, 100) == [("sounds", "violation"), ("set", True, True, 100)]


def test_a_renderer_that_never_comes_back_is_as_good_as_none(staged):
    scene = staged(stuck=("one",))
    scene.say("one", is_patient=True)
    scene.journal.upto("renders", "one")
    scene.wall.at = 21.0  # longer than any rendering may take
    scene.look()
    assert scene.engine.stopped.wait(SOON)
    scene.wall.at = 25.0  # longer than one that was stopped may take
    scene.say("two")
    assert scene.journal.upto("heard", "two") == [("heard", "one"), ("heard", "two")]
    scene.engine.let_go.set()
    scene.say("three", is_patient=True)
    while scene.journal.next() != ("renders", "three"):  # it may be told before the renderer is seen to be back
        scene.say("three", is_patient=True)


def test_what_takes_too_long_to_render_is_told_and_not_said(staged):
    scene = staged(slow=("one",))
    scene.say("one", is_patient=True)
    scene.journal.upto("renders", "one")
    scene.wall.at = 21.0
    scene.look()
    assert scene.journal.next() == ("heard", "one")
    assert scene.is_settled()


def test_what_was_stopped_for_something_that_was_taken_back_is_rendered_again(staged):
    scene = staged(stuck=("verdict",))
    scene.say("verdict", urgency="next")
    scene.journal.upto("renders", "verdict")
    scene.say("wrong", urgency="now", topic="instruction:big-ben")
    assert scene.engine.stopped.wait(SOON)
    scene.say("thanks", urgency="next", topic="instruction")
    scene.obeyed()
    scene.engine.let_go.set()
    assert begun(scene, "verdict") == [("renders", "verdict"), ("heard", "verdict"), ("speaks", "verdict")]


def test_sounds_are_soft_until_all_is_said(staged):
    scene = staged()
    scene.say("one", "two")
    begun(scene, "one")
    assert scene.device.is_ducked
    scene.ends()
    begun(scene, "two")
    assert scene.device.is_ducked
    scene.ends()
    assert scene.is_settled()
    assert not scene.device.is_ducked


def test_what_lies_wrong_interrupts_chatter_that_is_being_said(staged):
    scene = staged()
    scene.say("chatter")
    begun(scene, "chatter")
    scene.say("wrong", urgency="now")
    assert begun(scene, "wrong") == [("hushes",), ("renders", "wrong"), ("heard", "wrong"), ("speaks", "wrong")]
    scene.ends()
    assert scene.is_settled()


def test_what_lies_wrong_interrupts_chatter_that_is_being_rendered(staged):
    scene = staged(slow=("chatter",))
    scene.say("chatter")
    scene.journal.upto("renders", "chatter")
    scene.say("wrong", urgency="now")
    assert begun(scene, "wrong") == [("renders", "wrong"), ("heard", "wrong"), ("speaks", "wrong")]


def test_a_verdict_that_was_interrupted_is_said_again_and_told_once(staged):
    scene = staged()
    scene.say("verdict", urgency="next")
    begun(scene, "verdict")
    scene.say("wrong", urgency="now")
    begun(scene, "wrong")
    scene.ends()
    assert begun(scene, "verdict") == [("renders", "verdict"), ("speaks", "verdict")]


def test_a_turn_call_gives_way_to_a_newer_one_also_while_it_is_being_said(staged):
    scene = staged()
    scene.say("Anna", topic="turn")
    begun(scene, "Anna")
    scene.say("Boris", topic="turn")
    assert begun(scene, "Boris") == [("hushes",), ("renders", "Boris"), ("heard", "Boris"), ("speaks", "Boris")]


def test_what_is_stale_when_its_turn_comes_is_dropped(staged):
    scene = staged()
    scene.say("long")
    begun(scene, "long")
    scene.say("chatter")
    scene.say("verdict", urgency="next")
    scene.say("patient", is_patient=True)
    scene.wall.at = 6.0
    scene.ends()
    begun(scene, "verdict")
    scene.wall.at = 60.0
    scene.ends()
    happened = begun(scene, "patient")
    assert [what for what in happened if what[0] == "heard"] == [("heard", "patient")]


def test_what_became_stale_while_it_was_rendered_is_dropped_too(staged):
    scene = staged(slow=("chatter",))
    scene.say("chatter")
    scene.journal.upto("renders", "chatter")
    scene.wall.at = 6.0
    scene.look()  # the renderer is stopped, as nobody wants it any more
    scene.say("news")
    assert begun(scene, "news") == [("renders", "news"), ("heard", "news"), ("speaks", "news")]


@pytest.mark.parametrize("how", [{"has_engine": False}, {"is_there": False}, {"mute": ("one", "two")}, {"broken": ("one", "two")}])
def test_turns_come_in_order_where_nothing_can_be_heard(staged, how):
    scene = staged(**how)
    scene.say("one", "two")
    happened = scene.journal.upto("heard", "two")
    assert [what for what in happened if what[0] == "heard"] == [("heard", "one"), ("heard", "two")]


def test_without_a_device_nothing_is_rendered(staged):
    scene = staged(is_there=False)
    scene.say("one", "two")
    assert scene.journal.upto("heard", "two") == [("heard", "one"), ("heard", "two")]


def test_a_renderer_that_fails_is_logged_once(staged, caplog):
    scene = staged(broken=("one", "two"))
    with caplog.at_level(logging.INFO, "facedown.voice"):
        scene.say("one", "two", "three")
        begun(scene, "three")
    assert [(one.levelname, one.name) for one in caplog.records] == [("ERROR", "facedown.voice")]


def test_whoever_keeps_the_log_of_what_is_said_cannot_end_it(caplog):
    journal = Journal()
    device, done = Device(journal), Event()

    def fails(one):
        if one.text == "three":
            done.set()
        raise ValueError(one.text)

    speaker = Speaker(device, None, lambda: 0.0, heard=fails)
    with caplog.at_level(logging.INFO, "facedown.voice"):
        speaker.say([Utterance(text, "en", "later", 0.0) for text in ("one", "two", "three")])
        assert done.wait(SOON)
    speaker.close()
    assert len(caplog.records) == 1


def test_a_device_that_raises_is_logged_once_and_the_rest_is_heard(staged, caplog):
    scene = staged(has_engine=False)

    def fails(cue):
        scene.journal.note("fails", cue)
        raise RuntimeError(cue)

    scene.device.effect = fails
    scene.device.lift = lambda: fails("lift")
    with caplog.at_level(logging.INFO, "facedown.voice"):
        scene.speaker.cue("prize")
        scene.speaker.cue("win")
        scene.say("one")
        happened = scene.journal.upto("heard", "one")
        scene.journal.upto("fails", "lift")
    assert [what for what in happened if what != ("fails", "lift")] == [("fails", "prize"), ("fails", "win"), ("heard", "one")]
    assert [(one.levelname, one.name) for one in caplog.records] == [("ERROR", "facedown.voice")]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_whoever_renders_is_stopped_also_where_the_thread_ends_by_itself():
    scene = Scene(slow=("one",))

    def ends():
        raise SystemExit

    scene.say("one", is_patient=True)
    scene.journal.upto("renders", "one")
    scene.device.set = lambda **_: ends()
    scene.speaker.set(has_sounds=True, is_night=True, loudness=100)
    scene.speaker._thread.join(SOON)
    assert (scene.device.was_closed.is_set(), scene.engine.stopped.is_set()) == (True, True)


def test_what_was_taken_but_not_begun_when_all_is_closed_is_stopped_as_soon_as_it_begins():
    taken, stops, ended = Event(), Semaphore(0), Event()

    class Late:
        """It begins after it was stopped for the first time, and knows nothing of that."""

        def rendered(self, text, language):
            taken.set()
            assert stops.acquire(timeout=SOON)
            assert stops.acquire(timeout=SOON)
            ended.set()

        def stop(self):
            stops.release()

    speaker = Speaker(Device(Journal()), Late(), lambda: 0.0)
    speaker.say([Utterance("one", "en", "later", 0.0)])
    assert taken.wait(SOON)
    speaker.close()
    assert ended.wait(1.0)


def test_a_device_that_does_not_come_back_from_being_closed_is_left_as_it_is(monkeypatch):
    monkeypatch.setattr(speaking, "LEAVING", 0.01)
    scene, let_go = Scene(), Event()
    scene.device.close = lambda: let_go.wait(SOON)
    scene.speaker.close()
    assert scene.device.was_left
    let_go.set()
    scene.speaker._thread.join(SOON)


def test_one_that_does_is_not(staged):
    scene = staged()
    scene.speaker.close()
    assert (scene.device.was_closed.is_set(), scene.device.was_left) == (True, False)


def test_what_was_ordered_but_not_taken_when_all_is_closed_is_never_rendered():
    begun, let_go, said = Event(), Event(), []

    class Slow:
        def rendered(self, text, language):
            said.append(text)
            begun.set()
            assert let_go.wait(SOON)

        def stop(self):
            let_go.set()

    came_back = Event()
    ahead = Ahead(Slow(), lambda *_: came_back.set())
    ahead._wanted.put(Queued(Utterance("one", "en", "later", 0.0), 1, 1, 0.0))
    assert begun.wait(SOON)
    ahead._wanted.put(Queued(Utterance("two", "en", "later", 0.0), 2, 1, 0.0))
    ahead.close()
    assert (came_back.wait(SOON), said) == (True, ["one"])


def test_hush_drops_what_is_being_said_and_what_waits(staged):
    scene = staged()
    scene.say("one", "two")
    begun(scene, "one")
    scene.journal.upto("renders", "two")
    scene.speaker.hush()
    scene.say("three")
    assert begun(scene, "three") == [("hushes",), ("renders", "three"), ("heard", "three"), ("speaks", "three")]


def test_it_is_behind_from_the_moment_when_something_is_handed_over_until_all_is_said(staged):
    scene = staged()
    assert not scene.speaker.is_behind
    scene.say("one", "two")
    assert scene.speaker.is_behind
    begun(scene, "one")
    scene.ends()
    begun(scene, "two")
    assert scene.speaker.is_behind
    scene.ends()
    assert scene.is_settled()


def test_nobody_waits_for_ever_for_a_device_that_does_not_come_back(staged):
    scene = staged()
    tries, let_go = Event(), Event()
    scene.device.lift = lambda: (tries.set(), let_go.wait(SOON))
    scene.wall.at = 1000.0  # of silence
    scene.say("one")
    assert tries.wait(SOON)
    scene.wall.at += 59.0
    assert scene.speaker.is_behind
    scene.wall.at += 2.0
    assert not scene.speaker.is_behind
    let_go.set()


def test_a_sound_is_over_though_a_device_that_is_gone_never_ends_it(staged):
    scene = staged(lasts=2.0)
    scene.say("one", "two", is_patient=True)
    begun(scene, "one")
    scene.wall.at = 2.6
    scene.look()
    assert begun(scene, "two")[-1] == ("speaks", "two")


def test_sounds_are_heard_in_another_thread_than_they_are_ordered_in(staged):
    scene = staged()
    threads = []
    scene.device.effect = lambda cue: (threads.append(get_ident()), scene.journal.note("sounds", cue))
    scene.speaker.cue("prize")
    assert scene.journal.next() == ("sounds", "prize")
    assert threads != [get_ident()]


@pytest.mark.parametrize("how", [{}, {"slow": ("one",)}, {"stuck": ("one",)}, {"has_engine": False}])
def test_closing_never_hangs_and_nothing_is_said_afterwards(how):
    scene = Scene(**how)
    scene.say("one", is_patient=True)
    assert scene.journal.next() == (("heard", "one") if how == {"has_engine": False} else ("renders", "one"))
    scene.speaker.close()
    assert scene.device.was_closed.wait(SOON)
    assert not scene.speaker.is_behind
    scene.journal.so_far()
    scene.say("two")
    scene.speaker.close()
    assert scene.journal.so_far() == []
    scene.close()
