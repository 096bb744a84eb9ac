"""What follows from a machine before anything is checked: who plays there, by which driver, who has the readers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.machine.computer import Person, Ran
from companion.machine.doctor.case import SYSTEM_UNIT, USER_UNIT, Player, Service
from tests.machine.doctor.made_up import NOT_FOUND, SHOW, USER_SHOW, case_of, serving
from tests.machine.simulated import WHO, MadeUp

OF_USER = {SHOW: NOT_FOUND, USER_SHOW: serving()[SHOW]}
ROOT = Person("root", is_root=True)


@pytest.fixture
def case(tmp_path):
    return lambda machine: case_of(tmp_path, machine)


def test_a_service_of_the_system_comes_before_one_of_the_desktop(case):
    told = Service(is_installed=True, state="active", result="success", is_enabled=True)
    assert case(MadeUp(commands=serving())).service == told
    assert case(MadeUp(commands={**OF_USER, **serving()})).service == told
    assert case(MadeUp(commands=OF_USER)).service == replace(told, is_user=True)


@pytest.mark.parametrize(
    ("ran", "expected"),
    [
        (Ran(1, "", "Failed to connect to bus"), Service()),
        (Ran(0, "nothing that we know\n"), Service()),
        (Ran(0, "LoadState=loaded\nActiveState=active\nNRestarts=[not set]\n"), Service(is_installed=True, state="active")),
    ],
)
def test_whatever_systemd_answers_is_taken_as_it_is(case, ran, expected):
    assert case(MadeUp(commands={SHOW: ran})).service == expected


@pytest.mark.parametrize("state", ["active", "activating", "reloading", "deactivating"])
def test_a_service_that_is_on_its_way_has_the_readers(case, state):
    assert case(MadeUp(commands=serving(state))).holder == "service"


@pytest.mark.parametrize("state", ["inactive", "failed", ""])
def test_one_that_does_not_run_has_none(case, state):
    assert case(MadeUp(commands=serving(state))).holder == ""


def test_who_plays_is_the_services_user_or_whoever_asks(case):
    asking = Player(WHO.name, WHO.groups)
    assert case(MadeUp()).player == asking
    assert case(MadeUp(commands=OF_USER)).player == asking
    unit = {SYSTEM_UNIT: "[Service]\nUser=facedown\nSupplementaryGroups=spi\n"}
    assert case(MadeUp(commands=serving(), files=unit)).player == Player("facedown", frozenset({"spi"}), is_asking=False)
    people = {"/etc/group": "pi:x:1000:\nspi:x:9:pi\nnothing\n", "/etc/passwd": "pi:x:1:1000::/home/pi:/bin/sh\n"}
    asked_by_pi = MadeUp(person=ROOT, env={"SUDO_USER": "pi"}, files=people)
    assert case(asked_by_pi).player == Player("pi", frozenset({"pi", "spi"}), is_asking=False)
    for env in ({}, {"SUDO_USER": "root"}):
        assert case(MadeUp(person=ROOT, env=env)).player == Player("root", is_root=True)
    assert case(MadeUp(env={"SUDO_USER": "anna"})).player == asking  # left over from somebody's shell


def test_the_driver_of_a_desktops_service_is_for_sdl_to_choose(case):
    desktop = MadeUp(files={USER_UNIT: "[Service]\n"})
    assert case(desktop).driver == ""
    assert case(replace(desktop, commands=OF_USER, env={"DISPLAY": ":0"})).driver == ""
    assert case(MadeUp(commands=OF_USER, env={"DISPLAY": ":0"})).driver == ""
    assert case(replace(desktop, commands=serving())).driver == "kmsdrm"  # a service of the system counts, and has the console


def test_a_unit_is_read_as_systemd_reads_it(case):
    text = "[Service]\n# User=nobody\n;User=anybody\nUser = facedown\nSupplementaryGroups=video render\nSupplementaryGroups=spi\n"
    keys = case(MadeUp(files={SYSTEM_UNIT: text})).unit_keys
    assert keys == {"User": "facedown", "SupplementaryGroups": "video render spi"}
