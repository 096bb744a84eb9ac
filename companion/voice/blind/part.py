"""What somebody who sees nothing knows of the table, part by part: how it is, what was heard of it, and what has to be said yet."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Protocol, TypeVar

from companion.core.decks.card import CardId
from companion.core.games.game import OfCard
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.table_view import TableView

K = TypeVar("K")

# These tell that somebody acted: what was drawn before is shown no longer (E8).
ACTS = {
    "comparity": (
        *("opens", "plays", "plays-bonus", "reconnects", "reveals", "swapped", "discarded", "declines"),
        *("draws", "distrust", "penalty"),
    ),
    "cardline": tuple(f"{verdict}-{where}" for verdict in ("fits", "misfits") for where in ("first", "between", "last")),
    "skyscrapers": (
        *("builds", "roofs", "quakes", "quake-cancelled", "insures", "insurance-cancels", "century", "studies", "tornado", "takes"),
        *("takes-nothing", "keeps", "takes-all", "takes-discarded", "looks-at-nothing", "hands-left", "hands-right", "discards", "passes"),
    ),
}


class Part(Protocol[K]):
    """`K` is all that can be known of it."""

    nothing: K  # what somebody knows who has just sat down

    def seen(self, table: TableView) -> K:
        """As the screen shows it."""
        ...

    def heard(self, known: K, said: Announcement) -> K:
        """What somebody knows who knew that much and heard this; whatever a sentence does not tell stays as it was."""
        ...

    def news(self, known: K, seen: K) -> Iterator[Announcement]:
        """What is to be said, and nothing that is known."""
        ...

    def after(self, known: K, seen: K) -> K:
        """What is known once all that was said."""
        return seen


def line(key: str, **args: Said) -> Announcement:
    return Announcement(key, "", "plain", {name.replace("_", "-"): value for name, value in args.items()})


def tells_of_act(said: Announcement) -> bool:
    game, _, key = said.key.partition("-")
    return key in ACTS.get(game, ())


def cards_of(cards: Collection[CardId]) -> tuple[OfCard, ...]:
    return tuple(OfCard(card) for card in cards)


def pair(now: str, no_longer: str, changed: Collection[CardId], seen: Collection[CardId]) -> Iterator[Announcement]:
    """Of cards that are otherwise than was known, which are so now, and which no longer."""
    for key, which in ((now, [card for card in changed if card in seen]), (no_longer, [card for card in changed if card not in seen])):
        if which:
            yield line(key, cards=cards_of(which))
