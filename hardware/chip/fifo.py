"""The chip's FIFO of 64 bytes, and the registers that say how full it is (data sheet 8.4)."""

from __future__ import annotations

from hardware.chip import registers as r


class Fifo:
    """Only reading, sending, a flush and a reset empty it; the start of a command does not."""

    __slots__ = ("_registers", "held")

    def __init__(self, registers: bytearray) -> None:
        self._registers = registers
        self.held = bytearray()

    def push(self, value: int) -> None:
        if len(self.held) == r.FIFO_SIZE:
            self._registers[r.ERROR] |= r.OVERFLOW
            self._registers[r.COM_IRQ] |= r.ERR_IRQ
        else:
            self.held.append(value)
            self.count()

    def receive(self, data: bytes) -> None:
        """Store an answer; bytes beyond its size are lost."""
        room = r.FIFO_SIZE - len(self.held)
        self.held += data[:room]
        self.count()
        if len(data) > room:
            self.push(data[room])

    def pop(self) -> int:
        """The oldest byte; an empty FIFO reads as zero."""
        if not self.held:
            return 0
        value = self.held.pop(0)
        self.count()
        return value

    def take(self) -> bytes:
        """Remove and return all bytes, to be sent or added to the CRC."""
        held = bytes(self.held)
        self.held.clear()
        self.count()
        return held

    def flush(self) -> None:
        self._registers[r.ERROR] &= ~r.OVERFLOW
        self.held.clear()
        self.count()

    def count(self) -> None:
        """Update the level and the alerts; an alert sets its interrupt bit only when it begins."""
        registers, level, mark = self._registers, len(self.held), self._registers[r.WATER_LEVEL]
        registers[r.FIFO_LEVEL] = level
        alerts = (r.HIGH_ALERT if r.FIFO_SIZE - level <= mark else 0) | (r.LOW_ALERT if level <= mark else 0)
        risen = alerts & ~registers[r.STATUS_1]
        if risen:
            registers[r.COM_IRQ] |= (r.HIGH_IRQ if risen & r.HIGH_ALERT else 0) | (r.LOW_IRQ if risen & r.LOW_ALERT else 0)
        registers[r.STATUS_1] = registers[r.STATUS_1] & ~(r.HIGH_ALERT | r.LOW_ALERT) | alerts
