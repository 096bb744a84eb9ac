"""By keys alone every place of the screen can be reached and done, and a mark does not stray."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.pages.focus import Focus
from companion.screen import look
from companion.screen.acts import Away, GoBack, Inspect, Lift, OpenPage, Page, Pick, Press, Put, Take, Type, Want
from companion.screen.things import Plate, Rect, Scene, Spot, Target
from companion.screen.window import Keyed
from tests.screen.screens import screens

SIZE = (1280, 720)
NAMES = "abcdefghi"
# Three rows of three, put down from the last to the first.
GRID = tuple(Target(Rect(100 + 300 * (one % 3), 100 + 200 * (one // 3), 120, 80), Pick(NAMES[one])) for one in reversed(range(9)))
SCENE = Scene(SIZE, (), targets=GRID)


def press(focus, name, scene=SCENE, *, letter="", is_shifted=False, is_typing=False, is_open=False):
    return focus.key(Keyed(name, letter, is_shifted), scene, is_typing=is_typing, is_open=is_open)


def marked(focus, scene=SCENE):
    """The target with the ring around it."""
    rings = [one for one in focus.marked(scene).over[len(scene.over) :] if one.edge == look.NOTICE]
    found = [one for ring in rings for one in scene.targets if ring.rect.holds(one.rect) and one.rect.inset(-9).holds(ring.rect)]
    assert len(found) == len(rings) <= 1
    return found[0].act if found else None


def at(name):
    """With the mark on that place."""
    focus = Focus()
    for _ in range(NAMES.index(name) + 1):
        press(focus, "tab")
    assert marked(focus) == Pick(name)
    return focus


def enter(focus, scene=SCENE, **how):
    return press(focus, "return", scene, letter="\r", **how)


# From place to place


def test_tab_goes_to_every_place_from_the_top_line_by_line_and_comes_back():
    focus, way = Focus(), []
    for _ in range(10):
        assert press(focus, "tab", letter="\t") is None
        assert focus.has_moved
        way.append(marked(focus))
    assert way == [Pick(name) for name in "abcdefghia"]


def test_with_shift_it_goes_the_other_way():
    focus, way = Focus(), []
    for _ in range(10):
        press(focus, "tab", is_shifted=True)
        way.append(marked(focus))
    assert way == [Pick(name) for name in "ihgfedcbai"]


def test_places_that_are_about_as_high_are_of_one_line():
    left, right = Target(Rect(100, 110, 100, 60), Pick("left")), Target(Rect(400, 105, 100, 60), Pick("right"))
    scene, focus = Scene(SIZE, (), targets=(right, left)), Focus()
    way = []
    for _ in range(3):
        press(focus, "tab", scene)
        way.append(marked(focus, scene))
    assert way == [Pick("left"), Pick("right"), Pick("left")]


def test_what_lies_under_something_else_cannot_be_reached():
    cover = Plate(Rect(0, 0, 1280, 400), look.MAT)
    ok = Target(Rect(500, 200, 200, 80), Press("ok"), is_over=True)
    upper = Target(Rect(690, 490, 140, 100), Pick("upper"))  # on the last one of the grid
    scene, focus, way = Scene(SIZE, (), (cover,), (*GRID, ok, upper)), Focus(), []
    for _ in range(4):
        press(focus, "tab", scene)
        way.append(enter(focus, scene))
    assert way == [Press("ok"), Pick("g"), Pick("h"), Pick("upper")]


def test_where_nothing_can_be_reached_nothing_is_marked():
    scene, focus = Scene(SIZE, ()), Focus()
    assert [press(focus, key, scene) for key in ("tab", "left", "down")] == [None] * 3
    assert (focus.has_moved, focus.marked(scene)) == (False, scene)


REAL = ("table, comparity-early", "table, cardline-on-pad", "table, skyscrapers-city", "tray, held", "verdict, fits", "page, settings")


@pytest.mark.parametrize("name", REAL)
def test_on_a_real_screen_tab_goes_to_everything_that_a_finger_can_touch(name):
    scene, focus = screens()[name]("en", SIZE, 1.0), Focus()
    within_reach = [one for one in scene.targets if scene.target_at(one.rect.centre) is one]
    assert within_reach
    way = []
    for _ in within_reach:
        press(focus, "tab", scene)
        way.append(focus.target(scene))
    assert {(one.rect, one.act) for one in way} == {(one.rect, one.act) for one in within_reach}
    press(focus, "tab", scene)
    assert focus.target(scene) == way[0]
    assert way[0].rect.centre[1] <= min(one.rect.centre[1] for one in within_reach) + look.unit(SIZE) * 4


WAYS = (
    ("e", "left", "d"), ("e", "right", "f"), ("e", "up", "b"), ("e", "down", "h"),
    ("a", "left", "a"), ("c", "right", "c"), ("b", "up", "b"), ("i", "down", "i"),
    ("a", "right", "b"), ("a", "down", "d"), ("i", "left", "h"), ("i", "up", "f"),
)  # fmt: skip


@pytest.mark.parametrize(("start", "arrow", "end"), WAYS)
def test_an_arrow_goes_to_the_nearest_place_that_way(start, arrow, end):
    focus = at(start)
    assert press(focus, arrow) is None
    assert (marked(focus), focus.has_moved) == (Pick(end), start != end)


def test_for_an_arrow_what_lies_aside_is_farther_away():
    start = Target(Rect(100, 100, 100, 60), Pick("start"))
    aside = Target(Rect(250, 250, 100, 60), Pick("aside"))  # 150 on, 150 aside
    ahead = Target(Rect(500, 100, 100, 60), Pick("ahead"))  # 400 on
    scene, focus = Scene(SIZE, (), targets=(start, aside, ahead)), Focus()
    press(focus, "tab", scene)
    press(focus, "right", scene)
    assert marked(focus, scene) == Pick("ahead")
    farther = replace(scene, targets=(start, aside, replace(ahead, rect=Rect(600, 100, 100, 60))))
    focus = Focus()
    press(focus, "tab", farther)
    press(focus, "right", farther)
    assert marked(focus, farther) == Pick("aside")


@pytest.mark.parametrize("arrow", ["left", "right", "up", "down"])
def test_the_first_arrow_goes_to_the_first_place(arrow):
    focus = Focus()
    press(focus, arrow)
    assert marked(focus) == Pick("a")


# What is done


@pytest.mark.parametrize("key", ["return", "enter", "space"])
@pytest.mark.parametrize("is_open", [False, True])
def test_enter_does_what_a_touch_of_the_marked_place_would(key, is_open):
    assert press(at("e"), key, is_open=is_open) == Pick("e")


@pytest.mark.parametrize("key", ["return", "enter", "space"])
def test_with_no_mark_enter_is_ok_at_the_table_and_nothing_on_a_page(key):
    assert press(Focus(), key) == Press("ok")
    assert press(Focus(), key, is_open=True) is None


def test_escape_is_cancel_at_the_table_and_goes_back_on_a_page():
    assert press(Focus(), "escape") == Press("cancel")
    assert press(Focus(), "escape", is_open=True) == GoBack()


def test_escape_puts_away_what_is_held():
    held = replace(SCENE, targets=(*GRID, Target(Rect(1000, 500, 80, 80), Put("A1"))))
    assert press(Focus(), "escape", held) == Away()
    assert press(Focus(), "escape", held, is_open=True) == GoBack()
    lying = replace(SCENE, targets=(*GRID, Target(Rect(1000, 500, 80, 80), Lift("A1"))))
    assert press(Focus(), "escape", lying) == Press("cancel")


def test_escape_takes_the_mark_away():
    focus = at("e")
    assert press(focus, "escape") == Press("cancel")
    assert (focus.has_moved, focus.marked(SCENE)) == (True, SCENE)
    press(focus, "escape")
    assert not focus.has_moved


SHORT = {
    "c": Press("check"),
    "u": Press("undo"),
    "p": Press("pause"),
    "o": Press("ok"),
    "n": Press("cancel"),
    "w": OpenPage("why"),
    "m": OpenPage("menu"),
    "x": OpenPage("choices"),
    "1": Press("seat-1"),
    "8": Press("seat-8"),
}


@pytest.mark.parametrize("key", SHORT)
def test_buttons_and_pages_have_keys_of_their_own_at_the_table_alone(key):
    assert press(Focus(), key, letter=key) == SHORT[key]
    assert press(at("e"), key, letter=key) == SHORT[key]
    assert press(Focus(), key, letter=key, is_open=True) is None


@pytest.mark.parametrize("key", ["a", "z", "left shift", "f1", "f", "backspace", "home"])
def test_other_keys_do_nothing(key):
    focus = Focus()
    assert press(focus, key, letter=key if len(key) == 1 else "") is None
    assert (focus.has_moved, focus.marked(SCENE)) == (False, SCENE)


def test_f_opens_the_faults_of_the_slot_that_is_marked():
    scene = replace(SCENE, spots=(Spot(GRID[-1].rect, "A1"), Spot(GRID[-2].rect, "B1")))
    assert press(at("a"), "f", scene) == OpenPage("faults", "A1")
    assert press(at("b"), "f", scene) == OpenPage("faults", "B1")
    assert press(at("c"), "f", scene) is None
    assert press(Focus(), "f", scene) is None
    assert press(at("a"), "f", scene, is_open=True) is None


@pytest.mark.parametrize("is_open", [False, True])
def test_pages_of_a_list_are_turned(is_open):
    assert press(Focus(), "page down", is_open=is_open) == Page(1)
    assert press(Focus(), "page up", is_open=is_open) == Page(-1)


def test_backspace_goes_back_on_a_page():
    assert press(Focus(), "backspace", letter="\x08", is_open=True) == GoBack()


# Typing


@pytest.mark.parametrize("letter", ["c", "C", "é", "ж", "5", " ", "-", "f"])
def test_on_a_page_that_takes_letters_letters_are_typed(letter):
    name = "space" if letter == " " else letter.lower()
    assert press(Focus(), name, letter=letter, is_typing=True, is_open=True) == Type(letter)


def test_there_keys_without_a_letter_do_what_they_always_do():
    how = {"is_typing": True, "is_open": True}
    assert press(Focus(), "backspace", letter="\x08", **how) == Type("")
    assert press(Focus(), "escape", letter="\x1b", **how) == GoBack()
    assert press(Focus(), "return", letter="\r", **how) is None
    assert press(Focus(), "page down", **how) == Page(1)
    assert press(Focus(), "left shift", **how) is None
    focus = Focus()
    assert press(focus, "tab", letter="\t", **how) is None
    assert marked(focus) == Pick("a")


def test_there_a_marked_place_is_done_by_enter_or_space_while_letters_are_typed_all_the_same():
    how = {"is_typing": True, "is_open": True}
    assert press(at("e"), "space", letter=" ", **how) == Pick("e")
    assert press(at("e"), "return", letter="\r", **how) == Pick("e")
    assert press(at("e"), "c", letter="c", **how) == Type("c")
    assert press(at("e"), "5", letter="5", **how) == Type("5")
    assert press(at("e"), "backspace", letter="\x08", **how) == Type("")


# The mark


def test_the_mark_is_a_ring_around_its_place_over_all_else():
    over = (Plate(Rect(0, 600, 1280, 120), look.MAT),)
    scene = replace(SCENE, over=over)
    shown = at("e").marked(scene)
    rings = Plate(Rect(392, 292, 136, 96), None, look.INK, 4, 12), Plate(Rect(396, 296, 128, 88), None, look.NOTICE, 4, 8)
    assert shown == replace(scene, over=(*over, *rings))


def test_the_mark_stays_with_its_place_while_other_places_come_and_go():
    focus = at("e")
    more = Target(Rect(10, 10, 60, 60), Inspect("x"))
    for scene in (replace(SCENE, targets=(more, *GRID)), replace(SCENE, targets=GRID[3:5]), replace(SCENE, targets=(*GRID, more))):
        assert (marked(focus, scene), enter(focus, scene)) == (Pick("e"), Pick("e"))


def test_the_ring_follows_a_place_that_shifts_or_grows_a_little():
    focus = at("e")
    scene = replace(SCENE, targets=(Target(Rect(380, 290, 180, 110), Pick("e")),))
    assert focus.marked(scene).over[-1] == Plate(Rect(376, 286, 188, 118), None, look.NOTICE, 4, 8)
    assert enter(focus, scene) == Pick("e")


def test_from_the_mark_tab_goes_on_after_the_scene_has_changed():
    focus = at("e")
    scene = replace(SCENE, targets=(*GRID, Target(Rect(10, 10, 60, 60), Inspect("x"))))
    press(focus, "tab", scene)
    assert marked(focus, scene) == Pick("f")


def test_where_its_place_is_gone_nothing_is_marked_and_tab_begins_anew():
    focus = at("e")
    scene = replace(SCENE, targets=tuple(one for one in GRID if one.act != Pick("e")))
    assert (focus.marked(scene), enter(focus, scene)) == (scene, Press("ok"))
    press(focus, "tab", scene)
    assert marked(focus, scene) == Pick("a")


def test_the_mouse_takes_the_mark_away():
    focus = at("e")
    assert (focus.leave(), focus.leave()) == (True, False)
    assert focus.marked(SCENE) == SCENE
    assert press(focus, "return") == Press("ok")


def test_keys_do_what_can_be_done_by_hand():
    """A card of the hand is taken and put on the mat."""
    take, put = Target(Rect(500, 600, 60, 80), Take("big-ben")), Target(Rect(200, 100, 60, 80), Put("A1"))
    scene, focus = Scene(SIZE, (), targets=(take, put)), Focus()
    press(focus, "tab", scene)
    press(focus, "tab", scene)
    assert enter(focus, scene) == Take("big-ben")
    press(focus, "up", scene)
    assert enter(focus, scene) == Put("A1")


def test_without_a_mark_enter_does_what_the_page_is_for_and_space_does_not():
    main = Target(Rect(1000, 640, 200, 70), Want("begin"), is_main=True)
    scene = replace(SCENE, targets=(*GRID, main))
    assert [press(Focus(), key, scene, is_open=True) for key in ("return", "enter", "space")] == [Want("begin"), Want("begin"), None]
    assert press(Focus(), "return", SCENE, is_open=True) is None
