"""Who plays the matches of Comparity that are examined: people who err, clumsy hands over a noisy radio, or somebody who only chooses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from companion.core.decks.card import Deck
from companion.core.referee.table_view import table_view
from tests.hiding.amends import ON_AN_AREA, QUESTIONS, amend
from tests.hiding.comparity.unsteady import Unsteady
from tests.hiding.comparity.wandering import wander
from tests.hiding.desk import Desk
from tests.hiding.exam import Held, Plan, Row
from tests.hiding.noisy import sat
from tests.simulator.people.playing import SETTLE, seated

MOST_ROUNDS = 160
AMENDED, ASKED, CLUMSY, DRAWN = 0.2, 0.1, 0.1, 0.3


class Company:
    def __init__(self, plan: Plan, deck: Deck, desk: Desk) -> None:
        self._plan, self._deck, self._desk = plan, deck, desk
        self.held: Held = {}

    def rows(self) -> Iterator[Row]:
        plan, desk = self._plan, self._desk
        setup = desk.referee.state.match.setup
        if plan.is_noisy:
            yield from (row for row, _ in sat(setup, self._deck, plan.seed))
            return
        people = seated(setup, self._deck, plan.seed, CLUMSY)
        unsteady = Unsteady(people, desk, are_faces_seen=plan.are_faces_seen, is_lift_the_word=setup.house.get("check") == "lift")
        drawing = Random(plan.seed)
        for _ in range(MOST_ROUNDS):
            table = unsteady.look()
            if table.view.winners != ():
                return
            if plan.shape.draw_pads and people.pile and drawing.random() < DRAWN:
                yield unsteady.later({"tap": plan.shape.draw_pads[0], "card": drawing.choice(people.pile)})
                continue
            if plan.shape.columns == 0:
                yield from map(unsteady.later, wander(self._deck, table, people.random, has_pad=bool(plan.shape.pads)))
            elif people.random.random() < AMENDED and table.view.places:
                yield from amend(table, unsteady, ON_AN_AREA)
            else:
                yield from unsteady.act(table)
            yield unsteady.later({"wait": 0.0}, SETTLE)
            if len(table_view(desk.referee.state).instructions) > 1:
                yield {"view": True}
            elif people.random.random() < ASKED:
                yield people.random.choice(QUESTIONS)


def is_untidy(desk: Desk) -> bool:
    """Whether a view was asked for while several things were to be put right."""
    return any(len(json.loads(row).get("view", {}).get("instructions", ())) > 1 for row in desk.answers[-1].splitlines())
