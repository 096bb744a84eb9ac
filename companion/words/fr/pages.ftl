# L’accueil.
page-label-facedown = Facedown
page-home-saying = L’arbitre des cartes à valeur cachée.
page-home-ready = La table est libre. Commencez quand vous voulez.
page-home-cards-lie = { $count ->
    [one] Retirez la carte du tapis, ou commencez.
   *[other] Retirez les { $count } cartes du tapis, ou commencez.
}
page-home-waits = Une partie vous attend : { $game }.
page-home-turn = À { $name } de jouer.
page-label-tonight = Dernières parties
page-label-unfinished = Inachevée
page-label-go-on = Continuer
page-label-new-match = Nouvelle partie
page-label-aside-count = { $count ->
    [0] Parties en attente
   *[other] En attente : { $count }
}
page-label-history = Historique
page-label-players = Joueurs
page-label-health = Le tapis
page-label-settings = Réglages
page-label-leave = Quitter
page-label-ok = OK

# La préparation.
page-label-begin = Commencer
page-label-fewer = Distribuer moins de cartes
page-label-step-game = Jeu
page-label-step-players = Joueurs
page-label-step-rules = Règles
page-label-nobody = Personne pour l’instant
page-label-rules-usual = Règles classiques
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
page-label-starts = Commence
page-label-person = Humain
page-label-computer = Ordinateur
page-label-add = Ajouter un joueur
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
page-setup-same-name = Deux joueurs s’appellent { $name }. Touchez-en un pour changer son nom.
page-setup-nobody = Il n’y a encore personne à la table.

# Les règles maison, et ce que l’on peut choisir.
page-label-rule-hand = Cartes par joueur
page-label-rule-hand-seat = Cartes pour { $name }
page-label-rule-pile = Cartes dans la pioche
page-label-rule-trio-bonus = La carte après un Trio
page-label-rule-trio-bonus-may = Facultative
page-label-rule-trio-bonus-must = Obligatoire
page-label-rule-memory = Cartes déjà vues
page-label-rule-memory-remind = Les signaler
page-label-rule-memory-strict = Les laisser en boîte
page-label-rule-memory-off = Les jouer aussi
page-label-rule-pace = Pose validée après
page-label-rule-confirm = Pose validée
page-label-rule-confirm-pace = Automatiquement
page-label-rule-confirm-ok = Après OK
page-label-rule-check = Pour vérifier une carte
page-label-rule-check-word = Appuyer sur Vérifier
page-label-rule-check-lift = La soulever et la reposer
page-label-rule-commit = Pose validée
page-label-rule-commit-ok = Après OK
page-label-rule-commit-turned = Une fois retournée
page-label-rule-commit-pace = Automatiquement
page-label-rule-collapse = Une tour tombe si ses séismes
page-label-rule-collapse-exceeds = dépassent sa résistance
page-label-rule-collapse-equals = égalent sa résistance
page-label-rule-threshold = Un nouvel immeuble doit être
page-label-rule-threshold-above = plus haut que votre plus haut
page-label-rule-threshold-reach = au moins aussi haut
page-label-rule-timer = Limite de temps
page-label-rule-timer-off = Sans limite
page-label-rule-timer-gentle = Avec rappel
page-label-rule-timer-strict = Avec pénalité
page-label-rule-turn-seconds = Temps par tour

# Le clavier, et les cartes par leur nom.
page-label-name = Nom
page-label-space = Espace
page-keyboard-asks = Qui joue ?
page-keyboard-named = Garder le nom { $name } ?
page-label-search = Tapez une partie du nom
page-search-nothing = Aucune carte à ce nom. Est-ce le bon clavier ?

# Les parties mises de côté, et le passé.
page-label-shelf = Parties en attente
page-shelf-touch = Touchez une partie pour la continuer.
page-shelf-empty = Aucune partie pour l’instant.
page-shelf-nothing = Une partie que l’on quitte avant la fin attend ici.
page-shelf-turn = { $game } : à { $name } de jouer.
page-history-count = { $count ->
    [one] { $count } partie. Touchez-la pour revoir comment elle s’est passée.
   *[other] { $count } parties. Touchez-en une pour revoir comment elle s’est passée.
}
page-history-none = On n’a encore rien joué ici.
page-history-nothing = Vous pourrez revoir ici votre première partie.
page-story-nothing = Rien ne s’est encore passé dans cette partie.
page-story-taken-back = { $text } Annulé.
page-label-story-whole = Toute la partie
page-label-story-step = Coup { $step } sur { $count }
page-players-touch = Touchez un nom pour voir ses statistiques.
page-players-none = Personne n’a encore joué ici.
page-players-nothing = Après la première partie, ses joueurs apparaîtront ici.
page-label-column-matches = Parties
page-label-column-won = Gagnées
page-label-column-shared = Ex æquo
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
page-settings-at-once = Les changements s’appliquent aussitôt.
page-label-percent = { $count } %
page-label-on = Oui
page-label-off = Non
page-label-setting-language = Langue
page-label-setting-letters = Taille du texte
page-label-setting-voice = Voix
page-label-voice-all = Tout
page-label-voice-verdicts = Verdicts
page-label-voice-blind = Voix seule
page-label-voice-off = Désactivée
page-hint-voice = Voix seule : sans l’écran.
page-label-setting-loudness = Volume
page-label-setting-has-sounds = Sons
page-label-setting-is-night = Mode discret
page-hint-is-night = Tous les sons plus doux.
page-label-setting-has-lessons = Conseils aux débutants
page-label-setting-is-calm = Moins d’animations
page-label-setting-has-printed-units = Unités d’origine
page-hint-has-printed-units = Par exemple, les pieds.
page-label-setting-is-full = Plein écran
page-label-setting-standby = Veille du téléviseur
page-label-minutes = { $count ->
    [0] Jamais
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
page-health-well = Chaque case du tapis fonctionne, et les parties sont enregistrées.
page-health-more = { $count ->
    [one] { $count } autre chose à vérifier.
   *[other] { $count } autres choses à vérifier.
}
page-label-all-works = Tout fonctionne
page-label-health-works = Cases qui fonctionnent
page-health-kept = Les parties sont enregistrées sur cet appareil.
page-health-unkept = Les parties ne s’enregistrent pas. Reste-t-il de la place sur le disque ?
page-label-place-works = Fonctionne
page-label-place-card = Une carte
page-label-place-heard = Carte détectée
page-label-place-weak = Détecte mal
page-label-place-two-cards = Deux cartes
page-label-place-unknown = Carte inconnue
page-label-place-silent = Ne répond pas
page-label-place-blind = Hors service
page-label-check = Test du tapis
page-label-try = Tester chaque case
page-label-check-heard = Cases qui ont détecté la carte
page-label-of-all = { $count } sur { $most }
page-label-skip = Passer
page-check-lay = Posez une carte sur chaque case, l’une après l’autre. Une case est cochée dès qu’elle détecte la carte.
page-check-done = Chaque case a détecté la carte.

# Les images qui expliquent un jeu.
page-label-explain = Comment jouer
page-label-next = Suite
page-label-understood = Compris

# Les images des joueurs.
page-label-avatar = Choisir une image
page-setup-avatar = { $name }, choisissez votre animal.
page-avatar-none = Initiale
page-avatar-bear = Ours
page-avatar-cat = Chat
page-avatar-elephant = Éléphant
page-avatar-fox = Renard
page-avatar-frog = Grenouille
page-avatar-hedgehog = Hérisson
page-avatar-lion = Lion
page-avatar-octopus = Pieuvre
page-avatar-owl = Hibou
page-avatar-penguin = Manchot
page-avatar-rabbit = Lapin
page-avatar-whale = Baleine
