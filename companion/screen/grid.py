"""An area on its mat: cells in their real orientation, cards where they lie, free cells where one may be laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import reduce
from itertools import repeat

from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.card import CardId, Characteristic, Deck
from companion.core.games.game import Place, PlaceView
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Expected, Loose, Offer
from companion.core.referee.violations import Instruction
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Inspect, OpenPage, Pan, Pick
from companion.screen.card import card_piece, corner_of, leads_with_emblem, mark_corner
from companion.screen.cells import LABELS, Cells, cell_of, cells_of, draw_plus, first_cell, is_beside
from companion.screen.draft import Draft
from companion.screen.letters import Style
from companion.screen.match.choices import SHIFTING, by_name, cards_of, exchanged_by, places_of, spoken_label
from companion.screen.sight import DeckShown, Sight
from companion.screen.stage import Stage, draw_stage, stage_of, staged
from companion.screen.things import Colour, EmblemPicture, Part, Piece, Plate, Rect, Sign, SignKind, TextLine
from companion.words.lines import Lines

HEAD = 4.6
EXCHANGE = 5.2  # of the sign between two cards that change places
FAINT = 70  # how opaque a card is that does not lie there now
PANS: Mapping[Place, SignKind] = {(-1, 0): "left", (1, 0): "right", (0, 1): "up", (0, -1): "down"}


def draw_grid(draft: Draft, sight: Sight, room: Rect) -> None:
    table, shape, lines = sight.table, sight.shape, sight.lines
    if cards := staged(sight):
        stage = stage_of(draft, sight, cards, room)
        _behind_stage(draft, sight, cells_of(draft, sight, room.cut_top(draft.px(HEAD))[1]), stage)
        draw_stage(draft, sight, stage, room)
        return
    inner = draft.part(_head, sight.deck.characteristic(table.view.characteristic), lines.language, room)
    cells = cells_of(draft, sight, inner)
    draft.part(_labels, shape, cells)
    draft.part(_slots, lines, shape, cells, _glowing(sight), table.expected.offers, sight.chosen)
    draft.part(_spots, shape, cells)
    _cards(draft, sight, cells)
    _loose(draft, sight, cells)
    if table.view.pending == SHIFTING:
        draft.part(_goals, shape, cells, table.instructions)
    exchanges = [one for one in table.expected.offers if exchanged_by(one)]
    if len(exchanges) == 1:
        draft.part(_exchanges, shape, cells, table.view.places, exchanges[0], sight.cards)
    if table.away and table.view.stage == "repairing":
        draft.part(_partners, shape, cells, table.away, table.expected.offers)
    draft.part(_beside, lines, shape, cells, table.expected)
    if table.frozen or table.weak:
        draft.part(_silent, shape, cells, table.frozen, table.weak, sight.cards)
    if cells.map is not None:
        draft.part(_map, shape, cells, table.loose)
    if cells.pans:
        draft.part(_pans, cells.pans, inner)


def _rect_of(shape: Shape, cells: Cells, name: PlaceName) -> Rect | None:
    """Where the place of that name is shown."""
    cell = cell_of(shape, cells.taken, name)
    return cells.rects.get(cell) if cell is not None else None


def spot_of(draft: Draft, sight: Sight, room: Rect, name: PlaceName) -> Rect | None:
    """Where the place of that name is shown on a grid that fills the room."""
    return _rect_of(sight.shape, cells_of(draft, sight, room.cut_top(draft.px(HEAD))[1]), name)


def _glowing(sight: Sight) -> tuple[Slot, ...]:
    """The cells at which an act is due: where a lifted card goes back before all others, and the middle for the first card."""
    table = sight.table
    if table.away and not table.instructions and table.view.stage != "repairing":
        lying = zip(table.view.places, table.slots, strict=True)
        return tuple([slot for one, slot in lying if one.card in table.away and slot is not None])
    if not (table.view.places or table.loose or table.instructions):
        middle = sight.shape.cell_at(*first_cell(sight.shape))
        return (middle,) if middle is not None else ()
    places = [one.slot for one in table.expected.places if one.slot is not None and not one.relation]
    taken = {*table.slots, *(one.slot for one in table.loose)}
    return tuple(dict.fromkeys((*places, *(slot for slot in _by_slot(table.expected.offers) if slot not in taken))))


def _head(draft: Draft, of: Characteristic | None, language: str, room: Rect) -> Rect:
    """The characteristic and the directions in which it grows; the answer is the room below."""
    head, rest = room.cut_top(draft.px(HEAD))
    if of is None:
        return rest
    more, side = of.more[language] or of.names[language], draft.px(3.4)
    left, middle, right = head.columns(3)
    draft.add(Sign(left.at_left(side), "up", look.QUIET))
    draft.text(left.cut_left(side + draft.px(1))[1], more, 3.6, colour=look.QUIET, ground=look.MAT, role="quiet")
    draft.text(middle, of.names[language], 3.6, colour=look.QUIET, ground=look.MAT, role="quiet", align="centre")
    draft.add(Sign(right.at_right(side), "right", look.QUIET))
    draft.text(right.cut_right(side + draft.px(1))[1], more, 3.6, colour=look.QUIET, ground=look.MAT, role="quiet", align="right")
    return rest


def _labels(draft: Draft, shape: Shape, cells: Cells) -> None:
    if not shape.columns:
        return
    wide, tall = (draft.px(one) for one in LABELS)
    columns, rows = ({cell[axis]: rect for cell, rect in cells.rects.items()} for axis in (0, 1))
    below, beside = cells.whole.bottom, cells.whole.x - wide
    named = [(Rect(rect.x, below, rect.w, tall), chr(65 + column)) for column, rect in columns.items() if 0 <= column < shape.columns]
    named += [(Rect(beside, rect.y, wide, rect.h), str(row + 1)) for row, rect in rows.items() if 0 <= row < shape.rows]
    for strip, name in named:
        draft.text(strip, name, 3.2, colour=look.QUIET, ground=look.MAT, role="quiet", align="centre")


def _slots(
    draft: Draft, lines: Lines, shape: Shape, cells: Cells, glowing: tuple[Slot, ...], offers: Sequence[Offer], chosen: Slot | None
) -> None:
    """The cells on which no card lies; and those whose card is expected back."""
    by_slot, taken = _by_slot(offers), set(cells.taken.values())
    for cell, rect in cells.rects.items():
        slot = shape.cell_at(*cell)
        if slot is None or (cell in taken and slot not in glowing):
            continue
        if slot in shape.blind:
            draft.add(Plate(rect.inset(rect.w // 3, rect.h // 3), look.MAT, radius=draft.px(0.6)))
        else:
            offered = () if cell in taken else by_slot.get(slot, ())
            is_called = bool(offered) or slot == chosen or (slot,) == glowing
            edge = look.EXPECTED if is_called else look.FREE if slot in glowing else look.SLOT
            _slot(draft, rect, offered, slot, edge, is_expected=slot in glowing)
            if (slot,) == glowing and not taken:
                words = lines.format("ground-label-here", {})
                draft.text(rect.inset(draft.px(1)), words, 5.0, face="bold", ground=look.RAISED, role="label", align="centre")


def _spots(draft: Draft, shape: Shape, cells: Cells) -> None:
    for cell, rect in cells.rects.items():
        slot = shape.cell_at(*cell)
        if slot is not None:
            draft.spot(rect, slot)
    for (column, row), rect in _on_map(draft, shape, cells).items():
        slot = shape.cell_at(column, row)
        if slot is not None and (column, row) not in cells.rects:
            draft.spot(rect, slot)


def _slot(draft: Draft, rect: Rect, offers: tuple[Offer, ...], slot: Slot, edge: Colour, *, is_expected: bool) -> None:
    thick = draft.px(0.45 if is_expected else 0.2)
    draft.add(Plate(rect, look.RAISED if offers or is_expected else look.MAT, edge, max(2, thick), draft.px(1.0), is_slot=is_expected))
    if offers:
        draw_plus(draft, rect)
        draft.touch(rect, Pick(offers[0].id) if len(offers) == 1 else OpenPage("choices", slot))


def _beside(draft: Draft, lines: Lines, shape: Shape, cells: Cells, expected: Expected) -> None:
    """Places beside the mat on which a card may be laid."""
    if not is_beside(expected.places):
        return
    offered = {name: one for one in reversed(expected.offers) for name in places_of(one)}
    for name in expected.places:
        rect = _rect_of(shape, cells, name) if name.relation else None
        if rect is None:
            continue
        draft.add(Plate(rect, None, look.FREE, max(2, draft.px(0.35)), draft.px(1.0), is_slot=True))
        if name in offered:
            draft.touch(rect, Pick(offered[name].id), said=spoken_label(lines, offered[name]))
        elif by_name(expected):
            draft.touch(rect, OpenPage("search"), said=lines.place(name, is_spoken=True))


def _cards(draft: Draft, sight: Sight, cells: Cells) -> None:
    """The cards of the area."""
    places, changed = sight.table.view.places, sight.changed
    away = () if sight.table.view.pending == SHIFTING else sight.table.away  # all of them move, and are to be read
    outlines = [look.EXPECTED if one.card in changed else None for one in places] if changed else repeat(None)
    alphas = [FAINT if one.card in away else 255 for one in places] if away else repeat(255)
    if sight.table.view.stage == "repairing":
        named = {card for one in sight.table.expected.offers for card in cards_of(one)}
        places = tuple([one if one.card in named else replace(one, marks=()) for one in places]) if named else places
    if badly := {*sight.table.frozen, *sight.table.weak}:
        slots = zip(places, sight.table.slots, strict=True)
        places = tuple([replace(one, marks=(*one.marks, "badly")) if slot in badly else one for one, slot in slots])
    draft.parts(_lying_card, zip(cells.taken, places, cells.lying, outlines, alphas, strict=False), sight.cards)


def _lying_card(
    draft: Draft, card: CardId, one: PlaceView, rect: Rect | None, outline: Colour | None, alpha: int, cards: DeckShown
) -> None:
    if rect is None:  # out of sight
        return
    is_changed = outline is not None
    piece = card_piece(draft, cards, card, rect, is_open=one.is_open, numbers=one.numbers, marks=one.marks, is_changed=is_changed)
    draft.add(piece if alpha == piece.alpha else replace(piece, alpha=alpha))
    draft.touch(rect, Inspect(card))


def _goals(draft: Draft, shape: Shape, cells: Cells, told: Sequence[Instruction]) -> None:
    """An arrow on each card of an area that is being moved, in the direction in which all go, and the free cells to which they go."""
    for one in told:
        start = shape.column_and_row(one.origin) if one.origin is not None else None
        goal = cell_of(shape, cells.taken, one.target) if one.target is not None else None
        rect = cells.rects.get(goal) if goal is not None and goal not in cells.taken.values() else None
        if rect is not None:
            draft.add(Plate(rect, look.RAISED, look.EXPECTED, max(2, draft.px(0.45)), draft.px(1.0), is_slot=True))
        kind = PANS.get((goal[0] - start[0], goal[1] - start[1])) if goal is not None and start is not None else None
        card = cells.rects.get(start) if start is not None else None
        if card is not None and kind is not None:
            corner = corner_of(draft, card)
            draft.add(Plate(corner, look.GROUND, radius=corner.w // 4), Sign(corner.inset(corner.w // 6), kind, look.EXPECTED))


def _partners(draft: Draft, shape: Shape, cells: Cells, away: Sequence[CardId], offers: Sequence[Offer]) -> None:
    """The cards with which one that is in a hand may change places."""
    for one, other in dict.fromkeys(pair for offer in offers for pair in exchanged_by(offer)):
        for held, name in ((one, other), (other, one)):
            rect = _rect_of(shape, cells, name[1]) if held[0] in away else None
            if rect is not None:
                wide = draft.px(0.7)
                draft.add(Plate(rect.inset(-wide), None, look.EXPECTED, wide, draft.px(1.4), is_slot=True))


def _exchanges(draft: Draft, shape: Shape, cells: Cells, places: Sequence[PlaceView], offer: Offer, cards: DeckShown) -> None:
    """A sign between the cards of each pair that one choice makes change places, where no words stand."""
    lying = {one.card: one for one in places}
    for (one, place), (other, there) in exchanged_by(offer):
        rects = [(card, rect) for card, name in ((one, place), (other, there)) if (rect := _rect_of(shape, cells, name)) is not None]
        if len(rects) < 2 or not lying.keys() >= {one, other}:
            continue
        pieces = [
            card_piece(draft, cards, card, rect, is_open=True, numbers=lying[card].numbers, marks=("violated",)) for card, rect in rects
        ]
        words = [part.rect.moved(*piece.rect[:2]) for piece in pieces for part in piece.parts if isinstance(part, TextLine)]
        if (found := _between(draft.px(EXCHANGE), pieces[0].rect, pieces[1].rect, words)) is not None:
            is_upward, free = pieces[0].rect.x == pieces[1].rect.x, found.inset(draft.px(0.3))
            style, size = Style("bold", look.GROUND, look.EXPECTED, "label", "centre", "middle"), round(free.h * 0.8)
            draft.add(Plate(found, look.GROUND, radius=found.w // 2), Plate(free, look.EXPECTED, radius=free.w // 2))
            draft.add(*[replace(line, said="") for line in draft.setter.set("⇅" if is_upward else "⇄", free, style, size, size)])


def _between(side: int, one: Rect, other: Rect, words: Sequence[Rect]) -> Rect | None:
    """A square on the edge that two cards share, in its middle or nearest to that, where it meets no words."""
    whole, is_upward = one.joined(other), one.x == other.x
    (x, y), span = whole.centre, (whole.w if is_upward else whole.h) // 2 - side * 3 // 4
    for by in sorted(range(-span, span + 1, max(1, side // 6)), key=abs):
        found = Rect(x - side // 2, y - side // 2, side, side).moved(*(by, 0) if is_upward else (0, by))
        if not any(found.meets(rect) for rect in words):
            return found
    return None


def _behind_stage(draft: Draft, sight: Sight, cells: Cells, stage: Stage) -> None:
    """The area without the cards that stand on the stage: quiet cards, none of which can be touched, and no words that a card could cut."""
    lifted = {one.lying.card for one in stage.cards}
    behind = zip(sight.table.view.places, cells.lying, strict=True)
    draft.parts(_quiet, [(one.card, one.is_open, rect) for one, rect in behind if rect is not None and one.card not in lifted], sight.deck)


def _quiet(draft: Draft, card: CardId, is_open: bool, rect: Rect, deck: Deck) -> None:  # noqa: FBT001 - a row of `parts`
    """A card without words, which stays open or closed, so that it does not turn over when the stage goes."""

    def make() -> tuple[Part, ...]:
        whole, side = Rect(0, 0, rect.w, rect.h), round(min(rect.w, rect.h) * 0.7)
        fill, edge = (look.PAPER, look.PAPER_SHADE) if is_open else (look.CLOSED_PAPER, look.CLOSED_SHADE)
        paper = Plate(whole, fill, edge, max(1, draft.px(0.15)), draft.px(1.0))
        return paper, EmblemPicture(whole.middle(side, side), emblem_of(deck.cards[card], deck))

    made = draft.setter.once(("quiet", deck.id, card, is_open, rect.w, rect.h, draft.u), make)
    draft.add(Piece(f"card:{card}", rect, made, is_open=is_open))


def _loose(draft: Draft, sight: Sight, cells: Cells) -> None:
    """Cards that lie there and do not count, a little paler: laid just now (C20), which have a frame; or laid by mistake."""
    table, of_area = sight.table, {one.card for one in sight.table.view.places}
    laid = [(f"loose:{one.card}" if one.card in of_area else f"card:{one.card}", one.card, one.slot) for one in table.loose]
    told = [one for one in table.instructions if one.card in sight.deck.cards and one.origin not in table.slots]
    wrong = [(f"wrong:{one.card}", one.card, one.origin) for one in told]
    for key, card, slot in (*laid, *wrong):
        cell = sight.shape.column_and_row(slot) if slot is not None else None
        rect = cells.rects.get(cell) if cell is not None else None
        if rect is not None and card is not None:
            if (key, card, slot) in laid:
                draft.add(Plate(rect.inset(-draft.px(0.7)), None, look.NOTICE, draft.px(0.5), draft.px(1.4)))
            draft.add(replace(card_piece(draft, sight.cards, card, rect, is_open=False, numbers={}), key=key, alpha=look.PALE))


def _by_slot(offers: Sequence[Offer]) -> Mapping[Slot, tuple[Offer, ...]]:
    """The choices that concern one place alone, by that place."""
    found: dict[Slot, tuple[Offer, ...]] = {}
    for one in offers:
        match _slots_of(one):
            case [str(slot)]:
                found[Slot(slot)] = (*found.get(Slot(slot), ()), one)
    return found


def _slots_of(offer: Offer) -> list[Slot | None]:
    return [arg.slot for arg in offer.args.values() if isinstance(arg, PlaceName) and not arg.relation]


def _silent(draft: Draft, shape: Shape, cells: Cells, frozen: Sequence[Slot], weak: Sequence[Slot], cards: DeckShown) -> None:
    """Marks places that do not answer, whose cards stay shown, and places that hear their card badly."""
    marks: dict[Slot, SignKind] = {**dict.fromkeys(frozen, "notice"), **dict.fromkeys(weak, "weak")}
    for slot, kind in marks.items():
        cell = shape.column_and_row(slot)
        rect = cells.rects.get(cell) if cell else None
        if rect is not None:
            mark_corner(draft, rect, kind, is_upper=leads_with_emblem(draft, cards, rect))


def _on_map(draft: Draft, shape: Shape, cells: Cells) -> Mapping[Place, Rect]:
    """The cells of the map, by column and row."""
    if cells.map is None:
        return {}
    inner = cells.map.inset(draft.px(0.4))
    across, down = inner.columns(shape.columns), inner.rows(shape.rows)[::-1]
    return {(column, row): Rect(x.x, y.y, x.w, y.h) for column, x in enumerate(across) for row, y in enumerate(down)}


def _map(draft: Draft, shape: Shape, cells: Cells, loose: Sequence[Loose]) -> None:
    """The whole mat, small: where cards lie, and which part of it is shown; a card can be dropped there on what is not shown."""
    if cells.map is None:
        return
    draft.add(Plate(cells.map, look.GROUND, look.SLOT, max(1, draft.px(0.15)), draft.px(0.6)))
    rects = _on_map(draft, shape, cells)
    there = {*cells.taken.values(), *(cell for one in loose if (cell := shape.column_and_row(one.slot)) is not None)}
    for cell in sorted(there & rects.keys()):
        x, y, wide, tall = rects[cell]
        draft.add(Plate(Rect(x, y, max(1, wide - 1), max(1, tall - 1)), look.PAPER))
    shown = reduce(Rect.joined, (rects[column, row] for column in cells.columns for row in cells.rows if (column, row) in rects))
    draft.add(Plate(shown.inset(-draft.px(0.2)), None, look.EXPECTED, max(1, draft.px(0.25)), draft.px(0.3)))


def _pans(draft: Draft, pans: Sequence[Place], room: Rect) -> None:
    side = draft.px(look.TOUCH * 0.8)
    for across, up in pans:
        x = room.x if across < 0 else room.right - side if across > 0 else room.centre[0] - side // 2
        y = room.y if up > 0 else room.bottom - side if up < 0 else room.centre[1] - side // 2
        with draft.over_all():
            draft.button(Rect(x, y, side, side), "", Pan(across * 2, up * 2), sign=PANS[across, up])
