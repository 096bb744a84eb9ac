"""What is to be done to a machine is what it lacks, in an order in which each step finds what it needs."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from companion.machine.computer import PathState
from companion.machine.installer import wanted
from companion.machine.installer.planning import Clear, Remove, Request, Run, Tell, Write, plan, refusals, unheard, way_of
from companion.machine.installer.survey import OVERRIDES, TEMPLATE, Survey
from companion.machine.installer.wanted import CACHE, COMMAND, CONFIGURATION, ENABLED, RULES, STATE, UNITS, File
from companion.words.problems import WordedProblem
from tests.machine.installer.machines import CONFIG, DESKTOP, OFF, ON, PI, REFEREE, installed
from tests.words.english import in_english

CONSOLE = {file.path: file for file in wanted.files()}
OF_DESKTOP = {file.path: file for file in wanted.files(way="desktop")}
WISH = Request(template="# all as usual\n")
UNINSTALL = Request(is_uninstall=True)
UDEV = (
    Run(("udevadm", "control", "--reload"), "udev"),
    Run(
        (
            *("udevadm", "trigger", "--subsystem-match=spidev", "--subsystem-match=gpio", "--subsystem-match=cec"),
            *("--subsystem-match=tty", "--subsystem-match=usb"),
        ),
        "trigger",
    ),
)
SYSUSERS = Run(("systemd-sysusers", "/etc/sysusers.d/facedown-parts.conf", "/etc/sysusers.d/facedown.conf"), "sysusers")
TMPFILES = Run(("systemd-tmpfiles", "--create", "/etc/tmpfiles.d/facedown.conf"), "tmpfiles")
RELOAD = Run(("systemctl", "daemon-reload"), "daemon-reload")
ENABLE = Run(("systemctl", "enable", "facedown.service"), "enable")
RESTART = (Run(("systemctl", "restart", "--no-block", "facedown.service"), "restart"), Tell("see-status"))
PERSON = (
    Run(("usermod", "--append", "--groups", "spi,gpio,dialout,video,render,input", "pi"), "person"),
    Tell("log-in-again", {"name": "pi"}),
)
SPI = (Run(("raspi-config", "nonint", "do_spi", "0"), "spi"), Tell("restart-for-spi"))
FRESH = (
    *(Write(CONSOLE[path], "new") for path in (wanted.PARTS, wanted.PEOPLE)),
    SYSUSERS,
    Write(CONSOLE[wanted.TMPFILES], "new"),
    TMPFILES,
    Write(File(TEMPLATE, "# all as usual\n"), "new"),
    *(Write(CONSOLE[path], "new") for path in (*RULES, wanted.POLKIT)),
    *UDEV,
    *SPI,
    *(Write(CONSOLE[path], "new") for path in (wanted.PROMPT, UNITS["console"], COMMAND)),
    *PERSON,
    RELOAD,
    ENABLE,
    *RESTART,
)
KEPT = (
    Tell("kept-configuration", {"path": "/etc/facedown/facedown.toml"}),
    Tell("kept-program", {"path": "/opt/facedown"}),
)


def changed(machine: Survey, path: Path, seen: PathState | None) -> Survey:
    there = {one: what for one, what in machine.there.items() if one != path}
    return dataclasses.replace(machine, there=there | ({path: seen} if seen is not None else {}))


def test_a_fresh_pi_without_a_desktop_gets_all_of_it():
    assert plan(PI, WISH) == FRESH


def test_a_desktop_gets_a_window_of_whoever_is_logged_in():
    assert plan(DESKTOP, WISH) == (
        Write(OF_DESKTOP[wanted.PARTS], "new"),
        Run(("systemd-sysusers", "/etc/sysusers.d/facedown-parts.conf"), "groups"),
        Write(OF_DESKTOP[RULES[0]], "new"),
        *UDEV,
        *SPI,
        *(Write(OF_DESKTOP[path], "new") for path in (UNITS["desktop"], wanted.AUTOSTART, COMMAND)),
        *PERSON,
        Run(("systemctl", "--global", "enable", "facedown.service"), "enable-desktop"),
        Tell("starts-with-login"),
    )


@pytest.mark.parametrize(("machine", "way"), [(PI, "console"), (DESKTOP, "desktop"), (dataclasses.replace(PI, person=None), "console")])
def test_done_again_nothing_is_left_to_be_done(machine, way):
    assert plan(installed(machine, way), WISH) == ()


def test_what_was_damaged_is_mended_and_nothing_else_is_touched():
    machine = changed(installed(PI), UNITS["console"], PathState("file", 0o644, 0, "[Service]\nExecStart=/bin/false\n"))
    machine = changed(machine, COMMAND, PathState("file", 0o644, 0, CONSOLE[COMMAND].text))
    machine = changed(machine, wanted.POLKIT, PathState("file", 0o644, REFEREE, CONSOLE[wanted.POLKIT].text))
    assert plan(machine, WISH) == (
        Write(CONSOLE[wanted.POLKIT], "rights"),
        Write(CONSOLE[UNITS["console"]], "differs"),
        Write(CONSOLE[COMMAND], "rights"),
        RELOAD,
        *RESTART,
    )


@pytest.mark.parametrize(
    ("path", "seen", "steps"),
    [
        (RULES[1], None, (Write(CONSOLE[RULES[1]], "new"), *UDEV)),
        (RULES[1], PathState("link"), (Write(CONSOLE[RULES[1]], "differs"), *UDEV)),
        (wanted.POLKIT, PathState("unseen"), (Write(CONSOLE[wanted.POLKIT], "unseen"),)),
        (wanted.PROMPT, None, (Write(CONSOLE[wanted.PROMPT], "new"), RELOAD)),
        (STATE, None, (TMPFILES,)),
        (STATE, PathState("folder", 0o755, REFEREE), (TMPFILES,)),
        (CACHE, PathState("folder", 0o750, 0), (TMPFILES,)),
        (TEMPLATE, None, (Write(File(TEMPLATE, "# all as usual\n"), "new"),)),
        (TEMPLATE, PathState("file", 0o600, 1000, "not toml"), ()),
        (ENABLED["console"], None, (ENABLE,)),
        (CONFIG, PathState("file", 0o755, 0, OFF), SPI),
        (COMMAND, None, (Write(CONSOLE[COMMAND], "new"),)),
    ],
    ids=str,
)
def test_one_thing_that_differs_is_the_one_that_is_done(path, seen, steps):
    assert plan(changed(installed(PI), path, seen), WISH) == steps


@pytest.mark.parametrize(
    ("what", "steps"),
    [
        ({"state": "inactive"}, RESTART),
        ({"state": "activating"}, ()),
        ({"state": "failed"}, (Run(("systemctl", "reset-failed", "facedown.service"), "reset-failed"), *RESTART)),
        ({"is_outdated": True}, RESTART),
        ({"has_polkit": False}, (Tell("no-polkit"),)),
        ({"user": None}, (SYSUSERS, TMPFILES)),  # whose folders they were is another question
    ],
    ids=str,
)
def test_what_a_machine_is_at_decides_what_is_done(what, steps):
    assert plan(dataclasses.replace(installed(PI), **what), WISH) == steps


def test_a_group_that_the_referee_was_taken_out_of_is_its_own_again():
    machine = installed(PI)
    assert plan(dataclasses.replace(machine, groups={**machine.groups, "spi": frozenset({"pi"})}), WISH) == (SYSUSERS,)


def test_on_debian_the_groups_of_readers_are_made_and_no_pins_are_switched():
    groups = {name: members for name, members in PI.groups.items() if name not in ("spi", "gpio")}
    there = {path: seen for path, seen in PI.there.items() if path != CONFIG}
    debian = dataclasses.replace(PI, groups=groups, there=there, is_pi=False, boot=None, has_raspi_config=False)
    assert plan(debian, WISH) == tuple(step for step in FRESH if step not in SPI)


def test_without_raspi_config_the_firmware_is_told_by_its_file():
    machine = dataclasses.replace(changed(installed(PI), CONFIG, PathState("file", 0o755, 0, OFF)), has_raspi_config=False)
    assert plan(machine, WISH) == (Write(File(CONFIG, ON, 0o755), "spi"), Tell("restart-for-spi"))


def test_while_an_image_is_made_nothing_is_started_and_no_device_is_asked():
    running = (*UDEV, RELOAD, *RESTART)
    image = dataclasses.replace(PI, is_running=False, has_udev=False)
    assert plan(image, WISH) == (*(step for step in FRESH if step not in running), Tell("starts-with-system"))


def test_a_console_on_a_machine_with_a_desktop_has_the_screen_from_the_next_start():
    steps = plan(DESKTOP, Request("console", template=WISH.template))
    assert steps == (
        *FRESH[: FRESH.index(ENABLE)],
        Run(("systemctl", "set-default", "multi-user.target"), "no-desktop"),
        ENABLE,
        Tell("restart-for-console"),
    )


def test_another_way_takes_the_first_one_away_before():
    assert plan(installed(PI), Request("desktop")) == (
        Run(("systemctl", "disable", "--now", "facedown.service"), "disable"),
        *map(Remove, (wanted.PEOPLE, wanted.TMPFILES, RULES[1], wanted.POLKIT, wanted.PROMPT, UNITS["console"])),
        RELOAD,
        *(Write(OF_DESKTOP[path], "new") for path in (UNITS["desktop"], wanted.AUTOSTART)),
        Write(OF_DESKTOP[COMMAND], "differs"),
        Run(("systemctl", "--global", "enable", "facedown.service"), "enable-desktop"),
        Tell("starts-with-login"),
    )


def test_back_on_the_console_the_window_goes_first():
    steps = plan(installed(DESKTOP, "desktop"), Request("console"))
    assert steps[:3] == (
        Run(("systemctl", "--global", "disable", "facedown.service"), "disable-desktop"),
        *map(Remove, (UNITS["desktop"], wanted.AUTOSTART)),
    )


@pytest.mark.parametrize(
    ("machine", "wish", "way"),
    [
        (PI, WISH, "console"),
        (DESKTOP, WISH, "desktop"),
        (PI, Request("desktop"), "desktop"),
        (installed(PI, "desktop"), WISH, "desktop"),
        (installed(DESKTOP, "console"), WISH, "console"),
        (installed(PI, "desktop"), Request("console"), "console"),
    ],
)
def test_the_way_is_the_one_asked_for_or_the_one_that_is_there_or_as_the_machine_starts(machine, wish, way):
    assert way_of(machine, wish) == way


def test_taken_away_nothing_stays_but_what_people_have_made():
    machine = dataclasses.replace(installed(PI), full=frozenset({CONFIGURATION, STATE, CACHE}))
    assert plan(changed(machine, OVERRIDES, PathState("folder")), UNINSTALL) == (
        Run(("systemctl", "disable", "--now", "facedown.service"), "disable"),
        *map(Remove, (wanted.PARTS, wanted.PEOPLE, wanted.TMPFILES, *RULES, wanted.POLKIT, wanted.PROMPT, UNITS["console"], COMMAND)),
        RELOAD,
        UDEV[0],
        Clear(CACHE),
        Tell("kept-state", {"path": "/var/lib/facedown", "user": "facedown"}),
        KEPT[0],
        Tell("kept-overrides", {"path": "/etc/systemd/system/facedown.service.d"}),
        KEPT[1],
    )


def test_a_referee_that_was_never_used_leaves_no_user_behind():
    machine = dataclasses.replace(installed(PI), full=frozenset())
    assert plan(machine, UNINSTALL)[-5:] == (
        Clear(CACHE),
        Clear(STATE),
        Run(("userdel", "facedown"), "userdel"),
        Clear(CONFIGURATION),
        KEPT[1],
    )


def test_where_nothing_is_nothing_is_taken_away():
    assert plan(PI, UNINSTALL) == (KEPT[1],)


def test_somebody_elses_command_stays():
    machine = changed(installed(PI), COMMAND, PathState("file", 0o755, 0, "#!/bin/sh\nexec something else\n"))
    assert Remove(COMMAND) not in plan(machine, UNINSTALL)


def test_a_window_is_taken_away_with_a_word_about_what_lies_in_homes():
    assert plan(installed(DESKTOP, "desktop"), UNINSTALL) == (
        Run(("systemctl", "--global", "disable", "facedown.service"), "disable-desktop"),
        *map(Remove, (wanted.PARTS, RULES[0], COMMAND, UNITS["desktop"], wanted.AUTOSTART)),
        UDEV[0],
        Tell("kept-homes"),
        KEPT[1],
    )


def test_how_the_desktop_comes_back_is_said():
    machine = dataclasses.replace(installed(PI), has_display=True)
    assert Tell("desktop-back") in plan(machine, UNINSTALL)


FIX = "make a venv in /opt/facedown, install facedown there, and run its install-service"


@pytest.mark.parametrize(
    ("machine", "problems"),
    [
        (PI, ()),
        (
            dataclasses.replace(PI, lacks=("systemctl", "udevadm"), parts=(Path("/root/x"),)),
            (
                WordedProblem(
                    "install-service",
                    "this computer is not run by systemd: it has no systemctl, udevadm",
                    "start `facedown play --resume` with the program that starts others here",
                ),
            ),
        ),
        (
            dataclasses.replace(PI, parts=(Path("/home/pi/v/bin/facedown"), Path("/usr/bin/python3")), out_of_reach=(Path("/home/pi"),)),
            (
                WordedProblem("install-service", "the program lies within /home, where the referee's user cannot reach it", FIX),
                WordedProblem("install-service", "the program lies within /home/pi, where the referee's user cannot reach it", FIX),
            ),
        ),
        (
            dataclasses.replace(PI, program=Path("/opt/my table/facedown"), has_program=False),
            (
                WordedProblem("install-service", "this Python has no command of that name beside it", FIX),
                WordedProblem("install-service", "the program lies at '/opt/my table/facedown', a name that units cannot bear", FIX),
            ),
        ),
        (
            dataclasses.replace(PI, program=COMMAND),
            (
                WordedProblem(
                    "install-service", "the program itself lies at /usr/local/bin/facedown, where the command for people goes", FIX
                ),
            ),
        ),
        (
            changed(PI, COMMAND, PathState("file", 0o755, 0, "#!/bin/sh\n")),
            (WordedProblem("/usr/local/bin/facedown", "another program lies there", "move it away, and begin again"),),
        ),
        (
            changed(PI, COMMAND, PathState("link", 0o777, 0, "/home/pi/.venv/bin/facedown")),
            (WordedProblem("/usr/local/bin/facedown", "another program lies there", "move it away, and begin again"),),
        ),
    ],
)
def test_what_cannot_be_is_refused_with_all_its_reasons(machine, problems):
    assert in_english(refusals(machine, WISH)) == problems


def test_for_a_desktop_a_home_will_do_where_others_may_enter():
    assert refusals(dataclasses.replace(PI, parts=(Path("/home/pi/v/bin/facedown"),)), Request("desktop")) == ()


def test_taking_away_needs_no_program_in_reach():
    assert refusals(dataclasses.replace(PI, parts=(Path("/root/v/bin/facedown"),)), UNINSTALL) == ()


@pytest.mark.parametrize(("wish", "asked"), [(WISH, "install-service"), (UNINSTALL, "install-service --uninstall")])
def test_whoever_is_not_root_is_told_the_command(wish, asked):
    assert unheard(PI, wish) is None
    problem = unheard(dataclasses.replace(PI, is_root=False), wish)
    assert problem is not None
    assert in_english([problem])[0] == WordedProblem(
        "install-service",
        "only root may change what this computer starts with",
        f"run `sudo /opt/facedown/bin/facedown {asked}`, or see with --dry-run what it would do",
    )
