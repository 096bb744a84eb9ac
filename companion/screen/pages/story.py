"""The story of a past match, sentence by sentence."""

from __future__ import annotations

from companion.core.frozen import dataclass
from companion.core.games.game import Tone
from companion.screen import look
from companion.screen.acts import OpenPage
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.pages import parts
from companion.screen.things import Rect, Sign
from companion.screen.tone_signs import SIGNS
from companion.screen.words import Words

SIZE = 4.2
INDENT = 6.5  # hundredths, for the sign before a sentence


@dataclass(frozen=True, slots=True)
class Sentence:
    text: str
    tone: Tone = "plain"
    is_taken_back: bool = False


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


def draw_story(draft: Draft, words: Words, story: Story) -> None:
    sort = (Button(words.say("sorting-label-sort"), OpenPage("sorting", story.sorts)),) if story.sorts else ()
    rest = page(draft, story.title, Status(story.about, buttons=sort))
    head, rest = rest.cut_top(draft.px(11))
    _result(draft, head, story)
    rest = rest.cut_top(draft.px(2.5))[1]
    if not story.sentences:
        parts.nothing(draft, rest, words.say("page-story-nothing"))
    for number, rect in parts.list_rows(draft, rest, lambda wide: _talls(draft, words, story, wide), story.at, gap=1.2):
        _sentence(draft, words, rect, story.sentences[number])


def _result(draft: Draft, rect: Rect, story: Story) -> None:
    draft.plate(rect, look.MAT)
    inner = rect.inset(draft.px(2), draft.px(1.2))
    if story.is_won:
        inner = parts.prized(draft, inner, 6.5, 2)
    draft.text(inner, story.result, 5, lines=3, face="bold", ground=look.MAT)


def _text(words: Words, sentence: Sentence) -> str:
    return words.say("page-story-taken-back", text=sentence.text) if sentence.is_taken_back else sentence.text


def _talls(draft: Draft, words: Words, story: Story, wide: int) -> list[int]:
    room = wide - draft.px(INDENT)
    return [draft.text_height(_text(words, one), room, SIZE) for one in story.sentences]


def _sentence(draft: Draft, words: Words, rect: Rect, sentence: Sentence) -> None:
    sign, rest = rect.cut_left(draft.px(INDENT))
    line = Rect(sign.x, sign.y, draft.px(4), draft.setter.letters.height("sans", draft.px(SIZE)))
    if sentence.is_taken_back:
        draft.add(Sign(line.middle(draft.px(3.2), draft.px(3.2)), "undo", look.QUIET))
    elif sentence.tone in SIGNS:
        kind, colour = SIGNS[sentence.tone]
        ink = look.GROUND if kind != "violation" else look.NOTICE
        draft.add(Sign(line.middle(draft.px(3.8), draft.px(3.8)), kind, colour, ink))
    else:
        draft.add(Sign(line.middle(draft.px(1.1), draft.px(1.1)), "circle", look.FREE))
    colour = look.QUIET if sentence.is_taken_back else look.TEXT
    draft.text(rest, _text(words, sentence), SIZE, lines=12, colour=colour)
