"""The chips that there is a driver for: one line each, and a folder with `chip.py` and `registers.py`.

`chip.py` names its antenna `KIND`, which fills the port `hardware.antennas.antenna`. Only the wanted one is loaded: a hub has little room.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hardware.antennas.antenna import Antenna

CHIPS = {
    "mfrc522": "hardware.rc522",
    "st25r3916": "hardware.st25r3916",
}
CHIP = "mfrc522"  # where nothing else is said


def kind_of(chip: str) -> "type[Antenna]":
    found: type[Antenna] = __import__(CHIPS[chip] + ".chip", None, None, ("KIND",)).KIND
    return found


def chip_name(version: int) -> str:
    """The name for what a chip says of its version; clones work as well, so an unknown value is given as a number."""
    if version in (0x00, 0xFF):
        return "no answer"
    for chip in CHIPS:
        for known, name in kind_of(chip).VERSIONS:
            if known == version:
                return name
    return "chip " + hex(version)
