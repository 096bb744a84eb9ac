"""A card of a deck is changed, added or removed; the changed deck is read as a whole, and is kept only if it can be used.

Rules of this file: a shipped deck stays as it is, and the user's own copy takes its place. No number is shown but those that were typed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from pathlib import Path
from typing import Literal, TextIO

from companion.cards.decks.cells import parse_copies
from companion.cards.decks.csv_reading import CardRow
from companion.cards.decks.files import folder_of, of_texts
from companion.cards.decks.outline import Outline
from companion.cards.editing.card_file import CardSheet, DeckTexts, texts_of
from companion.cards.editing.deck_folder import keep_deck, own_folder
from companion.cards.editing.shelf import whose
from companion.cards.editing.telling import DeckPage
from companion.cards.sheets.values import without_unit
from companion.cards.tags.register_file import read_register
from companion.core.decks.card import LANGUAGES, Deck
from companion.core.decks.codes import named_by
from companion.core.decks.register import Register
from companion.core.frozen import dataclass
from companion.errors import DONE, Problem, Text, Unusable, unusable
from companion.system.reading import folded, meant

Deed = Literal["change", "add", "remove"]
COPY = re.compile(r"(?P<id>.+)-(?P<copy>[1-9][0-9]?)")


@dataclass(frozen=True, slots=True)
class CardWish:
    """A change of a card, as it was typed."""

    deed: Deed
    card: str
    cells: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CardChange:
    """The text of the card file with a change, and what is different in it."""

    cards: str = field(repr=False)
    row: int  # its number in the file before the change; of a new card the row that it takes
    id: str
    columns: tuple[str, ...]  # in which another text stands now
    copies: int = 1  # cards that the row stands for


def parse_wish(words: Sequence[str], add: Sequence[str] | None = None, remove: Sequence[str] | None = None) -> CardWish | None:
    """The words before the first `=` name the card; None where there are no words at all."""
    deed: Deed = "add" if add is not None else "remove" if remove is not None else "change"
    option = add if add is not None else remove if remove is not None else ()
    behind = (*words, *option)
    first = next((place for place, word in enumerate(behind) if "=" in word), len(behind))
    name, given = " ".join(behind[:first]).strip(), behind[first:]
    problems = [Problem("COLUMN=VALUE", "editing-no-equals-sign", word=word) for word in given if "=" not in word]
    cells: dict[str, str] = {}
    for word in given:
        column, equals, text = (part.strip() for part in word.partition("="))
        if equals and column in cells:
            problems.append(Problem("COLUMN=VALUE", "editing-column-twice", column=column))
        cells |= {column: text} if equals else {}
    if words and option:
        problems.append(Problem("CARD", "editing-two-cards-are-named", deed=deed))
    if not name and behind:
        problems.append(Problem("CARD", "editing-no-card-is-named"))
    if deed == "remove" and cells:
        problems.append(Problem("--remove", "editing-values-of-a-removed-card"))
    if problems:
        raise Unusable(problems)
    return CardWish(deed, name, cells) if behind else None


def change_of(sheet: CardSheet, outline: Outline | None, deck: Deck | None, wish: CardWish) -> CardChange:
    """`deck`, None where it cannot be used, finds short codes; `outline` says which columns there may be."""
    cells = _columns(sheet, outline, wish.cells)
    match wish.deed:
        case "add":
            cells = {**cells, "id": wish.card}
            if sheet.row(wish.card) is not None:
                raise unusable(Text("place-card-quoted", card=wish.card), "editing-card-is-there-already")
            last = max((row.number for row in sheet.table.rows), default=sheet.table.header_row)
            return CardChange(sheet.with_row(cells), last + 1, wish.card, tuple(cells))
        case "remove":
            row = row_named(sheet, deck, wish.card)
            _refuse_one_of_copies(row, wish.card)
            return CardChange(sheet.without_row(row.number), row.number, row.cells.get("id", ""), (), _copies(row))
        case "change":
            row = row_named(sheet, deck, wish.card)
            other = {column: text for column, text in cells.items() if row.cells.get(column, "") != text}
            text = sheet.with_cells({row.number: other}) if other else sheet.text
            return CardChange(text, row.number, row.cells.get("id", ""), tuple(other), _copies(row))


def _columns(sheet: CardSheet, outline: Outline | None, given: Mapping[str, str]) -> dict[str, str]:
    """The cells by their columns in the file; a characteristic may be named in any language, and a number have its unit behind it."""
    known = outline.columns() if outline else sheet.table.columns
    called = {folded(name): str(one.id) for one in outline.characteristics for name in one.names.values()} if outline else {}
    units = outline.units_of_columns() if outline else {}
    cells: dict[str, str] = {}
    problems: list[Problem] = []
    for word, text in given.items():
        column = word.lower() if word.lower() in known else called.get(folded(word), "")
        if column:
            cells[column] = sheet.as_written_here(column, without_unit(text, units[column]) if column in units else text)
        else:
            problems.append(Problem("COLUMN=VALUE", "deck-no-such-column", column=word, instead=meant(word, known)))
    if problems:
        raise Unusable(problems)
    return cells


def row_named(sheet: CardSheet, deck: Deck | None, word: str) -> CardRow:
    """The row that a word names by id, by a name in any language, or by short code; copies of a card share one row."""
    rows = sheet.table.rows
    code = named_by(word, deck) if deck is not None else None
    found = [row for row in rows if row.cells.get("id") == word]
    found = found or [row for row in rows if _is_copy(row, word)]
    found = found or [row for row in rows if folded(word) in {folded(row.cells.get(f"name_{language}", "")) for language in LANGUAGES}]
    found = found or [row for row in rows if code is not None and (row.cells.get("id") == code or _is_copy(row, code))]
    if len(found) > 1:
        ids = ", ".join(row.cells.get("id", "") for row in found)
        raise unusable(Text("place-card-quoted", card=word), "editing-several-cards-of-that-name", ids=ids)
    if not found:
        how = Text("editing-how-cards-are-named")
        raise unusable(
            Text("place-card-quoted", card=word),
            "editing-no-such-card",
            instead=meant(word.replace(" ", "-"), [row.cells.get("id", "") for row in rows], how),
        )
    return found[0]


def _is_copy(row: CardRow, word: str) -> bool:
    read = COPY.fullmatch(word)
    return read is not None and read["id"] == row.cells.get("id") and 1 < _copies(row) >= int(read["copy"])


def _copies(row: CardRow) -> int:
    copies = parse_copies(row.cells.get("copies", ""))
    return copies if isinstance(copies, int) else 1


def _refuse_one_of_copies(row: CardRow, word: str) -> None:
    copies, id = _copies(row), row.cells.get("id", "")
    if _is_copy(row, word):
        raise unusable(Text("place-card-quoted", card=word), "editing-card-shares-a-row", copies=copies, fewer=copies - 1, card=id)


@dataclass(frozen=True, slots=True)
class OpenedDeck:
    """A deck that is about to be changed."""

    texts: DeckTexts
    folder: Path  # that the changed deck will lie in
    is_copied: bool  # it is a shipped one, which stays as it is
    before: Deck | None  # None where it cannot be used as it is


def open_deck(name: str, own: Path) -> OpenedDeck:
    source = folder_of(name, own)
    is_shipped = whose(source, own) == "shipped"
    folder = own_folder(own, source.name) if is_shipped else source.resolve()
    texts = texts_of(source)
    before = None
    with suppress(Unusable):  # the change may mend it
        before = of_texts(texts.outline.text, texts.cards.text)
    return OpenedDeck(texts, folder, is_shipped, before)


def change_card(name: str, wish: CardWish, own: Path, tags: Path, language: str, out: TextIO) -> int:
    deck, register = open_deck(name, own), read_register(tags)
    made = change_of(deck.texts.sheet(), deck.texts.read_outline(), deck.before, wish)
    _keep_its_tags(made, wish, deck, register)
    telling = DeckPage(language, out, deck.before)
    if wish.deed == "change" and not made.columns:
        telling.write("decks-stands-so", id=made.id)
        return DONE
    now = keep_cards(deck, made.cards)
    _tell(made, wish, DeckPage(language, out, deck.before if wish.deed == "remove" else now))
    tell_kept(deck, now, register, telling)
    return DONE


def keep_cards(deck: OpenedDeck, cards: str) -> Deck:
    """Writes the changed card file with the line ends and the mark of the one before; other files in the folder stay there."""
    return keep_deck(deck.folder, deck.texts.outline.again(deck.texts.outline.text), deck.texts.cards.again(cards))


def _keep_its_tags(made: CardChange, wish: CardWish, deck: OpenedDeck, register: Register) -> None:
    """Refuses a new id for a card that has a tag, as the tag names its card by the id."""
    if wish.deed == "change" and deck.before is not None and "id" in made.columns:
        tagged = register.tagged_cards(deck.before.id) & {made.id, *(f"{made.id}-{copy}" for copy in range(1, made.copies + 1))}
        if tagged:
            raise unusable(Text("place-card", card=made.id), "editing-id-has-a-tag", card=min(tagged), deck=deck.before.id)


def _tell(made: CardChange, wish: CardWish, telling: DeckPage) -> None:
    """Says what was done; a row of several copies is called so."""
    match wish.deed:
        case "add":
            telling.write("decks-added", id=made.id)
        case "remove":
            telling.write("decks-removed", id=made.id, count=made.copies)
        case "change":
            telling.followed("decks-changed", ", ".join(made.columns), id=made.id, count=made.copies)


def tell_kept(deck: OpenedDeck, now: Deck, register: Register, telling: DeckPage) -> None:
    """Says where the deck lies now, and which tags belong to no card any more."""
    if deck.is_copied:
        telling.write("decks-took-place", id=deck.folder.name)
        telling.exact("decks-way-back", f"facedown deck remove {deck.folder.name}", indent=2)
    telling.exact("decks-folder", str(deck.folder), indent=2)
    if deck.before is not None and deck.before.id == now.id:
        orphaned = sorted(card for card in register.tagged_cards(now.id) if card in deck.before.cards and card not in now.cards)
        if orphaned:
            telling.followed("decks-tags-left", ", ".join(orphaned), indent=2)
            telling.exact("decks-tags-forget", f"facedown tags forget {orphaned[0]} --deck {now.id}", indent=2)
