"""The commands of decks: the list, a new one, what is wrong with one, what stands on its cards, changing them, comparing, spreadsheets."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from companion.cli.arguments import Parser, add_commands, language_of, path_of, standard
from companion.system.reading import CODE_PAGES

FORMATS = ("plain", "thousands", "year", "money")  # as companion.words.formats has them; importing that would cost every start
NOT_TO_LOOK = "Whoever wants to play with this deck should not look."
# As companion.system.reading and companion.cards.sheets.grid have them.
SEPARATORS = ("comma", "semicolon", "tab")


def add_deck(parser: Parser) -> None:
    parser.description = (
        "Decks: those that are shipped, and those of your own. companion/cards/decks/README.md tells what a deck is made of."
    )
    commands = (
        ("list", "all decks: shipped, your own, and those that cannot be used", _list),
        ("new", "begin a deck of your own, empty or as a copy", _new),
        ("check", "everything that is wrong with a deck, else which games it serves", _check),
        ("show", "the cards of a deck; without more words no number of theirs", _show),
        ("edit", "change, add or remove a card, or open the card file in your editor", _edit),
        ("remove", "take a deck of your own away; it is moved aside, not deleted", _remove),
        ("diff", "how your own copy differs from the shipped deck, or one deck from another", _diff),
        ("import", "make a deck of a spreadsheet, or take new values from one", _import),
        ("export", "write a deck for a spreadsheet program", _export),
    )
    add_commands(parser, commands)


def _list(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object a line instead of a page")
    parser.set_defaults(run=_run_list)


def _new(parser: Parser) -> None:
    parser.description = "Begin a deck of your own: a folder with a deck.toml that explains itself and a cards.csv with its headings."
    parser.add_argument("id", metavar="ID", help="what commands call it: lower case a-z, digits, hyphens")
    parser.add_argument("--name", metavar="NAME", help="what people call it; default as the id")
    parser.add_argument("--order", metavar="NAME", help="what its cards are ordered by: length, weight, year")
    parser.add_argument("--unit", metavar="UNIT", help="of those numbers: km, kg")
    parser.add_argument("--format", choices=FORMATS, metavar="NAME", help=f"how they are written: {', '.join(FORMATS)}; default plain")
    parser.add_argument("--like", metavar="NAME", help="a copy of this deck, with all its cards")
    parser.set_defaults(run=_run_new)


def _check(parser: Parser) -> None:
    parser.add_argument("deck", metavar="NAME|FOLDER", help="a deck's name or folder")
    parser.set_defaults(run=_run_check)


def _show(parser: Parser) -> None:
    parser.description = (
        "The cards of a deck as their backs show them, by name; by what they can be ordered, and how many share a number. "
        "Options that show more say so: whoever wants to play with the deck should leave them out."
    )
    parser.add_argument("deck", metavar="NAME|FOLDER", help="a deck's name or folder")
    parser.add_argument("--values", action="store_true", help=f"also the numbers. {NOT_TO_LOOK}")
    parser.add_argument("--ties", action="store_true", help=f"also which cards are equal. {NOT_TO_LOOK}")
    parser.add_argument("--sources", action="store_true", help=f"also where each card's facts are from, which may tell them. {NOT_TO_LOOK}")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a page")
    parser.set_defaults(run=_run_show)


def _edit(parser: Parser) -> None:
    parser.description = (
        "Change a card: facedown deck edit landmarks eiffel-tower height=330 year=1889. Without COLUMN=VALUE the card file is opened in "
        "your editor. All of the deck is checked before anything is written; a shipped deck stays as it is, and your copy takes its place."
    )
    parser.usage = "%(prog)s [-h] [--lang LANGUAGE] NAME|FOLDER [--add | --remove] [CARD] [COLUMN=VALUE ...]"
    parser.add_argument("deck", metavar="NAME|FOLDER", help="a deck's name or folder")
    about = "a card by its id, its name in any language or its short code, then what stands in its columns from now on"
    parser.add_argument("words", nargs="*", metavar="CARD COLUMN=VALUE", help=about)
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--add", nargs="+", metavar="CARD COLUMN=VALUE", help="a new card, by the id that it is to have")
    group.add_argument("--remove", nargs="+", metavar="CARD", help="the card goes")
    parser.set_defaults(run=_run_edit)


def _remove(parser: Parser) -> None:
    parser.description = (
        "Take a deck of your own away: its folder is moved aside, in the place of the one that was removed before, and a shipped deck of "
        "that name counts again. Tags stay as they are."
    )
    parser.add_argument("deck", metavar="NAME", help="the name of a deck of your own")
    parser.set_defaults(run=_run_remove)


def _diff(parser: Parser) -> None:
    parser.description = (
        "How two decks differ: cards, names, numbers, and of how many pairs the order turned round. The exit code is 1 where they do. "
        f"It shows numbers. {NOT_TO_LOOK}"
    )
    parser.add_argument("deck", metavar="NAME|FOLDER", help="a deck's name or folder; alone, the shipped one against your own")
    parser.add_argument("other", nargs="?", metavar="OTHER", help="the deck that it is compared with")
    parser.set_defaults(run=_run_diff)


def _import(parser: Parser) -> None:
    parser.description = (
        "Make a deck of a spreadsheet (.xlsx or CSV): one row with headings such as Name and Height (m), below it a card to a row. With "
        "--into the file has new values for a deck that is there, such as those that are printed on your cards: cards are found by id, "
        "name or short code, and an empty cell changes nothing."
    )
    parser.add_argument("file", metavar="FILE", help="an .xlsx or CSV file")
    parser.add_argument("--as", dest="id", metavar="ID", help="what commands call the deck; default made of the file's name")
    parser.add_argument("--name", metavar="NAME", help="what people call it; default the title in the file, else the file's name")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--into", metavar="NAME", help="new values for this deck, by name or folder; of a shipped one you get your own copy")
    group.add_argument("--like", metavar="NAME", help="the file has the columns of this deck, but other cards")
    again = "take the place of the deck of that name which is there; what of its deck.toml still fits stays, and a copy of it is kept"
    parser.add_argument("--again", action="store_true", help=again)
    parser.add_argument("--decimal", choices=("comma", "point"), metavar="SIGN", help="comma or point: what stands before decimals")
    parser.add_argument("--encoding", choices=CODE_PAGES, metavar="NAME", help="of a CSV file that is not UTF-8: cp1251, cp1252, mac-roman")
    parser.add_argument("--separator", choices=SEPARATORS, metavar="NAME", help="between the cells of a CSV file: comma, semicolon or tab")
    parser.add_argument("--sheet", metavar="NAME", help="which sheet of a workbook; default the only one with something in it")
    parser.set_defaults(run=_run_import)


def _export(parser: Parser) -> None:
    parser.description = (
        "Write the cards of a deck into a file for a spreadsheet program: a workbook where its name ends in .xlsx, else CSV with "
        "commas and decimal points, for --lang ru and fr with semicolons and decimal commas. All numbers stand in it: whoever "
        "wants to play with the deck should not look."
    )
    parser.add_argument("deck", metavar="NAME|FOLDER", help="a deck's name or folder")
    parser.add_argument("file", metavar="FILE", help="to be written: an .xlsx or CSV file")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
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
