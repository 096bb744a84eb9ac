"""The machine itself: its model and system, room on its disk, where that disk is, its supply, its clock."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from companion.machine.doctor.case import Case
from companion.machine.doctor.finding import Finding, fault, note, warning, well

KNOWN = re.compile(r"Raspberry Pi (3 Model B Plus|4|5|Zero 2|400|500|Compute Module [45])")
GIGABYTE = 1e9
LOWEST, LOW = 20_000_000, 200_000_000  # bytes; a match takes less than one million, speech that is kept some ten
FLEETING = ("tmpfs", "ramfs", "overlay", "aufs", "squashfs")
THROTTLED = "/sys/devices/platform/soc/soc:firmware/get_throttled"
# Bits of the firmware's answer: now, and at some time since the start.
LOW_VOLTAGE, HOT = 1 << 0 | 1 << 16, 1 << 3 | 1 << 19
NOW = 0xFFFF


def board(case: Case) -> Iterator[Finding]:
    system = re.search(r'^PRETTY_NAME="?([^"\n]*)', case.machine.text("/etc/os-release") or "", re.MULTILINE)
    told = {"system": system[1] if system else case.machine.platform, "processor": case.machine.processor}
    if not case.is_pi:
        yield well("doctor-board-other", **told)
    elif KNOWN.match(case.model):
        yield well("doctor-board-well", model=case.model, **told)
    else:
        yield warning("doctor-board-untried", model=case.model, **told)


def space(case: Case) -> Iterator[Finding]:
    folder = case.folders.state
    room = case.machine.room(folder)
    if room is None:
        yield warning("doctor-space-unknown", f"df -h {folder}", folder=str(folder))
        return
    told: dict[str, str | float] = {"folder": str(folder), "free": round(room.free / GIGABYTE, 2)}
    if room.free < LOWEST:
        yield fault("doctor-space-none", "sudo apt clean && sudo journalctl --vacuum-size=50M", **told)
    elif room.free < LOW:
        yield warning("doctor-space-low", "sudo apt clean && sudo journalctl --vacuum-size=50M", **told)
    else:
        yield well("doctor-space-well", **told)


def disk(case: Case) -> Iterator[Finding]:
    """Whether what is kept there is still there after a power cut."""
    folder = case.folders.state
    kind, options = _mount(case.machine.text("/proc/self/mounts") or "", folder.resolve())
    if "ro" in options.split(","):
        yield fault("doctor-disk-read-only", "sudo mount -o remount,rw /", folder=str(folder))
    elif kind in FLEETING:
        yield warning("doctor-disk-fleeting", "sudo raspi-config nonint do_overlayfs 1 && sudo reboot", folder=str(folder), kind=kind)
    elif not kind:
        yield note("doctor-disk-unknown", folder=str(folder))
    else:
        yield well("doctor-disk-well", folder=str(folder), kind=kind)


def _mount(mounts: str, folder: Path) -> tuple[str, str]:
    """Kind and options of what that folder lies on; of two at one place the later covers the earlier."""
    found, longest = ("", ""), -1
    for line in mounts.splitlines():
        _device, place, kind, options, *_ = (*line.split(" "), "", "", "", "")
        place = re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), place)
        if folder.is_relative_to(place) and len(place) >= longest:
            found, longest = (kind, options), len(place)
    return found


def power(case: Case) -> Iterator[Finding]:
    if not case.is_pi:
        yield well("doctor-power-unneeded")
        return
    bits = _throttled(case)
    if bits is None:
        yield note("doctor-power-unknown", "vcgencmd get_throttled")
    elif bits & LOW_VOLTAGE & NOW:
        yield fault("doctor-power-low")
    elif bits & LOW_VOLTAGE:
        yield warning("doctor-power-was-low")
    elif bits & HOT:
        yield warning("doctor-power-hot")
    elif bits:
        yield warning("doctor-power-throttled", bits=f"0x{bits:x}")
    else:
        yield well("doctor-power-well")


def _throttled(case: Case) -> int | None:
    told = case.machine.run("vcgencmd", "get_throttled").out.partition("=")[2] or case.machine.text(THROTTLED) or ""
    digits = told.strip().removeprefix("0x")
    return int(digits, 16) if re.fullmatch("[0-9a-fA-F]{1,8}", digits) else None


def clock(case: Case) -> Iterator[Finding]:
    """Matches bear the time at which they were played; a Pi has no clock of its own before the 5."""
    now = case.machine.now()
    told = {"now": now.strftime("%Y-%m-%d %H:%M UTC")}
    synced = case.machine.run("timedatectl", "show", "--property=NTPSynchronized", "--value")
    if now < case.machine.built:
        yield warning("doctor-clock-behind", f"sudo date --set '{case.machine.built:%Y-%m-%d %H:%M}'", **told)
    elif synced.out.strip() == "no" and not case.machine.names("/sys/class/rtc"):
        yield note("doctor-clock-unset", "timedatectl", **told)
    else:
        yield well("doctor-clock-well", **told)
