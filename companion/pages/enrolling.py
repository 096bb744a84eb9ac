"""Cards and their stickers at the screen: what is laid, typed and touched goes to the enrolment, and what it wants becomes a page.

Rules of this file: what was learned is on the disk before the page says so, and the register is read anew before every step, so what
others wrote stays. What could not be kept has changed nothing, and waits to be tried again. Nothing here looks at a number of a card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import get_args

from companion.cards.decks.finding import in_order
from companion.cards.tags.enrolment import enrolment
from companion.cards.tags.hearing import Laid, News, Ready, Silent, TagHearing
from companion.cards.tags.naming import Naming
from companion.cards.tags.register_file import alone, make_room, read_register, write_register
from companion.cards.tags.turns import Answered, CardNamed, Choice, Say, Switched, Told, TypedText, TypedVerb, Way, has_sides
from companion.cards.tags.typed_uids import as_hex, scan_in
from companion.core.decks.card import CardId, Deck
from companion.core.decks.codes import named_by, scanned_card
from companion.core.decks.register import MOST_BOXES, Register, Tagged, flaw_of
from companion.core.frozen import dataclass
from companion.core.referee.announcements import Said
from companion.core.referee.placement import PlaceName
from companion.errors import Unusable
from companion.events import Slot
from companion.pages.stickers import apart, offered, on_back, sides
from companion.screen.acts import Act, Change, GoBack, Page, Pick, Type
from companion.screen.draft import Draft
from companion.screen.pages import enrol, search
from companion.screen.pages.enrol import Enrol
from companion.screen.words import Words
from companion.system.clock import Clock
from companion.words.problems import WordedProblem, problem_in
from hardware.readers.port import Readers

OF_TERMINAL, OF_SCREEN = "tags-", "enrol-said-"  # how lines begin that say the same there and here
OUT_OF_TURN = "-called"  # what the terminal asks for without a place in the list
LISTED = ("tags-several", "tags-many")  # what was typed fits several cards
DONE = ("tags-learned", "tags-learned-back", "tags-learned-face", "tags-replaced", "tags-copied", "tags-side-noted", "tags-known")
CALM = ("tags-taken-back", "tags-lay-anew")  # besides what is said softly


@dataclass(frozen=True, slots=True)
class Heard:
    """A mat that is read, and by which clock it tells when it heard something."""

    readers: Readers
    clock: Clock


@dataclass(frozen=True, slots=True)
class About:
    """What is enrolled, and where that is kept; `decks` are those whose cards may be met as well."""

    deck: Deck
    decks: tuple[Deck, ...]
    register: Path


class Enrolling:
    """`page` is what the screen shows; it changes by `act`, and by what the mat hears while time goes on."""

    def __init__(self, about: About, language: str, mat: Heard | None = None) -> None:
        """Raises `Unusable` where the register cannot be read."""
        self._about, self._mat, self._words = about, mat, Words(language)
        self._naming = Naming(language, about.deck, about.decks)
        self._hearing, self._since = TagHearing(), mat.clock.now() if mat is not None else 0.0
        self._is_listening = mat is not None  # and not ready yet
        register = read_register(about.register)
        wanted = tuple(Tagged(about.deck.id, card) for card in in_order(about.deck, about.deck.cards, language))
        way = Way(has_sides=has_sides(about.deck.id, register))
        self._now = enrolment(wanted, register, way, deck=about.deck, with_mat=mat is not None)
        self._sides = sides(about.deck, register)
        self._says: tuple[Say, ...] = ()
        self._matter: WordedProblem | None = None  # why the last step was not kept
        self._waiting: Told | None = None  # that step
        self.typed = ""
        self.search: search.Search | None = None
        self._try(lambda: make_room(about.register))
        self.page = self._page()

    def went_on(self, seconds: float) -> bool:
        """Whether the mat has told anything new; what it heard before this page was opened is not for it."""
        if self._mat is None:
            return False
        news = [
            one for heard in self._mat.readers.passes(self._mat.clock.now()) if heard.at >= self._since for one in self._hearing.take(heard)
        ]
        for one in news:
            self._heard(one)
        return bool(news)

    def act(self, act: Act) -> None:
        match act:
            case Type() | Page() | Change("layout") if self.search is not None:
                self.search = enrol.sought(self.search, act)
                self.typed = self.search.typed
            case Type(letter):
                self.typed = enrol.typed_text(self.typed, letter)
            case Pick(card) if self.search is not None:
                self._take(CardNamed(Tagged(self._about.deck.id, CardId(card))))
            case GoBack():
                self._look_for(None)
            case Change(field, value):
                self._change(field, value)
        self.page = self._page()

    def _change(self, field: str, value: str) -> None:
        match field:
            case "search":
                self._look_for("")
            case "enter":
                self._enter(scan_in(self.typed.strip(), self._about.deck))
            case "try":
                self._try_again()
            case "skip":
                self._take(TypedVerb("skip"))
            case "undo":
                self._take(TypedVerb("back"))
            case "again":
                self._take(Switched())
            case "order" if value in ("listed", "free"):
                self._take(Switched(order="free" if value == "free" else "listed"))
            case "sides":
                self._take(Switched(has_sides=value == "two"))
            case "box" if value.isdecimal():
                self._take(Switched(box=int(value), has_sides=self._sides.get(int(value))))
            case "answer" if value in get_args(Choice):
                self._take(Answered(next(one for one in get_args(Choice) if one == value)))

    def _enter(self, text: str) -> None:
        """On the page with the list of cards that fit, a card's name says which of them; a number or a code says more than that."""
        deck = self._about.deck
        if self.search is not None and flaw_of(as_hex(text)) in ("no-uid", "length") and named_by(text, deck) is None:
            fitting = search.found(self.search)
            if len(fitting) == 1:
                self._take(CardNamed(Tagged(deck.id, CardId(fitting[0].option))))
            if fitting or not text:
                return
        if text:
            self._take(TypedText(text))

    # what is told, and what comes of it

    def _heard(self, news: News) -> None:
        if isinstance(news, Ready | Silent):
            self._is_listening = False
        if isinstance(news, Laid):
            self._take(news)
        else:  # it changes nothing, so an unreadable register may stay as it is
            self._says = _told(self._now.take(news, Register()).says)
        self.page = self._page()

    def _take(self, told: Told) -> None:
        """Take what the lesson is told: what comes of it is said once it is written; where that fails, nothing has changed."""
        self._waiting = told
        if self._try(lambda: self._step(told)):
            self._waiting = None

    def _try_again(self) -> None:
        if self._waiting is not None:
            self._take(self._waiting)
        else:
            self._try(lambda: make_room(self._about.register))

    def _try(self, what: Callable[[], None]) -> bool:
        try:
            what()
        except Unusable as fault:
            self._matter = problem_in(fault.problems[0], self._words.language)
            self.typed, self.search = "", None
            return False
        self._matter = None
        return True

    def _step(self, told: Told) -> None:
        had = self._now.held
        with alone(self._about.register):
            before = read_register(self._about.register)
            step = self._now.take(told, before)
            if step.register != before:
                write_register(self._about.register, step.register)
        self._now, self._says = step.enrolment, _told(step.says)
        self._sides = sides(self._about.deck, step.register)
        is_half_typed = isinstance(told, Laid) and self.search is not None
        if any(one.key in LISTED for one in step.says):
            self._look_for(self.typed)
        elif self._now.held not in (None, had):
            self._look_for(self.typed if is_half_typed else "")
        else:
            self._look_for(None)

    def _look_for(self, typed: str | None) -> None:
        """Among the cards, with that typed; None: no more."""
        self.typed = typed or ""
        self.search = None
        if typed is not None:
            cards = tuple(offered(self._about.deck, card, self._words.language) for card in apart(self._about.deck))
            self.search = replace(search.search(cards, self._sought(), self._words.language), typed=self.typed)

    # what is shown

    def _happened(self) -> enrol.LastStep | None:
        if not self._says:
            return None
        is_calm = all(one.tone == "soft" or one.key in CALM for one in self._says)
        return enrol.LastStep(" ".join(map(self._text, self._says)), any(one.key in DONE for one in self._says), is_calm)

    def _page(self) -> Enrol:
        now = self._now
        choices = now.question.choices if now.question is not None else ()
        if self.search is not None:
            self.search = replace(self.search, asks=self._sought())
        return Enrol(
            self._about.deck.names[self._words.language],
            self._asks(),
            now.learned,
            now.count,
            card=on_back(self._about.deck, now.asked, self._words) if isinstance(now.asked, Tagged) else None,
            side=now.side if now.asked is not None else None,
            told=self._happened(),
            choices=tuple((one, self._words.say(f"enrol-label-answer-{one}")) for one in choices),
            order=now.order,
            has_sides=now.has_sides,
            box=now.box,
            most_boxes=min(max((now.box, *self._sides)) + 1, MOST_BOXES),
            is_over=now.is_over,
            can_skip=now.asked is not None or now.held is not None,
            can_ask_again=now.is_over and bool(now.without),
            can_undo=bool(now.past),
            matter=self._matter,
            typed=self.typed,
            named=self._named(),
            search=self.search,
            lacking=self._lacking(),
        )

    def _lacking(self) -> tuple[str, ...]:
        if not self._now.is_over:
            return ()
        deck, language = self._about.deck, self._words.language
        lacking = (one.card for one in self._now.without if isinstance(one, Tagged) and one.card in deck.cards)
        return tuple(deck.cards[card].names[language] for card in lacking)

    def _named(self) -> str:
        """The card whose square code is typed."""
        found = scanned_card(scan_in(self.typed.strip(), self._about.deck))
        deck = next((one for one in (self._about.deck, *self._about.decks) if found is not None and one.id == found[0]), None)
        return deck.cards[found[1]].names[self._words.language] if found and deck and found[1] in deck.cards else ""

    def _asks(self) -> str:
        if self._matter:
            return self._words.say("enrol-not-kept")
        if self._is_listening:
            return self._words.say("enrol-listening")
        if not self._now.is_over:
            return self._text(self._now.asks())
        left = len(self._now.without)
        return self._words.say("enrol-some-left", count=left) if left else self._words.say("enrol-over")

    def _sought(self) -> str:
        """What the list of cards is for; which card is asked for does not stand beside it."""
        if self._matter or self._is_listening or self._now.question is not None:
            return self._asks()
        return self._words.say("enrol-which-next" if self._now.held is None else "enrol-which-held")

    def _text(self, say: Say) -> str:
        """What the terminal would say, in words for a screen."""
        args: dict[str, Said] = {**say.args}
        if "place" in args:
            args["place"] = PlaceName(Slot(str(args["place"])))
        if say.what is not None:
            args["what"] = self._naming.called(say.what, is_by_tag=say.is_by_tag)
        return self._words.say(OF_SCREEN + say.key.removeprefix(OF_TERMINAL).removesuffix(OUT_OF_TURN), **args)


def _told(says: tuple[Say, ...]) -> tuple[Say, ...]:
    """The sentences without the question that is asked now."""
    return tuple(one for one in says if one.tone != "turn")


def draw_enrolling(draft: Draft, words: Words, enrolling: Enrolling) -> None:
    enrol.draw_enrol(draft, words, enrolling.page)


def changed_enrolling(enrolling: Enrolling, act: Act) -> Enrolling:
    enrolling.act(act)
    return enrolling
