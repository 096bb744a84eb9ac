"""What is amiss at the table, as it is known to whoever sees nothing: what is to be put right, and what the mat does not hear."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import reduce

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, Setup
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import TableView
from companion.core.referee.violations import Instruction
from companion.events import Slot
from companion.voice.blind.part import Part, line


@dataclass(frozen=True, slots=True)
class Trouble:
    instructions: tuple[Announcement, ...] = ()
    frozen: frozenset[Slot] = frozenset()
    weak: frozenset[Slot] = frozenset()
    owes_thanks: bool = False  # until they are said what was asked for counts as asked for: it may only have been missed


def is_instruction(said: Announcement) -> bool:
    return "-wrong-" in said.key or "-left-on-" in said.key


def card_of(said: Announcement) -> CardId | None:
    card = said.args.get("card")
    return card.card if isinstance(card, OfCard) else None


# Of these cards an instruction tells that they do not lie where they belong.
ASKED_FOR = tuple(
    f"{game}-wrong-{key}"
    for game in ("comparity", "cardline")
    for key in ("lay", "put-back", "lay-back-first", "peek", "belongs-elsewhere", "swap-refused", "swap-breaks")
)
OF_SHIFT = "comparity-wrong-shift-lay"
SETTLED = ("table-cleared", "blind-nothing-to-mend", "blind-to-mend")  # what was asked for before is done, or is said anew


class Amiss(Part[Trouble]):
    nothing = Trouble()

    def __init__(self, setup: Setup) -> None:
        self._shape = setup.shape

    def seen(self, table: TableView) -> Trouble:
        told = tuple(_same(one.announcement) for one in table.instructions if not is_of_shift(table, one))
        return Trouble(told, frozenset(table.frozen), frozenset(table.weak), table.owes_thanks)

    def heard(self, known: Trouble, said: Announcement) -> Trouble:
        if said.key == OF_SHIFT:
            return known
        if is_instruction(said):
            return replace(known, instructions=_with(known.instructions, _same(said)))
        match said.key:
            case "table-cleared":
                return replace(known, instructions=())
            case "table-slots-back":
                return replace(known, frozen=frozenset())
            case "table-heard-badly":
                return replace(known, weak=known.weak | _slots(said, "place"))
            case _:
                return replace(known, frozen=known.frozen | self._silent(said))

    def after(self, known: Trouble, seen: Trouble) -> Trouble:
        return replace(seen, instructions=_news(known, seen)[1])

    def is_told(self, known: Trouble, said: Announcement) -> bool:
        return is_instruction(said) and _same(said) in known.instructions

    def news(self, known: Trouble, seen: Trouble) -> Iterator[Announcement]:
        yield from _news(known, seen)[0]
        yield from self._silences(known.frozen, seen.frozen)
        if weak := seen.weak - known.weak:
            yield line("blind-heard-badly", places=self._named(weak))
        if well := known.weak - seen.weak:
            yield line("blind-heard-well", places=self._named(well))

    def _silent(self, said: Announcement) -> frozenset[Slot]:
        """The places of which it is said that nothing is heard there."""
        shape = self._shape
        match said.key:
            case "table-slots-frozen" if said.args["count"] == 0:
                return _slots(said, "places")
            case "table-rows-frozen":
                rows = said.args["rows"]
                return self._of_rows(rows) if isinstance(rows, tuple) else frozenset()
            case "table-mat-frozen":
                return frozenset(slot for slot in shape.polled if not shape.is_pad(slot))
            case "table-pad-frozen" if said.args["pad"] != "works":
                return frozenset(shape.pads)
            case _:
                return frozenset()

    def _silences(self, known: frozenset[Slot], seen: frozenset[Slot]) -> Iterator[Announcement]:
        yield from self._told(seen - known, ("blind-silent", "blind-silent-rows"))
        yield from self._told(known - seen, ("blind-heard", "blind-heard-rows"))
        for key, pads in (("blind-silent-pads", self._shape.pads), ("blind-silent-draw-pads", self._shape.draw_pads)):
            were, are = len(known.intersection(pads)), len(seen.intersection(pads))
            if were != are:
                yield line(key, count=are)

    def _told(self, slots: frozenset[Slot], keys: tuple[str, str]) -> Iterator[Announcement]:
        """Whole rows by their numbers, other places one by one."""
        if not slots:
            return
        rows = tuple(row for row in range(1, self._shape.rows + 1) if self._shape.columns > 1 and self._of_rows((row,)) <= slots)
        rows = tuple(row for row in rows if self._of_rows((row,)))
        rest = [slot for slot in slots - self._of_rows(rows) if not self._shape.is_pad(slot)]
        if rest:
            yield line(keys[0], places=self._named(rest))
        if rows:
            yield line(keys[1], rows=rows, count=len(rows))

    def _of_rows(self, rows: Collection[object]) -> frozenset[Slot]:
        shape = self._shape
        cells = {slot: shape.column_and_row(slot) for slot in shape.polled if not shape.is_pad(slot)}
        return frozenset(slot for slot, cell in cells.items() if cell is not None and cell[1] + 1 in rows)

    def _named(self, slots: Collection[Slot]) -> tuple[PlaceName, ...]:
        return tuple(PlaceName(slot) for slot in self._shape.slots if slot in slots)


Told = tuple[Announcement, ...]


def _news(known: Trouble, seen: Trouble) -> tuple[Told, Told]:
    """What lies wrong again after all is told anew: all of the table may have been told meanwhile, when it was not shown."""
    if seen.owes_thanks:
        return (), known.instructions
    if known.owes_thanks and seen.instructions:
        return (line("blind-to-mend", count=len(seen.instructions)), *seen.instructions), seen.instructions
    return _to_mend(known.instructions, seen.instructions)


def _to_mend(known: Told, seen: Told) -> tuple[Told, Told]:
    """What is to be said, and in which order all is known then: what is settled, what has come, and what is best done first.

    Of what comes after that it is enough to know that it waits; all is said anew where that would not be clear.
    """
    if not known or not seen:
        return ((line("blind-nothing-to-mend"),) if known else seen), seen
    cards = {card_of(one) for one in seen}
    settled = [one for one in known if one not in seen and (card_of(one) is None or card_of(one) not in cards)]
    fresh = [one for one in seen if one not in known]
    now, first = reduce(_with, fresh, tuple(one for one in known if one not in settled)), card_of(seen[0])
    said = [*(line("blind-mended", card=OfCard(card)) for one in settled if (card := card_of(one)) is not None), *fresh]
    if now and now[0] != seen[0] and first is not None:
        said.append(line("blind-first", card=OfCard(first)))
        now = tuple(sorted(now, key=lambda one: card_of(one) != first))
    is_clear = all(card_of(one) is not None for one in settled)
    if is_clear and now[:1] == seen[:1] and len(now) == len(seen) and all(one in seen for one in now):
        return tuple(said), now
    return (line("blind-to-mend", count=len(seen)), *seen), seen


def _with(known: Told, said: Announcement) -> Told:
    """What is said of a card now takes the place of what was."""
    card = card_of(said)
    if said in known:
        return known
    if card is not None and any(card_of(one) == card for one in known):
        return tuple(said if card_of(one) == card else one for one in known)
    return (*known, said)


def is_of_shift(table: TableView, one: Instruction) -> bool:
    """While a whole area is moved it is said once which way all of it goes, and then which cards have come there."""
    return table.view.pending == "shifting" and one.announcement.key == OF_SHIFT


def _same(said: Announcement) -> Announcement:
    """Without what differs each time that it is said."""
    return replace(said, id="")


def _slots(said: Announcement, name: str) -> frozenset[Slot]:
    named = said.args[name]
    places = named if isinstance(named, tuple) else (named,)
    return frozenset(one.slot for one in places if isinstance(one, PlaceName) and one.slot)
