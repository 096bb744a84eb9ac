"""Earthquakes, the one of the century, insurance and collapse (S6 to S10)."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.game import Fact, OfCard, Place, Refused, Ruling
from companion.core.games.skyscrapers.copies import tell_no_more
from companion.core.games.skyscrapers.draft import RulingDraft, at_place, of_seat
from companion.core.games.skyscrapers.playing import no_moment, not_it, unplayable
from companion.core.games.skyscrapers.position import Position, Roofed, Structure, Terms
from companion.core.games.skyscrapers.prizes import tell_changes
from companion.core.games.skyscrapers.turns import end_act, is_ended_by_sites


def structure_at(position: Position, card: CardId, place: Place) -> Structure | Refused:
    """The structure against which the card is played (S0)."""
    structure = position.at(place)
    return structure or Refused("nothing-there", "S20", {"card": OfCard(card), "place": at_place(place)})


def strength(structure: Structure, terms: Terms) -> int:
    """What it withstands: its foundation's number, harmonic absorbers, less its quarter turns (S7)."""
    book = terms.book.opened()
    return structure.withstands + sum([book[card].withstands for card in structure.cards.opened()]) - structure.turns


def falls(structure: Structure, terms: Terms) -> bool:
    """Whether the structure collapses; to be asked when a quake came to stay or the foundation was turned (S6, S8)."""
    quakes, limit = len(structure.quakes), strength(structure, terms)
    return quakes >= limit if terms.falls_at_equal else quakes > limit


def quake(position: Position, card: CardId, place: Place) -> Ruling | Refused:
    refused = unplayable(position, card, ("earthquake",))
    if refused:
        return refused
    structure = structure_at(position, card, place)
    if isinstance(structure, Refused):
        return structure
    draft = RulingDraft(position)
    draft.pay()
    if structure.insurances:
        _cancel_quake(draft, structure, card)
    else:
        shaken = structure.bearing((*structure.quakes, card), (), structure.turns)
        draft.put(shaken)
        draft.moved(card, structure.number)
        seat, quakes = of_seat(draft.seat), len(shaken.quakes)
        draft.say(Fact("quakes", "S6", "placed", {"seat": seat, "card": OfCard(card), "place": at_place(place), "quakes": quakes}))
        if falls(shaken, draft.terms):
            _collapse(draft, (shaken,))
            if _ends_or_reopens(draft):
                return draft.ruling()
    end_act(draft)
    return draft.ruling()


def _cancel_quake(draft: RulingDraft, structure: Structure, card: CardId) -> None:
    _lose_insurance(draft, structure)
    draft.discard(card)
    seat, place = of_seat(draft.seat), at_place(structure.place)
    left = len(structure.insurances) - 1
    draft.say(Fact("quake-cancelled", "S6", "placed", {"seat": seat, "card": OfCard(card), "place": place, "insurances": left}))


def _lose_insurance(draft: RulingDraft, structure: Structure) -> None:
    tell_no_more(draft, structure.insurances)
    draft.put(structure.bearing(structure.quakes, structure.insurances[1:], structure.turns))
    draft.discard(structure.insurances[0])


def insure(position: Position, card: CardId, place: Place) -> Ruling | Refused:
    """An insurance is the card of a turn, or right after a roof a second card, for that building (S4, S9)."""
    refused = _no_insuring(position, card)
    if refused:
        return refused
    structure = structure_at(position, card, place)
    if isinstance(structure, Refused):
        return structure
    stage = position.stage
    if isinstance(stage, Roofed) and structure.number != stage.number:
        return Refused("insure-that-building", "S4", {"card": OfCard(card), "place": at_place((stage.number, 1))})
    draft = RulingDraft(position)
    draft.pay()
    if structure.quakes:
        _cancel_insurance(draft, structure, card)
    else:
        insured = structure.bearing((), (*structure.insurances, card), structure.turns)
        draft.put(insured)
        draft.moved(card, structure.number)
        seat, insurances = of_seat(draft.seat), len(insured.insurances)
        draft.say(Fact("insures", "S9", "placed", {"seat": seat, "card": OfCard(card), "place": at_place(place), "insurances": insurances}))
    end_act(draft)
    return draft.ruling()


def _no_insuring(position: Position, card: CardId) -> Refused | None:
    stage = position.stage
    if isinstance(stage, Roofed):
        has_cards = position.hands[stage.seat] > 0
        refused = None if has_cards else Refused("no-cards", "E8", {"seat": of_seat(stage.seat)})
    else:
        refused = no_moment(position)
    return refused or not_it(position, card, ("insurance",))


def _cancel_insurance(draft: RulingDraft, structure: Structure, card: CardId) -> None:
    """One quake and the insurance are both discarded instead (S9)."""
    tell_no_more(draft, structure.quakes)
    draft.put(structure.bearing(structure.quakes[1:], structure.insurances, structure.turns))
    draft.discard(structure.quakes[0], card)
    seat, place = of_seat(draft.seat), at_place(structure.place)
    left = len(structure.quakes) - 1
    draft.say(Fact("insurance-cancels", "S9", "placed", {"seat": seat, "card": OfCard(card), "place": place, "quakes": left}))


def century(position: Position, card: CardId) -> Ruling | Refused:
    """An insured structure loses an insurance, any other is turned; then all that were turned are judged together (S8)."""
    refused = unplayable(position, card, ("century",))
    if refused:
        return refused
    draft = RulingDraft(position)
    draft.pay()
    draft.say(Fact("century", "S8", "placed", {"seat": of_seat(draft.seat), "card": OfCard(card)}))
    turned = [one for structure in position.structures if (one := _shake(draft, structure))]
    draft.discard(card)
    fallen = tuple(one for one in turned if falls(one, draft.terms))
    if fallen:
        _collapse(draft, fallen)
        if _ends_or_reopens(draft):
            return draft.ruling()
    end_act(draft)
    return draft.ruling()


def _shake(draft: RulingDraft, structure: Structure) -> Structure | None:
    """The structure as it is turned; None where an insurance is lost instead."""
    place = at_place(structure.place)
    if structure.insurances:
        _lose_insurance(draft, structure)
        draft.say(Fact("loses-insurance", "S8", "notice", {"place": place, "insurances": len(structure.insurances) - 1}))
        return None
    turned = structure.bearing(structure.quakes, structure.insurances, structure.turns + 1)
    draft.put(turned)
    draft.say(Fact("turned", "S8", "notice", {"place": place, "turns": turned.turns}))
    return turned


def _collapse(draft: RulingDraft, fallen: tuple[Structure, ...]) -> None:
    """All that fall do so together; then prizes are judged, then at most one foundation is due (S8, S10)."""
    for one in fallen:
        draft.raze(one)
        count = len(one.cards.opened()) + len(one.quakes) + len(one.insurances)
        if one.building:
            owner = of_seat(one.building.owner)
            draft.say(Fact("building-collapses", "S10", "penalty", {"place": at_place(one.place), "owner": owner, "count": count}))
        else:
            draft.say(Fact("site-collapses", "S10", "penalty", {"place": at_place(one.place), "count": count}))
    tell_changes(draft)


def _ends_or_reopens(draft: RulingDraft) -> bool:
    """Whether the collapse ended the match; a foundation is due only if no site is left (S10, S19)."""
    if is_ended_by_sites(draft):
        return True
    if not draft.has_site and not draft.foundations_due and draft.open_foundation_due():
        draft.say(Fact("foundation-due", "S10", "notice", {"count": draft.foundations_due}))
    return False
