"""The two files of a deck as texts that can be changed and written again as they were: with their mark at the front and their line ends."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from companion.cards.decks.files import CARDS, OUTLINE
from companion.cards.decks.outline import FIXED_COLUMNS, LONGEST_OUTLINE, Outline, parse_outline
from companion.cards.editing.sheet import Sheet, sheet_of
from companion.errors import Problem, Unusable
from companion.system.reading import LONGEST_FILE, Findings, read_text

MARK = "\ufeff"  # by it spreadsheets know UTF-8


@dataclass(frozen=True, slots=True)
class FileText:
    """What stands in a file, and how: what was no plain UTF-8 becomes UTF-8 with a mark, so that every program still reads it."""

    text: str = field(repr=False)
    is_marked: bool = False
    has_returns: bool = False

    def again(self, text: str) -> str:
        """Another text, in the way of this one."""
        return (MARK if self.is_marked else "") + (text.replace("\n", "\r\n") if self.has_returns else text)


@dataclass(frozen=True, slots=True)
class DeckTexts:
    folder: Path
    outline: FileText
    cards: FileText

    def read_outline(self) -> Outline | None:
        """As far as it can be understood; what is wrong with it is said by whoever loads the deck."""
        return parse_outline(self.outline.text, Findings(self.folder / OUTLINE))

    def sheet(self) -> Sheet:
        outline = self.read_outline()
        return sheet_of(self.cards.text, FIXED_COLUMNS if outline is None else outline.columns(), self.folder / CARDS)


def texts_of(folder: Path) -> DeckTexts:
    """Whatever is written there; `Unusable` where one of the files cannot be read at all."""
    read, problems = [], list[Problem]()
    for name, longest in ((OUTLINE, LONGEST_OUTLINE), (CARDS, LONGEST_FILE)):
        found = Findings(folder / name)
        read.append(file_text(folder / name, found, longest))
        problems += found.problems
    outline, cards = read
    if outline is None or cards is None:
        raise Unusable(problems)
    return DeckTexts(folder, outline, cards)


def file_text(path: Path, found: Findings, longest: int = LONGEST_FILE) -> FileText | None:
    text = read_text(path, found, longest)
    if text is None:
        return None
    raw = path.read_bytes()
    return FileText(text, not _is_plain(raw), b"\r\n" in raw.replace(b"\0", b""))


def _is_plain(raw: bytes) -> bool:
    try:
        return not raw.decode().startswith(MARK)
    except UnicodeDecodeError:
        return False
