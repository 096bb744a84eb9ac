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

setup-game-without-simulated-people = « { $game } » ne se joue pas à une table simulée
    .fix = au choix : { $names }

setup-too-few-cards-for-the-line = à { $players } joueurs, il faut { $need } cartes (les mains, et une de plus), et le paquet en a { $have }
    .fix = distribuez-en moins avec hand=, ou prenez un paquet plus grand

setup-hand-of-empty-seat = « hand_{ $number } » est pour une place que personne n’occupe
    .fix = nommez { $number } { $number ->
        [one] joueur
       *[other] joueurs
    }, ou retirez cette règle

setup-deck-lacks-a-number = { $name } n’existe pas
    .fix = donnez une valeur « { $name } » à ses cartes

setup-kind-of-no-card = « { $kind } » n’est pas une valeur de « kind » dans ce jeu
    .fix = au choix : { $kinds }

setup-no-category-of-floors = un étage ne peut pas être de catégorie « { $category } »
    .fix = au choix : { $categories }

setup-card-number-is-not-whole = sa valeur « { $name } » n’est pas un nombre entier
    .fix = écrivez-en un comme 12

setup-too-few-cards-of-a-kind = à { $players } joueurs, il faut { $need } cartes « { $kind } », et le paquet en a { $have }
    .fix = ajoutez des cartes, ou baissez ce paramètre

setup-too-few-foundations = { $sites } { $sites ->
        [one] chantier s’ouvre
       *[other] chantiers s’ouvrent
    } avec { $foundations } { $foundations ->
        [one] fondation
       *[other] fondations
    }
    .fix = ouvrez moins de chantiers, ou utilisez plus de fondations

setup-too-few-roofs = à { $players } joueurs, chacun reçoit un toit, et il n’en est utilisé que { $roofs }
    .fix = utilisez plus de toits

setup-too-few-cards-for-hands = à { $players } joueurs, il faut { $need } cartes en main, et il y en a { $have }
    .fix = ajoutez des cartes, ou baissez « hand »

setup-too-few-cards = à { $players } joueurs, il faut { $need } cartes ({ $players } × { $hand } et { $pile }), et le paquet en a { $have }
    .fix = { $instead }

setup-deck-serves-fewer = il suffit pour { $players } { $players ->
        [one] joueur
       *[other] joueurs
    }

setup-set-fewer-cards = prenez moins de cartes avec hand= et pile=

setup-no-such-term = ce jeu ne connaît pas ce paramètre
    .fix = au choix : { $names }

setup-faulty-building-is-no-gain = c’est ce que vaut un immeuble défectueux : { $value } n’est pas possible
    .fix = écrivez un nombre, par exemple -1

setup-term-is-missing = valeur manquante

setup-term-cannot-be = valeur impossible : { $value }

setup-term-is-no-number = { $lack }
    .fix = écrivez un nombre entier à partir de { $least }

setup-term-is-not-five-numbers = { $lack }
    .fix = écrivez cinq nombres entiers à partir de { $least }, pour 2, 3, 4, 5 et 6 joueurs
