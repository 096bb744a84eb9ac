"""The bench of the screen times what it says: real tables drawn, and real commands watched from inside their own process."""

from __future__ import annotations

import os
from time import monotonic

import pytest

from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.painter import Painter
from tests.bench import changes, drawing, showing
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
    drawing._times(3, drawing._repainting(sight, drawing.NaivePainter(drawing.canvas())))
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


def test_what_is_beyond_its_limit_is_named_and_what_is_at_it_is_not():
    drawn = {"one_card_ms": 0.1, "violation_ms": 1.5, "naive_to_one_card": 60.0}
    assert drawing.missed(drawn) == []
    slow = {"one_card_ms": 0.11, "violation_ms": 1.6, "naive_to_one_card": 59.9}
    assert drawing.missed(slow) == ["one_card", "violation", "naive_to_one_card"]
    at_rest = {**showing.LIMITS, "memory_x11_mb": None}
    assert showing.missed(at_rest) == []
    assert showing.missed({**at_rest, "rest_presents": 1, "rest_cpu_percent": 0.31}) == ["rest_presents", "rest_cpu_percent"]
    costs = {f"{name}_ms": most for name, most in changes.LIMITS.items()}
    cheaper = {f"{name}_cheaper": 60.0 for name in changes.LIMITS}
    assert changes.missed({**costs, **cheaper}) == []
    assert changes.missed({**costs, **cheaper, "stage_ruled_ms": 1.6, "line_card_cheaper": 59.0}) == ["stage_ruled", "line_card"]


def test_a_change_paints_something_and_one_card_or_floor_little_of_the_canvas():
    whole = drawing.SIZE[0] * drawing.SIZE[1]
    painted = {name: _painted(*some[0]) / whole for name, some in changes.changes(1).items()}
    assert [name for name, share in painted.items() if share == 0] == []
    assert max(painted["line_card"], painted["tower_floor"]) < 0.1
    assert min(share for name, share in painted.items() if name.endswith("_end")) > 0.9


def _painted(before, after):
    """How many pixels are painted anew."""
    setter, painter = Typesetter(FontLetters()), Painter(drawing.canvas())
    painter.paint(before(setter))
    return sum(rect.w * rect.h for rect in painter.paint(after(setter)))
