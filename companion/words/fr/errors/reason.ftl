# Why the operating system, SQLite or a library refused: by their own codes, else by their own words.

reason-refused =
    { $code ->
        [EACCES] accès refusé
        [EPERM] opération non permise
        [ENOENT] ce fichier ou dossier n’existe pas
        [EEXIST] ce fichier existe déjà
        [EISDIR] c’est un dossier
        [ENOTDIR] ce n’est pas un dossier
        [ENOTEMPTY] le dossier n’est pas vide
        [ENOSPC] le disque est plein
        [EDQUOT] le quota du disque est dépassé
        [EROFS] le disque est en lecture seule
        [ENAMETOOLONG] nom trop long
        [EFBIG] fichier trop gros
        [EMFILE] trop de fichiers ouverts
        [ELOOP] les liens tournent en rond
        [ETXTBSY] fichier occupé
        [EBUSY] périphérique occupé
        [ENODEV] ce périphérique n’existe pas
        [ENXIO] ce périphérique ou cette adresse n’existe pas
        [EIO] erreur d’entrée-sortie
        [EPIPE] plus personne au bout du tube
        [EBADF] le fichier est fermé
        [EINVAL] argument incorrect
        [ENOSYS] impossible ici
        [ENOTSUP] impossible ici
        [SQLITE_FULL] le disque est plein
        [SQLITE_CORRUPT] la base de données est endommagée
        [SQLITE_BUSY] un autre programme occupe la base de données
        [SQLITE_IOERR] erreur de lecture ou d’écriture sur le disque
        [SQLITE_READONLY] la base de données est en lecture seule
        [SQLITE_CANTOPEN] la base de données ne s’ouvre pas
        [SQLITE_NOTADB] ce n’est pas une base de données
       *[other] { $words }
    }

# By the sentence of the library, which has no other code: its letters, in small, with hyphens for what stands between them.
reason-library =
    { $sentence ->
        [unescaped-in-a-string] barre oblique inverse isolée dans un texte
        [escaped-character-is-not-a-unicode-scalar-value] caractère Unicode incorrect
        [invalid-control-character-at] caractère de contrôle dans un texte
        [cannot-mutate-immutable-namespace] { $named } est déjà complet
        [cannot-redefine-namespace] { $named } est déjà défini
        [invalid-statement] ligne incompréhensible
        [invalid-value] valeur incorrecte
        [invalid-initial-character-for-a-key-part] une clé ne peut pas commencer ainsi
        [invalid-date-or-datetime] date ou heure incorrecte
        [invalid-hex-value] valeur hexadécimale incorrecte
        [illegal-character] caractère interdit : { $named }
        [found-invalid-character] caractère interdit : { $named }
        [expected] il manque { $named }
        [expected-after-a-key-in-a-key-value-pair] il manque = après une clé
        [expected-newline-or-end-of-document-after-a-statement] suite inattendue
        [expected-at-the-end-of-a-table-declaration] il manque ] à la fin d’un nom de table
        [expected-at-the-end-of-an-array-declaration] il manque ]] à la fin d’un nom de table
        [cannot-declare-twice] { $named } est déclaré deux fois
        [cannot-overwrite-a-value] cette clé a déjà une valeur
        [duplicate-inline-table-key] clé en double : { $named }
        [unclosed-array] liste sans crochet fermant
        [unclosed-inline-table] table sans accolade fermante
        [unterminated-string] texte sans guillemet fermant
        [unterminated-string-starting-at] texte sans guillemet fermant
        [expecting-value] il manque une valeur
        [expecting-property-name-enclosed-in-double-quotes] il manque un nom entre guillemets doubles
        [expecting-delimiter] il manque { $named }
        [extra-data] il y a quelque chose de trop
        [illegal-trailing-comma-before-end-of-object] virgule de trop à la fin de l’objet
        [illegal-trailing-comma-before-end-of-array] virgule de trop à la fin de la liste
        [expected-after] il manque { $named } après le guillemet fermant
        [unexpected-end-of-data] fin inattendue
        [maximum-recursion-depth-exceeded] trop d’imbrications
        [embedded-null-byte] le nom contient un octet nul
        [no-available-video-device] aucun affichage disponible
        [not-available] { $named } n’est pas disponible
        [couldn-t-open] { $named } ne s’ouvre pas
       *[other] { $words }
    }
reason-at = { $words }, ligne { $line }, colonne { $column }
reason-at-end = { $words }, à la fin du document
reason-at-character = { $words }, ligne { $line }, colonne { $column }, caractère { $character }
