"""The command history: the matches on record, as pages, as rows of JSON, and as an export."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from companion.cli.arguments import EPILOG, HelpText, Parser, journal_path, language_of, printed, standard, whole
from companion.errors import DONE, FOUND_WRONG, Text, Unusable, unusable
from companion.system.outlet import complain

if TYPE_CHECKING:
    from companion.core.decks.card import Deck
    from companion.record.reading import OnRecord
    from companion.record.store import Listed

MOST_MATCHES = 10**9


def add_history(parser: Parser) -> None:
    parser.description = "help-history-about"
    _add_common(parser)
    parser.set_defaults(run=_run_list)
    adder = parser.add_subparsers(metavar="help-metavar-what", title="help-common-more", parser_class=Parser)
    for name, about, add in (
        ("show", "help-history-show", _add_show),
        ("players", "help-history-players", _add_players),
        ("tonight", "help-history-tonight", _add_tonight),
        ("series", "help-history-series", _add_series),
        ("seen", "help-history-seen", _add_seen),
        ("export", "help-history-export", _add_export),
    ):
        one = adder.add_parser(name, help=about, description=HelpText(about, is_sentence=True), epilog=EPILOG, allow_abbrev=False)
        _add_common(one, default=argparse.SUPPRESS)  # so that the default does not replace an option that stands before the subcommand
        add(one)


def _add_common(parser: Parser, **more: Any) -> None:
    parser.add_argument("--journal", metavar="help-metavar-file", help="help-common-journal", **more)
    parser.add_argument("--lang", metavar="help-metavar-language", help="help-common-lang", **more)
    parser.add_argument("--json", action="store_true", help="help-common-list-json", **more)


def _add_show(parser: Parser) -> None:
    parser.add_argument("number", type=whole(1, MOST_MATCHES), metavar="help-metavar-number", help="help-history-number")
    parser.set_defaults(run=_run_show)


def _add_players(parser: Parser) -> None:
    parser.add_argument("name", nargs="?", metavar="help-metavar-name", help="help-history-name")
    parser.set_defaults(run=_run_players)


def _add_tonight(parser: Parser) -> None:
    parser.set_defaults(run=_run_tonight)


def _add_series(parser: Parser) -> None:
    parser.set_defaults(run=_run_series)


def _add_seen(parser: Parser) -> None:
    parser.add_argument("--deck", metavar="help-metavar-name", help="help-history-deck")
    parser.set_defaults(run=_run_seen)


def _add_export(parser: Parser) -> None:
    parser.add_argument("numbers", nargs="*", type=whole(1, MOST_MATCHES), metavar="help-metavar-number", help="help-history-numbers")
    parser.add_argument("--notation", action="store_true", help="help-history-notation")
    parser.set_defaults(run=_run_export)


def _run_list(args: argparse.Namespace) -> int:
    from companion.cli.history_pages import list_matches

    list_matches(_record(args).matches(), language_of(args), printed(), as_json=args.json)
    return DONE


def _run_show(args: argparse.Namespace) -> int:
    from companion.app.matches import other_decks
    from companion.cli.history_pages import show_match

    kept = _record(args).kept(args.number)
    others = other_decks(kept.deck) if kept.deck is not None else ()
    show_match(kept, language_of(args), printed(), as_json=args.json, others=others)
    return DONE


def _run_players(args: argparse.Namespace) -> int:
    from companion.cli.history_pages import show_player, show_players

    found, language, out = _record(args).matches(), language_of(args), printed()
    if args.name is None:
        show_players(found, language, out, as_json=args.json)
    else:
        show_player(found, args.name, language, out, as_json=args.json)
    return DONE


def _run_tonight(args: argparse.Namespace) -> int:
    from companion.cli.history_pages import show_tonight

    show_tonight(_record(args).matches(), language_of(args), printed(), as_json=args.json)
    return DONE


def _run_series(args: argparse.Namespace) -> int:
    from companion.cli.history_pages import show_series

    show_series(_record(args).matches(), language_of(args), printed(), as_json=args.json)
    return DONE


def _run_seen(args: argparse.Namespace) -> int:
    """Prints the seen cards of one deck, or of each deck that was played with in a game that keeps seen cards apart (C17)."""
    from companion.cli.history_pages import show_seen
    from companion.record.seen import seen_of

    record = _record(args)
    listed = record.matches()
    names = [args.deck] if args.deck is not None else sorted({one.setup.deck for one in listed})
    decks = [_deck_now(record, listed, name) for name in names]
    found = [one for one in (seen_of(listed, deck) for deck in decks) if one is not None]
    if args.deck is not None and not found:
        raise unusable(Text("place-deck", deck=decks[0].id), "cli-deck-without-seen-cards")
    show_seen(found, language_of(args), printed(), as_json=args.json)
    return DONE


def _deck_now(record: OnRecord, listed: Sequence[Listed], name: str) -> Deck:
    """The deck as it will be dealt; a deck that is missing or unusable by now, as it was in its last match."""
    from companion.app.matches import find_deck

    try:
        return find_deck(name)
    except Unusable:
        played = [one.number for one in listed if one.setup.deck == name]
        deck = record.kept(played[-1]).deck if played else None
        if deck is None:
            raise
        return deck


def _run_export(args: argparse.Namespace) -> int:
    """Exports the named matches, or all that are over; a match that is damaged or not over is reported, and the others are written."""
    from companion.cli.replay import deck_of, tags_of
    from companion.record.export import export_rows
    from companion.record.replay import notation_of
    from companion.record.statistics import finished
    from companion.words.problems import told

    out, record, code = standard(sys.stdout, "output"), _record(args), DONE
    wanted = args.numbers or [one.number for one in finished(record.matches())]
    if args.notation and len(wanted) > 1:
        raise unusable("--notation", "cli-several-matches", count=len(wanted))
    for number in wanted:
        try:
            kept = record.kept(number)
            lines = [json.dumps(row, ensure_ascii=False) + "\n" for row in export_rows(kept)]  # refuses a match that is not over
            if args.notation:
                deck = deck_of(kept)
                lines = [notation_of(kept, deck, tags_of(kept, deck))]
        except Unusable as fault:
            code = FOUND_WRONG
            for problem in fault.problems:
                complain(told(problem, language_of(args)))
            continue
        out.writelines(lines)
    return code


def _record(args: argparse.Namespace) -> OnRecord:
    from companion.record.reading import OnRecord

    return OnRecord(journal_path(args.journal))
