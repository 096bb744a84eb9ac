"""The bench of the screen times what it says: real tables drawn, and real commands watched from inside their own process."""

from __future__ import annotations

import os
from time import monotonic

import pytest

from companion.screen.painter import Painter
from tests.bench import drawing, showing
from tests.bench.watched import Timed

pytestmark = pytest.mark.exam  # a bench measures for seconds


@pytest.fixture
def _small(monkeypatch):
    for name, value in {"FULL": 12, "SAMPLES": 20, "NAIVE": 2}.items():
        monkeypatch.setattr(drawing, name, value)


@pytest.mark.usefixtures("_small")
def test_a_full_table_is_drawn_in_every_way_and_the_ratio_is_that_of_the_figures_beside_it():
    found = drawing.drawn(1)
    assert (found["size"], found["cards"] >= 12, 0 < found["open_cards"] < found["cards"]) == ("1920x1080", True, True)
    timed = {name: value for name, value in found.items() if name.endswith("_ms")}
    assert min(timed.values()) > 0
    assert found["naive_to_one_card"] == round(found["naive_redraw_ms"] / found["one_card_ms"], 1)


@pytest.mark.usefixtures("_small")
def test_one_card_is_opened_each_time_and_the_naive_painter_draws_the_whole_canvas_each_time(monkeypatch):
    drawn, paint = [], Painter.paint

    def painted(self, scene):
        drawn.append(sum(rect.w * rect.h for rect in paint(self, scene)))
        return []

    monkeypatch.setattr(Painter, "paint", painted)
    sight, _ = drawing.full_table(1)
    drawing._one_card(sight, [one.card for one in sight.table.view.places if one.is_open])
    whole = drawing.SIZE[0] * drawing.SIZE[1]
    assert drawn[0] == whole
    assert all(0 < area < whole / 4 for area in drawn[1:])
    drawn.clear()
    drawing._times(3, drawing._repainting(sight, drawing.NaivePainter(drawing._canvas())))
    assert drawn == [whole] * 3


def test_an_event_is_timed_to_the_frame_that_shows_it_and_to_the_last_of_what_moves():
    timed = Timed()
    timed.hear(1, monotonic())
    timed.hear(2, monotonic())
    timed.see(1, is_shown=True)
    timed.see(2, is_shown=False)  # nothing of it is to be seen
    timed.show(is_moving=True)
    assert (len(timed.first), len(timed.last)) == (1, 0)
    timed.show(is_moving=False)
    assert (len(timed.first), len(timed.last)) == (1, 1)
    assert 0 <= timed.first[0] <= timed.last[0]


@pytest.mark.exam
def test_a_command_tells_of_its_first_frame_from_inside_its_own_process():
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    began = monotonic()
    at = showing._watched("first", environment, "demo", "--seed", "1", "--size", "640x480")["at"]
    assert began < at < monotonic()
