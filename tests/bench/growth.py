"""The benchmark of growth: what an event, an undo, a view and taking a match up cost in short matches and in very long ones, what a deck
costs for each of its cards, and a mat for each of its slots.

Rules of this file: a match is made long by what players may do for ever: cards are carried about and laid back, counts are put right,
and acts are taken back. So the table stays as full as it was, and what costs more in a longer match grows faster than its work.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import count, islice
from time import process_time
from typing import Any

from companion.cards.decks import files
from companion.core.decks.card import Deck
from companion.core.decks.register import Register
from companion.core.games.game import Player, Setup
from companion.core.games.port import Game
from companion.core.games.registry import GAMES
from companion.core.mat.settling import Settling
from companion.core.mat.shape import Shape
from companion.core.referee.conduct import conducted
from companion.core.referee.match_state import MatchState
from companion.core.referee.referee import Referee
from companion.core.referee.table_view import table_view, view_of
from companion.events import Corrected, Event, Pressed, SeatId, SetHand, TagLifted, TagPlaced
from companion.record.memory import MemoryJournal
from companion.simulator.company import people_of
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Manners, Sitting
from companion.simulator.table import SimulatedTable
from hardware.readers.noise import Noise
from hardware.sighting import NOTHING, Pass, Tags
from tests.bench.figures import Figures

SIZES = (50, 200, 800, 3200)  # entries
PLAYED = 40  # entries of a match that people play before it is made long
TIMED = 60  # events, one after another
ROUNDS = 5
LIFTED, MOMENT = 0.2, 1.0  # seconds that a card is off, so short that it is no word (C21), and between what is done
DECKS = (110, 500, 2000)  # cards
SIDES = (4, 8, 16)  # slots along each side of a mat
AREA = next(game for game in GAMES if game.id == "comparity")
OUTLINE = """id = "many"
names = { en = "Many", ru = "Много", fr = "Beaucoup" }
[[characteristic]]
id = "height"
names = { en = "height", ru = "высота", fr = "hauteur" }
unit = { en = "m", ru = "м", fr = "m" }
more = { en = "taller", ru = "выше", fr = "plus haut" }
"""
MOST_GROWTH = 1.5  # from the shortest to the longest; what is beyond is no noise


def measured(options: Namespace) -> Iterator[Figures]:
    for game in GAMES:
        if options.game in (game.id, "all"):
            yield _of_game(game, options.seed)
    if options.game == "all":
        yield from _of_sizes()


def _of_sizes() -> Iterator[Figures]:
    yield grown({f"deck of {size}": costs_of_deck(size) for size in DECKS})
    yield grown({f"mat of {side * side}": costs_of_mat(side) for side in SIDES})


def _of_game(game: Game[Any, Any], seed: int) -> Figures:
    deck = files.find(game.usual_deck)
    figures: Figures = {"game": game.id}
    missed = []
    found = [costs(_long_match(game, deck, seed, size), deck, size) for size in SIZES]
    for what in found[0]:
        figures |= {f"{what}_us_at_{size}": cost[what] for size, cost in zip(SIZES, found, strict=True)}
        growth = found[-1][what] / found[0][what]
        figures[f"{what}_growth"] = round(growth, 2)
        missed += [f"{what}_growth"] if growth > MOST_GROWTH else []
    return figures | {"missed": missed}


def costs(match: tuple[Referee, MemoryJournal], deck: Deck, size: int) -> dict[str, float]:
    """Microseconds for one event with its view, for an undo that is confirmed, for a view alone, and for each entry of a match taken up."""
    referee, journal = match
    setup, before, register = referee.state.match.setup, referee.state, Register().naming([deck])
    events = list(islice(_acts(before), TIMED))
    entries = journal.entries()
    asked, said = Pressed("undo", before.at + MOMENT), Pressed("ok", before.at + 2 * MOMENT)
    seconds = {
        "walk": _least(lambda: _walk(before, events), ROUNDS) / len(events),
        "undo": _least(lambda: _walk(before, [asked, said]), ROUNDS),
        "view": _least(lambda: table_view(before), ROUNDS),
        "resume": _least(lambda: Referee(setup, deck, register, MemoryJournal(), entries), 3) / size,
    }
    return {what: round(taken * 1e6, 1) for what, taken in seconds.items()}


def grown(found: Mapping[str, Mapping[str, float]]) -> Figures:
    """The costs at each size, and how often as much the last is as the first."""
    figures: Figures = {f"{what}_us, {size}": cost for size, costs in found.items() for what, cost in costs.items()}
    first, *_, last = found.values()
    growth = {f"{what}_growth": round(last[what] / first[what], 2) for what in first}
    return figures | growth | {"missed": [what for what, one in growth.items() if one > MOST_GROWTH]}


def costs_of_deck(size: int) -> dict[str, float]:
    """Microseconds for each card of a deck that is read and that a match is set up with, and for finding the card of a tag."""
    rows = (f"card-{number},Card {number},Карта {number},Carte {number},{number}" for number in range(size))
    cards = "\n".join(("id,name_en,name_ru,name_fr,height", *rows))
    versions = count()

    def read() -> Deck:
        return files.of_texts(f"{OUTLINE}# {next(versions)}\n", cards)  # a deck whose texts were met before is not read again

    deck = read()
    setup, register = _setup(AREA, deck), Register().naming([deck])
    uids = [f"card:{deck.id}/card-{number}" for number in range(0, size, size // 100)]
    assert all(map(register.identify, uids))
    seconds = {
        "read": _least(read, 3) / size,
        "set_up": _least(lambda: Referee(setup, deck, Register().naming([deck]), MemoryJournal()), 3) / size,
        "identify": _least(lambda: [register.identify(uid) for uid in uids], ROUNDS) / len(uids),
    }
    return {what: round(taken * 1e6, 3) for what, taken in seconds.items()}


def costs_of_mat(side: int) -> dict[str, float]:
    """Microseconds for each slot of a pass over a quiet mat with eight cards, and for an event of a match on it, with its view."""
    deck = files.find(AREA.usual_deck)
    shape = Shape(side, side)
    setup = replace(_setup(AREA, deck), shape=shape)
    journal = MemoryJournal()
    referee = Referee(setup, deck, Register().naming([deck]), journal)
    for event in _played(replace(setup, shape=Shape(4, 4)), deck, 1)[:8]:
        referee.enter(event)
    lying = {slot: Tags(tuple(tag.uid for tag in tags)) for slot, tags in referee.state.mat.lying.items()}
    quiet = {slot: lying.get(slot, NOTHING) for slot in shape.slots}
    settling, events = Settling(shape), list(islice(_acts(referee.state), TIMED))
    before, at = referee.state, count()
    seconds = {
        "pass": _least(lambda: [settling.take(Pass(next(at) / 10, quiet), before.mat) for _ in range(20)], ROUNDS) / 20 / len(quiet),
        "walk": _least(lambda: _walk(before, events), ROUNDS) / len(events),
    }
    return {what: round(taken * 1e6, 3) for what, taken in seconds.items()}


def _least(act: Callable[[], object], rounds: int) -> float:
    """Seconds of the processor, in the round that was disturbed least; time in which other programs run does not count."""
    taken = []
    for _ in range(rounds):
        began = process_time()
        act()
        taken.append(process_time() - began)
    return min(taken)


def _walk(state: MatchState, events: list[Event]) -> None:
    for event in events:
        step = conducted(state, event)
        view_of(step)
        state = step.state


def _long_match(game: Game[Any, Any], deck: Deck, seed: int, size: int) -> tuple[Referee, MemoryJournal]:
    """A match of so many entries, at a moment at which an act can be taken back."""
    setup, register, journal = _setup(game, deck), Register().naming([deck]), MemoryJournal()
    referee = Referee(setup, deck, register, journal)
    for event in _played(setup, deck, seed):
        referee.enter(event)
    acts = _acts(referee.state)
    while referee.entry < size - 1:
        referee.enter(next(acts))
    while referee.state.asked is not None:
        referee.enter(next(acts))
    assert referee.state.past is not None
    return referee, journal


def _setup(game: Game[Any, Any], deck: Deck) -> Setup:
    seats = (Player(SeatId("seat-1"), "Anna"), Player(SeatId("seat-2"), "Boris"), Player(SeatId("seat-3"), "Chloe"))
    return Setup(game.id, deck.id, deck.characteristics[0].id, seats, seats[0].seat, shape=people_of(game.id).rotation.mats[0])


def _played(setup: Setup, deck: Deck, seed: int) -> list[Event]:
    """The first events of a match that people play by hand on a mat that hears well."""
    journal = MemoryJournal()
    table = SimulatedTable(Referee(setup, deck, Register().naming([deck]), journal), radio_under(setup.shape, Noise(), seed))
    Sitting(setup, deck, table, seed, Manners()).play()
    return [entry.event for entry in journal.entries() if not isinstance(entry.event, Setup)][:PLAYED]


def _acts(state: MatchState) -> Iterator[Event]:
    """For ever: a card is carried to another slot and back, two hands are put right, and one of these acts is taken back."""
    lying = [(slot, tag.uid) for slot, tags in state.mat.lying.items() for tag in tags]
    free = [slot for slot in state.match.shape.slots if slot not in state.mat.lying and not state.match.shape.is_tapped(slot)]
    seats, at = [player.seat for player in state.match.setup.players], state.at
    for number in count():
        if lying:
            slot, uid = lying[number % len(lying)]
            other = free[number // len(lying) % len(free)]
            at += MOMENT
            yield TagLifted(slot, uid, at)
            yield TagPlaced(other, uid, at + LIFTED)
            yield TagLifted(other, uid, at + 2 * LIFTED)
            yield TagPlaced(slot, uid, at + 3 * LIFTED)
        for more in (1, 2):
            at += 2 * MOMENT
            yield Corrected(SetHand(seats[(number + more) % len(seats)], 3 + (number + more) % 5), at)
            at += MOMENT
            yield Pressed("ok", at)
        for button in ("undo", "ok"):
            at += MOMENT
            yield Pressed(button, at)
