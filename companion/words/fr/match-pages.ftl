# Les pages pendant une partie : pause et menu, corrections, choix, raisons.
match-label-paused = Partie en pause
match-label-menu = Menu
match-paused-turn = À la reprise, c’est à { $seat }.
match-label-go-on = Continuer
match-label-pause = Pause
match-label-undo = Annuler le dernier coup
match-label-amend = Corriger quelque chose
match-label-why = Pourquoi ?
match-label-rules = Les règles
match-label-mat = Le tapis
match-label-settings = Réglages
match-label-put-aside = Reprendre plus tard
match-label-leave = Accueil
match-label-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
match-label-cards-unit = { $count ->
    [one] carte
   *[other] cartes
}
match-label-ok = OK

# Ce qu’il y a derrière un verdict.
match-title-why = Pourquoi ?
match-nothing-behind = Il n’y a rien à ajouter.
match-label-ruling = Règle { $rule }

# Choix.
match-choices = Que faites-vous ?
match-choices-lay = Où la poser ?
match-choices-at = Que faites-vous { $place-at } ?
match-choices-shift = De quel côté déplacer toutes les cartes ?
match-choices-none = Il n’y a rien à choisir pour l’instant.
match-label-name-a-card = Nommer une carte

# Plus à remettre en ordre que l’écran ne peut montrer.
match-label-repair-more = et { $count } de plus

# Ce que les joueurs corrigent.
match-amend-title = Que faut-il corriger ?
match-amend-status = Qu’est-ce qui est différent sur la table ?
match-amend-touch-hand = Touchez la personne qui a un autre nombre de cartes.
match-amend-touch-turn = Touchez la personne qui doit jouer.
match-amend-touch-act-of = Touchez la personne qui vient de jouer.
match-amend-touch-leave = Touchez la personne qui part.
match-amend-touch-replace = Touchez la personne qui cède sa place.
match-amend-touch-card-is = Touchez la carte que j’ai mal reconnue.
match-label-amend-hand = Le nombre de cartes
match-amend-hand-about = Quelqu’un en a plus, ou moins.
match-label-amend-turn = À qui de jouer
match-amend-turn-about = C’est à quelqu’un d’autre de jouer.
match-label-amend-act-of = Qui vient de jouer
match-amend-act-of-about = C’est quelqu’un d’autre qui vient de jouer.
match-label-amend-drawn = Déjà pioché
match-amend-drawn-about = Les cartes que je demande sont déjà piochées.
match-label-amend-card-is = Une autre carte
match-amend-card-is-about = J’ai pris une carte pour une autre.
match-label-amend-accept = La table telle quelle
match-amend-accept-about = On continue avec les cartes comme elles sont.
match-label-amend-leave = Quelqu’un part
match-amend-leave-about = Les autres continuent.
match-label-amend-replace = Changement de joueur
match-amend-replace-about = Les cartes restent, le nom change.
match-label-amend-undo = Annuler le dernier coup
match-amend-undo-about = Ce qui a été révélé reste visible.
match-label-now = maintenant
match-ask-hand = Qui a un autre nombre de cartes ?
match-ask-hand-count = Combien de cartes a { $seat } ?
match-amend-hand-says = { $seat } { $count ->
    [0] n’a aucune carte
    [one] a { $count } carte
   *[other] a { $count } cartes
}.
match-ask-turn = À qui de jouer ?
match-ask-act-of = Qui vient de jouer ?
match-ask-leave = Qui part ?
match-ask-replace = Qui cède sa place ?
match-ask-replace-name = Qui remplace { $seat } ?
match-ask-card-is = Quelle carte ai-je mal reconnue ?
match-ask-really = Quelle carte est-ce, si ce n’est pas « { $card } » ?
match-ask-accept-open = Quelles cartes montrent leur valeur ?
match-amend-accept-touch = Touchez les cartes qui montrent leur valeur, s’il y en a.
match-label-accept-done = Continuer ainsi
match-amend-accept-nothing = Tout est déjà à sa place.
