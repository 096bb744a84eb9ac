"""Checks of the files of a table: facedown.toml, the settings of the screen, decks, mats, tags, the record of matches.

Rules of this file: nothing is written or moved. Of cards only their number is reported: a fault in a deck or a list of tags may be about a
value that is secret, so its place is reported, and the command that shows the fault itself.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from companion.cards.decks import files as deck_files
from companion.cards.tags.register_file import read_register as read_tags
from companion.config.config import read as read_config
from companion.errors import Problem, Unusable
from companion.machine.doctor.case import Case
from companion.machine.doctor.finding import Finding, fault, note, warning, well
from companion.mats import files as mat_files
from companion.pages.settings import FILE_NAME as SETTINGS
from companion.pages.settings import LONGEST_FILE, PUT_BY, parsed
from companion.record.backup.manifest import JOURNAL, TAGS
from companion.record.journal_file import LOGS, beside, state_of
from companion.screen.pages.settings import Settings
from companion.system.safe_files import is_of_service, is_own, open_to_others
from companion.words.texts import words_of

SAFE_SQLITE = (3, 51, 3)  # before it two writers at once can spoil a journal; facedown has one writer only
MEGABYTE = 1_000_000
LARGE = 1_000 * MEGABYTE
MOST_PLACES = 8
LINE = re.compile(r"(?:line|row) ([0-9]+)")


def config(case: Case) -> Iterator[Finding]:
    file = str(case.config_file)
    try:
        read_config(case.config_file)
    except Unusable as unusable:
        yield fault("doctor-config-unusable", "facedown config check", file=file).because(unusable.problems)
        return
    yield well("doctor-config-well", file=file) if case.config_file.exists() else well("doctor-config-none", file=file)


def settings(case: Case) -> Iterator[Finding]:
    file = case.folders.state / SETTINGS
    try:
        with file.open("rb") as opened:
            raw = opened.read(LONGEST_FILE + 1)
    except FileNotFoundError:
        yield well("doctor-settings-none")
    except OSError as error:
        yield warning("doctor-settings-unreadable", file=str(file), why=error.strerror or "-")
    else:
        yield well("doctor-settings-well", file=str(file)) if _is_ours(raw) else warning("doctor-settings-spoilt", file=str(file))
    if (damaged := file.with_name(f"{file.name}{PUT_BY}")).exists():
        yield note("doctor-settings-put-by", f"rm {damaged}", file=str(damaged))


def _is_ours(raw: bytes) -> bool:
    try:
        parsed(raw, Settings())
    except Exception:  # noqa: BLE001 - after any fault the program would move that file aside
        return False
    return True


def decks(case: Case) -> Iterator[Finding]:
    try:
        named, shipped = deck_files.named_decks(case.folders.decks), deck_files.shipped()
    except Unusable as unusable:
        yield fault("doctor-decks-folder").because(unusable.problems)
        return
    sound, own = 0, 0
    for name, folder in named.items():
        try:
            deck_files.load(folder)
        except Unusable as unusable:
            told = {"name": str(name), "places": _places(unusable.problems, folder)}
            if folder == shipped.get(name):
                yield fault("doctor-decks-shipped", **told)
            else:
                yield warning("doctor-decks-own", f"facedown deck check {name}", **told)
        else:
            sound, own = sound + 1, own + (folder != shipped.get(name))
    if sound:
        yield well("doctor-decks-well", count=sound, most=own)


def _places(problems: tuple[Problem, ...], around: Path) -> str:
    """Files with the numbers of rows or lines, without their contents."""
    places = [_place(words_of(problem.where, "en").removeprefix(f"{around}/")) for problem in problems]
    return ", ".join(list(dict.fromkeys(places))[:MOST_PLACES])


def _place(where: str) -> str:
    file = where.partition(" ")[0].rpartition("/")[2]
    number = LINE.search(where)
    return f"{file}:{number[1]}" if number else file


def mats(case: Case) -> Iterator[Finding]:
    sound = 0
    for name in mat_files.shipped():
        try:
            mat_files.find(name)
            sound += 1
        except Unusable as unusable:
            yield fault("doctor-mats-shipped", name=name).because(unusable.problems)
    for file in sorted(case.folders.mats.glob(f"*{mat_files.ENDING}")):
        try:
            mat_files.load(file)
            sound += 1
        except Unusable as unusable:
            yield warning("doctor-mats-own", file=str(file)).because(unusable.problems)
    yield well("doctor-mats-well", count=sound)


def tags(case: Case) -> Iterator[Finding]:
    file = case.folders.state / TAGS
    try:
        register = read_tags(file)
        known = deck_files.named_decks(case.folders.decks)
    except Unusable as unusable:
        yield fault("doctor-tags-unusable", "facedown tags list", places=_places(unusable.problems, file.parent), file=str(file))
        return
    if not register.tags and not register.commands:
        yield note("doctor-tags-none", "facedown tags learn --deck landmarks")
        return
    decks = list(dict.fromkeys(str(one.deck) for one in register.tags.values()))
    yield well("doctor-tags-well", count=len(register.tags) + len(register.commands), names=", ".join(sorted(decks)) or "-")
    gone = sorted(name for name in decks if name not in known)
    if gone:
        yield note("doctor-tags-deckless", names=", ".join(gone))


def journal(case: Case) -> Iterator[Finding]:
    file = case.folders.state / JOURNAL
    try:
        state = state_of(file)
    except Unusable as unusable:
        yield fault("doctor-journal-foreign").because(unusable.problems)
    except OSError as error:
        yield fault("doctor-journal-unreadable", f"ls -l {file.parent}", file=str(file), why=type(error).__name__)
    else:
        size = sum(path.stat().st_size for path in (file, *(beside(file, end) for end in LOGS)) if path.exists())
        match state:
            case "none":
                yield well("doctor-journal-none")
            case "damaged":
                yield fault("doctor-journal-damaged", "facedown backup before.zip", file=str(file))
            case "sound":
                yield well("doctor-journal-well", file=str(file), size=_megabytes(size))
        if size > LARGE:
            yield note("doctor-journal-large", "facedown backup facedown.zip", size=_megabytes(size))
    put_by = [one.name for one in _files(file.parent) if re.fullmatch(rf"{re.escape(JOURNAL)}\.damaged-[0-9TZ:.+-]+", one.name)]
    if put_by:
        yield note("doctor-journal-put-by", count=len(put_by), folder=str(file.parent))


def privacy(case: Case) -> Iterator[Finding]:
    """Whether other users can read what lies face down (H1). Other commands take such rights away; the doctor changes nothing."""
    is_closed = True
    for folder in (case.folders.state, case.folders.cache):
        found = open_to_others(folder)
        own = [path for path in found if is_own(path)]
        foreign = [path for path in found if path not in own]
        where, is_closed = shlex.quote(str(folder)), is_closed and not found
        if own:
            command = f"sudo chmod o= {where}" if is_of_service() else f"chmod -R go= {where}"
            yield warning("doctor-privacy-open", command, folder=str(folder), names=_names(own, folder))
        if foreign:
            command = f'sudo chown -R "$USER" {where}'
            yield warning("doctor-privacy-foreign", command, folder=str(folder), names=_names(foreign, folder))
    if is_closed:
        yield well("doctor-privacy-well")


def _names(paths: list[Path], folder: Path) -> str:
    """Of files in a subfolder only the name of that subfolder: a clip is named after its sentence."""
    names = [path.relative_to(folder).parts[0] if path != folder else "." for path in paths]
    return ", ".join(list(dict.fromkeys(names))[:MOST_PLACES])


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir())
    except OSError:
        return []


def _megabytes(size: int) -> float:
    return round(size / MEGABYTE, 2)


def sqlite(case: Case) -> Iterator[Finding]:
    version = case.computer.sqlite
    told = ".".join(map(str, version))
    yield well("doctor-sqlite-well", version=told) if version >= SAFE_SQLITE else note("doctor-sqlite-old", version=told, safe="3.51.3")
