"""`python3 hardware/carrier/make.py BOARD FOLDER`: fills the board's ground, checks it, and plots it; wants KiCad 6 and its `pcbnew`.

Into FOLDER go the filled board, `drc.txt`, `gerbers/` with the drill files, and `plots/` with a PDF of each layer. KiCad's Python is the
system's own; nothing else of this project is needed. `tests/assets/carrier.py` calls it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pcbnew

GERBERS = (
    ("F_Cu", pcbnew.F_Cu),
    ("B_Cu", pcbnew.B_Cu),
    ("F_Mask", pcbnew.F_Mask),
    ("B_Mask", pcbnew.B_Mask),
    ("F_Silkscreen", pcbnew.F_SilkS),
    ("B_Silkscreen", pcbnew.B_SilkS),
    ("Edge_Cuts", pcbnew.Edge_Cuts),
)


def make(board_file: Path, folder: Path) -> None:
    board = pcbnew.LoadBoard(str(board_file))
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    pcbnew.SaveBoard(str(folder / board_file.name), board)
    pcbnew.WriteDRCReport(board, str(folder / "drc.txt"), pcbnew.EDA_UNITS_MILLIMETRES, True)
    plot(board, folder / "gerbers", pcbnew.PLOT_FORMAT_GERBER)
    drill(board, folder / "gerbers")
    plot(board, folder / "plots", pcbnew.PLOT_FORMAT_PDF)


def plot(board: pcbnew.BOARD, folder: Path, kind: int) -> None:
    controller = pcbnew.PLOT_CONTROLLER(board)
    options = controller.GetPlotOptions()
    options.SetOutputDirectory(str(folder.resolve()))
    options.SetPlotFrameRef(False)
    options.SetUseGerberProtelExtensions(False)
    options.SetSubtractMaskFromSilk(True)
    options.SetDrillMarksType(pcbnew.PCB_PLOT_PARAMS.NO_DRILL_SHAPE)
    options.SetUseAuxOrigin(False)
    for name, layer in GERBERS:
        controller.SetLayer(layer)
        controller.OpenPlotfile(name, kind, name)
        controller.PlotLayer()
    controller.ClosePlot()


def drill(board: pcbnew.BOARD, folder: Path) -> None:
    writer = pcbnew.EXCELLON_WRITER(board)
    writer.SetFormat(True)
    writer.SetOptions(False, False, board.GetDesignSettings().GetAuxOrigin(), False)
    writer.CreateDrillandMapFilesSet(str(folder.resolve()), True, False)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(str(__doc__))
    make(Path(sys.argv[1]), Path(sys.argv[2]))
