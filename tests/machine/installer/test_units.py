"""Systemd itself finds nothing strange in the units, and little that the referee could do beside refereeing."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from companion.machine.installer import wanted
from companion.machine.installer.wanted import UNITS, files
from companion.system import shipped

needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
MOST_EXPOSED = {"console": 20, "prompt": 10, "desktop": 65}  # tenths; a unit of a user can be kept from less
PROGRAM = Path("/bin/true")  # verify wants one that is there


def unit(way, folder):
    place = folder / wanted.SERVICE
    place.write_text(next(file.text for file in files(PROGRAM, way) if file.path == UNITS[way]), encoding="utf-8")
    return place


def analyzed(*words, folder):
    env = {**os.environ, "XDG_RUNTIME_DIR": str(folder)}
    return subprocess.run(["systemd-analyze", *map(str, words)], capture_output=True, text=True, check=False, env=env, timeout=60)


def verified(way, place):
    ran = analyzed(*(["--user"] if way == "desktop" else []), "verify", place, folder=place.parent)
    return ran.returncode, ran.stdout + ran.stderr  # it ends with 0 also where it does not know a key


@needs_systemd
@pytest.mark.parametrize("way", wanted.WAYS)
def test_systemd_knows_every_word_of_a_unit(way, tmp_path):
    assert verified(way, unit(way, tmp_path)) == (0, "")


@needs_systemd
@pytest.mark.parametrize("way", wanted.WAYS)
def test_a_word_that_systemd_does_not_know_would_be_found(way, tmp_path):
    place = unit(way, tmp_path)
    place.write_text(place.read_text(encoding="utf-8").replace("WatchdogSec=", "WatchDogSec="), encoding="utf-8")
    assert "WatchDogSec" in verified(way, place)[1]


@needs_systemd
@pytest.mark.parametrize("which", MOST_EXPOSED)
def test_the_referee_can_do_little_beside_refereeing(which, tmp_path):
    if which == "prompt":
        (place := tmp_path / wanted.PROMPT.name).write_text(next(file.text for file in files() if file.path == wanted.PROMPT))
    else:
        place = unit(which, tmp_path)
    manager = ["--user"] if which == "desktop" else []
    ran = analyzed(*manager, "security", "--offline=true", f"--threshold={MOST_EXPOSED[which]}", "--no-pager", place, folder=tmp_path)
    assert ran.returncode == 0, (ran.stdout + ran.stderr).splitlines()[-1]
    assert f"Overall exposure level for {place.name}: " in ran.stdout


class Unit(configparser.RawConfigParser):
    """Keys come in capitals and more than once: all of their values, one a line."""

    def __init__(self, text):
        super().__init__(strict=False, delimiters=("=",), comment_prefixes=("#",))
        self.optionxform = str
        seen = {}
        lines = []
        for number, line in enumerate(text.splitlines()):
            key, equals, value = line.partition("=")
            if equals and not line.startswith("#"):
                seen[key] = seen.get(key, 0) + 1
                lines.append(f"{key}{seen[key] if seen[key] > 1 else ''}={value}")
            else:
                lines.append(line if number or not line.startswith("#") else "")
        self.read_string("\n".join(lines))

    def all(self, section, key):
        return [value for name, value in self[section].items() if re.fullmatch(rf"{key}\d*", name)]


@pytest.fixture
def service():
    return Unit(next(file.text for file in files() if file.path == UNITS["console"]))


def test_the_service_is_the_appliance(service):
    own = ("Type", "NotifyAccess", "ExecStart", "Restart", "RestartPreventExitStatus", "User")
    assert {key: service["Service"][key] for key in own} == {
        "Type": "notify",
        "NotifyAccess": "main",
        "ExecStart": "/opt/facedown/bin/facedown play --resume",
        "Restart": "always",
        "RestartPreventExitStatus": "78",
        "User": "facedown",
    }
    assert {"FACEDOWN_APPLIANCE=1", "SDL_RENDER_VSYNC=1"} <= set(service.all("Service", "Environment"))
    assert (service["Unit"]["Conflicts"], service["Unit"]["OnFailure"]) == ("getty@tty1.service", wanted.PROMPT.name)


@needs_systemd
def test_systemd_knows_every_word_of_the_prompt_that_is_left_behind(tmp_path):
    (prompt := tmp_path / wanted.PROMPT.name).write_text(next(file.text for file in files() if file.path == wanted.PROMPT))
    assert verified("console", prompt) == (0, "")


def test_a_prompt_comes_only_where_the_referee_has_given_up():
    """And not while it is about to start again."""
    prompt = Unit(next(file.text for file in files() if file.path == wanted.PROMPT))
    own = ("Type", "ExecCondition", "ExecStart")
    assert {key: prompt["Service"][key] for key in own} == {
        "Type": "oneshot",
        "ExecCondition": f"/bin/systemctl --quiet is-failed {wanted.SERVICE}",
        "ExecStart": "/bin/systemctl --no-block start getty@tty1.service",
    }


def test_the_folders_are_those_that_the_command_for_people_uses(service):
    folders = {f"{kind}Directory": service["Service"][f"{kind}Directory"] for kind in ("State", "Cache", "Configuration")}
    assert folders == dict.fromkeys(("StateDirectory", "CacheDirectory", "ConfigurationDirectory"), "facedown")
    command = next(file.text for file in files() if file.path == wanted.COMMAND)
    assert f"STATE_DIRECTORY={wanted.STATE} CACHE_DIRECTORY={wanted.CACHE} CONFIGURATION_DIRECTORY={wanted.CONFIGURATION}\n" in command
    modes = {str(one.path): f"{one.mode:04o}" for one in wanted.FOLDERS}
    assert (service["Service"]["StateDirectoryMode"], service["Service"]["CacheDirectoryMode"]) == (modes["/var/lib/facedown"],) * 2
    assert modes["/var/cache/facedown"] == "0750"


def test_groups_folders_and_owners_are_the_same_wherever_they_stand(service):
    texts = {file.path: file.text for file in files()}
    members = re.findall(r"^m facedown (\w+)$", texts[wanted.PEOPLE], re.MULTILINE)
    assert sorted(members) == sorted(service["Service"]["SupplementaryGroups"].split())
    folders = re.findall(r"^d (\S+) (\d+) (\w+) ", texts[wanted.TMPFILES], re.MULTILINE)
    assert folders == [(str(one.path), f"{one.mode:04o}", one.owner) for one in wanted.FOLDERS]


def test_what_the_sandbox_hides_is_what_install_service_refuses(service):
    from companion.machine.installer.survey import HIDDEN

    own = service["Service"]
    assert (own["ProtectHome"], own["PrivateTmp"]) == ("yes", "yes")
    assert set(map(str, HIDDEN)) == {"/home", "/root", "/run/user", "/tmp", "/var/tmp"}


def test_a_line_of_udev_matches_before_it_sets():
    """`=` where `==` is meant would name every device a hub."""
    for name in ("70-facedown.rules", "71-facedown-screen.rules"):
        for line in (shipped.path("systemd") / "udev" / name).read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                parts = re.findall(r'(\w+(?:\{\w+\})?)(==|\+=|=)"((?:[^"])*)"(?:, |$)', line)
                assert ", ".join(f'{key}{sign}"{value}"' for key, sign, value in parts) == line
                signs = [sign == "==" for _, sign, _ in parts]
                assert signs == sorted(signs, reverse=True)
                assert signs[0]


@pytest.mark.skipif(shutil.which("systemd-sysusers") is None or os.geteuid() != 0, reason="it takes root and systemd-sysusers")
def test_the_user_and_its_groups_come_about_where_there_are_none(tmp_path):
    (tmp_path / "etc").mkdir()
    for name in ("facedown-parts.conf", "facedown.conf"):
        shutil.copy(shipped.path("systemd") / "sysusers" / name, tmp_path / name)
    words = ["systemd-sysusers", f"--root={tmp_path}", str(tmp_path / "facedown-parts.conf"), str(tmp_path / "facedown.conf")]
    subprocess.run(words, capture_output=True, check=True, timeout=60)
    groups = dict(line.split(":")[::3] for line in (tmp_path / "etc/group").read_text(encoding="utf-8").splitlines())
    own = ("video", "render", "input", "audio", "spi", "gpio", "dialout")
    assert {name: groups[name] for name in own} == dict.fromkeys(own, "facedown")
    [row] = [line.split(":") for line in (tmp_path / "etc/passwd").read_text(encoding="utf-8").splitlines() if line.startswith("facedown:")]
    assert (row[5], row[6]) == ("/var/lib/facedown", "/usr/sbin/nologin")
