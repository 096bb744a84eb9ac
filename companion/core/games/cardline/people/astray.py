"""Cards laid where they do not belong: on other cards, out of the box, of another deck; and a card left on a pad."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.cardline.people.book import Book
from companion.core.games.cardline.people.scene import Scene
from companion.events import Uid
from companion.simulator.people import Choice
from companion.simulator.scene import STRANGE


def on_another_card(scene: Scene, book: Book) -> bool | Choice:
    lying = scene.lying()
    if not lying or not book.hand:
        return False
    card = scene.chance.choice(book.hand)
    scene.table.lay(scene.hands.uid(card), scene.slot(scene.chance.choice(lying)))
    scene.put_right()
    scene.take_up((scene.hands.uid(card),))
    return True


def out_of_the_box(scene: Scene, book: Book) -> bool:
    return bool(book.failed) and _lay_somewhere(scene, scene.hands.uid(CardId(scene.chance.choice(sorted(book.failed)))))


def second_copy(scene: Scene, _: Book) -> bool:
    """The same card of another copy of the deck; who has taken up the one for the other lays it back."""
    lying = scene.lying()
    if not lying or not scene.free_slots():
        return False
    one = scene.chance.choice(lying)
    uid = scene.hands.uid(one.card)
    _lay_somewhere(scene, Uid(f"{uid}#face"))
    scene.lay_back([(uid, scene.slot(one))])
    scene.put_right()
    return True


def strange_tag(scene: Scene, _: Book) -> bool:
    return _lay_somewhere(scene, STRANGE)


def command_card(scene: Scene, _: Book) -> bool:
    return _lay_somewhere(scene, Uid("command:undo"))


def another_deck(scene: Scene, _: Book) -> bool:
    other = "movies/avatar" if scene.table.look().view.deck == "landmarks" else "landmarks/big-ben"
    return _lay_somewhere(scene, Uid(f"card:{other}"))


def left_on_a_pad(scene: Scene, book: Book) -> bool:
    pads = scene.heard_pads()
    return bool(pads and book.hand) and scene.leave_on(scene.hands.uid(scene.chance.choice(book.hand)), scene.chance.choice(pads))


def _lay_somewhere(scene: Scene, uid: Uid) -> bool:
    free = scene.free_slots()
    return bool(free) and scene.lay_foreign(uid, scene.chance.choice(free))
