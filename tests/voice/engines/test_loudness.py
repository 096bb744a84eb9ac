"""All engines are equally loud, and silence before and after speech is cut off."""

from __future__ import annotations

import io
import wave
from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.voice.engines.port import Mute
from companion.voice.loudness import LOUD, PEAK, evened, times
from tests.voice.engines.standins import RATE, tone, wav


@pytest.fixture
def even(tmp_path):
    """What becomes of some samples: the new ones."""

    def evening(samples, **more):
        path = tmp_path / "spoken.wav"
        path.write_bytes(samples if isinstance(samples, bytes) else wav(samples, **more))
        with wave.open(io.BytesIO(evened(path)), "rb") as file:
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
            return array("h", file.readframes(file.getnframes()))

    return evening


def loud(samples):
    return (sum(one * one for one in samples) / len(samples)) ** 0.5 / 32768


def silence(seconds):
    return array("h", bytes(2 * int(seconds * RATE)))


@pytest.mark.parametrize("height", [0.02, 0.1, 0.3, 0.9, 0.99])
def test_quiet_and_loud_speech_come_out_alike(height, even):
    assert loud(even(tone(height=height))[1000:7000]) == pytest.approx(LOUD, rel=0.05)


def test_pauses_do_not_make_it_louder(even):
    halting = tone(0.3) + silence(2) + tone(0.3)
    assert loud(even(halting)[:4000]) == pytest.approx(LOUD, rel=0.1)


def test_no_sample_is_beyond_the_peak_however_quiet_the_rest_is(even):
    clicks = tone(height=0.05)
    clicks[4000] = 32767
    clicks[4001] = -32768
    found = even(clicks)
    assert max(map(abs, found)) / 32768 == pytest.approx(PEAK, abs=0.001)


@settings(max_examples=20)
@given(st.lists(st.integers(-32768, 32767)), st.integers(1, 999))
def test_all_bytes_at_once_are_what_each_sample_would_be(samples, thousandths):
    """No greater than they were, as here any can be the greatest."""
    found = array("h", times(array("h", samples).tobytes(), thousandths / 1000))
    assert all(abs(one - sample * thousandths / 1000) <= 2 for one, sample in zip(found, samples, strict=True))


def test_what_is_made_louder_is_so_sample_by_sample():
    samples = array("h", [-3000, -1, 0, 1, 255, 256, 3200])
    assert list(array("h", times(samples.tobytes(), 10.0))) == [10 * one for one in samples]


def test_a_whisper_is_not_made_a_shout(even):
    found = even(tone(height=0.005))
    assert max(found) / 32768 == pytest.approx(0.05, rel=0.1)


def test_silence_around_speech_is_cut_and_inside_it_stays(even):
    found = even(silence(1.5) + tone(0.5) + silence(0.5) + tone(0.5) + silence(2))
    assert 1.57 < len(found) / RATE < 1.62
    assert max(map(abs, found[: int(0.01 * RATE)])) == 0


def test_speech_that_begins_and_ends_at_once_is_whole(even):
    assert len(even(tone(0.5))) == len(tone(0.5))


@pytest.mark.parametrize("rate", [8000, 22_050, 48_000])
def test_the_rate_of_samples_stays(rate, tmp_path):
    (tmp_path / "spoken.wav").write_bytes(wav(tone(0.5, rate=rate), rate=rate))
    with wave.open(io.BytesIO(evened(tmp_path / "spoken.wav")), "rb") as file:
        assert (file.getframerate(), file.getnframes()) == (rate, rate // 2)


def unfinished(content):
    """As a program leaves it that does not know the length before the end, and was not able to write it in."""
    return content[:4] + b"\xff\xff\xff\x7f" + content[8:40] + b"\x00\xf0\xff\x7f" + content[44:]


def test_a_file_that_says_that_it_is_longer_than_it_is_counts_as_far_as_it_goes(even):
    assert len(even(unfinished(wav(tone(0.5))))) == len(tone(0.5))
    assert len(even(unfinished(wav(tone(0.5))) + b"\x01")) == len(tone(0.5))


NO_SPEECH = (
    (None, "it wrote nothing"),
    (b"", "it wrote no WAV file"),
    (b"RIFF\0\0\0\0WAVEfmt ", "it wrote no WAV file"),
    (b"OggS" + b"\0" * 100, "it wrote no WAV file"),
    (wav(tone())[:30], "it wrote no WAV file"),
    (wav(tone(), channels=2), "it wrote something else than one channel of 16 bits"),
    (wav(b"\x80" * 5000, width=1), "it wrote something else than one channel of 16 bits"),
    (wav(b""), "it wrote nothing that can be heard"),
    (wav(silence(1)), "it wrote nothing that can be heard"),
    (wav(tone(0.02)), "it wrote nothing that can be heard"),
    (wav(array("h", [3, -3] * 9000)), "it wrote nothing that can be heard"),
    (wav(tone()).replace(b"\x80\x3e\0\0", b"\0\0\0\0"), "it wrote"),
)


@pytest.mark.parametrize(("content", "why"), NO_SPEECH, ids=range(len(NO_SPEECH)))
def test_what_is_no_speech_is_said(content, why, tmp_path):
    path = tmp_path / "spoken.wav"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Mute, match=f"^{why}"):
        evened(path)


def test_a_folder_in_its_place_is_no_speech(tmp_path):
    with pytest.raises(Mute, match="it wrote no WAV file"):
        evened(tmp_path)
