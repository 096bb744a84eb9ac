"""The state of a lesson in which tags are assigned to cards, in a list or in any order: acts of the user go in, lines to be said come out.

Rules of this file: no input or output. The caller of `take` writes the register that it returns before saying anything, and reads it anew
before the next call, so what was said to be learned is kept, and entries of other programs stay. A tag means one thing: one that means
something else already is asked about, never taken. Every step that changed something can be taken back exactly. A question is no step: an
act other than its answer drops it and changes nothing, and words that mean nothing leave it open. No number of a card is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from typing import assert_never

from companion.cards.decks.finding import alike, found, is_whole_name
from companion.cards.tags.asking import asked_for, how, of_flaw, of_other_deck, question_said
from companion.cards.tags.hearing import Answering, Laid, Ready, Silent, Together, Unreadable
from companion.cards.tags.turns import (
    AlreadyHas,
    Answered,
    BelongsElsewhere,
    CardNamed,
    CardTurn,
    Choice,
    Meaning,
    Order,
    Question,
    Say,
    Switched,
    TagChange,
    Told,
    TypedText,
    TypedVerb,
    Verb,
    Wanted,
    Way,
    called,
    changes_between,
    first_turn,
    next_turn,
    owner_of,
    restored,
    turn_after,
    uids_of,
    with_tag,
)
from companion.cards.tags.typed_uids import as_hex, strange
from companion.core.decks.card import CardId, Deck, Side
from companion.core.decks.register import MOST_BOXES, Register, Tagged, parse_uid
from companion.core.frozen import dataclass

MOST = 20  # cards that are listed where several fit


@dataclass(frozen=True, slots=True)
class Past:
    """One step that can be taken back."""

    before: Enrolment  # without a past of its own
    changed: tuple[TagChange, ...]

    @property
    def learned(self) -> Meaning | None:
        """The new meaning of the tag that this step changed."""
        return next((one.after for one in self.changed if one.after is not None), None)


@dataclass(frozen=True, slots=True)
class Enrolment:
    """A lesson at one moment; `enrolment` makes the first one."""

    wanted: tuple[Wanted, ...]  # in the order of the list: by name in the language of the lesson
    with_mat: bool
    deck: Deck | None = field(repr=False)  # of the cards; none for commands
    way: Way
    turn: CardTurn
    without: tuple[Wanted, ...]  # that have no tag in this box, or not one for each side
    held: str | None = None  # a tag that waits for its card to be named
    question: Question | None = None
    past: tuple[Past, ...] = field(default=(), repr=False)
    is_stopped: bool = False

    @property
    def order(self) -> Order:
        return self.way.order

    @property
    def has_sides(self) -> bool:
        return self.way.has_sides

    @property
    def box(self) -> int:
        return self.way.box

    @property
    def asked(self) -> Wanted | None:
        return self.turn.card

    @property
    def side(self) -> Side | None:
        """The side that is to lie up, where the card has a sticker on each side."""
        return self.turn.side

    @property
    def count(self) -> int:
        return len(self.wanted)

    @property
    def learned(self) -> int:
        """How many cards have a tag, also from earlier lessons."""
        return len(self.wanted) - len(self.without)

    @property
    def new(self) -> int:
        """How many tags were learned in this lesson."""
        return sum(past.learned is not None for past in self.past)

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more; until the lesson is stopped a step can still be taken back and a card be named."""
        if self.is_stopped or self.way.replaces or self.asked is not None or self.held is not None or self.question is not None:
            return self.is_stopped
        return self.order == "listed" or not (self.without or self.way.again)

    def begin(self) -> tuple[Say, ...]:
        """On a mat the first question waits until the mat is ready."""
        return self.how if self.with_mat else (*self.how, self.asks())

    @property
    def how(self) -> tuple[Say, ...]:
        return how(self.way, with_mat=self.with_mat)

    def asks(self) -> Say:
        """The line that asks for the next act."""
        if self.question is not None:
            return question_said(self.question, self.turn)
        if self.held is not None:
            return Say("tags-asks-card", args={"uid": self.held}, tone="turn")
        return asked_for(self.turn, self.way, with_mat=self.with_mat)

    def take(self, told: Told, register: Register) -> EnrolmentStep:
        """The step that an act makes; none once the lesson is stopped."""
        if self.is_stopped:
            return EnrolmentStep(self, register)
        match told:
            case Laid(text):
                return _laid(self.at_ease(register), text, register)
            case TypedText(text):
                return _typed(self, text, register)
            case CardNamed(card):
                return _named(self.at_ease(register), card, register)
            case TypedVerb(verb):
                return _word(self, verb, register)
            case Answered(choice):
                return _answered(self, choice, register)
            case Switched():
                return _switched(self.at_ease(register), told, register)
            case Together(uids):
                return self.told(register, Say("tags-together-sides" if self.has_sides else "tags-together", args={"count": len(uids)}))
            case Unreadable(slot):
                return self.told(register, Say("tags-unreadable", args={"place": slot}))
            case Ready(count):
                return self.told(register, *((Say("tags-lie-already", args={"count": count}, tone="soft"),) if count else ()))
            case Silent():
                return self.told(register, Say("tags-silent"))
            case Answering():
                return self.told(register, Say("tags-answering"))
            case _:
                assert_never(told)

    def is_card(self, text: str) -> bool:
        """Whether a text is the whole name of a card, even if it looks like a uid."""
        return self.deck is not None and is_whole_name(text, self.deck)

    def at_ease(self, register: Register) -> Enrolment:
        """The lesson without its open question; a tag that was held waits again for its card to be named."""
        if self.question is None:
            return self
        turn = self.turn if self.held is None else next_turn(self.turn, self.way, register)
        return replace(self, question=None, turn=turn)

    def told(self, register: Register, *says: Say) -> EnrolmentStep:
        """A step that changes nothing: the lines are said, and the same is asked again."""
        return EnrolmentStep(self, register, (*says, self.asks()))

    def stepped(self, after: Enrolment, before: Register, register: Register, *says: Say) -> EnrolmentStep:
        """A step that can be taken back."""
        past = Past(replace(self, past=()), changes_between(before, register))
        done = replace(after, past=(*self.past, past), without=after.way.lacking(self.wanted, register))
        return EnrolmentStep(done, register, says if done.is_over else (*says, done.asks()))


@dataclass(frozen=True, slots=True)
class EnrolmentStep:
    """The lesson and the register after an act, and the lines to be said once the register is written."""

    enrolment: Enrolment
    register: Register
    says: tuple[Say, ...] = ()


def enrolment(wanted: Sequence[Wanted], register: Register, way: Way, *, deck: Deck | None = None, with_mat: bool) -> Enrolment:
    """A new lesson. `wanted`: all cards of the deck by name, or one card or command; a command may have several tags."""
    way = replace(way, again=way.again or any(isinstance(one, str) for one in wanted))
    return Enrolment(tuple(wanted), with_mat, deck, way, first_turn(way, wanted, register), way.lacking(wanted, register))


def _laid(now: Enrolment, text: str, register: Register) -> EnrolmentStep:
    wrong = strange(text, register)
    if wrong is not None:
        return now.told(register, of_flaw(wrong, text, register))
    uid = parse_uid(text)
    return _laid_first(now, uid, register) if now.asked is None else _given(now, uid, register, now)


def _typed(asking: Enrolment, text: str, register: Register) -> EnrolmentStep:
    """A typed text is the whole name of a card, else a uid, else a part of a name; any other text leaves an open question as it is."""
    now = asking.at_ease(register)
    if now.deck is not None and now.is_card(text):
        return _looked_up(now, now.deck, found(text, now.deck), register)
    wrong = strange(text, register)
    if wrong is None:
        uid = parse_uid(as_hex(text))
        step = _laid(now, uid, register)
        is_new = owner_of(uid, register) is None
        if is_new and _is_short(uid) and step.register != register:
            return replace(step, says=(*step.says[:1], Say("tags-short", args={"uid": uid}, tone="soft"), *step.says[1:]))
        return step
    cards = found(text, now.deck) if now.deck is not None and wrong.flaw in ("no-uid", "length", "decimal") else ()
    if now.deck is None or not cards or Tagged(now.deck.id, cards[0]) not in now.wanted:
        elsewhere = of_other_deck(text, now.deck)
        if elsewhere is not None:
            return asking.told(register, elsewhere)
        say = of_flaw(wrong, text, register)
        is_word = asking.question is not None and wrong.flaw == "no-uid"
        return asking.told(register, replace(say, key="tags-no-answer") if is_word else say)
    return _looked_up(now, now.deck, cards, register)


def _looked_up(now: Enrolment, deck: Deck, cards: tuple[CardId, ...], register: Register) -> EnrolmentStep:
    """Takes a single card, or several that are alike; of others it is asked which is meant."""
    if set(cards) <= set(alike(cards[0], deck)):
        return _named(now, Tagged(deck.id, cards[0]), register)
    if len(cards) > MOST:
        return now.told(register, Say("tags-many", args={"count": len(cards)}))
    return now.told(register, Say("tags-several", args={"count": len(cards)}, those=cards))


def _named(now: Enrolment, named: Wanted, register: Register) -> EnrolmentStep:
    """A card is named; of cards that are alike the next one without a tag is meant."""
    if named not in now.wanted:
        return now.told(register)
    card = next(iter(now.way.lacking((named, *_alike(named, now.deck)), register)), named)
    after = replace(now, turn=called(card, now.turn, now.way, register))
    if now.held is not None:
        return _given(after, now.held, register, now)
    has = isinstance(card, Tagged) and uids_of(card, register, now.box)
    return now.stepped(after, register, register, *((Say("tags-has-one", card, tone="soft"),) if has else ()))


def _alike(card: Wanted, deck: Deck | None) -> tuple[Wanted, ...]:
    if isinstance(card, str) or deck is None or card.card not in deck.cards:
        return ()
    return tuple(Tagged(deck.id, one) for one in alike(CardId(card.card), deck))


def _laid_first(now: Enrolment, uid: str, register: Register) -> EnrolmentStep:
    """A tag is laid before its card is named; ignored after the only card of the lesson got its new sticker."""
    if now.way.replaces:
        return now.told(register)
    owner = owner_of(uid, register)
    if owner is not None:
        return now.told(register, Say("tags-known-first", owner, tone="soft", is_by_tag=True))
    return now.told(register) if uid == now.held else now.stepped(replace(now, held=uid), register, register)


def _given(now: Enrolment, uid: str, register: Register, before: Enrolment) -> EnrolmentStep:
    """A tag is given for the card that is asked for; a step back returns to `before`."""
    asked, owner = now.asked, owner_of(uid, register)
    assert asked is not None
    if owner is None:
        return _placed(now, uid, register, before)
    if owner != asked or (isinstance(asked, Tagged) and register.box_of(uid) != now.turn.box):
        return replace(now, question=BelongsElsewhere(uid, owner, register.box_of(uid))).told(register)
    tagged = register.tags.get(uid)
    if tagged is None or now.side is None or tagged.side == now.side:
        return before.stepped(_after(now, register), register, register, Say("tags-known", asked))
    if tagged.side is None:
        return _learned(now, uid, register, before, Say("tags-side-noted", asked))
    return now.told(register, Say(f"tags-not-{now.side}", asked))


def _placed(now: Enrolment, uid: str, register: Register, before: Enrolment) -> EnrolmentStep:
    """A new tag for the card; where the card has another one already, it is asked what became of that."""
    asked = now.asked
    others = _others(now, register)
    if isinstance(asked, Tagged) and others and not now.way.replaces:
        return replace(now, question=AlreadyHas(asked, others, uid, owner_of(uid, register))).told(register)
    say = Say("tags-replaced", asked) if others else Say(f"tags-learned-{now.side}" if now.side else "tags-learned", asked)
    return _learned(now, uid, register, before, say, others)


def _others(now: Enrolment, register: Register) -> tuple[str, ...]:
    """The tags that the card has on the side of the new one; a replaced sticker may also be one whose side is unknown."""
    if not isinstance(now.asked, Tagged):
        return ()
    sides = (now.side, None) if now.way.replaces else (now.side,)
    found = uids_of(now.asked, register, now.turn.box)
    return tuple(uid for uid in found if now.side is None or register.tags[uid].side in sides)


def _learned(now: Enrolment, uid: str, register: Register, before: Enrolment, say: Say, gone: Sequence[str] = ()) -> EnrolmentStep:
    """A step in which the tag is assigned to the card, and the tags in `gone` are forgotten."""
    assert now.asked is not None
    written = register
    for one in gone:
        written = written.forgotten(one)
    written = with_tag(uid, now.asked, now.side, now.turn.box, written)
    return before.stepped(_after(now, written), register, written, say)


def _after(now: Enrolment, register: Register) -> Enrolment:
    return replace(now, held=None, turn=turn_after(now.turn, now.way, register))


def _word(now: Enrolment, verb: Verb, register: Register) -> EnrolmentStep:
    at_ease = now.at_ease(register)
    match verb:
        case "skip":
            return _skipped(at_ease, register)
        case "back":
            return _back(now, register) if now.question is None else at_ease.told(register)
        case "stop":
            return EnrolmentStep(replace(at_ease, is_stopped=True), register)
        case "help":
            return now.told(register, *now.how)
        case _:
            assert_never(verb)


def _skipped(now: Enrolment, register: Register) -> EnrolmentStep:
    if now.held is not None:
        return now.stepped(replace(now, held=None), register, register, Say("tags-put-aside", tone="soft"))
    if now.asked is None:
        return now.told(register)
    turn = turn_after if now.way.replaces else next_turn  # one of two stickers may be as it should
    after = replace(now, turn=turn(now.turn, now.way, register))
    return now.stepped(after, register, register, Say("tags-skipped", now.asked, tone="soft"))


def _back(now: Enrolment, register: Register) -> EnrolmentStep:
    if not now.past:
        return now.told(register, Say("tags-nothing-to-undo", tone="soft"))
    last = now.past[-1]
    written = restored(last.changed, register)  # a tag that another lesson forgot or moved meanwhile stays so
    before = replace(last.before, past=now.past[:-1])
    before = replace(before, without=before.way.lacking(before.wanted, written))
    if written == register:
        return EnrolmentStep(before, written, (before.asks(),))
    anew = (Say("tags-lay-anew"),) if now.with_mat and before.held is None else ()
    what = last.learned.what if last.learned is not None else None
    return EnrolmentStep(before, written, (Say("tags-taken-back", what), *anew, before.asks()))


def _answered(now: Enrolment, choice: Choice, register: Register) -> EnrolmentStep:
    question, plain = now.question, replace(now, question=None)
    if question is None or choice not in question.choices:
        return now.told(register)
    if choice == "leave":
        return now.at_ease(register).told(register, Say("tags-left", tone="soft"))
    if owner_of(question.uid, register) != question.owner:
        return _given(plain, question.uid, register, plain)  # another lesson has settled it meanwhile
    match question:
        case AlreadyHas(card, _, uid) if choice == "copy":
            box = next((box for box in range(1, MOST_BOXES) if not uids_of(card, register, box, now.side)), MOST_BOXES)
            of_copy = replace(plain, turn=replace(now.turn, box=box))
            return _learned(of_copy, uid, register, plain, Say("tags-copied", card, {"box": box}))
        case AlreadyHas(card, _, uid):
            return _learned(plain, uid, register, plain, Say("tags-replaced", card), _others(now, register))
        case BelongsElsewhere(uid):
            return _placed(plain, uid, register, plain)
        case _:
            assert_never(question)


def _switched(now: Enrolment, told: Switched, register: Register) -> EnrolmentStep:
    order, has_sides = told.order or now.order, now.has_sides if told.has_sides is None else told.has_sides
    way = replace(now.way, order=order, has_sides=has_sides, box=min(max(told.box or now.box, 1), MOST_BOXES))
    given = {(past.learned.what, past.learned.box) for past in now.past if past.learned is not None}
    return now.stepped(replace(now, way=way, turn=first_turn(way, now.wanted, register, given if way.again else ())), register, register)


def _is_short(uid: str) -> bool:
    """Whether a uid of NXP has only four bytes; stickers of NXP have seven."""
    return len(uid) == 8 and uid.startswith("04")
