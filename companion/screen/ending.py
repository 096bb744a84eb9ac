"""What the end of a match is drawn from besides the table: what stood out, as it was announced."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import Tone
from companion.events import SeatId, Slot

Seam = tuple[CardId, CardId, Slot | None, Slot | None]  # two cards whose order was wrong, and where they lay when that was found


@dataclass(frozen=True, slots=True)
class Ending:
    moments: tuple[tuple[str, Tone], ...] = ()  # what decided it, in its order: the sentence and its tone
    seams: tuple[Seam, ...] = ()
    last: tuple[CardId, SeatId] | None = None  # the last card that was played and fitted, and by whom
