"""The area of Comparity as it is known to whoever sees nothing: which card lies on which cell, and what is the matter with it."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal

from companion.core.decks.card import CardId, CharacteristicId
from companion.core.games.game import OfCard, Setup, Shown
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import TableView
from companion.events import Slot
from companion.voice.blind.part import Part, cards_of, line, pair
from companion.voice.blind.spots import Spot, name_of, spot_of, spots_of
from companion.voice.blind.trouble import ASKED_FOR, SETTLED, card_of, is_instruction, is_of_shift

LAID = ("opens", "plays", "plays-bonus", "reconnects", "accepted-card")
SHOWN = ("reveals", "shows")
TAKEN_OFF = ("comparity-discarded", "comparity-accepted-gone", "table-undone-play")
LIFTED = "comparity-status-lifted"
MANY = 4  # cards that are told of together rather than by their names
CHECKS, REPAIRS = "comparity-status-check-", "comparity-status-repair-"
# Of a card that is under way, or while somebody is asked, a sentence tells nothing about checks and repairs.
ASIDE = tuple(f"comparity-status-{key}" for key in ("lifted", "word", "which", "on-pad", "shifting"))


@dataclass(frozen=True, slots=True)
class Lying:
    spot: Spot
    is_open: bool = False
    number: Decimal | None = None


@dataclass(frozen=True, slots=True)
class Lies:
    cards: Mapping[CardId, Lying] = field(default_factory=dict)
    away: frozenset[CardId] = frozenset()
    loose: Mapping[CardId, Slot] = field(default_factory=dict)
    violated: frozenset[CardId] = frozenset()
    checked: frozenset[CardId] = frozenset()
    discarded: frozenset[CardId] = frozenset()
    asked_for: frozenset[CardId] = frozenset()  # away, as an instruction tells
    shift: Spot | None = None  # which way all cards have to go, while the area is moved
    off: Spot | None = None  # by how much all of them lie beside their cells, where nobody has said yet that they are moved

    @property
    def spots(self) -> Mapping[CardId, Spot]:
        return {card: one.spot for card, one in self.cards.items()}


class Area(Part[Lies]):
    nothing = Lies()

    def __init__(self, setup: Setup) -> None:
        self._shape, self._of = setup.shape, setup.characteristic

    def seen(self, table: TableView) -> Lies:
        spots, view = spots_of(table, self._shape), table.view
        loose = {one.card: one.slot for one in table.loose}
        off = self._off(spots, loose)
        return Lies(
            {one.card: Lying(spots[one.card], one.is_open, _number(one.numbers, self._of)) for one in view.places},
            frozenset(table.away),
            {} if off else loose,
            frozenset(one.card for one in view.places if "violated" in one.marks),
            frozenset(one.card for one in view.places if "checked" in one.marks),
            frozenset(card for card, _ in view.discarded),
            frozenset(one.card for one in table.instructions if one.card is not None and one.announcement.key in ASKED_FOR),
            self._shift(table, spots),
            off,
        )

    def _shift(self, table: TableView, spots: Mapping[CardId, Spot]) -> Spot | None:
        """As the instructions tell of each card."""
        told = (one for one in table.instructions if is_of_shift(table, one) and one.card in spots and one.target is not None)
        goals = ((spots[one.card], spot_of(one.target, spots, self._shape)) for one in told if one.card and one.target)
        return next((_step(spot, goal) for spot, goal in goals if goal is not None), None)

    def _off(self, spots: Mapping[CardId, Spot], loose: Mapping[CardId, Slot]) -> Spot | None:
        cells = {card: self._shape.column_and_row(slot) for card, slot in loose.items()}
        steps = {_step(spots[card], cell) for card, cell in cells.items() if card in spots and cell is not None}
        is_whole = len(spots) > 1 and cells.keys() == spots.keys() and len(steps) == 1
        return steps.pop() if is_whole else None

    def heard(self, known: Lies, said: Announcement) -> Lies:
        game, _, key = said.key.partition("-")
        card, place = card_of(said), said.args.get("place")
        if said.key == "comparity-shifted":
            return _shifted(known, known.shift or known.off or (0, 0))
        if said.key == "comparity-shift-dropped":
            return replace(known, shift=None)
        if said.key in SETTLED:
            return replace(known, away=known.away - known.asked_for, asked_for=frozenset())
        if card is None or game not in ("comparity", "table"):
            return _after_status(_settled(known, card) if said.key == "blind-mended" else known, said)
        if is_instruction(said):
            asked_for = {card} if said.key in ASKED_FOR else set()
            return replace(_without_loose(known, card), away=known.away | asked_for, asked_for=known.asked_for - {card} | asked_for)
        if key in LAID:
            return self._laid(known, card, place)
        if key in SHOWN:
            number = said.args["number"]
            spot = known.cards[card].spot if card in known.cards else self._spot(known, place)
            known = known if spot is None else _with(known, card, Lying(spot, True, number.number if isinstance(number, Shown) else None))
            return replace(_without_loose(known, card), away=known.away - {card})
        if key == "swapped":
            return self._swapped(known, said)
        if key.startswith("too-great-") and isinstance(other := said.args["other"], OfCard):
            return replace(known, violated=known.violated | {card, other.card})
        if said.key in TAKEN_OFF:
            discarded = known.discarded | {card} if key == "discarded" else known.discarded
            return replace(_without(known, card), discarded=discarded)
        return _after_status(known, said)

    def news(self, known: Lies, seen: Lies) -> Iterator[Announcement]:
        known = yield from self._moved(known, seen)
        if gone := _in_order(known.cards, known.cards.keys() - seen.cards.keys()):
            yield line("blind-gone", cards=cards_of(gone))
        yield from self._placed(replace(known, cards={card: one for card, one in known.cards.items() if card not in gone}), seen)
        known = replace(known, away=known.away - set(gone))
        if known.shift != seen.shift:
            yield from _towards("blind-shift-", seen.shift)
        if known.off != seen.off:
            yield from _towards("blind-off-", seen.off)
        yield from self._away(known, seen)
        yield from _loose(known, seen)
        if known.violated & seen.cards.keys() != seen.violated:
            yield line("blind-out-of-order", cards=cards_of(_in_order(seen.cards, seen.violated)), count=len(seen.violated))
        yield from pair("blind-checked", "blind-not-checked", _in_order(seen.cards, known.checked ^ seen.checked), seen.checked)
        yield from pair("blind-discarded", "blind-not-discarded", sorted(known.discarded ^ seen.discarded), seen.discarded)

    def _spot(self, known: Lies, place: object) -> Spot | None:
        return spot_of(place, known.spots, self._shape) if isinstance(place, PlaceName) else None

    def _laid(self, known: Lies, card: CardId, place: object) -> Lies:
        spot = self._spot(known, place)
        return _without_loose(known if spot is None else _with(known, card, Lying(spot)), card)

    def _swapped(self, known: Lies, said: Announcement) -> Lies:
        for one, where in (("card", "place"), ("other", "there")):
            card, spot = said.args[one], self._spot(known, said.args[where])
            if isinstance(card, OfCard) and spot is not None and card.card in known.cards:
                known = _with(_without_loose(known, card.card), card.card, replace(known.cards[card.card], spot=spot))
                known = replace(known, away=known.away - {card.card})
        return known

    def _moved(self, known: Lies, seen: Lies) -> Generator[Announcement, None, Lies]:
        """All of it by one same step, else nothing."""
        both = known.cards.keys() & seen.cards.keys()
        steps = {_step(known.cards[card].spot, seen.cards[card].spot) for card in both}
        if len(both) < 2 or len(steps) != 1 or (0, 0) in steps:
            return known
        step = steps.pop()
        yield from _towards("blind-all-", step)
        return replace(_shifted(known, step), away=known.away, shift=known.shift, off=known.off)

    def _away(self, known: Lies, seen: Lies) -> Iterator[Announcement]:
        if len(seen.away) >= MANY and seen.away == seen.cards.keys() and len(seen.away - known.away) > 1:
            yield line("blind-all-lifted")
        elif len(known.away) >= MANY and not seen.away:
            yield line("blind-none-lifted")
        else:
            yield from pair("blind-lifted", "blind-laid-back", _in_order(seen.cards, known.away ^ seen.away), seen.away)

    def _placed(self, known: Lies, seen: Lies) -> Iterator[Announcement]:
        """Each where it lies, one after the other by place; beside the mat those first that lie beside what is known already."""
        left = [card for card, one in seen.cards.items() if known.cards.get(card) != one]
        while left:
            spots = {card: where for card, where in known.spots.items() if card not in left}
            card = next((one for one in left if name_of(seen.cards[one].spot, spots, self._shape) is not None), left[0])
            left.remove(card)
            yield from self._lies(card, known.cards.get(card), seen.cards[card], spots)
            known = _with(known, card, seen.cards[card])

    def _lies(self, card: CardId, known: Lying | None, seen: Lying, spots: Mapping[CardId, Spot]) -> Iterator[Announcement]:
        name = name_of(seen.spot, spots, self._shape)
        number = Shown(card, self._of, seen.number) if seen.is_open and seen.number is not None else None
        if known is not None and known.spot == seen.spot and number is not None:
            yield line("blind-is-open", card=OfCard(card), number=number)
        elif name is None:
            yield _apart(card, seen.spot, spots)
            if number is not None:
                yield line("blind-is-open", card=OfCard(card), number=number)
        elif number is not None:
            yield line("blind-lies-open", card=OfCard(card), place=name, number=number)
        else:
            yield line("blind-lies", card=OfCard(card), place=name)


def _shifted(known: Lies, step: Spot) -> Lies:
    """All lies there now, each card on its new cell."""
    cards = {card: replace(one, spot=(one.spot[0] + step[0], one.spot[1] + step[1])) for card, one in known.cards.items()}
    return replace(known, cards=cards, away=frozenset(), shift=None, off=None)


def _step(start: Spot, end: Spot) -> Spot:
    return end[0] - start[0], end[1] - start[1]


def _after_status(known: Lies, said: Announcement) -> Lies:
    if "comparity-status-" not in said.key:
        return known
    card = card_of(said)
    if said.key == LIFTED and card is not None:
        known = replace(known, away=known.away | {card})
    if said.key in ASIDE:
        return known
    checked = frozenset({card}) if said.key.startswith(CHECKS) and card is not None else frozenset()
    return replace(known, checked=checked, violated=known.violated if said.key.startswith(REPAIRS) else frozenset())


def _settled(known: Lies, card: CardId | None) -> Lies:
    done = known.asked_for & {card}
    return replace(known, away=known.away - done, asked_for=known.asked_for - done)


def _towards(key: str, step: Spot | None) -> Iterator[Announcement]:
    """So many columns and rows; where there is no step any more, that."""
    if step is None:
        yield line(f"{key}nowhere")
        return
    for count, forth, back in ((step[0], "right", "left"), (step[1], "up", "down")):
        if count:
            yield line(f"{key}{forth if count > 0 else back}", count=abs(count))


def _apart(card: CardId, spot: Spot, spots: Mapping[CardId, Spot]) -> Announcement:
    """So many cells from the first card that is known, where the area is in pieces."""
    other, (x, y) = next(iter(spots.items()))
    right, up = spot[0] - x, spot[1] - y
    ways = {"side": "right" if right > 0 else "left", "way": "up" if up > 0 else "down"}
    return line("blind-lies-apart", card=OfCard(card), other=OfCard(other), across=abs(right), along=abs(up), **ways)


def _loose(known: Lies, seen: Lies) -> Iterator[Announcement]:
    if taken := sorted(card for card in known.loose if card not in seen.loose):
        yield line("blind-not-loose", cards=cards_of(taken))
    for card, slot in seen.loose.items():
        if known.loose.get(card) != slot:
            yield line("blind-loose", card=OfCard(card), place=PlaceName(slot))


def _in_order(of: Collection[CardId], which: Collection[CardId]) -> list[CardId]:
    """By place; what lies nowhere comes last."""
    return [*(card for card in of if card in which), *sorted(card for card in which if card not in of)]


def _with(known: Lies, card: CardId, lying: Lying) -> Lies:
    return replace(known, cards={**known.cards, card: lying})


def _without(known: Lies, card: CardId) -> Lies:
    left = {one: lying for one, lying in known.cards.items() if one != card}
    return replace(known, cards=left, away=known.away - {card}, violated=known.violated - {card}, checked=known.checked - {card})


def _without_loose(known: Lies, card: CardId) -> Lies:
    return replace(known, loose={one: slot for one, slot in known.loose.items() if one != card})


def _number(numbers: Mapping[CharacteristicId, Decimal], of: CharacteristicId) -> Decimal | None:
    return numbers.get(of)
