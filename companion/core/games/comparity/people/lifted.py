"""Cards of the area lifted, put back elsewhere, pushed; and a button pressed by mistake."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.games.comparity.people.area import Cell
from companion.core.games.comparity.people.book import Book
from companion.core.games.comparity.people.scene import Scene
from companion.simulator.fingers import READ
from companion.simulator.scene import NOTICED

HELD = (0.8, 2.5)  # seconds that a card is held that nobody asked for
PUSH = 0.12  # seconds in which one card of a pushed area moves


def wrong_card_lifted(scene: Scene, _: Book) -> bool:
    """Lifted where a check is allowed, and laid back without a word (C21)."""
    return not scene.is_lift_the_word and _lift_and_lay_back(scene, scene.closed(may_be_checked=True))


def peek(scene: Scene, _: Book) -> bool:
    """A closed card lifted where nothing allows it (C23)."""
    cells = scene.closed(may_be_checked=False)
    if not cells:
        return False
    uid, slot = scene.there(scene.chance.choice(cells))
    scene.table.lift(uid)
    scene.table.wait(NOTICED)
    scene.put_right()
    if scene.table.slot_of(uid) != slot:  # nobody asked: it may be lifted by now
        scene.table.lay(uid, slot)
    return True


def put_back_wrong(scene: Scene, _: Book) -> bool:
    cells, free = scene.on_mat(), scene.free_slots()
    if len(cells) < 3 or not free:
        return False
    uid, home = scene.there(scene.chance.choice(cells))
    scene.table.lift(uid)
    scene.table.wait(scene.chance.uniform(*HELD))
    scene.table.lay(uid, scene.chance.choice(free))
    scene.put_right()
    if scene.table.slot_of(uid) != home:
        scene.table.lay(uid, home)
    return True


def area_pushed(scene: Scene, _: Book) -> bool:
    """All cards by one cell, without a word (C18); where it may be shifted that is asked about."""
    cells = scene.on_mat()
    steps = [step for step in ((1, 0), (-1, 0), (0, 1), (0, -1)) if scene.has_room(step)]
    if len(cells) < len(scene.table.look().view.places) or not steps or scene.table.look().frozen:
        return False
    homes = {cell: scene.there(cell) for cell in cells}
    right, up = scene.chance.choice(steps)
    for cell in sorted(cells, key=lambda one: (-one[0] * right, -one[1] * up)):
        uid, slot = homes[cell]
        column, row = scene.shape.column_and_row(slot) or (0, 0)
        target = scene.shape.cell_at(column + right, row + up)
        assert target is not None
        scene.table.lay(uid, target)
        scene.table.wait(PUSH)
    scene.table.wait(NOTICED)
    if scene.is_asked("-ask-shift") and scene.chance.random() < 0.5:
        for cell in sorted(cells, key=lambda one: (one[0] * right, one[1] * up)):
            scene.table.lay(*homes[cell])
            scene.table.wait(PUSH)
    scene.put_right()
    return True


def wrong_button(scene: Scene, _: Book) -> bool:
    buttons = ["cancel", "check", "seat-2"] if scene.is_quiet() else ["cancel"]
    scene.table.press(scene.chance.choice(buttons if scene.table.look().offers_undo else [*buttons, "undo"]))
    scene.table.wait(READ)
    scene.put_right()
    return True


def _lift_and_lay_back(scene: Scene, cells: Sequence[Cell]) -> bool:
    if not cells:
        return False
    uid, slot = scene.there(scene.chance.choice(cells))
    scene.table.lift(uid)
    scene.table.wait(scene.chance.uniform(*HELD))
    scene.table.lay(uid, slot)
    scene.table.wait(NOTICED)
    return True
