"""The lights beside the slots of one hub: what they shall show, and what of it the hub was told."""

from __future__ import annotations

Colour = tuple[int, int, int]  # red, green and blue, 0 to 255
DARK: Colour = (0, 0, 0)


class SlotLights:
    def __init__(self, slots: int) -> None:
        self._shown: list[Colour] = [DARK] * slots
        self._told: list[Colour | None] = [None] * slots

    def show(self, antenna: int, colour: Colour) -> None:
        self._shown[antenna] = colour

    def changed(self) -> tuple[int, bytes] | None:
        """The first light that the hub does not know of, and all colours from there to the last; it is told of them now."""
        news = [antenna for antenna, colour in enumerate(self._shown) if colour != self._told[antenna]]
        if not news:
            return None
        first, end = news[0], news[-1] + 1
        self._told[first:end] = self._shown[first:end]
        return first, bytes(part for colour in self._shown[first:end] for part in colour)

    def forget(self) -> None:
        """The hub may have started anew, and is dark."""
        self._told = [None] * len(self._told)
