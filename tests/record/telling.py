"""Matches made of announcements alone, as a test wants them."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from companion.core.decks.card import CardId, CharacteristicId, DeckId
from companion.core.games.game import OfCard, OfSeat, Player, Series, Setup, Shown
from companion.core.referee.announcements import Announcement
from companion.core.referee.entries import Entry
from companion.core.referee.referee import with_ids
from companion.events import Elapsed, SeatId
from companion.record import summary
from companion.record.store import Listed

NAMES = ("Anna", "Boris", "Chloé")
ANNA, BORIS, CHLOE = (OfSeat(SeatId(f"seat-{number}")) for number in (1, 2, 3))


def setup_of(game="comparity", names=NAMES[:2], deck="landmarks", series=None):
    players = tuple(Player(SeatId(f"seat-{number}"), name) for number, name in enumerate(names, start=1))
    return Setup(game, DeckId(deck), CharacteristicId("height"), players, players[0].seat, series=series)


def said(key, tone="plain", **args):
    return Announcement(key, "C1", tone, {name.replace("_", "-"): value for name, value in args.items()})


def shown(card, number=1):
    return Shown(CardId(card), CharacteristicId("height"), Decimal(number))


def card(id):
    return OfCard(CardId(id))


def turn(seat, game="comparity"):
    return said(f"{game}-turn", "turn", seat=seat)


def plays(seat, id="big-ben", hand=6):
    return said("comparity-plays", "placed", seat=seat, card=card(id), hand=hand)


class Told:
    """Entries, one a second; `acts` goes up by one with `act`, and is whatever is said with `entry`."""

    def __init__(self, setup=None, *opening):
        self.setup = setup or setup_of()
        self.entries = []
        self.acts = 0
        self._add(self.setup, opening, None)

    def _add(self, event, announced, acts):
        self.acts = self.acts if acts is None else acts
        self.entries.append(Entry(len(self.entries), event, with_ids(len(self.entries), announced), acts))
        return self

    def entry(self, *announced, acts=None):
        return self._add(Elapsed(float(len(self.entries))), announced, acts)

    def act(self, *announced):
        return self.entry(*announced, acts=self.acts + 1)

    def undo(self, *announced):
        return self.entry(said("table-undone", "notice"), *announced, acts=self.acts - 1)

    @property
    def summary(self):
        return summary.folded(self.entries)

    def listed(self, number=1, began="2026-03-12T19:00:00+00:00", touched=None, *, bots=(), is_aside=False):
        return Listed(number, self.setup, "en", began, touched or began, is_aside, bots, self.summary)


def won(*seats, setup=None, game="comparity", more=()):
    """A match of one act, by which these win."""
    told = Told(setup or setup_of(game))
    win = said(f"{game}-wins", "win", seat=seats[0]) if len(seats) == 1 else said(f"{game}-share", "win", seats=seats)
    return told.act(*more, win)


def in_series(names, best_of, wins):
    return replace(setup_of(names=names), series=Series(best_of, wins))
