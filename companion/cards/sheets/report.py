"""What became of a spreadsheet, in the language of whoever asked: names and counts, and never a number of a card (H1)."""

from __future__ import annotations

import shlex
from decimal import Decimal
from pathlib import Path
from typing import TextIO

from companion.cards.decks.files import load, shipped
from companion.cards.sheets.exporting import export
from companion.cards.sheets.importing import Asked, Brought, Into, bring, ties
from companion.core.decks.card import Characteristic, Deck
from companion.core.referee.announcements import Said
from companion.errors import DONE
from companion.system.paper import Paper
from companion.words.formats import shown
from companion.words.lines import Lines

_YEAR, _SAMPLE = Decimal(1889), Decimal("12345.6")  # of no card: they show how a number is written
_MOST_TOLD = 20


class Report:
    """Writes lines of `deck-csv.ftl`."""

    __slots__ = ("_language", "_lines", "_paper")

    def __init__(self, language: str, deck: Deck, out: TextIO) -> None:
        self._language, self._lines, self._paper = language, Lines(language, "", deck, {}), Paper(out)

    def words(self, key: str, **args: Said) -> str:
        return self._lines.format(key, args)

    def write(self, key: str, tone: str = "", indent: int = 2, **args: Said) -> None:
        self._paper.write(" " * indent + self.words(key, **args), tone, indent + 2)

    def followed(self, key: str, words: str, **args: Said) -> None:
        """A line, and behind it what may be as long as it likes: inside a line Fluent refuses more than 2,500 characters."""
        self._paper.write(f"  {self.words(key, **args)} {words}", indent=4)

    def brought(self, done: Brought, file: Path, own: Path) -> None:
        deck = done.deck
        if done.into is not None:
            self._into(done.into, deck, file)
        else:
            self.write("deck-csv-made", "turn", 0, name=deck.names[self._language], id=deck.id, count=len(deck.cards), file=file.name)
        if done.title:
            self.followed("deck-csv-title", done.title)
        if done.into is None and len(set(deck.names.values())) == 1:
            self.write("deck-csv-one-name", name=deck.names[self._language])
        if done.names_from:
            self.write("deck-csv-names-from", column=done.names_from)
        for column in done.left_out:
            self.write("deck-csv-left-out", column=column)
        for column in done.unplaced:
            self.write("deck-csv-unplaced", column=column)
        for one in deck.characteristics:
            self._order(one, deck)
        if done.outline:
            self.write(f"deck-csv-toml-{done.outline}")
        if done.is_instead and (done.into is None or done.into.touched):
            self.write("deck-csv-instead", id=deck.id)
            self.write("deck-csv-way-back", command=shlex.join(("facedown", "deck", "remove", done.folder.name)))
        if done.into is None or done.into.touched:
            self.followed("deck-csv-lies", str(done.folder))
        if done.aside is not None:
            self.followed("deck-csv-aside", str(done.aside))
        self.write("deck-csv-next", "soft", command=shlex.join(("facedown", "deck", "check", _called(deck, done.folder, own))))

    def _into(self, into: Into, deck: Deck, file: Path) -> None:
        self.write("deck-csv-into", "turn", 0, name=deck.names[self._language], id=deck.id, count=into.found, file=file.name)
        if into.touched:
            self.write("deck-csv-values", count=into.values)
            self.write("deck-csv-touched", count=into.touched, of=len(deck.cards))
        else:
            self.write("deck-csv-nothing-new")
        for text, card in into.parted[:_MOST_TOLD]:
            self.write("deck-csv-part", text=text, card=deck.cards[card].names[self._language])
        if len(into.parted) > _MOST_TOLD:
            self.write("deck-csv-more-parts", count=len(into.parted) - _MOST_TOLD)
        for old, new in into.renamed[:_MOST_TOLD]:
            self.write("deck-csv-renamed", old=old, new=new)
        if len(into.renamed) > _MOST_TOLD:
            self.write("deck-csv-more-renamed", count=len(into.renamed) - _MOST_TOLD)

    def _order(self, one: Characteristic, deck: Deck) -> None:
        sample = shown(_YEAR if one.format == "year" else _SAMPLE, one, (), self._language)
        self.write("deck-csv-order", order=one.names[self._language], sample=sample)
        self.write("deck-csv-ties", indent=4, count=ties(deck, one.id))


def _called(deck: Deck, folder: Path, own: Path) -> str:
    """A deck in a folder of another name, or elsewhere, is found by that."""
    return deck.id if folder in (own / deck.id, shipped().get(deck.id)) else str(folder)


def import_csv(asked: Asked, own: Path, language: str, out: TextIO) -> int:
    done = bring(asked, own, lambda key, **args: _plain_words(language, key, args))
    Report(language, done.deck, out).brought(done, asked.file, own)
    return DONE


def export_csv(folder: Path, own: Path, path: Path, language: str, out: TextIO, *, force: bool) -> int:
    deck = load(folder)
    export(deck, path, language, force=force)
    report = Report(language, deck, out)
    report.write("deck-csv-written", "turn", 0, name=deck.names[language], id=deck.id, count=len(deck.cards), file=path.name)
    report.write("deck-csv-numbers-inside")
    back = ("facedown", "deck", "import", str(path), "--into", _called(deck, folder, own))
    report.write("deck-csv-back", "soft", command=shlex.join(back))
    return DONE


def _plain_words(language: str, key: str, args: dict[str, Said]) -> str:
    """Before there is a deck."""
    from companion.words.lines import bundle

    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, args)
    assert not errors, errors
    return str(text)
