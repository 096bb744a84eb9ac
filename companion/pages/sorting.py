"""Cards that are sorted after a match: which pile each goes to, and on a mat what lies there while it is (C17).

Rules of this file: what a card's face bears is asked for nowhere; a tag says which card it is, and the record says whether it was shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.card import CardId, Deck, DeckId
from companion.core.decks.codes import codes_of, scanned
from companion.core.decks.register import Register
from companion.core.frozen import dataclass
from companion.core.games.game import Setup
from companion.core.mat.mat import Mat
from companion.core.mat.settling import Settling
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.events import Event, Slot, TagPlaced, TagTapped, Uid
from companion.pages.health import matter_of
from companion.pages.playing import STOOD_STILL, InMatchTime
from companion.record.seen import piles
from companion.screen.acts import Act
from companion.screen.draft import Draft
from companion.screen.pages import sorting
from companion.screen.pages.mat_map import State
from companion.screen.pages.search import alphabetical
from companion.screen.pages.sorting import Box, OnMat, SortedCard, Sorting, Strange
from companion.screen.words import Words
from companion.system.clock import Clock
from hardware.readers.port import Readers
from hardware.sighting import Pass

LYING = 1.5  # seconds at the beginning in which a card that is heard counts as one that lay there already


@dataclass(frozen=True, slots=True)
class Cards:
    """A deck on its way back into the box; `of` tells each card by its id."""

    box: Box
    deck: Deck
    of: Mapping[CardId, SortedCard]


def cards_of(setup: Setup, deck: Deck, seen: Iterable[CardId], language: str, about: str) -> Cards:
    """For another match that is set up like this one; `about` names the match that was played."""
    sorted_so, codes = piles(setup, deck, seen), codes_of(deck)
    of = {
        card.id: SortedCard(
            card.names[language],
            card.id in sorted_so.seen,
            ", ".join(text for text in (card.places.get(language, ""), card.notes.get(language, "")) if text),
            emblem_of(card, deck),
            codes[card.id],
            scanned(deck.id, card.id),
        )
        for card in deck.cards.values()
    }
    in_order = sorted(of, key=lambda card: (*alphabetical(of[card].name), card))
    box = Box(about, deck.names[language], tuple(of[card] for card in in_order), len(setup.players), len(sorted_so.returning))
    return Cards(box, deck, of)


class Known:
    """Says what a tag is while one deck is sorted: a card of that deck, a card of another one, or an unknown tag."""

    def __init__(self, cards: Cards, register: Register, others: Sequence[Deck], words: Words) -> None:
        self._cards, self._register, self._words = cards, register, words
        self._others: Mapping[DeckId, Deck] = {deck.id: deck for deck in others}

    def told(self, uid: Uid, slot: Slot) -> SortedCard | Strange:
        found = self._register.identify(uid)
        if found is None:
            key = "sorting-unknown" if self._register.command(uid) is None else "sorting-command"
            return Strange(self._words.say(key, place=PlaceName(slot)))
        if found.deck == self._cards.deck.id:
            return self._cards.of.get(found.card) or Strange(self._words.say("sorting-gone", card=found.card))
        deck, language = self._others.get(found.deck), self._words.language
        card = deck.cards[found.card].names[language] if deck is not None and found.card in deck.cards else found.card
        return Strange(self._words.say("sorting-other-deck", card=card, name=deck.names[language] if deck is not None else found.deck))


class SortingOnMat:
    """Fills the page while cards lie on a mat that is read; nothing of it enters a match."""

    def __init__(self, cards: Cards, shape: Shape, known: Known, readers: Readers, clock: Clock, words: Words) -> None:
        self._known, self._words, self._clock = known, words, clock
        self._readers = InMatchTime(readers, clock, 0.0)
        self._mat, self._settling = Mat(), Settling(shape)
        self._at, self._began, self._looked = 0.0, 0.0, clock.now()
        self.page = OnMat(cards.box, shape, {})
        self.page = self._shown(None)

    def went_on(self, seconds: float) -> bool:
        """Whether anything else lies there now."""
        self._pass_time(seconds)
        before = self.page
        for heard in self._readers.passes(self._at):
            self._take(heard)
        return self.page != before

    def changed(self, act: Act) -> None:
        page = sorting.changed_sorting(self.page, act)
        assert isinstance(page, OnMat)
        self.page = page

    def _pass_time(self, seconds: float) -> None:
        """While another page lies over this one no card is heard, so what was heard before does not prove what lies there now."""
        now = self._clock.now()
        if now - self._looked > STOOD_STILL:
            self._readers.forget()
            self._settling = Settling(self.page.shape)
            self._began = self._at
        self._looked = now
        self._at += seconds

    def _take(self, heard: Pass) -> None:
        settled = self._settling.take(heard, self._mat)
        for event in settled.events:
            self._mat = self._mat.after(event)
        if settled.doubtful:
            self._readers.ask(settled.doubtful)
        if settled.events:
            self.page = self._shown(self._laid(settled.events, heard.at) or self.page.laid)

    def _laid(self, events: Sequence[Event], at: float) -> SortedCard | Strange | None:
        """The one that was laid just now: of several at once, as of those that lay there already, none is meant more than the others."""
        new = [self._known.told(one.uid, one.slot) for one in events if isinstance(one, (TagPlaced, TagTapped))]
        return new[0] if new and at - self._began >= LYING and all(one == new[0] for one in new) else None

    def _shown(self, laid: SortedCard | Strange | None) -> OnMat:
        shape, states, lying, strange = self.page.shape, self._silences(), [], []
        for slot in shape.slots:
            told = tuple(dict.fromkeys(self._known.told(tag.uid, slot) for tag in self._mat.lying.get(slot, ())))
            if not told or slot in states:
                continue
            cards = [one for one in told if isinstance(one, SortedCard)]
            states[slot] = "unknown" if not cards else "two-cards" if len(told) > 1 else _state(cards[0])
            lying += [(slot, card) for card in cards]
            strange += [one.text for one in told if isinstance(one, Strange)]
        others = {slot: state for slot, state in states.items() if state != "unknown"}
        matter = (*matter_of(shape, others, self._words), *dict.fromkeys(strange))
        in_order = tuple(sorted(lying, key=lambda one: alphabetical(one[1].name)))
        return replace(self.page, states=states, lying=in_order, laid=laid, matter=matter)

    def _silences(self) -> dict[Slot, State]:
        shape = self.page.shape
        silent: dict[Slot, State] = {slot: "silent" for slot in shape.slots if slot in self._mat.frozen}
        return silent | {slot: "blind" for slot in shape.slots if slot in shape.blind}


def _state(card: SortedCard) -> State:
    return "seen" if card.is_seen else "fresh"


def draw_sorting_page(draft: Draft, words: Words, value: Sorting | SortingOnMat) -> None:
    sorting.draw_sorting(draft, words, value.page if isinstance(value, SortingOnMat) else value)


def changed_sorting_page(value: Any, act: Act) -> Any:
    if not isinstance(value, SortingOnMat):
        return sorting.changed_sorting(value, act)
    value.changed(act)
    return value
