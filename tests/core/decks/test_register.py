"""The register knows which tag is which card, keeps uids whole, and survives on disk."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from companion.cards.decks.files import find
from companion.cards.tags.register_file import read_register, write_register
from companion.core.decks.register import Register, Tagged, flaw_of, is_button, parse_uid, reserved_uid
from companion.errors import Unusable
from companion.words.problems import WordedProblem
from tests.words.english import in_english

EIFFEL = Tagged("landmarks", "eiffel-tower")
EIFFEL_BACK = Tagged("landmarks", "eiffel-tower", "back")
EIFFEL_FACE = Tagged("landmarks", "eiffel-tower", "face")
TITANIC = Tagged("movies", "titanic")
UIDS = ("04e12345", "04e1234567abcd", "04e1234567abcdef0123")
REGISTER = Register().enrolled(UIDS[0], EIFFEL_BACK).enrolled(UIDS[1], EIFFEL_FACE).enrolled(UIDS[2], TITANIC)


def problems_of(act, *arguments):
    with pytest.raises(Unusable) as refused:
        act(*arguments)
    return list(in_english(refused.value.problems))


@pytest.mark.parametrize(
    "written", ["04e1234567abcd", "04E1234567ABCD", "04:E1:23:45:67:AB:CD", "04-e1-23-45-67-ab-cd", " 04 e1 23 45 67 ab cd "]
)
def test_a_uid_is_the_same_however_it_is_written(written):
    assert parse_uid(written) == "04e1234567abcd"
    assert Register().enrolled(written, EIFFEL) == Register({"04e1234567abcd": EIFFEL})
    assert REGISTER.identify(written) == EIFFEL_FACE


@pytest.mark.parametrize("uid", UIDS)
def test_uids_of_four_seven_and_ten_bytes_are_kept_whole(uid):
    assert parse_uid(uid) == uid


IN_HEX = "write its bytes in hex, such as 04:e1:23:45:67:89:ab"
NO_UIDS = (
    ("", "tag ''", "it is not a uid", IN_HEX),
    ("4112233", "tag '4112233'", "it is not a uid", IN_HEX),
    ("1.79769E+308", "tag '1.79769E+308'", "it is not a uid", IN_HEX),
    ("card:landmarks/eiffel-tower", "tag 'card:landmarks/eiffel-tower'", "it is not a uid", IN_HEX),
    ("04e123", "tag 04e123", "it has 3 bytes", "a uid has 4, 7 or 10; write it in full"),
    ("04e1234567", "tag 04e1234567", "it has 5 bytes", "a uid has 4, 7 or 10; write it in full"),
    (
        "88:04:E1:23",
        "tag 8804e123",
        "it is the beginning of a longer uid: 88 says that more bytes follow",
        "read the tag with a reader that asks for the rest, and write all 7 or 10 bytes",
    ),
    (
        "08a1b2c3",
        "tag 08a1b2c3",
        "the chip makes up a new uid each time",
        "use a sticker or a card made for it; phones and bank cards do this",
    ),
)


@pytest.mark.parametrize(("uid", "where", "what", "fix"), NO_UIDS)
def test_what_is_no_lasting_uid_is_not_enrolled_and_says_why(uid, where, what, fix):
    assert problems_of(Register().enrolled, uid, EIFFEL) == [WordedProblem(where, what, fix)]


def test_what_keeps_a_uid_from_being_enrolled_has_a_name():
    flaws = [flaw_of(uid) for uid, *_ in NO_UIDS]
    assert flaws == ["no-uid", "no-uid", "no-uid", "no-uid", "length", "length", "begun", "random"]
    assert [flaw_of(uid) for uid in (*UIDS, "88e1234567abcd", "08e1234567abcd")] == [None] * 5


@pytest.mark.parametrize("uid", ["", "x", "04e1", "0" * 1000, "card:", "card:landmarks", "card:landmarks/eiffel-tower", UIDS[0] + "00"])
def test_what_nobody_enrolled_is_unknown_and_never_an_error(uid):
    assert REGISTER.identify(uid) is None


def test_a_card_may_have_several_tags_but_a_tag_only_one_card():
    assert {uid: REGISTER.identify(uid) for uid in UIDS} == dict(zip(UIDS, (EIFFEL_BACK, EIFFEL_FACE, TITANIC), strict=True))
    assert problems_of(REGISTER.enrolled, UIDS[0], TITANIC) == [
        WordedProblem(
            "tag 04e12345",
            "it already belongs to eiffel-tower of deck landmarks",
            "forget the tag first if it now belongs to titanic of deck movies",
        )
    ]


def test_enrolling_again_corrects_the_side():
    assert REGISTER.enrolled(UIDS[0], EIFFEL).identify(UIDS[0]) == EIFFEL


def test_a_tag_may_be_of_a_further_box_and_enrolling_again_corrects_that():
    register = REGISTER.enrolled("04:E1:23:46", EIFFEL, 2)
    assert register.boxes == {"04e12346": 2}
    assert [register.box_of(uid) for uid in ("04e12346", "04:E1:23:46", UIDS[0], "04ffffff")] == [2, 2, 1, 1]
    assert register.enrolled("04e12346", EIFFEL, 3).boxes == {"04e12346": 3}
    assert register.enrolled("04e12346", EIFFEL).boxes == {}
    assert register.forgotten("04e12346") == REGISTER


def test_a_tag_may_be_moved_whatever_it_was():
    assert REGISTER.moved(UIDS[0], TITANIC, 2) == Register({**REGISTER.tags, UIDS[0]: TITANIC}, boxes={UIDS[0]: 2})
    assert REGISTER.moved("04:E1:23:46", EIFFEL) == REGISTER.enrolled("04e12346", EIFFEL)
    assert COMMANDS.moved("04c0ffee", EIFFEL) == COMMANDS.forgotten("04c0ffee").enrolled("04c0ffee", EIFFEL)
    assert problems_of(REGISTER.moved, "8804e123", EIFFEL)[0].what == "it is the beginning of a longer uid: 88 says that more bytes follow"


def test_boxes_are_written_from_the_second_on_and_read_again(tmp_path):
    path = tmp_path / "tags.jsonl"
    register = Register().enrolled("04e12347", EIFFEL, 2).enrolled("04e12346", EIFFEL_BACK).enrolled("04e12345", EIFFEL_FACE, 2)
    write_register(path, register)
    assert read_register(path) == register
    assert path.read_text(encoding="utf-8") == (
        '{"uid": "04e12346", "deck": "landmarks", "card": "eiffel-tower", "side": "back"}\n'
        '{"uid": "04e12347", "deck": "landmarks", "card": "eiffel-tower", "box": 2}\n'
        '{"uid": "04e12345", "deck": "landmarks", "card": "eiffel-tower", "side": "face", "box": 2}\n'
    )
    path.write_text('{"uid": "04e12345", "deck": "landmarks", "card": "eiffel-tower", "box": 1}\n', encoding="utf-8")
    assert read_register(path) == Register({"04e12345": EIFFEL})


@pytest.mark.parametrize("box", ["0", "100", "-1", "1.5", '"2"', "true", "null"])
def test_there_are_no_other_boxes(box, tmp_path):
    path = tmp_path / "tags.jsonl"
    path.write_text(f'{{"uid": "04e12345", "deck": "landmarks", "card": "eiffel-tower", "box": {box}}}\n', encoding="utf-8")
    (problem,) = problems_of(read_register, path)
    assert problem.what.startswith("there is no box ")
    assert problem.fix == "boxes are numbered: write 2 for the second, 99 at the most"


def test_registers_do_not_change_and_a_forgotten_tag_is_unknown():
    smaller = REGISTER.forgotten("04:E1:23:45")
    assert (smaller.identify(UIDS[0]), REGISTER.identify(UIDS[0])) == (None, EIFFEL_BACK)
    assert smaller.forgotten(UIDS[0]) == smaller
    assert smaller.enrolled(UIDS[0], TITANIC).identify(UIDS[0]) == TITANIC


def test_cards_are_named_without_tags_in_the_decks_that_were_given():
    register = REGISTER.naming([find("landmarks")])
    named = {
        "card:landmarks/eiffel-tower": EIFFEL,
        "card:landmarks/eiffel-tower#back": EIFFEL_BACK,
        "card:landmarks/eiffel-tower#face": EIFFEL_FACE,
    }
    assert {uid: register.identify(uid) for uid in named} == named
    assert {reserved_uid(tagged): tagged for tagged in named.values()} == named
    unknown = ("card:landmarks/atlantis", "card:movies/titanic", "card:landmarks/eiffel-tower#side", "CARD:landmarks/eiffel-tower")
    assert [register.identify(uid) for uid in unknown] == [None] * 4
    assert register.identify(UIDS[2]) == TITANIC


COMMANDS = REGISTER.commanding("04c0ffee", "seat-2").commanding("04:AA:BB:CC", "ok")


def test_a_tag_may_be_a_command_or_a_seat_s_own_ok():
    tags = ("04c0ffee", "04AABBCC", " 04-aa-bb-cc ", UIDS[0], "04ffffff", "")
    assert [COMMANDS.command(uid) for uid in tags] == ["seat-2", "ok", "ok", None, None, None]
    assert [COMMANDS.identify(uid) for uid in ("04c0ffee", "04aabbcc")] == [None, None]


def test_commands_have_reserved_uids():
    uids = ("command:ok", "command:seat-12", "command:seat-0", "command:", "command:play", "Command:ok", "ok")
    assert [Register().command(uid) for uid in uids] == ["ok", "seat-12", None, None, None, None, None]
    assert Register().identify("command:ok") is None


def test_a_tag_means_one_thing():
    forget = "forget the tag first if it now"
    assert problems_of(COMMANDS.commanding, UIDS[0], "ok") == [
        WordedProblem("tag 04e12345", "it already belongs to eiffel-tower of deck landmarks", f"{forget} is the command ok")
    ]
    assert problems_of(COMMANDS.enrolled, "04c0ffee", EIFFEL) == [
        WordedProblem("tag 04c0ffee", "it already is the command seat-2", f"{forget} belongs to eiffel-tower of deck landmarks")
    ]
    assert problems_of(COMMANDS.commanding, "04c0ffee", "seat-1") == [
        WordedProblem("tag 04c0ffee", "it already is the command seat-2", f"{forget} is the command seat-1")
    ]
    assert COMMANDS.commanding("04c0ffee", "seat-2") == COMMANDS
    assert COMMANDS.forgotten("04C0FFEE").enrolled("04c0ffee", EIFFEL).identify("04c0ffee") == EIFFEL


@pytest.mark.parametrize("button", ["okay", "seat-0", "seat-100", "seat", "", "OK"])
def test_there_are_no_other_commands(button):
    (problem,) = problems_of(Register().commanding, "04c0ffee", button)
    assert not is_button(button)
    assert problem.what == f"there is no command {button!r}"
    assert problem.fix


@pytest.mark.parametrize(("uid", "where", "what", "fix"), NO_UIDS)
def test_what_is_no_lasting_uid_is_no_command(uid, where, what, fix):
    assert problems_of(Register().commanding, uid, "ok") == [WordedProblem(where, what, fix)]


def test_commands_are_written_after_the_cards_and_read_again(tmp_path):
    path = tmp_path / "tags.jsonl"
    write_register(path, COMMANDS)
    assert read_register(path) == COMMANDS
    assert path.read_text(encoding="utf-8").splitlines()[3:] == [
        '{"uid": "04aabbcc", "command": "ok"}',
        '{"uid": "04c0ffee", "command": "seat-2"}',
    ]


def test_a_damaged_line_of_a_command_is_named(tmp_path):
    path = tmp_path / "tags.jsonl"
    good, begun = '{"uid": "04c0ffee", "command": "ok"}', '{"uid": "04c0ffee", "command": '
    path.write_text("\n".join((good, begun + '"okay"}', begun + "7}", begun + '"ok", "side": "back"}')), encoding="utf-8")
    assert [(problem.where, problem.what) for problem in problems_of(read_register, path)] == [
        (f"{path} line 2", "tag 04c0ffee: there is no command 'okay'"),
        (f"{path} line 3", '\'{"uid": "04c0ffee", "command": 7}\' has a value that is no text'),
        (f"{path} line 4", '\'{"uid": "04c0ffee", "command": "ok", "s…\' is not a tag and its card'),
    ]


def test_what_is_written_is_read_again(tmp_path):
    path = tmp_path / "state" / "tags.jsonl"
    assert read_register(path) == Register()
    write_register(path, REGISTER)
    assert read_register(path) == REGISTER
    assert path.read_text(encoding="utf-8") == (
        '{"uid": "04e12345", "deck": "landmarks", "card": "eiffel-tower", "side": "back"}\n'
        '{"uid": "04e1234567abcd", "deck": "landmarks", "card": "eiffel-tower", "side": "face"}\n'
        '{"uid": "04e1234567abcdef0123", "deck": "movies", "card": "titanic"}\n'
    )
    assert [file.name for file in path.parent.iterdir()] == ["tags.jsonl"]


def test_where_the_file_is_a_link_what_it_leads_to_is_written(tmp_path):
    (tmp_path / "elsewhere").mkdir()
    link, landed = tmp_path / "tags.jsonl", tmp_path / "elsewhere" / "kept.jsonl"
    link.symlink_to(landed)
    for register in (Register().commanding("04c0ffee", "ok"), Register()):
        write_register(link, register)
        assert (link.is_symlink(), read_register(landed), read_register(link)) == (True, register, register)
    assert sorted(one.name for one in tmp_path.rglob("*")) == ["elsewhere", "kept.jsonl", "tags.jsonl"]


def test_the_file_does_not_depend_on_the_order_of_enrolling(tmp_path):
    backwards = Register(dict(reversed(REGISTER.tags.items())))
    write_register(tmp_path / "one", REGISTER)
    write_register(tmp_path / "other", backwards)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_on_the_way_leaves_the_old_file_and_nothing_else(step, tmp_path, monkeypatch):
    path = tmp_path / "tags.jsonl"
    write_register(path, REGISTER)

    def full(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(*((os, "fsync") if step == "fsync" else (Path, "replace")), full)
    fix = "check that there is room and that you may write there"
    assert problems_of(write_register, path, Register()) == [
        WordedProblem(str(path), "it cannot be written (No space left on device)", fix)
    ]
    assert read_register(path) == REGISTER
    assert [file.name for file in tmp_path.iterdir()] == ["tags.jsonl"]


def test_a_new_file_is_on_the_disk_before_it_takes_the_place_of_the_old_one(tmp_path, monkeypatch):
    seen = []

    def sync(opened):
        seen.append("folder synced" if stat.S_ISDIR(os.fstat(opened).st_mode) else "file synced")

    def replace(beside, path):
        seen.append("replaced")
        return os.replace(beside, path)  # noqa: PTH105 - the method itself is what stands in

    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(Path, "replace", replace)
    write_register(tmp_path / "tags.jsonl", REGISTER)
    assert seen == ["file synced", "replaced", "folder synced"]


WITHOUT_LINE = "remove this line, and learn the tag again"
AWAY = "restore it from a backup, or move it away and learn the tags again"
EXAMPLE = 'lines look like {"uid": "04e1234567abcd", "deck": "landmarks", "card": "eiffel-tower"} or {"uid": "04e12345", "command": "ok"}'


def test_every_damaged_line_is_named_with_its_number(tmp_path):
    path = tmp_path / "tags.jsonl"
    good = '{"uid": "04e12345", "deck": "landmarks", "card": "eiffel-tower"}'
    bad = (
        '{"uid": "04e12',
        "[" * 100_000,
        '["04e12345"]',
        '{"uid": "04e12345", "deck": "landmarks"}',
        '{"uid": "04e12345", "deck": "landmarks", "card": 7}',
        good.replace("eiffel-tower", "Eiffel"),
        good.replace("}", ', "side": "top"}'),
        good.replace("04e12345", "88e12345"),
        good.replace("eiffel-tower", "colosseum"),
    )
    path.write_text("\n".join((good, "", *bad)), encoding="utf-8")
    problems = problems_of(read_register, path)
    assert [problem.where for problem in problems] == [f"{path} line {number}" for number in range(3, 12)]
    assert [problem.what for problem in problems] == [
        '\'{"uid": "04e12\' is not JSON',
        f"'{'[' * 39}…' is not JSON",
        "'[\"04e12345\"]' is not a tag and its card",
        '\'{"uid": "04e12345", "deck": "landmarks"}\' is not a tag and its card',
        '\'{"uid": "04e12345", "deck": "landmarks"…\' has a value that is no text',
        "'Eiffel' is not an id",
        "there is no side 'top'",
        "tag 88e12345: it is the beginning of a longer uid: 88 says that more bytes follow",
        "tag 04e12345: it already belongs to eiffel-tower of deck landmarks",
    ]
    assert [problem.fix for problem in problems[:5]] == [WITHOUT_LINE, WITHOUT_LINE, EXAMPLE, EXAMPLE, EXAMPLE]
    assert problems[-1].fix == "remove the line that is not so"


def test_without_the_last_line_that_a_power_cut_has_torn_the_others_are_read_again(tmp_path):
    path = tmp_path / "tags.jsonl"
    write_register(path, REGISTER)
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole + '{"uid": "04e1', encoding="utf-8")
    assert problems_of(read_register, path) == [WordedProblem(f"{path} line 4", '\'{"uid": "04e1\' is not JSON', WITHOUT_LINE)]
    path.write_text(whole, encoding="utf-8")
    assert read_register(path) == REGISTER


NOISE = (
    (b'{"uid": \n' + b"\x00" * 40, " line 2", "there is a NUL character, which no text has"),
    (b"\xff\xfe\x00\xd8", "", "byte 3 of the file is not text in utf-16"),
    (b"\xd0\x9d\xd0\x9d\xd0\x9d\xd0", " line 1", "byte 7 of the file is not text in utf-8"),
    (b" " * 5_000_001, "", "it is larger than 5,000,000 bytes"),
)


@pytest.mark.parametrize(("content", "place", "what"), NOISE, ids=["NUL", "UTF-16", "UTF-8", "large"])
def test_a_file_full_of_noise_is_to_be_restored_or_moved_away(content, place, what, tmp_path):
    path = tmp_path / "tags.jsonl"
    path.write_bytes(content)
    assert problems_of(read_register, path) == [WordedProblem(f"{path}{place}", what, AWAY)]


def test_a_folder_in_its_place_is_to_be_moved_away(tmp_path):
    assert problems_of(read_register, tmp_path) == [WordedProblem(str(tmp_path), "this is a folder, not a file", AWAY)]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes that have a name")
def test_a_pipe_in_its_place_is_to_be_moved_away_and_nobody_waits_for_what_comes_through_it(tmp_path):
    os.mkfifo(tmp_path / "tags.jsonl")
    assert problems_of(read_register, tmp_path / "tags.jsonl") == [
        WordedProblem(str(tmp_path / "tags.jsonl"), "this is no ordinary file", AWAY)
    ]


def test_of_a_file_that_may_not_be_read_nobody_says_that_it_is_damaged(tmp_path, monkeypatch):
    path = tmp_path / "tags.jsonl"
    write_register(path, REGISTER)

    def refuse(*_, **__):
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    monkeypatch.setattr(os, "access", lambda *_: False)
    fix = "check that it is there and that you may read it"
    assert problems_of(read_register, path) == [WordedProblem(str(path), "it cannot be read (Permission denied)", fix)]
