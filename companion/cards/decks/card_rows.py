"""`cards.csv`: one card to a row, read against what `deck.toml` says, and the rows compared with each other."""

from __future__ import annotations

from collections.abc import Sequence

from companion.cards.decks.cells import LONGEST_ID
from companion.cards.decks.csv_reading import MOST_ROWS, CardTable, parse_table
from companion.cards.decks.draft import Draft, draft_of
from companion.cards.decks.outline import FIXED_COLUMNS, Outline
from companion.cards.decks.short_names import completed, same
from companion.core.decks.card import LANGUAGES, Card, CardId, Texts
from companion.system.reading import Findings, nearest, quoted


def parse_cards(text: str, outline: Outline | None, found: Findings) -> tuple[Card, ...]:
    """The cards in the order of their ids. Without an outline (itself a finding) only what every deck has is checked."""
    table = parse_table(text, FIXED_COLUMNS if outline is None else outline.columns(), found)
    if table is None:
        return ()
    _check_columns(table, outline, found)
    drafts = [draft_of(row, outline, found, comma_is_point=table.comma_is_point) for row in table.rows]
    if not drafts:
        found.add("there are no cards in it", "write one card to a row under the names of the columns")
    _check_ids(drafts, found)
    _check_copies(drafts, found)
    _check_short_names(drafts, found)
    return _cards(drafts, outline) if outline and not found.problems else ()


def _check_columns(table: CardTable, outline: Outline | None, found: Findings) -> None:
    place = f"row {table.header_row}"
    if outline is not None and outline.is_whole:
        for column in table.columns:
            if column not in outline.columns():
                fix = nearest(column, outline.columns())
                found.add(f"there is no column {quoted(column)} in this deck", fix, f"{place}, column {quoted(column)[1:-1]}")
    for column in ("id", *(outline.needed_columns() if outline else ())):
        if column not in table.columns:
            found.add("the column is missing", f"add a column named {column}", f"{place}, column {column}")
    if not any(f"name_{language}" in table.columns for language in LANGUAGES):
        found.add("the column is missing", "add a column named name_en, name_ru or name_fr", f"{place}, column name_en")


def _check_ids(drafts: Sequence[Draft], found: Findings) -> None:
    first: dict[CardId, int] = {}
    for draft in drafts:
        if draft.id and first.setdefault(draft.id, draft.row.number) != draft.row.number:
            what = f"{quoted(draft.id)} is already the id of row {first[draft.id]}"
            found.add(what, "give each card an id of its own, or remove one row", draft.row.place("id"))


def _check_copies(drafts: Sequence[Draft], found: Findings) -> None:
    """Copies get ids of their own, which have to be free and no longer than others."""
    copied = [draft for draft in drafts if draft.id and draft.copies > 1]
    made = {id: draft.row.number for draft in copied for id in draft.ids}
    for draft in drafts:
        if draft.id in made:
            what = f"{quoted(draft.id)} is also the id of a copy that row {made[draft.id]} asks for"
            found.add(what, "give this row or that one another id", draft.row.place("id"))
    for draft in copied:
        if len(draft.ids[-1]) > LONGEST_ID:
            longest = LONGEST_ID - len(draft.ids[-1]) + len(draft.id)
            found.add("with the numbers of its copies the id is too long", f"use at most {longest} characters", draft.row.place("id"))
    if sum(draft.copies for draft in drafts) > MOST_ROWS:
        found.add(f"with all copies it has more than {MOST_ROWS} cards", "make it two decks")


def _check_short_names(drafts: Sequence[Draft], found: Findings) -> None:
    for language in LANGUAGES:
        first: dict[str, int] = {}
        for draft in drafts:
            short_name = draft.short_names.get(language)
            if short_name and first.setdefault(same(short_name), draft.row.number) != draft.row.number:
                what = f"{quoted(short_name.replace(chr(10), '|'))} is already the short name of row {first[same(short_name)]}"
                found.add(what, "change one of them", draft.row.place(f"short_{language}"))


def _cards(drafts: Sequence[Draft], outline: Outline) -> tuple[Card, ...]:
    short_names = {language: _short_names_in(language, drafts) for language in LANGUAGES}
    cards = (
        Card(
            id=id,
            deck=outline.id,
            names=_in_all_languages(draft.names),
            short_names={language: short_names[language][draft.id] for language in LANGUAGES},
            places=_in_all_languages(draft.places),
            notes=_in_all_languages(draft.notes),
            marks=draft.marks,
            numbers=draft.numbers,
            traits=draft.traits,
        )
        for draft in drafts
        for id in draft.ids
    )
    return tuple(sorted(cards, key=lambda card: card.id))


def _in_all_languages(texts: Texts) -> Texts:
    """The first language that was given stands in for those that were not."""
    first = next(iter(texts.values()), "")
    return {language: texts.get(language, first) for language in LANGUAGES}


def _short_names_in(language: str, drafts: Sequence[Draft]) -> dict[CardId, str]:
    """By the id of the row: all copies of a card read alike."""
    given = {draft.id: draft.short_names[language] for draft in drafts if language in draft.short_names}
    return completed(given, {draft.id: _in_all_languages(draft.names)[language] for draft in drafts})
