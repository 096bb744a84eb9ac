"""Checks of the program and the computer: Python and its libraries, the board, its disk, supply and clock, and the service."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from companion.machine.computer import Installed
from companion.machine.doctor.case import SYSTEM_UNIT, USER_UNIT, Case
from companion.machine.doctor.finding import Finding, fault, note, warning, well

OLDEST, NEWEST = (3, 11), (3, 14)
LEAST = {"pygame": (2, 5, 2), "pygame-ce": (2, 5, 6)}
NEEDED = ("fluent.runtime", "platformdirs", "pyserial", "gpiozero")
FOR_PRINTING = ("fpdf2", "segno")
APT = "sudo apt install python3-pygame"


def python(case: Case) -> Iterator[Finding]:
    python = case.computer.python
    version = ".".join(map(str, python.version))
    if python.version < OLDEST:
        yield fault("doctor-python-old", version=version, oldest="3.11")
    elif python.version[:2] > NEWEST:
        yield warning("doctor-python-new", version=version, newest="3.14")
    else:
        yield well("doctor-python-well", version=version, program=python.program)
    if python.bits == 32:
        yield note("doctor-python-bits", APT)


def pygame(case: Case) -> Iterator[Finding]:
    found = [one for one in case.computer.installed() if one.name in LEAST]
    folders = {one.folder: [other for other in found if other.folder == one.folder] for one in found}
    first = next(iter(folders.values()), [])
    if not first:
        yield fault("doctor-pygame-missing", case.installing(wanted(case)))
        return
    if len(first) > 1:
        again = f"{case.uninstalling('pygame', 'pygame-ce')} && {case.installing(wanted(case))}"
        yield fault("doctor-pygame-both", again, folder=first[0].folder)
        return
    yield _old(first[0], case) or well("doctor-pygame-well", name=first[0].name, version=first[0].version)
    for behind in found:
        if behind.folder != first[0].folder:
            yield note("doctor-pygame-behind", name=behind.name, version=behind.version, folder=behind.folder, other=first[0].name)


def _old(one: Installed, case: Case) -> Finding | None:
    if numbers(one.version) >= LEAST[one.name]:
        return None
    least = ".".join(map(str, LEAST[one.name]))
    return fault("doctor-pygame-old", case.installing(wanted(case)), name=one.name, version=one.version, least=least)


def wanted(case: Case) -> str:
    """The choice of pyproject.toml: `pygame` has no wheel for some computers, and cannot draw on the console of a Pi."""
    computer = case.computer
    is_other = computer.python.version >= (3, 14, 0) or computer.processor == "aarch64" or case.driver == "kmsdrm"
    return "pygame-ce" if is_other else "pygame"


def numbers(version: str) -> tuple[int, ...]:
    """The leading numbers of a version."""
    found = re.match(r"[0-9]+(?:\.[0-9]+)*", version)
    return tuple(map(int, found[0].split("."))) if found else ()


def libraries(case: Case) -> Iterator[Finding]:
    there = {one.name.replace("-", "."): one for one in reversed(case.computer.installed())}
    missing = [name for name in NEEDED if name.replace("-", ".") not in there]
    if missing:
        yield fault("doctor-libraries-missing", case.installing(*missing), names=", ".join(missing))
    else:
        yield well("doctor-libraries-well", names=", ".join(f"{name} {there[name].version}" for name in NEEDED))
    unprinted = [name for name in FOR_PRINTING if name not in there]
    if unprinted:
        yield note("doctor-libraries-printing", case.installing("'facedown[print]'"), names=", ".join(unprinted))


KNOWN = re.compile(r"Raspberry Pi (3 Model B Plus|4|5|Zero 2|400|500|Compute Module [45])")
GIGABYTE = 1e9
LOWEST, LOW = 20_000_000, 200_000_000  # bytes; a match takes less than one million, kept speech some ten million
OVERLAY_OFF = "sudo raspi-config nonint do_overlayfs 1 && sudo reboot"
# Without `recurse=0` the overlay covers every disk of /etc/fstab, or stops the start (raspi-config#279 and #288).
ONLY_ROOT = (
    "sudo mount -o remount,rw /boot/firmware && "
    r"sudo sed -i 's/overlayroot=tmpfs[^ ]*/overlayroot=tmpfs:recurse=0/' /boot/firmware/cmdline.txt && sudo reboot"
)
FLEETING = ("tmpfs", "ramfs", "overlay", "aufs", "squashfs")
THROTTLED = "/sys/devices/platform/soc/soc:firmware/get_throttled"
# Bits of the firmware's answer: the lower ones hold now, the upper ones since the start.
LOW_VOLTAGE, HOT = 1 << 0 | 1 << 16, 1 << 3 | 1 << 19
NOW = 0xFFFF


def board(case: Case) -> Iterator[Finding]:
    system = re.search(r'^PRETTY_NAME="?([^"\n]*)', case.computer.text("/etc/os-release") or "", re.MULTILINE)
    told = {"system": system[1] if system else case.computer.platform, "processor": case.computer.processor}
    if not case.is_pi:
        yield well("doctor-board-other", **told)
    elif KNOWN.match(case.model):
        yield well("doctor-board-well", model=case.model, **told)
    else:
        yield warning("doctor-board-untried", model=case.model, **told)


def space(case: Case) -> Iterator[Finding]:
    folder = case.folders.state
    room = case.computer.space(folder)
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
    """Whether the disk with the record of matches and the register of tags keeps its files through a power cut."""
    folder = case.folders.state
    kind, options = _mount(case.computer.text("/proc/self/mounts") or "", folder.resolve())
    covers = "overlayroot=" in (case.computer.text("/proc/cmdline") or "")  # so raspi-config switches the overlay on, from Bookworm on
    if "ro" in options.split(",") and covers:
        yield fault("doctor-disk-overlaid", ONLY_ROOT, folder=str(folder))
    elif kind == "overlay" and covers:
        yield warning("doctor-disk-overlay", OVERLAY_OFF, folder=str(folder))
    elif "ro" in options.split(","):
        yield fault("doctor-disk-read-only", "sudo mount -o remount,rw /", folder=str(folder))
    elif kind in FLEETING:
        yield warning("doctor-disk-fleeting", OVERLAY_OFF, folder=str(folder), kind=kind)
    elif not kind:
        yield note("doctor-disk-unknown", folder=str(folder))
    else:
        yield well("doctor-disk-well", folder=str(folder), kind=kind)


def _mount(mounts: str, folder: Path) -> tuple[str, str]:
    """Kind and options of the file system of that folder; of two mounts at one place the later covers the earlier."""
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
    told = case.computer.run("vcgencmd", "get_throttled").out.partition("=")[2] or case.computer.text(THROTTLED) or ""
    digits = told.strip().removeprefix("0x")
    return int(digits, 16) if re.fullmatch("[0-9a-fA-F]{1,8}", digits) else None


def clock(case: Case) -> Iterator[Finding]:
    """Matches are recorded with their time; models before the Pi 5 have no clock that runs without power."""
    now = case.computer.now()
    told = {"now": now.strftime("%Y-%m-%d %H:%M UTC")}
    synced = case.computer.run("timedatectl", "show", "--property=NTPSynchronized", "--value")
    if now < case.computer.built:
        yield warning("doctor-clock-behind", f"sudo date --set '{case.computer.built:%Y-%m-%d %H:%M}'", **told)
    elif synced.out.strip() == "no" and not case.computer.names("/sys/class/rtc"):
        yield note("doctor-clock-unset", "timedatectl", **told)
    else:
        yield well("doctor-clock-well", **told)


LOG = "journalctl -u facedown -n 50 --no-pager"
USER_LOG = "journalctl --user -u facedown -n 50 --no-pager"
INSTALL = "sudo facedown install-service"
EXEC = re.compile(r"^ExecStart=(\S+)", re.MULTILINE)
OFTEN = 3  # restarts by systemd since the last start by hand


def service(case: Case) -> Iterator[Finding]:
    found = case.service
    whose, log = ("systemctl --user", USER_LOG) if found.is_user else ("sudo systemctl", LOG)
    if not found.is_installed:
        yield well("doctor-service-none") if not case.is_pi else note("doctor-service-wanted", INSTALL)
        return
    if found.state == "failed":
        yield fault("doctor-service-failed", log, result=found.result or "-")
    elif found.state == "activating":
        yield warning("doctor-service-starting", log)
    elif found.is_running:
        yield well("doctor-service-well")
    else:
        yield note("doctor-service-stopped", f"{whose} start facedown")
    if found.restarts >= OFTEN:
        yield warning("doctor-service-restarts", log, count=found.restarts)
    if found.state and not found.is_enabled:
        yield note("doctor-service-disabled", f"{whose} enable facedown")


def unit(case: Case) -> Iterator[Finding]:
    """Whether the installed files are those of this version; changes made with `systemctl edit facedown` are not looked at."""
    from companion.machine.installer.wanted import Way, files

    ways: tuple[tuple[Way, str], ...] = (("console", SYSTEM_UNIT), ("desktop", USER_UNIT))
    way, text = next(((way, text) for way, path in ways if (text := case.computer.text(path)) is not None), ("console", ""))
    started = EXEC.search(text)
    if started is None:
        yield well("doctor-unit-none") if not text else warning("doctor-unit-differs", INSTALL, names=SYSTEM_UNIT)
        return
    program, own = Path(started[1]), Path(case.computer.python.program).with_name("facedown")
    if program != own:
        yield note("doctor-unit-other", theirs=str(program), ours=str(own))
    wanted = [file for file in files(program, way) if not _is_unseen(case, file.path)]
    different = [str(file.path) for file in wanted if case.computer.text(str(file.path)) != file.text]
    if different:
        yield warning("doctor-unit-differs", INSTALL, names=", ".join(different))
    else:
        yield well("doctor-unit-well", program=str(program))


def _is_unseen(case: Case, path: Path) -> bool:
    """Whether this user cannot tell: rules of polkit lie in a folder that only root can read."""
    return not case.computer.person.is_root and not case.computer.names(str(path.parent))
