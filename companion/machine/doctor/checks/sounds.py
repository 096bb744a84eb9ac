"""What can be heard: sound cards, the mixer, and who speaks which language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from companion.core.decks.card import LANGUAGES
from companion.errors import Unusable
from companion.machine.doctor.case import Case
from companion.machine.doctor.checks.program import wanted
from companion.machine.doctor.checks.screens import ASKING, answer
from companion.machine.doctor.finding import Finding, fault, note, warning, well
from companion.voice.clips import read

CARD = re.compile(r"^ *[0-9]+ \[([^\]]*)\] *: *(.*)$", re.MULTILINE)
PIPER = "piper"


def sound(case: Case) -> Iterator[Finding]:
    cards = [f"{id.strip()} ({name.strip()})" for id, name in CARD.findall(case.machine.text("/proc/asound/cards") or "")]
    if case.machine.platform == "linux" and not cards:
        yield warning("doctor-sound-no-card")
        return
    if case.holder == "service":
        yield note("doctor-sound-held", names=", ".join(cards))
        return
    device = case.config.voice.device or ""
    ran = case.machine.run(case.machine.python.program, "-m", ASKING, "sound", device)
    told = answer(ran)
    if told is None:
        yield warning("doctor-sound-late") if ran.is_late else fault("doctor-sound-crashed", code=str(ran.code))
    elif "missing" in told:
        yield fault("doctor-video-missing", case.installing(wanted(case)), name=str(told["missing"]))
    elif told["got"]:
        yield well("doctor-sound-well", got=str(told["got"]), names=", ".join(cards) or "-")
    elif device:
        yield warning("doctor-sound-device", "aplay -L", device=device, why=str(told["why"]), file=str(case.config_file))
    else:
        yield warning("doctor-sound-refused", why=str(told["why"]), names=", ".join(cards))


def voices(case: Case) -> Iterator[Finding]:
    voice = case.config.voice
    if voice.folder is not None:
        try:
            read(voice.folder)
        except Unusable as unusable:
            yield warning("doctor-voices-recorded").because(unusable.problems)
    lost = [str(file) for file in voice.piper.values() if not _is_there(file)]
    if lost:
        yield warning("doctor-voices-lost", names=", ".join(lost), file=str(case.config_file))
    offers = [offer.engine for offer in case.parts.offers(voice) if offer.engine is not None]
    speakers = {one: next((engine.name for engine in offers if engine.voice(one) is not None), "") for one in LANGUAGES}
    mute = [one for one, name in speakers.items() if not name]
    if case.language in mute:
        yield warning("doctor-voices-nobody", "sudo apt install espeak-ng", language=case.language)
    else:
        yield well("doctor-voices-well", names=", ".join(f"{one}: {name}" for one, name in speakers.items() if name))
    others = [one for one in mute if one != case.language]
    if others and case.language not in mute:
        yield note("doctor-voices-others", "sudo apt install espeak-ng", names=", ".join(others))


def _is_there(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # behind a folder that we may not enter
        return False
