# La fin d’une partie.
end-city = { $count ->
    [one] { $count } immeuble est debout
   *[other] { $count } immeubles sont debout
} ; le plus haut fait { $height } m. Du beau travail.
end-no-city = Aucun immeuble n’est debout. La terre est patiente.
end-table = { $count ->
    [one] { $count } carte est sur la table
   *[other] { $count } cartes sont sur la table
}. Bien joué à tous.
end-left = Cartes restantes
end-again = Rejouer
end-home = Accueil
end-story = Revoir la partie
end-ask-show-all = Montrer toutes les cartes cachées ? Vous les connaîtrez la prochaine fois.
end-ask-show-floors = Montrer tous les étages ? Les mains et la pioche restent cachées.
end-label-not-now = Pas maintenant
end-label-keep = Enregistrer l’image
end-run = { $seat } : { $count } cartes bien placées d’affilée.
end-label-kept = Image enregistrée : { $path }
