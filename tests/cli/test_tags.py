"""Tags by the commands: learned one after another, listed, forgotten, and in one line what is wrong with what was asked."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from random import Random

import pytest

from companion.app.matches import TAGS
from companion.cards.tags.register_file import read_register, write_register
from companion.config.config import folders
from companion.core.decks.register import Register, Tagged
from companion.mats import calibration, files
from companion.mats.calibration import Calibration
from companion.system.clock import VirtualClock
from hardware.readers.noise import Noise
from hardware.readers.simulated import Simulated
from tests.cards.decks.folders import OUTLINE, lay
from tests.cli.running import Stream, facedown

ONE, TWO, THREE, OK = "04e12345670001", "04e12345670002", "04e12345670003", "04c0ffee"
NILE, DANUBE, TIGRIS = (Tagged("rivers", card) for card in ("nile", "danube", "tigris"))


@pytest.fixture
def run(monkeypatch):
    return lambda *words, **more: facedown(monkeypatch, "tags", *words, **more)


@pytest.fixture
def deck():
    """An own deck of three rivers."""
    folder = folders(os.environ).decks / "rivers"
    folder.parent.mkdir(parents=True)
    lay(folder)
    return "rivers"


def known():
    return read_register(folders(os.environ).state / TAGS)


LEARNED = """\
Rivers (rivers): no card has a tag yet
Hold each card to a reader that types, or type the uid of its tag. These words can be typed as well:
skip, back (one step back), stop, help.
1 of 3: the tag of this, please: “Danube”
Learned: “Danube”.
2 of 3: the tag of this, please: “Nile”
This tag has its meaning already: “Danube”. If it was laid by mistake, take it away and go on.
“move”: from now on it belongs to what is asked for. “leave”: it stays what it is.
All stays as it was.
2 of 3: the tag of this, please: “Nile”
Passed over: “Nile”.
3 of 3: the tag of this, please: “Tigris”
Learned: “Tigris”.

2 tags were learned.
To go on: facedown tags learn --deck rivers
"""


def test_uids_that_are_typed_are_learned_and_the_next_time_it_goes_on_where_it_stopped(run, deck):
    ran = run("learn", "--deck", deck, content=f"04:E1:23:45:67:00:01\n{ONE}\nleave\nskip\n{TWO}\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == LEARNED
    assert known() == Register({ONE: DANUBE, TWO: TIGRIS})
    again = run("learn", "--deck", deck, content=f"{THREE}\n")
    assert again.out.splitlines()[3:] == ["1 of 1: the tag of this, please: “Nile”", "Learned: “Nile”.", "", "1 tag was learned."]
    assert known() == Register({ONE: DANUBE, TWO: TIGRIS, THREE: NILE})
    done = run("learn", "--deck", deck)
    assert done.out == "Rivers (rivers): all 3 cards have a tag\nNothing is to be asked for; “--again” asks for every card all the same.\n"


def test_a_question_stays_open_until_it_is_answered(run, deck):
    run("learn", "--deck", deck, content=f"{ONE}\n")
    ran = run("learn", "--deck", deck, content=f"{ONE}\nreplace\nmove\n")
    assert ran.out.count("“move”: from now on it belongs to what is asked for.") == 2
    assert "“replace” is no answer to this.\n" in ran.out
    assert known() == Register({ONE: NILE})


def test_again_asks_for_cards_that_have_a_tag_as_well(run, deck):
    run("learn", "--deck", deck, content=f"{ONE}\n")
    ran = run("learn", "--deck", deck, "--again", content=f"{ONE}\n{TWO}\n")
    assert "This tag was known already: “Danube”.\n2 of 3: " in ran.out
    assert known() == Register({ONE: DANUBE, TWO: NILE})


@pytest.mark.parametrize("words", [("--simulated",), ("--mat", "3x3", "--simulated"), ("--mat", "one-pad")], ids=" ".join)
def test_at_a_simulated_mat_uids_that_are_typed_are_heard_and_learned(run, deck, words):
    ran = run("learn", "--deck", deck, *words, content=f"{ONE}\n{ONE}\n08a1b2c3\nback\nback\n{TWO}\n{THREE}\nstop\n")
    assert (ran.code, ran.err) == (0, "")
    assert known() == Register({TWO: DANUBE, THREE: NILE})
    assert "08a1b2c3" in ran.out
    assert ran.out.splitlines()[-1] == f"To go on: facedown tags learn --deck rivers {' '.join(words)}"


def test_it_goes_on_in_the_language_that_was_asked_for(run, deck):
    lines = [
        run(*words, content="stop\n").out.splitlines()[-1]
        for words in (
            ("learn", "--deck", deck, "--lang", "fr"),
            ("--lang", "ru", "learn", "--deck", deck, "--simulated"),
            ("learn", "--deck", deck),
        )
    ]
    assert lines == [
        "Pour continuer\u00a0: facedown tags learn --deck rivers --lang fr",
        "Чтобы продолжить: facedown tags learn --deck rivers --simulated --lang ru",
        "To go on: facedown tags learn --deck rivers",
    ]


class Ticking(VirtualClock):
    """Time goes by whenever somebody asks for it."""

    def now(self):
        self.wait(0.05)
        return super().now()


class Quiet:
    """Nobody types."""

    def __init__(self, *_):
        self.is_woken = False

    def line(self, seconds=None):
        return None

    def wake(self):
        self.is_woken = True


class Hands(Simulated):
    """Every three seconds another card lies there."""

    def __init__(self, now, wake):
        super().__init__(["A1"], [["A1"]], {}, Noise.of(0.0), Random(1))
        self.clock, self.wake = now, wake

    def passes(self, until):
        for number, uid in enumerate((ONE, TWO, THREE), 1):
            if self.where(uid) is None and 3 * number <= until < 3 * number + 2:
                self.lay(uid, "A1")
            elif until >= 3 * number + 2:
                self.lift(uid)
        self.wake()
        return super().passes(until)


def test_a_mat_with_parts_is_listened_to_as_it_was_found_to_hear_best(run, deck, tmp_path, monkeypatch):
    mat = tmp_path / "table.toml"
    hub = 'name = "hub"\nkind = "hub"\nport = "/dev/ttyACM0"\nslots = ["A1"]\n'
    mat.write_text(f'name = "table"\n[grid]\ncolumns = 1\nrows = 1\n[[readers]]\n{hub}', encoding="utf-8")
    plan, best, asked = files.load(mat), Calibration(gains={"A1": 38}, rates={"A1": 1.0}), []
    calibration.write_calibration(calibration.place_of(mat, folders(os.environ).state), best, plan)

    def wired(plan, found, now, wake):
        asked.append((plan, found))
        return Hands(now, wake)

    monkeypatch.setattr("companion.app.readers.wired", wired)
    monkeypatch.setattr("companion.cli.teaching.RealClock", Ticking)
    monkeypatch.setattr("companion.cli.teaching.Keyboard", Quiet)
    ran = run("learn", "--deck", deck, "--mat", str(mat))
    assert (ran.code, ran.err, ran.out.splitlines()[-1]) == (0, "", "3 tags were learned.")
    assert known() == Register({ONE: DANUBE, TWO: NILE, THREE: TIGRIS})
    assert asked == [(plan, best)]


class Interrupted:
    """One uid is typed, and then Ctrl-C."""

    def __init__(self, *_):
        self._lines = [ONE]

    def line(self, seconds=None):
        if not self._lines:
            raise KeyboardInterrupt
        return self._lines.pop()


@pytest.mark.parametrize("words", [(), ("--simulated",)], ids=["typed", "at a mat"])
def test_who_ends_it_by_ctrl_c_is_told_what_was_learned_and_how_to_go_on(run, deck, words, monkeypatch):
    monkeypatch.setattr("companion.cli.teaching.Keyboard", Interrupted)
    ran = run("learn", "--deck", deck, *words)
    assert (ran.code, ran.err) == (130, "")
    assert ran.out.splitlines()[-3:] == ["", "1 tag was learned.", " ".join(("To go on: facedown tags learn --deck rivers", *words))]
    assert known() == Register({ONE: DANUBE})


def test_a_command_card_is_learned_by_its_name(run):
    assert run("learn", "--command", "ok", content=f"{OK}\n").out.splitlines()[2:] == [
        "1 of 1: the tag of this, please: command card “OK”",
        "Learned: command card “OK”.",
        "04c0ffee has 4 bytes and begins with 04. Stickers that begin so have 7: if this is one, the reader",
        "leaves some out. Then take it back, set the reader to whole uids, and give the tag anew.",
        *("", "1 tag was learned."),
    ]
    run("learn", "--command", "seat-2", "--lang", "ru", content=f"{OK}\n{TWO}\n")
    run("learn", "--command", "seat-8", content=f"{THREE}\n")
    assert known() == Register(commands={OK: "ok", TWO: "seat-2", THREE: "seat-8"})


def test_the_list_is_what_is_asked_for_without_more_words(run, deck):
    run("learn", "--deck", deck, content=f"{ONE}\n")
    run("learn", "--command", "ok", content=f"{OK}\n")
    listed = run()
    assert listed == run("list")
    lines = listed.out.splitlines()
    assert "Landmarks (landmarks): no card has a tag yet" in lines
    at = lines.index("Rivers (rivers): 1 of 3 cards has a tag")
    assert lines[at + 1 : at + 3] == ["  With a tag: “Danube”", "  Without a tag: “Nile”, “Tigris”"]
    assert lines[-2:] == ["Command cards", "  command card “OK”: 04c0ffee"]
    one = run("--deck", deck)
    assert one == run("list", "--deck", deck)
    assert one.out.splitlines() == [*lines[at : at + 3], "  To learn them: facedown tags learn --deck rivers"]


def test_as_json_there_is_an_object_a_line(run, deck):
    run("learn", "--deck", deck, content=f"{ONE}\n")
    run("learn", "--command", "ok", content=f"{OK}\n")
    rows = [json.loads(line) for line in run("--json").out.splitlines()]
    assert [row.get("deck", row.get("command")) for row in rows] == ["countries", "landmarks", "movies", "rivers", "skyscrapers", "ok"]
    (row,) = (json.loads(line) for line in run("list", "--json", "--deck", deck).out.splitlines())
    assert row == {"deck": "rivers", "cards": 3, "tagged": 1, "tags": {"danube": [ONE]}, "boxes": {}, "without": ["nile", "tigris"]}


def test_a_deck_that_cannot_be_read_is_said_and_the_others_are_listed(run, deck):
    lay(folders(os.environ).decks / "lakes", outline=OUTLINE.replace("credits", "credit"))
    write_register(folders(os.environ).state / TAGS, Register().enrolled(ONE, Tagged("lakes", "tahoe")))
    ran = run()
    assert ran.code == 1
    assert "Rivers (rivers): no card has a tag yet" in ran.out
    assert ran.err.startswith(f"facedown: {folders(os.environ).decks / 'lakes' / 'deck.toml'}: 'credit' is not known here; ")


def test_a_tag_is_forgotten_by_its_uid_and_all_tags_of_a_card_by_its_name(run, deck):
    run("learn", "--deck", deck, content=f"{ONE}\n{TWO}\n")
    run("learn", "--deck", deck, "--again", content=f"{THREE}\ncopy\nstop\n")
    assert run("forget", "04", "e1", "23", "45", "67", "00", "02").out == "Forgotten: 04e12345670002, “Nile” of deck Rivers.\n"
    assert known() == Register({ONE: DANUBE, THREE: DANUBE}, boxes={THREE: 2})
    ran = run("forget", "danube", "--deck", deck, "--lang", "fr")
    assert ran.out == "".join(f"Oublié\u00a0: {uid}, «\u00a0Danube\u00a0» du paquet Fleuves.\n" for uid in (ONE, THREE))
    assert known() == Register()


def test_several_tags_are_forgotten_at_once_or_none_of_them(run, deck):
    run("learn", "--deck", deck, content=f"{ONE}\n{TWO}\n{THREE}\n")
    refused = run("forget", ONE, "04e12345670009")
    lists = "`facedown tags export` lists every uid that is known"
    assert (refused.code, refused.err) == (2, f"facedown: tag 04e12345670009: it is not known; {lists}\n")
    assert known() == Register({ONE: DANUBE, TWO: NILE, THREE: TIGRIS})
    ran = run("forget", THREE, ONE)
    assert ran.out == f"Forgotten: {THREE}, “Tigris” of deck Rivers.\nForgotten: {ONE}, “Danube” of deck Rivers.\n"
    assert known() == Register({TWO: NILE})


def test_the_usage_of_forgetting_tells_that_uids_may_be_several_and_a_card_is_one(run):
    assert run("forget", "--help").out.startswith("usage: facedown tags forget [-h] [--deck NAME] [--lang LANGUAGE] UID [UID ...] | CARD\n")


def test_tags_of_a_deck_that_is_gone_can_be_forgotten(run, deck):
    run("learn", "--deck", deck, content=f"{ONE}\n")
    for file in (folders(os.environ).decks / deck).iterdir():
        file.unlink()
    assert "Deck rivers, which is not here: 1 tag\n" in run().out
    assert run("forget", "danube", "--deck", deck).out == f"Forgotten: {ONE}, “danube” of deck rivers.\n"


WRONG = (
    (("learn",), "tags learn: neither a deck nor a command is named; give --deck landmarks, or --command ok"),
    (("learn", "--deck", "movies", "--command", "ok"), "tags learn: a deck and a command cannot be learned at once; "),
    (("learn", "--deck", "movie"), "deck 'movie': there is no deck of that name and no such folder; did you mean 'movies'?"),
    (("learn", "--command", "okay"), "--command: there is no command 'okay'; did you mean 'ok'?"),
    (("learn", "--command", "seat-0"), "--command: there is no command 'seat-0'; seats are seat-1 to seat-8"),
    (("learn", "--command", "seat-9"), "--command: there is no command 'seat-9'; seats are seat-1 to seat-8"),
    (("learn", "--command", "seat-99"), "--command: there is no command 'seat-99'; seats are seat-1 to seat-8"),
    (("learn", "--deck", "movies", "--mat", "8x"), "mat '8x': there is no mat of that name and no such file; did you mean '8x8'?"),
    (("learn", "--deck", "movies", "--mat", "none", "--simulated"), "--simulated: without a mat nothing is simulated; "),
    (("forget",), "tags forget: the following arguments are required: UID|CARD; see facedown tags forget --help"),
    (("forget", "04e12345"), "tag 04e12345: it is not known; `facedown tags export` lists every uid that is known"),
    (("forget", "Titanik"), "UID|CARD: 'Titanik' is neither a card nor a uid; did you mean 'titanic'?"),
    (("forget", "Titanic"), "card titanic: no tag of it is known in deck movies; `facedown tags` lists what is known"),
    (("--deck", "river"), "deck 'river': there is no deck of that name and no such folder; use one of: countries, "),
    (("lern",), "WHAT: there is no 'lern'; did you mean 'learn'?"),
)


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_wrong_use_is_one_line_with_place_and_fix(run, words, said):
    ran = run(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"facedown: {said}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("words", [("list",), ("learn", "--deck", "movies"), ("forget", "titanic")], ids=" ".join)
def test_a_register_that_is_damaged_is_told_with_its_line_and_left_as_it_is(run, words):
    path = folders(os.environ).state / TAGS
    path.parent.mkdir(parents=True)
    path.write_text('{"uid": "04e1', encoding="utf-8")
    ran = run(*words, content=f"{ONE}\n")
    assert ran.code == 2
    assert ran.err.startswith(f"facedown: {path} line 1: ")
    assert path.read_text(encoding="utf-8") == '{"uid": "04e1'


@pytest.mark.parametrize("words", [("--deck", "rivers"), ("--command", "ok")], ids=" ".join)
def test_where_nothing_can_be_kept_it_is_refused_before_anything_is_asked(run, deck, words, monkeypatch):
    def refuse(*_, **__):
        raise OSError(errno.EROFS, "Read-only file system")

    path = folders(os.environ).state / TAGS
    monkeypatch.setattr(Path, "touch", refuse)
    ran = run("learn", *words, content=f"{ONE}\n")
    said = f"facedown: {path}: it cannot be written (Read-only file system); check that there is room and that you may write there\n"
    assert (ran.code, ran.out, ran.err) == (2, "", said)


@pytest.mark.exam
def test_where_nothing_is_to_be_asked_nothing_has_to_be_kept(run, deck, monkeypatch):
    run("learn", "--deck", deck, content=f"{ONE}\n{TWO}\n{THREE}\n")
    monkeypatch.setattr(Path, "touch", None)
    assert run("learn", "--deck", deck).code == 0


def test_what_tries_whether_tags_can_be_kept_leaves_nothing_behind(run, deck):
    run("learn", "--deck", deck, content="stop\n")
    assert not list(folders(os.environ).state.glob(f"{TAGS}*"))


def test_a_mat_without_a_working_reader_is_told(run, tmp_path):
    mat = tmp_path / "blind.toml"
    mat.write_text('name = "blind"\n[grid]\ncolumns = 1\nrows = 1\nblind = ["A1"]\n', encoding="utf-8")
    ran = run("learn", "--deck", "movies", "--mat", str(mat))
    assert ran.err == "facedown: --mat: no place of this mat has a reader that works; see its file, or type uids with --mat none\n"


def test_a_terminal_without_cyrillic_shows_what_it_has(monkeypatch):
    ran = facedown(monkeypatch, "tags", "--lang", "ru", out=Stream(encoding="ascii"))
    assert ran.code == 0
    assert "(landmarks)" in ran.out


def test_a_deck_that_is_only_begun_is_no_news_until_a_tag_of_it_is_known_or_it_is_asked_for(run, deck):
    begun = folders(os.environ).decks / "lakes"
    lay(begun, OUTLINE.replace('id = "rivers"', 'id = "lakes"'), "id,name.en\n")
    ran = run()
    assert (ran.code, ran.err) == (0, "")
    assert run("--deck", "lakes").code == 2
    write_register(folders(os.environ).state / TAGS, Register().enrolled(ONE, Tagged("lakes", "tahoe")))
    ran = run()
    assert (ran.code, "lakes" in ran.err) == (1, True)
