# Quand le programme lui-même a trébuché : ce qui s’est passé, ce qui est gardé, et la suite.
appliance-title-panic = Un instant
appliance-panic-part = { $part ->
    [mat] La partie du programme qui écoute le tapis a trébuché.
    [screen] La partie du programme qui dessine l’écran a trébuché.
    [voice] La partie du programme qui parle a trébuché.
    [record] La partie du programme qui tient les archives a trébuché.
   *[other] L’arbitre a trébuché sur son propre programme.
}
appliance-panic-nobody = Personne à la table n’y est pour rien.
appliance-panic-kept = Tout ce qui a été joué est enregistré : rien n’est perdu. Laissez les cartes où elles sont ; tout au plus faudra-t-il refaire le dernier geste.
appliance-panic-memory = Le programme se souvient de tout ce qui a été joué, mais rien n’en est enregistré : éteindre maintenant le perdrait. Laissez les cartes où elles sont.
appliance-panic-idle = Aucune partie n’était en cours, et tout ce qui est enregistré est resté tel quel.
appliance-panic-twice = C’est la deuxième fois dans cette partie ; la page d’accueil va donc s’ouvrir. La partie y attend, et on peut la reprendre.
appliance-panic-itself-match = Si personne ne fait rien, la partie reprendra bientôt d’elle-même.
appliance-panic-itself-home = Si personne ne fait rien, la page d’accueil s’ouvrira bientôt d’elle-même.
appliance-panic-itself-later = Si personne ne fait rien, le programme réessaiera dans quelques minutes.
appliance-panic-code = Le journal en dit plus sous le code { $code }.
appliance-status-match = Touchez l’écran ou appuyez sur OK : la partie reprend où elle en était.
appliance-status-home = Touchez l’écran ou appuyez sur OK pour ouvrir la page d’accueil.
appliance-status-later = Touchez l’écran ou appuyez sur OK pour réessayer.
appliance-label-go-on = Continuer

# Quand la table ne peut pas s’ouvrir : un fichier, un tapis ou des archives à corriger d’abord.
appliance-title-trouble = La table ne peut pas encore s’ouvrir
appliance-status-trouble = Dès que ce sera corrigé, la table s’ouvrira d’elle-même.
appliance-label-try-again = Réessayer

# Éteindre la machine.
appliance-label-switch-off = Éteindre
appliance-title-switch-off = Éteindre ?
appliance-switch-off-kept = Tout ce qui a été joué est enregistré et attendra ici la prochaine fois.
appliance-status-switch-off = Faut-il éteindre la machine ?
appliance-title-goes-off = Bonne nuit
appliance-goes-off-plug = Quand le voyant de la machine s’éteint ou ne clignote plus, on peut débrancher la prise.
appliance-status-goes-off = La machine s’éteint.

# Sur la page d’accueil.
appliance-mat-matter = Le tapis demande un coup d’œil : touchez « { page-label-health } ».
