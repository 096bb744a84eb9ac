# L’accueil.
page-label-facedown = Facedown
page-home-saying = Un arbitre pour des cartes que personne ne voit.
page-home-ready = La table est libre. Commencez une partie quand vous voulez.
page-home-cards-lie = { $count ->
    [one] { $count } carte est sur le tapis.
   *[other] { $count } cartes sont sur le tapis.
}
page-home-waits = Une partie vous attend : { $game }.
page-home-turn = C’est à { $name } de jouer.
page-label-tonight = Ce soir
page-label-unfinished = Inachevée
page-label-go-on = Continuer
page-label-new-match = Nouvelle partie
page-label-aside-count = { $count ->
    [0] Mises de côté
   *[other] De côté : { $count }
}
page-label-history = Historique
page-label-players = Joueurs
page-label-health = Le tapis
page-label-settings = Réglages
page-label-leave = Fermer
page-label-ok = OK

# La préparation.
page-label-begin = Commencer
page-label-fewer = En distribuer moins
page-label-step-game = Jeu
page-label-step-players = Joueurs
page-label-step-rules = Règles
page-label-nobody = Personne pour l’instant
page-label-rules-usual = Comme d’habitude
page-label-rules-changed = { $count ->
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
page-label-deck = Paquet
page-label-order = Critère
page-label-best-of = Nombre de parties
page-label-series = { $count ->
    [1] Une partie
   *[other] Au meilleur des { $count }
}
page-label-starts = Qui commence
page-label-person = Humain
page-label-computer = Ordinateur
page-label-add = Ajouter quelqu’un
page-label-as-usual = Comme d’habitude
page-label-cards = { $count }
page-label-seconds = { $text } s
page-setup-ready = Tout est prêt. { $name } commence.
page-setup-too-few = { $game } : il manque { $count ->
    [one] { $count } joueur.
   *[other] { $count } joueurs.
}
page-setup-too-many = { $game } : { $count ->
    [one] { $count } joueur au plus.
   *[other] { $count } joueurs au plus.
}
page-setup-full = { $game } : { $count ->
    [one] { $count } joueur au plus.
   *[other] { $count } joueurs au plus.
}
page-setup-same-name = Deux joueurs s’appellent { $name }. Touchez l’un d’eux et choisissez un autre nom.
page-setup-nobody = Personne n’est encore à la table.

# Les règles maison, et ce que l’on peut choisir.
page-label-rule-hand = Cartes distribuées à chacun
page-label-rule-hand-seat = Cartes distribuées à { $name }
page-label-rule-pile = Cartes dans la pioche
page-label-rule-trio-bonus = La carte après un Trio
page-label-rule-trio-bonus-may = Facultative
page-label-rule-trio-bonus-must = Obligatoire
page-label-rule-memory = Cartes révélées dans d’autres parties
page-label-rule-memory-remind = Rappelées
page-label-rule-memory-strict = Restent en boîte
page-label-rule-memory-off = Oubliées
page-label-rule-pace = Temps avant qu’une carte posée compte
page-label-rule-confirm = Une carte posée compte
page-label-rule-confirm-pace = Après un instant
page-label-rule-confirm-ok = Avec OK
page-label-rule-check = On vérifie une carte
page-label-rule-check-word = Avec Vérifier
page-label-rule-check-lift = En la soulevant
page-label-rule-commit = Une carte posée est jouée
page-label-rule-commit-ok = Avec OK
page-label-rule-commit-turned = Une fois retournée
page-label-rule-commit-pace = Après un instant
page-label-rule-collapse = Une tour s’effondre quand ses séismes
page-label-rule-collapse-exceeds = Dépassent sa résistance
page-label-rule-collapse-equals = Égalent sa résistance
page-label-rule-threshold = Comparé au plus haut de la même personne, un nouvel immeuble doit être
page-label-rule-threshold-above = Plus haut
page-label-rule-threshold-reach = Au moins aussi haut
page-label-rule-timer = Temps pour chaque coup
page-label-rule-timer-off = Sans limite
page-label-rule-timer-gentle = Avec rappel
page-label-rule-timer-strict = Avec pénalité
page-label-rule-turn-seconds = Combien de temps

# Le clavier, et les cartes par leur nom.
page-label-name = Nom
page-label-space = Espace
page-keyboard-asks = Qui joue ?
page-keyboard-named = { $name } : OK pour garder ce nom.
page-label-search = Une partie du nom de la carte
page-search-nothing = Aucune des cartes proposées ne porte ce nom.

# Les parties mises de côté, et le passé.
page-label-shelf = Parties mises de côté
page-shelf-touch = Touchez une partie pour la continuer.
page-shelf-empty = Aucune partie n’est mise de côté.
page-shelf-nothing = Une partie que l’on quitte avant la fin attend ici.
page-shelf-turn = { $game } : à { $name } de jouer.
page-history-count = { $count ->
    [one] { $count } partie. Touchez-la pour la lire.
   *[other] { $count } parties. Touchez-en une pour la lire.
}
page-history-none = Aucune partie n’a encore été jouée ici.
page-history-nothing = Après la première partie, son récit se trouvera ici.
page-story-nothing = Rien ne s’est encore passé dans cette partie.
page-story-taken-back = { $text } Repris.
page-label-story-whole = Toute la partie
page-label-story-step = Moment { $step } sur { $count }
page-players-touch = Touchez un nom pour voir ses statistiques.
page-players-none = Personne n’a encore joué ici.
page-players-nothing = Après la première partie, les joueurs se trouveront ici.
page-label-column-matches = Parties
page-label-column-won = Gagnées
page-label-column-shared = Partagées
page-label-column-open = Inachevées
page-label-in-game = { $count ->
    [one] { $count } partie, victoires : { $most }
   *[other] { $count } parties, victoires : { $most }
}
page-player-counts = { $count ->
    [0] Aucune partie n’est encore terminée.
    [one] Statistiques sur { $count } partie.
   *[other] Statistiques sur { $count } parties.
}
page-player-nothing = Pas encore de statistiques.

# Les réglages.
page-settings-at-once = Vos choix s’appliquent aussitôt.
page-label-percent = { $count } %
page-label-on = Oui
page-label-off = Non
page-label-setting-language = Langue
page-label-setting-letters = Taille du texte
page-label-setting-voice = Voix
page-label-voice-all = Tout
page-label-voice-verdicts = Verdicts
page-label-voice-blind = Sans l’écran
page-label-voice-off = Muette
page-label-setting-loudness = Volume
page-label-setting-has-sounds = Sons
page-label-setting-is-night = La nuit, moins fort
page-label-setting-has-lessons = Expliquer ce qui est nouveau
page-label-setting-is-calm = Moins d’animations
page-label-setting-has-printed-units = Unités des cartes
page-label-setting-is-full = Plein écran
page-label-setting-standby = Veille du téléviseur
page-label-minutes = { $count ->
    [0] jamais
   *[other] { $count } min
}

# Les règles.
page-label-rules = Règles
page-label-rules-happened = Ce qui vient de se passer
page-label-rules-own = Le jeu
page-label-rules-table = À toutes les tables
page-label-rules-hidden = Ce qui reste caché
page-rules-all = Chaque verdict indique sa règle.
page-rules-happened = La règle marquée explique le dernier verdict.

# Le tapis.
page-health-well = Le tapis entend chaque place, et les parties sont enregistrées.
page-health-matter = { $count ->
    [one] { $count } chose à vérifier.
   *[other] { $count } choses à vérifier.
}
page-health-kept = Les parties sont enregistrées sur cette machine.
page-label-not-kept = Les parties ne sont pas enregistrées : { $text }
page-label-place-works = Fonctionne
page-label-place-card = Une carte
page-label-place-heard = Carte entendue
page-label-place-weak = Entend mal
page-label-place-two-cards = Deux cartes
page-label-place-unknown = Carte inconnue
page-label-place-silent = Muette
page-label-place-blind = Hors service
page-label-check = Essai du tapis
page-label-try = Essayer chaque place
page-label-check-heard = Places qui ont entendu une carte
page-label-of-all = { $count } sur { $most }
page-label-skip = Passer
page-check-lay = Posez une carte sur chaque place. Chaque place qui l’entend est cochée.
page-check-done = Chaque place a entendu une carte.
