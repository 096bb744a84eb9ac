# Quelle carte va où après une partie.
sorting-label-sort = Trier les cartes
sorting-label-seen = déjà vue
sorting-label-fresh = jamais vue
sorting-label-strange = d’un autre paquet
sorting-label-pile-seen = Déjà vues : { $count }
sorting-label-pile-fresh = Jamais vues : { $count }
sorting-label-all = Toutes les cartes
sorting-label-search = Chercher une carte
sorting-lay = Posez des cartes sur le tapis, une par une ou plusieurs à la fois.
sorting-lie = Sur le tapis : { $seen ->
    [0] aucune carte déjà vue
    [one] { $seen } carte déjà vue
   *[other] { $seen } cartes déjà vues
}, { $fresh ->
    [0] aucune jamais vue.
    [one] { $fresh } jamais vue.
   *[other] { $fresh } jamais vues.
}
sorting-lists = Mettez de côté les cartes déjà vues pour les prochaines parties. Les autres restent en jeu.
sorting-none-seen = Aucune carte n’a été vue : toutes restent en jeu.
sorting-all-seen = Toutes les cartes ont été vues : il n’en reste aucune de nouvelle.
sorting-label-nothing = Rien à trier
sorting-label-all-return = Toutes les cartes reviennent en jeu
sorting-all-return = Plus assez de cartes neuves pour { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : toutes reviennent en jeu.
sorting-label-at-seen = { $place }, déjà vue
sorting-label-at-fresh = { $place }, jamais vue
sorting-laid-none = La prochaine carte posée s’affiche ici, en grand.
sorting-goes-seen = Mettez-la avec les cartes déjà vues.
sorting-goes-fresh = Remettez-la avec les cartes jamais vues.
sorting-other-deck = « { $card } » est du paquet { $name }.
sorting-gone = Ce paquet n’a plus de carte « { $card } ».
sorting-unknown = La carte { $place-at } est inconnue.
sorting-command = La carte { $place-at } est une carte de commande : laissez-la à part.
sorting-search-asks = Quelle carte est-ce ? Son nom, ou le code qu’elle porte.
sorting-search-nothing = Aucune carte à ce nom ou à ce code. Est-ce le bon clavier ?
