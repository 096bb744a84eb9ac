# Ce qui figure sur les planches imprimées, et ce que le terminal en dit.

# Sur les planches, en petit au bord.
print-rule = 100 mm
print-sheet-cards = { $deck } : planche { $which } sur { $of }, { $side ->
    [face] faces
   *[back] dos
}
print-sheet-labels = { $deck } : vignettes, planche { $which } sur { $of }

# Sur les cartes dont les mains sont secrètes : de quelle sorte de carte il s’agit.
print-kind-foundation = fondation
print-kind-floor = étage
print-kind-special = étage spécial
print-kind-toilet = toilettes
print-kind-roof = toit
print-kind-toilet-roof = toit avec toilettes
print-kind-study = étude
print-kind-insurance = assurance
print-kind-tornado = tornade
print-kind-earthquake = séisme
print-kind-century = séisme du siècle
print-kind-prize = prix
print-category-residential = logements
print-category-offices = bureaux
print-category-hotels = hôtels
print-category-restaurants = restaurants
print-category-shops = magasins

# Dans le terminal.
print-wrote-cards = { $file } : { $deck }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} sur { $sheets ->
    [one] { $sheets } planche
   *[other] { $sheets } planches
}, jusqu’à { $each } par planche.
print-wrote-labels = { $file } : { $deck }, { $cards ->
    [one] { $cards } vignette
   *[other] { $cards } vignettes
} sur { $sheets ->
    [one] { $sheets } planche
   *[other] { $sheets } planches
}, jusqu’à { $each } par planche.
print-how-cards = Imprimez en recto verso à 100 %, en retournant sur le bord { $turn ->
    [short] court
   *[long] long
}, et mesurez la règle au bord d’une planche : elle fait 100 mm.
print-how-labels = Imprimez à 100 %, et mesurez la règle au bord de la planche : elle fait 100 mm.
print-spoils = Les faces montrent tous les nombres : si vous voulez jouer avec, mieux vaut ne pas regarder.
print-labels-secret = Dans ce paquet, les mains sont secrètes : collez les vignettes sur les faces, car les dos doivent être pareils.
