"""What a match that is taken up takes its tags for: what they were taken for when it was played (E4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.referee.match_state import Register, Tagged
from companion.events import Button
from companion.record.store import Kept


@dataclass(frozen=True, slots=True)
class KeptRegister:
    """The register of today, but for the tags that the match has met."""

    tags: Mapping[str, Tagged | None]
    today: Register

    def identify(self, uid: str) -> Tagged | None:
        return self.tags[uid] if uid in self.tags else self.today.identify(uid)

    def command(self, uid: str) -> Button | None:
        return self.today.command(uid)


def register_of(kept: Kept, today: Register) -> Register:
    return KeptRegister(kept.tags, today)


def named_since(kept: Kept, today: Register) -> tuple[tuple[str, str, str, str], ...]:
    """Tags that nobody knew then and that are enrolled now, as `events.Resumed` has them; in the order of the uids."""
    known = {uid: today.identify(uid) for uid, tag in kept.tags.items() if tag is None}
    return tuple((uid, tag.deck, tag.card, tag.side or "") for uid, tag in sorted(known.items()) if tag is not None)
