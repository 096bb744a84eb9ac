"""The story of a match, act by act, in the words in which it was announced at the table.

Rules of this file: it reads announcements and asks no rules, so it also tells a match that is not over, and one whose game is ruled
differently by now. It tells nothing that was not announced (H3): which card lay where, and what a draw pad read, is left out. Where cards
cover each other a name that was announced is hidden again later, so until the match is over no card is named at all (S15).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.core.decks.card import Deck
from companion.core.frozen import dataclass
from companion.core.games.game import OfCard, Setup, Shown
from companion.core.games.registry import ground_of_game
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.entries import Entry
from companion.record.statistics import sitters
from companion.record.store import Kept, Listed
from companion.record.summary import still_standing
from companion.words.dates import KEPT, HistoryWords, gone, minus
from companion.words.lines import Lines, Unsaid

LEFT_OUT = "-wrong-shift-lay"  # says card by card what another announcement says of the whole area
REPLACED = "-replaced"


@dataclass(frozen=True, slots=True)
class StoryEntry:
    """An entry with announcements."""

    entry: int
    at: float
    act: int | None  # its number among the acts that stood then; None: no act
    is_taken_back: bool  # by a later entry, or ruled again as another act
    said: tuple[Announcement, ...]


class StoryLines(Lines):
    """The lines of a past match; `others` are decks whose cards may have lain on its table as well."""

    def __init__(self, kept: Kept, language: str, others: Sequence[Deck] = ()) -> None:
        setup = kept.listed.setup
        names = {player.seat: player.name for player in setup.players}
        super().__init__(language, setup.game, kept.deck or gone(setup.deck, language), names, others, house=setup.house)

    def text(self, announcement: Announcement) -> str:
        """The key alone, where an earlier version announced something that has no line any more."""
        try:
            return super().text(announcement)
        except Unsaid:
            return announcement.key

    def moment(self, announcement: Announcement) -> str:
        try:
            return super().moment(announcement)
        except Unsaid:
            return announcement.key

    def number(self, value: Shown, *, is_spoken: bool = False) -> str:
        """A number that was shown; without its unit where the deck is not on record."""
        if self._deck.characteristic(value.characteristic) is None or value.card not in self._deck.cards:
            return f"{value.number:f}"
        return super().number(value, is_spoken=is_spoken)


def story_of(entries: Sequence[Entry]) -> Iterator[StoryEntry]:
    taken_back, stood = _taken_back(entries), 0
    for entry in entries:
        is_act = entry.acts is not None and entry.acts > still_standing(stood, entry)
        stood = stood if entry.acts is None else entry.acts
        if entry.said:
            at = 0.0 if isinstance(entry.event, Setup) else entry.event.at
            yield StoryEntry(entry.number, at, stood if is_act else None, entry.number in taken_back, entry.said)


def shown_story(kept: Kept) -> Iterator[StoryEntry]:
    """The story as it may be shown now."""
    hides = not kept.listed.is_over and ground_of_game(kept.listed.setup.game) == "sites"
    for one in story_of(kept.entries):
        said = tuple(announced for announced in one.said if not (hides and _names_a_card(announced)))
        if said:
            yield replace(one, said=said)


def _names_a_card(said: Announcement) -> bool:
    return any(_tells_of_a_card(one) for one in said.args.values())


def _tells_of_a_card(said: Said) -> bool:
    return any(map(_tells_of_a_card, said)) if isinstance(said, tuple) else isinstance(said, OfCard)


def _taken_back(entries: Sequence[Entry]) -> frozenset[int]:
    """The numbers of entries whose act does not stand in the end."""
    standing: list[int] = []
    gone: set[int] = set()
    for entry in entries:
        if entry.acts is not None:
            still = still_standing(len(standing), entry)
            gone.update(standing[still:])
            standing = standing[:still] + [entry.number] * (entry.acts - still)
    return frozenset(gone)


def sentences(one: StoryEntry, lines: StoryLines) -> Iterator[tuple[Announcement, str]]:
    """Each announcement with its text; from then on `lines` use the new name of a player who was replaced."""
    for said in one.said:
        yield said, lines.text(said)
        if said.key.endswith(REPLACED):
            lines.rename(said.args)


def result_of(one: Listed, words: HistoryWords) -> str:
    """The players with their points, winners marked; of a match that is not over also that it is not."""
    summary = one.summary
    shown = []
    for sitter in sitters(one):
        mark = f"*{KEPT}" if sitter.seat in summary.winners else ""
        points = f"{KEPT}{minus(summary.points[sitter.seat])}" if sitter.seat in summary.points else ""
        shown.append(f"{mark}{words.called(sitter.name, is_bot=sitter.is_bot)}{points}")
    players = ", ".join(shown)
    return players if one.is_over else words.say("history-unfinished", players=players, how="aside" if one.is_aside else "open")
