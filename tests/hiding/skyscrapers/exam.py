"""How Skyscrapers sits the exam: a covered card, and a card in a hand, changes nothing that is let out (S15)."""

from __future__ import annotations

from tests.hiding.exam import Exam
from tests.hiding.skyscrapers.kinds import KINDS
from tests.hiding.skyscrapers.plans import ORDERS, plans
from tests.hiding.skyscrapers.plants import PLANTS
from tests.hiding.skyscrapers.playing import Company, is_mixed

SAID = (
    "opens", "builds", "roofs", "insures", "quakes", "quake-cancelled", "insurance-cancels", "century", "turned", "loses-insurance",
    "site-collapses", "building-collapses", "gets-order-and-unity", "loses-order-and-unity", "gets-world-record", "faulty-no-toilet",
    "studies", "keeps", "takes-all", "takes-discarded", "tornado", "hands-left", "takes", "discards", "draws", "total", "card-is",
    "refused-already-built", "refused-no-draw-due", "shown-all",
)  # fmt: skip

SKYSCRAPERS = Exam(
    game="skyscrapers",
    plans=plans,
    company=Company,
    is_worth_it=is_mixed,
    most_worth_it=30,
    kinds=KINDS,
    plants=PLANTS,
    must_say=frozenset(f"skyscrapers-{key}" for key in SAID) | {"table-undone", "table-moved", "table-refused-not-offered"},
    orders=frozenset(ORDERS),
)
