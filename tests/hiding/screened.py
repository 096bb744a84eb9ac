"""What the screen shows of a desk, thing by thing and pixel by pixel: outputs `scenes`, `pixels`, `tray` and `kept picture`.

`scenes` and `pixels` hold at every step the table while something is told and when it was read, with the map of its mat and the stage of a
check where these are there; in turns a page: in a series, pause, menu, why, choices, search, corrections, a closed card that is
touched, home, shelf, history, players, a player, the rules; of a match that is over its end, its last table, its story and its tables.
`kept picture` is the file in which an end is kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pygame.image

from companion.core.decks.card import LANGUAGES
from companion.core.referee.table_view import table_view
from companion.pages.endings import ending_of
from companion.pages.page_stack import searched
from companion.pages.telling import Telling
from companion.record.highlights import standing
from companion.screen.draft import Draft
from companion.screen.end import draw_end
from companion.screen.ending import Ending
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.match import amend, choosing, pause, verdict
from companion.screen.pages import search
from companion.screen.pages.story import draw_then
from companion.screen.painter import picture
from companion.screen.sight import SeriesShown, Sight
from companion.screen.stage import staged
from companion.screen.table import draw_table, seat_of
from companion.screen.things import Piece, Scene
from companion.screen.tray import draw_tray
from companion.screen.words import Words
from companion.words.lines import Lines
from tests.hiding.desk import Desk
from tests.hiding.exam import Outputs
from tests.hiding.past import Draw, kept_as, pages_of, stories_of
from tests.screen.test_tray import tray_of

SIZE = (800, 480)
LATEST = 40  # announcements that the screen has heard: what it tells goes back no further than the last check
TOLD_AFTER = (0.0, 1000.0)  # seconds after they were said: while the first is told, and when all was read
LETTERS = FontLetters()  # how wide words are is the same for all


def screened(desk: Desk) -> Outputs:
    """The table, and in turns one of the pages, in one of the languages: each step has others. Nothing is remembered from desk to desk."""
    turn, setter = len(desk.marks), Typesetter(LETTERS)
    scenes, pixels = [], []
    for name, draw in screens_of(desk, turn):
        draft = Draft(SIZE, setter)
        draw(draft)
        scene = draft.scene()
        scenes.append(f"{name}: {written(scene)}")
        pixels.append(f"{name}: {hashlib.sha256(pygame.image.tobytes(picture(scene), 'RGB')).hexdigest()}")
    return {"scenes": "\n".join(scenes), "pixels": "\n".join(pixels), "tray": _tray(desk, setter), "kept picture": _kept(desk)}


def _kept(desk: Desk) -> str:
    """The file of the end, in which there is no button; nothing as long as a match goes on."""
    sight = sight_of(desk, LANGUAGES[len(desk.marks) % len(LANGUAGES)])
    return kept_as(sight, _ending(desk, sight)) if sight.table.view.winners else ""


def _tray(desk: Desk, setter: Typesetter) -> str:
    """Some cards as somebody at a simulated table holds them: their backs, which whoever sits there sees; of towers, their faces."""
    state = desk.referee.state
    if state.match.game.ground == "sites":
        return ""
    draft = Draft(SIZE, setter)
    sight = sight_of(desk, LANGUAGES[0])
    draw_tray(draft, sight, tray_of(sight, draft.u, count=7, here=1))
    return written(draft.scene())


def written(scene: Scene) -> str:
    """With the parts of its cards, which a card's own text leaves out."""
    parts = [one.parts for one in (*scene.things, *scene.over) if isinstance(one, Piece)]
    return f"{scene!r} {parts!r}"


def screens_of(desk: Desk, turn: int) -> Iterator[tuple[str, Draw]]:
    """By name; of a page that is shown only in turns it is that of this turn."""
    sight, telling = sight_of(desk, LANGUAGES[turn % len(LANGUAGES)]), Telling()
    telling.heard(desk.referee.heard[-LATEST:], 0.0)
    before = None
    for after in TOLD_AFTER:
        telling.pass_time(after)
        sight = replace(sight, told=telling.told())
        if sight.told != before:
            on_stage = " on its stage" if sight.ground == "area" and staged(sight) else ""
            yield f"table{on_stage} after {after}", partial(draw_table, sight=sight)
        before = sight.told
    pages = list((_pages(sight) | pages_of(desk, sight)).items())
    yield pages[turn % len(pages)]
    if sight.table.view.winners:
        yield "end", partial(draw_end, sight=sight, ending=_ending(desk, sight))
        yield "past", lambda draft: draw_then(draft, sight, draft.area)
        yield from stories_of(desk, sight)


def _ending(desk: Desk, sight: Sight) -> Ending:
    return ending_of(standing(desk.journal.entries()), sight.lines.moment)


def sight_of(desk: Desk, language: str) -> Sight:
    state = desk.referee.state
    table, match = table_view(state), state.match
    names = {player.seat: player.name for player in match.setup.players} | {one.seat: one.name for one in table.view.seats}
    return Sight(table, desk.deck, match.shape, match.game.ground, Lines(language, match.game.id, desk.deck, names))


def _pages(sight: Sight) -> dict[str, Draw]:
    lines, table, deck = sight.lines, sight.table, sight.deck
    wins = SeriesShown(3, tuple((one.seat, number % 2) for number, one in enumerate(table.view.seats)))
    found: dict[str, Draw] = {
        "in a series": lambda draft: draw_table(draft, replace(sight, series=wins)),
        "pause": lambda draft: pause.pause(draft, sight),
        "menu": lambda draft: pause.menu(draft, sight),
        "why": lambda draft: verdict.draw_why(draft, sight),
        "choices": lambda draft: choosing.draw_choices(draft, sight, ""),
        "search": lambda draft: search.draw_search(draft, Words(lines.language), searched(sight, table.expected.offers, seat_of(sight))),
    }
    for what in ("card-is", "accept"):
        found[what] = lambda draft, what=what: amend.draw_amend(draft, lines, table, deck, amend.Amending(what))
    closed = next((one.card for one in table.view.places if not one.is_open), None)
    if closed is not None:
        found["a closed card, touched"] = lambda draft: draw_table(draft, replace(sight, inspected=closed))
    return found
