"""What the referee of Cardline knows and the table does not: whether a card fits that was laid or shown and is not turned yet.

It reads the numbers from the deck and the cards from what is shown, so it owes nothing to the rules that it helps to examine.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import OfCard
from companion.core.referee.comparing import compare
from companion.core.referee.match_state import Standing
from companion.core.referee.table_view import table_view

Numbers = Mapping[CardId, Decimal]


def numbers_of(deck: Deck, standing: Standing) -> Numbers:
    by = standing.match.setup.characteristic
    return {id: card.numbers.opened()[by] for id, card in deck.cards.items()}


def unturned(standing: Standing) -> list[tuple[CardId, int]]:
    """Each new card that lies in the line with its gap, and a card on the pad with every gap."""
    line = _line(standing)
    laid = [(one.card, one.place[0]) for one in compare(standing).difference.arrived if one.place[1] == 1 and one.card not in line]
    return laid + [(card, gap) for card in _on_pad(standing) for gap in range(len(line) + 1)]


def _on_pad(standing: Standing) -> list[CardId]:
    status = table_view(standing).expected.status
    card = status.args.get("card")
    return [card.card] if status.key == "cardline-status-on-pad" and isinstance(card, OfCard) else []


def _line(standing: Standing) -> list[CardId]:
    return [one.card for one in standing.match.game.view(standing.position).places]


def secrets(standing: Standing, numbers: Numbers) -> tuple[bool, ...]:
    """Of each of them: whether it fits there."""
    line = _line(standing)
    return tuple(fits([numbers[one] for one in line], numbers[card], gap) for card, gap in unturned(standing)) if line else ()


def fits(line: list[Decimal], number: Decimal, gap: int) -> bool:
    """Nothing greater lies before the gap, nothing smaller behind it."""
    return all(one <= number for one in line[:gap]) and all(number <= one for one in line[gap:])
