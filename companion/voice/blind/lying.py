"""What has changed of the cards that lie on the table, in an area or in a line, and was not told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, Shown
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.placement import PlaceName
from companion.voice.blind.fields import Fields, Spot, name_at, ordered_as, step
from companion.voice.blind.hearing import Listener

MANY = 4  # cards that are told of together rather than by their names


def line(key: str, **args: Said) -> Announcement:
    return Announcement(key, "", "plain", {name.replace("_", "-"): value for name, value in args.items()})


def cards_of(cards: Collection[CardId]) -> tuple[OfCard, ...]:
    return tuple(map(OfCard, cards))


def pair(now: str, no_longer: str, changed: Collection[CardId], seen: Collection[CardId]) -> Iterator[Announcement]:
    """Which of the cards that changed are so now, and which no longer."""
    for key, which in ((now, [card for card in changed if card in seen]), (no_longer, [card for card in changed if card not in seen])):
        if which:
            yield line(key, cards=cards_of(which))


def discards(known: Fields, seen: Fields, keys: tuple[str, str]) -> Iterator[Announcement]:
    """The discards that came or went, by name, as several cards may have one name."""
    before, after = Counter(known["discarded"]), Counter(seen["discarded"])
    more, fewer = after - before, before - after
    yield from pair(*keys, sorted((*more.elements(), *fewer.elements())), more)


# An area


def area(listener: Listener, seen: Fields) -> Iterator[Announcement]:
    known, cards = listener.known, seen["place"]
    yield from _moved(known, seen)
    if gone := ordered_as(known["place"], known["place"].keys() - cards.keys()):
        yield line("blind-gone", cards=cards_of(gone))
        for card in gone:
            known["place"].pop(card)
            known["away"].pop(card, None)
    yield from _placed(listener, seen)
    for kind, key in (("shift", "blind-shift-"), ("off", "blind-off-")):
        if known[kind] != seen[kind]:
            yield from _towards(key, seen[kind].get(""))
    yield from _away(known, seen)
    if taken := sorted(card for card in known["loose"] if card not in seen["loose"]):
        yield line("blind-not-loose", cards=cards_of(taken))
    for card, slot in seen["loose"].items():
        if known["loose"].get(card) != slot:
            yield line("blind-loose", card=OfCard(card), place=PlaceName(slot))
    if known["violated"].keys() & cards.keys() != seen["violated"].keys():
        yield line("blind-out-of-order", cards=cards_of(tuple(seen["violated"])), count=len(seen["violated"]))
    changed = ordered_as(cards, known["checked"].keys() ^ seen["checked"].keys())
    yield from pair("blind-checked", "blind-not-checked", changed, seen["checked"])
    yield from discards(known, seen, ("blind-discarded", "blind-not-discarded"))


def _moved(known: Fields, seen: Fields) -> Iterator[Announcement]:
    """All cards by one same step, else nothing."""
    both = known["place"].keys() & seen["place"].keys()
    steps = {step(known["place"][card], seen["place"][card]) for card in both}
    if len(both) > 1 and len(steps) == 1 and (0, 0) not in steps:
        right, up = steps.pop()
        yield from _towards("blind-all-", (right, up))
        known["place"] = {card: (x + right, y + up) for card, (x, y) in known["place"].items()}
        known["free"] = {}


def _away(known: Fields, seen: Fields) -> Iterator[Announcement]:
    before, after = known["away"].keys(), seen["away"].keys()
    if len(after) >= MANY and after == seen["place"].keys() and len(after - before) > 1:
        yield line("blind-all-lifted")
    elif len(before) >= MANY and not after:
        yield line("blind-none-lifted")
    else:
        yield from lifted(known, seen, ordered_as(seen["place"], before ^ after))


def lifted(known: Fields, seen: Fields, changed: Sequence[CardId]) -> Iterator[Announcement]:
    yield from pair("blind-lifted", "blind-laid-back", changed, seen["away"])
    if any(card not in seen["away"] for card in changed):
        known["undo"] = {}  # the table does not lie as before the last act any more


def _placed(listener: Listener, seen: Fields) -> Iterator[Announcement]:
    """Each card where it lies, by place; beside the mat those first that lie beside a known card."""
    known, place, number, shape = listener.known, seen["place"], seen["number"], listener.setup.shape
    left = [card for card in place if (known["place"].get(card), known["number"].get(card)) != (place[card], number.get(card))]
    while left:
        spots = {card: where for card, where in known["place"].items() if card not in left}
        card = next((one for one in left if name_at(place[one], spots, shape) is not None), left[0])
        left.remove(card)
        yield from _lies(listener, seen, card, spots)
        known["place"][card] = place[card]


def _lies(listener: Listener, seen: Fields, card: CardId, spots: Mapping[CardId, Spot]) -> Iterator[Announcement]:
    spot, number = seen["place"][card], seen["number"].get(card)
    name = name_at(spot, spots, listener.setup.shape)
    shown = Shown(card, listener.setup.characteristic, number) if number is not None else None
    if listener.known["place"].get(card) == spot and shown is not None:
        yield line("blind-is-open", card=OfCard(card), number=shown)
    elif name is not None and shown is not None:
        yield line("blind-lies-open", card=OfCard(card), place=name, number=shown)
    elif name is not None:
        yield line("blind-lies", card=OfCard(card), place=name)
    else:
        yield _apart(card, spot, spots)
        if shown is not None:
            yield line("blind-is-open", card=OfCard(card), number=shown)


def _apart(card: CardId, spot: Spot, spots: Mapping[CardId, Spot]) -> Announcement:
    """Counted in cells from the first card that is known, where the area is in pieces."""
    other, start = next(iter(spots.items()))
    right, up = step(start, spot)
    ways = {"side": "right" if right > 0 else "left", "way": "up" if up > 0 else "down"}
    return line("blind-lies-apart", card=OfCard(card), other=OfCard(other), across=abs(right), along=abs(up), **ways)


def _towards(key: str, by: Spot | None) -> Iterator[Announcement]:
    """Tells a step of so many columns and rows; where `by` is None, that there is no step any more."""
    if by is None:
        yield line(f"{key}nowhere")
        return
    for count, forth, back in ((by[0], "right", "left"), (by[1], "up", "down")):
        if count:
            yield line(f"{key}{forth if count > 0 else back}", count=abs(count))


# A line


def row(listener: Listener, seen: Fields) -> Iterator[Announcement]:
    known, there = listener.known, seen["line"][""]
    yield from _line(listener, seen)
    beside = known["beside"].keys() ^ seen["beside"].keys()
    yield from pair("blind-beside", "blind-on-mat", [card for card in there if card in beside], seen["beside"])
    away = known["away"].keys() ^ seen["away"].keys()
    yield from lifted(known, seen, [card for card in there if card in away])
    yield from discards(known, seen, ("blind-in-box", "blind-not-in-box"))


def _line(listener: Listener, seen: Fields) -> Iterator[Announcement]:
    """What has gone and come, and which equal cards lie in another order; the whole line where order or numbers of the others changed."""
    known, number, after = listener.known, seen["number"], seen["line"][""]
    before = known["line"].get("", ())
    left = tuple(card for card in before if card in after)
    now = tuple(card for card in after if card in left)
    is_same = all(known["number"].get(card) == number[card] for card in left)
    if "" not in known["line"] or not left or not is_same or [number[card] for card in left] != [number[card] for card in now]:
        if "" not in known["line"] or before != after or not is_same:
            yield line("blind-line", count=len(after))
            yield from (line("blind-line-card", card=OfCard(card), number=_shown(listener, seen, card)) for card in after)
        for card in [card for card in before if card not in after]:
            listener.forget(card)
        return
    yield from _reordered(left, now, seen)
    there = iter(now)  # in the places of those that are left
    known["line"][""] = tuple(next(there) if card in left else card for card in before)
    if gone := [card for card in known["line"][""] if card not in after]:
        yield line("blind-not-in-line", cards=cards_of(gone))
    for card in gone:
        listener.forget(card)
    for at, card in enumerate(after):
        there_now = known["line"][""]
        if card not in there_now:
            yield line("blind-in-line", card=OfCard(card), number=_shown(listener, seen, card), place=_gap(there_now, at))
            known["line"][""] = (*there_now[:at], card, *there_now[at:])


def _shown(listener: Listener, seen: Fields, card: CardId) -> Shown:
    return Shown(card, listener.setup.characteristic, seen["number"][card])


def _reordered(left: Sequence[CardId], now: Sequence[CardId], seen: Fields) -> Iterator[Announcement]:
    """Equal neighbours of which some have changed places (L7): all of them, as they lie."""
    for _, both in groupby(zip(left, now, strict=True), key=lambda one: seen["number"][one[1]]):
        equal = tuple(both)
        if any(card != earlier for earlier, card in equal):
            yield line("blind-order", cards=cards_of([card for _, card in equal]))


def _gap(now: Sequence[CardId], at: int) -> PlaceName:
    if at == 0:
        return PlaceName(None, "left-of", now[0])
    if at == len(now):
        return PlaceName(None, "right-of", now[-1])
    return PlaceName(None, "between", now[at - 1], other=now[at])
