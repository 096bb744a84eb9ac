"""Deck folders: finding them, reading them, and reporting everything that is wrong with one at once.

Rules of this file: nothing half-read is used, and only `Unusable` is raised, for any bytes. The README beside this file tells the
form of a deck folder.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import field
from pathlib import Path

from companion.cards.decks.card_rows import parse_cards
from companion.cards.decks.outline import LONGEST_OUTLINE, parse_outline
from companion.core.decks.card import Deck, DeckId
from companion.core.decks.hidden import Hidden
from companion.core.frozen import dataclass
from companion.errors import Text, Unusable, reason, unusable
from companion.system.reading import CODE_PAGES, Findings, decoded, meant, read_bytes

OUTLINE, CARDS = "deck.toml", "cards.csv"
MARK = "\ufeff"  # by it spreadsheets know UTF-8
NAME_PAGE = Text("file-of-deck-name-encoding")
_ENCODING = re.compile(rb"""^[ \t]*encoding[ \t]*=[ \t]*["']([A-Za-z0-9-]{1,20})["']""", re.MULTILINE)
MOST_KEPT = 32  # decks; more than are played with in one evening
_SHIPPED = Path(__file__).with_name("shipped")
_sound: dict[str, Deck] = {}  # by their contents, as every match that begins looks through all decks, and few have changed


@dataclass(frozen=True, slots=True)
class FileText:
    """The text of a file and its form; a file that was no plain UTF-8 is written as UTF-8 with a mark, which every program reads."""

    text: str = field(repr=False)
    is_marked: bool = False
    has_returns: bool = False

    def again(self, text: str) -> str:
        """The contents of the file with another text, and with the mark and the line ends of this one."""
        return (MARK if self.is_marked else "") + (text.replace("\n", "\r\n") if self.has_returns else text)


def load(folder: Path) -> Deck:
    if not _is_folder(folder):
        raise unusable(str(folder), "deck-no-such-folder", outline=OUTLINE, cards=CARDS)
    about_outline, about_cards = Findings(folder / OUTLINE), Findings(folder / CARDS)
    outline, cards = read_files(folder, about_outline, about_cards)
    return _parsed(outline.text if outline else None, cards.text if cards else None, about_outline, about_cards)


def read_files(folder: Path, about_outline: Findings, about_cards: Findings) -> tuple[FileText | None, FileText | None]:
    """Both files of a deck; the code page that `deck.toml` names counts for both, where they are not UTF-8."""
    raw = read_bytes(folder / OUTLINE, about_outline, LONGEST_OUTLINE)
    named = _ENCODING.search(raw) if raw is not None else None
    page = named[1].decode().lower() if named else None
    page = page if page in CODE_PAGES else None
    outline = None if raw is None else file_text(raw, about_outline, page)
    cards = read_bytes(folder / CARDS, about_cards)
    return outline, None if cards is None else file_text(cards, about_cards, page)


def file_text(raw: bytes, found: Findings, page: str | None = None) -> FileText | None:
    text = decoded(raw, found, page=page, fix=NAME_PAGE)
    return None if text is None else FileText(text, not _is_plain(raw), b"\r\n" in raw.replace(b"\0", b""))


def _is_plain(raw: bytes) -> bool:
    try:
        return not raw.decode().startswith(MARK)
    except UnicodeDecodeError:
        return False


def of_texts(outline: str, cards: str) -> Deck:
    """The deck of these two texts."""
    return _parsed(outline, cards, Findings(Path(OUTLINE)), Findings(Path(CARDS)))


def _parsed(outline_text: str | None, cards_text: str | None, about_outline: Findings, about_cards: Findings) -> Deck:
    contents = contents_of(outline_text or "", cards_text or "")
    if contents in _sound:
        return _sound[contents]
    outline = None if outline_text is None else parse_outline(outline_text, about_outline)
    cards = () if cards_text is None else parse_cards(cards_text, outline, about_cards)
    problems = (*about_outline.problems, *about_cards.problems)
    if problems or outline is None or outline_text is None or cards_text is None:
        raise Unusable(problems)
    if len(_sound) >= MOST_KEPT:
        _sound.clear()
    _sound[contents] = deck = Deck(
        id=outline.id,
        names=outline.names,
        characteristics=outline.characteristics,
        cards={card.id: card for card in cards},
        credits=outline.credits,
        contents=contents,
        games=outline.games,
        terms=outline.terms,
        texts=Hidden((outline_text, cards_text)),
    )
    return deck


def find(name_or_path: str | Path, own: Path | None = None) -> Deck:
    """The deck of that name among the user's `own` decks, then among the shipped ones; else the deck in that folder."""
    return load(folder_of(name_or_path, own))


def folder_of(name_or_path: str | Path, own: Path | None = None) -> Path:
    """Own decks come first, so that a corrected copy of a shipped deck takes its place."""
    by_name, wanted = named_decks(own), str(name_or_path)
    if wanted in by_name:
        return by_name[DeckId(wanted)]
    folder = Path(name_or_path).expanduser() if wanted.startswith("~/") else Path(name_or_path)
    if wanted and _is_folder(folder):
        return folder
    raise unusable(Text("place-deck-quoted", deck=wanted), "deck-not-found", instead=meant(wanted, by_name))


def named_decks(own: Path | None) -> Mapping[DeckId, Path]:
    """All that have a name: the shipped ones and, in the place of those of the same name, the user's own."""
    return {**shipped(), **_decks_in(own)}


def shipped() -> Mapping[DeckId, Path]:
    """The decks that come with the program, by id, in the order of their ids."""
    return _decks_in(_SHIPPED)


def _decks_in(parent: Path | None) -> dict[DeckId, Path]:
    """The decks in a folder; hidden folders are left out, as they will become decks or have been decks."""
    try:
        folders = sorted(one for one in parent.iterdir() if not one.name.startswith(".")) if parent and parent.is_dir() else []
        return {DeckId(folder.name): folder for folder in folders if (folder / OUTLINE).is_file()}
    except OSError as fault:
        raise unusable(str(parent), "file-folder-unreadable", reason=reason(fault)) from fault


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # a name too long, or a folder that we may not enter
        return False


def contents_of(*texts: str) -> str:
    """A digest of texts, the same in every encoding and with all line ends; each text is counted, so that none runs into the next."""
    digest = hashlib.sha256()
    for text in texts:
        encoded = text.encode()
        digest.update(len(encoded).to_bytes(8, "big") + encoded)
    return digest.hexdigest()
