"""The strip below the table at which people play in a window: their cards, the stacks and pads, and what they hold.

Rules of this file: what lies here is no part of the referee's screen, which knows none of it. Where hands are secret, a view holds only the
hand that may be seen, and none while it is veiled; the back of a card tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.referee.placement import PlaceName
from companion.events import SeatId, Slot
from companion.screen import look
from companion.screen.acts import Act, Away, Inspect, Lift, Put, SetFault, Take, Tray, Want
from companion.screen.card_names import CLOSE, joined
from companion.screen.draft import Draft
from companion.screen.hand import Fan, fan_of, hand_piece
from companion.screen.letters import Style
from companion.screen.sight import Sight
from companion.screen.things import Plate, Rect, Scene, Sign, SignKind, Target


@dataclass(frozen=True, slots=True)
class Owner:
    """A seat: each person at this window has a tab; of a bot only the number of cards is shown."""

    seat: SeatId
    number: int  # around the table, for colour and shape
    name: str
    count: int
    sits_here: bool


@dataclass(frozen=True, slots=True)
class TrayCard:
    """A card of the tray; an empty id stands for something that is no card of the deck."""

    card: CardId
    is_held: bool = False
    is_lying: bool = False  # on the mat, where it does not count yet
    worth: tuple[int, int] | None = None  # metres and points, where they are printed on it


@dataclass(frozen=True, slots=True)
class Stack:
    """A pile of cards, of which the top one can be taken."""

    name: str  # "pile", "foundations"
    count: int
    top: CardId | None
    is_closed: bool  # all backs look alike
    is_held: bool = False
    is_lying: bool = False


@dataclass(frozen=True, slots=True)
class TrayView:
    unit: float  # a hundredth of the height of the referee's screen
    owners: tuple[Owner, ...]
    open: SeatId  # whose cards lie here
    cards: tuple[TrayCard, ...]
    beside: tuple[TrayCard, ...] = ()  # taken off the mat, where they belong
    stacks: tuple[Stack, ...] = ()
    pads: tuple[Slot, ...] = ()
    held: CardId | None = None
    goes: str = ""  # where a held card goes when it is put away: "hand", "stack", "box", "beside"; "ask": the question is put off
    asks: str = ""  # what the shown cards are chosen for: "keep", "take"
    lying: frozenset[Slot] = frozenset()  # places on which something lies
    strays: tuple[tuple[Slot, Slot], ...] = ()  # places of a line, each with the slot on which its card lies instead
    can_switch: bool = True  # whether the cards of other people can be shown
    is_veiled: bool = False  # the cards are hidden until the asked player is alone with them


TILES_GAP = 1.2  # hundredths between tabs, and between places
PLACE, AWAY, NAMED, SIGNED = 28.0, 17.0, 23.0, 10.0  # the width of a place, of the button at the end of the cards, of a tab, of its sign
LEAST_NAMED = 21.0  # the width of a tab in which a name has room
COUNTED, FEW = 5.0, 3  # the width of a seat's sign with a number of two figures; so many side by side have the room of a tab
RAISE = 1.8  # a card that is held stands out by that much


def draw_tray(draft: Draft, sight: Sight, tray: TrayView) -> None:
    before, draft.u = draft.u, tray.unit
    area = draft.area
    draft.add(Plate(area, look.GROUND), Plate(area.cut_top(max(2, draft.px(0.3)))[0], look.SLOT))
    inner = area.inset(draft.px(2.2), draft.px(1.6))
    if draft.is_upright or area.w < draft.px(150):
        _draw_upright(draft, sight, tray, inner)
    else:
        _draw_across(draft, sight, tray, inner)
    draft.u = before


def hand_targets(scene: Scene, tray: TrayView) -> tuple[Target, ...]:
    """What hands can do on the mat: lay the held card, or lift one; a choice that is offered there goes before lifting."""
    found: list[Target] = []
    strays = dict(tray.strays)
    for spot in scene.spots:
        if tray.held is not None:
            found.append(Target(spot.rect, Put(spot.slot)))
        elif spot.slot in tray.lying and _is_idle(scene, spot.rect):
            found.append(Target(spot.rect, Lift(spot.slot)))
        elif spot.slot in strays and _is_idle(scene, spot.rect):
            found.append(Target(spot.rect, Lift(strays[spot.slot])))
    return tuple(found)


def _is_idle(scene: Scene, rect: Rect) -> bool:
    target = next((one for one in reversed(scene.targets) if one.rect.has(rect.centre)), None)
    return target is None or isinstance(target.act, Inspect | Lift)


def _draw_across(draft: Draft, sight: Sight, tray: TrayView, inner: Rect) -> None:
    """The tabs on the left, the places on the right, the cards between them."""
    gap = draft.px(TILES_GAP)
    tabs = _tabs(draft, tray, inner.w)
    places = _places(draft, sight, tray)
    columns = [tabs[at : at + 2] for at in range(0, len(tabs), 2)]
    left = inner.x
    for column in columns:
        wide = max(width for width, _ in column)
        rows = Rect(left, inner.y, wide, inner.h).rows(2, gap)
        for rect, (_, draw) in zip(rows, column, strict=False):
            draw(rect)
        left += wide + gap
    wide = draft.px(PLACE)
    right = inner.right - (wide + gap) * -(-len(places) // 2) + gap
    for at in range(0, len(places), 2):
        column_room = Rect(right + (wide + gap) * (at // 2), inner.y, wide, inner.h)
        for rect, draw_place in zip(column_room.rows(len(places[at : at + 2]), gap), places[at : at + 2], strict=True):
            draw_place(rect)
    right -= draft.px(3)
    if tray.goes:
        wide = draft.px(AWAY)
        right -= wide + gap
        _draw_away(draft, sight, tray, Rect(right + gap, inner.y, wide, inner.h))
    _draw_cards(draft, sight, tray, Rect(left + draft.px(1.5), inner.y, right - left - draft.px(1.5), inner.h))


def _draw_upright(draft: Draft, sight: Sight, tray: TrayView, inner: Rect) -> None:
    """The tabs and the places above, in one row where there is room, and the cards below."""
    gap, tall = draft.px(TILES_GAP), draft.px(look.TOUCH)
    places = _places(draft, sight, tray)
    if tray.goes:
        places.append(lambda rect: _draw_away(draft, sight, tray, rect))
    all_wide = (inner.w - gap * 3) // 4
    wide = min(draft.px(PLACE), all_wide)
    needed = len(places) * (wide + gap)
    here = [one for one in tray.owners if one.sits_here]
    row, rest = inner.cut_top(tall)
    if len(here) * (draft.px(SIGNED) + gap) > inner.w - needed:
        _draw_row(draft, tray, row)
        row, rest = rest.cut_top(gap)[1].cut_top(tall)
    else:
        _draw_row(draft, tray, Rect(row.x, row.y, row.w - needed, row.h))
    left = row.right - needed + gap
    for draw in places:
        draw(Rect(left, row.y, wide, tall))
        left += wide + gap
    _draw_cards(draft, sight, tray, rest.cut_top(draft.px(2.6))[1])


# The tabs of the seats


def _tabs(draft: Draft, tray: TrayView, room: int) -> list[tuple[int, Callable[[Rect], None]]]:
    """The tabs, each with its width; they bear names where there are few of them."""
    here = [one for one in tray.owners if one.sits_here]
    others = [one for one in tray.owners if not one.sits_here]
    is_named = len(here) <= 4 and room > draft.px(170)
    wide, slim = draft.px(NAMED if is_named else SIGNED), draft.px(SIGNED)
    placed = [(wide, _tab(draft, tray, one, has_name=is_named)) for one in here]
    if len(here) == 1 and others:
        return [*placed, (max(wide, len(others) * draft.px(COUNTED)), lambda rect: _draw_others(draft, others, rect))]
    return [*placed, *((slim, _tab(draft, tray, one, has_name=False)) for one in others if len(tray.owners) <= 4)]


def _draw_row(draft: Draft, tray: TrayView, room: Rect) -> None:
    here, gap = [one for one in tray.owners if one.sits_here], draft.px(TILES_GAP)
    wide = min((room.w - gap * len(here)) // len(here), draft.px(NAMED))
    for number, one in enumerate(here):
        _tab(draft, tray, one, has_name=wide >= draft.px(LEAST_NAMED))(Rect(room.x + number * (wide + gap), room.y, wide, room.h))


def _tab(draft: Draft, tray: TrayView, one: Owner, *, has_name: bool) -> Callable[[Rect], None]:
    return lambda rect: _draw_tab(draft, tray, one, rect, has_name=has_name)


def _draw_tab(draft: Draft, tray: TrayView, one: Owner, rect: Rect, *, has_name: bool) -> None:
    is_open = one.seat == tray.open
    ground = look.RAISED if is_open else look.GROUND
    if is_open:
        draft.plate(rect, ground)
        draft.add(Plate(Rect(rect.x, rect.y + draft.px(1), draft.px(0.7), rect.h - 2 * draft.px(1)), look.SEATS[one.number % 8][0]))
    side = min(draft.px(6.4 if has_name else 5.0), rect.h)
    if has_name:
        sign, words = rect.inset(draft.px(2), 0).cut_square(side, draft.px(1.6))
        draft.seat_sign(sign, one.number, one.name)
        colour = look.TEXT if is_open else look.QUIET
        draft.text(words, one.name, look.BODY, least=look.LEAST, face="bold", colour=colour, ground=ground, role="label")
    elif one.sits_here:
        side = min(draft.px(6.8), rect.h)
        draft.seat_sign(rect.middle(side, side), one.number, one.name)
    else:
        _draw_count(draft, one, rect)
    if one.sits_here and tray.can_switch and sum(owner.sits_here for owner in tray.owners) > 1:
        draft.touch(rect, Tray(one.seat))


def _draw_others(draft: Draft, others: list[Owner], room: Rect) -> None:
    """The number of cards of each of the other seats."""
    for rect, one in zip(room.columns(max(len(others), min(FEW, room.w // draft.px(COUNTED)))), others, strict=False):
        _draw_count(draft, one, rect)


def _draw_count(draft: Draft, one: Owner, rect: Rect) -> None:
    side = min(draft.px(5), rect.h * 5 // 9)
    block = rect.middle(side, side + draft.px(4))
    draft.seat_sign(Rect(block.x, block.y, side, side), one.number, one.name)
    under = Rect(rect.x, block.y + side, rect.w, draft.px(4))
    draft.text(under, str(one.count), 3.4, colour=look.QUIET, role="quiet", align="centre")


# The cards


def _draw_cards(draft: Draft, sight: Sight, tray: TrayView, room: Rect) -> None:
    if tray.is_veiled:
        _draw_veil(draft, sight, tray, room)
        return
    if tray.asks:
        head, room = room.cut_top(draft.px(5.2))
        draft.text(head, sight.lines.format(f"tray-asks-{tray.asks}", {}), look.BODY, least=look.LEAST, face="bold", align="centre")
        room = room.cut_top(draft.px(RAISE) // 2)[1]
    aside = draft.px(3.5) if tray.beside and tray.cards else 0
    cards, due = (*tray.cards, *tray.beside), {one.card for one in sight.table.instructions if one.target is None}
    fan = fan_of(draft, room, len(cards), len(tray.beside) if aside else 0, aside)
    if aside and fan.rows == 1:
        x = fan.rects[len(tray.cards)].x - aside // 2 - draft.px(0.4)
        draft.add(Plate(Rect(x, room.y + draft.px(2), max(2, draft.px(0.3)), room.h - draft.px(4)), look.SLOT))
    for number, one in sorted(enumerate(cards), key=lambda each: each[1].is_held):
        _draw_card(draft, sight, one, fan, number, said_of(sight, tray, one, number, len(cards)), is_due=one.card in due)


def said_of(sight: Sight, tray: TrayView, one: TrayCard, number: int, most: int) -> str:
    """The spoken name of a card; its place in the hand where hands are secret and several people listen."""
    is_secret = sight.ground == "sites" and sum(owner.sits_here for owner in tray.owners) > 1
    if is_secret or one.card not in sight.deck.cards:
        return sight.lines.format("reading-label-card", {"count": number + 1, "most": most})
    return sight.lines.card(one.card)


def _draw_card(draft: Draft, sight: Sight, one: TrayCard, fan: Fan, number: int, said: str, *, is_due: bool) -> None:
    rect, seen = fan.rects[number], fan.seen[number]
    rect = rect.moved(0, -draft.px(RAISE)) if one.is_held else rect
    shown = rect.w if one.is_held else seen
    draft.add(hand_piece(draft, sight, one.card, rect, seen=shown, worth=one.worth, is_bright=one.is_held, is_dim=one.is_lying,
                         is_due=is_due))  # fmt: skip
    draft.touch(Rect(rect.x, rect.y, seen, rect.h), Take(one.card) if one.card else Away(), said=said)


def _draw_veil(draft: Draft, sight: Sight, tray: TrayView, room: Rect) -> None:
    """In the place of a secret hand, a button that shows it once its player is alone."""
    name = next((one.name for one in tray.owners if one.seat == tray.open), "")
    say, show = sight.lines.format("tray-alone", {"name": name}), sight.lines.format("tray-show", {})
    wide = min(room.w, draft.px(90))
    block = room.middle(wide, min(room.h, draft.px(24)))
    words, rest = block.cut_top(block.h - draft.px(look.TOUCH) - draft.px(1))
    draft.text(words, say, 5.0, least=3.0, lines=2, face="bold", align="centre")
    across = min(wide, draft.setter.letters.width(show, "bold", draft.px(look.BODY)) + draft.px(8))
    button = rest.cut_bottom(draft.px(look.TOUCH))[0].middle(across, draft.px(look.TOUCH))
    draft.button(button, show, Want("show-hand"), is_main=True, lines=1)


def _places(draft: Draft, sight: Sight, tray: TrayView) -> list[Callable[[Rect], None]]:
    """The places beside the cards: stacks, and pads that the table above does not show."""
    drawn: list[Callable[[Rect], None]] = [_stack(draft, sight, one) for one in tray.stacks]
    pads = () if sight.ground == "sites" and sight.has_hands else tray.pads
    return drawn + [_pad(draft, sight, tray, pad) for pad in pads]


def _stack(draft: Draft, sight: Sight, stack: Stack) -> Callable[[Rect], None]:
    return lambda rect: _draw_stack(draft, sight, stack, rect)


def _draw_stack(draft: Draft, sight: Sight, stack: Stack, rect: Rect) -> None:
    """The top card of a stack, its name and its number of cards; and the name of the top card where it is known from its back."""
    tall = min(rect.h - draft.px(1.2), draft.px(9.6))
    wide = round(tall * 0.74)
    left, words = rect.cut_left(wide + draft.px(1.8))
    card = Rect(left.x + draft.px(0.6), rect.centre[1] - tall // 2 + draft.px(0.4), wide, tall)
    if stack.count > 1:
        draft.add(Plate(card.moved(draft.px(0.6), -draft.px(0.6)), look.PAPER_SHADE, look.QUIET_INK, max(1, draft.px(0.12)), draft.px(0.8)))
    if stack.top is not None:
        back = CardId("") if stack.is_closed else stack.top
        shown = card.moved(0, -draft.px(0.8)) if stack.is_held else card
        draft.add(hand_piece(draft, sight, back, shown, seen=0, is_bright=stack.is_held, is_dim=stack.is_lying, name=stack.name))
        draft.touch(rect, Take(stack.top))
    else:
        draft.plate(card, None, edge=look.SLOT, thick=0.3)
    name, language = "", sight.lines.language
    if stack.top is not None and not stack.is_closed:
        known = sight.deck.cards[stack.top]
        name = joined(known.short_names[language], known.names[language])
    _draw_stack_words(draft, sight.lines.format(f"tray-stack-{stack.name}", {}), stack.count, name, words)


def _draw_stack_words(draft: Draft, title: str, count: int, name: str, room: Rect) -> None:
    """The name of a stack and its number of cards, and under them the name of the card on top."""
    two_lines = round(2 * draft.setter.letters.height("condensed", draft.smallest) * CLOSE)
    whole = room.middle(room.w, min(room.h, max(draft.px(11), draft.px(4.2) + two_lines)))
    head, below = whole.cut_top(min(draft.px(4.2), max(whole.h - two_lines, draft.height_of(look.LEAST))))
    if name:
        draft.text(head, f"{title} {count}", 3.4, least=look.LEAST, face="narrow", role="label", upright="bottom")
        style = Style("condensed", look.QUIET, look.GROUND, "short-name", "left", "top", CLOSE)
        most = max(draft.letters_px(3.0), draft.smallest)
        draft.add(*draft.setter.set(name, below, style, most, draft.smallest, 2))
    else:
        draft.text(head, title, 3.4, least=look.LEAST, face="condensed", colour=look.QUIET, role="quiet", upright="bottom")
        draft.text(below, str(count), look.BODY, face="bold", role="label", upright="top")


def _pad(draft: Draft, sight: Sight, tray: TrayView, slot: Slot) -> Callable[[Rect], None]:
    acting = sight.shape.action_pads
    same = [one for one in tray.pads if (one in acting) == (slot in acting)]
    title = sight.lines.format("tray-shows-card" if slot in acting else "tray-shows-drawn", {})
    title += f" {same.index(slot) + 1}" if len(same) > 1 else ""
    act = Put(slot) if tray.held is not None else Lift(slot) if slot in tray.lying else None
    return lambda rect: _draw_place(draft, rect, title, act, slot)


def _draw_away(draft: Draft, sight: Sight, tray: TrayView, rect: Rect) -> None:
    """A button at the end of the cards, with an arrow where there is room for it."""
    draft.plate(rect, look.RAISED, edge=look.EXPECTED, thick=0.4)
    words, side = rect.inset(draft.px(1.0), draft.px(0.8)), draft.px(5)
    if words.h > draft.px(14):
        above, words = words.cut_top(words.h * 4 // 10)
        draft.add(Sign(above.middle(side, side), "down", look.EXPECTED))
    label = sight.lines.format(f"tray-away-{tray.goes}", {})
    draft.text(words, label, 3.6, least=look.LEAST, lines=3, ground=look.RAISED, role="label", align="centre")
    draft.touch(rect, Away())


def _draw_place(draft: Draft, rect: Rect, title: str, act: Act | None, slot: Slot | None) -> None:
    """A place with an outline, which is bright while a card can go there; a card on it is shown by its back."""
    is_open = isinstance(act, Put)
    draft.plate(rect, look.MAT, edge=look.EXPECTED if is_open else look.SLOT, thick=0.4 if is_open else 0.3, is_slot=is_open)
    words = rect.inset(draft.px(1.4), draft.px(0.8))
    if isinstance(act, Lift):
        tall = words.h
        card, words = words.cut_left(round(tall * 0.74))
        draft.plate(card, look.PAPER, edge=look.PAPER_SHADE, radius=0.8)
        words = words.cut_left(draft.px(1.2))[1]
    colour = look.TEXT if is_open else look.QUIET
    draft.text(words, title, 3.6, least=look.LEAST, lines=2, colour=colour, ground=look.MAT, role="label", align="centre")
    if slot is not None:
        draft.spot(rect, slot)
    if act is not None:
        draft.touch(rect, act)


FAULT_KINDS: tuple[tuple[str, SignKind | None], ...] = (("flaky", None), ("dead", None), ("two", None), ("strange", None), ("well", "tick"))
MENU_WIDE, MENU_EDGE, MENU_GAP = 62.0, 2.0, 0.9  # hundredths


def draw_faults(draft: Draft, sight: Sight, slot: Slot, at: tuple[int, int] | None, known: Collection[str]) -> None:
    """A menu of the faults that a slot of the simulated mat can have, beside the pointer or in the middle; those it has are bright."""
    edge, gap, tall = draft.px(MENU_EDGE), draft.px(MENU_GAP), draft.px(look.TOUCH)
    size = (min(draft.px(MENU_WIDE), draft.area.w), 2 * edge + 6 * tall + 5 * gap)
    rect = _menu_rect(draft.area, size, at)
    with draft.over_all():
        draft.plate(rect, look.MAT, edge=look.FREE, thick=0.3, radius=1.6)
        head, *rows = rect.inset(edge).rows(6, gap)
        close, title = head.cut_right(tall)
        words = sight.lines.format("tray-faults", {"place": PlaceName(slot)})
        draft.text(title.inset(draft.px(0.6), 0), words, 4.0, least=3.0, lines=2, face="bold", ground=look.MAT, role="label")
        draft.button(close, "", SetFault(slot, ""), sign="close", size=3.4)
        for row, (kind, sign) in zip(rows, FAULT_KINDS, strict=True):
            label = sight.lines.format(f"tray-fault-{kind}", {})
            draft.button(row, label, SetFault(slot, kind), is_on=kind in known, sign=sign, size=3.8, align="left")


def _menu_rect(area: Rect, size: tuple[int, int], at: tuple[int, int] | None) -> Rect:
    wide, tall = size
    if at is None:
        return area.middle(wide, tall)
    x = at[0] if at[0] + wide <= area.right else at[0] - wide
    return Rect(min(max(x, area.x), area.right - wide), min(max(at[1], area.y), area.bottom - tall), wide, tall)
