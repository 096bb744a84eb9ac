# L’aide de « facedown deck ».

help-deck-about = Les paquets : ceux qui sont fournis et les vôtres. companion/cards/decks/README.md dit de quoi un paquet est fait.
help-deck-add = une nouvelle carte, par l’identifiant qu’elle aura
help-deck-again = prendre la place du paquet de ce nom qui existe ; ce qui convient encore de son deck.toml reste, et une copie en est gardée
help-deck-as = le nom que les commandes donnent au paquet ; par défaut d’après le nom du fichier
help-deck-check = tout ce qui ne va pas dans un paquet, sinon à quels jeux il sert
help-deck-decimal = comma (virgule) ou point : ce qui précède les décimales
help-deck-deck = le nom d’un paquet à soi
help-deck-diff = en quoi votre copie diffère du paquet fourni, ou un paquet d’un autre
help-deck-diff-deck = le nom d’un paquet ou son dossier ; seul, le paquet fourni comparé au vôtre
help-deck-edit = changer, ajouter ou retirer une carte, ou ouvrir le fichier des cartes dans son éditeur
help-deck-edit-about = Changer une carte : facedown deck edit landmarks eiffel-tower height=330 year=1889. Sans COLONNE=VALEUR, le fichier des cartes s’ouvre dans votre éditeur. Tout le paquet est vérifié avant que rien ne soit écrit ; un paquet fourni reste tel quel, et votre copie prend sa place.
help-deck-edit-remove = retirer la carte
help-deck-edit-usage = %(prog)s [-h] [--lang LANGUE] NOM|DOSSIER [--add | --remove] [CARTE] [COLONNE=VALEUR ...]
help-deck-encoding = d’un fichier CSV qui n’est pas en UTF-8 : cp1251, cp1252, mac-roman
help-deck-export = écrire un paquet pour un tableur
help-deck-export-about = Écrit les cartes d’un paquet dans un fichier pour un tableur : un classeur si son nom finit par .xlsx, sinon du CSV avec des virgules et des points décimaux, et pour --lang ru et fr avec des points-virgules et des virgules décimales. Tous les nombres y figurent : qui veut jouer avec ce paquet ne doit pas regarder.
help-deck-export-file = à écrire : un fichier .xlsx ou CSV
help-deck-file = un fichier .xlsx ou CSV
help-deck-id = le nom que lui donnent les commandes : minuscules a-z, chiffres, traits d’union
help-deck-import = faire un paquet à partir d’un tableau, ou y prendre de nouvelles valeurs
help-deck-import-about = Fait un paquet d’une feuille de calcul (.xlsx ou CSV) : une ligne d’en-têtes comme Nom et Hauteur (m), dessous une carte par ligne. Avec --into, le fichier contient de nouvelles valeurs pour un paquet qui existe, par exemple celles imprimées sur vos cartes : les cartes se trouvent par id, nom ou code court, et une cellule vide ne change rien.
help-deck-import-like = le fichier a les colonnes de ce paquet, mais d’autres cartes
help-deck-import-name = le nom que les gens lui donnent ; par défaut le titre dans le fichier, sinon le nom du fichier
help-deck-into = de nouvelles valeurs pour ce paquet, par son nom ou son dossier ; d’un paquet fourni vous aurez votre propre copie
help-deck-like = une copie de ce paquet, avec toutes ses cartes
help-deck-list = tous les paquets : ceux qui sont fournis, les vôtres, et ceux qui sont inutilisables
help-deck-name = le nom que les gens lui donnent ; par défaut comme l’identifiant
help-deck-new = commencer un paquet à soi, vide ou d’après un autre
help-deck-new-about = Commencer un paquet à soi : un dossier avec un deck.toml qui s’explique lui-même et un cards.csv avec ses en-têtes.
help-deck-order = le critère qui ordonne ses cartes : longueur, poids, année
help-deck-other = le paquet auquel il est comparé
help-deck-remove = retirer un paquet à soi ; il est mis de côté, pas effacé
help-deck-remove-about = Retirer un paquet à soi : son dossier est mis de côté, à la place de celui qui avait été retiré avant, et le paquet fourni du même nom compte de nouveau. Les étiquettes restent telles quelles.
help-deck-separator = entre les cellules d’un fichier CSV : comma, semicolon ou tab
help-deck-sheet = quelle feuille d’un classeur ; par défaut la seule qui ne soit pas vide
help-deck-show = les cartes d’un paquet ; sans autre mot, aucun de leurs nombres
help-deck-show-about = Les cartes d’un paquet telles que leur dos les montre, par nom ; les critères qui les ordonnent, et combien ont le même nombre. Les options qui en montrent plus le disent : si vous voulez jouer avec ce paquet, mieux vaut s’en passer.
help-deck-unit = l’unité de ces nombres : km, kg
help-deck-words = une carte par son identifiant, son nom dans une des langues ou son code court, puis ce que portent désormais ses colonnes
help-deck-format = comment ils s’écrivent : { $formats } ; par défaut plain
help-deck-values = aussi les nombres. Si vous voulez jouer avec ce paquet, mieux vaut ne pas regarder.
help-deck-ties = aussi quelles cartes sont égales. Si vous voulez jouer avec ce paquet, mieux vaut ne pas regarder.
help-deck-sources = aussi d’où viennent les faits de chaque carte, ce qui peut les révéler. Si vous voulez jouer avec ce paquet, mieux vaut ne pas regarder.
help-deck-diff-about = En quoi deux paquets diffèrent : cartes, noms, nombres, et combien de paires ont changé d’ordre. Le code de sortie est 1 s’ils diffèrent. On y voit des nombres : si vous voulez jouer avec ce paquet, mieux vaut ne pas regarder.
