"""What a listener takes from sentences that are alike in every game: where cards lie, what is asked for, who holds what.

Rules of these files (`knowing`, `city`, `blind_lines`, `follower`): a listener is given what is said (keys and arguments), the mat and
who sits where; never a view, nor the tables by which the sentences are chosen. What follows from a sentence is what a listener who knows
the rules takes from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import Any

from companion.core.games.game import Setup
from companion.core.referee.placement import PlaceName
from tests.voice.blind.believed import Believed, Lying, Spot, Told, sentence, status

STEPS = {"right-of": (1, 0), "left-of": (-1, 0), "above": (0, 1), "below": (0, -1)}
BESIDE_A_CHECK = [f"comparity-status-{key}" for key in ("lifted", "word", "which", "on-pad", "shifting")]
NOT_WHERE_IT_BELONGS = ("lay", "put-back", "lay-back-first", "peek", "belongs-elsewhere", "swap-breaks")
NAMELESS = tuple(f"comparity-status-{key}" for key in ("opening-anew", "on-pad", "shifting"))  # who is asked is not said
AWAITS_A_CARD = {
    "comparity": ("turn", "must-play", "bonus", "bonus-must", "reconnect"),
    "cardline": ("opening", "opening-uneven", "opening-anew", "turn", "laid"),
    "skyscrapers": ("opening", "opening-more", "foundation"),
}
SHIFT_LAY = "comparity-wrong-shift-lay"


class Lost(Exception):
    """A sentence that tells a listener nothing they know of."""


class Knowing:
    def __init__(self, setup: Setup) -> None:
        self.believed = Believed(names={one.seat: one.name for one in setup.players})
        self._game, self._shape = setup.game, setup.shape
        self._listing = 0  # instructions that are told one after the other, all of them

    # What is waited for

    def _await(self, key: str, told: Told) -> None:
        now, (game, _, kind) = self.believed, key.partition("-status-")
        if key != "comparity-status-lifted":
            now.question = None
        now.status = status(key, told)
        if key.startswith("table-"):
            now.may_lay = False
            return
        if "seat" in told and key not in NAMELESS:
            now.asked = told["seat"]
        if not (kind in ("lifted", "on-pad") and game != "cardline"):
            now.may_lay = kind in AWAITS_A_CARD.get(game, ())
        now.winners = frozenset(told.get("seats", (told.get("seat"),))) if kind == "over" else frozenset()
        if kind == "lifted":
            now.away.add(told["card"])
        if game != "comparity" or key in BESIDE_A_CHECK:
            return
        now.checked = {told["card"]} if kind.startswith("check-") else set()
        if not kind.startswith("repair-"):
            now.violated = set()
        self._unmark("duet", "trio")
        if kind in ("duet", "trio"):
            self._mark(told["seat"], kind)

    def _ask(self, key: str, told: Told) -> None:
        if key.startswith("table-ask-"):  # until that is answered nothing else is waited for
            self._await(key, told)
        self.believed.question = sentence(key, told)

    # What lies

    def _spot(self, place: Any) -> Spot | None:
        """Which cell is meant, on the mat or beyond its edges."""
        cards = self.believed.cards
        if not isinstance(place, PlaceName):
            return None
        if place.slot is not None:
            spot = self._shape.column_and_row(place.slot)
        elif place.card is not None and place.relation:
            spot = cards[place.card].spot if place.card in cards else None
        else:
            return None if cards or place.has_mat else (0, 0)
        right, up = STEPS.get(place.relation, (0, 0))
        return None if spot is None else (spot[0] + right, spot[1] + up)

    def _lay(self, card: str, place: Any, number: Decimal | None = None) -> None:
        now, spot = self.believed, self._spot(place)
        now.loose.pop(card, None)
        if spot is not None:
            now.cards[card] = Lying(spot, number)
            (now.free or set()).discard(spot)

    def _take_off(self, card: str) -> None:
        now = self.believed
        now.cards.pop(card, None)
        now.line = [one for one in now.line if one[0] != card]
        for some in (now.away, now.violated, now.checked, now.beside):
            some.discard(card)

    def _move(self, step: Spot) -> None:
        for one in self.believed.cards.values():
            assert one.spot is not None
            one.spot = (one.spot[0] + step[0], one.spot[1] + step[1])
        self.believed.free = None

    def _sit(self, name: str, former: str) -> None:
        names = self.believed.names
        names[next(seat for seat, called in names.items() if called == former)] = name

    # What is amiss

    def _instruct(self, key: str, args: Told) -> None:
        now, told, card = self.believed, sentence(key, args), args.get("card")
        if key == SHIFT_LAY:
            return
        if self._listing:
            self._listing -= 1
            now.instructions.append(told)
        elif card is not None and any(dict(one[1]).get("card") == card for one in now.instructions):
            now.instructions = [told if dict(one[1]).get("card") == card else one for one in now.instructions]
        elif told not in now.instructions:
            now.instructions.append(told)
        if isinstance(card, str):
            now.loose.pop(card, None)
            if key.partition("-wrong-")[2] in NOT_WHERE_IT_BELONGS:
                now.away.add(card)

    def _settle(self, card: str = "") -> None:
        """What was asked for lies where it belongs: that card, or all of them."""
        now = self.believed
        asked_for = {dict(told).get("card") for key, told in now.instructions if key.partition("-wrong-")[2] in NOT_WHERE_IT_BELONGS}
        now.away -= asked_for & {card} if card else asked_for
        now.instructions = [one for one in now.instructions if card and dict(one[1]).get("card") != card]

    # Who holds what

    def _mark(self, seat: str, mark: str) -> None:
        self.believed.marks.setdefault(seat, set()).add(mark)

    def _unmark(self, *kinds: str) -> None:
        for seat, marks in self.believed.marks.items():
            self.believed.marks[seat] = {mark for mark in marks if not mark.startswith(kinds)}

    def _got(self, seat: str, count: int) -> None:
        marks = self.believed.marks.setdefault(seat, set())
        before = next((mark for mark in marks if mark.startswith("draws-")), "draws-0")
        marks.discard(before)
        if drawn := int(before.removeprefix("draws-")) + count:
            marks.add(f"draws-{drawn}")

    def _draw(self, seat: str, count: int) -> None:
        now = self.believed
        got = min(count, now.stock.get("pile", 0))
        self._hold(seat, got)
        self._stock("pile", -got)
        self._got(seat, got)

    def _hold(self, seat: str, more: int) -> None:
        self.believed.hands[seat] = self.believed.hands.get(seat, 0) + more

    def _stock(self, name: str, more: int) -> None:
        self.believed.stock[name] = self.believed.stock.get(name, 0) + more

    def _leave(self, told: Told, to: str) -> None:
        now, seat = self.believed, told["seat"]
        now.seats.remove(seat)
        self._stock(to, told.get("count", 0))

    def _in_rows(self, rows: Any) -> set[str]:
        cells = {slot: self._shape.column_and_row(slot) for slot in self._shape.polled if not self._shape.is_pad(slot)}
        return {slot for slot, cell in cells.items() if cell is not None and cell[1] + 1 in rows}


def slots_of(places: Iterable[PlaceName]) -> set[str]:
    return {place.slot for place in places if place.slot is not None}
