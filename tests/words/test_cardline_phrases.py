"""Cardline's sentences as players read and hear them, with the numbers of the shipped decks."""

from __future__ import annotations

import pytest

from companion.cards.decks import files
from companion.core.decks.card import CardId, CharacteristicId
from companion.core.games.game import OfCard, OfSeat, Shown
from companion.core.referee.announcements import Announcement, Said
from companion.core.referee.placement import PlaceName
from companion.events import SeatId, Slot
from companion.words.lines import FORMS, Lines

ANNA, BORIS = OfSeat(SeatId("a")), OfSeat(SeatId("b"))
NAMES = {"en": ("Anna", "Boris"), "ru": ("Анна", "Борис"), "fr": ("Anna", "Boris")}
CHILE, TURKEY = OfCard(CardId("chile")), OfCard(CardId("turkey"))
BETWEEN = PlaceName(None, "between", CHILE.card, other=TURKEY.card)
BEFORE, AFTER = PlaceName(None, "left-of", CHILE.card), PlaceName(None, "right-of", CHILE.card)
BESIDE, ON_C3 = PlaceName(None, "", CHILE.card), PlaceName(Slot("C3"))


def lines_in(language, deck="countries", game="cardline"):
    anna, boris = NAMES[language]
    return Lines(language, game, files.find(deck), {ANNA.seat: anna, BORIS.seat: boris})


def said(language, key, args, deck="countries", *, is_spoken=False):
    lines, announcement = lines_in(language, deck), Announcement(key, "L2", "plain", args)
    text = lines.spoken(announcement) if is_spoken else lines.text(announcement)
    return text.replace("\u00a0", "~").replace("\u202f", "¬")


def number_of(deck, order, card) -> Shown:
    read = files.find(deck)
    numbers, beside = read.cards[card].numbers.opened(), read.characteristic(order).beside
    return Shown(CardId(card), CharacteristicId(order), numbers[order], numbers[beside.column] if beside else None)


def verdict(deck, order, card, left="", right="") -> dict[str, Said]:
    args: dict[str, Said] = {"seat": ANNA, "card": OfCard(CardId(card)), "place": BETWEEN, "number": number_of(deck, order, card)}
    for side, other in (("left", left), ("right", right)):
        if other:
            args |= {side: OfCard(CardId(other)), f"{side}-number": number_of(deck, order, other)}
    return args


VERDICTS = [
    (
        "en",
        "fits-between",
        ("countries", "area", "chile", "afghanistan", "turkey"),
        (
            "Anna plays “Chile”, 291,930 mi² (756,096 km²): it fits between “Afghanistan”, 252,071 mi² (652,860 km²), "
            "and “Turkey”, 303,225 mi² (785,350 km²)."
        ),
    ),
    (
        "en",
        "fits-first",
        ("landmarks", "year", "parthenon", "", "pont-du-gard"),
        "Anna plays “Parthenon”, 432 BC: it fits before “Pont du Gard”, about 50.",
    ),
    (
        "en",
        "misfits-first",
        ("movies", "box_office", "titanic", "", "psycho"),
        "Anna plays “Titanic”, $2,186,772,302: it does not fit before “Psycho”, $32,000,000 (US only).",
    ),
    (
        "ru",
        "misfits-between",
        ("countries", "co2", "canada", "kenya", "chile"),
        (
            "Анна выкладывает карту «Канада», 17,24~амер.~т (15,64~т): между картами «Кения», 0,35~амер.~т (0,32~т), "
            "и «Чили», 5,09~амер.~т (4,62~т), она не подходит."
        ),
    ),
    (
        "ru",
        "misfits-last",
        ("landmarks", "year", "great-pyramid-of-giza", "parthenon", ""),
        "Анна выкладывает карту «Пирамида Хеопса», ок.~2560~г.~до~н.~э.: после карты «Парфенон», 432~г.~до~н.~э., она не подходит.",
    ),
    (
        "ru",
        "fits-first",
        ("movies", "box_office", "psycho", "", "avatar"),
        "Анна выкладывает карту «Психо», 32~000~000~$ (только США): её место перед картой «Аватар», 2~787~965~087~$.",
    ),
    (
        "fr",
        "fits-between",
        ("countries", "area", "chile", "afghanistan", "turkey"),
        (
            "Anna joue «~Chili~», 291¬930~mi² (756¬096~km²)~: la carte est bien placée entre «~Afghanistan~», 252¬071~mi² (652¬860~km²), "
            "et «~Turquie~», 303¬225~mi² (785¬350~km²)."
        ),
    ),
    (
        "fr",
        "misfits-last",
        ("landmarks", "year", "great-pyramid-of-giza", "parthenon", ""),
        "Anna joue «~Pyramide de Khéops~», vers 2560~av.~J.-C.~: la carte ne va pas après «~Parthénon~», 432~av.~J.-C.",
    ),
    (
        "fr",
        "fits-last",
        ("movies", "box_office", "titanic", "psycho", ""),
        "Anna joue «~Titanic~», 2¬186¬772¬302~$~: la carte est bien placée après «~Psychose~», 32¬000¬000~$ (États-Unis seulement).",
    ),
]
SPOKEN = [
    (
        "en",
        ("countries", "area", "chile", "afghanistan", "turkey"),
        (
            "Anna plays “Chile”, two hundred and ninety-one thousand nine hundred and thirty square miles: it fits between "
            "“Afghanistan”, two hundred and fifty-two thousand and seventy-one square miles, "
            "and “Turkey”, three hundred and three thousand two hundred and twenty-five square miles."
        ),
    ),
    (
        "ru",
        ("countries", "area", "chile", "afghanistan", "turkey"),
        (
            "Анна выкладывает карту «Чили», двести девяносто одна тысяча девятьсот тридцать квадратных миль: её место между картами "
            "«Афганистан», двести пятьдесят две тысячи семьдесят одна квадратная миля, "
            "и «Турция», триста три тысячи двести двадцать пять квадратных миль."
        ),
    ),
    (
        "fr",
        ("landmarks", "year", "parthenon", "great-pyramid-of-giza", "colosseum"),
        (
            "Anna joue «~Parthénon~», quatre cent trente-deux avant Jésus-Christ~: la carte est bien placée entre «~Pyramide de Khéops~», "
            "vers deux mille cinq cent soixante avant Jésus-Christ, et «~Colisée~», quatre-vingt."
        ),
    ),
]
SENTENCES = [
    (
        "en",
        "cardline-status-opening",
        {"seat": ANNA, "hand": 4, "pile": 102},
        "Deal 4 cards each, face down; the other 102 are the pile. Lay its top card face up: it begins the line. Anna starts.",
    ),
    ("en", "cardline-reshuffled", {"count": 1}, "The pile is empty. The one card of the box is the new pile."),
    ("en", "cardline-reshuffled", {"count": 2}, "The pile is empty. Shuffle the 2 cards of the box: they are the new pile."),
    ("en", "cardline-ask-turned", {"card": TURKEY, "place": AFTER}, "Does “Turkey” lie after “Chile”, turned over? OK: yes."),
    ("en", "cardline-wrong-on-a-card", {"card": TURKEY, "place": ON_C3}, "Take “Turkey” back: a card already lies on C3."),
    (
        "en",
        "cardline-status-laid",
        {"seat": ANNA, "card": TURKEY, "place": AFTER, "commit": "ok"},
        "Anna: turn “Turkey” over, then press OK.",
    ),
    (
        "en",
        "cardline-status-laid",
        {"seat": ANNA, "card": TURKEY, "place": AFTER, "commit": "turned"},
        "Anna: turn “Turkey” over and lay it back.",
    ),
    (
        "ru",
        "cardline-status-laid",
        {"seat": ANNA, "card": TURKEY, "place": AFTER, "commit": "turned"},
        "Анна: переверните карту «Турция» и положите обратно.",
    ),
    (
        "fr",
        "cardline-status-laid",
        {"seat": ANNA, "card": TURKEY, "place": AFTER, "commit": "turned"},
        "Anna~: retournez la carte «~Turquie~» et reposez-la.",
    ),
    ("en", "cardline-status-over", {"seats": (ANNA,), "count": 1}, "Anna has won."),
    ("en", "cardline-status-over", {"seats": (ANNA, BORIS), "count": 2}, "Shared victory: Anna, Boris."),
    (
        "ru",
        "cardline-status-opening",
        {"seat": ANNA, "hand": 1, "pile": 21},
        (
            "Раздайте каждому по 1 карте рубашкой вверх; ещё 21 карта~— это стопка. "
            "Положите её верхнюю карту открытой: с неё начнётся линия. Первый ход: Анна."
        ),
    ),
    (
        "ru",
        "cardline-status-opening",
        {"seat": ANNA, "hand": 4, "pile": 102},
        (
            "Раздайте каждому по 4 карты рубашкой вверх; остальные 102 карты~— это стопка. "
            "Положите её верхнюю карту открытой: с неё начнётся линия. Первый ход: Анна."
        ),
    ),
    ("ru", "cardline-reshuffled", {"count": 1}, "Стопка закончилась. Единственная карта из коробки становится новой стопкой."),
    ("ru", "cardline-reshuffled", {"count": 21}, "Стопка закончилась. Перетасуйте 21 карту из коробки: это новая стопка."),
    ("ru", "cardline-reshuffled", {"count": 12}, "Стопка закончилась. Перетасуйте 12 карт из коробки: это новая стопка."),
    ("ru", "cardline-left", {"seat": ANNA, "count": 3}, "Анна выходит из партии; 3 карты уходят в коробку."),
    ("ru", "cardline-ask-turned", {"card": TURKEY, "place": BEFORE}, "Карта «Турция» лежит перед картой «Чили» и перевёрнута? ОК~— да."),
    (
        "ru",
        "cardline-wrong-taken-back",
        {"card": TURKEY, "place": BETWEEN},
        "Сначала уберите карту «Турция» с места между картами «Чили» и «Турция»: она не засчитана.",
    ),
    ("ru", "cardline-wrong-lay", {"card": CHILE, "home": BESIDE}, "Положите карту «Чили» рядом с полем."),
    (
        "fr",
        "cardline-status-opening",
        {"seat": ANNA, "hand": 1, "pile": 1},
        (
            "Distribuez 1 carte par personne, valeur cachée¬; la dernière forme la pioche. "
            "Posez-en la première carte, valeur visible~: elle ouvre la ligne. C’est à Anna de commencer."
        ),
    ),
    (
        "fr",
        "cardline-ask-turned",
        {"card": TURKEY, "place": BETWEEN},
        "La carte «~Turquie~» est-elle posée entre «~Chili~» et «~Turquie~» et retournée¬? OK pour confirmer.",
    ),
    ("fr", "cardline-left", {"seat": ANNA, "count": 1}, "Anna quitte la partie¬; 1 carte va dans la boîte."),
    (
        "fr",
        "cardline-wrong-in-the-box",
        {"card": TURKEY, "place": AFTER},
        "Retirez «~Turquie~» de la place après «~Chili~»~: la place de cette carte est dans la boîte. Jouez-en une autre.",
    ),
]


def test_a_verdict_tells_all_values_in_one_sentence():
    assert [
        ((language, key, about), said(language, f"cardline-{key}", verdict(*about), about[0])) for language, key, about, text in VERDICTS
    ] == [((language, key, about), text) for language, key, about, text in VERDICTS]


def test_a_verdict_is_said_with_one_unit():
    assert [
        ((language, about), said(language, "cardline-fits-between", verdict(*about), about[0], is_spoken=True))
        for language, about, text in SPOKEN
    ] == [((language, about), text) for language, about, text in SPOKEN]


def test_a_sentence_is_shown_as_somebody_would_write_it():
    assert [((language, key, args), said(language, key, args)) for language, key, args, text in SENTENCES] == [
        ((language, key, args), text) for language, key, args, text in SENTENCES
    ]


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("key", ["fits", "misfits"])
@pytest.mark.parametrize(("where", "neighbours"), [("first", ("", "turkey")), ("last", ("kenya", "")), ("between", ("kenya", "turkey"))])
def test_a_verdict_at_an_end_speaks_of_one_neighbour(language, key, where, neighbours):
    text = said(language, f"cardline-{key}-{where}", verdict("countries", "population", "chile", *neighbours))
    names = [lines_in(language).card(CardId(card)) for card in ("chile", *neighbours) if card]
    assert [name for name in names if name not in text] == []


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("place", [BETWEEN, BEFORE, AFTER])
def test_a_place_names_its_cards_in_every_form(language, place):
    lines = lines_in(language)
    texts = [lines.place(place, form) for form in FORMS]
    cards = [lines.card(card) for card in (place.card, place.other) if card]
    assert [text for text in texts if not all(card in text for card in cards)] == []


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("form", FORMS)
def test_in_a_line_a_card_comes_before_or_after_another(language, form):
    in_line, on_area = lines_in(language), lines_in(language, game="comparity")
    assert in_line.place(BEFORE, form) != on_area.place(BEFORE, form)
    assert in_line.place(BETWEEN, form) == on_area.place(BETWEEN, form)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("cardline", "Countries, by area: it grows along the line."),
        ("comparity", "Countries, by area: it grows to the right and upwards."),
        ("skyscrapers", "Countries: all build on the same sites, and whoever lays the roof owns the building."),
    ],
)
def test_what_is_said_in_every_game_a_game_may_say_in_its_own_words(game, text):
    lines = lines_in("en", game=game)
    assert lines.format("table-begins", {"deck": "countries", "characteristic": "area", "game": game}) == text


HOME = PlaceName(Slot("K1"), beside=(CHILE.card, TURKEY.card))
CALLED = [
    ("en", HOME, "between “Chile” and “Turkey”"),
    ("en", PlaceName(Slot("K1"), beside=(CHILE.card, None)), "after “Chile”"),
    ("fr", PlaceName(Slot("line-9"), beside=(None, CHILE.card)), "avant «~Chili~»"),
    ("ru", PlaceName(Slot("K1"), beside=(None, None)), "в линию"),
    ("en", PlaceName(Slot("site-3")), "at site 3"),
    ("ru", PlaceName(Slot("site-3")), "на стройку 3"),
    ("fr", PlaceName(Slot("line-4")), "à la place 4"),
    ("en", PlaceName(Slot("pad")), "on the pad"),
    ("ru", PlaceName(Slot("draw")), "на площадку для добора"),
    ("en", PlaceName(Slot("K1")), "on K1"),
]


@pytest.mark.parametrize(("language", "place", "called"), CALLED)
def test_a_slot_that_no_screen_labels_is_called_by_what_lies_beside_it_or_by_its_kind(language, place, called):
    lines = lines_in(language)
    lines.names_slots = False
    assert lines.place(place, "-to").replace("\u00a0", "~") == called


def test_where_slots_are_typed_each_has_its_name():
    assert [lines_in("en").place(place, "-to") for place in (HOME, PlaceName(Slot("site-3")))] == ["on K1", "on site-3"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna: put “Turkey” into the box."),
        ("ru", "Анна: уберите карту «Турция» в коробку."),
        ("fr", "Anna~: mettez «~Turquie~» dans la boîte."),
    ],
)
def test_an_order_names_the_player_where_it_is_known_whose_card_it_is(language, text):
    lines, order = lines_in(language), Announcement("cardline-wrong-to-the-box", "L3", "notice", {"card": TURKEY})
    assert lines.order(order, ANNA.seat, is_short=True).replace("\u00a0", "~").replace("\u202f", "~") == text
    assert lines.order(order, None) == lines.text(order)
