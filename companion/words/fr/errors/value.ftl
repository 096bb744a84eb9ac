# Les valeurs d’un fichier qui ne conviennent pas ; les noms inconnus.

value-text = { QUOTED($text) }
value-plain = { $text }
value-list = [{ $items }]
value-kind = { $kind ->
        [bool] true ou false
        [int] un nombre entier
        [float] un nombre
        [list] une liste
        [dict] une table
        [str] un texte
       *[other] une date ou une heure
    }
value-is = { QUOTED($key) } contient { $value }
value-is-missing = { QUOTED($key) } manque
value-number-is = l’élément { $number } de { QUOTED($key) } est { $value }
value-did-you-mean = vouliez-vous dire { QUOTED($name) } ?
value-use-one-of = au choix : { $names }
value-name-one-such-as = nommez-en un de ce tapis, par exemple { $names }
value-unknown-key = { $table } n’a pas de { QUOTED($key) }
    .fix = { $instead }

value-no-table = { $lack }
    .fix = commencez une ligne par [{ $name }] et écrivez ses clés dessous

value-no-tables = { $lack }
    .fix = commencez chaque élément par une ligne [[{ $key }]]

value-no-text = { $lack }
    .fix = écrivez un texte de 1 à { $longest } caractères, par exemple { $key } = "{ $example }"

value-no-list-of-texts = { $lack }
    .fix = écrivez une liste, par exemple { $key } = ["{ $example }"]

value-no-text-of-list = { $lack }
    .fix = écrivez des textes, par exemple "{ $example }"

value-no-flag = { $lack }
    .fix = écrivez { $key } = true, ou retirez cette clé

value-no-whole-number = { $lack }
    .fix = écrivez un nombre entier de { NUMBER($least, useGrouping: 1) } à { NUMBER($most, useGrouping: 1) }

value-no-list-of-numbers = { $lack }
    .fix = écrivez une liste, par exemple { $key } = [{ $least }]

value-no-number-of-list = { $lack }
    .fix = écrivez un nombre de { $least } à { $most }

value-no-length = { $lack }
    .fix = écrivez une longueur en millimètres, de { $least } à { NUMBER($most, useGrouping: 1) }

value-no-two-lengths = { $lack }
    .fix = écrivez deux longueurs en millimètres, de { $least } à { NUMBER($most, useGrouping: 1) }, par exemple [70, 95]

value-none = null

value-object = un objet
