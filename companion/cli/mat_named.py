"""The mat that is named on the command line, and the file of its calibration."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from companion.cli.arguments import HelpText, Parser
from companion.errors import Text, unusable

if TYPE_CHECKING:
    from companion.mats.plan import Plan

USUAL = "8x8"


def mat_named(parser: Parser) -> None:
    parser.add_argument("mat", nargs="?", default=USUAL, metavar="help-metavar-mat", help=HelpText("help-common-mat", usual=USUAL))


def mat_of(name: str) -> tuple[Plan, Path]:
    """The mat, and the file of its calibration."""
    from companion.config.config import folders
    from companion.mats.calibration import place_of
    from companion.mats.files import file_of, load
    from companion.mats.plan import NO_MAT

    if name == NO_MAT.name:
        raise unusable(Text("place-mat-quoted", mat="none"), "cli-no-mat-to-listen-to", usual=USUAL)
    places = folders(os.environ)
    file = file_of(name, places.mats, can_be_none=False)
    return load(file), place_of(file, places.state)
