"""Which driver shows the picture, and what is said where none does."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from companion.screen import driver
from companion.screen.driver import (
    LIBRARIES,
    Console,
    NoDisplay,
    begin_display,
    drivers_built_in,
    is_invisible_by_name,
    wanted_driver,
)
from companion.screen.window import Display, Window
from tests.bench.watched import look_without_a_screen
from tests.words.english import in_english, refused_with

PI = {"TERM": "linux"}
DESKTOP = {"DISPLAY": ":0"}
SOUND = Console(drivers=lambda: ("x11", "kmsdrm"), opens=lambda _: True, may_use=lambda _: True)


@pytest.mark.parametrize(
    ("env", "asked", "platform", "name"),
    [
        (PI, None, "linux", "kmsdrm"),
        (PI, "x11", "linux", "x11"),
        (DESKTOP, None, "linux", ""),
        ({"WAYLAND_DISPLAY": "wayland-0"}, None, "linux", ""),
        ({"DISPLAY": "", "WAYLAND_DISPLAY": ""}, None, "linux", "kmsdrm"),
        (DESKTOP, "kmsdrm", "linux", "kmsdrm"),
        ({**DESKTOP, "SDL_VIDEODRIVER": "Wayland"}, "kmsdrm", "linux", "wayland"),
        (PI, None, "darwin", ""),
        (PI, None, "win32", ""),
    ],
)
def test_the_environment_says_it_first_then_the_file_then_whether_there_is_a_desktop(env, asked, platform, name):
    assert wanted_driver(env, asked, platform) == name


@pytest.mark.parametrize(
    ("env", "is_so"),
    [
        ({"SDL_VIDEODRIVER": "dummy", "FACEDOWN_INVISIBLE": "1"}, True),
        ({"SDL_VIDEODRIVER": "dummy"}, False),
        ({"FACEDOWN_INVISIBLE": "1"}, False),
        ({"SDL_VIDEODRIVER": "dummy", "FACEDOWN_INVISIBLE": "0"}, False),
        ({"SDL_VIDEODRIVER": "x11", "FACEDOWN_INVISIBLE": "1"}, False),
    ],
)
def test_a_picture_that_nobody_sees_is_asked_for_twice(env, is_so):
    assert is_invisible_by_name(env) is is_so


@pytest.mark.parametrize(("env", "then"), [(PI, "dummy"), (DESKTOP, None), ({"SDL_VIDEODRIVER": "x11"}, "x11")])
def test_what_is_measured_without_a_screen_is_drawn_for_nobody(env, then, tmp_path, monkeypatch):
    monkeypatch.setattr(driver.sys, "platform", "linux")
    env = dict(env)
    look_without_a_screen(env, tmp_path)
    assert (env.get("SDL_VIDEODRIVER"), env["FACEDOWN_INVISIBLE"]) == (then, "1")


def test_what_is_measured_on_a_console_is_drawn_there(tmp_path):
    (tmp_path / "card0").touch()
    env = dict(PI)
    look_without_a_screen(env, tmp_path)
    assert "SDL_VIDEODRIVER" not in env


def test_a_window_without_a_picture_opens_where_it_was_asked_for_twice(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("FACEDOWN_INVISIBLE", "1")
    window = Window(Display((640, 480)), "test")
    assert (window.driver, window.size) == ("dummy", (640, 480))
    window.close()


# What SDL does


class Sdl:
    """SDL as far as it is asked for its driver: what it takes, or what it complains of."""

    def __init__(self, monkeypatch, takes="", complaint=""):
        self.takes, self.complaint, self.saw, self.is_open = takes, complaint, {}, False
        monkeypatch.setattr(pygame.display, "init", self.init)
        monkeypatch.setattr(pygame.display, "get_driver", lambda: self.takes)
        monkeypatch.setattr(pygame.display, "quit", self.close)
        monkeypatch.setattr(driver.sys, "platform", "linux")
        self.env = {}

    def init(self):
        self.saw = dict(self.env)
        if self.complaint:
            raise pygame.error(self.complaint)
        self.is_open = True

    def close(self):
        self.is_open = False

    def begin(self, env=PI, asked=None, console=SOUND):
        self.env = dict(env)
        return begin_display(self.env, asked, console)


@pytest.fixture
def cards(tmp_path):
    (tmp_path / "card1").touch()
    (tmp_path / "renderD128").touch()
    return replace(SOUND, cards=tmp_path)


def test_on_a_console_kmsdrm_draws_and_waits_for_the_screen(monkeypatch, cards):
    sdl = Sdl(monkeypatch, takes="KMSDRM")
    assert sdl.begin(console=cards) == "kmsdrm"
    assert sdl.saw == {**PI, "SDL_VIDEODRIVER": "kmsdrm"}
    assert sdl.env == {**PI, "SDL_VIDEODRIVER": "kmsdrm", "SDL_RENDER_VSYNC": "1"}


def test_a_console_that_sdl_finds_behind_a_desktop_that_is_gone_waits_for_the_screen_as_well(monkeypatch):
    sdl = Sdl(monkeypatch, takes="KMSDRM")
    assert sdl.begin(DESKTOP) == "kmsdrm"
    assert sdl.env == {**DESKTOP, "SDL_RENDER_VSYNC": "1"}


def test_whoever_sets_otherwise_how_pages_are_flipped_has_it_so(monkeypatch, cards):
    sdl = Sdl(monkeypatch, takes="KMSDRM")
    sdl.begin({**PI, "SDL_RENDER_VSYNC": "0"}, console=cards)
    assert sdl.env["SDL_RENDER_VSYNC"] == "0"


def test_on_a_desktop_sdl_is_left_alone(monkeypatch):
    sdl = Sdl(monkeypatch, takes="wayland")
    assert sdl.begin(DESKTOP) == "wayland"
    assert sdl.saw == sdl.env == DESKTOP


@pytest.mark.parametrize(("env", "how"), [(DESKTOP, "0"), ({**DESKTOP, "SDL_FRAMEBUFFER_ACCELERATION": "opengl"}, "opengl")])
def test_on_x11_what_has_changed_is_handed_over_without_opengl_unless_somebody_wants_it(env, how, monkeypatch):
    sdl = Sdl(monkeypatch, takes="x11")
    assert sdl.begin(env) == "x11"
    assert (sdl.saw, sdl.env) == (env, {**env, "SDL_FRAMEBUFFER_ACCELERATION": how})


def test_of_several_drivers_that_somebody_names_any_will_do(monkeypatch):
    assert Sdl(monkeypatch, takes="x11").begin({"SDL_VIDEODRIVER": "wayland,x11"}) == "x11"
    with refused_with("SDL took 'offscreen' where 'wayland,x11' is wanted", NoDisplay):
        Sdl(monkeypatch, takes="offscreen").begin({"SDL_VIDEODRIVER": "wayland,x11"})


def test_that_nothing_was_raised_proves_nothing(monkeypatch, cards):
    sdl = Sdl(monkeypatch, takes="offscreen")
    with refused_with(r"there is none \(SDL took 'offscreen'\); see that a screen is plugged in", NoDisplay):
        sdl.begin(console=cards)
    with refused_with(r"there is none \(SDL took 'offscreen' where 'x11' is wanted\); run it where there is one", NoDisplay):
        sdl.begin(asked="x11")
    assert not sdl.is_open


def test_whoever_goes_on_without_a_screen_finds_the_environment_as_it_was(monkeypatch, cards):
    sdl = Sdl(monkeypatch, complaint="kmsdrm not available")
    with pytest.raises(NoDisplay):
        sdl.begin(console=cards)
    assert "SDL_VIDEODRIVER" not in sdl.env
    with pytest.raises(NoDisplay):
        sdl.begin({"SDL_VIDEODRIVER": "kmsdrm"}, console=cards)
    assert sdl.env["SDL_VIDEODRIVER"] == "kmsdrm"


# What is the matter


def told(monkeypatch, console, complaint="kmsdrm not available"):
    with pytest.raises(NoDisplay) as refused:
        Sdl(monkeypatch, complaint=complaint).begin(console=console)
    [problem] = in_english(refused.value.problems)
    return problem.what, problem.fix, refused.value.exit_code


def test_a_machine_without_graphics_is_told_what_can_be_done_there(monkeypatch, tmp_path):
    what = f"there is none (no graphics card in {tmp_path})"
    fix = "run it where there is one, or play in the terminal: facedown play --text"
    assert told(monkeypatch, replace(SOUND, cards=tmp_path)) == (what, fix, 2)


def test_a_pygame_that_cannot_draw_on_a_console_is_named_with_the_command_that_mends_it(monkeypatch, cards):
    monkeypatch.setattr(driver.pygame.version, "ver", "2.6.1")
    monkeypatch.setattr(driver, "_pip", lambda: "/opt/facedown/bin/pip")
    what = "there is none (pygame 2.6.1 was built without KMSDRM and draws on no console)"
    fix = "install the one that does: /opt/facedown/bin/pip uninstall -y pygame && /opt/facedown/bin/pip install pygame-ce"
    assert told(monkeypatch, replace(cards, drivers=lambda: ("x11", "wayland", "offscreen"))) == (what, fix, 78)


def test_libraries_that_only_sdl_opens_are_missed_by_name(monkeypatch, cards):
    what = "there is none (to draw on the console SDL lacks libgbm.so.1, libEGL.so.1)"
    fix = "install them: sudo apt install libdrm2 libgbm1 libegl1 libgles2 libgl1-mesa-dri"
    console = replace(cards, opens=lambda name: name in LIBRARIES and "gbm" not in name and "EGL" not in name)
    assert told(monkeypatch, console) == (what, fix, 78)


def test_a_user_without_rights_is_told_how_to_get_them(monkeypatch, cards):
    monkeypatch.setattr(driver.getpass, "getuser", lambda: "anna")
    what = f"there is none (this user may not use {cards.cards}/card1)"
    fix = "let it, then log in once more: sudo usermod -aG video,render anna"
    assert told(monkeypatch, replace(cards, may_use=lambda _: False)) == (what, fix, 78)


def test_one_card_of_two_is_enough(monkeypatch, cards):
    (cards.cards / "card0").touch()
    console = replace(cards, may_use=lambda card: card.name == "card1")
    assert told(monkeypatch, console, "No available displays")[0] == "there is none (No available displays)"


def test_where_nothing_else_is_the_matter_sdl_has_the_word(monkeypatch, cards):
    fix = "see that a screen is plugged in, and end what else draws there: a desktop, another referee"
    for console in (cards, replace(cards, drivers=lambda: None)):
        assert told(monkeypatch, console, "Could not restore CRTC") == ("there is none (Could not restore CRTC)", fix, 2)


# What is asked of this machine


def test_the_sdl_that_pygame_has_loaded_tells_what_it_was_built_with():
    pygame.display.init()
    assert pygame.display.get_driver() in (drivers_built_in() or ())


def test_an_sdl_that_is_not_found_tells_nothing(monkeypatch):
    monkeypatch.setattr(driver, "_loaded_sdl", lambda: None)
    assert drivers_built_in() is None


def test_the_machine_s_own_libraries_and_rights_are_looked_at(tmp_path):
    assert Console().opens("libc.so.6")
    assert not Console().opens("libnone-such.so.9")
    assert Console().may_use(tmp_path)
    assert not Console().may_use(tmp_path / "none-such")


def test_pip_is_that_of_the_python_that_runs(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert driver._pip() == "pip"
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "pip").touch()
    assert Path(driver._pip()) == tmp_path / "bin" / "pip"


# The window on a console


@pytest.fixture
def console_window(monkeypatch):
    monkeypatch.setattr("companion.screen.window.begin_display", lambda *_: (pygame.display.init(), "kmsdrm")[1])
    asked, real = [], pygame.display.set_mode
    monkeypatch.setattr(pygame.display, "set_mode", lambda *how: asked.append(how) or real((640, 480)))
    window = Window(Display(None, is_full=False), "test", may_be_invisible=True)
    window.asked = asked
    yield window
    window.close()


def test_on_a_console_it_is_full_whatever_is_set(console_window):
    console_window.turn_full(is_full=False)
    assert console_window.is_full
    assert [flags for _, flags in console_window.asked] == [pygame.FULLSCREEN] * 2


def test_on_a_console_the_pointer_is_seen_only_while_a_mouse_moves(console_window, monkeypatch):
    seen, now = [], [0.0]
    monkeypatch.setattr(console_window, "now", lambda: now[0])

    def looks(at, *events):
        now[0] = at
        pygame.event.clear()
        for is_touch in events:
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(1, 1), buttons=(0, 0, 0), touch=is_touch))
        console_window.inputs()
        seen.append(pygame.mouse.get_visible())

    looks(1.0)
    looks(2.0, True)
    looks(3.0, False)
    looks(7.9)
    looks(8.1)
    assert seen == [False, False, True, True, False]
