"""Measures one slot after another, and reports it to people or to programs; what was measured counts also where it is broken off."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TextIO

from companion.core.frozen import dataclass
from companion.events import Slot
from companion.mats.calibration import Calibration
from companion.mats.plan import REACH, Plan
from companion.mats.tuning.findings import MatFinding
from companion.mats.tuning.hands import NobodyThere, TagHands
from companion.mats.tuning.hearing import MatReaders, Measured, joined_calibration, measure
from companion.mats.tuning.pages import MatLines, Pages, found_row
from companion.system.outlet import write_rows
from companion.system.paper import Paper
from hardware.colouring import near

AROUND = 2.0  # times the mat's reach: beyond it antennas hear a tag only at the strongest gain


@dataclass(frozen=True, slots=True)
class CalibrationOutcome:
    """The result; slots that were passed over, or not reached, have no measurement."""

    calibration: Calibration
    measured: tuple[Measured, ...]
    passed_over: tuple[Slot, ...]
    is_whole: bool  # it was not broken off


def calibrate(
    readers: MatReaders,
    plan: Plan,
    slots: Sequence[Slot],
    hands: TagHands,
    before: Calibration,
    made: str,
    tell: Callable[[Measured], None],
) -> CalibrationOutcome:
    """Measures these slots in this order; Ctrl-C ends it, and keeps what was measured."""
    measured: list[Measured] = []
    is_whole = False
    around = near(plan.geometry.centres, AROUND * max(plan.geometry.reach, REACH))
    every = [Slot(slot) for slot in readers.slots]
    try:
        hands.clear()
        for slot in slots:
            uid = hands.lay(slot)
            if uid is not None:
                measured.append(measure(readers, slot, uid, every, around.get(slot, frozenset())))
                tell(measured[-1])
                hands.lift()
        is_whole = True
    except (KeyboardInterrupt, NobodyThere):
        pass
    done = {one.slot for one in measured}
    passed_over = tuple(slot for slot in slots if slot not in done)
    return CalibrationOutcome(joined_calibration(before, measured, made), tuple(measured), passed_over, is_whole)


class CalibrationReport(Protocol):
    """What the calibration tells while it goes on and in the end."""

    def begin(self, plan: Plan, simulated: Sequence[Slot], *, is_simulated: bool) -> None:
        """`simulated`: slots with simulated readers beside real ones; `is_simulated`: all readers are simulated."""
        ...

    def earlier(self, why: str) -> None:
        """An earlier calibration cannot be used."""
        ...

    def hint(self, what: str, slot: Slot | None, others: tuple[Slot, ...]) -> None:
        """What the hands are to do: `clear`, `ask`, `elsewhere` or `no-answer`."""
        ...

    def measured(self, one: Measured) -> None: ...

    def end(self, outcome: CalibrationOutcome, found: Sequence[MatFinding], groups: int, kept: Path | None) -> None:
        """`found`: what is to be mended; `groups`: in how many groups antennas take turns; `kept`: the file, if it was kept."""
        ...


class ToPeople:
    def __init__(self, words: MatLines, paper: Paper, pages: Pages) -> None:
        self._words, self._paper, self._pages = words, paper, pages

    def begin(self, plan: Plan, simulated: Sequence[Slot], *, is_simulated: bool) -> None:
        self._paper.write(self._words.say("tuning-title", name=plan.name), "turn")
        self._paper.write(self._words.say("tuning-simulated-calibrate" if is_simulated else "tuning-intro"))
        self._pages.simulated(simulated)
        self._paper.write()

    def earlier(self, why: str) -> None:
        self._paper.write(self._words.say("tuning-earlier", why=why), "violation")

    def hint(self, what: str, slot: Slot | None, others: tuple[Slot, ...]) -> None:
        slots = ", ".join(others)
        match what:
            case "clear":
                self._paper.write(self._words.say("tuning-clear", slots=slots), "violation")
            case "ask":
                self._paper.write(self._words.say("tuning-ask", slot=slot or ""), "turn")
            case "elsewhere":
                self._paper.write(self._words.say("tuning-elsewhere", slot=slot or "", slots=slots))
            case _:
                self._paper.write(self._words.say("tuning-no-answer", slot=slot or ""), "violation")

    def measured(self, one: Measured) -> None:
        if one.gain is None:
            self._paper.write(self._words.say("tuning-unheard", slot=one.slot), "violation", indent=2)
            return
        told = {"slot": one.slot, "gain": str(one.gain), "share": self._words.percent(one.rate)}
        if one.heard_by:
            text = self._words.say("tuning-measured-with", **told, slots=", ".join(sorted(one.heard_by)))
        else:
            text = self._words.say("tuning-measured", **told)
        self._paper.write(text, "fits", indent=2)

    def end(self, outcome: CalibrationOutcome, found: Sequence[MatFinding], groups: int, kept: Path | None) -> None:
        self._paper.write()
        if not outcome.is_whole:
            self._paper.write(self._words.say("tuning-broken-off"), "violation")
        if outcome.passed_over:
            self._paper.write(self._words.say("tuning-passed-over", slots=", ".join(outcome.passed_over)), indent=2)
        if outcome.measured:
            if outcome.is_whole:  # only then all conflicts are known
                self._paper.write(self._words.say("tuning-groups", count=groups))
            self._paper.write(self._words.say("tuning-not-kept") if kept is None else self._words.say("tuning-kept", file=str(kept)))
        if found or outcome.is_whole or not outcome.measured:
            self._pages.mend(found, well="tuning-all-well" if outcome.measured else "tuning-nothing-measured")


class ToPrograms:
    """One JSON object a line, as soon as it is known."""

    def __init__(self, out: TextIO) -> None:
        self._out = out

    def begin(self, plan: Plan, simulated: Sequence[Slot], *, is_simulated: bool) -> None:
        self._write({"mat": plan.name, "simulated": is_simulated, "simulated_slots": list(simulated)})

    def earlier(self, why: str) -> None:
        self._write({"earlier": why})

    def hint(self, what: str, slot: Slot | None, others: tuple[Slot, ...]) -> None:
        self._write({"hint": what, "slot": slot, "others": list(others)})

    def measured(self, one: Measured) -> None:
        shares = {str(gain): round(share, 3) for gain, share in one.shares.items()}
        row: dict[str, object] = {
            "slot": one.slot,
            "gain": one.gain,
            "rate": round(one.rate, 3),
            "shares": shares,
            "heard_by": sorted(one.heard_by),
        }
        self._write(row)

    def end(self, outcome: CalibrationOutcome, found: Sequence[MatFinding], groups: int, kept: Path | None) -> None:
        for one in found:
            self._write(found_row(one))
        passed_over = {"passed_over": list(outcome.passed_over), "whole": outcome.is_whole}
        self._write({"groups": groups if outcome.is_whole else None, **passed_over, "kept": None if kept is None else str(kept)})

    def _write(self, row: Mapping[str, object]) -> None:
        write_rows(self._out, [row])
        self._out.flush()
