"""What is plugged in, and what was gathered, in words; for programs as rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.referee.announcements import Said
from companion.mats.hubs.gathering import Gathered
from companion.mats.hubs.putting import FOLDER, commands, copying, program, starting
from companion.mats.tuning.words import Words
from companion.system.paper import Paper
from companion.words.problems import line_told
from hardware.readers.hub.plugged import Answer, Blank, Port
from hardware.wire import VERSION

NUMBER = "NUMBER"  # stands in commands for the one that is chosen
ENDS_REFEREE, BEGINS_REFEREE = "sudo systemctl stop facedown", "sudo systemctl start facedown"
JOINS_GROUP = "sudo usermod -aG dialout $USER"
IMAGES = {"RP2040": "https://micropython.org/download/RPI_PICO/", "RP2350": "https://micropython.org/download/RPI_PICO2/"}
MENDED = frozenset(("version", "prompt", "silent", "denied", "gone"))  # something is to be done


class Telling:
    def __init__(self, words: Words, paper: Paper) -> None:
        self._words, self._paper = words, paper

    def tell(self, answers: Sequence[Answer], blanks: Sequence[Blank]) -> None:
        for answer in answers:
            self._port(answer)
        for blank in blanks:
            self._paper.write(self._say("hub-blank", place=blank.place, chip=blank.chip), "turn", indent=2)
            key = "hub-mend-blank" if blank.drive else "hub-mend-blank-driveless"
            self._line(self._say(key, drive=blank.drive, where=IMAGES[blank.chip]))
        if not any(answer.port.is_board for answer in answers) and not blanks:
            self._paper.write(self._say("hub-none"))

    def gathered(self, found: Gathered, boards: Sequence[Port], blanks: Sequence[Blank]) -> None:
        """And what is to be typed next; nothing, where the hub would not take it."""
        folder = str(found.folder)
        self._paper.write(self._say("hub-gathered", count=found.files, folder=folder))
        if found.antennas is not None:
            self._paper.write(self._say("hub-antennas", count=found.antennas))
        self._paper.write(self._say("hub-board-kept" if found.is_board_kept else "hub-board-ours"))
        if found.ailment:
            self._paper.write(self._say("hub-board-wrong"), "violation")
            self._line(line_told(found.ailment, self._words.language))
            return
        self._paper.write()
        if blanks and not boards:
            self._paper.write(self._say("hub-only-blank"))
        if len(boards) > 1:
            self._paper.write(self._say("hub-several", placeholder=NUMBER))
        self._paper.write(self._say("hub-put", command=self._paper.kept(ENDS_REFEREE)))
        mpremote, got_by = program()
        (only,) = boards if len(boards) == 1 else (None,)
        port = named(only) if only is not None else NUMBER if boards else ""
        self._commands([*([got_by] if got_by else []), *copying(folder, port, mpremote)])

    def _port(self, answer: Answer) -> None:
        port = answer.port
        title = ", ".join(part for part in (port.path, port.serial) if part)
        self._paper.write(f"{title} ({port.name})" if port.name else title, "turn", indent=2)
        hello = answer.hello
        told: dict[str, Said] = {"own": VERSION, "program": ", ".join(answer.holders), "command": self._paper.kept(ENDS_REFEREE)}
        if hello is not None:
            told |= {"count": hello.antennas, "starts": hello.boots, "firmware": hello.firmware, "version": hello.version}
        key = "held-nameless" if answer.kind == "held" and not answer.holders else answer.kind
        self._line(self._say(f"hub-is-{key}", **told))
        if answer.kind == "hub":
            self._line(self._say("hub-firmware", **told))
            self._line(self._say("hub-in-file", line=self._paper.kept(f'port = "{named(port)}"')))
        if answer.crash:
            self._line(self._say("hub-crash"), "violation")
            for line in answer.crash.splitlines():
                self._paper.write(f"    {line}", "soft", indent=4)
        self._mend(answer)

    def _mend(self, answer: Answer) -> None:
        match answer.kind:
            case "version" | "silent":
                self._commands(commands(FOLDER, named(answer.port)))
            case "prompt":
                self._commands(commands(FOLDER, named(answer.port)))
                self._line(self._say("hub-mend-stopped"))
                self._commands([starting(named(answer.port))])
            case "denied":
                self._commands([JOINS_GROUP])

    def _line(self, text: str, tone: str = "") -> None:
        self._paper.write(f"  {text}", tone, indent=2)

    def _commands(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._paper.whole(f"    {line}")

    def _say(self, key: str, **args: Said) -> str:
        return self._words.say(key, **args)


def named(port: Port) -> str:
    """What a mat file and mpremote know it by: the board's own number, whichever port it comes up at."""
    return port.serial or port.path


def is_well(answers: Sequence[Answer], blanks: Sequence[Blank]) -> bool:
    return not blanks and not any(answer.crash or answer.kind in MENDED for answer in answers)


def rows_of(answers: Sequence[Answer], blanks: Sequence[Blank]) -> list[Mapping[str, object]]:
    return [*map(_row_of, answers), *({"place": one.place, "is": "blank", "chip": one.chip, "drive": one.drive} for one in blanks)]


def _row_of(answer: Answer) -> Mapping[str, object]:
    port, hello = answer.port, answer.hello
    row: dict[str, object] = {"port": port.path, "serial": port.serial, "name": port.name, "is": answer.kind}
    if answer.kind == "held":
        row["by"] = list(answer.holders)
    if hello is not None:
        row["version"] = hello.version
    if hello is not None and answer.kind == "hub":
        told = {"unique": hello.unique.hex(), "antennas": hello.antennas, "starts": hello.boots, "firmware": hello.firmware}
        row |= {**told, "crash": answer.crash}
    return row
