"""Simulated readers: a noisy radio under a table on which simulated people lay tags, on virtual time and from one chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from hardware.readers.breaks import Spoiled
from hardware.readers.noise import Noise
from hardware.readers.radio import Radio
from hardware.readers.table import TrueTable
from hardware.sighting import FAULT, Heard, Pass

AGAIN_AFTER = 0.005  # seconds from a pass to that of the slots that were asked for again


@dataclass(slots=True)
class Silence:
    slots: tuple[str, ...]
    until: float
    is_felt: bool = False


class Simulated:
    """A full pass at each multiple of `every`, and after it up to `most_asked` passes of slots that were asked for meanwhile.

    What is laid or lifted is so from the next poll on. The same chance and the same calls give the same passes.
    """

    def __init__(
        self,
        slots: Sequence[str],
        hubs: Sequence[Sequence[str]],
        neighbours: Mapping[str, Sequence[str]],
        noise: Noise,
        chance: Random,
        every: float = 0.05,
        *,
        at: float = 0.0,
        most_asked: int = 2,
        spoiled: Spoiled | None = None,
    ) -> None:
        if sorted(slot for hub in hubs for slot in hub) != sorted(set(slots)) or len(set(slots)) != len(slots):
            raise ValueError("each slot has to belong to one hub, and each slot of a hub has to be polled")
        self._table = TrueTable(slots)
        beside = {slot: tuple(other for other in neighbours.get(slot, ()) if other in self._table.truth) for slot in slots}
        self._radio = Radio(self._table, beside, noise, chance, at)
        self._hubs = tuple(tuple(hub) for hub in hubs)
        self._order = {slot: place for place, slot in enumerate(slots)}
        self._every, self._most_asked = every, most_asked
        self._now = self._taken = at  # the time of the last poll, and the time up to which `passes` was read
        self._count = int(at / every)
        while self._time_of(self._count) <= at:
            self._count += 1
        self._asked: dict[str, None] = {}
        self._left, self._due = 0, at  # how many passes may be asked for until the next full one, and when the one asked for is due
        self._silent: dict[int, Silence] = {}
        self._dead: set[str] = set()  # slots whose own reader does not answer
        self._spoiled = spoiled
        self._is_closed = False

    @property
    def slots(self) -> tuple[str, ...]:
        return self._table.slots

    @property
    def hubs(self) -> tuple[tuple[str, ...], ...]:
        """The slots that fall silent together."""
        return self._hubs

    @property
    def now(self) -> float:
        """The time of the last poll."""
        return self._now

    @property
    def tally(self) -> Counter[str]:
        """The counts of noise by kind, and of sightings and passes."""
        return self._radio.tally

    def passes(self, until: float) -> Iterator[Pass]:
        while not self._is_closed:
            turn = self._time_of(self._count)
            is_asked = bool(self._asked) and self._due < turn
            if (self._due if is_asked else turn) > until:
                break
            yield self._asked_pass(self._due) if is_asked else self._full_pass(turn)
        self._taken = max(self._taken, until)

    def ask(self, slots: Collection[str]) -> None:
        """Poll these slots again; beyond `most_asked` passes it is ignored, as the next full pass holds every slot anyway."""
        asked = dict.fromkeys(sorted(slots, key=self._order.__getitem__))
        if not self._left or not asked:
            return
        if not self._asked:
            self._due = round(max(self._now, self._taken) + AGAIN_AFTER, 6)
        self._asked |= asked

    def close(self) -> None:
        self._is_closed = True

    def lay(self, uid: str, slot: str) -> None:
        """On top of what lies there; a tag that lies somewhere leaves that place."""
        self._table.lay(uid, slot)
        self._radio.laid(uid, slot, max(self._now, self._taken))

    def lift(self, uid: str) -> None:
        """Lifting what does not lie here changes nothing."""
        self._table.lift(uid)
        self._radio.lifted(uid)

    def where(self, uid: str) -> str | None:
        return self._table.where(uid)

    def on(self, slot: str) -> tuple[str, ...]:
        """The tags of a slot, the topmost last."""
        return self._table.on(slot)

    def silence(self, hub: int, until: float) -> None:
        """Silence a hub until then; a second call while it lasts only changes the end."""
        now = max(self._now, self._taken)
        silence = self._silent.get(hub)
        if silence and silence.until > now:
            silence.until = until
        elif until > now:
            self._silent[hub] = Silence(self._hubs[hub], until)

    def die(self, slot: str) -> None:
        """Make the reader of this slot dead until it is revived."""
        if slot not in self._order:
            raise ValueError(f"no slot {slot} on this table")
        self._dead.add(slot)

    def revive(self, slot: str) -> None:
        self._dead.discard(slot)

    def weaken(self, uid: str, answers: float) -> None:
        """Let this tag answer only in that share of the polls, on any slot; 1 makes it well again."""
        self._radio.weaken(uid, answers)

    def _time_of(self, count: int) -> float:
        return round(count * self._every, 6)  # 0.15, and not 3 * 0.05 = 0.15000000000000002, which lies beyond `until=0.15`

    def _full_pass(self, at: float) -> Pass:
        self._count += 1
        self._left, self._asked = self._most_asked, {}
        return self._pass(self._table.slots, at)

    def _asked_pass(self, at: float) -> Pass:
        asked = tuple(sorted(self._asked, key=self._order.__getitem__))
        self._left, self._asked = self._left - 1, {}
        return self._pass(asked, at)

    def _pass(self, slots: tuple[str, ...], at: float) -> Pass:
        self._now = at
        heard = self._listen(slots, at) if self._spoiled is None else self._spoiled.hear(slots, at, self._listen)
        tally = self._radio.tally
        tally["passes"] += 1
        tally["sightings"] += len(heard)
        return Pass(at, heard)

    def _listen(self, slots: tuple[str, ...], at: float) -> dict[str, Heard]:
        return self._heard_of_some(slots, at) if self._silent or self._dead else self._radio.hear(slots, at)

    def _heard_of_some(self, slots: tuple[str, ...], at: float) -> dict[str, Heard]:
        """Silent hubs and dead readers poll nothing, so no noise strikes there either."""
        self._silent = {hub: silence for hub, silence in self._silent.items() if silence.until > at}
        silent = {slot: silence for silence in self._silent.values() for slot in silence.slots}
        for slot in slots:
            if slot in silent and not silent[slot].is_felt:
                silent[slot].is_felt = True
                self._radio.tally["silent hub"] += 1
        heard = self._radio.hear(tuple(slot for slot in slots if slot not in silent and slot not in self._dead), at)
        return {slot: heard.get(slot, FAULT) for slot in slots}
