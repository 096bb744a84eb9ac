"""Cards that lie somewhere and are shown once more: among the discards, on a tower, fallen, just laid; and draws that nobody owes."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.skyscrapers.people.book import Book
from companion.core.games.skyscrapers.people.scene import Scene
from companion.core.games.skyscrapers.people.telling import stem


def discarded_again(scene: Scene, book: Book) -> bool:
    """While no Study stands that would fetch it (S11); of several copies it could be the one that somebody holds."""
    gone = [CardId(card) for card in book.table.discards if stem(card) == card or book.faces[CardId(card)].kind == "study"]
    if not scene.is_turn() or not gone:
        return False
    return scene.show(scene.chance.choice(gone), scene.pick(scene.everywhere()))


def built_again(scene: Scene, book: Book) -> bool:
    """A foundation with floors on it, shown to the pad or at another site; what was laid last would be moved there (S20)."""
    towers = [one for one in scene.view.view.structures if len(one.covered) > 1]
    if not scene.is_turn() or not towers:
        return False
    one = scene.chance.choice(towers)
    elsewhere = [slot for number, slot in scene.sites() if number != one.number]
    return scene.show(one.foundation, scene.pick([*elsewhere, *scene.hands.action_pads()]))


def top_on_the_pad(scene: Scene, book: Book) -> bool:
    towers = [one.top for one in scene.view.view.structures if one.covered]
    return scene.is_turn() and bool(towers) and scene.show(scene.chance.choice(towers), scene.pick(scene.hands.action_pads()))


def at_its_own_place_again(scene: Scene, book: Book) -> bool:
    """The top of a site, where it was laid: that says nothing, and nothing is said of it (S20)."""
    tops = {one.number: one.top for one in scene.view.view.structures}
    sites = scene.sites()
    if not scene.is_turn() or not sites:
        return False
    number, slot = scene.chance.choice(sites)
    return scene.show(tops[number], slot)


def fallen_again(scene: Scene, book: Book) -> bool:
    gone = [CardId(card) for card in book.table.gone]
    return scene.is_turn() and bool(gone) and scene.show(scene.chance.choice(gone), scene.pick(scene.everywhere()))


def study_again(scene: Scene, book: Book) -> bool:
    """The Study that is under way, as if it were another one."""
    if not book.table.studies:
        return False
    return scene.show(CardId(book.table.studies[-1]), scene.pick(scene.everywhere()))


def drawn_too_many(scene: Scene, book: Book) -> bool:
    """A card on the pad for draws, while none is drawn (C28)."""
    card = scene.held(book)
    is_owed = any(mark.startswith("draws-") for one in scene.view.view.seats for mark in one.marks)
    return scene.is_turn() and not is_owed and card is not None and scene.show(card, scene.pick(scene.hands.draw_pads()))
