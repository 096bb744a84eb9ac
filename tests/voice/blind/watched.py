"""The table that a listener believes in after hearing everything, read off the screen; and where each field of a view lies in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from companion.core.games.game import Setup, StructureView, View
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import TableView
from tests.voice.blind.believed import Sentence, Spot, Tower, plain, sentence, status
from tests.voice.blind.knowing import STEPS

SHIFT_LAY = "comparity-wrong-shift-lay"
STOCK = {"foundations_due": "foundations-due", "open_studies": "open-studies", "unseen_discards": "unseen-discards"}


class Watched:
    def __init__(self, setup: Setup) -> None:
        self._setup, self._shape = setup, setup.shape

    def shown(self, table: TableView) -> dict[str, Any]:
        view = table.view
        is_over = bool(view.winners)
        told = [_sentence(one.announcement) for one in table.instructions if not self._is_of_shift(table, one.announcement)]
        # What was asked for is believed to wait until thanks are said.
        instructions = {} if table.owes_thanks else {"first instruction": told[0] if told else None, "instructions": frozenset(told)}
        return {
            "deck": view.deck,
            "characteristic": view.characteristic,
            **self._seated(view),
            "stock": {STOCK.get(name, name): count for name, count in {"pile": view.pile, **view.stock}.items() if count},
            "count": tuple(
                _sentence(Announcement(f"{view.game}-{one.key}", "", "plain", args))
                for one, args in zip(view.count, table.count, strict=True)
            ),
            "winners": frozenset(view.winners),
            "is paused": table.is_paused,
            "status": status(table.expected.status.key, plain(table.expected.status)),
            "question": _sentence(table.expected.question) if table.expected.question else None,
            "asked": None if is_over else table.expected.seat or view.turn,
            "free": self._free(table),
            "offers undo": table.offers_undo,
            **instructions,
            "frozen": frozenset(slot for slot in table.frozen if not self._shape.is_pad(slot)),
            "silent pads": tuple(len(set(table.frozen) & set(pads)) for pads in (self._shape.pads, self._shape.draw_pads)),
            "weak": frozenset(table.weak),
            **self._lying(table),
            "out": Counter(card for card, _ in view.discarded),
            **self._standing(table),
        }

    def _seated(self, view: View) -> dict[str, Any]:
        return {
            "seats": tuple(one.seat for one in view.seats),
            "names": {one.seat: one.name for one in view.seats},
            "hands": {one.seat: one.hand for one in view.seats},
            "marks": {one.seat: frozenset(one.marks) for one in view.seats},
            "toilets": {one.seat: one.counts.get("toilets", 0) for one in view.seats},
            "tallest": {one.seat: one.counts.get("threshold", 0) for one in view.seats},
        }

    def _is_of_shift(self, table: TableView, said: Announcement) -> bool:
        return table.view.pending == "shifting" and said.key == SHIFT_LAY

    # On each ground

    def _lying(self, table: TableView) -> dict[str, Any]:
        view, of = table.view, self._setup.characteristic
        is_area, is_row = view.game == "comparity", view.game == "cardline"
        spots = self._spots(table) if is_area else {}
        loose = {one.card: one.slot for one in table.loose}
        off = self._off(spots, loose)
        both = zip(view.places, table.slots, strict=True)
        return {
            "cards": {one.card: (spots[one.card], one.numbers.get(of)) for one in view.places} if is_area else {},
            "line": tuple((one.card, one.numbers[of]) for one in view.places) if is_row else (),
            "beside": frozenset(one.card for one, slot in both if slot is None and is_row and self._shape.row),
            "away": frozenset(table.away),
            "loose": {} if off else loose,
            "violated": frozenset(one.card for one in view.places if "violated" in one.marks),
            "checked": frozenset(one.card for one in view.places if "checked" in one.marks),
            "shift": self._shift(table, spots),
            "off": off,
        }

    def _spots(self, table: TableView) -> dict[str, Spot]:
        lying = list(zip(table.view.places, table.slots, strict=True))
        cells = ((one.place, cell) for one, slot in lying if slot and (cell := self._shape.column_and_row(slot)))
        right, up = next(((cell[0] - place[0], cell[1] - place[1]) for place, cell in cells), (0, 0))
        return {one.card: (one.place[0] + right, one.place[1] + up) for one, _ in lying}

    def _off(self, spots: Mapping[str, Spot], loose: Mapping[str, str]) -> Spot | None:
        """By how much all cards lie beside their cells."""
        if len(spots) < 2 or loose.keys() != spots.keys():
            return None
        steps = {_step(spots[card], self._shape.column_and_row(slot)) for card, slot in loose.items()}  # type: ignore[arg-type]
        return steps.pop() if len(steps) == 1 else None

    def _shift(self, table: TableView, spots: Mapping[str, Spot]) -> Spot | None:
        """Where all cards go, as the instructions have it of each; every card that is away goes that way."""
        told = [one for one in table.instructions if self._is_of_shift(table, one.announcement)]
        on_mat = ((one.card, one.target) for one in told if one.card in spots and one.target and (one.target.slot or one.target.relation))
        steps = {_step(spots[card], self._place(target, spots)) for card, target in on_mat if card}
        assert len(steps) < 2
        return steps.pop() if steps else None

    def _place(self, name: PlaceName, spots: Mapping[str, Spot]) -> Spot:
        there = self._shape.column_and_row(name.slot) if name.slot else spots.get(str(name.card))
        assert there is not None
        right, up = STEPS[name.relation] if name.relation else (0, 0)
        return there[0] + right, there[1] + up

    def _free(self, table: TableView) -> frozenset[Any] | None:
        """Where a card may be laid; nowhere is told otherwise than that nothing is waited for. In a line every gap is free."""
        places, game = table.expected.places, table.view.game
        if game == "cardline":
            assert not places or len(places) == len(table.view.places) + 1
            return frozenset() if places else None
        if game == "comparity":
            spots = self._spots(table)
            return frozenset(self._place(name, spots) if name.slot or name.card else (0, 0) for name in places) or None
        standing = {slot for one, slot in zip(table.view.structures, table.tap_places, strict=True) if one.owner is None}
        return frozenset(name.slot for name in places if name.slot and name.slot not in standing) or None

    def _standing(self, table: TableView) -> dict[str, Any]:
        both = sorted(zip(table.view.structures, table.tap_places, strict=True), key=lambda one: one[0].number)
        towers = [self._tower(one, slot) for one, slot in both]
        owners = {one.owner for one in towers} - {None}
        return {
            "towers": Counter(one.as_told() for one in towers if one.owner is None),
            "buildings": {seat: [one.as_told() for one in towers if one.owner == seat] for seat in owners},
        }

    def _tower(self, one: StructureView, slot: str | None) -> Tower:
        slot = slot if one.owner is None else None
        return Tower(
            one.foundation, one.withstands, slot, one.number + 1 if slot is None and one.owner is None else None, one.owner,
            one.height, [*one.covered, one.top_bears], one.top, one.turns, one.quakes, one.insurances, set(one.marks),
        )  # fmt: skip


def _sentence(said: Announcement) -> Sentence:
    return sentence(said.key, plain(said))


def _step(start: Spot, end: Spot) -> Spot:
    return end[0] - start[0], end[1] - start[1]


def missed(believed: Mapping[str, Any], shown: Mapping[str, Any], shape: Shape) -> dict[str, tuple[Any, Any]]:
    """What somebody believes, and what the screen shows instead; where there are no cells it is enough to know what lies beside what."""
    if not shape.columns:
        believed, shown = _from_first(believed), _from_first(shown)
    return {name: (believed.get(name), now) for name, now in shown.items() if believed.get(name) != now}


def _from_first(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Counted from the leftmost of the lowest cards."""
    cards, free = fields["cards"], fields["free"]
    first = min((spot for spot, _ in cards.values()), default=(0, 0))
    counted = {card: (_step(first, spot), number) for card, (spot, number) in cards.items()}
    is_of_cells = bool(cards) and bool(free)
    return {**fields, "cards": counted, "free": frozenset(_step(first, spot) for spot in free) if is_of_cells else free}
