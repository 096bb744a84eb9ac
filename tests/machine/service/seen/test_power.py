"""On a machine that serves the referee alone the screen can switch it off; on another one it only ends the program."""

from __future__ import annotations

import logging

import pytest

from companion.errors import Unusable
from companion.machine.computer import Ran
from companion.machine.service import power
from companion.screen.acts import GoBack, OpenPage, Want
from companion.screen.pages.switching import OFF
from companion.words.problems import WordedProblem
from tests.machine.simulated import MadeUp
from tests.pages.driven import after, run, scene, texts
from tests.words.english import in_english

POWEROFF = "systemctl --no-ask-password poweroff"
FIX = "press the machine's own button, or pull its plug: what was played is on the disk"


@pytest.fixture
def appliance(monkeypatch):
    monkeypatch.setenv("FACEDOWN_APPLIANCE", "1")


@pytest.fixture
def asked(monkeypatch):
    """The commands that were run; each goes well."""
    machine = MadeUp(commands={POWEROFF: Ran(0)})
    monkeypatch.setattr(power, "ThisComputer", lambda: machine)
    return machine.ran


def acts(evening):
    return [one.act for one in scene(evening).targets]


def test_the_first_page_switches_off_where_the_machine_is_the_referees_own(appliance):
    def script(evening):
        yield None
        assert (OpenPage("switch-off") in acts(evening), Want("leave") in acts(evening), "Switch off" in texts(evening)) == (
            True,
            False,
            True,
        )

    run(script)


def test_elsewhere_one_leaves(monkeypatch):
    monkeypatch.setenv("NOTIFY_SOCKET", "/run/user/1000/systemd/notify")  # of a desktop, say

    def script(evening):
        yield None
        assert (OpenPage("switch-off") in acts(evening), Want("leave") in acts(evening), "Quit" in texts(evening)) == (False, True, True)

    run(script)


def test_it_asks_once_and_then_says_when_the_plug_may_be_pulled(appliance, asked):
    def script(evening):
        yield from after(evening, OpenPage("switch-off"))
        assert ("Everything played is saved and waits here for you." in texts(evening), asked) == (True, [])
        yield from after(evening, OFF)
        assert ("When the light is out or no longer blinks, you may pull the plug." in texts(evening), asked) == (True, [POWEROFF])
        assert OFF not in acts(evening)
        yield from after(evening, OFF, GoBack())
        assert (len(asked), OpenPage("switch-off") in acts(evening)) == (1, True)

    run(script)


def test_whoever_goes_back_has_switched_off_nothing(appliance, asked):
    def script(evening):
        yield from after(evening, OpenPage("switch-off"), GoBack())
        assert (asked, OpenPage("set-up") in acts(evening)) == ([], True)

    run(script)


def test_what_cannot_be_done_is_said_and_can_be_tried_again(appliance, monkeypatch):
    monkeypatch.setattr(power, "ThisComputer", lambda: MadeUp(commands={POWEROFF: Ran(1, err="Access denied\n")}))

    def script(evening):
        yield from after(evening, OpenPage("switch-off"), OFF)
        told = " ".join(texts(evening))
        assert "switching off: systemd refuses it to this user; press the machine’s" in told.replace("'", "’")
        assert OFF in acts(evening)

    run(script)


@pytest.mark.parametrize(
    ("ran", "what"),
    [
        (Ran(None, err="No such file or directory", is_missing=True), "systemctl cannot be started (No such file or directory)"),
        (Ran(None, is_late=True), "systemd did not answer within 10 seconds"),
        (Ran(1, err="Interactive authentication required.\n"), "systemd refuses it to this user"),
    ],
)
def test_why_it_cannot_be_done_is_told_with_what_else_to_do(ran, what):
    with pytest.raises(Unusable) as fault:
        power.switch_off(MadeUp(commands={POWEROFF: ran}))
    assert in_english(fault.value.problems) == (WordedProblem("switching off", what, FIX),)


@pytest.mark.parametrize(
    ("ran", "said"),
    [(Ran(1, err="Interactive authentication required.\n"), "Interactive authentication required."), (Ran(3), "it ended with 3")],
)
def test_what_systemd_said_stands_in_the_log(caplog, ran, said):
    with caplog.at_level(logging.INFO, "facedown"), pytest.raises(Unusable):
        power.switch_off(MadeUp(commands={POWEROFF: ran}))
    assert [one.getMessage() for one in caplog.records] == [
        "the machine is switched off at the screen",
        f"the machine does not let itself be switched off: {said}",
    ]


def test_a_service_is_known_by_what_its_unit_sets():
    found = [(power.is_appliance(env), power.is_service(env)) for env in (
        {}, {"FACEDOWN_APPLIANCE": "0"}, {"FACEDOWN_APPLIANCE": "1"}, {"NOTIFY_SOCKET": "@x"}, {"NOTIFY_SOCKET": ""},
    )]  # fmt: skip
    assert found == [(False, False), (False, False), (True, True), (False, True), (False, False)]
