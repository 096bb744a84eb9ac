"""The table of a row: its line in its order on a ruler, with the gaps between its cards, where the next one can go.

Rules of this file: what lies closed shows no number, and no place is worked out from one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import OfCard
from companion.core.referee.announcements import Said
from companion.core.referee.placement import PlaceName
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Inspect, Pan
from companion.screen.card import LARGE as LARGE_CARD
from companion.screen.card import mark_corner, value_of
from companion.screen.cells import draw_plus
from companion.screen.draft import Draft
from companion.screen.gaps import Lies, LineGap, gap_of, gaps_of, lying_in_line
from companion.screen.line_card import judged_parts, judged_size, line_card, value_parts
from companion.screen.line_layout import FINGER, FOOT, SHUT, UPRIGHT, WIDTHS, LineLayout, Wanted, first_row, line_layout
from companion.screen.line_verdict import Judged, LineVerdict, verdict_in_line, with_turned
from companion.screen.sight import DeckShown, Sight
from companion.screen.things import Colour, Plate, Rect, Sign, Stroke
from companion.words.lines import Lines

FAINT = 70  # how opaque a card is that was lifted
RING = (1.2, 0.7)  # how far the frame of a card that is to be turned over stands off it, and its width
FRAME = 0.8  # how far the frame of the card that was laid last stands out of it, so that it is found among many
PILED = 4  # backs that a pile shows
UNKNOWN = "?"  # in the place of the number that it turns up
LARGE, SLACK = 100, 1.04  # a size in which letters are measured; small ones are wider than their share of it


def draw_line(draft: Draft, sight: Sight, room: Rect) -> None:
    """Draws the line; buttons lead to rows for which there is no room."""
    alone, verdict = sight.alone, verdict_in_line(sight.told.verdict)
    gaps, lying = draft.part(_known_gaps, draft.part(_gaps, alone)), _lying(draft, alone, verdict)
    if not lying:
        _draw_beginning(draft, sight, gaps, room)
        return
    layout, first, buttons = _layout(draft, sight, lying, room)
    if verdict is None:  # nothing moves while a verdict is told in its place
        layout = _opened(draft, layout, lying, gaps, sight.aimed)
    draft.part(_draw_beds, layout, lying, first)
    aside = _reach(draft, layout) if any(one.act for one in gaps.values()) else 0
    marked = Marked(sight.changed | _laid_last(sight), sight.table.away, sight.table.weak)
    draft.part(_draw_cards, sight.lines, sight.cards, layout, lying, verdict, marked, first, aside)
    draft.part(_draw_gaps, layout, lying, gaps, first)
    if buttons is not None:
        draft.part(_draw_panning, layout, buttons, first)
    has_beside = any(one.is_beside for one in lying)
    draft.part(_draw_foot, sight.lines, sight.cards, layout, has_beside=has_beside)


def _laid_last(sight: Sight) -> AbstractSet[CardId]:
    """The card that the last event is about, which would be looked for in a long line."""
    card = sight.told.note.args.get("card") if sight.told.note is not None else None
    return {card.card} if isinstance(card, OfCard) else frozenset()


def _lying(draft: Draft, sight: Sight, verdict: LineVerdict | None) -> tuple[Lies, ...]:
    lying = draft.part(_known_lying, draft.part(_lying_now, sight))
    return lying if verdict is None else with_turned(lying, verdict, sight.deck.characteristic(sight.table.view.characteristic))


def _lying_now(_: Draft, sight: Sight) -> tuple[Lies, ...]:
    return lying_in_line(sight)


def _known_lying(_: Draft, lying: tuple[Lies, ...]) -> tuple[Lies, ...]:
    """The same object while the line is the same, as parts compare by identity first."""
    return lying


def _gaps(_: Draft, sight: Sight) -> Mapping[int, LineGap]:
    return gaps_of(sight)


def _known_gaps(_: Draft, gaps: Mapping[int, LineGap]) -> Mapping[int, LineGap]:
    """The same object while the gaps are the same."""
    return gaps


def spot_of(draft: Draft, sight: Sight, room: Rect, name: PlaceName) -> Rect | None:
    """Where a card or a gap of the line is shown; None while it is out of sight."""
    lying = _lying(draft, sight.alone, verdict_in_line(sight.told.verdict))
    if not lying:
        return _beginning(draft, room)
    layout, first, _ = _layout(draft, sight, lying, room)
    number = next((at for at, one in enumerate(lying) if (one.slot == name.slot if name.slot else one.card == name.card)), None)
    if name.relation:
        gap = gap_of(sight.table, name)
        number = next((at for at, one in enumerate(lying) if one.gap == gap), len(lying) - 1)
    if number is None or not first <= number // layout.in_row < first + layout.visible:
        return None
    if not name.relation or lying[number].is_new:
        return layout.card_rect(number, first)
    return layout.gap_rect(number, first, is_behind=gap_of(sight.table, name) != lying[number].gap)


def _layout(draft: Draft, sight: Sight, lying: Sequence[Lies], room: Rect) -> tuple[LineLayout, int, Rect | None]:
    """The layout, its first visible row, and the room for the buttons that show other rows."""
    wanted, buttons = draft.part(_wanted, sight.cards, lying), None
    layout = draft.part(line_layout, room, wanted)
    if layout.rows > layout.visible:
        buttons, rest = room.cut_right(draft.px(look.TOUCH))
        layout = draft.part(line_layout, rest.cut_right(draft.px(1))[1], wanted)
    first = first_row(layout, -sight.pan[1], [number for number, one in enumerate(lying) if one.is_new])
    return layout, first, buttons if layout.rows > layout.visible else None


def _opened(draft: Draft, layout: LineLayout, lying: Sequence[Lies], gaps: Mapping[int, LineGap], aimed: Slot | None) -> LineLayout:
    """With the gap open into which the dragged card would fall."""
    gap = next((number for number, one in gaps.items() if aimed is not None and one.slot == aimed), None)
    if gap is None or any(one.is_new and one.gap == gap for one in lying):
        return layout
    behind = next((at for at in range(len(lying) - 1, -1, -1) if _gap_behind(lying[at]) == gap), None)
    return layout.open_at(behind or 0, draft.px(SHUT), is_behind=behind is not None)


def _gap_behind(one: Lies) -> int:
    return one.gap if one.is_new else one.gap + 1


def _wanted(draft: Draft, cards: DeckShown, lying: Sequence[Lies]) -> Wanted:
    letters = draft.setter.letters
    size = draft.smallest
    names = [line for one in lying for line in cards.deck.cards[one.card].short_names[cards.language].split("\n")]
    values = [_value_of(draft, cards, one) for one in lying if one.is_open]
    return Wanted(
        len(lying),
        max((letters.width(name, "condensed", size) for name in names), default=0) + 2 * draft.px(0.6),
        max((letters.width(value, "condensed", LARGE) for value in values), default=0) / LARGE * SLACK,
    )


def _value_of(draft: Draft, cards: DeckShown, one: Lies) -> str:
    """The number of an open card as it is read; it is written once, as that takes longer than all the rest of a card."""
    if not one.is_open:
        return ""
    units = (cards.language, cards.has_printed_units)
    key = ("value in line", cards.deck.id, cards.characteristic, units, one.card, tuple(one.numbers.values()))
    return draft.setter.once(key, lambda: _value(cards, one))


def _value(cards: DeckShown, one: Lies) -> str:
    """The ruler names the unit; a number in the deck's unit, as it lacks the metric one, has its own."""
    text, unit = value_of(cards, one.card, one.numbers)
    return f"{text} {unit}" if cards.is_metric and not unit.startswith(cards.unit) else text


# Drawing


def _beginning(draft: Draft, room: Rect) -> Rect:
    above = room.cut_bottom(draft.px(FOOT + 3))[1]
    wide = min(draft.px(WIDTHS[0]), round(above.h / UPRIGHT))
    return above.middle(wide, round(wide * UPRIGHT))


def _draw_beginning(draft: Draft, sight: Sight, gaps: Mapping[int, LineGap], room: Rect) -> None:
    """Before the first card: a place for it in the middle of the ruler, and the pile that it comes from."""
    gap, place = gaps.get(0), _beginning(draft, room)
    if gap is not None and (place.x - room.x) >= place.w:
        _draw_pile(draft, place.moved(-(place.x - room.x + place.w) // 2, 0), place)
    y = place.bottom + draft.px(2)
    draft.add(Stroke(((room.x + draft.px(1), y), (room.right - draft.px(1), y)), look.QUIET, max(2, draft.px(0.3)), has_head=True))
    draft.plate(place, look.RAISED if gap else None, edge=look.EXPECTED if gap else look.FREE, thick=0.6 if gap else 0.4, is_slot=True)
    if gap is not None:
        words = sight.lines.format("ground-label-here", {})
        draft.text(place.inset(draft.px(1)), words, 5.0, face="bold", ground=look.RAISED, role="label", align="centre")
    draw_growth(draft, sight.lines, sight.cards, Rect(room.x + draft.px(3), y + draft.px(1), room.w - draft.px(6), draft.px(FOOT)))
    if gap is not None:
        _serve(draft, gap, place)


def _draw_pile(draft: Draft, pile: Rect, place: Rect) -> None:
    """Backs over each other, and an arrow from them to the place of the first card."""
    back = pile.inset(pile.w // 6, pile.h // 6)
    for number in range(PILED):
        off = (PILED - 1 - number) * draft.px(0.8)
        draft.plate(back.moved(off, -off), look.FREE, edge=look.GROUND, thick=0.3, radius=1.0)
    (x, y), thick = (back.right, back.centre[1]), draft.px(0.8)
    draft.add(Stroke(((x + draft.px(3.5), y), (place.x - draft.px(1.2), y)), look.EXPECTED, thick, has_head=True))


def _draw_beds(draft: Draft, layout: LineLayout, lying: Sequence[Lies], first: int) -> None:
    for row in _seen_rows(layout, first):
        _draw_bed(draft, layout, lying, row, first)
        _draw_ruler(draft, layout, row, first)


def _seen_rows(layout: LineLayout, first: int) -> range:
    return range(first, min(first + layout.visible, layout.rows))


@dataclass(frozen=True, slots=True)
class Marked:
    """What is shown on cards and does not move them: the last act has changed them, they are lifted, their places hear them badly."""

    changed: AbstractSet[CardId]
    away: Sequence[CardId]
    weak: Sequence[Slot]


def _draw_cards(
    draft: Draft, lines: Lines, cards: DeckShown, layout: LineLayout, lying: Sequence[Lies], verdict: LineVerdict | None, marked: Marked,
    first: int, aside: int,
) -> None:  # fmt: skip
    """The cards of visible rows; `aside` is the part of each card's sides on which a touch means the gap beside it."""
    shown = _seen_rows(layout, first)
    judged = _judged(draft, cards, layout, lying, verdict) if verdict is not None else {}
    rows = (
        (number, one, look.NOTICE if one.card in marked.changed else look.TEXT,
         FAINT if one.is_dragged or (one.card in marked.away and not one.is_beside) else 255, one.slot if one.slot in marked.weak else None,
         judged.get(one.card, ("", 0)))
        for number, one in enumerate(lying)
        if number // layout.in_row in shown
    )  # fmt: skip
    draft.parts(_draw_card, rows, lines, cards, layout, first, aside)


def _judged(
    draft: Draft, cards: DeckShown, layout: LineLayout, lying: Sequence[Lies], verdict: LineVerdict
) -> Mapping[CardId, tuple[Judged, int]]:
    """What the verdict says of each card that it is about, and the size of their numbers."""
    about = [(one, found) for one in lying if (found := verdict.of(one.card))]
    texts = [_value_of(draft, cards, one) for one, _ in about]
    size = judged_size(draft, texts, layout.value_wide - draft.px(0.8), layout.value_large)
    return {one.card: (found, size) for one, found in about}


def _draw_bed(draft: Draft, layout: LineLayout, lying: Sequence[Lies], row: int, first: int) -> None:
    """The ground of the screen in the place of the mat, under cards that lie beside the mat."""
    start, up = row * layout.in_row, draft.px(0.6)
    for number in range(start, start + layout.length(row, len(lying))):
        if lying[number].is_beside:
            before, card = layout.gap_rect(number, first), layout.card_rect(number, first)
            after = layout.gap_rect(number, first, is_behind=True)
            left, right = before.x + before.w // 2, after.x + after.w // 2
            draft.add(Plate(Rect(left, card.y - up, right - left, card.h + 2 * up), look.GROUND))


def _draw_ruler(draft: Draft, layout: LineLayout, row: int, first: int) -> None:
    """The ruler under a row, from edge to edge; it goes on from the end of one row to the next."""
    y, thick, reach = layout.ruler_y(row, first), max(2, draft.px(0.3)), draft.px(2)
    left, right = layout.room.x + draft.px(0.6), layout.room.right - draft.px(1.4)
    start = ((left, y - reach), (left, y)) if row else ((left, y),)
    end = ((right, y),) if row == layout.rows - 1 else ((right, y), (right, y + reach))
    draft.add(Stroke((*start, *end), look.QUIET, thick, has_head=True))


def _draw_card(
    draft: Draft, number: int, one: Lies, ink: Colour, alpha: int, weak: Slot | None, told: tuple[Judged, int], lines: Lines,
    cards: DeckShown, layout: LineLayout, first: int, aside: int,
) -> None:  # fmt: skip
    """A card and its number on the ruler, in bright ink where the last act has changed the card; `weak`: where it is heard badly."""
    rect, is_due = layout.card_rect(number, first), _is_to_be_turned(one, told[0])
    if is_due:
        off, thick = (draft.px(each) for each in RING)
        draft.add(Plate(rect.inset(-off), None, look.NOTICE, thick, draft.px(1.6)))
    if (is_changed := ink == look.NOTICE) and not is_due:
        draft.add(Plate(rect.inset(-draft.px(FRAME)), look.EXPECTED, radius=draft.px(1.0 + FRAME)))
    piece = line_card(draft, lines, cards, one, rect, told[0], is_dense=layout.is_dense, is_changed=is_changed)
    draft.add(piece if alpha == piece.alpha else replace(piece, alpha=alpha))
    if weak is not None:
        corner = rect.moved(-draft.px(1), 0) if layout.is_dense else rect  # not over its name
        mark_corner(draft, corner, "weak", is_upper=rect.h >= draft.px(LARGE_CARD))
    if one.is_beside:
        side = draft.px(2.6)
        _draw_beside(draft, Rect(rect.right - side // 2, rect.y - draft.px(0.6), side, side))
    draft.touch(rect.inset(aside, 0), Inspect(one.card))
    if one.slot is not None:
        draft.spot(rect, one.slot)
    if is_due:
        room = layout.value_rect(number, first)
        draft.text(room, UNKNOWN, look.STATUS, least=look.LEAST, face="bold", ground=look.MAT, role="label", align="centre", upright="top")
    _draw_value(draft, layout, _value_of(draft, cards, one), number, first, ink, told)


def _is_to_be_turned(one: Lies, judged: Judged) -> bool:
    """Whether a card lies in a gap as a play that is not turned over yet."""
    return one.is_new and not (one.marks or one.is_open or one.is_dragged or judged)


def _draw_beside(draft: Draft, rect: Rect) -> None:
    """The sign of a card that lies beside the mat: an arrow on a square."""
    draft.add(Plate(rect, look.MAT, look.QUIET, max(2, rect.w // 10), rect.w // 6))
    inner = rect.inset(rect.w // 5)
    draft.add(Sign(inner, "right", look.PAPER))


def _draw_value(draft: Draft, layout: LineLayout, text: str, number: int, first: int, ink: Colour, told: tuple[Judged, int]) -> None:
    """A tick on the ruler and the number at it."""
    if not text:
        return
    row, column = divmod(number, layout.in_row)
    y, x, room = layout.ruler_y(row, first), layout.card_rect(number, first).centre[0], layout.value_rect(number, first)
    lower = layout.value_tall if layout.is_staggered and column % 2 else 0
    draft.add(Stroke(((x, y), (x, y + layout.tick + lower)), look.QUIET, max(2, draft.px(0.3))))
    judged, size = told
    if judged:
        draft.add(*judged_parts(draft, text, room, size, judged))
    else:
        draft.add(*value_parts(draft, text, room, layout.value_size, ink))


def _draw_gaps(draft: Draft, layout: LineLayout, lying: Sequence[Lies], gaps: Mapping[int, LineGap], first: int) -> None:
    """The gaps between two cards, before the first, and after the last of each row, but for gaps in which a card lies already."""
    draft.parts(_draw_gap, _seen_gaps(layout, lying, gaps, first), layout)


def _seen_gaps(
    layout: LineLayout, lying: Sequence[Lies], gaps: Mapping[int, LineGap], first: int
) -> Iterator[tuple[int, LineGap, Rect, bool]]:
    """The number of each of them, its place, and whether it stands open."""
    taken, rows = {one.gap for one in lying if one.is_new}, _seen_rows(layout, first)
    for number, one in enumerate(lying):
        if number // layout.in_row not in rows:
            continue
        behind = _gap_behind(one)
        row, column = divmod(number, layout.in_row)
        before = None if one.is_new or column else gaps.get(one.gap)
        if before is not None and one.gap not in taken and (number == 0 or before.act is not None):  # chosen there too, not only above
            yield -number, before, layout.gap_rect(number, first), layout.opened == (row, 0)
        if behind not in taken and behind in gaps:
            yield behind, gaps[behind], layout.gap_rect(number, first, is_behind=True), layout.opened == (row, column + 1)


def _draw_gap(draft: Draft, _: int, gap: LineGap, room: Rect, is_open: bool, layout: LineLayout) -> None:  # noqa: FBT001 - one of a row
    """A place as high as the cards where a touch chooses it, or where it stands open; its touch area reaches over the cards beside it."""
    wide = min(max(room.w - 2 * draft.px(0.2 if is_open else 0.9), draft.px(1.2)), layout.card[0] if is_open else draft.px(FINGER))
    place = room.middle(wide, room.h if gap.act or is_open else round(room.h * 0.7))
    is_called = gap.act is not None or is_open
    edge, fill = (look.EXPECTED, look.RAISED) if is_called else (look.FREE, None)
    draft.plate(place, fill, edge=edge, thick=0.35 if is_called else 0.25, radius=0.8, is_slot=True)
    if gap.act is not None:
        draw_plus(draft, place)
    reach = _reach(draft, layout) if room.w >= layout.between else 0
    left, right = max(room.x - reach, draft.area.x), min(room.right + reach, draft.area.right)
    _serve(draft, gap, Rect(left, room.y, right - left, room.h + layout.tick * 2))


def _reach(draft: Draft, layout: LineLayout) -> int:
    """How far the touch area of a gap reaches over the cards beside it: far where the gap is narrow, and little where a finger finds it."""
    return min(round(layout.card[0] * 0.3), max((draft.px(look.TOUCH * 1.2) - layout.between) // 2, 0))


def _serve(draft: Draft, gap: LineGap, rect: Rect) -> None:
    if gap.act is not None:
        draft.touch(rect, gap.act, said=gap.said)
    if gap.slot is not None:
        draft.spot(rect, gap.slot)


def _draw_panning(draft: Draft, layout: LineLayout, column: Rect, first: int) -> None:
    side = draft.px(look.TOUCH)
    if first > 0:
        draft.button(Rect(column.x, column.y, side, side), "", Pan(0, 1), sign="up")
    if first < layout.rows - layout.visible:
        draft.button(Rect(column.x, column.bottom - side, side, side), "", Pan(0, -1), sign="down")


def _draw_foot(draft: Draft, lines: Lines, cards: DeckShown, layout: LineLayout, *, has_beside: bool) -> None:
    """Below the rows: what the ruler measures, and the sign of cards beside the mat with its meaning."""
    foot = layout.room.cut_bottom(draft.px(FOOT))[0]
    if has_beside:
        left, foot = foot.cut_left(round(foot.w * 0.4))
        side = draft.px(2.6)
        _draw_beside(draft, Rect(left.x + layout.turn, left.centre[1] - side // 2, side, side))
        words = left.cut_left(layout.turn + side + draft.px(1))[1]
        draft.text(words, lines.format("ground-beside", {}), 3.4, colour=look.QUIET, ground=look.MAT, role="quiet")
    draw_growth(draft, lines, cards, foot.cut_left(draft.px(2))[1] if has_beside else foot)


def draw_growth(draft: Draft, lines: Lines, cards: DeckShown, room: Rect) -> None:
    """The characteristic and which way it grows, with an arrow at the right end."""
    language, of = cards.language, cards.deck.characteristic(cards.characteristic)
    assert of is not None
    args: dict[str, Said] = {"name": of.names[language], "unit": cards.unit, "more": of.more[language]}
    said = lines.format("ground-grows" if cards.unit else "ground-grows-plain", args)
    head, words = room.cut_right(draft.px(6))
    draft.text(words, said, 3.6, lines=2, colour=look.QUIET, ground=look.MAT, role="quiet", align="right")
    y = head.centre[1]
    draft.add(Stroke(((head.x + draft.px(1.2), y), (head.right - draft.px(1), y)), look.QUIET, max(2, draft.px(0.3)), has_head=True))
