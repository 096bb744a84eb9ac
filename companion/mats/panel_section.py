"""The panel of a mat file: the pins of its buttons, encoder, lamps and buzzer, and whether the hubs' lights are used."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from companion.errors import Text
from companion.events import BUTTONS
from companion.mats.pins import FIRST_PIN, LAST_PIN, PinUses
from companion.mats.plan import PanelWiring, Spi, Wiring
from companion.system.section import Section

KEYS = ("encoder", "push", "buzzer", "lights", "brightness", "buttons", "lamps")
MOST_SEATS = 8  # the most players of any game
SEATS = tuple(f"seat-{number}" for number in range(1, MOST_SEATS + 1))
BRIGHTNESS = 25  # per cent, at which 64 lights of one colour draw at most 0.4 A


def read_panel(whole: Section, pins: PinUses, readers: Sequence[Wiring]) -> PanelWiring | None:
    """Read after the readers, so that a pin that both use is reported as a fault of the panel."""
    if "panel" not in whole:
        return None
    panel = whole.section("panel")
    panel.known(KEYS, "[panel]")
    encoder, push = _encoder(panel, pins)
    buzzer = _pin(panel, "buzzer", Text("mat-pin-of-buzzer"), pins)
    has_lights, brightness = _lights(panel, readers)
    buttons = _named(panel, "buttons", (*BUTTONS, *SEATS), "mat-pin-of-button", pins)
    lamps = _named(panel, "lamps", SEATS, "mat-pin-of-lamp", pins)
    return PanelWiring(buttons, encoder, push, lamps, buzzer, has_lights, brightness)


def _named(panel: Section, key: str, names: Collection[str], user: str, pins: PinUses) -> dict[str, int]:
    """The pins in the order of `names`, not of the file."""
    section = panel.section(key)
    section.known(names, f"[panel.{key}]")
    found = {name: _pin(section, name, Text(user, name=name), pins) for name in section.keys if name in names}
    return {name: pin for name in names if (pin := found.get(name)) is not None}


def _pin(section: Section, key: str, user: Text, pins: PinUses) -> int | None:
    pin = section.whole(key, None, FIRST_PIN, LAST_PIN) if key in section else None
    if pin is not None:
        pins.take(section, pin, user, key)
    return pin


def _encoder(panel: Section, pins: PinUses) -> tuple[tuple[int, int] | None, int | None]:
    """The two lines of the encoder, and its button."""
    lines = [pin for _, pin in panel.wholes("encoder", FIRST_PIN, LAST_PIN)]
    if isinstance(panel.plain("encoder", None), list) and panel.count("encoder") != 2:
        panel.report("mat-encoder-lines", "encoder", count=panel.count("encoder"))
    for place, pin in enumerate(lines):
        pins.take(panel, pin, Text("mat-pin-of-encoder"), "encoder", place)
    if "push" in panel and "encoder" not in panel:
        panel.report("mat-push-without-encoder", "push")
    push = _pin(panel, "push", Text("mat-pin-of-encoder-button"), pins)
    return (lines[0], lines[1]) if len(lines) == 2 else None, push


def _lights(panel: Section, readers: Sequence[Wiring]) -> tuple[bool, int]:
    has_lights = panel.flag("lights")
    if has_lights and readers and all(isinstance(one, Spi) for one in readers):
        panel.report("mat-lights-without-hubs", "lights")
    if "brightness" in panel and "lights" not in panel:
        panel.report("mat-brightness-without-lights", "brightness")
    return has_lights, panel.whole("brightness", BRIGHTNESS, 1, 100) or BRIGHTNESS
