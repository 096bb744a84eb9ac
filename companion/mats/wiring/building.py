"""From a mat's plan to everything that is built: circuits with all their wires, groups of antennas, and what it draws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.core.frozen import dataclass
from companion.errors import Problem, Unusable
from companion.events import Slot
from companion.mats.plan import Hub, Plan, Spi
from companion.mats.wiring.circuit import Board, Circuit
from companion.mats.wiring.drafts import hub_draft, pi_draft
from companion.mats.wiring.groups import Groups, groups_of, real_readers
from companion.mats.wiring.pinouts import PI_BUSES, PI_ENABLES, HubBoard
from companion.mats.wiring.power import Budget, Rail, budget_of, load_of, parted
from companion.mats.wiring.wiring import CircuitDraft, Fed, wired_circuit
from hardware.antennas.chips import CHIP


@dataclass(frozen=True, slots=True)
class MatBuild:
    plan: Plan
    readers: tuple[Spi | Hub, ...]
    circuits: tuple[Circuit, ...]
    groups: Groups
    budget: Budget
    hub_board: HubBoard

    @property
    def of_pi(self) -> tuple[Circuit, ...]:
        return tuple(circuit for circuit in self.circuits if circuit.controller == "Pi")

    @property
    def of_hubs(self) -> tuple[Circuit, ...]:
        return tuple(circuit for circuit in self.circuits if circuit.controller == "Pico")

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The slots that have a board."""
        return tuple(board.slot for circuit in self.circuits for board in circuit.boards)

    @property
    def alike(self) -> tuple[tuple[Circuit, ...], ...]:
        """Hubs with as many antennas are wired alike; each such family in the order of the mat file."""
        families: dict[int, list[Circuit]] = {}
        for circuit in self.of_hubs:
            families.setdefault(len(circuit.boards), []).append(circuit)
        return tuple(map(tuple, families.values()))

    def hub(self, circuit: Circuit) -> Hub:
        return next(reader for reader in self.readers if isinstance(reader, Hub) and reader.name == circuit.name)

    def order(self, circuit: Circuit) -> int:
        """Which of the mat's hubs it is, from 1 on."""
        return self.of_hubs.index(circuit) + 1


def build(plan: Plan, where: str, hub_board: HubBoard) -> MatBuild:
    """`where` is what problems call the mat's file."""
    readers, groups = real_readers(plan), groups_of(plan)
    problems = [*_unbuildable(readers, where, hub_board)]
    if problems:
        raise Unusable(problems)
    drafts = [*_of_pi(readers), *(hub_draft(reader, hub_board) for reader in readers if isinstance(reader, Hub))]
    rails, parts = _rails(drafts, groups)
    budget = budget_of(plan, rails, groups)
    feeds: Fed = "Pi" if budget.is_from_pi else "supply"
    circuits = tuple(wired_circuit(draft, its, feeds) for draft, its in zip(drafts, parts, strict=True))
    return MatBuild(plan, readers, circuits, groups, budget, hub_board)


def _of_pi(readers: Sequence[Spi | Hub]) -> Iterator[CircuitDraft]:
    """A circuit for each bus; a board that is alone on the whole Pi needs nothing around it."""
    own = [reader for reader in readers if isinstance(reader, Spi)]
    buses = sorted({reader.bus for reader in own})
    for bus in buses:
        draft = pi_draft(bus, [reader for reader in own if reader.bus == bus])
        yield replace(draft, is_lone=draft.is_lone and len(buses) == 1)


def _rails(drafts: Sequence[CircuitDraft], groups: Groups) -> tuple[tuple[Rail, ...], list[tuple[tuple[int, tuple[Board, ...]], ...]]]:
    """All of them, and for each circuit its own: their numbers, and the boards on them."""
    rails: list[Rail] = []
    parts = []
    for draft in drafts:
        own = []
        for boards in parted(draft.boards, groups):
            number = 0 if draft.is_lone else sum(rail.number > 0 for rail in rails) + 1
            rails.append(Rail(draft.name, draft.buses[0].number if draft.controller == "Pi" else None, number, load_of(boards, groups)))
            own.append((number, boards))
        parts.append(tuple(own))
    return tuple(rails), parts


def _unbuildable(readers: Sequence[Spi | Hub], where: str, hub_board: HubBoard) -> Iterator[Problem]:
    if not readers:
        yield Problem(where, "mat-nothing-to-wire")
    most = len(hub_board.selects)
    for reader in readers:
        if reader.chip != CHIP:
            yield Problem(where, "mat-chip-cannot-be-wired", chip=reader.chip, reader=reader.name)
        if isinstance(reader, Hub):
            if len(reader.slots) > most:
                yield Problem(where, "mat-too-many-antennas-for-a-pico", name=reader.name, antennas=len(reader.slots), most=most)
        elif reader.bus not in PI_BUSES:
            yield Problem(where, "mat-bus-of-other-pins", name=reader.name, bus=reader.bus)
        elif not reader.select and reader.device >= len(PI_ENABLES[reader.bus]):
            last = len(PI_ENABLES[reader.bus]) - 1
            yield Problem(where, "mat-bus-without-that-device", name=reader.name, device=reader.device, bus=reader.bus, last=last)
