"""The choices that are offered now, and which of them stand beside the table or on a place."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import Ground, OfCard
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Expected, Offer
from companion.events import SeatId
from companion.screen.sight import Sight
from companion.screen.things import SignKind
from companion.words.lines import SHORT, Lines

MOST_BESIDE = 5
CardAt = tuple[CardId, PlaceName]
EXCHANGES = ("swap", "double-swap")
LAST, SHIFT = "drop", "shift"
WAYS: Mapping[str, SignKind] = {"left": "left", "right": "right", "up": "up", "down": "down"}
SHIFTING = "shifting"  # the whole area is being moved
SHOW_ALL = "show-all"  # chosen on the page of the end, where it is asked about once (H3)
BY_NAME = "card"  # offers that name a card, too many to be listed: the card is searched for


@dataclass(frozen=True, slots=True)
class OnOffer:
    """What is offered now, and what decides where a choice stands: on the mat, or in a button beside it."""

    expected: Expected
    shape: Shape
    ground: Ground
    is_shifting: bool  # the whole area is being moved


def on_offer(sight: Sight) -> OnOffer:
    return OnOffer(sight.table.expected, sight.shape, sight.ground, sight.table.view.pending == SHIFTING)


def in_panel(now: OnOffer) -> tuple[Offer, ...]:
    """The choices with a button beside the table: they concern no place on it, and move the area only once it is being moved.

    The choice that leaves everything as it is stays among them, however many there are.
    """
    beside = beside_table(now)
    last = tuple(one for one in beside if _is_last(one))
    return (*beside[: min(len(beside), MOST_BESIDE) - len(last)], *last)


def may_want_shift(now: OnOffer) -> bool:
    """Whether a card would go beside the mat, so that a button leads to the choices that move the whole area."""
    return not now.is_shifting and bool(shifts_of(now.expected)) and any(place.slot and place.relation for place in now.expected.places)


def shifts_of(expected: Expected) -> tuple[Offer, ...]:
    return tuple(one for one in expected.offers if one.kind == SHIFT)


def has_more(now: OnOffer) -> bool:
    """Whether there are more choices than the table and the panel show; without a mat only free cells bear choices."""
    has_places = bool(now.shape.columns or now.shape.tap_places)
    is_hidden = not has_places and any(not place.relation for one in now.expected.offers for place in places_of(one))
    return is_hidden or len(beside_table(now)) > MOST_BESIDE


def at_place(expected: Expected, slug: str) -> tuple[Offer, ...]:
    """The choices about a place, by its slug."""
    return tuple(one for one in expected.offers if any(place.slug == slug for place in places_of(one)))


def offers_by_slug(expected: Expected) -> Mapping[str, tuple[Offer, ...]]:
    """The choices about each place, by its slug."""
    found: dict[str, tuple[Offer, ...]] = {}
    for one in expected.offers:
        for slug in {place.slug for place in places_of(one)}:
            found[slug] = (*found.get(slug, ()), one)
    return found


def by_name(expected: Expected) -> bool:
    """Whether a card may be named now."""
    return any(one.kind == BY_NAME for one in expected.offers)


def places_of(offer: Offer) -> tuple[PlaceName, ...]:
    return tuple(one for one in offer.args.values() if isinstance(one, PlaceName))


def cards_of(offer: Offer) -> tuple[CardId, ...]:
    """The cards that a choice names."""
    return tuple(one.card for one in offer.args.values() if isinstance(one, OfCard))


def seat_named(offer: Offer) -> SeatId | None:
    """The seat that a choice names."""
    word = offer.args.get("word")
    return SeatId(word) if isinstance(word, str) and word.startswith("seat-") else None


def way_of(offer: Offer) -> SignKind | None:
    """The arrow of a choice that moves the whole area."""
    return WAYS.get(str(offer.args.get("word"))) if offer.kind == SHIFT else None


def side_of(offer: Offer) -> SignKind | None:
    """The arrow of a choice between the two sides of a player."""
    word = str(offer.args.get("word"))
    return WAYS[word] if offer.kind != SHIFT and word in ("left", "right") else None


def is_nothing_else_due(now: OnOffer) -> bool:
    """Whether one of the choices is all that the match waits for: none has a place on the table, and no question asks for yes."""
    own = [one for one in now.expected.offers if one.kind not in (BY_NAME, SHOW_ALL, SHIFT, LAST)]
    return len(own) > 1 and now.expected.question is None and not any(places_of(one) for one in own)


def exchanged_by(offer: Offer) -> list[tuple[CardAt, CardAt]]:
    """The pairs of cards that a choice makes change places, each card with its place."""
    if offer.kind not in EXCHANGES:
        return []
    lie = [(card.card, place) for number in range(1, 5) for card, place in [_nth(offer, number)] if card is not None and place is not None]
    return list(zip(lie[::2], lie[1::2], strict=False))


def _nth(offer: Offer, number: int) -> tuple[OfCard | None, PlaceName | None]:
    card, place = (offer.args.get(f"{what}-{number}") for what in ("card", "place"))
    return card if isinstance(card, OfCard) else None, place if isinstance(place, PlaceName) else None


def label_of(lines: Lines, offer: Offer) -> str:
    return lines.format(f"{lines.game}-option-{offer.kind}", offer.args, forms=(SHORT,))


def spoken_label(lines: Lines, offer: Offer) -> str:
    return lines.format(f"{lines.game}-option-{offer.kind}", offer.args, is_spoken=True)


def beside_table(now: OnOffer) -> tuple[Offer, ...]:
    own = [one for one in now.expected.offers if one.kind not in (BY_NAME, SHOW_ALL, SHIFT) and not _is_on_table(now, one)]
    shifts = shifts_of(now.expected) if now.is_shifting else ()
    return tuple(sorted((*own, *shifts), key=_is_last))


def _is_last(offer: Offer) -> bool:
    """Whether a choice leaves everything as it is."""
    return offer.kind == LAST


def _is_on_table(now: OnOffer, offer: Offer) -> bool:
    """Whether the table shows the place of a choice: always, but for cells beside the mat of an area, and several cells at once."""
    if is_exchange(now, offer):
        return False
    is_anywhere = now.ground != "area" or not now.shape.columns
    return any(not place.relation or is_anywhere for place in places_of(offer))


def is_exchange(now: OnOffer, offer: Offer) -> bool:
    """Whether cards of an area change places, so that the choice belongs to no cell alone."""
    return now.ground == "area" and len(places_of(offer)) > 1


def in_order(now: OnOffer) -> list[Offer]:
    """First the choices beside the table, then those about its places; the one that leaves everything as it is comes last."""
    first = (*beside_table(now), *(shifts_of(now.expected) if may_want_shift(now) else ()))
    kept = [one for one in now.expected.offers if one.kind not in (BY_NAME, SHOW_ALL, SHIFT) and one not in first]
    return sorted((*first, *kept), key=_is_last)
