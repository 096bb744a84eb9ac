"""A mat in words and characters: its map, each slot, each hub, and what is to be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.frozen import dataclass
from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Said
from companion.events import Slot
from companion.mats.hubs.gathering import FOLDER, commands
from companion.mats.plan import Plan
from companion.mats.tuning.findings import ChipState, HubLook, Look, MatFinding, findings
from companion.mats.tuning.hearing import SlotHeard
from companion.system.paper import Paper
from companion.words.plain import PlainLines
from companion.words.problems import line_told


class MatLines(PlainLines):
    def percent(self, share: float) -> str:
        """Rounded down: 99.9 % are not all."""
        return self.say("tuning-percent", share=str(int(share * 100)))


LEAST = 6  # columns of a cell, so that a card heard now and then does not shift the others
# The signs of a slot, and those for a terminal that shows only ASCII; the sign of `share` is a number.
SIGNS = {
    "empty": ("·", "."),
    "card": ("■", "o"),
    "share": ("", ""),
    "two": ("2:", "2:"),
    "unknown": ("?", "?"),
    "unreadable": ("#", "#"),
    "silent": ("×", "x"),
    "simulated": ("~", "~"),
}


def mark(one: SlotHeard, percent: Callable[[float], str], *, is_plain: bool) -> str:
    share = "" if one.rate is None else percent(one.rate)
    signs = {"share": share, "two": f"{one.cards + one.unknown}:"}
    return "".join(signs.get(name, SIGNS[name][is_plain]) for name in sign_names(one))


def sign_names(one: SlotHeard) -> tuple[str, ...]:
    """The names of the signs that make its mark."""
    if one.reads != "tags":
        return (one.reads,)
    many, unknown = ("two",) * (one.cards + one.unknown > 1), ("unknown",) * (one.unknown > 0)
    return (*many, *unknown, "card" if one.rate is None else "share")


def map_lines(shape: Shape, marks: Mapping[str, str], width: int) -> list[str]:
    """Cells as players see them, A1 at the lower left, in blocks of as many columns as fit; below them all other places."""
    left = len(str(shape.rows)) + 1
    wide = max(LEAST, *(len(one) + 2 for one in marks.values())) if marks else LEAST
    fit = max((width - left) // wide, 1)
    lines: list[str] = []
    for first in range(0, shape.columns if shape.rows else 0, fit):
        columns = range(first, min(first + fit, shape.columns))
        lines += [_row(shape, marks, row, columns, left, wide) for row in range(shape.rows - 1, -1, -1)]
        lines.append(" " * left + "".join(chr(65 + column).center(wide) for column in columns).rstrip())
    others = [slot for slot in shape.slots if shape.column_and_row(slot) is None]
    return lines + side_by_side([f"{slot} {marks.get(slot, '')}".rstrip() for slot in others], width)


def _row(shape: Shape, marks: Mapping[str, str], row: int, columns: range, left: int, wide: int) -> str:
    cells = [shape.cell_at(column, row) or Slot("") for column in columns]
    return f"{row + 1:>{left - 1}} " + "".join(marks.get(cell, "").center(wide) for cell in cells).rstrip()


def side_by_side(texts: Sequence[str], width: int) -> list[str]:
    """Joins as many texts to a line as fit."""
    lines: list[str] = []
    for text in texts:
        if lines and len(lines[-1]) + 3 + len(text) <= width:
            lines[-1] += f"   {text}"
        else:
            lines.append(text)
    return lines


ChipName = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class ListenedMat:
    """The mat that is listened to."""

    plan: Plan
    is_calibrated: bool
    is_simulated: bool
    breaks: tuple[str, ...] = ()  # that were asked for, as they are typed


class Pages:
    """`chip_name` names the chip of a version register."""

    def __init__(self, words: MatLines, paper: Paper, chip_name: ChipName) -> None:
        self._words, self._paper, self._chip_name = words, paper, chip_name

    def title(self, about: ListenedMat) -> list[str]:
        name = about.plan.name
        title = (
            self._say("tuning-title-calibrated", name=name) if about.is_calibrated else self._say("tuning-title-uncalibrated", name=name)
        )
        broken = [self._say("tuning-broken", breaks=", ".join(about.breaks))] if about.breaks else []
        return [title, *([self._say("tuning-simulated-test")] if about.is_simulated else []), *broken]

    def picture(self, look: Look, shape: Shape) -> list[str]:
        """The map, and the meaning of the signs on it."""
        is_plain = self._paper.is_plain
        marks = {one.slot: mark(one, self._words.percent, is_plain=is_plain) for one in look.slots}
        there = dict.fromkeys(name for one in look.slots for name in sign_names(one))
        meant = [f"{SIGNS[name][is_plain]} {self._say(f'tuning-legend-{name}')}".lstrip() for name in SIGNS if name in there]
        return [*map_lines(shape, marks, self._paper.width), "", *side_by_side(meant, self._paper.width)]

    def live(self, look: Look, about: ListenedMat) -> list[str]:
        """What fits on one screen: the map, and the hubs in trouble."""
        troubles = [self._finding(one, has_words=False) for one in findings(look) if one.hub is not None]
        return [*self.title(about), "", *self.picture(look, about.plan.shape), "", *troubles]

    def tell(self, look: Look, about: ListenedMat) -> None:
        """The whole report, which ends with what has to be done."""
        for line in (*self.title(about), "", *self.picture(look, about.plan.shape), ""):
            self._paper.write(line)
        self._table(look)
        self._paper.write()
        for hub in look.hubs:
            self._paper.write(self._hub(hub), indent=2)
        self.simulated([one.slot for one in look.slots if one.reads == "simulated"])
        self._paper.write(self._say("tuning-passes", count=look.passes, seconds=self._words.decimal(look.seconds)))
        self._paper.write()
        found = findings(look)
        self.mend(found, well="tuning-all-well" if any(one.rate is not None for one in look.slots) else "tuning-nothing-lay")

    def simulated(self, slots: Sequence[str]) -> None:
        """Explains why nothing is heard of these slots."""
        if slots:
            self._paper.write(self._say("tuning-simulated-slots", slots=", ".join(slots)), indent=2)

    def mend(self, found: Sequence[MatFinding], *, well: str) -> None:
        """Writes what has to be done; `well` is the line where there is none of it."""
        for one in found:
            self._paper.write(self._finding(one, has_words=True), "violation", indent=2)
            for line in one.hub.words if one.hub is not None else ():
                self._paper.write(f"  {line_told(line, self._words.language)}", "soft", indent=4)
            for line in _commands(one):
                self._paper.whole(f"    {line}")
        if not found:
            self._paper.write(self._say(well), "fits")

    def _table(self, look: Look) -> None:
        head = [self._say(f"tuning-column-{column}") for column in ("slot", "reads", "rate", "faults", "chip")]
        rows = [self._row(slot, chip) for slot, chip in zip(look.slots, look.chips, strict=True)]
        wide = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
        for number, row in enumerate((head, *rows)):
            line = f"{row[0]:<{wide[0]}}  {row[1]:<{wide[1]}}  {row[2]:>{wide[2]}}  {row[3]:>{wide[3]}}  {row[4]}"
            self._paper.write(line.rstrip(), "" if number else "turn", indent=2)

    def _row(self, slot: SlotHeard, chip: ChipState | None) -> list[str]:
        rate = "" if slot.rate is None else self._words.percent(slot.rate)
        return [slot.slot, self._reads(slot), rate, str(slot.faults or ""), self._chip_name(chip.version) if chip is not None else ""]

    def _reads(self, slot: SlotHeard) -> str:
        if slot.reads != "tags":
            return self._say(f"tuning-reads-{slot.reads}")
        known = [self._say("tuning-cards", count=slot.cards)] if slot.cards else []
        return ", ".join([*known, *([self._say("tuning-unknown-tags", count=slot.unknown)] if slot.unknown else [])])

    def _hub(self, hub: HubLook) -> str:
        told: dict[str, Said] = {"name": hub.name, "count": len(hub.slots)}
        if hub.worst_us is None:
            return self._say("tuning-hub", **told)
        return self._say("tuning-hub-turns", **told, worst=self._words.decimal(hub.worst_us / 1000), dropped=hub.dropped or 0)

    def _finding(self, one: MatFinding, *, has_words: bool) -> str:
        """`has_words`: the output of the hub follows."""
        if one.hub is not None:
            is_wordless = not (has_words and one.hub.words) and self._words.has(f"{one.key}-wordless")
            key = f"{one.key}-wordless" if is_wordless else one.key
            return self._say(key if self._words.has(key) else "tuning-trouble-other", name=one.hub.name)
        return self._say(one.key, slots=", ".join(self._beside(one.key, slot) for slot in one.slots))

    def _beside(self, key: str, slot: SlotHeard) -> str:
        """A slot, and the figure or the slots that the finding is about."""
        if key == "tuning-mend-weak" and slot.rate is not None:
            return f"{slot.slot} ({self._words.percent(slot.rate)})"
        if key == "tuning-mend-overhears":
            return f"{slot.slot} ({', '.join(slot.overhears)})"
        return slot.slot

    def _say(self, key: str, **args: Said) -> str:
        return self._words.say(key, **args)


def _commands(one: MatFinding) -> tuple[str, ...]:
    """The commands that mend it."""
    if one.hub is None or one.what != "wire-version" or not one.hub.port:
        return ()
    return commands(FOLDER, one.hub.port, len(one.hub.slots))


def look_rows(look: Look, chip_name: ChipName) -> list[Mapping[str, object]]:
    """The same for programs: one row for each slot and hub, and one for the whole."""
    rows: list[Mapping[str, object]] = [_row_of(slot, chip, chip_name) for slot, chip in zip(look.slots, look.chips, strict=True)]
    rows += [
        {"hub": hub.name, "slots": list(hub.slots), "trouble": hub.trouble, "worst_us": hub.worst_us, "dropped": hub.dropped}
        for hub in look.hubs
    ]
    rows += map(found_row, findings(look))
    return [*rows, {"passes": look.passes, "seconds": round(look.seconds, 3)}]


def _row_of(slot: SlotHeard, chip: ChipState | None, chip_name: ChipName) -> Mapping[str, object]:
    told = {
        "slot": slot.slot,
        "reads": slot.reads,
        "cards": slot.cards,
        "unknown": slot.unknown,
        "rate": None if slot.rate is None else round(slot.rate, 3),
        "polls": slot.polls,
        "faults": slot.faults,
        "overhears": list(slot.overhears),
    }
    if chip is None:
        return {**told, "chip": None}
    return {**told, "chip": chip_name(chip.version), "version": chip.version, "state": chip.state, "resets": chip.resets}


def found_row(one: MatFinding) -> Mapping[str, object]:
    if one.hub is not None:
        return {"found": one.what, "hub": one.hub.name, "words": list(one.hub.words)}
    return {"found": one.what, "slots": [slot.slot for slot in one.slots]}
