# Ce que dit le terminal en plus de l’arbitre.
terminal-intro =
    Toutes les cartes sont posées valeur cachée. Vers la droite et vers le haut, elles ne doivent
    jamais décroître (ce qui compte ici : { $characteristic }), mais la valeur est dessous et reste cachée.
    L’arbitre la connaît et se tait. Qui doute d’une carte la vérifie. En désordre : la personne
    précédente pioche trois cartes. Dans l’ordre : qui a vérifié en pioche deux.
    Qui n’a plus de cartes gagne.
terminal-checks = { $seat } soulève « { $card } » et annonce une vérification.
terminal-says-ok = { $seat } appuie sur OK.
terminal-says-cancel = { $seat } appuie sur Annuler.
terminal-says-undo = { $seat } appuie sur Retour.
terminal-says-check = { $seat } appuie sur Vérifier.
terminal-says-pause = { $seat } appuie sur Pause.
terminal-shows = { $seat } présente « { $card } » sur la zone de lecture.
terminal-shows-drawn = { $seat } présente la carte piochée sur la zone de lecture.
terminal-lifts = { $seat } retire « { $card } » { $from ->
    [pad] de la zone de lecture
   *[place] { $place-from }
}.
terminal-lays = { $seat } pose « { $card } » { $place-to }.
terminal-lays-something = { $seat } pose autre chose { $place-to }.
terminal-pushes = { $seat } pousse toutes les cartes d’un coup.
terminal-turns = { $seat } retourne « { $card } ».
terminal-second-card = C’était une deuxième carte dans le même tour, elle est donc reprise.
terminal-chooses = { $seat } choisit : { $option }.
terminal-hand = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-pile = pioche : { $count }
terminal-end = { $count ->
    [one] { $seats } gagne la partie { $seed }.
   *[other] { $seats } gagnent ensemble la partie { $seed }.
}
terminal-stopped =
    La partie { $seed } s’arrête ici : les joueurs et l’arbitre ne tombent pas d’accord,
    ce qui ne devrait pas arriver. La ligne suivante permet d’en chercher la raison.
terminal-again = La même partie : { $command }
terminal-another = Une autre, à trois : { $command }
terminal-own = Pour jouer vous-même : { $command }

# Une partie que l’on joue soi-même dans le terminal.
terminal-play-people =
    À ce terminal : { $people }. Tapez ce que l’on ferait ou dirait à la table,
    comme « { $lay } 1 D5 » ou « { $check } D4 » ; « { $help } » dit tout ce qui existe.
terminal-play-bots = L’ordinateur joue pour : { $bots }.
terminal-play-first = { $text } Ici, { $name } commence ; --first NOM en choisit une autre.
terminal-back = « { $card } » : { $text }
terminal-holds = En main ({ $seat }) :
terminal-card-lies = { $name } ({ $place-at })
terminal-lifted = « { $card } » est en main ; sa place est { $home-at }.
terminal-choices = Choix :
terminal-to-mend = { $count ->
    [one] { $count } carte doit être posée autrement.
   *[other] { $count } cartes doivent être posées autrement.
}
terminal-free = Cases libres : { $cells }
terminal-gaps = Intervalles : 1 à { $count }, numérotés sous la ligne
terminal-looks-at = { $count ->
    [one] { $seat } regarde la première carte de la pioche :
   *[other] { $seat } regarde les { $count } premières cartes de la pioche :
}
terminal-are-you-there = { $seat }, personne d’autre ne voit vos cartes ? Entrée les montre
terminal-for-example = Par exemple : { $examples }
terminal-holds-now = Nouveau en main ({ $seat }) : { $cards }.
terminal-gave = Donné par { $seat } : { $cards }.
terminal-nothing-happens = Il ne se passe rien.
terminal-holds-on = Les autres attendent. « { $wait } » fait continuer la partie.
terminal-bot-is-stuck = { $seat } n’y arrive pas. Faites-le à sa place, s’il vous plaît.
terminal-no-why = Il n’y a pas encore de verdict à expliquer.
terminal-leaves = La partie s’arrête ici. Les mêmes cartes encore une fois : { $command }
terminal-leaves-kept = La partie s’arrête ici et reste enregistrée. Pour la continuer : { $command }

# Une partie qu’on a quittée, et si elle reprend.
terminal-under-way = La partie { $match } est en cours : { $game }. Joueurs : { $players }.
terminal-left-on = Elle a été jouée pour la dernière fois le { $date } à { $time }.
terminal-go-on-or-anew = Entrée pour la continuer ; « { $anew } » pour la mettre de côté et en commencer une autre.
terminal-another-under-way = Une autre partie est en cours, la partie { $match } : { $game }. Joueurs : { $players }.
terminal-put-aside = La partie { $match } est mise de côté. Pour la continuer : { $command }
terminal-goes-on = La partie { $match } continue : { $game }. Joueurs : { $players }.
terminal-word-go-on = continuer reprendre oui
terminal-word-anew = nouvelle autre non

# Ce qui a été tapé et ne marche pas ainsi.
terminal-nearest = « { $typed } » n’existe pas. Vouliez-vous dire « { $word } » ? « { $help } » dit tout ce qui existe.
terminal-unknown = « { $typed } » n’existe pas. « { $help } » dit tout ce qui existe.
terminal-like-this = Comme ceci : { $example } ({ $about }).
terminal-no-cell = Il n’y a pas de case { $cell } : elles vont de A1 à { $last }.
terminal-no-cells = Il n’y a pas de case { $cell }, car cette table n’a pas de tapis. On présente ou nomme une carte, puis on choisit sa place.
terminal-nothing-there = Il n’y a rien en { $cell }.
terminal-nothing-held = Personne ne tient de carte soulevée.
terminal-no-such-gap = { $count ->
    [0] Il n’y a pas encore de ligne.
   *[other] Les intervalles ont les numéros 1 à { $count }.
}
terminal-no-room = Sur le tapis, il n’y a pas de place dans l’intervalle { $gap }. Présentez la carte { $card } sur la zone de lecture et choisissez l’intervalle.
terminal-not-in-the-line = { $cell } n’est pas une place de la ligne.
terminal-end-of-the-line = Il n’y a pas la place de pousser si loin.
terminal-pick-first = Choisissez d’abord une de ces cartes, de 1 à { $count }.
terminal-pick-keep = Laquelle gardez-vous ?
terminal-pick-take = Vous avez tiré ces deux cartes au hasard. Laquelle gardez-vous ?
terminal-no-foundation = Il n’y a plus de fondation dans la pile.
terminal-no-such-place = Les emplacements des chantiers ont les numéros 1 à { $count }.
terminal-no-such-card = { $count ->
    [0] Cette main est vide.
    [one] Cette main n’a que la carte 1.
   *[other] Les cartes de cette main ont les numéros 1 à { $count }.
}
terminal-no-such-choice = { $count ->
    [0] Il n’y a rien à choisir en ce moment.
    [one] Il n’y a que le choix 1.
   *[other] Les choix ont les numéros 1 à { $count }.
}
terminal-nothing-to-mend = Il n’y a rien à ranger.
terminal-no-pad = Aucune zone de lecture ne marche en ce moment.

# Les mots des commandes ; le premier est celui que l’on montre.
terminal-word-lay = poser pose jouer joue
terminal-word-check = vérifier vérifie vérification
terminal-word-ok = ok oui piocher pioche verdict
terminal-word-cancel = annuler non
terminal-word-choose = choisir choix
terminal-word-open = ouvrir ouvre
terminal-word-lift = soulever soulève retirer retire
terminal-word-back = reposer remettre
terminal-word-move = déplacer déplace
terminal-word-push = pousser pousse
terminal-word-swap = échanger échange
terminal-word-tap = présenter montrer
terminal-word-mend = ranger range
terminal-word-why = pourquoi
terminal-word-undo = retour
terminal-word-pause = pause
terminal-word-wait = attendre
terminal-word-hand = main cartes
terminal-word-table = table tapis
terminal-word-help = aide commandes
terminal-word-quit = quitter fin
terminal-words-passed-over = en sur à de la le et avec carte case dans intervalle place chantier emplacement au

# Chaque commande comme on la tape, et à quoi elle sert.
terminal-help-lay =
    poser 3 D5
    poser la carte 3 de la main en D5
terminal-help-check =
    vérifier D4
    soulever la carte en D4, dire vérification et la reposer ; sans case, seulement le dire
terminal-help-ok =
    ok
    appuyer sur OK : c’est pioché, le verdict, oui à ce qui est demandé
terminal-help-cancel =
    annuler
    appuyer sur Annuler
terminal-help-choose =
    choisir 2
    prendre le choix 2 ; le numéro seul suffit
terminal-help-open =
    ouvrir site-2
    poser la première fondation sur un emplacement, ou sans emplacement la présenter sur la zone de lecture
terminal-help-lift =
    soulever D4
    prendre en main la carte en D4
terminal-help-back =
    reposer
    remettre en place ce qui a été soulevé
terminal-help-move =
    déplacer D4 E4
    prendre la carte en D4 et la poser en E4
terminal-help-push =
    pousser D1 F1
    pousser la carte en D1 le long de la ligne jusqu’en F1, avec celles qu’elle rencontre
terminal-help-swap =
    échanger D4 E4
    échanger deux cartes
terminal-help-tap =
    présenter 3
    présenter sur la zone de lecture la carte 3 de la main, ou avec une case la carte qui s’y trouve
terminal-help-mend =
    ranger
    poser tout comme l’arbitre le demande
terminal-help-why =
    pourquoi
    entendre la règle derrière le dernier verdict
terminal-help-undo =
    retour
    appuyer sur Retour : le dernier coup est annulé
terminal-help-pause =
    pause
    appuyer sur Pause, et encore une fois pour continuer
terminal-help-wait =
    attendre
    laisser passer un moment
terminal-help-hand =
    main
    revoir la main
terminal-help-table =
    table
    revoir la table
terminal-help-help =
    aide
    voir cette liste
terminal-help-quit =
    quitter
    quitter la partie

# What is counted beside hands and pile.
terminal-out = { $name } : hors jeu
terminal-stock-box = boîte : { $count }
terminal-stock-foundations = fondations : { $count }
terminal-stock-foundations-due = à poser : { $count }
terminal-stock-open-studies = études à terminer : { $count }
terminal-stock-unseen-discards = défausse inconnue : { $count }
terminal-count-toilets = toilettes : { $count }
terminal-count-threshold = seuil { $count } m

# A tower, from its name to its foundation.
terminal-tower-site = { $place }
terminal-tower-site-aside = tour nº { $count }
terminal-tower-building = { $seat } : { $metres } m
terminal-tower-heights = { $heights } m
terminal-tower-points = points { $points }
terminal-tower-top = au sommet « { $card } »
terminal-tower-foundation = fondation { $count }
terminal-tower-turns = quarts de tour : { $count }
terminal-tower-quakes = séismes : { $count }
terminal-tower-insurances = assurances : { $count }
terminal-tower-mini-skyscraper = Mini-gratte-ciel
terminal-tower-order-and-unity = Ordre et unité
terminal-tower-world-record = Record du monde
terminal-tower-faulty-or-smelly = Défectueux ou malodorant
