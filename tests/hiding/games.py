"""Who sits the exam: a line for every game in `companion.core.games.registry`."""

from __future__ import annotations

from collections.abc import Mapping

from tests.hiding.cardline.exam import CARDLINE
from tests.hiding.comparity.exam import COMPARITY
from tests.hiding.exam import Exam
from tests.hiding.skyscrapers.exam import SKYSCRAPERS

EXAMS: Mapping[str, Exam] = {exam.game: exam for exam in (COMPARITY, CARDLINE, SKYSCRAPERS)}
