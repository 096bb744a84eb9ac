# Колоды, которые начинают, меняют и сравнивают.

editing-deck-is-there-already = колода с таким названием уже есть
    .fix = измените её командой `facedown deck edit { $deck }` или выберите другой id

editing-name-of-a-shipped-deck = так называется колода из поставки, и ваша её заменила бы
    .fix = выберите другой id или возьмите копию, чтобы её менять: facedown deck new { $deck } --like { $deck }

editing-like-and-order = с --like порядок карт тот же, что в названной колоде
    .fix = уберите что-то одно

editing-model-cannot-be-followed = в deck.toml колоды { $deck } не найти id или названий
    .fix = скопируйте её папку сами и впишите id и названия в deck.toml

editing-no-equals-sign = в { QUOTED($word) } нет знака =
    .fix = напишите, например, height=330

editing-several-cards-of-that-name = так называется не одна карта
    .fix = назовите что-то одно: { $ids }

editing-no-such-card = в этой колоде такой карты нет
    .fix = { $instead }

editing-card-shares-a-row = это одна из { $copies } { $copies ->
        [one] одинаковой
       *[other] одинаковых
    } карт, у которых общая строка
    .fix = напишите copies={ $fewer }, чтобы стало на одну меньше, или уберите { $card }

editing-two-cards-are-named = названы две карты
    .fix = назовите одну карту, после --{ $deed }

editing-no-card-is-named = карта не названа
    .fix = напишите её id, название или короткий код перед столбцами

editing-values-of-a-removed-card = у карты, которую убирают, значений нет
    .fix = уберите то, что стоит после неё

editing-id-has-a-tag = у неё есть метка, которая знает её по этому id
    .fix = оставьте id как есть или сначала забудьте метку: facedown tags forget { $card } --deck { $deck }

editing-column-twice = { QUOTED($column) } названо дважды
    .fix = назовите каждый столбец один раз

editing-card-is-there-already = в этой колоде она уже есть
    .fix = чтобы изменить её, уберите --add; или дайте другой id

editing-nothing-to-compare-with = в поставке такой колоды нет, и сравнить её не с чем
    .fix = назовите вторую колоду: facedown deck diff { $deck } landmarks

editing-deck-is-shipped = это колода из поставки, и своей вместо неё нет
    .fix = назовите вторую колоду или начните свою командой `facedown deck edit { $deck }`

editing-cannot-be-moved = это нельзя переместить ({ $reason })
    .fix = проверьте, что вам можно туда писать

editing-file-cannot-be-copied = его не удаётся скопировать вместе с колодой
    .fix = сделайте его доступным для чтения или положите в другое место

editing-no-editor = редактор не выбран
    .fix = задайте EDITOR=nano или другой, или напишите, что изменить: facedown deck edit КОЛОДА КАРТА СТОЛБЕЦ=ЗНАЧЕНИЕ

editing-editor-cannot-be-started = { QUOTED($editor) } — не программа, которую здесь можно запустить
    .fix = назовите тот, что установлен, например nano

editing-changed-meanwhile = тем временем его кто-то изменил
    .fix = то, что вы написали, лежит в { $copy }; перенесите недостающее сами

editing-no-such-game = игру { QUOTED($game) } здесь никто не судит
    .fix = { $instead }

editing-too-few-cards = в ней { $count } { $count ->
        [one] карта
        [few] карты
       *[other] карт
    }, а этого мало для любой игры
    .fix = добавьте ещё: facedown deck edit { $deck } --add КАРТА

editing-no-deck-of-yours = такой своей колоды у вас нет
    .fix = { $instead }

editing-deck-is-not-yours = она из поставки, и своей на её месте нет
    .fix = какие колоды ваши, покажет `facedown deck list`

editing-editor-cannot-be-used = воспользоваться этим не удаётся ({ $reason })
    .fix = { $rest }

editing-editor-ended-with = он закончил с кодом { $code }, поэтому ничего не перенесено
    .fix = { $rest }

editing-copy-is-in = то, что вы написали, лежит в { $copy }

editing-copy-is-gone = открытого файла больше нет; колода осталась как была

editing-list-your-decks = какие колоды ваши, покажет `facedown deck list`

editing-how-cards-are-named = напишите её id, название на любом языке или короткий код
