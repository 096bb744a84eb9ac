"""The pictures on the cards: each card has one, its PNG is what the script makes of its SVG, and a closed film's tells no decade."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pygame
import pytest

from companion.cards.decks.files import find, shipped
from companion.cards.emblems.emblem import EMBLEMS, FOLDER, UNKNOWN, emblem_of, emblem_of_deck, layers_of
from companion.core.games.registry import GAMES
from companion.screen.avatars import AVATARS, picture_of
from companion.screen.pages.home import PICTURES
from companion.screen.painter import emblem
from tests.assets.emblems.draw import SIZE, draw_all

DECKS = tuple(shipped())
MOST_APART = 4  # of 255: what the roundings of another processor's scaling may come to


def pixels(file):
    picture = pygame.image.load(str(file))
    return picture.get_size(), pygame.image.tobytes(picture, "RGBA")


@pytest.fixture(scope="module")
def drawn_again(tmp_path_factory):
    folder = tmp_path_factory.mktemp("emblems")
    draw_all(folder)
    return folder


@pytest.mark.parametrize("name", DECKS)
def test_every_card_of_a_shipped_deck_has_an_emblem(name):
    deck = find(name)
    assert [card.id for card in deck.cards.values() if emblem_of(card, deck) not in EMBLEMS - {UNKNOWN}] == []


def test_a_country_lies_on_the_continent_that_stands_under_its_name():
    countries = find("countries").cards.values()
    assert [card.id for card in countries if card.traits["continent"] != card.places["en"].lower().replace(" ", "_")] == []


def test_no_emblem_ships_in_vain():
    used = {emblem_of(card, deck) for deck in map(find, DECKS) for card in deck.cards.values()}
    # for decades, and for decks of one's own
    of_kinds = {name for name in EMBLEMS if name.startswith(("film-decade-", "continent-", "landmark-"))} | {"film-reel", "film-western"}
    of_players = set(map(picture_of, AVATARS))
    of_pages, of_games = set(PICTURES.values()), {game.emblem for game in GAMES}
    assert used | of_kinds | of_players | of_pages | of_games | {UNKNOWN} == EMBLEMS


def test_each_country_is_drawn_by_its_own_outline_and_another_deck_s_country_by_its_continent():
    deck = find("countries")
    assert {card.id: emblem_of(card, deck) for card in deck.cards.values()} == {card: f"country-{card}" for card in deck.cards}
    assert emblem_of(replace(deck.cards["france"], id="atlantis"), deck) == "continent-europe"


def test_most_landmarks_have_a_silhouette_of_their_own_and_each_belongs_to_a_card():
    cards = find("landmarks").cards
    kinds = {card.traits["kind"].replace("_", "-") for card in cards.values()}
    own = {name.removeprefix("landmark-") for name in EMBLEMS if name.startswith("landmark-")} - kinds
    assert own <= set(cards)
    assert (len(own) >= len(cards) * 0.75, len(kinds) >= 20) == (True, True)


def test_each_drawing_ships_as_a_picture_too():
    assert {file.stem for file in FOLDER.glob("*.png")} == EMBLEMS


@pytest.mark.skipif(not pygame.version.ver.startswith("2.6."), reason="the script draws with pygame; pygame-ce draws polygons otherwise")
def test_the_png_of_each_emblem_is_what_the_script_makes_of_its_svg(drawn_again):
    assert [name for name in sorted(EMBLEMS) if not is_alike(pixels(FOLDER / f"{name}.png"), pixels(drawn_again / f"{name}.png"))] == []


def is_alike(ships, again):
    """A pixel that is nearly empty may be of any colour, so colours count as far as they cover."""
    if ships == again:
        return True
    pairs = ((ships[1][place : place + 4], again[1][place : place + 4]) for place in range(0, len(ships[1]), 4))
    apart = (max(abs(a * one[3] - b * other[3]) / 255 for a, b in zip(one, other, strict=True)) for one, other in pairs)
    return ships[0] == again[0] == (SIZE, SIZE) and all(one <= MOST_APART for one in apart)


def test_drawing_twice_writes_the_same_bytes(drawn_again, tmp_path):
    draw_all(tmp_path)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == {file.name: file.read_bytes() for file in drawn_again.iterdir()}


def test_each_emblem_leaves_the_card_to_be_seen_around_it():
    corners = [(x, y) for x in (0, SIZE - 1) for y in (0, SIZE - 1)]
    pictures = {name: pygame.image.load(str(FOLDER / f"{name}.png")) for name in EMBLEMS}
    assert [name for name, one in pictures.items() if any(one.get_at(corner).a for corner in corners)] == []


def test_a_closed_film_shows_its_genre_and_no_decade():
    movies = find("movies")
    shown = {card.id: emblem_of(card, movies) for card in movies.cards.values()}
    assert shown == {card.id: f"film-{card.traits['genre']}".replace("_", "-") for card in movies.cards.values()}
    assert all("decade" not in name for name in shown.values())
    assert {shown[id] for id in ("psycho", "grease", "goldfinger")} == {"film-horror", "film-musical", "film-spy"}


@pytest.mark.parametrize(
    ("year", "name"),
    (
        ("1929", ""),
        ("1930", "+film-decade-1930"),
        ("1939", "+film-decade-1930"),
        ("1940", "+film-decade-1940"),
        ("1999", "+film-decade-1990"),
        ("2000", "+film-decade-2000"),
        ("2019", "+film-decade-2010"),
        ("2020", ""),
        ("-30", ""),
    ),
)
def test_an_open_film_shows_its_decade_where_there_is_a_picture_of_it(year, name):
    movies = find("movies")
    card = movies.cards["alien"]
    assert emblem_of(card, movies, Decimal(year)) == f"film-science-fiction{name}"
    assert emblem_of(replace(card, traits={}), movies, Decimal(year)) == f"film-reel{name}"


def test_the_decade_lies_over_the_picture_of_the_genre():
    name = emblem_of(find("movies").cards["alien"], find("movies"), Decimal(1979))
    below, over = layers_of(name)
    plain, both, alone = (pygame.image.tobytes(emblem(one, (256, 256)), "RGBA") for one in (below, name, over))
    half = len(plain) // 2  # the decade stands in the lower half
    assert both[:half] == plain[:half] != alone[:half]
    assert both[half:] != plain[half:]


def test_a_deck_of_films_is_shown_by_a_reel():
    assert emblem_of_deck(find("movies")) == "film-reel"


def test_a_year_changes_nothing_for_what_is_no_film():
    landmarks = find("landmarks")
    tower = next(card for card in landmarks.cards.values() if card.id == "eiffel-tower")
    assert emblem_of(tower, landmarks, Decimal(1989)) == emblem_of(tower, landmarks) == "landmark-eiffel-tower"


@pytest.mark.parametrize(
    ("traits", "name"),
    (
        ({}, UNKNOWN),
        ({"kind": "river"}, UNKNOWN),
        ({"kind": "bridge"}, "landmark-bridge"),
        ({"kind": "toilet_roof"}, "tower-toilet-roof"),
        ({"kind": "floor", "category": "shops"}, "tower-shops"),
        ({"kind": "roof", "category": ""}, "tower-roof"),
        ({"continent": "south_america"}, "continent-south-america"),
        ({"genre": "western"}, "film-western"),
        ({"genre": "opera"}, UNKNOWN),
        ({"colour": "asia"}, UNKNOWN),
    ),
)
def test_a_deck_of_ones_own_gets_its_emblems_by_its_traits(traits, name):
    countries = find("countries")
    card = replace(next(iter(countries.cards.values())), id="one", traits=traits)
    assert emblem_of(card, replace(countries, id="mine")) == name


def test_a_film_that_has_a_kind_shows_that_instead_of_its_reel():
    movies = find("movies")
    card = replace(next(iter(movies.cards.values())), traits={"kind": "castle"})
    assert emblem_of(card, movies, Decimal(1989)) == "landmark-castle"


def test_a_deck_of_films_is_known_by_what_orders_it():
    movies = find("movies")
    card = replace(next(iter(movies.cards.values())), traits={})
    assert emblem_of(card, replace(movies, id="mine")) == "film-reel"
    assert emblem_of(card, replace(movies, characteristics=movies.characteristics[:1])) == UNKNOWN
