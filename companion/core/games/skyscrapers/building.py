"""Foundations, floors, toilets and roofs (S3, S4, S5, S20)."""

from __future__ import annotations

from dataclasses import replace

from companion.core.decks.card import CardId
from companion.core.decks.hidden import Hidden
from companion.core.games.game import AtPlace, Fact, OfCard, Place, Refused, Ruling
from companion.core.games.skyscrapers.draft import RulingDraft, at_place, of_seat
from companion.core.games.skyscrapers.playing import not_it, unplayable
from companion.core.games.skyscrapers.position import FLOORS, ROOFS, Builders, Building, Opening, Over, Position, Roofed, Structure, Toilet
from companion.core.games.skyscrapers.prizes import completed, tell_changes
from companion.core.games.skyscrapers.turns import begin_turn, call, end_act, is_ended_by_sites
from companion.events import SeatId


def free_places(position: Position) -> list[Place]:
    """Tap places at which nothing stands (S20)."""
    taken = {one.place for one in position.structures}
    return [(tap, 0) for tap in range(position.terms.tap_places) if (tap, 0) not in taken]


def place_without(position: Position) -> Place:
    """The place of the next site if it gets no tap place (S20)."""
    return position.opened, 1


def open_site(position: Position, card: CardId, place: Place) -> Ruling | Refused:
    refused = _no_opening(position, card, place)
    if refused:
        return refused
    draft = RulingDraft(position)
    draft.draws = position.draws  # opening a site ends no turn (E8)
    face = draft.face(card)
    tap = place[0] if place[1] == 0 else None
    draft.structures += (Structure(position.opened, place, tap, card, face.withstands, card, Hidden(())),)
    draft.moved(card, position.opened)
    draft.foundations -= 1
    draft.foundations_due -= 1
    left = draft.foundations
    draft.say(
        Fact("opens", "S20", "placed", {"card": OfCard(card), "place": at_place(place), "withstands": face.withstands, "foundations": left})
    )
    if not draft.foundations_due and isinstance(draft.stage, Opening):
        begin_turn(draft, draft.seat)
    else:
        call(draft)
    return draft.ruling()


def _no_opening(position: Position, card: CardId, place: Place) -> Refused | None:
    if isinstance(position.stage, Over):
        return Refused("match-over", "S19")
    refused = not_it(position, card, ("foundation",))
    if refused:
        return refused
    if not position.foundations_due:
        return Refused("no-foundation-due", "S20", {"card": OfCard(card)})
    if place == place_without(position) or place in free_places(position):
        return None
    return Refused("place-taken", "S20", {"card": OfCard(card), "place": at_place(place)})


def site_at(position: Position, card: CardId, place: Place) -> Structure | Refused:
    """The site at this place, or why a floor or roof cannot be laid there (S3)."""
    structure = position.at(place)
    if structure is None:
        return Refused("nothing-there", "S20", {"card": OfCard(card), "place": at_place(place)})
    if structure.building:
        return Refused("has-roof", "S3", {"card": OfCard(card), "place": at_place(place)})
    return structure


def build(position: Position, card: CardId, place: Place) -> Ruling | Refused:
    refused = unplayable(position, card, FLOORS)
    if refused:
        return refused
    site = site_at(position, card, place)
    if isinstance(site, Refused):
        return site
    draft = RulingDraft(position)
    draft.pay()
    draft.put(site.topped(card, position.face(site.top)))
    draft.moved(card, site.number)
    draft.say(Fact("builds", "S3", "placed", {"seat": of_seat(draft.seat), "card": OfCard(card), "place": at_place(place)}))
    if position.face(card).kind == "toilet":
        _score_toilet(draft, site.number)
    else:
        end_act(draft)
    return draft.ruling()


def _score_toilet(draft: RulingDraft, number: int) -> None:
    """A toilet counts at once, and then its player may take a card (S5)."""
    seat, worth = draft.seat, draft.terms.worth
    count = draft.builders.toilets.get(seat, 0) + 1
    draft.builders = replace(draft.builders, toilets={**draft.builders.toilets, seat: count})
    if count == 1:
        draft.say(Fact("toilet-specialist", "S5", "prize", {"seat": of_seat(seat), "points": worth.toilet_specialist}))
    else:
        draft.say(Fact("further-toilet", "S5", "prize", {"seat": of_seat(seat), "points": worth.further_toilet, "count": count}))
    if holders(draft, seat):
        draft.stage = Toilet(seat, number)
        draft.say(Fact("may-take", "S5", "turn", {"seat": of_seat(seat)}))
    else:
        end_act(draft)


def holders(match: Position | RulingDraft, seat: SeatId) -> tuple[SeatId, ...]:
    """The players from whom this one may take a card: all others that hold any (S5)."""
    return tuple(one for one in match.seats if one != seat and match.hands[one])


def take(position: Position, giver: SeatId) -> Ruling | Refused:
    stage = position.stage
    if not isinstance(stage, Toilet):
        return Refused("nothing-asked", "S5")
    if giver not in holders(position, stage.seat):
        return Refused("holds-nothing", "S5", {"seat": of_seat(giver)})
    draft = RulingDraft(position)
    draft.hands[giver] -= 1
    draft.hands[stage.seat] += 1
    draft.say(Fact("takes", "S5", "plain", {"seat": of_seat(stage.seat), "giver": of_seat(giver), "hand": draft.hands[giver]}))
    draft.note_one_card(giver)
    end_act(draft, has_taken=True)
    return draft.ruling()


def take_nothing(position: Position) -> Ruling | Refused:
    stage = position.stage
    if not isinstance(stage, Toilet):
        return Refused("nothing-asked", "S5")
    draft = RulingDraft(position)
    draft.say(Fact("takes-nothing", "S5", "plain", {"seat": of_seat(stage.seat)}))
    end_act(draft)
    return draft.ruling()


def roof(position: Position, card: CardId, place: Place) -> Ruling | Refused:
    refused = unplayable(position, card, ROOFS)
    if refused:
        return refused
    site = site_at(position, card, place)
    if isinstance(site, Refused):
        return site
    least = position.terms.least_floors
    if site.floors < least:
        return Refused("too-few-floors", "S4", {"card": OfCard(card), "place": at_place(place), "least": least})
    draft = RulingDraft(position)
    draft.pay()
    building = _complete(draft, site.topped(card, position.face(site.top)))
    draft.moved(card, site.number)
    seat = of_seat(draft.seat)
    at = AtPlace(place, was=True)  # with its roof it is called otherwise
    draft.say(Fact("roofs", "S4", "placed", {"seat": seat, "card": OfCard(card), "place": at, "height": building.height}))
    tell_changes(draft)
    if not is_ended_by_sites(draft):
        _after_roof(draft, site.number)
    return draft.ruling()


def _complete(draft: RulingDraft, site: Structure) -> Building:
    """The site leaves its tap place and is its player's building; its height is their threshold if it is greater (S4, S16)."""
    seat = draft.seat
    before = draft.builders.completed
    roofs = sum(map(len, before.values()))
    claimed = Building(seat, roofs, 0, draft.before.threshold(seat), has_toilet=False, is_united=False)
    building = completed(site, draft.terms, claimed)
    draft.put(site.as_building(building))
    own = (*before.get(seat, ()), (site.number, building.height))
    draft.builders = Builders(draft.seats, draft.builders.names, draft.builders.toilets, {**before, seat: own})
    return building


def _after_roof(draft: RulingDraft, number: int) -> None:
    """A new foundation is due if one is left, and a player who holds a card may insure the building (S4)."""
    seat = draft.seat
    if draft.open_foundation_due():
        draft.say(Fact("foundation-due", "S4", "notice", {"count": draft.foundations_due}))
    if draft.hands[seat]:
        draft.stage = Roofed(seat, number)
        draft.say(Fact("may-insure", "S4", "turn", {"seat": of_seat(seat), "place": at_place((number, 1))}))
    else:
        end_act(draft)


def insure_nothing(position: Position) -> Ruling | Refused:
    if not isinstance(position.stage, Roofed):
        return Refused("nothing-asked", "S4")
    draft = RulingDraft(position)
    end_act(draft)
    return draft.ruling()
