"""A card on the screen: closed it shows its emblem and short name, open its number as well, at the bottom edge.

On a large card the emblem leads and the name stands below it; on a small one the name has most of the room.

Rules of this file: what is drawn is a function of what is public, and the parts of a card that looks the same are the same object.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from decimal import Decimal

from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.card import CardId, CharacteristicId
from companion.screen import look
from companion.screen.card_names import AIR as NAME_AIR
from companion.screen.card_names import CLOSE, NAME, STYLE, have_room, is_one_line, name_lines, name_size, squeezed
from companion.screen.draft import Draft
from companion.screen.letters import Style, Typesetter
from companion.screen.sight import DeckShown
from companion.screen.things import EmblemPicture, Face, Part, Piece, Plate, Rect, Sign, SignKind, TextLine
from companion.words.formats import mark_words, shown, told

LARGE = 12.5  # hundredths: from this height on the emblem has a row of its own
LEAST_EMBLEM, BESIDE = 6.5, 0.36  # hundredths: an emblem over a name is as high as this; of the width, what it has beside one
AIR, TAILS = 0.05, 0.03  # of the height, below a number, and below a name without one, whose letters have tails
LARGE_NAME = 6.0  # the largest letters of a short name on a large card
NUMBER, LOW_NUMBER, LARGE_NUMBER = 4.0, 3.1, 11.0
LOW_EMBLEM, TINY_EMBLEM = (
    5.0,
    3.4,
)  # the heights of an emblem over a name of two lines: lower it goes beside the name, if that has room there
HARDLY_SMALLER = 0.92
DENSE_AIR = 0.1  # of a dense card: what its name may reach over the row of its number
OVER_EMBLEM = 3.0  # the largest letters of a name that stands over an emblem
OPEN_STRIP, DENSE_NUMBER = 0.3, 0.39  # of the height: the row of a number on a card that its emblem leads, and on a dense one
WIDE_STRIP, TALL_STRIP = (
    (0.38, 0.54),
    (0.3, 0.5),
)  # the least and the greatest row of an emblem under a name, on a card that is wide or high
DENSE = 8.6  # up to this height a card has no emblem beside its words
CORNER, CORNER_SHARE = 4.8, 0.34  # the side of a sign in the corner of a card, and its share of the card at the most
OUT, OUT_SHARE = 3.4, 0.28  # of the sign of a violation, which leaves the picture free
Numbers = Mapping[CharacteristicId, Decimal]


def card_piece(
    draft: Draft,
    cards: DeckShown,
    card: CardId,
    rect: Rect,
    *,
    is_open: bool,
    numbers: Numbers,
    marks: Sequence[str] = (),
    is_changed: bool = False,
    is_bright: bool = False,
) -> Piece:
    """`is_bright`: it hides no number, though it shows none."""
    is_dim = not (is_open or is_bright)
    size = (rect.w, rect.h)
    values = (cards.has_printed_units, *numbers.values())
    sizes = (size, draft.u, draft.scale, draft.smallest)
    look_of = (card, cards.deck.id, cards.language, is_open, values, tuple(marks), is_changed, is_dim, sizes)

    def make() -> tuple[Part, ...]:
        parts = _parts(draft, cards, card, Rect(0, 0, *size), numbers if is_open else {}, marks, is_changed=is_changed)
        return dimmed(parts) if is_dim else parts

    return Piece(f"card:{card}", rect, draft.setter.once(("card", look_of), make), is_open=is_open)


def dimmed(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """The same card on the paper of closed ones, so that open ones are seen at a glance."""
    return tuple([_dim(one) for one in parts])


def _dim(part: Part) -> Part:
    match part:
        case Plate(fill=look.PAPER):
            return replace(part, fill=look.CLOSED_PAPER, edge=look.CLOSED_SHADE if part.edge == look.PAPER_SHADE else part.edge)
        case TextLine(ground=look.PAPER):
            return replace(part, ground=look.CLOSED_PAPER)
    return part


def leads_with_emblem(draft: Draft, cards: DeckShown, rect: Rect) -> bool:
    """Whether emblems stand above names on cards of that size, or beside them; else the name has the whole width, with all else below it.

    Open and closed cards have one order.
    """
    return _order(draft, cards, rect.w, rect.h)[0]


def _order(draft: Draft, cards: DeckShown, wide: int, tall: int) -> tuple[bool, int]:
    """Whether emblems lead on cards of that size, and the one size in which names stand on them, open or closed, as far as they can."""
    key = ("order of a card", cards.deck.id, cards.language, wide, tall, draft.u, draft.scale, draft.smallest)
    return draft.setter.once(key, lambda: _order_of(draft, cards, Rect(0, 0, wide, tall)))


def _order_of(draft: Draft, cards: DeckShown, rect: Rect) -> tuple[bool, int]:
    """Beside names emblems stand only where most names of the deck are read there, in letters that are hardly smaller than without them."""
    low = rect.inset(draft.px(0.4), draft.px(0.25))
    if rect.h < draft.px(DENSE):
        return False, _size(draft, cards, low.w, round(low.h * (1 - DENSE_NUMBER + DENSE_AIR)), NAME)
    named = _size(draft, cards, low.w, low.h - _strip_height(draft, low, 1), OVER_EMBLEM)
    room = rect.inset(draft.px(0.8))
    if rect.h < draft.px(LARGE):
        return False, named
    above, most = round(room.h * (1 - OPEN_STRIP)), _largest_name(draft, room)
    if room.w <= room.h or above - _two_lines(draft, room) >= draft.px(LEAST_EMBLEM):
        return True, _size(draft, cards, room.w, above - draft.px(LOW_EMBLEM), most)
    words = _beside_emblem(draft, room)
    if not have_room(draft, cards.deck, cards.language, words.w):
        return False, named
    beside = _size(draft, cards, words.w, above, most)
    return (True, beside) if beside >= named * HARDLY_SMALLER else (False, named)


def _size(draft: Draft, cards: DeckShown, wide: int, tall: int, most: float) -> int:
    return name_size(draft, cards.deck, cards.language, wide, most, tall)


def _largest_name(draft: Draft, room: Rect) -> float:
    return max(NAME, min(LARGE_NAME, room.h / draft.u * 0.16))


def _beside_emblem(draft: Draft, room: Rect) -> Rect:
    return room.cut_left(round(room.w * BESIDE) + draft.px(0.6))[1]


def mark_corner(draft: Draft, rect: Rect, kind: SignKind, *, is_upper: bool) -> None:
    """The sign of a fault, over a corner at the left that shows at the most an emblem."""
    side = min(rect.h, draft.px(4)) * 2 // 3
    there = Rect(rect.x, rect.y if is_upper else rect.bottom - side, side, side)
    draft.add(Plate(there.inset(-draft.px(0.3)), look.INK, radius=draft.px(0.6)), Sign(there, kind, look.NOTICE))


def value_of(cards: DeckShown, card: CardId, numbers: Numbers) -> tuple[str, str]:
    """The number as it is read, and its unit or mark, which stands smaller beside it."""
    deck, language = cards.deck, cards.language
    of = deck.characteristic(cards.characteristic)
    if of is None or of.id not in numbers:
        return "", ""
    marks = deck.cards[card].marks.get(of.id, ())
    about = [mark for mark in marks if mark == "approximate"]
    its = told(numbers[of.id], of, of.second(numbers), language, has_printed=cards.has_printed_units)
    text, unit = shown(its.number, its.of, about, language), its.of.units[language]
    others = ", ".join(mark_words([mark for mark in marks if mark not in about], language))
    if unit and text.endswith(unit) and of.format != "money":
        return text.removesuffix(unit).rstrip(), " ".join(part for part in (unit, f"({others})" if others else "") if part)
    return text, others


def _parts(
    draft: Draft, cards: DeckShown, card: CardId, rect: Rect, numbers: Numbers, marks: Sequence[str], *, is_changed: bool
) -> tuple[Part, ...]:
    edge = look.EXPECTED if is_changed else look.PAPER_SHADE
    edge = look.VIOLATION if "violated" in marks else look.NOTICE if "checked" in marks else edge
    thick = draft.px(0.7 if rect.h >= draft.px(DENSE) else 0.45) if edge != look.PAPER_SHADE else max(1, draft.px(0.15))
    paper = Plate(rect, look.PAPER, edge, thick, min(draft.px(1.0), rect.h // 6))
    is_out = "violated" in marks
    leads, size = _order(draft, cards, rect.w, rect.h)
    if leads:
        inner = rect.inset(max(thick, draft.px(0.8)))
        if shown := _led_by_emblem(draft, cards, card, inner, numbers, size):
            return paper, *shown, *(corner_sign(draft, rect, "violation") if is_out else ())
        shown = _led_by_name(draft, cards, card, inner, numbers, size)
        return paper, *(_marked(shown) if is_out else shown)
    room = rect.inset(max(thick, draft.px(0.4)), max(thick, draft.px(0.25)))
    if rect.h < draft.px(DENSE):
        return paper, *_words_alone(draft, cards, card, room, numbers, marks, size)
    shown = _led_by_name(draft, cards, card, room, numbers, size)
    return paper, *(_marked(shown) if is_out else shown)


def corner_sign(draft: Draft, rect: Rect, kind: SignKind) -> tuple[Part, ...]:
    """A sign of a verdict in the upper left corner of a card, so that its picture stays."""
    side = min(draft.px(OUT), round(rect.w * OUT_SHARE), round(rect.h * OUT_SHARE))
    there = Rect(rect.x, rect.y, side, side).moved(draft.px(0.5), draft.px(0.5))
    back = Plate(there.inset(-max(1, side // 12)), look.PAPER, radius=side // 3)
    return back, Sign(there, kind, look.VIOLATION, look.INK)


def corner_of(draft: Draft, rect: Rect) -> Rect:
    """The place of a sign in the upper left corner of a card."""
    side = min(draft.px(CORNER), round(rect.w * CORNER_SHARE), round(rect.h * CORNER_SHARE))
    return Rect(rect.x, rect.y, side, side).moved(draft.px(1.1), draft.px(1.1))


def _words_alone(draft: Draft, cards: DeckShown, card: CardId, room: Rect, numbers: Numbers, marks: Sequence[str], size: int) -> list[Part]:
    """On a low card, one of many, the name and the number have the room of the emblem; a sign stands at the left of the number.

    The sign of a card that is heard badly is drawn over the card.
    """
    number, unit = value_of(cards, card, numbers)
    strip, above = room.cut_bottom(round(room.h * DENSE_NUMBER))
    if not number:
        room = above if "badly" in marks else room
        return [*(_name(draft, cards, card, room, size) or (_emblem(cards, card, room, numbers),))]
    if parted := _in_two_lines(draft, room, number):
        above = room.cut_bottom(sum(one.rect.h for one in parted))[1]
        return [*(_name(draft, cards, card, above, size, NAME_AIR) if above.h >= parted[0].rect.h else ()), *parted]
    strip = strip.moved(0, draft.px(0.2))  # figures have no tails
    sign: list[Part] = []
    if not {"violated", "badly"}.isdisjoint(marks):
        left, strip = strip.cut_left(strip.h)
        sign = [Sign(left.inset(max(1, strip.h // 12)), "violation", look.VIOLATION, look.INK)] if "violated" in marks else []
    return [*_name(draft, cards, card, above, size, NAME_AIR), *sign, *_number(draft, strip, number, unit, LOW_NUMBER)]


def _led_by_name(draft: Draft, cards: DeckShown, card: CardId, room: Rect, numbers: Numbers, size: int) -> list[Part]:
    """The name over the whole width, the emblem and the number below it; without a name the emblem is larger."""
    strip, above = room.cut_bottom(_strip_height(draft, room, size))
    number, unit = value_of(cards, card, numbers)
    if parted := _in_two_lines(draft, room, number):
        above = room.cut_bottom(sum(one.rect.h for one in parted))[1]
        if above.h < parted[0].rect.h:  # on a low card nothing has room above a number of two lines
            return [*parted]
        return [*(_name(draft, cards, card, above, size) or (_emblem(cards, card, above, numbers),)), *parted]
    if names := _name(draft, cards, card, above, size):
        return [*names, *_strip(draft, cards, card, strip, numbers)]
    if number:
        return [_emblem(cards, card, above, numbers), *_number(draft, strip, number, unit, NUMBER)]
    return [_emblem(cards, card, room.inset(round(min(room.w, room.h) * 0.05)), numbers)]


def _strip_height(draft: Draft, room: Rect, size: int) -> int:
    """What two lines of a name leave to the emblem and the number below it, and a share of the height at the least."""
    least, most = WIDE_STRIP if room.w >= room.h else TALL_STRIP
    names = round(2 * draft.setter.letters.height("condensed", size) * CLOSE)
    return min(max(room.h - names, round(room.h * least)), round(room.h * most)) if size > 1 else round(room.h * least)


def _emblem(cards: DeckShown, card: CardId, room: Rect, numbers: Numbers) -> EmblemPicture:
    side = min(room.w, room.h)
    return EmblemPicture(room.middle(side, side), emblem_of(cards.deck.cards[card], cards.deck, numbers.get(CharacteristicId("year"))))


def _in_two_lines(draft: Draft, room: Rect, number: str) -> tuple[TextLine, ...]:
    """A number along the bottom that one line has no room for, such as a sum of money; nothing where one line is enough."""
    letters, size = draft.setter.letters, draft.smallest
    breaks = [found.end() for found in re.finditer(r"(?<=\d)[^\d](?=\d)", number)]
    if not breaks or letters.width(number, "condensed", size) * look.LEAST_WIDTH <= room.w:
        return ()
    at = min(breaks, key=lambda one: abs(2 * one - len(number)))
    strip = room.cut_bottom(2 * round(letters.height("condensed", size) * CLOSE))[0]
    first, last = squeezed(draft, f"{number[:at].rstrip()}\n{number[at:]}", strip, replace(STYLE, role="value"), size)
    return replace(first, said=number), replace(last, said="")


def _led_by_emblem(draft: Draft, cards: DeckShown, card: CardId, room: Rect, numbers: Numbers, size: int) -> list[Part]:
    """Emblem, name and number one below the other; where that leaves a small emblem it stands beside the name.

    Nothing, if the name has no room there.
    """
    number, unit = value_of(cards, card, numbers)
    strip, rest = room.cut_bottom(round(room.h * (OPEN_STRIP if number else TAILS)))
    strip = strip.cut_bottom(round(room.h * AIR))[1]
    below, above = rest.cut_bottom(_name_height(draft, cards, card, room, size))
    named = _name(draft, cards, card, below, size)
    if room.w > room.h and (above.h < draft.px(LOW_EMBLEM) or (named and named[0].size < size)):
        beside = _name(draft, cards, card, _beside_emblem(draft, rest), size)
        if above.h < draft.px(TINY_EMBLEM) or not named or (beside and beside[0].size >= named[0].size):
            above, named = rest.cut_left(round(rest.w * BESIDE))[0], beside
    side = min(round(above.h * 0.94), above.w)
    emblem = EmblemPicture(above.middle(side, side), emblem_of(cards.deck.cards[card], cards.deck, numbers.get(CharacteristicId("year"))))
    if not named:
        return []
    return [emblem, *named, *(_number(draft, strip, number, unit, LARGE_NUMBER) if number else ())]


def _name_height(draft: Draft, cards: DeckShown, card: CardId, room: Rect, size: int) -> int:
    """A name that fits in one line leaves more room for the emblem."""
    line = draft.setter.letters.height("condensed", size) * CLOSE
    if is_one_line(draft, cards.deck.cards[card].short_names[cards.language], room.w, size):
        return round(max(room.h * 0.22, line))
    return round(max(room.h * 0.3, 2 * line))


def _two_lines(draft: Draft, room: Rect) -> int:
    return round(max(room.h * 0.3, 2 * draft.setter.letters.height("condensed", draft.smallest) * CLOSE))


def _name(draft: Draft, cards: DeckShown, card: CardId, room: Rect, size: int, air: float = 0.0) -> tuple[TextLine, ...]:
    return name_lines(draft, cards.deck.cards[card].short_names[cards.language], room, STYLE, size, air)


def _strip(draft: Draft, cards: DeckShown, card: CardId, strip: Rect, numbers: Numbers) -> list[Part]:
    """The emblem, in the middle of a closed card; on an open one at the left of its number."""
    known = cards.deck.cards[card]
    name = emblem_of(known, cards.deck, numbers.get(CharacteristicId("year")))
    number, unit = value_of(cards, card, numbers)
    side = round(strip.h * 0.94)
    if not number:
        return [EmblemPicture(strip.middle(side, side), name)]
    left, rest = strip.cut_left(min(side, round(strip.w * 0.21)))
    most, least = draft.px(NUMBER), draft.smallest
    for its in (unit, ""):  # the longest go without a unit
        beside = number_texts(draft.setter, rest, number, its, most, least)
        if beside is not None:
            return [EmblemPicture(left.at_left(left.w), name), *beside]
    return _number(draft, strip, number, unit, NUMBER)  # a long number has the strip for itself


def _number(draft: Draft, strip: Rect, number: str, unit: str, largest: float) -> list[Part]:
    """The number over the whole width, with its unit if there is room for it."""
    most, least = draft.px(largest), draft.smallest
    for its in (unit, ""):
        alone = number_texts(draft.setter, strip, number, its, most, least)
        if alone is not None:
            return [*alone]
    return [*squeezed(draft, number, strip, Style("condensed", look.INK, look.PAPER, "value", "centre", "middle"), least)]


def number_texts(setter: Typesetter, room: Rect, number: str, unit: str, most: int, least: int) -> list[Part] | None:
    """The number, and smaller and quieter its unit, on one line in the middle; None where there is no room for them."""
    letters = setter.letters
    faces: tuple[Face, ...] = ("narrow", "condensed")
    for face in faces:
        for size in range(most, (least if face == "condensed" else round(least * 1.2)) - 1, -1):
            small = max(round(size * 0.62), least)
            wide, its = letters.width(number, face, size), letters.width(unit, "condensed", small) if unit else 0
            gap = size // 5 if unit else 0
            if wide + gap + its <= room.w and letters.height(face, size) <= room.h + size // 3:
                return _beside(setter, room, (number, face, size, wide), (unit, small, its), gap)
    return None


def _beside(setter: Typesetter, room: Rect, number: tuple[str, Face, int, int], unit: tuple[str, int, int], gap: int) -> list[Part]:
    text, face, size, wide = number
    its_text, small, its_wide = unit
    left = room.x + (room.w - wide - gap - its_wide) // 2
    tall, its_tall = setter.letters.height(face, size), setter.letters.height("condensed", small)
    top = room.y + (room.h - tall) // 2
    parts: list[Part] = [TextLine(Rect(left, top, wide, tall), text, face, size, look.INK, look.PAPER, "value")]
    if its_text:
        below = top + round(tall * 0.8) - round(its_tall * 0.8)  # on one base line
        rect = Rect(left + wide + gap, below, its_wide, its_tall)
        parts.append(TextLine(rect, its_text, "condensed", small, look.QUIET_INK, look.PAPER, "unit"))
    return parts


def _marked(shown: list[Part]) -> list[Part]:
    """The sign of a violation stands in the place of the emblem."""
    return [Sign(one.rect, "violation", look.VIOLATION, look.INK) if isinstance(one, EmblemPicture) else one for one in shown]
