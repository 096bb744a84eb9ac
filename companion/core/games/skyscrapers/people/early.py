"""Cards and answers at the wrong moment: before a foundation or an answer, too soon, too late, and buttons pressed by mistake."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.skyscrapers.people.book import Book
from companion.core.games.skyscrapers.people.hands import AGAIN
from companion.core.games.skyscrapers.people.scene import FLOORS, PLACED, PLAYING, Scene
from companion.simulator.fingers import READ
from companion.simulator.people import Choice
from companion.simulator.scene import NOTICED

ASKING = ("roofed", "toilet", "tornado")


def before_a_foundation(scene: Scene, book: Book) -> bool:
    card = scene.held(book, *PLACED)
    if not scene.is_due() or not scene.is_stage(*PLAYING) or card is None:
        return False
    return scene.show(card, scene.pick([*(slot for _, slot in scene.sites()), *scene.hands.action_pads()]))


def before_an_answer(scene: Scene, book: Book) -> bool:
    """The next card, while a question stands that is to be answered first."""
    card = scene.held(book, *FLOORS, "earthquake")
    if not scene.is_stage(*ASKING) or card is None:
        return False
    return scene.show(card, scene.pick([*(slot for _, slot in scene.sites()), *scene.hands.action_pads()]))


def with_nothing_to_look_at(scene: Scene, book: Book) -> bool:
    """A card of the hand, while a Study stands and the deck is empty."""
    card = scene.held(book, *PLACED)
    if not scene.is_stage("study") or scene.view.view.pile or card is None:
        return False
    return scene.show(card, scene.pick([*(slot for _, slot in scene.sites()), *scene.hands.action_pads()]))


def not_of_the_discards(scene: Scene, book: Book) -> bool:
    """The discards are gone through, and a card of the hand is shown."""
    card = scene.held(book)
    pads = scene.hands.action_pads()
    if not scene.is_stage("study") or card is None or not pads or not book.table.discards:
        return False
    scene.hands.choose_offer(lambda _, offer: offer.kind == "discards")
    return scene.show(card, pads[0])


def discarding_a_playable(scene: Scene, book: Book) -> bool:
    """Shown to the pad, it is not offered to be discarded, and cannot be (S14)."""
    card, pads = scene.held(book, *FLOORS), scene.hands.action_pads()
    if not scene.is_turn() or card is None or not pads or not any(one.owner is None for one in scene.view.view.structures):
        return False
    scene.shown_for(scene.hands.uid(card), pads[0], NOTICED)
    scene.table.choose("discard")
    scene.put_right()
    return True


def too_soon(scene: Scene, book: Book) -> bool | Choice:
    """A toilet or a roof, and *ok* before its question was read (C27)."""
    acts = [Choice(act, card) for kind in ("toilet", "roof") if (card := scene.held(book, kind)) for act in book.of_card(card)]
    slots = dict(scene.sites())
    acts = [one for one in acts if one.act[0] in ("build", "roof") and one.act[1] in slots]
    others = any(hand for seat, hand in enumerate(book.table.hands) if seat != book.table.seat)
    if not scene.is_turn() or not acts or not others or len(book.table.hands[book.table.seat]) < 2:
        return False
    choice = scene.chance.choice(acts)
    if book.after(choice.act, choice.card).is_over:
        return False
    uid = scene.hands.uid(choice.card or CardId(""))
    before = scene.view.view
    scene.hands.roofed_at = slots[choice.act[1]] if choice.act[0] == "roof" else scene.hands.roofed_at
    scene.table.lay(uid, slots[choice.act[1]])
    scene.hands.wait_for(lambda table: table.view != before)
    if scene.view.expected.question is not None:
        scene.table.press("ok")
    scene.table.lift(uid)
    scene.table.wait(AGAIN)
    return choice if scene.view.view != before else True


def wrong_button(scene: Scene, _: Book) -> bool:
    buttons = ["cancel", "check", "ok", "seat-2", "seat-9"] if scene.is_quiet() else ["cancel", "seat-9", _another(scene)]
    scene.table.press(scene.chance.choice([*buttons, "undo"]))
    scene.table.wait(READ)
    scene.put_right()
    return True


def _another(scene: Scene) -> str:
    """The button of somebody who is not asked."""
    seats = [f"seat-{number}" for number, one in enumerate(scene.view.view.seats, start=1) if one.seat != scene.view.expected.seat]
    return scene.chance.choice(seats)
