"""Sentences as players read and hear them: number, case, quotation marks, places."""

from __future__ import annotations

from decimal import Decimal

import pytest

from companion.cards.decks import files
from companion.core.decks.card import CardId, CharacteristicId
from companion.core.games.game import OfCard, OfSeat, Shown
from companion.core.referee.announcements import Announcement
from companion.core.referee.placement import PlaceName
from companion.events import SeatId, Slot
from companion.words.lines import Lines, Unsaid

ANNA, BORIS = OfSeat(SeatId("a")), OfSeat(SeatId("b"))
NAMES = {"en": ("Anna", "Boris"), "ru": ("Анна", "Борис"), "fr": ("Anna", "Boris")}
BEN, EIFFEL, SHARD = (OfCard(CardId(id)) for id in ("big-ben", "eiffel-tower", "the-shard"))
C3, D4 = PlaceName(Slot("C3")), PlaceName(Slot("D4"))
BESIDE, ABOVE = PlaceName(Slot("C3"), "right-of"), PlaceName(None, "above", EIFFEL.card)
HEIGHT = Shown(BEN.card, CharacteristicId("height"), Decimal(96))
ABOUT = Shown(CardId("angkor-wat"), CharacteristicId("year"), Decimal(1150))
LOWER = Shown(EIFFEL.card, CharacteristicId("height"), Decimal(21))


@pytest.fixture(scope="module")
def deck():
    return files.find("landmarks")


def said(deck, language, key, args, *, is_spoken=False):
    anna, boris = NAMES[language]
    lines = Lines(language, "comparity", deck, {ANNA.seat: anna, BORIS.seat: boris})
    announcement = Announcement(key, "C1", "plain", args)
    text = lines.spoken(announcement) if is_spoken else lines.text(announcement)
    return text.replace("\u00a0", "~").replace("\u202f", "¬")


def playing(hand, place=C3):
    return {"seat": ANNA, "card": EIFFEL, "place": place, "hand": hand}


RUSSIAN = [
    ("comparity-plays", playing(1), "Анна выкладывает карту «Эйфелева башня» на C3."),
    ("comparity-plays", playing(2), "Анна выкладывает карту «Эйфелева башня» на C3. Осталось 2 карты."),
    ("comparity-plays", playing(5), "Анна выкладывает карту «Эйфелева башня» на C3. Осталось 5 карт."),
    ("comparity-plays", playing(11), "Анна выкладывает карту «Эйфелева башня» на C3. Осталось 11 карт."),
    ("comparity-plays", playing(21), "Анна выкладывает карту «Эйфелева башня» на C3. Осталась 21 карта."),
    ("comparity-plays", playing(0), "Анна выкладывает карту «Эйфелева башня» на C3. Карт не осталось."),
    ("comparity-plays", playing(4, BESIDE), "Анна выкладывает карту «Эйфелева башня» на клетку справа от C3. Осталось 4 карты."),
    ("comparity-penalty", {"seat": BORIS, "count": 3}, "Штраф: Борис берёт 3 карты."),
    ("comparity-penalty", {"seat": BORIS, "count": 1}, "Штраф: Борис берёт 1 карту."),
    ("comparity-distrust", {"seat": BORIS, "count": 2}, "За недоверие Борис берёт 2 карты."),
    ("comparity-draws", {"seat": ANNA, "count": 21}, "Анна берёт 21 карту."),
    ("comparity-draws", {"seat": ANNA, "count": 22}, "Анна берёт 22 карты."),
    ("comparity-draws", {"seat": ANNA, "count": 12}, "Анна берёт 12 карт."),
    ("comparity-gives", {"seat": ANNA, "to": BORIS, "count": 1}, "Анна отдаёт 1 закрытую карту, её получает Борис."),
    ("comparity-pile-empty", {"count": 1}, "Игровая стопка закончилась: в ней была 1 карта."),
    ("comparity-none-left", {"seat": ANNA, "count": 0}, "Больше дать некому: Анна не получает ни одной карты."),
    ("comparity-hand-set", {"seat": ANNA, "count": 0}, "Анна: карт нет."),
    ("comparity-left", {"seat": ANNA, "count": 7}, "Анна выходит из партии; 7 карт уходят под стопку."),
    ("comparity-reveals", {"card": OfCard(ABOUT.card), "place": C3, "number": ABOUT}, "Карта «Ангкор-Ват» на C3: ок.~1150~г."),
    ("comparity-reveals", {"card": BEN, "place": C3, "number": HEIGHT}, "Карта «Биг-Бен (башня Елизаветы)» на C3: 96~м."),
    (
        "comparity-too-great-left",
        {"card": BEN, "place": C3, "number": HEIGHT, "other": EIFFEL, "there": BESIDE, "other-number": LOWER},
        (
            "Карта «Биг-Бен (башня Елизаветы)» на C3 (96~м) лежит левее карты «Эйфелева башня» на клетке справа от C3 (21~м), "
            "а должно быть наоборот."
        ),
    ),
    (
        "comparity-wrong-touches-nothing",
        {"card": EIFFEL, "place": BESIDE},
        "Заберите карту «Эйфелева башня»: клетка справа от C3 не касается ни одной карты.",
    ),
    ("comparity-wrong-discarded-card", {"card": EIFFEL, "place": C3}, "Уберите карту «Эйфелева башня» с C3: она сброшена."),
    (
        "comparity-wrong-none-due",
        {"card": BEN, "place": BESIDE},
        "Заберите карту «Биг-Бен (башня Елизаветы)» с клетки справа от C3: сейчас карт не выкладывают.",
    ),
    (
        "comparity-wrong-peek",
        {"card": EIFFEL, "home": ABOVE},
        "Верните карту «Эйфелева башня» на клетку выше карты «Эйфелева башня», не глядя.",
    ),
    (
        "comparity-wrong-belongs-elsewhere",
        {"card": EIFFEL, "home": BESIDE},
        "Карта «Эйфелева башня» должна лежать на клетке справа от C3: положите её туда.",
    ),
    (
        "comparity-status-opening",
        {"seat": ANNA, "hand": 7, "pile": 15},
        (
            "Раздайте каждому по 7 карт и сложите игровую стопку из 15 карт, все рубашкой вверх. "
            "Затем так же выложите верхнюю карту стопки. Первый ход: Анна."
        ),
    ),
    (
        "comparity-status-opening",
        {"seat": ANNA, "hand": 1, "pile": 21},
        (
            "Раздайте каждому по 1 карте и сложите игровую стопку из 21 карты, все рубашкой вверх. "
            "Затем так же выложите верхнюю карту стопки. Первый ход: Анна."
        ),
    ),
    (
        "comparity-swapped",
        {"card": SHARD, "place": C3, "other": BEN, "there": D4},
        "Теперь карта «„Осколок“ (Шард)» лежит на C3, карта «Биг-Бен (башня Елизаветы)»~— на D4.",
    ),
    ("table-leave-in-box", {"cards": (EIFFEL,), "count": 1}, "Оставьте в коробке карту, которую вы уже видели: «Эйфелева башня»."),
    (
        "table-leave-in-box",
        {"cards": (EIFFEL, SHARD), "count": 2},
        "Оставьте в коробке карты, которые вы уже видели: «Эйфелева башня», «„Осколок“ (Шард)».",
    ),
    ("table-all-return", {"count": 21}, "Новых карт на эту партию не хватает, поэтому возвращается 21 карта."),
    (
        "table-begins",
        {"deck": "landmarks", "characteristic": "year", "game": "comparity"},
        "Достопримечательности. Порядок карт: год постройки, по возрастанию слева направо и снизу вверх.",
    ),
    ("table-ask-hand", {"seat": ANNA, "count": 3}, "Анна: 3 карты? ОК~— да."),
    ("table-left-on-pad", {"card": EIFFEL}, "Уберите карту «Эйфелева башня» с площадки."),
    ("table-wrong-command-card", {"place": C3}, "Уберите карту-команду с C3: она действует только на площадке."),
    (
        "table-slots-frozen",
        {"places": (C3, D4), "count": 5, "pad": "silent"},
        "Поле молчит: C3, D4 и ещё 5. Оставьте там карты как есть. Пока карту выбирают по названию.",
    ),
    (
        "table-rows-frozen",
        {"rows": (3,), "count": 1, "pad": "works"},
        "Поле молчит: ряд 3. Оставьте там карты как есть. Пока карту можно поднести к площадке.",
    ),
    ("table-heard-badly", {"place": C3}, "Поле плохо слышит карту на C3. Немного подвиньте её."),
    ("table-unreadable", {"place": C3}, "Не могу прочесть, что лежит на C3: телефон или две карты друг на друге. Уберите."),
    ("comparity-duet", {"maker": ANNA, "seat": BORIS}, "Анна выкладывает Дуэт. Борис сначала берёт карту или проверяет любую закрытую."),
    ("comparity-refused-which-discard", {}, "Какую карту вы сбрасываете? Уберите только её, остальные верните и нажмите ОК."),
]
FRENCH = [
    ("comparity-plays", playing(0), "Anna joue «~Tour Eiffel~» en C3. Il ne lui reste aucune carte."),
    ("comparity-plays", playing(1), "Anna joue «~Tour Eiffel~» en C3."),
    ("comparity-plays", playing(2, BESIDE), "Anna joue «~Tour Eiffel~» à droite de C3. Il lui reste 2 cartes."),
    ("comparity-penalty", {"seat": ANNA, "count": 3}, "Pénalité~: Anna pioche 3 cartes."),
    ("comparity-draws", {"seat": ANNA, "count": 0}, "Anna pioche 0 carte."),
    ("comparity-draws", {"seat": ANNA, "count": 1}, "Anna pioche 1 carte."),
    ("comparity-gives", {"seat": ANNA, "to": BORIS, "count": 2}, "Anna donne 2 cartes à Boris, valeur cachée."),
    ("comparity-left", {"seat": ANNA, "count": 0}, "Anna quitte la partie¬; aucune carte ne va sous la pioche."),
    ("comparity-reveals", {"card": BEN, "place": C3, "number": HEIGHT}, "«~Big Ben (tour Élisabeth)~» en C3~: 96~m."),
    (
        "comparity-wrong-touches-nothing",
        {"card": BEN, "place": BESIDE},
        "Reprenez «~Big Ben (tour Élisabeth)~»~: la case à droite de C3 ne touche aucune carte.",
    ),
    (
        "comparity-wrong-none-due",
        {"card": EIFFEL, "place": C3},
        "Retirez «~Tour Eiffel~» de la case C3~: aucune carte n’est attendue pour l’instant.",
    ),
    ("comparity-wrong-lay", {"card": BEN, "home": ABOVE}, "Posez «~Big Ben (tour Élisabeth)~» au-dessus de la carte «~Tour Eiffel~»."),
    (
        "comparity-status-opening",
        {"seat": ANNA, "hand": 7, "pile": 15},
        (
            "Distribuez 7 cartes par personne et formez une pioche de 15 cartes, le tout valeur cachée. "
            "Posez ensuite la première carte de la pioche. C’est à Anna de commencer."
        ),
    ),
    ("table-all-return", {"count": 1}, "Il reste trop peu de cartes jamais vues pour cette partie~: 1 carte revient."),
    ("table-ask-hand", {"seat": ANNA, "count": 0}, "Anna n’a aucune carte¬? OK pour confirmer."),
    ("table-left-on-pad", {"card": EIFFEL}, "Retirez «~Tour Eiffel~» de la zone de lecture."),
    ("table-wrong-command-card", {"place": C3}, "Retirez la carte de commande de la case C3~: elle sert sur la zone de lecture."),
    (
        "table-slots-frozen",
        {"places": (C3, D4), "count": 5, "pad": "works"},
        (
            "Le tapis ne répond plus ici~: C3, D4 et 5 autres places. Laissez-y les cartes telles quelles. "
            "En attendant, on peut présenter une carte sur la zone de lecture."
        ),
    ),
    (
        "comparity-refused-which-discard",
        {},
        "Quelle carte s’en va¬? Ne retirez que celle-là, reposez les autres, puis appuyez sur OK.",
    ),
    ("comparity-refused-no-check-now", {}, "On ne peut vérifier aucune carte en ce moment."),
    ("table-heard-badly", {"place": C3}, "Le tapis entend mal la carte en C3. Déplacez-la un peu."),
    ("table-unreadable", {"place": C3}, "Je ne peux pas lire ce qui est en C3~: un téléphone, ou deux cartes superposées. Retirez-le."),
]
ENGLISH = [
    ("comparity-plays", playing(0), "Anna plays “Eiffel Tower” on C3. No card is left."),
    ("comparity-plays", playing(1, BESIDE), "Anna plays “Eiffel Tower” right of C3."),
    ("comparity-wrong-touches-nothing", {"card": BEN, "place": C3}, "Take “Big Ben (Elizabeth Tower)” back: C3 touches no card."),
    ("comparity-wrong-none-due", {"card": EIFFEL, "place": C3}, "Take “Eiffel Tower” back from C3: no card is to be laid now."),
    ("table-leave-in-box", {"cards": (EIFFEL,), "count": 1}, "Leave in the box, as you know it already: “Eiffel Tower”."),
    ("comparity-distrust", {"seat": BORIS, "count": 2}, "The price of distrust: Boris draws 2 cards."),
    (
        "comparity-refused-which-discard",
        {},
        "Which card leaves? Leave that one off, lay the others back, then press OK.",
    ),
    ("table-heard-badly", {"place": C3}, "The mat hears the card on C3 badly. Move it a little."),
    ("table-unreadable", {"place": C3}, "I cannot read what lies on C3: a phone, or two cards on each other. Take it away."),
]
SPOKEN = [
    ("en", "comparity-plays", playing(2), "Anna plays “Eiffel Tower” on C-three. Two cards are left."),
    ("en", "comparity-ask-shift", {}, "Did you move the whole area?"),
    ("en", "comparity-reveals", {"card": BEN, "place": C3, "number": HEIGHT}, "“Big Ben (Elizabeth Tower)” on C-three: ninety-six metres."),
    ("ru", "comparity-plays", playing(2), "Анна выкладывает карту «Эйфелева башня» на цэ три. Осталось две карты."),
    (
        "ru",
        "comparity-wrong-none-due",
        {"card": EIFFEL, "place": BESIDE},
        "Заберите карту «Эйфелева башня» с клетки справа от цэ три: сейчас карт не выкладывают.",
    ),
    ("ru", "table-heard-badly", {"place": C3}, "Поле плохо слышит карту на цэ три. Немного подвиньте её."),
    ("ru", "comparity-ask-is-it-meant", {"card": EIFFEL, "place": D4}, "Карта «Эйфелева башня» на дэ четыре?"),
    ("fr", "comparity-plays", playing(2), "Anna joue «~Tour Eiffel~» en C trois. Il lui reste deux cartes."),
    ("fr", "comparity-ask-verdict", {}, "Voulez-vous le verdict¬?"),
    (
        "ru",
        "table-slots-frozen",
        {"places": (C3, D4), "count": 0, "pad": "works"},
        "Поле молчит: цэ три, дэ четыре. Оставьте там карты как есть. Пока карту можно поднести к площадке.",
    ),
]


@pytest.mark.parametrize(
    ("language", "key", "args", "text"),
    [(language, *case) for language, cases in (("ru", RUSSIAN), ("fr", FRENCH), ("en", ENGLISH)) for case in cases],
)
def test_a_sentence_is_shown_as_somebody_would_write_it(deck, language, key, args, text):
    assert said(deck, language, key, args) == text


@pytest.mark.parametrize(("language", "key", "args", "text"), SPOKEN)
def test_a_sentence_is_said_as_somebody_would_say_it(deck, language, key, args, text):
    assert said(deck, language, key, args, is_spoken=True) == text


@pytest.mark.parametrize("language", NAMES)
def test_a_question_that_ok_answers_is_spoken_as_a_question(deck, language):
    spoken = said(deck, language, "comparity-ask-draw", {}, is_spoken=True)
    assert spoken.endswith("?")
    assert spoken != said(deck, language, "comparity-ask-draw", {})


@pytest.mark.parametrize("language", NAMES)
def test_a_card_beside_the_mat_is_placed_by_words(deck, language):
    lines = Lines(language, "comparity", deck, {})
    forms = {lines.place(PlaceName(None, "", EIFFEL.card), form) for form in ("", "-at", "-from")}
    assert len(forms) == 3


def test_a_ruling_of_every_game_is_told_whatever_is_played(deck):
    lines = Lines("en", "comparity", deck, {})
    assert lines.why("comparity", "E3") == lines.why("cardline", "E3")
    assert lines.why("comparity", "C9") == "The check found everything in order. A false alarm costs two cards."
    assert lines.why("comparity", "X1") is None


@pytest.mark.parametrize(("key", "args"), [("comparity-nothing", {}), ("comparity-plays", {"seat": ANNA})])
def test_a_line_that_is_missing_or_lacks_a_word_is_our_own_bug(deck, key, args):
    with pytest.raises(Unsaid):
        said(deck, "en", key, args)
