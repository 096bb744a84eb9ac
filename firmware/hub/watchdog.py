"""The watchdog of an RP2040: starts the hub anew when its loop has not come round for 8 s.

MicroPython can neither stop it nor tell its resets from those that were asked for, so both are done on its registers (RP2040 data sheet
4.7.6). Another chip has them elsewhere.
"""

from machine import WDT, WDT_RESET, mem32, reset_cause

TIMEOUT = 8000  # ms; 8388 is the most
CTRL, SCRATCH = 0x40058000, 0x4005800C  # SCRATCH0 outlives every reset but that of power
ENABLE = 1 << 30  # in CTRL
AWAKE = 0x2D57_0B17  # in SCRATCH while the loop goes round


def has_bitten() -> bool:
    """Whether this start is the watchdog's doing; to be asked once."""
    was_awake = mem32[SCRATCH] == AWAKE
    mem32[SCRATCH] = 0
    return was_awake and reset_cause() == WDT_RESET


class Watchdog:
    def __init__(self) -> None:
        mem32[SCRATCH] = AWAKE
        self.feed = WDT(timeout=TIMEOUT).feed

    def stop(self) -> None:
        """For a person at the prompt, and before a reset of our own."""
        mem32[CTRL] = mem32[CTRL] & ~ENABLE
        mem32[SCRATCH] = 0
