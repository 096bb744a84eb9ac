"""The command from end to end: a machine is looked at, what is to be done is told, and done where that is wanted and allowed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TextIO

from companion.config import template
from companion.errors import DONE, Unusable
from companion.machine.installer.carrying import Hands, carry_out
from companion.machine.installer.machine import Machine, Sight, look, parts_here, program_here
from companion.machine.installer.planning import Wish, plan, refusals, unheard, way_of
from companion.machine.installer.steps import Step, Tell
from companion.machine.installer.telling import Telling
from companion.machine.installer.wanted import Way
from companion.system.paper import Paper


class Place(Sight, Hands, Protocol):
    """A machine that can be looked at and changed."""


@dataclass(frozen=True, slots=True)
class Asked:
    way: Way | None = None
    is_uninstall: bool = False
    is_dry: bool = False


def install(asked: Asked, place: Place, environment: Mapping[str, str], language: str, out: TextIO) -> int:
    machine = look(place, program_here(), parts_here(), environment)
    wish = Wish(asked.way, asked.is_uninstall, template.text(language))
    problems, of_user = refusals(machine, wish), unheard(machine, wish)
    if machine.lacks or (not asked.is_dry and (problems or of_user)):
        raise Unusable((*problems, *([of_user] if of_user and not machine.lacks else [])))
    telling = Telling(language, Paper(out))
    way = None if asked.is_uninstall else way_of(machine, wish)
    telling.begin(way, is_dry=asked.is_dry)
    steps = plan(machine, wish)
    if asked.is_dry:
        return _foretold(steps, way, machine, wish, telling)
    code = carry_out(steps, place, telling)
    telling.end(way, steps, is_dry=False, is_whole=code == DONE)
    return code


def _foretold(steps: tuple[Step, ...], way: Way | None, machine: Machine, wish: Wish, telling: Telling) -> int:
    """What would stop it is told as well; to have asked is no fault."""
    for step in steps:
        if not isinstance(step, Tell):
            telling.step(step)
    telling.end(way, steps, is_dry=True)
    if problems := refusals(machine, wish):
        telling.refused(problems)
    return DONE
