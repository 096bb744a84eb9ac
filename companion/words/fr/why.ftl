# Ce qu’il y a derrière un verdict, pour qui le demande : deux phrases à chaque fois.

# Pareil dans tous les jeux.
table-why-C1 = Le jeu, le paquet et le critère ont été convenus avant la première carte. Cela vaut jusqu’à la fin de la partie.
table-why-C19 = Il y a des endroits où le tapis ne voit pas les cartes. On présente alors la carte sur la zone de lecture, ou on la nomme à l’écran, puis on choisit sa place.
    .short = À certains endroits, le tapis ne voit pas les cartes. On présente alors la carte sur la zone de lecture, ou on la nomme à l’écran, puis on choisit sa place.
table-why-C24 = Avant que le coup suivant compte, les cartes doivent être là où la partie les attend. Dès qu’elles y sont, le jeu reprend de lui-même.
table-why-C25 = Présenter une carte sur la zone de pioche, c’est dire qu’elle est piochée. Sans cette zone, on pioche quand même, et il n’y a rien à présenter.
    .short = Présenter une carte sur la zone de pioche, c’est dire qu’elle est piochée. Sans cette zone, on pioche quand même, et il n’y a rien à présenter.
table-why-C27 = Un appui répond à la question du moment, et c’est la personne interrogée qui répond. S’il vient trop vite, il visait peut-être la question d’avant, on le laisse donc de côté.
table-why-E1 = Ce qui est convenu avant la première carte vaut pour toute la partie. On s’en souvient pour la suivante.
table-why-E2 = Ce qui est mal placé est annoncé avec sa carte, sa place et ce qu’il faut faire. C’est fini dès que la table est de nouveau en ordre.
table-why-E3 = Personne ne voit tout, pas même l’arbitre, on peut donc annuler un coup et corriger un compte. Ce qui a été révélé est connu, et reste donc visible.
table-why-E4 = Chaque coup est écrit avant d’être annoncé, et même une coupure de courant n’efface rien de ce qui a été dit. Si l’on ne peut pas l’écrire, c’est rappelé à chaque tour.
table-why-E5 = Si vous convenez que la table est bonne ainsi, la partie la prend telle quelle. Il faut pour cela que chaque carte soit connue, seule sur sa case, et que toutes se tiennent en un morceau.
table-why-E6 = Les cartes sont exactement comme avant le dernier coup. Cela ressemble à un coup annulé à la main, et Retour le confirme.
table-why-E7 = Qui s’en va rend ses cartes au jeu, et ce qui lui était dû ou ce qu’il restait à payer s’efface. S’il ne reste qu’une personne, elle gagne.
table-why-E8 = Le nombre de cartes de chacun n’est pas un secret, et la dernière est annoncée. Si un compte et une main ne s’accordent pas, c’est la table qui tranche.
table-why-E9 = Le temps accordé pour chaque coup a été convenu avant la première carte. Il s’arrête tant qu’il y a quelque chose à remettre en place, le temps de lire un verdict, et pendant la pause.
table-why-E10 = Quand il y a plus de cartes d’un genre que la préparation n’en prévoit, l’une d’elles est de trop. On peut continuer avec la carte de trop, et tous les comptes sont corrigés, ou bien elle va dans la boîte.
table-why-E11 = La préparation dit qui commence selon la coutume. Ce qui compte, c’est le nom que vous y choisissez.
table-why-H1 = L’arbitre ne montre et ne dit que ce que tout le monde peut savoir. Rien de ce qu’il fait, pas même son délai, ne dépend d’une carte cachée.
