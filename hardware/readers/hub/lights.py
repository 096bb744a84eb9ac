"""The lights beside the slots of one hub: the colours that are wanted, those that were sent, and those that have surely arrived.

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
        self._come: list[Colour | None] = [DARK] * slots  # a hub begins dark; None: another colour was sent since

    def show(self, antenna: int, colour: Colour) -> None:
        self._shown[antenna] = colour

    def changed(self) -> tuple[int, bytes] | None:
        """The first light whose colour was not sent, and all colours from there to the last such; they count as sent from now on."""
        news = [antenna for antenna, colour in enumerate(self._shown) if colour != self._told[antenna]]
        if not news:
            return None
        first, end = news[0], news[-1] + 1
        self._told[first:end] = self._shown[first:end]
        self._come = [come if come == shown else None for come, shown in zip(self._come, self._shown, strict=True)]
        return first, bytes(part for colour in self._shown[first:end] for part in colour)

    def answered(self) -> None:
        """Note that the hub answered a frame sent after the colours, so that they have arrived."""
        self._come = [come if told is None else told for come, told in zip(self._come, self._told, strict=True)]

    @property
    def have_come(self) -> bool:
        """Whether the lights surely show the wanted colours."""
        return self._come == self._shown

    def forget(self) -> None:
        """Take the colours as unknown: the hub may have restarted dark, or only its link was lost and it shows them still."""
        self._told = [None] * len(self._told)
