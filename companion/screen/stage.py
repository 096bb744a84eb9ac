"""The stage of a check: the checked card and those beside it, large, in their real relation, over the dimmed table.

Between each two that are compared stands a sign, and below them, once the check is ruled on, both numbers and the cost.

Rules of this file: a card is shown as it lies; which cards stand here, and where, depends on places and on what is open, never on a number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from companion.core.decks.card import CardId, Characteristic
from companion.core.frozen import dataclass
from companion.core.games.game import OfSeat, Place, PlaceView, Shown
from companion.core.referee.table_view import Offer
from companion.events import SeatId, Slot
from companion.screen import look
from companion.screen.acts import OpenPage, Pick
from companion.screen.card import card_piece
from companion.screen.cells import BESIDE, LYING, UPRIGHT
from companion.screen.draft import Draft
from companion.screen.letters import Style
from companion.screen.match.choices import places_of, spoken_label
from companion.screen.sight import Sight
from companion.screen.things import Face, Part, Piece, Plate, Rect, Sign
from companion.words.lines import Lines

RULED = ("fits", "violation", "penalty")  # the tones in which a check is ruled on
MOST_TALL, SENTENCE = 48.0, 15.8  # hundredths: of a card, of what stands below the cards
LARGEST, ENOUGH = 8.0, 5.4  # the letters of the sentence: at the most, and below which they are narrow or stand on two lines
GAP, SIGN = 10.6, 9.6
MARGIN = 1.5
COMPARES = {(False, False): "≤", (False, True): ">", (True, False): "≥", (True, True): "<"}  # by whether one lies above, and out of order
COMPARED = 0.66  # the size of these signs, as a share of their disc
DIMMED = 246  # how opaque the veil over the table is: of its cards no more is left than where they lie
FILL = look.mixed(look.MAT, look.RAISED, 0.35)


@dataclass(frozen=True, slots=True)
class Staged:
    """A card on the stage; the choice that a touch on it means."""

    lying: PlaceView
    slot: Slot | None
    offer: Offer | None
    is_core: bool  # checked, or opened by the check: it stands larger than those beside it


@dataclass(frozen=True, slots=True)
class Stage:
    cards: Sequence[Staged]
    rects: Mapping[Place, Rect]
    sentence: Rect


@dataclass(frozen=True, slots=True)
class Pair:
    """Two open neighbours, the second to the right of the first or above it; out of order where the first is the greater (C8)."""

    first: PlaceView
    second: PlaceView
    is_out: bool


def staged(sight: Sight) -> tuple[Staged, ...]:
    """The cards that stand on the stage now, none where no check is under way and none is told; what lies wrong comes before a check."""
    table, opened = sight.table, sight.told.opened
    checked = [one for one in table.view.places if "checked" in one.marks]
    if table.instructions or table.loose or not (checked or (opened and is_ruled(sight))) or (table.away and not checked):
        return ()
    core = {one.place for one in table.view.places if one in checked or one.card in opened}
    near = {(x + across, y + up) for x, y in core for across, up in BESIDE.values()}
    offers = _checks(table.expected.offers) if checked else {}
    found = []
    for one, slot in zip(table.view.places, table.slots, strict=True):
        offer = offers.get(slot) if slot is not None else None
        if one.place in core or (one.place in near and (one.is_open or offer is not None)):
            found.append(Staged(one, slot, offer if not one.is_open else None, one.place in core))
    return tuple(found) if len(found) > 1 else ()


def is_ruled(sight: Sight) -> bool:
    """Whether the ruling on a check is told."""
    said = sight.told.verdict
    return bool(sight.told.opened) and said is not None and said.tone in RULED


def is_staged(sight: Sight) -> bool:
    """Whether the stage tells the ruling, so that it need not be told again."""
    return sight.ground == "area" and is_ruled(sight) and bool(staged(sight))


def stage_of(draft: Draft, sight: Sight, cards: Sequence[Staged], room: Rect) -> Stage:
    """Where the cards stand, and where the sentence about them does once the check is ruled on."""
    below, above = room.cut_bottom(draft.px(SENTENCE) if is_ruled(sight) else 0)
    core = tuple([one.lying.place for one in cards if one.is_core or len(cards) == 2])  # two stand alike
    near = tuple([one.lying.place for one in cards if one.lying.place not in core])
    return Stage(cards, draft.part(_rects, core, near, above), below)


def draw_stage(draft: Draft, sight: Sight, stage: Stage, room: Rect) -> None:
    """Over a table that is drawn already."""
    draft.add(Plate(room, look.MAT, alpha=DIMMED))
    cards, rects, below = stage.cards, stage.rects, stage.sentence
    for one in cards:
        rect, lying = rects[one.lying.place], one.lying
        if one.offer is not None:
            draft.part(_proposed, sight.lines, one.offer, rect)
        if one.slot is not None:
            draft.spot(rect, one.slot)
        marks = tuple([mark for mark in lying.marks if mark != "violated"])  # the sign between both says it
        draft.add(card_piece(draft, sight.cards, lying.card, rect, is_open=lying.is_open, numbers=lying.numbers, marks=marks))
    pairs = tuple(pairs_of(sight, [one.lying for one in cards], sight.told.opened))
    for pair in pairs:
        there = _between(rects[pair.first.place], rects[pair.second.place], draft.px(SIGN))
        is_upward = pair.first.place[0] == pair.second.place[0]
        draft.add(pair_sign(draft, f"{pair.first.card}-{pair.second.card}", there, is_out=pair.is_out, is_upward=is_upward))
    if is_ruled(sight):
        _tell(draft, sight, pairs, below.inset(draft.px(1), draft.px(0.8)))


def pair_sign(draft: Draft, name: str, rect: Rect, *, is_out: bool, is_upward: bool = False) -> Piece:
    """How two numbers compare, read from the left, or from above where the second card lies above the first."""

    def make() -> tuple[Part, ...]:
        whole, fill = Rect(0, 0, rect.w, rect.h), look.VIOLATION if is_out else look.EXPECTED
        inner = whole.inset(rect.w // 12)
        discs = Plate(whole, look.INK, radius=rect.w // 2), Plate(inner, fill, radius=inner.w // 2)
        style, size = Style("bold", look.GROUND, fill, "label", "centre", "middle"), round(rect.h * COMPARED)
        lines = draft.setter.set(COMPARES[is_upward, is_out], inner, style, size, size, 1)
        return *discs, *[replace(one, said="") for one in lines]  # the sentence says it

    return Piece(f"pair:{name}", rect, draft.setter.once(("pair", rect.w, is_out, is_upward, draft.u), make))


def _checks(offers: Sequence[Offer]) -> Mapping[Slot, Offer]:
    """The choices that check one card, by its place."""
    return {place.slot: one for one in offers for place in places_of(one) if one.kind == "check" and place.slot and not place.relation}


def _rects(draft: Draft, core: Sequence[Place], near: Sequence[Place], room: Rect) -> Mapping[Place, Rect]:
    """The cards as large as they all fit, those of the check twice as large as those beside it, with room between them for signs."""
    both, gap, margin = (*core, *near), draft.px(GAP), draft.px(MARGIN)
    across, down = ({place[axis]: 2 if place[axis] in {one[axis] for one in core} else 1 for place in both} for axis in (0, 1))
    wide = (room.w - 2 * margin - gap * (len(across) - 1)) / sum(across.values())
    tall = min((room.h - 2 * margin - gap * (len(down) - 1)) / sum(down.values()), draft.px(MOST_TALL) / 2, wide * UPRIGHT)
    wide = min(wide, tall * LYING)
    columns = _middles(across, wide, gap, room.centre[0], range(min(across), max(across) + 1))
    rows = _middles(down, tall, gap, room.centre[1], range(max(down), min(down) - 1, -1))
    found = {}
    for x, y in both:
        times = 2 if (x, y) in core else 1
        w, h = round(wide * times), round(tall * times)
        found[x, y] = Rect(round(columns[x] - w / 2), round(rows[y] - h / 2), w, h)
    return found


def _middles(shares: Mapping[int, int], each: float, gap: int, middle: int, order: Iterable[int]) -> Mapping[int, float]:
    """The middles of columns, or of rows, in that order from left or top."""
    numbers = [one for one in order if one in shares]
    at, found = middle - (each * sum(shares.values()) + gap * (len(numbers) - 1)) / 2, {}
    for one in numbers:
        found[one] = at + each * shares[one] / 2
        at += each * shares[one] + gap
    return found


def _between(one: Rect, other: Rect, side: int) -> Rect:
    """In the gap between two cards side by side, the first at the left, or one above the other, the first below."""
    smaller = min(one, other, key=lambda rect: rect.h)
    if one.right <= other.x:
        x, y = (one.right + other.x) // 2, smaller.centre[1]
    else:
        x, y = smaller.centre[0], (other.bottom + one.y) // 2
    return Rect(x - side // 2, y - side // 2, side, side)


def _proposed(draft: Draft, lines: Lines, offer: Offer, rect: Rect) -> None:
    """A card that may be opened next: a touch on it opens it."""
    draft.add(Plate(rect.inset(-draft.px(0.9)), None, look.EXPECTED, draft.px(0.7), draft.px(1.4), is_slot=True))
    draft.touch(rect, Pick(offer.id), said=spoken_label(lines, offer))


def pairs_of(sight: Sight, cards: Sequence[PlaceView], opened: frozenset[CardId]) -> Iterator[Pair]:
    """Each two open neighbours of which at least one is among those that were opened (C8)."""
    of, lying = sight.deck.characteristic(sight.table.view.characteristic), {one.place: one for one in cards}
    for (x, y), one in lying.items():
        for other in (lying.get((x + 1, y)), lying.get((x, y + 1))):
            if other is not None and one.is_open and other.is_open and {one.card, other.card} & opened:
                yield Pair(one, other, _is_out(of, one, other))


def _is_out(of: Characteristic | None, one: PlaceView, other: PlaceView) -> bool:
    return of is not None and of.id in one.numbers and of.id in other.numbers and one.numbers[of.id] > other.numbers[of.id]


def _tell(draft: Draft, sight: Sight, pairs: Sequence[Pair], room: Rect) -> None:
    """Both numbers and the cost, in one line where that fits."""
    is_out = any(one.is_out for one in pairs)
    rule = sight.told.verdict.rule if sight.told.verdict is not None else ""
    seat = next((one for one, _ in _costs(sight)), None)
    draft.part(_sentences, sight.lines, tuple(said_of_pairs(sight, pairs)), rule, room, None if is_out else sight.seat_sign(seat))


def _sentences(draft: Draft, lines: Lines, said: Sequence[str], rule: str, room: Rect, seat: tuple[int, str] | None) -> None:
    """On one line where they are large there, else each on its own.

    `seat` has the cost of a check that found all in order, which is neither right nor wrong; None: something is out of order.
    """
    draft.plate(room, FILL, edge=look.VIOLATION if seat is None else look.EXPECTED, thick=0.6, radius=1.6)
    inner = room.inset(draft.px(1.6), draft.px(0.8))
    sign, words = inner.cut_square(min(inner.h, draft.px(8)), draft.px(1.6))
    if seat is None:
        draft.add(Sign(sign, "violation", look.VIOLATION, look.TEXT))
    else:
        draft.seat_sign(sign, *seat)
    if lines.why(lines.game, rule) is not None:
        draft.touch(room, OpenPage("why", "verdict"))
    least, one, two = look.LEAST_SIZES["verdict"], " ".join(said), "\n".join(said)
    ways: list[tuple[str, Face, float, int]] = [(one, "bold", ENOUGH, 1), (one, "narrow", ENOUGH, 1), (one, "narrow", least, 1)]
    ways += [(two, "bold", least, 2), (two, "narrow", least, 2)]
    text, face, _, most = next((way for way in ways if not _is_cut(draft, *way, words)), (one, "narrow", least, 2))
    draft.text(words, text, LARGEST, least=least, lines=most, face=face, ground=FILL, role="verdict")


def _is_cut(draft: Draft, text: str, face: Face, size: float, lines: int, room: Rect) -> bool:
    letters = draft.px(size)
    return draft.setter.fitted(text, face, (room.w, room.h), letters, letters, lines).is_cut


def said_of_pairs(sight: Sight, pairs: Sequence[Pair]) -> Iterator[str]:
    """What the numbers show, of several pairs the first that is out of order; then who draws how many."""
    of, lines = sight.deck.characteristic(sight.table.view.characteristic), sight.lines
    pair = next((one for one in pairs if one.is_out), pairs[0] if len(pairs) == 1 else None)
    if pair is not None and of is not None and of.id in pair.first.numbers and of.id in pair.second.numbers:
        low, high = sorted((Shown(one.card, of.id, one.numbers[of.id]) for one in (pair.first, pair.second)), key=lambda one: one.number)
        yield lines.format("ground-more" if pair.is_out else "ground-less" if low.number < high.number else "ground-equal",
                           {"low": low, "high": high, "more": of.more.get(lines.language, "")})  # fmt: skip
    else:
        yield lines.format("ground-in-order", {})
    for seat, count in _costs(sight):
        yield lines.format("ground-costs", {"seat": OfSeat(seat), "count": count})


def _costs(sight: Sight) -> Iterator[tuple[SeatId, int]]:
    """Who draws how many cards."""
    for seat in sight.table.view.seats:
        for mark in seat.marks:
            kind, _, count = mark.partition("-")
            if kind == "draws":
                yield seat.seat, int(count)
