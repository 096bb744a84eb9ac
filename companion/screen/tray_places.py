"""Beside the cards of the tray: stacks with a card on top, the pads, and where what is held can be put away."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.decks.card import CardId
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Act, Away, Lift, Put, Take
from companion.screen.draft import Draft
from companion.screen.hand import hand_piece
from companion.screen.sight import Sight
from companion.screen.things import Plate, Rect
from companion.screen.tray_view import Stack, TrayView


def places(draft: Draft, sight: Sight, tray: TrayView) -> list[Callable[[Rect], None]]:
    """Stacks, pads that the table above does not show, and where what is held can be put away; its room is kept while nothing is held."""
    drawn: list[Callable[[Rect], None]] = [_stack(draft, sight, one) for one in tray.stacks]
    pads = () if sight.ground == "sites" and sight.has_hands else tray.pads
    drawn += [_pad(draft, sight, tray, pad) for pad in pads]
    drawn.append(lambda rect: _draw_away(draft, sight, tray, rect))
    return drawn


def _stack(draft: Draft, sight: Sight, stack: Stack) -> Callable[[Rect], None]:
    return lambda rect: _draw_stack(draft, sight, stack, rect)


def _draw_stack(draft: Draft, sight: Sight, stack: Stack, rect: Rect) -> None:
    """Its top card, its name and how many it has; where backs have names, that of the top card as well."""
    tall = min(rect.h - draft.px(1.2), draft.px(9.6))
    wide = round(tall * 0.74)
    left, words = rect.cut_left(wide + draft.px(1.8))
    card = Rect(left.x + draft.px(0.6), rect.centre[1] - tall // 2 + draft.px(0.4), wide, tall)
    if stack.count > 1:
        draft.add(Plate(card.moved(draft.px(0.6), -draft.px(0.6)), look.PAPER_SHADE, look.QUIET_INK, max(1, draft.px(0.12)), draft.px(0.8)))
    if stack.top is not None:
        known = CardId("") if stack.is_closed else stack.top
        shown = card.moved(0, -draft.px(0.8)) if stack.is_held else card
        draft.add(hand_piece(draft, sight, known, shown, seen=0, is_bright=stack.is_held, is_dim=stack.is_lying, name=stack.name))
        draft.touch(rect, Take(stack.top))
    else:
        draft.plate(card, None, edge=look.SLOT, thick=0.3)
    name = sight.deck.cards[stack.top].short_names[sight.lines.language] if stack.top is not None and not stack.is_closed else ""
    _draw_stack_words(draft, sight.lines.format(f"tray-stack-{stack.name}", {}), stack.count, name.replace("\n", " "), words)


def _draw_stack_words(draft: Draft, title: str, count: int, name: str, room: Rect) -> None:
    """Its name and how many it has; under it the name of the card on top."""
    head, below = room.middle(room.w, min(room.h, draft.px(11))).cut_top(draft.px(4.2))
    if name:
        draft.text(head, f"{title} {count}", 3.4, least=look.LEAST, face="narrow", role="label", upright="bottom")
        draft.text(below, name, 3.0, least=2.4, lines=2, face="condensed", colour=look.QUIET, role="short-name", upright="top")
    else:
        draft.text(head, title, 3.4, least=look.LEAST, face="condensed", colour=look.QUIET, role="quiet", upright="bottom")
        draft.text(below, str(count), look.BODY, face="bold", role="label", upright="top")


def _pad(draft: Draft, sight: Sight, tray: TrayView, slot: Slot) -> Callable[[Rect], None]:
    acting = sight.shape.action_pads
    same = [one for one in tray.pads if (one in acting) == (slot in acting)]
    title = sight.lines.format("tray-pad" if slot in acting else "tray-draw-pad", {})
    title += f" {same.index(slot) + 1}" if len(same) > 1 else ""
    act = Put(slot) if tray.held is not None else Lift(slot) if slot in tray.lying else None
    return lambda rect: _draw_place(draft, rect, title, act, slot)


def _draw_away(draft: Draft, sight: Sight, tray: TrayView, rect: Rect) -> None:
    if tray.goes:
        _draw_place(draft, rect, sight.lines.format(f"tray-away-{tray.goes}", {}), Away(), None)


def _draw_place(draft: Draft, rect: Rect, title: str, act: Act | None, slot: Slot | None) -> None:
    """Outlined, brightly while something can go there; what lies on it is a card's back."""
    is_open = isinstance(act, Put | Away)
    draft.plate(rect, look.MAT, edge=look.EXPECTED if is_open else look.SLOT, thick=0.4 if is_open else 0.3, is_slot=is_open)
    words = rect.inset(draft.px(1.4), draft.px(0.8))
    if isinstance(act, Lift):
        tall = words.h
        card, words = words.cut_left(round(tall * 0.74))
        draft.plate(card, look.PAPER, edge=look.PAPER_SHADE, radius=0.8)
        words = words.cut_left(draft.px(1.2))[1]
    colour = look.TEXT if is_open else look.QUIET
    draft.text(words, title, 3.6, least=look.LEAST, lines=2, colour=colour, ground=look.MAT, role="label", align="centre")
    if slot is not None:
        draft.spot(rect, slot)
    if act is not None:
        draft.touch(rect, act)
