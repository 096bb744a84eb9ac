"""Leaks put into a referee on purpose: at the port of a game, or where words and times are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.core.decks.card import LANGUAGES
from companion.core.decks.hidden import Hidden
from companion.core.games.game import OfCard
from companion.core.games.port import Game
from companion.machine.service import running
from companion.pages.watching import Moment, TableWatched
from companion.screen import card, grid, line, stage
from companion.system.logs import LOG
from companion.words.lines import Lines
from tests.core.games.instead import instead

Plant = Callable[[pytest.MonkeyPatch], None]
Planted = tuple[str, Plant, set[str]]  # what is planted, and the outputs of which one at least has to tell
Changed = Callable[..., Any]  # of what the port answered, the position, and what else was asked


def port(game: Game[Any, Any], name: str, changed: Changed) -> Plant:
    """The port of the game answers as before, and then a little otherwise."""
    answered = getattr(game, name)

    def answer(position: Any, *asked: Any) -> Any:
        return changed(answered(position, *asked), position, *asked)

    return lambda patch: instead(patch, game.id, **{name: answer})


def sealed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hidden, "__repr__", lambda self: f"<hidden: {self.opened()!r}>")


def in_one_language(patch: pytest.MonkeyPatch, method: str) -> None:
    """French lines end with two stops where the first card named has an odd number."""
    usual = getattr(Lines, method)

    def text(self: Lines, announcement: Any) -> str:
        card = announcement.args.get("card")
        is_odd = isinstance(card, OfCard) and any(value % 2 for value in self._deck.cards[card.card].numbers.opened().values())
        return str(usual(self, announcement)) + (".." if is_odd and self.language == "fr" else "")

    patch.setattr(Lines, method, text)


def on_the_screen(patch: pytest.MonkeyPatch) -> None:
    """A card with an odd number lies a little to the right."""
    usual, usual_in_line = card.card_piece, line.line_card

    def moved(made: Any, cards: Any, which: Any) -> Any:
        is_odd = any(value % 2 for value in cards.deck.cards[which].numbers.opened().values())
        return replace(made, rect=made.rect.moved(1, 0)) if is_odd else made

    def piece(draft: Any, cards: Any, which: Any, *asked: Any, **how: Any) -> Any:
        return moved(usual(draft, cards, which, *asked, **how), cards, which)

    def in_line(draft: Any, lines: Any, cards: Any, one: Any, *asked: Any, **how: Any) -> Any:
        return moved(usual_in_line(draft, lines, cards, one, *asked, **how), cards, one.card)

    for module in (grid, stage):
        patch.setattr(module, "card_piece", piece)
    patch.setattr(line, "line_card", in_line)


def _odd_ones(table: TableWatched) -> int:
    """Of the cards that lie closed on the table."""
    closed = [one.card for one in table.view.view.places if not one.is_open]
    return sum(value % 2 == 1 for card in closed for value in table.lines._deck.cards[card].numbers.opened().values())


def in_the_status(patch: pytest.MonkeyPatch) -> None:
    """It ends with a stop more where an odd number of closed cards have an odd number."""
    usual = running.status_of

    def status(table: TableWatched | None, *asked: Any) -> str:
        return usual(table, *asked) + "." * (_odd_ones(table) % 2 if table is not None else 0)

    patch.setattr(running, "status_of", status)


def in_the_log_of_the_service(patch: pytest.MonkeyPatch) -> None:
    """How many closed cards have an odd number is logged."""
    usual = running.Logbook.watch

    def watch(self: running.Logbook, moment: Moment) -> None:
        usual(self, moment)
        if moment.table is not None:
            LOG.info("%d cards", _odd_ones(moment.table))

    patch.setattr(running.Logbook, "watch", watch)


SERVICE: tuple[Planted, ...] = (
    ("a status that knows too much", in_the_status, {f"status, {language}" for language in LANGUAGES}),
    ("a service's log that counts", in_the_log_of_the_service, {"service's log"}),
)
SCREEN: tuple[Planted, ...] = (
    ("a card that is drawn otherwise", on_the_screen, {"scenes"}),
    ("a card that looks otherwise", on_the_screen, {"pixels"}),
)
