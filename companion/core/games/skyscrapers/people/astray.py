"""Cards shown where they cannot go: at empty or taken places, on towers that are too low, where they are never laid."""

from __future__ import annotations

from companion.core.decks.card import CardId
from companion.core.games.skyscrapers.people.book import Book
from companion.core.games.skyscrapers.people.scene import PLACED, Scene

ROOFS = ("roof", "toilet_roof")
ON_THE_PAD = ("study", "tornado", "century")


def at_an_empty_place(scene: Scene, book: Book) -> bool:
    """Nothing stands there that it could be laid on."""
    card, slot = scene.held(book, *PLACED), scene.pick(scene.free())
    return scene.is_turn() and card is not None and scene.show(card, slot)


def roof_too_early(scene: Scene, book: Book) -> bool:
    """On a site with too few floors (S4)."""
    towers = {one.number: len(one.covered) for one in scene.view.view.structures}
    low = [slot for number, slot in scene.sites() if towers[number] < book.terms.least_floors]
    card = scene.held(book, *ROOFS)
    return scene.is_turn() and card is not None and scene.show(card, scene.pick(low))


def foundation_not_due(scene: Scene, book: Book) -> bool:
    if not book.table.foundations or scene.is_due():
        return False
    return scene.show(CardId(book.table.foundations[0]), scene.pick(scene.everywhere()))


def foundation_on_a_site(scene: Scene, book: Book) -> bool:
    """It is due, and laid where something stands (S20)."""
    if not book.due:
        return False
    card = CardId(book.table.structures[len(book.places)].foundation)
    return scene.show(card, scene.pick([slot for _, slot in scene.sites()]))


def at_a_place_though_for_the_pad(scene: Scene, book: Book) -> bool:
    card = scene.held(book, *ON_THE_PAD)
    return scene.is_turn() and card is not None and scene.show(card, scene.pick(scene.taps()))


def insured_elsewhere(scene: Scene, book: Book) -> bool:
    """Right after a roof: only that building may be insured (S4)."""
    card = scene.held(book, "insurance")
    return scene.is_stage("roofed") and card is not None and scene.show(card, scene.pick([slot for _, slot in scene.sites()]))


def prize_card(scene: Scene, book: Book) -> bool:
    prizes = [card for card in scene.box if book.faces[card].kind == "prize"]
    return scene.is_turn() and bool(prizes) and scene.show(scene.chance.choice(prizes), scene.pick(scene.everywhere()))


def nowhere_to_go(scene: Scene, book: Book) -> bool:
    """A roof while a Study stands and no site has floors enough: one that is looked at can be kept, and not played."""
    is_ripe = any(one.owner is None and len(one.covered) >= book.terms.least_floors for one in scene.view.view.structures)
    roofs = [card for card in book.hand if book.faces[card].kind in ROOFS]
    if not scene.is_stage("study") or not scene.view.view.pile or is_ripe or not roofs:
        return False
    return scene.show(scene.chance.choice(roofs), scene.pick(scene.hands.action_pads()))
