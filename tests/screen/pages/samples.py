"""Pages with what real tables put on them: names in two alphabets, the shipped decks, mats as they are built."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from companion.cards.decks.files import find, shipped
from companion.cards.emblems.emblem import emblem_of, emblem_of_deck
from companion.core.decks.card import CardId, DeckId
from companion.core.decks.codes import scanned
from companion.core.games.registry import GAMES
from companion.core.referee.placement import PlaceName
from companion.errors import Problem, Text
from companion.events import Slot
from companion.mats import files as mats
from companion.pages.endings import cards_of, first_sentence
from companion.pages.health import matter_of
from companion.record.highlights import Highlight, highlights
from companion.screen.acts import Change
from companion.screen.draft import Draft
from companion.screen.fonts import FontLetters
from companion.screen.letters import Typesetter
from companion.screen.pages import (
    cards,
    enrol,
    explaining,
    health,
    history,
    home,
    keyboard,
    mat_check,
    players,
    rules,
    search,
    settings,
    setup,
    setup_drawn,
    shelf,
    story,
    switching,
    trouble,
)
from companion.screen.pages.setup import Sitting
from companion.screen.sight import Sight
from companion.screen.things import Scene
from companion.screen.tone_signs import SIGNS
from companion.screen.words import Words
from companion.words.problems import problem_in
from tests.screen import moments
from tests.screen.pages.sorting_samples import sortings

SIZES = ((800, 480), (1280, 720), (1920, 1080), (1080, 1920), (480, 800))
THREE = ("Anna", "Борис", "Chloé")
LONG_NAME = "Александр Невский К."
PATH = "/home/anna/.local/share/facedown/matches.db"
SENTENCES = {
    "en": "Anna, take “Eiffel Tower” back: C3 touches no card.",
    "ru": "Anna, заберите карту «Эйфелева башня»: клетка C3 не касается ни одной карты.",
    "fr": "Anna, reprenez «\u00a0Tour Eiffel\u00a0»\u00a0: C3 ne touche aucune carte.",
}
ASKED = {
    "en": "Anna, which card did you lay?",
    "ru": "Anna, какую карту вы положили?",
    "fr": "Anna, quelle carte avez-vous posée\u202f?",
}
SILENT = {
    "en": "C3 does not answer. Check the wire of its reader.",
    "ru": "C3 не отвечает. Проверьте провод считывателя.",
    "fr": "C3 ne répond pas. Vérifiez le fil de son lecteur.",
}
AVATARS = (("anna", "fox"), ("борис", "owl"), ("zoé", "octopus"), ("papi", "whale"), ("boris", "bear"), ("vera", "rabbit"))
WHEN = {"en": "Tuesday, 17 November 2026", "ru": "Вторник, 17 ноября 2026 г.", "fr": "Mardi 17 novembre 2026"}
LETTERS = FontLetters()
Drawn = tuple[Callable[[Draft, Words, Any], None], Any]


def scene(drawn: Drawn, language: str, size: tuple[int, int], scale: float = 1.0) -> Scene:
    draft = Draft(size, Typesetter(LETTERS), scale=scale, avatars=AVATARS)
    draw, page = drawn
    draw(draft, Words(language), page)
    return draft.scene()


def game_choices(language: str) -> tuple[setup.GameChoice, ...]:
    return tuple(_game(game, language) for game in GAMES)


def _game(game: Any, language: str) -> setup.GameChoice:
    worked_out = {(rule.id, number): count for rule in game.house for number, count in rule.usual.items()}
    decks = tuple(_deck(id, game.id, language) for id in shipped() if (find(id).games or (game.id,)) == (game.id,))
    decks = decks if game.id != "skyscrapers" else tuple(one for one in decks if one.id == "skyscrapers")
    name, about = (Words(language).say(f"{key}-{game.id}") for key in ("history-game", "agreeing-about"))
    return setup.GameChoice(game.id, name, game.emblem, decks, game.least_players, game.most_players, game.house, worked_out, about)


def _deck(id: str, game: str, language: str) -> setup.DeckChoice:
    deck = find(id)
    orders = tuple((one.id, one.names[language]) for one in deck.characteristics) if game != "skyscrapers" else ()
    house = deck.terms[game].house if game in deck.terms else {}
    return setup.DeckChoice(id, deck.names[language], orders, house, Words(language).custom(game, deck))


def a_setup(language: str = "en") -> setup.SetUp:
    seats = (Sitting("Anna"), Sitting("Борис"), Sitting("Chloé", is_bot=True))
    names = ("Anna", "Дмитрий", "Élise", "Maximilien", "Olga", "Papi", "Юлия")
    games, house = game_choices(language), {"pace": 2.0, "check": "lift"}
    return setup.SetUp(games, "comparity", "landmarks", "height", seats, 1, house, 1, names, language, avatars=AVATARS)


def a_full_table(language: str) -> setup.SetUp:
    names = (*THREE, LONG_NAME, "Элеонора", "Maximilien-Augustin", "Zoé", "Papi")
    return replace(a_setup(language), game="cardline", deck="countries", order="co2", house={}, players=tuple(map(Sitting, names)), first=3)


def offered(language: str) -> tuple[search.Offered, ...]:
    deck = find("landmarks")
    return tuple(
        search.Offered(f"card:{one.id}", one.names[language], one.places[language], emblem_of(one, deck)) for one in deck.cards.values()
    )


def a_search(language: str) -> search.Search:
    return search.search(offered(language), ASKED[language], language, (0, "Anna"))


@cache
def all_pages(language: str) -> dict[str, Drawn]:
    of_matches = _setups(language) | _explained() | _rules(language) | _past(language) | _others(language)
    return of_matches | _mats(language) | sortings(language) | _stickers(language) | _appliance(language)


def _setups(language: str) -> dict[str, Drawn]:
    usual, full = a_setup(language), a_full_table(language)
    towers = replace(usual, game="skyscrapers", house={})
    asked = {
        "set-up, game": usual,
        "set-up, four orders": full,
        "set-up, towers": towers,
        "set-up, players": replace(usual, step="players"),
        "set-up, eight players": replace(full, step="players"),
        "set-up, an avatar": setup.changed_setup(usual, Change("pick", "0")),
        "set-up, nobody": replace(usual, players=(), step="players"),
        "set-up, rules": replace(usual, step="rules"),
        "set-up, more rules": replace(usual, step="rules", at=1),
        "set-up, rules of eight": replace(full, step="rules"),
        "set-up, rules of towers": replace(towers, step="rules"),
        "set-up, same name": replace(usual, players=(Sitting(LONG_NAME), Sitting(LONG_NAME))),
        "set-up, a new name": setup.changed_setup(usual, Change("add", "")),
    }
    return {name: (setup_drawn.draw_setup, page) for name, page in asked.items()}


def _explained() -> dict[str, Drawn]:
    """Each picture of each game."""
    shown = {game.id: explaining.Explaining(game.id, game.pictures) for game in GAMES}
    asked = {f"explaining, {id} {at + 1}": replace(one, at=at) for id, one in shown.items() for at in range(len(one.pictures))}
    return {name: (explaining.draw_explaining, page) for name, page in asked.items()}


class OneTable:
    """A match that stood still."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight

    def sight(self, entry: int) -> Sight | None:
        return self._sight


def played_story(name: str, language: str) -> story.Story:
    """The story of a match that was played to its end."""
    sight, said = moments.sight_of(name, language), moments.said_of(name)
    told = tuple(
        story.Sentence(
            text := sight.lines.text(one), one.tone, entry=int(one.id.split(".")[0]), brief=first_sentence(text), cards=cards_of(one)
        )
        for one in said
    )
    chosen = highlights([Highlight(int(one.id.split(".")[0]), one) for one in said], "end-run")
    decided = tuple(story.Sentence(first_sentence(sight.lines.moment(one.said)), one.said.tone, entry=one.entry) for one in chosen)
    won = Words(language).say("history-won", count=1, players=LONG_NAME)
    return story.Story(WHEN[language], ", ".join(THREE), won, told, moments=decided, replay=OneTable(sight))


def at_moment(told: story.Story) -> story.Story:
    """At the entry of which the most was said."""
    entries = [one.entry for one in told.sentences]
    return replace(told, step=told.steps.index(max(entries, key=entries.count)))


def _rules(language: str) -> dict[str, Drawn]:
    words = Words(language)

    def of(game: str, happened: str = "") -> rules.Rules:
        return rules.rules_page(words.say(f"history-game-{game}"), words.rulings(game), happened, SENTENCES[language])

    first = of("comparity")
    asked = {"rules": of("comparity", "C4"), "rules, nothing happened": of("cardline"), "rules, towers": of("skyscrapers", "S19")}
    asked["rules, the last"] = rules.changed_rules(first, Change("ruling", first.rulings[-1].number))
    return {name: (rules.draw_rules, page) for name, page in asked.items()}


def _past(language: str) -> dict[str, Drawn]:
    words = Words(language)
    won = words.say("history-won", count=1, players=LONG_NAME)
    games = [words.say(f"history-game-{game.id}") for game in GAMES]
    past = tuple(history.PastMatch(number, "21:40", games[number % 3], (*THREE, LONG_NAME), won) for number in range(5))
    rows = tuple(shelf.Aside(number, games[number % 3], (*THREE, LONG_NAME), WHEN[language], (0, LONG_NAME)) for number in range(7))
    text, began = SENTENCES[language], words.say("history-began", date=WHEN[language], time="21:40")
    told = [
        story.Sentence(f"{text} {text}" if number % 3 else text, tone, number == 4)
        for number, tone in enumerate(("plain", *SIGNS, "placed") * 4)
    ]
    records = tuple(players.PlayerRow(name, 128, 64, 12, 3) for name in (*THREE, LONG_NAME, "Zoé", "Papi", "Юлия"))
    of_games = tuple(players.InGame(name, 24, 11, _tallies(words, game)) for name, game in zip(games, GAMES, strict=True))
    return {
        "shelf": (shelf.draw_shelf, shelf.Shelf(rows)),
        "empty shelf": (shelf.draw_shelf, shelf.Shelf(())),
        "history": (history.draw_history, history.History((history.Day(WHEN[language], past[:3]), history.Day(WHEN[language], past)))),
        "no history": (history.draw_history, history.History(())),
        "story": (story.draw_story, story.Story(games[2], f"{began}. {', '.join(THREE)}", won, tuple(told))),
        "story, cards to sort": (
            story.draw_story,
            story.Story(games[0], f"{began}. {LONG_NAME}", won, tuple(told[:5]), sorts="12"),
        ),
        "story, highlights": (story.draw_story, played_story("cardline-over", language)),
        "story, a moment of an area": (story.draw_story, at_moment(played_story("comparity-over", language))),
        "story, a moment of a line": (story.draw_story, at_moment(played_story("cardline-over", language))),
        "story, a moment of towers": (story.draw_story, at_moment(played_story("skyscrapers-six-over", language))),
        "players": (players.draw_players, players.Players(records)),
        "no players": (players.draw_players, players.Players(())),
        "player": (players.draw_player, players.OnePlayer(records[3], of_games)),
    }


def _tallies(words: Words, game: Any) -> tuple[tuple[str, int], ...]:
    return tuple((words.say(f"history-tally-{one.id}"), 17) for one in game.tallies)


def _mats(language: str) -> dict[str, Drawn]:
    eight = replace(mats.find("8x8").shape, blind=frozenset({Slot("H8")}))
    silent, words = SILENT[language], Words(language)
    at_p2, at_3 = (words.say("agreeing-places-silent", places=(PlaceName(Slot(slot)),), count=0) for slot in ("P2", "site-3"))
    states: dict[Slot, Any] = {
        Slot("C3"): "silent", Slot("H8"): "blind", Slot("D4"): "card", Slot("E5"): "two-cards", Slot("pad"): "unknown",
    }  # fmt: skip
    line, sites = mats.find("line-32").shape, mats.find("skyscrapers").shape
    matter = matter_of(eight, states, words)
    return {
        "health, well": (health.draw_health, health.Health(mats.find("8x8").shape, kept=PATH)),
        "health": (health.draw_health, health.Health(eight, states, matter * 2, words.say("page-health-unkept"), is_kept=False)),
        "health of a line": (health.draw_health, health.Health(line, {Slot("P2"): "silent"}, (at_p2,), PATH)),
        "health of sites": (health.draw_health, health.Health(sites, {Slot("site-3"): "silent"}, (at_3,), PATH)),
        "check": (mat_check.draw_mat_check, mat_check.MatCheck(eight, frozenset({Slot("A1")}), frozenset({Slot("C3")}), silent)),
        "check of a line": (mat_check.draw_mat_check, mat_check.MatCheck(line, frozenset(line.slots[:5]))),
        "check, done": (mat_check.draw_mat_check, mat_check.MatCheck(sites, frozenset(sites.slots))),
    }


def _others(language: str) -> dict[str, Drawn]:
    game = Words(language).say("history-game-skyscrapers")
    tonight = tuple(home.Played(game, THREE, winners, "21:40") for winners in (("Anna",), ("Борис", LONG_NAME), ()))
    waiting = home.UnderWay(12, game, THREE, (1, LONG_NAME), "tower-skyscraper")
    asked = a_search(language)
    return {
        "home": (home.draw_home, home.Home(tonight, 0, "", waiting, 3)),
        "home, calm": (home.draw_home, home.Home(on_mat=5)),
        "home, a strange card": (home.draw_home, home.Home(tonight, strange=Words(language).say("agreeing-strange"), aside=21)),
        "settings": (settings.draw_settings, settings.Settings(language)),
        "settings, television": (settings.draw_settings, settings.Settings(language, standby=15, has_television=True)),
        "keyboard": (keyboard.draw_keyboard, keyboard.keyboard(language, LONG_NAME, (LONG_NAME, "Anna"), 3)),
        "search": (search.draw_search, asked),
        "search, none": (search.draw_search, replace(asked, typed="xyz")),
    }


def _appliance(language: str) -> dict[str, Drawn]:
    """The pages of a table that runs by itself, such as those of trouble."""
    toml, deck = Path("/etc/facedown/facedown.toml"), Path("/var/lib/facedown/decks/rivers-and-lakes/cards.csv")
    rotate = Text("value-is", key="rotate", value=Text("value-plain", text="45"))
    problems = [problem_in(one, language) for one in (
        Problem(Text("place-line-of", file=str(toml), line=4), "config-no-quarter-turn", lack=rotate),
        Problem(f"{toml}", "config-not-utf8"),
        Problem(Text("place-in", file=str(deck), place=Text("place-row-column", row=7, column="length")), "deck-cell-is-no-number"),
    )]  # fmt: skip
    matter = Words(language).say("agreeing-mat-silent")
    game = Words(language).say("history-game-cardline")
    left = home.UnderWay(12, game, THREE, (0, "Anna"), "continent-europe")
    pages = {
        "panic": trouble.Panic("K7QF"),
        "panic, twice": trouble.Panic("K7QF", "mat", "memory", "home", is_twice=True),
        "panic, later": trouble.Panic("K7QF", "screen", "idle", "later"),
    }
    troubles = {
        "trouble": trouble.Trouble(tuple(problems), has_switch=True),
        "trouble, one": trouble.Trouble(tuple(problems[:1])),
        "trouble, many": trouble.Trouble(tuple(problems * 5), has_switch=True, at=1),
    }
    return (
        {name: (trouble.draw_panic, one) for name, one in pages.items()}
        | {name: (trouble.draw_trouble, one) for name, one in troubles.items()}
        | {
            "home, appliance": (home.draw_home, home.Home((), 5, "", left, 3, (matter,), has_switch=True)),
            "home, much is the matter": (home.draw_home, home.Home(matter=(matter, matter), has_switch=True)),
            "switch off": (switching.draw_switching, switching.Switching(lambda: None)),
            "goes off": (switching.draw_switching, switching.Switching(lambda: None, is_going=True)),
        }
    )


def _stickers(language: str) -> dict[str, Drawn]:
    words, film_id = Words(language), CardId("pirates-of-the-caribbean-the-curse-of-the-black-pearl")
    full = Text("reason-refused", code="ENOSPC", words="No space left on device")
    lack = problem_in(Problem(PATH, "file-unwritable", reason=full), language)
    rows = tuple(_row(id, language, at) for at, id in enumerate(shipped()))
    long = cards.DeckRow("films", f"{LONG_NAME} {LONG_NAME}", "film-reel", 1234, 2000, 345, (cards.Copies(2, 1000, 1), cards.Copies(3, 7)))
    eiffel = _on_back("landmarks", "eiffel-tower", language)
    colosseum = _on_back("landmarks", "colosseum", language)
    film = _on_back("movies", "pirates-of-the-caribbean-the-curse-of-the-black-pearl", language)
    study = replace(_on_back("skyscrapers", "study-2", language), which=words.say("enrol-label-alike", which=2, of=10))
    longest, named = (words.say("tags-card", card=one.name) for one in (film, colosseum))
    deck = {id: find(id).names[language] for id in ("landmarks", "movies", "skyscrapers")}
    asks = {key: words.say(f"enrol-said-{key}") for key in ("asks-mat", "back-mat", "face-mat", "asks-any-typed", "asks-card")}
    done = enrol.LastStep(words.say("enrol-said-learned", what=named), is_done=True)
    strange = enrol.LastStep(words.say("enrol-said-flaw-part", typed="04e1234567ab", what=longest))
    laid = enrol.Enrol(deck["landmarks"], asks["asks-mat"], 36, 100, eiffel, told=done, most_boxes=2)
    of_film = replace(laid, deck=deck["movies"], card=film)
    turned = replace(of_film, status=asks["face-mat"], side="face", order="free", has_sides=True, told=strange)
    alike = replace(laid, deck=deck["skyscrapers"], status=asks["back-mat"], card=study, side="back", box=12, most_boxes=12, told=None)
    choices = [(id, words.say(f"enrol-label-answer-{id}")) for id in ("replace", "copy", "move", "leave")]
    has_one = replace(of_film, status=words.say("enrol-said-already-has", what=longest), choices=(*choices[:2], choices[3]), told=None)
    belongs = replace(laid, told=None, status=words.say("enrol-said-belongs", what=longest), choices=tuple(choices[2:]))
    any_card = replace(laid, status=asks["asks-any-typed"], card=None, order="free", count=1234, most=2000)
    some_left = words.say("enrol-some-left", count=2)
    lacking = (eiffel.name, film.name)
    through = replace(laid, status=some_left, card=None, count=98, lacking=lacking, is_over=True, can_skip=False, can_ask_again=True)
    which = replace(search.search(offered(language), words.say("enrol-which-held"), language), typed="m")
    return {
        "cards": (cards.draw_decks, cards.DeckList(rows)),
        "cards, many": (cards.draw_decks, cards.DeckList((long, *rows) * 3, (lack,), at=1)),
        "cards, unread": (cards.draw_decks, cards.DeckList(rows, (lack,), matter=words.say("enrol-unread"))),
        "enrol": (enrol.draw_enrol, laid),
        "enrol, turned over": (enrol.draw_enrol, turned),
        "enrol, alike": (enrol.draw_enrol, alike),
        "enrol, question": (enrol.draw_enrol, has_one),
        "enrol, belongs": (enrol.draw_enrol, belongs),
        "enrol, any": (enrol.draw_enrol, any_card),
        "enrol, typed": (enrol.draw_enrol, replace(laid, typed=scanned(DeckId("movies"), film_id), named=film.name)),
        "enrol, not kept": (enrol.draw_enrol, replace(laid, status=words.say("enrol-not-kept"), matter=lack)),
        "enrol, through": (enrol.draw_enrol, through),
        "enrol, over": (enrol.draw_enrol, replace(through, status=words.say("enrol-over"), count=100, can_ask_again=False, lacking=())),
        "enrol, which": (enrol.draw_enrol, replace(laid, search=which)),
    }


def _row(id: str, language: str, at: int) -> cards.DeckRow:
    deck = find(id)
    emblem, boxes = emblem_of_deck(deck), (cards.Copies(2, 12),) if at == 2 else ()
    return cards.DeckRow(id, deck.names[language], emblem, 36 * at, len(deck.cards), 3 if at == 1 else 0, boxes)


def _on_back(id: str, card: str, language: str) -> enrol.OnBack:
    deck = find(id)
    one = deck.cards[CardId(card)]
    return enrol.OnBack(one.names[language], emblem_of(one, deck), one.places[language], one.notes[language])
