"""What a scene is made of is kept from one scene to the next; nothing of a table that was shown before stays in it."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from companion.core.games.game import OfSeat
from companion.pages.telling import Telling
from companion.screen import laid
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.table import draw_table
from companion.screen.things import Piece, TextLine
from tests.screen.moments import NAMES, said_of, sight_of

SIZES = ((1280, 720), (480, 800))
LETTERS = FontLetters()


def parts_of(scene):
    """What a scene shows, to the last letter on each card."""
    return [one.parts if isinstance(one, Piece) else one for one in (*scene.things, *scene.over)]


def scene_of(sight, size, setter):
    draft = Draft(size, setter)
    draw_table(draft, sight)
    return draft.scene()


def sights(game):
    """Tables of several matches in all languages, each calm and with what was said there, in no order."""
    found = []
    for name in NAMES[game]:
        for language in ("en", "ru"):
            sight, telling = sight_of(name, language), Telling()
            telling.heard(said_of(name)[-6:], 0.0)
            places = sight.table.view.places
            changed, inspected = frozenset(one.card for one in places[-1:]), next((one.card for one in places), None)
            found += [sight, replace(sight, told=telling.told(), changed=changed), replace(sight, inspected=inspected)]
    Random(game).shuffle(found)
    return found


@pytest.mark.exam
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", NAMES)
def test_a_scene_is_the_same_whatever_was_shown_before(game, size):
    setter = Typesetter(LETTERS)
    for sight in sights(game):
        warm, cold = scene_of(sight, size, setter), scene_of(sight, size, Typesetter(LETTERS))
        assert warm == cold
        assert parts_of(warm) == parts_of(cold)


def test_what_looks_the_same_is_the_very_same_object():
    sight, setter = sight_of("comparity-midgame-7x7"), Typesetter(LETTERS)
    card = next(one.card for one in sight.table.view.places if one.is_open)
    places = tuple(replace(one, is_open=False, numbers={}) if one.card == card else one for one in sight.table.view.places)
    closed = replace(sight, table=replace(sight.table, view=replace(sight.table.view, places=places)))
    before, after = scene_of(closed, (1280, 720), setter), scene_of(sight, (1280, 720), setter)
    both = list(zip(before.things, after.things, strict=True))
    assert [one.key for one, its in both if one != its] == [f"card:{card}"]
    assert [one.key for one, its in both if isinstance(one, Piece) and one is not its] == [f"card:{card}"]


class Drawn:
    """Parts that note which of them were laid out."""

    def __init__(self):
        self.laid = []

    def row(self, draft, key, colour, radius=0):
        self.laid.append(key)
        draft.plate(draft.area, colour, radius=radius)
        return key


def test_a_part_is_laid_out_once_for_equal_inputs_and_answers_the_same_each_time():
    setter, drawn = Typesetter(LETTERS), Drawn()
    lay = drawn.row
    scenes = []
    for colour in ((1, 2, 3), (1, 2, 3), (4, 5, 6), (1, 2, 3)):
        draft = Draft((200, 100), setter)
        assert draft.part(lay, "a plate", colour) == "a plate"
        scenes.append(draft.scene())
    assert drawn.laid == ["a plate", "a plate"]
    assert [one.things[0].fill for one in scenes] == [(1, 2, 3), (1, 2, 3), (4, 5, 6), (1, 2, 3)]
    assert scenes[0].things[0] is scenes[1].things[0] is scenes[3].things[0]


def test_of_rows_only_those_are_laid_out_whose_values_differ():
    setter, drawn = Typesetter(LETTERS), Drawn()
    lay = drawn.row

    def fills(rows, *inputs):
        drawn.laid.clear()
        draft = Draft((200, 100), setter)
        draft.parts(lay, rows, *inputs)
        return [one.fill for one in draft.scene().things], list(drawn.laid)

    red, blue = (200, 0, 0), (0, 0, 200)
    assert fills([("a", red), ("b", red), ("c", red)]) == ([red, red, red], ["a", "b", "c"])
    assert fills([("a", red), ("b", blue), ("c", red)]) == ([red, blue, red], ["b"])
    assert fills([("c", red), ("a", red)]) == ([red, red], [])
    assert fills([("a", red), ("c", red)], 4) == ([red, red], ["a", "c"])


def test_a_part_stands_where_the_draft_stands_now():
    setter, drawn = Typesetter(LETTERS), Drawn()
    lay = drawn.row
    below, over, small = Draft((200, 100), setter), Draft((200, 100), setter), Draft((90, 90), setter)
    over.is_over = True
    for draft in (below, over, below, small):
        draft.part(lay, "a plate", (1, 2, 3))
    assert (len(below.scene().things), len(below.scene().over)) == (2, 0)
    assert (len(over.scene().things), len(over.scene().over)) == (0, 1)
    assert [one.rect for one in (*below.scene().things, *small.scene().things)] == [below.area, below.area, small.area]


class Sealed:
    """A deck that must not be compared, as its numbers are sealed."""

    def __eq__(self, other):
        raise AssertionError("compared")

    __hash__ = None


def test_a_deck_is_never_compared_with_another_one():
    setter, drawn = Typesetter(LETTERS), Drawn()
    lay, lines = drawn.row, sight_of("comparity-midgame-7x7").lines
    for deck in (first := Sealed(), first, Sealed()):
        draft = Draft((200, 100), setter)
        draft.about(deck, lines)
        draft.part(lay, deck, (1, 2, 3))
    assert len(drawn.laid) == 2


def test_a_player_who_takes_over_a_seat_is_called_by_name_at_once():
    sight, setter = sight_of("comparity-midgame-7x7"), Typesetter(LETTERS)
    seat = sight.table.view.turn
    scene_of(sight, (1280, 720), setter)
    sight.lines.rename({"seat": OfSeat(seat), "name": "Zoe"})
    status = [
        one.said or one.text for one in scene_of(sight, (1280, 720), setter).things if isinstance(one, TextLine) and one.role == "status"
    ]
    assert "Zoe" in status[0]


def test_a_part_is_made_by_a_function_of_its_module_which_sees_its_inputs_alone():
    asked = []
    for path in sorted(Path(laid.__file__).parent.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {one.name for one in tree.body if isinstance(one, ast.FunctionDef)}
        named |= {one.name for its in tree.body if isinstance(its, ast.ImportFrom) for one in its.names}
        calls = [one for one in ast.walk(tree) if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute)]
        of_parts = [one for one in calls if one.func.attr in ("part", "parts") and ast.unparse(one.func.value) == "draft"]
        asked += of_parts
        assert [path.name for one in of_parts if ast.unparse(one.args[0]) not in named] == []
    assert len(asked) > 10
