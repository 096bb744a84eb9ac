"""The pages on which players put right what the referee has otherwise, step by step, until it asks back about it (E3, E5, E7)."""

from __future__ import annotations

from companion.core.decks.card import Deck
from companion.core.games.game import OfSeat
from companion.core.referee.table_view import TableView
from companion.events import AcceptTable, ActOf, AlreadyDrawn, Leave, SeatId, SetHand, SetTurn
from companion.screen import look
from companion.screen.acts import Act, Change, Correct, Want
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.match.amending import Amending, cards_on_table, closed_cards, kinds_of
from companion.screen.match.parts import columns_of, name_of, seat_number, tiles
from companion.screen.pages import keyboard, search
from companion.screen.pages.keyboard import Keyboard
from companion.screen.pages.search import Search
from companion.screen.things import Rect, Sign
from companion.screen.words import Words
from companion.words.lines import Lines

STEPS = (-5, -1, 1, 5)


def draw(draft: Draft, lines: Lines, table: TableView, deck: Deck, state: Amending) -> None:
    match state:
        case Amending(what=""):
            _kinds(draft, lines, table, state)
        case Amending(board=Keyboard() as board):
            keyboard.draw(draft, Words(lines.language), board)
        case Amending(search=Search() as asked):
            search.draw(draft, Words(lines.language), asked)
        case Amending(what="card-is"):
            _cards(draft, lines, table, state)
        case Amending(what="accept"):
            _accept(draft, lines, table, state)
        case Amending(what="hand", seat=str() as seat):
            _count(draft, lines, table, deck, state, seat)
        case _:
            _seats(draft, lines, table, state)


def _kinds(draft: Draft, lines: Lines, table: TableView, state: Amending) -> None:
    kinds = kinds_of(table)
    room = _page(draft, lines, "match-amend-title", "match-amend-status")
    tall, most = (14.5, 20.0) if draft.is_upright else (12.2, 20.0)
    for number, rect in tiles(draft, room, len(kinds), state.at, columns=columns_of(draft), tall=tall, most=most):
        _kind(draft, lines, kinds[number], rect)


def _kind(draft: Draft, lines: Lines, kind: str, rect: Rect) -> None:
    draft.plate(rect, look.RAISED)
    inner = rect.inset(draft.px(2.2), draft.px(0.7))
    head, rest = inner.cut_top(draft.px(look.BODY * 1.25))
    draft.text(head, lines.format(f"match-label-amend-{kind}", {}), look.BODY, face="bold", ground=look.RAISED, role="label")
    about = lines.format(f"match-amend-{kind}-about", {})
    draft.text(rest, about, 3.6, lines=2, colour=look.QUIET, ground=look.RAISED, role="quiet", upright="top")
    draft.touch(rect, _begins(kind))


def _begins(kind: str) -> Act:
    match kind:
        case "undo":
            return Want("undo")
        case "drawn":
            return Correct(AlreadyDrawn())
        case _:
            return Change("what", kind)


def _seats(draft: Draft, lines: Lines, table: TableView, state: Amending) -> None:
    room = _page(draft, lines, f"match-ask-{state.what}", "match-amend-asks")
    seats = table.view.seats
    columns = 1 if draft.is_upright or len(seats) < 4 else 2
    for number, rect in tiles(draft, room, len(seats), state.at, columns=columns, tall=look.TOUCH, most=15):
        one = seats[number]
        draft.plate(rect, look.RAISED)
        inner, side = rect.inset(draft.px(2.5), draft.px(1)), min(rect.h - draft.px(2), draft.px(8))
        left, inner = inner.cut_left(side + draft.px(2.5))
        draft.seat_sign(Rect(left.x, rect.centre[1] - side // 2, side, side), seat_number(table.view, one.seat), one.name)
        cards = lines.format("match-label-cards", {"count": one.hand})
        wide = draft.setter.letters.width(cards, "sans", max(1, round(draft.u * 4 * draft.scale))) + draft.px(1)
        right, inner = inner.cut_right(wide)
        draft.text(right, cards, 4, colour=look.QUIET, ground=look.RAISED, role="quiet", align="right")
        draft.text(inner, one.name, 5.5, least=look.LEAST, face="bold", ground=look.RAISED, role="label", lines=2)
        draft.touch(rect, _of(state.what, one.seat))


def _of(what: str, seat: SeatId) -> Act:
    match what:
        case "turn":
            return Correct(SetTurn(seat))
        case "act-of":
            return Correct(ActOf(seat))
        case "leave":
            return Correct(Leave(seat))
        case _:
            return Change("seat", seat)


def _count(draft: Draft, lines: Lines, table: TableView, deck: Deck, state: Amending, seat: SeatId) -> None:
    count, view = state.count or 0, table.view
    done = Button(lines.format("match-label-ok", {}), Correct(SetHand(seat, count)), "tick", is_main=True)
    text = lines.format("match-amend-hand-says", {"seat": OfSeat(seat), "count": count})
    title = lines.format("match-ask-hand-count", {"seat": OfSeat(seat)})
    room = page(draft, title, Status(text, (seat_number(view, seat), name_of(view, seat)), (done,)))
    row = room.middle(min(room.w, draft.px(112)), draft.px(34))
    side, gap = draft.px(15), draft.px(2)
    lefts = (row.x, row.x + side + gap, row.right - 2 * side - gap, row.right - side)
    for by, x in zip(STEPS, lefts, strict=True):
        to = min(max(count + by, 0), len(deck.cards))
        if to != count:
            label = f"+{by}" if by > 0 else f"−{-by}"
            draft.button(Rect(x, row.centre[1] - side // 2, side, side), label, Change("count", str(to)), size=6, lines=1)
    middle = row.inset(2 * (side + gap), 0)
    number, below = middle.cut_top(draft.px(24))
    draft.text(number, str(count), 20, least=10, face="bold", role="value", align="centre")
    unit = lines.format("match-label-cards-unit", {"count": count})
    draft.text(below, unit, look.BODY, colour=look.QUIET, role="quiet", align="centre", upright="top")


def _cards(draft: Draft, lines: Lines, table: TableView, state: Amending) -> None:
    room = _page(draft, lines, "match-ask-card-is", "match-amend-asks")
    cards = cards_on_table(table)
    for number, rect in tiles(draft, room, len(cards), state.at, columns=columns_of(draft), tall=look.TOUCH, most=13):
        card, slot = cards[number]
        _card(draft, rect, lines.card(card), slot or "", Change("card", card))


def _card(draft: Draft, rect: Rect, name: str, slot: str, act: Act, *, is_on: bool = False) -> None:
    """A card as a row: where it lies, and its name."""
    draft.plate(rect, look.RAISED, edge=look.EXPECTED if is_on else None, thick=0.5)
    inner = rect.inset(draft.px(2), draft.px(0.8))
    if is_on:
        side = min(inner.h, draft.px(5))
        right, inner = inner.cut_right(side + draft.px(1))
        draft.add(Sign(Rect(right.right - side, rect.centre[1] - side // 2, side, side), "tick", look.TEXT))
    if slot:
        left, inner = inner.cut_left(draft.px(9))
        draft.text(left, slot, look.BODY, least=look.LEAST, colour=look.QUIET, ground=look.RAISED, role="quiet")
    draft.text(inner, name, look.BODY, least=look.LEAST, face="bold", lines=2, ground=look.RAISED, role="label")
    draft.touch(rect, act)


def _accept(draft: Draft, lines: Lines, table: TableView, state: Amending) -> None:
    """Which cards lie face up only the players know, as long as the mat does not tell sides; in a line all are open anyway."""
    cards = closed_cards(table)
    done = Button(lines.format("match-label-accept-done", {}), Correct(AcceptTable(state.opened)), "tick", is_main=True)
    title, text = "match-label-amend-accept", "match-amend-accept-about"
    if cards:
        title, text = "match-ask-accept-open", "match-amend-accept-touch"
    room = page(draft, lines.format(title, {}), Status(lines.format(text, {}), None, (done,)))
    if not cards:
        _differences(draft, lines, table, room)
    for number, rect in tiles(draft, room, len(cards), state.at, columns=columns_of(draft), tall=look.TOUCH, most=13):
        card, slot = cards[number]
        _card(draft, rect, lines.card(card), slot or "", Change("open", card), is_on=card in state.opened)


def _differences(draft: Draft, lines: Lines, table: TableView, room: Rect) -> None:
    """What would be taken as it lies: what is to be put right now."""
    texts = [lines.text(one.announcement) for one in table.instructions]
    rows = room.rows(max(len(texts), 4), draft.px(1))
    for row, text in zip(rows, texts, strict=False):
        draft.text(row, text, look.BODY, least=look.LEAST, lines=4, upright="top")
    if not texts:
        draft.text(room, lines.format("match-amend-accept-nothing", {}), look.BODY, lines=4, upright="top")


def _page(draft: Draft, lines: Lines, title: str, status: str) -> Rect:
    return page(draft, lines.format(title, {}), Status(lines.format(status, {})))
