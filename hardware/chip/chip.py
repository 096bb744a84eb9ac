"""One MFRC522, register by register: access, interrupts, commands, CRC coprocessor, reset and power-down.

*Rules of this file*: between two accesses only the events on the agenda happen; each access first brings the chip up to the time of the
access. The value of a register is stored when it changes, so most reads only look it up. Where the data
sheet leaves a choice, the stricter reading is taken; README.md lists those.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hardware.chip import registers as r
from hardware.chip.agenda import AWAKE, RAN_OUT, SUMMED, Agenda
from hardware.chip.air import CYCLE_US, crc_a
from hardware.chip.field import CoilModel
from hardware.chip.fifo import Fifo
from hardware.chip.timer import Timer
from hardware.chip.transceiver import Transceiver

RESET_US = 1024 / 27.12  # the internal delay of 1024 clocks; how long SoftReset takes is not specified
WAKE_US = 300.0  # until the oscillator stands and 1024 clocks have gone; less was seen (rfid#269)
CRC_BYTE_US = 10 * CYCLE_US  # not specified
PRESETS = (0x0000, 0x6363, 0xA671, 0xFFFF)

Reads = dict[int, Callable[[float], int]]
Writes = dict[int, Callable[[int, float], None]]


class ChipModel:
    """One chip. `us` of an access is never less than that of the access before."""

    def __init__(self, antenna: CoilModel, version: int = 0x92) -> None:
        self.antenna, self._version, self.is_strict = antenna, version, True  # it forgives, as the chip does
        antenna.settle = self.settle
        self.registers = bytearray(r.RESETS)
        self.agenda = Agenda()
        self.fifo, self._timer = Fifo(self.registers), Timer(self.registers)
        self._radio = Transceiver(self.registers, self.fifo, self._timer, self.agenda, antenna)
        self._chance = Random(antenna.number)
        self._memory, self._sum = bytes(25), 0
        self.agenda.on(RAN_OUT, self._run_out)
        self.agenda.on(AWAKE, self._wake)
        self.agenda.on(SUMMED, self._sum_up)
        self.is_sum_odd = False  # the CRC coprocessor of a clone counts otherwise
        self._awake: tuple[Reads, Writes] = self._when_awake()
        self._asleep: tuple[Reads, Writes] = self._when_asleep()
        self._reads, self._writes = self._awake
        self._clear()

    @property
    def version(self) -> int:
        """0x92 and 0x91 are NXP's, 0x88 and 0xB2 Fudan's FM17522, 0x12 a counterfeit."""
        return self._version

    @version.setter
    def version(self, version: int) -> None:
        self._version = self.registers[r.VERSION] = version

    @property
    def judges_parity(self) -> bool:
        """Whether a collision comes with a parity error, which the data sheet leaves open."""
        return self._radio.judges_parity

    @judges_parity.setter
    def judges_parity(self, judges: bool) -> None:
        self._radio.judges_parity = judges

    def read(self, address: int, us: float) -> int:
        if self.agenda.due <= us:
            self.agenda.settle(us)
        shown = self._reads.get(address)
        return self.registers[address] if shown is None else shown(us)

    def write(self, address: int, value: int, us: float) -> None:
        if self.agenda.due <= us:
            self.agenda.settle(us)
        taken = self._writes.get(address)
        if taken is None:
            mask = r.MASKS[address]
            self.registers[address] = self.registers[address] & ~mask | value & mask
        else:
            taken(value, us)

    def settle(self, us: float) -> None:
        self.agenda.settle(us)

    def reset(self, us: float, ready_after: float = WAKE_US) -> None:
        """All registers as after power-on; until it is ready, only CommandReg reads as other than 0."""
        self.settle(us)
        self._clear()
        self.antenna.switch(us, is_on=False)
        self._sleep()
        self.agenda.plan(AWAKE, us + ready_after)

    def _clear(self) -> None:
        self.registers[:] = r.RESETS
        self.registers[r.VERSION] = self._version
        self.fifo.flush()
        self.registers[r.COM_IRQ] = r.RESETS[r.COM_IRQ]
        self.agenda.clear()
        self._timer.run_out()
        self._radio.clear()

    # Registers whose access does more than read or store a value.

    def _when_awake(self) -> tuple[Reads, Writes]:
        timer = self._timer
        reads: Reads = {
            r.STATUS_1: self._status_1,
            r.STATUS_2: lambda us: self.registers[r.STATUS_2] | self._radio.modem(us),
            r.FIFO: lambda _us: self.fifo.pop(),
            r.T_COUNTER_HIGH: lambda us: timer.count(us) >> 8,
            r.T_COUNTER_LOW: lambda us: timer.count(us) & 0xFF,
        }
        writes: Writes = {
            r.COMMAND: self._write_command,
            r.COM_IRQ: lambda value, _us: self._mark(r.COM_IRQ, value, 0x7F),
            r.DIV_IRQ: lambda value, _us: self._mark(r.DIV_IRQ, value, 0x14),
            r.FIFO: self._write_fifo,
            r.FIFO_LEVEL: lambda value, _us: self.fifo.flush() if value & r.FLUSH else None,
            r.WATER_LEVEL: self._write_water_level,
            r.CONTROL: self._write_control,
            r.BIT_FRAMING: self._write_bit_framing,
            r.TX_CONTROL: self._write_tx_control,
        }
        return reads, writes

    def _when_asleep(self) -> tuple[Reads, Writes]:
        reads: Reads = {address: lambda _us: 0 for address in range(64) if address != r.COMMAND}
        writes: Writes = {address: lambda _value, _us: None for address in range(64)}
        writes[r.COMMAND] = self._write_asleep
        return reads, writes

    def _status_1(self, us: float) -> int:
        registers = self.registers
        is_asking = registers[r.COM_IRQ] & registers[r.COM_I_EN] & 0x7F or registers[r.DIV_IRQ] & registers[r.DIV_I_EN] & 0x14
        return registers[r.STATUS_1] | (r.IRQ if is_asking else 0) | (r.TIMER_RUNS if self._timer.runs else 0)

    def _mark(self, address: int, value: int, mask: int) -> None:
        """Write an interrupt register: with the bit Set1 the other marked bits are set, without it they are cleared; unmarked bits stay."""
        held = self.registers[address]
        self.registers[address] = held | value & mask if value & r.SET else held & ~value

    def _write_fifo(self, value: int, us: float) -> None:
        self.fifo.push(value)
        if self._command == r.CALC_CRC and not self.agenda.holds(SUMMED):
            self._calculate(us)

    def _write_water_level(self, value: int, us: float) -> None:
        self.registers[r.WATER_LEVEL] = value & 0x3F
        self.fifo.count()

    def _write_control(self, value: int, us: float) -> None:
        if value & r.STOP_TIMER:
            self._timer.stop(us)
            self.agenda.drop(RAN_OUT)
        if value & r.START_TIMER:
            self.agenda.plan(RAN_OUT, self._timer.start(us))

    def _write_bit_framing(self, value: int, us: float) -> None:
        self.registers[r.BIT_FRAMING] = value & 0x77
        if value & r.START_SEND and self._command == r.TRANSCEIVE:
            self._radio.start_send(us)

    def _write_tx_control(self, value: int, us: float) -> None:
        self.registers[r.TX_CONTROL] = value & r.MASKS[r.TX_CONTROL]
        self.antenna.switch(us, is_on=bool(value & 3))

    def _run_out(self, us: float) -> None:
        """The timer has run out: that sets its interrupt bit, and ends no command."""
        self.registers[r.COM_IRQ] |= r.TIMER_IRQ
        if self.registers[r.T_MODE] & r.TIMER_AGAIN:
            self.agenda.plan(RAN_OUT, self._timer.start(us))
        else:
            self._timer.run_out()

    # Power.

    def _sleep(self) -> None:
        self.registers[r.COMMAND] |= r.POWER_DOWN
        self._reads, self._writes = self._asleep

    def _power_down(self, us: float) -> None:
        """The oscillator stops, and with it field, timer and every running command; registers and FIFO keep what they hold."""
        self._stop()
        self._timer.stop(us)
        self._radio.clear()
        self.agenda.clear()
        self.antenna.switch(us, is_on=False)
        self._sleep()

    def _wake(self, us: float) -> None:
        self.registers[r.COMMAND] &= ~r.POWER_DOWN
        self._reads, self._writes = self._awake
        self.antenna.switch(us, is_on=bool(self.registers[r.TX_CONTROL] & 3))

    def _write_asleep(self, value: int, us: float) -> None:
        """Asleep, a write to CommandReg can only clear PowerDown or give SoftReset."""
        if value & 0x0F == r.SOFT_RESET:
            self.reset(us)
        elif value & r.POWER_DOWN:
            self.agenda.drop(AWAKE)
        elif not self.agenda.holds(AWAKE):
            self.agenda.plan(AWAKE, us + WAKE_US)

    # Commands.

    @property
    def _command(self) -> int:
        return self.registers[r.COMMAND] & 0x0F

    def _write_command(self, value: int, us: float) -> None:
        command, is_running = value & 0x0F, value & 0x0F == r.TRANSCEIVE == self._command
        self.registers[r.COMMAND] = value & r.RCV_OFF | self._command
        if command != r.NO_CHANGE and not is_running:  # no source says that a command upon itself would begin it anew
            self._stop()
            self.registers[r.COMMAND] |= command
            self._start(command, us)
        if value & r.POWER_DOWN and command != r.SOFT_RESET:
            self._power_down(us)

    def _stop(self) -> None:
        self.registers[r.COMMAND] &= 0xF0
        self.agenda.drop(SUMMED)
        self._radio.stop()

    def _start(self, command: int, us: float) -> None:
        match command:
            case r.IDLE:
                return
            case r.TRANSCEIVE:
                self._radio.wait()
            case r.TRANSMIT | r.MF_AUTHENT:
                self._radio.send(us)
            case r.RECEIVE:
                self._radio.listen(us)
            case r.CALC_CRC:
                self._sum = PRESETS[self.registers[r.MODE] & 3]
                self._calculate(us)
            case r.SOFT_RESET:
                self.reset(us, RESET_US)
            case _:
                self._memorise(command)

    def _memorise(self, command: int) -> None:
        """Commands of the internal buffer, and codes that are no command: all end at once."""
        if command == r.RANDOM_ID:
            self._memory = self._chance.randbytes(10) + self._memory[10:]
        elif command == r.MEM and len(self.fifo.held) >= len(self._memory):
            self._memory = self.fifo.take()[: len(self._memory)]
        elif command == r.MEM:
            self.fifo.receive(self._memory)
        self.registers[r.COMMAND] &= 0xF0
        self.registers[r.COM_IRQ] |= r.IDLE_IRQ

    def _calculate(self, us: float) -> None:
        self.registers[r.STATUS_1] &= ~(r.CRC_OK | r.CRC_READY)
        self.agenda.plan(SUMMED, us + CRC_BYTE_US * len(self.fifo.held))

    def _sum_up(self, us: float) -> None:
        """Add the FIFO to the CRC. CalcCRC goes on with bytes that are written later, until another command is given."""
        registers = self.registers
        self._sum = crc_a(self.fifo.take(), self._sum) ^ self.is_sum_odd
        registers[r.CRC_HIGH], registers[r.CRC_LOW] = self._sum >> 8, self._sum & 0xFF
        registers[r.STATUS_1] |= r.CRC_READY | (0 if self._sum else r.CRC_OK)
        registers[r.DIV_IRQ] |= r.CRC_IRQ
