"""What was found, in words: each slot, each hub, and what is to be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from companion.core.mat.shape import Shape
from companion.core.referee.announcements import Said
from companion.mats.hubs.putting import FOLDER, commands
from companion.mats.plan import Plan
from companion.mats.tuning.findings import Chip, Finding, HubLook, Look, findings
from companion.mats.tuning.hearing import SlotHeard
from companion.mats.tuning.mat_map import SIGNS, beside, map_lines, mark, names_of
from companion.mats.tuning.words import Words
from companion.system.paper import Paper
from companion.words.problems import line_told

ChipName = Callable[[int], str]


@dataclass(frozen=True, slots=True)
class About:
    """What is listened to."""

    plan: Plan
    is_calibrated: bool
    is_simulated: bool


class Pages:
    """`chip_name` tells a version register."""

    def __init__(self, words: Words, paper: Paper, chip_name: ChipName) -> None:
        self._words, self._paper, self._chip_name = words, paper, chip_name

    def title(self, about: About) -> list[str]:
        name = about.plan.name
        title = (
            self._say("tuning-title-calibrated", name=name) if about.is_calibrated else self._say("tuning-title-uncalibrated", name=name)
        )
        return [title, *([self._say("tuning-simulated-test")] if about.is_simulated else [])]

    def picture(self, look: Look, shape: Shape) -> list[str]:
        """The map, and what those of its signs mean that are there."""
        is_plain = self._paper.is_plain
        marks = {one.slot: mark(one, self._words.percent, is_plain=is_plain) for one in look.slots}
        there = dict.fromkeys(name for one in look.slots for name in names_of(one))
        meant = [f"{SIGNS[name][is_plain]} {self._say(f'tuning-legend-{name}')}".lstrip() for name in SIGNS if name in there]
        return [*map_lines(shape, marks, self._paper.width), "", *beside(meant, self._paper.width)]

    def live(self, look: Look, about: About) -> list[str]:
        """What fits on one screen: the map, and which hubs are in trouble."""
        troubles = [self._finding(one, has_words=False) for one in findings(look) if one.hub is not None]
        return [*self.title(about), "", *self.picture(look, about.plan.shape), "", *troubles]

    def tell(self, look: Look, about: About) -> None:
        """The whole report; what has to be done stands at its end."""
        for line in (*self.title(about), "", *self.picture(look, about.plan.shape), ""):
            self._paper.write(line)
        self._table(look)
        self._paper.write()
        for hub in look.hubs:
            self._paper.write(self._hub(hub), indent=2)
        self.simulated([one.slot for one in look.slots if one.reads == "simulated"])
        self._paper.write(self._say("tuning-passes", count=look.passes, seconds=self._words.tenths(look.seconds)))
        self._paper.write()
        found = findings(look)
        self.mend(found, well="tuning-all-well" if any(one.rate is not None for one in look.slots) else "tuning-nothing-lay")

    def simulated(self, slots: Sequence[str]) -> None:
        """Why nothing is heard of these."""
        if slots:
            self._paper.write(self._say("tuning-simulated-slots", slots=", ".join(slots)), indent=2)

    def mend(self, found: Sequence[Finding], *, well: str) -> None:
        """What is to be done; `well` says that it is nothing."""
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

    def _row(self, slot: SlotHeard, chip: Chip | None) -> list[str]:
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
        return self._say("tuning-hub-turns", **told, worst=self._words.tenths(hub.worst_us / 1000), dropped=hub.dropped or 0)

    def _finding(self, one: Finding, *, has_words: bool) -> str:
        """`has_words`: what a hub said stands below."""
        if one.hub is not None:
            is_wordless = not (has_words and one.hub.words) and self._words.has(f"{one.key}-wordless")
            key = f"{one.key}-wordless" if is_wordless else one.key
            return self._say(key if self._words.has(key) else "tuning-trouble-other", name=one.hub.name)
        return self._say(one.key, slots=", ".join(self._beside(one.key, slot) for slot in one.slots))

    def _beside(self, key: str, slot: SlotHeard) -> str:
        """A slot, and what belongs to it."""
        if key == "tuning-mend-weak" and slot.rate is not None:
            return f"{slot.slot} ({self._words.percent(slot.rate)})"
        if key == "tuning-mend-overhears":
            return f"{slot.slot} ({', '.join(slot.overhears)})"
        return slot.slot

    def _say(self, key: str, **args: Said) -> str:
        return self._words.say(key, **args)


def _commands(one: Finding) -> tuple[str, ...]:
    """What somebody types to mend it."""
    if one.hub is None or one.what != "wire-version" or not one.hub.port:
        return ()
    return commands(FOLDER, one.hub.port, len(one.hub.slots))


def rows_of(look: Look, chip_name: ChipName) -> list[Mapping[str, object]]:
    """The same for programs: one row for each slot and hub, and one for the whole."""
    rows: list[Mapping[str, object]] = [_row_of(slot, chip, chip_name) for slot, chip in zip(look.slots, look.chips, strict=True)]
    rows += [
        {"hub": hub.name, "slots": list(hub.slots), "trouble": hub.trouble, "worst_us": hub.worst_us, "dropped": hub.dropped}
        for hub in look.hubs
    ]
    rows += map(found_row, findings(look))
    return [*rows, {"passes": look.passes, "seconds": round(look.seconds, 3)}]


def _row_of(slot: SlotHeard, chip: Chip | None, chip_name: ChipName) -> Mapping[str, object]:
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


def found_row(one: Finding) -> Mapping[str, object]:
    if one.hub is not None:
        return {"found": one.what, "hub": one.hub.name, "words": list(one.hub.words)}
    return {"found": one.what, "slots": [slot.slot for slot in one.slots]}
