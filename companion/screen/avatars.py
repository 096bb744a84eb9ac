"""The pictures that stand for players: twelve animals, each painted in the colour of its player's seat.

A player is a name here, as in the record of matches, so an avatar is found again in every match and on every page. A player without one
bears an initial.
"""

from __future__ import annotations

# By the names of their pictures, `avatar-bear` and so on.
AVATARS = ("bear", "cat", "elephant", "fox", "frog", "hedgehog", "lion", "octopus", "owl", "penguin", "rabbit", "whale")
Avatars = tuple[tuple[str, str], ...]  # the name of a player in small letters, and the avatar


def avatar_of(avatars: Avatars, name: str) -> str:
    """Empty where that player has chosen none."""
    return dict(avatars).get(name.casefold(), "")


def with_avatar(avatars: Avatars, name: str, avatar: str) -> Avatars:
    """The player who chose last comes first; with an empty avatar the player has none any more."""
    others = tuple(one for one in avatars if one[0] != name.casefold())
    return ((name.casefold(), avatar), *others) if avatar in AVATARS else others


def picture_of(avatar: str) -> str:
    """The name of its file."""
    return f"avatar-{avatar}"
