"""The rulings of a game as a person reads them, each with its number; the one behind the last verdict stands out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Literal

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Act, Change, Page
from companion.screen.draft import Draft
from companion.screen.frame import Status, page
from companion.screen.pages import parts
from companion.screen.things import Plate, Rect
from companion.screen.words import Words

SIZE, HEAD, GAP = 4.7, 6.5, 1.0  # hundredths, of a ruling's letters, of the heading above the first ruling of a part, between two rulings
NUMBER, PAD, BAR = 10.5, 1.2, 0.8  # of the room for a ruling's number; around a ruling; of the bar beside the one that stands out
TILE = 14.0
HIDDEN = "H"  # begins the numbers of rulings about what stays hidden

Part = Literal["own", "table", "hidden"]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling by its number, such as C10, and what it says."""

    number: str
    text: str


@dataclass(frozen=True, slots=True)
class Rules:
    """The page; `happened` is the number of the ruling behind the last verdict, `said` the sentence of that verdict.

    Shown is the page of the list with ruling `top`, or as many pages on as `at` says.
    """

    game: str
    rulings: tuple[Ruling, ...]
    happened: str = ""
    said: str = ""
    top: int = 0
    at: int = 0


def rules_page(game: str, rulings: Iterable[tuple[str, str]], happened: str = "", said: str = "") -> Rules:
    """The page open at the ruling behind the last verdict, or else at the first one."""
    opened = Rules(game, tuple(Ruling(*one) for one in rulings), happened, said)
    known = any(one.number == happened for one in opened.rulings)
    return changed_rules(opened, Change("ruling", happened)) if known else replace(opened, happened="", said="")


def changed_rules(rules: Rules, act: Act) -> Rules:
    match act:
        case Change("ruling", number):
            found = next((at for at, one in enumerate(rules.rulings) if one.number == number), rules.top)
            return replace(rules, top=found, at=0)
        case Page(by):
            return replace(rules, at=min(max(rules.at + by, -rules.top), len(rules.rulings)))
        case _:
            return rules


def draw_rules(draft: Draft, words: Words, rules: Rules) -> None:
    rest = page(draft, rules.game, Status(words.say("page-rules-happened" if rules.happened else "page-rules-all")))
    if rules.happened:
        tile, rest = rest.cut_top(draft.px(TILE))
        _what_happened(draft, words, tile, rules)
        rest = rest.cut_top(draft.px(2))[1]

    def talls(wide: int) -> list[int]:
        return [_tall(draft, rules, at, wide) for at in range(len(rules.rulings))]

    shown = parts.page_of(draft, rest, talls, rules.top, gap=GAP, is_even=True) + rules.at
    for at, rect in parts.list_rows(draft, rest, talls, shown, gap=GAP, is_even=True):
        _ruling(draft, words, rect, rules, at)


def _what_happened(draft: Draft, words: Words, rect: Rect, rules: Rules) -> None:
    """The tile with the last verdict, which leads to the ruling behind it."""
    inner = parts.list_row(draft, rect, Change("ruling", rules.happened))
    head, below = inner.cut_top(draft.px(4.4))
    draft.text(head, words.say("page-label-rules-happened"), 3.4, colour=look.QUIET, ground=look.RAISED, role="quiet")
    least = draft.px(look.LEAST)
    is_long = draft.setter.fitted(rules.said, "bold", (below.w, below.h), least, least, 2).is_cut
    draft.text(below, rules.said, 4.2, lines=2, face="condensed" if is_long else "bold", ground=look.RAISED, role="label", least=look.LEAST)


def _part_of(rules: Rules, at: int) -> Part:
    """The part that a ruling belongs to: the game's own rulings have the letter of the first one."""
    letter = rules.rulings[at].number[:1]
    return "hidden" if letter == HIDDEN else "own" if letter == rules.rulings[0].number[:1] else "table"


def _begins_part(rules: Rules, at: int) -> bool:
    return at == 0 or _part_of(rules, at) != _part_of(rules, at - 1)


def _tall(draft: Draft, rules: Rules, at: int, wide: int) -> int:
    text = draft.text_height(rules.rulings[at].text, wide - draft.px(NUMBER) - 2 * draft.px(PAD) - draft.px(BAR), SIZE)
    return text + 2 * draft.px(PAD) + (draft.px(HEAD) if _begins_part(rules, at) else 0)


def _ruling(draft: Draft, words: Words, rect: Rect, rules: Rules, at: int) -> None:
    one = rules.rulings[at]
    if _begins_part(rules, at):
        head, rect = rect.cut_top(draft.px(HEAD))
        draft.text(head, words.say(f"page-label-rules-{_part_of(rules, at)}"), 4, colour=look.QUIET, role="quiet", face="bold")
    is_meant = one.number == rules.happened
    ground = look.RAISED if is_meant else look.MAT
    draft.plate(rect, ground)
    if is_meant:
        draft.add(Plate(rect.cut_left(draft.px(BAR))[0], look.PRIZE))
    number, text = rect.cut_left(draft.px(BAR))[1].inset(draft.px(PAD)).cut_left(draft.px(NUMBER))
    line = number.cut_top(draft.setter.letters.height("sans", draft.letters_px(SIZE)))[0]
    draft.text(line, one.number, SIZE, least=look.LEAST, face="bold", colour=look.EXPECTED, ground=ground, role="label")
    draft.text(text, one.text, SIZE, lines=20, ground=ground, upright="top", is_filled=True)
