"""The list of decks, each with the number of its cards whose sticker is known; a touch goes on with one deck."""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Change, OpenPage
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.pages import parts
from companion.screen.pages.problems import draw_only_problem, draw_problem, problem_height
from companion.screen.things import EmblemPicture, Face, Plate, Rect
from companion.screen.words import Words
from companion.words.problems import WordedProblem

ROW, UPRIGHT_ROW = 15.0, 18.0  # hundredths
FACTS = 2  # lines below the name of a deck
AGAIN = Change("again", "")  # the files are read anew
BAR, BESIDE = 1.2, 4.2  # hundredths: the bar, as long in each row; the line above it


@dataclass(frozen=True, slots=True)
class Copies:
    """A further box of a deck: the number of its cards with a known sticker, and how many of these lack the second of two."""

    box: int
    count: int
    halves: int = 0


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck; `halves` counts cards that lack the second of two stickers, `boxes` are further copies of the same deck."""

    id: str
    name: str
    emblem: str
    count: int
    most: int
    halves: int = 0
    boxes: tuple[Copies, ...] = ()


@dataclass(frozen=True, slots=True)
class DeckList:
    """The page; `matter` says why no sticker can be learned now, `lacks` are problems of files that cannot be read."""

    decks: tuple[DeckRow, ...]
    lacks: tuple[WordedProblem, ...] = ()
    matter: str = ""
    at: int = 0


def draw_decks(draft: Draft, words: Words, cards: DeckList) -> None:
    again = (Button(words.say("enrol-label-try"), AGAIN, is_main=True),) if cards.matter else ()
    rest = page(draft, words.say("enrol-label-cards"), Status(cards.matter or words.say("enrol-touch-a-deck"), buttons=again))
    rows: tuple[DeckRow | WordedProblem, ...] = cards.lacks if cards.matter else (*cards.decks, *cards.lacks)
    if len(rows) == 1 and not isinstance(rows[0], DeckRow):
        draw_only_problem(draft, rest, rows[0])
        return

    def talls(wide: int) -> list[int]:
        return [_row_height(draft, words, row) if isinstance(row, DeckRow) else problem_height(draft, row, wide) for row in rows]

    for number, rect in parts.list_rows(draft, rest, talls, cards.at):
        row = rows[number]
        if isinstance(row, DeckRow):
            _deck(draft, words, rect, row)
        else:
            draw_problem(draft, rect, row)


def _row_height(draft: Draft, words: Words, deck: DeckRow) -> int:
    return draft.px(UPRIGHT_ROW if draft.is_upright else ROW) + draft.px(BESIDE) * (len(_facts(words, deck)) > 1)


def _deck(draft: Draft, words: Words, rect: Rect, deck: DeckRow) -> None:
    inner, ground = parts.list_row(draft, rect, OpenPage("enrol", deck.id)), look.RAISED
    side = draft.px(9)
    paper, inner = inner.cut_square(side, draft.px(2.5))
    draft.add(Plate(paper, look.PAPER, radius=draft.px(1)), EmblemPicture(paper.inset(draft.px(1)), deck.emblem))
    bar, above = inner.cut_bottom(draft.px(BAR))
    for fact in reversed(_facts(words, deck)):
        below, above = above.cut_bottom(draft.px(BESIDE))
        draft.text(below, fact, 3.4, ground=ground, colour=look.QUIET, role="quiet", align="right")
    name, counted = parts.halves(draft, above, 54, 2)
    draft.text(name, deck.name, look.BODY, lines=2, face=named_in(draft, deck.name, name.w), ground=ground)
    text = words.say("enrol-label-counted", count=deck.count, of=deck.most)
    draft.text(counted, text, 4.2, lines=2, ground=ground, align="right")
    progress(draft, bar, deck.count, deck.most)


def _facts(words: Words, deck: DeckRow) -> tuple[str, ...]:
    """What else there is to know of a deck, one thing to a line; many boxes are counted."""
    lacking = (words.say("enrol-label-halves", count=deck.halves),) if deck.halves else ()
    boxes = tuple(_box(words, one) for one in deck.boxes)
    if len(lacking) + len(boxes) > FACTS:
        boxes = (words.say("enrol-label-boxes", count=len(boxes)),)
    return (*lacking, *boxes)


def _box(words: Words, copies: Copies) -> str:
    counted = words.say("enrol-label-box-counted", which=copies.box, count=copies.count)
    return f"{counted}, {words.say('enrol-label-halves', count=copies.halves)}" if copies.halves else counted


def named_in(draft: Draft, name: str, wide: int) -> Face:
    """The face in which a name of long words stands in two rows of that width."""
    return "bold" if parts.face_for(draft, name, wide, "bold") == "bold" else "narrow"


def progress(draft: Draft, rect: Rect, count: int, most: int) -> None:
    """A bar that shows which part is done."""
    radius = rect.h // 2
    draft.add(Plate(rect, look.SLOT, radius=radius))
    wide = rect.w * min(count, most) // max(most, 1)
    if wide > 0:
        draft.add(Plate(Rect(rect.x, rect.y, max(wide, rect.h), rect.h), look.EXPECTED, radius=radius))
