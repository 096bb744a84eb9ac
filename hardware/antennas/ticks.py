"""Microseconds of a bus, which may wrap around, so that only differences have a meaning."""

__all__ = ("ticks_add", "ticks_diff")

try:
    from time import ticks_add, ticks_diff  # type: ignore[attr-defined]  # MicroPython's wrap after some minutes
except ImportError:

    def ticks_add(ticks: int, us: int) -> int:
        return ticks + us

    def ticks_diff(later: int, earlier: int) -> int:
        return later - earlier
