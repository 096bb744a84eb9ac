"""What stands beside a mat of hubs is dark when an evening is over, also where a hub is busy at that moment."""

from __future__ import annotations

from contextlib import nullcontext
from queue import SimpleQueue
from types import SimpleNamespace

import pytest

from companion.app import readers as instrumented
from companion.app.window import beside
from companion.mats.plan import PanelWiring
from hardware.readers.hub.lights import DARK
from hardware.readers.hub.links import SerialLink
from hardware.readers.hub.reader import Hubs
from tests.hardware.hub.fake_hubs import plan
from tests.hardware.hub.wired_hubs import Stopped, lit, plugged

FOUND = SimpleNamespace(
    plan=SimpleNamespace(panel=PanelWiring({}, None, None, {}, None, has_lights=True, brightness=100), readers=()), calibration=None
)


@pytest.mark.parametrize("end", [nullcontext(), pytest.raises(ZeroDivisionError)])
def test_after_an_evening_all_lights_are_dark_however_it_ends_and_although_a_hub_is_in_the_midst_of_a_pass(monkeypatch, end):
    stopped, window = Stopped(monkeypatch), SimpleNamespace(inbox=SimpleQueue())
    with plugged(stopped.hub) as (port,):
        links = [SerialLink(port.path)]
        monkeypatch.setattr(instrumented, "wired", lambda _plan, _calibration, now, wake: Hubs([plan("a", 2)], links, now, wake=wake))
        with end, instrumented.under(FOUND, window) as mat, beside(mat, window):
            lit(mat.wired, stopped.hub)
            stopped.stop(mat.wired)
            if not isinstance(end, nullcontext):
                raise ZeroDivisionError
        stopped.go_on()
        assert stopped.hub.lights == {0: DARK, 1: DARK}
