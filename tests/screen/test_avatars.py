"""Avatars: twelve animals in the colour of the seat, chosen with one touch, kept with the name, and shown wherever the seat is."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from companion.cards.emblems.emblem import FOLDER
from companion.pages.page_stack import Leaf, back_within
from companion.pages.settings import MOST_AVATARS, Remembered, load, save
from companion.screen import look
from companion.screen.acts import Change
from companion.screen.avatars import AVATARS, avatar_of, picture_of, with_avatar
from companion.screen.draft import LEAST_AVATAR, Draft
from companion.screen.pages import setup_drawn
from companion.screen.pages.setup import changed_setup
from companion.screen.painter import emblem
from companion.screen.table import draw_table
from companion.screen.things import EmblemPicture, Plate, Rect, Sign
from tests.screen.moments import sight_of
from tests.screen.pages.samples import AVATARS as CHOSEN
from tests.screen.pages.samples import a_setup, scene
from tests.screen.screens import SETTER

SIZE = (1280, 720)
LARGE, SMALL = Rect(10, 10, 60, 60), Rect(10, 10, LEAST_AVATAR - 1, LEAST_AVATAR - 1)


def signed(rect, name, index=0):
    draft = Draft(SIZE, SETTER, avatars=CHOSEN)
    draft.seat_sign(rect, index, name)
    return draft.scene().things


def test_there_are_twelve_and_each_has_its_picture():
    files = {file.stem for file in FOLDER.glob("avatar-*.svg")}
    assert (len(AVATARS), files) == (12, {picture_of(one) for one in AVATARS})


def test_a_player_who_chose_one_is_shown_by_it_in_the_colour_of_the_seat_with_the_shape_in_the_corner():
    disc, picture, _, badge = signed(LARGE, "Anna", 1)
    colour, shape = look.SEATS[1]
    assert (disc.rect, disc.fill, disc.edge) == (LARGE, look.PAPER, colour)
    assert (picture.name, picture.tint, LARGE.holds(picture.rect)) == ("avatar-fox", colour, True)
    assert (badge.kind, badge.colour, LARGE.holds(badge.rect)) == (shape, colour, True)


@pytest.mark.parametrize(("rect", "name"), ((LARGE, "Nobody"), (LARGE, ""), (SMALL, "Anna")))
def test_without_an_avatar_or_without_room_for_it_there_is_the_initial(rect, name):
    assert signed(rect, name) == (Sign(rect, "circle", look.SEATS[0][0], look.INK, name[:1].upper()),)


def test_what_is_white_in_a_picture_has_the_colour_of_the_seat_and_ink_stays_dark():
    colour = look.SEATS[2][0]
    plain, tinted = emblem("avatar-bear", (256, 256)), emblem("avatar-bear", (256, 256), colour)
    seen = {tuple(plain.get_at(at)): tuple(tinted.get_at(at))[:3] for at in ((128, 80), (128, 158))}
    white, ink = seen[254, 254, 254, 255], seen[*look.INK, 255]
    assert max(abs(one - other) for one, other in zip(white, colour, strict=True)) <= 2
    assert max(ink) <= max(look.INK)
    assert tinted.get_at((0, 0)).a == 0


def test_an_avatar_belongs_to_a_name_in_any_letters_and_the_last_choice_counts():
    chosen = with_avatar(with_avatar((), "Anna", "fox"), "Борис", "owl")
    assert [avatar_of(chosen, name) for name in ("ANNA", "борис", "Chloé")] == ["fox", "owl", ""]
    assert with_avatar(chosen, "anna", "cat") == (("anna", "cat"), ("борис", "owl"))
    assert with_avatar(chosen, "Anna", "") == with_avatar(chosen, "Anna", "dragon") == (("борис", "owl"),)


def test_at_the_set_up_a_touch_on_the_sign_and_one_on_a_picture_choose():
    page = replace(a_setup(), step="players", avatars=())
    acts = [one.act for one in scene((setup_drawn.draw_setup, page), "en", SIZE).targets]
    assert Change("pick", "1") in acts
    picking = changed_setup(page, Change("pick", "1"))
    offered = [one.act for one in scene((setup_drawn.draw_setup, picking), "en", SIZE).targets if isinstance(one.act, Change)]
    assert offered == [Change("avatar", one) for one in ("", *AVATARS)]
    assert changed_setup(picking, Change("avatar", "owl")) == replace(page, avatars=(("борис", "owl"),))


def test_back_leaves_the_choice_as_it_was():
    picking = changed_setup(a_setup(), Change("pick", "0"))
    assert changed_setup(picking, back_within(Leaf("set-up", picking))) == a_setup()
    assert changed_setup(a_setup(), Change("pick", "7")) == a_setup()


def test_avatars_are_kept_with_the_names_once_a_match_begins(tmp_path):
    page = replace(a_setup(), avatars=tuple((f"player {number}", "fox") for number in range(MOST_AVATARS + 5)))
    kept = Remembered().agreed(page)
    assert kept.avatars == page.avatars[:MOST_AVATARS]
    save(tmp_path / "screen.json", kept)
    assert load(tmp_path / "screen.json").avatars == kept.avatars


def test_a_table_that_kept_no_avatars_yet_is_read_as_before(tmp_path):
    path = tmp_path / "screen.json"
    save(path, Remembered("fr", names=("Anna",)))
    path.write_text(path.read_text().replace(' "avatars": [],\n', ""))
    assert "avatars" not in path.read_text()
    assert load(path) == Remembered("fr", names=("Anna",))


def test_at_the_live_table_seats_show_what_their_players_chose():
    sight = sight_of("comparity-early", "en")
    seen = []
    for avatars in ((), CHOSEN, (("anna", "cat"),)):  # the same table, drawn again after another choice
        draft = Draft(SIZE, SETTER, avatars=avatars)
        draw_table(draft, sight)
        drawn = draft.scene()
        rows = [drawn.anchor(f"seat:{one.seat}") for one in sight.table.view.seats]
        found = [[one.name for one in drawn.things if isinstance(one, EmblemPicture) and row.holds(one.rect)] for row in rows]
        seen.append(found)
    assert seen == [[[], []], [["avatar-fox"], ["avatar-bear"]], [["avatar-cat"], []]]


def test_a_page_without_seats_shows_the_avatar_or_the_initial_alone():
    draft = Draft(SIZE, SETTER, avatars=CHOSEN)
    draft.player_sign(LARGE, "Anna")
    draft.player_sign(LARGE, "Zed")
    kinds = [type(one) for one in draft.scene().things]
    assert kinds == [Plate, EmblemPicture, Sign]


def test_pictures_of_players_leave_their_corners_free():
    pictures = [pygame.image.load(str(FOLDER / f"{picture_of(one)}.png")) for one in AVATARS]
    sides = [max(one.get_at((x, y)).a for x in (0, 255) for y in range(256)) for one in pictures]
    assert sides == [0] * 12
