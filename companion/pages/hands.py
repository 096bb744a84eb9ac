"""The hands of the people at a window: they take cards of the tray, lay, lift and drag them, by pointer or by one act after the other.

Rules of this file: hands do what they are told, allowed or not. No time passes here: deeds that take time are due later, or are
left to the match, which calls `went_on` and carries out `taken_deeds`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.events import SeatId, Slot, Uid
from companion.pages.breaking import Breaking, FaultMenu
from companion.pages.dragging import Drag
from companion.pages.following import Following
from companion.pages.reach import Reach
from companion.pages.showing import Showing
from companion.screen.acts import Act, Away, Lift, OpenPage, Put, SetFault, Take, Tray, Want
from companion.screen.gaps import gap_named
from companion.screen.things import Scene
from companion.screen.tray import TrayCard, TrayView
from companion.screen.window import Pointed
from companion.simulator.dealt import Dealt
from companion.simulator.pushing import Pushing
from companion.simulator.table import SimulatedTable, card_of_uid

TURNING = 1.5  # seconds in which a card is turned over, where that is what counts (L9)
Deed = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Held:
    """Between two fingers; `origin` is where on the mat it was lifted, or by which tower."""

    uid: Uid
    card: CardId | None  # None: what is no card
    origin: Slot | None
    since: float
    partners: frozenset[Slot] = frozenset()  # where it may change places with the card that lies there


@dataclass(frozen=True, slots=True)
class Picking:
    """One of these cards has to be named before the choice is made, which only its player may know (S5, S11)."""

    option: str
    kind: str  # "keep", "take"
    cards: tuple[CardId, ...]


class TableHands:
    def __init__(self, table: SimulatedTable, dealt: Dealt, people: Sequence[SeatId], chance: Random) -> None:
        match = table.referee.state.match
        self.has_acted = False  # since the caller set this to False
        self.fault_menu: FaultMenu | None = None
        self.reach = Reach(table, dealt, people)
        self._table, self._chance, self._shape = table, chance, match.shape
        self._is_row = match.game.ground == "row"
        self._turns = match.setup.house.get("commit") == "turned"
        self._held: Held | None = None
        self._picking: Picking | None = None
        self._dealt = dealt
        self._deeds: list[Deed] = []
        self._later: list[tuple[float, Deed]] = []
        self._showing = Showing(table)
        self._breaking = Breaking(table)
        self._pushing = Pushing(table, match.shape)
        self._following = Following(table)
        self._drag = Drag(self)

    # what there is to see

    @property
    def is_following(self) -> bool:
        """Hands carry out what was chosen or swapped, and nothing need be asked for meanwhile."""
        return self._following.is_going_on

    @property
    def held(self) -> CardId | None:
        """The card in the hand; an empty id for a held thing that is no card, and None where no thing is held."""
        return (self._held.card or CardId("")) if self._held is not None else None

    @property
    def dragged(self) -> CardId | None:
        """The card under the pointer; of a card that is closed only its back."""
        return CardId("") if self.held is not None and self.reach.is_closed(self.held) else self.held

    @property
    def is_holding(self) -> bool:
        """Something is between the fingers, or on its way."""
        return bool(self._held or self._picking or self._later or self._deeds) or self._showing.is_going_on

    @property
    def dragged_to(self) -> tuple[int, int] | None:
        """The point to which the pointer drags the held thing; None where it holds none."""
        return self._drag.point if self._held is not None else None

    @property
    def aimed(self) -> Slot | None:
        """Where what is dragged would fall."""
        return self._drag.aimed if self._held is not None else None

    @property
    def dragged_off(self) -> tuple[CardId, Slot] | None:
        """The card of a line that the pointer drags, and the place from which it was lifted; backs of a line tell which card it is."""
        held = self._held
        if held is None or held.card is None or held.origin is None or not self._is_row or self.dragged_to is None:
            return None
        return held.card, held.origin

    def view(self, unit: float = 1.0) -> TrayView:
        """`unit` is a hundredth of the height of the referee's screen above."""
        reach, picking = self.reach, self._picking
        hand = picking.cards if picking is not None and not reach.is_veiled else reach.hand()
        stacks = reach.stacks(self.held, is_dragged=self.dragged_to is not None)
        others = [card for card in reach.beside() if card not in hand]
        shown = {*hand, *others, *(one.top for one in stacks)}
        if self.held is not None and self.held not in shown and self.dragged_to is None:
            others.append(self.held)
        return TrayView(
            unit=unit,
            owners=reach.owners(),
            open=reach.open,
            can_switch=not reach.has_veils,
            is_veiled=reach.is_veiled,
            cards=tuple(self._tray_card(card) for card in hand),
            beside=tuple(self._tray_card(card) for card in others),
            stacks=stacks,
            pads=(*self._shape.pads, *self._shape.draw_pads),
            held=self.held,
            goes=self._goes(),
            asks=picking.kind if picking is not None and not reach.is_veiled else "",
            lying=frozenset(reach.lying()),
            strays=self._strays() if self._is_row else (),
        )

    def _strays(self) -> tuple[tuple[Slot, Slot], ...]:
        """In a line a card that lies elsewhere is drawn at its place only: each place with the slot from which its card is lifted there."""
        lying = self.reach.lying()
        told = [(one.target.slot, one.origin) for one in self._table.look().instructions if one.target is not None]
        return tuple((home, origin) for home, origin in told if home and origin and origin in lying and home not in lying)

    def _tray_card(self, card: CardId) -> TrayCard:
        """A card in the tray; one that is dragged is drawn under the pointer and leaves its outline here."""
        is_held, is_dragged = card == self.held, self.dragged_to is not None
        is_away = (is_held and is_dragged) or (bool(card) and self.reach.slot_of(card) is not None)
        return TrayCard(card, is_held and not is_dragged, is_away, self.reach.worths.get(card))

    def _goes(self) -> str:
        """Where what is held goes when it is put away; what was drawn from another hand has to be answered."""
        if self._held is None:
            return "ask" if self._picking is not None and self._picking.kind == "keep" else ""
        card = self._held.card
        if any(card is not None and card == one.top for one in self.reach.stacks()):
            return "stack"
        if card is not None and self.reach.is_in_hands(card):
            return "hand"
        return "box" if self._is_row and card not in {one.card for one in self._table.look().view.places} else "beside"

    # what hands do

    def take(self, act: Act) -> bool:
        """Whether it was an act of hands that changed anything."""
        match act:
            case Take(card):
                return self._take(card)
            case Put(slot):
                return self._put(slot)
            case Lift(slot):
                return self._lift(slot)
            case Away():
                return self._let_go() or self._put_off()
            case Tray(seat):
                return self.reach.choose(seat)
            case Want("show-hand"):
                return self.reach.unveil()
            case OpenPage("faults", about):
                return self.open_faults(Slot(about), None)
            case SetFault(slot, kind):
                return self._break(slot, kind)
            case _:
                return False

    def pointed(self, one: Pointed, scene: Scene) -> bool:
        """Whether the pointer was used for the hands; all other uses of it are for the page."""
        return self._drag.pointed(one, scene)

    def asks_first(self, option: str) -> bool:
        """Before an option is chosen: whether a card has to be picked in the tray, by which it is chosen then."""
        offer = next((one for one in self._table.look().expected.offers if one.id == option), None)
        cards = self.reach.to_pick(offer, self._chance) if offer is not None else ()
        if offer is None or not cards:
            return False
        self._let_go()
        self._picking = Picking(option, offer.kind, cards)
        return True

    def may_choose(self, option: str) -> bool:
        """Whether an option is chosen at once; then what it moves on the mat is moved by hands."""
        if self.asks_first(option):
            return False
        self._following.begin()
        self.has_acted = True
        self._deeds.append(self._follow)
        return True

    def _follow(self) -> None:
        self._following.carry_out()
        if self._held is not None and self._table.slot_of(self._held.uid) is not None:
            self._held = None  # the card was laid where it belongs

    def went_on(self, at: float) -> bool:
        """Time has passed: what hands do a little later; whether they did."""
        due = [deed for when, deed in self._later if when <= at]
        self._later = [(when, deed) for when, deed in self._later if when > at]
        for deed in due:
            deed()
        if self._picking is not None and self._picking.option not in {one.id for one in self._table.look().expected.offers}:
            self._picking = None  # it is not to be answered any more
        return self._showing.went_on(at) or bool(due)

    def taken_deeds(self) -> list[Deed]:
        """What takes time, to be carried out where time can pass; each is handed out once."""
        deeds, self._deeds = self._deeds, []
        return deeds

    def open_faults(self, slot: Slot, at: tuple[int, int] | None) -> bool:
        """A menu of what can go wrong there."""
        if slot not in self._table.radio.slots:
            return False
        self.fault_menu = FaultMenu(slot, at, self._breaking.known(slot))
        return True

    @property
    def has_fault_menu(self) -> bool:
        return self.fault_menu is not None

    def close_faults(self) -> bool:
        was_open, self.fault_menu = self.fault_menu is not None, None
        return was_open

    def lift_from_tower(self, slot: Slot) -> bool:
        """Its top card, to be shown at another place (S20)."""
        card = self.reach.top_of_tower(slot)
        if card is None or slot in self.reach.lying():
            return False
        self._let_go()
        self._held = Held(self.reach.uid(card), card, slot, self._table.at)
        return True

    def free_gap(self, slot: Slot) -> bool:
        """Whether a card that is dropped on this place of a line is meant to go beside what lies there."""
        return self._is_row and slot in self.reach.lying()

    def _pick(self, picking: Picking, card: CardId) -> bool:
        if card not in picking.cards:
            return False
        self._picking, self._dealt.meant = None, card
        self._deeds.append(partial(self._table.choose, picking.option))
        return True

    def _take(self, card: CardId) -> bool:
        if self._picking is not None:
            return self._pick(self._picking, card)
        if card == self.held:
            return self._let_go()
        tops = [one.top for one in self.reach.stacks()]
        if card not in (*self.reach.hand(), *self.reach.beside(), *tops):
            return False
        self._let_go()
        slot = self.reach.slot_of(card)
        if slot is not None:
            self._take_off(self.reach.uid(card))
        self._held = Held(self.reach.uid(card), card, slot, self._table.at)
        return True

    def _lift(self, slot: Slot) -> bool:
        uid = self.reach.lying().get(slot)
        if uid is None:
            return False
        self._let_go()
        partners = self._following.partners(slot)
        self._take_off(uid)
        self._held = Held(uid, card_of_uid(uid), slot, self._table.at, partners)
        return True

    def _take_off(self, uid: Uid) -> None:
        self._table.lift(uid)
        self.has_acted = True

    def _let_go(self) -> bool:
        was_held, self._held = self._held is not None, None
        return was_held

    def _put_off(self) -> bool:
        """Put off the question which card is kept, so that the player can look at the table once more."""
        if self._picking is None or self._picking.kind != "keep":
            return False
        self._picking = None
        return True

    def _put(self, slot: Slot) -> bool:
        held, gap = self._held, gap_named(slot)
        if held is None or (gap is None and not self._shape.has(slot)):
            return False
        self._held, self.has_acted = None, True
        if slot in held.partners and (other := self.reach.lying().get(slot)) is not None and held.origin is not None:
            self._following.begin()
            self._following.exchange(held.uid, held.origin, other, slot)
            self._deeds.append(self._following.settle)
        elif gap is not None:
            self._deeds.append(partial(self._lay_into, gap, held))
        elif self._shape.is_tapped(slot):
            self._showing.show(held.uid, slot, self._home_of(held))
        elif self._turns and held.origin == slot and self._table.at < held.since + TURNING:
            self._later.append((held.since + TURNING, partial(self._table.lay, held.uid, slot)))
        else:
            self._table.lay(held.uid, slot)
        return True

    def _home_of(self, held: Held) -> Slot | None:
        """A card of the area goes back where it was lifted; any other into the hand, or on its tower."""
        lies = held.card in self.reach.beside()
        return held.origin if lies else None

    def _lay_into(self, gap: int, held: Held) -> None:
        """Cards are pushed apart for it; where that cannot be done it stays in the hand."""
        slot = self._pushing.room_for(gap, self._chance)
        if slot is not None:
            self._table.lay(held.uid, slot)

    def _break(self, slot: Slot, kind: str) -> bool:
        was_open = self.close_faults()
        if not self._breaking.bring(slot, kind, self.reach.in_use()):
            return was_open
        self.has_acted = True
        return True
