"""How a game is played: three pictures, reached from where the game is chosen, gone through by touches and left at any time."""

from __future__ import annotations

import pytest

from companion.core.games.registry import GAMES
from companion.screen.acts import GoBack, OpenPage, Page
from companion.screen.things import EmblemPicture, Piece, Scene, TextLine
from companion.screen.words import Words
from tests.pages.driven import page_of, run, scene, texts
from tests.pages.test_rules_reached import touch
from tests.screen.pages.samples import all_pages
from tests.screen.pages.samples import scene as drawn

SIZE = (1280, 720)


def sentence(number: int) -> str:
    return Words("en").say(f"agreeing-picture-{GAMES[0].id}-{number}")


def test_three_touches_lead_through_the_pictures_and_back_to_the_set_up():
    def script(evening):
        evening.open("set-up")
        yield None
        yield from touch(evening, OpenPage("explaining", GAMES[0].id))
        seen = []
        for act in (Page(1), Page(1), GoBack()):
            seen.append((page_of(evening), " ".join(texts(evening))))
            if act == GoBack():
                evening.act(next(one.act for one in scene(evening).targets if one.is_main))
                yield None
            else:
                yield from touch(evening, act)
        assert [(name, sentence(at) in said) for at, (name, said) in enumerate(seen, start=1)] == [("explaining", True)] * 3
        assert page_of(evening) == "set-up"

    run(script)


def test_the_pictures_are_left_at_the_first_one():
    def script(evening):
        evening.open("set-up")
        yield None
        yield from touch(evening, OpenPage("explaining", GAMES[0].id))
        yield from touch(evening, GoBack())
        assert page_of(evening) == "set-up"

    run(script)


def letters(of: Scene) -> set[str]:
    parts = [part for thing in of.things for part in (thing.parts if isinstance(thing, Piece) else (thing,))]
    return {part.text for part in parts if isinstance(part, TextLine) and part.role == "value"}


@pytest.mark.parametrize("language", ("en", "ru", "fr"))
def test_the_numbers_in_a_picture_are_those_of_its_description_alone(language):
    found = {name: letters(drawn(page, language, SIZE)) for name, page in all_pages(language).items() if name.startswith("explaining")}
    area, check, costs = (f"explaining, {GAMES[0].id} {at}" for at in (1, 2, 3))
    assert (found[area], found[check], found[costs]) == (set(), {"100", "60"}, {"100", "60", "10", "150"})


def test_a_picture_shows_emblems_and_no_card_of_a_deck():
    page = all_pages("en")[f"explaining, {GAMES[0].id} 1"]
    pieces = [thing for thing in drawn(page, "en", SIZE).things if isinstance(thing, Piece)]
    emblems = [part.name for piece in pieces for part in piece.parts if isinstance(part, EmblemPicture)]
    assert emblems == [
        "tower-residential", "landmark-castle", "landmark-church", "landmark-statue", "landmark-wheel", "landmark-tower",
    ]  # fmt: skip


@pytest.mark.parametrize(("language", "names"), (
    ("en", ["player before you", "you"]), ("ru", ["игрок перед вами", "вы"]), ("fr", ["joueur précédent", "vous"]),
))  # fmt: skip
def test_the_players_in_a_picture_of_costs_are_named(language, names):
    page = all_pages(language)[f"explaining, {GAMES[0].id} 3"]
    shown = [one.text for one in drawn(page, language, SIZE).things if isinstance(one, TextLine) and one.role == "label"]
    assert [one for one in shown if one in names] == names


def test_what_goes_where_is_written_at_its_arrow():
    pages = {name: drawn(page, "en", SIZE).things for name, page in all_pages("en").items() if name.startswith("explaining")}
    found = {name: {one.text for one in things if isinstance(one, TextLine)} for name, things in pages.items()}
    wanted = {"comparity 2": "100\u00a0>\u00a060", "comparity 3": "+3", "cardline 3": "box", "skyscrapers 3": "insurance"}
    assert [(name, text) for name, text in wanted.items() if text not in found[f"explaining, {name}"]] == []
