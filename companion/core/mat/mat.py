"""The mat: the settled truth of which tags lie where, since when, and what left a slot last."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace

from companion.core.frozen import dataclass
from companion.events import Event, ReadsBadly, ReadsWell, Slot, SlotsBack, SlotsFrozen, TagLifted, TagPlaced, Uid

HIDDEN = 3.0  # seconds for which a hand may hide a card that is heard badly; back by then it is heard no better
KEPT = 10.0  # seconds that a stay is remembered once its tag is back; a spoken word refers to it for three of them (C21)
MOST_STAYS = 6  # slots from which a tag has left that are remembered, the last ones: what is kept does not grow with the match


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
    was_weak: bool = False  # it was heard badly there
    is_asked_back: bool = False  # since it left, players were asked to lay cards back (E12)
    by_silence: bool = False  # concluded from silence of the slot; the card may have lain there all the time (E12)

    @property
    def is_believed_away(self) -> bool:
        """Whether its lift was concluded from silence, so that it may only have been missed (C28)."""
        return self.by_silence and self.returned is None


@dataclass(frozen=True, slots=True)
class Mat:
    lying: Mapping[Slot, tuple[Tag, ...]] = field(default_factory=dict)
    stays: dict[tuple[Slot, Uid], Stay] = field(default_factory=dict)  # in the order in which the tags left
    frozen: frozenset[Slot] = frozenset()
    weak: frozenset[Slot] = (
        frozenset()
    )  # where one card lies and was announced to be heard badly; a silence of the reader does not end that

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
            case ReadsBadly(slot) if len(self.lying.get(slot, ())) == 1 and slot not in self.frozen:
                return replace(self, weak=self.weak | {slot})
            case ReadsWell(slot) if slot in self.weak:
                return replace(self, weak=self.weak - {slot})
            case _:
                return self

    def asked_back(self) -> Mat:
        """The mat once players were asked to lay cards back: tags that have left their slot come back for that, and not by a touch."""
        if all(stay.is_asked_back for stay in self.stays.values()):
            return self
        asked = {key: stay if stay.is_asked_back else replace(stay, is_asked_back=True) for key, stay in self.stays.items()}
        return Mat(self.lying, asked, self.frozen, self.weak)

    def has(self, slot: Slot, uid: Uid) -> bool:
        return any(tag.uid == uid for tag in self.lying.get(slot, ()))

    def _placed(self, event: TagPlaced) -> Mat:
        if self.has(event.slot, event.uid):
            return self
        tags = (*self.lying.get(event.slot, ()), Tag(event.uid, event.at))
        stays = dict(self.stays)
        key, weak = (event.slot, event.uid), self._weak_without(event.slot)
        if key in stays:
            was_hidden = stays[key].was_weak and event.at - stays[key].left <= HIDDEN and len(tags) == 1
            stays[key] = replace(stays[key], returned=event.at)
            weak = weak | {event.slot} if was_hidden else weak
        return Mat({**self.lying, event.slot: tags}, stays, self.frozen, weak)

    def _lifted(self, event: TagLifted) -> Mat:
        if not self.has(event.slot, event.uid):
            return self
        tags = tuple(tag for tag in self.lying[event.slot] if tag.uid != event.uid)
        lying = {slot: there for slot, there in self.lying.items() if slot != event.slot}
        if tags:
            lying[event.slot] = tags
        key, oldest = (event.slot, event.uid), event.at - KEPT
        stays = {one: stay for one, stay in self.stays.items() if one != key and (stay.returned is None or stay.returned > oldest)}
        of_tag = [one for one in stays if one[1] == event.uid]
        if len(of_tag) >= MOST_STAYS:
            del stays[of_tag[0]]
        is_frozen, is_weak = event.slot in self.frozen, event.slot in self.weak
        stays[key] = Stay(event.at, was_frozen=is_frozen, was_weak=is_weak, by_silence=event.by_silence)
        return Mat(lying, stays, self.frozen, self._weak_without(event.slot))

    def _frozen(self, slots: tuple[Slot, ...]) -> Mat:
        stays = {key: replace(stay, was_frozen=True) if key[0] in slots else stay for key, stay in self.stays.items()}
        return replace(self, frozen=self.frozen | frozenset(slots), stays=stays)

    def _weak_without(self, slot: Slot) -> frozenset[Slot]:
        """The weak slots without this one, whose tags have changed; the same set where it was not weak."""
        return self.weak - {slot} if slot in self.weak else self.weak
