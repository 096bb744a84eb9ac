"""Pages with what real tables put on them: names in two alphabets, the shipped decks, mats as they are built."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from companion.decks.files import find, shipped
from companion.events import Slot
from companion.games.comparity.start import PILES
from companion.games.registry import GAMES
from companion.mat import files as mats
from companion.screen.acts import Change
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.pages import (
    health,
    history,
    home,
    keyboard,
    mat_check,
    players,
    search,
    settings,
    setup,
    setup_drawn,
    shelf,
    story,
)
from companion.screen.pages.setup import Sitting
from companion.screen.things import Scene
from companion.screen.words import Words

SIZES = ((800, 480), (1280, 720), (1920, 1080), (1080, 1920), (480, 800))
EMBLEMS = {"comparity": "landmark-tower", "cardline": "continent-europe", "skyscrapers": "tower-offices"}
THREE = ("Anna", "Борис", "Chloé")
LONG_NAME = "Александр Невский К."
PATH = "/home/anna/.local/share/facedown/matches.db"
SENTENCES = {
    "en": "Anna, take “Eiffel Tower” back: C3 touches no card.",
    "ru": "Anna, заберите карту «Эйфелева башня»: клетка C3 не касается ни одной карты.",
    "fr": "Anna, reprenez « Tour Eiffel »\u00a0: C3 ne touche aucune carte.",
}
WHEN = {"en": "Tuesday, 17 November 2026", "ru": "Вторник, 17 ноября 2026 г.", "fr": "Mardi 17 novembre 2026"}
LETTERS = FontLetters()
Drawn = tuple[Callable[[Draft, Words, Any], None], Any]


def scene(drawn: Drawn, language: str, size: tuple[int, int], scale: float = 1.0) -> Scene:
    draft = Draft(size, Typesetter(LETTERS), scale=scale)
    draw, page = drawn
    draw(draft, Words(language), page)
    return draft.scene()


def game_choices(language: str) -> tuple[setup.GameChoice, ...]:
    return tuple(_game(game, language) for game in GAMES)


def _game(game: Any, language: str) -> setup.GameChoice:
    worked_out = {("pile", number): pile for number, pile in PILES.items()} if game.id == "comparity" else {}
    decks = tuple(_deck(id, game.id, language) for id in shipped() if (find(id).games or (game.id,)) == (game.id,))
    decks = decks if game.id != "skyscrapers" else tuple(one for one in decks if one.id == "skyscrapers")
    name = Words(language).say(f"history-game-{game.id}")
    return setup.GameChoice(game.id, name, EMBLEMS[game.id], decks, game.least_players, game.most_players, game.house, worked_out)


def _deck(id: str, game: str, language: str) -> setup.DeckChoice:
    deck = find(id)
    orders = tuple((one.id, one.names[language]) for one in deck.characteristics) if game != "skyscrapers" else ()
    return setup.DeckChoice(id, deck.names[language], orders, deck.terms[game].house if game in deck.terms else {})


def a_setup(language: str = "en") -> setup.SetUp:
    seats = (Sitting("Anna"), Sitting("Борис"), Sitting("Chloé", is_bot=True))
    names = ("Anna", "Дмитрий", "Élise", "Maximilien", "Olga", "Papi", "Юлия")
    return setup.SetUp(
        game_choices(language), "comparity", "landmarks", "height", seats, 1, {"pace": 2.0, "check": "lift"}, 1, names, language
    )


def a_full_table(language: str) -> setup.SetUp:
    names = (*THREE, LONG_NAME, "Элеонора", "Maximilien-Augustin", "Zoé", "Papi")
    return replace(a_setup(language), game="cardline", deck="countries", order="co2", house={}, players=tuple(map(Sitting, names)), first=3)


def offered(language: str) -> tuple[search.Offered, ...]:
    cards = find("landmarks").cards.values()
    return tuple(search.Offered(f"card:{one.id}", one.names[language], one.places[language], "landmark-tower") for one in cards)


def a_search(language: str) -> search.Search:
    return search.search(offered(language), SENTENCES[language], language, (0, "Anna"))


@cache
def all_pages(language: str) -> dict[str, Drawn]:
    return _setups(language) | _past(language) | _mats(language) | _others(language)


def _setups(language: str) -> dict[str, Drawn]:
    usual, full = a_setup(language), a_full_table(language)
    towers = replace(usual, game="skyscrapers", house={})
    asked = {
        "set-up, game": usual,
        "set-up, four orders": full,
        "set-up, towers": towers,
        "set-up, players": replace(usual, step="players"),
        "set-up, eight players": replace(full, step="players"),
        "set-up, nobody": replace(usual, players=(), step="players"),
        "set-up, rules": replace(usual, step="rules"),
        "set-up, more rules": replace(usual, step="rules", at=1),
        "set-up, rules of eight": replace(full, step="rules"),
        "set-up, rules of towers": replace(towers, step="rules"),
        "set-up, same name": replace(usual, players=(Sitting(LONG_NAME), Sitting(LONG_NAME))),
        "set-up, a new name": setup.changed(usual, Change("add", "")),
    }
    return {name: (setup_drawn.draw, page) for name, page in asked.items()}


def _past(language: str) -> dict[str, Drawn]:
    words = Words(language)
    won = words.say("history-won", count=1, players=LONG_NAME)
    games = [words.say(f"history-game-{game.id}") for game in GAMES]
    tallies = [
        words.say(f"history-tally-{one}") for one in ("plays", "checks-right", "duet-draws", "penalty-cards", "violations", "faulty")
    ]
    past = tuple(history.Past(number, "21:40", games[number % 3], (*THREE, LONG_NAME), won) for number in range(5))
    rows = tuple(shelf.Aside(number, games[number % 3], (*THREE, LONG_NAME), WHEN[language], (0, LONG_NAME)) for number in range(7))
    text = SENTENCES[language]
    told = [
        story.Sentence(f"{text} {text}" if number % 3 else text, tone, number == 4)
        for number, tone in enumerate(("plain", *story.SIGNS, "placed") * 4)
    ]
    records = tuple(players.Record(name, 128, 64, 12, 3) for name in (*THREE, LONG_NAME, "Zoé", "Papi", "Юлия"))
    of_games = tuple(players.InGame(game, 24, 11, tuple((one, 17) for one in tallies)) for game in games)
    return {
        "shelf": (shelf.draw, shelf.Shelf(rows)),
        "empty shelf": (shelf.draw, shelf.Shelf(())),
        "history": (history.draw, history.History((history.Day(WHEN[language], past[:3]), history.Day(WHEN[language], past)))),
        "no history": (history.draw, history.History(())),
        "story": (story.draw, story.Story(games[2], f"{WHEN[language]}. {', '.join(THREE)}", won, tuple(told))),
        "players": (players.draw, players.Players(records)),
        "no players": (players.draw, players.Players(())),
        "player": (players.draw_player, players.OnePlayer(records[3], of_games)),
    }


def _mats(language: str) -> dict[str, Drawn]:
    eight = replace(mats.find("8x8").shape, blind=frozenset({Slot("H8")}))
    silent = SENTENCES[language]
    states: dict[Slot, Any] = {
        Slot("C3"): "silent", Slot("H8"): "blind", Slot("D4"): "card", Slot("E5"): "two-cards", Slot("pad"): "unknown",
    }  # fmt: skip
    line, sites = mats.find("line-32").shape, mats.find("skyscrapers").shape
    return {
        "health, well": (health.draw, health.Health(mats.find("8x8").shape, kept=PATH)),
        "health": (health.draw, health.Health(eight, states, (silent,) * 6, silent, is_kept=False)),
        "health of a line": (health.draw, health.Health(line, {Slot("P2"): "silent"}, (silent,), PATH)),
        "health of sites": (health.draw, health.Health(sites, {Slot("site-3"): "silent"}, (silent,), PATH)),
        "check": (mat_check.draw, mat_check.MatCheck(eight, frozenset({Slot("A1")}), frozenset({Slot("C3")}), silent)),
        "check of a line": (mat_check.draw, mat_check.MatCheck(line, frozenset(line.slots[:5]))),
        "check, done": (mat_check.draw, mat_check.MatCheck(sites, frozenset(sites.slots))),
    }


def _others(language: str) -> dict[str, Drawn]:
    game = Words(language).say("history-game-skyscrapers")
    tonight = tuple(home.Played(game, THREE, winners, "21:40") for winners in (("Anna",), ("Борис", LONG_NAME), ()))
    waiting = home.UnderWay(12, game, THREE, (1, LONG_NAME))
    asked = a_search(language)
    return {
        "home": (home.draw, home.Home(tonight, 0, "", waiting, 3)),
        "home, calm": (home.draw, home.Home(on_mat=5)),
        "home, a strange card": (home.draw, home.Home(tonight, strange=SENTENCES[language], aside=21)),
        "settings": (settings.draw, settings.Settings(language)),
        "keyboard": (keyboard.draw, keyboard.keyboard(language, LONG_NAME, (LONG_NAME, "Anna"), 3)),
        "search": (search.draw, asked),
        "search, none": (search.draw, replace(asked, typed="xyz")),
    }
