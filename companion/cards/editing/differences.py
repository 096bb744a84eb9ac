"""How two decks differ, told card by card in the order of names; it shows the numbers of both, so it is for whoever asks for that."""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from companion.cards.decks import files
from companion.cards.editing.comparing import Change, Compared, compared
from companion.cards.editing.telling import Telling
from companion.core.decks.card import CharacteristicId, Deck, DeckId
from companion.errors import DONE, FOUND_WRONG, unusable
from companion.system.reading import quoted
from companion.words.formats import mark_words


def diff_decks(name: str, other: str | None, own: Path, language: str, out: TextIO) -> int:
    """The first against the second; alone, the shipped deck of that name against one's own."""
    first, second = _folders(name, other, own)
    before, now = files.load(first), files.load(second)
    found = compared(before, now, language)
    if found.is_same:
        Telling(language, out, now).write("decks-same", count=len(now.cards))
        return DONE
    _tell(found, before, now, language, out, (str(first), str(second)))
    return FOUND_WRONG


def _folders(name: str, other: str | None, own: Path) -> tuple[Path, Path]:
    if other is not None:
        return files.folder_of(name, own), files.folder_of(other, own)
    mine = files.folder_of(name, own)
    shipped = files.shipped().get(DeckId(mine.name))
    if shipped is None:
        fix = f"name a second deck: facedown deck diff {name} landmarks"
        raise unusable(f"deck {quoted(name)}", "no deck of that name is shipped, so there is nothing to compare it with", fix)
    if mine == shipped:
        fix = f"name a second deck, or begin one of your own with `facedown deck edit {name}`"
        raise unusable(f"deck {quoted(name)}", "it is the shipped one, and there is none of your own in its place", fix)
    return shipped, mine


def _tell(found: Compared, before: Deck, now: Deck, language: str, out: TextIO, folders: tuple[str, str]) -> None:
    here, there = Telling(language, out, now), Telling(language, out, before)
    for key, folder in zip(("decks-diff-first", "decks-diff-second"), folders, strict=True):
        here.exact(key, folder)
    here.plain()
    if found.is_otherwise:
        here.write("decks-diff-otherwise")
    _tell_orders(found, before, now, here)
    for key, cards, telling in (("decks-diff-gone", found.gone, there), ("decks-diff-new", found.new, here)):
        if cards:
            telling.followed(key, ", ".join(map(telling.card, telling.cards(cards))), count=len(cards))
    for card in here.cards(found.changes):
        here.plain(there.card(card), "turn")
        for change in found.changes[card]:
            here.plain(_change(change, now, here), indent=2)


def _tell_orders(found: Compared, before: Deck, now: Deck, telling: Telling) -> None:
    for key, orders, deck in (
        ("decks-diff-order-gone", found.orders_gone, before),
        ("decks-diff-order-new", found.orders_new, now),
        ("decks-diff-order-other", found.orders_other, now),
    ):
        for order in orders:
            telling.write(key, order=_order(deck, order, telling))
    for id, one in found.reordered.items():
        if one.inverted:
            telling.write("decks-diff-turned", order=_order(now, id, telling), count=one.inverted)
        if one.equal_now:
            telling.write("decks-diff-equal-now", order=_order(now, id, telling), count=one.equal_now)
        if one.equal_before:
            telling.write("decks-diff-equal-before", order=_order(now, id, telling), count=one.equal_before)


def _order(deck: Deck, id: CharacteristicId, telling: Telling) -> str:
    one = deck.characteristic(id)
    return id if one is None else one.names[telling.language]


def _change(change: Change, now: Deck, telling: Telling) -> str:
    before, after = (_side(change, text, telling) for text in (change.before, change.now))
    match change.what:
        case "order" | "marks":
            what = telling.words(f"decks-diff-{change.what}", order=_order(now, CharacteristicId(change.of), telling))
        case "trait":
            what = change.of
        case "name" | "short" | "place" | "note":
            what = telling.words(f"decks-diff-{change.what}", language=change.of)
    return telling.words("decks-diff-change", what=what, before=before, now=after)


def _side(change: Change, text: str, telling: Telling) -> str:
    if not text:
        return telling.words("decks-diff-nothing")
    if change.what == "marks":
        return ", ".join(mark_words(text.split(), telling.language))
    return text.replace("\n", "|") if change.what == "short" else text
