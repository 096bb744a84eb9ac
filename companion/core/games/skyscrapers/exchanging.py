"""This card is really that one (E3): in a structure, among the discards, or a Study that lies open."""

from __future__ import annotations

from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.decks.hidden import Hidden
from companion.core.games.game import Args, AtPlace, Fact, OfCard, Refused, Ruling
from companion.core.games.skyscrapers.counting import finish
from companion.core.games.skyscrapers.draft import RulingDraft
from companion.core.games.skyscrapers.misdealt import admit, surplus
from companion.core.games.skyscrapers.playing import lies_elsewhere
from companion.core.games.skyscrapers.position import (
    DISCARDED,
    FALLEN,
    IN_BOX,
    MISTAKEN,
    NEVER_HELD,
    ROOFS,
    Building,
    Kind,
    Over,
    Position,
    Structure,
)
from companion.core.games.skyscrapers.prizes import completed, tell_changes
from companion.events import SeatId

ALIKE: tuple[tuple[Kind, ...], ...] = (("floor", "special"), ROOFS)  # nothing but their faces changes with one for the other


def card_is(position: Position, card: CardId, really: CardId) -> Ruling | Refused:
    """Puts one card in the place of the other; the structure is not said, as the card may be covered there (S15)."""
    args: Args = {"card": OfCard(card), "other": OfCard(really)}
    where, book = position.lies(card), position.terms.book.opened()
    if where is None or where in {FALLEN, IN_BOX}:
        return Refused("not-on-table", "E3", args)
    if really not in book:
        return Refused("other-deck", "E3", {"card": OfCard(really)})
    there = position.lies(really)
    if there is not None:
        return lies_elsewhere(really, there)
    if not _may_be(book[card].kind, book[really].kind, where):
        return Refused("other-kind", "E3", args)
    draft = RulingDraft(position)
    draft.draws = position.draws
    draft.mistook(card)
    draft.moved(really, where)
    draft.say(Fact("card-is", "E3", "notice", args))
    unmistaken = {**position.whereabouts.opened(), card: MISTAKEN}
    sort = surplus(replace(position, whereabouts=Hidden(unmistaken)), really)
    if sort is not None:  # it lies there, so it is in the match (E10)
        admit(draft, really, sort)
    draft.discarded = _exchanged(draft.discarded, card, really)
    draft.studies = _exchanged(draft.studies, card, really)
    if where >= 0:
        _restack(draft, position.numbered(where), card, really)
    return draft.ruling()


def _may_be(kind: Kind, really: Kind, where: int) -> bool:
    """Among the discards it may be any card of a hand; elsewhere only one that would have had the same effect."""
    if where == DISCARDED:
        return really not in NEVER_HELD
    return kind == really or any(kind in alike and really in alike for alike in ALIKE)


def _exchanged(cards: tuple[CardId, ...], card: CardId, really: CardId) -> tuple[CardId, ...]:
    return tuple(really if one == card else one for one in cards)


def _restack(draft: RulingDraft, before: Structure, card: CardId, really: CardId) -> None:
    """Works out again what follows from the cards of a structure: heights, thresholds, prizes, and after the match the count."""
    cards = _exchanged(before.cards.opened(), card, really)
    foundation = really if before.foundation == card else before.foundation
    faces = [draft.face(one) for one in (foundation, *cards)]
    after = replace(
        before,
        foundation=foundation,
        withstands=faces[0].withstands,
        top=cards[-1] if cards else foundation,
        cards=Hidden(cards),
        covered=tuple((face.height, face.points) for face in faces[:-1]),
        quakes=_exchanged(before.quakes, card, really),
        insurances=_exchanged(before.insurances, card, really),
    )
    draft.put(after)
    if after.building:
        _announce_anew(draft, after, after.building)
    if isinstance(draft.stage, Over):
        finish(draft)


def _announce_anew(draft: RulingDraft, structure: Structure, building: Building) -> None:
    now = completed(structure, draft.terms, building)
    draft.put(replace(structure, building=now))
    if now.height != building.height:
        draft.say(Fact("height-is", "S4", "notice", {"place": AtPlace(structure.place), "height": now.height}))
        _raise_thresholds(draft, now.owner, structure.number, now.height)
    tell_changes(draft)


def _raise_thresholds(draft: RulingDraft, owner: SeatId, number: int, height: int) -> None:
    """A building's height was the threshold of those that its owner completed later (S16)."""
    completed_before = draft.builders.completed
    heights = tuple((one, height if one == number else before) for one, before in completed_before.get(owner, ()))
    draft.builders = replace(draft.builders, completed={**completed_before, owner: heights})
    threshold, thresholds = 0, {}
    for completed_one, reached in heights:
        thresholds[completed_one] = threshold
        threshold = max(threshold, reached)
    for one in draft.structures:
        if one.building and one.building.owner == owner:
            draft.put(replace(one, building=replace(one.building, threshold=thresholds[one.number])))
