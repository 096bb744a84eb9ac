tag-is-no-uid = это не uid
    .fix = напишите его байты в шестнадцатеричном виде, например 04:e1:23:45:67:89:ab

tag-of-so-many-bytes = в ней { $count } { $count ->
        [one] байт
        [few] байта
       *[other] байт
    }
    .fix = в uid их 4, 7 или 10; напишите его целиком

tag-is-cut-short = это лишь начало uid: 88 значит, что есть продолжение
    .fix = прочтите метку считывателем, который спрашивает и остальное, и напишите все 7 или 10 байт

tag-of-random-uid = её микросхема каждый раз придумывает новый uid
    .fix = возьмите наклейку или карту с постоянным uid; так ведут себя телефоны и банковские карты

tag-line-of-no-tag = { QUOTED($line) } — это не метка и её карта
    .fix = строки выглядят так: { "{" }"uid": "04e1234567abcd", "deck": "landmarks", "card": "eiffel-tower"{ "}" } или { "{" }"uid": "04e12345", "command": "ok"{ "}" }

tag-line-value-is-no-text = в { QUOTED($line) } есть значение, которое не текст
    .fix = строки выглядят так: { "{" }"uid": "04e1234567abcd", "deck": "landmarks", "card": "eiffel-tower"{ "}" } или { "{" }"uid": "04e12345", "command": "ok"{ "}" }

tag-no-such-side = стороны { QUOTED($side) } не бывает
    .fix = напишите back или face или не пишите ничего

tag-no-such-box = коробки { QUOTED($box) } нет
    .fix = коробки нумеруются: для второй напишите 2, всего их может быть { $most }

tag-no-such-command = команды { QUOTED($button) } нет
    .fix = { $instead }

tag-is-taken = она уже { $before }
    .fix = сначала забудьте эту метку, если теперь она { $now }

tag-line-is-no-json = { QUOTED($line) } — это не JSON
    .fix = уберите эту строку и запишите метку заново

tag-of-a-card = принадлежит карте { $card } колоды { $deck }

tag-of-a-command = служит командой { $command }

tag-line-of-taken-tag = { $problem-where }: { $problem }
    .fix = уберите ту строку, которая неверна

tag-line-of-no-uid = { $problem-where }: { $problem }
    .fix = { $problem-fix }

tag-register-is-no-file = это не обычный файл
    .fix = восстановите его из резервной копии или уберите и запишите метки заново

tag-register-is-lost = { $problem }
    .fix = восстановите его из резервной копии или уберите и запишите метки заново

tag-row-of-taken-tag = { $problem-where }: { $problem }
    .fix = уберите то, что неверно
