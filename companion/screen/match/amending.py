"""What is being put right, how far it has come, and what a touch makes of it; `amend` draws it (E3, E5, E7)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.card import CardId, Deck
from companion.core.games.game import OfCard, View
from companion.core.games.registry import ground_of_game
from companion.core.referee.table_view import TableView
from companion.events import CardIs, Correction, Replace, SeatId, Slot
from companion.screen.acts import Act, Back, Change, Page, Pick
from companion.screen.match.parts import seat_number
from companion.screen.pages import keyboard, search
from companion.screen.pages.keyboard import Keyboard
from companion.screen.pages.search import Search
from companion.words.lines import Lines

KINDS = ("hand", "turn", "act-of", "drawn", "card-is", "accept", "leave", "replace", "undo")
WHILE_IT_GOES_ON = ("turn", "act-of", "drawn", "accept", "leave")  # once it is over these are refused


@dataclass(frozen=True, slots=True)
class Amending:
    """How far it has come; `what` is the kind of correction, and `wanted` one that a keyboard has brought to its end."""

    what: str = ""
    seat: SeatId | None = None
    count: int | None = None
    card: CardId | None = None
    opened: tuple[CardId, ...] = ()
    board: Keyboard | None = None
    search: Search | None = None
    at: int = 0  # the page of a list
    wanted: Correction | None = None


def changed(state: Amending, act: Act, lines: Lines, table: TableView, deck: Deck) -> Amending | None:
    """What a touch makes of it; none: it is left. Where it comes with `wanted`, that is the correction."""
    match act:
        case Back():
            return _step_back(state)
        case Page(by) if state.search is None:
            return replace(state, at=max(0, state.at + by))
        case Change("what", what):
            return Amending(what)
        case Change("seat", seat):
            return _of_seat(replace(state, seat=SeatId(seat), at=0), lines, table)
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
            return replace(state, board=keyboard.changed(state.board, act))
        case _ if state.search is not None:
            return replace(state, search=search.changed(state.search, act))
        case _:
            return state


def _of_seat(state: Amending, lines: Lines, table: TableView) -> Amending:
    """What comes after whose it is: the number that is shown now, or the keyboard."""
    if state.seat is None:
        return state
    if state.what == "replace":
        return replace(state, board=keyboard.keyboard(lines.language, seat=seat_number(table.view, state.seat)))
    return replace(state, count=next((one.hand for one in table.view.seats if one.seat == state.seat), 0))


def _step_back(state: Amending) -> Amending | None:
    if state.seat is not None or state.card is not None:
        return Amending(state.what)
    return Amending() if state.what else None


def _toggled(opened: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    return tuple(one for one in opened if one != card) if card in opened else (*opened, card)


def kinds_of(table: TableView) -> tuple[str, ...]:
    """Kinds of corrections that make sense in this game and now."""
    left_out = set(WHILE_IT_GOES_ON) if table.view.winners else set()
    if ground_of_game(table.view.game) == "sites":  # tap places accept nothing (E5)
        left_out.add("accept")
    if not any(mark.startswith(("draws-", "duet", "trio")) for one in table.view.seats for mark in one.marks):
        left_out.add("drawn")
    if not cards_on_table(table):
        left_out.add("card-is")
    return tuple(kind for kind in KINDS if kind not in left_out)


def cards_on_table(table: TableView) -> tuple[tuple[CardId, Slot | None], ...]:
    """Cards whose names everybody sees, in the order of their places, and where they lie."""
    view = table.view
    if ground_of_game(view.game) != "sites":
        return tuple((one.card, slot) for one, slot in zip(view.places, table.slots, strict=True))
    towers = [card for one in view.structures for card in dict.fromkeys((one.top, one.foundation))]
    return tuple((card, None) for card in dict.fromkeys((*towers, *(card for card, _ in view.discarded))))


def _searched(lines: Lines, table: TableView, deck: Deck, card: CardId) -> Search:
    """Every card that does not lie there yet, by its name; what is public of a card is on its back."""
    there = {one for one, _ in cards_on_table(table)} | {one for one, _ in table.view.discarded}
    offered = tuple(
        search.Offered(one, lines.card(one), of.places[lines.language], emblem_of(of, deck))
        for one, of in deck.cards.items()
        if one not in there
    )
    return search.search(offered, lines.format("match-ask-really", {"card": OfCard(card)}), lines.language)


def closed_cards(table: TableView) -> tuple[tuple[CardId, Slot | None], ...]:
    """Cards that may lie face up though nobody has opened them: first those that lie otherwise than they should, then the closed ones."""
    if ground_of_game(table.view.game) != "area":
        return ()
    known = _opened(table.view)
    lie = [(one.card, one.origin) for one in table.instructions if one.card is not None and one.origin is not None]
    closed = [(one.card, slot) for one, slot in zip(table.view.places, table.slots, strict=True)]
    found = {card: slot for card, slot in reversed([*lie, *closed]) if card not in known}
    return tuple((card, found[card]) for card in dict.fromkeys(card for card, _ in [*lie, *closed]) if card in found)


def _opened(view: View) -> set[CardId]:
    return {one.card for one in view.places if one.is_open} | {card for card, numbers in view.discarded if numbers}
