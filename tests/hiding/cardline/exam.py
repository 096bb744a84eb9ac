"""How Cardline sits the exam: until a card is turned, nothing tells whether it fits (L9)."""

from __future__ import annotations

from tests.hiding.cardline.kinds import KINDS
from tests.hiding.cardline.plans import ORDERS, plans
from tests.hiding.cardline.plants import PLANTS
from tests.hiding.cardline.playing import Company, is_unturned
from tests.hiding.exam import Exam

SAID = (
    "opens", "fits-first", "fits-last", "fits-between", "misfits-first", "misfits-last", "misfits-between", "draws", "play-off",
    "line-is-long", "joins", "accept-shows", "accept-misfits", "accepted-gone", "card-is", "wins", "dropped",
    "wrong-to-the-box", "wrong-taken-back", "wrong-two-cards", "wrong-belongs-elsewhere", "wrong-on-a-card", "wrong-in-the-box",
    "ask-joins", "refused-in-the-box", "refused-no-draw-due", "refused-take-it-back",
)  # fmt: skip

CARDLINE = Exam(
    game="cardline",
    plans=plans,
    company=Company,
    is_worth_it=is_unturned,
    most_worth_it=1000,
    kinds=KINDS,
    plants=PLANTS,
    must_say=frozenset(f"cardline-{key}" for key in SAID) | {"table-undone-play", "table-ask-undo-shown", "table-refused-not-offered"},
    orders=frozenset(ORDERS),
)
