"""All checks there are, in the order in which they are told; a new one is added here and nowhere else."""

from __future__ import annotations

from companion.machine.doctor.checks import board, program, screens, services, sounds, tables, wiring
from companion.machine.doctor.finding import Check

CHECKS = (
    Check("python", "program", program.python),
    Check("pygame", "program", program.pygame),
    Check("libraries", "program", program.libraries),
    Check("sqlite", "program", tables.sqlite),
    Check("video", "screen", screens.video),
    Check("graphics", "screen", screens.graphics),
    Check("outputs", "screen", screens.outputs),
    Check("console", "screen", screens.console),
    Check("fonts", "screen", screens.fonts),
    Check("television", "screen", wiring.television),
    Check("sound", "sound", sounds.sound),
    Check("voices", "sound", sounds.voices),
    Check("mat", "mat", wiring.mat),
    Check("spi", "mat", wiring.spi),
    Check("parts", "mat", wiring.parts),
    Check("rights", "mat", wiring.rights),
    Check("readers", "mat", wiring.readers),
    Check("hubs", "mat", wiring.hubs),
    Check("config", "table", tables.config),
    Check("settings", "table", tables.settings),
    Check("decks", "table", tables.decks),
    Check("mats", "table", tables.mats),
    Check("tags", "table", tables.tags),
    Check("journal", "table", tables.journal),
    Check("privacy", "table", tables.privacy),
    Check("board", "machine", board.board),
    Check("space", "machine", board.space),
    Check("disk", "machine", board.disk),
    Check("power", "machine", board.power),
    Check("clock", "machine", board.clock),
    Check("service", "service", services.service),
    Check("unit", "service", services.unit),
)
