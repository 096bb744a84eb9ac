"""The command from end to end, on a machine that is a folder: told before, done once, mended, and taken away."""

from __future__ import annotations

from io import StringIO

import pytest

from companion.cli import main as cli
from companion.errors import DONE, FOUND_WRONG, WRONG_USE, Unusable
from companion.machine.computer import Person
from companion.machine.installer import command, wanted
from companion.machine.installer.command import install
from companion.machine.installer.planning import Request
from companion.machine.installer.wanted import COMMAND, STATE
from tests.machine.installer.machines import Installable
from tests.words.english import english, refused_with

INSTALL = Request()
ANYBODY = Person("pi")


@pytest.fixture(autouse=True)
def _installed_in_opt(monkeypatch):
    monkeypatch.setattr(command, "program_here", lambda: wanted.PROGRAM)
    monkeypatch.setattr(command, "parts_here", lambda: (wanted.PROGRAM,))


@pytest.fixture
def machine():
    return Installable()


def told(machine, asked=INSTALL, language="en"):
    out = StringIO()
    return install(asked, machine, language, out), out.getvalue()


def tree(machine):
    return dict(machine.files)


def test_each_step_is_told_and_the_whole_is_done(machine):
    code, text = told(machine)
    assert code == DONE
    assert text == (
        "The referee becomes a service of this computer, with the screen to itself.\n"
        "\n"
        "  writes /etc/sysusers.d/facedown-parts.conf\n"
        "  writes /etc/sysusers.d/facedown.conf\n"
        "  runs “systemd-sysusers /etc/sysusers.d/facedown-parts.conf /etc/sysusers.d/facedown.conf”: the\n"
        "    user that referees, and the groups for readers\n"
        "  writes /etc/tmpfiles.d/facedown.conf\n"
        "  runs “systemd-tmpfiles --create /etc/tmpfiles.d/facedown.conf”: the folders of the table\n"
        "  writes /etc/facedown/facedown.toml\n"
        "  writes /etc/udev/rules.d/70-facedown.rules\n"
        "  writes /etc/udev/rules.d/71-facedown-screen.rules\n"
        "  writes /etc/polkit-1/rules.d/50-facedown.rules\n"
        "  runs “udevadm control --reload”: devices get their new names and rights from now on\n"
        "  runs “udevadm trigger --subsystem-match=spidev --subsystem-match=gpio --subsystem-match=cec\n"
        "    --subsystem-match=tty --subsystem-match=usb”: and those that are plugged in get them now\n"
        "  writes /etc/systemd/system/facedown-prompt.service\n"
        "  writes /etc/systemd/system/facedown.service\n"
        "  writes /usr/local/bin/facedown\n"
        "  runs “usermod --append --groups spi,gpio,dialout,video,render,input pi”: you may use readers, hubs\n"
        "    and the screen from a terminal\n"
        "  runs “systemctl daemon-reload”: systemd reads what has changed\n"
        "  runs “systemctl enable facedown.service”: the referee starts with the computer\n"
        "  runs “systemctl restart --no-block facedown.service”: the referee begins\n"
        "\n"
        "Done.\n"
        "\n"
        "The new groups of pi hold from the next login.\n"
        "\n"
        "The referee is on its way; on a small Pi it takes a minute. How it is: systemctl status facedown.\n"
        "What it says: journalctl -u facedown\n"
    )
    assert {file.path: machine.text(file.path) for file in wanted.files()} == {file.path: file.text for file in wanted.files()}
    assert [line.split()[0] for line in machine.ran] == [
        *("systemd-sysusers", "systemd-tmpfiles", "udevadm", "udevadm", "usermod", "systemctl", "systemctl", "systemctl")
    ]


def test_done_again_nothing_is_left_to_be_done(machine):
    told(machine)
    before, ran = tree(machine), list(machine.ran)
    text = (
        "The referee becomes a service of this computer, with the screen to itself.\n\n"
        "All is as it should be: nothing is left to be done.\n"
    )
    assert told(machine) == (DONE, text)
    assert (tree(machine), machine.ran) == (before, ran)


def test_a_dry_run_changes_nothing_and_needs_no_rights(machine):
    machine.person = ANYBODY
    before = tree(machine)
    code, text = told(machine, Request(is_dry=True))
    assert (code, tree(machine), machine.ran) == (DONE, before, [])
    assert text.startswith(
        "The referee becomes a service of this computer, with the screen to itself.\n"
        "Nothing is changed now. This would be done:\n\n  writes /etc/sysusers.d/facedown-parts.conf\n"
    )
    assert "Done." not in text


def test_a_dry_run_tells_what_would_be_refused(machine):
    machine.files[str(COMMAND)] = "#!/bin/sh\n"
    code, text = told(machine, Request(is_dry=True))
    assert code == DONE
    assert text.endswith(
        "As it is, it would be refused:\n  /usr/local/bin/facedown: another program lies there; move it away, and begin again\n"
    )


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("ru", "Судья становится службой", "Что он говорит: journalctl -u facedown\n"),
        ("fr", "L’arbitre devient un service", "journalctl -u facedown\n"),
    ],
)
def test_it_is_told_in_the_readers_language_and_so_is_the_file_to_begin_with(machine, language, first, last):
    code, text = told(machine, language=language)
    assert (code, text.startswith(first), text.endswith(last)) == (DONE, True, True)
    assert "# " in machine.text("/etc/facedown/facedown.toml").splitlines()[0]
    assert machine.text("/etc/facedown/facedown.toml") == command.template.text(language)


def test_whoever_may_not_is_refused_and_nothing_is_changed(machine):
    machine.person = ANYBODY
    before = tree(machine)
    with pytest.raises(Unusable) as caught:
        told(machine)
    assert (len(caught.value.problems), tree(machine), machine.ran) == (1, before, [])


def test_what_is_refused_is_refused_before_anything_is_changed(machine):
    machine.files[str(COMMAND)] = "#!/bin/sh\n"
    before = tree(machine)
    with refused_with("another program lies there"):
        told(machine)
    assert (tree(machine), machine.ran) == (before, [])


def test_a_machine_without_systemd_is_refused_also_when_only_asked():
    with refused_with("it has no systemctl"):
        told(Installable(lacks=("systemctl",)), Request(is_dry=True))


def test_a_command_that_fails_is_told_in_its_own_words_and_the_rest_is_done(machine):
    machine.broken = "trigger"
    code, text = told(machine)
    assert code == FOUND_WRONG
    failed = "get them now\n  that failed, with exit code 5:\n    first\n    it is broken\n"
    assert f"{failed}  writes /etc/systemd/system/facedown-prompt.service\n" in text
    assert "Not all of it could be done: what failed is told above. Once its cause is mended, run this again.\n" in text
    assert machine.ran[-1] == "systemctl restart --no-block facedown.service"


def test_a_file_that_cannot_be_written_ends_it_with_its_name(machine, mocker):
    mocker.patch.object(machine, "write", side_effect=OSError(30, "Read-only file system"))
    with pytest.raises(Unusable) as caught:
        told(machine)
    assert english(caught.value) == (
        "/etc/sysusers.d/facedown-parts.conf: it cannot be written (Read-only file system); "
        "see that it is no folder, that its disk has room and is not read-only, and begin again: what was done stays"
    )


def test_taken_away_nothing_is_left_but_what_people_made(machine):
    told(machine)
    machine.files[f"{STATE}/journal.sqlite"] = "a match"
    machine.files["/etc/facedown/facedown.toml"] = "language = 'fr'\n"
    code, text = told(machine, Request(is_uninstall=True))
    assert code == DONE
    assert text.startswith("The service is taken away.\n\n  runs “systemctl disable --now facedown.service”: ")
    assert "\nWhat was played, tags and decks stay in /var/lib/facedown, " in text
    named = {path for path in tree(machine) if "facedown" in path and not path.startswith("/opt/")}
    wants = "/etc/systemd/system/multi-user.target.wants/facedown.service"  # systemctl itself takes it away
    assert named - {wants} == {"/var/lib/facedown", "/var/lib/facedown/journal.sqlite", "/etc/facedown", "/etc/facedown/facedown.toml"}
    assert machine.text(f"{STATE}/journal.sqlite") == "a match"


def test_a_second_time_there_is_nothing_left_to_be_taken_away(machine):
    text = (
        "The service is taken away.\n\nThere is nothing left to be taken away.\n\n"
        "The program itself stays in /opt/facedown. Groups and the pins of SPI stay as they are: others may\nuse them.\n"
    )
    assert told(machine, Request(is_uninstall=True)) == (DONE, text)


@pytest.fixture
def _as_anybody(machine, monkeypatch):
    machine.person = ANYBODY
    monkeypatch.setattr("companion.machine.this_computer.ThisComputer", lambda: machine)


@pytest.mark.usefixtures("_as_anybody")
@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("--dry-run",), DONE, "with the screen to itself"),
        (("--dry-run", "--desktop", "--lang", "fr"), DONE, "une fenêtre qui s’ouvre avec le bureau"),
        (("--dry-run", "--uninstall"), DONE, "There is nothing left to be taken away."),
        ((), WRONG_USE, "run `sudo /opt/facedown/bin/facedown install-service`, or see with --dry-run what it would do"),
        (("--uninstall", "--lang", "ru"), WRONG_USE, "менять то, с чего начинает компьютер, может только root"),
        (("--desktop", "--console"), WRONG_USE, "not allowed with argument --desktop"),
    ],
)
def test_the_command_takes_its_words(capsys, words, code, said):
    assert cli.main(("install-service", *words)) == code
    captured = capsys.readouterr()
    assert said in " ".join((captured.out + captured.err).split())
