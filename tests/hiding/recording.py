"""Matches as they were played: a set-up, the lines that were told, and the steps before each reveal."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import chain
from random import Random

from companion.core.decks.card import CardId, Deck
from companion.core.games.game import Shown
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.table_view import table_view
from tests.hiding.desk import Desk
from tests.hiding.exam import Exam, Held, Plan, Recorded, Row

NOW_AND_THEN = 3  # steps that are looked at for no reason


def record(exam: Exam, plan: Plan, deck: Deck) -> Recorded:
    desk = Desk(plan.asked, deck)
    random = Random(plan.seed)
    company = exam.company(plan, deck, desk)
    lines: list[bytes] = []
    shown: list[frozenset[CardId]] = [public(desk.referee.heard)]
    held: list[Held] = [company.held]
    worth: list[int] = []
    with suppress(RuntimeError, ValueError, IndexError, KeyError):  # the people have lost their way; what was played until then counts
        for row in chain(company.rows(), _shown_at_last(desk, plan)):
            lines.append(json.dumps(row).encode())
            desk.tell(lines[-1])
            shown.append(public(desk.referee.heard))
            held.append(company.held)
            worth += [len(lines)] if exam.is_worth_it(desk) else []
    before_reveals = [step for step in range(len(lines)) if shown[step + 1] != shown[step]]
    now_and_then = random.sample(range(1, len(lines)), min(NOW_AND_THEN, len(lines) - 1))
    chosen = random.sample(worth, min(exam.most_worth_it, len(worth)))
    steps = sorted({*before_reveals, *now_and_then, *chosen, len(lines)} - {0})
    is_over = table_view(desk.referee.state).view.winners != ()
    return Recorded(plan, deck, tuple(lines), {step: shown[step] for step in steps}, {step: held[step] for step in steps}, is_over)


def public(heard: list[Announcement]) -> frozenset[CardId]:
    """Cards of which it was said what they show."""
    return frozenset(card for one in heard for card in _shown(one.args.values()))


def _shown(values: Iterable[Said]) -> Iterator[CardId]:
    for value in values:
        if isinstance(value, Shown):
            yield value.card
        elif isinstance(value, tuple):
            yield from _shown(value)


def _shown_at_last(desk: Desk, plan: Plan) -> Iterator[Row]:
    """After every second match its people ask to see what still lies closed (H3)."""
    if plan.seed % 2 and any(one.kind == "show-all" for one in table_view(desk.referee.state).expected.offers):
        yield {"choose": "show-all"}
