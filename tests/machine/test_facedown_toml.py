"""What facedown.toml names is looked at: what is missing is told at its line, as a fault where no match could be played with it."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import PackageNotFoundError

import pytest

from companion.config.config import Folders, parse
from companion.machine.computer import DeviceNode, PathState
from companion.machine.facedown_toml import looked
from tests.machine.simulated import MadeUp
from tests.words.english import english


@pytest.fixture
def places(tmp_path):
    return Folders(*(tmp_path / name for name in ("config", "state", "decks", "cache", "mats")))


DRIVERS = ("x11", "wayland", "kmsdrm", "dummy")
OPEN, SHUT = (DeviceNode("root", "video", 0o660, is_open=is_open) for is_open in (True, False))
CARDS = {f"/proc/asound/{card}": PathState("link", text="card0") for card in ("Device", "vc4hdmi0")} | {"/proc/asound/version": "k6"}


@pytest.fixture
def machine(mocker):
    """One on which nothing is missing."""
    mocker.patch("companion.voice.engines.piper.distribution", side_effect=PackageNotFoundError)
    return MadeUp(CARDS, {"/dev/cec0": OPEN}, programs=("piper", "cec-ctl"))


def found(text, places, machine, drivers=DRIVERS):
    return [(one.kind, english(one.problem)) for one in looked(parse(text, "f.toml"), text, "f.toml", places, machine, lambda: drivers)]


@pytest.mark.parametrize("text", ["", "# nothing", "[television]\nstandby = 0\ndevice = '/dev/cec9'"])
def test_where_nothing_is_named_nothing_is_looked_at(text, places):
    assert [*looked(parse(text, "f.toml"), text, "f.toml", places, None, None)] == []


def test_where_all_is_there_nothing_is_said(tmp_path, places, machine):
    places.mats.mkdir()
    (places.mats / "ours.toml").write_text('name = "ours"\n[grid]\ncolumns = 2\nrows = 2')
    for name in ("irina.onnx", "irina.onnx.json"):
        (tmp_path / name).touch()
    (tmp_path / "voices").mkdir()
    text = f"""
mat = "ours"
[voice]
folder = "{tmp_path}/voices"
device = "default:CARD=vc4hdmi0,DEV=0"
piper = {{ ru = "{tmp_path}/irina.onnx" }}
[screen]
driver = "kmsdrm"
[television]
standby = 10
"""
    assert found(text, places, machine) == []


def test_a_mat_that_is_not_there_is_a_fault_at_its_line(places, machine):
    [(kind, told)] = found("\nmat = '9x9'", places, machine)
    assert (kind, told.partition(";")[0]) == ("fault", "f.toml line 2: there is no mat of that name and no such file")


def test_a_mat_that_is_wrong_is_a_fault_at_its_own_place(tmp_path, places, machine):
    mat = tmp_path / "ours.toml"
    mat.write_text('name = "ours"\n[grid]\ncolumns = 2\nrows = 200\nwide = 3')
    told = found(f"mat = '{mat}'", places, machine)
    assert [kind for kind, _ in told] == ["fault"] * 2
    assert [one.split(":")[0] for _, one in told] == [f"{mat} line 4", f"{mat} line 5"]


def test_recorded_voices_that_are_not_there_are_missed_at_their_line(places, machine):
    fix = "name the folder of recorded voices"
    assert found("[voice]\nfolder = '/nowhere'", places, machine) == [("note", f"f.toml line 2: there is no such folder; {fix}")]


def test_a_recording_that_is_missing_is_told_at_its_place_in_their_index(tmp_path, places, machine):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "clips.tsv").write_text("hello.ogg\tHello.\n")
    [(kind, told)] = found(f"[voice]\nfolder = '{tmp_path}'", places, machine)
    assert (kind, told.startswith(f"{tmp_path / 'en' / 'clips.tsv'} line 1")) == ("note", True)


def test_a_sound_card_that_is_not_plugged_in_is_missed(places, machine):
    assert found("voice.device = 'hw:CARD=Headphones,DEV=1'", places, machine) == [
        ("note", "f.toml line 1: there is no sound card 'Headphones'; plug it in, or use one of: Device, vc4hdmi0")
    ]
    assert found("voice.device = 'hw:CARD=Headphones'", places, MadeUp({"/proc/asound/version": "k6"})) == [
        ("note", "f.toml line 1: there is no sound card 'Headphones'; plug it in; there is no sound card now")
    ]


@pytest.mark.parametrize("device", ["pulse", "hw:0,0"])
def test_a_sound_device_that_only_alsa_knows_is_left_to_it(device, places, machine):
    assert found(f"voice.device = '{device}'", places, machine) == []


def test_pipers_voices_need_two_files_and_piper(places, machine):
    fix = "put both files of Piper's voice there: the second is called as the first, with .json behind it"
    assert found("[voice]\npiper = { ru = '/nowhere/a.onnx' }", places, replace(machine, programs=())) == [
        ("note", f"f.toml line 2: there is no file '/nowhere/a.onnx'; {fix}"),
        ("note", f"f.toml line 2: there is no file '/nowhere/a.onnx.json'; {fix}"),
        ("note", "f.toml line 2: Piper is not installed; install it: pip install piper-tts"),
    ]


def test_a_driver_that_pygame_was_built_without_is_a_fault(places, machine):
    what, text = "f.toml line 2: pygame was built without the driver 'kmsdrm'", "[screen]\ndriver = 'kmsdrm'"
    of_desktops = ("x11", "wayland", "dummy")
    assert found(text, places, machine, of_desktops) == [("fault", f"{what}; leave the line out, or use one of: wayland, x11")]
    assert found(text, places, machine, ("dummy",)) == [("fault", f"{what}; leave the line out, or install pygame-ce")]
    assert found(text, places, machine, None) == []


def test_a_television_needs_its_device_the_right_to_use_it_and_a_command(places, machine):
    shut = MadeUp(nodes={"/dev/cec0": SHUT, "/dev/cec1": SHUT})
    plug = "see that a television hangs on the HDMI socket, and name the device that is there: ls /dev/cec*"
    group = "join the group that may, then log in once more: sudo usermod -aG video $USER"
    install = ("note", "f.toml line 2: there is no command 'cec-ctl'; install it: sudo apt install v4l-utils")
    text = "[television]\nstandby = 10"
    assert found(f"{text}\ndevice = '/dev/cec7'", places, machine) == [("note", f"f.toml line 3: there is no '/dev/cec7'; {plug}")]
    assert found(text, places, shut) == [("note", f"f.toml line 2: this user may not use '/dev/cec0'; {group}"), install]
    assert found(f"{text}\ndevice = '/dev/cec1'", places, shut)[0] == ("note", f"f.toml line 3: this user may not use '/dev/cec1'; {group}")
