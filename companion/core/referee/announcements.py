"""Announcements: a key, the arguments, the tone, and the ruling that it rests on; `companion.words` finds the words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.core.frozen import dataclass
from companion.core.games.game import Arg, Args, AtPlace, Fact, OfCard, OfSeat, Place, Refused, Shown, Tone, Wrong
from companion.core.referee.placement import PlaceName

Said = OfCard | OfSeat | PlaceName | Shown | int | str | tuple["Said", ...]
NameOf = Callable[[Place], PlaceName]


@dataclass(frozen=True, slots=True)
class Announcement:
    key: str
    rule: str
    tone: Tone
    args: Mapping[str, Said]
    id: str = ""  # entry and place, given by the outbox: "41.2"


def named_args(args: Args, name_of: NameOf, name_before: NameOf | None = None) -> Mapping[str, Said]:
    """The arguments, with the game's places called as the mat calls them now, or called them before the act."""
    earlier = name_before or name_of
    return {key: _named(arg, name_of, earlier) if isinstance(arg, (AtPlace, tuple)) else arg for key, arg in args.items()}


def _named(arg: Arg, name_of: NameOf, name_before: NameOf) -> Said:
    if isinstance(arg, AtPlace):
        return name_before(arg.place) if arg.was else name_of(arg.place)
    return tuple(_named(one, name_of, name_before) for one in arg) if isinstance(arg, tuple) else arg


def of_fact(game: str, fact: Fact, name_of: NameOf, name_before: NameOf) -> Announcement:
    return Announcement(f"{game}-{fact.key}", fact.rule, fact.tone, named_args(fact.args, name_of, name_before))


def of_refusal(game: str, refused: Refused, name_of: NameOf) -> Announcement:
    return Announcement(f"{game}-refused-{refused.reason}", refused.rule, "soft", named_args(refused.args, name_of))


def of_wrong(game: str, wrong: Wrong, name_of: NameOf) -> Announcement:
    return Announcement(f"{game}-wrong-{wrong.key}", wrong.rule, wrong.tone, named_args(wrong.args, name_of))


def of_table(key: str, rule: str, tone: Tone = "notice", **args: Said) -> Announcement:
    """An announcement of the referee's own, the same in every game."""
    return Announcement(f"table-{key}", rule, tone, {name.replace("_", "-"): value for name, value in args.items()})
