"""What goes wrong at a table of Skyscrapers: cards shown where, when or again where they cannot be, and answers meant otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.decks.card import CardId
from companion.core.games.skyscrapers.people.book import TowerBook
from companion.core.games.skyscrapers.people.dealing import FLOORS, ON_PAD, PLACED, ROOFS
from companion.core.games.skyscrapers.people.hands import AGAIN
from companion.core.games.skyscrapers.people.scene import PLAYING, TowerScene
from companion.core.games.skyscrapers.people.skyline import standing
from companion.core.games.skyscrapers.people.telling import stem
from companion.events import Slot, Uid
from companion.simulator.fingers import REACH, READ
from companion.simulator.people import Choice, time_run_out
from companion.simulator.scene import LEFT, NOTICED, STRANGE

ANOTHER_DECK = Uid("card:landmarks/big-ben")
CHECK = Uid("command:check")
Blunder = Callable[[TowerScene, TowerBook], bool | Choice]
Cards = Callable[[TowerScene, TowerBook], Sequence[str]]
Slots = Callable[[TowerScene, TowerBook], Sequence[Slot]]


def at_the_wrong_site(scene: TowerScene, book: TowerBook) -> bool | Choice:
    """A card counts at the wrong site, and is moved by being laid at the right one (S20)."""
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
    floors = scene.own(book, *FLOORS)
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
    """A player who has just played lays one more card: it counts as the next player's, and is taken back."""
    before = [CardId(card) for card in book.table.hands[book.table.seat - 1] if book.faces[CardId(card)].kind in FLOORS]
    sites = scene.sites()
    if not scene.is_turn() or not before or not sites or not any(one.covered for one in scene.view.view.structures):
        return False
    card, (_, slot) = scene.chance.choice(before), scene.chance.choice(sites)
    scene.shown_for(scene.hands.uid(card), slot, NOTICED)
    scene.unplay(scene.hands.uid(card))
    return True


def _answers(stage: str, *kinds: str) -> Blunder:
    """An answer that was not meant, which is taken back."""

    def blunder(scene: TowerScene, _: TowerBook) -> bool:
        kind = scene.chance.choice(kinds)
        offers = [offer for offer in scene.view.expected.offers if offer.kind == kind]
        if not scene.is_stage(stage) or not offers:
            return False
        before = scene.view.view
        scene.table.choose(scene.chance.choice(offers).id)
        scene.table.wait(NOTICED)
        if scene.view.view != before:
            scene.take_back()
        return True

    return blunder


def left_on_a_pad(scene: TowerScene, book: TowerBook) -> bool:
    """A card is shown to a pad, dropped again, and forgotten there."""
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
    """Takes the card up if it still lies there: the radio did not hear it, so no instruction asked for it."""
    if scene.table.slot_of(uid) is not None:
        scene.table.lift(uid)
        scene.table.wait(REACH)


def _leaves(uid: Uid, slots: Slots) -> Blunder:
    """A tag that is none of the match's cards lies there until it is asked off."""

    def blunder(scene: TowerScene, book: TowerBook) -> bool:
        slot = scene.pick(slots(scene, book))
        if slot is None or not scene.is_turn():
            return False
        scene.table.lay(uid, slot)
        scene.table.wait(NOTICED + LEFT)
        scene.put_right()
        _take_up(scene, uid)
        return True

    return blunder


def not_of_the_discards(scene: TowerScene, book: TowerBook) -> bool:
    """The discards are gone through, and a card of the hand is shown."""
    card = scene.held(book)
    pads = scene.hands.action_pads()
    if not scene.is_stage("study") or card is None or not pads or not book.table.discards:
        return False
    scene.hands.choose_offer(lambda _, offer: offer.kind == "discards")
    return scene.show(card, pads[0])


def discarding_a_playable(scene: TowerScene, book: TowerBook) -> bool:
    """A card that can be played is shown to the pad: it is not offered to be discarded, and cannot be (S14)."""
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
    """The button of a seat that is not asked."""
    seats = [f"seat-{number}" for number, one in enumerate(scene.view.view.seats, start=1) if one.seat != scene.view.expected.seat]
    return scene.chance.choice(seats)


def at_its_own_place_again(scene: TowerScene, book: TowerBook) -> bool:
    """The top of a site, where it was laid: that says nothing, and nothing is said of it (S20)."""
    tops = {one.number: one.top for one in scene.view.view.structures}
    sites = scene.sites()
    if not scene.is_turn() or not sites:
        return False
    number, slot = scene.chance.choice(sites)
    return scene.show(tops[number], slot)


# Cards that are shown where, or when, they count for nothing: when that is, the cards of which one is shown, and the places.


def _shows(when: Callable[[TowerScene, TowerBook], bool], cards: Cards, slots: Slots) -> Blunder:
    def blunder(scene: TowerScene, book: TowerBook) -> bool:
        found = cards(scene, book) if when(scene, book) else ()
        return bool(found) and scene.show(CardId(scene.chance.choice(found)), scene.pick(slots(scene, book)))

    return blunder


def _in_turn(scene: TowerScene, _: TowerBook) -> bool:
    return scene.is_turn()


def _own(*kinds: str) -> Cards:
    return lambda scene, book: scene.own(book, *kinds)


def _at_sites(scene: TowerScene, _: TowerBook) -> Sequence[Slot]:
    return [slot for _, slot in scene.sites()]


def _at_taps(scene: TowerScene, _: TowerBook) -> Sequence[Slot]:
    return scene.taps()


def _on_pads(scene: TowerScene, _: TowerBook) -> Sequence[Slot]:
    return scene.hands.action_pads()


def _at_sites_or_pads(scene: TowerScene, book: TowerBook) -> Sequence[Slot]:
    return [*_at_sites(scene, book), *_on_pads(scene, book)]


def _everywhere(scene: TowerScene, _: TowerBook) -> Sequence[Slot]:
    return scene.everywhere()


def _at_low_sites(scene: TowerScene, book: TowerBook) -> Sequence[Slot]:
    towers = standing(scene.view)
    return [slot for number, slot in scene.sites() if len(towers[number].covered) < book.terms.least_floors]


def _has_no_use_for_roofs(scene: TowerScene, book: TowerBook) -> bool:
    """A Study stands and no site has floors enough, so a roof that is looked at can be kept, and not played."""
    is_ripe = any(one.owner is None and len(one.covered) >= book.terms.least_floors for one in scene.view.view.structures)
    return scene.is_stage("study") and bool(scene.view.view.pile) and not is_ripe


def _discards_to_show(_: TowerScene, book: TowerBook) -> Sequence[str]:
    """Discards that can be shown by mistake: Studies, and cards without copies, as a copy could be one that a player holds."""
    return [card for card in book.table.discards if stem(card) == card or book.faces[CardId(card)].kind == "study"]


def _draws_nothing(scene: TowerScene, _: TowerBook) -> bool:
    return scene.is_turn() and not any(mark.startswith("draws-") for one in scene.view.view.seats for mark in one.marks)


def built_again(scene: TowerScene, _: TowerBook) -> bool:
    """A foundation with floors on it, shown to the pad or at another site; what was laid last would be moved there (S20)."""
    towers = [one for one in scene.view.view.structures if len(one.covered) > 1]
    if not scene.is_turn() or not towers:
        return False
    one = scene.chance.choice(towers)
    elsewhere = [slot for number, slot in scene.sites() if number != one.number]
    return scene.show(one.foundation, scene.pick([*elsewhere, *scene.hands.action_pads()]))


SHOWN: Mapping[str, Blunder] = {
    "at an empty place": _shows(_in_turn, _own(*PLACED), lambda scene, _: scene.free()),
    "roof too early": _shows(_in_turn, _own(*ROOFS), _at_low_sites),  # S4
    "foundation not due": _shows(lambda scene, _: not scene.is_due(), lambda _, book: book.table.foundations[:1], _everywhere),
    "foundation on a site": _shows(lambda _, book: book.due > 0, lambda _, book: [book.next_foundation], _at_sites),  # S20
    "at a place though for the pad": _shows(_in_turn, _own(*ON_PAD), _at_taps),
    "insured elsewhere": _shows(lambda scene, _: scene.is_stage("roofed"), _own("insurance"), _at_sites),  # S4
    "prize card": _shows(_in_turn, lambda scene, book: [card for card in scene.box if book.faces[card].kind == "prize"], _everywhere),
    "nowhere to go": _shows(
        _has_no_use_for_roofs, lambda _, book: [card for card in book.hand if book.faces[card].kind in ROOFS], _on_pads
    ),
    "discarded again": _shows(_in_turn, _discards_to_show, _everywhere),  # no Study stands that would fetch it (S11)
    "built again": built_again,
    "top on the pad": _shows(_in_turn, lambda scene, _: [one.top for one in scene.view.view.structures if one.covered], _on_pads),
    "fallen again": _shows(_in_turn, lambda _, book: book.table.gone, _everywhere),
    "Study again": _shows(lambda *_: True, lambda _, book: book.table.studies[-1:], _everywhere),  # as if it were another one
    "drawn too many": _shows(_draws_nothing, _own(), lambda scene, _: scene.hands.draw_pads()),  # C28
    "before a foundation": _shows(lambda scene, _: scene.is_due() and scene.is_stage(*PLAYING), _own(*PLACED), _at_sites_or_pads),
    "before an answer": _shows(
        lambda scene, _: scene.is_stage("roofed", "toilet", "tornado"), _own(*FLOORS, "earthquake"), _at_sites_or_pads
    ),
    "with nothing to look at": _shows(
        lambda scene, _: scene.is_stage("study") and not scene.view.view.pile, _own(*PLACED), _at_sites_or_pads
    ),
}


BLUNDERS: Mapping[str, Blunder] = {
    **SHOWN,
    "at its own place again": at_its_own_place_again,
    "not of the discards": not_of_the_discards,
    "discarding what can be played": discarding_a_playable,
    "answered too soon": too_soon,
    "wrong button": wrong_button,
    "time run out": time_run_out,
    "at the wrong site": at_the_wrong_site,
    "two cards at once": two_at_once,
    "played twice": played_twice,
    "from the wrong player": _answers("toilet", "take"),  # S5
    "another way": _answers("study", "keep", "all"),  # S11
    "the other side": _answers("tornado", "tornado"),  # S13
    "left on a pad": left_on_a_pad,
    "left at a place": left_at_a_place,
    "strange tag": _leaves(STRANGE, _everywhere),
    "another deck": _leaves(ANOTHER_DECK, _everywhere),
    "command card": _leaves(CHECK, _at_taps),  # a button there as well as on a pad
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
