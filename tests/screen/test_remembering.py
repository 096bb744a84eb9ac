"""What a scene is made of is kept from one scene to the next; nothing of a table that was shown before stays in it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from companion.pages.telling import Telling
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.table import draw_table
from companion.screen.things import Piece
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


def test_what_was_put_down_again_is_put_down_where_the_draft_stands_now():
    setter = Typesetter(LETTERS)
    below, over = Draft((200, 100), setter), Draft((200, 100), setter)
    over.is_over = True
    for draft in (below, over, below):
        draft.again("a plate", lambda draft=draft: draft.plate(draft.area, (1, 2, 3)))
    assert (len(below.scene().things), len(below.scene().over)) == (2, 0)
    assert (len(over.scene().things), len(over.scene().over)) == (0, 1)
