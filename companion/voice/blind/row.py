"""The line of Cardline as it is known to whoever sees nothing: its cards in their order, each with its number, and what lies in the box."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from itertools import groupby

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, Setup, Shown
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import TableView
from companion.voice.blind.part import Part, line, pair
from companion.voice.blind.trouble import ASKED_FOR, SETTLED, is_instruction

FITS = ("cardline-fits-first", "cardline-fits-between", "cardline-fits-last")


@dataclass(frozen=True, slots=True)
class Lined:
    line: tuple[CardId, ...] | None = None  # None: nobody has told yet
    numbers: Mapping[CardId, Decimal] = field(default_factory=dict)
    beside: frozenset[CardId] = frozenset()
    away: frozenset[CardId] = frozenset()
    box: frozenset[CardId] = frozenset()
    asked_for: frozenset[CardId] = frozenset()  # away, as an instruction tells


class Row(Part[Lined]):
    nothing = Lined()

    def __init__(self, setup: Setup) -> None:
        self._has_mat, self._of = bool(setup.shape.row), setup.characteristic

    def seen(self, table: TableView) -> Lined:
        view = table.view
        both = zip(view.places, table.slots, strict=True)
        return Lined(
            tuple(one.card for one in view.places),
            {one.card: one.numbers[self._of] for one in view.places if self._of in one.numbers},
            frozenset(one.card for one, slot in both if slot is None and self._has_mat),
            frozenset(table.away),
            frozenset(card for card, _ in view.discarded),
            frozenset(one.card for one in table.instructions if one.card is not None and one.announcement.key in ASKED_FOR),
        )

    def heard(self, known: Lined, said: Announcement) -> Lined:
        card, number = said.args.get("card"), said.args.get("number")
        if said.key in SETTLED:
            return replace(known, away=known.away - known.asked_for, asked_for=frozenset())
        if said.key == "cardline-reshuffled":
            return replace(known, box=frozenset())
        if not isinstance(card, OfCard):
            return known
        if is_instruction(said):
            asked_for = {card.card} if said.key in ASKED_FOR else set()
            return replace(known, away=known.away | asked_for, asked_for=known.asked_for - {card.card} | asked_for)
        if said.key == "blind-mended":
            done = known.asked_for & {card.card}
            return replace(known, away=known.away - done, asked_for=known.asked_for - done)
        if isinstance(number, Shown) and said.key in ("cardline-opens", *FITS):
            at = 0 if said.key == "cardline-opens" else _gap(known.line or (), said)
            return known if at is None else _inserted(known, at, card.card, number.number)
        if said.key == "cardline-draws":
            return replace(known, box=known.box | {card.card})
        if said.key == "cardline-accepted-gone":
            return replace(_without(known, [card.card]), box=known.box | {card.card})
        return _without(known, [card.card]) if said.key == "table-undone-play" else known

    def news(self, known: Lined, seen: Lined) -> Iterator[Announcement]:
        known = yield from self._line(known, seen)
        there = seen.line or ()
        yield from pair("blind-beside", "blind-on-mat", [card for card in there if card in known.beside ^ seen.beside], seen.beside)
        yield from pair("blind-lifted", "blind-laid-back", [card for card in there if card in known.away ^ seen.away], seen.away)
        yield from pair("blind-in-box", "blind-not-in-box", sorted(known.box ^ seen.box), seen.box)

    def _line(self, known: Lined, seen: Lined) -> Generator[Announcement, None, Lined]:
        """What has gone and come and which equal cards lie in another order; else the whole line, where its order or numbers are others."""
        before, after = known.line, seen.line or ()
        left = tuple(card for card in before or () if card in after)
        now = tuple(card for card in after if card in left)
        is_same = all(known.numbers.get(card) == seen.numbers.get(card) for card in left)
        is_in_order = [seen.numbers.get(card) for card in left] == [seen.numbers.get(card) for card in now]
        if before is None or not is_in_order or not is_same or not left:
            if before != after or not is_same:
                yield line("blind-line", count=len(after))
                yield from (line("blind-line-card", card=OfCard(card), number=self._shown(seen, card)) for card in after)
            return replace(known, line=after, away=known.away & set(after), beside=known.beside & set(after))
        if left != now:
            yield from _reordered(left, now, seen.numbers)
            there = iter(now)  # in the places of those that are left
            before = tuple(next(there) if card in left else card for card in before)
            known = replace(known, line=before)
        gone = [card for card in before if card not in after]
        if gone:
            yield line("blind-not-in-line", cards=tuple(map(OfCard, gone)))
        known = _without(known, gone)
        for at, card in enumerate(after):
            now = known.line or ()
            if card not in now:
                yield line("blind-in-line", card=OfCard(card), number=self._shown(seen, card), place=_place(now, at))
                known = _inserted(known, at, card, seen.numbers[card])
        return known

    def _shown(self, seen: Lined, card: CardId) -> Shown:
        return Shown(card, self._of, seen.numbers[card])


def _reordered(left: Sequence[CardId], now: Sequence[CardId], numbers: Mapping[CardId, Decimal]) -> Iterator[Announcement]:
    """Equal neighbours of which some have changed places (L7): all of them, as they lie."""
    for _, both in groupby(zip(left, now, strict=True), key=lambda one: numbers.get(one[1])):
        equal = tuple(both)
        if any(card != earlier for earlier, card in equal):
            yield line("blind-order", cards=tuple(OfCard(card) for _, card in equal))


def _gap(known: Sequence[CardId], said: Announcement) -> int | None:
    """Before the card on its right, or after that on its left."""
    left, right = said.args.get("left"), said.args.get("right")
    if isinstance(right, OfCard) and right.card in known:
        return known.index(right.card)
    return known.index(left.card) + 1 if isinstance(left, OfCard) and left.card in known else None


def _place(now: Sequence[CardId], at: int) -> PlaceName:
    if at == 0:
        return PlaceName(None, "left-of", now[0])
    if at == len(now):
        return PlaceName(None, "right-of", now[-1])
    return PlaceName(None, "between", now[at - 1], other=now[at])


def _inserted(known: Lined, at: int, card: CardId, number: Decimal) -> Lined:
    there = known.line or ()
    return replace(known, line=(*there[:at], card, *there[at:]), numbers={**known.numbers, card: number})


def _without(known: Lined, cards: Sequence[CardId]) -> Lined:
    there = tuple(one for one in known.line or () if one not in cards)
    return replace(known, line=there, beside=known.beside - set(cards), away=known.away - set(cards))
