"""What goes wrong at a table of Cardline: plays begun clumsily, cards of the line moved, cards laid where they do not belong.

Some of it is not wrong at all, and nothing may be said of that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from companion.core.decks.card import CardId
from companion.core.games.cardline.people.book import LineBook
from companion.core.games.cardline.people.scene import LineScene
from companion.events import Slot, Uid
from companion.simulator.fingers import REACH, READ
from companion.simulator.people import Choice, time_run_out
from companion.simulator.pushing import Lying
from companion.simulator.scene import MOST_UNDONE, NOTICED, another_deck, strange_tag, wrong_button

LOOSE = 0.4  # as a share of the time in which a card is loose: when it is changed for another (C20)
BY_PAD = 0.5  # how often a play that is left to itself is made on the pad
ASKED = 1.2  # seconds after which *cancel* answers what is asked about a card that was laid (C27)


def two_at_once(scene: LineScene, book: LineBook) -> bool | Choice:
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


def another_first(scene: LineScene, book: LineBook) -> bool | Choice:
    """Lays a card, takes it up and lays another in its place, which is allowed before it is turned (L9)."""
    free = scene.free_slots()
    if len(book.hand) < 2 or not free or not scene.lying():
        return False
    one, other = scene.chance.sample(book.hand, 2)
    slot = scene.chance.choice(free)
    scene.table.lay(scene.hands.uid(one), slot)
    scene.table.wait(LOOSE * scene.table.referee.state.match.pace)
    scene.table.lift(scene.hands.uid(one))
    scene.table.wait(READ)
    scene.table.lay(scene.hands.uid(other), slot)
    gap = scene.gap_in(book, scene.hands.uid(other))
    return Choice(("play", gap), other) if gap is not None else True


def left_about(scene: LineScene, book: LineBook) -> bool | Choice:
    """A play in any gap, by hand or on the pad, after which hands do only what is asked for."""
    if not book.hand:
        return False
    card, gap = scene.chance.choice(book.hand), scene.chance.randrange(len(book.table.line) + 1)
    scene.hands.forgets = True
    scene.hands.carry_out(("play", gap), card, on_screen=scene.chance.random() < BY_PAD)
    return Choice(("play", gap), card)


def played_twice(scene: LineScene, book: LineBook) -> bool | Choice:
    """The player of the last turn lays one more and turns it: it counts as the next player's, who hears it, and it is taken back."""
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


def _just_played(scene: LineScene, book: LineBook) -> list[CardId]:
    """The hand of the player whose turn was the last one."""
    if not book.table.played:
        return []
    last = max(book.table.played, key=lambda seat: (seat - book.table.seat) % len(book.seats))
    return [CardId(card) for card in book.table.hands[last]]


def ok_for_nothing(scene: LineScene, _: LineBook) -> bool:
    if not scene.is_quiet():
        return False
    scene.hands.press("ok")
    scene.table.wait(READ)
    scene.put_right()
    return True


def cancelled(scene: LineScene, book: LineBook) -> bool | Choice:
    """*Cancel* to a card that lies there: only hands can take it back (C20)."""
    free = scene.free_slots()
    if not free or not book.hand or not scene.lying():
        return False
    card = scene.chance.choice(book.hand)
    uid = scene.hands.uid(card)
    scene.table.lay(uid, scene.chance.choice(free))
    gap = scene.gap_in(book, uid)
    scene.table.wait(LOOSE * scene.table.referee.state.match.pace if scene.firm_by_itself else ASKED)
    scene.table.press("cancel")
    scene.table.wait(REACH)
    scene.table.lift(uid)
    scene.put_right()
    return Choice(("play", gap), card) if gap is not None and scene.has_counted(book) else True


HELD = (0.8, 1.8)  # seconds that a card is held without being asked for; open cards may be (C21)
FEW = 4  # cards of a line that is gathered up


def exchanged(scene: LineScene, book: LineBook) -> bool:
    lying = scene.lying()
    pairs = [(one, other) for one, other in pairwise(lying) if scene.number(book, one.card) != scene.number(book, other.card)]
    if not pairs:
        return False
    one, other = scene.chance.choice(pairs)
    _taken_up(scene, one, other)
    for card, there in ((one, other), (other, one)):
        scene.table.lay(scene.hands.uid(card.card), scene.slot(there))
        scene.table.wait(REACH)
    scene.put_right()
    return True


def put_back_wrong(scene: LineScene, book: LineBook) -> bool:
    lying = scene.lying()
    moves = [(one, slot) for one in lying for slot in scene.free_slots() if _is_out_of_order(scene, book, lying, one, slot)]
    if not moves:
        return False
    one, slot = scene.chance.choice(moves)
    _taken_up(scene, one)
    scene.table.wait(scene.chance.uniform(*HELD))
    scene.table.lay(scene.hands.uid(one.card), slot)
    scene.put_right()
    return True


def _is_out_of_order(scene: LineScene, book: LineBook, lying: list[Lying], one: Lying, slot: Slot) -> bool:
    """Whether it would have gone past a card of another number."""
    low, high = sorted((one.at, scene.shape.row.index(slot)))
    own = scene.number(book, one.card)
    return any(low < other.at < high and scene.number(book, other.card) != own for other in lying)


def taken_out(scene: LineScene, book: LineBook) -> bool | Choice:
    """A card of the line is held while the next player lays one."""
    lying, free = scene.lying(), scene.free_slots()
    if len(lying) < 3 or not free or not book.hand:
        return False
    held = _taken_up(scene, scene.chance.choice(lying[1:-1]))
    card = scene.chance.choice(book.hand)
    scene.table.lay(scene.hands.uid(card), scene.chance.choice(free))
    gap = scene.gap_in(book, scene.hands.uid(card))
    scene.table.wait(2 * NOTICED)
    if scene.has_gone_out(book, card):  # where the other card lay nothing was heard, so its absence was not known (C28)
        scene.lay_back(held)
        scene.put_right()
        return scene.ends(book, card, gap)
    scene.follow_asked()
    scene.lay_back(held)
    gap = scene.gap_in(book, scene.hands.uid(card))  # before it can become firm: what was taken out may lie on its other side now
    scene.put_right()
    return scene.ends(book, card, gap)


def gathered_up(scene: LineScene, book: LineBook) -> bool | Choice:
    """All of a short line in one hand while a card is laid, and laid back again as it lay."""
    lying, free = scene.lying(), scene.free_slots()
    if not 0 < len(lying) <= FEW or not free or not book.hand or len(lying) < len(scene.hands.line.lying()):
        return False
    held = _taken_up(scene, *lying)
    card = scene.chance.choice(book.hand)
    uid = scene.hands.uid(card)
    scene.table.lay(uid, scene.chance.choice(free))
    scene.put_right()
    scene.take_up((uid,))
    scene.lay_back(held)
    scene.put_right()
    return True


def pushed(scene: LineScene, book: LineBook) -> bool:
    """Together or apart, one by one; of neighbours of one number one sometimes goes past the other."""
    lying = scene.lying()
    row = [slot for slot in scene.shape.row if slot not in scene.table.look().frozen]
    if not lying or len(lying) < len(scene.hands.line.lying()) or len(row) < len(scene.shape.row):
        return False
    targets = sorted(scene.chance.sample(range(len(row)), len(lying)))
    steps = list(zip(lying, targets, strict=True))
    down = [(one, target) for one, target in steps if target < one.at]
    up = [(one, target) for one, target in steps if target > one.at][::-1]
    for one, target in (*down, *up):
        scene.hands.line.push(one.card, target)
    twins = [(a, b) for (a, _), (b, _) in pairwise(steps) if scene.number(book, a.card) == scene.number(book, b.card)]
    for a, b in twins[:1]:
        uids = [scene.hands.uid(one.card) for one in (a, b)]
        slots = [scene.table.slot_of(uid) for uid in uids]
        for uid in uids:
            scene.table.lift(uid)
        for uid, slot in zip(uids, slots[::-1], strict=True):
            scene.table.lay(uid, slot or scene.slot(a))
    scene.put_right()
    return True


def read(scene: LineScene, _: LineBook) -> bool:
    """An open card may be picked up to be read (C21)."""
    lying = scene.lying()
    if not lying:
        return False
    ((uid, slot),) = _taken_up(scene, scene.chance.choice(lying))
    scene.table.wait(scene.chance.uniform(*HELD))
    scene.table.lay(uid, slot)
    scene.table.wait(NOTICED)
    return True


def turned_down(scene: LineScene, _: LineBook) -> bool:
    """Its back up: cards may bear a sticker on either side."""
    lying = scene.lying()
    if not lying:
        return False
    ((uid, slot),) = _taken_up(scene, scene.chance.choice(lying))
    scene.table.lay(Uid(f"{uid}#back"), slot)
    scene.put_right()
    if scene.table.slot_of(uid) is None:  # no instruction asked for it
        scene.table.lift(Uid(f"{uid}#back"))
        scene.table.lay(uid, slot)
        scene.put_right()
    return True


def _taken_up(scene: LineScene, *cards: Lying) -> list[tuple[Uid, Slot]]:
    """One after the other, and where each lay."""
    found = [(scene.hands.uid(one.card), scene.slot(one)) for one in cards]
    for uid, _ in found:
        scene.table.lift(uid)
        scene.table.wait(REACH)
    return found


def on_another_card(scene: LineScene, book: LineBook) -> bool | Choice:
    lying = scene.lying()
    if not lying or not book.hand:
        return False
    card = scene.chance.choice(book.hand)
    scene.table.lay(scene.hands.uid(card), scene.slot(scene.chance.choice(lying)))
    scene.put_right()
    scene.take_up((scene.hands.uid(card),))
    return True


def out_of_the_box(scene: LineScene, book: LineBook) -> bool:
    return bool(book.failed) and scene.lay_somewhere(scene.hands.uid(CardId(scene.chance.choice(sorted(book.failed)))))


def second_copy(scene: LineScene, _: LineBook) -> bool:
    """The same card of another copy of the deck is laid; a player who took up the one for the other lays it back."""
    lying = scene.lying()
    if not lying or not scene.free_slots():
        return False
    one = scene.chance.choice(lying)
    uid = scene.hands.uid(one.card)
    scene.lay_somewhere(Uid(f"{uid}#face"))
    scene.lay_back([(uid, scene.slot(one))])
    scene.put_right()
    return True


def left_on_a_pad(scene: LineScene, book: LineBook) -> bool:
    pads = scene.heard_pads()
    return bool(pads and book.hand) and scene.leave_on(scene.hands.uid(scene.chance.choice(book.hand)), scene.chance.choice(pads))


BLUNDERS: Mapping[str, Callable[[LineScene, LineBook], bool | Choice]] = {
    "two cards exchanged": exchanged,
    "put back in another gap": put_back_wrong,
    "taken out while another is laid": taken_out,
    "line gathered up": gathered_up,
    "line pushed": pushed,
    "picked up to be read": read,
    "turned face down": turned_down,
    "two cards at once": two_at_once,
    "another card first": another_first,
    "left lying about": left_about,
    "played twice": played_twice,
    "ok with nothing laid": ok_for_nothing,
    "cancel for taking back": cancelled,
    "wrong button": wrong_button,
    "on another card": on_another_card,
    "out of the box": out_of_the_box,
    "a second copy": second_copy,
    "strange tag": strange_tag,
    "another deck": another_deck,
    "command card on a place": lambda scene, _: scene.lay_somewhere(Uid("command:undo")),
    "left on a pad": left_on_a_pad,
    "time run out": time_run_out,
}
