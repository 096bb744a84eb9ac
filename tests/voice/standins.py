"""A sound device and an engine that do what a test tells them, and wait for it on events, never on time."""

from __future__ import annotations

from pathlib import Path
from queue import Empty, Queue
from threading import Event

from companion.voice.speaker import Speaker
from companion.voice.utterance import Utterance

SOON = 10.0  # seconds after which a test gives up; none ever waits for so long
LONG = 3600.0  # what the stand-in says that a sound lasts: until it is told to end


class Journal:
    """What happened, in its order; `next` waits for it."""

    def __init__(self):
        self._happened = Queue()

    def note(self, *what):
        self._happened.put(what)

    def next(self):
        return self._happened.get(timeout=SOON)

    def upto(self, *what):
        """All that happens until that does."""
        happened = [self.next()]
        while happened[-1] != what:
            happened.append(self.next())
        return happened

    def so_far(self):
        happened = []
        while True:
            try:
                happened.append(self._happened.get_nowait())
            except Empty:
                return happened


class Device:
    """Filled in for the mixer; whatever is spoken lasts until `end` or `hush`."""

    def __init__(self, journal, *, is_there=True, lasts=LONG):
        self.journal, self._is_there, self._lasts = journal, is_there, lasts
        self.is_speaking = self.is_ducked = False
        self.was_closed, self.was_left = Event(), False

    def can_be_heard(self):
        return self._is_there

    def speak(self, path):
        self.journal.note("speaks", path.name)
        self.is_speaking = self.is_ducked = True
        return self._lasts

    def end(self):
        self.is_speaking = False

    def hush(self):
        self.journal.note("hushes")
        self.is_speaking = False

    def lift(self):
        self.is_ducked = False

    def effect(self, cue):
        self.journal.note("sounds", cue)

    def set(self, *, has_sounds, is_night, loudness):
        self.journal.note("set", has_sounds, is_night, loudness)

    def close(self):
        self.was_closed.set()

    def leave(self):
        self.was_left = True


class Engine:
    """Renders a text to a path of that name; what is slow or stuck the first time, only once it is stopped, or let go, and then to none."""

    def __init__(self, journal, *, slow=(), stuck=(), mute=(), broken=()):
        self.journal, self._mute, self._broken = journal, mute, broken
        self._slow, self._stuck = set(slow), set(stuck)
        self.stopped = Event()
        self.let_go = Event()

    def rendered(self, text, language):
        self.stopped.clear()
        self.journal.note("renders", text)
        if text in self._slow:
            self._slow.remove(text)
            assert self.stopped.wait(SOON)
            return None
        if text in self._stuck:
            self._stuck.remove(text)
            self.let_go.wait(SOON)
            return None
        if text in self._broken:
            raise OSError(f"{text} cannot be rendered")
        return None if text in self._mute else Path(text)

    def stop(self):
        self.stopped.set()


class Wall:
    def __init__(self):
        self.at = 0.0

    def now(self):
        return self.at


class Scene:
    """A speaker with its stand-ins. What is heard is noted with all else."""

    def __init__(self, *, has_engine=True, is_there=True, lasts=LONG, **engine):
        self.journal, self.wall = Journal(), Wall()
        self.device = Device(self.journal, is_there=is_there, lasts=lasts)
        self.engine = Engine(self.journal, **engine) if has_engine else None
        self.speaker = Speaker(self.device, self.engine, self.wall.now, heard=lambda one: self.journal.note("heard", one.text))

    def say(self, *texts, urgency="later", topic="", **more):
        self.speaker.say([Utterance(text, "en", urgency, self.wall.at, topic, **more) for text in texts])

    def ends(self):
        """What is being said is over, and the speaker is told to look."""
        self.device.end()
        self.look()

    def look(self):
        self.speaker.say([])

    def obeyed(self):
        """Everything that was ordered so far has been done: a sound that is ordered last is heard last."""
        self.speaker.cue("placed")
        return self.journal.upto("sounds", "placed")[:-1]

    def is_settled(self):
        """Nothing is said or waits any more, once the step behind a sound is over."""
        return any(not self.speaker.is_behind for _ in range(1000) if not self.obeyed())

    def close(self):
        if self.engine is not None:
            self.engine.let_go.set()
        self.speaker.close()
