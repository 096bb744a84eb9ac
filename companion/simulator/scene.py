"""What clumsy hands see of any table, and how they put right what they did: by what the referee asks for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from companion.core.decks.card import CardId
from companion.events import Slot, Uid
from companion.simulator.fingers import REACH, READ
from companion.simulator.mending import Mending
from companion.simulator.table import SimulatedTable

NOTICED = 2.6  # seconds until people look up
LEFT = 8.0  # seconds that a card is left on a pad; longer than the mat waits before it says so
MOST_UNDONE = 4  # a card that is taken back and flickers before it is lifted counts once more
STRANGE = Uid("04f00dfacade42")  # a bus pass, a library card


class SceneHands(Protocol):
    def uid(self, card: CardId) -> Uid: ...
    def is_asked_strangely(self) -> bool: ...
    def answer_strange(self) -> bool: ...
    def undo(self) -> None: ...


class Scene:
    """`box` are cards of the deck that were not dealt."""

    def __init__(self, table: SimulatedTable, hands: SceneHands, chance: Random, box: Sequence[CardId] = ()) -> None:
        self.table, self.chance, self.box = table, chance, tuple(box)
        self.shape = table.referee.state.match.shape
        self._hands = hands
        self._mending = Mending(table)

    # putting right

    def put_right(self) -> None:
        self.mend()
        for _ in range(3):
            if not self._hands.is_asked_strangely() and not self.table.look().view.pending:
                return
            if not self._hands.answer_strange():
                self.table.press("cancel")
            self.mend()

    def mend(self, keep: frozenset[CardId] = frozenset()) -> None:
        self.table.wait(NOTICED)
        self._mending.until_right(keep)

    def take_up(self, uids: Sequence[Uid]) -> None:
        """Back into the hand, what still lies on the mat and counts for nothing."""
        for uid in uids:
            if not self.counts(uid) and self.table.slot_of(uid) is not None:
                self.table.lift(uid)
                self.table.wait(REACH)
        self.put_right()
        for uid in uids:  # it may have become firm while it was taken up
            self.unplay(uid)

    def unplay(self, uid: Uid) -> None:
        """Until it does not count: a card that flickers before it is lifted counts once more."""
        for _ in range(MOST_UNDONE):
            if not self.counts(uid):
                return
            self.take_back()

    def take_back(self) -> None:
        """The last act is taken back, and its card lifted at once."""
        self.table.say("second-card")
        self._hands.undo()
        self._mending.follow(self.table.look().instructions)
        self.table.wait(NOTICED)

    # things that go wrong at every table

    def lay_foreign(self, uid: Uid, slot: Slot) -> bool:
        """Lays this tag where it does not belong, and takes it away once the referee asks; True, as it happened."""
        self.table.lay(uid, slot)
        self.put_right()
        if self.table.slot_of(uid) is not None:  # no instruction asked for it back: a question did, or the radio did not hear it
            self.table.lift(uid)
            self.put_right()
        return True

    def lay_somewhere(self, uid: Uid) -> bool:
        free = self.free_slots()
        return bool(free) and self.lay_foreign(uid, self.chance.choice(free))

    def leave_on(self, uid: Uid, pad: Slot) -> bool:
        """Forgotten on a pad until it is asked away."""
        self.table.lay(uid, pad)
        self.table.wait(NOTICED)
        if self.table.look().view.pending:
            self.table.press("cancel")
        self.table.wait(LEFT)
        self.put_right()
        self.take_up((uid,))
        return True

    # what is seen

    def counts(self, uid: Uid) -> bool:
        """Whether the screen has it on the table."""
        return any(self._hands.uid(one.card) == uid for one in self.table.look().view.places)

    def is_asked(self, key: str) -> bool:
        question = self.table.look().expected.question
        return question is not None and question.key.endswith(key)

    def is_quiet(self) -> bool:
        """Whether no question is asked that a button could answer."""
        return self.table.look().expected.question is None

    def heard_pads(self) -> list[Slot]:
        silent = {*self.shape.blind, *self.table.look().frozen}
        return [pad for pad in (*self.shape.pads, *self.shape.draw_pads) if pad not in silent]

    def free_slots(self) -> list[Slot]:
        """Cells and places of a line on which nothing lies, and where something would be heard."""
        table = self.table.look()
        slots = [slot for slot in self.shape.slots if not self.shape.is_tapped(slot)]
        return [slot for slot in slots if slot not in table.frozen and slot not in self.shape.blind and not self.table.lying_on(slot)]


# Blunders that are the same in every game where cards lie on the mat.


def strange_tag(scene: Scene, _: Any) -> bool:
    return scene.lay_somewhere(STRANGE)


def another_deck(scene: Scene, _: Any) -> bool:
    other = "movies/avatar" if scene.table.look().view.deck == "landmarks" else "landmarks/big-ben"
    return scene.lay_somewhere(Uid(f"card:{other}"))


def wrong_button(scene: Scene, _: Any) -> bool:
    buttons = ["cancel", "check", "seat-2"] if scene.is_quiet() else ["cancel"]
    scene.table.press(scene.chance.choice(buttons if scene.table.look().offers_undo else [*buttons, "undo"]))
    scene.table.wait(READ)
    scene.put_right()
    return True
