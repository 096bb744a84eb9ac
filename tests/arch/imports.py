"""Who may import whom: each rule takes a source file and names what breaks it."""

from __future__ import annotations

from companion.core.games import registry
from tests.arch.sources import Source, within

# The rooms of the house from the ground up: each imports only rooms that stand before it. Games stand beside each other.
LAYERS = (
    ("core.frozen", "core.visible"),
    ("errors", "events"),
    ("system",),
    ("core.decks", "core.mat"),
    ("core.games",),
    ("core.referee",),
    ("core.walk",),
    ("words",),
    ("config",),
    ("mats",),
    ("cards",),
    ("record",),
    ("simulator",),
    ("people and typed acts of games",),  # `core.games.<game>.people` and `.typed`, which stand above the rest of their folder
    ("protocol",),
    ("terminal",),
    ("screen", "voice"),
    ("pages",),
    ("machine",),
    ("app",),
    ("cli",),
    ("__main__",),
)
PURE = ("core.mat", "core.decks", "core.games", "core.referee", "core.frozen", "core.visible", "core.walk")
EDGES = ("screen", "voice", "record", "protocol")
ROOTS = ("app", "cli", "__main__")
KNOW_EVERYONE = tuple(f"companion.{name}" for name in ROOTS)
# What the core has in common with every other room.
SHARED = ("companion.errors", "companion.events", "companion.core.frozen", "companion.core.visible")
STANDARD = ("__future__", "collections", "dataclasses", "enum", "fractions", "functools", "itertools", "typing")
# As pure as those: copies, numbers as they are printed (H4), names of slots and cells taken apart, names of the system's faults.
STANDARD_TOO = ("copy", "decimal", "errno", "re", "unicodedata")
FINDS_GAMES = {"companion.core.games.registry": ("pkgutil",)}  # objects by their names, as entry points have them
IMPURE_CALLS = frozenset({"open", "print", "input", "__import__", "hash"})
GAMES = tuple(game.id for game in registry.GAMES)
PLAYED = ("people", "typed")  # parts of a game that chance and hands belong to
SIMULATED = tuple(f"hardware.readers.{name}" for name in ("port", "simulated", "breaks", "noise", "table"))
PARTS = ("gpiozero", "serial", "spidev", "mfrc522", "lgpio", "RPi", "machine")


def of(*packages: str) -> tuple[str, ...]:
    return tuple(f"companion.{package}" for package in packages)


def layer_of(module: str) -> int | None:
    if is_played(module):
        return LAYERS.index(("people and typed acts of games",))
    found = [number for number, rooms in enumerate(LAYERS) if within(module, *of(*rooms))]
    return found[0] if found else None


def is_pure(source: Source) -> bool:
    return source.lies_in(*of(*PURE)) and not is_played(source.module)


def is_played(module: str) -> bool:
    parts = module.split(".")
    return parts[:3] == ["companion", "core", "games"] and any(part in PLAYED for part in parts[4:5])


def imported(source: Source, *modules: str) -> list[str]:
    return [name for name in source.imports() if within(name, *modules)]


def hardware_is_a_leaf(source: Source) -> list[str]:
    return imported(source, "companion") if source.lies_in("hardware") else []


def rooms_import_only_rooms_below(source: Source) -> list[str]:
    own = layer_of(source.module)
    if own is None:
        return []
    # A game's object names its own people and typed acts inside functions, which are called where they are wanted.
    objects = {f"companion.core.games.{game}.{game}": of(*(f"core.games.{game}.{part}" for part in PLAYED)) for game in GAMES}
    above = objects.get(source.module, ())
    return [name for name in imported(source, "companion") if (layer_of(name) or 0) > own and not within(name, *above)]


def the_core_knows_only_sightings_of_hardware(source: Source) -> list[str]:
    """The simulator and a game's people know the simulated readers as well, for they are the hands above them."""
    knows = source.lies_in(*of("core", "words", "record", "protocol", "simulator"))
    allowed = ("hardware.sighting", *(SIMULATED if source.lies_in("companion.simulator") or is_played(source.module) else ()))
    return [name for name in imported(source, "hardware") if not within(name, *allowed)] if knows else []


def the_pure_packages_import_nothing_impure(source: Source) -> list[str]:
    """Short codes and the contents of decks are digests of texts: the same on every machine, and nothing is shown in their order."""
    hashing = ("hashlib",) if source.lies_in("companion.core.decks") else ()
    allowed = (*of(*PURE), *SHARED, *STANDARD, *STANDARD_TOO, *FINDS_GAMES.get(source.module, ()), *hashing, "hardware.sighting")
    return [name for name in source.imports() if not within(name, *allowed)] if is_pure(source) else []


def the_pure_packages_neither_read_nor_write_nor_hash(source: Source) -> list[str]:
    return [name for name in source.used() if name in IMPURE_CALLS] if is_pure(source) else []


def what_the_pure_packages_share_imports_only_them(source: Source) -> list[str]:
    allowed = (*of(*PURE), *SHARED, *STANDARD, *STANDARD_TOO, "hardware.sighting")
    return [name for name in source.imports() if not within(name, *allowed)] if source.lies_in(*SHARED) else []


def games_never_import_each_other(source: Source) -> list[str]:
    parts = source.module.split(".")
    if not source.lies_in("companion.core.games") or len(parts) < 5 - source.is_package:
        return []
    own = ".".join(parts[:4])
    # What lies beside the games belongs to them all, but for the list of games, which knows each of them.
    forbidden = of("core.games.registry", *(f"core.games.{game}" for game in GAMES))
    return [name for name in imported(source, *forbidden) if not within(name, own)]


def edges_never_import_each_other(source: Source) -> list[str]:
    own = next((edge for edge in EDGES if source.lies_in(*of(edge))), None)
    return imported(source, *of(*(edge for edge in EDGES if edge != own))) if own else []


def only_words_imports_fluent(source: Source) -> list[str]:
    return [] if source.lies_in("companion.words") else imported(source, "fluent")


def only_the_screen_uses_the_display(source: Source) -> list[str]:
    if source.lies_in("companion.screen"):
        return []
    return imported(source, "pygame.display") + [name for name in source.used() if name == "pygame.display"]


def only_hardware_imports_the_libraries_of_its_parts(source: Source) -> list[str]:
    return [] if source.lies_in("hardware") else imported(source, *PARTS)


def the_oracles_share_nothing_with_the_rules(source: Source) -> list[str]:
    parts = source.module.split(".")
    if not source.lies_in("companion.core.games") or not parts[-1].startswith("oracle"):
        return []
    return [name for name in imported(source, "companion", "hardware") if not name.split(".")[-2].startswith("oracle")]


def people_see_views_and_never_a_position(source: Source) -> list[str]:
    if not is_played(source.module):
        return []
    parts = source.module.split(".")
    hidden = tuple(f"{'.'.join(parts[:4])}.{name}" for name in ("position", "rules", "start", parts[3]))  # the last holds `start` as well
    return imported(source, *hidden)


def only_the_command_imports_the_composition_root(source: Source) -> list[str]:
    return [] if source.lies_in(*KNOW_EVERYONE) else imported(source, *KNOW_EVERYONE)


# The rule, a module that breaks it, and a line there that does.
RULES = (
    (hardware_is_a_leaf, "hardware.readers.hub", "from companion.events import Event"),
    (rooms_import_only_rooms_below, "companion.system.reading", "from companion.cards.decks.files import load"),
    (rooms_import_only_rooms_below, "companion.core.decks.card", "from companion.core.games.game import Game"),
    (rooms_import_only_rooms_below, "companion.core.games.comparity.rules", "from .people.bot import AreaBot"),
    (rooms_import_only_rooms_below, "companion.simulator.table", "from companion.core.games.comparity.typed import TYPED"),
    (rooms_import_only_rooms_below, "companion.words.lines", "from companion.config.config import LANGUAGES"),
    (the_core_knows_only_sightings_of_hardware, "companion.core.referee.referee", "from hardware.readers import hub"),
    (the_core_knows_only_sightings_of_hardware, "companion.simulator.table", "from hardware.readers import hub"),
    (the_pure_packages_import_nothing_impure, "companion.core.games.comparity.rules", "import random"),
    (the_pure_packages_import_nothing_impure, "companion.core.referee.outbox", "from ...words import book"),
    (the_pure_packages_import_nothing_impure, "companion.core.games.comparity.rules", "import hashlib"),
    (the_pure_packages_neither_read_nor_write_nor_hash, "companion.core.decks.card", "key = hash(card)"),
    (the_pure_packages_neither_read_nor_write_nor_hash, "companion.core.mat.mat", "def show(mat): print(mat)"),
    (what_the_pure_packages_share_imports_only_them, "companion.events", "from companion.protocol import reading"),
    (games_never_import_each_other, "companion.core.games.comparity.rules", "from companion.core.games.cardline import rules"),
    (games_never_import_each_other, "companion.core.games.comparity.rules", "from ..cardline.rules import rule"),
    (games_never_import_each_other, "companion.core.games.comparity.rules", "from companion.core.games.registry import GAMES"),
    (edges_never_import_each_other, "companion.protocol.writing", "from companion.record import memory"),
    (only_words_imports_fluent, "companion.voice.speech", "from fluent.runtime import FluentBundle"),
    (only_the_screen_uses_the_display, "companion.app", "import pygame\npygame.display.init()"),
    (only_the_screen_uses_the_display, "companion.voice.sounds", "from pygame import display"),
    (only_hardware_imports_the_libraries_of_its_parts, "companion.machine.doctor", "def look():\n    import serial.tools"),
    (the_oracles_share_nothing_with_the_rules, "companion.core.games.comparity.oracle", "from companion.core.decks.card import Card"),
    (only_the_command_imports_the_composition_root, "companion.simulator.table", "from companion import app"),
    (people_see_views_and_never_a_position, "companion.core.games.comparity.people.bot", "from ..position import Position"),
    (people_see_views_and_never_a_position, "companion.core.games.cardline.people.players", "from ..cardline import start"),
)
