"""Who may import whom: each rule takes a source file and names what breaks it."""

from __future__ import annotations

from tests.arch.sources import Source, within

# Modules of companion by their first name.
PURE = ("mat", "decks", "games", "referee")
CORE = (*PURE, "lines", "journal", "protocol", "simulator")
EDGES = ("screen", "voice", "journal", "protocol")
OUTER = (
    *(*EDGES, "simulator", "enrol", "printing", "doctor", "service", "config", "clock", "shipped"),
    *("demo", "bench", "soak", "play", "terminal", "walk", "history", "backup", "evening", "tuning", "tagging", "editing"),
    *("configuring", "wires", "hub"),
)
ROOTS = (
    *("app", "simulated", "parlour", "windowed", "sounding", "wired", "instrumented", "recalling", "teaching"),
    *("cli", "cli_records", "cli_screen", "cli_tags", "cli_mat", "cli_voice", "cli_bench", "__main__"),
    *("cli_deck", "cli_deck_csv", "cli_print"),
    *("cli_service", "cli_doctor", "cli_config", "cli_hub"),
)
KNOW_EVERYONE = tuple(f"companion.{name}" for name in ROOTS)
# What the pure packages share besides each other: the shape of an error and of what enters and leaves, and how text is made visible.
SHARED = ("companion.errors", "companion.events", "companion.visible")
STANDARD = ("__future__", "collections", "dataclasses", "enum", "fractions", "functools", "itertools", "typing")
# As pure as those: numbers as they are printed (H4), names of slots and cells taken apart.
STANDARD_TOO = ("decimal", "re", "unicodedata")
TEXTS_OF_DECKS = ("hashlib", "tomllib")  # decks are made from texts that somebody else has read
READ_FILES = frozenset({"files", "formats", "register"})  # modules of decks, besides those called ..reading
IMPURE_CALLS = frozenset({"open", "print", "input", "__import__", "hash"})
NEVER_IN_DECKS = ("time", "random", "socket", "threading", "logging", "datetime", "subprocess", "asyncio", "secrets", "multiprocessing")
GAMES = ("comparity", "cardline", "skyscrapers")
SIMULATED = tuple(f"hardware.readers.{name}" for name in ("port", "simulated", "noise", "table"))
PARTS = ("gpiozero", "serial", "spidev", "mfrc522", "lgpio", "RPi", "machine")


def of(*packages: str) -> tuple[str, ...]:
    return tuple(f"companion.{package}" for package in packages)


def reads_files(source: Source) -> bool:
    name = source.module.rpartition(".")[2]
    of_mats = source.lies_in("companion.mat.files", "companion.mat.calibration")
    return of_mats or (source.lies_in("companion.decks") and (name in READ_FILES or name.endswith("reading")))


def is_pure(source: Source) -> bool:
    return source.lies_in(*of(*PURE)) and not reads_files(source)


def imported(source: Source, *modules: str) -> list[str]:
    return [name for name in source.imports() if within(name, *modules)]


def hardware_is_a_leaf(source: Source) -> list[str]:
    return imported(source, "companion") if source.lies_in("hardware") else []


def the_core_knows_only_sightings_of_hardware(source: Source) -> list[str]:
    """The simulator knows the simulated readers as well, for it is the hands above them."""
    if not source.lies_in(*of(*CORE)):
        return []
    allowed = ("hardware.sighting", *(SIMULATED if source.lies_in("companion.simulator") else ()))
    return [name for name in imported(source, "hardware") if not within(name, *allowed)]


def the_pure_packages_import_nothing_impure(source: Source) -> list[str]:
    allowed = (*of(*PURE), *SHARED, *STANDARD, *STANDARD_TOO, "hardware.sighting")
    texts = TEXTS_OF_DECKS if source.lies_in("companion.decks") else ()
    return [name for name in source.imports() if not within(name, *allowed, *texts)] if is_pure(source) else []


def the_pure_packages_neither_read_nor_write_nor_hash(source: Source) -> list[str]:
    return [name for name in source.used() if name in IMPURE_CALLS] if is_pure(source) else []


def the_readers_of_deck_and_mat_files_only_read_files(source: Source) -> list[str]:
    if not reads_files(source):
        return []
    allowed = (*of("decks", "durable"), *SHARED, *(of("mat") if source.lies_in("companion.mat") else ()))
    of_others = [name for name in imported(source, "companion") if not within(name, *allowed)]
    return imported(source, *NEVER_IN_DECKS) + of_others


def what_the_pure_packages_share_imports_only_them(source: Source) -> list[str]:
    allowed = (*of(*PURE), *SHARED, *STANDARD, *STANDARD_TOO, "hardware.sighting")
    return [name for name in source.imports() if not within(name, *allowed)] if source.lies_in(*SHARED) else []


def games_never_import_each_other(source: Source) -> list[str]:
    parts = source.module.split(".")
    if not source.lies_in("companion.games") or len(parts) < 4 - source.is_package:
        return []
    own = ".".join(parts[:3])
    # What lies beside the games belongs to them all, but for the list of games, which knows each of them.
    forbidden = of("games.registry", *(f"games.{game}" for game in GAMES))
    return [name for name in imported(source, *forbidden) if not within(name, own)]


def edges_never_import_each_other(source: Source) -> list[str]:
    own = next((edge for edge in EDGES if source.lies_in(*of(edge))), None)
    return imported(source, *of(*(edge for edge in EDGES if edge != own))) if own else []


def the_inside_never_imports_the_outside(source: Source) -> list[str]:
    return imported(source, *of(*OUTER)) if source.lies_in(*of(*PURE, "lines")) else []


def only_lines_imports_fluent(source: Source) -> list[str]:
    return [] if source.lies_in("companion.lines") else imported(source, "fluent")


def only_the_screen_uses_the_display(source: Source) -> list[str]:
    if source.lies_in("companion.screen"):
        return []
    return imported(source, "pygame.display") + [name for name in source.used() if name == "pygame.display"]


def only_hardware_imports_the_libraries_of_its_parts(source: Source) -> list[str]:
    return [] if source.lies_in("hardware") else imported(source, *PARTS)


def the_other_book_shares_nothing_with_ours(source: Source) -> list[str]:
    if not source.lies_in("companion.simulator.truth"):
        return []
    return [name for name in imported(source, "companion", "hardware") if not within(name, "companion.simulator.truth")]


def only_the_command_imports_the_composition_root(source: Source) -> list[str]:
    return [] if source.lies_in(*KNOW_EVERYONE) else imported(source, *KNOW_EVERYONE)


def bots_never_see_a_position(source: Source) -> list[str]:
    if not any(part.startswith("bot") for part in source.module.split(".")) or not source.lies_in("companion.simulator"):
        return []
    seen = [name for name in source.imports() + source.used() if name.split(".")[-1].lower() in {"position", "positions"}]
    return seen + [name for name in source.imports() if ".position." in name]


# The rule, a module that breaks it, and a line there that does.
RULES = (
    (hardware_is_a_leaf, "hardware.readers.hub", "from companion.events import Event"),
    (the_core_knows_only_sightings_of_hardware, "companion.referee.referee", "from hardware.readers import hub"),
    (the_core_knows_only_sightings_of_hardware, "companion.simulator.table", "from hardware.readers import hub"),
    (the_pure_packages_import_nothing_impure, "companion.games.comparity.rules", "import random"),
    (the_pure_packages_import_nothing_impure, "companion.referee.outbox", "from ..lines import book"),
    (the_pure_packages_import_nothing_impure, "companion.games.comparity.rules", "import hashlib"),
    (the_pure_packages_neither_read_nor_write_nor_hash, "companion.decks.card", "key = hash(card)"),
    (the_pure_packages_neither_read_nor_write_nor_hash, "companion.mat.mat", "def show(mat): print(mat)"),
    (the_readers_of_deck_and_mat_files_only_read_files, "companion.decks.files", "def read():\n    import time"),
    (the_readers_of_deck_and_mat_files_only_read_files, "companion.decks.files", "from companion import config"),
    (the_readers_of_deck_and_mat_files_only_read_files, "companion.decks.files", "from companion.mat.shape import Shape"),
    (the_readers_of_deck_and_mat_files_only_read_files, "companion.mat.files", "from companion.referee import placement"),
    (the_pure_packages_import_nothing_impure, "companion.mat.plan", "import tomllib"),
    (what_the_pure_packages_share_imports_only_them, "companion.events", "from companion.protocol import reading"),
    (games_never_import_each_other, "companion.games.comparity.rules", "from companion.games.cardline import rules"),
    (games_never_import_each_other, "companion.games.comparity.rules", "from ..cardline.rules import rule"),
    (games_never_import_each_other, "companion.games.comparity.rules", "from companion.games.registry import GAMES"),
    (edges_never_import_each_other, "companion.protocol.writing", "from companion.journal import memory"),
    (the_inside_never_imports_the_outside, "companion.lines.book", "from companion.config import LANGUAGES"),
    (only_lines_imports_fluent, "companion.voice.speech", "from fluent.runtime import FluentBundle"),
    (only_the_screen_uses_the_display, "companion.app", "import pygame\npygame.display.init()"),
    (only_the_screen_uses_the_display, "companion.voice.sounds", "from pygame import display"),
    (only_hardware_imports_the_libraries_of_its_parts, "companion.doctor", "def look():\n    import serial.tools"),
    (the_other_book_shares_nothing_with_ours, "companion.simulator.truth.comparity", "from companion.decks.card import Card"),
    (only_the_command_imports_the_composition_root, "companion.simulator.table", "from companion import app"),
    (bots_never_see_a_position, "companion.simulator.bots", "from companion.games.comparity.position import Position"),
    (bots_never_see_a_position, "companion.simulator.bots", "cards = referee.position.cells"),
)
