"""Mat files made by chance from a seed: grids, pads and turns of all kinds, on hubs, buses and decoders, with panels and lights."""

from __future__ import annotations

import random
from functools import cache

from companion.mats.files import parse_mat
from companion.mats.wiring.building import build
from companion.mats.wiring.pinouts import hub_board
from tests.mats.wiring.mats import cells, reader

SEEDS = range(20)
LINES = [2, 3, 4, 5, 6, 13, 22, 23, 24, 26]
DRAW = 'draw = ["draw"]'
PANEL = "[panel]\nencoder = [20, 21]\npush = 16\nbuzzer = 18\n{lights}[panel.buttons]\nok = 17\nundo = 27\n[panel.lamps]\nseat-1 = 12\n"


@cache
def text(seed):
    chance = random.Random(seed)
    columns, rows = chance.randint(1, 6), chance.randint(1, 5)
    slot = chance.choice([(66, 91), (91, 66), (70.5, 92), (80, 80)])
    pitch = [side + chance.choice([0, 2.5, 4, 20]) for side in slot]
    origin = [side / 2 + chance.choice([3, 7.5, 15, 30]) for side in slot]
    pads = ["pad", "draw"][: chance.randint(0, 2)]
    above = origin[1] + (rows - 1) * pitch[1] + slot[1] + 3
    places = "".join(f"{pad} = [{origin[0] + number * (slot[0] + 2)}, {above}]\n" for number, pad in enumerate(pads))
    slots = [*cells(columns, rows), *pads]
    readers = _readers(chance, slots)
    is_hub = any('kind = "hub"' in one for one in readers)
    lights = "lights = true\nbrightness = 60\n" if is_hub and chance.random() < 0.5 else ""
    return (
        f'name = "mat {seed}, by chance"\nturn = {chance.choice([0, 90, 180, 270])}\n'
        f"[grid]\ncolumns = {columns}\nrows = {rows}\n"
        + (f'[pads]\naction = ["pad"]\n{DRAW if len(pads) > 1 else ""}\n' if pads else "")
        + f"[geometry]\nslot = {list(slot)}\npitch = {pitch}\norigin = {origin}\n"
        + (f"[geometry.places]\n{places}" if pads else "")
        + (PANEL.format(lights=lights) if chance.random() < 0.4 or lights else "")
        + "".join(readers)
    )


def _readers(chance, slots):
    """Slots in any order: some on the Pi's own pins, the others on hubs, the last ones simulated or without a reader."""
    slots = chance.sample(slots, len(slots))
    found = []
    kind = chance.choice(["", "select", "address", "own"])
    if kind:
        most = {"select": len(LINES), "address": 16, "own": 1}[kind]
        count = chance.randint(1, min(most, len(slots)))
        more = {"select": {"select": LINES[:count]}, "address": {"address": LINES[: 3 if count <= 8 else 4]}, "own": {}}[kind]
        found.append(reader("own pins", slots[:count], kind="spi", reset=25, **more))
        slots = slots[count:]
    while slots and (not found or chance.random() < 0.9):
        count = chance.randint(1, min(16, len(slots)))
        found.append(reader(f"hub {len(found)}", slots[:count], kind="hub", port=f"port-{len(found)}"))
        slots = slots[count:]
    if slots and chance.random() < 0.5:
        found.append(reader("not there yet", slots, kind="simulated"))
    return found


@cache
def plan(seed):
    return parse_mat(text(seed), f"mat-{seed}.toml")


@cache
def built(seed):
    return build(plan(seed), f"mat-{seed}.toml", hub_board())
