"""A model of the ST25R3916: registers, commands, FIFO, interrupts, no-response timer, upon the field and the tags of `hardware.chip`.

*Rules of this file*: what no program for this chip may do raises `Misused`, where a chip would do something that no source tells; on wires
that are not sound it is passed over, as it is no program's fault there. Nothing here was compared with a chip. Times are the longest that
the data sheet has (the oscillator 700 us, the regulators 5 ms). How far it hears is that of an MFRC522 of the same gain, for want of more.
"""

from __future__ import annotations

from math import inf

from hardware.chip.agenda import AWAKE, FIFTH_BIT, HEARD, RAN_OUT, SENT, SUMMED, Agenda
from hardware.chip.air import CYCLE_US, ETU_US, Decoded, crc_a, decoded
from hardware.chip.field import CoilModel, Reply
from hardware.st25r3916 import registers as r

OSCILLATOR_US, REGULATORS_US = 700.0, 5000.0
STEP_US = 64 * CYCLE_US
LEAST_DEAF = 4  # steps: fewer count as these
DEPTH = 512
FIFO_LOAD, FIFO_READ, SPACE_B = 0x80, 0x9F, 0xFB
READS = 0x40
SHORT = {r.TRANSMIT_REQA[0]: b"\x26", r.TRANSMIT_WUPA[0]: b"\x52"}
WHOLE_ID = 0x70
# Registers of the second space; those of the first that only the chip writes; and what is known of them after Set Default.
OF_B = frozenset((0x05, 0x06, 0x0B, 0x0C, 0x0D, 0x0F, 0x15, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x30, 0x31, 0x32, 0x33))
READ_ONLY = frozenset((*range(0x1A, 0x22), 0x24, 0x25, 0x2D, 0x2E, 0x30, 0x31, 0x35, 0x36, 0x39, 0x3A, 0x3D, 0x3E, 0x3F))
RESETS = {r.OP_CONTROL: 0, r.MODE: r.TYPE_A, **dict.fromkeys(range(0x16, 0x21), 0), r.NUM_TX_1: 0, r.NUM_TX_1 + 1: 0}
GAINS = {18: 0, 23: 1, 33: 4, 38: 5, 43: 6, 48: 7}  # decibels, and the field's code for how far they hear


class Misused(Exception):
    """A program did what it must not."""


class St25r3916Model:
    """One chip. `us` of an access is never less than that of the access before; `is_strict` is off while the wires have a fault."""

    VERSION = 0x2A

    def __init__(self, antenna: CoilModel, version: int = VERSION) -> None:
        self.antenna, self.version, self.is_strict = antenna, version, True
        antenna.settle = self.settle
        self.agenda = Agenda()
        self.agenda.on(AWAKE, self._oscillate)
        self.agenda.on(SUMMED, self._end_command)
        self.agenda.on(SENT, self._end_sending)
        self.agenda.on(FIFTH_BIT, self._hear_start)
        self.agenda.on(HEARD, self._end_hearing)
        self.agenda.on(RAN_OUT, self._run_out)
        self._clear()

    def _clear(self) -> None:
        self._registers: dict[int, int] = dict(RESETS)
        self._second: dict[int, int] = {}
        self._fifo = bytearray()
        self._status_2 = 0
        self._oscillates = False
        self._frame, self._last = b"", 0
        self._began_us = self._sent_us = -inf
        self._is_sending, self._is_answer, self._has_run_out = False, False, False
        self._reply: Reply | None = None
        self.agenda.clear()

    def settle(self, us: float) -> None:
        self.agenda.settle(us)

    def reset(self, us: float) -> None:
        """Everything as after power-on."""
        self.settle(us)
        self.antenna.switch(us, is_on=False)
        self.antenna.end()
        self._clear()

    def _misuse(self, what: str) -> None:
        if self.is_strict:
            raise Misused(what)

    # Frames.

    def exchanged(self, frame: bytes, us: float, byte_us: float) -> bytes:
        """Exchange one frame; `us` is the time of its first bit, and each byte counts from its end."""
        reply, first, us = bytearray(len(frame)), frame[0], us + byte_us
        self.settle(us)
        if first == SPACE_B and len(frame) > 1:
            self._exchange_registers(frame[1:], us + byte_us, byte_us, self._second)
        elif first >= 0xC0:
            if len(frame) > 1:
                self._misuse(f"bytes behind command {first:02x}")
            self._command(first, us)
        elif first == FIFO_READ:
            self._unload(reply, us, byte_us)
        elif first == FIFO_LOAD:
            self._load(frame[1:])
        elif first < FIFO_LOAD:
            reply[1:] = self._exchange_registers(frame, us, byte_us, self._registers)
        else:
            self._misuse(f"{first:02x} begins no frame for a reader")
        return bytes(reply)

    def _exchange_registers(self, frame: bytes, us: float, byte_us: float, space: dict[int, int]) -> bytes:
        address, values = frame[0] & 0x3F, bytearray(len(frame) - 1)
        for place, value in enumerate(frame[1:]):
            us += byte_us
            self.settle(us)
            if address + place > 0x3F:
                self._misuse("a frame that counts beyond the last register")
            elif frame[0] & READS:
                values[place] = self._read(space, address + place)
            else:
                self._write(space, address + place, value, us)
        return bytes(values)

    def _read(self, space: dict[int, int], address: int) -> int:
        shown = self._shown(address) if space is self._registers else None
        if shown is not None:
            return shown
        if address not in space:
            self._misuse(f"register {address:02x} is read and was never written: no source tells its value after Set Default")
            return 0
        value = space[address]
        if space is self._registers and r.IRQ_MAIN <= address < r.IRQ_MAIN + 4:
            space[address] = 0
        return value

    def _shown(self, address: int) -> int | None:
        """What is read of registers that are not stored."""
        match address:
            case r.IDENTITY:
                return self.version
            case r.AUX_DISPLAY:
                return (r.OSCILLATOR_OK if self._oscillates else 0) | (r.FIELD_IS_ON if self.antenna.is_on else 0)
            case r.FIFO_STATUS_1:
                return len(self._fifo) & 0xFF
            case r.FIFO_STATUS_2:
                return len(self._fifo) >> 8 << 6 | self._status_2
            case _:
                return None

    def _write(self, space: dict[int, int], address: int, value: int, us: float) -> None:
        if space is self._second and address not in OF_B:
            self._misuse(f"there is no register {address:02x} in the second space")
        elif space is self._registers and address in READ_ONLY:
            self._misuse(f"register {address:02x} cannot be written")
        else:
            before = space.get(address, 0)
            space[address] = value
            if space is self._registers and address == r.OP_CONTROL:
                self._control(before, value, us)

    def _load(self, content: bytes) -> None:
        if self._is_answer and self._fifo:
            self._misuse(f"the FIFO is loaded while it holds {len(self._fifo)} bytes of an answer")
        if len(self._fifo) + len(content) > DEPTH:
            self._misuse("more than the FIFO holds")
        self._is_answer = False
        self._fifo += content[: DEPTH - len(self._fifo)]

    def _unload(self, reply: bytearray, us: float, byte_us: float) -> None:
        if len(reply) - 1 > len(self._fifo):
            self._misuse(f"{len(reply) - 1} bytes are read from a FIFO that holds {len(self._fifo)}")
            self._status_2 |= r.UNDERFLOW
        for place in range(1, len(reply)):
            self.settle(us + place * byte_us)
            reply[place] = self._fifo.pop(0) if self._fifo else 0

    # Power and commands.

    def _control(self, before: int, value: int, us: float) -> None:
        if value & ~before & r.ENABLED:
            self.agenda.plan(AWAKE, us + OSCILLATOR_US)
        if not value & r.ENABLED:
            self._oscillates = False
            self._stop()
            self.agenda.drop(AWAKE)
        if value & r.SENDS and not self._oscillates:
            self._misuse("the field is switched on before the oscillator is stable")
        self.antenna.switch(us, is_on=bool(value & r.SENDS) and self._oscillates)

    def _oscillate(self, us: float) -> None:
        self._oscillates = True
        self._interrupt(0, r.OSCILLATES)
        self.antenna.switch(us, is_on=bool(self._registers[r.OP_CONTROL] & r.SENDS))

    def _interrupt(self, register: int, bits: int) -> None:
        """A masked interrupt is not shown."""
        self._registers[r.IRQ_MAIN + register] |= bits & ~self._registers[r.IRQ_MASK_MAIN + register]

    def _command(self, command: int, us: float) -> None:
        if command in (r.SET_DEFAULT[0], r.SET_DEFAULT[0] - 1):
            self.reset(us)
        elif command in (r.STOP[0], r.STOP[0] + 1):
            self._stop()
        elif not self._oscillates:
            self._misuse(f"command {command:02x} without an oscillator")
        elif self.agenda.holds(SUMMED):
            self._misuse(f"command {command:02x} while the regulators are adjusted")
        elif command == r.ADJUST_REGULATORS[0]:
            self.agenda.plan(SUMMED, us + REGULATORS_US)
        elif command in SHORT:
            self._send_short(command, us)
        elif command == r.TRANSMIT[0]:
            self._send_loaded(us)
        elif command != r.RESET_RX_GAIN[0]:
            self._misuse(f"command {command:02x} is none, or not modelled")

    def _end_command(self, us: float) -> None:
        self._interrupt(1, r.COMMAND_ENDED)

    def _stop(self) -> None:
        self.agenda.drop(SENT, RAN_OUT, SUMMED)
        self._forget()
        self._fifo.clear()
        self._is_sending, self._status_2 = False, 0
        self._registers[r.COLLISION] = 0

    def _forget(self) -> None:
        self._reply = None
        self.agenda.drop(FIFTH_BIT, HEARD)
        self.antenna.end()

    # The transmitter.

    def _send_short(self, command: int, us: float) -> None:
        if self._registers[r.NUM_TX_1 + 1] & 7:
            self._misuse("a request while a number of bits is left from before: the answer would have a parity error")
        if self._registers.get(r.ISO14443A, 0) & r.ANTICOLLISION:
            self._misuse("a request in the mode of anticollision")
        if self._fifo:
            self._misuse(f"a request while the FIFO holds {len(self._fifo)} bytes")
        self._send(SHORT[command], 7, us)

    def _send_loaded(self, us: float) -> None:
        bits = self._registers[r.NUM_TX_1] << 8 | self._registers[r.NUM_TX_1 + 1]
        if not bits or -(-bits // 8) != len(self._fifo) or self._is_answer:
            self._misuse(f"{bits} bits are to be sent, and the FIFO holds {len(self._fifo)} bytes")
        frame = bytes(self._fifo)
        self._fifo.clear()
        is_part = len(frame) > 1 and frame[0] in (0x93, 0x95, 0x97) and frame[1] < WHOLE_ID
        if is_part is not bool(self._registers.get(r.ISO14443A, 0) & r.ANTICOLLISION):
            self._misuse("the mode of anticollision is for frames with a part of an id, and for no others")
        self._send(frame, bits & 7, us)

    def _send(self, frame: bytes, last: int, us: float) -> None:
        control = self._registers[r.OP_CONTROL]
        if not self.antenna.is_on:
            self._misuse("a transmission without a field")
        if not control & r.RECEIVES:
            self._misuse("a transmission while the receiver is off")
        if self._is_sending or self._reply is not None:
            self._misuse("a transmission while another exchange is under way")
        if self._registers[r.MODE] != r.TYPE_A or r.AUX not in self._registers:
            self._misuse("a transmission before the chip was set up")
        self._forget()
        self._registers[r.COLLISION] = self._status_2 = 0
        self._frame, self._last, self._began_us, self._is_sending = frame, last, us, True
        self._has_run_out = False
        self.agenda.drop(RAN_OUT)
        self.antenna.begin()
        self.agenda.plan(SENT, us + (1 + 9 * (len(frame) - bool(last)) + last) * ETU_US)

    def _end_sending(self, us: float) -> None:
        registers = self._registers
        self._is_sending, self._sent_us = False, us
        self._interrupt(0, r.TX_ENDED)
        steps = registers.get(r.NO_RESPONSE_TIMER_1, 0) << 8 | registers.get(r.NO_RESPONSE_TIMER_1 + 1, 0)
        if steps:
            self.agenda.plan(RAN_OUT, us + steps * STEP_US * (64 if registers.get(r.TIMER_CONTROL, 0) & 1 else 1))
        gain = 48 - 3 * (registers.get(r.RX_CONF_4, 0) >> 4)
        code = GAINS[min(GAINS, key=lambda decibels: abs(decibels - gain))]
        self._reply = self.antenna.send(self._frame, self._last, code, self._began_us, us)
        if self._reply is None:
            self.antenna.end()
        else:
            self.agenda.plan(FIFTH_BIT, self._reply.start_us + 5 * ETU_US)
            self.agenda.plan(HEARD, self._reply.end_us)

    def _run_out(self, us: float) -> None:
        self._has_run_out = True
        self._interrupt(1, r.NO_RESPONSE)

    # The receiver.

    def _hear_start(self, us: float) -> None:
        assert self._reply is not None
        deaf = max(self._registers.get(r.MASK_RX_TIMER, 0), LEAST_DEAF) * STEP_US
        if self._has_run_out or self._reply.start_us < self._sent_us + deaf:
            self._forget()
            return
        self.agenda.drop(RAN_OUT)
        self._interrupt(0, r.RX_STARTED)

    def _end_hearing(self, us: float) -> None:
        assert self._reply is not None
        reply = self.antenna.heard(self._reply)
        self._forget()
        is_part = bool(self._registers.get(r.ISO14443A, 0) & r.ANTICOLLISION)
        self._tell(decoded(reply.bits, self._last if is_part else 0, keeps=True), is_broken=reply.is_broken)
        self._interrupt(0, r.RX_ENDED)

    def _tell(self, heard: Decoded, *, is_broken: bool) -> None:
        data = heard.data
        if is_broken:
            self._interrupt(2, r.HARD_FRAMING)
        if heard.is_parity_wrong:
            self._interrupt(2, r.PARITY_ERR)
        if heard.collision is not None:
            self._interrupt(0, r.COLLIDES)
            whole = len(self._frame) - bool(self._last)  # counted from the first byte that was sent
            self._registers[r.COLLISION] = (whole + heard.collision // 8 & 0x0F) << 4 | heard.collision % 8 << 1
        if not self._registers.get(r.AUX, 0) & r.NO_CRC and not self._registers.get(r.ISO14443A, 0) & r.ANTICOLLISION:
            if heard.last or len(data) < 3 or crc_a(data):
                self._interrupt(2, r.CRC_ERR)
            data = data[:-2]
        self._status_2 = heard.last << 1
        self._is_answer = True
        self._fifo += data


def exchanged(chip: St25r3916Model, frame: bytes, us: float, byte_us: float) -> bytes:
    return chip.exchanged(frame, us, byte_us)


MODEL = St25r3916Model
