"""What the referee of Cardline knows and the table does not: whether a card fits that was laid or shown and is not turned yet.

It reads the numbers from the deck and the cards from what is shown, so it owes nothing to the rules that it helps to examine.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import OfCard
from companion.core.referee.comparing import compare
from companion.core.referee.match_state import MatchState
from companion.core.referee.table_view import table_view

Numbers = Mapping[CardId, Decimal]


def numbers_of(deck: Deck, state: MatchState) -> Numbers:
    by = state.match.setup.characteristic
    return {id: card.numbers.opened()[by] for id, card in deck.cards.items()}


def unturned(state: MatchState) -> list[tuple[CardId, int]]:
    """Each new card that lies in the line with its gap, and a card on the pad with every gap."""
    line = _line(state)
    laid = [(one.card, one.place[0]) for one in compare(state).difference.arrived if one.place[1] == 1 and one.card not in line]
    return laid + [(card, gap) for card in _on_pad(state) for gap in range(len(line) + 1)]


def _on_pad(state: MatchState) -> list[CardId]:
    status = table_view(state).expected.status
    card = status.args.get("card")
    return [card.card] if status.key == "cardline-status-on-pad" and isinstance(card, OfCard) else []


def _line(state: MatchState) -> list[CardId]:
    return [one.card for one in state.match.game.view(state.position).places]


def secrets(state: MatchState, numbers: Numbers) -> tuple[bool, ...]:
    """Of each of them: whether it fits there."""
    line = _line(state)
    return tuple(fits([numbers[one] for one in line], numbers[card], gap) for card, gap in unturned(state)) if line else ()


def fits(line: list[Decimal], number: Decimal, gap: int) -> bool:
    """Nothing greater lies before the gap, nothing smaller behind it."""
    return all(one <= number for one in line[:gap]) and all(number <= one for one in line[gap:])
