"""The commands of decks: the list, a new one, what is wrong with one, what stands on its cards, changing them, comparing, spreadsheets."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from companion.cli.arguments import HelpText, Parser, add_commands, language_of, path_of, standard
from companion.system.reading import CODE_PAGES

FORMATS = ("plain", "thousands", "year", "money")  # the same as in companion.words.formats, whose import would make every start slower
# The same as in companion.system.reading and companion.cards.sheets.grid.
SEPARATORS = ("comma", "semicolon", "tab")


def add_deck(parser: Parser) -> None:
    parser.description = "help-deck-about"
    commands = (
        ("list", "help-deck-list", _list),
        ("new", "help-deck-new", _new),
        ("check", "help-deck-check", _check),
        ("show", "help-deck-show", _show),
        ("edit", "help-deck-edit", _edit),
        ("remove", "help-deck-remove", _remove),
        ("diff", "help-deck-diff", _diff),
        ("import", "help-deck-import", _import),
        ("export", "help-deck-export", _export),
    )
    add_commands(parser, commands)


def _list(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="help-common-list-json")
    parser.set_defaults(run=_run_list)


def _new(parser: Parser) -> None:
    parser.description = "help-deck-new-about"
    parser.add_argument("id", metavar="help-metavar-id", help="help-deck-id")
    parser.add_argument("--name", metavar="help-metavar-name", help="help-deck-name")
    parser.add_argument("--order", metavar="help-metavar-name", help="help-deck-order")
    parser.add_argument("--unit", metavar="help-metavar-unit", help="help-deck-unit")
    parser.add_argument("--format", choices=FORMATS, metavar="help-metavar-name", help=HelpText("help-deck-format", formats=FORMATS))
    parser.add_argument("--like", metavar="help-metavar-name", help="help-deck-like")
    parser.set_defaults(run=_run_new)


def _check(parser: Parser) -> None:
    parser.add_argument("deck", metavar="help-metavar-name-folder", help="help-common-deck")
    parser.set_defaults(run=_run_check)


def _show(parser: Parser) -> None:
    parser.description = "help-deck-show-about"
    parser.add_argument("deck", metavar="help-metavar-name-folder", help="help-common-deck")
    parser.add_argument("--values", action="store_true", help="help-deck-values")
    parser.add_argument("--ties", action="store_true", help="help-deck-ties")
    parser.add_argument("--sources", action="store_true", help="help-deck-sources")
    parser.add_argument("--json", action="store_true", help="help-common-json")
    parser.set_defaults(run=_run_show)


def _edit(parser: Parser) -> None:
    parser.description = "help-deck-edit-about"
    parser.usage = "help-deck-edit-usage"
    parser.add_argument("deck", metavar="help-metavar-name-folder", help="help-common-deck")
    about = "help-deck-words"
    parser.add_argument("words", nargs="*", metavar="help-metavar-card-column-value", help=about)
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--add", nargs="+", metavar="help-metavar-card-column-value", help="help-deck-add")
    group.add_argument("--remove", nargs="+", metavar="help-metavar-card", help="help-deck-edit-remove")
    parser.set_defaults(run=_run_edit)


def _remove(parser: Parser) -> None:
    parser.description = "help-deck-remove-about"
    parser.add_argument("deck", metavar="help-metavar-name", help="help-deck-deck")
    parser.set_defaults(run=_run_remove)


def _diff(parser: Parser) -> None:
    parser.description = "help-deck-diff-about"
    parser.add_argument("deck", metavar="help-metavar-name-folder", help="help-deck-diff-deck")
    parser.add_argument("other", nargs="?", metavar="help-metavar-other", help="help-deck-other")
    parser.set_defaults(run=_run_diff)


def _import(parser: Parser) -> None:
    parser.description = "help-deck-import-about"
    parser.add_argument("file", metavar="help-metavar-file", help="help-deck-file")
    parser.add_argument("--as", dest="id", metavar="help-metavar-id", help="help-deck-as")
    parser.add_argument("--name", metavar="help-metavar-name", help="help-deck-import-name")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--into", metavar="help-metavar-name", help="help-deck-into")
    group.add_argument("--like", metavar="help-metavar-name", help="help-deck-import-like")
    again = "help-deck-again"
    parser.add_argument("--again", action="store_true", help=again)
    parser.add_argument("--decimal", choices=("comma", "point"), metavar="help-metavar-sign", help="help-deck-decimal")
    parser.add_argument("--encoding", choices=CODE_PAGES, metavar="help-metavar-name", help="help-deck-encoding")
    parser.add_argument("--separator", choices=SEPARATORS, metavar="help-metavar-name", help="help-deck-separator")
    parser.add_argument("--sheet", metavar="help-metavar-name", help="help-deck-sheet")
    parser.set_defaults(run=_run_import)


def _export(parser: Parser) -> None:
    parser.description = "help-deck-export-about"
    parser.add_argument("deck", metavar="help-metavar-name-folder", help="help-common-deck")
    parser.add_argument("file", metavar="help-metavar-file", help="help-deck-export-file")
    parser.add_argument("--force", action="store_true", help="help-common-force")
    parser.set_defaults(run=_run_export)


def _own() -> Path:
    from companion.config.config import folders

    return folders(os.environ).decks


def _tags() -> Path:
    from companion.app.matches import TAGS
    from companion.config.config import folders

    return folders(os.environ).state / TAGS


def _run_list(args: argparse.Namespace) -> int:
    from companion.cards.editing.shelf import list_decks
    from companion.cli.arguments import page

    return list_decks(_own(), language_of(args), page(standard(sys.stdout, "output")), as_json=args.json)


def _run_new(args: argparse.Namespace) -> int:
    from companion.cards.editing.beginning import NewDeckOrder, begin_deck
    from companion.cli.arguments import page

    asked = NewDeckOrder(args.id, args.name, args.order, args.unit, args.format, args.like)
    return begin_deck(asked, _own(), language_of(args), page(standard(sys.stdout, "output")))


def _run_check(args: argparse.Namespace) -> int:
    from companion.cards.editing.showing import check_deck
    from companion.cli.arguments import page

    return check_deck(args.deck, _own(), language_of(args), page(standard(sys.stdout, "output")))


def _run_show(args: argparse.Namespace) -> int:
    from companion.cards.editing.showing import ShowOptions, show_deck
    from companion.cli.arguments import page

    asked = ShowOptions(args.values, args.ties, args.sources)
    return show_deck(args.deck, _own(), language_of(args), page(standard(sys.stdout, "output")), asked, as_json=args.json)


def _run_edit(args: argparse.Namespace) -> int:
    from companion.cards.editing.changing import change_card, parse_wish
    from companion.cards.editing.in_editor import edit_file
    from companion.cli.arguments import page

    wish, out = parse_wish(args.words, args.add, args.remove), page(standard(sys.stdout, "output"))
    if wish is not None and (wish.cells or wish.deed != "change"):
        return change_card(args.deck, wish, _own(), _tags(), language_of(args), out)
    card = wish.card if wish is not None else ""
    return edit_file(args.deck, card, _own(), _tags(), language_of(args), standard(sys.stdin, "input"), out)


def _run_remove(args: argparse.Namespace) -> int:
    from companion.cards.editing.shelf import remove_deck
    from companion.cli.arguments import page

    return remove_deck(args.deck, _own(), _tags(), language_of(args), page(standard(sys.stdout, "output")))


def _run_diff(args: argparse.Namespace) -> int:
    from companion.cards.editing.comparing import diff_decks
    from companion.cli.arguments import page

    return diff_decks(args.deck, args.other, _own(), language_of(args), page(standard(sys.stdout, "output")))


def _run_import(args: argparse.Namespace) -> int:
    from companion.cards.sheets.exporting import import_sheet
    from companion.cards.sheets.grid import FileForm
    from companion.cards.sheets.importing import ImportOrder
    from companion.cli.arguments import page

    form = FileForm(args.encoding, args.separator, args.decimal, args.sheet)
    order = ImportOrder(path_of(args.file), args.id, args.name, args.into, args.like, args.again, form)
    return import_sheet(order, _own(), language_of(args), page(standard(sys.stdout, "output")))


def _run_export(args: argparse.Namespace) -> int:
    from companion.cards.decks.files import folder_of
    from companion.cards.sheets.exporting import export_deck
    from companion.cli.arguments import page

    own, path = _own(), path_of(args.file)
    return export_deck(folder_of(args.deck, own), own, path, language_of(args), page(standard(sys.stdout, "output")), force=args.force)
