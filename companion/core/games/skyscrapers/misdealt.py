"""A misdealt deck: more cards of a kind turn up than the set-up has (E10).

Rules of this file: a card is known to be in the match once it was played or opened, so nothing is said of cards that never turn up, and
only cards that were seen at the table are counted (H1). Hands are of a fixed size, so a card beyond the set-up makes the pile one larger.
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.games.game import Args, Fact, OfCard, OfSeat, Place, Refused, Ruling
from companion.core.games.skyscrapers.draft import RulingDraft
from companion.core.games.skyscrapers.position import IN_BOX, SORTS, Kind, LastTurn, Over, Position, Sort, Surplus, Turn


def sort_of(kind: Kind) -> Sort | None:
    """The sort to which a kind of card belongs; None where all its cards are in every match."""
    return next((sort for sort, kinds in SORTS.items() if kind in kinds), None)


def in_match(position: Position, sort: Sort) -> int:
    """How many cards of this kind there are: those of the set-up, and those with which the players went on."""
    return position.terms.supply[sort] + position.upsets.more.get(sort, 0)


def turned_up(position: Position, sort: Sort) -> int:
    return sum(position.has_turned_up(card) and position.face(card).kind in SORTS[sort] for card in position.whereabouts.opened())


def surplus(position: Position, card: CardId) -> Sort | None:
    """The sort of which this card is one too many; None where it is not."""
    face = position.terms.book.opened().get(card)
    sort = sort_of(face.kind) if face is not None and not position.has_turned_up(card) else None
    return sort if sort is not None and turned_up(position, sort) >= in_match(position, sort) else None


def turn_up(position: Position, card: CardId, place: Place | None, *, is_discarded: bool) -> Ruling | Refused:
    """A card too many is said at once, with the count; what becomes of it is chosen next."""
    sort = surplus(position, card)
    if sort is None:
        return Refused("not-too-many", "E10", {"card": OfCard(card)})
    most = in_match(position, sort)
    if isinstance(position.stage, Over):
        return Refused("too-many-at-the-end", "E10", {"card": OfCard(card), "kind": sort, "count": most + 1, "most": most})
    fact = Fact("turns-up", "E10", "violation", {"card": OfCard(card), "kind": sort, "count": most + 1, "most": most})
    return Ruling(replace(position, pending=Surplus(card, place, is_discarded)), (fact,))


def _asked_of(position: Position, card: CardId) -> Surplus | Refused:
    pending = position.pending
    return pending if isinstance(pending, Surplus) and pending.card == card else Refused("not-too-many", "E10", {"card": OfCard(card)})


def go_on(position: Position, card: CardId) -> Ruling | Refused:
    """The match has one more of its kind, and so has its pile; a foundation that was missed is due now."""
    asked, sort = _asked_of(position, card), surplus(position, card)
    if isinstance(asked, Refused) or sort is None:
        return asked if isinstance(asked, Refused) else Refused("not-too-many", "E10", {"card": OfCard(card)})
    draft = RulingDraft(position)
    draft.draws = position.draws
    admit(draft, card, sort)
    return draft.ruling()


def admit(draft: RulingDraft, card: CardId, sort: Sort) -> None:
    """Puts the counts right for one more card of this sort."""
    more = draft.upsets.more.get(sort, 0) + 1
    draft.upset(more={**draft.upsets.more, sort: more})
    count = draft.terms.supply[sort] + more
    if sort == "foundations":
        draft.foundations += 1
        if draft.upsets.foundations_missed:
            draft.upset(foundations_missed=draft.upsets.foundations_missed - 1)
            draft.foundations_due += 1
        args: Args = {"card": OfCard(card), "count": count, "foundations": draft.foundations, "due": draft.foundations_due}
        draft.say(Fact("stays-foundation", "E10", "notice", args))
        return
    draft.deck += 1
    draft.say(Fact("stays", "E10", "notice", {"card": OfCard(card), "kind": sort, "count": count, "deck": draft.deck}))
    if draft.to_come is not None:  # the pile was not empty, so the last turns had not begun (S19)
        draft.to_come = None
        draft.stage = Turn(draft.seat) if isinstance(draft.stage, LastTurn) else draft.stage
        draft.say(Fact("goes-on", "E10", "notice", {"seat": OfSeat(draft.seat)}))


def take_out(position: Position, card: CardId) -> Ruling | Refused:
    """The card goes into the box and the pile gives another one for it, so no count changes, unless a left hand had it (E7)."""
    asked = _asked_of(position, card)
    if isinstance(asked, Refused):
        return asked
    draft = RulingDraft(position)
    draft.draws = position.draws
    draft.moved(card, IN_BOX)
    if position.face(card).kind == "foundation":
        draft.say(Fact("goes-into-box", "E10", "notice", {"card": OfCard(card)}))
    elif asked.is_discarded:
        draft.upset(unseen_discards=draft.upsets.unseen_discards - 1)
        draft.deck += 1
        draft.say(Fact("goes-into-box", "E10", "notice", {"card": OfCard(card)}))
    else:
        draft.draws += ((draft.seat, 1),)
        draft.say(Fact("goes-into-box-drawn", "E10", "notice", {"seat": OfSeat(draft.seat), "card": OfCard(card)}))
    return draft.ruling()
