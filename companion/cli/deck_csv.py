"""The commands that bring a spreadsheet into a deck and a deck into a spreadsheet."""

from __future__ import annotations

import argparse
import os
import sys

from companion.cli.arguments import Parser, language_of, path_of, standard


def add_import(parser: Parser) -> None:
    parser.description = (
        "Make a deck of a CSV file, as any spreadsheet program saves it: one row with headings such as Name and Height (m), "
        "below it a card to a row. With --into the file has new values for a deck that is there, such as those that are printed on your "
        "cards: cards are found by id, name or short code, and an empty cell changes nothing."
    )
    parser.add_argument("file", metavar="FILE", help="a CSV file")
    parser.add_argument("--as", dest="id", metavar="ID", help="what commands call the deck; default made of the file's name")
    parser.add_argument("--name", metavar="NAME", help="what people call it; default the title in the file, else the file's name")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--into", metavar="NAME", help="new values for this deck, by name or folder; of a shipped one you get your own copy")
    group.add_argument("--like", metavar="NAME", help="the file has the columns of this deck, but other cards")
    again = "take the place of the deck of that name which is there; what of its deck.toml still fits stays, and a copy of it is kept"
    parser.add_argument("--again", action="store_true", help=again)
    parser.add_argument("--decimal", choices=("comma", "point"), metavar="SIGN", help="comma or point: what stands before decimals")
    parser.set_defaults(run=_run_import)


def add_export(parser: Parser) -> None:
    parser.description = (
        "Write the cards of a deck into a CSV file for a spreadsheet program: with commas and decimal points, for --lang ru and fr with "
        "semicolons and decimal commas. All numbers stand in it: whoever wants to play with the deck should not look."
    )
    parser.add_argument("deck", metavar="NAME|FOLDER", help="a deck's name or folder")
    parser.add_argument("file", metavar="FILE", help="to be written: a CSV file")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    parser.set_defaults(run=_run_export)


def _run_import(args: argparse.Namespace) -> int:
    from companion.cards.sheets.importing import Asked
    from companion.cards.sheets.report import import_csv
    from companion.cli.arguments import page
    from companion.config.config import folders

    asked = Asked(path_of(args.file), args.id, args.name, args.into, args.like, args.again, args.decimal)
    return import_csv(asked, folders(os.environ).decks, language_of(args), page(standard(sys.stdout, "output")))


def _run_export(args: argparse.Namespace) -> int:
    from companion.cards.decks.files import folder_of
    from companion.cards.sheets.report import export_csv
    from companion.cli.arguments import page
    from companion.config.config import folders

    own, path = folders(os.environ).decks, path_of(args.file)
    return export_csv(folder_of(args.deck, own), own, path, language_of(args), page(standard(sys.stdout, "output")), force=args.force)
