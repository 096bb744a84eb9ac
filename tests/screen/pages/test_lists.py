"""Lists that are leafed through, settings, the keyboard and the map of a mat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.mat.shape import Shape
from companion.events import Slot
from companion.mats import files as mats
from companion.screen.acts import Change, GoBack, OpenPage, Page, Type, Want
from companion.screen.pages import health, home, keyboard, mat_check, mat_map, settings
from companion.screen.pages.parts import leafed, paged
from companion.screen.things import EmblemPicture, Rect, Sign, TextLine
from tests.screen.pages.samples import SIZES, a_setup, all_pages, scene

SIZE = (1280, 720)


def _acts(drawn):
    return [target.act for target in scene(drawn, "en", SIZE).targets]


def test_rows_go_on_the_next_page_where_the_room_ends():
    assert paged([10, 10, 10, 50, 5], 32, 1) == (range(3), range(3, 4), range(4, 5))
    assert paged([], 32, 1) == (range(0),)


@pytest.mark.parametrize(("name", "kind"), (("shelf", Want), ("history", OpenPage), ("players", OpenPage)))
def test_every_row_is_reached_by_leafing(name, kind):
    draw, page = all_pages("en")[name]
    seen = []
    while True:
        acts = _acts((draw, page))
        seen += [act.about for act in acts if isinstance(act, kind)]
        further = next((act for act in acts if isinstance(act, Page) and act.by > 0), None)
        if further is None:
            break
        page = leafed(page, further)
    number = {"shelf": 7, "history": 8, "players": 7}[name]
    assert len(seen) == number


def test_a_list_that_grew_shorter_is_left_by_one_touch():
    draw, page = all_pages("en")["shelf"]
    far = replace(page, at=9)
    [up] = [act for act in _acts((draw, far)) if isinstance(act, Page)]
    assert leafed(far, up).at == 0


@pytest.mark.parametrize("name", ("story", "player", "health"))
def test_other_acts_leave_a_list_where_it_is(name):
    page = all_pages("en")[name][1]
    assert leafed(page, GoBack()) == page
    assert leafed(page, Page(1)).at == 1
    assert leafed(page, Page(-3)).at == 0


def test_home_offers_to_go_on_with_the_match_under_way():
    draw, page = all_pages("en")["home"]
    found = [[one.act for one in scene((draw, one), "en", SIZE).targets if one.is_main] for one in (page, home.Home())]
    assert found == [[Want("resume", "12")], [OpenPage("set-up")]]
    assert {act.page for act in _acts((draw, page)) if isinstance(act, OpenPage)} == {
        "set-up", "shelf", "cards", "history", "players", "health", "settings",
    }  # fmt: skip


@pytest.mark.parametrize("size", SIZES)
def test_one_thing_at_home_is_large_and_to_quit_is_small(size):
    draw, page = all_pages("en")["home"]
    for one in (page, home.Home()):
        targets = {target.act: target.rect.w * target.rect.h for target in scene((draw, one), "en", size).targets}
        main = Want("resume", "12") if one is page else OpenPage("set-up")
        others = {act: room for act, room in targets.items() if act != main}
        assert targets[main] > 2 * max(others.values())
        assert min(others, key=lambda act: others[act]) == Want("leave")


def test_every_way_from_home_has_a_picture_and_so_has_the_match_that_was_left():
    draw, page = all_pages("en")["home"]
    shown = scene((draw, page), "en", SIZE)
    pictures = [thing for thing in shown.things if isinstance(thing, EmblemPicture)]
    for target in shown.targets:
        within = [one.name for one in pictures if target.rect.holds(one.rect)]
        assert len(within) == (0 if target.act == Want("leave") else 1)
    assert "tower-skyscraper" in [one.name for one in pictures]


def test_settings_hold_at_once():
    page = settings.Settings()
    for act in (
        Change("language", "fr"),
        Change("letters", "130"),
        Change("voice", "blind"),
        Change("loudness", "25"),
        Change("has_sounds", "no"),
        Change("is_night", "yes"),
        Change("has_lessons", "no"),
        Change("is_calm", "yes"),
        Change("is_full", "no"),
    ):
        assert act in _acts((settings.draw_settings, page))
        page = settings.changed_settings(page, act)
    switched = {"has_sounds": False, "is_night": True, "has_lessons": False, "is_calm": True, "is_full": False}
    assert page == settings.Settings("fr", 130, "blind", 25, **switched)


def test_what_is_no_setting_changes_none():
    cases = [Change("language", "xx"), Change("letters", "99"), Change("loudness", "33"), Change("names", "yes")]
    assert [(act, settings.changed_settings(settings.Settings(), act)) for act in cases] == [(act, settings.Settings()) for act in cases]


def test_a_television_is_set_only_where_there_is_one():
    assert _of_television(settings.Settings()) == []
    page = settings.Settings(has_television=True)
    assert settings.changed_settings(page, Change("standby", "15")) == page
    assert [settings.changed_settings(page, act).standby for act in _of_television(page)] == [0, 10, 30]


def test_what_the_configuration_says_of_a_television_can_be_chosen_as_well():
    page = settings.Settings(has_television=True, standby=15)
    assert [act.value for act in _of_television(page)] == ["0", "10", "15", "30"]


def _of_television(page):
    return [act for act in _acts((settings.draw_settings, page)) if isinstance(act, Change) and act.field == "standby"]


def test_settings_stand_in_their_order_on_a_screen_that_lies_and_on_one_that_stands():
    switches = ["has_sounds", "is_night", "has_lessons", "is_calm", "is_full"]
    fields = ["language", "has_printed_units", "voice", "letters", "loudness", *switches, "standby"]
    for size in ((800, 480), (480, 800)):
        drawn = scene((settings.draw_settings, settings.Settings("ru", has_television=True)), "ru", size)
        placed = sorted(drawn.targets, key=lambda one: (one.rect.y, one.rect.x))
        assert list(dict.fromkeys(one.act.field for one in placed if isinstance(one.act, Change))) == fields


def test_a_name_has_no_comma_and_is_not_endless():
    assert keyboard.typed_name("Anna", ",") == "Anna"
    assert keyboard.typed_name("", " ") == ""
    assert keyboard.typed_name("A" * 20, "b") == "A" * 20
    assert keyboard.changed_keyboard(keyboard.keyboard("ru", "Ан"), Type("я")).typed == "Аня"


@pytest.mark.parametrize(("language", "first"), (("en", "Q"), ("fr", "A"), ("ru", "Й")))
def test_the_keyboard_has_the_letters_of_the_language(language, first):
    board = keyboard.keyboard(language)
    acts = _acts((keyboard.draw_keyboard, board))
    assert next(act for act in acts if isinstance(act, Type)) == Type(first)


def test_all_layouts_are_reached_and_letters_after_a_letter_are_small():
    board, seen = keyboard.keyboard("en", "A"), []
    for _ in keyboard.LAYOUTS:
        acts = _acts((keyboard.draw_keyboard, board))
        seen.append(next(act for act in acts if isinstance(act, Type)).letter)
        others = [act for act in acts if isinstance(act, Change) and act.field == "layout"]
        assert {act.value for act in others} == {*keyboard.LAYOUTS} - {board.layout}
        following = keyboard.LAYOUTS[(keyboard.LAYOUTS.index(board.layout) + 1) % 4]
        board = keyboard.changed_keyboard(board, Change("layout", following))
    assert (seen, board.layout) == (["q", "a", "й", "1"], "en")


def test_names_used_before_are_narrowed_by_what_is_typed():
    board = replace(keyboard.keyboard("en", "o", ("Olga", "Otto", "Anna")))
    offered = [act.value for act in _acts((keyboard.draw_keyboard, board)) if isinstance(act, Change) and act.field == "name"]
    assert offered == ["o", "Olga", "Otto"]


def _signs(drawn, kind):
    return [thing.rect for thing in scene(drawn, "en", SIZE).things if isinstance(thing, Sign) and thing.kind == kind]


def test_a1_lies_at_the_lower_left_of_the_map():
    def tick(slot):
        drawn = (mat_check.draw_mat_check, mat_check.MatCheck(mats.find("3x3").shape, frozenset({Slot(slot)})))
        return min(_signs(drawn, "tick"), key=lambda rect: rect.x).centre

    assert tick("A1")[0] == tick("A3")[0] < tick("C1")[0] < tick("pad")[0]
    assert tick("A3")[1] < tick("A1")[1] == tick("C1")[1]


def test_the_check_counts_what_can_be_heard_and_ends_when_all_was():
    shape = replace(mats.find("3x3").shape, blind=frozenset({Slot("C3")}))
    heard = frozenset(shape.slots) - {Slot("C3"), Slot("A2")}
    half = (mat_check.draw_mat_check, mat_check.MatCheck(shape, heard))
    assert "8 of 9" in [thing.text for thing in scene(half, "en", SIZE).things if isinstance(thing, TextLine)]
    whole = (mat_check.draw_mat_check, mat_check.MatCheck(shape, heard, frozenset({Slot("A2")})))
    texts = {thing.text for thing in scene(whole, "en", SIZE).things if isinstance(thing, TextLine)}
    assert {"8 of 8", "Continue"} <= texts


def test_the_page_of_the_mat_names_the_worst_in_its_sentence_and_the_others_above_it():
    page = health.Health(mats.find("3x3").shape, {}, ("The mat is silent at A1.", "A pad is silent."), "Nothing is saved.", is_kept=False)
    texts = [one.text for one in scene((health.draw_health, page), "en", SIZE).things if isinstance(one, TextLine)]
    assert "Nothing is saved. 2 more things need checking." in texts
    assert [one for one in texts if "silent" in one or one == "Nothing is saved."] == ["The mat is silent at A1.", "A pad is silent."]


def test_the_page_of_the_mat_counts_the_places_that_work():
    page = health.Health(mats.find("skyscrapers").shape, {Slot("site-3"): "silent"}, ("The mat is silent at site 3.",))
    texts = [one.text for one in scene((health.draw_health, page), "en", SIZE).things if isinstance(one, TextLine)]
    assert {"10 of 11", "Places that work"} <= set(texts)


def test_a_page_without_matches_leads_to_a_new_one():
    for name in ("empty shelf", "no history", "no players"):
        drawn = scene(all_pages("en")[name], "en", SIZE)
        assert [one.act for one in drawn.targets if one.is_main] == [OpenPage("set-up")]


def test_the_legend_names_the_states_that_are_there():
    shape = mats.find("8x8").shape
    assert mat_map.present(shape, {Slot("A1"): "silent", Slot("B1"): "card"}) == ["works", "card", "silent"]


@pytest.mark.parametrize(
    "shape",
    (
        Shape(26, 99),
        Shape(1, 1, pads=()),
        Shape(0, 0, pads=(Slot("pad"),)),
        Shape(26, 1, line=tuple(Slot(f"line-{number}") for number in range(1, 31))),
    ),
)
def test_a_mat_of_any_shape_fits_on_the_page(shape):
    whole = Rect(0, 0, 800, 480)
    things = scene((health.draw_health, health.Health(shape)), "en", (800, 480)).things
    assert [thing for thing in things if not whole.holds(thing.rect)] == []


def test_a_new_name_is_asked_for_beside_the_shape_of_its_seat():
    _draw, page = all_pages("en")["set-up, a new name"]
    assert page.naming is not None
    assert page.naming.seat == len(a_setup().players)


def test_the_page_of_the_mat_says_that_matches_are_kept_and_names_no_file():
    draw, page = all_pages("en")["health, well"]
    shown = " ".join(one.text for one in scene((draw, page), "en", SIZE).things if isinstance(one, TextLine))
    assert "Every place on the mat works, and matches are saved." in shown
    assert page.kept not in shown.replace(" ", "")
