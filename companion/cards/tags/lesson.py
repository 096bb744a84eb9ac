"""Runs a lesson in which tags are learned: reads typed lines and listens to the mat, until all is learned or the user stops.

Rules of this file: the register is read again before each change, and written before the change is said, while no other program writes;
so entries of other lessons stay, and a power cut costs at most one tag.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from companion.cards.tags.enrolment import Enrolment
from companion.cards.tags.hearing import Laid, Ready, Silent, TagHearing, Together
from companion.cards.tags.naming import TagVocabulary
from companion.cards.tags.register_file import alone, read_register, write_register
from companion.cards.tags.turns import Answered, Say, Told, TypedText, TypedVerb
from companion.cards.tags.typed_uids import as_hex
from companion.core.decks.register import flaw_of, parse_uid
from companion.system.clock import Clock
from companion.system.keyboard import Ended
from hardware.readers.port import Readers

PAUSE = 0.05  # seconds between two looks at the mat
LONGEST = 5.0  # seconds that a simulated tag may take to be heard


class TypedLines(Protocol):
    def line(self, seconds: float | None = None) -> str | Ended | None:
        """The next typed line; None where none came in that time."""
        ...


class Hands(Readers, Protocol):
    """A simulated mat, on which tags are laid."""

    def lay(self, uid: str, slot: str) -> None: ...

    def lift(self, uid: str) -> None: ...


class TagLesson:
    """A lesson with typed uids; `say` shows a line to the user."""

    def __init__(
        self, enrolment: Enrolment, register: Path, vocabulary: TagVocabulary, lines: TypedLines, say: Callable[[Say], None]
    ) -> None:
        self.now = enrolment
        self._register, self._vocabulary, self._lines, self._say = register, vocabulary, lines, say

    def run(self) -> None:
        self.begin()
        while not self.now.is_over:
            told = self.typed()
            if told is not None:
                self.enter(told)

    def begin(self) -> None:
        self._tell(self.now.begin())

    def typed(self, seconds: float | None = None) -> TypedVerb | Answered | TypedText | None:
        """What was typed; the end of the input counts as `stop`."""
        line = self._lines.line(seconds)
        if isinstance(line, Ended):
            return TypedVerb("stop")
        question = self.now.question
        return self._vocabulary.parse(line or "", question.choices if question else (), is_whole=self.now.deck is not None)

    def enter(self, told: Told) -> None:
        with alone(self._register):
            before = read_register(self._register)
            step = self.now.take(told, before)
            if step.register != before:
                write_register(self._register, step.register)
        self.now = step.enrolment
        self._tell(step.says)

    def _tell(self, says: tuple[Say, ...]) -> None:
        for one in says:
            self._say(one)


class AtMat:
    """A lesson at a mat; at a simulated one, a uid that is typed is laid on `slot`, as a card would be."""

    def __init__(self, lesson: TagLesson, readers: Readers, clock: Clock, hands: Hands | None = None, slot: str = "") -> None:
        self._lesson, self._readers, self._clock, self._hands, self._slot = lesson, readers, clock, hands, slot
        self._hearing = TagHearing()
        self._is_open = False  # the mat is ready, or there is nothing to wait for
        self._lying: str | None = None  # on a simulated mat
        self._laid_at: float | None = None  # and not yet heard

    def run(self) -> None:
        self._lesson.begin()
        while self._listen():
            if self._is_to_be_heard:
                self._clock.wait(PAUSE)
            else:
                self._heed(self._lesson.typed(PAUSE))

    @property
    def _is_to_be_heard(self) -> bool:
        """Whether typed lines have to wait until the mat is ready, or until a laid tag is heard."""
        is_laying = self._laid_at is not None and self._clock.now() - self._laid_at < LONGEST
        return not self._is_open or is_laying

    def _listen(self) -> bool:
        """Whether the lesson goes on."""
        for heard in self._readers.passes(self._clock.now()):
            for news in self._hearing.take(heard):
                self._is_open = self._is_open or isinstance(news, Ready | Silent)
                if isinstance(news, Laid | Together):
                    self._laid_at = None
                self._lesson.enter(news)
        return not self._lesson.now.is_over

    def _heed(self, told: TypedVerb | Answered | TypedText | None) -> None:
        if told is None:
            return
        if isinstance(told, TypedText) and self._hands is not None and self._is_uid(told.text):
            uid = parse_uid(as_hex(told.text))
            if not self._hearing.lies(uid):
                self._lay(self._hands, uid)
                return
        self._lesson.enter(told)

    def _is_uid(self, text: str) -> bool:
        return flaw_of(as_hex(text)) is None and not self._lesson.now.is_card(text)

    def _lay(self, hands: Hands, uid: str) -> None:
        if self._lying is not None:
            hands.lift(self._lying)
        hands.lay(uid, self._slot)
        self._lying, self._laid_at = uid, self._clock.now()
