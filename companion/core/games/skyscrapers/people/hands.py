"""How an act of Skyscrapers is carried out: a card shown at its site's tap place, or to the pad and then its place on the screen.

Rules of this file: hands do what people do; whether it became the act that was meant is seen afterwards, on the screen. A card
is laid alone, waits until the screen goes on, and is taken up again, to go on the tower, which no reader hears (S20).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, Place, View
from companion.core.games.skyscrapers.people.book import TowerBook
from companion.core.games.skyscrapers.people.skyline import OF_A_TURN, offered_number, place_of, tap_place_of
from companion.core.games.skyscrapers.people.telling import named, stem
from companion.core.referee.table_view import Offer, TableView
from companion.events import Slot
from companion.simulator.fingers import ON_SCREEN, PATIENCE, REACH, READ, Fingers
from companion.simulator.people import Act, Choice
from companion.simulator.table import SimulatedTable

AGAIN = 2.2  # seconds until a card is shown once more; a place counts it again when it was away for two (S20)
SHOWN = 3  # times, before the screen is looked at
TRIES = 12  # for a foundation before the first turn
ON_DRAW_PAD = 0.5  # how often drawn cards are shown to the pad for draws, where there is one
BY_SEARCH = 0.5  # how often the discards are gone through on the screen, rather than a card of theirs just shown
AT_OLD_PLACE = 0.5  # how often a new building's insurance is laid where the site stood
GOES_ON = 0.1  # how often one more card is played when the match is over
WORDS = {"done": "-ask-insurance", "nobody": "-ask-take", "nothing": "-ask-look-at-nothing", "pass": "-ask-pass"}
OPTIONS = {"done": "no-insurance", "nobody": "nobody", "nothing": "nothing", "pass": "pass", "keep": "keep", "all": "all"}


class TowerHands(Fingers):
    of_a_turn = OF_A_TURN

    def __init__(self, table: SimulatedTable, chance: Random) -> None:
        super().__init__(table, chance)
        self.roofed_at: Slot | None = None  # where the last roof was laid

    def open(self, book: TowerBook) -> None:
        """The first sites, before the first turn (S1)."""
        for one in book.structures():
            for _ in range(TRIES):
                if named(one) in map(named, self._table.look().view.structures):
                    break
                self._open_site(one.foundation, one.place, on_screen=False)
                self._table.wait(REACH)

    def follow_up(self, before: TowerBook, choice: Choice, after: TowerBook) -> None:
        """Drawn cards are shown to the pad for draws, now and then; and now and then the end of the match goes unnoticed."""
        if after.is_over:
            self._go_on(after)
            return
        pads = self.draw_pads()
        for _, cards in after.table.drawn if choice.act[0] != "open" else ():
            for card in cards:
                if pads and self._chance.random() < ON_DRAW_PAD:
                    self._show_drawn(card, pads[0])

    def _show_drawn(self, card: CardId, pad: Slot) -> None:
        """What the pad beside it heard instead was not meant: it is dropped, or taken back."""
        before, misheard = self.settled(), self.misheard()
        self._show_at(card, pad)
        if self._table.look().view.pending:
            self._table.press("cancel")
        if self.settled() != before and self.misheard() > misheard:
            self.undo()

    def settled(self) -> View:
        """What is on the screen, but for what is half done, and for draws that are still shown (E8)."""
        view = self._table.look().view
        return replace(view, pending="", seats=tuple(replace(one, marks=()) for one in view.seats))

    def misheard(self) -> int:
        """How often a tag was heard where it did not lie; where there was none, an act that counts too much is a difference."""
        return sum(self._table.radio.tally[kind] for kind in ("straddled", "glimpsed"))

    def _go_on(self, after: TowerBook) -> None:
        slots = [*(slot for slot in self._shape.tap_places if self.heard(slot)), *self.action_pads()]
        cards = [CardId(card) for hand in after.table.hands for card in hand]
        if cards and slots and self._chance.random() < GOES_ON:
            self._table.lay(self.uid(self._chance.choice(cards)), slot := self._chance.choice(slots))
            self._table.wait(PATIENCE)
            self._table.lift(self._table.lying_on(slot)[0])

    def carry_out(self, act: Act, card: CardId | None, *, on_screen: bool = False) -> None:
        """Does the act once; the table may understand another one."""
        match act:
            case ("open", place):
                assert card is not None
                self._open_site(card, place, on_screen=on_screen)
            case ("build" | "roof" | "quake" | "insure" as kind, number):
                assert card is not None
                self._play_at(kind, number, card, on_screen=on_screen)
            case ("century" | "study" | "tornado",):
                assert card is not None
                self.show(card)
            case ("discard",):
                assert card is not None
                is_owed = self._table.look().view.stage == "overdue"
                self.show(card)
                if not is_owed:  # one that is owed is discarded as it is shown (E9)
                    self.choose_offer(lambda _, offer: offer.kind == "discard")
            case ("discard-pile",):
                assert card is not None
                self._search(card, on_screen=on_screen)
            case _:
                self._answer(act, on_screen=on_screen)

    def make_anew(self, choice: Choice) -> None:
        """It was heard where it was not laid: shown where it was meant, it is moved there (S20), or else it is taken back."""
        self._table.wait(AGAIN)
        card, slot = self.laid_last(choice), self._slot_meant(choice)
        if card is not None and slot is not None:
            self._show_at(card, slot)
        else:
            self.undo()

    def laid_last(self, choice: Choice) -> CardId | None:
        """The card of the act; of a foundation it is the one that was opened last."""
        if choice.card is not None:
            return choice.card
        structures = self._table.look().view.structures
        return max(structures, key=lambda one: one.number).foundation if structures else None

    def _slot_meant(self, choice: Choice) -> Slot | None:
        """The tap place of the act that was meant."""
        if choice.act[0] == "open":
            return self.heard(self._slot_of(choice.act[1]))
        return self.heard(tap_place_of(self._table.look(), choice.act[1]))

    def answer_strange(self) -> bool:
        """Any question that no act of a turn asks is dropped."""
        return False

    # laying and showing

    def _open_site(self, card: CardId, place: Place, *, on_screen: bool) -> None:
        slot = self.heard(self._slot_of(place))
        if slot is not None and not on_screen:
            self._show_at(card, slot)
            return
        self.show(card)
        if self._table.look().view.pending:
            self.choose_offer(lambda _, offer: self._is_place(offer, place))

    def _is_place(self, offer: Offer, place: Place) -> bool:
        return offer.kind == "open-aside" if place[1] else offer.kind == "open" and place_of(self._shape, offer.args["place-1"]) == place

    def _play_at(self, kind: str, number: int, card: CardId, *, on_screen: bool) -> None:
        """At the tap place of its site; a building has none, but right after its roof the place where it stood is as good (S20)."""
        table = self._table.look()
        slot = self.heard(tap_place_of(table, number))
        if kind == "roof":
            self.roofed_at = tap_place_of(table, number)
        if kind == "insure" and table.view.stage == "roofed" and self._is_free(self.roofed_at) and self._chance.random() < AT_OLD_PLACE:
            slot = self.heard(self.roofed_at)
        if slot is not None and not on_screen:
            self._show_at(card, slot)
            return
        self.show(card)
        if self._table.look().view.pending:
            self.choose_offer(lambda view, offer: offer.kind == "play" and offered_number(view, offer) == number)

    def _search(self, card: CardId, *, on_screen: bool) -> None:
        """A card of the discards is shown, or chosen on the screen by its name (S11)."""
        if on_screen or not self.action_pads() or self._chance.random() < BY_SEARCH:
            self.choose_offer(lambda _, offer: offer.kind == "discards")
            if on_screen or not self.action_pads() or self._chance.random() < ON_SCREEN:
                self._name(card, "take-discarded")
                return
        self.show(card)

    def show(self, card: CardId) -> None:
        """Shows the card to the pad, or names it where there is none (C19)."""
        pads = self.action_pads()
        if pads:
            self._show_at(card, pads[0])
        else:
            self._name(card, "card")

    def _name(self, card: CardId, kind: str) -> None:
        """Chosen from a list by its name; copies have the same, and without a mat it does not matter which of them it is."""

        def copies() -> list[str]:
            found = [offer.id for offer in self._table.look().expected.offers if offer.kind == kind and _is_copy(offer, card)]
            same = [id for id in found if id == f"{kind}:{card}"]
            return same or found if kind == "card" and self._shape.action_pads else found  # a pad may hear it later

        self.wait_for(lambda _: bool(copies()))
        meant = self._chance.choice(copies() or [""])
        self.choose_offer(lambda _, offer: offer.id == meant)

    def _show_at(self, card: CardId, slot: Slot) -> None:
        """Lays the card until the screen goes on, then takes it up; a card that did not count is shown again after two seconds."""
        before = self._table.look().view
        for time in range(SHOWN):
            self._table.wait(AGAIN if time else 0.0)
            self._table.lay(self.uid(card), slot)
            self.wait_for(self._differs_from(before), PATIENCE)
            self._table.wait(REACH)
            self._table.lift(self.uid(card))
            self._table.wait(REACH)
            if self._table.look().view != before:
                return

    @staticmethod
    def _differs_from(before: object) -> Callable[[TableView], bool]:
        return lambda table: table.view != before

    # answering

    def _answer(self, act: Act, *, on_screen: bool) -> None:
        """Answers by an option, or what *ok* answers by a button or a card as well."""
        match act:
            case ("take", giver):
                word = self._table.look().view.seats[giver].seat
                self.choose_offer(lambda _, offer: offer.kind == "take" and offer.args.get("word") == word)
            case ("blow", side):
                self.choose_offer(lambda _, offer: offer.kind == "tornado" and offer.args.get("word") == side)
            case (kind,) if kind in WORDS and not on_screen and self._chance.random() >= ON_SCREEN:
                self.wait_for(lambda table: self.is_asked(table, WORDS[kind]))
                self._table.wait(READ)
                self.press(self._table.look().expected.seat or "ok" if self._chance.random() < ON_SCREEN else "ok")
            case (kind,):
                self.choose_offer(lambda _, offer: offer.kind == OPTIONS[kind])
            case _:
                raise ValueError(f"no hand can do {act}")

    # what hands go by

    def _slot_of(self, place: Place) -> Slot | None:
        return self._shape.tap_places[place[0]] if not place[1] else None

    def _is_free(self, slot: Slot | None) -> bool:
        return slot is not None and slot not in self._table.look().tap_places

    def heard(self, slot: Slot | None) -> Slot | None:
        """A tap place, if it hears what is shown there."""
        return None if slot is None or slot in self._table.look().frozen or slot in self._shape.blind else slot


def _is_copy(offer: Offer, card: CardId) -> bool:
    of = offer.args.get("card")
    return isinstance(of, OfCard) and stem(of.card) == stem(card)
