"""A hub's program: polls its antennas when the Pi says so, and restarts after any fault. It starts when the board gets power.

Rules of this file: a hub that can still talk tells what ails it. What fails before it can talk ends at the prompt, with a traceback there;
what fails later is kept and told after the next HELLO, and the board starts anew. Nothing but mpremote's call ends the loop.
"""

import gc
import io
import sys
from time import sleep_ms, ticks_diff, ticks_us

import board
import kept
import micropython
import watchdog
import wiring
from bus import NoBus, PicoBus
from lamp import Lamp, chain
from line import Line
from machine import reset, unique_id
from processor import Garbage, hurry

from hardware.antennas.chips import CHIP, kind_of
from hardware.polling import Hub

VERSION = "0.1.0"
ROUND = 100  # ms that the loop waits for the Pi
PAUSE = 1000  # ms before a hub that fell over starts anew, as each time flash is written
BITTEN = "the watchdog: the loop did not come round for 8 s"


def main() -> None:
    boots, crash = kept.load()
    has_bitten = watchdog.has_bitten()
    boots = boots + 1 & 0xFFFF
    kept.save(boots, "")
    bus, lights, ailment = wired()
    chip = CHIP if ailment else wiring.chip_of(board)
    hub = Hub(bus, unique_id(), boots, firmware(), lights, ailment or crash or (BITTEN if has_bitten else ""), chip)
    line, lamp, guard = Line(), Lamp(board.LED), watchdog.Watchdog()
    micropython.kbd_intr(-1)  # a 3 in a frame is no Ctrl-C
    try:
        serve(hub, line, lamp, guard)
        guard.stop()
        micropython.kbd_intr(3)
    except Exception as wrong:
        kept.save(boots, words(wrong))
        sleep_ms(PAUSE)
        guard.stop()
        reset()


def wired() -> "tuple[object, object, str]":
    """The bus, the lights, and what is wrong with the board."""
    try:
        wiring.check(board)
        hurry(board.FREQUENCY)
        return PicoBus(board, kind_of(wiring.chip_of(board))), chain(board.LIGHTS, board.LIGHTS_PIN), ""
    except Exception as wrong:
        return NoBus(), None, words(wrong)


def firmware() -> str:
    numbers = ".".join([str(number) for number in sys.implementation.version[:3]])
    return f"{VERSION}, MicroPython {numbers}, {getattr(sys.implementation, '_machine', '?')}"


def serve(hub: Hub, line: Line, lamp: Lamp, guard: watchdog.Watchdog) -> None:
    """Runs until the prompt is asked for."""
    garbage = Garbage()
    while not line.is_called:
        guard.feed()
        heard = line.read(garbage.patience(ROUND))
        if not heard:
            garbage.nobody_waits()
        began = ticks_us()
        frames = hub.take(heard)
        if heard:
            garbage.before_answer(ticks_diff(ticks_us(), began))
        for frame in frames:
            if not line.write(frame):
                break  # the Pi does not read: the next frames would wait in vain as well
        garbage.after_answer()
        lamp.tick(is_asked=len(frames) > 0)


def words(wrong: Exception) -> str:
    """Its traceback, or as much of the end as is kept."""
    gc.collect()  # it may be that there was no room left
    text = io.StringIO()
    sys.print_exception(wrong, text)
    told = text.getvalue().strip()
    while len(told) > kept.MOST and "\n" in told:
        told = told[told.index("\n") + 1 :]
    return told


if __name__ == "__main__":
    main()
