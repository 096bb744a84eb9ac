"""Whoever is at the screen of a machine that is there for the referee alone can switch it off; elsewhere one leaves."""

from __future__ import annotations

import logging
import os
import subprocess

import pytest

from companion.errors import Problem, Unusable
from companion.machine.service import power
from companion.screen.acts import Back, Open, Want
from companion.screen.pages.switching import OFF
from tests.pages.driven import after, run, scene, texts

FIX = "press the machine's own button, or pull its plug: what was played is on the disk"


@pytest.fixture
def appliance(monkeypatch):
    monkeypatch.setenv("FACEDOWN_APPLIANCE", "1")


@pytest.fixture
def asked(monkeypatch):
    found = []
    monkeypatch.setattr(power, "ran", lambda command: found.append(command) or "")
    return found


def acts(evening):
    return [one.act for one in scene(evening).targets]


def test_the_first_page_switches_off_where_the_machine_is_the_referees_own(appliance):
    def script(evening):
        yield None
        assert (Open("switch-off") in acts(evening), Want("leave") in acts(evening), "Switch off" in texts(evening)) == (True, False, True)

    run(script)


def test_elsewhere_one_leaves(monkeypatch):
    monkeypatch.setenv("NOTIFY_SOCKET", "/run/user/1000/systemd/notify")  # of a desktop, say

    def script(evening):
        yield None
        assert (Open("switch-off") in acts(evening), Want("leave") in acts(evening), "Quit" in texts(evening)) == (False, True, True)

    run(script)


def test_it_asks_once_and_then_says_when_the_plug_may_be_pulled(appliance, asked):
    def script(evening):
        yield from after(evening, Open("switch-off"))
        assert ("Shall the machine be switched off?" in texts(evening), asked) == (True, [])
        yield from after(evening, OFF)
        assert ("The machine is being switched off." in texts(evening), asked) == (True, [power.COMMAND])
        assert OFF not in acts(evening)
        yield from after(evening, OFF, Back())
        assert (len(asked), Open("switch-off") in acts(evening)) == (1, True)

    run(script)


def test_whoever_goes_back_has_switched_off_nothing(appliance, asked):
    def script(evening):
        yield from after(evening, Open("switch-off"), Back())
        assert (asked, Open("set-up") in acts(evening)) == ([], True)

    run(script)


def test_what_cannot_be_done_is_said_and_can_be_tried_again(appliance, monkeypatch):
    monkeypatch.setattr(power, "ran", lambda _: "Access denied")

    def script(evening):
        yield from after(evening, Open("switch-off"), OFF)
        told = " ".join(texts(evening))
        assert "switching off: systemd refuses it to this user; press the machine’s" in told.replace("'", "’")
        assert OFF in acts(evening)

    run(script)


def raises(fault):
    def fails(_):
        raise fault

    return fails


@pytest.mark.parametrize(
    ("run", "what"),
    [
        (raises(FileNotFoundError(2, "No such file or directory")), "systemctl cannot be started (No such file or directory)"),
        (raises(subprocess.TimeoutExpired("systemctl", 20)), "systemd did not answer within 10 seconds"),
        (lambda _: "Interactive authentication required.", "systemd refuses it to this user"),
    ],
)
def test_why_it_cannot_be_done_is_told_with_what_else_to_do(run, what):
    with pytest.raises(Unusable) as fault:
        power.switch_off(run)
    assert fault.value.problems == (Problem("switching off", what, FIX),)


def test_what_systemd_said_stands_in_the_log(caplog):
    with caplog.at_level(logging.INFO, "facedown"), pytest.raises(Unusable):
        power.switch_off(lambda _: "Interactive authentication required.")
    assert [one.getMessage() for one in caplog.records] == [
        "somebody at the screen switches the machine off",
        "the machine does not let itself be switched off: Interactive authentication required.",
    ]


def test_a_command_is_run_and_what_it_complains_of_comes_back(monkeypatch):
    assert power.ran(("true",)) == ""
    assert power.ran(("sh", "-c", "echo no >&2; exit 1")) == "no"
    assert power.ran(("sh", "-c", "exit 3")) == "it ended with 3"
    with pytest.raises(FileNotFoundError):
        power.ran((os.devnull + "-not-there",))


def test_a_service_is_known_by_what_its_unit_sets():
    found = [(power.is_appliance(env), power.is_service(env)) for env in (
        {}, {"FACEDOWN_APPLIANCE": "0"}, {"FACEDOWN_APPLIANCE": "1"}, {"NOTIFY_SOCKET": "@x"}, {"NOTIFY_SOCKET": ""},
    )]  # fmt: skip
    assert found == [(False, False), (False, False), (True, True), (False, True), (False, False)]
