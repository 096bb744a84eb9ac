# Quand le programme lui-même a trébuché : ce qui s’est passé, ce qui est gardé, et la suite.
appliance-title-panic = Un instant
appliance-panic-part = { $part ->
    [mat] L’arbitre a eu un souci avec le tapis.
    [screen] L’arbitre a eu un souci d’affichage.
    [voice] L’arbitre a eu un souci de voix.
    [record] L’arbitre a eu un souci d’enregistrement.
   *[other] L’arbitre a eu un souci.
}
appliance-panic-nobody = Personne à la table n’y est pour rien.
appliance-panic-kept = Tout ce qui a été joué est enregistré. Laissez les cartes où elles sont ; au pire, il faudra refaire le dernier geste.
appliance-panic-memory = N’éteignez pas : la partie n’est pas encore enregistrée. Laissez les cartes où elles sont.
appliance-panic-idle = Aucune partie n’était en cours, et tout ce qui est enregistré est intact.
appliance-panic-twice = C’est la deuxième fois dans cette partie ; l’accueil va donc s’ouvrir. La partie vous y attend.
appliance-panic-itself-match = La partie va bientôt reprendre d’elle-même.
appliance-panic-itself-home = L’accueil va bientôt s’ouvrir de lui-même.
appliance-panic-itself-later = Dans quelques minutes, le programme réessaiera de lui-même.
appliance-panic-code = Plus de détails dans le journal : code { $code }.
appliance-status-match = Touchez l’écran ou appuyez sur OK pour reprendre la partie.
appliance-status-home = Touchez l’écran ou appuyez sur OK pour ouvrir l’accueil.
appliance-status-later = Touchez l’écran ou appuyez sur OK pour réessayer.
appliance-label-go-on = { $goes ->
    [match] Continuer
    [home] Accueil
   *[later] Réessayer
}

# Quand la table ne peut pas s’ouvrir : un fichier, un tapis ou des archives à corriger d’abord.
appliance-title-trouble = Le jeu ne démarre pas : un réglage est à revoir
appliance-status-trouble = Appelez la personne qui l’a installé. Une fois corrigé, le jeu démarrera seul.
appliance-label-try-again = Réessayer

# Éteindre la machine.
appliance-label-switch-off = Éteindre
appliance-title-switch-off = Éteindre ?
appliance-switch-off-kept = Tout ce qui a été joué est enregistré et vous attendra ici.
appliance-label-stay = Annuler
appliance-title-goes-off = Bonne nuit
appliance-goes-off-plug = Quand le voyant s’éteint ou ne clignote plus, vous pouvez débrancher la prise.

# Sur la page d’accueil.
appliance-mat-matter = Plusieurs choses sont à vérifier sur le tapis.
