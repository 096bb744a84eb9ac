"""The mat: the settled truth of which tags lie where, since when, and what left a slot last."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from companion.events import Event, Slot, SlotsBack, SlotsFrozen, TagLifted, TagPlaced, Uid

KEPT = 10.0  # seconds that a stay is remembered once its tag is back; a word means it for three (C21)


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag lying on a slot."""

    uid: Uid
    since: float


@dataclass(frozen=True, slots=True)
class Stay:
    """A tag's last stay on a slot: when it was lifted, and when it came back, if it did."""

    left: float
    returned: float | None = None
    was_frozen: bool = False  # the slot fell silent meanwhile, so the lift is not to be trusted (C21)


@dataclass(frozen=True, slots=True)
class Mat:
    lying: Mapping[Slot, tuple[Tag, ...]] = field(default_factory=dict)
    stays: Mapping[tuple[Slot, Uid], Stay] = field(default_factory=dict)
    frozen: frozenset[Slot] = frozenset()

    def after(self, event: Event) -> Mat:
        """The mat once this has happened; events that are not about tags leave it as it is."""
        match event:
            case TagPlaced():
                return self._placed(event)
            case TagLifted():
                return self._lifted(event)
            case SlotsFrozen():
                return self._frozen(event.slots)
            case SlotsBack():
                return replace(self, frozen=self.frozen - frozenset(event.slots))
            case _:
                return self

    def has(self, slot: Slot, uid: Uid) -> bool:
        return any(tag.uid == uid for tag in self.lying.get(slot, ()))

    def _placed(self, event: TagPlaced) -> Mat:
        if self.has(event.slot, event.uid):
            return self
        tags = (*self.lying.get(event.slot, ()), Tag(event.uid, event.at))
        stays = dict(self.stays)
        key = (event.slot, event.uid)
        if key in stays:
            stays[key] = replace(stays[key], returned=event.at)
        return replace(self, lying={**self.lying, event.slot: tags}, stays=stays)

    def _lifted(self, event: TagLifted) -> Mat:
        if not self.has(event.slot, event.uid):
            return self
        tags = tuple(tag for tag in self.lying[event.slot] if tag.uid != event.uid)
        lying = {slot: there for slot, there in self.lying.items() if slot != event.slot}
        if tags:
            lying[event.slot] = tags
        stays = {key: stay for key, stay in self.stays.items() if stay.returned is None or stay.returned + KEPT > event.at}
        stays[event.slot, event.uid] = Stay(event.at, was_frozen=event.slot in self.frozen)
        return replace(self, lying=lying, stays=stays)

    def _frozen(self, slots: tuple[Slot, ...]) -> Mat:
        stays = {key: replace(stay, was_frozen=True) if key[0] in slots else stay for key, stay in self.stays.items()}
        return replace(self, frozen=self.frozen | frozenset(slots), stays=stays)
