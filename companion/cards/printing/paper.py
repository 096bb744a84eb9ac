"""Sizes of paper, in millimetres, standing upright."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

EDGE = 4.0  # printers leave about a sixth of an inch white; nothing that matters stands nearer to the edge


@dataclass(frozen=True, slots=True)
class PaperSize:
    """A sheet; x goes to the right and y up from its lower left corner."""

    name: str
    width: float
    height: float


A4 = PaperSize("a4", 210.0, 297.0)
LETTER = PaperSize("letter", 215.9, 279.4)
PAPERS: Mapping[str, PaperSize] = MappingProxyType({paper.name: paper for paper in (A4, LETTER)})
