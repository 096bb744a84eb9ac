"""Plays begun clumsily: two cards at once, one too many, another one first; and buttons pressed by mistake."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.cardline.people.book import Book
from companion.core.games.cardline.people.scene import Scene
from companion.simulator.fingers import REACH, READ
from companion.simulator.people import Choice
from companion.simulator.scene import MOST_UNDONE

LOOSE = 0.4  # as a share of the time in which a card is loose: when it is changed for another (C20)
BY_PAD = 0.5  # how often a play of which nobody cares any more is made on the pad
ASKED = 1.2  # seconds after which *cancel* answers what is asked about a card that was laid (C27)


def two_at_once(scene: Scene, book: Book) -> bool | Choice:
    free = scene.free_slots()
    if len(book.hand) < 2 or len(free) < 2 or not scene.lying():
        return False
    cards, gaps = scene.chance.sample(book.hand, 2), {}
    for card, slot in zip(cards, scene.chance.sample(free, 2), strict=True):
        scene.table.lay(scene.hands.uid(card), slot)
        gaps[card] = scene.gap_in(book, scene.hands.uid(card))
        scene.table.wait(REACH)
    scene.mend(frozenset(cards[:1]))
    if all(scene.has_gone_out(book, card) for card in cards):  # the second one was taken for the next player's
        scene.take_back()
    out = [card for card in cards if scene.has_gone_out(book, card)]
    lies = [card for card in cards if scene.table.slot_of(scene.hands.uid(card)) is not None]
    kept = next(iter([*out, *lies]), cards[0])
    scene.take_up([scene.hands.uid(card) for card in lies if card != kept])
    return scene.ends(book, kept, gaps[kept])


def another_first(scene: Scene, book: Book) -> bool | Choice:
    """Before a card is turned it may be changed for another (L9)."""
    free = scene.free_slots()
    if len(book.hand) < 2 or not free or not scene.lying():
        return False
    one, other = scene.chance.sample(book.hand, 2)
    slot = scene.chance.choice(free)
    scene.table.lay(scene.hands.uid(one), slot)
    scene.table.wait(LOOSE * scene.table.referee.standing.match.pace)
    scene.table.lift(scene.hands.uid(one))
    scene.table.wait(READ)
    scene.table.lay(scene.hands.uid(other), slot)
    gap = scene.gap_in(book, scene.hands.uid(other))
    return Choice(("play", gap), other) if gap is not None else True


def left_about(scene: Scene, book: Book) -> bool | Choice:
    """A play wherever, by hand or on the pad, after which nobody does anything that is not asked for."""
    if not book.hand:
        return False
    card, gap = scene.chance.choice(book.hand), scene.chance.randrange(len(book.table.line) + 1)
    scene.hands.forgets = True
    scene.hands.carry_out(("play", gap), card, on_screen=scene.chance.random() < BY_PAD)
    return Choice(("play", gap), card)


def played_twice(scene: Scene, book: Book) -> bool | Choice:
    """Who has just played lays one more and turns it: it counts as the next player's, who hears it, and it is taken back."""
    free, before = scene.free_slots(), _just_played(scene, book)
    if not before or not free or not scene.lying():
        return False
    card = scene.chance.choice(before)
    uid = scene.hands.uid(card)
    scene.table.lay(uid, scene.chance.choice(free))
    gap = scene.gap_in(book, uid)
    assert gap is not None
    scene.hands.turn(card, gap)
    for _ in range(MOST_UNDONE):  # a card that flickers before it is lifted counts once more
        if scene.has_counted(book):
            scene.take_back()
        scene.take_up((uid,))
        if not scene.has_counted(book):
            break
    return True


def _just_played(scene: Scene, book: Book) -> list[CardId]:
    """What whoever had the turn before still holds."""
    if not book.table.played:
        return []
    last = max(book.table.played, key=lambda seat: (seat - book.table.seat) % len(book.seats))
    return [CardId(card) for card in book.table.hands[last]]


def ok_for_nothing(scene: Scene, _: Book) -> bool:
    if not scene.is_quiet():
        return False
    scene.hands.press("ok")
    scene.table.wait(READ)
    scene.put_right()
    return True


def cancelled(scene: Scene, book: Book) -> bool | Choice:
    """*Cancel* to a card that lies there: only hands can take it back (C20)."""
    free = scene.free_slots()
    if not free or not book.hand or not scene.lying():
        return False
    card = scene.chance.choice(book.hand)
    uid = scene.hands.uid(card)
    scene.table.lay(uid, scene.chance.choice(free))
    gap = scene.gap_in(book, uid)
    scene.table.wait(LOOSE * scene.table.referee.standing.match.pace if scene.firm_by_itself else ASKED)
    scene.table.press("cancel")
    scene.table.wait(REACH)
    scene.table.lift(uid)
    scene.put_right()
    return Choice(("play", gap), card) if gap is not None and scene.has_counted(book) else True


def wrong_button(scene: Scene, _: Book) -> bool:
    buttons = ["cancel", "check", "seat-2"] if scene.is_quiet() else ["cancel"]
    scene.table.press(scene.chance.choice(buttons if scene.table.look().offers_undo else [*buttons, "undo"]))
    scene.table.wait(READ)
    scene.put_right()
    return True
