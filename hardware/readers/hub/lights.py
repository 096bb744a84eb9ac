"""The lights beside the slots of one hub: what they shall show, what of it the hub was told, and what has surely come to it.

Rules of this file: a hub does not acknowledge lights, and bytes that were written may still be dropped when a line is closed. They count
as received when the hub answers a frame that was sent after them.
"""

from __future__ import annotations

Colour = tuple[int, int, int]  # red, green and blue, 0 to 255
DARK: Colour = (0, 0, 0)


class SlotLights:
    def __init__(self, slots: int) -> None:
        self._shown: list[Colour] = [DARK] * slots
        self._told: list[Colour | None] = [None] * slots
        self._come: list[Colour | None] = [DARK] * slots  # as a hub begins; None: it was told another one since

    def show(self, antenna: int, colour: Colour) -> None:
        self._shown[antenna] = colour

    def changed(self) -> tuple[int, bytes] | None:
        """The first light that the hub does not know of, and all colours from there to the last; it is told of them now."""
        news = [antenna for antenna, colour in enumerate(self._shown) if colour != self._told[antenna]]
        if not news:
            return None
        first, end = news[0], news[-1] + 1
        self._told[first:end] = self._shown[first:end]
        self._come = [come if come == shown else None for come, shown in zip(self._come, self._shown, strict=True)]
        return first, bytes(part for colour in self._shown[first:end] for part in colour)

    def answered(self) -> None:
        """The hub has answered to something that it was told after them."""
        self._come = [come if told is None else told for come, told in zip(self._come, self._told, strict=True)]

    @property
    def have_come(self) -> bool:
        """Whether it surely shows what it shall."""
        return self._come == self._shown

    def forget(self) -> None:
        """The hub may have started anew, and is dark; or only its link had gone, and it is not."""
        self._told = [None] * len(self._told)
