"""Microseconds of a bus that may wrap around: only differences mean anything."""

__all__ = ("ticks_add", "ticks_diff")

try:
    from time import ticks_add, ticks_diff  # type: ignore[attr-defined]  # MicroPython's wrap after some minutes
except ImportError:

    def ticks_add(ticks: int, us: int) -> int:
        return ticks + us

    def ticks_diff(later: int, earlier: int) -> int:
        return later - earlier
