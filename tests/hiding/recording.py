"""Matches as they were played: a set-up, the lines that were told, and the steps before each reveal."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any

from companion.decks.card import CardId, Deck
from companion.games.game import Shown
from companion.referee.announcements import Announcement
from companion.referee.table_view import table_view
from tests.hiding.amends import QUESTIONS, amend
from tests.hiding.desk import Desk
from tests.hiding.noisy import sat
from tests.hiding.plans import Plan
from tests.hiding.unsteady import Unsteady
from tests.hiding.wandering import wander
from tests.people.playing import SETTLE, seated

MOST_ROUNDS = 160
AMENDED, ASKED, CLUMSY = 0.2, 0.1, 0.1
OPENS = ("-reveals", "-shows")  # the two facts that make a card public


@dataclass(frozen=True, slots=True)
class Recorded:
    plan: Plan
    deck: Deck
    lines: tuple[bytes, ...]
    public: Mapping[int, frozenset[CardId]]  # step -> cards that were shown by then; only steps to be examined
    is_over: bool

    @property
    def steps(self) -> tuple[int, ...]:
        return tuple(self.public)

    def hidden(self, step: int) -> frozenset[CardId]:
        return frozenset(self.deck.cards) - self.public[step]

    def mentions(self, card: CardId) -> bool:
        return any(f'"{card}"'.encode() in line or f"{card}".encode() in line.partition(b'"choose"')[2] for line in self.lines)


def record(plan: Plan, deck: Deck) -> Recorded:
    desk = Desk(plan.asked, deck)
    random = Random(plan.seed)
    lines: list[bytes] = []
    shown: list[frozenset[CardId]] = [frozenset()]
    with suppress(RuntimeError, ValueError, IndexError, KeyError):  # the people have lost their way; what was played until then counts
        for row in _played(plan, deck, desk):
            lines.append(json.dumps(row).encode())
            desk.tell(lines[-1])
            shown.append(public(desk.referee.heard))
    before_reveals = [step for step in range(len(lines)) if shown[step + 1] != shown[step]]
    now_and_then = random.sample(range(1, len(lines)), min(3, len(lines) - 1))
    untidy = [step for step in range(1, len(lines)) if _is_untidy(desk.answers[step])]
    steps = sorted({*before_reveals, *now_and_then, *random.sample(untidy, min(4, len(untidy))), len(lines)} - {0})
    is_over = table_view(desk.referee.standing).view.winners != ()
    return Recorded(plan, deck, tuple(lines), {step: shown[step] for step in steps}, is_over)


def _is_untidy(answer: bytes) -> bool:
    """Whether a view was asked for while several things were to be put right."""
    return any(len(json.loads(row).get("view", {}).get("instructions", ())) > 1 for row in answer.splitlines())


def public(heard: list[Announcement]) -> frozenset[CardId]:
    """Cards of which it was said that they were shown."""
    opened = [one.args["number"] for one in heard if one.key.endswith(OPENS)]
    return frozenset(number.card for number in opened if isinstance(number, Shown))


def _played(plan: Plan, deck: Deck, desk: Desk) -> Iterator[dict[str, Any]]:
    setup = desk.referee.standing.match.setup
    if plan.is_noisy:
        yield from sat(setup, deck, plan.seed)
        return
    people = seated(setup, deck, plan.seed, CLUMSY)
    unsteady = Unsteady(people, desk, plan.are_faces_seen, setup.house.get("check") == "lift")
    for _ in range(MOST_ROUNDS):
        table = table_view(desk.referee.standing)
        if table.view.winners != ():
            return
        if plan.is_wandered:
            yield from map(unsteady.later, wander(deck, table, people.random, has_pad=bool(plan.shape.pads)))
        elif people.random.random() < AMENDED and table.view.places:
            yield from amend(table, unsteady)
        else:
            yield from unsteady.act(table)
        yield unsteady.later({"wait": 0.0}, SETTLE)
        if len(table_view(desk.referee.standing).instructions) > 1:
            yield {"view": True}
        elif people.random.random() < ASKED:
            yield people.random.choice(QUESTIONS)
