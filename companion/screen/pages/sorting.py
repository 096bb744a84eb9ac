"""After a match: which cards go to the seen ones and which back to the fresh ones, on the mat, in two lists, or by name (C17).

Rules of this file: names, and places on the mat; a card that was never shown is fresh, and nothing else is said of it (H3). Seen and fresh
are told by a sign and a word, never by a colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from companion.core.frozen import dataclass
from companion.core.mat.shape import Shape
from companion.core.referee.placement import PlaceName
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Act, Change, OpenPage, Page, Type
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.pages import keyboard, mat_map, parts, search
from companion.screen.pages.keyboard import Layout, layout_of
from companion.screen.pages.mat_map import State
from companion.screen.pages.search import Offered
from companion.screen.things import Colour, EmblemPicture, Face, Plate, Rect, Sign
from companion.screen.words import Words

LONGEST = 60  # letters: a scanned code is longer than a name


@dataclass(frozen=True, slots=True)
class SortedCard:
    """The back of a card, and the pile to which it goes; `scan` is the text of its square code."""

    name: str
    is_seen: bool
    place: str = ""
    emblem: str = ""
    code: str = ""
    scan: str = ""


@dataclass(frozen=True, slots=True)
class Strange:
    """A laid thing that is no card of this deck; `text` says what it is."""

    text: str


@dataclass(frozen=True, slots=True)
class Box:
    """All cards of a deck by name, after the match `about`; `returning` counts seen cards that a next match of as many players needs."""

    about: str
    deck: str
    cards: tuple[SortedCard, ...]
    players: int
    returning: int = 0
    at: int = 0


@dataclass(frozen=True, slots=True)
class OnMat:
    """The sorted cards on the mat by their places; `matter` are sentences about other things there."""

    box: Box
    shape: Shape
    states: Mapping[Slot, State]
    lying: tuple[tuple[Slot, SortedCard], ...] = ()
    laid: SortedCard | Strange | None = None
    matter: tuple[str, ...] = ()
    at: int = 0


@dataclass(frozen=True, slots=True)
class SortSearch:
    """A search by name; `search` is the typed or scanned text."""

    box: Box
    search: str = ""
    layout: Layout = "en"
    at: int = 0


Sorting = Box | OnMat | SortSearch


def search_of(box: Box, language: str) -> SortSearch:
    """A search with the keyboard of that language."""
    return SortSearch(box, layout=layout_of(language))


def cards_found(asked: SortSearch) -> tuple[SortedCard, ...]:
    """The cards with the typed code, or else those in whose names each typed word begins a word."""
    text = asked.search.strip()
    exact = tuple(one for one in asked.box.cards if text and text.casefold() in (one.code.casefold(), one.scan.casefold()))
    offered = tuple(Offered(str(number), one.name) for number, one in enumerate(asked.box.cards))
    return exact or tuple(asked.box.cards[int(one.option)] for one in search.found(search.Search(offered, "", typed=text)))


def changed_sorting(sorting: Sorting, act: Act) -> Sorting:
    match act:
        case Page(by):
            return replace(sorting, at=max(sorting.at + by, 0))
        case Type(letter) if isinstance(sorting, SortSearch):
            return replace(sorting, search=_typed(sorting, letter), at=0)
        case Change("layout", layout) if isinstance(sorting, SortSearch):
            return replace(sorting, layout=layout_of(layout, sorting.layout))
        case _:
            return sorting


def _typed(asked: SortSearch, letter: str) -> str:
    """The text after one more letter; after a complete code, the next letter begins a new text."""
    before = asked.search
    if not letter:
        return before[:-1]
    if any(before.casefold() == one.scan.casefold() for one in asked.box.cards):
        before = ""
    return (before + letter)[:LONGEST] if letter.isprintable() and (letter != " " or before) else before


LISTED = 7.2  # hundredths: a row of a list
HEAD = 6.5
GROUNDS: Mapping[State, Colour] = {"seen": look.SLOT, "fresh": look.MAT}  # of the two lists
AROUND = 1.2  # hundredths, of a list
NAME, LISTED_NAME = 3.2, 3.5
LONG_NAME = 28  # letters of a name that takes more of its card than usual
LAID, UPRIGHT_LAID = 30.0, 34.0  # hundredths, of the card that was laid last
OWN_STATES: Mapping[State, str] = {"seen": "sorting-label-seen", "fresh": "sorting-label-fresh", "unknown": "sorting-label-strange"}


def draw_sorting(draft: Draft, words: Words, sorting: Sorting) -> None:
    match sorting:
        case Box():
            _lists(draft, words, sorting)
        case OnMat():
            _mat(draft, words, sorting)
        case SortSearch():
            _search(draft, words, sorting)


def _told(words: Words, box: Box, usual: str) -> str:
    """The status sentence; what holds for all cards goes before the usual one."""
    if box.returning:
        return words.say("sorting-all-return", players=box.players, count=box.returning)
    if not any(one.is_seen for one in box.cards):
        return words.say("sorting-none-seen")
    return words.say("sorting-all-seen") if all(one.is_seen for one in box.cards) else usual


# Two lists.


def _lists(draft: Draft, words: Words, box: Box) -> None:
    by_name = Button(words.say("sorting-label-search"), OpenPage("sort-search", box.about), "search")
    rest = page(draft, box.deck, Status(_told(words, box, words.say("sorting-lists")), buttons=(by_name,)))
    if not any(one.is_seen for one in box.cards):
        parts.all_well(draft, rest, words.say("sorting-label-all-return" if box.returning else "sorting-label-nothing"))
        return
    seen = [one for one in box.cards if one.is_seen]
    fresh = [one for one in box.cards if not one.is_seen]
    columns = 2 if draft.is_upright else 3
    of_seen = 0 if not seen else columns if not fresh else max(1, columns - 1) if len(seen) > len(fresh) else 1
    shares: tuple[tuple[list[SortedCard], int, State], ...] = ((seen, of_seen, "seen"), (fresh, columns - of_seen, "fresh"))
    head, below = rest.cut_top(draft.px(HEAD))
    lines = max(-(-len(cards) // wide) for cards, wide, _ in shares if wide)
    rows = parts.list_rows(draft, below, lambda _: [draft.px(LISTED)] * lines, box.at, gap=0.4)
    places = Rect(head.x, head.y, rows[0][1].w if rows else head.w, head.h).columns(columns, draft.px(3))
    for cards, wide, pile in shares:
        own, places = places[:wide], places[wide:]
        if own:
            whole = own[0].joined(own[-1])._replace(h=rest.h)
            ground = GROUNDS[pile]
            draft.plate(whole.inset(-draft.px(AROUND), -draft.px(0.8)), ground)
            _column(draft, words, whole._replace(h=head.h), rows, cards, wide, pile)


def _column(
    draft: Draft, words: Words, head: Rect, rows: Sequence[tuple[int, Rect]], cards: Sequence[SortedCard], wide: int, pile: State
) -> None:
    """A pile: its heading, and the names of its cards from left to right."""
    side = draft.px(5)
    mat_map.draw_state(draft, head.at_left(side), pile)
    text = words.say(f"sorting-label-pile-{pile}", count=len(cards))
    draft.text(head.cut_left(side + draft.px(1))[1], text, look.BODY, face="bold", ground=GROUNDS[pile], role="label")
    for line, row in rows:
        own = Rect(head.x, row.y, head.w, row.h)
        for place, one in zip(own.columns(wide, draft.px(3)), cards[line * wide : (line + 1) * wide], strict=False):
            _name(draft, _pictured(draft, place, one), one, LISTED_NAME, GROUNDS[pile])


def _pictured(draft: Draft, rect: Rect, card: SortedCard) -> Rect:
    """The picture of a card at the left, where it has one and its name has room beside it; the answer is the room of the name."""
    side, least = rect.h - draft.px(0.8), max(draft.px(look.CONDENSED_LEAST), draft.smallest)
    picture, rest = rect.cut_left(side + draft.px(1.4))
    if not card.emblem or draft.setter.fitted(card.name, "condensed", (rest.w, rest.h), least, least, 2).is_cut:
        return rect
    parts.paper_picture(draft, picture.at_left(side), card.emblem, radius=0.8)
    return rest


def _name(draft: Draft, rect: Rect, card: SortedCard, most: float, ground: Colour) -> None:
    draft.text(rect, card.name, most, least=look.CONDENSED_LEAST, lines=2, face="condensed", ground=ground, role="short-name")


# The mat.


def _mat(draft: Draft, words: Words, on_mat: OnMat) -> None:
    box, seen = on_mat.box, sum(one.is_seen for _, one in on_mat.lying)
    lie = words.say("sorting-lie", seen=seen, fresh=len(on_mat.lying) - seen) if on_mat.lying else words.say("sorting-lay")
    buttons = (Button(words.say("sorting-label-all"), OpenPage("sort-lists", box.about)),)
    rest = page(draft, box.deck, Status(_told(words, box, lie), buttons=buttons))
    above, below = _shared(draft, rest, on_mat.shape)
    _beside(draft, words, below, on_mat)  # before the map, so that it is read aloud before the map's letters
    states = [one for one in mat_map.present(on_mat.shape, on_mat.states) if one != "works"]
    across = 2 if above.w < draft.px(110) else 4
    legend, above = above.cut_bottom(mat_map.legend_height(draft, len(states), across))
    mat_map.draw_map(draft, above.cut_bottom(draft.px(1))[1] if states else above, on_mat.shape, on_mat.states)
    mat_map.legend(draft, words, legend, states, across, OWN_STATES)


def _shared(draft: Draft, rest: Rect, shape: Shape) -> tuple[Rect, Rect]:
    """The room of the mat, and the room beside or below it."""
    if draft.is_upright:
        above, below = rest.cut_top(round(rest.h * 0.48))
        return above, below.cut_top(draft.px(2))[1]
    if mat_map.is_wide(shape):
        above, below = rest.cut_top(draft.px(30))
        return above, below.cut_top(draft.px(2))[1]
    return parts.halves(draft, rest, 48)


def _beside(draft: Draft, words: Words, area: Rect, on_mat: OnMat) -> None:
    if not on_mat.lying and not on_mat.matter:  # a card alone has all the room
        _laid(draft, words, area, on_mat.laid)
        return
    if mat_map.is_wide(on_mat.shape) and not draft.is_upright:
        laid, rest = area.columns(2, draft.px(4))
    else:
        laid, rest = area.cut_top(min(draft.px(UPRIGHT_LAID if draft.is_upright else LAID), round(area.h * 0.56)))
        rest = rest.cut_top(draft.px(2))[1]
    _laid(draft, words, laid, on_mat.laid)
    told = on_mat.laid.text if isinstance(on_mat.laid, Strange) else ""  # it stands large above already
    matter_left = tuple(one for one in on_mat.matter if one != told)
    if matter_left:
        text = " ".join(matter_left)
        matter, rest = rest.cut_top(min(draft.text_height(text, rest.w - draft.px(6), 3.6, lines=4), rest.h // 2))
        sign, matter = matter.cut_left(draft.px(6))
        draft.add(Sign(sign.cut_left(draft.px(4))[0].middle(draft.px(4), draft.px(4)), "notice", look.NOTICE))
        draft.text(matter, text, 3.6, lines=4, upright="middle")
        rest = rest.cut_top(draft.px(1))[1]
    _places(draft, words, rest, on_mat)


def _places(draft: Draft, words: Words, area: Rect, on_mat: OnMat) -> None:
    """The cards on the mat, the seen ones first, each with its name and place."""
    cards = sorted(on_mat.lying, key=lambda one: not one[1].is_seen)
    tall = draft.px(LISTED)
    if area.h < tall:
        return
    for number, rect in parts.list_rows(draft, area, lambda _: [tall] * len(cards), on_mat.at, gap=0.4):
        slot, card = cards[number]
        sign, rest = rect.cut_left(draft.px(LISTED))
        mat_map.draw_state(draft, sign.middle(draft.px(5), draft.px(5)), _pile(card))
        text = words.say("sorting-label-at-seen" if card.is_seen else "sorting-label-at-fresh", place=PlaceName(slot))
        wide = draft.setter.letters.width(text, "condensed", draft.letters_px(NAME)) + draft.px(1)
        where, name = rest.cut_right(min(wide, rest.w * 2 // 5))
        _name(draft, _pictured(draft, name.cut_right(draft.px(1.5))[1], card), card, NAME, look.GROUND)
        draft.text(where, text, NAME, face="condensed", colour=look.QUIET, align="right", role="quiet")


def _pile(card: SortedCard) -> State:
    return "seen" if card.is_seen else "fresh"


def _laid(draft: Draft, words: Words, area: Rect, laid: SortedCard | Strange | None) -> None:
    """The card that was laid or tapped last, large."""
    draft.plate(area, look.MAT)
    inner = area.inset(draft.px(2), draft.px(2))
    match laid:
        case None:
            parts.nothing(draft, inner, words.say("sorting-laid-none"), "way-cards", look.MAT)
        case Strange(text):
            sign, rest = inner.cut_left(draft.px(11))
            draft.add(Sign(sign.cut_left(draft.px(9))[0].middle(draft.px(9), draft.px(9)), "notice", look.NOTICE))
            draft.text(rest, text, look.BODY, lines=5, ground=look.MAT)
        case SortedCard():
            card, rest = inner.cut_left(min(max(draft.px(30), min(inner.h, inner.w * 11 // 20)), inner.w * 11 // 20))
            _back(draft, card, laid)
            _verdict(draft, words, rest.cut_left(draft.px(2.5))[1], laid)


def _back(draft: Draft, rect: Rect, card: SortedCard) -> None:
    draft.add(Plate(rect, look.PAPER, radius=draft.px(1.4)))
    inner = rect.inset(draft.px(1.5), draft.px(1.2))
    two_lines = 2 * draft.setter.letters.height("condensed", draft.smallest)
    below, inner = inner.cut_bottom(max(draft.px(6.0), two_lines) if card.place else 0)
    side = min(inner.w, round(inner.h * (0.5 if len(card.name) < LONG_NAME else 0.36)))
    above, name = inner.cut_top(side)
    if card.emblem:
        draft.add(EmblemPicture(above.middle(side, side), card.emblem))
    else:
        name = inner
    _on_paper(draft, name, card.name, 5.0, look.INK, _face_for(draft, name, card.name, 5.0))
    _on_paper(draft, below, card.place, 3.2, look.QUIET_INK)


def _face_for(draft: Draft, rect: Rect, text: str, most: float) -> Face:
    """The face of a name: bold, as on the table, unless the name is too long."""
    found = draft.setter.fitted(text, "narrow", (rect.w, rect.h), draft.px(most), draft.px(look.LEAST), 5)
    return "condensed" if found.is_cut else "narrow"


def _on_paper(draft: Draft, rect: Rect, text: str, most: float, colour: Colour, face: Face = "condensed") -> None:
    least = look.CONDENSED_LEAST if face == "condensed" else look.LEAST
    draft.text(rect, text, most, least=least, lines=5, face=face, colour=colour, ground=look.PAPER, align="centre", role="short-name")


def _verdict(draft: Draft, words: Words, rect: Rect, card: SortedCard) -> None:
    """The pile of the card, as a sign and a word, and what to do."""
    above, below = rect.cut_top(round(rect.h * 0.55))
    side = min(draft.px(12), above.h, above.w // 3)
    mat_map.draw_state(draft, above.at_left(side), _pile(card))
    word = above.cut_left(side + draft.px(1.5))[1]
    draft.text(word, words.say(f"sorting-label-{_pile(card)}"), 8.0, least=3.4, lines=2, face="bold", ground=look.MAT, role="label")
    text = words.say("sorting-goes-seen" if card.is_seen else "sorting-goes-fresh")
    draft.text(below, text, 5.0, least=3.4, lines=4, ground=look.MAT, upright="top")


# By name.


def _search(draft: Draft, words: Words, asked: SortSearch) -> None:
    cards = cards_found(asked)
    rest = page(draft, "", Status(_told(words, asked.box, words.say("sorting-search-asks"))))
    keys, above = search.draw_field(draft, rest, asked.search, words.say("sorting-label-search"), asked.layout)
    if not cards:
        parts.nothing(draft, above, words.say("sorting-search-nothing"))
    across, tall = (1, draft.px(14)) if draft.is_upright else (2, search.tile_height(draft, above))
    for card, rect in search.found_tiles(draft, above, cards, asked.at, across, tall):
        _found(draft, words, rect, card)
    keyboard.letters(draft, words, keys, asked.layout, is_capital=False, has_accents=False)


def _found(draft: Draft, words: Words, rect: Rect, card: SortedCard) -> None:
    draft.plate(rect, look.MAT)
    inner = rect.inset(draft.px(1.2), draft.px(0.4))
    told, inner = inner.cut_right(min(draft.px(20), inner.w * 2 // 5))
    side = draft.px(6)
    sign, word = told.cut_left(side)
    mat_map.draw_state(draft, sign.middle(side, side), _pile(card))
    if card.emblem:
        side = min(inner.h, draft.px(8))
        plate, inner = inner.cut_square(side, draft.px(1.2))
        draft.plate(plate, look.PAPER, radius=0.8)
        draft.add(EmblemPicture(plate.inset(side // 10), card.emblem))
    beside, letters = " · ".join(one for one in (card.place, card.code) if one), draft.setter.letters
    lines = 1 if letters.width(beside, "condensed", draft.smallest) <= inner.w else 2
    line = letters.height("condensed", draft.smallest)
    if letters.width(card.name, "condensed", draft.smallest) > inner.w - draft.px(1) and inner.h < 3 * line + draft.px(1):
        beside, lines = "", 0  # a name of two lines leaves no room
    below, inner = inner.cut_bottom(max(draft.px(3.8), lines * line) if lines else 0)
    _name(draft, inner.cut_right(draft.px(1))[1], card, 4.0, look.MAT)
    draft.text(below, beside, 3, lines=lines, face="condensed", colour=look.QUIET, ground=look.MAT, role="short-name")
    text = words.say(f"sorting-label-{_pile(card)}")
    draft.text(word.cut_left(draft.px(1))[1], text, 4.0, lines=2, face="bold", ground=look.MAT, role="label")
