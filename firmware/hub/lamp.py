"""What people see of a hub: the LED on its board, and the chain of lights along its slots."""

from time import ticks_diff, ticks_ms

from machine import Pin

BLINK = 1000  # ms on, ms off, while no Pi asks
STEADY = 2000  # ms that it shines after each answer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Lamp:
    """Blinks slowly while the hub waits, shines steadily while it is asked."""

    def __init__(self, pin: "int | str | None") -> None:
        self._pin = None if pin is None else Pin(pin, Pin.OUT, value=1)
        self._is_on, self._is_asked = True, False
        self._changed_at = self._asked_at = ticks_ms()

    def tick(self, *, is_asked: bool) -> None:
        now = ticks_ms()
        if is_asked:
            self._is_asked, self._asked_at = True, now
        elif ticks_diff(now, self._asked_at) > STEADY:
            self._is_asked = False
        if self._is_asked:
            self._turn(now, is_on=True)
        elif ticks_diff(now, self._changed_at) > BLINK:
            self._turn(now, is_on=not self._is_on)

    def _turn(self, now: int, *, is_on: bool) -> None:
        if is_on != self._is_on and self._pin is not None:
            self._pin(is_on)
        self._is_on, self._changed_at = is_on, now


def chain(count: int, pin: int) -> "Callable[[int, bytes], None] | None":
    """What is told the first light and the colours from there on; None where there is no chain."""
    if not count:
        return None
    from neopixel import NeoPixel

    lights = NeoPixel(Pin(pin, Pin.OUT), count)
    lights.write()  # they stay as they were when only the hub starts anew

    def show(first: int, colours: bytes) -> None:
        for light in range(first, min(first + len(colours) // 3, count)):
            at = 3 * (light - first)
            lights[light] = (colours[at], colours[at + 1], colours[at + 2])
        lights.write()

    return show
