"""A player who only chooses among what is offered and taps cards: for tables on which no cell is read (C19)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.core.decks.card import Deck
from companion.core.referee.table_view import TableView

Row = dict[str, Any]


def wander(deck: Deck, table: TableView, random: Random, *, has_pad: bool) -> Iterator[Row]:
    offers = [offer.id for offer in table.expected.offers if offer.kind not in ("shift", "drop") or random.random() < 0.1]
    checks = [offer for offer in offers if offer.startswith("check:")]
    lying = {one.card for one in table.view.places} | {card for card, _ in table.view.discarded}
    if table.expected.question and random.random() < 0.7:
        yield {"press": "ok"}
    elif checks and random.random() < 0.3:
        yield {"choose": random.choice(checks)}
    elif has_pad and not table.view.pending and random.random() < 0.6:
        yield {"tap": "pad", "card": random.choice([card for card in sorted(deck.cards) if card not in lying])}
    elif has_pad and lying and random.random() < 0.1:
        yield {"tap": "pad", "card": random.choice(sorted(lying))}
    elif offers:
        yield {"choose": random.choice(offers)}
    else:
        yield {"press": random.choice(("ok", "cancel", "undo", "check"))}
