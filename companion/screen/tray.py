"""The strip below the table at which people play in a window: their cards, the pile, the pads, and where else a card can be put.

Rules of this file: what lies here is no part of the referee's screen, which knows none of it. Where hands are secret only the hand that is
handed in is drawn, and the back of a card tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from companion.screen import look
from companion.screen.acts import Away, Inspect, Lift, Put, Take, Tray, Want
from companion.screen.draft import Draft
from companion.screen.faults import draw_faults
from companion.screen.hand import Fan, dragged_piece, fan_of, hand_piece
from companion.screen.sight import Sight
from companion.screen.things import Plate, Rect, Scene, Target
from companion.screen.tray_places import places as places_of
from companion.screen.tray_view import Owner, Stack, TrayCard, TrayView

__all__ = ["Owner", "Stack", "TrayCard", "TrayView", "dragged_piece", "draw_faults", "draw_tray", "hand_targets"]

TILES_GAP = 1.2  # hundredths between tabs, and between places
PLACE, NAMED, SIGNED = 28.0, 23.0, 10.0  # the width of a place, of a tab with its name, of one with its sign only
COUNTED = 5.0  # the least width of a seat's sign with a number of two figures
RAISE = 1.8  # a card that is held stands out by that much


def draw_tray(draft: Draft, sight: Sight, tray: TrayView) -> None:
    before, draft.u = draft.u, tray.unit
    area = draft.area
    draft.add(Plate(area, look.GROUND), Plate(area.cut_top(max(2, draft.px(0.3)))[0], look.SLOT))
    inner = area.inset(draft.px(2.2), draft.px(1.6))
    if draft.is_upright or area.w < draft.px(150):
        _draw_upright(draft, sight, tray, inner)
    else:
        _draw_across(draft, sight, tray, inner)
    draft.u = before


def hand_targets(scene: Scene, tray: TrayView) -> tuple[Target, ...]:
    """What hands can do on the mat: put down what they hold, else lift what lies there; what can be chosen there goes before lifting."""
    found: list[Target] = []
    for spot in scene.spots:
        if tray.held is not None:
            found.append(Target(spot.rect, Put(spot.slot)))
        elif spot.slot in tray.lying and _is_idle(scene, spot.rect):
            found.append(Target(spot.rect, Lift(spot.slot)))
    return tuple(found)


def _is_idle(scene: Scene, rect: Rect) -> bool:
    target = next((one for one in reversed(scene.targets) if one.rect.has(rect.centre)), None)
    return target is None or isinstance(target.act, Inspect | Lift)


def _draw_across(draft: Draft, sight: Sight, tray: TrayView, inner: Rect) -> None:
    """Whose cards on the left, the places on the right, the cards between them."""
    gap = draft.px(TILES_GAP)
    tabs = _tabs(draft, tray, inner.w)
    places = places_of(draft, sight, tray)
    columns = [tabs[at : at + 2] for at in range(0, len(tabs), 2)]
    left = inner.x
    for column in columns:
        wide = max(width for width, _ in column)
        rows = Rect(left, inner.y, wide, inner.h).rows(2, gap)
        for rect, (_, draw) in zip(rows, column, strict=False):
            draw(rect)
        left += wide + gap
    wide = draft.px(PLACE)
    right = inner.right - (wide + gap) * -(-len(places) // 2) + gap
    for at in range(0, len(places), 2):
        column_room = Rect(right + (wide + gap) * (at // 2), inner.y, wide, inner.h)
        for rect, draw_place in zip(column_room.rows(len(places[at : at + 2]), gap), places[at : at + 2], strict=True):
            draw_place(rect)
    _draw_cards(draft, sight, tray, Rect(left + draft.px(1.5), inner.y, right - left - draft.px(4.5), inner.h))


def _draw_upright(draft: Draft, sight: Sight, tray: TrayView, inner: Rect) -> None:
    """Whose cards and the places above, in one row where there is room for it, the cards below."""
    gap, tall = draft.px(TILES_GAP), draft.px(look.TOUCH)
    places = places_of(draft, sight, tray)
    all_wide = (inner.w - gap * 3) // 4
    wide = min(draft.px(PLACE), all_wide)
    needed = len(places) * (wide + gap)
    here = [one for one in tray.owners if one.sits_here]
    row, rest = inner.cut_top(tall)
    if len(here) * (draft.px(SIGNED) + gap) > inner.w - needed:
        _draw_row(draft, tray, row)
        row, rest = rest.cut_top(gap)[1].cut_top(tall)
    else:
        _draw_row(draft, tray, Rect(row.x, row.y, row.w - needed, row.h))
    left = row.right - needed + gap
    for draw in places:
        draw(Rect(left, row.y, wide, tall))
        left += wide + gap
    _draw_cards(draft, sight, tray, rest.cut_top(draft.px(2.6))[1])


# Whose cards


def _tabs(draft: Draft, tray: TrayView, room: int) -> list[tuple[int, Callable[[Rect], None]]]:
    """Each with its width: names stand there where they are few."""
    here = [one for one in tray.owners if one.sits_here]
    others = [one for one in tray.owners if not one.sits_here]
    is_named = len(here) <= 4 and room > draft.px(170)
    wide, slim = draft.px(NAMED if is_named else SIGNED), draft.px(SIGNED)
    placed = [(wide, _tab(draft, tray, one, has_name=is_named)) for one in here]
    if len(here) == 1 and others:
        return [*placed, (wide, lambda rect: _draw_others(draft, others, rect))]
    return [*placed, *((slim, _tab(draft, tray, one, has_name=False)) for one in others if len(tray.owners) <= 4)]


def _draw_row(draft: Draft, tray: TrayView, room: Rect) -> None:
    here, gap = [one for one in tray.owners if one.sits_here], draft.px(TILES_GAP)
    wide = min((room.w - gap * len(here)) // len(here), draft.px(NAMED))
    for number, one in enumerate(here):
        _tab(draft, tray, one, has_name=wide >= draft.px(18))(Rect(room.x + number * (wide + gap), room.y, wide, room.h))


def _tab(draft: Draft, tray: TrayView, one: Owner, *, has_name: bool) -> Callable[[Rect], None]:
    return lambda rect: _draw_tab(draft, tray, one, rect, has_name=has_name)


def _draw_tab(draft: Draft, tray: TrayView, one: Owner, rect: Rect, *, has_name: bool) -> None:
    is_open = one.seat == tray.open
    ground = look.RAISED if is_open else look.GROUND
    if is_open:
        draft.plate(rect, ground)
        draft.add(Plate(Rect(rect.x, rect.y + draft.px(1), draft.px(0.7), rect.h - 2 * draft.px(1)), look.SEATS[one.number % 8][0]))
    side = min(draft.px(6.4 if has_name else 5.0), rect.h)
    if has_name:
        left, words = rect.inset(draft.px(2), 0).cut_left(side + draft.px(1.6))
        draft.seat_sign(Rect(left.x, rect.centre[1] - side // 2, side, side), one.number, one.name)
        colour = look.TEXT if is_open else look.QUIET
        draft.text(words, one.name, look.BODY, least=look.LEAST, face="bold", colour=colour, ground=ground, role="label")
    elif one.sits_here:
        side = min(draft.px(6.8), rect.h)
        draft.seat_sign(rect.middle(side, side), one.number, one.name)
    else:
        _draw_count(draft, one, rect)
    if one.sits_here and tray.can_switch and sum(owner.sits_here for owner in tray.owners) > 1:
        draft.touch(rect, Tray(one.seat))


def _draw_others(draft: Draft, others: list[Owner], room: Rect) -> None:
    """How many cards each of them has."""
    most = max(1, room.w // draft.px(COUNTED))
    for rect, one in zip(room.columns(max(min(len(others), most), min(3, most))), others, strict=False):
        _draw_count(draft, one, rect)


def _draw_count(draft: Draft, one: Owner, rect: Rect) -> None:
    side = min(draft.px(5), rect.h * 5 // 9)
    block = rect.middle(side, side + draft.px(4))
    draft.seat_sign(Rect(block.x, block.y, side, side), one.number, one.name)
    under = Rect(rect.x, block.y + side, rect.w, draft.px(4))
    draft.text(under, str(one.count), 3.4, colour=look.QUIET, role="quiet", align="centre")


# The cards


def _draw_cards(draft: Draft, sight: Sight, tray: TrayView, room: Rect) -> None:
    if tray.is_veiled:
        _draw_veil(draft, sight, tray, room)
        return
    if tray.asks:
        head, room = room.cut_top(draft.px(5.2))
        draft.text(head, sight.lines.format(f"tray-asks-{tray.asks}", {}), look.BODY, least=look.LEAST, face="bold", align="centre")
        room = room.cut_top(draft.px(RAISE) // 2)[1]
    aside = draft.px(3.5) if tray.beside and tray.cards else 0
    cards = (*tray.cards, *tray.beside)
    fan = fan_of(draft, room, len(cards), len(tray.beside) if aside else 0, aside)
    if aside and fan.rows == 1:
        x = fan.rects[len(tray.cards)].x - aside // 2 - draft.px(0.4)
        draft.add(Plate(Rect(x, room.y + draft.px(2), max(2, draft.px(0.3)), room.h - draft.px(4)), look.SLOT))
    for number, one in sorted(enumerate(cards), key=lambda each: each[1].is_held):
        _draw_card(draft, sight, one, fan, number, said_of(sight, tray, one, number, len(cards)))


def said_of(sight: Sight, tray: TrayView, one: TrayCard, number: int, most: int) -> str:
    """What a card is called aloud: where hands are secret and several people listen, only by its place in the hand."""
    is_secret = sight.ground == "sites" and sum(owner.sits_here for owner in tray.owners) > 1
    if is_secret or one.card not in sight.deck.cards:
        return sight.lines.format("reading-label-card", {"count": number + 1, "most": most})
    return sight.lines.card(one.card)


def _draw_card(draft: Draft, sight: Sight, one: TrayCard, fan: Fan, number: int, said: str) -> None:
    rect, seen = fan.rects[number], fan.seen[number]
    rect = rect.moved(0, -draft.px(RAISE)) if one.is_held else rect
    shown = rect.w if one.is_held else seen
    draft.add(hand_piece(draft, sight, one.card, rect, seen=shown, worth=one.worth, is_bright=one.is_held, is_dim=one.is_lying))
    draft.touch(Rect(rect.x, rect.y, seen, rect.h), Take(one.card) if one.card else Away(), said=said)


def _draw_veil(draft: Draft, sight: Sight, tray: TrayView, room: Rect) -> None:
    """Nobody else is to see what comes next."""
    name = next((one.name for one in tray.owners if one.seat == tray.open), "")
    say, show = sight.lines.format("tray-alone", {"name": name}), sight.lines.format("tray-show", {})
    wide = min(room.w, draft.px(90))
    block = room.middle(wide, min(room.h, draft.px(24)))
    words, rest = block.cut_top(block.h - draft.px(look.TOUCH) - draft.px(1))
    draft.text(words, say, 5.0, least=3.0, lines=2, face="bold", align="centre")
    across = min(wide, draft.setter.letters.width(show, "bold", draft.px(look.BODY)) + draft.px(8))
    button = rest.cut_bottom(draft.px(look.TOUCH))[0].middle(across, draft.px(look.TOUCH))
    draft.button(button, show, Want("show-hand"), is_main=True, lines=1)
