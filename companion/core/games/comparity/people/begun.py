"""Acts begun clumsily: two cards at once, a play too many, half a swap, a swap that may not be."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.comparity.people.area import Cell, neighbours, playable
from companion.core.games.comparity.people.book import Book
from companion.core.games.comparity.people.scene import Scene
from companion.events import Slot, Uid
from companion.simulator.fingers import REACH
from companion.simulator.people import Choice
from companion.simulator.scene import NOTICED


def two_at_once(scene: Scene, book: Book) -> bool | Choice:
    cells = [cell for cell in playable(scene.table.look(), scene.shape) if scene.hands.seen(cell)]
    if scene.table.look().view.stage != "turn" or len(book.hand) < 3 or len(cells) < 2:
        return False
    (one, other), (here, there) = scene.chance.sample(book.hand, 2), scene.chance.sample(cells, 2)
    for card, cell in ((one, here), (other, there)):
        slot = scene.hands.seen(cell)
        if slot is not None:
            scene.table.lay(scene.hands.uid(card), slot)
            scene.table.wait(REACH)
    scene.mend(frozenset((one,)))
    laid = {scene.hands.uid(other): Choice(("play", there), other), scene.hands.uid(one): Choice(("play", here), one)}
    lies = [uid for uid in laid if scene.table.slot_of(uid) is not None]
    if all(scene.counts(uid) for uid in laid):  # both were firm before the other was heard, so the second was taken for the next player's
        scene.take_back()
    counted = [uid for uid in laid if scene.counts(uid)]
    kept = next(iter(counted or lies), None) if counted or len(lies) == 1 else None
    scene.take_up([uid for uid in lies if uid != kept])
    return laid[kept] if kept is not None else True


def played_twice(scene: Scene, book: Book) -> bool | Choice:
    """Who has just played lays one more: it counts as the next player's, who hears it, and it is taken back."""
    table, slots = scene.table.look(), scene.playable_slots()
    before = book.table.hands[book.table.seat - 1]
    if table.view.stage != "turn" or len(book.hand) < 2 or len(before) < 2 or not slots or len(table.view.places) < 2:
        return False
    uid = scene.hands.uid(CardId(scene.chance.choice(before)))
    scene.table.lay(uid, scene.chance.choice(slots))
    scene.hands.wait_for(lambda _: scene.counts(uid))
    scene.unplay(uid)
    scene.take_up((uid,))
    return True


def _lifted(scene: Scene, *cells: Cell) -> list[tuple[Uid, Slot]]:
    """The cards of these cells, taken up one after the other, and where each lay."""
    found = [scene.there(cell) for cell in cells]
    for uid, _ in found:
        scene.table.lift(uid)
        scene.table.wait(REACH)
    return found


def half_a_swap(scene: Scene, _: Book) -> bool | Choice:
    """One card lies on the other's cell, the other waits in somebody's hand; then it is finished (C26)."""
    pairs = [pair for pair in scene.offered_swaps() if all(cell in scene.on_mat() for cell in pair)]
    if not pairs:
        return False
    low, high = scene.chance.choice(pairs)
    (one, here), (other, there) = _lifted(scene, low, high)
    scene.table.lay(one, there)
    scene.table.wait(NOTICED)
    scene.table.lay(other, here)
    return Choice(("swap", low, high))


def wrong_swap(scene: Scene, _: Book) -> bool | Choice:
    """Two cards exchanged that may not be."""
    table, allowed = scene.table.look(), scene.offered_swaps()
    cells = scene.on_mat()
    pairs = [(cell, near) for cell in cells for near, step in neighbours(cell) if step > 0 and near in cells]
    pairs = [pair for pair in pairs if pair not in allowed]
    if table.view.stage != "repairing" or not pairs or len(cells) < 3:
        return False
    low, high = scene.chance.choice(pairs)
    (one, here), (other, there) = _lifted(scene, low, high)
    scene.table.lay(one, there)
    scene.table.lay(other, here)
    scene.put_right()
    for uid, home in ((one, here), (other, there)):
        if scene.table.slot_of(uid) != home:
            scene.table.lift(uid)
            scene.table.lay(uid, home)
    return True
