"""How a game is played, in a few pictures with a sentence each, which can be left at any of them."""

from __future__ import annotations

from dataclasses import replace

from companion.core.frozen import dataclass
from companion.core.games.pictured import Picture
from companion.screen import look
from companion.screen.acts import Act, GoBack, Page
from companion.screen.draft import Draft
from companion.screen.frame import Button, Status, page
from companion.screen.pages.examples import draw_picture
from companion.screen.things import Plate, Rect
from companion.screen.words import Words

PIP, PIP_GAP = 2.2, 1.2  # hundredths: a dot for each picture


@dataclass(frozen=True, slots=True)
class Explaining:
    """The page; `game` is the game's id, and `at` the number of the picture that is shown."""

    game: str
    pictures: tuple[Picture, ...]
    at: int = 0

    @property
    def is_last(self) -> bool:
        return self.at == len(self.pictures) - 1


def changed_explaining(shown: Explaining, act: Act) -> Explaining:
    return replace(shown, at=min(max(shown.at + act.by, 0), len(shown.pictures) - 1)) if isinstance(act, Page) else shown


def draw_explaining(draft: Draft, words: Words, shown: Explaining) -> None:
    """A touch on the picture goes on, as its button does."""
    on: Act = GoBack() if shown.is_last else Page(1)
    label = words.say("page-label-understood" if shown.is_last else "page-label-next")
    sentence = words.say(f"agreeing-picture-{shown.game}-{shown.at + 1}")
    rest = page(draft, words.say(f"history-game-{shown.game}"), Status(sentence, buttons=(Button(label, on, is_main=True),)))
    _dots(draft, rest, shown)
    draft.plate(rest, look.MAT, radius=1.6)
    draft.touch(rest, on, said=label)
    draw_picture(draft, words, shown.pictures[shown.at], rest.inset(draft.px(4), draft.px(3)))


def _dots(draft: Draft, rest: Rect, shown: Explaining) -> None:
    """At the right above the picture: how many pictures there are, and which of them this is."""
    side, gap, number = draft.px(PIP), draft.px(PIP_GAP), len(shown.pictures)
    left, top = rest.right - number * side - (number - 1) * gap, rest.y - draft.px(2.5) - (draft.px(look.TOUCH) + side) // 2
    for one in range(number):
        colour = look.TEXT if one == shown.at else look.FREE
        dot = Rect(left + one * (side + gap), top, side, side)
        draft.add(Plate(dot, colour if one == shown.at else None, colour, max(2, draft.px(0.3)), side // 2))
