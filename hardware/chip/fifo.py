"""The chip's 64 bytes of FIFO, and the registers that tell how full it is (data sheet 8.4)."""

from __future__ import annotations

from hardware.chip import registers as r


class Fifo:
    """Nothing empties it but reading, sending, a flush and a reset: no command does when it starts."""

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
        """An answer; what there is no room for is lost."""
        room = r.FIFO_SIZE - len(self.held)
        self.held += data[:room]
        self.count()
        if len(data) > room:
            self.push(data[room])

    def pop(self) -> int:
        """An empty one reads as zero."""
        if not self.held:
            return 0
        value = self.held.pop(0)
        self.count()
        return value

    def take(self) -> bytes:
        """All of it, to be sent or summed up."""
        held = bytes(self.held)
        self.held.clear()
        self.count()
        return held

    def flush(self) -> None:
        self._registers[r.ERROR] &= ~r.OVERFLOW
        self.held.clear()
        self.count()

    def count(self) -> None:
        """Alerts are interrupts only when they arise."""
        registers, level, mark = self._registers, len(self.held), self._registers[r.WATER_LEVEL]
        registers[r.FIFO_LEVEL] = level
        alerts = (r.HIGH_ALERT if r.FIFO_SIZE - level <= mark else 0) | (r.LOW_ALERT if level <= mark else 0)
        risen = alerts & ~registers[r.STATUS_1]
        if risen:
            registers[r.COM_IRQ] |= (r.HIGH_IRQ if risen & r.HIGH_ALERT else 0) | (r.LOW_IRQ if risen & r.LOW_ALERT else 0)
        registers[r.STATUS_1] = registers[r.STATUS_1] & ~(r.HIGH_ALERT | r.LOW_ALERT) | alerts
