"""Acts begun clumsily: at the wrong site, two at once, a play too many, an answer that was meant otherwise; and what was forgotten."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.skyscrapers.people.book import Book
from companion.core.games.skyscrapers.people.hands import AGAIN
from companion.core.games.skyscrapers.people.scene import FLOORS, Scene
from companion.events import Slot, Uid
from companion.simulator.fingers import REACH
from companion.simulator.people import Choice
from companion.simulator.scene import LEFT, NOTICED, STRANGE

ANOTHER_DECK = Uid("card:landmarks/big-ben")
CHECK = Uid("command:check")


def at_the_wrong_site(scene: Scene, book: Book) -> bool | Choice:
    """It counts there, and is moved by being laid where it was meant (S20)."""
    card, sites = scene.held(book, *FLOORS, "toilet"), scene.sites()
    if not scene.is_turn() or card is None or len(sites) < 2:
        return False
    (_, wrong), (number, right) = scene.chance.sample(sites, 2)
    scene.shown_for(scene.hands.uid(card), wrong, NOTICED)
    scene.shown_for(scene.hands.uid(card), right, NOTICED)
    if any((one.number, one.top) == (number, card) for one in scene.view.view.structures):
        return Choice(("build", number), card)
    scene.unplay(scene.hands.uid(card))  # where it was meant it was not heard
    return True


def two_at_once(scene: Scene, book: Book) -> bool | Choice:
    """Two cards on one place are none; once either is taken up the other counts."""
    floors = [CardId(card) for card in book.table.hands[book.table.seat] if book.faces[CardId(card)].kind in FLOORS]
    sites = scene.sites()
    if not scene.is_turn() or len(floors) < 2 or not sites:
        return False
    number, slot = scene.chance.choice(sites)
    card, second = scene.chance.sample(floors, 2)
    uid, other = scene.hands.uid(card), scene.hands.uid(second)
    before = scene.view.view
    for one in (uid, other):  # at the same moment: no pass comes between
        scene.table.lay(one, slot)
    scene.table.wait(NOTICED)
    scene.table.lift(other)
    scene.hands.wait_for(lambda table: table.view != before)
    scene.table.lift(uid)
    scene.table.wait(AGAIN)
    scene.put_right()
    if scene.counts(uid) and not scene.counts(other):
        return Choice(("build", number), card)
    for one in (uid, other):  # the radio missed one of the two for so long that the other was a card alone
        scene.unplay(one)
    return True


def played_twice(scene: Scene, book: Book) -> bool | Choice:
    """Who has just played lays one more: it counts as the next player's, who hears it, and it is taken back."""
    before = [CardId(card) for card in book.table.hands[book.table.seat - 1] if book.faces[CardId(card)].kind in FLOORS]
    sites = scene.sites()
    if not scene.is_turn() or not before or not sites or not any(one.covered for one in scene.view.view.structures):
        return False
    card, (_, slot) = scene.chance.choice(before), scene.chance.choice(sites)
    scene.shown_for(scene.hands.uid(card), slot, NOTICED)
    scene.unplay(scene.hands.uid(card))
    return True


def from_the_wrong_player(scene: Scene, book: Book) -> bool:
    """A card is taken from somebody else than was meant, and given back (S5)."""
    if not scene.is_stage("toilet"):
        return False
    return _answered_and_taken_back(scene, "take")


def another_way(scene: Scene, book: Book) -> bool:
    """A Study's way, and another one after all (S11)."""
    return scene.is_stage("study") and _answered_and_taken_back(scene, scene.chance.choice(("keep", "all")))


def the_other_side(scene: Scene, book: Book) -> bool:
    return scene.is_stage("tornado") and _answered_and_taken_back(scene, "tornado")


def _answered_and_taken_back(scene: Scene, kind: str) -> bool:
    offers = [offer for offer in scene.view.expected.offers if offer.kind == kind]
    if not offers:
        return False
    before = scene.view.view
    scene.table.choose(scene.chance.choice(offers).id)
    scene.table.wait(NOTICED)
    if scene.view.view != before:
        scene.take_back()
    return True


def left_on_a_pad(scene: Scene, book: Book) -> bool:
    """Shown, dropped again, and forgotten there."""
    card, pads = scene.held(book, *FLOORS), scene.heard_pads()
    if not scene.is_turn() or card is None or not pads:
        return False
    return scene.leave_on(scene.hands.uid(card), scene.chance.choice(pads))


def left_at_a_place(scene: Scene, book: Book) -> bool | Choice:
    """A floor counts, and is forgotten there instead of being laid on its tower."""
    card, sites = scene.held(book, *FLOORS), scene.sites()
    if not scene.is_turn() or card is None or not sites:
        return False
    number, slot = scene.chance.choice(sites)
    scene.table.lay(scene.hands.uid(card), slot)
    scene.table.wait(NOTICED + LEFT)
    scene.put_right()
    _take_up(scene, scene.hands.uid(card))
    return Choice(("build", number), card) if scene.counts(scene.hands.uid(card)) else True


def _take_up(scene: Scene, uid: Uid) -> None:
    """Nobody asked for it: the radio did not hear that it lay there."""
    if scene.table.slot_of(uid) is not None:
        scene.table.lift(uid)
        scene.table.wait(REACH)


def strange_tag(scene: Scene, _: Book) -> bool:
    return _left_until_asked_off(scene, STRANGE, scene.pick(scene.everywhere()))


def another_deck(scene: Scene, _: Book) -> bool:
    return _left_until_asked_off(scene, ANOTHER_DECK, scene.pick(scene.everywhere()))


def command_card(scene: Scene, _: Book) -> bool:
    """At a tap place it is a button as well as on a pad; left there, it is asked off."""
    return _left_until_asked_off(scene, CHECK, scene.pick(scene.taps()))


def _left_until_asked_off(scene: Scene, uid: Uid, slot: Slot | None) -> bool:
    if slot is None or not scene.is_turn():
        return False
    scene.table.lay(uid, slot)
    scene.table.wait(NOTICED + LEFT)
    scene.put_right()
    _take_up(scene, uid)
    return True
