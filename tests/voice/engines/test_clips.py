"""Recorded voices: what stands in an index is played, and all that is wrong with it is said at once."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest

from companion.errors import CONFIGURATION, Unusable
from companion.system.reading import quoted
from companion.voice.clips import LARGEST, compared, read_clips
from tests.words.english import english


@pytest.fixture
def record(tmp_path):
    """Lays an index with its files; the folder of recorded voices."""

    def lay(rows, folder="ru", files=("one.ogg", "two.wav", "deep/three.ogg")):
        place = tmp_path / "voices" / folder
        for name in files:
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).touch()
        (place / "clips.tsv").write_bytes(rows if isinstance(rows, bytes) else rows.encode())
        return tmp_path / "voices"

    return lay


def test_a_text_that_stands_there_is_played_from_its_file(record):
    clips = read_clips(record("# mine\r\none.ogg\tАнна ходит.\r\n\r\ndeep/three.ogg\tШтраф: две карты\n"))
    place = record("", "fr").joinpath("ru")
    assert clips.found("Анна ходит.", "ru") == place / "one.ogg"
    assert clips.found("Штраф: две карты.", "ru") == place / "deep" / "three.ogg"
    assert (clips.found("Анна ходит.", "fr"), clips.found("Борис ходит.", "ru")) == (None, None)
    assert (clips.count("ru"), clips.count("fr")) == (2, 0)


@pytest.mark.parametrize("text", ["Анна\u00a0ходит", " Анна  ходит. ", "Анна ходит…", "Анна ходит?!", "Ан\u00adна ходит"])
def test_texts_are_compared_without_regard_to_spaces_and_the_mark_at_the_end(text):
    assert compared(text) == "Анна ходит"


@pytest.mark.parametrize("text", ["анна ходит", "Анна: ходит", "Анна. Ходит"])
def test_other_texts_are_other_texts(text):
    assert compared(text) != compared("Анна ходит.")


def test_several_speakers_have_a_folder_each_and_the_first_who_says_it_says_it(record):
    record("one.ogg\tОдин\n", "ru/vera")
    record("one.ogg\tОдин\ntwo.wav\tДва\n", "ru/anna")
    folder = record("two.wav\tТри\n")
    clips = read_clips(folder)
    found = [clips.found(text, "ru").relative_to(folder).as_posix() for text in ("Один", "Два", "Три")]
    assert found == ["ru/anna/one.ogg", "ru/anna/two.wav", "ru/two.wav"]


def complaint(folder):
    with pytest.raises(Unusable) as caught:
        read_clips(folder)
    return english(caught.value).splitlines()


def test_everything_that_is_wrong_is_said_at_once(record):
    record("one.ogg\tUn\n\tDeux\n", "fr")
    folder = record("one.ogg Один\none.mp3\tДва\nfour.ogg\tТри\n../ru/one.ogg\tЧетыре\none.ogg\t.\ntwo.wav\tПять\none.ogg\tПять.\n")
    ru, fr = folder / "ru" / "clips.tsv", folder / "fr" / "clips.tsv"
    form = "write a file, a tab and the text that it says"
    assert complaint(folder) == [
        f"{ru} line 1: it has no file and text; {form}",
        f"{ru} line 2: 'one.mp3' is no sound file; use one of: .ogg, .wav",
        f"{ru} line 3: there is no file 'four.ogg'; record it, or leave the line out",
        f"{ru} line 4: '../ru/one.ogg' lies elsewhere; put the file beside the index",
        f"{ru} line 5: there is no text for 'one.ogg'; {form}",
        f"{ru} line 7: this text has a file already; leave one of the two lines out",
        f"{fr} line 2: it has no file and text; {form}",
    ]


@pytest.mark.parametrize("name", ["/etc/one.ogg", "one\0.ogg", "../one.wav"])
def test_a_file_lies_beside_its_index(name, record):
    (line,) = complaint(record(f"{name}\tОдин\n"))
    assert line.endswith("lies elsewhere; put the file beside the index")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("one.ogg\tОдин".encode("cp1251"), "the file is not UTF-8 text; save it as UTF-8"),
        (b"x" * (LARGEST + 1), "it is larger than 5,000,000 bytes; write a file, a tab and the text that it says"),
    ],
    ids=["encoding", "size"],
)
def test_an_index_that_is_no_text_is_refused(content, said, record):
    folder = record(content)
    assert complaint(folder) == [f"{folder / 'ru' / 'clips.tsv'}: {said}"]


def test_a_folder_in_the_place_of_an_index_is_refused(tmp_path):
    (tmp_path / "ru" / "clips.tsv").mkdir(parents=True)
    assert complaint(tmp_path) == [f"{tmp_path / 'ru' / 'clips.tsv'}: it cannot be read (Is a directory); make it a file that you may read"]


def test_without_the_folder_that_is_said(tmp_path):
    assert complaint(tmp_path / "none") == [f"{tmp_path / 'none'}: there is no such folder; name the folder of recorded voices"]


def test_long_runs_of_marks_are_compared_at_once():
    began = process_time()
    assert compared("." * 100_000 + "a") == "." * 100_000 + "a"
    assert process_time() - began < 5  # of what took minutes


def test_a_folder_that_cannot_be_named_is_refused(tmp_path):
    folder = tmp_path / ("x" * 256)
    fix = "name a folder of recorded voices that you may read"
    with pytest.raises(Unusable) as caught:
        read_clips(folder)
    assert (english(caught.value), caught.value.exit_code) == (f"{folder}: it cannot be read (File name too long); {fix}", CONFIGURATION)


@pytest.mark.parametrize("where", ["is_dir", "exists"])
def test_a_folder_that_may_not_be_read_is_refused(where, tmp_path, mocker):
    mocker.patch.object(Path, where, side_effect=PermissionError(13, "Permission denied"))
    fix = "name a folder of recorded voices that you may read"
    assert complaint(tmp_path) == [f"{tmp_path}: it cannot be read (Permission denied); {fix}"]


def test_a_file_that_cannot_be_named_is_one_problem_of_several(record):
    name = f"{'x' * 256}.ogg"
    folder = record(f"{name}\tОдин\nnone.ogg\tДва\n")
    index = folder / "ru" / "clips.tsv"
    assert complaint(folder) == [
        f"{index} line 1: {quoted(name)} cannot be read (File name too long); make it a file that you may read",
        f"{index} line 2: there is no file 'none.ogg'; record it, or leave the line out",
    ]


def test_a_folder_without_an_index_has_no_clips(tmp_path):
    assert read_clips(tmp_path).count("en") == 0


def test_an_index_saved_with_the_mark_that_windows_puts_before_it_is_read(record):
    assert read_clips(record(b"\xef\xbb\xbfone.ogg\tOne\n", "en")).found("One", "en") is not None
