"""A plan as a file: first how to put it together, then each tile with its back behind it."""

from __future__ import annotations

from dataclasses import replace

from companion.cards.printing.ink import Ink
from companion.cards.printing.mat import guide, readers
from companion.cards.printing.mat.back import back
from companion.cards.printing.mat.drawing import MatDrawing, of_tiles
from companion.cards.printing.mat.front import edge_labels, front, slot_box
from companion.cards.printing.mat.guide import Guide, Paragraph
from companion.cards.printing.mat.sheets import foot, sheet
from companion.cards.printing.mat.tiling import Side, Tiling, tiled
from companion.cards.printing.paper import PaperSize
from companion.cards.printing.words import PlanWords
from companion.core.frozen import dataclass
from companion.core.referee.announcements import Said
from companion.mats.plan import Plan

SIDES: tuple[Side, Side] = ("front", "back")


@dataclass(frozen=True, slots=True)
class PlanFile:
    contents: bytes  # of a PDF
    pages: int  # every second one is the back of the one before


def plan_file(plan: Plan, paper: PaperSize, overlap: float, language: str) -> PlanFile:
    words = PlanWords(language)
    boxes = [slot_box(plan, slot) for slot in plan.shape.slots]
    tiling = tiled(plan.geometry.width, plan.geometry.height, (paper.width, paper.height), overlap, boxes)
    ink = Ink(words.say("mat-plan-title", name=plan.name), language)
    from_above = front(plan, words).and_then(edge_labels(plan, tiling, words))
    drawings: dict[Side, MatDrawing] = {"front": from_above, "back": back(plan, words)}
    _guides(ink, plan, paper, tiling, drawings, words)
    marks = {side: of_tiles(drawings[side], tiling, side) for side in SIDES}
    for tile in tiling.tiles:
        for side in SIDES:
            ink.page(paper)
            sheet(ink, tiling, tile, side, marks[side][tile.code], words)
            name = words.say("mat-plan-sheet", sheet=tile.code, across=tiling.across.count, up=tiling.up.count)
            foot(ink, paper, name, _about(plan, side, words), words)
    return PlanFile(ink.finish(), ink.pages)


def _about(plan: Plan, side: Side, words: PlanWords) -> str:
    return words.say("mat-plan-is-front" if side == "front" else "mat-plan-is-back", name=plan.name)


def _guides(ink: Ink, plan: Plan, paper: PaperSize, tiling: Tiling, drawings: dict[Side, MatDrawing], words: PlanWords) -> None:
    """Draws the first pages, on both sides of a leaf; a long list of readers goes on upon further leaves."""
    left: tuple[Paragraph, ...] = ()
    of_both = (_of_front(plan, paper, tiling, words), _of_back(plan, words))
    for side, one in zip(SIDES, of_both, strict=True):
        ink.page(paper)
        room = guide.begin_guide(ink, one, paper)
        picture = guide.picture_of(one, plan, room, side)
        guide.draw_overview(ink, picture, drawings[side], tiling)
        left = (*left, *guide.write_paragraphs(ink, one.paragraphs, replace(room, top=picture.box.bottom - 5)))
        foot(ink, paper, words.say("mat-plan-overview"), one.title, words)
    while left or ink.pages % 2:
        ink.page(paper)
        left = guide.write_paragraphs(ink, left, guide.room_of(paper))
        foot(ink, paper, words.say("mat-plan-overview"), words.say("mat-plan-title", name=plan.name), words)


def _of_front(plan: Plan, paper: PaperSize, tiling: Tiling, words: PlanWords) -> Guide:
    width, depth = (words.length(one) for one in (plan.geometry.width, plan.geometry.height))
    across, up, overlap = tiling.across.count, tiling.up.count, words.length(tiling.across.overlap)
    if across * up == 1:
        about = words.say("mat-plan-one-sheet", width=width, depth=depth, paper=paper.name.title())
        steps: tuple[str, ...] = ("print", "cut", "edge")
    else:
        size: dict[str, Said] = {"width": width, "depth": depth, "across": across, "up": up, "count": across * up}
        about = words.say("mat-plan-sheets", paper=paper.name.title(), overlap=overlap, **size)
        steps = ("print", "cut", "glue", "measure", "edge")
    told = [words.say(f"mat-plan-step-{step}", width=width, depth=depth) for step in steps]
    paragraphs = tuple(Paragraph(text, f"{place}.") for place, text in enumerate(told, 1))
    return Guide(words.say("mat-plan-title", name=plan.name), about, paragraphs)


def _of_back(plan: Plan, words: PlanWords) -> Guide:
    return Guide(words.say("mat-plan-title-below", name=plan.name), words.say("mat-plan-about-below"), readers.paragraphs_of(plan, words))
