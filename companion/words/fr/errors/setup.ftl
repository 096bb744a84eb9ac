setup-numbers-of-no-game = { $game } ne connaît pas { $keys }
    .fix = ne laissez que [terms.{ $game }.house]

setup-nothing-is-set-aside = dans { $game }, aucune carte n’est mise de côté
    .fix = retirez cette indication

setup-deck-has-no-order = le paquet { $deck } n’a pas de caractéristique « { $characteristic } »
    .fix = au choix : { $names }

setup-other-number-of-players = { $game } se joue de { $least } à { $most } joueurs, et non à { $count }
    .fix = nommez-en autant qu’il faut

setup-two-players-of-one-name = deux joueurs portent le même nom
    .fix = donnez à chacun son propre nom

setup-first-is-no-player = personne ne s’appelle « { $name } »
    .fix = nommez l’un des joueurs

setup-no-such-game = le jeu « { $game } » n’existe pas
    .fix = au choix : { $names }

setup-no-such-house-rule = { $game } n’a pas de règle maison « { $rule } »
    .fix = au choix : { $rules }

setup-was-ruled-otherwise = elle a été arbitrée autrement que ne le ferait cette version du programme (entrée { $entry })
    .fix = continuez-la avec la version qui l’a commencée, ou commencez une autre partie

setup-extra-deck-differs = « { $part } » diffère dans le paquet { $deck }
    .fix = donnez les mêmes aux deux

setup-card-in-both-decks = la carte { $card } est aussi dans le paquet { $deck }
    .fix = donnez-lui un autre identifiant

setup-deck-for-other-games = le paquet { $deck } est fait pour { $games }, pas pour { $game }
    .fix = essayez --deck { $usual }, ou un paquet dont le fichier deck.toml compte ce jeu parmi ses « games »

setup-games-that-order = les jeux où l’on ordonne des cartes

setup-house-rule-cannot-be = « { $rule } » ne peut pas être { $value }
    .fix = { $instead }

setup-choose-one-of = au choix : { $names }

setup-give-a-number = donnez un nombre de { $least } à { $most }
