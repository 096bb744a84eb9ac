"""Which screens the exam of hiding looks at, by name, so that a new one is not forgotten."""

from __future__ import annotations

from functools import cache

import pytest

from companion.core.decks.card import LANGUAGES
from companion.screen.cells import cells_of
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.things import Rect
from tests.hiding.desk import Desk
from tests.hiding.examining import recorded
from tests.hiding.games import EXAMS
from tests.hiding.permuting import renumbered, swapped
from tests.hiding.screened import SIZE, screened, screens_of, sight_of

MATCHES = 6
PAGES = {"pause", "menu", "why", "choices", "search", "card-is", "accept", "home", "shelf", "history", "players", "player", "rules"}
AT_ANY_TIME = {"table", "in a series", *PAGES}
OF_A_GAME = {
    "comparity": {"table on its stage", "a closed card, touched"},
    "cardline": set(),
    "skyscrapers": set(),
}
AT_THE_END = {"end", "past", "story", "story, sentences", "story, sentences, more", "story, moment"}


@cache
def seen(game):
    """The names of all screens of some matches, without their numbers; every step is looked at."""
    names, has_map = set(), False
    for number in range(MATCHES):
        one = recorded(game, number)
        desk = Desk(one.plan.asked, one.deck)
        for line in one.lines:
            desk.tell(line)
            names |= {kind(name) for name, _ in screens_of(desk, len(desk.marks))}
            has_map = has_map or (game == "comparity" and shows_map(desk))
    return frozenset(names), has_map


def kind(name):
    return name.partition(" after ")[0].partition(" of ")[0].rstrip(" 0123456789")


def shows_map(desk):
    draft, sight = Draft(SIZE, Typesetter(FontLetters())), sight_of(desk, LANGUAGES[0])
    return cells_of(draft, sight, Rect(0, 0, SIZE[0] * 2 // 3, SIZE[1] * 3 // 4)).map is not None


@pytest.mark.exam
@pytest.mark.parametrize("game", EXAMS)
def test_every_kind_of_screen_is_looked_at(game):
    names, has_map = seen(game)
    assert names == AT_ANY_TIME | OF_A_GAME[game] | AT_THE_END
    assert has_map == (game == "comparity")


@pytest.mark.parametrize("game", ["comparity", "cardline"])
def test_two_closed_cards_that_exchange_their_numbers_change_no_scene_no_pixel_and_no_picture_that_is_kept(game):
    one = over(game)
    step = one.steps[-1]
    hidden = sorted(one.hidden(step) & one.named(step)) or sorted(one.hidden(step))
    decks = [one.deck, renumbered(one.deck, swapped(*hidden[:2]))]
    first, second = (screened(told(one, deck)) for deck in decks)
    assert first.keys() == {"scenes", "pixels", "tray", "kept picture"}
    assert first["kept picture"]
    assert first == second


def test_the_picture_that_is_kept_shows_what_was_open():
    one = over("comparity")
    shown = sorted(one.public[one.steps[-1]])
    other = renumbered(one.deck, dict(zip(shown, [*shown[1:], *shown[:1]], strict=True)))
    assert screened(told(one, one.deck))["kept picture"] != screened(told(one, other))["kept picture"]


def over(game):
    """The first match that a player has won."""
    return next(one for number in range(12) if (one := recorded(game, number)).is_over)


def told(one, deck):
    desk = Desk(one.plan.asked, deck)
    for line in one.lines:
        desk.tell(line)
    return desk
