"""A zip file to send along with a report: what the doctor found, and what a helper needs besides.

Rules of this file: its contents are gathered name by name; no folder is copied as a whole. It never contains the record of matches, tags,
values of cards or names of players. The service's log contains none of these; where a library has logged a line about a deck or tags, that
line is left out, and names of players are blotted out. The file appears when it is whole, and never replaces another one.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from companion.cards.decks.files import CARDS, OUTLINE
from companion.core.frozen import dataclass
from companion.core.visible import visible, visible_line
from companion.errors import Unusable, reason, unusable
from companion.machine.doctor.case import Case
from companion.machine.doctor.computer_checks import numbers
from companion.machine.doctor.page import DoctorLines
from companion.mats.calibration import FOLDER as CALIBRATIONS
from companion.mats.files import ENDING, file_of, is_shipped
from companion.pages.settings import FILE_NAME as SETTINGS
from companion.pages.settings import parsed
from companion.screen.pages.settings import Settings
from companion.system.safe_files import cleared, sync_folder, written

CONTENTS = "CONTENTS.txt"
LINES, LONGEST_LINE, LONGEST_FILE, MOST_FILES = 1000, 1000, 1_000_000, 2000
SECONDS = 10.0  # in which a log has to be read: an SD card may be slow
KERNEL = re.compile(r"spi|usb|drm|vc4|v3d|hdmi|cec|volt|thrott|mmc|ext4|tty", re.IGNORECASE)
OF_CARDS = re.compile(r"\.csv\b|tags\.jsonl|deck\.toml", re.IGNORECASE)
LEFT_OUT = "(a line about a deck or about tags is left out)"
BLOT = "(name)"
PLAIN_FILE = 0o100644


@dataclass(frozen=True, slots=True)
class Member:
    """A file in the zip file; `about` names the line that describes it."""

    name: str
    text: str
    about: str


def saved(case: Case, path: Path, report: str, lines: DoctorLines) -> Path:
    """`report` is what the doctor found, as JSON; raises `Unusable` where the file cannot be written."""
    check_place(path)
    members = [*_members(case, report)]
    members.insert(0, Member(CONTENTS, _contents(case, members, lines), ""))
    fresh = path.with_name(f"{path.name}.facedown-new")
    try:
        cleared((fresh,))
        with written(fresh, is_private=True) as file, ZipFile(file, "w", ZIP_DEFLATED) as zip_file:
            for member in members:
                _add(zip_file, member, case)
        check_place(path)
        fresh.replace(path)
        sync_folder(path.parent)
    except OSError as fault:
        raise unusable(str(path), "doctor-unwritable", reason=reason(fault)) from fault
    finally:
        with suppress(OSError):
            cleared((fresh,))
    return path


def check_place(path: Path) -> None:
    """Raises `Unusable` where no new file can be made there; called before the checks, which take their time."""
    if path.is_dir():
        raise unusable(str(path), "doctor-name-is-a-folder")
    if path.is_symlink() or path.exists():
        raise unusable(str(path), "doctor-file-is-there-already")
    if not path.parent.is_dir():
        raise unusable(str(path), "file-parent-is-missing", folder=str(path.parent))


def _add(zip_file: ZipFile, member: Member, case: Case) -> None:
    now = case.computer.now()
    described = ZipInfo(member.name, (max(now.year, 1980), now.month, now.day, now.hour, now.minute, now.second))
    described.compress_type, described.external_attr = ZIP_DEFLATED, PLAIN_FILE << 16
    zip_file.writestr(described, member.text.encode())


def _contents(case: Case, members: Sequence[Member], lines: DoctorLines) -> str:
    rows = [f"{member.name}\n    {lines.say(member.about)}" for member in members]
    head = [lines.say("doctor-bundle-head"), lines.say("doctor-bundle-never")]
    return "\n\n".join([*head, f"{case.computer.now():%Y-%m-%d %H:%M} UTC", *rows]) + "\n"


def _members(case: Case, report: str) -> Iterator[Member]:
    """Control characters in gathered texts are made visible; copied files stay as they are, as those characters may be the fault."""
    for name, gathered, about in _gathered(case, report):
        yield Member(name, visible(gathered), about)
    if (text := _text(case.config_file)) is not None:
        yield Member("facedown.toml", text, "doctor-bundle-config")
    yield from _mats(case)


def _gathered(case: Case, report: str) -> Iterator[tuple[str, str, str]]:
    yield "doctor.json", report, "doctor-bundle-report"
    yield "versions.json", json.dumps(_versions(case), indent=1) + "\n", "doctor-bundle-versions"
    yield "packages.txt", _packages(case), "doctor-bundle-packages"
    yield "service.log", _service_log(case), "doctor-bundle-log"
    yield "kernel.log", _kernel_log(case), "doctor-bundle-kernel"
    yield "state-files.txt", _state_files(case), "doctor-bundle-files"


def _mats(case: Case) -> Iterator[Member]:
    own = [*case.folders.mats.glob(f"*{ENDING}")]
    with suppress(Unusable):
        used = file_of(case.mat_name or "", case.folders.mats)
        own += [] if is_shipped(used) else [used]
    own = [file for file in own if _is_of_mat(file)]
    beside = [*case.folders.mats.glob("*.calibration.json"), *(file.with_name(f"{file.stem}.calibration.json") for file in own)]
    for file in sorted({file.resolve(): file for file in own}.values()):
        if (text := _text(file)) is not None:
            yield Member(f"mats/{visible_line(file.name)}", text, "doctor-bundle-mat")
    for file in sorted({file.resolve(): file for file in (*beside, *(case.folders.state / CALIBRATIONS).glob("*.json"))}.values()):
        if (text := _text(file)) is not None:
            yield Member(f"calibrations/{visible_line(file.name)}", text, "doctor-bundle-calibration")


def _is_of_mat(file: Path) -> bool:
    """Whether it is a file of a mat: facedown.toml may name a deck or the list of tags by mistake, which stay out of the zip file."""
    return file.suffix == ENDING and file.name != OUTLINE


def _text(file: Path) -> str | None:
    try:
        if not file.is_file() or file.stat().st_size > LONGEST_FILE:
            return None
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None


def _versions(case: Case) -> Mapping[str, object]:
    computer = case.computer
    there = {one.name: one.version for one in reversed(computer.installed())}
    return {
        "facedown": there.get("facedown", "not installed"),
        "python": ".".join(map(str, computer.python.version)),
        "program": computer.python.program,
        "bits": computer.python.bits,
        "platform": computer.platform,
        "processor": computer.processor,
        "kernel": (computer.text("/proc/version") or "").strip(),
        "system": (computer.text("/etc/os-release") or "").partition("\n")[0],
        "model": case.model,
        "sqlite": ".".join(map(str, computer.sqlite)),
        "systemd": computer.run("systemctl", "--version").out.partition("\n")[0],
        "firmware": computer.run("vcgencmd", "version").out.strip(),
        "folders": {name: str(getattr(case.folders, name)) for name in ("config", "state", "decks", "cache", "mats")},
    }


def _packages(case: Case) -> str:
    found = sorted(case.computer.installed(), key=lambda one: (one.name, numbers(one.version)))
    return "".join(f"{one.name} {one.version}  {one.folder}\n" for one in found)


def _service_log(case: Case) -> str:
    whose = ("--user",) if case.service.is_user else ()
    words = ("journalctl", *whose, "-u", "facedown", "-n", str(LINES), "--no-pager", "-o", "short-iso", "--no-hostname")
    ran = case.computer.run(*words, seconds=SECONDS)
    return _blotted(ran.out or ran.err, players_of(case))


def _kernel_log(case: Case) -> str:
    ran = case.computer.run("journalctl", "-k", "-b", "--no-pager", "-o", "short-monotonic", "--no-hostname", seconds=SECONDS)
    told = ran if ran.code == 0 else case.computer.run("dmesg", seconds=SECONDS)
    lines = [line for line in told.out.splitlines() if KERNEL.search(line)]
    return _blotted("\n".join(lines) or told.err, ())


def _blotted(text: str, names: Sequence[str]) -> str:
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in names), re.IGNORECASE) if names else None
    found = []
    for line in text.splitlines()[-LINES:]:
        kept = LEFT_OUT if OF_CARDS.search(line) else line[:LONGEST_LINE]
        found.append(pattern.sub(BLOT, kept) if pattern is not None else kept)
    return "".join(f"{line}\n" for line in found)


def players_of(case: Case) -> tuple[str, ...]:
    """The names that the table remembers, the longest first."""
    try:
        remembered = parsed((case.folders.state / SETTINGS).read_bytes(), Settings())
    except Exception:  # noqa: BLE001 - the check `settings` reports a file that cannot be read
        return ()
    agreed = [name for one in remembered.set_ups.values() for name in one.players]
    names = {*remembered.names, *remembered.learnt, *agreed} - {""}
    return tuple(sorted(names, key=lambda name: (-len(name), name)))


def _state_files(case: Case) -> str:
    """Paths and sizes only; the name of a file beside cards is hidden, as it may be the name of a card."""
    tops = dict.fromkeys((case.folders.state, case.folders.config, case.folders.decks, case.folders.mats))
    decks, rows = case.folders.decks, []
    for top in tops:
        files = sorted(path for path in top.rglob("*") if not path.is_dir()) if top.is_dir() else []
        named = [visible_line(str(_named(path) if path.is_relative_to(decks) else path)) for path in files[:MOST_FILES]]
        rows += [f"{_size(path):>12}  {name}\n" for path, name in zip(files, named, strict=False)]
    return "".join(dict.fromkeys(rows))


def _named(path: Path) -> Path:
    return path if path.name in (OUTLINE, CARDS) else path.with_name(f"(file){path.suffix}")


def _size(path: Path) -> int:
    try:
        return path.lstat().st_size
    except OSError:
        return 0
