"""The window shows what it is given, however it hangs, and no more often than it has to; it says what was touched on it."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from itertools import pairwise
from random import Random
from threading import Thread, Timer

import pygame
import pytest

from companion.screen import window as windows
from companion.screen.motion import Slide
from companion.screen.painter import picture
from companion.screen.things import Piece, Plate, Rect, Scene
from companion.screen.window import (
    FRAME,
    USUAL,
    Closed,
    Display,
    Keyed,
    NoDisplay,
    PanelPressed,
    Pointed,
    Resized,
    Wheeled,
    Window,
    fitting,
)
from tests.words.english import english, refused_with

WIDE, TALL = SIZE = (640, 480)
RED, BLUE = (200, 0, 0), (0, 0, 200)
# A red corner at the upper left of the scene, and a blue one at its upper right: where the screen shows them.
CORNERS = Scene(SIZE, (Plate(Rect(0, 0, 40, 20), RED), Plate(Rect(600, 0, 40, 20), BLUE)))
SHOWN = {
    0: ((0, 0, 40, 20), (600, 0, 40, 20)),
    90: ((460, 0, 20, 40), (460, 600, 20, 40)),
    180: ((600, 460, 40, 20), (0, 460, 40, 20)),
    270: ((0, 600, 20, 40), (0, 0, 20, 40)),
}
# Where the screen shows the scene's (0, 0), its (639, 0) and its (100, 30).
TOUCHED = {
    0: ((0, 0), (639, 0), (100, 30)),
    90: ((479, 0), (479, 639), (449, 100)),
    180: ((639, 479), (0, 479), (539, 449)),
    270: ((0, 639), (0, 0), (30, 539)),
}
PARTS = (Plate(Rect(0, 0, 60, 80), RED, BLUE, 4),)
CARD = Piece("card:a", Rect(500, 300, 60, 80), PARTS)
STILL = Scene(SIZE, (CARD,))
OTHER = Scene(SIZE, (Plate(Rect(30, 30, 100, 100), BLUE),))
SLIDE = Slide("card:a", Rect(20, 20, 60, 80), 0.0, 1.0)
NEVER = float("inf")


@pytest.fixture
def open_window(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    opened = []

    def open_one(display=None):
        window = Window(display or Display(SIZE), "test", may_be_invisible=True)
        window.inputs()
        opened.append(window)
        return window

    yield open_one
    for window in opened:
        window.close()


@pytest.fixture
def window(open_window):
    return open_window()


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


def where(colour):
    """What the screen shows in that colour."""
    surface = pygame.display.get_surface()
    return tuple(tuple(one) for one in pygame.mask.from_threshold(surface, colour, (1, 1, 1)).get_bounding_rects())


def post(kind, **more):
    pygame.event.post(pygame.event.Event(kind, **more))


def press(at, button=1):
    post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)


# Turned screens


@pytest.mark.parametrize("turned", SHOWN)
def test_a_turned_screen_shows_the_scene_turned_clockwise(open_window, turned):
    window = open_window(Display(SIZE, turned=turned))
    assert window.size == SIZE
    assert pygame.display.get_surface().get_size() == (SIZE if turned in (0, 180) else (TALL, WIDE))
    window.show(CORNERS)
    assert window.tick(0.0)
    assert (where(RED), where(BLUE)) == tuple((one,) for one in SHOWN[turned])


@pytest.mark.parametrize("turned", SHOWN)
def test_a_touch_on_a_turned_screen_is_one_of_the_scene_s_own_points(open_window, turned):
    window = open_window(Display(SIZE, turned=turned))
    for at in TOUCHED[turned]:
        press(at)
    assert window.inputs() == [Pointed("down", (0, 0)), Pointed("down", (639, 0)), Pointed("down", (100, 30))]


@pytest.mark.parametrize("turned", SHOWN)
def test_whatever_is_touched_has_the_colour_that_is_seen_there(open_window, turned):
    chance = Random(turned)
    plates = [Plate(Rect(8 * x, 8 * y, 8, 8), (chance.randrange(256), x, y)) for x in range(80) for y in range(60)]
    window = open_window(Display(SIZE, turned=turned))
    window.show(Scene(SIZE, tuple(plates)))
    window.tick(0.0)
    screen = pygame.display.get_surface()
    unlike = []
    for _ in range(200):
        seen = (chance.randrange(screen.get_width()), chance.randrange(screen.get_height()))
        press(seen)
        (touched,) = window.inputs()
        if window.canvas.get_at(touched.point) != screen.get_at(seen):
            unlike.append((seen, touched))
    assert unlike == []


# What is presented, and when


def test_before_anything_is_to_be_shown_nothing_is(window):
    assert (window.tick(0.0), window.presents, window.frame_at) == (False, 0, NEVER)


def test_a_scene_is_presented_once(window):
    window.show(STILL)
    assert [window.tick(at) for at in (0.0, 0.1, 10.0)] == [True, False, False]
    assert (window.presents, window.frame_at) == (1, NEVER)
    assert pixels(window.canvas) == pixels(picture(STILL))


def test_a_scene_that_looks_the_same_is_not_presented_again(window):
    window.show(STILL)
    window.tick(0.0)
    window.show(replace(STILL, things=(Piece("card:a", Rect(500, 300, 60, 80), tuple(PARTS)),)))
    assert window.frame_at <= 1.0
    assert not window.tick(1.0)
    assert (window.presents, window.frame_at) == (1, NEVER)


def test_on_a_turned_screen_as_well(open_window):
    window = open_window(Display(SIZE, turned=270))
    for at in range(3):
        window.show(replace(STILL))
        window.tick(float(at))
    assert window.presents == 1


def frames(window, until, step=0.001):
    """The times at which something was presented."""
    return [at for at in (number * step for number in range(round(until / step))) if window.tick(at)]


def test_while_something_moves_there_are_thirty_frames_a_second_at_the_most(window):
    window.show(STILL, (SLIDE,))
    shown = frames(window, 3.0)
    assert 20 <= len(shown) <= 31
    assert min(later - earlier for earlier, later in pairwise(shown)) >= FRAME
    assert shown[-1] <= 1.0 + FRAME
    assert (window.presents, window.is_moving, window.frame_at) == (len(shown), False, NEVER)
    assert pixels(window.canvas) == pixels(picture(STILL))


def test_what_is_on_its_way_is_seen_there(window):
    window.show(STILL, (SLIDE,))
    window.tick(0.0)
    assert pixels(window.canvas) == pixels(picture(Scene(SIZE, (replace(CARD, rect=SLIDE.start),))))


def test_the_next_frame_is_told(window):
    window.show(STILL, (SLIDE,))
    assert window.frame_at <= 5.0
    window.tick(5.0)
    window.show(STILL, (replace(SLIDE, at=5.0),))
    assert window.tick(5.1)
    assert window.frame_at == 5.1 + FRAME
    assert not window.tick(5.1 + FRAME / 2)
    assert window.tick(5.1 + FRAME)


def test_a_new_scene_cuts_short_what_still_moved(window):
    window.show(STILL, (SLIDE,))
    assert [window.tick(0.0), window.tick(0.1), window.is_moving] == [True, True, True]
    window.show(OTHER)
    assert not window.is_moving
    assert window.tick(0.2)
    assert pixels(window.canvas) == pixels(picture(OTHER))
    assert window.frame_at == NEVER


def test_what_is_added_moves_in_the_scene_that_is_there(window):
    window.show(STILL)
    window.tick(0.0)
    window.add((replace(SLIDE, at=2.0),))
    assert window.is_moving
    assert window.tick(2.0)
    assert pixels(window.canvas) != pixels(picture(STILL))
    assert window.tick(3.0)
    assert pixels(window.canvas) == pixels(picture(STILL))


def test_with_reduced_motion_the_end_is_shown_at_once(open_window):
    window = open_window(Display(SIZE, is_reduced=True))
    window.show(STILL, (SLIDE,))
    assert (window.tick(0.0), window.is_moving) == (True, False)
    assert pixels(window.canvas) == pixels(picture(STILL))
    window.add((replace(SLIDE, at=1.0),))
    assert (window.tick(1.0), window.is_moving, window.presents, window.frame_at) == (False, False, 1, NEVER)


def test_motion_is_reduced_and_comes_back_while_the_window_is_open(window):
    window.reduce_motion(is_reduced=True)
    window.show(STILL, (SLIDE,))
    assert not window.is_moving
    window.reduce_motion(is_reduced=False)
    window.show(STILL, (SLIDE,))
    assert window.is_moving


# Waiting


def test_who_waits_comes_back_when_something_is_put_in_the_inbox_and_says_so(window):
    window.inbox.put(None)
    assert window.wait(60.0)
    assert not window.wait(0.0)


def test_another_thread_wakes_who_waits(window):
    waking = Thread(target=window.inbox.put, args=("news",))
    waking.start()
    assert window.wait(60.0)
    waking.join()


def test_what_was_pressed_beside_the_screen_wakes_who_waits_and_comes_in_once_and_in_its_order(window):
    window.inputs()
    for one in (PanelPressed("next"), None, PanelPressed("ok")):
        window.inbox.put(one)
    assert window.wait(60.0)
    assert window.inputs() == [PanelPressed("next"), PanelPressed("ok")]
    assert not window.wait(0.0)
    assert window.inputs() == []


def test_a_signal_that_comes_as_the_time_runs_out_makes_nobody_wait_for_ever(window):
    """What it does lasts until the time is over."""
    end = window.now() + 0.03

    def told(_number, _frame):
        while window.now() < end + 0.001:
            pass

    saving = Timer(10.0, window.inbox.put, args=("it waited for ever",))
    before = signal.signal(signal.SIGALRM, told)
    try:
        saving.start()
        signal.setitimer(signal.ITIMER_REAL, 0.02)
        assert not window.wait(end - window.now())
    finally:
        saving.cancel()
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("seconds", [-1.0, 0.0, 0.001])
def test_nobody_waits_for_less_than_nothing(window, seconds):
    assert not window.wait(seconds)


# Where there is no screen


def test_a_window_that_nobody_sees_is_refused(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with pytest.raises(NoDisplay) as refused:
        Window(Display(SIZE), "test")
    what = "there is none (SDL offers only 'dummy', which shows nothing)"
    assert english(refused.value) == f"the screen: {what}; run it where there is one, or play in the terminal: facedown play --text"
    assert "there is none (SDL offers only 'dummy', which shows nothing); " in english(refused.value)
    assert (refused.value.exit_code, pygame.display.get_init()) == (2, False)


def test_a_driver_that_is_not_there_is_refused_as_well(monkeypatch):
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "none-such")
    with refused_with(r"^the screen: there is none \(.*none-such.*\); run it where there is one, or play", NoDisplay):
        Window(Display(SIZE), "test", may_be_invisible=True)


def test_a_window_leaves_the_desktop_its_shadows(open_window, monkeypatch):
    monkeypatch.delenv("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", raising=False)
    open_window()
    assert os.environ["SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR"] == "0"


# Its size


@pytest.mark.parametrize(
    ("desktop", "size"),
    [([(1920, 1080)], USUAL), ([(800, 480), (3840, 2160)], (800, 480)), ([(1280, 600)], (1280, 600)), ([], USUAL), ([(0, 0)], USUAL)],
)
def test_without_a_size_it_is_as_large_as_there_is_room_for(monkeypatch, desktop, size):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: desktop)
    assert fitting() == size


@pytest.mark.parametrize("turned", [0, 90])
def test_full_it_is_as_large_as_the_desktop(open_window, monkeypatch, turned):
    asked, real = [], pygame.display.set_mode
    monkeypatch.setattr(windows, "desktop", lambda: (1920, 1080))
    monkeypatch.setattr(pygame.display, "set_mode", lambda *how: asked.append(how) or real(SIZE))
    window = open_window(Display(None, is_full=True, turned=turned))
    assert asked == [((1920, 1080), pygame.FULLSCREEN)]
    assert (window.is_full, window.size) == (True, SIZE if turned == 0 else (TALL, WIDE))  # as large as it really is


def test_turned_full_and_back_it_still_hangs_as_it_did_and_moves_nothing_that_it_should_not(open_window):
    window = open_window(Display(SIZE, turned=180, is_reduced=True))
    for is_full in (True, False):
        window.turn_full(is_full=is_full)
        wide, tall = pygame.display.get_surface().get_size()
        assert (window.is_full, window.size) == (is_full, (wide, tall))
        window.inputs()
        press((0, 0))
        assert window.inputs() == [Pointed("down", (wide - 1, tall - 1))]
        window.show(STILL, (SLIDE,))
        assert not window.is_moving


RESIZED = {0: (30, 30, 100, 100), 90: (670, 30, 100, 100), 180: (670, 470, 100, 100), 270: (30, 470, 100, 100)}  # where it is seen then


@pytest.mark.parametrize(("turned", "size"), [(0, (800, 600)), (90, (600, 800)), (180, (800, 600)), (270, (600, 800))])
def test_a_window_of_another_size_is_said_and_drawn_anew(open_window, turned, size):
    window = open_window(Display(SIZE, turned=turned))
    window.show(STILL, (SLIDE,))
    window.tick(0.0)
    pygame.display.set_mode((800, 600), pygame.RESIZABLE)
    post(pygame.VIDEORESIZE, size=(800, 600), w=800, h=600)
    assert window.inputs() == [Resized()]
    assert (window.size, window.is_moving, window.frame_at) == (size, False, NEVER)
    scene = replace(OTHER, size=size)
    window.show(scene)
    assert window.tick(0.01)
    assert pixels(window.canvas) == pixels(picture(scene))
    assert where(BLUE) == (RESIZED[turned],)


def test_what_the_desktop_has_painted_over_is_drawn_once_more(window):
    window.show(STILL)
    window.tick(0.0)
    window.canvas.fill((1, 2, 3))
    assert not window.tick(1.0)
    post(pygame.WINDOWEXPOSED)
    assert window.inputs() == []
    assert (window.tick(2.0), window.tick(3.0)) == (True, False)
    assert pixels(window.canvas) == pixels(picture(STILL))


# What is done


def test_mouse_keys_and_the_window_s_own_cross_are_taken_in_their_order(window):
    press((10, 20))
    post(pygame.MOUSEMOTION, pos=(11, 21), rel=(1, 1), buttons=(1, 0, 0))
    post(pygame.MOUSEBUTTONUP, pos=(12, 22), button=1)
    press((5, 6), button=3)
    post(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False, which=0)
    post(pygame.KEYDOWN, key=pygame.K_TAB, unicode="\t", mod=pygame.KMOD_LSHIFT)
    post(pygame.KEYDOWN, key=pygame.K_c, unicode="c", mod=pygame.KMOD_NONE)
    post(pygame.TEXTINPUT, text="c")
    post(pygame.KEYDOWN, key=pygame.K_ESCAPE, unicode="\x1b", mod=pygame.KMOD_NONE)
    post(pygame.QUIT)
    assert window.inputs() == [
        Pointed("down", (10, 20)),
        Pointed("move", (11, 21), 0),
        Pointed("up", (12, 22)),
        Pointed("down", (5, 6), 3),
        Wheeled(-2),
        Keyed("tab", "\t", is_shifted=True),
        Keyed("c", "c"),
        Keyed("escape", "\x1b"),
        Closed(),
    ]
    assert window.inputs() == []


def test_what_a_fast_scanner_types_is_taken_letter_by_letter(window):
    """SDL takes the second of two equal keys for one that is held; pygame writes the letters of others, or none, on those that waited."""
    shift, keys = (pygame.K_LSHIFT, "4", ""), ((pygame.K_e, "", "E"), (pygame.K_0, "", "0"), (None, "", "0"), (pygame.K_4, "b", "4"))
    for key, unicode, text in (shift, *keys, (pygame.K_RETURN, "\r", "")):
        if key is not None:
            post(pygame.KEYDOWN, key=key, unicode=unicode, mod=pygame.KMOD_NONE)
        if text:
            post(pygame.TEXTINPUT, text=text)
    typed = [Keyed("e", "E"), Keyed("0", "0"), Keyed("", "0"), Keyed("4", "4")]
    assert window.inputs() == [Keyed("left shift"), *typed, Keyed("return", "\r")]


def test_a_touch_is_taken_once_as_the_mouse_that_it_comes_as(window):
    finger = {"touch_id": 1, "finger_id": 0, "x": 0.5, "y": 0.5, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
    post(pygame.FINGERDOWN, **finger)
    press((320, 240))
    post(pygame.FINGERMOTION, **finger)
    post(pygame.FINGERUP, **finger)
    post(pygame.MOUSEBUTTONUP, pos=(320, 240), button=1)
    assert window.inputs() == [Pointed("down", (320, 240)), Pointed("up", (320, 240))]


def test_nothing_else_is_taken(window):
    for button in (4, 5):  # a wheel, once more
        press((1, 1), button)
        post(pygame.MOUSEBUTTONUP, pos=(1, 1), button=button)
    post(pygame.KEYUP, key=pygame.K_c, mod=0)
    post(pygame.WINDOWFOCUSLOST)
    post(pygame.USEREVENT)
    assert window.inputs() == []
