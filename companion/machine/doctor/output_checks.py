"""Checks of the picture and the sound: SDL and its driver, the libraries below it, screens, the console, fonts, sound cards, voices."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files as resources
from pathlib import Path
from typing import Any

from companion.core.decks.card import LANGUAGES
from companion.core.frozen import dataclass
from companion.errors import Unusable
from companion.machine.computer import Ran
from companion.machine.doctor.case import CONSOLE, Case
from companion.machine.doctor.computer_checks import wanted
from companion.machine.doctor.finding import Finding, fault, note, warning, well
from companion.voice.clips import read_clips
from companion.voice.mixer import has_pipewire

INVISIBLE = ("dummy", "offscreen", "evdev")  # drivers of SDL that show no picture
ASKING = "companion.machine.doctor.sdl"
LIBRARIES = {"libEGL.so": "libegl1", "libGLESv2.so": "libgles2", "libgbm.so": "libgbm1", "libdrm.so": "libdrm2"}  # with Debian's packages
DRIVERS = "libgl1-mesa-dri"
FONTS = (
    *("IBMPlexSans-Regular.ttf", "IBMPlexSans-Bold.ttf", "IBMPlexSansCondensed-Regular.ttf", "IBMPlexSansCondensed-Bold.ttf"),
    *("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"),
)
TRUETYPE = b"\0\x01\0\0"


def answer(ran: Ran) -> Mapping[str, Any] | None:
    """The answer of `sdl`; None where that process crashed."""
    try:
        told = json.loads(ran.out.strip().rpartition("\n")[2])
    except ValueError:
        return None
    return told if ran.code == 0 and isinstance(told, dict) else None


def video(case: Case) -> Iterator[Finding]:
    if case.holder == "service":
        yield note("doctor-video-held", "sudo systemctl stop facedown && facedown doctor video; sudo systemctl start facedown")
        return
    if case.has_user_unit and case.driver == "":
        env = case.computer.env
        if not (env.get("DISPLAY") or env.get("WAYLAND_DISPLAY")):
            yield note("doctor-video-elsewhere")
            return
    ran = case.computer.run(case.computer.python.program, "-m", ASKING, "video", case.driver)
    told = answer(ran)
    if ran.is_late:
        yield fault("doctor-video-late")
    elif told is None:
        yield fault("doctor-video-crashed", code=str(ran.code))
    elif "missing" in told:
        yield fault("doctor-video-missing", case.installing(wanted(case)), name=str(told["missing"]))
    else:
        yield from _of_driver(case, told)


def _of_driver(case: Case, told: Mapping[str, Any]) -> Iterator[Finding]:
    drivers, got, driver = told["drivers"], str(told.get("got", "")), case.driver
    named = driver.lower().split(",")  # SDL takes several
    both = {"sdl": str(told["sdl"]), "pygame": str(told["pygame"])}
    if drivers is None:
        yield note("doctor-video-unasked", **both)
    elif driver.lower() == CONSOLE and CONSOLE not in [one.lower() for one in drivers]:
        other = f"{case.uninstalling('pygame')} && {case.installing('pygame-ce')}"
        yield _grave(case, Finding("doctor-video-no-kmsdrm", "fault", both, other))
    elif driver and not {*named} & {one.lower() for one in drivers}:
        yield fault("doctor-video-unknown", wanted=driver, there=", ".join(drivers), **both)
    elif not got:
        yield _grave(case, Finding("doctor-video-refused", "fault", {**both, "wanted": driver or "-", "why": str(told.get("why") or "-")}))
    elif got.lower() in INVISIBLE and got.lower() not in named:
        yield _grave(case, Finding("doctor-video-invisible", "fault", {**both, "got": got}))
    elif got.lower() in INVISIBLE:
        yield warning("doctor-video-chosen-invisible", "unset SDL_VIDEODRIVER", got=got)
    else:
        yield well("doctor-video-well", got=got, **both)


def _grave(case: Case, one: Finding) -> Finding:
    """Only a warning where nothing says that the table is to be shown here: people may play in a terminal."""
    if case.is_pi or case.service.is_installed or case.config.screen.driver or case.computer.env.get("SDL_VIDEODRIVER"):
        return one
    return Finding(one.key, "warning", one.told, one.command)


def graphics(case: Case) -> Iterator[Finding]:
    """The libraries that SDL needs for its driver KMSDRM: no package of pygame or SDL depends on them."""
    if case.driver.lower() != CONSOLE:
        yield well("doctor-graphics-unneeded")
        return
    folders = _library_folders(case)
    there = {name for folder in folders for name in case.computer.names(folder)}
    missing = [package for library, package in LIBRARIES.items() if not any(name.startswith(library) for name in there)]
    has_drivers = any(name.startswith("libgallium") for name in there) or any(
        name.endswith("_dri.so") for folder in folders for name in case.computer.names(f"{folder}/dri")
    )
    missing += [] if has_drivers else [DRIVERS]
    if missing:
        found = Finding("doctor-graphics-missing", "fault", {"names": ", ".join(missing)}, f"sudo apt install {' '.join(missing)}")
        yield _grave(case, found)
    else:
        yield well("doctor-graphics-well")


def _library_folders(case: Case) -> list[str]:
    tops = ("/usr/lib", "/lib", "/usr/lib64")
    return [place for top in tops for place in (top, *(f"{top}/{name}" for name in case.computer.names(top) if "-linux-gnu" in name))]


@dataclass(frozen=True, slots=True)
class Connector:
    name: str
    is_connected: bool
    mode: str


def outputs(case: Case) -> Iterator[Finding]:
    cards = [name for name in case.computer.names("/dev/dri") if name.startswith("card")]
    connectors = list(_connectors(case))
    lit = [f"{one.name} {one.mode}".strip() for one in connectors if one.is_connected]
    if lit:
        yield well("doctor-outputs-well", names=", ".join(lit))
    elif case.driver.lower() != CONSOLE:
        yield well("doctor-outputs-unneeded")
    elif not cards:
        yield _grave(case, Finding("doctor-outputs-no-card", "fault"))
    else:
        yield warning("doctor-outputs-dark", names=", ".join(one.name for one in connectors) or ", ".join(cards))


def _connectors(case: Case) -> Iterator[Connector]:
    top = "/sys/class/drm"
    for name in case.computer.names(top):
        status = case.computer.text(f"{top}/{name}/status")
        if status is not None and "Writeback" not in name:
            mode = (case.computer.text(f"{top}/{name}/modes") or "").partition("\n")[0]
            yield Connector(name.partition("-")[2], status.strip() == "connected", mode)


def console(case: Case) -> Iterator[Finding]:
    computer = case.computer
    if case.driver.lower() != CONSOLE or not case.service.is_installed:
        yield well("doctor-console-unneeded")
        return
    if computer.run("systemctl", "is-active", "display-manager.service").code == 0:
        yield fault("doctor-console-desktop", "sudo facedown install-service --desktop")
    elif case.service.is_running and computer.run("systemctl", "is-active", "getty@tty1.service").code == 0:
        yield warning("doctor-console-getty", "sudo systemctl stop getty@tty1 && sudo systemctl restart facedown")
    elif case.service.is_running and (shown := (computer.text("/sys/class/tty/tty0/active") or "tty1").strip()) != "tty1":
        yield warning("doctor-console-other", "sudo chvt 1", shown=shown)
    else:
        yield well("doctor-console-well")


def fonts(case: Case) -> Iterator[Finding]:
    """The fonts are part of the program; a failing disk can spoil them."""
    folder = resources("companion.screen") / "fonts"
    spoilt = []
    for name in FONTS:
        try:
            is_whole = (folder / name).read_bytes()[: len(TRUETYPE)] == TRUETYPE
        except OSError:
            is_whole = False
        spoilt += [] if is_whole else [name]
    if spoilt:
        yield fault("doctor-fonts-spoilt", names=", ".join(spoilt))
    else:
        yield well("doctor-fonts-well", count=len(FONTS))


CARD = re.compile(r"^ *[0-9]+ \[([^\]]*)\] *: *(.*)$", re.MULTILINE)


def sound(case: Case) -> Iterator[Finding]:
    cards = [f"{id.strip()} ({name.strip()})" for id, name in CARD.findall(case.computer.text("/proc/asound/cards") or "")]
    if case.computer.platform == "linux" and not cards:
        yield warning("doctor-sound-no-card")
        return
    if case.holder == "service":
        yield note("doctor-sound-held", names=", ".join(cards))
        return
    device = case.config.voice.device or ""
    ran = case.computer.run(case.computer.python.program, "-m", ASKING, "sound", device)
    told = answer(ran)
    if told is None:
        yield warning("doctor-sound-late") if ran.is_late else fault("doctor-sound-crashed", code=str(ran.code))
    elif "missing" in told:
        yield fault("doctor-video-missing", case.installing(wanted(case)), name=str(told["missing"]))
    elif told["got"]:
        yield well("doctor-sound-well", got=str(told["got"]), names=", ".join(cards) or "-")
        if has_pipewire(case.computer.env.get("XDG_RUNTIME_DIR", ""), case.computer.names):
            yield note("doctor-sound-pipewire", "pw-metadata -n settings 0 clock.min-quantum 1024")
    elif device:
        yield warning("doctor-sound-device", "aplay -L", device=device, why=str(told["why"]), file=str(case.config_file))
    else:
        yield warning("doctor-sound-refused", why=str(told["why"]), names=", ".join(cards))


def voices(case: Case) -> Iterator[Finding]:
    voice = case.config.voice
    if voice.folder is not None:
        try:
            read_clips(voice.folder)
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
    except OSError:  # a folder on its path may not be entered
        return False
