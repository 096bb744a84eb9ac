"""What can be heard, as it is found on machines that are made up."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from companion.machine.computer import Ran
from companion.machine.doctor.finding import fault, note, warning, well
from companion.voice.engines.found import Offer
from tests.machine.doctor.made_up import NO_PARTS, serving
from tests.machine.simulated import PYTHON, MadeUp

CARDS = """\
 0 [vc4hdmi0       ]: vc4-hdmi - vc4-hdmi-0
                      vc4-hdmi-0
 1 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones
"""
NAMES = "vc4hdmi0 (vc4-hdmi - vc4-hdmi-0), Headphones (bcm2835_headpho - bcm2835 Headphones)"
ASKED = f"{PYTHON} -m companion.machine.doctor.sdl sound"


def answering(**told):
    return MadeUp(files={"/proc/asound/cards": CARDS}, commands={ASKED: Ran(0, json.dumps({"sdl": "2", "pygame": "2", **told}))})


def test_sound_that_can_be_opened_is_well(found):
    assert found("sound", answering(got="alsa", why="")) == (well("doctor-sound-well", got="alsa", names=NAMES),)


def test_where_pipewire_passes_the_sound_on_it_is_told_what_to_do_against_pops(found):
    machine = replace(answering(got="alsa", why=""), env={"XDG_RUNTIME_DIR": "/run/user/1000"})
    machine.files["/run/user/1000/pipewire-0"] = ""
    assert found("sound", machine) == (
        well("doctor-sound-well", got="alsa", names=NAMES),
        note("doctor-sound-pipewire", "pw-metadata -n settings 0 clock.min-quantum 1024"),
    )


def test_the_device_of_facedown_toml_is_the_one_that_is_tried(found):
    machine = answering(got="alsa", why="")
    found("sound", machine, toml='[voice]\ndevice = "default:CARD=vc4hdmi0"\n')
    assert machine.ran[-1] == f"{ASKED} default:CARD=vc4hdmi0"


def test_a_device_that_cannot_be_opened_is_named_with_its_file(found, tmp_path):
    told = {"device": "nope", "why": "no such device", "file": str(tmp_path / "config" / "facedown.toml")}
    assert found("sound", answering(got="", why="no such device"), toml='[voice]\ndevice = "nope"\n') == (
        warning("doctor-sound-device", "aplay -L", **told),
    )


def test_sound_that_somebody_else_has(found):
    assert found("sound", answering(got="", why="busy")) == (warning("doctor-sound-refused", why="busy", names=NAMES),)


def test_a_machine_without_a_sound_card(found):
    assert found("sound", MadeUp(files={"/proc/asound/cards": "--- no soundcards ---\n"})) == (warning("doctor-sound-no-card"),)
    assert found("sound") == (warning("doctor-sound-no-card"),)
    elsewhere = replace(answering(got="coreaudio", why=""), files={}, platform="darwin")  # which has no list of them
    assert found("sound", elsewhere) == (well("doctor-sound-well", got="coreaudio", names="-"),)


def test_a_library_of_sound_that_falls_over_hangs_or_is_missing(found):
    def ran(one):
        return found("sound", replace(answering(), commands={ASKED: one}))

    assert ran(Ran(0, "[]")) == (fault("doctor-sound-crashed", code="0"),)
    assert ran(Ran(-6)) == (fault("doctor-sound-crashed", code="-6"),)
    assert ran(Ran(None, is_late=True)) == (warning("doctor-sound-late"),)
    missing = fault("doctor-video-missing", "/venv/bin/pip install pygame-ce", name="pygame")
    assert ran(Ran(0, json.dumps({"missing": "pygame", "why": ""}))) == (missing,)


def test_the_referee_keeps_the_sound_that_it_has(found):
    machine = MadeUp(files={"/proc/asound/cards": CARDS}, commands=serving())
    assert found("sound", machine) == (note("doctor-sound-held", names=NAMES),)


@dataclass(frozen=True)
class Speaker:
    name: str
    languages: tuple[str, ...]

    def voice(self, language):
        return language if language in self.languages else None


def speaking(*speakers):
    offers = [Offer("nobody", None, "get it"), *(Offer(one.name, one, "") for one in speakers)]
    return replace(NO_PARTS, offers=lambda _voice: offers)


def test_each_language_is_spoken_by_the_first_who_can(found):
    parts = speaking(Speaker("RHVoice", ("ru",)), Speaker("espeak-ng", ("en", "ru", "fr")))
    assert found("voices", parts=parts) == (well("doctor-voices-well", names="en: espeak-ng, ru: RHVoice, fr: espeak-ng"),)


def test_languages_that_nobody_speaks(found):
    parts = speaking(Speaker("RHVoice", ("ru", "en")))
    install = "sudo apt install espeak-ng"
    told = well("doctor-voices-well", names="en: RHVoice, ru: RHVoice")
    assert found("voices", parts=parts) == (told, note("doctor-voices-others", install, names="fr"))
    assert found("voices", parts=parts, language="fr") == (warning("doctor-voices-nobody", install, language="fr"),)
    of_one = speaking(Speaker("RHVoice", ("ru",)))
    assert found("voices", parts=of_one, language="fr") == (warning("doctor-voices-nobody", install, language="fr"),)  # said once


def test_voice_files_that_are_not_there_and_recorded_voices_that_cannot_be_used(found, tmp_path):
    parts = speaking(Speaker("espeak-ng", ("en", "ru", "fr")))
    lost, there = Path("/nowhere/irina.onnx"), tmp_path / "siwis.onnx"
    there.touch()
    toml = f'[voice]\nfolder = "{tmp_path}/recorded"\npiper = {{ ru = "{lost}", fr = "{there}" }}\n'
    recorded, files, spoken = found("voices", parts=parts, toml=toml)
    assert (recorded.key, recorded.status) == ("doctor-voices-recorded", "warning")
    assert recorded.problems
    assert files == warning("doctor-voices-lost", names=str(lost), file=str(tmp_path / "config" / "facedown.toml"))
    assert spoken.status == "well"


@pytest.mark.parametrize("name", ["sound", "voices"])
def test_a_facedown_toml_that_cannot_be_read_keeps_nobody_from_looking(found, name):
    assert found(name, answering(got="alsa", why=""), toml="[voice\n")
