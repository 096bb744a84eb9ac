# La ligne : ce que mesure sa règle, et quelles cartes sont à côté du tapis.
ground-grows = { $name }, { $unit } : { $more }
ground-grows-plain = { $name } : { $more }
ground-beside = à côté du tapis
ground-label-fits = Bien placée
ground-label-misfits = Pas ici

# Les tours.
ground-metres = { $height } m
ground-site = chantier { $slot }

# Ce que veulent dire les signes des tours.
ground-label-prize = Prix
ground-label-notice = Défectueux
ground-label-umbrella = Assurance
ground-label-crack = Séisme
ground-label-shield = Résistance
ground-label-roof = Le plus haut

# A check on the stage: the two numbers, and what the check costs.
ground-less = Tout est en ordre : { $high } ({ $more }).
ground-more = { $high }, c’est plus que { $low }.
ground-equal = { $low } et { $high } sont égaux.
ground-in-order = Toutes les cartes visibles sont dans l’ordre.
ground-costs = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
ground-label-here = ici
