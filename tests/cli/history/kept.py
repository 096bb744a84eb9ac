"""Matches as a store has kept them, and pages as a terminal of eighty columns shows them."""

from __future__ import annotations

import io
from zoneinfo import ZoneInfo

from companion.cards.decks.files import find
from companion.core.decks.register import Register
from companion.record.store import Kept, Listed
from companion.record.summary import folded
from companion.simulator.company import people_of
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.soaking import Listening, SoakTerms, set_up_match
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise

PARIS = ZoneInfo("Europe/Paris")
BEGAN = "2026-03-12T19:14:00+00:00"


def page(show, *args, **more):
    out = io.StringIO()
    show(*args, out, **more)
    return out.getvalue()


def kept_of(entries, deck, number=1, bots=(), *, is_aside=False):
    setup = entries[0].event
    listed = Listed(number, setup, "en", BEGAN, BEGAN, is_aside, bots, folded(entries))
    return Kept(listed, "", deck, "0", {}, tuple(entries), len(entries) - 1)


def simulated(game, number=0, *, clumsy=0.1):
    """A match that people played, with the deck that they played it with."""
    terms = SoakTerms(game, noise=0.01, clumsy=clumsy, seed=7)
    decks = tuple(find(deck) for deck in people_of(game).rotation.decks)
    setup, deck = set_up_match(terms, number, decks)
    referee = Listening(setup, deck, Register().naming(decks))
    table = SimulatedTable(referee, radio_under(setup.shape, Noise.of(terms.noise), number))
    Sitting(setup, deck, table, number, Manners(clumsy=clumsy), referee.heard).play()
    return kept_of(referee._journal.entries(), find(setup.deck))
