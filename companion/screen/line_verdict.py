"""What a verdict says of the cards of a line, told where they lie (L2, L3).

Rules of this file: only the announcement is read, whose numbers are public by then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from companion.core.decks.card import CardId, Characteristic
from companion.core.frozen import dataclass
from companion.core.games.game import Shown
from companion.core.referee.announcements import Announcement
from companion.screen.gaps import Lies

# A card was laid right or wrong; or it lies beside such a card, in order with it or not.
Judged = Literal["", "fits", "misfits", "beside-fits", "beside-misfits"]


@dataclass(frozen=True, slots=True)
class LineVerdict:
    """The card that was turned over, and its neighbours."""

    turned: Shown
    left: Shown | None
    right: Shown | None
    is_right: bool

    def of(self, card: CardId) -> Judged:
        if card == self.turned.card:
            return "fits" if self.is_right else "misfits"
        if self.left is not None and card == self.left.card:
            return "beside-fits" if self.left.number <= self.turned.number else "beside-misfits"
        if self.right is not None and card == self.right.card:
            return "beside-fits" if self.turned.number <= self.right.number else "beside-misfits"
        return ""


def verdict_in_line(said: Announcement | None) -> LineVerdict | None:
    """None for a verdict that is about no card of a line."""
    if said is None or said.tone not in ("fits", "violation"):
        return None
    turned, left, right = (said.args.get(key) for key in ("number", "left-number", "right-number"))
    if not isinstance(turned, Shown):
        return None
    return LineVerdict(turned, left if isinstance(left, Shown) else None, right if isinstance(right, Shown) else None, said.tone == "fits")


def with_turned(lying: Sequence[Lies], verdict: LineVerdict, of: Characteristic | None) -> tuple[Lies, ...]:
    """The line with the turned card open in its place, also when hands have taken it away already; `of` is what numbers are of."""
    turned, old = verdict.turned, [one for one in lying if not one.is_new]
    if any(one.card == turned.card for one in lying):
        return tuple(lying)
    before, after = (next((one.gap for one in old if near and one.card == near.card), None) for near in (verdict.left, verdict.right))
    gap = after if after is not None else before + 1 if before is not None else None
    if gap is None:
        return tuple(lying)
    numbers = {turned.characteristic: turned.number}
    if of is not None and of.beside is not None and turned.beside is not None:
        numbers[of.beside.column] = turned.beside
    shown = Lies(turned.card, gap, True, True, numbers)
    return (*(one for one in lying if one.gap < gap), shown, *(one for one in lying if one.gap >= gap))
