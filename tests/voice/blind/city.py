"""What a listener takes from sentences about towers."""

from __future__ import annotations

from typing import Any

from companion.core.games.game import Setup
from companion.core.referee.placement import PlaceName
from tests.voice.blind.believed import Told, Tower
from tests.voice.blind.knowing import Knowing


class City(Knowing):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._tower: Tower | None = None  # that is told of
        self._roof: Told = {}  # that was laid last

    def _meant(self, key: str, place: Any) -> Tower | None:
        """The tower that is spoken of; none where what it is called is true of several."""
        towers = self.believed.towers
        if not isinstance(place, PlaceName):
            return None
        one = place.tower
        if place.slot is not None:
            found = [its for its in towers if its.slot == place.slot]
        elif one is None:
            return None
        elif one.owner is None:
            found = [its for its in towers if its.owner is None and its.aside == one.number + 1 and its.foundation == one.foundation]
        elif place.number:
            found = [its for its in towers if its.owner == one.owner][place.number - 1 : place.number]
        else:
            found = [
                its
                for its in towers
                if its.owner is not None and (its.owner == one.owner or not place.is_twin) and its.height == one.height
            ]
        if one is not None and one.owner is not None and [(its.top, its.height) for its in found] != [(one.top, one.height)]:
            return None
        found = [its for its in found if its.owner is None or key not in ("builds", "roofs")]
        return found[0] if len(found) == 1 else None

    def _of_tower(self, key: str, told: Told, tower: Tower) -> None:
        if key in ("site-collapses", "building-collapses"):
            self.believed.towers.remove(tower)
        if key in ("builds", "roofs"):
            tower.floors.append(None)
            tower.top = told["card"]
        if key == "roofs":
            tower.owner, tower.slot, tower.aside = told["seat"], None, None
        if key in ("roofs", "height-is"):
            tower.height = told["height"]
        if key in ("quakes", "insurance-cancels"):
            tower.quakes = told["quakes"]
        if key in ("insures", "quake-cancelled", "loses-insurance"):
            tower.insurances = told["insurances"]
        if key == "turned":
            tower.turns = told["turns"]
        if key.startswith("gets-"):
            tower.marks.add(key.removeprefix("gets-"))
        if key.startswith("loses-"):
            tower.marks.discard(key.removeprefix("loses-"))
        if key in ("faulty-no-toilet", "faulty-under-least", "faulty-threshold"):
            tower.marks.add("faulty-or-smelly")
        if key == "excused":
            tower.marks.discard("faulty-or-smelly")

    def _of_city(self, key: str, told: Told, count: int) -> None:
        towers, seat = self.believed.towers, told.get("seat")
        bears = (told.get("height"), told.get("points"))
        match key:
            case "site-gone":
                towers.remove(next(one for one in towers if one.slot == told["place"].slot))
            case "aside-gone":
                towers.remove(next(one for one in towers if one.aside == count and one.owner is None))
            case "building-gone":
                towers.remove([one for one in towers if one.owner == seat][count - 1])
            case "roofed":
                self._tower = next(one for one in towers if one.aside == count and one.owner is None)
                self._of_tower("roofs", self._roof, self._tower)
            case "bears":
                tower = next(one for one in towers if one.floors[-1] is None and one.top == told["card"])
                tower.floors[-1] = bears
            case "site" | "aside" | "building":
                self._tower = Tower(told["card"], told["withstands"], top=told["card"])
                self._begin(key, told, self._tower, count)
            case "foundation-bears":
                assert self._tower is not None
                self._tower.floors = [bears]
            case "floor" | "top":
                assert self._tower is not None
                self._tower.floors.append(bears)
                self._tower.top = told["card"] if key == "top" else self._tower.top

    def _begin(self, key: str, told: Told, tower: Tower, count: int) -> None:
        """A building comes before those of its owner that are counted after it."""
        towers = self.believed.towers
        tower.slot = told["place"].slot if key == "site" else None
        tower.aside = count if key == "aside" else None
        if key == "building":
            tower.owner, tower.height = told["seat"], told["height"]
            its = [one for one in towers if one.owner == tower.owner]
            there = next((one for one in its[count - 1 : count] if one.foundation == tower.foundation), None)
        else:
            there = next((one for one in towers if one.owner is None and (one.slot, one.aside) == (tower.slot, tower.aside)), None)
        if there is not None:
            towers[towers.index(there)] = tower
        else:
            towers.append(tower)
