"""The way of a picture to the screen, as it is found on machines that are made up."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from companion.machine.computer import DeviceNode, Ran
from companion.machine.doctor import output_checks
from companion.machine.doctor.case import Case
from companion.machine.doctor.finding import Finding, fault, note, warning, well
from companion.screen import driver
from companion.screen.fonts import FILES, OTHERS
from tests.machine.doctor.made_up import NO_PARTS, PI, UNIT, at_desktop, case_of, folders_in, serving
from tests.machine.simulated import PYTHON, MadeUp

BOTH = {"sdl": "2.28.4", "pygame": "2.6.1"}
ASKED = f"{PYTHON} -m companion.machine.doctor.sdl video"
PIP = "/venv/bin/pip"
NO_KMSDRM = f"{PIP} uninstall -y pygame && {PIP} install pygame-ce"
BOARD = {"/proc/device-tree/model": PI}
CARD = DeviceNode("root", "video", 0o660, is_open=True)
USER_UNIT = "/etc/systemd/user/facedown.service"


def answering(drivers, got="", why="", **more):
    told = {**BOTH, "drivers": drivers, "got": got, "why": why}
    return MadeUp(commands={ASKED: Ran(0, f"a library says this\n{json.dumps(told)}\n")}, **more)


def test_a_driver_that_shows_its_picture_is_well(found):
    machine = answering(["KMSDRM", "dummy"], "KMSDRM")
    assert found("video", machine) == (well("doctor-video-well", got="KMSDRM", **BOTH),)
    assert machine.ran[-1] == f"{ASKED} kmsdrm"


def test_at_a_desktop_sdl_is_left_to_choose(found):
    machine = at_desktop(answering(["x11", "wayland"], "wayland"))
    assert found("video", machine) == (well("doctor-video-well", got="wayland", **BOTH),)
    assert machine.ran[-1] == f"{ASKED} "


def test_a_pygame_without_kmsdrm_draws_on_no_console(found):
    machine = answering(["x11", "dummy"], files=BOARD)
    assert found("video", machine) == (fault("doctor-video-no-kmsdrm", NO_KMSDRM, **BOTH),)


@pytest.mark.parametrize(
    "machine",
    [
        answering(["x11"], files=BOARD),
        answering(["x11"], env={"SDL_VIDEODRIVER": "kmsdrm"}),
        replace(answering(["x11"]), commands={**answering(["x11"]).commands, **serving("failed")}),
    ],
    ids=["a Pi", "asked for", "a service"],
)
def test_where_a_table_is_to_be_shown_it_is_a_fault(found, machine):
    assert [one.status for one in found("video", machine)] == ["fault"]


def test_so_it_is_where_facedown_toml_names_a_driver(found):
    assert [one.status for one in found("video", answering(["x11"]), toml='[screen]\ndriver = "kmsdrm"\n')] == ["fault"]


def test_elsewhere_the_terminal_may_be_all_that_is_wanted(found):
    assert found("video", answering(["x11"])) == (warning("doctor-video-no-kmsdrm", NO_KMSDRM, **BOTH),)


def test_a_driver_that_sdl_does_not_have(found):
    machine = answering(["x11", "dummy"], env={"SDL_VIDEODRIVER": "wayland"})
    assert found("video", machine) == (fault("doctor-video-unknown", wanted="wayland", there="x11, dummy", **BOTH),)
    asked = answering(["x11", "dummy"])
    assert found("video", asked, toml='[screen]\ndriver = "wayland"\n')[0].key == "doctor-video-unknown"
    assert asked.ran[-1] == f"{ASKED} wayland"


def test_of_several_drivers_one_is_enough(found):
    asked = answering(["x11", "offscreen"], got="x11", env={"SDL_VIDEODRIVER": "wayland,x11"})
    assert [one.status for one in found("video", asked)] == ["well"]


def test_a_driver_that_cannot_be_used_says_why(found):
    machine = answering(["kmsdrm"], why="no screen", files=BOARD)
    assert found("video", machine) == (fault("doctor-video-refused", wanted="kmsdrm", why="no screen", **BOTH),)
    mute = at_desktop(answering(["x11"], files=BOARD))
    assert found("video", mute) == (fault("doctor-video-refused", wanted="-", why="-", **BOTH),)


def test_a_driver_that_nobody_sees_is_no_success(found):
    machine = at_desktop(answering(["x11", "offscreen"], "offscreen", files=BOARD))
    assert found("video", machine) == (fault("doctor-video-invisible", got="offscreen", **BOTH),)


def test_a_driver_that_nobody_sees_may_have_been_asked_for(found):
    machine = answering(["x11", "dummy"], "dummy", env={"SDL_VIDEODRIVER": "dummy"})
    assert found("video", machine) == (warning("doctor-video-chosen-invisible", "unset SDL_VIDEODRIVER", got="dummy"),)


def test_sdl_that_falls_over_or_hangs_takes_nobody_along(found):
    assert found("video", MadeUp(commands={ASKED: Ran(-11)})) == (fault("doctor-video-crashed", code="-11"),)
    assert found("video", MadeUp(commands={ASKED: Ran(0, "no object")})) == (fault("doctor-video-crashed", code="0"),)
    assert found("video", MadeUp(commands={ASKED: Ran(0, "[1]")})) == (fault("doctor-video-crashed", code="0"),)
    assert found("video", MadeUp(commands={ASKED: Ran(1, json.dumps(BOTH))})) == (fault("doctor-video-crashed", code="1"),)
    assert found("video", MadeUp(commands={ASKED: Ran(None, is_late=True)})) == (fault("doctor-video-late"),)


def test_a_pygame_that_cannot_be_loaded(found):
    ran = Ran(0, json.dumps({"missing": "pygame", "why": "No module named 'pygame'"}))
    assert found("video", MadeUp(commands={ASKED: ran})) == (fault("doctor-video-missing", f"{PIP} install pygame-ce", name="pygame"),)


def test_an_sdl_that_cannot_be_asked(found):
    assert found("video", answering(None)) == (note("doctor-video-unasked", **BOTH),)


def test_nothing_is_tried_while_the_referee_has_the_screen(found):
    command = "sudo systemctl stop facedown && facedown doctor video; sudo systemctl start facedown"
    assert found("video", MadeUp(commands=serving())) == (note("doctor-video-held", command),)


def test_nor_from_a_terminal_that_is_not_on_the_desktop(found):
    assert found("video", MadeUp(files={USER_UNIT: "[Service]"})) == (note("doctor-video-elsewhere"),)


@pytest.mark.parametrize("env", [{"DISPLAY": ":0"}, {"WAYLAND_DISPLAY": "w"}, {"SDL_VIDEODRIVER": "x11"}], ids=str)
def test_from_one_that_is_on_it_or_names_a_driver_it_is_tried(found, env):
    machine = answering(["x11"], "x11", files={USER_UNIT: "[Service]"}, env=env)
    assert found("video", machine) == (well("doctor-video-well", got="x11", **BOTH),)


def test_where_there_is_no_desktop_of_linux_sdl_knows_best(found):
    assert found("video", answering(["cocoa"], "cocoa", platform="darwin")) == (well("doctor-video-well", got="cocoa", **BOTH),)


@pytest.mark.parametrize("env", ["", "DISPLAY=:0", "WAYLAND_DISPLAY=w", "SDL_VIDEODRIVER=x11", "SDL_VIDEODRIVER="])
@pytest.mark.parametrize("asked", [None, "wayland"])
@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_the_doctor_wants_the_driver_that_the_window_wants(tmp_path, env, asked, platform):
    toml = f'[screen]\ndriver = "{asked}"\n' if asked else ""
    env = dict([env.split("=")] if env else [])
    case = case_of(tmp_path, MadeUp(env=env, platform=platform), toml=toml)
    assert case.driver == driver.wanted_driver(env, asked, platform)


def test_the_driver_of_a_service_is_not_that_of_the_desktop_that_one_asks_from(tmp_path):
    machine = at_desktop(MadeUp(commands=serving(), files={UNIT: "[Service]\nUser=facedown\n"}))
    assert Case(machine, folders_in(tmp_path), NO_PARTS, "en").driver == "kmsdrm"
    named = replace(machine, files={UNIT: "[Service]\nEnvironment=SDL_VIDEODRIVER=dummy A=b\n"})
    assert Case(named, folders_in(tmp_path), NO_PARTS, "en").driver == "dummy"


WHOLE = ("libEGL.so.1", "libGLESv2.so.2", "libgbm.so.1", "libdrm.so.2")


@pytest.mark.parametrize("folder", ["/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"])
@pytest.mark.parametrize("drivers", ["dri/vc4_dri.so", "libgallium-25.0.7.so"])
def test_all_that_draws_on_a_console_is_there(found, folder, drivers):
    machine = MadeUp(files={f"{folder}/{name}": "" for name in (*WHOLE, drivers)})
    assert found("graphics", machine) == (well("doctor-graphics-well"),)


def test_what_is_missing_is_named_by_debians_packages(found):
    machine = MadeUp(files={f"/usr/lib/aarch64-linux-gnu/{name}": "" for name in WHOLE[1:]} | BOARD)
    command = "sudo apt install libegl1 libgl1-mesa-dri"
    assert found("graphics", machine) == (fault("doctor-graphics-missing", command, names="libegl1, libgl1-mesa-dri"),)


def test_a_desktop_sees_to_all_that(found):
    for name in ("graphics", "outputs", "console"):
        assert found(name, at_desktop(MadeUp())) == (well(f"doctor-{name}-unneeded"),)


DRM = "/sys/class/drm"
TWO = {
    f"{DRM}/card1-{name}/status": f"{status}\n"
    for name, status in (("HDMI-A-1", "connected"), ("HDMI-A-2", "disconnected"), ("Writeback-1", "unknown"))
}


def test_screens_that_are_plugged_in_are_named_with_their_mode(found):
    files = {**TWO, f"{DRM}/card1-HDMI-A-1/modes": "1920x1080\n1280x720\n", f"{DRM}/version": "drm 1.1.0", f"{DRM}/card1/dev": "226:1"}
    assert found("outputs", MadeUp(files=files)) == (well("doctor-outputs-well", names="HDMI-A-1 1920x1080"),)


def test_a_screen_that_is_off_or_unplugged(found):
    files = {**TWO, f"{DRM}/card1-HDMI-A-1/status": "disconnected\n"}
    machine = MadeUp(files=files, nodes={"/dev/dri/card1": CARD})
    assert found("outputs", machine) == (warning("doctor-outputs-dark", names="HDMI-A-1, HDMI-A-2"),)
    assert found("outputs", MadeUp(nodes={"/dev/dri/card1": CARD})) == (warning("doctor-outputs-dark", names="card1"),)


def test_a_machine_without_a_graphics_card(found):
    assert found("outputs", MadeUp(files=BOARD)) == (fault("doctor-outputs-no-card"),)
    assert found("outputs", MadeUp()) == (warning("doctor-outputs-no-card"),)


def on_console(**commands):
    named = {"desktop": "systemctl is-active display-manager.service", "getty": "systemctl is-active getty@tty1.service"}
    return MadeUp(commands={**serving(), **{named[name]: Ran(code) for name, code in commands.items()}})


def test_the_console_belongs_to_one(found):
    assert found("console", on_console(desktop=3, getty=3)) == (well("doctor-console-well"),)
    assert found("console", on_console(desktop=0)) == (fault("doctor-console-desktop", "sudo facedown install-service --desktop"),)
    command = "sudo systemctl stop getty@tty1 && sudo systemctl restart facedown"
    assert found("console", on_console(desktop=3, getty=0)) == (warning("doctor-console-getty", command),)


def test_the_screen_may_show_another_console(found):
    other = replace(on_console(), files={"/sys/class/tty/tty0/active": "tty3\n"})
    assert found("console", other) == (warning("doctor-console-other", "sudo chvt 1", shown="tty3"),)


def test_while_the_referee_is_stopped_the_prompt_may_have_the_console(found):
    getty = {"systemctl is-active getty@tty1.service": Ran(0)}
    machine = MadeUp(commands={**serving("inactive"), **getty}, files={"/sys/class/tty/tty0/active": "tty3\n"})
    assert found("console", machine) == (well("doctor-console-well"),)


def test_without_a_service_or_with_another_driver_nobody_draws_on_the_console(found):
    assert found("console", MadeUp()) == (well("doctor-console-unneeded"),)
    assert found("console", replace(on_console(desktop=0), env={"SDL_VIDEODRIVER": "x11"})) == (well("doctor-console-unneeded"),)


def test_the_fonts_are_those_of_the_screen_and_whole(found):
    assert set(output_checks.FONTS) == {*FILES.values(), *OTHERS.values()}
    assert found("fonts") == (well("doctor-fonts-well", count=8),)


def test_a_font_that_is_spoilt_or_gone(found, tmp_path, mocker):
    (tmp_path / "fonts").mkdir()
    for name in output_checks.FONTS[1:]:
        (tmp_path / "fonts" / name).write_bytes(b"\0" * 100 if name == output_checks.FONTS[1] else output_checks.TRUETYPE)
    mocker.patch("companion.machine.doctor.output_checks.resources", return_value=tmp_path)
    assert found("fonts") == (fault("doctor-fonts-spoilt", names="IBMPlexSans-Regular.ttf, IBMPlexSans-Bold.ttf"),)


TELEVISION = "[television]\nstandby = 10\n"
COMMANDED = {"/dev/cec0": DeviceNode("root", "video", 0o660, is_open=True)}


def test_a_television_that_can_be_told(found):
    machine = MadeUp(programs=("cec-ctl",), nodes=COMMANDED)
    assert found("television", machine, toml=TELEVISION) == (well("doctor-television-well", device="/dev/cec0"),)


def test_a_television_that_nobody_wants_to_sleep(found):
    assert found("television") == (well("doctor-television-unneeded"),)


def test_a_television_that_cannot_be_told(found, tmp_path):
    assert found("television", MadeUp(nodes=COMMANDED), toml=TELEVISION) == (
        warning("doctor-television-no-program", "sudo apt install v4l-utils"),
    )
    machine = MadeUp(programs=("cec-ctl",), nodes={"/dev/cec1": CARD, "/dev/null": CARD})
    told = {"device": "/dev/cec0", "there": "/dev/cec1", "file": str(tmp_path / "config" / "facedown.toml")}
    assert found("television", machine, toml=TELEVISION) == (Finding("doctor-television-no-device", "warning", told),)
    none = replace(machine, nodes={"/dev/other": CARD})
    assert found("television", none, toml=TELEVISION)[0].told["there"] == "-"
