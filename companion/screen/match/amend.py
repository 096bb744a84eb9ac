"""The pages on which players correct the referee step by step (E3, E5, E7): how far they have come, what a touch does, what is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.core.decks.card import CardId, Deck
from companion.core.frozen import dataclass
from companion.core.games.game import OfCard, OfSeat, View
from companion.core.games.registry import ground_of_game
from companion.core.referee.table_view import TableView
from companion.events import AcceptTable, ActOf, AlreadyDrawn, CardIs, Correction, Leave, Replace, SeatId, SetHand, SetTurn, Slot
from companion.screen import look
from companion.screen.acts import Act, Change, Correct, GoBack, Page, Pick, Want
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.match.parts import columns_of, draw_card_count, seat_name, seat_number, tiles
from companion.screen.match.touched_cards import draw_cards
from companion.screen.pages import keyboard, search
from companion.screen.pages.keyboard import Keyboard
from companion.screen.pages.search import Search
from companion.screen.things import Rect, Sign, SignKind
from companion.screen.words import Words
from companion.words.lines import Lines

KINDS = ("hand", "turn", "act-of", "drawn", "card-is", "accept", "leave", "replace", "undo")
WHILE_IT_GOES_ON = ("turn", "act-of", "drawn", "accept", "leave")  # refused once the match is over


@dataclass(frozen=True, slots=True)
class Amending:
    """A correction under way; `what` is its kind, and `wanted` the correction once it is complete."""

    what: str = ""
    seat: SeatId | None = None
    count: int | None = None
    card: CardId | None = None
    opened: tuple[CardId, ...] = ()
    board: Keyboard | None = None
    search: Search | None = None
    at: int = 0  # the part of a list that is shown
    wanted: Correction | None = None


def changed_amending(
    state: Amending, act: Act, lines: Lines, table: TableView, deck: Deck, names: tuple[str, ...] = ()
) -> Amending | None:  # fmt: skip
    """The state after a touch, or None where the page is left; `names` were used before and are offered for a new player."""
    match act:
        case GoBack():
            return _step_back(state)
        case Page(by) if state.search is None:
            return replace(state, at=max(0, state.at + by))
        case Change("what", what):
            return Amending(what)
        case Change("seat", seat):
            return _of_seat(replace(state, seat=SeatId(seat), at=0), lines, table, names)
        case Change("count", count):
            return replace(state, count=int(count))
        case Change("card", card):
            return replace(state, card=CardId(card), at=0, search=_searched(lines, table, deck, CardId(card)))
        case Change("open", card):
            return replace(state, opened=_toggled(state.opened, CardId(card)))
        case Change("rename", _):
            return _step_back(state)
        case Change("name", name) if state.seat is not None:
            return replace(state, wanted=Replace(state.seat, name))
        case Pick(really) if state.card is not None:
            return replace(state, wanted=CardIs(state.card, really))
        case _ if state.board is not None:
            return replace(state, board=keyboard.changed_keyboard(state.board, act))
        case _ if state.search is not None:
            return replace(state, search=search.changed_search(state.search, act))
        case _:
            return state


def _of_seat(state: Amending, lines: Lines, table: TableView, names: tuple[str, ...]) -> Amending:
    """The step after a seat was chosen: its number of cards, or the keyboard for a new name."""
    if state.seat is None:
        return state
    if state.what == "replace":
        taken = {one.name.casefold() for one in table.view.seats}
        offered = tuple(one for one in names if one.casefold() not in taken)
        board = keyboard.keyboard(lines.language, names=offered, seat=seat_number(table.view, state.seat))
        asks = lines.format("match-ask-replace-name", {"seat": OfSeat(state.seat)})
        return replace(state, board=replace(board, asks=asks, before=seat_name(table.view, state.seat)))
    return replace(state, count=next((one.hand for one in table.view.seats if one.seat == state.seat), 0))


def _step_back(state: Amending) -> Amending | None:
    if state.seat is not None or state.card is not None:
        return Amending(state.what)
    return Amending() if state.what else None


def _toggled(opened: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    return tuple(one for one in opened if one != card) if card in opened else (*opened, card)


def kinds_of(table: TableView) -> tuple[str, ...]:
    """The kinds of corrections that make sense in this game now."""
    left_out = set(WHILE_IT_GOES_ON) if table.view.winners else set()
    if ground_of_game(table.view.game) == "sites":  # tap places accept nothing (E5)
        left_out.add("accept")
    if not any(mark.startswith(("draws-", "duet", "trio")) for one in table.view.seats for mark in one.marks):
        left_out.add("drawn")
    if not cards_on_table(table):
        left_out.add("card-is")
    return tuple(kind for kind in KINDS if kind not in left_out)


def cards_on_table(table: TableView) -> tuple[tuple[CardId, Slot | None], ...]:
    """Cards with public names, in the order of their places, and where they lie."""
    view = table.view
    if ground_of_game(view.game) != "sites":
        return tuple((one.card, slot) for one, slot in zip(view.places, table.slots, strict=True))
    towers = [card for one in view.structures for card in dict.fromkeys((one.top, one.foundation))]
    return tuple((card, None) for card in dict.fromkeys((*towers, *(card for card, _ in view.discarded))))


def _searched(lines: Lines, table: TableView, deck: Deck, card: CardId) -> Search:
    """A search among the cards that are not on the table, by what is public of them."""
    there = {one for one, _ in cards_on_table(table)} | {one for one, _ in table.view.discarded}
    ground = ground_of_game(table.view.game)
    offered = tuple(
        search.Offered(one, lines.card(one), of.places[lines.language], search.emblem_in_list(of, deck, ground))
        for one, of in deck.cards.items()
        if one not in there
    )
    return search.search(offered, lines.format("match-ask-really", {"card": OfCard(card)}), lines.language)


def closed_cards(table: TableView) -> tuple[tuple[CardId, Slot | None], ...]:
    """Cards that may lie face up although the game has them closed: first those that have to be put right, then the others."""
    if ground_of_game(table.view.game) != "area":
        return ()
    known = _opened(table.view)
    lie = [(one.card, one.origin) for one in table.instructions if one.card is not None and one.origin is not None]
    closed = [(one.card, slot) for one, slot in zip(table.view.places, table.slots, strict=True)]
    found = {card: slot for card, slot in reversed([*lie, *closed]) if card not in known}
    return tuple((card, found[card]) for card in dict.fromkeys(card for card, _ in [*lie, *closed]) if card in found)


def _opened(view: View) -> set[CardId]:
    return {one.card for one in view.places if one.is_open} | {card for card, numbers in view.discarded if numbers}


SIGNS: Mapping[str, SignKind] = {
    "hand": "cards", "turn": "play", "act-of": "search", "drawn": "tick", "card-is": "question", "accept": "grid", "leave": "away",
    "replace": "swap", "undo": "undo",
}  # fmt: skip
SEAT_TALL, SEAT_SIGN = 24.0, 13.0  # hundredths: the highest row of a player, and the sign in it
STEPS, STEP, NUMBER = (-5, -1, 1, 5), 17.0, 30.0  # of the number of cards: the steps, their buttons, the room of the number
BACKS = 16.0  # hundredths: the strip of backs under the number of cards


def draw_amend(draft: Draft, lines: Lines, table: TableView, deck: Deck, state: Amending) -> None:
    match state:
        case Amending(what=""):
            _kinds(draft, lines, table, state)
        case Amending(board=Keyboard() as board):
            keyboard.draw_keyboard(draft, Words(lines.language), board)
        case Amending(search=Search() as asked):
            search.draw_search(draft, Words(lines.language), asked)
        case Amending(what="card-is"):
            _cards(draft, lines, table, deck, state)
        case Amending(what="accept"):
            _accept(draft, lines, table, deck, state)
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
    """What is put right and, under it, when; both together in the middle of the height."""
    draft.plate(rect, look.RAISED)
    inner = rect.inset(draft.px(2.2), draft.px(0.5))
    side = min(inner.h, draft.px(7))
    sign, inner = inner.cut_left(side)
    draft.add(Sign(sign.middle(side, side), SIGNS[kind], look.EXPECTED, look.RAISED))
    inner = inner.cut_left(draft.px(2))[1]
    about, head_tall = lines.format(f"match-amend-{kind}-about", {}), draft.px(look.BODY * 1.25)
    tall = min(inner.h, head_tall + draft.text_height(about, inner.w, 3.6, lines=2))
    head, rest = inner.middle(inner.w, tall).cut_top(head_tall)
    draft.text(head, lines.format(f"match-label-amend-{kind}", {}), look.BODY, face="bold", ground=look.RAISED, role="label")
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
    room = _page(draft, lines, f"match-ask-{state.what}", f"match-amend-touch-{state.what}")
    seats = table.view.seats
    columns = 1 if draft.is_upright or len(seats) < 4 else 2
    for number, rect in tiles(draft, room, len(seats), state.at, columns=columns, tall=look.TOUCH, most=SEAT_TALL):
        one = seats[number]
        is_now = state.what == "turn" and one.seat == table.view.turn
        draft.plate(rect, look.RAISED, edge=look.EXPECTED if is_now else None, thick=0.5)
        inner, side = rect.inset(draft.px(2.5), draft.px(1)), min(rect.h - draft.px(2), draft.px(SEAT_SIGN))
        sign, inner = inner.cut_square(side, draft.px(2.5))
        draft.seat_sign(sign, seat_number(table.view, one.seat), one.name)
        inner = _draw_now(draft, lines, inner) if is_now else draw_card_count(draft, lines, one.hand, inner, look.RAISED)
        draft.text(inner, one.name, look.STATUS, least=look.LEAST, face="bold", ground=look.RAISED, role="label", lines=2)
        draft.touch(rect, _of(state.what, one.seat), is_on=is_now)


def _draw_now(draft: Draft, lines: Lines, room: Rect) -> Rect:
    """The mark of what holds now, at the right end of its row; the room that is left before it."""
    words = lines.format("match-label-now", {})
    wide = draft.setter.letters.width(words, "bold", draft.letters_px(4)) + draft.px(1)
    right, rest = room.cut_right(wide)
    draft.text(right, words, 4, face="bold", colour=look.EXPECTED, ground=look.RAISED, role="label", align="right")
    return rest


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
    room = page(draft, title, Status(text, (seat_number(view, seat), seat_name(view, seat)), (done,)))
    tall = min(draft.px(BACKS), room.h // 3)
    backs, row = room.middle(room.w, min(draft.px(34) + tall, room.h)).cut_bottom(tall)
    _draw_backs(draft, count, backs.inset(0, draft.px(1)))
    side, gap = draft.px(STEP), draft.px(2)
    row = row.middle(min(row.w, 4 * side + 4 * gap + draft.px(NUMBER)), row.h)
    lefts = (row.x, row.x + side + gap, row.right - 2 * side - gap, row.right - side)
    for by, x in zip(STEPS, lefts, strict=True):
        to = min(max(count + by, 0), len(deck.cards))
        if to != count:
            label = f"+{by}" if by > 0 else f"−{-by}"
            draft.button(Rect(x, row.centre[1] - side // 2, side, side), label, Change("count", str(to)), size=9, lines=1)
    middle = row.inset(2 * (side + gap), 0)
    number, below = middle.cut_top(draft.px(24))
    draft.text(number, str(count), 20, least=10, face="bold", role="value", align="centre")
    unit = lines.format("match-label-cards-unit", {"count": count})
    draft.text(below, unit, look.BODY, colour=look.QUIET, role="quiet", align="centre", upright="top")


def _draw_backs(draft: Draft, count: int, room: Rect) -> None:
    """As many backs as there are cards; they lie over each other where they are many."""
    tall = min(room.h, draft.px(14))
    wide = round(tall * 0.7)
    pitch = min(wide + draft.px(1), (room.w - wide) // max(count - 1, 1))
    x = room.x + (room.w - wide - pitch * (count - 1)) // 2
    for number in range(count):
        back = Rect(x + pitch * number, room.y + (room.h - tall) // 2, wide, tall)
        draft.plate(back, look.FREE, edge=look.GROUND, thick=0.25, radius=0.8)


def _cards(draft: Draft, lines: Lines, table: TableView, deck: Deck, state: Amending) -> None:
    room = _page(draft, lines, "match-ask-card-is", "match-amend-touch-card-is")
    draw_cards(draft, lines, table, deck, cards_on_table(table), room, lambda card: Change("card", card), at=state.at)


def _accept(draft: Draft, lines: Lines, table: TableView, deck: Deck, state: Amending) -> None:
    """Players say which cards lie face up, as the mat may not tell sides; in a line all cards are open anyway."""
    cards = closed_cards(table)
    done = Button(lines.format("match-label-accept-done", {}), Correct(AcceptTable(state.opened)), "tick", is_main=True)
    title, text = "match-label-amend-accept", "match-amend-accept-about"
    if cards:
        title, text = "match-ask-accept-open", "match-amend-accept-touch"
    room = page(draft, lines.format(title, {}), Status(lines.format(text, {}), None, (done,)))
    if not cards:
        _differences(draft, lines, table, room)
        return
    draw_cards(draft, lines, table, deck, cards, room, lambda card: Change("open", card), at=state.at, chosen=state.opened)


def _differences(draft: Draft, lines: Lines, table: TableView, room: Rect) -> None:
    """What has to be put right now, and would be accepted as it lies."""
    texts = [lines.order(one.announcement, one.seat) for one in table.instructions]
    rows = room.rows(max(len(texts), 4), draft.px(1))
    for row, text in zip(rows, texts, strict=False):
        draft.text(row, text, look.BODY, least=look.LEAST, lines=4, upright="top")
    if not texts:
        draft.text(room, lines.format("match-amend-accept-nothing", {}), look.BODY, lines=4, upright="top")


def _page(draft: Draft, lines: Lines, title: str, status: str) -> Rect:
    return page(draft, lines.format(title, {}), Status(lines.format(status, {})))
