"""Sizes of paper, in millimetres, standing upright."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from companion.core.frozen import dataclass

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
