"""How Comparity sits the exam: numbers that were not shown yet go to other cards, and nothing of that is let out, by hand or by choice."""

from __future__ import annotations

from tests.hiding.comparity.kinds import KINDS
from tests.hiding.comparity.plans import ORDERS, plans
from tests.hiding.comparity.plants import PLANTS
from tests.hiding.comparity.playing import Company, is_untidy
from tests.hiding.exam import Exam

SAID = (
    "reveals", "shows", "in-order", "too-great-left", "penalty", "swapped", "discarded", "duet", "trio", "card-is", "accepted",
    "wrong-taken-back", "refused-no-draw-due", "shown-all",
)  # fmt: skip
ASKED = ("undone", "ask-undo-shown", "leave-in-box", "refused-not-offered", "ask-moved")

COMPARITY = Exam(
    game="comparity",
    plans=plans,
    company=Company,
    is_worth_it=is_untidy,
    most_worth_it=4,
    kinds=KINDS,
    plants=PLANTS,
    must_say=frozenset(f"comparity-{key}" for key in SAID) | {f"table-{key}" for key in ASKED},
    orders=frozenset(ORDERS),
)
