"""Skyscrapers as it is typed: the hands that are kept secret, how a card is shown at a site, and which commands are proposed.

May import the simulator and this game's people; loaded by `SKYSCRAPERS.typed`.

Rules of this file: a card that was shown is in no hand. What goes from hand to hand or off the deck unseen is known here alone; where
only its player knows which card it was, the player has named it before (`meant`), or chance decides. A card that was named instead of
shown may be any of its copies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import OfCard, OfSeat, Setup, StructureView, View
from companion.core.games.skyscrapers.people import dealing
from companion.core.games.skyscrapers.people.dealing import FLOORS, NEVER_HELD, ON_PAD, ROOFS, Faces, faces, terms_of
from companion.core.games.skyscrapers.people.hands import TowerHands
from companion.core.games.skyscrapers.people.skyline import free_taps
from companion.core.games.skyscrapers.people.telling import stem
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import Offer, TableView
from companion.events import SeatId, Slot
from companion.simulator.actions import Actions, Picking
from companion.simulator.dealt import Cards, Dealt
from companion.simulator.fingers import PATIENCE, REACH
from companion.simulator.table import SimulatedTable
from companion.simulator.typed import EVERYWHERE, Command, Hints, Line, Takes, Unclear

MOST_TAKEN = 2  # cards that a toilet's player draws, to keep one of them (S5)
SHOWN = frozenset({
    *("builds", "roofs", "insures", "insurance-cancels", "quakes", "quake-cancelled", "century", "studies", "tornado"),
    *("discards", "discards-late"),
})  # fmt: skip


class SecretCards(Dealt):
    """`look` is how many cards a Study looks at; unused cards lie in the box."""

    def __init__(self, cards: Cards, look: int, chance: Random, printed: Faces) -> None:
        super().__init__(cards, chance)
        self._look, self._printed = look, printed
        self._is_study = False  # the next card that is played is one of those that are looked at (S11)
        self._copies: dict[str, list[CardId]] = {}  # by the name that they share
        for card in sorted(one for lying in self._everywhere() for one in lying):
            self._copies.setdefault(stem(card), []).append(card)

    @property
    def foundations(self) -> Sequence[CardId]:
        return self._cards.foundations

    def held(self, seat: SeatId, view: View) -> tuple[CardId, ...]:
        """While a Study stands, what is looked at lies behind the hand (S11)."""
        looks = view.stage == "study" and view.turn == seat
        return (*self._cards.hands[seat], *(self.looked_at() if looks else ()))

    @property
    def worths(self) -> Mapping[CardId, tuple[int, int]]:
        return {card: (face.height, face.points) for card, face in self._printed.items() if face.kind in AT_SITES}

    def to_pick(self, offer: Offer, chance: Random) -> tuple[CardId, ...]:
        """Those that a Study looks at, or two that are drawn from another hand (S5, S11)."""
        match offer.kind:
            case "keep":
                return self.looked_at()
            case "take":
                given = self.hands[SeatId(str(offer.args["word"]))]
                return tuple(chance.sample(list(given), MOST_TAKEN)) if len(given) >= MOST_TAKEN else ()
            case _:
                return ()

    def looked_at(self) -> tuple[CardId, ...]:
        return tuple(self._cards.pile[: self._look])

    def drawn_from(self, giver: SeatId) -> tuple[CardId, ...]:
        """Up to two cards of a hand, unseen (S5)."""
        hand = self._cards.hands[giver]
        return tuple(self._chance.sample(hand, min(MOST_TAKEN, len(hand))))

    def follow(self, view: View, said: Sequence[Announcement] = ()) -> None:
        super().follow(view, said)
        self._is_study = view.stage == "study"

    def _go_on(self, view: View, said: Sequence[Announcement]) -> None:
        for one in said:
            if one.key == "table-moved" and len(self._kept) > 1:  # the last act is made anew, at another site (S20)
                self._cards = deepcopy(self._kept[-2][1])
            self._take(one)

    def _take(self, said: Announcement) -> None:
        cards, args = self._cards, said.args
        match said.key.removeprefix("skyscrapers-"), args.get("seat"), args.get("card"):
            case "opens", _, OfCard(card):
                self._show(card, cards.foundations)
            case key, OfSeat(seat), OfCard(card) if key in SHOWN:
                places = (cards.hands[seat], cards.pile)
                self._show(card, *(places[::-1] if self._is_study else places), *self._everywhere())  # another player may have done it
                self._is_study = key == "studies"
            case "time-up", _, _:
                self._is_study = False  # what was looked at lies on the deck again
            case "takes-discarded", OfSeat(seat), OfCard(card):
                held = {one for lying in self._everywhere() for one in lying}
                free = [one for one in self._copies[stem(card)] if one not in held]
                cards.hands[seat].append(card if card in free or not free else free[0])
            case "takes", OfSeat(seat), _:
                self._give(args["giver"], seat)
            case "keeps", OfSeat(seat), _:
                self._keep(seat)
            case "takes-all", OfSeat(seat), _:
                looked_at = list(self.looked_at())
                cards.pile = [*cards.hands[seat], *cards.pile[len(looked_at) :]]
                cards.hands[seat] = looked_at
            case ("hands-left" | "hands-right") as side, _, _:
                self._blow(1 if side == "hands-left" else -1)
            case (("draws" | "draws-first"), OfSeat(seat), _):
                count = args["count"]
                cards.hands[seat] += [self._draw() for _ in range(count if isinstance(count, int) else 0) if cards.pile]

    def _show(self, card: CardId, *places: list[CardId]) -> None:
        """Takes the card out of the first place that has it or a copy; another card that was taken for that copy stays there."""
        found = next(((lying, one) for lying in places for one in (card, *lying) if one in lying and stem(one) == stem(card)), None)
        if found is not None:
            lying, shown = found
            lying.remove(shown)
            for cards in self._everywhere():
                cards[:] = [shown if one == card else one for one in cards]

    def _everywhere(self) -> tuple[list[CardId], ...]:
        cards = self._cards
        return (*cards.hands.values(), cards.pile, cards.box, cards.foundations)

    def _give(self, giver: object, taker: SeatId) -> None:
        if not isinstance(giver, OfSeat) or not self._cards.hands[giver.seat]:
            return
        hand = self._cards.hands[giver.seat]
        card = self.meant if self.meant in hand else self._chance.choice(hand)
        hand.remove(card)
        self._cards.hands[taker].append(card)

    def _keep(self, seat: SeatId) -> None:
        looked_at = self.looked_at()
        if looked_at:
            card = self.meant if self.meant in looked_at else looked_at[0]
            self._cards.pile.remove(card)
            self._cards.hands[seat].append(card)

    def _blow(self, step: int) -> None:
        """Each hand to the neighbour; once the deck is empty, a player without cards is passed over (S13)."""
        hands = self._cards.hands
        ring = [seat for seat in hands if self._cards.pile or hands[seat]]
        blown = [hands[seat] for seat in ring]
        for number, hand in enumerate(blown):
            hands[ring[(number + step) % len(ring)]] = hand


class SkyscrapersActions(Actions):
    def __init__(self, table: SimulatedTable, hands: TowerHands, dealt: SecretCards) -> None:
        super().__init__(table, hands, dealt)
        self._cards = dealt

    def _carry_out(self, command: Command, seat: SeatId, offers: tuple[Offer, ...]) -> Unclear | None:
        match command:
            case Command("tap", int(number), slots, other):
                slot = slots[0] if slots else self._tap_place(other)
                card = self.in_hand(seat, number)
                return card if isinstance(card, Unclear) else self._show(card, slot)
            case Command("open", other, slots):
                if not self._cards.foundations:
                    return Unclear("terminal-no-foundation")
                return self._show(self._cards.foundations[0], slots[0] if slots else self._tap_place(other))
            case Command("move", _, (origin, target)) if (top := self._top_at(origin)) is not None:
                return self._show(top, target)
            case _:
                return super()._carry_out(command, seat, offers)

    def _show(self, card: CardId, slot: Slot | Unclear | None) -> Unclear | None:
        """Lays the card until the referee has noticed it, and takes it up again, to the hand or on the tower beside it (S20)."""
        if isinstance(slot, Unclear):
            return slot
        pads = self._fingers.action_pads()
        if slot is None and not pads:
            self._fingers.show(card)
            return None
        slot = slot or pads[0]
        entry, uid = self._table.referee.entry, self._fingers.uid(card)
        self._table.lay(uid, slot)
        self._fingers.wait_for(lambda _: self._table.referee.entry != entry, PATIENCE)
        self._table.wait(REACH)
        self._table.lift(uid)
        return None

    def _tap_place(self, number: int | None) -> Slot | Unclear | None:
        taps = self._shape.tap_places
        if number is None:
            return None
        return taps[number - 1] if 0 < number <= len(taps) else Unclear("terminal-no-such-place", {"count": len(taps)})

    def _top_at(self, slot: Slot) -> CardId | None:
        """What lies on the top of the tower there, if nothing lies on the place itself."""
        if self.top_of(slot) is not None:
            return None
        table = self._table.look()
        return next((one.top for one, at in zip(table.view.structures, table.tap_places, strict=True) if at == slot), None)

    def picking_for(self, offer: Offer, seat: SeatId) -> Picking | None:
        """The question is put only to the player who may see the cards; else chance picks."""
        if seat != self._table.look().view.turn:
            return None
        match offer.kind:
            case "keep":
                return Picking("terminal-pick-keep", offer, self._cards.looked_at(), is_binding=False)
            case "take":
                drawn = self._cards.drawn_from(SeatId(str(offer.args["word"])))
                if len(drawn) > 1:
                    return Picking("terminal-pick-take", offer, drawn, is_binding=True)
        return None


AT_SITES = (*FLOORS, "toilet", *ROOFS)
ANYWHERE = ("insurance", "earthquake")
COLOURED = {
    "residential": "terminal-card-residential",
    "offices": "terminal-card-offices",
    "hotels": "terminal-card-hotels",
    "restaurants": "terminal-card-restaurants",
    "shops": "terminal-card-shops",
}
KINDS = {
    "special": "terminal-card-special",
    "toilet": "terminal-card-toilet",
    "roof": "terminal-card-roof",
    "toilet_roof": "terminal-card-toilet-roof",
}


class SkyscrapersHints(Hints):
    """`faces` are what is printed on the cards, which is no secret."""

    def __init__(self, table: SimulatedTable, words: Mapping[str, str], faces: Faces, least_floors: int) -> None:
        super().__init__(table, words)
        self._faces, self._least_floors = faces, least_floors

    def card(self, card: CardId, name: str) -> Line | None:
        face = self._faces[card]
        key = COLOURED.get(face.category) or KINDS.get(face.kind)
        return (key, {"name": name, "metres": face.height, "points": face.points}) if key else None

    def places(self, table: TableView) -> Line | None:
        """Where a foundation may be opened."""
        free = self._free(table)
        return ("terminal-free", {"cells": " ".join(free)}) if free and self._is_due(table) else None

    def acts(self, table: TableView, hand: Sequence[CardId]) -> list[str]:
        if self._is_due(table) and table.view.stage != "study":
            return [" ".join((self.words["open"], *self._free(table)[:1]))]
        own = next((one.hand for one in table.view.seats if one.seat == table.view.turn), 0)
        numbered = list(enumerate(hand, start=1))
        if table.view.stage == "study":  # what is looked at lies behind the hand (S11)
            return ["1", *self._plays(table, numbered[own:])[:1]]
        if table.view.stage == "overdue":
            return [f"{self.words['tap']} 1"]
        if table.view.stage not in ("turn", "last-turn"):
            return ["1"] if table.expected.offers else []
        plays = self._plays(table, numbered)
        return [*plays[:1], *plays[-1:]] or [f"{self.words['tap']} 1"]

    def _plays(self, table: TableView, cards: Sequence[tuple[int, CardId]]) -> list[str]:
        return [play for number, card in cards if (play := self._play(table, number, card)) is not None]

    def _play(self, table: TableView, number: int, card: CardId) -> str | None:
        """This card where it may go; to the pad where that place has no name."""
        kind, tap = self._faces[card].kind, f"{self.words['tap']} {number}"
        if kind in ON_PAD:
            return tap
        found = [(one, slot) for one, slot in zip(table.view.structures, table.tap_places, strict=True) if self._may_go(kind, one)]
        named = [slot for _, slot in found if slot is not None and self.is_heard(slot)]
        return f"{tap} {named[0]}" if named else tap if found else None

    def _may_go(self, kind: str, one: StructureView) -> bool:
        has_floors = "roof" not in kind or len(one.covered) >= self._least_floors
        return kind in ANYWHERE or (kind in AT_SITES and one.owner is None and has_floors)

    @staticmethod
    def _is_due(table: TableView) -> bool:
        return bool(table.view.stock.get("foundations_due"))

    def _free(self, table: TableView) -> list[Slot]:
        taps = self._table.referee.state.match.shape.tap_places
        return [slot for slot in taps if slot not in table.tap_places and self.is_heard(slot)]


TAKES: Takes = {
    **EVERYWHERE,
    "lay": ((1, 1),),
    "open": ((0, 1), (1, 0), (0, 0)),
    "tap": ((1, 1), (1, 0), (2, 0)),
}


class SkyscrapersTyped:
    takes = TAKES

    def dealt(self, setup: Setup, deck: Deck, chance: Random) -> SecretCards:
        given = dealing.dealt(setup, deck, chance)
        hands = {player.seat: list(hand) for player, hand in zip(setup.players, given.hands, strict=True)}
        used = {*given.deck, *given.foundations, *(card for hand in given.hands for card in hand)}
        unused = [card for card in sorted(deck.cards) if card not in used and deck.cards[card].traits["kind"] not in NEVER_HELD]
        cards = Cards(hands, list(given.deck), box=unused, foundations=list(given.foundations))
        return SecretCards(cards, terms_of(setup, deck).look, chance, faces(deck))

    def actions(self, table: SimulatedTable, hands: TowerHands, dealt: SecretCards, chance: Random) -> SkyscrapersActions:
        return SkyscrapersActions(table, hands, dealt)

    def hints(self, table: SimulatedTable, words: Mapping[str, str]) -> SkyscrapersHints:
        match = table.referee.state.match
        return SkyscrapersHints(table, words, faces(match.deck), terms_of(match.setup, match.deck).least_floors)

    def open(self, table: SimulatedTable, hands: TowerHands, dealt: SecretCards) -> None:
        """The next foundation is laid at the first place that is free, or shown to the pad (S1)."""
        view = table.look()
        free = [slot for slot in free_taps(view, table.referee.state.match.shape) if hands.heard(slot)]
        place = (table.referee.state.match.shape.tap_places.index(free[0]), 0) if free else (len(view.view.structures), 1)
        hands.carry_out(("open", place), dealt.foundations[0])


TYPED = SkyscrapersTyped()
