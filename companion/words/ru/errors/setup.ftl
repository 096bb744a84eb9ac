setup-numbers-of-no-game = игре { $game } эти числа неизвестны: { $keys }
    .fix = уберите всё, кроме [terms.{ $game }.house]

setup-nothing-is-set-aside = в игре { $game } карты не откладывают
    .fix = уберите это

setup-deck-has-no-order = в колоде { $deck } нет «{ $characteristic }»
    .fix = выберите из этих: { $names }

setup-other-number-of-players = в { $game } играют от { $least } до { $most } человек, а не { $count }
    .fix = назовите столько игроков

setup-two-players-of-one-name = двух игроков зовут одинаково
    .fix = дайте каждому игроку своё имя

setup-first-is-no-player = никого не зовут «{ $name }»
    .fix = назовите одного из игроков

setup-no-such-game = игры «{ $game }» нет
    .fix = выберите из этих: { $names }

setup-no-such-house-rule = в игре { $game } нет домашнего правила «{ $rule }»
    .fix = выберите из этих: { $rules }

setup-was-ruled-otherwise = тогда рассудили иначе, чем рассудила бы эта версия программы (пункт { $entry })
    .fix = продолжите её в той версии, где её начали, или начните другую партию

setup-extra-deck-differs = { $part } у неё не те, что у колоды { $deck }
    .fix = сделайте их одинаковыми

setup-card-in-both-decks = карта { $card } есть и в колоде { $deck }
    .fix = дайте ей другой id

setup-deck-for-other-games = колода { $deck } — для { $games }, а не для { $game }
    .fix = попробуйте --deck { $usual } или колоду, у которой эта игра названа в games её файла deck.toml

setup-games-that-order = игр, где карты выстраивают по порядку

setup-house-rule-cannot-be = «{ $rule }» не может быть { $value }
    .fix = { $instead }

setup-choose-one-of = выберите из этих: { $names }

setup-give-a-number = укажите число от { $least } до { $most }

setup-game-without-simulated-people = за смоделированным столом в «{ $game }» никто не играет
    .fix = выберите из этих: { $names }

setup-too-few-cards-for-the-line = на { $players } { $players ->
        [one] игрока
       *[other] игроков
    } { $need ->
        [one] нужна
        [few] нужны
       *[other] нужно
    } { $need } { $need ->
        [one] карта
        [few] карты
       *[other] карт
    } (на руки и ещё одна), а в колоде их { $have }
    .fix = раздайте меньше карт через hand= или возьмите колоду побольше

setup-hand-of-empty-seat = «hand_{ $number }» — для места, за которым никого нет
    .fix = назовите { $number } { $number ->
        [one] игрока
       *[other] игроков
    } или уберите это

setup-deck-lacks-a-number = { $name } здесь нет
    .fix = добавьте картам { $name }

setup-kind-of-no-card = вида «{ $kind }» в этой игре нет
    .fix = напишите одно из этих: { $kinds }

setup-no-category-of-floors = у этажа не бывает категории «{ $category }»
    .fix = напишите одно из этих: { $categories }

setup-card-number-is-not-whole = { $name } у неё — не целое число
    .fix = напишите, например, 12

setup-too-few-cards-of-a-kind = на { $players } { $players ->
        [one] игрока
       *[other] игроков
    } { $need ->
        [one] нужна
        [few] нужны
       *[other] нужно
    } { $need } { $need ->
        [one] карта
        [few] карты
       *[other] карт
    } вида { $kind }, а в колоде их { $have }
    .fix = добавьте карт или уменьшите это условие

setup-too-few-foundations = строек открывают { $sites }, а фундаментов для них { $foundations }
    .fix = откройте меньше строек или возьмите больше фундаментов

setup-too-few-roofs = { $players } { $players ->
        [one] игроку
       *[other] игрокам
    } нужно по крыше, а крыш в игре { $roofs }
    .fix = возьмите больше крыш

setup-too-few-cards-for-hands = на руки { $players } { $players ->
        [one] игроку
       *[other] игрокам
    } { $need ->
        [one] нужна
        [few] нужны
       *[other] нужно
    } { $need } { $need ->
        [one] карта
        [few] карты
       *[other] карт
    }, а их { $have }
    .fix = добавьте карт или уменьшите hand

setup-too-few-cards = на { $players } { $players ->
        [one] игрока
       *[other] игроков
    } { $need ->
        [one] нужна
        [few] нужны
       *[other] нужно
    } { $need } { $need ->
        [one] карта
        [few] карты
       *[other] карт
    } ({ $players } × { $hand } и { $pile }), а в колоде их { $have }
    .fix = { $instead }

setup-deck-serves-fewer = её хватит на { $players } { $players ->
        [one] игрока
       *[other] игроков
    }

setup-set-fewer-cards = возьмите меньше карт через hand= и pile=

setup-no-such-term = такого условия у игры нет
    .fix = выберите из этих: { $names }

setup-faulty-building-is-no-gain = столько стоит здание с браком, поэтому { $value } не годится
    .fix = напишите, например, -1

setup-term-is-missing = этого нет

setup-term-cannot-be = { $value } здесь не годится

setup-term-is-no-number = { $lack }
    .fix = напишите целое число не меньше { $least }

setup-term-is-not-five-numbers = { $lack }
    .fix = напишите пять целых чисел не меньше { $least }: для 2, 3, 4, 5 и 6 игроков
