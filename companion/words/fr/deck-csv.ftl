# Ce que le terminal dit des tableaux qui deviennent des paquets et des paquets qui deviennent des tableaux, et les commentaires d’un deck.toml ainsi fait.
# Derrière une ligne qui finit par deux points vient ce qui peut être long : Fluent prend 2500 caractères au plus.
deck-csv-made = { $name } ({ $id }), tiré de { $file } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-csv-into = { $name } ({ $id }) : { $file } contient { $count ->
    [one] { $count } de ses cartes
   *[other] { $count } de ses cartes
}
deck-csv-values = { $count ->
    [0] Aucun nombre n’a changé
    [one] { $count } nombre a changé
   *[other] { $count } nombres ont changé
}
deck-csv-touched = { $count ->
    [one] { $count } carte sur { $of } a changé
   *[other] { $count } cartes sur { $of } ont changé
}
deck-csv-nothing-new = Tout cela était déjà dans le paquet ; rien n’a été écrit.
deck-csv-part = « { $text } » a été compris comme « { $card } »
deck-csv-more-parts = { $count ->
    [one] Et { $count } autre carte reconnue à une partie de son nom
   *[other] Et { $count } autres cartes reconnues à une partie de leur nom
}
deck-csv-renamed = « { $old } » s’appelle maintenant « { $new } »
deck-csv-more-renamed = { $count ->
    [one] Et { $count } autre nom a changé
   *[other] Et { $count } autres noms ont changé
}
deck-csv-one-name = Il s’appelle « { $name } » dans toutes les langues ; --name lui donne un autre nom, et son deck.toml peut en avoir un par langue.
deck-csv-title = Au-dessus des en-têtes, il y avait :
deck-csv-names-from = Les noms des cartes viennent de la colonne « { $column } ».
deck-csv-left-out = La colonne « { $column } » ne fait que numéroter les lignes et n’a pas été reprise.
deck-csv-unplaced = La colonne « { $column } » n’a pas été reprise, car on ne sait pas à quoi elle sert. Pour la garder, nommez-la Note et reprenez le fichier avec --again.
deck-csv-order = Critère : { $order }, écrit comme { $sample }
deck-csv-ties = { $count ->
    [0] il n’y a pas deux cartes égales
    [one] { $count } carte a son égale
   *[other] { $count } cartes ont leur égale
}
deck-csv-instead = Il prend la place du paquet fourni { $id }, qui reste tel qu’il était.
deck-csv-way-back = Pour revenir au paquet fourni : { $command }
deck-csv-lies = Il se trouve dans :
deck-csv-toml-kept = Son deck.toml reste tel qu’il était écrit.
deck-csv-toml-anew = Son deck.toml a été réécrit ; ce qui convient encore de l’ancien a été repris.
deck-csv-aside = Ce qui s’y trouvait avant est gardé dans :
deck-csv-next = Ensuite : { $command }
deck-csv-written = { $name } ({ $id }), écrit dans { $file } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-csv-numbers-inside = Tous les nombres y figurent : si vous voulez jouer avec ce paquet, mieux vaut ne pas regarder.
deck-csv-back = Pour reprendre ses valeurs : { $command }

# Dans deck.toml.
deck-csv-thanks = Noms et nombres d’après { $file }.
deck-csv-toml-begins = Tiré de { $file }. Changez ce que vous voulez, puis voyez si tout va bien : { $command }. Le README de companion/cards/decks dit ce qui peut encore figurer ici.
deck-csv-toml-names = Le nom du paquet. Une langue suffit ; on peut écrire ici en, ru et fr.
deck-csv-toml-characteristic = Le critère qui ordonne les cartes. L’id est aussi le nom de la colonne dans cards.csv ; le format est plain, thousands, year ou money ; unit se place après le nombre, et more dit ce que veut dire un nombre plus grand. Comme les noms, ils peuvent différer selon la langue.
