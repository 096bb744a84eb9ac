# Why the operating system, SQLite or a library refused: by their own codes, else by their own words.

reason-refused =
    { $code ->
        [EACCES] нет прав
        [EPERM] это не разрешено
        [ENOENT] нет такого файла или папки
        [EEXIST] такой файл уже есть
        [EISDIR] это папка
        [ENOTDIR] это не папка
        [ENOTEMPTY] папка не пуста
        [ENOSPC] на диске нет места
        [EDQUOT] исчерпана квота на диске
        [EROFS] этот диск только для чтения
        [ENAMETOOLONG] слишком длинное имя
        [EFBIG] слишком большой файл
        [EMFILE] открыто слишком много файлов
        [ELOOP] ссылки ведут по кругу
        [ETXTBSY] файл занят
        [EBUSY] устройство занято
        [ENODEV] такого устройства нет
        [ENXIO] такого устройства или адреса нет
        [EIO] ошибка ввода-вывода
        [EPIPE] на другом конце никого нет
        [EBADF] файл закрыт
        [EINVAL] неподходящий аргумент
        [ENOSYS] здесь это невозможно
        [ENOTSUP] здесь это невозможно
        [SQLITE_FULL] на диске нет места
        [SQLITE_CORRUPT] база данных повреждена
        [SQLITE_BUSY] базу данных занимает другая программа
        [SQLITE_IOERR] ошибка чтения или записи на диске
        [SQLITE_READONLY] база данных только для чтения
        [SQLITE_CANTOPEN] файл базы данных не открывается
        [SQLITE_NOTADB] это не база данных
       *[other] { $words }
    }

# By the sentence of the library, which has no other code: its letters, in small, with hyphens for what stands between them.
reason-library =
    { $sentence ->
        [unescaped-in-a-string] одиночная обратная косая черта в тексте
        [escaped-character-is-not-a-unicode-scalar-value] такого знака в Юникоде нет
        [invalid-control-character-at] недопустимый знак
        [cannot-mutate-immutable-namespace] { $named } уже задано целиком
        [cannot-redefine-namespace] { $named } уже задано
        [invalid-statement] непонятное начало строки
        [invalid-value] непонятное значение
        [invalid-initial-character-for-a-key-part] с такого знака ключ не начинается
        [invalid-date-or-datetime] такой даты или времени не бывает
        [invalid-hex-value] неверный шестнадцатеричный код
        [illegal-character] недопустимый знак { $named }
        [found-invalid-character] недопустимый знак { $named }
        [expected] здесь ждали { $named }
        [expected-after-a-key-in-a-key-value-pair] после ключа нужен знак =
        [expected-newline-or-end-of-document-after-a-statement] после этого нужна новая строка
        [expected-at-the-end-of-a-table-declaration] в конце названия таблицы нужна ]
        [expected-at-the-end-of-an-array-declaration] в конце названия таблицы нужны ]]
        [cannot-declare-twice] { $named } названо дважды
        [cannot-overwrite-a-value] у этого уже есть значение
        [duplicate-inline-table-key] ключ { $named } стоит в таблице дважды
        [unclosed-array] список не закрыт
        [unclosed-inline-table] таблица не закрыта
        [unterminated-string] текст не закрыт кавычкой
        [unterminated-string-starting-at] текст не закрыт кавычкой
        [expecting-value] здесь нужно значение
        [expecting-property-name-enclosed-in-double-quotes] здесь нужен ключ в двойных кавычках
        [expecting-delimiter] здесь нужен знак { $named }
        [extra-data] за концом стоит что-то ещё
        [illegal-trailing-comma-before-end-of-object] перед концом лишняя запятая
        [illegal-trailing-comma-before-end-of-array] перед концом лишняя запятая
        [expected-after] после закрывающей кавычки здесь ждали { $named }
        [unexpected-end-of-data] файл обрывается на полуслове
        [maximum-recursion-depth-exceeded] слишком глубоко вложено
        [embedded-null-byte] в имени нулевой байт
        [no-available-video-device] видеоустройства нет
        [not-available] недоступно: { $named }
        [couldn-t-open] { $named } не открывается
       *[other] { $words }
    }
reason-at = { $words }, строка { $line }, знак { $column }
reason-at-end = { $words }, в конце файла
reason-at-character = { $words }, строка { $line }, столбец { $column } (знак { $character })
