# Ce qui est lu à voix haute là où l’écran montre un signe.
reading-label-pause = pause
reading-label-undo = retour
reading-label-back = page précédente
reading-label-close = fermer
reading-label-up = vers le haut
reading-label-down = vers le bas
reading-label-left = précédent
reading-label-right = suivant
reading-label-more = autres choix
reading-label-tick = fait
reading-label-search = recherche
reading-label-violation = à regarder
reading-label-weak = s’entend mal
reading-label-chosen = { $text }, choisi
reading-label-card = carte { $count } sur { $most }
reading-table = La table.
