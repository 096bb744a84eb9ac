"""Who can speak is listed, tried, and told what can be recorded; what is wrong with a voice is said before anything is."""

from __future__ import annotations

import json
import os
import re
import wave
from pathlib import Path

import pytest

from companion.config.config import FILE_NAME, folders
from companion.errors import CONFIGURATION
from companion.voice import clips
from companion.voice.cues import CUES
from companion.voice.engines import loaded, piper, rhvoice
from companion.voice.mixer import PygameMixer
from tests.cli.running import facedown, on_virtual_time
from tests.voice.engines.standins import FAILS, PIPER, RHVOICE, program
from tests.voice.sounding import needs_mixer
from tests.words.book import SCREEN, TERMINAL, shipped

ESPEAK = 'tell(text=sys.stdin.read())\nwrite(sys.argv[sys.argv.index("-w") + 1])'
NONE = """\
piper is not here. To have it: pip install piper-tts
  It needs a voice file for each language, named in facedown.toml:
  [voice] piper = { ru = "/var/lib/facedown/voices/irina.onnx" }
RHVoice is not here. To have it: sudo apt install rhvoice rhvoice-russian rhvoice-english
espeak-ng is not here. To have it: sudo apt install espeak-ng
espeakng-loader is not here. To have it: pip install 'facedown[voice]'

No voice here speaks English.
No voice here speaks Russian.
No voice here speaks French.
"""


@pytest.fixture(autouse=True)
def bare(monkeypatch, tmp_path):
    """A machine on which nobody speaks, and on which no time passes."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(rhvoice, "FOLDERS", (tmp_path / "voices",))
    monkeypatch.setattr(loaded, "installed", lambda: None)
    monkeypatch.setattr(piper, "command", lambda which: (found,) if (found := which("piper")) else None)
    on_virtual_time(monkeypatch)


@pytest.fixture
def run(monkeypatch):
    return lambda *words: facedown(monkeypatch, *words)


@pytest.fixture
def install(tmp_path):
    """A program that speaks, or does something else."""
    return lambda name, text: program(tmp_path / "bin", name, text)


@pytest.fixture
def configured():
    def write(text):
        folder = folders(os.environ).config
        folder.mkdir(parents=True)
        (folder / FILE_NAME).write_text(text, encoding="utf-8")

    return write


def voice_of_rhvoice(tmp_path, name, language):
    (tmp_path / "voices" / name).mkdir(parents=True)
    (tmp_path / "voices" / name / "voice.info").write_text(f"name={name}\nlanguage={language}\n", encoding="utf-8")


def test_where_nobody_speaks_it_is_told_how_to_get_everybody(run):
    ran = run("voice", "engines")
    assert (ran.code, ran.out, ran.err) == (1, NONE, "")


def test_everybody_who_speaks_is_told_with_the_voice_of_each_language(run, install, configured, tmp_path):
    for name, text in (("piper", PIPER), ("RHVoice-test", RHVOICE), ("espeak-ng", ESPEAK)):
        install(name, text)
    voice_of_rhvoice(tmp_path, "Anna", "Russian")
    voice_of_rhvoice(tmp_path, "Alan", "English")
    model = tmp_path / "siwis.onnx"
    model.touch()
    (tmp_path / "recorded" / "ru").mkdir(parents=True)
    (tmp_path / "recorded" / "ru" / "one.ogg").touch()
    (tmp_path / "recorded" / "ru" / "clips.tsv").write_text("one.ogg\tОдин\n", encoding="utf-8")
    configured(f'[voice]\nfolder = "{tmp_path}/recorded"\npiper = {{ fr = "{model}", en = "{tmp_path}/no.onnx" }}')
    ran = run("voice", "engines")
    assert (ran.code, ran.err) == (0, "")
    lines = " ".join(ran.out.split())
    assert f"piper: en ({tmp_path}/no.onnx), fr ({model})" in lines
    assert f"There is no voice file {tmp_path}/no.onnx" in lines
    assert "RHVoice: en (Alan), ru (Anna)" in lines
    assert "espeak-ng: en, ru, fr" in lines
    assert f"Recorded voices in {tmp_path}/recorded: en 0, ru 1, fr 0" in lines
    assert ran.out.splitlines()[-3:] == ["English is spoken by RHVoice.", "Russian is spoken by RHVoice.", "French is spoken by piper."]


@pytest.mark.parametrize(("language", "code"), [("en", 1), ("ru", 0), ("fr", 1)])
def test_the_exit_code_tells_whether_somebody_speaks_the_language_that_is_asked_for(language, code, run, install, tmp_path):
    install("RHVoice-test", RHVOICE)
    voice_of_rhvoice(tmp_path, "Anna", "Russian")
    assert run("voice", "engines", "--lang", language).code == code


def test_piper_without_voice_files_is_there_and_speaks_nothing(run, install):
    install("piper", PIPER)
    ran = run("voice", "engines")
    assert ran.code == 1
    assert ran.out.startswith("piper is here, but has no voice for English, Russian or French.\n  It needs a voice file")


@pytest.mark.parametrize("command", ["engines", "test"])
def test_all_that_is_wrong_with_a_recorded_voice_is_said_at_once(command, run, configured, tmp_path):
    (tmp_path / "recorded" / "fr").mkdir(parents=True)
    (tmp_path / "recorded" / "fr" / "clips.tsv").write_text("un.ogg\tUn\ndeux\tDeux\n", encoding="utf-8")
    configured(f'[voice]\nfolder = "{tmp_path}/recorded"')
    ran = run("voice", command)
    assert ran.code == 2
    assert [line.partition("clips.tsv ")[2] for line in ran.err.splitlines()] == [
        "line 1: there is no file 'un.ogg'; record it, or leave the line out",
        "line 2: 'deux' is no sound file; use one of: .ogg, .wav",
    ]


@pytest.mark.parametrize("who", ["piper", "nobody"])
def test_a_voice_file_that_cannot_be_named_is_refused(who, run, install, configured):
    install(who, PIPER)
    file = f"/{'x' * 256}.onnx"
    configured(f'[voice]\npiper = {{ en = "{file}" }}')
    ran = run("voice", "engines")
    said = f"{file}: it cannot be read (File name too long); make it a file that you may read"
    assert (ran.code, ran.err) == (CONFIGURATION, f"facedown: {said}\n")


def heard(tmp_path):
    """What a program was told to say."""
    return json.loads((tmp_path / "bin" / "called.json").read_text(encoding="utf-8"))["text"]


@pytest.fixture
def played(mocker):
    """The sounds that were played, and the speech."""
    made = []
    mocker.patch.object(PygameMixer, "speak", autospec=True, side_effect=lambda _, path: made.append(path.suffix) or 2.54)
    mocker.patch.object(PygameMixer, "lift", autospec=True, side_effect=lambda _: made.append("as loud as before"))
    mocker.patch.object(PygameMixer, "effect", autospec=True, side_effect=lambda _, cue: made.append(cue))
    return made


SAID = {
    "en": """\
“Eiffel Tower” lies on C3, open: 324 m.
espeak-ng says it, ready after # ms.
That lasts 2.5 s.
Sounds:
  a card is laid
""",
    "ru": """\
Карта «Эйфелева башня» лежит на C3, она открыта: 324 м.
Говорит espeak-ng, речь была готова через # мс.
Длится 2,5 с.
Звуки:
  карта положена
""",
}


@needs_mixer
@pytest.mark.parametrize(("language", "number"), [("en", "three hundred"), ("ru", "триста двадцать четыре метра")])
def test_a_sentence_with_a_number_in_words_is_said_and_every_sound_is_played(language, number, run, install, played, tmp_path):
    install("espeak-ng", ESPEAK)
    ran = run("voice", "test", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert re.sub(r"\d+(?=\s(ms|мс))", "#", ran.out).replace("\u00a0", " ").startswith(SAID[language])
    assert len(ran.out.splitlines()) == 4 + len(CUES)
    assert number in heard(tmp_path)
    assert played == [".wav", "as loud as before", *CUES]


def test_what_was_said_before_is_kept(run, install, played):
    install("espeak-ng", ESPEAK)
    run("voice", "test")
    assert "espeak-ng says it, which was kept and ready after " in run("voice", "test").out


def test_an_engine_that_fails_is_passed_over_in_the_test_as_in_a_match(run, install, played, tmp_path):
    install("RHVoice-test", FAILS)
    voice_of_rhvoice(tmp_path, "Alan", "English")
    install("espeak-ng", ESPEAK)
    assert "\nespeak-ng says it, ready after " in run("voice", "test").out


@needs_mixer
def test_without_anybody_who_speaks_the_sounds_are_played_and_something_is_wrong(run, played):
    ran = run("voice", "test", "--lang", "fr")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.splitlines()[1:3] == ["Personne ne parle français ici.", "Les sons\u202f:"]
    assert played == list(CUES)


def test_the_speech_is_kept_in_a_file(run, install, played, tmp_path):
    install("espeak-ng", ESPEAK)
    ran = run("voice", "test", "--write", str(tmp_path / "said.WAV"))
    assert f"It is kept in {tmp_path}/said.WAV" in " ".join(ran.out.split())
    with wave.open(str(tmp_path / "said.WAV"), "rb") as file:
        assert file.getnframes() > 1000


def test_a_file_that_cannot_hold_the_speech_is_refused(run, install, played, tmp_path):
    install("espeak-ng", ESPEAK)
    ran = run("voice", "test", "--write", str(tmp_path / "said.mp3"))
    assert (ran.code, ran.err) == (2, "facedown: --write: the speech is no such file as 'said.mp3'; name a file that ends in .wav\n")
    assert run("voice", "test", "--write", str(tmp_path / "none" / "said.wav")).code == 2


def test_a_home_of_nobody_is_a_folder_that_is_not_there(run, install, played):
    install("espeak-ng", ESPEAK)
    ran = run("voice", "test", "--write", "~nobody-of-that-name/said.wav")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "~nobody-of-that-name/said.wav" in ran.err


def test_without_a_sound_device_it_is_silent_and_says_so_once(run, install, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "none at all")
    install("espeak-ng", ESPEAK)
    ran = run("voice", "test")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.replace("\n", " ")
    assert lines.count("No sound device can be opened, so nothing will be heard.") == 1
    assert ran.out.endswith("That lasts 0.2 s.\n")
    assert "Sounds" not in ran.out


def spoken(language):
    """The texts without a variable that can be said at a table, read off the files."""
    book = shipped()
    found = [said for said in book.spoken() if said.language == language and not book.variables(said)]
    return {book.format(said, {})[0] for said in found if not said.id.startswith("quoted") and "place-" not in said.id}


def test_lines_to_be_recorded_are_listed_with_a_file_for_each(run):
    ran = run("voice", "lines", "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    files, texts = zip(*(line.split("\t") for line in ran.out.splitlines()), strict=True)
    assert len(set(files)) == len(files) > 150
    assert all(texts)


@pytest.mark.exam
@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_all_lines_without_variables_are_listed_as_an_index_that_can_be_recorded(language, run, tmp_path):
    ran = run("voice", "lines", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    rows = [line.split("\t") for line in ran.out.splitlines()]
    assert {clips.compared(text) for _, text in rows} == {clips.compared(text) for text in spoken(language)}
    assert len(rows) > 150
    (tmp_path / language).mkdir()
    for file, _ in rows:
        (tmp_path / language / file).touch(exist_ok=False)
    (tmp_path / language / clips.INDEX).write_text(ran.out, encoding="utf-8")
    assert clips.read_clips(tmp_path).count(language) == len(rows)


def test_every_file_of_lines_is_read_or_can_be_said():
    from companion.cli.voice import spoken_files

    files = {Path(file).stem for file in shipped().texts["en"] if file not in TERMINAL and file not in SCREEN}
    assert set(spoken_files()) == files


def test_without_more_words_the_use_is_told(run):
    ran = run("voice")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("facedown: voice: the following arguments are required: WHAT; ")
