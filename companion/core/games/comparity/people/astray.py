"""Cards laid where they do not belong: off the area, on other cards, out of turn, of another box; and a card left on a pad."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.decks.card import CardId
from companion.core.games.comparity.people.book import Book
from companion.core.games.comparity.people.scene import PLAYING, Scene
from companion.events import Slot, Uid
from companion.simulator.scene import STRANGE


def off_the_area(scene: Scene, book: Book) -> bool:
    view = scene.table.look().view
    if view.stage not in PLAYING or view.pending == "which":  # then no cell is shown, though a card may be laid on many
        return False
    return _lay_astray(scene, book, [slot for slot in scene.free_slots() if slot not in scene.playable_slots()])


def out_of_turn(scene: Scene, book: Book) -> bool:
    """A card laid when none is due, or before a Trio is settled."""
    is_early = scene.table.look().view.stage in ("checking", "repairing", "trio")
    return is_early and _lay_astray(scene, book, scene.touching())


def on_another_card(scene: Scene, book: Book) -> bool:
    return _lay_astray(scene, book, [slot for slot in scene.lying_slots() if slot not in scene.table.look().frozen])


def strange_tag(scene: Scene, _: Book) -> bool:
    free = scene.free_slots()
    return bool(free) and scene.lay_foreign(STRANGE, scene.chance.choice(free))


def command_card(scene: Scene, _: Book) -> bool:
    free = scene.free_slots()
    return bool(free) and scene.lay_foreign(Uid("command:check"), scene.chance.choice(free))


def another_deck(scene: Scene, _: Book) -> bool:
    other = "movies/avatar" if scene.table.look().view.deck == "landmarks" else "landmarks/big-ben"
    free = scene.free_slots()
    return bool(free) and scene.lay_foreign(Uid(f"card:{other}"), scene.chance.choice(free))


def second_copy(scene: Scene, _: Book) -> bool:
    """The same card of another copy of the deck."""
    free, there = scene.free_slots(), scene.table.look().view.places
    if not free or not there:
        return False
    return scene.lay_foreign(Uid(f"{scene.hands.uid(scene.chance.choice(there).card)}#back"), scene.chance.choice(free))


def discarded_again(scene: Scene, book: Book) -> bool:
    gone, free = sorted(book.table.discarded), scene.free_slots()
    if not gone or not free:
        return False
    return scene.lay_foreign(scene.hands.uid(CardId(scene.chance.choice(gone))), scene.chance.choice(scene.playable_slots() or free))


def seen_in_an_earlier_match(scene: Scene, _: Book) -> bool:
    cells = scene.playable_slots()
    if not scene.seen_before or not cells or scene.table.look().view.stage not in PLAYING:
        return False
    return scene.lay_foreign(scene.hands.uid(scene.chance.choice(scene.seen_before)), scene.chance.choice(cells))


def left_on_a_pad(scene: Scene, book: Book) -> bool:
    pads = scene.heard_pads()
    is_draw_due = scene.table.look().view.stage in ("duet", "trio")
    pads = [pad for pad in pads if pad in scene.shape.action_pads or not is_draw_due]
    if not pads or not book.hand or scene.table.look().view.stage not in PLAYING:
        return False
    return scene.leave_on(scene.hands.uid(scene.chance.choice(book.hand)), scene.chance.choice(pads))


def _lay_astray(scene: Scene, book: Book, slots: Sequence[Slot]) -> bool:
    if not slots or not book.hand:
        return False
    return scene.lay_foreign(scene.hands.uid(scene.chance.choice(book.hand)), scene.chance.choice(slots))
