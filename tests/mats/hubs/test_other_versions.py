"""A hub whose firmware is of another version is refused, and mended by the commands that are told; the real firmware runs."""

from __future__ import annotations

from types import SimpleNamespace
from typing import ClassVar

import pytest

from companion.app.readers import RealMat
from companion.mats.files import parse_mat
from companion.mats.hubs.gathering import gather
from companion.screen.words import Words
from hardware.readers.hub.plugged import Port, asked
from tests.cli.running import facedown
from tests.firmware.running import RunningHub
from tests.firmware.test_starting import Silent

PADS = 'name = "small"\n[pads]\naction = ["pad"]\ndraw = ["draw"]\n'
MAT = PADS + '[[readers]]\nname = "row 1"\nkind = "hub"\nport = "{}"\nslots = ["pad", "draw"]\n'
COMMANDS = """\
“row 1” has the firmware of another facedown, so it is not used. “facedown hub files hub” gathers
  the right one, and tells how it gets there.
    facedown hub files hub --antennas 2
    cd hub
    mpremote connect {port} cp -r *.py hardware :
    mpremote connect {port} reset
"""


class Refusing(SimpleNamespace):
    """Readers of which the hub is refused, and the one on the Pi's pins is silent."""

    trouble: ClassVar = {0: "wire-version", 1: "silent"}


def test_the_screen_and_the_log_say_how_it_is_mended():
    text = MAT.format("e6614103e7452d2f") + '[[readers]]\nname = "own"\nkind = "spi"\nslots = ["A1"]\n[grid]\ncolumns = 1\nrows = 1\n'
    mat = RealMat(parse_mat(text, "small.toml"), Refusing(), None, None)
    assert next(iter(mat.matter(Words("en")))) == " ".join(COMMANDS.partition("\n    ")[0].split())
    copied = "mpremote connect id:e6614103e7452d2f cp -r *.py hardware : && mpremote connect id:e6614103e7452d2f reset"
    mended = f"wire-version; to be mended by: facedown hub files hub --antennas 2 && cd hub && {copied}"
    assert mat.troubles == {"row 1": mended, "own": "silent"}


@pytest.fixture
def hub(tmp_path):
    """Its wire is of the next version."""
    hub = RunningHub(tmp_path, Silent(), 2, started=False)
    wire = hub.folder / "hardware" / "wire.py"
    text = wire.read_text(encoding="utf-8")
    assert "\nVERSION = 1\n" in text
    wire.write_text(text.replace("\nVERSION = 1\n", "\nVERSION = 2\n"), encoding="utf-8")
    hub.start()
    yield hub
    hub.stop()


def test_a_hub_of_another_version_is_refused_until_it_has_the_right_firmware(hub, tmp_path, monkeypatch):
    mat = tmp_path / "small.toml"

    def tested():
        mat.write_text(MAT.format(hub.port.readlink()), encoding="utf-8")
        return facedown(monkeypatch, "mat", "test", str(mat), "--seconds", "1")

    ran = tested()
    assert (ran.code, ran.out.rpartition("\n\n")[2]) == (1, COMMANDS.format(port=hub.port.readlink()))
    assert ran.out.count("no answer") == 3  # both slots, and the legend
    (told,) = asked([Port(str(hub.port))])
    assert (told.kind, told.hello.version) == ("version", 2)
    hub.stop()
    gather(hub.folder, 2)  # what was gathered there before is brought up to date
    hub.start()
    assert "another facedown" not in tested().out
    assert [answer.kind for answer in asked([Port(str(hub.port))])] == ["hub"]
