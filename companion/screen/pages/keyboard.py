"""A keyboard on the screen, for names: the letters of each language, and names that were used before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Act, Change, Type
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.things import Rect
from companion.screen.words import Words

Layout = Literal["en", "fr", "ru", "digits"]
LAYOUTS: tuple[Layout, ...] = ("en", "fr", "ru", "digits")
KEYS: Mapping[Layout, tuple[str, ...]] = {
    "en": ("qwertyuiop", "asdfghjkl", "zxcvbnm'-"),
    "fr": ("azertyuiop", "qsdfghjklm", "wxcvbn'-"),
    "ru": ("йцукенгшщзхъ", "фывапролджэё", "ячсмитьбю-"),
    "digits": ("1234567890", "äöüßøåñíóú", ".&'-"),
}
ACCENTS: Mapping[Layout, str] = {"fr": "éèêëàâçîïôùœ"}
CALLED: Mapping[Layout, str] = {"en": "QWERTY", "fr": "AZERTY", "ru": "АБВГ", "digits": "123"}
LONGEST = 20
BETWEEN, KEY = 1.0, 8.4  # hundredths: from key to key; a key, lower than a button so that more is seen of what is found
SWITCH = 16.0  # the key of another layout


@dataclass(frozen=True, slots=True)
class Keyboard:
    """The page; `names` were used before and are offered, `seat` is the number of the seat that is being named."""

    layout: Layout
    typed: str = ""
    names: tuple[str, ...] = ()
    seat: int = 0
    asks: str = ""  # what is asked, where it is not who plays
    before: str = ""  # whose seat it has been


def layout_of(name: str, otherwise: Layout = "en") -> Layout:
    """The letters of a language, or of a layout by its name."""
    return next((one for one in LAYOUTS if one == name), otherwise)


def keyboard(language: str, typed: str = "", names: tuple[str, ...] = (), seat: int = 0) -> Keyboard:
    """A keyboard with the letters of that language."""
    return Keyboard(layout_of(language), typed, names, seat)


def changed_keyboard(page: Keyboard, act: Act) -> Keyboard:
    match act:
        case Type(""):
            return replace(page, typed=page.typed[:-1])
        case Type(letter):
            return replace(page, typed=typed_name(page.typed, letter))
        case Change("layout", layout):
            return replace(page, layout=layout_of(layout, page.layout))
        case _:
            return page


def typed_name(before: str, letter: str) -> str:
    """The name after one more letter: it is printable, has no comma, no space at its beginning, and at most LONGEST letters."""
    if not letter.isprintable() or "," in letter or (letter == " " and (not before or before.endswith(" "))):
        return before
    return (before + letter)[:LONGEST]


def draw_keyboard(draft: Draft, words: Words, board: Keyboard) -> None:
    """The page; *OK* and a name used before are `Change("name", ...)`, leaving the page is `Change("rename", "")`."""
    name = board.typed.strip()
    buttons = (Button(words.say("page-label-ok"), Change("name", name), "tick", is_main=True),) if name else ()
    text = words.say("page-keyboard-named", name=name) if name else board.asks or words.say("page-keyboard-asks")
    rest = page(draft, "", Status(text, (board.seat, name or board.before), buttons))
    head, rest = rest.cut_top(draft.px(look.TOUCH))
    field(draft, head, board.typed, words.say("page-label-name"), Change("rename", ""))
    keys_tall = height(draft, board.layout, has_accents=True)
    keys, above = rest.cut_bottom(keys_tall)
    _offered(draft, above.inset(0, draft.px(1.4)), board)
    letters(draft, words, keys, board.layout, is_capital=_begins_a_word(board.typed), has_accents=True)


def field(draft: Draft, head: Rect, text: str, empty: str, back: Act) -> None:
    """The text that was typed, with a button that leads back before it."""
    left, head = head.cut_left(draft.px(look.TOUCH + 2.5))
    draft.button(Rect(left.x, left.y, draft.px(look.TOUCH), left.h), "", back, sign="back")
    draft.plate(head, look.MAT, edge=look.FREE, thick=0.3)
    inner = head.inset(draft.px(2.5), draft.px(0.8))
    if text:
        draft.text(inner, text.replace(" ", "\u00a0"), look.STATUS, least=look.LEAST, face="bold", ground=look.MAT, role="body")
    else:
        draft.text(inner, empty, look.BODY, colour=look.QUIET, ground=look.MAT, role="quiet")


def height(draft: Draft, layout: Layout, *, has_accents: bool) -> int:
    """The height of the keys."""
    number = len(KEYS[layout]) + 1 + (has_accents and layout in ACCENTS)
    key = look.TOUCH + 4 if draft.is_upright else KEY  # narrow keys are easier to hit where they are tall
    return draft.px(key) * number + draft.px(BETWEEN) * (number - 1)


def letters(draft: Draft, words: Words, area: Rect, layout: Layout, *, is_capital: bool, has_accents: bool) -> None:
    accents = (ACCENTS[layout],) if has_accents and layout in ACCENTS else ()
    lines = (*KEYS[layout], *accents)
    rows = area.rows(len(lines) + 1, draft.px(BETWEEN))
    most = max(map(len, lines))
    wide = (area.w - draft.px(BETWEEN) * (most - 1)) // most
    for row, line in zip(rows, lines, strict=False):
        room = wide * len(line) + draft.px(BETWEEN) * (len(line) - 1)
        for key, letter in zip(row.middle(room, row.h).columns(len(line), draft.px(BETWEEN)), line, strict=True):
            one = letter.upper() if is_capital and letter != "ß" else letter
            draft.button(key, one, Type(one), size=5, lines=1)
    _last_row(draft, words, rows[-1], layout)


def _last_row(draft: Draft, words: Words, row: Rect, layout: Layout) -> None:
    """Each other layout at one touch, the blank, and the key that takes the last letter away."""
    gap, side = draft.px(BETWEEN), min(draft.px(SWITCH), row.w // 6)
    rest = row
    for other in LAYOUTS:
        if other != layout:
            key, rest = rest.cut_left(side)
            rest = rest.cut_left(gap)[1]
            draft.button(key, CALLED[other], Change("layout", other), size=3.6, lines=1)
    last, middle = rest.cut_right(side)
    draft.button(last, "", Type(""), sign="left")
    draft.button(middle.cut_right(gap)[1], words.say("page-label-space"), Type(" "), size=3.6, lines=1)


def _begins_a_word(text: str) -> bool:
    return not text or text[-1] in " -"


def _offered(draft: Draft, area: Rect, board: Keyboard) -> None:
    """Names used before that begin with the typed letters."""
    names = [name for name in board.names if name.casefold().startswith(board.typed.strip().casefold())]
    tall = draft.px(look.TOUCH)
    if not names or area.h < tall:
        return
    across, gap = 6 if not draft.is_upright else 3, draft.px(BETWEEN)
    down = max(1, min((area.h + gap) // (tall + gap), -(-len(names) // across)))
    for number, name in enumerate(names[: across * down]):
        draft.button(area.tile(number, across, tall, gap, gap), name, Change("name", name), size=4)
