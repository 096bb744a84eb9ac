"""Beside the table: who sits there with how many cards, the pile, the card that matters now, and what can be pressed."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal

from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.card import CardId, CharacteristicId
from companion.core.frozen import dataclass
from companion.core.games.game import OfCard, Shown
from companion.core.referee.announcements import Announcement
from companion.core.referee.table_view import Offer
from companion.events import SeatId
from companion.screen import look
from companion.screen.acts import Act, OpenPage, Pick
from companion.screen.buttons import buttons_now, draw_buttons, has_cancel, label_of_ok
from companion.screen.card_names import joined
from companion.screen.city import draw_legend
from companion.screen.draft import Draft
from companion.screen.match.choices import (
    LAST,
    SHIFT,
    OnOffer,
    at_place,
    by_name,
    has_more,
    in_panel,
    is_exchange,
    is_nothing_else_due,
    label_of,
    may_want_shift,
    on_offer,
    places_of,
    seat_named,
    side_of,
    way_of,
)
from companion.screen.match.parts import STOCK, stock_words
from companion.screen.seats import draw_seat_rows, seats_height
from companion.screen.sight import DeckShown, SeriesShown, Sight
from companion.screen.stage import staged
from companion.screen.things import Colour, EmblemPicture, Face, Plate, Rect, SignKind
from companion.words.formats import back_of
from companion.words.lines import Lines

Numbers = Mapping[CharacteristicId, Decimal]

AMONG_OTHERS = 0.5  # the share of the panel that seats have at most while something else stands below them
USUAL_LARGE, LEAST_LARGE = 13.0, {"sites": 18.0}  # hundredths: the least height of the card that matters; towers say it themselves
LOW = look.TOUCH * 0.8  # as low as a choice may be where there are several
STOCK_SIZE, STOCK_TALL = 3.6, 5.4  # of the words on the pile, and the height of a line of them
YEAR = CharacteristicId("year")
UNDER: Mapping[Face, float] = {"sans": 4.2, "condensed": 3.7}  # hundredths that a line under a card's name takes
BETWEEN = " · "  # what stands between the parts of a back


@dataclass(frozen=True, slots=True)
class Choice:
    """A button beside the table."""

    words: str
    act: Act
    is_due: bool = False
    way: SignKind | None = None  # an arrow in the place of words, beside those of the other ways
    seat: tuple[int, str] | None = None  # the number and the name of the player whom it names
    side: SignKind | None = None  # an arrow beside the words, to the side that they name


Choices = tuple[Choice, ...]


def draw_panel(draft: Draft, sight: Sight, room: Rect) -> None:
    view, lines = sight.table.view, sight.lines
    rest = draw_buttons(draft, lines, buttons_now(sight), room)
    stock_tall = _stock_tall(draft, sight, room.w)
    choices = draft.part(_choices, lines, on_offer(sight), _touched(sight), _seat_signs(sight), has_cancel=has_cancel(sight.table))
    gap, low = draft.px(0.8), draft.px(LOW)
    seats = seats_height(draft, sight, rest, rest.h - stock_tall - draft.px(1) - len(_rows(choices)) * (low + gap))
    top, rest = rest.cut_top(seats)
    draw_seat_rows(draft, sight, top)
    stock, rest = rest.cut_top(stock_tall)
    draft.part(_stock, lines, view.pile, view.stock, sight.series, stock)
    rest = rest.cut_top(draft.px(1))[1]
    if choices:
        rest = draft.part(_choice_buttons, lines, choices, rest)
    card = card_that_matters(sight)
    if rest.h < draft.px(LEAST_LARGE.get(sight.ground, USUAL_LARGE)) or (card is None and sight.ground == "sites"):
        draw_legend(draft, sight, rest)
        return
    if card not in {one.lying.card for one in staged(sight)}:
        draw_large(draft, sight, rest)


def draw_seats(draft: Draft, sight: Sight, room: Rect) -> Rect:
    """The seats alone, with the buttons below; the answer is the room between them."""
    room = draw_buttons(draft, sight.lines, buttons_now(sight), room)
    seats, rest = room.cut_top(seats_height(draft, sight, room, round(room.h * AMONG_OTHERS)))
    draw_seat_rows(draft, sight, seats)
    return rest.cut_top(draft.px(1.5))[1]


def _choice_buttons(draft: Draft, lines: Lines, choices: Choices, room: Rect) -> Rect:
    """As many choices as there is room for, and the way to the others; the answer is the room that is left."""
    gap, low = draft.px(0.8), draft.px(LOW)
    rows, most = _rows(choices), max(1, (room.h + gap) // (low + gap))
    if len(rows) > most:
        rows = (*rows[: most - 1], (_more(lines),))
    each = min(draft.px(look.TOUCH), (room.h - gap * (len(rows) - 1)) // len(rows))
    below, rest = room.cut_bottom(each * len(rows) + gap * (len(rows) - 1))
    for strip, row in zip(below.rows(len(rows), gap), rows, strict=True):
        for rect, one in zip(strip.columns(len(row), gap), row, strict=True):
            _draw_choice(draft, one, rect)
    return rest.cut_bottom(draft.px(1.5))[1]


def _rows(choices: Choices) -> tuple[Choices, ...]:
    """The ways in which an area can go share one row; each other choice has its own."""
    ways = tuple([one for one in choices if one.way is not None])
    return (*((ways,) if ways else ()), *((one,) for one in choices if one.way is None))


def _draw_choice(draft: Draft, one: Choice, rect: Rect) -> None:
    if one.way is not None:
        draft.button(rect, "", one.act, sign=one.way, said=one.words)
    elif one.seat is None:
        draft.button(rect, one.words, one.act, size=4.0, is_main=one.is_due, sign=one.side)
    else:
        draft.button(rect, "", one.act, is_main=True, said=one.words)
        side = min(draft.px(7), rect.h - draft.px(1))
        sign, rest = rect.inset(draft.px(1.5), 0).cut_left(side)
        draft.seat_sign(sign.middle(side, side), *one.seat)
        draft.text(rest.cut_left(draft.px(1.5))[1], one.words, look.BODY, least=look.LEAST, lines=2, face="bold", colour=look.INK,
                   ground=look.DUE, role="label")  # fmt: skip


def _touched(sight: Sight) -> str:
    """The slug of the place of the card that was touched."""
    if sight.inspected is None:
        return ""
    both = zip(sight.table.view.places, sight.table.slots, strict=True)
    return next((slot for one, slot in both if one.card == sight.inspected), None) or sight.inspected


def _seat_signs(sight: Sight) -> tuple[tuple[SeatId, tuple[int, str]], ...]:
    return tuple([(one.seat, (number, one.name)) for number, one in enumerate(sight.table.view.seats)])


def _choices(
    _: object, lines: Lines, now: OnOffer, touched: str, seats: tuple[tuple[SeatId, tuple[int, str]], ...], *, has_cancel: bool
) -> Choices:
    """The choices for the card that was touched, and those that concern no place; `has_cancel`: a button leads back already."""
    of_card = [one for one in at_place(now.expected, touched) if len(places_of(one)) == 1]
    offers = (*of_card[:2], *(one for one in in_panel(now) if not (_is_due(lines, now, one) or (has_cancel and one.kind == LAST))))
    exchanges = [one for one in now.expected.offers if is_exchange(now, one)]
    is_asked = is_nothing_else_due(now)
    found = [_choice(lines, one, dict(seats), is_only=exchanges == [one], is_asked=is_asked) for one in offers]
    if by_name(now.expected):
        found.append(Choice(lines.format("match-label-name-a-card", {}), OpenPage("search")))
    if may_want_shift(now):
        found.append(Choice(lines.format("screen-button-shift", {}), OpenPage("choices", SHIFT)))
    return (*found, _more(lines)) if has_more(now) else tuple(found)


def _choice(lines: Lines, offer: Offer, seats: Mapping[SeatId, tuple[int, str]], *, is_only: bool, is_asked: bool) -> Choice:
    """The one exchange that is possible is due; which cards change places stands in the sentence below, for which a button has no room."""
    words = lines.format("screen-button-swap", {}) if is_only else label_of(lines, offer)
    named = seat_named(offer)
    seat = seats.get(named) if named is not None else None
    return Choice(words, Pick(offer.id), is_only or is_asked, way_of(offer), seat, side_of(offer))


def _is_due(lines: Lines, now: OnOffer, offer: Offer) -> bool:
    """Whether *OK*, the large button, does the same: it is of that kind and speaks of nothing else, or bears the same words."""
    asked = now.expected.question
    if asked is None:
        return False
    is_same = asked.key.endswith(f"-ask-{offer.kind}") and not offer.args
    return is_same or lines.format(label_of_ok(lines, asked), {}) == label_of(lines, offer)


def _more(lines: Lines) -> Choice:
    return Choice(lines.format("screen-button-more", {}), OpenPage("choices"))


def draw_large(draft: Draft, sight: Sight, room: Rect) -> None:
    """The card that matters now, with its full name; open, with its number in full."""
    card = card_that_matters(sight)
    if card is None or card not in sight.deck.cards:
        return
    lying = next((one for one in sight.table.view.places if one.card == card), None)
    numbers = lying.numbers if lying is not None and lying.is_open else {}
    bears = next((one.top_bears for one in sight.table.view.structures if one.top == card), None)
    is_dim = sight.ground != "sites" and (lying is None or not lying.is_open)
    draft.part(_large, sight.lines, sight.cards, card, numbers, bears, room, paper=look.CLOSED_PAPER if is_dim else look.PAPER)


def _large(
    draft: Draft, lines: Lines, cards: DeckShown, card: CardId, numbers: Numbers, bears: tuple[int, int] | None, room: Rect, *,
    paper: Colour,
) -> None:  # fmt: skip
    known, language = cards.deck.cards[card], cards.language
    tall = min(room.h, draft.px(34))
    rect = Rect(room.x, room.y + (room.h - tall), room.w, tall)
    edge = look.PAPER_SHADE if paper == look.PAPER else look.CLOSED_SHADE
    draft.add(Plate(rect, paper, edge, max(1, draft.px(0.15)), draft.px(1.6)))
    inner, number = rect.inset(draft.px(2), draft.px(1.6)), _number(lines, cards, card, numbers, bears)
    if number:
        name_tall = draft.height_of(look.LEAST_SIZES["name"], "narrow") + draft.px(0.4)
        value_room, inner = inner.cut_bottom(min(draft.px(8), max(inner.h - name_tall, inner.h // 2)))
    under = BETWEEN.join(back_of(known, language).words)  # everything that is public of the card (H2)
    emblem = emblem_of(known, cards.deck, numbers.get(YEAR))
    names = known.names[language], joined(known.short_names[language], known.names[language])
    words = _draw_named(draft, names, under, emblem, inner, paper)
    if number:
        _value(draft, number, value_room, words.x - inner.x)


def _draw_named(draft: Draft, names: tuple[str, str], under: str, emblem: str, room: Rect, paper: Colour) -> Rect:
    """The name beside the emblem and the rest of the back under it; a long name has narrow letters, then the whole width.

    Where the whole name has no room the short one stands alone.
    """
    side = min(room.w // 4, room.h // 2, draft.px(14))
    beside = room.cut_left(side + draft.px(2))[1]
    ways = _ways(*names, beside, room, has_under=bool(under))
    way = next((one for one in ways if _fits(draft, under, one)), ways[-1])
    if way.words is beside:
        draft.add(EmblemPicture(Rect(room.x, room.y, side, side), emblem))
    below, above = way.words.cut_bottom(way.under_height(draft))
    draft.text(above, way.name, 6.0, lines=4, face=way.face, colour=look.INK, ground=paper, role="name", upright="top")
    if way.lines:
        draft.text(below, under, 3.6, lines=way.lines, face=way.under, colour=look.QUIET_INK, ground=paper, role="quiet")
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


def _ways(name: str, brief: str, beside: Rect, whole: Rect, *, has_under: bool) -> tuple[NameLayout, ...]:
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
    alone = (*names, (brief, look.LEAST_SIZES["name"]))
    without = (NameLayout(text, words, face, least, "sans", 0) for text, least in alone for words in (beside, whole) for face in faces)
    return (*with_all, *without)


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
    """The card that was touched; else one to be put right, one of the last verdict or the question, or the one laid last.

    A card that was touched or told of before may be covered by now, or in a hand again; what the table asks for is always up to date.
    """
    told, expected = sight.told, sight.table.expected
    found = (
        _in_sight(sight, sight.inspected), *(_card_of(one.announcement) for one in sight.table.instructions),
        _in_sight(sight, _card_of(told.verdict)), _card_of(expected.question), _card_of(expected.status),
        _in_sight(sight, _card_of(told.since)),
    )  # fmt: skip
    return next((one for one in found if one is not None), None)


def _in_sight(sight: Sight, card: CardId | None) -> CardId | None:
    """That card, unless it may be hidden: on sites only foundations, tops of towers and discarded cards are public (H2)."""
    if card is None or sight.ground != "sites":
        return card
    view = sight.table.view
    lying = {one for tower in view.structures for one in (tower.foundation, tower.top)} | {one for one, _ in view.discarded}
    return card if card in lying else None


def _card_of(said: Announcement | None) -> CardId | None:
    found = said.args.get("card") if said is not None else None
    return found.card if isinstance(found, OfCard) else None


def _stock_tall(draft: Draft, sight: Sight, wide: int) -> int:
    """One line, or two where the words have no room in one."""
    text = _stock_text(sight.lines, sight.table.view.pile, sight.table.view.stock, sight.series)
    is_one = draft.setter.letters.width(text, "sans", draft.letters_px(STOCK_SIZE)) < wide
    return draft.px(STOCK_TALL if is_one else 2 * STOCK_TALL)


def _stock_text(lines: Lines, pile: int, stock: Mapping[str, int], series: SeriesShown | None) -> str:
    text = stock_words(lines, pile, stock)
    if series is None:
        return text
    of_series = lines.format("screen-label-series", {"match": series.number, "most": series.best_of})
    return text + STOCK + of_series.replace(" ", "\N{NO-BREAK SPACE}")


def _stock(draft: Draft, lines: Lines, pile: int, stock: Mapping[str, int], series: SeriesShown | None, room: Rect) -> None:
    draft.anchor(room, "pile")
    draft.text(
        room, _stock_text(lines, pile, stock, series), STOCK_SIZE, least=3.0, colour=look.QUIET, role="quiet", lines=3, upright="top"
    )
