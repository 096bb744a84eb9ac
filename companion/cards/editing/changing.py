"""A card of a deck is changed, added or removed: the deck is read anew as a whole, and only what can be used is kept.

Rules of this file: a shipped deck stays as it is; one's own copy takes its place. No number is told that was not typed.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from companion.cards.decks.files import folder_of, of_texts
from companion.cards.editing.assigning import Changed, Wish, changed
from companion.cards.editing.keeping import keep, own_folder
from companion.cards.editing.shelf import whose
from companion.cards.editing.telling import Telling
from companion.cards.editing.texts import DeckTexts, texts_of
from companion.core.decks.card import CardId, Deck, DeckId
from companion.core.decks.register import Register, read
from companion.errors import DONE, Unusable, unusable


@dataclass(frozen=True, slots=True)
class Opened:
    """A deck that is about to be changed."""

    texts: DeckTexts
    folder: Path  # where it will be kept
    is_copied: bool  # it is a shipped one, which stays as it is
    before: Deck | None  # None where it cannot be used as it is


def opened(name: str, own: Path) -> Opened:
    source = folder_of(name, own)
    is_shipped = whose(source, own) == "shipped"
    folder = own_folder(own, source.name) if is_shipped else source.resolve()
    texts = texts_of(source)
    before = None
    with suppress(Unusable):  # what is wrong with it may be what somebody is about to mend
        before = of_texts(texts.outline.text, texts.cards.text)
    return Opened(texts, folder, is_shipped, before)


def change_card(name: str, wish: Wish, own: Path, tags: Path, language: str, out: TextIO) -> int:
    deck, register = opened(name, own), read(tags)
    made = changed(deck.texts.sheet(), deck.texts.read_outline(), deck.before, wish)
    _keep_its_tags(made, wish, deck, register)
    telling = Telling(language, out, deck.before)
    if wish.deed == "change" and not made.columns:
        telling.write("decks-stands-so", id=made.id)
        return DONE
    now = kept(deck, made.cards)
    _tell(made, wish, Telling(language, out, deck.before if wish.deed == "remove" else now))
    tell_kept(deck, now, register, telling)
    return DONE


def kept(deck: Opened, cards: str) -> Deck:
    """As the file was written before; whatever else lies in a folder of one's own stays there."""
    return keep(deck.folder, deck.texts.outline.again(deck.texts.outline.text), deck.texts.cards.again(cards))


def _keep_its_tags(made: Changed, wish: Wish, deck: Opened, register: Register) -> None:
    """A tag knows its card by the id."""
    if wish.deed == "change" and deck.before is not None and "id" in made.columns:
        tagged = tagged_of(deck.before.id, register) & {made.id, *(f"{made.id}-{copy}" for copy in range(1, made.copies + 1))}
        if tagged:
            fix = f"leave its id as it is, or forget its tag first: facedown tags forget {min(tagged)} --deck {deck.before.id}"
            raise unusable(f"card {made.id}", "it has a tag, which knows it by this id", fix)


def tagged_of(deck: DeckId, register: Register) -> set[CardId]:
    return {one.card for one in register.tags.values() if one.deck == deck}


def _tell(made: Changed, wish: Wish, telling: Telling) -> None:
    """By its id; a row of several cards is told as that."""
    match wish.deed:
        case "add":
            telling.write("decks-added", id=made.id)
        case "remove":
            telling.write("decks-removed", id=made.id, count=made.copies)
        case "change":
            telling.followed("decks-changed", ", ".join(made.columns), id=made.id, count=made.copies)


def tell_kept(deck: Opened, now: Deck, register: Register, telling: Telling) -> None:
    """Where it lies now, and which tags belong to nothing any more."""
    if deck.is_copied:
        telling.write("decks-took-place", id=deck.folder.name)
        telling.exact("decks-way-back", f"facedown deck remove {deck.folder.name}", indent=2)
    telling.exact("decks-folder", str(deck.folder), indent=2)
    if deck.before is not None and deck.before.id == now.id:
        orphaned = sorted(card for card in tagged_of(now.id, register) if card in deck.before.cards and card not in now.cards)
        if orphaned:
            telling.followed("decks-tags-left", ", ".join(orphaned), indent=2)
            telling.exact("decks-tags-forget", f"facedown tags forget {orphaned[0]} --deck {now.id}", indent=2)
