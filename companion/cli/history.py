"""The composition root of what is on record: history, replay, export; it knows where journals and decks are."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from companion.app.lines import Matches
from companion.app.matches import desk, find_deck, other_decks, register_for
from companion.cards.decks import files
from companion.cli.arguments import path_of
from companion.config.config import folders
from companion.core.decks.card import Deck
from companion.errors import DONE, FOUND_WRONG, Unusable, unusable
from companion.protocol.loop import answered
from companion.protocol.reading import heard_of
from companion.protocol.table import LineTable
from companion.record import export, notation, statistics
from companion.record.history import pages, players, replaying, seen, story
from companion.record.memory import MemoryStore
from companion.record.raw import Heeded
from companion.record.reading import OnRecord
from companion.record.record import Record, rulings
from companion.record.resuming import register_of
from companion.record.store import Kept, Listed
from companion.system.outlet import complain, replacing
from companion.words.problems import told
from hardware.sighting import Pass

JOURNAL = "journal.sqlite"


def journal_path(named: str | None) -> Path:
    """The one that is named, else that of this user."""
    return path_of(named) if named is not None else folders(os.environ).state / JOURNAL


def page(out: TextIO) -> TextIO:
    """Where a page is written; a terminal that has no Cyrillic shows what it has."""
    return replacing(out)


def list_matches(path: Path, language: str, out: TextIO, *, as_json: bool) -> int:
    pages.list_matches(OnRecord(path).matches(), language, out, as_json=as_json)
    return DONE


def show_match(path: Path, number: int, language: str, out: TextIO, *, as_json: bool) -> int:
    kept = OnRecord(path).kept(number)
    story.show_match(kept, language, out, as_json=as_json, others=_others(kept))
    return DONE


def show_players(path: Path, name: str | None, language: str, out: TextIO, *, as_json: bool) -> int:
    found = OnRecord(path).matches()
    if name is None:
        players.show_players(found, language, out, as_json=as_json)
    else:
        players.show_player(found, name, language, out, as_json=as_json)
    return DONE


def show_tonight(path: Path, language: str, out: TextIO, *, as_json: bool) -> int:
    pages.show_tonight(OnRecord(path).matches(), language, out, as_json=as_json)
    return DONE


def show_series(path: Path, language: str, out: TextIO, *, as_json: bool) -> int:
    pages.show_series(OnRecord(path).matches(), language, out, as_json=as_json)
    return DONE


def show_seen(path: Path, name: str | None, language: str, out: TextIO, *, as_json: bool) -> int:
    """Of one deck, or of all that were played with and whose seen cards some game keeps apart (C17)."""
    record = OnRecord(path)
    listed = tuple(record.matches())
    decks = [_deck_now(record, listed, one) for one in _decks_played(listed)] if name is None else [_deck_now(record, listed, name)]
    found = [seen.seen_of(listed, deck) for deck in decks]
    if name is not None and found == [None]:
        fix = "choose a deck of cards that lie with their backs up, such as landmarks"
        raise unusable(f"deck {decks[0].id}", "no game that it is made for keeps seen cards apart", fix)
    seen.show_seen([one for one in found if one is not None], language, out, as_json=as_json)
    return DONE


def _decks_played(listed: Sequence[Listed]) -> list[str]:
    return sorted({one.setup.deck for one in listed})


def _deck_now(record: OnRecord, listed: Sequence[Listed], name: str) -> Deck:
    """As it will be dealt; one that is gone, or cannot be used any more, as it was when it was played with last."""
    try:
        return find_deck(name)
    except Unusable:
        played = [one.number for one in listed if one.setup.deck == name]
        deck = record.kept(played[-1]).deck if played else None
        if deck is None:
            raise
        return deck


def export_matches(path: Path, numbers: Sequence[int], language: str, out: TextIO, *, as_notation: bool) -> int:
    """All that are over, or those that are asked for; what is damaged or not over is said, and the others are written."""
    record, code = OnRecord(path), DONE
    wanted = numbers or [one.number for one in statistics.finished(record.matches())]
    if as_notation and len(wanted) > 1:
        raise unusable("--notation", f"there are {len(wanted)} matches", "name one of them: facedown history export 3 --notation")
    for number in wanted:
        try:
            kept = record.kept(number)
            lines = [_notation_of(kept)] if as_notation else [json.dumps(row, ensure_ascii=False) + "\n" for row in export.rows_of(kept)]
        except Unusable as fault:
            code = FOUND_WRONG
            for problem in fault.problems:
                complain(told(problem, language))
            continue
        out.writelines(lines)
    return code


def _notation_of(kept: Kept) -> str:
    list(export.rows_of(kept))  # what holds for the one form holds for the other
    deck = _deck_of(kept)
    return replaying.notation_of(kept, deck, register_of(kept, register_for(deck, other_decks(deck))))


def replay(path: Path, what: str, last: int | None, language: str, out: TextIO, *, is_raw: bool) -> int:
    """A match of the journal by its number, or whatever a file holds: an export, a recording of lines, a match in its notation."""
    if re.fullmatch("[0-9]{1,9}", what):
        return _replay_number(OnRecord(path), int(what), last, language, out, is_raw=is_raw)
    if is_raw:
        raise unusable("replay --raw", "only a journal has what readers heard beside what was made of it", "give the number of a match")
    text = _text_of(path_of(what))
    first = _first_row(text)
    if export.is_export(first):
        for kept in export.kept_of(text.splitlines(), what):
            _replay_kept(kept, last, language, out)
        return DONE
    if isinstance(first, dict) and "setup" in first:
        return _replay_lines(text, what, last, language, out)
    record = notation.parsed(text)
    deck = _deck_by_its_acts(record)
    replaying.replay_record(record, deck, register_for(deck, other_decks(deck)), language, out, last)
    return DONE


def _replay_number(record: OnRecord, number: int, last: int | None, language: str, out: TextIO, *, is_raw: bool) -> int:
    kept = record.kept(number)
    if not is_raw:
        _replay_kept(kept, last, language, out)
        return DONE
    found = record.passes(number)
    if not found:
        raise unusable(f"match {number}", "what the readers heard was not kept", "play with --record-raw")
    deck = _deck_of(kept)
    register = register_of(kept, register_for(deck, other_decks(deck)))
    passes = [Heeded(one.entry, Pass(one.at, dict(heard_of(one.heard).items()))) for one in found]
    return DONE if replaying.replay_raw(replaying.until(kept, last), deck, register, passes, out) else FOUND_WRONG


def _replay_kept(kept: Kept, last: int | None, language: str, out: TextIO) -> None:
    deck = _deck_of(kept)
    register = register_of(kept, register_for(deck, other_decks(deck)))
    replaying.replay_match(replaying.until(kept, last), deck, register, language, out, other_decks(deck))


def _replay_lines(text: str, where: str, last: int | None, language: str, out: TextIO) -> int:
    """Lines as `--record` writes them; what cannot be taken is said with its line."""
    store, code = MemoryStore(), DONE
    matches = Matches(desk(store), language)
    driven = LineTable(matches.begin, matches)
    for number, line in enumerate(text.splitlines(), start=1):
        for row in answered(driven, line.encode()):
            if "error" in row:
                code = FOUND_WRONG
                complain(f"{where} line {number}: {row['error']['what']}; {row['error']['fix']}")
    for one in store.matches():
        _replay_kept(store.kept(one.number), last, language, out)
    return code if store.matches() else FOUND_WRONG


def _text_of(path: Path) -> str:
    if path.exists() and not path.is_file():
        raise unusable(str(path), "it is no file", "give a recording, an export or a match in its notation")
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise unusable(str(path), "it is not UTF-8 text", "give a recording, an export or a match in its notation") from None
    except OSError as fault:
        fix = "give the number of a match, or a file that you may read"
        raise unusable(str(path), f"it cannot be read ({fault.strerror})", fix) from None


def _first_row(text: str) -> object:
    try:
        return json.loads(text.lstrip().partition("\n")[0])
    except (ValueError, RecursionError):
        return None


def _deck_of(kept: Kept) -> Deck:
    """As it was; an export names it only, and it may be the shipped one in whose place one's own stands now."""
    if kept.deck is not None:
        return kept.deck
    id = kept.listed.setup.deck
    shipped = files.shipped().get(id)
    deck = files.load(shipped) if shipped is not None else None
    if deck is None or deck.contents != kept.contents:
        deck = find_deck(id)
    if deck.contents != kept.contents:
        what = f"deck {deck.id} is not the one that it was played with"
        raise unusable(f"match {kept.listed.number}", what, "put the deck of that time into the folder of your own decks")
    return deck


def _deck_by_its_acts(record: Record) -> Deck:
    """A notation names its deck only: where one's own does not bear it out, the shipped one in whose place it stands may do so."""
    id = record.setup.deck
    deck, shipped = find_deck(id), files.shipped().get(id)
    if not _is_borne_out(record, deck) and shipped is not None and _is_borne_out(record, other := files.load(shipped)):
        return other
    return deck


def _is_borne_out(record: Record, deck: Deck) -> bool:
    try:
        list(rulings(record, deck))
    except Unusable:
        return False
    return True


def _others(kept: Kept) -> tuple[Deck, ...]:
    return other_decks(kept.deck) if kept.deck is not None else ()
