"""The command at a terminal reaches the table of the service, and has its readers for as long as it needs them."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.cli.main import parsers
from companion.machine.installer.wanted import COMMAND, WAYS, files

pytestmark = pytest.mark.skipif(shutil.which("sh") is None, reason="there is no shell")


def becomes(who, right):
    uid, gid = ("facedown", "facedown") if who == "facedown" else (1000, 1001)
    sets = " ".join(f"--{one}=-all{right and ',+'}{right}" for one in ("inh-caps", "ambient-caps", "bounding-set"))
    return f"setpriv --reuid {uid} --regid {gid} --init-groups {sets} --no-new-privs --"


DROPPED, READS, WRITES = (becomes("facedown", right) for right in ("", "dac_read_search", "dac_override"))
AS_PI, ONLY_AS_PI = becomes("pi", "dac_read_search"), becomes("pi", "")
ASKED = "sudo -n -l -U pi -u root -- /usr/bin/env THIS"  # whether pi may do all
STOPPED = "The referee stops while this command uses its readers or its record, and starts again afterwards.\n"


@dataclass
class Terminal:
    """Its commands write down how they were called; `setpriv` and `env` run what they are given."""

    folder: Path
    who: str = "pi"
    is_active: bool = False
    may_do_all: bool = True
    code: int = 0

    def typed(self, way, *words, **environment):
        tools = self.folder / "tools"
        tools.mkdir(exist_ok=True)
        calls, program = self.folder / "calls", tools / "program"
        calls.unlink(missing_ok=True)
        self._tool("id", f'case "$1" in -un) echo {self.who} ;; -u) echo {0 if self.who == "root" else 1000} ;; esac', is_noted=False)
        self._tool("sudo", f'case "$*" in *" -l "*) exit {0 if self.may_do_all else 1} ;; esac')
        self._tool("getent", 'echo "pi:x:$2:$2::/home/of-$2:/bin/sh"', is_noted=False)
        self._tool("setpriv", 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"')
        self._tool("systemctl", f'case "$*" in *is-active*) exit {0 if self.is_active else 3} ;; esac')
        told = "$STATE_DIRECTORY $CACHE_DIRECTORY $CONFIGURATION_DIRECTORY $HOME $PYTHONNOUSERSITE${EDITOR+ by $EDITOR}"
        self._tool("program", f'echo "{told}" >>"{calls}"; exit {self.code}')
        script = self.folder / "facedown"
        script.write_text(next(file.text for file in files(program, way) if file.path == COMMAND), encoding="utf-8")
        env = {"PATH": f"{tools}:/usr/bin:/bin", "HOME": "/home/pi", **environment}
        ran = subprocess.run(["sh", str(script), *words], capture_output=True, text=True, check=False, env=env, timeout=30)
        noted = calls.read_text(encoding="utf-8").replace(f"{tools}/", "").replace(str(script), "THIS") if calls.exists() else ""
        return ran.returncode, noted.splitlines(), ran.stderr

    def _tool(self, name, deed, *, is_noted=True):
        note = f'echo "{name} $*" >>"{self.folder / "calls"}"\n' if is_noted else ""
        place = self.folder / "tools" / name
        place.write_text(f"#!/bin/sh\n{note}{deed}\n", encoding="utf-8")
        place.chmod(0o755)


@pytest.fixture
def terminal(tmp_path):
    return Terminal(tmp_path)


@pytest.mark.parametrize("way", WAYS)
def test_a_shell_finds_no_fault_in_it(way, tmp_path):
    script = tmp_path / "facedown"
    script.write_text(next(file.text for file in files(way=way) if file.path == COMMAND), encoding="utf-8")
    ran = subprocess.run(["sh", "-n", str(script)], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_whoever_types_it_becomes_the_referee_by_sudo(terminal):
    assert terminal.typed("console", "tags", "replace", "Taj Mahal") == (0, ["sudo -- env THIS tags replace Taj Mahal"], "")


def test_what_the_terminal_is_like_comes_along_and_an_editor_where_one_is_started(terminal):
    for words, handed in (("deck", "env NO_COLOR=1 THIS deck"), ("deck edit x", "env NO_COLOR=1 EDITOR=nano -w THIS deck edit x")):
        code, calls, _ = terminal.typed("console", *words.split(), NO_COLOR="1", EDITOR="nano -w")
        assert (code, calls) == (0, [f"sudo -- {handed}"])


OWN = "/var/lib/facedown /var/cache/facedown /etc/facedown /var/lib/facedown 1"


def test_root_runs_it_as_the_referee_with_the_referees_folders(terminal):
    terminal.who, terminal.code = "root", 3
    assert terminal.typed("console", "tags", "a b") == (3, [f"{DROPPED} program tags a b", "program tags a b", OWN], "")


BY_SUDO = {"SUDO_UID": "1000", "SUDO_GID": "1001", "SUDO_USER": "pi"}
FOR_PI = "/var/lib/facedown  /etc/facedown /home/of-1000 1"


FILES = ("hub files hub", "mat wiring 3x3 --write w", "print cards movies", "deck export movies", "tags export x", "config new my.toml")


@pytest.mark.parametrize("words", FILES)
def test_what_writes_for_whoever_typed_it_is_theirs_and_only_reads_the_table(terminal, words):
    terminal.who, terminal.code = "root", 3
    called = [ASKED, f"{AS_PI} program {words}", f"program {words}", FOR_PI]
    assert terminal.typed("console", *words.split(), **BY_SUDO) == (3, called, "")


def ran(typed):
    """Whether the referee holds the readers is not looked at here."""
    return [call.rstrip() for call in typed[1] if not call.startswith("systemctl")]


OPENS = {
    WRITES: (
        *("backup x.zip", "doctor --bundle x.zip", "mat calibrate x.toml", "voice test --write x", "play --journal=x", "--log x demo"),
        *("restore x.zip", "config new", "config new --lang fr"),  # the settings belong to root
    ),
    READS: ("deck import x.csv", "tags import x", "mat test x.toml", "play --mat x.toml", "config check x", "replay x"),
    DROPPED: ("deck edit rivers", "--log x deck edit rivers", "hub list", "tags", "doctor", ""),
}


@pytest.mark.parametrize(("right", "words"), [(right, words) for right, every in OPENS.items() for words in every])
def test_all_else_that_is_typed_by_sudo_is_the_referees_and_opens_no_more_than_it_names(terminal, right, words):
    terminal.who = "root"
    called = [ASKED, f"{right} program {words}".rstrip(), f"program {words}".rstrip(), OWN]
    assert ran(terminal.typed("console", *words.split(), **BY_SUDO)) == called


@pytest.mark.parametrize("words", [words for every in OPENS.values() for words in every])
def test_who_may_run_this_alone_by_sudo_hands_it_neither_a_right_nor_an_editor(terminal, words):
    terminal.who, terminal.may_do_all = "root", False
    called = [ASKED, f"{DROPPED} program {words}".rstrip(), f"program {words}".rstrip(), OWN]
    assert ran(terminal.typed("console", *words.split(), EDITOR="vi", VISUAL="vi", **BY_SUDO)) == called


@pytest.mark.parametrize("words", [*FILES, "install-service"])
def test_nor_may_it_read_the_table_or_install_anything_for_them(terminal, words):
    terminal.who, terminal.may_do_all = "root", False
    calls = terminal.typed("console", *words.split(), **BY_SUDO)[1]
    assert calls[:3] == [ASKED, f"{ONLY_AS_PI} program {words}", f"program {words}"]


def test_an_editor_is_handed_to_the_command_that_starts_one(terminal):
    terminal.who = "root"
    for words, editor in (("deck edit rivers", " by vi"), ("tags", "")):
        assert terminal.typed("console", *words.split(), EDITOR="vi", **BY_SUDO)[1][-1] == f"{OWN}{editor}"


@pytest.mark.parametrize("who", [{}, {"SUDO_UID": "0", "SUDO_GID": "0", "SUDO_USER": "root"}])
def test_what_root_asks_for_itself_is_the_referees(terminal, who):
    terminal.who = "root"
    assert terminal.typed("console", "hub", "files", "hub", **who)[1][0] == f"{DROPPED} program hub files hub"
    assert terminal.typed("console", "backup", "x", **who)[1][0] == f"{WRITES} program backup x"


def test_the_referee_itself_runs_it_as_it_is(terminal):
    terminal.who = "facedown"
    assert terminal.typed("console", "tags") == (0, ["program tags", OWN], "")


def test_to_install_is_the_affair_of_root(terminal):
    terminal.who = "root"
    code, calls, _ = terminal.typed("console", "install-service", "--dry-run")
    assert (code, calls[0]) == (0, "program install-service --dry-run")


def test_a_command_that_needs_the_readers_has_them_and_the_referee_comes_back(terminal):
    terminal.who, terminal.is_active, terminal.code = "root", True, 1
    assert terminal.typed("console", "mat", "test", "3x3") == (
        1,
        [
            "systemctl --quiet is-active facedown.service",
            "systemctl stop facedown.service",
            f"{READS} program mat test 3x3",
            "program mat test 3x3",
            OWN,
            "systemctl --no-block start facedown.service",
        ],
        STOPPED,
    )


def test_on_a_desktop_it_is_a_window_that_steps_aside(terminal):
    terminal.is_active = True
    code, calls, said = terminal.typed("desktop", "tags", "learn", "--mat", "3x3")
    assert (code, said) == (0, STOPPED)
    assert [call for call in calls if call.strip() != "/home/pi"] == [
        "systemctl --user --quiet is-active facedown.service",
        "systemctl --user stop facedown.service",
        "program tags learn --mat 3x3",
        "systemctl --user --no-block start facedown.service",
    ]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("words", "has_to_stop"),
    [
        ("mat test", True),
        ("mat calibrate x.toml", True),
        ("tags learn --mat 3x3", True),
        ("tags replace X --mat=3x3", True),
        ("restore table.zip", True),
        ("tags learn", False),
        ("tags", False),
        ("mat test --simulated", False),
        ("mat test --help", False),
        ("mat wiring 8x8", False),
        ("hub list", False),
        ("history", False),
        ("", False),
    ],
)
def test_only_what_the_referee_holds_stops_it(terminal, way, words, has_to_stop):
    terminal.who, terminal.is_active = "root", True
    _, calls, said = terminal.typed(way, *words.split())
    assert (any("stop" in call for call in calls), bool(said)) == (has_to_stop, has_to_stop)


def test_a_referee_that_is_not_there_is_not_started(terminal):
    terminal.who = "root"
    _, calls, said = terminal.typed("console", "mat", "test")
    assert ([call for call in calls if re.search(r"systemctl.* (stop|start)", call)], said) == ([], "")


@pytest.mark.parametrize(
    ("environment", "begins"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "Пока эта команда"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "L’arbitre s’arrête"),
        ({"LANG": "de_DE.UTF-8"}, "The referee stops"),
    ],
)
def test_it_is_said_in_the_language_of_the_terminal(terminal, environment, begins):
    terminal.is_active = True
    assert terminal.typed("desktop", "mat", "test", **environment)[2].startswith(begins)


def test_both_ways_know_the_same_commands():
    texts = [file.text for way in WAYS for file in files(way=way) if file.path == COMMAND]
    first, second = (re.search(r"needs_the_readers\(\).*?\n}\n", text, re.DOTALL)[0] for text in texts)
    assert first == second


def table_of(name):
    return re.search(rf"{name}\(\) {{.*?\n}}\n", next(file.text for file in files() if file.path == COMMAND), re.DOTALL)[0]


def test_what_it_names_are_commands_of_ours():
    text = next(file.text for file in files() if file.path == COMMAND)
    named = re.findall(r'"(\w+) (\w*)"\*?(?=[^\n]*\))', text)
    places = {parser.place for parser in parsers()[0].all()}
    assert {f"{first} {second}".strip() for first, second in named} - places == set()
    assert len(named) == 22


def named_files():
    """Each argument that can be a file, by its command: the option, or none where it stands by itself."""
    for parser in parsers()[0].all():
        for action in parser._actions:
            if re.search(r"FILE|FOLDER|\bMAT\b", str(action.metavar)):
                yield parser.place, (action.option_strings or [""])[-1]


OF_NO_FILE = {("deck edit", "")}  # a folder of one's own is edited by the program itself


def test_every_file_that_an_argument_can_name_may_be_opened(terminal):
    terminal.who = "root"
    wrong = []
    for place, option in set(named_files()) - OF_NO_FILE:
        words = [*(place.split() if place != "command line" else []), *filter(None, (option, "x"))]
        called = ran(terminal.typed("console", *words, **BY_SUDO))[1]
        if called.startswith(f"{DROPPED} "):
            wrong.append(words)
    assert wrong == []
