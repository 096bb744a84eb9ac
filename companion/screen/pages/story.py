"""The story of a past match: what decided it, then the whole, sentence by sentence; and a bar that shows the table of any moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, replace
from typing import Protocol

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.core.games.game import Tone
from companion.screen import look
from companion.screen.acts import Act, Change, OpenPage, Page
from companion.screen.draft import Draft
from companion.screen.end_pictures import draw_area
from companion.screen.end_ruler import draw_ruler
from companion.screen.ending import Ending
from companion.screen.frame import Button, Status, page
from companion.screen.pages import parts
from companion.screen.sight import Sight
from companion.screen.things import Plate, Rect, Sign
from companion.screen.tone_signs import SIGNS
from companion.screen.tower import place_of_tower
from companion.screen.towers import draw_towers, spot_of
from companion.screen.words import Words

SIZE, SMALL, MOMENT, HEADING = 4.6, 4.0, 4.8, 4.0  # hundredths; small beside a table where all would not fit else
INDENT = 6.5  # hundredths, for the sign before a sentence
PAD, LEAST_ROW = 0.8, look.TOUCH  # around a moment that can be touched, and its least height
LOW, HIGH = 8.0, 11.0  # the height of the result above moments, and above sentences alone
BAR, STOP = 10.0, 9.0  # the height of the bar, and the least width of a place on it
TOLD, UPRIGHT_TOLD = 0.32, 0.36  # of the room beside or below the table, for the sentences


class Replay(Protocol):
    """The tables of a match that is over, as everyone saw them."""

    def sight(self, entry: int) -> Sight | None:
        """After that entry; None where the match would be ruled otherwise now."""
        ...


@dataclass(frozen=True, slots=True)
class Sentence:
    text: str
    tone: Tone = "plain"
    is_taken_back: bool = False
    entry: int = field(default=-1, compare=False)  # after which it was said
    brief: str = field(default="", compare=False)  # what happened, without what was to be done then; empty: the text
    cards: frozenset[CardId] = field(default=frozenset(), compare=False)  # those that it speaks of


@dataclass(frozen=True, slots=True)
class Story:
    """The page; `title` is the game, `about` says when it was played and by whom."""

    title: str
    about: str
    result: str
    sentences: tuple[Sentence, ...]
    is_won: bool = True
    at: int = 0
    sorts: str = ""  # the match whose cards can be sorted (C17)
    moments: tuple[Sentence, ...] = field(default=(), compare=False)  # that decided it
    replay: Replay | None = field(default=None, compare=False)
    step: int | None = None  # of `steps`, whose table is shown; None: the sentences are

    @property
    def steps(self) -> tuple[int, ...]:
        """The entries after which something was said."""
        return tuple(dict.fromkeys(one.entry for one in self.sentences))


def changed_story(story: Story, act: Act) -> Story:
    """Leafing goes from moment to moment while a table is shown."""
    last = len(story.steps) - 1
    if isinstance(act, Change) and act.field == "moment":
        return replace(story, step=min(max(int(act.value), 0), last) if act.value else None)
    if isinstance(act, Page) and story.step is not None:
        return replace(story, step=min(max(story.step + act.by, 0), last))
    return parts.leafed(story, act)


def draw_story(draft: Draft, words: Words, story: Story) -> None:
    sort = (Button(words.say("sorting-label-sort"), OpenPage("sorting", story.sorts)),) if story.sorts else ()
    rest = page(draft, story.title, Status(story.about, buttons=sort))
    if story.replay is not None and story.steps:
        bar, rest = rest.cut_bottom(draft.px(BAR))
        _draw_bar(draft, words, story, bar)
        rest = rest.cut_bottom(draft.px(2))[1]
    if story.replay is not None and story.step is not None:
        _draw_moment(draft, words, story, story.replay, rest)
    else:
        _draw_sentences(draft, words, story, rest)


# The sentences


def _draw_sentences(draft: Draft, words: Words, story: Story, rest: Rect) -> None:
    head, rest = rest.cut_top(draft.px(LOW if story.moments else HIGH))
    _result(draft, head, story)
    rest = rest.cut_top(draft.px(1.4 if story.moments else 2.5))[1]
    if not story.sentences:
        parts.nothing(draft, rest, words.say("page-story-nothing"))
        return
    rows = _rows(words, story)
    for number, rect in parts.list_rows(draft, rest, lambda wide: [_tall(draft, words, one, wide) for one in rows], story.at, gap=1.2):
        _draw_row(draft, words, rect, rows[number])


@dataclass(frozen=True, slots=True)
class Row:
    """A heading, a sentence, or a moment that leads to its table."""

    heading: str = ""
    sentence: Sentence | None = None
    leads: Change | None = None


def _rows(words: Words, story: Story) -> list[Row]:
    if not story.moments:
        return [Row(sentence=one) for one in story.sentences]
    places = {entry: number for number, entry in enumerate(story.steps)} if story.replay is not None else {}
    leading = [Row(sentence=one, leads=_leads(places.get(one.entry))) for one in story.moments]
    whole = [Row(sentence=one) for one in story.sentences]
    return [*leading, Row(words.say("page-label-story-whole")), *whole]


def _leads(step: int | None) -> Change | None:
    return Change("moment", str(step)) if step is not None else None


def _tall(draft: Draft, words: Words, row: Row, wide: int) -> int:
    if row.sentence is None:
        return draft.px(HEADING * 1.6)
    if row.leads is None:
        return draft.text_height(_text(words, row.sentence), wide - draft.px(INDENT), SIZE)
    tall = draft.text_height(_text(words, row.sentence), wide - draft.px(INDENT + 2 * PAD), MOMENT, face="condensed")
    return max(tall + draft.px(2 * PAD), draft.px(LEAST_ROW))


def _draw_row(draft: Draft, words: Words, rect: Rect, row: Row) -> None:
    if row.sentence is None:
        draft.text(rect, row.heading, HEADING, least=look.LEAST, colour=look.QUIET, role="quiet")
        return
    if row.leads is None:
        _sentence(draft, words, rect, row.sentence)
        return
    draft.plate(rect, look.RAISED)
    draft.touch(rect, row.leads)
    sign, text = rect.inset(draft.px(PAD), 0).cut_left(draft.px(INDENT))
    _draw_sign(draft, sign.middle(draft.px(4), draft.px(4)), row.sentence)
    told = _text(words, row.sentence)
    draft.text(text, told, MOMENT, least=look.LEAST, lines=6, face="condensed", ground=look.RAISED)


def _result(draft: Draft, rect: Rect, story: Story) -> None:
    draft.plate(rect, look.MAT)
    inner = rect.inset(draft.px(2), draft.px(0.8))
    if story.is_won:
        inner = parts.prized(draft, inner, 5.5, 2)
    draft.text(inner, story.result, 5, lines=3, face="bold", ground=look.MAT)


def _text(words: Words, sentence: Sentence) -> str:
    return words.say("page-story-taken-back", text=sentence.text) if sentence.is_taken_back else sentence.text


def _sentence(draft: Draft, words: Words, rect: Rect, sentence: Sentence, size: float = SIZE) -> None:
    sign, rest = rect.cut_left(draft.px(INDENT))
    _draw_sign(draft, Rect(sign.x, sign.y, draft.px(4), draft.setter.letters.height("sans", draft.px(size))), sentence)
    colour = look.QUIET if sentence.is_taken_back else look.TEXT
    draft.text(rest, _text(words, sentence), size, lines=12, colour=colour)


def _draw_sign(draft: Draft, line: Rect, sentence: Sentence) -> None:
    if sentence.is_taken_back:
        draft.add(Sign(line.middle(draft.px(3.2), draft.px(3.2)), "undo", look.QUIET))
    elif sentence.tone in SIGNS:
        kind, colour = SIGNS[sentence.tone]
        ink = look.GROUND if kind != "violation" else look.NOTICE
        draft.add(Sign(line.middle(draft.px(3.8), draft.px(3.8)), kind, colour, ink))
    else:
        draft.add(Sign(line.middle(draft.px(1.1), draft.px(1.1)), "circle", look.FREE))


# The table of a moment


def _draw_bar(draft: Draft, words: Words, story: Story, bar: Rect) -> None:
    """A step back, a bar on which any moment can be touched, a step on; stars stand where the match was decided."""
    step, last, side = story.step, len(story.steps) - 1, draft.px(look.TOUCH)
    left, rest = bar.cut_left(side)
    right, middle = rest.cut_right(side)
    before = Change("moment", str(step - 1)) if step else Change("moment", "") if step == 0 else None
    parts.sign_button(draft, left, "left", before)
    parts.sign_button(draft, right, "right", Change("moment", str(step + 1 if step is not None else 0)) if step != last else None)
    rail = middle.inset(draft.px(3), 0)
    _draw_rail(draft, story, rail)
    stops = max(min(rail.w // draft.px(STOP), last + 1), 1)
    for number, rect in enumerate(rail.columns(stops)):
        stop = round(number * last / max(stops - 1, 1))
        draft.touch(rect, Change("moment", str(stop)), is_on=False, said=_count(words, story, stop))


def _count(words: Words, story: Story, step: int) -> str:
    return words.say("page-label-story-step", step=str(step + 1), count=str(len(story.steps)))


def _draw_rail(draft: Draft, story: Story, rail: Rect) -> None:
    thin, last, y = draft.px(1.0), max(len(story.steps) - 1, 1), rail.centre[1]
    draft.add(Plate(Rect(rail.x, y - thin // 2, rail.w, thin), look.SLOT, radius=thin // 2))
    places = {entry: number for number, entry in enumerate(story.steps)}
    if story.step is not None:
        done = rail.w * story.step // last
        draft.add(Plate(Rect(rail.x, y - thin // 2, max(done, thin), thin), look.EXPECTED, radius=thin // 2))
    side = draft.px(2.6)
    for one in story.moments:
        if one.entry in places:
            x = rail.x + rail.w * places[one.entry] // last
            draft.add(Sign(Rect(x - side // 2, y - draft.px(4), side, side), "prize", look.PRIZE))
    if story.step is not None:
        knob = draft.px(3.4)
        x = rail.x + rail.w * story.step // last
        draft.add(Sign(Rect(x - knob // 2, y - knob // 2, knob, knob), "circle", look.NOTICE))


def _draw_moment(draft: Draft, words: Words, story: Story, replay: Replay, room: Rect) -> None:
    """The table as it was, and what was said then."""
    entry = story.steps[story.step or 0]
    told, ground = room.cut_bottom(round(room.h * UPRIGHT_TOLD)) if draft.is_upright else room.cut_right(round(room.w * TOLD))
    draft.plate(ground, look.MAT)
    sight, said = replay.sight(entry), [one for one in story.sentences if one.entry == entry]
    if sight is not None:
        marked = frozenset(card for one in said for card in one.cards)
        draw_then(draft, replace(sight, changed=marked), ground.inset(draft.px(1.5), draft.px(1.2)))
    inner = told.inset(0, draft.px(2)) if draft.is_upright else told.cut_left(draft.px(3))[1]
    head, inner = inner.cut_top(draft.px(6))
    draft.text(head, _count(words, story, story.step or 0), HEADING, least=look.LEAST, colour=look.QUIET, role="quiet")
    _draw_told(draft, words, [_in_brief(one) for one in said if one.tone != "turn"] or said, inner)


def _in_brief(sentence: Sentence) -> Sentence:
    return replace(sentence, text=sentence.brief or sentence.text)


def _draw_told(draft: Draft, words: Words, said: Sequence[Sentence], room: Rect) -> None:
    """As many of them as there is room for; the rest stands among the sentences."""
    y, wide, gap = room.y, room.w - draft.px(INDENT), draft.px(1.2)
    talls = {size: [draft.text_height(_text(words, one), wide, size) + gap for one in said] for size in (SIZE, SMALL)}
    size = SIZE if sum(talls[SIZE]) - gap <= room.h else SMALL
    for one, tall in zip(said, talls[size], strict=True):
        if y + tall - gap > room.bottom:
            return
        _sentence(draft, words, Rect(room.x, y, room.w, tall - gap), one, size)
        y += tall


def draw_then(draft: Draft, sight: Sight, room: Rect) -> None:
    """A table of the past, on which nothing can be touched; the cards that are told of have a frame."""
    table = replace(sight.table, expected=replace(sight.table.expected, offers=(), places=(), question=None))
    past = replace(sight, table=table)
    apart = Draft(draft.size, draft.setter, scale=draft.scale, area=draft.area)
    apart.about(sight.deck, sight.lines)
    match sight.ground:
        case "area":
            draw_area(apart, past, Ending(), room)
        case "row":
            draw_ruler(apart, past, room)
        case "sites":
            draw_towers(apart, past, room)
            _frame_towers(apart, past, room)
    draft.add(*apart.scene().things)


def _frame_towers(draft: Draft, sight: Sight, room: Rect) -> None:
    """Around each structure on which a card lies uppermost that is told of."""
    for structure in sight.table.view.structures:
        rect = spot_of(draft, sight, room, place_of_tower(sight, structure)) if structure.top in sight.changed else None
        if rect is not None:
            draft.add(Plate(rect.inset(-draft.px(0.3)), None, look.PRIZE, draft.px(0.7), draft.px(1.0)))
