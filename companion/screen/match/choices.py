"""The choices that are offered now: as large buttons on a page, and which of them stand beside the table or on a place."""

from __future__ import annotations

from companion.core.referee.placement import PlaceName
from companion.core.referee.table_view import Offer
from companion.screen.acts import Act, Open, Pick
from companion.screen.draft import Draft
from companion.screen.frame import page
from companion.screen.match.parts import columns_of, match_status, tiles
from companion.screen.sight import Sight

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


def in_panel(sight: Sight) -> tuple[Offer, ...]:
    """The choices with a button beside the table: they concern no place on it, and shift the area only where room is wanted.

    The choice that leaves everything as it is stays among them, however many there are.
    """
    beside = _beside(sight)
    last = tuple(one for one in beside if _is_last(one))
    return (*beside[: min(len(beside), MOST_BESIDE) - len(last)], *last)


def has_more(sight: Sight) -> bool:
    """Whether there are more choices than the table and the panel show; without a mat only free cells bear choices."""
    has_places = bool(sight.shape.columns or sight.shape.tap_places)
    is_hidden = not has_places and any(not place.relation for one in sight.table.expected.offers for place in places_of(one))
    return is_hidden or len(_beside(sight)) > MOST_BESIDE


def at_place(sight: Sight, slug: str) -> tuple[Offer, ...]:
    """The choices about a place, by its slug."""
    return tuple(one for one in sight.table.expected.offers if any(place.slug == slug for place in places_of(one)))


def by_name(sight: Sight) -> bool:
    """Whether a card may be named now."""
    return any(one.kind == BY_NAME for one in sight.table.expected.offers)


def places_of(offer: Offer) -> tuple[PlaceName, ...]:
    return tuple(one for one in offer.args.values() if isinstance(one, PlaceName))


def label_of(sight: Sight, offer: Offer) -> str:
    return sight.lines.format(f"{sight.lines.game}-option-{offer.kind}", offer.args)


def spoken_label(sight: Sight, offer: Offer) -> str:
    return sight.lines.format(f"{sight.lines.game}-option-{offer.kind}", offer.args, is_spoken=True)


def _beside(sight: Sight) -> tuple[Offer, ...]:
    own = [one for one in sight.table.expected.offers if one.kind not in (BY_NAME, "shift") and not _is_on_table(sight, one)]
    shifts = [one for one in sight.table.expected.offers if one.kind == "shift"] if _wants_room(sight) else []
    return tuple(sorted((*own, *shifts), key=_is_last))


def _is_last(offer: Offer) -> bool:
    """Whether a choice leaves everything as it is."""
    return offer.kind == LAST


def _is_on_table(sight: Sight, offer: Offer) -> bool:
    """Whether the table shows the place of a choice: always, but for cells beside the mat of an area."""
    is_anywhere = sight.ground != "area" or not sight.shape.columns
    return any(not place.relation or is_anywhere for place in places_of(offer))


def _wants_room(sight: Sight) -> bool:
    """Whether a card would go beside the mat, or the whole area is being moved."""
    return any(place.slot and place.relation for place in sight.table.expected.places) or sight.table.view.pending == "shifting"


def _buttons(sight: Sight, about: str) -> list[tuple[str, Act]]:
    offers = at_place(sight, about) if about else _in_order(sight)
    buttons: list[tuple[str, Act]] = [(label_of(sight, one), Pick(one.id)) for one in offers]
    if not about and by_name(sight):
        buttons.insert(0, (sight.lines.format("match-label-name-a-card", {}), Open("search")))
    return buttons


def _in_order(sight: Sight) -> list[Offer]:
    """First the choices beside the table, then those about its places; the one that leaves everything as it is comes last."""
    first = _beside(sight)
    kept = [one for one in sight.table.expected.offers if one.kind not in (BY_NAME, "shift") and one not in first]
    return sorted((*first, *kept), key=_is_last)


def _title(sight: Sight, about: str) -> str:
    places = [place for one in at_place(sight, about) for place in places_of(one) if place.slug == about] if about else []
    if not places:
        return sight.lines.format("match-choices", {})
    return sight.lines.format("match-choices-at", {"place": places[0]})
