"""Where matches at the screen are begun and taken up: at a simulated table, with real cards on a mat, or without any mat."""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from companion.app.matches import TAGS, desk, find_deck, find_mat, open_match, other_decks, register_for
from companion.app.readers import RealMat, breaks_at_table
from companion.app.simulated import Asked, given, seed_of
from companion.cards.tags.register_file import read_register
from companion.config.config import folders
from companion.core.decks.card import Deck
from companion.core.games.game import Setup, View
from companion.core.games.registry import GAMES
from companion.core.referee.announcements import Announcement
from companion.core.referee.conduct import conducted
from companion.core.referee.entries import Entry
from companion.core.referee.lessons import Lessons
from companion.core.referee.match_state import MatchState
from companion.core.referee.opening import checked, with_defaults
from companion.core.referee.opening import opened as opening
from companion.errors import Text, Unusable, unusable
from companion.events import SeatId
from companion.machine.service import power
from companion.pages import agreeing, enrolling, sorting, stickers
from companion.pages.agreeing import DecksThere
from companion.pages.at_home import AtHome
from companion.pages.health import health_of
from companion.pages.onscreen import OnScreen
from companion.pages.playing import AtScreen, CardsOnMat, NamedCards, Running, SimulatedHands
from companion.pages.records import Records
from companion.pages.seats import Dealing, Seats, TableTerms, parse_table, terms_line
from companion.pages.settings import FILE_NAME, Agreed, Learners, Remembered, save
from companion.pages.trying import Trial, TrialOnMat
from companion.protocol.setup import DEFAULT_GAME, parse_setup
from companion.protocol.table import Opened
from companion.record.statistics import seen
from companion.record.store import Kept, Listed, Store
from companion.screen.pages.explaining import Explaining
from companion.screen.pages.home import Home
from companion.screen.pages.rules import rules_page
from companion.screen.pages.sorting import search_of
from companion.screen.pages.switching import Switching
from companion.screen.words import Words
from companion.simulator.company import typed_of
from companion.simulator.hunches import VAGUE
from companion.simulator.radio import radio_under
from companion.simulator.sitting import Sitting
from companion.simulator.table import SimulatedTable
from companion.terminal.play.wish import Wish
from companion.words.lines import words_of
from hardware.readers.breaks import Spoiled
from hardware.readers.noise import Noise

PICTURES = "pictures"  # the folder of the ends that were kept
QUIET = 0.0  # what a simulated mat mishears where people play with a mouse: nothing


def at_table(screen: OnScreen, table: SimulatedTable, seats: Seats, speed: float) -> Running:
    """A match at a simulated table, of bots alone or of people and bots."""
    hands = SimulatedHands(table, lambda: seats.play(lambda: hands.step), speed)
    return _running(screen, hands, seats, speed, lambda: seats.is_bots_turn or not seats.people)


def watched(screen: OnScreen, table: SimulatedTable, sitting: Sitting, speed: float) -> Running:
    """A match of bots to look on."""
    return _running(screen, SimulatedHands(table, sitting.play, speed), None, speed, lambda: True)


def _running(screen: OnScreen, hands: SimulatedHands, seats: Seats | None, speed: float, of_bots: Callable[[], bool]) -> Running:
    screen.telling.hurry(speed)
    return Running(screen, hands, seats, is_watched=lambda: speed > 0 and of_bots())


class ScreenTables:
    """Where matches are begun and taken up, and what is on record."""

    def __init__(
        self, store: Store, wish: Wish, speed: float, kept: str, mat: RealMat | None = None, noted: Callable[[int], None] = lambda _: None
    ) -> None:
        """With a `mat` all matches are played on it, by people alone; each is `noted` by its number before anything comes of it."""
        self._store, self._desk, self._wish, self._speed, self._kept = store, desk(store), wish, speed, kept
        self._decks = DecksThere(folders(os.environ).decks)
        self._mat, self._noted = mat, noted

    # matches

    def begin(self, evening: AtScreen) -> Running:
        """As it was agreed on last, without the cards that earlier matches showed (C17)."""
        remembered = evening.remembered
        asked = {**remembered.asked(), "lang": remembered.language}
        if "mat" in self._wish.asked:
            asked["mat"] = self._wish.asked["mat"]
        return self.open(asked, evening, remembered.last.bots if remembered.last else ())

    def open(self, asked: Asked, evening: AtScreen, bots: tuple[str, ...]) -> Running:
        setup, deck = parse_setup(asked, self._decks.now().find, find_mat)
        checked(setup, deck)
        setup = self._desk.in_series(setup if "set_aside" in asked else self._desk.remembered(setup, deck))
        if not setup.shape.slots:
            opened = self._desk.begin(setup, deck, str(asked["lang"]))
            return Running(self._on_screen(opened, evening), NamedCards(opened.referee))
        if self._mat is not None:
            return self._on_mat(self._desk.begin(setup, deck, str(asked["lang"])), evening)
        return self._seated(setup, deck, evening, bots)

    def _on_mat(self, opened: Opened, evening: AtScreen, unsaid: Sequence[Announcement] = (), at: float = 0.0) -> Running:
        assert self._mat is not None
        cards = CardsOnMat(opened.referee, self._mat.readers, self._mat.clock, at)
        return Running(self._on_screen(opened, evening, unsaid), cards)

    def _on_screen(self, opened: Opened, evening: AtScreen, unsaid: Sequence[Announcement] = (), bots: Sequence[SeatId] = ()) -> OnScreen:
        self._noted(opened.journal.number)
        opened.lines.has_printed_units = evening.remembered.has_printed_units
        return OnScreen(opened, self._desk, unsaid, self.lessons(opened.referee.state.match.setup.game, evening, bots))

    def lessons(self, game: str, evening: AtScreen, bots: Sequence[SeatId] = ()) -> Lessons:
        """Lessons for the people at the table, as far as the evening remembers them."""
        return Lessons(game, Learners(evening, self.keep), bots)

    def _seated(self, setup: Setup, deck: Deck, evening: AtScreen, names: tuple[str, ...]) -> Running:
        seats = tuple(player.seat for player in setup.players if player.name in names)
        noise, vague = given(self._wish.noise, QUIET), given(self._wish.vague, VAGUE)
        terms = TableTerms(seed_of(self._wish.seed), noise, vague, seats)
        dealing = self._dealing(with_defaults(setup, deck), deck, terms)
        opened = self._desk.begin(setup, deck, evening.remembered.language, seats, dealing.heed)
        self._store.keep_line(opened.journal.number, terms_line(terms))
        return self._at_table(opened, dealing, terms, self._on_screen(opened, evening, bots=seats), 0.0)

    def take_up(self, number: int, evening: AtScreen) -> Running:
        """As it was agreed on, the next match is begun as well."""
        self._noted(number)
        lines, kept = self._store.lines(number), self._store.kept(number)
        found, shape = parse_table(lines), kept.listed.setup.shape
        if lines and found is None:
            raise unusable(Text("place-match", number=number), "app-played-in-a-terminal", number=number)
        is_on_mat = found is None and bool(shape.slots)
        if is_on_mat and (self._mat is None or self._mat.plan.shape != shape):
            raise unusable(Text("place-match", number=number), "app-played-on-a-mat", number=number)
        language = evening.remembered.language
        if found is None:
            taken = self._desk.take_up(number, language)
            evening.remembered = remembered_with(evening.remembered, kept.listed.setup, ())
            if is_on_mat:
                return self._on_mat(taken.opened, evening, taken.unsaid, taken.at)
            return Running(self._on_screen(taken.opened, evening, taken.unsaid), NamedCards(taken.opened.referee, taken.at))
        terms, meant = found
        dealing = self._dealing(kept.listed.setup, kept.deck, terms, meant) if kept.deck is not None else None
        taken = self._desk.take_up(number, language, dealing.heed if dealing else None)
        assert dealing is not None  # a deck that is gone is said by then
        bots = tuple(player.name for player in kept.listed.setup.players if player.seat in terms.bots)
        evening.remembered = remembered_with(evening.remembered, kept.listed.setup, bots)
        dealing.go_through(kept, taken.opened)
        screen = self._on_screen(taken.opened, evening, taken.unsaid, terms.bots)
        return self._at_table(taken.opened, dealing, terms, screen, taken.at)

    def _dealing(self, setup: Setup, deck: Deck, terms: TableTerms, meant: Mapping[int, Any] | None = None) -> FollowedDealing:
        dealt = typed_of(setup.game).dealt(setup, deck, Random(f"{terms.seed} dealt"))
        return FollowedDealing(Dealing(dealt, self._keep_line, meant))

    def _keep_line(self, line: str) -> None:
        if self._number is not None:
            self._store.keep_line(self._number, line)

    _number: int | None = None

    def _at_table(self, opened: Opened, dealing: FollowedDealing, terms: TableTerms, screen: OnScreen, at: float) -> Running:
        self._number = opened.journal.number
        dealing.begin(opened)
        shape = screen.match.shape
        broken = breaks_at_table(self._wish.breaks, self._wish.asked.get("mat"), shape)
        spoiled = Spoiled(broken, Random(f"{terms.seed} breaks"), at) if broken else None
        radio = radio_under(shape, Noise.of(terms.noise), terms.seed, at, spoiled)
        for slot, tags in opened.referee.state.mat.lying.items():
            for tag in tags:
                if slot in radio.slots:
                    radio.lay(tag.uid, slot)
        table = SimulatedTable(opened.referee, radio, at=at)
        seats = Seats(table, dealing.dealing, terms)
        screen.questions.lone = seats.lone
        return at_table(screen, table, seats, self._speed)

    def put_aside(self, number: int) -> None:
        self._store.put_aside(number)

    # pages

    def page(self, name: str, about: str, evening: AtScreen) -> Any:
        settings = evening.remembered.settings
        words, is_printed = Words(settings.language), settings.has_printed_units
        records = Records(self._store, settings.language, other_decks, has_printed_units=is_printed)
        match name:
            case "set-up":
                page = agreeing.set_up(begun_with(evening.remembered, settings.language), self._decks.now(), settings.language)
                return replace(page, has_bots=self._mat is None)
            case "shelf":
                shelf = records.shelf()
                return replace(shelf, matches=tuple(one for one in shelf.matches if self._goes_on(one.number)))
            case "history":
                return records.history()
            case "story":
                running = evening.running
                return records.story(int(about) if about else running.screen.journal.number if running else 0)
            case "end" if evening.running is not None:
                return records.ending(evening.running.screen.journal.number)
            case "picture" if evening.running is not None:
                return folders(os.environ).state / PICTURES / f"facedown-{evening.running.screen.journal.number}.png"
            case "players":
                return records.players()
            case "player":
                return records.player(about)
            case "settings":
                return replace(settings, is_full=evening.window.is_full)
            case "health" | "mat-check":
                return self._health(name, evening, words)
            case "sorting" | "sort-lists" | "sort-search":
                return self._sorting(name, about, evening, words)
            case "rules":
                return rules_page(words.say(f"history-game-{about}"), words.rulings(about))
            case "explaining":
                return Explaining(about, next(game.pictures for game in GAMES if game.id == about))
            case "cards":
                return stickers.cards_page(self._decks.now(), folders(os.environ).state / TAGS, settings.language)
            case "enrol":
                decks = self._decks.now()
                wanted = enrolling.About(decks.find(about), tuple(decks.found.values()), folders(os.environ).state / TAGS)
                heard = enrolling.Heard(self._mat.readers, self._mat.clock) if self._mat is not None else None
                return enrolling.Enrolling(wanted, settings.language, heard)
            case "switch-off":
                return Switching(power.switch_off)
            case _:
                return AtHome(lambda: self._home(records, words), lambda: self._signs(words))

    def _signs(self, words: Words) -> Hashable:
        """What the first page shows of the mat, to be compared: the page is made anew when this has changed."""
        return (*self._mat.matter(words), self._mat.signs()) if self._mat is not None else None

    def _home(self, records: Records, words: Words) -> Home:
        """The first page; with a register of tags that cannot be read it says so, and counts no cards on the mat."""
        matter = tuple(self._mat.matter(words)) if self._mat is not None else ()
        return replace(self._with_cards(records, words), matter=matter, has_switch=power.is_appliance(os.environ))

    def _with_cards(self, records: Records, words: Words) -> Home:
        try:
            cards, is_strange = self._mat.lying(read_register(folders(os.environ).state / TAGS)) if self._mat is not None else (0, False)
        except Unusable:
            return replace(records.home(0, strange=False, under_way=self._left()), strange=words.say("enrol-unread"))
        return records.home(cards, strange=is_strange, under_way=self._left())

    def _health(self, name: str, evening: AtScreen, words: Words) -> Any:
        if evening.running is None:
            of_mat = {key: value for key, value in self._wish.asked.items() if key == "mat"}
            setup, deck = parse_setup(of_mat, find_deck, find_mat)
            state = opening(setup, deck, register_for(deck, ()))[0]
        else:
            state = evening.running.screen.referee.state
        if name == "mat-check":
            match = state.match
            opened = open_match(match.setup, match.deck, words.language)
            if self._mat is not None:
                return TrialOnMat(opened, self._mat.readers, self._mat.clock, words)
            return Trial(opened, radio_under(match.shape, Noise.of(QUIET), 0), words)
        health = health_of(state, words, self._kept, is_kept=bool(self._kept) and not state.unkept)
        return health if self._mat is None else replace(health, matter=(*health.matter, *self._mat.matter(words)))

    def _sorting(self, name: str, about: str, evening: AtScreen, words: Words) -> Any:
        """The deck as it will be dealt; where there is none any more, as it was (C17)."""
        self._store.settle()
        running = evening.running
        kept = self._store.kept(int(about) if about or running is None else running.screen.journal.number)
        setup, number = kept.listed.setup, str(kept.listed.number)
        try:
            deck = self._decks.now().find(setup.deck)
        except Unusable:
            if kept.deck is None:
                raise
            deck = kept.deck
        cards = sorting.cards_of(setup, deck, seen(self._store.matches(), deck.id), words.language, number)
        if name == "sort-search":
            return search_of(cards.box, words.language)
        if name == "sort-lists" or self._mat is None:
            return cards.box
        others = other_decks(deck)
        known = sorting.Known(cards, register_for(deck, others), others, words)
        return sorting.SortingOnMat(cards, self._mat.plan.shape, known, self._mat.readers, self._mat.clock, words)

    def left(self) -> int | None:
        """The match that was left in the middle."""
        left = self._left()
        return left.number if left is not None else None

    def _left(self) -> Listed | None:
        left = [one for one in self._store.matches() if one.is_left and not one.is_over and self._goes_on(one.number)]
        return max(left, key=lambda one: one.recency, default=None)

    def _goes_on(self, number: int) -> bool:
        try:
            lines = self._store.lines(number)
        except Unusable:
            return False
        if lines:
            return parse_table(lines) is not None
        shape = self._store.kept(number).listed.setup.shape
        return not shape.slots or (self._mat is not None and self._mat.plan.shape == shape)

    def agreed(self, page: Any) -> Any:
        return agreeing.with_lack(page, self._decks.now().find)

    def keep(self, remembered: Remembered) -> None:
        if self._kept:
            save(folders(os.environ).state / FILE_NAME, remembered)


class FollowedDealing:
    """Who holds which cards, followed entry by entry as they are made."""

    def __init__(self, dealing: Dealing) -> None:
        self.dealing = dealing
        self._opened: Opened | None = None

    def begin(self, opened: Opened) -> None:
        self._opened = opened
        self.dealing.follow(opened.referee.entry, view_of(opened.referee.state), ())

    def heed(self, entry: Entry) -> None:
        if self._opened is not None:
            self.dealing.follow(entry.number, view_of(self._opened.referee.state), entry.said)

    def go_through(self, kept: Kept, opened: Opened) -> None:
        """Follow a match that is taken up through all of its entries on record."""
        match = opened.referee.state.match
        state, _ = opening(kept.listed.setup, match.deck, match.register)
        self.dealing.follow(0, view_of(state), (), is_earlier=True)
        for entry in kept.entries[1:]:
            if not entry.is_failed and not isinstance(entry.event, Setup):
                state = conducted(state, entry.event).state
                self.dealing.follow(entry.number, view_of(state), entry.said, is_earlier=True)


def view_of(state: MatchState) -> View:
    view: View = state.match.game.view(state.position)
    return view


def begun_with(remembered: Remembered, language: str) -> Remembered:
    """The first set-up of a new table has a bot to play against."""
    if remembered.set_ups:
        return remembered
    game, (person, bot) = DEFAULT_GAME, words_of(language, agreeing.FIRST_NAMES)
    return replace(remembered, game=game, set_ups={game: Agreed("", players=(person, bot), bots=(bot,))})


def with_names(asked: Asked, language: str) -> Asked:
    """Where no player is named, the names are usual ones in that language."""
    return asked if "players" in asked else {**asked, "players": words_of(language, agreeing.FIRST_NAMES)}


def remembered_with(remembered: Remembered, setup: Setup, bots: tuple[str, ...]) -> Remembered:
    return replace(remembered, game=setup.game, set_ups={**remembered.set_ups, setup.game: _agreed_of(setup, bots)})


def _agreed_of(setup: Setup, bots: tuple[str, ...]) -> Agreed:
    names = tuple(player.name for player in setup.players)
    best_of = setup.series.best_of if setup.series else 1
    return Agreed(setup.deck, setup.characteristic, names, setup.first, dict(setup.house), best_of, bots)
