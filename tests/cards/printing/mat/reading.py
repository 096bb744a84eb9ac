"""A printed plan, read back: the lines on its pages in millimetres, as a program finds them that knows nothing of how they were made."""

from __future__ import annotations

import io
from functools import cache

from pypdf import PdfReader
from pypdf.generic import ContentStream

from companion.cards.printing.mat.pages import plan_file
from companion.cards.printing.paper import PAPERS
from companion.mats.files import find

MILLIMETRE = 72 / 25.4


@cache
def contents(mat, language="en", paper="a4", overlap=10):
    return plan_file(find(mat), PAPERS[paper], overlap, language).contents


def pages_of(pdf):
    return PdfReader(io.BytesIO(pdf)).pages


def lines(page):
    """Straight pieces that are seen whole, each with its ends."""
    found, at, stack, matrix, box, clip = [], (0.0, 0.0), [], (1, 0, 0, 1, 0, 0), None, None
    for operands, operator in ContentStream(page.get_contents(), page.pdf).operations:
        numbers = [float(one) for one in operands] if operator in (b"m", b"l", b"cm", b"re") else []
        if operator == b"q":
            stack.append((matrix, clip))
        elif operator == b"Q":
            matrix, clip = stack.pop()
        elif operator == b"cm":
            matrix = joined(numbers, matrix)
        elif operator == b"re":
            box = (moved(numbers[:2], matrix), moved((numbers[0] + numbers[2], numbers[1] + numbers[3]), matrix))
        elif operator == b"W":
            clip = box
        elif operator == b"m":
            at = moved(numbers, matrix)
        elif operator == b"l":
            before, at = at, moved(numbers, matrix)
            if clip is None or all(is_inside(point, clip) for point in (before, at)):
                found.append((before, at))
    return found


def is_inside(point, box):
    (left, bottom), (right, top) = box
    return left <= point[0] <= right and bottom <= point[1] <= top


def texts(page):
    """Each as it was written, by itself."""
    found = []
    page.extract_text(visitor_text=lambda text, *_: found.append(text.strip()))
    return [text for text in found if text]


def joined(one, other):
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)


def moved(point, matrix):
    x, y = point
    a, b, c, d, e, f = matrix
    return ((a * x + c * y + e) / MILLIMETRE, (b * x + d * y + f) / MILLIMETRE)


def crosses(page, arm):
    """The middles of crosses whose arms are that long."""
    level, upright = [], []
    for (x, y), (to_x, to_y) in lines(page):
        if abs(to_y - y) < 0.01 and abs(abs(to_x - x) - 2 * arm) < 0.01:
            level.append(((x + to_x) / 2, y))
        if abs(to_x - x) < 0.01 and abs(abs(to_y - y) - 2 * arm) < 0.01:
            upright.append((x, (y + to_y) / 2))
    return sorted(one for one in level if any(is_near(one, other) for other in upright))


def is_near(one, other, apart=0.02):
    return abs(one[0] - other[0]) <= apart and abs(one[1] - other[1]) <= apart
