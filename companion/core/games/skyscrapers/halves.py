"""Acts that are half done: a card shown, the discards gone through, a card drawn. They are moves, so undo and replay have them."""

from __future__ import annotations

from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.games.game import Fact, OfCard, OfSeat, Refused, Ruling
from companion.core.games.skyscrapers.playing import lies_elsewhere
from companion.core.games.skyscrapers.position import OnPad, Over, Position, Searching, Sorting, Study


def show(position: Position, card: CardId) -> Ruling | Refused:
    """Of a card that is covered nothing is said here: what may be done with it is found out when its place is chosen (S15)."""
    if isinstance(position.stage, Over):
        return Refused("match-over", "S19")
    if card not in position.terms.book.opened():
        return Refused("other-deck", "C24", {"card": OfCard(card)})
    where = position.lies(card)
    if where is not None and card in position.shown:
        return lies_elsewhere(card, where)
    return Ruling(replace(position, pending=OnPad(card)))


def search(position: Position) -> Ruling | Refused:
    if not isinstance(position.stage, Study):
        return Refused("nothing-asked", "S11")
    if not position.discarded and not position.unseen_discards:
        return Refused("no-discards", "S11", {"seat": OfSeat(position.stage.seat)})
    return Ruling(replace(position, pending=Searching()))


def drawn(position: Position) -> Ruling | Refused:
    """One of the cards that are owed; the rest is shown still (E8)."""
    if not position.draws:
        return Refused("no-draw-due", "C28")
    (seat, count), *rest = position.draws
    left = ((seat, count - 1),) if count > 1 else ()
    return Ruling(replace(position, draws=(*left, *rest)))


def drop(position: Position) -> Ruling | Refused:
    if position.pending is None:
        return Refused("nothing-to-drop", "C27")
    if isinstance(position.pending, Sorting):
        return Ruling(replace(position, pending=None, sorting=position.pending))
    return Ruling(replace(position, pending=None), (Fact("dropped", "S20", "notice"),))
