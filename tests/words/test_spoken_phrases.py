"""Numbers in sentences, as a careful speaker writes and says them: the number, its noun, gender and case agree."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from companion.cards.decks import files
from companion.core.decks.card import CardId, CharacteristicId
from companion.core.games.game import OfCard, OfSeat, Shown, StructureView
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.events import SeatId, Slot
from companion.words.lines import Lines

ANNA, BORIS = OfSeat(SeatId("seat-1")), OfSeat(SeatId("seat-2"))
NAMES = {"en": ("Anna", "Boris"), "ru": ("Анна", "Борис"), "fr": ("Anna", "Boris")}
DECKS = {"comparity": "landmarks", "cardline": "countries", "skyscrapers": "skyscrapers"}
EIFFEL, CHILE, SPIRE, PILES, QUAKE, INSURANCE = (
    OfCard(CardId(id)) for id in ("eiffel-tower", "chile", "spire", "foundation-piles-1", "earthquake-1", "insurance-1")
)
C3, D4, SITE, SEVENTH = (PlaceName(Slot(slot)) for slot in ("C3", "D4", "site-9", "line-7"))


def building(height: int | None = None, number: int = 0) -> PlaceName:
    """A tower on the table: with its roof, or the one of that number without."""
    owner = None if height is None else BORIS.seat
    seen = StructureView((2, 1), number, owner, PILES.card, 2, 0, 0, 0, ((0, 0), (90, 3)), SPIRE.card, (60, 0), height, ())
    return PlaceName(None, "tower", SPIRE.card, tower=seen)


def value(id: str, number: str, deck: str = "landmarks", card: OfCard = EIFFEL) -> dict[str, Any]:
    return {"deck": deck, "card": card, "place": C3, "number": Shown(card.card, CharacteristicId(id), Decimal(number))}


def written_and_said(language: str, key: str, args: dict[str, Any]) -> tuple[str, str]:
    game = key.partition("-")[0].replace("table", "comparity")
    deck = files.find(args.pop("deck") if "number" in args else DECKS[game])
    lines = Lines(language, game, deck, dict(zip((ANNA.seat, BORIS.seat), NAMES[language], strict=True)))
    announcement = Announcement(key, "C1", "plain", args)
    written, said = (text.replace("\u00a0", "~").replace("\u202f", "¬") for text in (lines.text(announcement), lines.spoken(announcement)))
    return written, said


def draws(count: int) -> tuple[str, dict[str, Any]]:
    return "comparity-draws", {"seat": ANNA, "count": count}


def plays(hand: int) -> tuple[str, dict[str, Any]]:
    return "comparity-plays", {"seat": ANNA, "card": EIFFEL, "place": C3, "hand": hand}


def deals(hand: int, pile: int) -> tuple[str, dict[str, Any]]:
    return "comparity-status-opening", {"seat": ANNA, "hand": hand, "pile": pile}


def total(points: int) -> tuple[str, dict[str, Any]]:
    return "skyscrapers-total", {"seat": ANNA, "points": points}


def again(count: int) -> tuple[str, dict[str, Any]]:
    return "table-pile-again", {"count": count}


def shows(id: str, number: str, deck: str = "landmarks", card: OfCard = EIFFEL) -> tuple[str, dict[str, Any]]:
    return "comparity-reveals", value(id, number, deck, card)


REST = "все рубашкой вверх. Затем так же выложите верхнюю карту стопки. Первый ход: Анна."
FOUNDATION = files.find("skyscrapers").cards[PILES.card].names["ru"]
PLAYS = "Анна выкладывает карту «Эйфелева башня» на цэ три."
ON_CITY = "Анна кладёт карту «Землетрясение» на стройку девять. "
TO_C3 = "Карта «Эйфелева башня» на цэ три: "
OPENS = "Карта «Аватар» на цэ три: "
ATLAS = "Карта «Чили» на цэ три: "
AVATAR = OfCard(CardId("avatar"))
# What is said; how it is spoken.
RUSSIAN = [
    # Cards drawn: whom? what?
    (draws(1), "Анна берёт одну карту."),
    (draws(2), "Анна берёт две карты."),
    (draws(5), "Анна берёт пять карт."),
    (draws(11), "Анна берёт одиннадцать карт."),
    (draws(21), "Анна берёт двадцать одну карту."),
    (draws(22), "Анна берёт двадцать две карты."),
    (draws(101), "Анна берёт сто одну карту."),
    (draws(111), "Анна берёт сто одиннадцать карт."),
    (draws(1000), "Анна берёт тысячу карт."),
    (draws(2001), "Анна берёт две тысячи одну карту."),
    (("comparity-penalty", {"seat": BORIS, "count": 3}), "Штраф: Борис берёт три карты."),
    (("comparity-penalty", {"seat": BORIS, "count": 1}), "Штраф: Борис берёт одну карту."),
    (("comparity-distrust", {"seat": BORIS, "count": 2}), "За недоверие Борис берёт две карты."),
    (("comparity-gives", {"seat": ANNA, "to": BORIS, "count": 1}), "Анна отдаёт одну закрытую карту, её получает Борис."),
    (("comparity-gives", {"seat": ANNA, "to": BORIS, "count": 4}), "Анна отдаёт четыре закрытые карты, их получает Борис."),
    (("comparity-pile-empty", {"count": 31}), "Игровая стопка закончилась: в ней была тридцать одна карта."),
    (("comparity-none-left", {"seat": ANNA, "count": 1}), "Больше дать некому: Анна получает одну карту."),
    (
        ("skyscrapers-takes-all", {"seat": ANNA, "count": 5, "back": 2}),
        "Анна берёт пять карт вместо своих. На стопку ложатся две прежние карты в любом порядке.",
    ),
    (
        ("skyscrapers-takes-all", {"seat": ANNA, "count": 1, "back": 1}),
        "Анна берёт одну карту вместо своих. На стопку ложится одна прежняя карта.",
    ),
    (("skyscrapers-may-look", {"seat": ANNA, "count": 3}), "Анна, посмотрите три верхние карты стопки или возьмите карту из сброса."),
    (("cardline-reshuffled", {"count": 21}), "Стопка закончилась. Перетасуйте двадцать одну карту из коробки: это новая стопка."),
    # Cards left: who? what?
    (plays(0), PLAYS + " Карт не осталось."),
    (plays(1), PLAYS),  # that it is the last one is said by a line of its own
    (plays(2), PLAYS + " Осталось две карты."),
    (plays(5), PLAYS + " Осталось пять карт."),
    (plays(11), PLAYS + " Осталось одиннадцать карт."),
    (plays(21), PLAYS + " Осталась двадцать одна карта."),
    (plays(22), PLAYS + " Осталось двадцать две карты."),
    (plays(101), PLAYS + " Осталась сто одна карта."),
    (plays(111), PLAYS + " Осталось сто одиннадцать карт."),
    (plays(1000), PLAYS + " Осталось тысяча карт."),
    (again(0), "В стопке снова нет карт."),
    (again(1), "В стопке снова одна карта."),
    (again(22), "В стопке снова двадцать две карты."),
    (("comparity-left", {"seat": ANNA, "count": 7}), "Анна выходит из партии; семь карт уходят под стопку."),
    (("comparity-left", {"seat": ANNA, "count": 2}), "Анна выходит из партии; две карты уходят под стопку."),
    (("table-ask-hand", {"seat": ANNA, "count": 21}), "Анна: двадцать одна карта?"),
    (("table-all-return", {"count": 2}), "Новых карт на эту партию не хватает, поэтому возвращаются все две карты."),
    (
        ("skyscrapers-site-collapses", {"place": SITE, "count": 21}),
        "Рушится стройка девять. Двадцать одна карта уходит в сброс, фундамент~— в коробку.",
    ),
    (
        ("skyscrapers-site-collapses", {"place": SITE, "count": 2}),
        "Рушится стройка девять. Две карты уходят в сброс, фундамент~— в коробку.",
    ),
    # Of how many, up to how many, how many each.
    (
        deals(7, 12),
        "Раздайте каждому по семь карт и сложите игровую стопку из двенадцати карт, " + REST,
    ),
    (
        deals(1, 21),
        "Раздайте каждому по одной карте и сложите игровую стопку из двадцати одной карты, " + REST,
    ),
    (
        deals(2, 101),
        "Раздайте каждому по две карты и сложите игровую стопку из ста одной карты, " + REST,
    ),
    (
        deals(21, 111),
        "Раздайте каждому по двадцать одной карте и сложите игровую стопку из ста одиннадцати карт, " + REST,
    ),
    (
        deals(5, 1000),
        "Раздайте каждому по пять карт и сложите игровую стопку из тысячи карт, " + REST,
    ),
    (
        ("cardline-status-opening", {"seat": ANNA, "hand": 4, "pile": 102}),
        (
            "Раздайте каждому по четыре карты рубашкой вверх; остальные сто две карты~— это стопка. "
            "Положите её верхнюю карту открытой: с неё начнётся линия. Первый ход: Анна."
        ),
    ),
    (
        ("cardline-status-opening", {"seat": ANNA, "hand": 1, "pile": 21}),
        (
            "Раздайте каждому по одной карте рубашкой вверх; ещё двадцать одна карта~— это стопка. "
            "Положите её верхнюю карту открытой: с неё начнётся линия. Первый ход: Анна."
        ),
    ),
    (
        ("comparity-refused-count-range", {"seat": ANNA, "count": 25, "most": 20}),
        "Анна: число карт~— от нуля до двадцати, а не двадцать пять.",
    ),
    (
        ("comparity-refused-count-range", {"seat": ANNA, "count": -1, "most": 121}),
        "Анна: число карт~— от нуля до ста двадцати одного, а не минус один.",
    ),
    # Units.
    (shows("height", "1"), TO_C3 + "один метр."),
    (shows("height", "2"), TO_C3 + "два метра."),
    (shows("height", "11"), TO_C3 + "одиннадцать метров."),
    (shows("height", "101"), TO_C3 + "сто один метр."),
    (shows("height", "1000"), TO_C3 + "тысяча метров."),
    (shows("height", "56.7"), TO_C3 + "пятьдесят шесть целых и семь десятых метра."),
    (shows("height", "21.1"), TO_C3 + "двадцать одна целая и одна десятая метра."),
    (shows("height", "828.14"), TO_C3 + "восемьсот двадцать восемь целых и четырнадцать сотых метра."),
    (shows("area", "1", "countries", CHILE), ATLAS + "одна квадратная миля."),
    (shows("area", "22", "countries", CHILE), ATLAS + "двадцать две квадратные мили."),
    (shows("area", "111", "countries", CHILE), ATLAS + "сто одиннадцать квадратных миль."),
    (shows("area", "291930", "countries", CHILE), ATLAS + "двести девяносто одна тысяча девятьсот тридцать квадратных миль."),
    (shows("co2", "2", "countries", CHILE), ATLAS + "две американские тонны."),
    (shows("co2", "0.04", "countries", CHILE), ATLAS + "ноль целых и четыре сотых американской тонны."),
    (shows("gdp", "641", "countries", CHILE), ATLAS + "шестьсот сорок один миллион долларов."),
    (shows("gdp", "2050", "countries", CHILE), ATLAS + "два миллиарда пятьдесят миллионов долларов."),
    (shows("population", "1021", "countries", CHILE), ATLAS + "тысяча двадцать один."),
    (shows("box_office", "1", "movies", AVATAR), OPENS + "один доллар."),
    (shows("box_office", "1585634", "movies", AVATAR), OPENS + "миллион пятьсот восемьдесят пять тысяч шестьсот тридцать четыре доллара."),
    (shows("box_office", "22000001", "movies", AVATAR), OPENS + "двадцать два миллиона один доллар."),
    # Years.
    (shows("year", "1889"), TO_C3 + "тысяча восемьсот восемьдесят девятый год."),
    (shows("year", "1900"), TO_C3 + "тысяча девятисотый год."),
    (shows("year", "2000"), TO_C3 + "двухтысячный год."),
    (shows("year", "2013"), TO_C3 + "две тысячи тринадцатый год."),
    (shows("year", "-280"), TO_C3 + "двести восьмидесятый год до нашей эры."),
    (
        shows("year", "-2560", card=OfCard(CardId("great-pyramid-of-giza"))),
        "Карта «Пирамида Хеопса» на цэ три: примерно две тысячи пятьсот шестидесятый год до нашей эры.",
    ),
    # Towers: points, floors, quakes, heights, prizes.
    (total(0), "Анна: итого ноль очков."),
    (total(1), "Анна: итого одно очко."),
    (total(2), "Анна: итого два очка."),
    (total(11), "Анна: итого одиннадцать очков."),
    (total(21), "Анна: итого двадцать одно очко."),
    (total(-1), "Анна: итого минус одно очко."),
    (("skyscrapers-counts-toilets", {"seat": ANNA, "count": 2, "points": 22}), "Анна: два туалета, двадцать два очка."),
    (("skyscrapers-further-toilet", {"seat": ANNA, "count": 2, "points": 1}), "Анна получает ещё одно очко за туалет номер два."),
    (
        ("skyscrapers-opens", {"card": PILES, "place": SITE, "withstands": 2, "foundations": 3}),
        f"С карты «{FOUNDATION}» начинается стройка девять. Стойкость: два.",
    ),
    (("skyscrapers-quakes", {"seat": ANNA, "card": QUAKE, "place": SITE, "quakes": 1}), ON_CITY + "Теперь там одно землетрясение."),
    (("skyscrapers-quakes", {"seat": ANNA, "card": QUAKE, "place": SITE, "quakes": 2}), ON_CITY + "Теперь там два землетрясения."),
    (
        ("skyscrapers-insures", {"seat": ANNA, "card": INSURANCE, "place": building(number=1), "insurances": 2}),
        f"Анна кладёт карту «Страховка» на башню номер два на карте «{FOUNDATION}». Теперь там две страховки.",
    ),
    (
        ("skyscrapers-turned", {"place": SITE, "turns": 2}),
        "Поверните фундамент ещё на четверть оборота: стройка девять. Теперь четвертей две.",
    ),
    (
        ("skyscrapers-refused-too-few-floors", {"card": SPIRE, "place": SITE, "least": 2}),
        "Заберите карту «Шпиль»: стройка девять не набрала и двух этажей.",
    ),
    (
        ("skyscrapers-refused-too-few-floors", {"card": SPIRE, "place": SITE, "least": 1}),
        "Заберите карту «Шпиль»: стройка девять не набрала и одного этажа.",
    ),
    (
        ("skyscrapers-gets-world-record", {"seat": BORIS, "place": building(121)}),
        "Борис получает приз «Мировой рекорд». Его приносит башня высотой сто двадцать один метр с картой «Шпиль» наверху.",
    ),
    (
        ("skyscrapers-faulty-under-least", {"seat": BORIS, "place": building(92), "least": 100}),
        "Борис получает карту «Брак или вонь»: башня высотой девяносто два метра с картой «Шпиль» наверху не дотягивает до ста метров.",
    ),
    (
        ("skyscrapers-faulty-threshold", {"seat": BORIS, "place": building(110), "threshold": 210}),
        (
            "Борис получает карту «Брак или вонь»: башня высотой сто десять метров с картой «Шпиль» наверху низковата, "
            "личный порог~— двести десять метров."
        ),
    ),
    (
        (
            "skyscrapers-status-opening",
            {"foundations": 6, "toilets": 1, "studies": 1, "roofs": 2, "tornadoes": 1, "hand": 1, "deck": 71, "count": 2, "seat": ANNA},
        ),
        (
            "Отберите не глядя: фундаментов~— шесть, туалетов~— один, исследований~— одно, крыш~— две, торнадо~— одно; лишние~— в коробку. "
            "Фундаменты сложите отдельно, призы положите открытыми. Раздайте каждому по крыше, остальное перетасуйте и сдайте так, "
            "чтобы у каждого стало по одной карте; в стопке останется семьдесят одна карта. "
            "Положите на свободные места верхние фундаменты: два. Первый ход: Анна."
        ),
    ),
    # Places and series.
    (
        ("table-slots-frozen", {"places": (C3, D4), "count": 2, "pad": "silent"}),
        "Поле молчит: цэ три, дэ четыре и ещё две. Оставьте там карты как есть. Пока карту выбирают по названию.",
    ),
    (
        ("table-rows-frozen", {"rows": (3, 4), "count": 2, "pad": "silent"}),
        "Поле молчит: ряды три, четыре. Оставьте там карты как есть. Пока карту выбирают по названию.",
    ),
    (("table-heard-badly", {"place": SEVENTH}), "Поле плохо слышит карту на месте семь. Немного подвиньте её."),
    (
        ("comparity-wrong-discarded-card", {"card": EIFFEL, "place": SEVENTH}),
        "Уберите карту «Эйфелева башня» с места семь: она сброшена.",
    ),
    (("table-series-goes-on", {"count": 1}), "Серия продолжается. Чтобы победить в ней, нужно выиграть одну партию."),
    (("table-series-goes-on", {"count": 2}), "Серия продолжается. Чтобы победить в ней, нужно выиграть две партии."),
    (("table-series-wins", {"seat": ANNA, "count": 1}), "Анна: одна победа в этой серии."),
]
ON_C3 = "«~Tour Eiffel~» en C trois~: "
CHILI = "«~Chili~» en C trois~: "
FRENCH = [
    (draws(0), "Anna pioche zéro carte."),
    (draws(1), "Anna pioche une carte."),
    (draws(2), "Anna pioche deux cartes."),
    (draws(21), "Anna pioche vingt et une cartes."),
    (draws(71), "Anna pioche soixante et onze cartes."),
    (draws(80), "Anna pioche quatre-vingts cartes."),
    (draws(81), "Anna pioche quatre-vingt-une cartes."),
    (draws(91), "Anna pioche quatre-vingt-onze cartes."),
    (draws(100), "Anna pioche cent cartes."),
    (draws(101), "Anna pioche cent une cartes."),
    (draws(200), "Anna pioche deux cents cartes."),
    (draws(201), "Anna pioche deux cent une cartes."),
    (draws(1000), "Anna pioche mille cartes."),
    (plays(1), "Anna joue «~Tour Eiffel~» en C trois."),
    (("comparity-penalty", {"seat": ANNA, "count": 3}), "Pénalité~: Anna pioche trois cartes."),
    (("comparity-none-left", {"seat": ANNA, "count": 1}), "Plus personne ne peut donner~: Anna n’a reçu qu’une seule carte."),
    (
        deals(1, 1),
        (
            "Distribuez une carte par personne et formez une pioche d’une carte, le tout valeur cachée. "
            "Posez ensuite la première carte de la pioche. C’est à Anna de commencer."
        ),
    ),
    (
        deals(7, 21),
        (
            "Distribuez sept cartes par personne et formez une pioche de vingt et une cartes, le tout valeur cachée. "
            "Posez ensuite la première carte de la pioche. C’est à Anna de commencer."
        ),
    ),
    (
        ("comparity-refused-count-range", {"seat": ANNA, "count": 81, "most": 21}),
        "Anna ne peut pas avoir quatre-vingt-une cartes~: de zéro à vingt et une.",
    ),
    (shows("height", "0"), ON_C3 + "zéro mètre."),
    (shows("height", "1.5"), ON_C3 + "un virgule cinq mètre."),
    (shows("height", "2"), ON_C3 + "deux mètres."),
    (shows("height", "21"), ON_C3 + "vingt et un mètres."),
    (shows("height", "96.3"), ON_C3 + "quatre-vingt-seize virgule trois mètres."),
    (shows("area", "200", "countries", CHILE), CHILI + "deux cents miles carrés."),
    (shows("co2", "21", "countries", CHILE), CHILI + "vingt et une tonnes américaines."),
    (shows("co2", "1.05", "countries", CHILE), CHILI + "une virgule zéro cinq tonne américaine."),
    (shows("gdp", "80", "countries", CHILE), CHILI + "quatre-vingts millions de dollars."),
    (shows("gdp", "1", "countries", CHILE), CHILI + "un million de dollars."),
    (shows("box_office", "200000080", "movies", AVATAR), "«~Avatar~» en C trois~: deux cents millions quatre-vingts dollars."),
    (shows("year", "1980"), ON_C3 + "mille neuf cent quatre-vingt."),
    (shows("year", "1889"), ON_C3 + "mille huit cent quatre-vingt-neuf."),
    (shows("year", "-280"), ON_C3 + "deux cent quatre-vingt avant Jésus-Christ."),
    (total(0), "Anna, en tout~: zéro point."),
    (total(1), "Anna, en tout~: un point."),
    (total(21), "Anna, en tout~: vingt et un points."),
    (total(-1), "Anna, en tout~: moins un point."),
    (("skyscrapers-foundation-due", {"count": 2}), "Il faut poser deux nouvelles fondations."),
    (
        ("skyscrapers-loses-insurance", {"place": SITE, "insurances": 1}),
        "L’assurance sauve le chantier neuf~: défaussez-en une. Il en reste une.",
    ),
    (("skyscrapers-counts-toilets", {"seat": ANNA, "count": 1, "points": 1}), "Anna, une carte «~Toilettes~»~: un point."),
    (
        ("skyscrapers-gets-world-record", {"seat": BORIS, "place": building(200)}),
        "Boris reçoit «~Record du monde~» pour l’immeuble de deux cents mètres coiffé par «~Flèche~».",
    ),
    (
        ("table-slots-frozen", {"places": (C3, D4), "count": 1, "pad": "silent"}),
        (
            "Le tapis ne répond plus ici~: C trois, D quatre et une autre place. Laissez-y les cartes telles quelles. "
            "En attendant, on choisit une carte par son nom."
        ),
    ),
    (("table-heard-badly", {"place": SEVENTH}), "Le tapis entend mal la carte à la place sept. Déplacez-la un peu."),
]
BY_TOWER = "“Eiffel Tower” on C-three: "
ENGLISH = [
    (draws(1), "Anna draws one card."),
    (draws(21), "Anna draws twenty-one cards."),
    (draws(101), "Anna draws one hundred and one cards."),
    (plays(1), "Anna plays “Eiffel Tower” on C-three."),
    (plays(12), "Anna plays “Eiffel Tower” on C-three. Twelve cards are left."),
    (deals(7, 12), "Deal seven each and a pile of twelve, all face down. Then lay the pile’s top card. Anna starts."),
    (
        ("comparity-refused-count-range", {"seat": ANNA, "count": 25, "most": 20}),
        "Anna cannot have twenty-five cards: from zero to twenty.",
    ),
    (shows("height", "1"), BY_TOWER + "one metre."),
    (shows("height", "56.7"), BY_TOWER + "fifty-six point seven metres."),
    (shows("height", "1.05"), BY_TOWER + "one point zero five metres."),
    (shows("year", "1889"), BY_TOWER + "eighteen eighty-nine."),
    (shows("year", "2003"), BY_TOWER + "two thousand and three."),
    (shows("year", "1905"), BY_TOWER + "nineteen oh five."),
    (shows("year", "-280"), BY_TOWER + "two hundred and eighty BC."),
    (shows("gdp", "2050", "countries", CHILE), "“Chile” on C-three: two billion fifty million dollars."),
    (total(-1), "Anna, in all: minus one point."),
    (
        ("skyscrapers-gets-world-record", {"seat": BORIS, "place": building(150)}),
        "Boris receives “World Record” for the one hundred and fifty metre tower with “Spire” on top.",
    ),
    (
        ("skyscrapers-builds", {"seat": ANNA, "card": SPIRE, "place": building(number=1)}),
        "Anna builds “Spire” on tower number two on “Deep Pile Foundation”.",
    ),
    (("skyscrapers-loses-insurance", {"place": SITE, "insurances": 2}), "Insurance saves site nine: discard one there. Two are left."),
    (("table-heard-badly", {"place": SEVENTH}), "The mat hears the card on place seven badly. Move it a little."),
]
# The same lines as they are written: digits, wherever words are said.
WRITTEN = [
    ("ru", draws(21), "Анна берёт 21 карту."),
    ("ru", plays(2), "Анна выкладывает карту «Эйфелева башня» на C3. Осталось 2 карты."),
    ("ru", shows("height", "56.7"), "Карта «Эйфелева башня» на C3: 56,7~м."),
    ("ru", shows("year", "-280"), "Карта «Эйфелева башня» на C3: 280~г.~до~н.~э."),
    ("ru", ("comparity-refused-count-range", {"seat": ANNA, "count": -1, "most": 20}), "Анна: число карт~— от 0 до 20, а не −1."),
    (
        "ru",
        ("skyscrapers-turned", {"place": SITE, "turns": 2}),
        "Поверните фундамент ещё на четверть оборота: стройка 9. Теперь четвертей 2.",
    ),
    (
        "ru",
        ("skyscrapers-builds", {"seat": ANNA, "card": SPIRE, "place": building(number=1)}),
        f"Анна кладёт карту «Шпиль» на башню №~2 на карте «{FOUNDATION}».",
    ),
    ("ru", ("table-heard-badly", {"place": SEVENTH}), "Поле плохо слышит карту на line-7. Немного подвиньте её."),
    ("fr", draws(21), "Anna pioche 21 cartes."),
    ("fr", shows("height", "1.5"), "«~Tour Eiffel~» en C3~: 1,5~m."),
    ("fr", ("skyscrapers-foundation-due", {"count": 2}), "Il faut poser 2 nouvelles fondations."),
    (
        "fr",
        ("table-slots-frozen", {"places": (C3, D4), "count": 1, "pad": "silent"}),
        (
            "Le tapis ne répond plus ici~: C3, D4 et 1 autre place. Laissez-y les cartes telles quelles. "
            "En attendant, on choisit une carte par son nom."
        ),
    ),
    ("en", plays(12), "Anna plays “Eiffel Tower” on C3. 12 cards are left."),
    ("en", ("skyscrapers-loses-insurance", {"place": SITE, "insurances": 2}), "Insurance saves site 9: discard one there. 2 are left."),
    ("en", total(-1), "Anna, in all: −1 point."),
]


@pytest.mark.parametrize(
    ("language", "announced", "text"),
    [(language, *case) for language, cases in (("ru", RUSSIAN), ("fr", FRENCH), ("en", ENGLISH)) for case in cases],
)
def test_a_number_is_said_as_somebody_would_say_it(language, announced, text):
    key, args = announced
    assert written_and_said(language, key, dict(args))[1] == text


@pytest.mark.parametrize(("language", "announced", "text"), WRITTEN)
def test_a_number_is_written_in_digits(language, announced, text):
    key, args = announced
    assert written_and_said(language, key, dict(args))[0] == text


def test_whoever_changes_the_language_is_spoken_to_in_it():
    lines = Lines("en", "comparity", files.find("landmarks"), {ANNA.seat: "Anna"})
    lines.speak("ru")
    announcement = Announcement("comparity-draws", "C9", "plain", {"seat": ANNA, "count": 2})
    assert (lines.text(announcement), lines.spoken(announcement)) == ("Anna берёт 2 карты.", "Anna берёт две карты.")


@pytest.mark.parametrize(("language", "text"), [("en", "C O two"), ("ru", "цэ-о-два"), ("fr", "C O deux")])
def test_what_is_compared_is_said_without_digits(language, text):
    written, said = written_and_said(language, "cardline-table-begins", {"deck": "countries", "characteristic": "co2", "game": "cardline"})
    assert text in said
    assert "CO₂" in written
