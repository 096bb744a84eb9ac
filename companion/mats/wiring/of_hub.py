"""What selects the boards of a hub: a pin of its Pico each, by `board.py`."""

from __future__ import annotations

from companion.mats.plan import Hub
from companion.mats.wiring.circuit import Board, Pin
from companion.mats.wiring.picos import HubBoard
from companion.mats.wiring.pinouts import PICO
from companion.mats.wiring.wiring import Bus, Draft


def hub_draft(hub: Hub, its: HubBoard) -> Draft:
    selects = its.selects[: len(hub.slots)]
    boards = tuple(
        Board(f"B{antenna + 1}", slot, hub.name, antenna, bus, Pin("Pico", str(PICO.pin(pin))), None)
        for antenna, (slot, (bus, pin)) in enumerate(zip(hub.slots, selects, strict=True))
    )
    buses = tuple(Bus(bus, *(PICO.pin(pin) for pin in its.buses[bus])) for bus in sorted({bus for bus, _ in selects}))
    names = {board.source: PICO.label(int(board.source.number)) for board in boards}
    resets = {} if its.reset is None else {PICO.pin(its.reset): boards}
    return Draft(hub.name, "Pico", buses, boards, (), (), names, resets, (), (), is_lone=len(boards) == 1)
