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
