"""The chip's transmitter and receiver: frames out of the FIFO, answers into it, and the registers that report both."""

from __future__ import annotations

from math import inf

from hardware.chip import registers as r
from hardware.chip.agenda import FIFTH_BIT, HEARD, RAN_OUT, SENT, Agenda
from hardware.chip.air import ETU_US, Decoded, crc_a, decoded, with_crc
from hardware.chip.field import CoilModel, Reply
from hardware.chip.fifo import Fifo
from hardware.chip.timer import Timer

RESTS, WAITS, SENDS, AWAITS, LISTENS = 0, 1, 3, 4, 5  # modem states as Status2 shows them
RECEIVES = 6  # while bits come in
LEAST_BITS = 4  # of a valid reception; fewer are ignored with RxNoErr (data sheet 9.3.2.4)


class Transceiver:
    def __init__(self, registers: bytearray, fifo: Fifo, timer: Timer, agenda: Agenda, antenna: CoilModel) -> None:
        self._registers, self._fifo, self._timer, self._agenda, self._antenna = registers, fifo, timer, agenda, antenna
        self._frame, self._last = b"", 0
        self._began_us = self._sent_us = self._heard_us = -inf  # the last frame's start and end, and the end of the last answer
        self._modem, self._hears_us = RESTS, inf
        self._reply: Reply | None = None
        self.judges_parity = False  # after a collision as well
        agenda.on(SENT, self._end_sending)
        agenda.on(FIFTH_BIT, self._hear_fifth_bit)
        agenda.on(HEARD, self._end_hearing)

    def stop(self) -> None:
        """End the command. An answer that has not begun still comes: a Receive may start in time for it."""
        is_coming = self._modem == RESTS and self._agenda.holds(FIFTH_BIT)
        self._modem = RESTS
        self._agenda.drop(SENT)
        if not is_coming:
            self._forget()

    def clear(self) -> None:
        self._modem, self._sent_us, self._heard_us = RESTS, -inf, -inf
        self._forget()

    def wait(self) -> None:
        """Transceive waits for StartSend."""
        self._modem = WAITS

    def listen(self, us: float) -> None:
        """Start the receiver; it is deaf for RxWait bit clocks after a frame was sent."""
        self._registers[r.ERROR] &= r.OVERFLOW
        self._registers[r.COLL] |= r.NO_COLLISION_PLACE
        self._hears_us = max(us, self._sent_us + (self._registers[r.RX_SEL] & 0x3F) * ETU_US)
        self._modem = LISTENS

    def start_send(self, us: float) -> None:
        """StartSend is a trigger, not a level: it works only while the command waits for it and the FIFO holds something."""
        if self._modem == WAITS:
            self.send(us)

    def send(self, us: float) -> None:
        frame = self._fifo.take()
        if frame:
            self._frame, self._last = frame, self._registers[r.BIT_FRAMING] & 7
            wait = 7 + (self._registers[r.MF_TX] & 3)  # bit clocks since the last answer
            self._began_us = max(us, self._heard_us + wait * ETU_US)
            self._modem = SENDS
            self._antenna.begin()
            self._agenda.plan(SENT, self._began_us + self._length_us())

    def modem(self, us: float) -> int:
        if self._modem != LISTENS:
            return self._modem
        if us < self._hears_us:
            return AWAITS
        return RECEIVES if self._reply and us >= self._reply.start_us else LISTENS

    def _length_us(self) -> float:
        """The time on the air: a start bit, the bits, and a parity bit behind each whole byte."""
        has_crc = self._registers[r.TX_MODE] & r.CRC_ON
        whole = len(self._frame) - bool(self._last) + (2 if has_crc else 0)
        return (1 + 9 * whole + self._last) * ETU_US

    def _end_sending(self, us: float) -> None:
        registers = self._registers
        if self._fifo.held:  # written while it was sending: it goes out behind the rest
            before = self._length_us()
            self._frame += self._fifo.take()
            self._agenda.plan(SENT, us + self._length_us() - before)
            return
        self._sent_us = us
        registers[r.COM_IRQ] |= r.TX_IRQ
        if registers[r.T_MODE] & r.TIMER_AUTO:
            self._agenda.plan(RAN_OUT, self._timer.start(us))
        reply = self._ask(us)
        if registers[r.COMMAND] & 0x0F == r.TRANSMIT:
            registers[r.COMMAND] &= 0xF0
            registers[r.COM_IRQ] |= r.IDLE_IRQ
            self._modem = RESTS
        else:
            self.listen(us)
        self._expect(reply)

    def _ask(self, us: float) -> Reply | None:
        """Send to the tags, which understand 106 kbit/s with full modulation (Force100ASK), and nothing else."""
        registers = self._registers
        if not registers[r.TX_ASK] & r.FORCE_ASK or registers[r.TX_MODE] & r.SPEED:
            return None
        frame = with_crc(self._frame) if registers[r.TX_MODE] & r.CRC_ON else self._frame
        return self._antenna.send(frame, self._last, registers[r.RF_CFG] >> 4 & 7, self._began_us, us)

    def _expect(self, reply: Reply | None) -> None:
        self._reply = reply
        if reply is None:
            self._antenna.end()
        else:
            self._agenda.plan(HEARD, reply.end_us)
            if len(reply.bits) >= LEAST_BITS:  # else nothing stops the timer
                self._agenda.plan(FIFTH_BIT, reply.start_us + 5 * ETU_US)

    def _forget(self) -> None:
        self._reply = None
        self._agenda.drop(FIFTH_BIT, HEARD)
        self._antenna.end()

    def _hear_fifth_bit(self, us: float) -> None:
        """The start bit and four more have arrived, which stops the timer."""
        registers, reply = self._registers, self._reply
        assert reply is not None
        is_off = registers[r.COMMAND] & r.RCV_OFF or registers[r.RX_MODE] & r.SPEED or registers[r.COMMAND] & 0x0F == r.MF_AUTHENT
        if self._modem != LISTENS or is_off or reply.start_us < self._hears_us:
            self._forget()
        elif registers[r.T_MODE] & r.TIMER_AUTO and not registers[r.RX_MODE] & r.RX_MULTIPLE:
            self._timer.stop(us)
            self._agenda.drop(RAN_OUT)

    def _end_hearing(self, us: float) -> None:
        registers = self._registers
        assert self._reply is not None
        reply = self._antenna.heard(self._reply)
        self._forget()
        if len(reply.bits) < LEAST_BITS and (self._modem != LISTENS or registers[r.RX_MODE] & r.RX_NO_ERR):
            return  # the receiver goes on
        self._heard_us = us
        keeps = bool(registers[r.COLL] & r.KEEPS_AFTER_COLLISION)
        heard = decoded(reply.bits, registers[r.BIT_FRAMING] >> 4 & 7, keeps=keeps, judges=self.judges_parity)
        self._tell(heard, is_broken=reply.is_broken)
        registers[r.COM_IRQ] |= r.RX_IRQ
        if registers[r.COMMAND] & 0x0F == r.RECEIVE:
            registers[r.COMMAND] &= 0xF0
            registers[r.COM_IRQ] |= r.IDLE_IRQ
            self._modem = RESTS
        else:
            self._modem = WAITS

    def _tell(self, heard: Decoded, *, is_broken: bool) -> None:
        registers, data = self._registers, heard.data
        wrong = (r.PARITY_WRONG if heard.is_parity_wrong else 0) | (r.PROTOCOL_WRONG if is_broken else 0)
        if heard.collision is not None:
            wrong |= r.COLLISION
            place = heard.collision + 1  # 1 to 32, and 32 reads as 0
            registers[r.COLL] = registers[r.COLL] & r.KEEPS_AFTER_COLLISION | (place & 31 if place <= 32 else r.NO_COLLISION_PLACE)
        if registers[r.RX_MODE] & r.CRC_ON:
            wrong |= r.CRC_WRONG if heard.last or len(data) < 3 or crc_a(data) else 0
            data = data[:-2]
        registers[r.ERROR] |= wrong
        registers[r.CONTROL] = registers[r.CONTROL] & 0xF8 | heard.last
        if wrong:
            registers[r.COM_IRQ] |= r.ERR_IRQ
        self._fifo.receive(data)
