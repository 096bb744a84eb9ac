"""Cards in a player's hand: side by side, like a fan where they are many, and one under the pointer while it is dragged."""

from __future__ import annotations

from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.card_names import CLOSE, STYLE, name_lines, name_size
from companion.screen.draft import Draft
from companion.screen.letters import Style
from companion.screen.sight import Sight
from companion.screen.things import EmblemPicture, Part, Piece, Plate, Rect, Sign

UPRIGHT = 0.73  # wide by high, as a real card
WIDEST, LEAST_SEEN, LYING = 17.0, 12.6, 26.0  # hundredths: a card, what is seen of one under others, one of two rows
BROAD, BESIDE = 1.4, 0.34  # wide by high, from which on the emblem stands beside the name; its share of the width
GAP = 1.2


@dataclass(frozen=True, slots=True)
class Fan:
    rects: tuple[Rect, ...]
    seen: tuple[int, ...]  # how much of the width of each is not covered by the next one
    rows: int


def fan_of(draft: Draft, room: Rect, count: int, aside: int, gap_aside: int) -> Fan:
    """Where so many cards stand, in the middle of the room; the last `aside` of them stand apart where all are in one row."""
    if not count:
        return Fan((), (), 1)
    wide = min(draft.px(WIDEST), round(room.h * UPRIGHT))
    across = room.w - gap_aside
    if count * draft.px(LEAST_SEEN) + wide - draft.px(LEAST_SEEN) <= across or room.h < draft.px(20):
        tall = min(room.h, round(wide / UPRIGHT))
        return _row(draft, room, (wide, tall), count, aside, gap_aside)
    upper, lower = room.rows(2, draft.px(GAP))
    first = -(-count // 2)
    size = (min(draft.px(LYING), max(round(upper.h * 1.3), (room.w + draft.px(GAP)) // first - draft.px(GAP))), upper.h)
    one, two = _row(draft, upper, size, first, 0, 0, pitches=first), _row(draft, lower, size, count - first, 0, 0, pitches=first)
    return Fan(one.rects + two.rects, one.seen + two.seen, 2)


def _row(draft: Draft, room: Rect, size: tuple[int, int], count: int, aside: int, gap_aside: int, *, pitches: int = 0) -> Fan:
    """One row of cards; `pitches` is the number of cards in the longer of two rows."""
    wide, tall = size
    most = max(pitches or count, 1)
    pitch = min(wide + draft.px(GAP), (room.w - gap_aside - wide) // max(most - 1, 1)) if most > 1 else wide
    whole = pitch * (most - 1) + wide + gap_aside
    x, y = room.x + max(room.w - whole, 0) // 2, room.y + (room.h - tall) // 2
    lefts = [x + pitch * number + (gap_aside if number >= count - aside else 0) for number in range(count)]
    rects = tuple(Rect(left, y, wide, tall) for left in lefts)
    ends = [*lefts[1:], lefts[-1] + wide]
    return Fan(rects, tuple(min(end - left, wide) for left, end in zip(lefts, ends, strict=True)), 1)


def hand_piece(
    draft: Draft,
    sight: Sight,
    card: CardId,
    rect: Rect,
    *,
    seen: int,
    worth: tuple[int, int] | None = None,
    is_bright: bool = False,
    is_dim: bool = False,
    is_due: bool = False,
    name: str = "",
) -> Piece:
    """A card of a hand; `seen` is the width that other cards leave free, or 0 where the card is too small for words.

    `is_due`: it has to come back into the hand.
    """
    language = sight.lines.language
    size, is_away = Rect(0, 0, rect.w, rect.h), is_dim and not is_bright
    key = (
        "hand",
        card,
        sight.deck.id,
        language,
        rect.w,
        rect.h,
        seen,
        worth,
        is_bright,
        is_away,
        is_due,
        draft.u,
        draft.scale,
        draft.smallest,
    )

    def make() -> tuple[Part, ...]:
        return (
            _absent(draft, sight, card, size, seen, is_due=is_due)
            if is_away
            else _parts(draft, sight, card, size, seen, worth, is_bright=is_bright)
        )

    return Piece(f"hand:{name or card}", rect, draft.setter.once(key, make))


def dragged_piece(draft: Draft, sight: Sight, card: CardId, point: tuple[int, int]) -> Piece:
    """The card under the pointer, a little larger than in the hand."""
    wide, tall = draft.px(15), draft.px(15 / UPRIGHT)
    rect = Rect(point[0] - wide // 2, point[1] - tall // 2, wide, tall)
    return hand_piece(draft, sight, card, rect, seen=wide, is_bright=True, name="dragged")


def _parts(
    draft: Draft, sight: Sight, card: CardId, rect: Rect, seen: int, worth: tuple[int, int] | None, *, is_bright: bool
) -> tuple[Part, ...]:
    thick = draft.px(0.7) if is_bright else max(1, draft.px(0.15))
    paper = Plate(rect, look.PAPER, look.EXPECTED if is_bright else look.PAPER_SHADE, thick, min(draft.px(1.2), rect.h // 6))
    if card not in sight.deck.cards:
        return paper, *_back(draft, rect)
    emblem = emblem_of(sight.deck.cards[card], sight.deck)
    inner = Rect(rect.x, rect.y, seen or rect.w, rect.h).inset(max(thick, draft.px(0.5)), max(thick, draft.px(0.8)))
    if not seen:
        side = min(inner.w, inner.h) * 9 // 10
        return paper, EmblemPicture(inner.middle(side, side), emblem)
    if inner.w >= inner.h * BROAD and worth is None:
        left, words = inner.cut_left(round(inner.w * BESIDE))
        if names := _name(draft, sight, card, words.cut_left(draft.px(0.4))[1], is_whole=True):
            side = min(left.w, left.h)
            return paper, EmblemPicture(left.middle(side, side), emblem), *names
    names = _name(draft, sight, card, inner)
    strip = inner.cut_top(_name_height(draft, inner))[1] if names else inner
    return paper, *names, *_strip(draft, sight, strip, emblem, worth)


def _absent(draft: Draft, sight: Sight, card: CardId, rect: Rect, seen: int, *, is_due: bool) -> tuple[Part, ...]:
    """The outline and name of a card that lies on the mat and may come back; bright, with an arrow, where it has to."""
    edge, thick = (look.EXPECTED, 0.6) if is_due else (look.SLOT, 0.3)
    outline = Plate(rect, look.MAT, edge, max(2, draft.px(thick)), min(draft.px(1.2), rect.h // 6))
    if not seen or card not in sight.deck.cards:
        return (outline,)
    inner = Rect(rect.x, rect.y, seen, rect.h).inset(draft.px(0.5), draft.px(0.8))
    style = Style("condensed", look.TEXT if is_due else look.QUIET, look.MAT, "short-name", "centre", "middle", CLOSE)
    names = _name(draft, sight, card, inner, style)
    if not is_due:
        return outline, *names
    strip = inner.cut_top(_name_height(draft, inner))[1]
    side = min(strip.w, strip.h, draft.px(8))
    return outline, *names, Sign(strip.middle(side, side), "down", look.EXPECTED)


def _back(draft: Draft, rect: Rect) -> tuple[Part, ...]:
    """The back of a card, which is the same for every card."""
    inner = rect.inset(rect.w // 7)
    side = inner.w * 3 // 5
    return Plate(inner, look.PAPER_SHADE, radius=draft.px(0.6)), Sign(inner.middle(side, side), "diamond", look.PAPER)


def _name(draft: Draft, sight: Sight, card: CardId, inner: Rect, style: Style = STYLE, *, is_whole: bool = False) -> tuple[Part, ...]:
    """In the upper part of a card, or in the whole room."""
    language = sight.lines.language
    name = sight.deck.cards[card].short_names[language]
    room = inner if is_whole else Rect(inner.x, inner.y, inner.w, _name_height(draft, inner))
    return name_lines(draft, name, room, style, name_size(draft, sight.deck, language, inner.w))


def _name_height(draft: Draft, inner: Rect) -> int:
    """The height of the name, in which two lines fit even on a low card."""
    lines = round(draft.setter.letters.height("condensed", draft.smallest) * 2 * CLOSE) + 2
    return min(max(round(inner.h * 0.46), lines), inner.h)


def _strip(draft: Draft, sight: Sight, strip: Rect, emblem: str, worth: tuple[int, int] | None) -> tuple[Part, ...]:
    """The emblem, and under it the worth of the card."""
    below, above = strip.cut_bottom(round(strip.h * 0.34)) if worth else (strip, strip)
    side = min(above.w, round(above.h * 0.94), draft.px(10))
    picture = EmblemPicture(above.middle(side, side), emblem)
    if worth is None:
        return (picture,)
    style, least = Style("narrow", look.INK, look.PAPER, "value", "centre", "middle"), draft.smallest
    for key in ("tray-worth", "tray-worth-brief"):
        text = sight.lines.format(key, {"metres": worth[0], "points": worth[1]})
        if draft.setter.letters.width(text, "narrow", least) <= below.w:
            return picture, *draft.setter.set(text, below, style, max(draft.px(3.2), least), least)
    return (picture,)
