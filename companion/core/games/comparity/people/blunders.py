"""What goes wrong at a table of Comparity, and what clumsy hands see of it.

Acts begun clumsily, cards of the area lifted and pushed, cards laid where they do not belong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from companion.core.decks.card import CardId
from companion.core.games.comparity.people.area import Cell, cells_of, lying, neighbours, playable, slot_of
from companion.core.games.comparity.people.book import AreaBook
from companion.core.games.comparity.people.hands import AreaHands
from companion.events import Slot, Uid
from companion.simulator.fingers import REACH
from companion.simulator.people import Choice, time_run_out
from companion.simulator.scene import NOTICED, Scene, another_deck, strange_tag, wrong_button
from companion.simulator.table import SimulatedTable

PLAYING = frozenset({"turn", "duet", "trio", "bonus", "reconnecting"})


class AreaScene(Scene):
    def __init__(self, table: SimulatedTable, hands: AreaHands, chance: Random, box: Sequence[CardId] = ()) -> None:
        super().__init__(table, hands, chance, box)
        self.hands = hands
        self.is_lift_the_word = table.referee.state.match.setup.house.get("check") == "lift"  # then a lift is an act (C21)
        aside = table.referee.state.match.setup.set_aside
        self.seen_before = tuple(card for card in box if card in aside)  # in earlier matches (C17)

    def there(self, cell: Cell) -> tuple[Uid, Slot]:
        slot = slot_of(self.table.look(), self.shape, cell)
        assert slot is not None
        return self.hands.uid(lying(self.table.look())[cell].card), slot

    def on_mat(self) -> list[Cell]:
        """Cells whose cards lie where they are seen."""
        cells = [cell for cell in lying(self.table.look()) if self.hands.seen(cell)]
        return [cell for cell in cells if self.table.slot_of(self.there(cell)[0]) == self.there(cell)[1]]

    def closed(self, *, may_be_checked: bool) -> list[Cell]:
        table = self.table.look()
        checks = {slot for offer in table.expected.offers if offer.kind == "check" for slot in [offer.id.partition(":")[2]]}
        area = lying(table)
        return [cell for cell in self.on_mat() if not area[cell].is_open and (self.there(cell)[1] in checks) == may_be_checked]

    def offered_swaps(self) -> list[tuple[Cell, Cell]]:
        table = self.table.look()
        found = [cells_of(table, self.shape, offer) for offer in table.expected.offers if offer.kind == "swap"]
        return [(low, high) for low, high in found if low is not None and high is not None]

    def playable_slots(self) -> list[Slot]:
        slots = [self.hands.seen(cell) for cell in playable(self.table.look(), self.shape)]
        return [slot for slot in slots if slot is not None]

    def free_slots(self) -> list[Slot]:
        return [slot for slot in super().free_slots() if self.shape.column_and_row(slot) is not None]

    def lying_slots(self) -> list[Slot]:
        return [self.there(cell)[1] for cell in self.on_mat()]

    def touching(self) -> list[Slot]:
        area = lying(self.table.look())
        slots = {self.hands.seen(near) for cell in area for near, _ in neighbours(cell) if near not in area}
        return [slot for slot in self.free_slots() if slot in slots]

    def has_room(self, step: Cell) -> bool:
        """Whether each card, moved so, lies on the mat and is heard there."""
        columns_rows = [self.shape.column_and_row(slot) for slot in self.table.look().slots if slot]
        slots = [self.shape.cell_at(one[0] + step[0], one[1] + step[1]) if one else None for one in columns_rows]
        return all(slot is not None and slot not in self.shape.blind for slot in slots)


def two_at_once(scene: AreaScene, book: AreaBook) -> bool | Choice:
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


def played_twice(scene: AreaScene, book: AreaBook) -> bool | Choice:
    """The player who has just played lays one more: it counts as the next player's, who hears it, and it is taken back."""
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


def _lifted(scene: AreaScene, *cells: Cell) -> list[tuple[Uid, Slot]]:
    """The cards of these cells, taken up one after the other, and where each lay."""
    found = [scene.there(cell) for cell in cells]
    for uid, _ in found:
        scene.table.lift(uid)
        scene.table.wait(REACH)
    return found


def half_a_swap(scene: AreaScene, _: AreaBook) -> bool | Choice:
    """One card lies on the other's cell, the other is still held; then the swap is finished (C26)."""
    pairs = [pair for pair in scene.offered_swaps() if all(cell in scene.on_mat() for cell in pair)]
    if not pairs:
        return False
    low, high = scene.chance.choice(pairs)
    (one, here), (other, there) = _lifted(scene, low, high)
    scene.table.lay(one, there)
    scene.table.wait(NOTICED)
    scene.table.lay(other, here)
    return Choice(("swap", low, high))


def wrong_swap(scene: AreaScene, _: AreaBook) -> bool | Choice:
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


HELD = (0.8, 2.5)  # seconds that a card is held without being asked for
PUSH = 0.12  # seconds in which one card of a pushed area moves


def wrong_card_lifted(scene: AreaScene, _: AreaBook) -> bool:
    """Lifted where a check is allowed, and laid back without a word (C21)."""
    return not scene.is_lift_the_word and _lift_and_lay_back(scene, scene.closed(may_be_checked=True))


def peek(scene: AreaScene, _: AreaBook) -> bool:
    """A closed card lifted where nothing allows it (C23)."""
    cells = scene.closed(may_be_checked=False)
    if not cells:
        return False
    uid, slot = scene.there(scene.chance.choice(cells))
    scene.table.lift(uid)
    scene.table.wait(NOTICED)
    scene.put_right()
    if scene.table.slot_of(uid) != slot:  # no instruction asked for it: it may be lifted by now
        scene.table.lay(uid, slot)
    return True


def put_back_wrong(scene: AreaScene, _: AreaBook) -> bool:
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


def area_pushed(scene: AreaScene, _: AreaBook) -> bool:
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


def _lift_and_lay_back(scene: AreaScene, cells: Sequence[Cell]) -> bool:
    if not cells:
        return False
    uid, slot = scene.there(scene.chance.choice(cells))
    scene.table.lift(uid)
    scene.table.wait(scene.chance.uniform(*HELD))
    scene.table.lay(uid, slot)
    scene.table.wait(NOTICED)
    return True


def off_the_area(scene: AreaScene, book: AreaBook) -> bool:
    view = scene.table.look().view
    if view.stage not in PLAYING or view.pending == "which":  # then no cell is shown, though a card may be laid on many
        return False
    return _lay_astray(scene, book, [slot for slot in scene.free_slots() if slot not in scene.playable_slots()])


def out_of_turn(scene: AreaScene, book: AreaBook) -> bool:
    """A card laid when none is due, or before a Trio is settled."""
    is_early = scene.table.look().view.stage in ("checking", "repairing", "trio")
    return is_early and _lay_astray(scene, book, scene.touching())


def on_another_card(scene: AreaScene, book: AreaBook) -> bool:
    return _lay_astray(scene, book, [slot for slot in scene.lying_slots() if slot not in scene.table.look().frozen])


def second_copy(scene: AreaScene, _: AreaBook) -> bool:
    """The same card of another copy of the deck."""
    free, there = scene.free_slots(), scene.table.look().view.places
    if not free or not there:
        return False
    return scene.lay_foreign(Uid(f"{scene.hands.uid(scene.chance.choice(there).card)}#back"), scene.chance.choice(free))


def discarded_again(scene: AreaScene, book: AreaBook) -> bool:
    gone, free = sorted(book.table.discarded), scene.free_slots()
    if not gone or not free:
        return False
    return scene.lay_foreign(scene.hands.uid(CardId(scene.chance.choice(gone))), scene.chance.choice(scene.playable_slots() or free))


def seen_in_an_earlier_match(scene: AreaScene, _: AreaBook) -> bool:
    cells = scene.playable_slots()
    if not scene.seen_before or not cells or scene.table.look().view.stage not in PLAYING:
        return False
    return scene.lay_foreign(scene.hands.uid(scene.chance.choice(scene.seen_before)), scene.chance.choice(cells))


def left_on_a_pad(scene: AreaScene, book: AreaBook) -> bool:
    pads = scene.heard_pads()
    is_draw_due = scene.table.look().view.stage in ("duet", "trio")
    pads = [pad for pad in pads if pad in scene.shape.action_pads or not is_draw_due]
    if not pads or not book.hand or scene.table.look().view.stage not in PLAYING:
        return False
    return scene.leave_on(scene.hands.uid(scene.chance.choice(book.hand)), scene.chance.choice(pads))


def _lay_astray(scene: AreaScene, book: AreaBook, slots: Sequence[Slot]) -> bool:
    if not slots or not book.hand:
        return False
    return scene.lay_foreign(scene.hands.uid(scene.chance.choice(book.hand)), scene.chance.choice(slots))


BLUNDERS: Mapping[str, Callable[[AreaScene, AreaBook], bool | Choice]] = {
    "off the area": off_the_area,
    "wrong card lifted": wrong_card_lifted,
    "peek": peek,
    "put back on the wrong cell": put_back_wrong,
    "two cards at once": two_at_once,
    "played twice": played_twice,
    "half a swap": half_a_swap,
    "area pushed": area_pushed,
    "left on a pad": left_on_a_pad,
    "on another card": on_another_card,
    "strange tag": strange_tag,
    "command card on a cell": lambda scene, _: scene.lay_somewhere(Uid("command:check")),
    "another deck": another_deck,
    "a second copy": second_copy,
    "discarded again": discarded_again,
    "out of turn": out_of_turn,
    "seen before": seen_in_an_earlier_match,
    "wrong swap": wrong_swap,
    "wrong button": wrong_button,
    "time run out": time_run_out,
}
