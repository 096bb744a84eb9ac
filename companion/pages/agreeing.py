"""The page on which a match is agreed on: what there is to choose, as it was chosen last, and what stands against beginning (E1)."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from companion.cards.decks import files
from companion.cards.editing.serving import smaller
from companion.core.decks.card import Deck
from companion.core.decks.register import Register
from companion.core.frozen import dataclass
from companion.core.games.game import HouseValue, Player, Setup
from companion.core.games.port import Game
from companion.core.games.registry import GAMES
from companion.core.referee.announcements import Said
from companion.core.referee.opening import checked, opened
from companion.errors import Problem, Unusable
from companion.events import SeatId
from companion.pages.settings import Agreed, Remembered
from companion.protocol.complaints import LONGEST_NAME, lack_of_name
from companion.protocol.setup import FindDeck, parse_setup
from companion.screen.acts import Change
from companion.screen.pages.setup import OF_SEAT, DeckChoice, GameChoice, SetUp, Sitting, asked, changed_setup, twice
from companion.screen.words import Words
from companion.words.problems import problem_in, told

LONGEST_PROBLEM = 100  # letters; what stands in one's own file may be of any length
FIRST_NAMES = "agreeing-label-players"  # the key of the names at a new table


@dataclass(frozen=True, slots=True)
class Decks:
    """All decks that there are by the name of their folder, read once, and what is the matter with those that cannot be read."""

    found: Mapping[str, Deck]
    lacks: Mapping[str, tuple[Problem, ...]]

    def find(self, name: str) -> Deck:
        """Finds a deck by its name, as `decks.files.find` does, which is asked for decks that are not known here."""
        if name in self.lacks:
            raise Unusable(self.lacks[name])
        return self.found[name] if name in self.found else files.find(name)


def all_decks(own: Path | None = None) -> Decks:
    """The shipped ones and those in the folder of the user's own."""
    found: dict[str, Deck] = {}
    lacks: dict[str, tuple[Problem, ...]] = {}
    for name in sorted({*files.shipped(), *_names_in(own)}):
        try:
            found[name] = files.find(name, own)
        except Unusable as unusable:
            lacks[name] = unusable.problems
    return Decks(found, lacks)


def _names_in(own: Path | None) -> list[str]:
    try:
        return [] if own is None else [folder.name for folder in own.iterdir() if (folder / files.OUTLINE).is_file()]
    except OSError:  # there are none, or none that we may read
        return []


Marks = frozenset[tuple[str, int, int, int]]  # of each file of the user's own decks: a file that is written anew has another


class DecksThere:
    """All decks as they are now: the screen may be on for days, and decks are read anew once one of the user's own has changed."""

    def __init__(self, own: Path) -> None:
        self._own, self._marks = own, _marks(own)
        self._decks = all_decks(own)

    def now(self) -> Decks:
        marks = _marks(self._own)
        if marks != self._marks:
            self._decks = all_decks(self._own)
            self._marks = marks  # as they were before it was read, so that what changes just then is read as well
        return self._decks


def _marks(own: Path) -> Marks:
    found = set()
    with suppress(OSError):  # there are none, or none that we may read; which of the two is said where they are read
        for folder in own.iterdir():
            for name in (files.OUTLINE, files.CARDS):
                with suppress(OSError):
                    file = (folder / name).stat()
                    found.add((f"{folder.name}/{name}", file.st_mtime_ns, file.st_size, file.st_ino))
    return frozenset(found)


def set_up(remembered: Remembered, decks: Decks, language: str) -> SetUp:
    """The page of a new match, filled as the last one was set up; a deck, game or rule that is gone is replaced by the usual one."""
    words = Words(language)
    games = tuple(_game(game, decks, words) for game in GAMES)
    game = remembered.game if any(one.id == remembered.game for one in games) else games[0].id
    page = SetUp(games, game, "", "", names=remembered.names, language=language, avatars=remembered.avatars)
    agreed = remembered.set_ups.get(game)
    if agreed is not None:
        players = tuple(Sitting(name, name in agreed.bots) for name in agreed.players)
        first = next((number for number in range(len(players)) if agreed.first == f"seat-{number + 1}"), 0)
        page = replace(page, players=players, first=first)
    return with_lack(turned_to(page, agreed), decks.find)


def turned_to(page: SetUp, agreed: Agreed | None) -> SetUp:
    """Where another game is turned to, its deck and rules are the last ones as well; those who sit there stay."""
    if agreed is None:
        return replace(page, deck=page.its_game.decks[0].id, order="", house={}, best_of=1)
    house = {id: value for id, value in agreed.house.items() if _is_allowed(page.its_game, id, value)}
    if len(agreed.players) != len(page.players):
        house = {id: value for id, value in house.items() if not id.startswith(OF_SEAT)}
    return replace(page, deck=agreed.deck, order=agreed.order, house=house, best_of=agreed.best_of)


def _is_allowed(game: GameChoice, id: str, value: HouseValue) -> bool:
    """Whether a kept value is a choice of this rule: another version may have kept one that is not."""
    rule = next((one for one in game.house if one.id == id), None)
    if rule is None or isinstance(value, str):
        return rule is not None and value in rule.choices
    return not rule.choices and rule.least <= value <= rule.most and (not rule.is_whole or value == int(value))


def _game(game: Game[Any, Any], decks: Decks, words: Words) -> GameChoice:
    name = words.say(f"history-game-{game.id}")
    usual_first = sorted(decks.found, key=lambda one: (one != game.usual_deck, one))
    choices = [_choice(id, decks.found[id], game, words) for id in usual_first if _fits(decks.found[id], game)]
    if not choices:  # all that could be played with cannot be read; which one that is, is said as soon as it is wanted
        choices = [DeckChoice(game.usual_deck, game.usual_deck, ())]
    sizes = (game.least_players, game.most_players)
    worked_out = {(rule.id, players): count for rule in game.house for players, count in rule.usual.items()}
    return GameChoice(game.id, name, game.emblem, tuple(choices), *sizes, game.house, worked_out, words.say(f"agreeing-about-{game.id}"))


def _choice(id: str, deck: Deck, game: Game[Any, Any], words: Words) -> DeckChoice:
    """Where towers are built, all that stands on a card counts, and nothing is ordered by one of it."""
    orders = () if game.ground == "sites" else tuple((one.id, one.names[words.language]) for one in deck.characteristics)
    terms = deck.terms.get(game.id)
    return DeckChoice(id, deck.names[words.language], orders, terms.house if terms else {}, words.custom(game.id, deck))


def _fits(deck: Deck, game: Game[Any, Any]) -> bool:
    players = tuple(Player(SeatId(f"seat-{number}"), str(number)) for number in range(game.least_players))
    try:
        checked(Setup(game.id, deck.id, deck.characteristics[0].id, players, players[0].seat), deck)
    except Unusable:
        return False
    return True


def with_lack(page: SetUp, find: FindDeck) -> SetUp:
    """The page with what stands against its match, and smaller hands with which it could begin; asked for after every change."""
    lack = _lack(page, find)
    return replace(page, lack=lack, fewer=_fewer(page, find) if lack else {})


def _fewer(page: SetUp, find: FindDeck) -> Mapping[str, HouseValue]:
    """House rules with which the deck has cards enough; none where it has not too few, or where no hands are small enough."""
    game = next(one for one in GAMES if one.id == page.its_game.id)
    if not page.its_game.least <= len(page.players) <= page.its_game.most:
        return {}
    try:
        house = smaller(find(page.its_deck.id), game, len(page.players)) or {}
    except Unusable:
        return {}
    return house if house and not _problems(changed_setup(replace(page, fewer=house), Change("fewer", "")), find) else {}


def _lack(page: SetUp, find: FindDeck) -> str:
    words = Words(page.language)
    return _lack_of_players(page, words) or _lack_of_deck(page, words, find) or _lack_of_match(page, words, find)


def _lack_of_players(page: SetUp, words: Words) -> str:
    game, number, double = page.its_game, len(page.players), twice(page)
    for one in page.players:
        if not one.name.strip():
            return words.say("agreeing-no-name")
        if lack_of_name(one.name) is not None:
            return words.say("agreeing-name", name=_shortened(one.name), most=LONGEST_NAME)
    if double is not None:
        return words.say("page-setup-same-name", name=double)
    if number < game.least:
        return words.say("page-setup-too-few", count=game.least - number, game=game.name)
    return words.say("page-setup-too-many", count=game.most, game=game.name) if number > game.most else ""


def _shortened(name: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in name[: 2 * LONGEST_NAME])


def _lack_of_deck(page: SetUp, words: Words, find: FindDeck) -> str:
    """What the chosen deck lacks, also where it was chosen last time and is not among the choices now; a single deck needs no choice."""
    ids = [one.id for one in page.its_game.decks]
    is_gone = page.deck not in ids and len(ids) > 1
    wanted = page.deck if is_gone else page.its_deck.id
    try:
        if wanted:
            find(wanted)
    except Unusable as unusable:
        return words.say("agreeing-deck-unreadable", **{"with": wanted, "text": _in_short(unusable.problems[0], words.language)})
    return ""


def _in_short(problem: Problem, language: str) -> str:
    """Without the folder, and without what is to be done: the command line has room for both."""
    one = problem_in(problem, language)
    where = one.where.replace("\\", "/").rpartition("/")[2]
    text = f"{where}: {one.what}"
    return text if len(text) <= LONGEST_PROBLEM else f"{text[: LONGEST_PROBLEM - 1]}…"


def _lack_of_match(page: SetUp, words: Words, find: FindDeck) -> str:
    """Where fewer could play so, or the same with fewer cards, it is for want of cards."""
    problems = _problems(page, find)
    if not problems:
        return ""
    name = page.its_deck.name
    for number in range(len(page.players) - 1, page.its_game.least - 1, -1):
        if not _problems(replace(page, players=page.players[:number]), find):
            args: dict[str, Said] = {"with": name, "count": number}
            return words.say("agreeing-deck-serves", **args)
    if not _problems(replace(page, house={**page.house, **_fewest(page.its_game)}), find):
        return words.say("agreeing-deck-small", **{"with": name})
    return told(problems[0], words.language)


def _fewest(game: GameChoice) -> Mapping[str, HouseValue]:
    """As few cards as there may be."""
    return {one.id: int(one.least) for one in game.house if one.is_whole and not one.choices and not one.id.startswith(OF_SEAT)}


def _problems(page: SetUp, find: FindDeck) -> tuple[Problem, ...]:
    try:
        setup, deck = parse_setup(asked(page), find)
        opened(setup, deck, Register())
    except Unusable as unusable:
        return unusable.problems
    return ()
