"""Which mat is played on, how the screen hangs and when a television sleeps: all that is said of them, and all that is wrong."""

from __future__ import annotations

import pytest

from companion.config.config import Config, Screen, Television, parse
from companion.errors import CONFIGURATION, Unusable
from tests.words.english import english, in_english

WHOLE = """
mat = "3x3"

[screen]
size = "1280x720"
rotate = 90
full = false
driver = "kmsdrm"

[television]
standby = 10
device = "/dev/cec1"
"""


def test_what_a_configuration_says_of_mat_screen_and_television():
    screen, television = Screen((1280, 720), 90, is_full=False, driver="kmsdrm"), Television(10, "/dev/cec1")
    assert parse(WHOLE, "facedown.toml") == Config(mat="3x3", screen=screen, television=television)


@pytest.mark.parametrize("text", ["", "[screen]", "[television]", "screen = {}\ntelevision = {}"])
def test_what_it_does_not_say_is_left_open(text):
    screen, television = Screen(None, 0, None, None), Television(None, "/dev/cec0")
    assert parse(text, "facedown.toml") == Config(None, mat=None, screen=screen, television=television)


@pytest.mark.parametrize("text", ["screen.rotate = 270", "screen = { rotate = 270 }", "[screen]\r\nrotate = 270\r\n"])
def test_a_table_may_be_written_in_each_way_of_toml(text):
    assert parse(text, "facedown.toml") == Config(screen=Screen(turned=270))


@pytest.mark.parametrize(
    ("written", "mat"),
    [
        ("8x8", "8x8"),
        ("none", "none"),
        ("стол бабушки", "стол бабушки"),
        ("/srv/mats/our.toml", "/srv/mats/our.toml"),
        ("~/our.toml", "/home/anna/our.toml"),
    ],
)
def test_a_mat_is_named_or_lies_at_a_whole_path(written, mat, monkeypatch):
    monkeypatch.setenv("HOME", "/home/anna")
    assert parse(f'mat = "{written}"', "facedown.toml").mat == mat


def test_a_television_that_never_sleeps_may_say_so():
    assert parse("[television]\nstandby = 0", "facedown.toml").television == Television(0)


MAT = 'write a name or a whole path, such as mat = "3x3" or mat = "/var/lib/facedown/mats/my-table.toml"'
SIZE = 'write a width and a height of 320 at the least, such as size = "1280x720"'
PROBLEMS = (
    ("mat = 3", [f"line 1: 'mat' is 3; {MAT}"]),
    ("mat = ''", [f"line 1: 'mat' is ''; {MAT}"]),
    ("mat = 'our.toml'", [f"line 1: 'mat' is 'our.toml'; {MAT}"]),
    ("mat = 'mats/our'", [f"line 1: 'mat' is 'mats/our'; {MAT}"]),
    ("mat = '3x3\t'", [f"line 1: 'mat' is '3x3\\t'; {MAT}"]),
    ("[mat]\nfile = '3x3'", [f"line 1: 'mat' is a table; {MAT}"]),
    ("screen = 3", ["line 1: 'screen' is 3; begin a line with [screen] and write its keys below"]),
    ("[screen]\n\nturned = 90", ["line 3: [screen] has no 'turned'; use one of: driver, full, printed-units, rotate, size"]),
    ("[screen]\nrotation = 90", ["line 2: [screen] has no 'rotation'; did you mean 'rotate'?"]),
    ("[screen]\nsize = 1280", [f"line 2: 'size' is 1280; {SIZE}"]),
    ("[screen]\nsize = '1280 x 720'", [f"line 2: 'size' is '1280 x 720'; {SIZE}"]),
    ("[screen]\nsize = '1280x100'", [f"line 2: 'size' is '1280x100'; {SIZE}"]),
    ("[screen]\nrotate = 45", ["line 2: 'rotate' is 45; write 0, 90, 180 or 270"]),
    ("[screen]\nrotate = 90.0", ["line 2: 'rotate' is 90.0; write 0, 90, 180 or 270"]),
    ("[screen]\nrotate = false", ["line 2: 'rotate' is false; write 0, 90, 180 or 270"]),
    ("[screen]\nrotate = 1" + "0" * 100, ["line 2: 'rotate' is a whole number; write 0, 90, 180 or 270"]),
    ("[screen]\nfull = 'yes'", ["line 2: 'full' is 'yes'; write true or false"]),
    ("[screen]\nprinted-units = 'mi²'", ["line 2: 'printed-units' is 'mi²'; write true or false"]),
    ("[screen]\nfull = 1", ["line 2: 'full' is 1; write true or false"]),
    ("[screen]\ndriver = 'KMSDRM'", ["line 2: 'driver' is 'KMSDRM'; did you mean 'kmsdrm'?"]),
    ("[screen]\ndriver = 'fbcon'", ["line 2: 'driver' is 'fbcon'; use one of: kmsdrm, wayland, x11"]),
    ("[screen]\ndriver = ['x11']", ["line 2: 'driver' is a list; use one of: kmsdrm, wayland, x11"]),
    ("[television]\nsleep = 3", ["line 2: [television] has no 'sleep'; use one of: device, standby"]),
    ("[television]\nstandby = -1", ["line 2: 'standby' is -1; write a whole number from 0 to 720"]),
    ("[television]\nstandby = 1.5", ["line 2: 'standby' is 1.5; write a whole number from 0 to 720"]),
    ("[television]\nstandby = '10'", ["line 2: 'standby' is '10'; write a whole number from 0 to 720"]),
    ("[television]\ndevice = 'cec0'", ["line 2: 'device' is 'cec0'; write a whole path, such as device = \"/dev/cec0\""]),
    (
        "televison = 3\nmat = 1\n[screen]\nrotate = 45\nsize = 'large'\n[voice]\nfolder = 3\n[television]\nstandby = 1000",
        [
            "line 1: there is no key 'televison'; did you mean 'television'?",
            f"line 2: 'mat' is 1; {MAT}",
            "line 4: 'rotate' is 45; write 0, 90, 180 or 270",
            f"line 5: 'size' is 'large'; {SIZE}",
            "line 7: 'folder' is 3; write a whole path, such as folder = \"/var/lib/facedown/voices\"",
            "line 9: 'standby' is 1000; write a whole number from 0 to 720",
        ],
    ),
)


@pytest.mark.parametrize(("text", "lines"), PROBLEMS, ids=[text[:60].replace("\n", " ") for text, _ in PROBLEMS])
def test_every_problem_is_said_with_its_line_and_its_fix(text, lines):
    with pytest.raises(Unusable) as caught:
        parse(text, "facedown.toml")
    assert caught.value.exit_code == CONFIGURATION
    assert english(caught.value).splitlines() == [f"facedown.toml {line}" for line in lines]


TWICE = "it stands there twice: take one of them away, and write the keys of a [table] in one place"


@pytest.mark.parametrize(
    ("text", "line", "fix"),
    [
        ('language = "en"\nlanguage = "fr"', 2, TWICE),
        ("[screen]\nrotate = 90\n[screen]\nfull = true", 3, TWICE),
        ('[voice]\nfolder = "C:\\voices"', 2, "write / instead of \\, or put the text in single quotes"),
        ('[voice]\nfolder = "C:\\Users\\Anna"', 2, "write / instead of \\, or put the text in single quotes"),
        ("language = ru", 1, 'write lines such as language = "ru"'),
        ("\nrotate = 90", 2, "write it below [screen]"),
        ("standby = 10", 1, "write it below [television]"),
        ("device = 10", 1, "write it below [voice] / [television]"),
    ],
)
def test_what_people_write_most_often_is_told_with_what_mends_it(text, line, fix):
    with pytest.raises(Unusable) as fault:
        parse(text, "facedown.toml")
    assert [(one.where, one.fix) for one in in_english(fault.value.problems)] == [(f"facedown.toml line {line}", fix)]
