"""The hubs that are plugged in, and the files that were gathered: a page for people, or rows for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.referee.announcements import Said
from companion.mats.hubs.gathering import FOLDER, Gathered, commands, copying, mpremote_here, restarting
from companion.system.paper import Paper
from companion.words.plain import PlainLines
from companion.words.problems import line_told
from companion.words.problems import told as problem_told
from hardware.readers.hub.plugged import Blank, Port, PortAnswer
from hardware.wire import VERSION

NUMBER = "NUMBER"  # in commands, in place of the board that is to be chosen
ENDS_REFEREE = "sudo systemctl stop facedown"
JOINS_GROUP = "sudo usermod -aG dialout $USER"
IMAGES = {"RP2040": "https://micropython.org/download/RPI_PICO/", "RP2350": "https://micropython.org/download/RPI_PICO2/"}
MENDED = frozenset(("version", "prompt", "silent", "denied", "gone"))  # states in which something is to be done


class HubReport:
    """A page for people."""

    def __init__(self, lines: PlainLines, paper: Paper) -> None:
        self._lines, self._paper = lines, paper

    def tell(self, answers: Sequence[PortAnswer], blanks: Sequence[Blank]) -> None:
        for answer in answers:
            self._port(answer)
        for blank in blanks:
            self._paper.write(self._lines.say("hub-blank", place=blank.place, chip=blank.chip), "turn", indent=2)
            key = "hub-mend-blank" if blank.drive else "hub-mend-blank-driveless"
            self._line(self._lines.say(key, drive=blank.drive, where=IMAGES[blank.chip]))
        if not any(answer.port.is_board for answer in answers) and not blanks:
            self._paper.write(self._lines.say("hub-none"))

    def gathered(self, found: Gathered, boards: Sequence[Port], blanks: Sequence[Blank]) -> None:
        """The files, and the commands to type next; none where the hub would refuse its `board.py`."""
        folder = str(found.folder)
        self._paper.write(self._lines.say("hub-gathered", count=found.files, folder=folder))
        if found.antennas is not None:
            self._paper.write(self._lines.say("hub-antennas", count=found.antennas))
        self._paper.write(self._lines.say("hub-board-kept" if found.is_board_kept else "hub-board-ours"))
        if found.ailment is not None:
            self._paper.write(self._lines.say("hub-board-wrong"), "violation")
            self._line(problem_told(found.ailment, self._lines.language))
            return
        self._paper.write()
        if blanks and not boards:
            self._paper.write(self._lines.say("hub-only-blank"))
        if len(boards) > 1:
            self._paper.write(self._lines.say("hub-several", placeholder=NUMBER))
        self._paper.write(self._lines.say("hub-put", command=self._paper.kept(ENDS_REFEREE)))
        mpremote, got_by = mpremote_here()
        (only,) = boards if len(boards) == 1 else (None,)
        port = port_name(only) if only is not None else NUMBER if boards else ""
        self._commands([*([got_by] if got_by else []), *copying(folder, port, mpremote)])

    def _port(self, answer: PortAnswer) -> None:
        port = answer.port
        title = ", ".join(part for part in (port.path, port.serial) if part)
        self._paper.write(f"{title} ({port.name})" if port.name else title, "turn", indent=2)
        hello = answer.hello
        told: dict[str, Said] = {"own": VERSION, "program": ", ".join(answer.holders), "command": self._paper.kept(ENDS_REFEREE)}
        if hello is not None:
            told |= {"count": hello.antennas, "starts": hello.boots, "firmware": hello.firmware, "version": hello.version}
        key = "held-nameless" if answer.kind == "held" and not answer.holders else answer.kind
        self._line(self._lines.say(f"hub-is-{key}", **told))
        if answer.kind == "hub":
            self._line(self._lines.say("hub-firmware", **told))
            self._line(self._lines.say("hub-in-file", line=self._paper.kept(f'port = "{port_name(port)}"')))
        if answer.crash:
            self._line(self._lines.say("hub-crash"), "violation")
            for line in answer.crash.splitlines():
                self._paper.write(f"    {line_told(line, self._lines.language)}", "soft", indent=4)
        self._mend(answer)

    def _mend(self, answer: PortAnswer) -> None:
        match answer.kind:
            case "version" | "silent":
                self._commands(commands(FOLDER, port_name(answer.port)))
            case "prompt":
                self._commands(commands(FOLDER, port_name(answer.port)))
                self._line(self._lines.say("hub-mend-stopped"))
                self._commands([restarting(port_name(answer.port))])
            case "denied":
                self._commands([JOINS_GROUP])

    def _line(self, text: str, tone: str = "") -> None:
        self._paper.write(f"  {text}", tone, indent=2)

    def _commands(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._paper.whole(f"    {line}")


def port_name(port: Port) -> str:
    """The name of a hub in a mat file and for mpremote: the board's own number, which does not depend on the port."""
    return port.serial or port.path


def is_well(answers: Sequence[PortAnswer], blanks: Sequence[Blank]) -> bool:
    return not blanks and not any(answer.crash or answer.kind in MENDED for answer in answers)


def port_rows(answers: Sequence[PortAnswer], blanks: Sequence[Blank]) -> list[Mapping[str, object]]:
    return [*map(_row_of, answers), *({"place": one.place, "is": "blank", "chip": one.chip, "drive": one.drive} for one in blanks)]


def _row_of(answer: PortAnswer) -> Mapping[str, object]:
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
