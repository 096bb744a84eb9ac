"""Example cards and towers, drawn from the parts of a live table: the pictures that explain a game.

Rules of this file: a number that is shown stands in the picture's description; no deck of the table is looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import assert_never

from companion.core.decks.card import LANGUAGES, Card, CardId, Characteristic, CharacteristicId, Deck, DeckId
from companion.core.decks.hidden import Hidden
from companion.core.games.game import Place
from companion.core.games.pictured import (
    EXAMPLES,
    AreaPicture,
    CheckPicture,
    Cost,
    CostsPicture,
    Example,
    Picture,
    RowPicture,
    SitesPicture,
    TowerExample,
)
from companion.screen import look
from companion.screen.card import card_piece
from companion.screen.draft import Draft
from companion.screen.facade import DAY, Band, front
from companion.screen.letters import Align, Upright
from companion.screen.match.repair import BOX, draw_box
from companion.screen.sight import DeckShown
from companion.screen.stage import pair_sign
from companion.screen.things import Colour, EmblemPicture, Plate, Rect, Sign, Stroke
from companion.screen.words import Words

HEIGHT = CharacteristicId("height")
ROOF, TOILET = "roof", "toilet"
YOU = 0  # the number of the reader's seat in every picture
LYING, UPRIGHT, STANDING = 1.3, 0.9, 0.74  # the width of a card for its height: in an area, there on an upright screen, in a line
SQUARE, LONG = 0.95, 1.7  # in a line on a wide screen: of one row, and of two
ARROW, AXIS, COMES = 0.9, 5.0, 17.0  # hundredths: the line of an arrow, the strip of an axis, the room for a card's way to the area
MOST_CARD, UPRIGHT_CARD, UPRIGHT_CHECK = 30.0, 42.0, 62.0  # hundredths: the height of a card where there are several, and of two
SIGN, SEAT, BACK, LABEL = 8.0, 9.0, (5.0, 7.0), 6.0
WORD, COMPARED, COUNT = 4.6, 9.0, 8.0  # of a word at an arrow; of the two numbers and their sign; the room for a number of cards
FLOOR, MOST_TOWER, TOWER_GAP, FOOT = 15.0, 48.0, 9.0, 9.0
LOW_ROOF, LEANS = 0.5, 1.5  # the height of a roof, in floors; how far each floor of a shaken tower is off the one below, in hundredths


def draw_picture(draft: Draft, words: Words, picture: Picture, room: Rect) -> None:
    match picture:
        case AreaPicture():
            _area(draft, words, picture, room)
        case CheckPicture():
            below, above = room.cut_bottom(draft.px(COMPARED))
            _check(draft, words, picture, above.cut_bottom(draft.px(1.5))[1], "checked", is_upright=draft.is_upright)
            _compared(draft, picture, below)
        case CostsPicture(costs):
            _costs(draft, words, costs, room)
        case RowPicture():
            _row(draft, words, picture, room)
        case SitesPicture(towers):
            _sites(draft, words, towers, room)
        case _:
            assert_never(picture)


# Cards


def examples(words: Words) -> Deck:
    """The example cards as a deck of their own, in one language."""
    id, language = DeckId("examples"), words.language
    more, unit = (words.say(f"agreeing-example-{one}") for one in ("more", "unit"))
    of = Characteristic(HEIGHT, {language: more}, dict.fromkeys(LANGUAGES, unit), "plain", {language: more})
    return Deck(id, {language: ""}, (of,), {CardId(one.kind): _card(words, id, one) for one in EXAMPLES}, (), "")


def _card(words: Words, deck: DeckId, one: Example) -> Card:
    name = {words.language: words.say(f"agreeing-example-{one.kind}").replace("|", "\n")}
    traits = {"category": "residential"} if one.kind == "house" else {"kind": one.kind}
    return Card(CardId(one.kind), deck, name, name, {}, {}, {}, Hidden(_numbers(one)), traits)


def _numbers(one: Example) -> Mapping[CharacteristicId, Decimal]:
    return {HEIGHT: Decimal(one.metres)}


def _draw_card(draft: Draft, cards: DeckShown, one: Example, rect: Rect, *, is_open: bool = True, is_changed: bool = False) -> None:
    numbers = _numbers(one) if is_open else {}
    draft.add(card_piece(draft, cards, CardId(one.kind), rect, is_open=is_open, numbers=numbers, is_changed=is_changed))


def _shown(words: Words) -> DeckShown:
    return DeckShown(examples(words), words.language, HEIGHT)


def _back(draft: Draft, rect: Rect) -> None:
    """A card from the pile, of which nothing is known."""
    draft.plate(rect, look.PAPER, edge=look.PAPER_SHADE, thick=0.2, radius=0.8)
    draft.plate(rect.inset(rect.w // 6), None, edge=look.PAPER_SHADE, thick=0.3, radius=0.5)


# An area


def _area(draft: Draft, words: Words, picture: AreaPicture, room: Rect) -> None:
    """The cards, with arrows at the left and below that say which way what is compared grows."""
    axis, beside, above, shape, most = draft.px(AXIS), draft.px(COMES), 0, LYING, draft.px(MOST_CARD)
    if draft.is_upright:  # the new card comes from above, as there is no room beside
        beside, above, shape, most = axis, draft.px(COMES), UPRIGHT, draft.px(UPRIGHT_CARD)
    inner = Rect(room.x + beside, room.y + above, room.w - 2 * beside, room.h - above - axis - draft.px(4))
    columns, rows = (1 + max(place[along] for place, _ in picture.cards) for along in (0, 1))
    gap = draft.px(1.2)
    tall = min((inner.h - gap * (rows - 1)) // rows, round((inner.w - gap * (columns - 1)) / columns / shape), most)
    wide = round(tall * shape)
    whole = inner.middle(columns * (wide + gap) - gap, rows * (tall + gap) - gap)
    _axes(draft, words, whole)
    cards = _shown(words)
    for (x, y), one in picture.cards:
        rect = Rect(whole.x + x * (wide + gap), whole.bottom - (y + 1) * tall - y * gap, wide, tall)
        _draw_card(draft, cards, one, rect, is_open=False, is_changed=(x, y) == picture.newest)
        if (x, y) == picture.newest:
            _comes(draft, words, rect)


def _comes(draft: Draft, words: Words, rect: Rect) -> None:
    """An arrow to a card that is being laid, and what it is."""
    near, far, (x, y), tall = draft.px(1.5), draft.px(COMES - 3), rect.centre, draft.px(2 * WORD + 2)
    align: Align = "right" if draft.is_upright else "left"
    if draft.is_upright:
        _arrow(draft, (x, rect.y - far), (x, rect.y - near))
        label = Rect(rect.x, rect.y - far, rect.w // 2 - draft.px(2), far - near)
    else:
        _arrow(draft, (rect.right + far, y), (rect.right + near, y))
        label = Rect(rect.right + near, y - tall - near, far, tall)
    upright: Upright = "middle" if draft.is_upright else "bottom"
    text = words.say("agreeing-example-new")
    draft.text(label, text, WORD, least=look.LEAST, lines=2, face="bold", ground=look.MAT, role="label", align=align, upright=upright)


def _axes(draft: Draft, words: Words, whole: Rect) -> None:
    away, more = draft.px(AXIS) // 2 + draft.px(0.6), words.say("agreeing-example-more")
    _arrow(draft, (whole.x, whole.bottom + away), (whole.right, whole.bottom + away), look.QUIET)
    _arrow(draft, (whole.x - away, whole.bottom), (whole.x - away, whole.y), look.QUIET)
    below = Rect(whole.x, whole.bottom + draft.px(AXIS), whole.w, draft.px(5))
    draft.text(below, more, 4.0, colour=look.QUIET, ground=look.MAT, role="label", align="centre")
    if draft.is_upright:  # no room beside the arrow
        draft.text(Rect(whole.x - away, whole.y - draft.px(6), whole.w // 3, draft.px(5)), more, 4.0, colour=look.QUIET, ground=look.MAT,
                   role="label")  # fmt: skip
    else:
        beside = Rect(whole.x - draft.px(COMES), whole.y, draft.px(COMES - 1.2) - away, whole.h)
        draft.text(beside, more, 4.0, lines=2, colour=look.QUIET, ground=look.MAT, role="label", align="right")


def _arrow(draft: Draft, start: Place, end: Place, colour: Colour = look.EXPECTED) -> None:
    draft.add(Stroke((start, end), colour, draft.px(ARROW), has_head=True))


# A check


def _check(draft: Draft, words: Words, picture: CheckPicture, room: Rect, name: str, *, is_upright: bool = False) -> None:
    """Both cards, turned over, and the sign in the gap between them; of two that lie one above the other the left one is the lower."""
    side, cards = draft.px(SIGN), _shown(words)
    gap = side + draft.px(2)
    if is_upright:
        tall = min((room.h - gap) // 2, round(room.w / LYING), draft.px(UPRIGHT_CHECK))
        whole = room.middle(round(tall * LYING), 2 * tall + gap)
        right, left = whole.rows(2, gap)
    else:
        tall = min(room.h, round((room.w - gap) / 2 / LYING))
        whole = room.middle(round(tall * LYING) * 2 + gap, tall)
        left, right = whole.columns(2, gap)
    _draw_card(draft, cards, picture.left, left)
    _draw_card(draft, cards, picture.right, right)
    draft.add(pair_sign(draft, name, whole.middle(side, side), is_out=picture.is_out))


def _compared(draft: Draft, picture: CheckPicture, room: Rect) -> None:
    """What the check has found, as the two numbers would be written."""
    text = f"{picture.left.metres}\u00a0{'>' if picture.is_out else '≤'}\u00a0{picture.right.metres}"
    draft.text(room, text, COMPARED, least=look.BODY, face="bold", ground=look.MAT, role="label", align="centre")


def _costs(draft: Draft, words: Words, costs: Sequence[Cost], room: Rect) -> None:
    """Each outcome of a check, and below it the player who draws for it."""
    gap = draft.px(4)
    places = room.rows(len(costs), gap) if draft.is_upright else room.columns(len(costs), gap)
    for number, (place, cost) in enumerate(zip(places, costs, strict=True)):
        draft.plate(place, look.RAISED)
        below, above = place.inset(draft.px(2)).cut_bottom(draft.px(max(SEAT, BACK[1])))
        label, above = above.cut_bottom(draft.px(LABEL))
        _check(draft, words, cost.check, above.cut_bottom(draft.px(1))[1], f"cost {number}")
        draft.text(label, _player(words, cost.seat), 4.4, least=look.LEAST, ground=look.RAISED, role="label", align="centre")
        _draws(draft, cost, below)


def _player(words: Words, seat: int) -> str:
    return words.say(f"agreeing-example-{'you' if seat == YOU else 'before'}")


def _draws(draft: Draft, cost: Cost, room: Rect) -> None:
    """The sign of the seat, and the cards that it draws."""
    side, wide, tall, gap = draft.px(SEAT), draft.px(BACK[0]), draft.px(BACK[1]), draft.px(1.2)
    whole = room.middle(side + draft.px(6.5) + cost.count * (wide + gap) + draft.px(COUNT), room.h)
    draft.seat_sign(whole.at_left(side), cost.seat)
    x = whole.x + side
    _arrow(draft, (x + draft.px(6), whole.centre[1]), (x + draft.px(1.2), whole.centre[1]), look.QUIET)
    for number in range(cost.count):
        left = x + draft.px(7.5) + number * (wide + gap)
        _back(draft, Rect(left, whole.centre[1] - tall // 2, wide, tall))
    drawn = whole.cut_right(draft.px(COUNT))[0]
    draft.text(drawn, f"+{cost.count}", 8, least=look.BODY, face="bold", ground=look.RAISED, role="label", align="right")


# A line


def _row(draft: Draft, words: Words, picture: RowPicture, room: Rect) -> None:
    """The line above; below it the card that is not laid, or that does not fit and goes."""
    cards, gap, below = _shown(words), draft.px(1.2), draft.px(10)
    is_in, number = picture.is_open and picture.is_right, len(picture.cards) + 1
    wide = (room.w - gap * (number - 1)) // number
    shapes = (STANDING, LYING) if draft.is_upright else (SQUARE, LONG)
    tall = min(room.h - below if is_in else (room.h - below) // 2, round(wide / shapes[0]), draft.px(UPRIGHT_CARD))
    wide = min(wide, round(tall * (shapes[0] if is_in else shapes[1])))  # two rows of cards are low: there cards lie
    whole = room.middle((wide + gap) * number - gap, (tall if is_in else 2 * tall) + below)
    line = whole.cut_top(tall)[0]
    places = [Rect(line.x + at * (wide + gap), line.y, wide, tall) for at in range(number)]
    there = places.pop(picture.gap)
    for place, one in zip(places, picture.cards, strict=True):
        _draw_card(draft, cards, one, place)
    if is_in:
        _fits(draft, cards, picture.card, there)
    else:
        _beside(draft, words, cards, picture, there, whole)


def _fits(draft: Draft, cards: DeckShown, one: Example, there: Rect) -> None:
    """The card in its gap, and below it the sign of the verdict."""
    side = draft.px(SIGN)
    _draw_card(draft, cards, one, there, is_changed=True)
    draft.add(Sign(Rect(there.centre[0] - side // 2, there.bottom + draft.px(1.6), side, side), "fits", look.FITS, look.INK))


def _beside(draft: Draft, words: Words, cards: DeckShown, picture: RowPicture, there: Rect, whole: Rect) -> None:
    """The card below its gap, on its way there, or away once it is known not to fit."""
    below = there.moved(0, whole.h - there.h)
    draft.plate(there, None, edge=look.VIOLATION if picture.is_open else look.EXPECTED, thick=0.5, is_slot=True)
    _draw_card(draft, cards, picture.card, below, is_open=picture.is_open)
    ends = ((below.centre[0], below.y - draft.px(1.4)), (below.centre[0], there.bottom + draft.px(1.6)))
    _arrow(draft, *(ends[::-1] if picture.is_open else ends))
    if picture.is_open:
        _misfits(draft, there, below, whole)
        if below.x - whole.x >= below.w:
            _into_box(draft, words, below)


def _misfits(draft: Draft, there: Rect, below: Rect, whole: Rect) -> None:
    """The sign in the gap that was wrong; and the card that is drawn in place of the one that goes."""
    side, seat, way = min(draft.px(SIGN), there.w // 2), draft.px(SEAT), draft.px(8)
    draft.add(Sign(there.middle(side, side), "violation", look.VIOLATION, look.INK))
    drawn = below._replace(x=max(below.right + draft.px(4), whole.right - seat - way - below.w))
    _back(draft, drawn)
    _arrow(draft, (drawn.right + draft.px(1.2), drawn.centre[1]), (drawn.right + way - draft.px(1.2), drawn.centre[1]), look.QUIET)
    draft.seat_sign(Rect(drawn.right + way, drawn.centre[1] - seat // 2, seat, seat), 0)
    number = Rect(drawn.right, drawn.centre[1] - draft.px(10), way, draft.px(8))
    draft.text(number, "+1", 6, least=look.LEAST, face="bold", ground=look.MAT, role="label", align="centre")


def _into_box(draft: Draft, words: Words, card: Rect) -> None:
    """The open box at the left of the card that goes there."""
    way, wide = draft.px(7), min(card.w - draft.px(8), draft.px(20))
    box = Rect(card.x - way - wide, card.y + card.h * 3 // 10, wide, card.h * 7 // 10)
    draw_box(draft, box, draft.px(3))
    inner, text = box.inset(draft.px(0.5)), words.say("agreeing-example-box")
    draft.text(inner, text, WORD, least=look.LEAST, face="bold", colour=look.INK, ground=BOX, role="label", align="centre")
    _arrow(draft, (card.x - draft.px(1.2), box.centre[1]), (box.right + draft.px(1.4), box.centre[1]))


# Sites


def _sites(draft: Draft, words: Words, towers: Sequence[TowerExample], room: Rect) -> None:
    """The towers side by side on one ground, with what lies under each."""
    gap, most = draft.px(TOWER_GAP), max(len(one.floors) for one in towers) + 2  # a roof, and room for the floor that comes
    wide = min((room.w - gap * len(towers)) // len(towers), draft.px(MOST_TOWER))
    tall = min((room.h - draft.px(FOOT)) // most, draft.px(FLOOR))
    whole = room.middle(wide * len(towers) + gap * (len(towers) - 1), tall * most + draft.px(FOOT))
    foot, above = whole.cut_bottom(draft.px(FOOT))
    draft.add(Plate(Rect(room.x, foot.y, room.w, max(2, draft.px(0.3))), look.QUIET))
    for number, (one, place) in enumerate(zip(towers, above.columns(len(towers), gap), strict=True)):
        _tower(draft, words, f"tower:{number}", one, place, tall)


def _tower(draft: Draft, words: Words, key: str, one: TowerExample, room: Rect, tall: int) -> None:
    """A tower on which a quake lies leans."""
    leans = draft.px(LEANS) if one.quakes else 0
    uses = (*one.floors, *((ROOF,) if one.owner is not None else ()))
    bands, top = [], room.bottom
    for at, use in enumerate(uses):
        high = round(tall * LOW_ROOF) if use == ROOF else tall
        top -= high
        bands.append(Band(Rect(room.x + at * leans, top, room.w, high), use, is_open=True))
    whole = bands[0].rect.joined(bands[-1].rect)
    draft.add(front(draft, key, whole, bands, DAY))
    _toilets(draft, bands)
    if one.is_growing:
        draft.plate(bands[-1].rect.inset(-draft.px(0.6)), None, edge=look.EXPECTED, thick=0.5, radius=0.6)
        _arrow(draft, (whole.centre[0], top - draft.px(1.4) - tall), (whole.centre[0], top - draft.px(1.6)))
    _foot(draft, words, one, Rect(room.x, top, room.w, room.bottom - top))


def _toilets(draft: Draft, bands: Sequence[Band]) -> None:
    """A toilet on its floor, as windows alone do not tell one."""
    for band in bands:
        if band.use == TOILET:
            side = band.rect.h - max(2, draft.px(0.6))
            there = band.rect.middle(side, side)
            draft.add(Plate(there, DAY.open), EmblemPicture(there, "tower-toilet"))


def _foot(draft: Draft, words: Words, one: TowerExample, over: Rect) -> None:
    """Earthquakes and insurances under a tower, and its owner's sign."""
    side, gap = draft.px(FOOT - 2.4), draft.px(1)
    number = (one.owner is not None) + one.quakes + one.insurances
    foot = Rect(over.x, over.bottom + draft.px(1.6), over.w, side)
    signs = number * (side + gap) - gap
    whole = foot.cut_left(signs)[0] if one.quakes or one.insurances else foot.middle(signs, side)  # words stand beside the signs
    places = [Rect(whole.x + at * (side + gap), whole.y, side, side) for at in range(number)]
    if one.owner is not None:
        sign = places.pop(0)
        draft.seat_sign(sign, one.owner)
        if one.owner == YOU and not places:
            label = Rect(sign.right + gap, sign.y, over.right - sign.right - gap, sign.h)
            draft.text(label, _player(words, YOU), 4.0, least=look.LEAST, ground=look.MAT, role="label")
    for at, place in enumerate(places):
        draft.add(Sign(place, "crack", look.VIOLATION) if at < one.quakes else Sign(place, "umbrella", look.PAPER))
    if one.quakes or one.insurances:
        label = Rect(whole.right + gap, whole.y, over.right + draft.px(TOWER_GAP) - whole.right - gap, side)
        text = words.say("agreeing-example-quake" if one.quakes else "agreeing-example-insurance")
        if draft.setter.letters.width(text, "condensed", max(draft.px(look.LEAST), draft.smallest)) <= label.w:  # the sentence names it too
            draft.text(label, text, WORD, least=look.LEAST, face="condensed", ground=look.MAT, role="label")
