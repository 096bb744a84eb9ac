"""One card after another is asked for, and the tag that comes is its own: what is laid and typed goes in, what is to be said comes out.

Rules of this file: no input or output. Whoever calls `take` writes the register that it gives before saying anything, so what was said to
be learned is kept. A tag means one thing: one that is somebody else's already is never taken from there, only told of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, assert_never

from companion.decks.register import Flaw, Register, Tagged, flaw_of, parse_uid, plain_uid
from companion.events import Button
from companion.tagging.hearing import Answering, Laid, News, Ready, Silent, Together, Unreadable
from companion.tagging.told import Typed, Verb, Word

Wanted = Tagged | Button
Told = News | Word | Typed
LONGEST = 40  # signs of what was typed that are told again


@dataclass(frozen=True, slots=True)
class Say:
    """A line and what it speaks of: cards and commands are named by whoever has the words."""

    key: str
    what: Wanted | None = None
    args: Mapping[str, str | int] = field(default_factory=dict)
    tone: Literal["", "turn", "soft"] = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """What became of one that was asked for; `uid` where a tag was learned for it just now."""

    uid: str | None = None
    is_skipped: bool = False


@dataclass(frozen=True, slots=True)
class Learner:
    wanted: tuple[Wanted, ...]  # one at the least
    with_mat: bool
    answers: tuple[Answer, ...] = ()
    is_stopped: bool = False

    @property
    def is_over(self) -> bool:
        return self.is_stopped or len(self.answers) == len(self.wanted)

    @property
    def learned(self) -> int:
        return sum(one.uid is not None for one in self.answers)

    def begin(self) -> tuple[Say, ...]:
        """On a mat the first question waits until the mat is ready."""
        return (self._how,) if self.with_mat else (self._how, self.question())

    @property
    def _how(self) -> Say:
        return Say("tags-how-mat" if self.with_mat else "tags-how-typed", tone="soft")

    def question(self) -> Say:
        args = {"which": len(self.answers) + 1, "of": len(self.wanted)}
        return Say("tags-asks-mat" if self.with_mat else "tags-asks-typed", self.asked, args, "turn")

    def take(self, told: Told, register: Register) -> Step:
        """Nothing is asked any more once it is over."""
        if self.is_over:
            return Step(self, register)
        match told:
            case Laid(text) | Typed(text):
                return self._heard(text, register)
            case Word(verb):
                return self._word(verb, register)
            case Together(uids):
                return self._told(register, Say("tags-together", args={"count": len(uids)}))
            case Unreadable(slot):
                return self._told(register, Say("tags-unreadable", args={"place": slot}))
            case Ready(count):
                return self._told(register, *((Say("tags-lie-already", args={"count": count}, tone="soft"),) if count else ()))
            case Silent():
                return self._told(register, Say("tags-silent"))
            case Answering():
                return self._told(register, Say("tags-answering"))
            case _:
                assert_never(told)

    @property
    def asked(self) -> Wanted:
        return self.wanted[len(self.answers)]

    def _told(self, register: Register, *says: Say) -> Step:
        """The same is asked again."""
        return Step(self, register, (*says, self.question()))

    def _heard(self, text: str, register: Register) -> Step:
        flaw = flaw_of(text)
        if flaw is not None:
            return self._told(register, _of_flaw(flaw, text))
        uid, asked = parse_uid(text), self.asked
        owner = owner_of(uid, register)
        if owner is None:
            register = register.commanding(uid, asked) if isinstance(asked, str) else register.enrolled(uid, asked)
            return self._answered(Answer(uid), register, Say("tags-learned", asked))
        if owner == asked:
            return self._answered(Answer(), register, Say("tags-known", asked))
        return self._told(register, Say("tags-belongs", owner, {"uid": uid}))

    def _word(self, verb: Verb, register: Register) -> Step:
        match verb:
            case "skip":
                return self._answered(Answer(is_skipped=True), register, Say("tags-skipped", self.asked, tone="soft"))
            case "back":
                return self._back(register)
            case "stop":
                return Step(replace(self, is_stopped=True), register)
            case "help":
                return self._told(register, self._how)
            case _:
                assert_never(verb)

    def _back(self, register: Register) -> Step:
        if not self.answers:
            return self._told(register, Say("tags-nothing-to-undo", tone="soft"))
        before = replace(self, answers=self.answers[:-1])
        uid = self.answers[-1].uid
        if uid is None or owner_of(uid, register) != before.asked:  # a tag that somebody else forgot or moved meanwhile is theirs
            return Step(before, register, (before.question(),))
        anew = (Say("tags-lay-anew"),) if self.with_mat else ()
        return Step(before, register.forgotten(uid), (Say("tags-taken-back", before.asked), *anew, before.question()))

    def _answered(self, answer: Answer, register: Register, say: Say) -> Step:
        after = replace(self, answers=(*self.answers, answer))
        return Step(after, register, (say,) if after.is_over else (say, after.question()))


@dataclass(frozen=True, slots=True)
class Step:
    """What holds from now on, and what is to be said once that is written."""

    learner: Learner
    register: Register
    says: tuple[Say, ...] = ()


def owner_of(uid: str, register: Register) -> Wanted | None:
    """What a tag stands for, whichever side of a card it sits on."""
    tagged = register.tags.get(uid)
    return Tagged(tagged.deck, tagged.card) if tagged else register.commands.get(uid)


def without_tag(cards: Sequence[Tagged], register: Register) -> tuple[Tagged, ...]:
    """Those of these cards that have none."""
    have = {(one.deck, one.card) for one in register.tags.values()}
    return tuple(card for card in cards if (card.deck, card.card) not in have)


def _of_flaw(flaw: Flaw, text: str) -> Say:
    shown = "".join(sign for sign in text if sign.isprintable())[:LONGEST]
    return Say(f"tags-flaw-{flaw}", args={"typed": shown, "count": len(plain_uid(text)) // 2})
