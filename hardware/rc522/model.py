"""The model of the MFRC522, as the bench finds it: one chip, and what a frame does to it."""

from __future__ import annotations

from hardware.chip.bus import exchanged
from hardware.chip.chip import ChipModel

__all__ = ("MODEL", "exchanged")

MODEL = ChipModel
