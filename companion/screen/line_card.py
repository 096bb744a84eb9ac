"""A card of a line and the number under it: the emblem leads, the name is second, and a verdict is told where the card lies.

Rules of this file: what is drawn is a function of what is public; what is said in colour is said by a sign too.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.cards.emblems.emblem import emblem_of
from companion.core.decks.card import CharacteristicId
from companion.screen import look
from companion.screen.card import corner_sign, dimmed
from companion.screen.card_names import CLOSE, STYLE, name_lines, name_size
from companion.screen.draft import Draft
from companion.screen.gaps import Lies
from companion.screen.letters import Style
from companion.screen.line_layout import STRIP
from companion.screen.line_verdict import Judged
from companion.screen.sight import DeckShown
from companion.screen.things import Colour, EmblemPicture, Part, Piece, Plate, Rect, Sign, SignKind, TextLine
from companion.words.lines import Lines

NAME = 5.0  # the greatest size of a name
WORDS, WORDS_TALL = 3.6, 5.0  # of what a verdict says on its card
SIGNS: dict[Judged, tuple[SignKind | None, Colour, Colour]] = {  # with the colour of a number; a neighbour in order needs no sign
    "fits": ("fits", look.FITS, look.FITS),
    "misfits": ("violation", look.VIOLATION, look.TEXT),
    "beside-fits": (None, look.FITS, look.TEXT),
    "beside-misfits": ("violation", look.VIOLATION, look.mixed(look.VIOLATION, look.TEXT, 0.35)),  # light enough to be read on the mat
}


def line_card(
    draft: Draft, lines: Lines, cards: DeckShown, one: Lies, rect: Rect, judged: Judged, *, is_dense: bool, is_changed: bool
) -> Piece:
    """`is_dense`: there is room for its name only, or for its emblem where the name is too long."""
    edge = _edge(one, judged, is_changed=is_changed)
    words = lines.format(f"ground-label-{judged}", {}) if judged in ("fits", "misfits") and not is_dense else ""
    year = one.numbers.get(CharacteristicId("year"))

    is_out = "violated" in one.marks

    def make() -> tuple[Part, ...]:
        return parts() if one.is_open else dimmed(parts())

    def parts() -> tuple[Part, ...]:
        size = Rect(0, 0, rect.w, rect.h)
        thick = draft.px(0.15 if edge == look.PAPER_SHADE else 0.6)
        paper = Plate(size, look.PAPER, edge, thick, draft.px(0.8 if is_dense else 1.0))
        inner = size.inset(draft.px(0.5), draft.px(0.2) if is_dense else max(thick, draft.px(0.4)))
        if is_dense:
            return paper, *(_name(draft, cards, one, inner) or (_emblem(cards, one, inner),))
        return paper, *_face(draft, cards, one, inner, judged, words), *(corner_sign(draft, size, "violation") if is_out else ())

    sizes = (rect.w, rect.h, draft.u, draft.scale, draft.smallest)
    looks = (one.card, cards.deck.id, cards.language, sizes, edge, year, words, one.marks, is_dense, one.is_open)
    return Piece(f"card:{one.card}", rect, draft.setter.once(("card in line", looks), make), is_open=one.is_open)


def _edge(one: Lies, judged: Judged, *, is_changed: bool) -> Colour:
    if judged in ("fits", "misfits"):
        return SIGNS[judged][1]
    if "violated" in one.marks:
        return look.VIOLATION
    return look.NOTICE if one.marks else look.EXPECTED if is_changed else look.PAPER_SHADE


def _face(draft: Draft, cards: DeckShown, one: Lies, room: Rect, judged: Judged, words: str) -> tuple[Part, ...]:
    """Emblem above, name below; under the name what the verdict says."""
    deck, language = cards.deck, cards.language
    room = room.inset(draft.px(0.4), 0).cut_bottom(draft.px(0.5))[1]
    size = name_size(draft, deck, language, room.w, NAME)
    tall = min(round(2 * draft.setter.letters.height("condensed", size) * CLOSE), round(room.h * STRIP))
    below, above = room.cut_bottom(tall)
    said: tuple[Part, ...] = ()
    if words:
        strip, below = below.cut_bottom(min(draft.px(WORDS_TALL), tall // 2))
        said = _said(draft, words, strip, judged)
    names = _name(draft, cards, one, below)
    above = above if names or said else room
    return _emblem(cards, one, above.inset(0, draft.px(0.3))), *names, *said


def _emblem(cards: DeckShown, one: Lies, room: Rect) -> Part:
    side = min(room.h, round(room.w * 0.86))
    return EmblemPicture(
        room.middle(side, side), emblem_of(cards.deck.cards[one.card], cards.deck, one.numbers.get(CharacteristicId("year")))
    )


def _name(draft: Draft, cards: DeckShown, one: Lies, room: Rect) -> tuple[TextLine, ...]:
    most = name_size(draft, cards.deck, cards.language, room.w, NAME, room.h)
    return name_lines(draft, cards.deck.cards[one.card].short_names[cards.language], room, STYLE, most)


def _said(draft: Draft, words: str, strip: Rect, judged: Judged) -> tuple[Part, ...]:
    """The sign of the verdict and its words; only the sign on a card that is too narrow for them."""
    kind, colour, _ = SIGNS[judged]
    assert kind is not None
    side, gap, least = strip.h - draft.px(0.4), draft.px(0.8), draft.px(look.LEAST)
    room = strip.w - side - gap
    found = draft.setter.fitted(words, "narrow", (room, strip.h), max(draft.letters_px(WORDS), least), least, 1)
    if found.is_cut:
        return (Sign(strip.middle(side, side), kind, colour, look.INK),)
    wide = draft.setter.letters.width(words, "narrow", found.size)
    whole = strip.middle(side + gap + wide, strip.h)
    beside = Rect(whole.x + side + gap, whole.y, wide, whole.h)
    style = Style("narrow", look.INK, look.PAPER, "label", "left", "middle")
    return Sign(whole.at_left(side), kind, colour, look.INK), *draft.setter.set(words, beside, style, found.size, found.size, 1)


def value_parts(draft: Draft, text: str, room: Rect, size: int, ink: Colour) -> tuple[Part, ...]:
    return draft.setter.set(text, room, Style("condensed", ink, look.MAT, "value", "centre", "top"), size, size)


def judged_size(draft: Draft, texts: Sequence[str], wide: int, most: int) -> int:
    """The one size in which the numbers that a verdict is about stand, each with its sign."""
    least, letters = min(draft.smallest, most), draft.setter.letters
    sizes = range(most, least, -1)
    return next((one for one in sizes if all(letters.width(text, "narrow", one) + one <= wide for text in texts)), least)


def judged_parts(draft: Draft, text: str, room: Rect, size: int, judged: Judged) -> tuple[Part, ...]:
    """A number that a verdict is about, bold, with the verdict's sign before it."""
    kind, colour, ink = SIGNS[judged]
    letters = draft.setter.letters
    side, gap = (0, 0) if kind is None else (round(size * 0.66), size // 5)
    wide, tall = min(letters.width(text, "narrow", size), room.w - side - gap), letters.height("narrow", size)
    whole = Rect(room.x + (room.w - side - gap - wide) // 2, room.y, side + gap + wide, tall)
    number = TextLine(Rect(whole.x + side + gap, whole.y, wide, tall), text, "narrow", size, ink, look.MAT, "value")
    return (number,) if kind is None else (Sign(whole.at_left(side), kind, colour, look.INK), number)
