"""Cards of the line taken up, exchanged, put elsewhere, turned down; and pushed together and apart, which is not wrong (L7)."""

from __future__ import annotations

from itertools import pairwise

from companion.core.games.cardline.people.book import Book
from companion.core.games.cardline.people.pushing import Lying
from companion.core.games.cardline.people.scene import Scene
from companion.events import Slot, Uid
from companion.simulator.fingers import REACH
from companion.simulator.people import Choice
from companion.simulator.scene import NOTICED

HELD = (0.8, 1.8)  # seconds that a card is held that nobody asked for; open cards may be (C21)
FEW = 4  # cards of a line that is gathered up


def exchanged(scene: Scene, book: Book) -> bool:
    lying = scene.lying()
    pairs = [(one, other) for one, other in pairwise(lying) if scene.number(book, one.card) != scene.number(book, other.card)]
    if not pairs:
        return False
    one, other = scene.chance.choice(pairs)
    _taken_up(scene, one, other)
    for card, there in ((one, other), (other, one)):
        scene.table.lay(scene.hands.uid(card.card), scene.slot(there))
        scene.table.wait(REACH)
    scene.put_right()
    return True


def put_back_wrong(scene: Scene, book: Book) -> bool:
    lying = scene.lying()
    moves = [(one, slot) for one in lying for slot in scene.free_slots() if _is_out_of_order(scene, book, lying, one, slot)]
    if not moves:
        return False
    one, slot = scene.chance.choice(moves)
    _taken_up(scene, one)
    scene.table.wait(scene.chance.uniform(*HELD))
    scene.table.lay(scene.hands.uid(one.card), slot)
    scene.put_right()
    return True


def _is_out_of_order(scene: Scene, book: Book, lying: list[Lying], one: Lying, slot: Slot) -> bool:
    """Whether it would have gone past a card of another number."""
    low, high = sorted((one.at, scene.shape.row.index(slot)))
    own = scene.number(book, one.card)
    return any(low < other.at < high and scene.number(book, other.card) != own for other in lying)


def taken_out(scene: Scene, book: Book) -> bool | Choice:
    """Somebody holds a card of the line while the next player lays one."""
    lying, free = scene.lying(), scene.free_slots()
    if len(lying) < 3 or not free or not book.hand:
        return False
    held = _taken_up(scene, scene.chance.choice(lying[1:-1]))
    card = scene.chance.choice(book.hand)
    scene.table.lay(scene.hands.uid(card), scene.chance.choice(free))
    gap = scene.gap_in(book, scene.hands.uid(card))
    scene.table.wait(2 * NOTICED)
    if scene.has_gone_out(book, card):  # where the other card lay nothing was heard, so nobody knew that it was gone (C28)
        scene.lay_back(held)
        scene.put_right()
        return scene.ends(book, card, gap)
    scene.follow_asked()
    scene.lay_back(held)
    gap = scene.gap_in(book, scene.hands.uid(card))  # before it can become firm: what was taken out may lie on its other side now
    scene.put_right()
    return scene.ends(book, card, gap)


def gathered_up(scene: Scene, book: Book) -> bool | Choice:
    """All of a short line in somebody's hand while a card is laid, and laid back again as it lay."""
    lying, free = scene.lying(), scene.free_slots()
    if not 0 < len(lying) <= FEW or not free or not book.hand or len(lying) < len(scene.hands.line.lying()):
        return False
    held = _taken_up(scene, *lying)
    card = scene.chance.choice(book.hand)
    uid = scene.hands.uid(card)
    scene.table.lay(uid, scene.chance.choice(free))
    scene.put_right()
    scene.take_up((uid,))
    scene.lay_back(held)
    scene.put_right()
    return True


def pushed(scene: Scene, book: Book) -> bool:
    """Together or apart, one by one; of neighbours of one number one sometimes goes past the other."""
    lying = scene.lying()
    row = [slot for slot in scene.shape.row if slot not in scene.table.look().frozen]
    if not lying or len(lying) < len(scene.hands.line.lying()) or len(row) < len(scene.shape.row):
        return False
    targets = sorted(scene.chance.sample(range(len(row)), len(lying)))
    steps = list(zip(lying, targets, strict=True))
    down = [(one, target) for one, target in steps if target < one.at]
    up = [(one, target) for one, target in steps if target > one.at][::-1]
    for one, target in (*down, *up):
        scene.hands.line.push(one.card, target)
    twins = [(a, b) for (a, _), (b, _) in pairwise(steps) if scene.number(book, a.card) == scene.number(book, b.card)]
    for a, b in twins[:1]:
        uids = [scene.hands.uid(one.card) for one in (a, b)]
        slots = [scene.table.slot_of(uid) for uid in uids]
        for uid in uids:
            scene.table.lift(uid)
        for uid, slot in zip(uids, slots[::-1], strict=True):
            scene.table.lay(uid, slot or scene.slot(a))
    scene.put_right()
    return True


def read(scene: Scene, _: Book) -> bool:
    """An open card may be picked up to be read (C21)."""
    lying = scene.lying()
    if not lying:
        return False
    ((uid, slot),) = _taken_up(scene, scene.chance.choice(lying))
    scene.table.wait(scene.chance.uniform(*HELD))
    scene.table.lay(uid, slot)
    scene.table.wait(NOTICED)
    return True


def turned_down(scene: Scene, _: Book) -> bool:
    """Its back up: cards may bear a sticker on either side."""
    lying = scene.lying()
    if not lying:
        return False
    ((uid, slot),) = _taken_up(scene, scene.chance.choice(lying))
    scene.table.lay(Uid(f"{uid}#back"), slot)
    scene.put_right()
    if scene.table.slot_of(uid) is None:  # nobody asked for it
        scene.table.lift(Uid(f"{uid}#back"))
        scene.table.lay(uid, slot)
        scene.put_right()
    return True


def _taken_up(scene: Scene, *cards: Lying) -> list[tuple[Uid, Slot]]:
    """One after the other, and where each lay."""
    found = [(scene.hands.uid(one.card), scene.slot(one)) for one in cards]
    for uid, _ in found:
        scene.table.lift(uid)
        scene.table.wait(REACH)
    return found
