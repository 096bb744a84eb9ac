"""What goes wrong at a table of Skyscrapers: cards shown where, when or again where they cannot be, and answers meant otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.decks.card import CardId
from companion.core.games.skyscrapers.people.book import TowerBook
from companion.core.games.skyscrapers.people.hands import AGAIN
from companion.core.games.skyscrapers.people.scene import FLOORS, PLACED, PLAYING, TowerScene
from companion.core.games.skyscrapers.people.telling import stem
from companion.events import Slot, Uid
from companion.simulator.fingers import REACH, READ
from companion.simulator.people import Choice
from companion.simulator.scene import LEFT, NOTICED, STRANGE

ANOTHER_DECK = Uid("card:landmarks/big-ben")
CHECK = Uid("command:check")


def at_the_wrong_site(scene: TowerScene, book: TowerBook) -> bool | Choice:
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


def two_at_once(scene: TowerScene, book: TowerBook) -> bool | Choice:
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


def played_twice(scene: TowerScene, book: TowerBook) -> bool | Choice:
    """Who has just played lays one more: it counts as the next player's, who hears it, and it is taken back."""
    before = [CardId(card) for card in book.table.hands[book.table.seat - 1] if book.faces[CardId(card)].kind in FLOORS]
    sites = scene.sites()
    if not scene.is_turn() or not before or not sites or not any(one.covered for one in scene.view.view.structures):
        return False
    card, (_, slot) = scene.chance.choice(before), scene.chance.choice(sites)
    scene.shown_for(scene.hands.uid(card), slot, NOTICED)
    scene.unplay(scene.hands.uid(card))
    return True


def from_the_wrong_player(scene: TowerScene, book: TowerBook) -> bool:
    """A card is taken from another player than was meant, and given back (S5)."""
    if not scene.is_stage("toilet"):
        return False
    return _answered_and_taken_back(scene, "take")


def another_way(scene: TowerScene, book: TowerBook) -> bool:
    """A Study's way, and another one after all (S11)."""
    return scene.is_stage("study") and _answered_and_taken_back(scene, scene.chance.choice(("keep", "all")))


def the_other_side(scene: TowerScene, book: TowerBook) -> bool:
    return scene.is_stage("tornado") and _answered_and_taken_back(scene, "tornado")


def _answered_and_taken_back(scene: TowerScene, kind: str) -> bool:
    offers = [offer for offer in scene.view.expected.offers if offer.kind == kind]
    if not offers:
        return False
    before = scene.view.view
    scene.table.choose(scene.chance.choice(offers).id)
    scene.table.wait(NOTICED)
    if scene.view.view != before:
        scene.take_back()
    return True


def left_on_a_pad(scene: TowerScene, book: TowerBook) -> bool:
    """Shown, dropped again, and forgotten there."""
    card, pads = scene.held(book, *FLOORS), scene.heard_pads()
    if not scene.is_turn() or card is None or not pads:
        return False
    return scene.leave_on(scene.hands.uid(card), scene.chance.choice(pads))


def left_at_a_place(scene: TowerScene, book: TowerBook) -> bool | Choice:
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


def _take_up(scene: TowerScene, uid: Uid) -> None:
    """No instruction asked for it: the radio did not hear that it lay there."""
    if scene.table.slot_of(uid) is not None:
        scene.table.lift(uid)
        scene.table.wait(REACH)


def strange_tag(scene: TowerScene, _: TowerBook) -> bool:
    return _left_until_asked_off(scene, STRANGE, scene.pick(scene.everywhere()))


def another_deck(scene: TowerScene, _: TowerBook) -> bool:
    return _left_until_asked_off(scene, ANOTHER_DECK, scene.pick(scene.everywhere()))


def command_card(scene: TowerScene, _: TowerBook) -> bool:
    """At a tap place it is a button as well as on a pad; left there, it is asked off."""
    return _left_until_asked_off(scene, CHECK, scene.pick(scene.taps()))


def _left_until_asked_off(scene: TowerScene, uid: Uid, slot: Slot | None) -> bool:
    if slot is None or not scene.is_turn():
        return False
    scene.table.lay(uid, slot)
    scene.table.wait(NOTICED + LEFT)
    scene.put_right()
    _take_up(scene, uid)
    return True


ASKING = ("roofed", "toilet", "tornado")


def before_a_foundation(scene: TowerScene, book: TowerBook) -> bool:
    card = scene.held(book, *PLACED)
    if not scene.is_due() or not scene.is_stage(*PLAYING) or card is None:
        return False
    return scene.show(card, scene.pick([*(slot for _, slot in scene.sites()), *scene.hands.action_pads()]))


def before_an_answer(scene: TowerScene, book: TowerBook) -> bool:
    """The next card, while a question stands that is to be answered first."""
    card = scene.held(book, *FLOORS, "earthquake")
    if not scene.is_stage(*ASKING) or card is None:
        return False
    return scene.show(card, scene.pick([*(slot for _, slot in scene.sites()), *scene.hands.action_pads()]))


def with_nothing_to_look_at(scene: TowerScene, book: TowerBook) -> bool:
    """A card of the hand, while a Study stands and the deck is empty."""
    card = scene.held(book, *PLACED)
    if not scene.is_stage("study") or scene.view.view.pile or card is None:
        return False
    return scene.show(card, scene.pick([*(slot for _, slot in scene.sites()), *scene.hands.action_pads()]))


def not_of_the_discards(scene: TowerScene, book: TowerBook) -> bool:
    """The discards are gone through, and a card of the hand is shown."""
    card = scene.held(book)
    pads = scene.hands.action_pads()
    if not scene.is_stage("study") or card is None or not pads or not book.table.discards:
        return False
    scene.hands.choose_offer(lambda _, offer: offer.kind == "discards")
    return scene.show(card, pads[0])


def discarding_a_playable(scene: TowerScene, book: TowerBook) -> bool:
    """Shown to the pad, it is not offered to be discarded, and cannot be (S14)."""
    card, pads = scene.held(book, *FLOORS), scene.hands.action_pads()
    if not scene.is_turn() or card is None or not pads or not any(one.owner is None for one in scene.view.view.structures):
        return False
    scene.shown_for(scene.hands.uid(card), pads[0], NOTICED)
    scene.table.choose("discard")
    scene.put_right()
    return True


def too_soon(scene: TowerScene, book: TowerBook) -> bool | Choice:
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


def wrong_button(scene: TowerScene, _: TowerBook) -> bool:
    buttons = ["cancel", "check", "ok", "seat-2", "seat-9"] if scene.is_quiet() else ["cancel", "seat-9", _another(scene)]
    scene.table.press(scene.chance.choice([*buttons, "undo"]))
    scene.table.wait(READ)
    scene.put_right()
    return True


def _another(scene: TowerScene) -> str:
    """The button of a player who is not asked."""
    seats = [f"seat-{number}" for number, one in enumerate(scene.view.view.seats, start=1) if one.seat != scene.view.expected.seat]
    return scene.chance.choice(seats)


ROOFS = ("roof", "toilet_roof")
ON_THE_PAD = ("study", "tornado", "century")


def at_an_empty_place(scene: TowerScene, book: TowerBook) -> bool:
    """Nothing stands there that it could be laid on."""
    card, slot = scene.held(book, *PLACED), scene.pick(scene.free())
    return scene.is_turn() and card is not None and scene.show(card, slot)


def roof_too_early(scene: TowerScene, book: TowerBook) -> bool:
    """On a site with too few floors (S4)."""
    towers = {one.number: len(one.covered) for one in scene.view.view.structures}
    low = [slot for number, slot in scene.sites() if towers[number] < book.terms.least_floors]
    card = scene.held(book, *ROOFS)
    return scene.is_turn() and card is not None and scene.show(card, scene.pick(low))


def foundation_not_due(scene: TowerScene, book: TowerBook) -> bool:
    if not book.table.foundations or scene.is_due():
        return False
    return scene.show(CardId(book.table.foundations[0]), scene.pick(scene.everywhere()))


def foundation_on_a_site(scene: TowerScene, book: TowerBook) -> bool:
    """It is due, and laid where something stands (S20)."""
    if not book.due:
        return False
    card = CardId(book.table.structures[len(book.places)].foundation)
    return scene.show(card, scene.pick([slot for _, slot in scene.sites()]))


def at_a_place_though_for_the_pad(scene: TowerScene, book: TowerBook) -> bool:
    card = scene.held(book, *ON_THE_PAD)
    return scene.is_turn() and card is not None and scene.show(card, scene.pick(scene.taps()))


def insured_elsewhere(scene: TowerScene, book: TowerBook) -> bool:
    """Right after a roof: only that building may be insured (S4)."""
    card = scene.held(book, "insurance")
    return scene.is_stage("roofed") and card is not None and scene.show(card, scene.pick([slot for _, slot in scene.sites()]))


def prize_card(scene: TowerScene, book: TowerBook) -> bool:
    prizes = [card for card in scene.box if book.faces[card].kind == "prize"]
    return scene.is_turn() and bool(prizes) and scene.show(scene.chance.choice(prizes), scene.pick(scene.everywhere()))


def nowhere_to_go(scene: TowerScene, book: TowerBook) -> bool:
    """A roof while a Study stands and no site has floors enough: one that is looked at can be kept, and not played."""
    is_ripe = any(one.owner is None and len(one.covered) >= book.terms.least_floors for one in scene.view.view.structures)
    roofs = [card for card in book.hand if book.faces[card].kind in ROOFS]
    if not scene.is_stage("study") or not scene.view.view.pile or is_ripe or not roofs:
        return False
    return scene.show(scene.chance.choice(roofs), scene.pick(scene.hands.action_pads()))


def discarded_again(scene: TowerScene, book: TowerBook) -> bool:
    """While no Study stands that would fetch it (S11); of several copies it could be one that a player holds."""
    gone = [CardId(card) for card in book.table.discards if stem(card) == card or book.faces[CardId(card)].kind == "study"]
    if not scene.is_turn() or not gone:
        return False
    return scene.show(scene.chance.choice(gone), scene.pick(scene.everywhere()))


def built_again(scene: TowerScene, book: TowerBook) -> bool:
    """A foundation with floors on it, shown to the pad or at another site; what was laid last would be moved there (S20)."""
    towers = [one for one in scene.view.view.structures if len(one.covered) > 1]
    if not scene.is_turn() or not towers:
        return False
    one = scene.chance.choice(towers)
    elsewhere = [slot for number, slot in scene.sites() if number != one.number]
    return scene.show(one.foundation, scene.pick([*elsewhere, *scene.hands.action_pads()]))


def top_on_the_pad(scene: TowerScene, book: TowerBook) -> bool:
    towers = [one.top for one in scene.view.view.structures if one.covered]
    return scene.is_turn() and bool(towers) and scene.show(scene.chance.choice(towers), scene.pick(scene.hands.action_pads()))


def at_its_own_place_again(scene: TowerScene, book: TowerBook) -> bool:
    """The top of a site, where it was laid: that says nothing, and nothing is said of it (S20)."""
    tops = {one.number: one.top for one in scene.view.view.structures}
    sites = scene.sites()
    if not scene.is_turn() or not sites:
        return False
    number, slot = scene.chance.choice(sites)
    return scene.show(tops[number], slot)


def fallen_again(scene: TowerScene, book: TowerBook) -> bool:
    gone = [CardId(card) for card in book.table.gone]
    return scene.is_turn() and bool(gone) and scene.show(scene.chance.choice(gone), scene.pick(scene.everywhere()))


def study_again(scene: TowerScene, book: TowerBook) -> bool:
    """The Study that is under way, as if it were another one."""
    if not book.table.studies:
        return False
    return scene.show(CardId(book.table.studies[-1]), scene.pick(scene.everywhere()))


def drawn_too_many(scene: TowerScene, book: TowerBook) -> bool:
    """A card on the pad for draws, while none is drawn (C28)."""
    card = scene.held(book)
    is_owed = any(mark.startswith("draws-") for one in scene.view.view.seats for mark in one.marks)
    return scene.is_turn() and not is_owed and card is not None and scene.show(card, scene.pick(scene.hands.draw_pads()))


BLUNDERS: Mapping[str, Callable[[TowerScene, TowerBook], bool | Choice]] = {
    "at an empty place": at_an_empty_place,
    "roof too early": roof_too_early,
    "foundation not due": foundation_not_due,
    "foundation on a site": foundation_on_a_site,
    "at a place though for the pad": at_a_place_though_for_the_pad,
    "insured elsewhere": insured_elsewhere,
    "prize card": prize_card,
    "nowhere to go": nowhere_to_go,
    "discarded again": discarded_again,
    "built again": built_again,
    "top on the pad": top_on_the_pad,
    "at its own place again": at_its_own_place_again,
    "fallen again": fallen_again,
    "Study again": study_again,
    "drawn too many": drawn_too_many,
    "before a foundation": before_a_foundation,
    "before an answer": before_an_answer,
    "with nothing to look at": with_nothing_to_look_at,
    "not of the discards": not_of_the_discards,
    "discarding what can be played": discarding_a_playable,
    "answered too soon": too_soon,
    "wrong button": wrong_button,
    "at the wrong site": at_the_wrong_site,
    "two cards at once": two_at_once,
    "played twice": played_twice,
    "from the wrong player": from_the_wrong_player,
    "another way": another_way,
    "the other side": the_other_side,
    "left on a pad": left_on_a_pad,
    "left at a place": left_at_a_place,
    "strange tag": strange_tag,
    "another deck": another_deck,
    "command card": command_card,
}
REFUSED = (
    *("answer-first", "foundation-first", "deck-empty", "no-place-for-it", "wrong-kind", "discarded-card", "fallen-foundation"),
    *("already-built", "no-foundation-due", "place-taken", "nothing-there", "too-few-floors", "insure-that-building", "belongs-on-pad"),
    *("nothing-asked", "nothing-to-drop", "no-draw-due", "not-discarded", "match-over"),
)
SAID = (
    *(f"skyscrapers-refused-{reason}" for reason in REFUSED),
    *(f"table-{key}" for key in ("left-on-pad", "left-on-pad-unnamed", "left-on-tap-place", "left-on-tap-place-unnamed")),
    *(f"table-{key}" for key in ("tapped-unknown", "tapped-other-deck", "moved", "undone", "undone-play", "ask-undo", "too-soon")),
    *(f"table-refused-{key}" for key in ("not-offered", "not-asked", "nobody-there")),
)
