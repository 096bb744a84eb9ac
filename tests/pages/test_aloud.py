"""What is heard of an evening: as much as was set, at once, in the language of the evening, and by ear everything."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from companion.app.audio import Hearing, SpeechLog, aloud, said_once
from companion.config.config import FILE_NAME, folders
from companion.pages.aloud import Aloud
from companion.screen.acts import Change, GoBack, OpenPage, Press, Want
from companion.screen.pages.settings import Settings
from companion.screen.things import Rect, Scene, TextLine
from companion.screen.window import Keyed
from companion.screen.words import Words
from companion.voice.utterance import Utterance
from companion.voice.waiting import WaitingSpeech
from tests.pages.driven import after, run, until
from tests.pages.test_evening import TWO, is_mine, play_a_card, table
from tests.words.english import refused_with


class Recorded:
    """A voice that writes down what it is told."""

    is_behind = False

    def __init__(self):
        self.said, self.cues, self.hushed, self.ways = [], [], 0, []

    def say(self, utterances):
        self.said += utterances

    def cue(self, cue):
        self.cues.append(cue)

    def hush(self):
        self.hushed += 1

    def set(self, *, has_sounds, is_night, loudness):
        self.ways.append((has_sounds, is_night, loudness))

    @property
    def texts(self):
        return [one.text for one in self.said]


def listened(evening, **settings):
    """Somebody listens from here on."""
    voice = Recorded()
    evening.aloud = Aloud(voice)
    evening._set(replace(evening.remembered.settings, **settings))
    return voice


def test_a_play_is_sounded_and_spoken_in_the_moment_in_which_it_is_shown():
    def script(evening):
        voice = listened(evening)
        yield from until(evening, is_mine)
        del voice.said[:], voice.cues[:]
        yield from play_a_card(evening)
        assert voice.cues[0] == "placed"
        assert voice.said[0].text.startswith("Anna plays “")
        assert "Six cards are left." in voice.said[0].text

    run(script, asked=TWO)


def test_where_speech_is_off_sounds_are_heard_and_nothing_is_said():
    def script(evening):
        voice = listened(evening, voice="off")
        yield from until(evening, is_mine)
        yield from play_a_card(evening)
        assert voice.said == []
        assert "placed" in voice.cues

    run(script, asked=TWO)


def test_another_language_is_spoken_from_the_next_sentence_on_in_the_middle_of_a_match():
    def script(evening):
        voice = listened(evening)
        yield from until(evening, is_mine)
        hushed = voice.hushed
        yield from after(evening, OpenPage("settings"), Change("language", "ru"), GoBack())
        assert voice.hushed == hushed + 1
        del voice.said[:]
        yield from play_a_card(evening)
        assert {one.language for one in voice.said} == {"ru"}
        played = next(text for text in voice.texts if text.startswith("Anna "))
        assert played.startswith("Anna выкладывает карту «")
        assert "Осталось шесть карт." in played

    run(script, asked=TWO)


def test_the_night_and_the_sounds_are_set_at_once():
    def script(evening):
        voice = listened(evening)
        yield from after(evening, OpenPage("settings"), Change("is_night", "yes"), Change("has_sounds", "no"), Change("loudness", "50"))
        assert voice.ways == [(True, False, 100), (True, True, 100), (False, True, 100), (False, True, 50)]

    run(script)


def test_whoever_plays_by_ear_hears_the_pages_and_what_is_marked_on_them():
    def script(evening):
        voice = listened(evening, voice="blind")
        yield None
        yield None
        yield from after(evening, OpenPage("settings"))
        assert voice.texts[0] == "Facedown"
        page = voice.texts[voice.texts.index("Settings", 1) :]
        assert "English, chosen" in page
        assert "Changes apply at once." in page
        del voice.said[:]
        evening._key(Keyed("tab"))
        yield None
        assert [(one.text, one.topic) for one in voice.said] == [("back", "focus")]
        evening._key(Keyed("tab"))
        yield None
        assert voice.texts[1:] == ["English, chosen"]
        del voice.said[:]
        yield from after(evening, Change("letters", "115"))
        assert voice.texts == ["100%", "115%, chosen"]

    run(script)


def test_whoever_plays_by_ear_hears_the_table_first_and_then_what_changes():
    def script(evening):
        voice = listened(evening, voice="blind")
        yield from until(evening, is_mine)
        assert any(text.startswith("Free: ") for text in voice.texts)
        assert all(one.is_patient for one in voice.said)
        del voice.said[:]
        yield from play_a_card(evening)
        assert not any(text.startswith("At the table") for text in voice.texts)

    run(script, asked=TWO)


def test_a_key_tells_the_whole_table_once_more():
    def script(evening):
        voice = listened(evening)
        yield from until(evening, is_mine)
        del voice.said[:]
        evening._key(Keyed("r"))
        yield None
        assert "At the table, clockwise: Anna, Boris." in voice.texts
        assert "Anna holds seven cards." in voice.texts

    run(script, asked=TWO)


def test_whoever_begins_to_listen_in_the_middle_hears_the_whole_table():
    def script(evening):
        yield from until(evening, is_mine)
        yield from play_a_card(evening)
        voice = listened(evening, voice="blind")
        yield None
        assert "Anna holds six cards." in voice.texts

    run(script, asked=TWO)


def test_bots_wait_for_whoever_plays_by_ear_and_for_nobody_else():
    def script(evening):
        voice = listened(evening, voice="blind")
        yield from until(evening, lambda evening: evening.running is not None and table(evening).view.places)
        voice.is_behind = True
        seen = table(evening)
        for _ in range(300):
            yield None
        assert table(evening) is seen
        evening._set(replace(evening.remembered.settings, voice="all"))
        yield from until(evening, lambda evening: table(evening) is not seen)

    run(script, asked=TWO, bots=("Anna", "Boris"))


def test_what_was_left_is_not_spoken_of_any_more():
    def script(evening):
        voice = listened(evening)
        yield from until(evening, is_mine)
        hushed = voice.hushed
        yield from after(evening, Want("leave"))
        yield None
        assert voice.hushed == hushed + 1

    run(script, asked=TWO)


def test_without_a_voice_nothing_is_asked_of_anybody():
    aloud = Aloud()
    aloud.set(Settings(voice="blind"))
    aloud.heard(None, 0.0)
    assert not aloud.is_awaited


@pytest.mark.parametrize(("level", "is_told"), [("all", True), ("verdicts", False)])
def test_a_pause_is_spoken_where_all_is(level, is_told):
    def script(evening):
        voice = listened(evening, voice=level)
        yield from until(evening, is_mine)
        del voice.said[:]
        yield from after(evening, Press("pause"))
        assert ("Pause. The match waits." in voice.texts) is is_told

    run(script, asked=TWO)


def test_what_a_scanner_types_is_read_once_and_whole():
    words, voice = Words("en"), Recorded()
    listening = Aloud(voice)
    listening.set(Settings("en", voice="blind"))
    field, uid = (Rect(0, 0, 100, 20), "sans", 12, (0, 0, 0), (0, 0, 0)), "04e1234567ab01"
    for number, typed in enumerate(("", *(uid[:end] for end in (2, 3, 4, 9, 14)), "")):
        shown = [TextLine(field[0], f"Cards {number}", *field[1:]), *([TextLine(field[0], typed, *field[1:])] if typed else [])]
        listening.shown(Scene((100, 100), tuple(shown)), "enrol", None, words, float(number))
    waiting = WaitingSpeech()
    for one in voice.said:
        waiting = waiting.offered([one])
    assert [one.utterance.text for one in waiting.held] == [*(f"Cards {number}" for number in range(6)), uid, "Cards 6"]


def test_back_at_the_table_nothing_more_is_read_of_the_page_and_a_mark_is_said_at_once():
    def script(evening):
        voice = listened(evening, voice="blind")
        yield from until(evening, is_mine)
        yield from after(evening, OpenPage("settings"))
        page = [one for one in voice.said if one.topic.startswith("focus")]
        assert page[0].topic == "focus"
        assert all(one.topic == f"focus:{one.text}" for one in page[1:])
        del voice.said[:]
        yield from after(evening, GoBack())
        assert [(one.text, one.topic) for one in voice.said] == [("The table.", "focus")]
        evening._key(Keyed("tab"))
        yield None
        assert voice.said[-1].urgency == "now"

    run(script, asked=TWO)


def test_a_log_of_speech_goes_on_behind_what_stands_there_and_spares_other_files(tmp_path):
    log, journal = tmp_path / "said.txt", tmp_path / "evening.sqlite"
    log.write_text("Before.\n", encoding="utf-8")
    kept = SpeechLog(log)
    kept.heard(Utterance("Анна, ваш ход.", "ru", "later", 0.0))
    kept.close()
    assert log.read_text(encoding="utf-8") == "Before.\nАнна, ваш ход.\n"
    journal.write_bytes(b"SQLite format 3\0 and more")
    with refused_with("holds something else than text"):
        SpeechLog(journal)
    assert journal.read_bytes() == b"SQLite format 3\0 and more"
    with refused_with("cannot be written"):
        SpeechLog(tmp_path)


def test_recordings_that_cannot_be_used_are_told_of_and_stop_nobody(capsys):
    file = folders(os.environ).config / FILE_NAME
    file.parent.mkdir(parents=True)
    file.write_text("[voice]\nfolder = '/nowhere'")
    with aloud(Hearing(), "en", lambda: 0.0) as heard:
        assert not heard.is_awaited
    assert capsys.readouterr().err == "facedown: /nowhere: there is no such folder; name the folder of recorded voices\n"


def test_a_log_of_speech_on_a_full_disk_ends_without_a_fault():
    kept = SpeechLog(Path("/dev/full"))
    with pytest.raises(OSError, match="space"):
        kept.heard(Utterance("Anna, your turn.", "en", "later", 0.0))
    kept.close()


def test_where_there_is_no_terminal_nothing_is_said_there(monkeypatch):
    monkeypatch.setattr("sys.stderr", None)
    said_once("en")("sound-no-device", {})


def test_a_card_that_is_marked_on_the_table_is_called_by_its_place_and_its_whole_name():
    def script(evening):
        voice = listened(evening, voice="blind")
        yield from until(evening, is_mine)
        yield from play_a_card(evening)
        screen = evening.running.screen
        names = {screen.lines.card(one.card) for one in table(evening).view.places}
        del voice.said[:]
        for _ in range(60):
            evening._key(Keyed("tab"))
            yield None
        marked = [text for text in voice.texts if any(text.endswith(f", {name}") for name in names)]
        assert marked
        assert all("-" in text.partition(",")[0] for text in marked)

    run(script, asked=TWO)


def test_whoever_wants_to_hear_nothing_may_still_have_it_written_down(tmp_path):
    log = tmp_path / "said.txt"
    with aloud(Hearing(is_mute=True, log=log), "en", lambda: 0.0) as heard:
        heard._voice.say([Utterance("Anna, your turn.", "en", "later", 0.0)])
        while heard._voice.is_behind:
            pass
    assert log.read_text(encoding="utf-8") == "Anna, your turn.\n"
    with aloud(Hearing(is_mute=True), "en", lambda: 0.0) as heard:
        assert heard._voice is None
