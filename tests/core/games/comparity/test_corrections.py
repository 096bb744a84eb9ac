"""What players put right changes what follows from it, and never breaks the match (E3)."""

from __future__ import annotations

import pytest

from companion.core.games.comparity.position import Repairing, Turn
from companion.events import CardIs, SeatId
from tests.core.referee.tables import Hands, numbered


def repairing() -> Hands:
    """A 5 left of a 4, both open; seat-2 checked and has to repair."""
    hands = Hands(numbered(3, 4, 5, 6))
    hands.play("D4", "n5")
    hands.play("E4", "n4")
    hands.check("D4")
    hands.check("E4")
    assert hands.position.stage == Repairing(SeatId("seat-2"), None)
    return hands


def test_a_repair_ends_when_the_card_turns_out_to_stand_in_order() -> None:
    hands = repairing()
    before = hands.position
    said = hands.correct(CardIs("n4", "n6"))
    assert {"comparity-card-is", "comparity-shows", "comparity-turn"} <= set(said)
    assert hands.position.stage == Turn(SeatId("seat-1"))
    hands.undo()
    assert hands.position.stage == before.stage
    assert "swap:D4-E4" in hands.offers()


@pytest.mark.parametrize("really", ["n3", "z01"])
def test_a_repair_goes_on_exactly_while_a_pair_is_violated(really: str) -> None:
    hands = repairing()
    hands.correct(CardIs("n4", really))
    assert isinstance(hands.position.stage, Repairing) == (really == "n3")
