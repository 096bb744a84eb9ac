"""Sorting the cards after a match (C17): on a real mat, in lists, by name; from the end of a match and from its story."""

from __future__ import annotations

from contextlib import closing
from types import SimpleNamespace

import pytest

from companion.app.matches import find_deck, find_mat
from companion.app.readers import Overheard, RealMat
from companion.app.tables import ScreenTables
from companion.app.window import sit
from companion.cards.decks.files import find
from companion.core.decks.card import LANGUAGES
from companion.core.decks.codes import codes_of
from companion.core.decks.derived import with_numbers
from companion.core.decks.register import Register, Tagged, reserved_uid
from companion.errors import Text, unusable
from companion.mats import files as mats
from companion.pages import sorting
from companion.pages.evening import Evening
from companion.pages.settings import Remembered
from companion.protocol.setup import parse_setup
from companion.record.memory import MemoryStore
from companion.screen.acts import GoBack, OpenPage, Pick, Type
from companion.screen.things import TextLine
from companion.screen.words import Words
from companion.terminal.play.wish import Wish
from hardware.sighting import FAULT, GARBLED, NOTHING, Pass, Tags
from tests.pages.driven import QuietWindow, after, run, scene, texts, until
from tests.record.telling import setup_of

ASKED = {"players": ["Anna", "Boris"], "house": {"hand": 2, "pile": 4}, "mat": "3x3", "lang": "en"}
LANDMARKS = find("landmarks")
IDS = tuple(sorted(LANDMARKS.cards))
EVERY = 0.05


def uid(card, deck="landmarks", side=None):
    return reserved_uid(Tagged(deck, card, side))


class Bench:
    """A mat that is read every 50 ms, and the page that is filled from it."""

    def __init__(self, *, deck=LANDMARKS, seen=("big-ben", "colosseum"), setup=None, language="en", mat="3x3"):
        self.shape, self.slots = mats.find(mat).shape, {}
        register = Register({"04aa": Tagged("landmarks", "gone"), "04dd": Tagged("movies", "big-ben")}, {}, {"04bb": "ok"})
        self.at, self.asked, self._passed = 0.0, [], 0.0
        words, others = Words(language), (find("movies"),)
        cards = sorting.cards_of(setup or setup_of(), deck, seen, language, "1")
        known = sorting.Known(cards, register.naming([deck, *others]), others, words)
        self.live = sorting.SortingOnMat(cards, self.shape, known, self, self, words)
        self.words = words

    @property
    def page(self):
        return self.live.page

    def now(self):
        return self.at

    def passes(self, until):
        while self._passed + EVERY <= until + 1e-9:
            self._passed = round(self._passed + EVERY, 3)
            yield Pass(self._passed, {slot: self.slots.get(slot, NOTHING) for slot in self.shape.polled})

    def ask(self, slots):
        self.asked += slots

    def lay(self, **cards):
        self.slots |= {slot.replace("_", "-"): Tags((uid(card),) if isinstance(card, str) else tuple(card)) for slot, card in cards.items()}
        return self

    def wait(self, seconds=2.0):
        """Whether the page has changed meanwhile."""
        changed = False
        for _ in range(round(seconds / EVERY)):
            self.at = round(self.at + EVERY, 3)
            changed = self.live.went_on(EVERY) or changed
        return changed

    def lies(self):
        return {slot: (card.name, card.is_seen) for slot, card in self.page.lying}


def test_all_cards_that_lie_there_are_told_at_once():
    bench = Bench().lay(A1="big-ben", B2="eiffel-tower", C3="colosseum")
    assert bench.wait()
    assert bench.lies() == {"A1": ("Big Ben (Elizabeth Tower)", True), "B2": ("Eiffel Tower", False), "C3": ("Colosseum", True)}
    assert bench.page.states == {"A1": "seen", "B2": "fresh", "C3": "seen"}
    assert bench.page.laid is None  # none of them was laid just now
    assert not bench.wait()  # and nothing more comes of it


def test_the_card_that_was_laid_just_now_stands_large_until_the_next_one():
    bench = Bench().lay(A1="big-ben")
    bench.wait()
    bench.lay(B1="eiffel-tower").wait()
    assert (bench.page.laid.name, bench.page.laid.is_seen) == ("Eiffel Tower", False)
    del bench.slots["B1"]
    bench.wait()
    assert (bench.page.laid.name, list(bench.lies())) == ("Eiffel Tower", ["A1"])
    bench.lay(C1="colosseum").wait()
    assert (bench.page.laid.name, bench.page.laid.is_seen) == ("Colosseum", True)


def test_a_tap_on_a_pad_shows_a_card_that_stays_nowhere():
    bench = Bench()
    bench.wait()
    bench.lay(pad="colosseum").wait()
    assert (bench.page.laid.name, bench.lies()) == ("Colosseum", {})


def test_of_several_that_are_laid_together_none_stands_large_but_one_that_is_laid_later_does():
    bench = Bench()
    bench.wait()
    bench.lay(A1="big-ben", A2="eiffel-tower").wait()
    assert (bench.page.laid, len(bench.lies())) == (None, 2)


def test_the_two_stickers_of_a_card_are_one_card():
    bench = Bench()
    bench.wait()
    bench.lay(A1=(uid("big-ben", side="back"), uid("big-ben", side="face"))).wait()
    assert bench.page.states == {"A1": "seen"}
    assert bench.page.laid.name == "Big Ben (Elizabeth Tower)"


@pytest.mark.parametrize(
    ("tag", "told"),
    [
        (uid("jaws", "movies"), "“Jaws” belongs to Movies."),
        ("04aa", "This deck has no card “gone” any more."),
        ("04dd", "“big-ben” belongs to Movies."),
        ("04cc", "The card on B2 is unknown."),
        ("04bb", "The card on B2 is a command card. It goes into no pile."),
    ],
    ids=["another deck", "a card that is gone", "a card of that name in another deck", "unknown", "a command"],
)
def test_what_is_no_card_of_the_deck_is_said(tag, told):
    bench = Bench()
    bench.wait()
    bench.lay(B2=(tag,)).wait()
    assert (bench.page.states, bench.lies(), bench.page.matter) == ({"B2": "unknown"}, {}, (told,))
    assert bench.page.laid.text == told


def test_two_cards_on_one_place_are_both_told_and_said():
    bench = Bench().lay(B2=(uid("big-ben"), uid("eiffel-tower")))
    bench.wait()
    assert bench.page.states == {"B2": "two-cards"}
    assert [one.name for _, one in bench.page.lying] == ["Big Ben (Elizabeth Tower)", "Eiffel Tower"]
    assert bench.page.matter == ("There is more than one card at B2. Leave one on each.",)


def test_a_place_that_falls_silent_is_said_and_what_lay_there_is_not_claimed():
    bench = Bench().lay(B2="big-ben")
    bench.wait()
    bench.slots["B2"] = FAULT
    bench.wait(5.0)
    assert (bench.page.states, bench.lies()) == ({"B2": "silent"}, {})
    assert bench.page.matter != ()


def test_a_card_that_is_heard_badly_does_not_come_and_go():
    bench = Bench().lay(B2="big-ben")
    bench.wait()
    before = bench.page
    for _ in range(6):
        bench.slots["B2"] = GARBLED
        bench.wait(0.1)
        bench.lay(B2="big-ben").wait(0.2)
    assert bench.page == before


def test_after_another_page_all_is_heard_anew_and_nothing_stands_large_for_it():
    bench = Bench().lay(A1="big-ben")
    bench.wait()
    bench.at += 60.0  # nobody looks
    del bench.slots["A1"]
    bench.lay(B1="eiffel-tower").wait(3.0)
    assert (set(bench.lies()), bench.page.laid) == ({"B1"}, None)


def test_where_too_few_would_be_fresh_every_card_is():
    bench = Bench(seen=IDS[:72]).lay(A1=IDS[0], A2=IDS[99])
    bench.wait()
    assert bench.page.states == {"A1": "fresh", "A2": "fresh"}
    assert (bench.page.box.returning, bench.page.box.players) == (72, 2)


def permuted(deck):
    cards = sorted(deck.cards)
    return with_numbers(deck, {card: deck.cards[other].numbers.opened() for card, other in zip(cards, reversed(cards), strict=True)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_a_deck_with_other_numbers_are_the_same(language):
    pages = []
    for deck in (LANDMARKS, permuted(LANDMARKS)):
        bench = Bench(deck=deck, language=language).lay(A1="big-ben", B2="eiffel-tower")
        bench.wait()
        bench.lay(C3="colosseum").wait()
        pages.append((bench.page, bench.page.box))
    assert pages[0] == pages[1]
    assert pages[0][0].laid is not None


# In an evening.


class Listened:
    """Readers that hear all slots every 50 ms of the window's time."""

    def __init__(self, slots):
        self.trouble, self.slots, self.lying, self._next = {}, tuple(slots), {}, 0.0

    def passes(self, until):
        while self._next <= until:
            at, self._next = self._next, round(self._next + EVERY, 3)
            yield Pass(at, {slot: Tags((self.lying[slot],)) if slot in self.lying else NOTHING for slot in self.slots})

    def ask(self, slots): ...
    def light(self, colours): ...
    def attend(self): ...
    def close(self): ...


def played(script, asked=ASKED):
    window = QuietWindow((1280, 720))
    with closing(window):
        setup, _ = parse_setup(asked, find_deck, find_mat)
        readers = Listened(setup.shape.polled)
        mat = RealMat(SimpleNamespace(shape=setup.shape, readers=(), panel=None), readers, Overheard(readers), window)
        parlour = ScreenTables(MemoryStore(), Wish(asked), 1.0, "", mat)
        evening = Evening(window, parlour, Remembered("en", is_full=False), lambda one: parlour.open(asked, one, ()))
        window.script, window.evening = script(evening, readers), evening
        sit(evening)
        return evening


def table(evening):
    return evening.running.screen.table


def said(evening):
    return " ".join(texts(evening))


def rest(evening, seconds):
    end = evening.window.now() + seconds
    while evening.window.now() < end:
        yield None


def labels(evening):
    """All words on the screen, each text whole, also where it stands in several lines."""
    return [one.said or one.text for one in scene(evening).things if isinstance(one, TextLine)]


def played_to_its_end(evening, readers):
    """Boris checks the Eiffel Tower, and Big Ben beside it; then Anna plays her last card."""
    yield from until(evening, lambda one: table(one).expected.status.key == "comparity-status-opening")
    readers.lying["B2"] = uid("big-ben")
    for card, slot in (("eiffel-tower", "B3"), ("cn-tower", "C3")):
        yield from until(evening, lambda one: table(one).expected.seat == "seat-1" and table(one).expected.places)
        readers.lying[slot] = uid(card)
        if slot == "B3":
            yield from until(evening, lambda one: table(one).expected.seat == "seat-2" and table(one).expected.offers)
            yield Pick("check:B3")
            yield from until(evening, lambda one: table(one).expected.status.key == "comparity-status-check-neighbour")
            yield Pick("check:B2")
    yield from until(evening, lambda one: table(one).view.winners and "Sort the cards" in labels(one))


def test_from_the_end_of_a_match_on_a_mat_the_cards_that_lie_there_are_told():
    told = []

    def script(evening, readers):
        yield from played_to_its_end(evening, readers)
        yield OpenPage("sorting")
        yield from rest(evening, 2.5)
        told.append(said(evening))
        readers.lying["A1"] = uid("colosseum")
        yield from rest(evening, 2.5)
        told.append(said(evening))
        yield from after(evening, GoBack())
        assert "Sort the cards" in labels(evening)
        assert evening.running is not None

    played(script)
    assert "2 of these cards have been seen, 1 is fresh." in told[0]
    assert "B2, seen" in told[0]
    assert "C3, fresh" in told[0]
    assert "Put it back with the fresh cards." in told[1]


def test_while_a_card_is_looked_for_by_name_nothing_is_heard_and_afterwards_all_is_heard_anew():
    told = []

    def script(evening, readers):
        yield from played_to_its_end(evening, readers)
        yield from after(evening, OpenPage("sorting"))
        yield from rest(evening, 2.5)
        yield from after(evening, OpenPage("sort-lists", "1"), OpenPage("sort-search", "1"), *map(Type, "eiffel"))
        told.append(said(evening))
        readers.lying.clear()
        readers.lying["A1"] = uid("cn-tower")
        yield from rest(evening, 5.0)
        assert said(evening) == told[0]
        yield from after(evening, GoBack(), GoBack())
        yield from rest(evening, 3.0)
        told.append(said(evening))

    played(script)
    assert "Eiffel Tower" in told[0]
    assert "seen" in told[0]
    assert "None of these cards has been seen, 1 is fresh." in told[1]


def by_name(script, store=None, **house):
    """People who name their cards: no mat at all."""
    return run(script, asked={**ASKED, "mat": "none", "house": {**ASKED["house"], **house}}, store=store, bots=())


def named_to_its_end(evening):
    """The same with cards that are named: the pile's top card, a play, a check of both, the last card."""
    picked = ("card:big-ben", "card:eiffel-tower", "play:above", "check:eiffel-tower", "check:big-ben", "card:cn-tower", "play:")
    for option in picked:
        yield from until(evening, lambda one, option=option: any(offer.id.startswith(option) for offer in table(one).expected.offers))
        yield Pick(next(offer.id for offer in table(evening).expected.offers if offer.id.startswith(option)))
    yield from until(evening, lambda one: table(one).view.winners and "Play again" in labels(one))


def test_without_a_mat_the_cards_stand_in_two_lists_and_each_is_found_by_name_or_code():
    told = []

    def script(evening):
        yield from named_to_its_end(evening)
        assert OpenPage("sorting") in [one.act for one in scene(evening).targets]
        yield from after(evening, OpenPage("sorting"))
        told.append(texts(evening))
        yield from after(evening, OpenPage("sort-search", "1"), *map(Type, codes_of(LANDMARKS)["cn-tower"].lower()))
        told.append(texts(evening))

    by_name(script)
    at = told[0].index("Fresh: 98")
    assert told[0][told[0].index("Seen: 2") : at] == ["Seen: 2", "Big Ben (Elizabeth Tower)", "Eiffel Tower"]
    assert "CN Tower" in told[1]
    assert "fresh" in told[1]
    assert "Eiffel Tower" not in told[1]


def test_the_story_of_a_match_leads_there_too_and_tells_of_all_matches_with_that_deck():
    store, told = MemoryStore(), []
    by_name(named_to_its_end, store)

    def script(evening):
        yield from after(evening, OpenPage("home"), OpenPage("history"), OpenPage("story", "1"))
        [act] = [one.act for one in scene(evening).targets if isinstance(one.act, OpenPage)]
        yield from after(evening, act)
        told.append((act, texts(evening)))

    run(script, store=store)
    [(act, shown)] = told
    assert act == OpenPage("sorting", "1")
    assert "Seen: 2" in shown


def test_a_deck_that_is_gone_is_sorted_as_it_was():
    def script(evening):
        yield from named_to_its_end(evening)

        def find(name):
            raise unusable(name, "deck-not-found", instead=Text("value-use-one-of", names=("movies",)))

        evening.tables._decks = SimpleNamespace(now=lambda: SimpleNamespace(find=find))
        yield from after(evening, OpenPage("sorting"))
        assert "Seen: 2" in texts(evening)

    by_name(script)


def test_where_nobody_wants_to_keep_seen_cards_apart_nothing_is_sorted():
    store = MemoryStore()

    def script(evening):
        yield from named_to_its_end(evening)
        assert "Sort the cards" not in labels(evening)
        yield from after(evening, OpenPage("story"))
        assert "Sort the cards" not in labels(evening)

    by_name(script, store, memory="off")


def test_after_a_game_without_a_memory_nothing_is_sorted():
    def script(evening):
        yield from rest(evening, 0.5)
        yield from until(evening, lambda one: "Play again" in labels(one))
        assert "Sort the cards" not in labels(evening)

    run(script, asked={"game": "cardline", "players": ["Anna", "Boris"], "house": {"hand": 1}}, bots=("Anna", "Boris"), speed=0)
