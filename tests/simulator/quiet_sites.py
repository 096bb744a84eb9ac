"""A table of Skyscrapers without noise at which every card was dealt by the test, and nothing happens but what the test does."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache

from companion.cards.decks import files
from companion.core.decks.card import DeckTerms as Printed
from companion.core.decks.register import Register
from companion.core.games.game import Player, Setup
from companion.core.games.skyscrapers.people.book import DrawingTable, TowerBook
from companion.core.games.skyscrapers.people.dealing import faces, terms_of
from companion.core.mat.shape import Shape
from companion.events import SeatId, Slot
from companion.simulator.mending import Mending
from companion.simulator.people import Choice
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners
from companion.simulator.soaking import Listening
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise
from tests.simulator.quiet import Seen, StepByStep

ANNA = "newsroom law-firm toilet-1 flat-roof-1 earthquake-1"
BORIS = "lofts duplexes insurance-1 study-1 tornado-1"
PILE = "spire museum sky-garden hostel canteen kiosk ballroom pizzeria bookshop toy-shop sushi-bar"
FOUNDATIONS = "foundation-parking-1 foundation-piles-1 foundation-slab-1 foundation-parking-2 foundation-piles-2"
BOX = "mini-skyscraper world-record"
LIMITED = {"toilets": ("toilet",), "studies": ("study",), "roofs": ("roof", "toilet_roof"), "tornadoes": ("tornado",)}
NAMES = ("Anna", "Boris", "Chloé", "Dmitri", "Eve", "Farid")


def sites(count):
    return tuple(Slot(f"site-{number}") for number in range(1, count + 1))


TEN = Shape(0, 0, tap_places=sites(10))
THREE = Shape(0, 0, tap_places=sites(3))
DRAWS = Shape(0, 0, tap_places=sites(10), draw_pads=(Slot("draw"),))
ONE_PAD = Shape(0, 0)
NOTHING = Shape(0, 0, ())


@cache
def printed():
    return files.find("skyscrapers")


def deck_of(hands, pile, foundations, box, opened):
    """Just these cards of the printed deck, and the numbers of its rules as they fit them."""
    dealt = [*(card for hand in hands for card in hand), *pile]
    cards = {card: printed().cards[card] for card in sorted([*dealt, *foundations, *box])}
    kinds = Counter(printed().cards[card].traits["kind"] for card in dealt)
    terms = printed().terms["skyscrapers"]
    numbers = {name: (sum(kinds[kind] for kind in those),) * 5 for name, those in LIMITED.items()}
    numbers |= {"foundations": (len(foundations),) * 5, "sites": (opened,) * 5, "hand": len(hands[0])}
    return replace(printed(), cards=cards, terms={"skyscrapers": Printed({**terms.numbers, **numbers}, terms.house)})


def setup_of(deck, players, house=None, shape=TEN, first=0):
    seats = tuple(Player(SeatId(f"seat-{number}"), name) for number, name in enumerate(NAMES[:players], start=1))
    return Setup("skyscrapers", deck.id, deck.characteristics[0].id, seats, seats[first].seat, dict(house or {}), shape=shape)


class QuietSites(StepByStep):
    """The first sites stand at site-1, site-2 and so on, as far as there are tap places."""

    def __init__(
        self, hands=f"{ANNA} / {BORIS}", pile=PILE, foundations=FOUNDATIONS, box=BOX, *, opened=2, house=None, shape=TEN, seed=1, noise=0.0
    ):
        dealt = [hand.split() for hand in hands.split("/")]
        deck = deck_of(dealt, pile.split(), foundations.split(), box.split(), opened)
        setup = setup_of(deck, len(dealt), house, shape)
        self.referee = Listening(setup, deck, Register().naming([deck, files.find("landmarks")]))
        self.seen = Seen()
        table = SimulatedTable(self.referee, radio_under(shape, Noise.of(noise), seed), self.seen)
        self.seen.table = table
        super().__init__(setup, deck, table, seed, Manners(), self.referee.heard)
        self._book = book_of(setup, deck, dealt, pile.split(), foundations.split(), opened)
        self.scene = self._scene = self._people.scene(table, self._hands, self._chance, deck, self._book)
        self.mending = Mending(table)
        self._open()
        self._chance.seed(seed)  # what comes now depends on no chance that was used before
        self.begin()

    def begin(self):
        """What was seen and said so far is forgotten."""
        self.seen.begin()
        self._said = len(self.referee.heard)

    def act(self, kind, *of, card=None, on_screen=False):
        """Carried out by hand as it was meant."""
        choice = Choice((kind, *of), card)
        ahead, before = self._book.after(choice.act, card), len(self.referee.heard)
        self._carry_out(choice, on_screen=on_screen)
        assert self._comes(choice, ahead), self._why()
        self.heard = [one.key for one in self.referee.heard[before:]]
        self._go_on(choice, ahead, before)
        self.begin()
        return self

    def said(self):
        """The keys of what was said since `begin`, without the game's name."""
        return [one.key.removeprefix("skyscrapers-") for one in self.referee.heard[self._said :]]

    def deeds(self):
        """What hands did since then, in short."""
        return [" ".join(str(part) for part in (one.kind, one.card or one.word, one.slot) if part) for one in self.seen.deeds]

    def uid(self, card):
        return self._hands.uid(card)

    def lies(self):
        """Tags that lie anywhere on the mat."""
        return {slot: uids for slot in self.table.radio.slots if (uids := self.table.lying_on(slot))}

    def agrees(self):
        """The screen shows what the book has, and nothing is half done, asked for or lying about."""
        self._agree(self._book)
        self._compare_offers()
        look = self.table.look()
        return (look.instructions, look.view.pending, self.lies(), self._hands.is_asked_strangely()) == ((), "", {}, False)


def book_of(setup, deck, hands, pile, foundations, opened):
    terms, seats, taps = terms_of(setup, deck), tuple(player.seat for player in setup.players), len(setup.shape.tap_places)
    table = DrawingTable(hands, pile, foundations, faces(deck), seats.index(setup.first), terms)
    places = tuple((number, 0 if number < taps else 1) for number in range(opened))
    return TowerBook(table, seats, faces(deck), terms, taps, places)


# Positions that many tests begin with.


def turn(**more):
    """Anna's turn, and two bare sites."""
    return QuietSites(**more)


def built(**more):
    """The first site has two floors, the second none, and it is Anna's turn."""
    return turn(**more).act("build", 0, card="newsroom").act("build", 0, card="lofts")


def roofed(**more):
    """Anna has roofed the first site and opened the next one; she may insure her building."""
    hands = "newsroom law-firm insurance-2 flat-roof-1 earthquake-1 / lofts duplexes insurance-1 study-1 tornado-1"
    quiet = built(hands=more.pop("hands", hands), **more).act("roof", 0, card="flat-roof-1")
    return quiet.act("open", quiet.book.free_places[0])


def due(**more):
    """Anna has roofed the first site and insures nothing; a foundation is waited for."""
    return built(**more).act("roof", 0, card="flat-roof-1").act("done")


def toilet(**more):
    """Anna has built the match's first toilet, of three players."""
    hands = f"{ANNA} / {BORIS} / spa-hotel flat-roof-2 pizzeria canteen kiosk"
    return turn(hands=hands, pile="spire museum sky-garden hostel ballroom", **more).act("build", 0, card="toilet-1")


def tornado(**more):
    return turn(**more).act("build", 0, card="newsroom").act("tornado", card="tornado-1")


def study(**more):
    """Boris looks at spire, museum, sky-garden, hostel and canteen, but for the one that Anna has drawn."""
    return turn(**more).act("build", 0, card="newsroom").act("study", card="study-1")


def study_late(**more):
    """The deck is empty, and Boris has played a Study."""
    return turn(pile="spire", **more).act("build", 0, card="newsroom").act("study", card="study-1")


def discarded(**more):
    """A quake has felled the bare slab; its foundation is gone, and the quake lies among the discards."""
    foundations = "foundation-slab-1 foundation-piles-1 foundation-parking-1"
    return turn(foundations=foundations, **more).act("quake", 0, card="earthquake-1")
