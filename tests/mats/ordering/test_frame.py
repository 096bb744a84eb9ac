"""The frame of a board: a closed mesh for a printer, the same for OpenSCAD, and one that holds the board with its coil under the cross."""

from __future__ import annotations

import math
from collections import Counter
from itertools import pairwise

from companion.mats.ordering.frame import scad, stl
from tests.mats.ordering import written

HOLES = [(-17, 23), (17, 23), (-12.5, -14), (12.5, -14)]


def mesh():
    return written.stl(stl())


def cubes():
    return written.cubes(scad())


def is_full(point):
    """Whether there is material at a point, as OpenSCAD would say."""
    full = False
    for low, high, is_taken in cubes():
        if all(one < at < other for one, at, other in zip(low, point, high, strict=True)):
            full = not is_taken
    return full


def volume(triangles):
    """From the signed volumes of the tetrahedra to the origin; it is negative if corners run the wrong way round."""
    return sum(sum(part * other for part, other in zip(a, crossed(b, c), strict=True)) for a, b, c in triangles) / 6


def crossed(one, other):
    (x, y, z), (u, v, w) = one, other
    return y * w - z * v, z * u - x * w, x * v - y * u


def volume_of_cubes():
    """Cell by cell of the grid that the sides of all cubes make."""
    axes = [sorted({end[axis] for low, high, _ in cubes() for end in (low, high)}) for axis in range(3)]
    cells = [list(pairwise(axis)) for axis in axes]
    return sum(
        (right - left) * (back - front) * (top - low)
        for left, right in cells[0] for front, back in cells[1] for low, top in cells[2]
        if is_full(((left + right) / 2, (front + back) / 2, (low + top) / 2))
    )  # fmt: skip


def test_each_edge_of_the_mesh_is_shared_by_two_triangles_that_run_against_each_other():
    edges = Counter(edge for a, b, c in mesh() for edge in ((a, b), (b, c), (c, a)))
    assert set(edges.values()) == {1}
    assert all((end, start) in edges for start, end in edges)


def test_the_mesh_is_one_piece():
    left = set(mesh())
    reached, wave = set(), {next(iter(left))}
    by_corner = {}
    for triangle in left:
        for corner in triangle:
            by_corner.setdefault(corner, set()).add(triangle)
    while wave:
        reached |= wave
        wave = {near for triangle in wave for corner in triangle for near in by_corner[corner]} - reached
    assert reached == left


def test_mesh_and_openscad_have_the_same_volume():
    assert math.isclose(volume(mesh()), volume_of_cubes(), rel_tol=1e-9)
    assert math.isclose(volume(mesh()), 5811.65, abs_tol=0.01)


def test_normals_point_outwards():
    lines = stl().splitlines()
    told = [tuple(map(float, line.split()[2:])) for line in lines if line.startswith("facet")]
    for normal, (a, b, c) in zip(told, mesh(), strict=True):
        middle = [sum(corner[axis] for corner in (a, b, c)) / 3 for axis in range(3)]
        assert not is_full([at + part * 0.01 for at, part in zip(middle, normal, strict=True)])
        assert is_full([at - part * 0.01 for at, part in zip(middle, normal, strict=True)])


def test_it_is_as_large_as_the_plate_leaves_room():
    corners = [corner for triangle in mesh() for corner in triangle]
    assert [(min(axis), max(axis)) for axis in zip(*corners, strict=True)] == [(-22.25, 22.25), (-22.25, 42.25), (0, 6.6)]


def test_holes_go_through_at_the_holes_of_the_board_with_a_post_around_each():
    for x, y in HOLES:
        assert not any(is_full((x + dx, y + dy, z)) for dx in (-1.5, 1.5) for dy in (-1.5, 1.5) for z in (0.1, 2.5, 4.9))
        assert all(is_full((x + dx, y, z)) for dx in (-2.5, 2.5) for z in (0.1, 2.5, 4.9))
        assert not is_full((x + 2.5, y, 5.1)) or abs(x + 2.5) > 20


def test_the_board_lies_in_it_and_the_coil_looks_through():
    bed = [(x, y) for x in (-19.9, 0, 19.9) for y in (-19.9, 0, 39.9)]
    assert not any(is_full((x, y, z)) for x, y in bed for z in (5.05, 6.5))
    assert all(is_full((x, y, 4.9)) for x, y in ((-19, 0), (19, 0), (0, -19), (-19, 39), (19, 39)))
    assert not any(is_full((x, y, z)) for x in range(-8, 9, 4) for y in range(-16, 17, 4) for z in (0.1, 4.9))


def test_wires_leave_at_the_pins():
    assert not any(is_full((x, y, z)) for x in (-11, 0, 11) for y in (37.5, 41) for z in (0.1, 4.9, 6.5))
