"""The panel of a mat file: which pin each of its parts hangs on, and everything that can be the matter with it."""

from __future__ import annotations

import pytest

from companion.core.games.registry import GAMES
from companion.mats import panel_section
from companion.mats.files import parse_mat
from companion.mats.plan import PanelWiring
from hardware.panel.panel import Panel, Pins
from tests.mats.test_files import problems_of

HEAD = """name = "x"
[grid]
columns = 3
rows = 1
[[readers]]
name = "left"
kind = "spi"
slots = ["A1", "B1"]
address = [5]
reset = 25
[[readers]]
name = "right"
kind = "hub"
port = "E66141"
slots = ["C1"]
"""
PANEL = """[panel]
encoder = [20, 21]
push = 26
buzzer = 18
lights = true
brightness = 40
[panel.buttons]
seat-2 = 14
ok = 17
pause = 4
[panel.lamps]
seat-3 = 13
seat-1 = 12
"""
GOOD = HEAD + PANEL
FIRST = HEAD.count("\n") + 1  # line of [panel]
OTHER = "choose another BCM number"
BOTH = "write the BCM numbers of both, such as encoder = [20, 21]"


def panel_of(*lines):
    return parse_mat("\n".join(('name = "x"', *lines)), "mat.toml").panel


def test_a_panel_is_read_with_its_parts_in_the_order_of_their_names():
    panel = parse_mat(GOOD, "mat.toml").panel
    assert panel == PanelWiring(
        {"ok": 17, "pause": 4, "seat-2": 14}, (20, 21), 26, {"seat-1": 12, "seat-3": 13}, 18, has_lights=True, brightness=40
    )
    assert (list(panel.buttons), list(panel.lamps)) == (["ok", "pause", "seat-2"], ["seat-1", "seat-3"])


def test_a_mat_without_a_panel_has_none_and_an_empty_one_has_nothing():
    assert panel_of() is None
    assert panel_of("[panel]") == PanelWiring({}, None, None, {}, None, has_lights=False, brightness=25)


def test_a_panel_is_the_same_however_the_mat_is_turned():
    assert parse_mat(GOOD.replace("[grid]", "turn = 90\n[grid]"), "mat.toml").panel == parse_mat(GOOD, "mat.toml").panel


def test_every_player_of_every_game_has_a_seat():
    assert max(game.most_players for game in GAMES) == panel_section.MOST_SEATS


def test_where_no_reader_uses_a_bus_its_pins_are_free():
    assert panel_of("[panel]", "buzzer = 10").buzzer == 10
    hub = ('[[readers]]\nname = "r"\nkind = "hub"\nport = "E66141"\nslots = ["pad"]', '[pads]\naction = ["pad"]')
    assert panel_of(*hub, "[panel]", "buzzer = 10").buzzer == 10


def test_lights_are_for_hubs_and_for_tables_that_are_only_tried_out():
    assert panel_of("[panel]", "lights = true").has_lights
    simulated = ('[[readers]]\nname = "r"\nkind = "simulated"\nslots = ["pad"]', '[pads]\naction = ["pad"]')
    assert panel_of(*simulated, "[panel]", "lights = true").has_lights


LAMPS = "[panel.lamps]\nseat-3 = 13\nseat-1 = 12"
BAD = (
    ("buzzer = 18", "buzer = 18", 3, "[panel] has no 'buzer'", "did you mean 'buzzer'?"),
    ("buzzer = 18", "buzzer = 1", 3, "'buzzer' is 1", "write a whole number from 2 to 27"),
    ("buzzer = 18", "buzzer = 28", 3, "'buzzer' is 28", "write a whole number from 2 to 27"),
    ("buzzer = 18", 'buzzer = "18"', 3, "'buzzer' is '18'", "write a whole number from 2 to 27"),
    ("buzzer = 18", "buzzer = 5", 3, "pin 5 is an address line of 'left' already", OTHER),
    ("buzzer = 18", "buzzer = 25", 3, "pin 25 is a reset line already", OTHER),
    ("buzzer = 18", "buzzer = 9", 3, "pin 9 belongs to bus 0 itself", OTHER),
    ("buzzer = 18", "buzzer = 21", 3, "pin 21 is a line of the encoder already", OTHER),
    ("buzzer = 18", "buzzer = 26", 3, "pin 26 is the encoder's button already", OTHER),
    ("encoder = [20, 21]", "encoder = [20]", 1, "an encoder has 2 lines, not 1", BOTH),
    ("encoder = [20, 21]", "encoder = [2, 3, 15]", 1, "an encoder has 2 lines, not 3", BOTH),
    ("encoder = [20, 21]", "encoder = 20", 1, "'encoder' is 20", None),
    ("encoder = [20, 21]", "encoder = [20, 99]", 1, "number 2 of 'encoder' is 99", "write 2 to 27"),
    ("encoder = [20, 21]", "encoder = [20, 20]", 1, "pin 20 is a line of the encoder already", OTHER),
    ("encoder = [20, 21]\n", "", 1, "there is a 'push' and no 'encoder'", "call a button of its own 'ok', below [panel.buttons]"),
    ("lights = true", "lights = 1", 4, "'lights' is 1", "write lights = true, or leave it out"),
    ("lights = true\n", "", 4, "there is a 'brightness' and no 'lights'", "write lights = true, or leave it out"),
    ("brightness = 40", "brightness = 0", 5, "'brightness' is 0", "write a whole number from 1 to 100"),
    ("brightness = 40", "brightness = 101", 5, "'brightness' is 101", "write a whole number from 1 to 100"),
    ("pause = 4", "pausse = 4", 9, "[panel.buttons] has no 'pausse'", "did you mean 'pause'?"),
    ("pause = 4", "seat-9 = 4", 9, "[panel.buttons] has no 'seat-9'", None),
    ("pause = 4", "pause = true", 9, "'pause' is true", "write a whole number from 2 to 27"),
    ("pause = 4", "pause = 17", 9, "pin 17 is button ok already", OTHER),
    ("pause = 4", "pause = 18", 9, "pin 18 is the buzzer already", OTHER),
    ("seat-3 = 13", "seat-3 = 14", 11, "pin 14 is button seat-2 already", OTHER),
    ("seat-3 = 13", "seat-3 = 13\nseat-2 = 13", 12, "pin 13 is the lamp of seat-3 already", OTHER),
    ("seat-3 = 13", "ok = 13", 11, "[panel.lamps] has no 'ok'", None),
    (LAMPS, "[[panel.lamps]]", 10, "'lamps' is a list", "begin a line with [panel.lamps] and write its keys below"),
)


def test_the_good_one_is_good():
    assert parse_mat(GOOD, "mat.toml").panel is not None


@pytest.mark.parametrize(("good", "bad", "line", "what", "fix"), BAD, ids=[what for _, _, _, what, _ in BAD])
def test_what_is_the_matter_is_told_with_its_line_and_fix_and_nothing_else(good, bad, line, what, fix):
    assert good in PANEL
    ((told_line, told, advice),) = problems_of(HEAD + PANEL.replace(good, bad, 1))
    assert (told_line, told, advice) == (FIRST + line, what, fix or advice)


def test_everything_that_is_the_matter_is_told_at_once():
    text = HEAD + PANEL.replace("buzzer = 18", "buzzer = 5").replace("pause = 4", "paus = 4").replace("brightness = 40", "brightness = 0")
    assert [(line - FIRST, what) for line, what, _ in problems_of(text)] == [
        (3, "pin 5 is an address line of 'left' already"),
        (5, "'brightness' is 0"),
        (9, "[panel.buttons] has no 'paus'"),
    ]


def test_a_panel_that_is_no_table_is_told():
    assert problems_of('name = "x"\npanel = 3') == [(2, "'panel' is 3", "begin a line with [panel] and write its keys below")]


def test_lights_without_anything_that_has_some_are_told():
    only_spi = HEAD[: HEAD.index('[[readers]]\nname = "right"')].replace("columns = 3", "columns = 2")
    assert problems_of(f"{only_spi}[panel]\nlights = true") == [(12, "no reader has lights", "they hang on hubs; leave 'lights' out")]


def test_a_panel_of_a_mat_can_be_opened():
    """What the file says is all that the hardware asks for."""
    from gpiozero.pins.mock import MockFactory

    wiring, factory, told = parse_mat(GOOD, "mat.toml").panel, MockFactory(), []
    panel = Panel(Pins(wiring.buttons, wiring.encoder, wiring.push, wiring.lamps, wiring.buzzer), told.append, factory)
    for number in wiring.buttons.values():
        factory.pin(number).drive_low()
    panel.close()
    factory.reset()
    assert told == ["ok", "pause", "seat-2"]
