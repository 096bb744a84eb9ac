"""The commands that print: cards, labels and plans of mats, as PDF files."""

from __future__ import annotations

import argparse
import re
import sys
from typing import TYPE_CHECKING

from companion.cli.arguments import Parser, add_commands, language_of, path_of, standard, whole
from companion.cli.print_mat import add_mat_plan
from companion.core.visible import visible_line
from companion.errors import DONE, unusable

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from companion.cards.printing.looks import Sticker
    from companion.core.decks.card import CardId, Deck

SIZES = ("poker", "mini")
PAPERS = ("a4", "letter")
MOST_BLEED, MOST_COPIES = 5.0, 20


def add_print(parser: Parser) -> None:
    add_commands(
        parser,
        (
            ("cards", "help-print-print-cards", _cards),
            ("labels", "help-print-labels", _labels),
            ("mat", "help-print-print-mat", add_mat_plan),
        ),
    )


def _cards(parser: Parser) -> None:
    _common(parser)
    about = "help-print-size"
    parser.add_argument("--size", choices=SIZES, default=SIZES[0], metavar="help-metavar-size", help=about)
    parser.add_argument("--bleed", type=parse_bleed, default=0.0, metavar="help-metavar-mm", help="help-print-bleed")
    about = "help-print-turn"
    parser.add_argument("--turn", choices=("long", "short"), default="long", metavar="help-metavar-edge", help=about)
    about = "help-print-sticker"
    parser.add_argument("--sticker", choices=("face", "back", "none"), metavar="help-metavar-side", help=about)
    parser.set_defaults(run=_run_cards)


def _labels(parser: Parser) -> None:
    _common(parser)
    parser.set_defaults(run=_run_labels)


def _common(parser: Parser) -> None:
    parser.add_argument("deck", metavar="help-metavar-deck", help="help-common-deck")
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], metavar="help-metavar-paper", help="help-print-paper")
    about = "help-print-cards"
    parser.add_argument("--cards", action="append", metavar="help-metavar-names", help=about)
    parser.add_argument("--copies", type=whole(1, MOST_COPIES), default=1, metavar="help-metavar-number", help="help-print-copies")
    parser.add_argument("--out", metavar="help-metavar-file", help="help-print-common-out")


def parse_bleed(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,2}([.,][0-9]{1,2})?", text) or float(text.replace(",", ".")) > MOST_BLEED:
        raise unusable("", "cli-no-such-length", text=text, most=f"{MOST_BLEED:g}")
    return float(text.replace(",", "."))


def _run_cards(args: argparse.Namespace) -> int:
    from companion.app.matches import find_deck
    from companion.cards.printing.cards import CardPrint, printed_cards
    from companion.cards.printing.paper import PAPERS as SHEETS
    from companion.cards.printing.saving import check_free, save
    from companion.cards.printing.sheets import SIZES as CARDS
    from companion.cards.printing.sheets import layout_of
    from companion.core.games.registry import are_hands_secret

    deck, language = find_deck(args.deck), language_of(args)
    path = path_of(_named(args, f"{deck.id}-cards-{language}"))
    check_free(path)
    cards = _wanted(args, deck, language)
    is_secret, layout = are_hands_secret(deck), layout_of(SHEETS[args.paper], CARDS[args.size], args.bleed)
    sticker: Sticker = args.sticker or ("face" if is_secret else "back")
    save(path, printed_cards(CardPrint(deck, cards, language, layout, sticker, args.turn, is_secret)))
    _tell(deck, language, path, "cards", len(cards), layout.count, (("print-how-cards", {"turn": args.turn}), ("print-spoils", {})))
    return DONE


def _run_labels(args: argparse.Namespace) -> int:
    from companion.app.matches import find_deck
    from companion.cards.printing.cards import LabelPrint, middles, printed_labels
    from companion.cards.printing.paper import PAPERS as SHEETS
    from companion.cards.printing.saving import check_free, save
    from companion.core.games.registry import are_hands_secret

    deck, language, paper = find_deck(args.deck), language_of(args), SHEETS[args.paper]
    path = path_of(_named(args, f"{deck.id}-labels-{language}"))
    check_free(path)
    cards = _wanted(args, deck, language, are_short=True)
    save(path, printed_labels(LabelPrint(deck, cards, language, paper)))
    keys = ("print-how-labels", *(("print-labels-secret",) if are_hands_secret(deck) else ()))
    _tell(deck, language, path, "labels", len(cards), len(middles(paper)), [(key, {}) for key in keys])
    return DONE


def _named(args: argparse.Namespace, name: str) -> str:
    """The name of the file; sheets of single cards do not take the name of the whole deck's sheets."""
    if args.out is not None:
        return str(args.out)
    return f"{name}.pdf" if args.cards is None else f"{name}-some.pdf"


def _wanted(args: argparse.Namespace, deck: Deck, language: str, *, are_short: bool = False) -> tuple[CardId, ...]:
    from companion.cards.decks.finding import in_order
    from companion.cards.printing.choosing import chosen_cards

    cards = frozenset(deck.cards) if args.cards is None else chosen_cards(deck, args.cards)
    return tuple(card for card in in_order(deck, cards, language, are_short=are_short) for _ in range(args.copies))


def _tell(deck: Deck, language: str, path: Path, what: str, cards: int, each: int, more: Iterable[tuple[str, dict[str, str]]]) -> None:
    from companion.cards.printing.cards import sheets_of
    from companion.cards.printing.words import PrintWords
    from companion.cli.arguments import page

    words, out = PrintWords(deck, language), page(standard(sys.stdout, "output"))
    counted = {"cards": cards, "sheets": sheets_of(cards, each), "each": each}
    lines = [words.say(f"print-wrote-{what}", file=str(path), deck=deck.names[language], **counted)]
    out.writelines(f"{visible_line(line)}\n" for line in (*lines, *(words.say(key, **told) for key, told in more)))
