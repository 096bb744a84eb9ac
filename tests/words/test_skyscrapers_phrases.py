"""Skyscrapers' sentences as players read and hear them: sites, towers, heights, prizes, and the count at the end."""

from __future__ import annotations

import pytest

from companion.cards.decks import files
from companion.core.decks.card import CardId
from companion.core.games.game import OfCard, OfSeat, StructureView
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.events import SeatId, Slot
from companion.words.lines import FORMS, Lines

ANNA, BORIS = OfSeat(SeatId("seat-1")), OfSeat(SeatId("seat-2"))
NAMES = {"en": ("Anna", "Boris"), "ru": ("Анна", "Борис"), "fr": ("Anna", "Boris")}
MUSEUM, SPIRE, PILES, INSURANCE, QUAKE, STUDY, FLAT_ROOF = (
    OfCard(CardId(id)) for id in ("museum", "spire", "foundation-piles-1", "insurance-1", "earthquake-1", "study-1", "flat-roof-1")
)
BUILT = StructureView((2, 1), 2, BORIS.seat, PILES.card, 2, 0, 0, 0, ((0, 0), (90, 3)), SPIRE.card, (60, 0), 150, ())
SITE, TOWER, NOWHERE = PlaceName(Slot("site-3")), PlaceName(None, "tower", SPIRE.card, tower=BUILT), PlaceName(None)
ON_SITE, ON_TOWER = {"seat": ANNA, "card": QUAKE, "place": SITE}, {"seat": ANNA, "card": INSURANCE, "place": TOWER}
OF_BORIS = {"seat": BORIS, "place": TOWER}
SUPPLY = {"foundations": 6, "toilets": 6, "studies": 6, "roofs": 8, "tornadoes": 2, "hand": 5, "deck": 77, "count": 2, "seat": ANNA}


def lines_in(language):
    anna, boris = NAMES[language]
    return Lines(language, "skyscrapers", files.find("skyscrapers"), {ANNA.seat: anna, BORIS.seat: boris})


def said(language, key, args, *, is_spoken=False):
    lines, announcement = lines_in(language), Announcement(f"skyscrapers-{key}", "S3", "plain", args)
    text = lines.spoken(announcement) if is_spoken else lines.text(announcement)
    return text.replace("\u00a0", "~").replace("\u202f", "¬")


def opening(place, foundations):
    return {"card": PILES, "place": place, "withstands": 2, "foundations": foundations}


RUSSIAN = [
    (
        "status-opening",
        SUPPLY,
        (
            "Отберите не глядя: фундаментов~— 6, туалетов~— 6, исследований~— 6, крыш~— 8, торнадо~— 2; лишние~— в коробку. "
            "Фундаменты сложите отдельно, призы положите открытыми. Раздайте каждому по крыше, остальное перетасуйте и сдайте так, "
            "чтобы у каждого стало по 5 карт; в стопке останется 77 карт. Положите на свободные места верхние фундаменты: 2. "
            "Первый ход: Анна."
        ),
    ),
    ("opens", opening(SITE, 4), "С карты «Свайный фундамент» начинается стройка 3. Стойкость: 2."),
    ("opens", opening(SITE, 0), "С последнего фундамента, карты «Свайный фундамент», начинается стройка 3. Стойкость: 2."),
    ("opens", opening(TOWER, 4), "С карты «Свайный фундамент» начинается новая стройка. Стойкость: 2."),
    ("builds", {"seat": ANNA, "card": MUSEUM, "place": SITE}, "Анна кладёт карту «Музей» на стройку 3."),
    (
        "builds",
        {"seat": ANNA, "card": MUSEUM, "place": TOWER},
        "Анна кладёт карту «Музей» на башню высотой 150~м с картой «Шпиль» наверху.",
    ),
    (
        "roofs",
        {"seat": ANNA, "card": SPIRE, "place": SITE, "height": 150},
        "Анна кладёт карту «Шпиль» на стройку 3, и здание готово: 150~м. Анна, положите его перед собой.",
    ),
    ("gets-world-record", OF_BORIS, "Борис получает приз «Мировой рекорд». Его приносит башня высотой 150~м с картой «Шпиль» наверху."),
    (
        "loses-mini-skyscraper",
        OF_BORIS,
        "Борис возвращает приз «Мини-небоскрёб». Его приносила башня высотой 150~м с картой «Шпиль» наверху.",
    ),
    (
        "faulty-no-toilet",
        OF_BORIS,
        "Борис получает карту «Брак или вонь»: башня высотой 150~м с картой «Шпиль» наверху обходится без туалета.",
    ),
    (
        "faulty-under-least",
        {**OF_BORIS, "least": 100},
        "Борис получает карту «Брак или вонь»: башня высотой 150~м с картой «Шпиль» наверху не дотягивает до 100~м.",
    ),
    (
        "faulty-threshold",
        {**OF_BORIS, "threshold": 210},
        "Борис получает карту «Брак или вонь»: башня высотой 150~м с картой «Шпиль» наверху низковата, личный порог~— 210~м.",
    ),
    ("toilet-specialist", {"seat": ANNA, "points": 1}, "«Знаток туалетов»: Анна получает 1 очко за первый туалет."),
    ("further-toilet", {"seat": ANNA, "points": 2, "count": 5}, "Анна получает ещё 2 очка за туалет номер 5."),
    (
        "takes",
        {"seat": ANNA, "giver": BORIS, "hand": 4},
        "Анна берёт у игрока Борис одну или две карты и одну оставляет себе. Из стопки в этот ход ничего не берёт.",
    ),
    (
        "status-toilet",
        {"seat": ANNA},
        "Анна: выберите, у кого взять до двух карт, не глядя; одну оставьте себе. Если ни у кого, нажмите ОК.",
    ),
    (
        "status-roofed",
        {"seat": ANNA, "place": TOWER, "count": 0},
        "Анна: положите страховку на башню высотой 150~м с картой «Шпиль» наверху или нажмите ОК, если её не будет.",
    ),
    (
        "status-roofed",
        {"seat": ANNA, "place": TOWER, "count": 1},
        (
            "Анна: новый фундамент кладут на свободное место. "
            "Страховку положите на башню высотой 150~м с картой «Шпиль» наверху или нажмите ОК, если её не будет."
        ),
    ),
    ("status-foundation", {"seat": ANNA, "count": 1}, "Положите новый фундамент на свободное место. Потом ходит Анна."),
    ("status-foundation", {"seat": ANNA, "count": 2}, "Положите новые фундаменты на свободные места: 2. Потом ходит Анна."),
    ("status-turn", {"seat": ANNA, "deck": 21}, "Анна: сыграйте карту, потом доберите."),
    ("status-turn", {"seat": ANNA, "deck": 0}, "Анна: сыграйте карту. Стопка пуста, брать больше нечего."),
    (
        "status-study",
        {"seat": ANNA, "count": 5},
        (
            "Анна: посмотрите 5 верхних карт стопки: одну оставьте себе или сразу сыграйте; можно и взять все вместо своих. "
            "Что останется, положите обратно на стопку в любом порядке. Или выберите карту из сброса."
        ),
    ),
    (
        "status-study",
        {"seat": ANNA, "count": 1},
        (
            "Анна: посмотрите верхнюю карту стопки: оставьте её себе, сразу сыграйте или возьмите вместо всех своих. "
            "Или выберите карту из сброса."
        ),
    ),
    ("quakes", {**ON_SITE, "quakes": 1}, "Анна кладёт карту «Землетрясение» на стройку 3. Теперь там 1 землетрясение."),
    ("quakes", {**ON_SITE, "quakes": 2}, "Анна кладёт карту «Землетрясение» на стройку 3. Теперь там 2 землетрясения."),
    ("quakes", {**ON_SITE, "quakes": 5}, "Анна кладёт карту «Землетрясение» на стройку 3. Теперь там 5 землетрясений."),
    (
        "quake-cancelled",
        {**ON_SITE, "insurances": 0},
        "Анна кладёт карту «Землетрясение» на стройку 3, но там страховка: обе карты уходят в сброс. Больше страховок там нет.",
    ),
    (
        "quake-cancelled",
        {**ON_SITE, "insurances": 2},
        "Анна кладёт карту «Землетрясение» на стройку 3, но там страховка: обе карты уходят в сброс. Там остаются ещё 2 страховки.",
    ),
    (
        "insures",
        {**ON_TOWER, "insurances": 21},
        "Анна кладёт карту «Страховка» на башню высотой 150~м с картой «Шпиль» наверху. Теперь там 21 страховка.",
    ),
    ("site-collapses", {"place": SITE, "count": 0}, "Рушится стройка 3. Фундамент уходит в коробку."),
    ("site-collapses", {"place": SITE, "count": 21}, "Рушится стройка 3. 21 карта уходит в сброс, фундамент~— в коробку."),
    (
        "building-collapses",
        {"place": TOWER, "owner": BORIS, "count": 5},
        "Рушится башня высотой 150~м с картой «Шпиль» наверху, Борис теряет здание. 5 карт уходят в сброс, фундамент~— в коробку.",
    ),
    (
        "loses-insurance",
        {"place": SITE, "insurances": 0},
        "Выручает страховка: стройка 3. Одна уходит в сброс, больше их там нет.",
    ),
    ("turned", {"place": SITE, "turns": 1}, "Поверните фундамент на четверть оборота: стройка 3."),
    ("draws", {"seat": ANNA, "count": 1, "hand": 5}, "Анна берёт 1 карту."),
    ("draws", {"seat": ANNA, "count": 5, "hand": 5}, "Анна берёт 5 карт."),
    (
        "takes-all",
        {"seat": ANNA, "count": 5, "back": 1},
        "Анна берёт 5 карт вместо своих. На стопку ложится 1 прежняя карта.",
    ),
    ("last-turns", {"seats": (ANNA,), "count": 1}, "Стопка пуста, без карт остаётся Анна. У остальных ещё по одному ходу."),
    ("last-turns", {"seats": (ANNA, BORIS), "count": 2}, "Стопка пуста, без карт остаются Анна, Борис. У остальных ещё по одному ходу."),
    ("counts-cards", {**OF_BORIS, "points": 21}, "Борис: башня высотой 150~м с картой «Шпиль» наверху, 21 очко."),
    ("counts-cards", {**OF_BORIS, "points": 0}, "Борис: башня высотой 150~м с картой «Шпиль» наверху, 0 очков."),
    ("counts-faulty", {**OF_BORIS, "points": -1}, "Борис: башня высотой 150~м с картой «Шпиль» наверху, «Брак или вонь», −1 очко."),
    ("counts-toilets", {"seat": ANNA, "count": 2, "points": 2}, "Анна: 2 туалета, 2 очка."),
    ("counts-toilets", {"seat": ANNA, "count": 5, "points": 5}, "Анна: 5 туалетов, 5 очков."),
    ("total", {"seat": ANNA, "points": 12}, "Анна: итого 12 очков."),
    ("wins", {"seat": ANNA, "points": 22}, "Анна побеждает: 22 очка."),
    ("share", {"seats": (ANNA, BORIS), "count": 2, "points": 1}, "Общая победа, 1 очко: Анна, Борис."),
    (
        "refused-too-few-floors",
        {"card": SPIRE, "place": SITE, "least": 2},
        "Заберите карту «Шпиль»: стройка 3 не набрала и 2 этажей.",
    ),
    ("refused-belongs-on-pad", {"card": STUDY, "place": SITE}, "Поднесите карту «Исследование» к площадке: на башню её не кладут."),
    (
        "refused-answer-first",
        {"seat": ANNA, "question": "toilet"},
        "Анна: сначала выберите, у кого взять карты, или нажмите ОК, если ни у кого.",
    ),
    (
        "table-left-on-tap-place",
        {"card": MUSEUM, "place": SITE},
        "Уберите карту «Музей» с места у стройки 3: там показывают следующую.",
    ),
]
FRENCH = [
    ("opens", opening(SITE, 4), "«~Fondation sur pieux profonds~» ouvre le chantier 3~: résistance 2."),
    ("opens", opening(TOWER, 0), "La dernière fondation, «~Fondation sur pieux profonds~», ouvre un nouveau chantier~: résistance 2."),
    ("builds", {"seat": ANNA, "card": MUSEUM, "place": SITE}, "Anna pose «~Musée~» sur le chantier 3."),
    (
        "roofs",
        {"seat": ANNA, "card": SPIRE, "place": SITE, "height": 150},
        "Anna pose un toit, «~Flèche~», sur le chantier 3~: 150~m. Anna, placez l’immeuble devant vous.",
    ),
    ("gets-world-record", OF_BORIS, "Boris reçoit «~Record du monde~» pour l’immeuble de 150~m coiffé par «~Flèche~»."),
    ("loses-mini-skyscraper", OF_BORIS, "Boris rend «~Mini-gratte-ciel~», que détenait l’immeuble de 150~m coiffé par «~Flèche~»."),
    (
        "faulty-no-toilet",
        OF_BORIS,
        "«~Défectueux ou malodorant~» pour Boris~: l’immeuble de 150~m coiffé par «~Flèche~» n’a pas de toilettes.",
    ),
    (
        "faulty-threshold",
        {**OF_BORIS, "threshold": 210},
        (
            "«~Défectueux ou malodorant~» pour Boris~: l’immeuble de 150~m coiffé par «~Flèche~»"
            " ne monte pas assez haut pour un seuil de 210~m."
        ),
    ),
    (
        "toilet-specialist",
        {"seat": ANNA, "points": 1},
        "«~Spécialiste des toilettes~» pour Anna~: 1 point pour les premières toilettes.",
    ),
    (
        "takes",
        {"seat": ANNA, "giver": BORIS, "hand": 4},
        "Anna prend une ou deux cartes à Boris, en garde une et ne pioche pas ce tour-ci.",
    ),
    (
        "status-toilet",
        {"seat": ANNA},
        "Anna~: choisissez à qui prendre au hasard jusqu’à deux cartes pour en garder une, ou appuyez sur OK pour ne rien prendre.",
    ),
    (
        "status-roofed",
        {"seat": ANNA, "place": TOWER, "count": 1},
        (
            "Anna~: la nouvelle fondation va sur un emplacement libre. "
            "Jouez une assurance sur l’immeuble de 150~m coiffé par «~Flèche~», ou appuyez sur OK pour vous en passer."
        ),
    ),
    (
        "status-study",
        {"seat": ANNA, "count": 5},
        (
            "Anna~: regardez les 5 premières cartes de la pioche, puis gardez-en une, jouez-en une ou prenez-les toutes en échange "
            "de votre main¬; le reste retourne sur la pioche, dans n’importe quel ordre. "
            "Ou choisissez une carte de la défausse."
        ),
    ),
    (
        "quakes",
        {**ON_SITE, "quakes": 1},
        "Anna joue «~Tremblement de terre~» sur le chantier 3. Il y a maintenant 1 séisme sur cette tour.",
    ),
    (
        "insurance-cancels",
        {**ON_TOWER, "quakes": 0},
        (
            "Anna joue «~Assurance~» sur l’immeuble de 150~m coiffé par «~Flèche~», ce qui annule un séisme~: défaussez les deux cartes. "
            "Il n’y reste plus de séisme."
        ),
    ),
    ("site-collapses", {"place": SITE, "count": 2}, "Effondrement~: le chantier 3. Défaussez 2 cartes¬; la fondation quitte la partie."),
    (
        "building-collapses",
        {"place": TOWER, "owner": ANNA, "count": 1},
        (
            "Effondrement~: l’immeuble de 150~m coiffé par «~Flèche~». Anna perd un immeuble. "
            "Défaussez 1 carte¬; la fondation quitte la partie."
        ),
    ),
    ("may-name-side", {"seat": ANNA}, "Anna, de quel côté passe-t-on les mains¬?"),
    ("counts-cards", {**OF_BORIS, "points": 1}, "Boris, l’immeuble de 150~m coiffé par «~Flèche~»~: 1 point."),
    ("hands-left", {"seat": ANNA}, "Anna choisit la gauche~: tout le monde passe sa main vers la gauche."),
    ("further-toilet", {"seat": ANNA, "points": 1, "count": 2}, "Encore 1 point pour Anna, qui a maintenant 2 cartes «~Toilettes~»."),
    ("counts-toilets", {"seat": ANNA, "count": 3, "points": 3}, "Anna, 3 cartes «~Toilettes~»~: 3 points."),
    ("counts-toilets", {"seat": ANNA, "count": 1, "points": 1}, "Anna, 1 carte «~Toilettes~»~: 1 point."),
    ("total", {"seat": ANNA, "points": 0}, "Anna, en tout~: 0 point."),
    ("wins", {"seat": ANNA, "points": 21}, "Anna gagne avec 21 points."),
    (
        "refused-place-taken",
        {"card": PILES, "place": SITE},
        "Il faut un emplacement libre pour «~Fondation sur pieux profonds~»~: le chantier 3 est pris.",
    ),
    (
        "table-left-on-tap-place",
        {"card": MUSEUM, "place": SITE},
        "Retirez «~Musée~» de la place du chantier 3~: c’est là qu’on présente la carte suivante.",
    ),
    (
        "table-begins",
        {"deck": "skyscrapers", "characteristic": "height", "game": "skyscrapers"},
        "Gratte-ciel~: tout le monde bâtit sur les mêmes chantiers, et qui pose le toit possède l’immeuble.",
    ),
]
ENGLISH = [
    (
        "status-opening",
        SUPPLY,
        (
            "Leave in the box, unseen, all but 6 foundations, 6 toilets, 6 Studies, 8 roofs and 2 Tornadoes. "
            "Foundations are a pile of their own, prizes lie open. Deal everybody a roof, shuffle the rest, and deal up to 5 cards each; "
            "77 are left as the pile. Then lay the top 2 foundations on free places. Anna starts."
        ),
    ),
    ("opens", opening(SITE, 4), "“Deep Pile Foundation” opens site 3: resistance 2."),
    ("opens", opening(SITE, 0), "The last foundation, “Deep Pile Foundation”, opens site 3: resistance 2."),
    ("opens", opening(TOWER, 4), "“Deep Pile Foundation” opens a new site: resistance 2."),
    ("builds", {"seat": ANNA, "card": MUSEUM, "place": SITE}, "Anna builds “Museum” on site 3."),
    (
        "roofs",
        {"seat": ANNA, "card": SPIRE, "place": SITE, "height": 150},
        "Anna lays the roof “Spire” on site 3: 150 m. Anna, put the building in front of you.",
    ),
    ("gets-order-and-unity", OF_BORIS, "Boris receives “Order and Unity” for the 150~m tower with “Spire” on top."),
    (
        "faulty-threshold",
        {**OF_BORIS, "threshold": 210},
        "“Faulty or Smelly” for Boris: the 150~m tower with “Spire” on top is too low after the 210 m that Boris has built before.",
    ),
    ("further-toilet", {"seat": ANNA, "points": 1, "count": 2}, "Anna scores 1 more point for toilet number 2."),
    ("may-insure", {"seat": ANNA, "place": TOWER}, "Anna, you may insure this building at once."),
    (
        "status-roofed",
        {"seat": ANNA, "place": TOWER, "count": 1},
        "Anna: the new foundation goes on a free place. Lay an Insurance on the 150~m tower with “Spire” on top, or press OK for none.",
    ),
    (
        "status-study",
        {"seat": ANNA, "count": 5},
        (
            "Anna: look at the top 5 cards of the pile, then keep one, play one, or take all for your hand; "
            "what is left goes back on top, in any order. Or choose one of the discards."
        ),
    ),
    ("quakes", {**ON_SITE, "quakes": 2}, "Anna lays “Earthquake” on site 3. 2 earthquakes lie there now."),
    ("site-collapses", {"place": SITE, "count": 1}, "Down comes site 3. Discard its card; the foundation leaves the match."),
    ("last-turns", {"seats": (ANNA,), "count": 1}, "The pile is empty, and Anna has no cards. Everybody else has one more turn."),
    ("counts-faulty", {**OF_BORIS, "points": -1}, "Boris, the 150~m tower with “Spire” on top, “Faulty or Smelly”: −1 point."),
    ("total", {"seat": ANNA, "points": 24}, "Anna, in all: 24 points."),
    (
        "refused-insure-that-building",
        {"card": INSURANCE, "place": TOWER},
        "After a roof “Insurance” can only go on the 150~m tower with “Spire” on top.",
    ),
    ("refused-nothing-there", {"card": MUSEUM, "place": SITE}, "Take “Museum” back: site 3 is empty now."),
    ("discards", {"seat": ANNA, "card": SPIRE}, "Anna can play no card and discards “Spire”. Whoever likes may ask to see the hand."),
]
SPOKEN = [
    (
        "en",
        "roofs",
        150,
        "Anna lays the roof “Flat Roof” on site three: one hundred and fifty metres. Anna, put the building in front of you.",
    ),
    (
        "ru",
        "roofs",
        101,
        "Анна кладёт карту «Плоская крыша» на стройку три, и здание готово: сто один метр. Анна, положите его перед собой.",
    ),
    (
        "ru",
        "roofs",
        122,
        "Анна кладёт карту «Плоская крыша» на стройку три, и здание готово: сто двадцать два метра. Анна, положите его перед собой.",
    ),
    (
        "ru",
        "roofs",
        110,
        "Анна кладёт карту «Плоская крыша» на стройку три, и здание готово: сто десять метров. Анна, положите его перед собой.",
    ),
    ("fr", "roofs", 110, "Anna pose un toit, «~Toit plat~», sur le chantier trois~: cent dix mètres. Anna, placez l’immeuble devant vous."),
]


@pytest.mark.parametrize(
    ("language", "key", "args", "text"),
    [(language, *case) for language, cases in (("ru", RUSSIAN), ("fr", FRENCH), ("en", ENGLISH)) for case in cases],
)
def test_a_sentence_is_shown_as_somebody_would_write_it(language, key, args, text):
    lines = lines_in(language)
    if key.startswith("table-"):
        assert lines.format(key, args).replace("\u00a0", "~").replace("\u202f", "¬") == text
    else:
        assert said(language, key, args) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna builds “Museum” on the 150~m tower “Spire”."),
        ("ru", "Анна кладёт карту «Музей» на башню «Шпиль», 150~м."),
        ("fr", "Anna pose «~Musée~» sur l’immeuble de 150~m coiffé de «~Flèche~»."),
    ],
)
def test_in_a_short_line_places_are_called_by_their_short_names(language, text):
    builds = Announcement("skyscrapers-builds", "S3", "plain", {"seat": ANNA, "card": MUSEUM, "place": TOWER})
    assert lines_in(language).short(builds).replace("\u00a0", "~") == text


@pytest.mark.parametrize(("language", "key", "height", "text"), SPOKEN)
def test_a_height_is_said_in_metres(language, key, height, text):
    args = {"seat": ANNA, "card": FLAT_ROOF, "place": SITE, "height": height}
    assert said(language, key, args, is_spoken=True) == text


@pytest.mark.parametrize(("language", "text"), [("en", "From Boris"), ("ru", "У игрока Борис"), ("fr", "À Boris")])
def test_an_option_about_a_player_calls_them_by_their_name(language, text):
    assert lines_in(language).format("skyscrapers-option-take", {"word": str(BORIS.seat)}) == text


@pytest.mark.parametrize(
    ("language", "sides"), [("en", ["To the left", "To the right"]), ("ru", ["Влево", "Вправо"]), ("fr", ["À gauche", "À droite"])]
)
def test_a_word_that_is_no_player_is_a_word(language, sides):
    assert [lines_in(language).format("skyscrapers-option-tornado", {"word": side}) for side in ("left", "right")] == sides


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Boris, a building: 7 points."), ("ru", "Борис: здание, 7 очков."), ("fr", "Boris, un immeuble~: 7 points.")],
)
def test_on_the_sheet_a_building_that_has_no_place_is_just_a_building(language, text):
    assert said(language, "counts-cards", {"seat": BORIS, "place": NOWHERE, "points": 7}) == text


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("form", FORMS)
def test_a_site_is_called_by_its_number_and_any_other_place_as_the_mat_calls_it(language, form):
    lines = lines_in(language)
    assert "site-" not in lines.place(SITE, form)
    assert lines.place(SITE, form).endswith("3")
    assert "T7" in lines.place(PlaceName(Slot("T7")), form)


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("key", ["ask-insurance", "ask-take", "ask-look-at-nothing", "ask-pass"])
def test_a_question_that_ok_answers_is_spoken_as_a_question(language, key):
    spoken = said(language, key, {"seat": ANNA, "place": TOWER}, is_spoken=True)
    assert spoken.endswith("?")
    assert spoken != said(language, key, {"seat": ANNA, "place": TOWER})


@pytest.mark.parametrize("language", NAMES)
def test_prizes_are_called_as_on_their_cards(language):
    lines, deck = lines_in(language), files.find("skyscrapers")
    for prize in ("mini-skyscraper", "order-and-unity", "world-record"):
        name = deck.cards[CardId(prize)].names[language]
        for key in (f"gets-{prize}", f"loses-{prize}", f"counts-{prize}"):
            assert name in said(language, key, {**OF_BORIS, "points": 2})
        assert lines.format(f"terminal-tower-{prize}", {}) == name


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize(
    "key", ["faulty-no-toilet", "faulty-under-least", "faulty-threshold", "counts-faulty", "excused", "toilet-specialist"]
)
def test_the_penalty_and_the_specialist_are_called_as_on_their_cards(language, key):
    deck = files.find("skyscrapers")
    card = next(one for one in deck.cards if one.startswith("toilet-specialist" if key == "toilet-specialist" else "faulty-or-smelly"))
    args = {**OF_BORIS, "least": 100, "threshold": 210, "points": 1}
    assert deck.cards[card].names[language] in said(language, key, args)
