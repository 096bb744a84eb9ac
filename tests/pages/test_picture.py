"""When the picture is taken that the command line asked for."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
import pytest

from companion.pages.watching import KeptPicture


@pytest.mark.parametrize(
    ("at", "is_over", "is_moving", "is_taken"),
    [
        (None, False, False, True),  # a page, at once
        (None, False, True, False),
        (4.9, False, False, False),
        (5.0, False, False, True),
        (5.0, False, True, False),
        (4.9, True, False, True),  # the match was over before
    ],
)
def test_a_picture_is_of_the_match_as_it_stands_then_or_of_its_end_and_of_nothing_that_moves(tmp_path, at, is_over, is_moving, is_taken):
    wanted = KeptPicture(tmp_path / "kept.png", 5.0)
    window = SimpleNamespace(is_moving=is_moving, canvas=pygame.Surface((8, 8)))
    running = SimpleNamespace(at=at, is_over=is_over) if at is not None else None
    assert wanted.is_taken(window, running) == is_taken
    assert wanted.path.exists() == is_taken
