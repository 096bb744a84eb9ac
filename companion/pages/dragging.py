"""A card under a pointer: pressed, moved and dropped, or just clicked."""

from __future__ import annotations

from typing import Protocol

from companion.core.decks.card import CardId
from companion.core.frozen import dataclass
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Act, Away, Inspect, Lift, Put, SetFault, Take
from companion.screen.things import Scene, Spot
from companion.screen.window import Pointed

STILL = 0.9  # hundredths of the height within which a press is no drag
Point = tuple[int, int]


class Graspers(Protocol):
    """The hands that carry what is dragged (`companion.pages.hands`)."""

    @property
    def held(self) -> CardId | None: ...
    def take(self, act: Act) -> bool: ...
    def lift_from_tower(self, slot: Slot) -> bool: ...
    def free_gap(self, slot: Slot) -> bool: ...
    def open_faults(self, slot: Slot, at: Point | None) -> bool: ...
    def close_faults(self) -> bool: ...
    @property
    def has_fault_menu(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Grip:
    """What was pressed, and where; without an act, on what can only be dragged."""

    point: Point
    act: Take | Lift | None
    tower: Slot | None = None


class Drag:
    def __init__(self, hands: Graspers) -> None:
        self.point: Point | None = None  # where the pointer is with a card
        self.aimed: Slot | None = None  # where the card would fall
        self._hands = hands
        self._grip: Grip | None = None

    def pointed(self, one: Pointed, scene: Scene) -> bool:
        match one.what, one.button:
            case "down", 3:
                spot = spot_at(scene, one.point)
                return spot is not None and self._hands.open_faults(spot.slot, one.point)
            case "down", 1:
                return self._press(one.point, scene)
            case "move", _:
                return self._move(one.point, scene)
            case "up", 1:
                return self._release(one.point, scene)
            case _:
                return False

    def _press(self, point: Point, scene: Scene) -> bool:
        target, spot = scene.target_at(point), spot_at(scene, point)
        act = target.act if target is not None else None
        self._grip = None
        if self._hands.has_fault_menu:
            return not isinstance(act, SetFault) and self._hands.close_faults()
        if isinstance(act, Take | Lift):
            self._grip = Grip(point, act)
            return True
        if spot is not None and (act is None or isinstance(act, Inspect)):
            self._grip = Grip(point, None, spot.slot)
        return False

    def _move(self, point: Point, scene: Scene) -> bool:
        if self.point is not None:
            self.point, self.aimed = point, self._dropped_on(point, scene)
            return True
        grip = self._grip
        if grip is None or max(abs(point[0] - grip.point[0]), abs(point[1] - grip.point[1])) <= max(4, look.unit(scene.size) * STILL):
            return False
        if not self._pick_up(grip):
            self._grip = None
            return False
        self.point, self.aimed = point, self._dropped_on(point, scene)
        return True

    def _pick_up(self, grip: Grip) -> bool:
        if grip.tower is not None:
            return self._hands.lift_from_tower(grip.tower)
        if isinstance(grip.act, Take) and self._hands.held == grip.act.card:
            return True  # it was raised already
        return grip.act is not None and self._hands.take(grip.act)

    def _release(self, point: Point, scene: Scene) -> bool:
        grip, is_dragged = self._grip, self.point is not None
        self._grip = self.point = self.aimed = None
        if is_dragged:
            slot = self._dropped_on(point, scene)
            return self._hands.take(Put(slot) if slot is not None else Away()) or self._hands.take(Away())
        return grip is not None and grip.act is not None and self._hands.take(grip.act)

    def _dropped_on(self, point: Point, scene: Scene) -> Slot | None:
        spot = spot_at(scene, point)
        if spot is None or not self._hands.free_gap(spot.slot):
            return spot.slot if spot is not None else None
        gaps = [one for one in scene.spots if one.rect.meets(spot.rect.inset(-spot.rect.w // 3, 0)) and not self._hands.free_gap(one.slot)]
        return min(gaps, key=lambda one: abs(one.rect.centre[0] - point[0]), default=spot).slot


def spot_at(scene: Scene, point: Point) -> Spot | None:
    """The uppermost spot under that point."""
    return next((spot for spot in reversed(scene.spots) if spot.rect.has(point)), None)
