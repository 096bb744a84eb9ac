"""The choices that are offered now: as large buttons on a page, and which of them stand beside the table or on a place."""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.core.games.game import Ground
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Expected, Offer
from companion.screen.acts import Act, OpenPage, Pick
from companion.screen.draft import Draft
from companion.screen.frame import page
from companion.screen.match.parts import columns_of, match_status, tiles
from companion.screen.sight import Sight
from companion.words.lines import SHORT, Lines

MOST_BESIDE = 5
LAST = "drop"
BY_NAME = "card"  # offers that name a card, too many to be listed: the card is searched for
TALL, MOST_TALL = 13.0, 18.0


def draw_choices(draft: Draft, sight: Sight, about: str, at: int = 0) -> None:
    """The choices about one place, by its slug, or all of them; `at` is the part of the list that is shown."""
    room = page(draft, _title(sight, about), match_status(sight.lines, sight.table))
    buttons = _buttons(sight, about)
    if not buttons:
        draft.text(room, sight.lines.format("match-choices-none", {}), lines=3, upright="top")
    columns = columns_of(draft) if len(buttons) > 3 else 1
    for number, rect in tiles(draft, room, len(buttons), at, columns=columns, tall=TALL, most=MOST_TALL):
        label, act = buttons[number]
        draft.button(rect, label, act, lines=3)


@dataclass(frozen=True, slots=True)
class OnOffer:
    """What is offered now, and what decides where a choice stands: on the mat, or in a button beside it."""

    expected: Expected
    shape: Shape
    ground: Ground
    is_shifting: bool  # the whole area is being moved


def on_offer(sight: Sight) -> OnOffer:
    return OnOffer(sight.table.expected, sight.shape, sight.ground, sight.table.view.pending == "shifting")


def in_panel(now: OnOffer) -> tuple[Offer, ...]:
    """The choices with a button beside the table: they concern no place on it, and shift the area only while it is being moved.

    The choice that leaves everything as it is stays among them, however many there are.
    """
    beside = _in_sight(now)
    last = tuple(one for one in beside if _is_last(one))
    return (*beside[: min(len(beside), MOST_BESIDE) - len(last)], *last)


def has_more(now: OnOffer) -> bool:
    """Whether there are more choices than the table and the panel show; without a mat only free cells bear choices."""
    has_places = bool(now.shape.columns or now.shape.tap_places)
    is_hidden = not has_places and any(not place.relation for one in now.expected.offers for place in places_of(one))
    return is_hidden or len(_in_sight(now)) > MOST_BESIDE or len(_beside(now)) > len(_in_sight(now))


def at_place(expected: Expected, slug: str) -> tuple[Offer, ...]:
    """The choices about a place, by its slug."""
    return tuple(one for one in expected.offers if any(place.slug == slug for place in places_of(one)))


def by_name(expected: Expected) -> bool:
    """Whether a card may be named now."""
    return any(one.kind == BY_NAME for one in expected.offers)


def places_of(offer: Offer) -> tuple[PlaceName, ...]:
    return tuple(one for one in offer.args.values() if isinstance(one, PlaceName))


def label_of(lines: Lines, offer: Offer) -> str:
    return lines.format(f"{lines.game}-option-{offer.kind}", offer.args, forms=(SHORT,))


def spoken_label(lines: Lines, offer: Offer) -> str:
    return lines.format(f"{lines.game}-option-{offer.kind}", offer.args, is_spoken=True)


def _in_sight(now: OnOffer) -> tuple[Offer, ...]:
    """A shift of the area is one touch away, as it would take the room of the card that matters now."""
    return tuple(one for one in _beside(now) if one.kind != "shift" or now.is_shifting)


def _beside(now: OnOffer) -> tuple[Offer, ...]:
    own = [one for one in now.expected.offers if one.kind not in (BY_NAME, "shift") and not _is_on_table(now, one)]
    shifts = [one for one in now.expected.offers if one.kind == "shift"] if _wants_room(now) else []
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


def _wants_room(now: OnOffer) -> bool:
    """Whether a card would go beside the mat, or the whole area is being moved."""
    return now.is_shifting or any(place.slot and place.relation for place in now.expected.places)


def _buttons(sight: Sight, about: str) -> list[tuple[str, Act]]:
    expected, lines = sight.table.expected, sight.lines
    offers = at_place(expected, about) if about else _in_order(on_offer(sight))
    buttons: list[tuple[str, Act]] = [(label_of(lines, one), Pick(one.id)) for one in offers]
    if not about and by_name(expected):
        buttons.insert(0, (lines.format("match-label-name-a-card", {}), OpenPage("search")))
    return buttons


def _in_order(now: OnOffer) -> list[Offer]:
    """First the choices beside the table, then those about its places; the one that leaves everything as it is comes last."""
    first = _beside(now)
    kept = [one for one in now.expected.offers if one.kind not in (BY_NAME, "shift") and one not in first]
    return sorted((*first, *kept), key=_is_last)


def _title(sight: Sight, about: str) -> str:
    places = [place for one in at_place(sight.table.expected, about) for place in places_of(one) if place.slug == about] if about else []
    if not places:
        return sight.lines.format("match-choices", {})
    return sight.lines.format("match-choices-at", {"place": places[0]})
