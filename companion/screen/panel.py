"""Beside the table: who sits there with how many cards, the pile, the card that matters now, and what can be pressed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.card import CardId, CharacteristicId
from companion.core.frozen import dataclass
from companion.core.games.game import OfCard, SeatView, Shown
from companion.core.games.registry import ground_of_game
from companion.core.referee.announcements import Said
from companion.events import SeatId
from companion.screen import look
from companion.screen.acts import Act, OpenPage, Pick, Press
from companion.screen.draft import Draft
from companion.screen.match.choices import OnOffer, at_place, by_name, has_more, in_panel, label_of, on_offer, places_of
from companion.screen.sight import DeckShown, Sight
from companion.screen.things import Colour, EmblemPicture, Face, Plate, Rect, SignKind
from companion.words.formats import back_of
from companion.words.lines import Lines

Choices = tuple[tuple[str, Act], ...]  # the label and the act of each
Numbers = Mapping[CharacteristicId, Decimal]

MOST_PIPS = 12
LOW = look.TOUCH * 0.8  # as low as a choice may be where there are several
SIGNS, WORDS = 0.27, 4.0  # the share of the buttons' row that a sign has, and the size of words there
YEAR = CharacteristicId("year")
UNDER: Mapping[Face, float] = {"sans": 4.2, "condensed": 3.6}  # hundredths that a line under a card's name takes
BETWEEN = " · "  # what stands between the parts of a back


def draw_panel(draft: Draft, sight: Sight, room: Rect) -> None:
    view, lines = sight.table.view, sight.lines
    buttons, rest = room.cut_bottom(draft.px(look.TOUCH))
    draw_buttons(draft, lines, buttons)
    rest = rest.cut_bottom(draft.px(1.5))[1]
    choices = draft.part(_choices, lines, on_offer(sight), _touched(sight))
    stock_tall, gap, low = draft.px(5.4 if len(view.stock) < 2 else 11), draft.px(0.8), draft.px(LOW)
    seats = _seats_height(draft, sight, rest, rest.h - stock_tall - draft.px(1) - len(choices) * (low + gap))
    top, rest = rest.cut_top(seats)
    _seats(draft, sight, top)
    stock, rest = rest.cut_top(stock_tall)
    draft.part(_stock, lines, view.pile, view.stock, stock)
    rest = rest.cut_top(draft.px(1))[1]
    if choices:
        rest = draft.part(_choice_buttons, lines, choices, rest)
    if rest.h >= draft.px(18):
        draw_large(draft, sight, rest)


def _choice_buttons(draft: Draft, lines: Lines, choices: Choices, room: Rect) -> Rect:
    """As many choices as there is room for, and the way to the others; the answer is the room that is left."""
    gap, low = draft.px(0.8), draft.px(LOW)
    most = max(1, (room.h + gap) // (low + gap))
    if len(choices) > most:
        choices = (*choices[: most - 1], _more(lines))
    each = min(draft.px(look.TOUCH), (room.h - gap * (len(choices) - 1)) // len(choices))
    below, rest = room.cut_bottom(each * len(choices) + gap * (len(choices) - 1))
    for rect, (words, act) in zip(below.rows(len(choices), gap), choices, strict=True):
        draft.button(rect, words, act, size=4.0)
    return rest.cut_bottom(draft.px(1.5))[1]


def _touched(sight: Sight) -> str:
    """The slug of the place of the card that was touched."""
    if sight.inspected is None:
        return ""
    both = zip(sight.table.view.places, sight.table.slots, strict=True)
    return next((slot for one, slot in both if one.card == sight.inspected), None) or sight.inspected


def _choices(_: object, lines: Lines, now: OnOffer, touched: str) -> Choices:
    """The choices for the card that was touched, and those that concern no place."""
    of_card = [one for one in at_place(now.expected, touched) if len(places_of(one)) == 1]
    found: list[tuple[str, Act]] = [(label_of(lines, one), Pick(one.id)) for one in (*of_card[:2], *in_panel(now))]
    if by_name(now.expected):
        found.append((lines.format("match-label-name-a-card", {}), OpenPage("search")))
    return (*found, _more(lines)) if has_more(now) else tuple(found)


def _more(lines: Lines) -> tuple[str, Act]:
    return lines.format("screen-button-more", {}), OpenPage("choices")


def draw_large(draft: Draft, sight: Sight, room: Rect) -> None:
    """The card that matters now, with its full name; open, with its number in full."""
    card = card_that_matters(sight)
    if card is None or card not in sight.deck.cards:
        return
    lying = next((one for one in sight.table.view.places if one.card == card), None)
    numbers = lying.numbers if lying is not None and lying.is_open else {}
    bears = next((one.top_bears for one in sight.table.view.structures if one.top == card), None)
    draft.part(_large, sight.lines, sight.cards, card, numbers, bears, room)


def _large(draft: Draft, lines: Lines, cards: DeckShown, card: CardId, numbers: Numbers, bears: tuple[int, int] | None, room: Rect) -> None:
    known, language = cards.deck.cards[card], cards.language
    tall = min(room.h, draft.px(34))
    rect = Rect(room.x, room.y + (room.h - tall), room.w, tall)
    draft.add(Plate(rect, look.PAPER, look.PAPER_SHADE, max(1, draft.px(0.15)), draft.px(1.6)))
    inner, number = rect.inset(draft.px(2), draft.px(1.6)), _number(lines, cards, card, numbers, bears)
    if number:
        value_room, inner = inner.cut_bottom(draft.px(8))
    under = BETWEEN.join(back_of(known, language).words)  # everything that is public of the card (H2)
    emblem = emblem_of(known, cards.deck, numbers.get(YEAR))
    words = _draw_named(draft, known.names[language], under, emblem, inner)
    if number:
        _value(draft, number, value_room, words.x - inner.x)


def _draw_named(draft: Draft, name: str, under: str, emblem: str, room: Rect) -> Rect:
    """The name beside the emblem and the rest of the back under it; a long name has narrow letters, then the whole width."""
    side = min(room.w // 4, room.h // 2, draft.px(14))
    beside = room.cut_left(side + draft.px(2))[1]
    ways = _ways(name, beside, room, has_under=bool(under))
    way = next((one for one in ways if _fits(draft, under, one)), ways[-1])
    if way.words is beside:
        draft.add(EmblemPicture(Rect(room.x, room.y, side, side), emblem))
    below, above = way.words.cut_bottom(way.under_height(draft))
    draft.text(above, way.name, 6.0, lines=4, face=way.face, colour=look.INK, ground=look.PAPER, role="name", upright="top")
    if way.lines:
        draft.text(below, under, 3.6, lines=way.lines, face=way.under, colour=look.QUIET_INK, ground=look.PAPER, role="quiet")
    return way.words


@dataclass(frozen=True, slots=True)
class NameLayout:
    """How a name is set, and the number of lines under it, which is 0 where the rest of the back is left out."""

    name: str
    words: Rect
    face: Face
    least: float
    under: Face
    lines: int

    def under_height(self, draft: Draft) -> int:
        return draft.px(UNDER[self.under] * self.lines) if self.lines else 0


def _ways(name: str, beside: Rect, whole: Rect, *, has_under: bool) -> tuple[NameLayout, ...]:
    """The layouts from the best on: beside the emblem, in few lines, in wide letters; only the last leave out the lines under the name."""
    faces: tuple[Face, ...] = ("bold", "narrow")
    under: tuple[tuple[Face, int], ...] = (("sans", 1), ("sans", 2), ("condensed", 1), ("condensed", 2), ("condensed", 3))
    names = tuple([(text, least) for least in (look.BODY, look.LEAST_SIZES["name"]) for text in (name, _in_two(name))])
    with_all = (
        NameLayout(text, words, face, least, its, lines)
        for text, least in names
        for words in (beside, whole)
        for its, lines in (under if has_under else ())
        for face in faces
    )
    alone = (NameLayout(text, words, face, least, "sans", 0) for text, least in names for words in (beside, whole) for face in faces)
    return (*with_all, *alone)


def _in_two(name: str) -> str:
    """A long name broken after the hyphen that is nearest to its middle."""
    hyphens = [at + 1 for at, letter in enumerate(name) if letter == "-"]
    at = min(hyphens, key=lambda one: abs(one - len(name) / 2), default=0)
    return f"{name[:at]}\n{name[at:]}" if at else name


def _fits(draft: Draft, under: str, way: NameLayout) -> bool:
    below, above = way.words.cut_bottom(way.under_height(draft))
    least, small = draft.px(way.least), draft.px(look.LEAST)
    if above.h < draft.setter.letters.height(way.face, least):
        return False
    if draft.setter.fitted(way.name, way.face, (above.w, above.h), least, least, 4).is_cut:
        return False
    return not way.lines or not draft.setter.fitted(under, way.under, (below.w, below.h), small, small, way.lines).is_cut


def _number(lines: Lines, cards: DeckShown, card: CardId, numbers: Numbers, bears: tuple[int, int] | None) -> str:
    """The public number of a card: its value if it is open, the height and points that it bears on top of a tower."""
    if bears is not None and any(bears):
        return lines.format("tray-worth", {"metres": bears[0], "points": bears[1]})
    of = cards.deck.characteristic(cards.characteristic)
    if of is None or of.id not in numbers:
        return ""
    return lines.number(Shown(card, of.id, numbers[of.id], of.second(numbers)))


def _value(draft: Draft, text: str, room: Rect, indent: int) -> None:
    """The number below the name where it fits there on one line, else over the whole width."""
    below = room.cut_left(indent)[1]
    is_cut = draft.setter.fitted(text, "bold", (below.w, below.h), draft.px(look.BODY), draft.px(look.BODY), 1).is_cut
    draft.text(room if is_cut else below, text, 7.0, least=3.0, lines=2, face="bold", colour=look.INK, ground=look.PAPER, role="value")


def card_that_matters(sight: Sight) -> CardId | None:
    """The card that was touched; else one to be put right, one of the last verdict or the question, or the one laid last."""
    if sight.inspected is not None:
        return sight.inspected
    for one in sight.table.instructions:
        if (card := _card_of(one.announcement.args)) is not None:
            return card
    for said in (sight.told.verdict, sight.table.expected.question, sight.table.expected.status, sight.told.since):
        if said is not None and (card := _card_of(said.args)) is not None:
            return card
    return None


def _card_of(args: Mapping[str, Said]) -> CardId | None:
    found = args.get("card")
    return found.card if isinstance(found, OfCard) else None


def _seats_height(draft: Draft, sight: Sight, room: Rect, most: int) -> int:
    """The height of the seats, which leave room for the choices as long as the names can be read."""
    number = len(sight.table.view.seats)
    share = 0.74 if sight.ground == "sites" else 0.52  # towers say themselves which card matters
    each = min(draft.px(11), max(draft.px(6.2), min(round(room.h * share), most) // number))
    return each * number


def _seats(draft: Draft, sight: Sight, room: Rect) -> None:
    seats, asked = sight.table.view.seats, sight.table.expected.seat or sight.table.view.turn
    draft.part(_seat_rows, sight.lines, seats, asked, room)


def _seat_rows(draft: Draft, lines: Lines, seats: Sequence[SeatView], asked: SeatId | None, room: Rect) -> None:
    gap = draft.px(0.3)
    rows = ((number, seat, rect.inset(0, gap), look.RAISED if seat.seat == asked else look.GROUND)
            for number, (rect, seat) in enumerate(zip(room.rows(len(seats)), seats, strict=True)))  # fmt: skip
    draft.parts(_seat, rows, lines)


def _seat(draft: Draft, number: int, seat: SeatView, rect: Rect, ground: Colour, lines: Lines) -> None:
    """A seat's shape, its name and its number of cards; the seat that is asked is raised, with its colour at the edge."""
    draft.anchor(rect, f"seat:{seat.seat}")
    if ground == look.RAISED:
        draft.add(Plate(rect, look.RAISED, radius=draft.px(1)))
        draft.add(Plate(Rect(rect.x, rect.y + draft.px(0.8), draft.px(0.7), rect.h - 2 * draft.px(0.8)), look.SEATS[number % 8][0]))
    inner = rect.inset(draft.px(1.8), draft.px(0.4))
    side = min(inner.h, draft.px(7))
    sign, inner = inner.cut_square(side, draft.px(1.6))
    draft.seat_sign(sign, number, seat.name)
    count, inner = inner.cut_right(draft.px(8.5))
    is_out = "out" in seat.marks
    draft.text(count, "–" if is_out else str(seat.hand), 6.4, least=4.0, face="bold", ground=ground, align="right",
               colour=look.QUIET if is_out else look.TEXT)  # fmt: skip
    notes = _notes(lines, seat)
    has_two = inner.h >= draft.px(7.5) and (bool(notes) or seat.hand > 0)
    name, under = inner.cut_top(round(inner.h * 0.56)) if has_two else inner.cut_left(round(inner.w * (0.54 if notes else 1)))
    under = under if has_two else under.cut_left(draft.px(1.2))[1]
    draft.text(name, seat.name, look.BODY, least=3.0, face="bold", ground=ground, colour=look.QUIET if is_out else look.TEXT)
    if notes:
        _note(draft, notes, under, ground)
    elif has_two:
        _pips(draft, under, seat.hand)


def _note(draft: Draft, notes: list[tuple[str, str]], room: Rect, ground: Colour) -> None:
    """The notes side by side, each a picture with its number, or a word."""
    side, x = min(room.h, draft.px(3.6)), room.x
    for picture, text in notes:
        wide = draft.setter.letters.width(text, "condensed", draft.px(look.LEAST))
        if x + wide + (side + draft.px(0.6) if picture else 0) > room.right:
            return
        if picture:
            draft.add(EmblemPicture(Rect(x, room.centre[1] - side // 2, side, side), picture))
            x += side + draft.px(0.6)
        used = draft.text(Rect(x, room.y, room.right - x, room.h), text, 3.4, least=3.0, face="condensed", ground=ground, colour=look.QUIET,
                          role="quiet")  # fmt: skip
        x = used.right + draft.px(1.8)


def _pips(draft: Draft, room: Rect, hand: int) -> None:
    """A small back for each card."""
    wide, tall, gap = draft.px(1.5), min(room.h - draft.px(0.3), draft.px(2.2)), draft.px(0.5)
    most = min(MOST_PIPS, max(1, room.w // (wide + gap)))
    for number in range(min(hand, most)):
        left = room.x + number * (wide + gap)
        draft.add(Plate(Rect(left, room.centre[1] - tall // 2, wide, tall), look.FREE, radius=max(2, wide // 4)))


def _notes(lines: Lines, seat: SeatView) -> list[tuple[str, str]]:
    """What is pending for a seat, and its counts, each as a picture and a text."""
    parts = []
    for mark in seat.marks:
        kind, _, count = mark.partition("-")
        parts.append(("", lines.format(f"screen-mark-{kind}", {"count": int(count or 0)})))
    if seat.counts.get("toilets"):
        parts.append(("tower-toilet", str(seat.counts["toilets"])))
    if seat.counts.get("threshold"):
        parts.append(("tower-roof", lines.format("screen-threshold", {"height": seat.counts["threshold"]})))
    return parts


def _stock(draft: Draft, lines: Lines, pile: int, stock: Mapping[str, int], room: Rect) -> None:
    draft.anchor(room, "pile")
    texts = [lines.format("terminal-pile", {"count": pile})]
    texts += [lines.format(f"terminal-stock-{name.replace('_', '-')}", {"count": count}) for name, count in stock.items()]
    text = "   ".join(one.replace(" ", "\u00a0") for one in texts)  # broken between them only
    draft.text(room, text[:1].upper() + text[1:], 3.6, least=3.0, colour=look.QUIET, role="quiet", lines=3, upright="top")


def draw_buttons(draft: Draft, lines: Lines, room: Rect) -> None:
    """The buttons beside every table."""
    draft.part(_buttons, lines, room)


def _buttons(draft: Draft, lines: Lines, room: Rect) -> None:
    """Undo, check where the game has one, and pause, always at the same place."""
    buttons: list[tuple[str, Act, SignKind | None]] = [("", Press("undo"), "undo")]
    if ground_of_game(lines.game) == "area":
        buttons.append((lines.format("screen-button-check", {}), Press("check"), None))
    buttons.append(("", Press("pause"), "pause"))
    gap = draft.px(1.2)
    signs = _signs_width(draft, buttons[1][0], room.w - 2 * gap) if len(buttons) > 2 else (room.w - gap) // 2
    left = room.x
    for label, act, sign in buttons:
        wide = signs if sign else room.w - 2 * signs - 2 * gap
        draft.button(Rect(left, room.y, wide, room.h), label, act, sign=sign, size=WORDS, lines=1)
        left += wide + gap


def _signs_width(draft: Draft, label: str, room: int) -> int:
    """The width of each of the two signs beside a button with words: less where the words are long, but enough for a finger."""
    needed = draft.setter.letters.width(label, "sans", draft.letters_px(WORDS)) + draft.px(4)
    return max(min(round(room * SIGNS), (room - needed) // 2), draft.px(LOW))
