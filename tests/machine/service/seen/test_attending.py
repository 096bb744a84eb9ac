"""A table that cannot be opened, without a terminal: the screen says why, and the table opens once the fault is mended."""

from __future__ import annotations

import io
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from companion.config.config import folders
from companion.errors import CONFIGURATION, DONE, Problem, Text, Unusable
from companion.machine.computer import Ran
from companion.machine.service import power
from companion.machine.service.attending import Attendant, Files, _all_below
from companion.machine.service.vigil import STEP
from companion.pages.composing import Composer
from companion.screen import fonts
from companion.screen.acts import GoBack, OpenPage, Page
from companion.screen.driver import NoDisplay
from companion.screen.pages.trouble import TRY_AGAIN
from companion.screen.window import Closed, Keyed, Pointed, Resized, Wheeled
from companion.words.problems import told
from tests.machine.service.seen.stage import Stage, rest
from tests.machine.simulated import MadeUp

LACK = Text("value-is", key="rotate", value=Text("value-plain", text="45"))
ROTATE = Problem(Text("place-line-of", file="/etc/facedown/facedown.toml", line=4), "config-no-quarter-turn", lack=LACK)
TOUCH = Pointed("down", (640, 300))
SECRET = "Eiffel Tower is 330 m high"


class Program:
    """It can be run once what stands against it is gone."""

    def __init__(self, *faults):
        self.faults, self.tries = list(faults), 0

    def run(self):
        self.tries += 1
        if self.faults:
            raise self.faults.pop(0)
        return 7


def trouble(*problems):
    return Unusable(problems or (ROTATE,), CONFIGURATION)


def attended(program, script, *, env=None, language="en"):
    """What it ends with, and what was on the window when it did."""
    stage = Stage((1280, 720))
    stage.script = script(stage)
    attendant = Attendant(lambda: stage, lambda: (language, 1.0), os.environ if env is None else env, io.StringIO())
    try:
        return attendant.attend(program.run), stage
    finally:
        stage.close()
        if stage.failure is not None:
            raise stage.failure


def breaks(*_, **__):
    raise IndexError(SECRET)


def nothing(_):
    yield from ()


def test_where_nothing_stands_against_it_no_page_is_shown():
    program = Program()
    assert (attended(program, nothing)[0], program.tries) == (7, 1)


@pytest.mark.parametrize("by", [TOUCH, Keyed("return")], ids=("touch", "return"))
def test_it_is_tried_again_when_somebody_touches_the_screen_and_the_log_tells_the_same_once(caplog, by):
    program = Program(trouble(), trouble())

    def script(stage):
        for _ in range(2):
            yield from rest(stage, 0.2)
            assert "The game cannot start: something needs mending" in stage.texts
            assert "'rotate' is 45. Write 0, 90, 180 or 270. /etc/facedown/facedown.toml line 4" in stage.texts
            yield by

    assert (attended(program, script)[0], program.tries) == (7, 3)
    assert [one.getMessage() for one in caplog.records] == ["the table cannot be opened: " + told(ROTATE, "en")]


def test_it_is_told_in_the_language_of_the_table():
    def script(stage):
        yield from rest(stage, 0.2)
        assert "Игра не запускается: нужно кое-что исправить" in stage.texts
        assert "В «rotate» стоит 45. Напишите 0, 90, 180 или 270. /etc/facedown/facedown.toml, строка 4" in stage.texts
        yield TOUCH

    attended(Program(trouble()), script, language="ru")


@pytest.mark.parametrize("which", ["settings", "a file that is named"])
def test_it_is_tried_again_by_itself_when_a_file_has_changed(tmp_path, which):
    named = tmp_path / "mats" / "table.toml"
    own = folders(os.environ).config
    for path in (named, own / "facedown.toml"):
        path.parent.mkdir(parents=True)
        path.write_text("rotate = 45")
    changed = own / "facedown.toml" if which == "settings" else named
    program = Program(Unusable([ROTATE.at(Text("place-line-of", file=str(named), line=1))]))

    def script(stage):
        yield from rest(stage, 10.0)
        assert program.tries == 1
        changed.write_text("rotate = 90 # degrees")
        yield from rest(stage, 2.0)

    attended(program, script)
    assert program.tries == 2


def test_a_file_that_comes_or_goes_counts_as_well():
    own = folders(os.environ).config
    program = Program(trouble(), trouble())

    def script(stage):
        yield from rest(stage, 3.0)
        own.mkdir(parents=True)
        (own / "facedown.toml").write_text("")
        yield from rest(stage, 2.0)
        assert program.tries == 2
        (own / "facedown.toml").unlink()
        yield from rest(stage, 2.0)

    attended(program, script)
    assert program.tries == 3


def test_after_a_minute_it_is_tried_again_as_another_program_may_have_ended():
    program = Program(trouble())

    def script(stage):
        yield from rest(stage, 59.0)
        assert program.tries == 1
        yield from rest(stage, 2.0)

    attended(program, script)
    assert program.tries == 2


def test_whoever_closes_the_window_ends_it():
    def script(stage):
        yield from rest(stage, 0.2)
        yield Closed()

    program = Program(trouble())
    assert (attended(program, script)[0], program.tries) == (DONE, 1)


def test_however_often_it_is_woken_the_page_is_looked_after_within_a_step():
    asked = []

    def script(stage):
        stage.wait = asked.append  # woken at once: no time passes
        yield from [None] * 100
        yield Closed()

    attended(Program(trouble()), script)
    assert 0 < max(asked) <= STEP


def test_a_signal_in_the_last_moment_of_the_page_is_not_lost(monkeypatch):
    """It comes while files are looked at, which is when they have been mended."""

    def have_changed(_):
        signal.raise_signal(signal.SIGTERM)
        return True

    monkeypatch.setattr(Files, "have_changed", have_changed)
    program = Program(trouble())
    assert (attended(program, lambda stage: rest(stage, 5.0))[0], program.tries) == (DONE, 1)


def test_many_problems_are_leafed_through():
    problems = tuple(ROTATE.at(Text("place-line-of", file="/etc/facedown/facedown.toml", line=line)) for line in range(20))

    def script(stage):
        yield from rest(stage, 0.2)
        assert ("line 0 " in stage.texts, "line 19" in stage.texts, Page(1) in stage.touched) == (True, False, True)
        for _ in range(6):
            yield Wheeled(-1)
        yield from rest(stage, 0.2)
        assert ("line 0 " in stage.texts, "line 19" in stage.texts) == (False, True)
        yield TOUCH

    attended(Program(trouble(*problems)), script)


def test_the_machine_can_be_switched_off_there(monkeypatch):
    machine = MadeUp(commands={"systemctl --no-ask-password poweroff": Ran(1, err="Access denied")})
    monkeypatch.setattr(power, "ThisComputer", lambda: machine)

    def touched(stage, act):
        (rect,) = (one.rect for one in stage._scene.targets if one.act == act)
        return Pointed("down", rect.centre)

    def script(stage):
        yield from rest(stage, 0.2)
        yield touched(stage, OpenPage("switch-off"))
        yield from rest(stage, 0.2)
        yield from rest(stage, 70.0)  # whoever reads that is not interrupted
        yield Keyed("return")
        yield from rest(stage, 0.2)
        assert ("systemd refuses it to this user" in stage.texts, len(machine.ran)) == (True, 1)
        yield touched(stage, GoBack())
        yield from rest(stage, 0.2)
        assert stage.touched == [OpenPage("switch-off"), TRY_AGAIN]
        yield TOUCH

    attended(Program(trouble()), script, env={**os.environ, "FACEDOWN_APPLIANCE": "1"})
    assert machine.ran == ["systemctl --no-ask-password poweroff"]


def test_of_thousands_of_problems_the_first_hundred_are_told(caplog):
    problems = tuple(ROTATE.at(Text("place-line-of", file="facedown.toml", line=line)) for line in range(7000))

    def script(stage):
        yield from rest(stage, 0.2)
        for _ in range(40):
            yield Wheeled(-1)
        yield from rest(stage, 0.2)
        assert "line 99" in stage.texts
        yield TOUCH

    attended(Program(trouble(*problems)), script)
    assert len(caplog.records) == 100


@pytest.mark.parametrize(("path", "deepest"), [("/", 1), ("/etc", 3), ("/usr/lib", 6)])
def test_of_the_system_s_own_folders_only_what_lies_right_there_is_looked_at(path, deepest):
    """Else every process that comes or goes would be something that was mended."""
    assert max(len(one.parts) for one in _all_below((Path(path),))) <= deepest


def asked_to_switch_off(stage):
    yield from rest(stage, 0.2)
    (rect,) = (one.rect for one in stage._scene.targets if one.act == OpenPage("switch-off"))
    yield Pointed("down", rect.centre)
    yield from rest(stage, 0.2)


def test_a_question_that_nobody_answers_does_not_keep_it_from_being_tried_again():
    program = Program(trouble())

    def script(stage):
        yield from asked_to_switch_off(stage)
        assert "Everything played is saved and waits here for you." in stage.texts
        yield from rest(stage, 310.0)

    attended(program, script, env={**os.environ, "FACEDOWN_APPLIANCE": "1"})
    assert program.tries == 2


def test_where_that_question_cannot_be_drawn_plain_words_can_be_touched_as_well(monkeypatch):
    program = Program(trouble())
    drawn = Composer.leaf

    def leaf(self, words, one, *rest):
        return (breaks if one.name == "switch-off" else drawn)(self, words, one, *rest)

    monkeypatch.setattr(Composer, "leaf", leaf)

    def script(stage):
        yield from asked_to_switch_off(stage)
        yield TOUCH
        yield from rest(stage, 1.0)

    attended(program, script, env={**os.environ, "FACEDOWN_APPLIANCE": "1"})
    assert program.tries == 2


def test_plain_words_are_shown_again_where_the_window_has_another_size(monkeypatch):
    shown = []
    monkeypatch.setattr(Composer, "leaf", breaks)
    monkeypatch.setattr(fonts, "draw_plainly", lambda _, texts: shown.append(texts))

    def script(stage):
        yield from rest(stage, 0.2)
        yield Resized()
        yield from rest(stage, 0.2)

    attended(Program(trouble()), script, language="fr")
    assert shown == [(told(ROTATE, "fr"),)] * 2


def test_elsewhere_it_cannot():
    def script(stage):
        yield from rest(stage, 0.2)
        assert stage.touched == [TRY_AGAIN]
        yield TOUCH

    attended(Program(trouble()), script)


def test_a_fault_of_our_own_before_any_evening_is_told_and_it_is_tried_again(caplog, capsys):
    program = Program(ZeroDivisionError(SECRET))

    def script(stage):
        yield from rest(stage, 0.2)
        assert "One moment, please" in stage.texts
        assert "In a few minutes the program tries again" in stage.texts
        yield from rest(stage, 290.0)
        assert program.tries == 1
        yield from rest(stage, 20.0)

    assert (attended(program, script)[0], program.tries) == (7, 2)
    told = caplog.text + "".join(capsys.readouterr())
    assert ("ZeroDivisionError" in told, "Eiffel" in told) == (True, False)


def test_what_the_system_does_not_let_us_have_is_told_with_its_path():
    def script(stage):
        yield from rest(stage, 0.2)
        assert "It cannot be used (Permission denied). See that there is room, and that it is no folder. /var/lib" in stage.texts
        yield TOUCH

    attended(Program(PermissionError(13, "Permission denied", "/var/lib/facedown/decks")), script)


@pytest.mark.parametrize("fault", [ZeroDivisionError(SECRET), trouble()], ids=("fault", "trouble"))
def test_where_nothing_can_be_shown_no_text_is_told_and_it_is_started_again(monkeypatch, capsys, fault):
    monkeypatch.setattr(Composer, "leaf", breaks)
    monkeypatch.setattr(fonts, "draw_plainly", breaks)
    with pytest.raises(SystemExit) as ended:
        attended(Program(fault), lambda stage: rest(stage, 1.0))
    assert (ended.value.code, "Eiffel" in capsys.readouterr().err) == (1, False)


def test_a_screen_that_cannot_be_had_is_told_as_ever():
    with pytest.raises(NoDisplay):
        attended(Program(NoDisplay("nothing")), nothing)

    def nowhere():
        raise NoDisplay("nothing")

    with pytest.raises(Unusable) as fault:
        Attendant(nowhere, lambda: ("en", 1.0), os.environ, None).attend(Program(trouble()).run)
    assert fault.value.problems == (ROTATE,)


@pytest.mark.exam
def test_the_service_stands_with_its_trouble_is_alive_and_ends_in_order(tmp_path):
    """The command itself, with a facedown.toml that cannot be used, until somebody mends it."""
    own = folders(os.environ)
    own.config.mkdir(parents=True)
    toml = own.config / "facedown.toml"
    toml.write_text('language = "en"\nmat = "no-such-mat"\n')
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(tmp_path / "notify"))
        listener.settimeout(30)
        env = {
            **os.environ, "NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "400000", "SDL_VIDEODRIVER": "dummy",
            "FACEDOWN_INVISIBLE": "1", "FACEDOWN_APPLIANCE": "1",
        }  # fmt: skip
        command = [sys.executable, "-m", "companion", "play", "--resume", "--mute"]
        with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as program:
            told = heard(listener, "READY=1")
            assert told[0].startswith(f"STATUS=The game cannot start: something needs mending: {toml} line 2: ")
            heard(listener, "WATCHDOG=1")
            toml.write_text("")
            assert not [one for one in heard(listener, "READY=1") if one == "STOPPING=1"]
            heard(listener, "WATCHDOG=1")
            program.send_signal(signal.SIGTERM)
            heard(listener, "STOPPING=1")
            _, errors = program.communicate(timeout=30)
    assert (program.returncode, errors.count("<3>the table cannot be opened: "), "Traceback" in errors) == (0, 1, False)


def heard(listener, last):
    found = []
    while last not in found:
        found += listener.recv(4096).decode().splitlines()
    return found
