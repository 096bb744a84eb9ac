"""A printed plan is measured: by a program that reads PDF, and on a picture of its pages."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from companion.cards.printing.mat.back import ARM as COIL
from companion.cards.printing.mat.back import antennas
from companion.cards.printing.mat.front import CENTRE, slot_box
from companion.cards.printing.mat.sheets import ARM as SEAM
from companion.cards.printing.mat.tiling import tiled
from companion.cards.printing.paper import PAPERS
from companion.mats.files import find, shipped
from tests.cards.printing.mat.reading import contents, crosses, is_near, lines, pages_of, texts

GUIDES = 2  # pages before the first sheet; no shipped mat has so many readers that they need more
DOTS = 300 / 25.4  # of a picture, in a millimetre
NEAR = 0.2  # millimetres

needs_poppler = pytest.mark.skipif(shutil.which("pdftoppm") is None, reason="pdftoppm (poppler-utils) is not installed")
needs_pdffonts = pytest.mark.skipif(shutil.which("pdffonts") is None, reason="pdffonts (poppler-utils) is not installed")


def tiling_of(mat, paper="a4"):
    plan, sheet = find(mat), PAPERS[paper]
    boxes = [slot_box(plan, slot) for slot in plan.shape.slots]
    return tiled(plan.geometry.width, plan.geometry.height, (sheet.width, sheet.height), 10, boxes)


def sides(mat, paper="a4"):
    """Each tile with its two pages."""
    pages = pages_of(contents(mat, paper=paper))[GUIDES:]
    return zip(tiling_of(mat, paper).tiles, pages[::2], pages[1::2], strict=True)


@pytest.mark.parametrize(("mat", "paper"), [("3x3", "a4"), ("skyscrapers", "letter"), ("one-pad", "a4")])
def test_the_middles_of_slots_and_coils_are_where_the_mat_file_says(mat, paper):
    plan, tiling = find(mat), tiling_of(mat, paper)
    seen = set()
    for tile, front, back in sides(mat, paper):
        whole = tile.shown.within(COIL)  # a cross at the very edge is cut
        there = {slot: point for slot, point in plan.geometry.centres.items() if whole.has(point)}
        for side, page, arm in (("front", front, CENTRE), ("back", back, COIL)):
            printed = crosses(page, arm)
            for slot, point in there.items():
                assert any(is_near(tiling.on_sheet(tile, point, side), one) for one in printed), (tile.code, side, slot)
        seen |= there.keys()
    assert seen == set(plan.shape.slots)


def test_each_coil_lies_under_the_middle_of_its_slot_when_the_sheet_is_turned_over():
    for _, front, back in sides("3x3"):
        in_front = crosses(front, CENTRE)
        behind = sorted((210 - x, y) for x, y in crosses(back, COIL))
        assert all(any(is_near(one, other) for other in in_front) for one in behind)
    assert len(antennas(find("3x3"))) == 10


@pytest.mark.parametrize("mat", ["3x3", "line-32"])
def test_crosses_of_neighbours_become_whole_when_they_are_put_together(mat):
    """Where a mark stands on the mat is told by each sheet that has it; they agree."""
    tiling = tiling_of(mat)
    for side, which in (("front", 1), ("back", 2)):
        told = {}
        for sheet in sides(mat):
            tile, page = sheet[0], sheet[which]
            (left, bottom), sign = tiling.on_sheet(tile, tile.shown.corners[0], side), 1 if side == "front" else -1
            for x, y in crosses(page, SEAM):
                on_mat = tile.shown.left + sign * (x - left), tile.shown.bottom + y - bottom
                known = next((one for one in told if is_near(one, on_mat)), on_mat)
                told.setdefault(known, set()).add(tile.code)
        expected = tiling.crosses(side)
        assert len(told) == len(expected)
        assert all(any(is_near(one, other) for other in told) for one in expected)
        assert all(len(codes) in (2, 4) for codes in told.values())


def test_a_line_says_where_the_edge_of_the_next_sheet_goes():
    tiling = tiling_of("3x3")
    [across], _ = tiling.seams("front")
    [behind], _ = tiling.seams("back")
    (first, front, _), (second, _, back), *_ = sides("3x3")
    for tile, page, side, x in ((first, front, "front", across), (second, back, "back", behind)):
        ends = [tiling.on_sheet(tile, (x, y), side) for y in (tile.shown.bottom, tile.shown.top)]
        assert any(is_near(one, ends[0]) and is_near(other, ends[1]) for one, other in lines(page))


@pytest.mark.exam
@pytest.mark.parametrize("mat", shipped())
def test_every_page_has_a_rule_of_a_hundred_millimetres(mat):
    for page in pages_of(contents(mat)):
        ruled = [(*one, *other) for one, other in lines(page) if one[1] == other[1] < 20 and other[0] - one[0] > 50]
        assert [tuple(round(each, 2) for each in one) for one in ruled] == [(10.0, 10.0, 110.0, 10.0)]


@pytest.mark.parametrize(
    ("mat", "sheets"),
    [
        ("one-pad", 1),
        ("3x3", 4),
        *(pytest.param(*one, marks=pytest.mark.exam) for one in (("skyscrapers", 5), ("line-32", 7), ("8x8", 16))),
    ],
)
def test_every_sheet_has_two_pages_and_says_on_both_which_it_is(mat, sheets):
    pages = pages_of(contents(mat))
    tiling = tiling_of(mat)
    assert len(pages) == GUIDES + 2 * sheets
    for tile, front, back in sides(mat):
        said = f"Sheet {tile.code} of {tiling.across.count} × {tiling.up.count}"
        assert said in front.extract_text()
        assert said in back.extract_text()


@pytest.mark.parametrize("mat", shipped())
def test_every_slot_is_named_once_in_front_and_once_behind(mat):
    names = [str(slot) for slot in find(mat).shape.slots]
    fronts = [text for _, front, _ in sides(mat) for text in texts(front)]
    backs = [text for _, _, back in sides(mat) for text in texts(back)]
    assert {name: (fronts.count(name), backs.count(name)) for name in names} == dict.fromkeys(names, (1, 1))


@pytest.mark.parametrize(
    ("language", "first", "second", "foot"),
    [
        ("en", ("Plan of the mat “3 x 3”", "Cut each sheet along its frame."), ("SCK is BCM 11",), ("Sheet B2 of 2 × 2", "back: where")),
        ("ru", ("Чертёж поля «3 x 3»", "Обрежьте каждый лист по рамке."), ("шина 0",), ("Лист B2 из 2 × 2", "оборот: где считыватели")),
        ("fr", ("Plan du tapis «\u00a03 x 3\u00a0»", "le long de son cadre."), ("bus 0",), ("Feuille B2 sur 2 × 2", "verso")),
    ],
)
def test_its_words_can_be_found_and_copied(language, first, second, foot):
    pages = pages_of(contents("3x3", language))
    for page, words in ((pages[0], first), (pages[1], second), (pages[-1], foot)):
        text = page.extract_text()
        assert [word for word in words if word not in text] == []


def test_the_same_mat_gives_the_same_file():
    assert contents("one-pad") == contents.__wrapped__("one-pad")


def test_a_long_list_of_readers_goes_on_upon_further_leaves(tmp_path):
    cells = [f"{chr(65 + column)}{row + 1}" for row in range(4) for column in range(8)]
    hubs = "".join(f'[[readers]]\nname = "hub {cell}"\nkind = "hub"\nport = "number-{cell}"\nslots = ["{cell}"]\n' for cell in cells)
    file = tmp_path / "many.toml"
    file.write_text(f'name = "many"\n[grid]\ncolumns = 8\nrows = 4\n{hubs}', encoding="utf-8")
    pages = pages_of(contents(str(file)))
    listed = [page.extract_text() for page in pages[:4]]
    assert ["Overview" in page for page in listed] == [True] * 4
    assert [sum(f"hub number-{cell}," in page for page in listed) for cell in cells] == [1] * len(cells)
    assert len(pages) % 2 == 0
    assert "Sheet A1" in pages[4].extract_text()


@needs_pdffonts
def test_fonts_are_embedded_with_the_signs_that_are_used(tmp_path):
    file = tmp_path / "plan.pdf"
    file.write_bytes(contents("3x3", "ru"))
    told = subprocess.run(["pdffonts", file], capture_output=True, text=True, check=True).stdout.splitlines()[2:]
    assert told
    for line in told:
        embedded, subset, unicode = line.split()[-5:-2]
        assert (embedded, subset, unicode) == ("yes", "yes", "yes")


def picture(file, page):
    """Rows of a page at 300 dots an inch, from above; 0 is black."""
    words = ["pdftoppm", "-r", "300", "-gray", "-f", str(page), "-l", str(page), "-singlefile", str(file), str(file.with_suffix(""))]
    subprocess.run(words, check=True, capture_output=True)
    raw = file.with_suffix(".pgm").read_bytes()
    _, size, _, pixels = raw.split(b"\n", 3)
    width, height = map(int, size.split())
    return [pixels[row * width : (row + 1) * width] for row in range(height)]


def darkest(values, start):
    """Where in the middle of it the dark lies, in dots."""
    ink = [255 - value for value in values]
    assert max(ink) > 60
    return start + sum((place + 0.5) * one for place, one in enumerate(ink)) / sum(ink)


@needs_poppler
@pytest.mark.parametrize(("side", "arm"), [("front", CENTRE), ("back", COIL)])
def test_on_a_picture_of_a_page_the_middles_lie_within_a_fifth_of_a_millimetre(tmp_path, side, arm):
    file = tmp_path / "plan.pdf"
    file.write_bytes(contents("3x3"))
    rows = picture(file, GUIDES + (1 if side == "front" else 2))
    tiling, plan = tiling_of("3x3"), find("3x3")
    tile = tiling.tiles[0]
    for slot in ("A1", "B1"):
        x, y = tiling.on_sheet(tile, plan.geometry.centres[slot], side)
        across, down, near, far = x * DOTS, (297 - y) * DOTS, int(1.2 * DOTS), int(arm * 0.6 * DOTS)
        left, top = int(across) - near, int(down) - near
        found_x = darkest(rows[int(down) + far][left : int(across) + near], left)
        found_y = darkest([rows[row][int(across) + far] for row in range(top, int(down) + near)], top)
        assert abs(found_x - across) / DOTS < NEAR
        assert abs(found_y - down) / DOTS < NEAR
