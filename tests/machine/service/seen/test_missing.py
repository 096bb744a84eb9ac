"""Where a part beside the screen is missing, the table opens all the same and says so."""

from __future__ import annotations

import sys
from contextlib import closing
from types import SimpleNamespace

import pytest

from companion.app.readers import Overheard, RealMat
from companion.app.window import beside
from companion.mats.plan import PanelWiring
from companion.screen.words import Words
from hardware.panel.fault import NoPanel
from hardware.readers.hub.links import SerialLink, opened
from hardware.readers.hub.strangers import usb_ports
from hardware.trouble import note
from tests.pages.driven import QuietWindow
from tests.pages.test_on_mat import Listened

SEE = "see that no other program uses it, and that its number in [panel] of the mat file is right"


@pytest.fixture
def mat():
    window = QuietWindow((800, 480))
    with closing(window):
        readers = Listened(("A1",), window)
        plan = SimpleNamespace(readers=(), panel=PanelWiring({"ok": 17}, None, None, {}, None, has_lights=False, brightness=100))
        yield RealMat(plan, readers, Overheard(readers), SimpleNamespace(now=window.now))


def no_panel(*_):
    raise NoPanel(note("panel-button", name="ok", pin=17), "panel-part-unusable", reason="'GPIO busy'")


def test_a_panel_whose_pins_are_taken_is_told_on_the_page_and_the_table_opens(mat, monkeypatch, caplog):
    monkeypatch.setattr("companion.app.window.Panel", no_panel)
    with beside(mat, SimpleNamespace(inbox=None)) as found:
        found.show(None)
        told = [list(mat.matter(Words(language))) for language in ("en", "ru")]
    assert told[0] == [f"button ok on pin 17: it cannot be used ('GPIO busy'); {SEE}"]
    assert told[1][0].startswith("кнопка ok на выводе 17: ")
    assert [one.levelname for one in caplog.records] == ["WARNING"]


def test_a_mat_with_its_panel_has_nothing_to_tell(mat, monkeypatch):
    monkeypatch.setattr("companion.app.window.Panel", lambda *_: SimpleNamespace(close=lambda: None))
    with beside(mat, SimpleNamespace(inbox=None)):
        assert list(mat.matter(Words("en"))) == []


def test_without_the_library_of_serial_ports_a_hub_is_not_there(monkeypatch):
    for name in ("serial", "serial.tools", "serial.tools.list_ports"):
        monkeypatch.setitem(sys.modules, name, None)
    assert (opened(SerialLink("/dev/null")), usb_ports()) == (None, [])
