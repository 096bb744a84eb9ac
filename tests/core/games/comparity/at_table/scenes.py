"""Positions that many tests begin with.

By height: Merlion 8.6, Parthenon 13.7, Big Ben 96.3, Monas 132, Eiffel Tower 324, Willis Tower 527.
"""

from __future__ import annotations

from typing import Any

from tests.core.games.comparity.at_table.sitting import Sitting, with_examples


def opened(*players: str, **asked: Any) -> Sitting:
    """Big Ben opens on D4; it is the first player's turn."""
    sitting = Sitting(*players, **asked)
    sitting.play("D4", "big-ben")
    return sitting


def pair(*players: str, **asked: Any) -> Sitting:
    """Big Ben on D4, and Anna played the Eiffel Tower on E4; it is Boris's turn."""
    sitting = opened(*players, **asked)
    sitting.play("E4", "eiffel-tower")
    return sitting


def checking(*players: str, **asked: Any) -> Sitting:
    """Anna revealed Big Ben on B4 between the closed Merlion on A4 and Eiffel Tower on C4; beyond that lies the Willis Tower."""
    sitting = Sitting(*players, **asked)
    sitting.laid(A4="merlion", B4="big-ben", C4="eiffel-tower", D4="willis-tower")
    sitting.choose("check:B4")
    return sitting


def duet(*players: str, **asked: Any) -> Sitting:
    """Anna made a Duet with Monas on B5; Boris is to settle it."""
    sitting = Sitting(*players, **asked)
    sitting.laid(A4="merlion", B4="big-ben", A5="parthenon")
    sitting.play("B5", "monas")
    return sitting


def trio(*players: str, card: str = "monas", **asked: Any) -> Sitting:
    """Anna made a Trio on B5; Boris is to settle it."""
    sitting = Sitting(*players, **asked)
    sitting.laid(A4="merlion", B4="big-ben", C4="eiffel-tower", A5="parthenon", C5="willis-tower")
    sitting.play("B5", card)
    return sitting


def bonus(*players: str, **asked: Any) -> Sitting:
    """Boris drew; Anna may play one more card for her Trio."""
    sitting = trio(*players, **asked)
    sitting.ok()
    return sitting


def repairing(*players: str, **asked: Any) -> Sitting:
    """Anna found the Eiffel Tower on A4 left of Big Ben on B4, with the Merlion closed on A3 and the Willis Tower open on B5."""
    sitting = Sitting(*players, **asked)
    sitting.laid(open=("big-ben", "willis-tower"), A3="merlion", A4="eiffel-tower", B4="big-ben", B5="willis-tower")
    sitting.choose("check:A4")
    sitting.ok()
    return sitting


def discarding(*players: str, **asked: Any) -> Sitting:
    """Anna found 106 left of 46.5, which stands below 46.5: no swap is allowed. 29.5 is open, 526.7 closed; C2 holds the area together."""
    sitting = Sitting(*players, find=with_examples, **asked)
    open_cards = ("dome-of-the-rock", "kalyan-minaret", "colossus-of-rhodes")
    sitting.laid(open=open_cards, B2="dome-of-the-rock", C2="nabemba-tower", D2="kalyan-minaret", D3="colossus-of-rhodes", E3="twin-towers")
    sitting.choose("check:C2")
    return sitting


def reconnecting(*players: str, **asked: Any) -> Sitting:
    """Anna discarded Nabemba from C2, and the area is in two pieces; C2 joins it, and nothing else does."""
    sitting = discarding(*players, **asked)
    sitting.lift("C2")
    sitting.ok()
    return sitting


def double_swap(*players: str, **asked: Any) -> Sitting:
    """106 and 46.5 over 83 and 29.5: only the double swap is allowed."""
    sitting = Sitting(*players, find=with_examples, **asked)
    open_cards = ("kalyan-minaret", "lincoln-cathedral", "dome-of-the-rock")
    sitting.laid(open=open_cards, A3="lincoln-cathedral", B3="dome-of-the-rock", A4="nabemba-tower", B4="kalyan-minaret")
    sitting.choose("check:A4")
    return sitting


def won(*players: str) -> Sitting:
    """Anna played her only card and has won."""
    sitting = Sitting(*players, house={"hand": 1, "pile": 4})
    sitting.play("D4", "big-ben")
    sitting.play("E4", "eiffel-tower")
    return sitting


STAGES = {
    "opening": Sitting,
    "turn": pair,
    "duet": duet,
    "trio": trio,
    "checking": checking,
    "repairing": repairing,
    "reconnecting": reconnecting,
    "bonus": bonus,
    "over": won,
}
