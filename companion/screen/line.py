"""The table of a row: its line in its order on a ruler, with the gaps between its cards, where the next one can go.

Rules of this file: what lies closed shows no number, and no place is worked out from one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from companion.core.referee.announcements import Said
from companion.core.referee.placement import PlaceName
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Inspect, Pan
from companion.screen.card import card_piece, mark_corner, name_size, value_of
from companion.screen.draft import Draft
from companion.screen.gaps import Lies, LineGap, gap_of, gaps_of, lying_in_line
from companion.screen.letters import Style
from companion.screen.line_layout import FOOT, LineLayout, Wanted, first_row, line_layout
from companion.screen.sight import DeckShown, Sight
from companion.screen.things import Colour, Part, Piece, Plate, Rect, Sign, Stroke
from companion.words.lines import Lines

FAINT = 70  # how opaque a card is that was lifted
LARGE = 100  # a size in which letters are measured


def draw_line(draft: Draft, sight: Sight, room: Rect) -> None:
    """Draws the line; buttons lead to rows for which there is no room."""
    lying, gaps = draft.part(_lying, sight.alone), draft.part(_gaps, sight.alone)
    if not lying:
        _draw_beginning(draft, sight, gaps, room)
        return
    layout, first, buttons = _layout(draft, sight, lying, room)
    draft.part(_draw_beds, layout, lying, first)
    _draw_cards(draft, sight, layout, lying, first, aside=_reach(layout) if any(one.act for one in gaps.values()) else 0)
    draft.part(_draw_gaps, layout, lying, gaps, first)
    if buttons is not None:
        draft.part(_draw_panning, layout, buttons, first)
    draft.part(_draw_foot, sight.lines, sight.cards, layout, has_beside=any(one.is_beside for one in lying))


def _lying(_: Draft, sight: Sight) -> tuple[Lies, ...]:
    return lying_in_line(sight)


def _gaps(_: Draft, sight: Sight) -> Mapping[int, LineGap]:
    return gaps_of(sight)


def spot_of(draft: Draft, sight: Sight, room: Rect, name: PlaceName) -> Rect | None:
    """Where a card or a gap of the line is shown; None while it is out of sight."""
    lying = draft.part(_lying, sight.alone)
    if not lying:
        return _beginning(draft, room)
    layout, first, _ = _layout(draft, sight, lying, room)
    number = next((at for at, one in enumerate(lying) if (one.slot == name.slot if name.slot else one.card == name.card)), None)
    if name.relation:
        gap = gap_of(sight.table, name)
        number = next((at for at, one in enumerate(lying) if one.gap == gap), len(lying) - 1)
    if number is None or not first <= number // layout.in_row < first + layout.visible:
        return None
    card = layout.card_rect(number, first)
    if not name.relation or lying[number].is_new:
        return card
    is_last = gap_of(sight.table, name) != lying[number].gap
    return Rect(card.right if is_last else card.x - layout.between, card.y, layout.between, card.h)


def _layout(draft: Draft, sight: Sight, lying: Sequence[Lies], room: Rect) -> tuple[LineLayout, int, Rect | None]:
    """The layout, its first visible row, and the room for the buttons that show other rows."""
    wanted, buttons = draft.part(_wanted, sight.cards, lying), None
    layout = draft.part(line_layout, room, wanted)
    if layout.rows > layout.visible:
        buttons, rest = room.cut_right(draft.px(look.TOUCH))
        layout = draft.part(line_layout, rest.cut_right(draft.px(1))[1], wanted)
    first = first_row(layout, -sight.pan[1], [number for number, one in enumerate(lying) if one.is_new])
    return layout, first, buttons if layout.rows > layout.visible else None


def _wanted(draft: Draft, cards: DeckShown, lying: Sequence[Lies]) -> Wanted:
    letters = draft.setter.letters
    size = draft.px(look.CONDENSED_LEAST)
    names = [line for one in lying for line in cards.deck.cards[one.card].short_names[cards.language].split("\n")]
    values = [_value_of(draft, cards, one) for one in lying if one.is_open]
    return Wanted(
        len(lying),
        max((letters.width(name, "condensed", size) for name in names), default=0) + 2 * draft.px(0.6),
        max((letters.width(value, "condensed", LARGE) for value in values), default=0) / LARGE * 1.02,
    )


def _value_of(draft: Draft, cards: DeckShown, one: Lies) -> str:
    """The number of an open card as it is read; it is written once, as that takes longer than all the rest of a card."""
    if not one.is_open:
        return ""
    deck, of, language = cards.deck, cards.characteristic, cards.language
    key = ("value in line", deck.id, of, language, one.card, tuple(one.numbers.values()))
    return draft.setter.once(key, lambda: value_of(deck, one.card, of, one.numbers, language)[0])


# Drawing


def _beginning(draft: Draft, room: Rect) -> Rect:
    return room.middle(draft.px(22), draft.px(30))


def _draw_beginning(draft: Draft, sight: Sight, gaps: Mapping[int, LineGap], room: Rect) -> None:
    """Before the first card: a place for it in the middle of the ruler."""
    gap, place = gaps.get(0), _beginning(draft, room)
    y = place.bottom + draft.px(2)
    draft.add(Stroke(((room.x + draft.px(3), y), (room.right - draft.px(3), y)), look.QUIET, max(2, draft.px(0.3)), has_head=True))
    draft.plate(place, None, edge=look.EXPECTED if gap else look.FREE, thick=0.4, is_slot=True)
    _say_growth(draft, sight.lines, sight.cards, Rect(room.x + draft.px(3), y + draft.px(1), room.w - draft.px(6), draft.px(FOOT)))
    if gap is not None:
        _serve(draft, gap, place)


def _draw_beds(draft: Draft, layout: LineLayout, lying: Sequence[Lies], first: int) -> None:
    for row in _seen_rows(layout, first):
        _draw_bed(draft, layout, lying, row, first)
        _draw_ruler(draft, layout, len(lying), row, first)


def _seen_rows(layout: LineLayout, first: int) -> range:
    return range(first, min(first + layout.visible, layout.rows))


def _draw_cards(draft: Draft, sight: Sight, layout: LineLayout, lying: Sequence[Lies], first: int, *, aside: int) -> None:
    """The cards of visible rows; `aside` is the part of each card's sides on which a touch means the gap beside it."""
    shown, table = _seen_rows(layout, first), sight.table
    rows = (
        (number, one, look.NOTICE if one.card in sight.changed else look.TEXT, FAINT if one.card in table.away else 255,
         one.slot if one.slot in table.weak else None)
        for number, one in enumerate(lying)
        if number // layout.in_row in shown
    )  # fmt: skip
    draft.parts(_draw_card, rows, sight.cards, layout, first, aside)


def _draw_bed(draft: Draft, layout: LineLayout, lying: Sequence[Lies], row: int, first: int) -> None:
    """The ground of the screen in the place of the mat, under cards that lie beside the mat."""
    start, side, up = row * layout.in_row, layout.between // 2, draft.px(0.6)
    for number in range(start, start + layout.length(row, len(lying))):
        if lying[number].is_beside:
            card = layout.card_rect(number, first)
            draft.add(Plate(Rect(card.x - side, card.y - up, layout.pitch, card.h + 2 * up), look.GROUND))


def _draw_ruler(draft: Draft, layout: LineLayout, cards: int, row: int, first: int) -> None:
    """The ruler under a row; it goes on from the end of one row to the next."""
    y, thick = layout.ruler_y(row, first), max(2, draft.px(0.3))
    start, length = row * layout.in_row, layout.length(row, cards)
    between, reach = layout.between, draft.px(2)
    left, right = layout.card_rect(start, first).x - between, layout.card_rect(start + length - 1, first).right + between
    if row:
        draft.add(Stroke(((left - reach, y - reach), (left - reach, y), (left, y)), look.QUIET, thick))
    if row == layout.rows - 1:
        draft.add(Stroke(((left, y), (right + draft.px(2), y)), look.QUIET, thick, has_head=True))
    else:
        draft.add(Stroke(((left, y), (right + draft.px(1), y), (right + draft.px(1), y + reach)), look.QUIET, thick, has_head=True))


def _draw_card(
    draft: Draft,
    number: int,
    one: Lies,
    ink: Colour,
    alpha: int,
    weak: Slot | None,
    cards: DeckShown,
    layout: LineLayout,
    first: int,
    aside: int,
) -> None:
    """A card and its number on the ruler, in bright ink where the last act has changed the card; `weak`: where it is heard badly."""
    rect = layout.card_rect(number, first)
    is_changed = ink == look.NOTICE or (one.is_new and not one.marks)
    if layout.is_dense:
        draft.add(_name_piece(draft, cards, one, rect, is_changed=is_changed))
    else:
        piece = card_piece(draft, cards, one.card, rect, is_open=one.is_open, numbers={}, marks=one.marks, is_changed=is_changed)
        draft.add(piece if alpha == piece.alpha else replace(piece, alpha=alpha))
    if weak is not None:
        mark_corner(draft, rect.moved(-draft.px(1), 0) if layout.is_dense else rect, "weak")  # not over its name
    if one.is_beside:
        side = draft.px(2.6)
        _draw_beside(draft, Rect(rect.right - side // 2, rect.y - draft.px(0.6), side, side))
    draft.touch(rect.inset(aside, 0), Inspect(one.card))
    if one.slot is not None:
        draft.spot(rect, one.slot)
    _draw_value(draft, layout, _value_of(draft, cards, one), number, first, ink)


def _name_piece(draft: Draft, cards: DeckShown, one: Lies, rect: Rect, *, is_changed: bool) -> Piece:
    """A card with its name only, where there is no room for more."""
    deck, language, size = cards.deck, cards.language, Rect(0, 0, rect.w, rect.h)
    edge = look.VIOLATION if "violated" in one.marks else look.NOTICE if one.marks else look.EXPECTED if is_changed else look.PAPER_SHADE
    thick = draft.px(0.15 if edge == look.PAPER_SHADE else 0.6)

    def make() -> tuple[Part, ...]:
        paper = Plate(size, look.PAPER, edge, thick, draft.px(0.8))
        style = Style("condensed", look.INK, look.PAPER, "short-name", "centre", "middle")
        room = size.inset(draft.px(0.5), draft.px(0.2))
        most, least = name_size(draft, deck, language, room.w), draft.px(look.CONDENSED_LEAST)
        return paper, *draft.setter.set(deck.cards[one.card].short_names[language], room, style, max(most, least), least, 2)

    key = ("name of card", one.card, deck.id, language, rect.w, rect.h, edge, draft.u)
    return Piece(f"card:{one.card}", rect, draft.setter.once(key, make))


def _draw_beside(draft: Draft, rect: Rect) -> None:
    """The sign of a card that lies beside the mat: an arrow on a square."""
    draft.add(Plate(rect, look.MAT, look.QUIET, max(2, rect.w // 10), rect.w // 6))
    inner = rect.inset(rect.w // 5)
    draft.add(Sign(inner, "right", look.PAPER))


def _draw_value(draft: Draft, layout: LineLayout, text: str, number: int, first: int, ink: Colour) -> None:
    if not text:
        return
    row, column = divmod(number, layout.in_row)
    y, x = layout.ruler_y(row, first), layout.card_rect(number, first).centre[0]
    lower = layout.value_tall if layout.is_staggered and column % 2 else 0
    thick = max(2, draft.px(0.3))
    draft.add(Stroke(((x, y), (x, y + layout.tick + lower)), look.QUIET, thick))
    style = Style("condensed", ink, look.MAT, "value", "centre", "top")
    draft.add(*draft.setter.set(text, layout.value_rect(number, first), style, layout.value_size, layout.value_size))


def _draw_gaps(draft: Draft, layout: LineLayout, lying: Sequence[Lies], gaps: Mapping[int, LineGap], first: int) -> None:
    """The gaps between two cards, before the first, and after the last of each row, but for gaps in which a card lies already."""
    taken = {one.gap for one in lying if one.is_new}
    for number, one in enumerate(lying):
        row, column = divmod(number, layout.in_row)
        if not first <= row < first + layout.visible:
            continue
        card = layout.card_rect(number, first)
        behind = one.gap if one.is_new else one.gap + 1
        if column == 0 and number == 0 and 0 not in taken:
            _draw_gap(draft, layout, gaps.get(0), card, is_before=True)
        if behind not in taken:
            _draw_gap(draft, layout, gaps.get(behind), card, is_before=False)


def _draw_gap(draft: Draft, layout: LineLayout, gap: LineGap | None, card: Rect, *, is_before: bool) -> None:
    if gap is None:
        return
    between = layout.between
    room = Rect(card.x - between, card.y, between, card.h) if is_before else Rect(card.right, card.y, between, card.h)
    wide = min(between - 2 * draft.px(0.3), draft.px(2))
    tall = card.h if gap.act else round(card.h * 0.6)
    place = room.middle(max(wide, draft.px(1.2)), tall)
    edge = look.EXPECTED if gap.act else look.FREE
    draft.plate(place, look.RAISED if gap.act else None, edge=edge, thick=0.35 if gap.act else 0.25, radius=0.8, is_slot=True)
    reach = _reach(layout)
    left = max(room.x - reach, draft.area.x)
    _serve(draft, gap, Rect(left, card.y, min(room.right + reach, draft.area.right) - left, card.h + layout.tick * 2))


def _reach(layout: LineLayout) -> int:
    """How far the touch area of a gap reaches over the cards beside it, as gaps are narrow."""
    return round(layout.card[0] * 0.3)


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
    _say_growth(draft, lines, cards, foot.cut_left(draft.px(2))[1] if has_beside else foot)


def _say_growth(draft: Draft, lines: Lines, cards: DeckShown, room: Rect) -> None:
    """The characteristic and which way it grows, with an arrow at the right end."""
    language, of = cards.language, cards.deck.characteristic(cards.characteristic)
    assert of is not None
    args: dict[str, Said] = {"name": of.names[language], "unit": of.units[language], "more": of.more[language]}
    said = lines.format("ground-grows" if of.units[language] else "ground-grows-plain", args)
    head, words = room.cut_right(draft.px(6))
    draft.text(words, said, 3.6, lines=2, colour=look.QUIET, ground=look.MAT, role="quiet", align="right")
    y = head.centre[1]
    draft.add(Stroke(((head.x + draft.px(1.2), y), (head.right - draft.px(1), y)), look.QUIET, max(2, draft.px(0.3)), has_head=True))
