"""Cards laid where they do not belong: off the area, on other cards, out of turn, of another box; and a card left on a pad."""

from __future__ import annotations

from collections.abc import Sequence

from companion.decks.card import CardId
from companion.events import Slot, Uid
from companion.simulator.comparity.book import Book
from companion.simulator.comparity.scene import NOTICED, PLAYING, Scene

LEFT = 8.0  # seconds that a card is left on a pad; longer than the mat waits before it says so
STRANGE = Uid("04f00dfacade42")  # a bus pass, a library card


def off_the_area(scene: Scene, book: Book) -> bool:
    free = [slot for slot in scene.free_slots() if slot not in scene.playable_slots()]
    return _lay_astray(scene, book, free) if scene.table.look().view.stage in PLAYING else False


def out_of_turn(scene: Scene, book: Book) -> bool:
    """A card laid when none is due, or before a Trio is settled."""
    is_early = scene.table.look().view.stage in ("checking", "repairing", "trio")
    return is_early and _lay_astray(scene, book, scene.touching())


def on_another_card(scene: Scene, book: Book) -> bool:
    return _lay_astray(scene, book, [slot for slot in scene.lying_slots() if slot not in scene.table.look().frozen])


def strange_tag(scene: Scene, _: Book) -> bool:
    free = scene.free_slots()
    return bool(free) and _lay_foreign(scene, STRANGE, scene.chance.choice(free))


def command_card(scene: Scene, _: Book) -> bool:
    free = scene.free_slots()
    return bool(free) and _lay_foreign(scene, Uid("command:check"), scene.chance.choice(free))


def another_deck(scene: Scene, _: Book) -> bool:
    other = "movies/avatar" if scene.table.look().view.deck == "landmarks" else "landmarks/big-ben"
    free = scene.free_slots()
    return bool(free) and _lay_foreign(scene, Uid(f"card:{other}"), scene.chance.choice(free))


def second_copy(scene: Scene, _: Book) -> bool:
    """The same card of another copy of the deck."""
    free, there = scene.free_slots(), scene.table.look().view.places
    if not free or not there:
        return False
    return _lay_foreign(scene, Uid(f"{scene.hands.uid(scene.chance.choice(there).card)}#back"), scene.chance.choice(free))


def discarded_again(scene: Scene, book: Book) -> bool:
    gone, free = sorted(book.table.discarded), scene.free_slots()
    if not gone or not free:
        return False
    return _lay_foreign(scene, scene.hands.uid(CardId(scene.chance.choice(gone))), scene.chance.choice(scene.playable_slots() or free))


def seen_in_an_earlier_match(scene: Scene, _: Book) -> bool:
    cells = scene.playable_slots()
    if not scene.seen_before or not cells or scene.table.look().view.stage not in PLAYING:
        return False
    return _lay_foreign(scene, scene.hands.uid(scene.chance.choice(scene.seen_before)), scene.chance.choice(cells))


def left_on_a_pad(scene: Scene, book: Book) -> bool:
    pads = [pad for pad in (*scene.shape.pads, *scene.shape.draw_pads) if pad not in scene.table.look().frozen]
    is_draw_due = scene.table.look().view.stage in ("duet", "trio")
    pads = [pad for pad in pads if pad in scene.shape.action_pads or not is_draw_due]
    if not pads or not book.hand or scene.table.look().view.stage not in PLAYING:
        return False
    uid = scene.hands.uid(scene.chance.choice(book.hand))
    scene.table.lay(uid, scene.chance.choice(pads))
    scene.table.wait(NOTICED)
    if scene.table.look().view.pending:
        scene.table.press("cancel")
    scene.table.wait(LEFT)
    scene.put_right()
    scene.take_up((uid,))
    return True


def _lay_astray(scene: Scene, book: Book, slots: Sequence[Slot]) -> bool:
    if not slots or not book.hand:
        return False
    return _lay_foreign(scene, scene.hands.uid(scene.chance.choice(book.hand)), scene.chance.choice(slots))


def _lay_foreign(scene: Scene, uid: Uid, slot: Slot) -> bool:
    scene.table.lay(uid, slot)
    scene.put_right()
    if scene.table.slot_of(uid) is not None:  # nobody asked for it back: a question did, or the radio did not hear it
        scene.table.lift(uid)
        scene.put_right()
    return True
