"""The state of each slot and hub of a mat, and what is to be done about those that do not work well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from companion.core.frozen import dataclass
from companion.events import Slot
from companion.mats.plan import Hub, Plan, Simulated
from companion.mats.tuning.hearing import MatReaders, MatTally, Measured, Outspoken, SlotHeard
from hardware.messages import NO_ANSWER, STRANGE_VERSION, WELL
from hardware.readers.hub.plan import HubPlan

WEAK = 0.9  # share of the polls; a card that is heard less often is noticed late when lifted, and may be taken for lifted
UNSTEADY = 0.02  # share of the polls; caused by a loose wire or a weak supply
OUTLASTS = 4  # faults for each reset of a chip; a chip whose supply gives way is started again at once, at the cost of one or two
NOT_THERE = ("unplugged", "silent", "crashed")
Mend = Literal["mute", "strange", "check", "resets", "unsteady", "unreadable", "weak", "overhears"]
MENDS: tuple[Mend, ...] = get_args(Mend)


@dataclass(frozen=True, slots=True)
class ChipState:
    """A reader's chip, as its hub reports it."""

    version: int
    state: int
    resets: int


@dataclass(frozen=True, slots=True)
class HubLook:
    name: str
    slots: tuple[str, ...]
    trouble: str = ""  # a slug
    worst_us: int | None = None  # the longest turn
    dropped: int | None = None  # frames
    words: tuple[str, ...] = ()  # its output when it failed
    is_own: bool = False  # a program on this computer, which polls its own pins
    port: str = ""  # where the mat's file looks for it


@dataclass(frozen=True, slots=True)
class Look:
    """A mat at one moment; it does not contain which card lies where."""

    slots: tuple[SlotHeard, ...]
    chips: tuple[ChipState | None, ...]  # of the slots, in their order; None: its hub has not reported yet
    hubs: tuple[HubLook, ...]
    passes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class MatFinding:
    """What is to be done, about slots or about a hub."""

    key: str
    slots: tuple[SlotHeard, ...] = ()
    hub: HubLook | None = None

    @property
    def what(self) -> str:
        """A slug for what is to be done."""
        return self.hub.trouble if self.hub is not None and self.hub.trouble else self.key.rpartition("-")[2]


def simulated(readers: MatReaders, plan: Plan) -> tuple[Slot, ...]:
    """Slots of simulated readers beside real ones, which hear nothing here."""
    of_models = {slot for reader in plan.readers if isinstance(reader, Simulated) for slot in reader.slots}
    return tuple(slot for slot in plan.shape.polled if slot in of_models and slot not in readers.slots)


AWAY = "tuning-trouble-away"  # a hub all of whose slots were silent now and then: no wire of a single board does that
READERLESS = MatFinding("tuning-mend-readerless")  # no slot that could be heard


def looked(readers: MatReaders, plans: Sequence[HubPlan], plan: Plan, tally: MatTally) -> Look:
    """The slots that have an antenna, or a simulated one, in the mat's order."""
    chips = {
        slot: ChipState(*chip)
        for number, hub in enumerate(plans)
        if (health := readers.health.get(number)) is not None
        for slot, chip in zip(hub.slots, health.slots, strict=False)
    }
    modelled = simulated(readers, plan)
    slots = sorted((*tally.slots, *modelled), key=[str(slot) for slot in plan.shape.polled].index)
    heard = tuple(SlotHeard(slot, "simulated") if slot in modelled else tally.heard(slot) for slot in slots)
    return Look(heard, tuple(chips.get(slot) for slot in slots), hubs_of(readers, plans, plan), tally.passes, tally.at - tally.began)


def hubs_of(readers: MatReaders, plans: Sequence[HubPlan], plan: Plan) -> tuple[HubLook, ...]:
    own = {reader.name for reader in plan.readers if reader.kind == "spi"}
    ports = {reader.name: reader.port for reader in plan.readers if isinstance(reader, Hub)}
    trouble, healths = readers.trouble, readers.health
    crashes, words = (readers.crashes, readers.last_words) if isinstance(readers, Outspoken) else ({}, {})
    looks = []
    for number, hub in enumerate(plans):
        health = healths.get(number)
        worst, dropped = (health.worst_us, health.dropped) if health else (None, None)
        said = (*words.get(number, ()), *crashes.get(number, "").splitlines())
        found = trouble.get(number, "")
        looks.append(HubLook(hub.name, hub.slots, found, worst, dropped, said, hub.name in own, ports.get(hub.name, "")))
    return tuple(looks)


def findings(look: Look) -> tuple[MatFinding, ...]:
    """The hubs first, as trouble of a hub explains that of its slots."""
    if not look.slots:
        return (*of_hubs(look.hubs), READERLESS)
    troubled = {slot for hub in look.hubs if hub.trouble for slot in hub.slots}
    mends = {one.slot: what_to_mend(one, chip) for one, chip in zip(look.slots, look.chips, strict=True) if one.slot not in troubled}
    away = [hub for hub in look.hubs if len(hub.slots) > 1 and all(mends.get(slot) == "unsteady" for slot in hub.slots)]
    together = {slot for hub in away for slot in hub.slots}
    by_mend = {mend: tuple(one for one in look.slots if mends.get(one.slot) == mend and one.slot not in together) for mend in MENDS}
    of_all = (*of_hubs(look.hubs), *(MatFinding(AWAY, hub=hub) for hub in away))
    return (*of_all, *(MatFinding(f"tuning-mend-{mend}", slots) for mend, slots in by_mend.items() if slots))


def of_hubs(hubs: Sequence[HubLook]) -> tuple[MatFinding, ...]:
    return tuple(MatFinding(_trouble(hub), hub=hub) for hub in hubs if hub.trouble)


def _trouble(hub: HubLook) -> str:
    """The key of a hub's trouble; for a program on this computer, which polls its own pins, one that speaks of no cable."""
    return "tuning-trouble-own" if hub.is_own and hub.trouble in NOT_THERE else f"tuning-trouble-{hub.trouble}"


def what_to_mend(slot: SlotHeard, chip: ChipState | None) -> Mend | None:
    """The first cause that applies, as it explains the others."""
    state = WELL if chip is None else chip.state
    if state not in (WELL, NO_ANSWER):
        return "strange" if state == STRANGE_VERSION else "check"
    if slot.reads == "silent":
        return "mute"
    resets = 0 if chip is None else chip.resets
    is_unsteady = slot.faults > UNSTEADY * (slot.polls + slot.faults)
    if state == NO_ANSWER or (is_unsteady and slot.faults > OUTLASTS * resets):  # in either case it answered at other moments
        return "unsteady"
    if resets:
        return "resets"
    if slot.reads == "unreadable":
        return "unreadable"
    if slot.rate is not None and slot.rate < WEAK:
        return "weak"
    return "overhears" if slot.overhears else None


def of_calibrating(hubs: Sequence[HubLook], mute: Sequence[str], measured: Sequence[Measured]) -> tuple[MatFinding, ...]:
    """About slots that did not answer, and those that were measured."""
    troubled = {slot for hub in hubs if hub.trouble for slot in hub.slots}
    silent = tuple(SlotHeard(slot, "silent") for slot in mute if slot not in troubled)
    unheard = tuple(SlotHeard(one.slot, "empty") for one in measured if one.gain is None)
    weak = tuple(SlotHeard(one.slot, "tags", 1, rate=one.rate) for one in measured if one.gain is not None and one.rate < WEAK)
    kinds = (("tuning-mend-mute", silent), ("tuning-mend-unheard", unheard), ("tuning-mend-weak", weak))
    return (*of_hubs(hubs), *(MatFinding(key, slots) for key, slots in kinds if slots))
