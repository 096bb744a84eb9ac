"""Leaks put into a referee on purpose: at the port of a game, or where words and times are made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from companion.decks.hidden import Hidden
from companion.games.game import OfCard
from companion.lines.lines import Lines
from companion.screen import card, grid, line

Plant = Callable[[pytest.MonkeyPatch], None]
Planted = tuple[str, Plant, set[str]]  # what is planted, and the outputs of which one at least has to tell
Changed = Callable[..., Any]  # of what the port answered, the position, and what else was asked


def port(game: type, name: str, changed: Changed) -> Plant:
    """The port of the game answers as before, and then a little otherwise."""
    answered = getattr(game, name)

    def answer(self: Any, position: Any, *asked: Any) -> Any:
        return changed(answered(self, position, *asked), position, *asked)

    return lambda patch: patch.setattr(game, name, answer)


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
    usual = card.card_piece

    def piece(draft: Any, sight: Any, which: Any, *asked: Any, **how: Any) -> Any:
        is_odd = any(value % 2 for value in sight.deck.cards[which].numbers.opened().values())
        made = usual(draft, sight, which, *asked, **how)
        return replace(made, rect=made.rect.moved(1, 0)) if is_odd else made

    for module in (grid, line):
        patch.setattr(module, "card_piece", piece)


SCREEN: tuple[Planted, ...] = (
    ("a card that is drawn otherwise", on_the_screen, {"scenes"}),
    ("a card that looks otherwise", on_the_screen, {"pixels"}),
)
