"""The command replay: a match of the journal, or of a file, played again by the rules."""

from __future__ import annotations

import argparse
import json
import re
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from companion.cli.arguments import Parser, journal_path, language_of, path_of, printed, whole
from companion.errors import DONE, FOUND_WRONG, Text, Unusable, reason, unusable
from companion.system.outlet import complain

if TYPE_CHECKING:
    from companion.core.decks.card import Deck
    from companion.core.referee.match_state import MatchState, Register
    from companion.record.acts import MatchActs
    from companion.record.reading import OnRecord
    from companion.record.store import Kept
    from companion.record.story import StoryLines


def add_replay(parser: Parser) -> None:
    parser.description = "help-replay-about"
    parser.add_argument("what", metavar="help-metavar-file-number", help="help-replay-what")
    parser.add_argument("--until", type=whole(0, 10**9), metavar="help-metavar-number", help="help-replay-until")
    parser.add_argument("--raw", action="store_true", help="help-replay-raw")
    parser.add_argument("--journal", metavar="help-metavar-file", help="help-common-journal")
    parser.add_argument("--lang", metavar="help-metavar-language", help="help-common-lang")
    parser.set_defaults(run=_run)


def _run(args: argparse.Namespace) -> int:
    from companion.record import export, notation
    from companion.record.reading import OnRecord

    out, language, what = printed(), language_of(args), args.what
    if re.fullmatch("[0-9]{1,9}", what):
        return _replay_number(OnRecord(journal_path(args.journal)), int(what), args.until, language, out, is_raw=args.raw)
    if args.raw:
        raise unusable("replay --raw", "cli-raw-without-journal")
    text = _text_of(path_of(what))
    first = _first_row(text)
    if export.is_export(first):
        for kept in export.kept_of(text.splitlines(), what):
            _replay_kept(kept, args.until, language, out)
        return DONE
    if isinstance(first, dict) and "setup" in first:
        return _replay_lines(text, what, args.until, language, out)
    _replay_acts(notation.parsed(text), args.until, language, out)
    return DONE


def _replay_number(record: OnRecord, number: int, last: int | None, language: str, out: TextIO, *, is_raw: bool) -> int:
    from companion.cli.history_pages import print_resettled
    from companion.protocol.reading import heard_of
    from companion.record.replay import Heeded, resettled_match, until
    from hardware.sighting import Pass

    kept = record.kept(number)
    if not is_raw:
        _replay_kept(kept, last, language, out)
        return DONE
    found = record.passes(number)
    if not found:
        raise unusable(Text("place-match", number=number), "cli-raw-was-not-kept")
    deck = deck_of(kept)
    passes = [Heeded(one.entry, Pass(one.at, dict(heard_of(one.heard).items()))) for one in found]
    again = resettled_match(until(kept, last), deck, tags_of(kept, deck), passes)
    print_resettled(again, out)
    return DONE if again.first is None else FOUND_WRONG


def _replay_kept(kept: Kept, last: int | None, language: str, out: TextIO) -> None:
    from companion.app.matches import other_decks
    from companion.cli.history_pages import print_table, show_match
    from companion.record.replay import replayed, until
    from companion.record.story import StoryLines

    deck = deck_of(kept)
    kept = replace(until(kept, last), deck=deck)
    state = replayed(kept, deck, tags_of(kept, deck))
    others = other_decks(deck)
    show_match(kept, language, out, others=others)
    print_table(state, StoryLines(kept, language, others), out)


def _replay_acts(match: MatchActs, last: int | None, language: str, out: TextIO) -> None:
    """Replays a match from its notation: each act as it is written, and its ruling."""
    from companion.app.matches import other_decks, register_for
    from companion.cli.history_pages import print_table
    from companion.record.replay import opened_again, replayed_acts
    from companion.system.paper import Paper

    deck = _deck_of_acts(match)
    state = opened_again(match, deck, register_for(deck, other_decks(deck)))
    lines, paper = _lines_of(state, language), Paper(out)
    for act in islice(replayed_acts(match, deck, state), last):
        state = act.after
        paper.write(act.text, "act")
        for said in act.said:
            paper.write(f"      {lines.text(said)}", said.tone, indent=6)
    print_table(state, lines, out, with_instructions=False)


def _lines_of(state: MatchState, language: str) -> StoryLines:
    from companion.record.store import Kept, Listed
    from companion.record.story import StoryLines
    from companion.record.summary import begun

    setup = state.match.setup
    listed = Listed(0, setup, language, "", "", False, (), begun(setup))
    return StoryLines(Kept(listed, "", state.match.deck, "", {}, (), -1), language)


def _replay_lines(text: str, where: str, last: int | None, language: str, out: TextIO) -> int:
    """Replays lines as `--record` writes them; a line that is refused is reported by its number."""
    from companion.app.lines import Matches
    from companion.app.matches import desk
    from companion.protocol.loop import answered
    from companion.protocol.table import LineTable
    from companion.record.memory import MemoryStore

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
        raise unusable(str(path), "cli-no-recording")
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise unusable(str(path), "cli-recording-is-no-text") from None
    except OSError as fault:
        raise unusable(str(path), "cli-recording-unreadable", reason=reason(fault)) from None


def _first_row(text: str) -> object:
    try:
        return json.loads(text.lstrip().partition("\n")[0])
    except (ValueError, RecursionError):
        return None


def tags_of(kept: Kept, deck: Deck) -> Register:
    from companion.app.matches import other_decks, register_for
    from companion.record.store import register_of

    return register_of(kept, register_for(deck, other_decks(deck)))


def deck_of(kept: Kept) -> Deck:
    """The deck of a match as it was then. An export only names it, so an own deck or the shipped one of that name is compared with it."""
    from companion.app.matches import find_deck
    from companion.cards.decks import files

    if kept.deck is not None:
        return kept.deck
    id = kept.listed.setup.deck
    shipped = files.shipped().get(id)
    deck = files.load(shipped) if shipped is not None else None
    if deck is None or deck.contents != kept.contents:
        deck = find_deck(id)
    if deck.contents != kept.contents:
        raise unusable(Text("place-match", number=kept.listed.number), "cli-deck-has-changed", name=deck.id)
    return deck


def _deck_of_acts(match: MatchActs) -> Deck:
    """A notation only names its deck: where the acts contradict an own deck, the shipped one of that name is tried."""
    from companion.app.matches import find_deck
    from companion.cards.decks import files

    id = match.setup.deck
    deck, shipped = find_deck(id), files.shipped().get(id)
    if not _can_be_played(match, deck) and shipped is not None and _can_be_played(match, other := files.load(shipped)):
        return other
    return deck


def _can_be_played(match: MatchActs, deck: Deck) -> bool:
    from companion.record.acts import rulings

    try:
        list(rulings(match, deck))
    except Unusable:
        return False
    return True
