# Ce qu’il y a derrière un verdict, pour qui le demande : deux phrases à chaque fois.
comparity-why-C1 = Tout le monde commence avec autant de cartes, et la taille de la pioche dépend du nombre de joueurs. La première carte de la pioche ouvre la zone de jeu et n’est le coup de personne.
comparity-why-C2 = On ne compare que ce qui a été convenu au début. De gauche à droite et de bas en haut, cela peut monter ou rester égal, jamais descendre.
comparity-why-C3 = Un tour, c’est un seul coup : jouer une carte ou en vérifier une. Si un Duo vous attend, il passe d’abord.
comparity-why-C4 = Une carte se joue sur une case libre qui partage un côté avec une autre carte ; un coin ne suffit pas. Les cartes déjà posées ne bougent pas.
comparity-why-C5 = Une carte qui en touche deux autres forme un Duo, et la personne suivante pioche d’abord une carte ou en vérifie une. Ensuite, son tour commence comme d’habitude.
comparity-why-C6 = Une carte qui en touche trois ou quatre autres forme un Trio, et la personne suivante pioche d’abord une carte ou en vérifie une. Si rien ne se révèle hors de l’ordre, qui a formé le Trio a une carte de plus à jouer.
comparity-why-C7 = Une vérification révèle une carte cachée, et aussi une voisine cachée si aucune voisine n’est encore visible. Une carte seule ne prouve rien, on ne la vérifie donc pas.
comparity-why-C8 = On compare toutes les cartes visibles qui partagent un côté, qui que ce soit qui les ait révélées. La plus grande va à droite ou au-dessus, et deux cartes égales se placent comme on veut.
comparity-why-C9 = La vérification a trouvé tout dans l’ordre. Elle coûte alors deux cartes, c’est le prix de la méfiance.
comparity-why-C10 = Quand une vérification trouve des cartes hors de l’ordre, la personne d’avant en pioche trois, peu importe qui les a posées. Pour la vérification d’un Duo ou d’un Trio, c’est la personne qui l’a formé.
comparity-why-C11 = Deux voisines hors de l’ordre sont échangées si cela ne dérange rien d’autre ; si aucun échange ne convient, on échange deux paires à la fois. Ce n’est que si rien n’y fait qu’une des cartes quitte la partie.
comparity-why-C12 = Une carte défaussée ne revient pas avant la fin de la partie. Les cartes échangées restent visibles dans la zone de jeu.
comparity-why-C13 = La défausse a brisé la zone de jeu, et qui vérifiait la réunit aussitôt avec une de ses cartes, face cachée. Cette carte ne forme ni Duo ni Trio.
comparity-why-C14 = Les cartes viennent de la pioche tant qu’il y en a, puis des autres, une chacun à tour de rôle, en commençant par la gauche. Personne ne donne sa dernière carte.
comparity-why-C15 = Qui pose sa dernière carte dans la zone de jeu gagne aussitôt. Ce qui restait dû ne compte plus.
comparity-why-C16 = Pour être vérifiée, une carte doit être cachée et en toucher une autre. Il n’y en a pas pour l’instant, on joue donc une carte.
comparity-why-C17 = Les cartes révélées dans une partie précédente sont connues, elles restent donc dans la boîte tant que les autres suffisent. Quand les autres ne suffisent plus, toutes reviennent.
comparity-why-C18 = La zone de jeu n’a pas de bords, mais le tapis en a, on peut donc la déplacer tout entière. Chaque carte garde ses voisines et sa face, et le jeu reprend quand toutes sont à leur nouvelle place.
comparity-why-C19 = Il y a des endroits où le tapis ne voit pas les cartes. On y présente la carte à la borne, ou on la nomme à l’écran, puis on choisit sa place.
comparity-why-C20 = Une carte qu’on vient de poser peut encore être déplacée, changée ou reprise, une seule à la fois. Un instant après, elle est le coup de la personne dont c’était le tour.
comparity-why-C21 = Toucher n’est pas jouer : on peut soulever une carte et la reposer. Une carte cachée n’est révélée que si on l’a demandé, chacune pour elle-même.
comparity-why-C22 = Les cartes se jouent face cachée, et celles qui sont révélées le restent. Retourner une carte cachée, c’est la vérifier : cela attend le moment où une vérification est permise.
comparity-why-C23 = Une carte cachée qu’on ne vérifie pas se repose sans la regarder. Elle reste cachée, et cela ne coûte rien.
comparity-why-C24 = Avant que le coup suivant compte, les cartes doivent être là où la partie les attend. Dès qu’elles y sont, le jeu reprend de lui-même.
comparity-why-C25 = Après un Duo ou un Trio, on pioche ou on vérifie, et seulement ensuite on pose une carte. Si elle est déjà posée, un Duo demande si l’on a pioché, et un Trio demande de la reprendre.
comparity-why-C26 = Un échange est fait quand chaque carte est à la place de l’autre, et une défausse quand la carte est retirée et qu’on appuie sur OK. Ce qui ne rétablirait pas l’ordre retourne à sa place.
comparity-why-C27 = Un appui répond à la question du moment, et c’est la personne interrogée qui répond. S’il vient trop vite, il visait peut-être la question d’avant, on le laisse donc de côté.
comparity-why-C28 = On pioche quand un Duo, un Trio ou une pénalité le demande. Une carte entrevue à un autre moment n’est pas un coup.

# Pareil dans tous les jeux.
table-why-E3 = Personne ne voit tout, pas même l’arbitre, on peut donc reprendre un coup et corriger un compte. Ce qui a été montré est connu, et reste donc visible.
table-why-E5 = Si vous êtes d’accord que la table est comme il faut, la partie la prend telle quelle. Il faut pour cela que chaque carte soit connue, seule sur sa case, et que toutes se tiennent en un morceau.
table-why-E6 = Les cartes sont exactement comme avant le dernier coup. Cela ressemble à un coup repris à la main, et Retour le confirme.
table-why-E7 = Qui s’en va rend ses cartes au jeu, et ce qui lui était dû ou ce qu’il restait à payer s’efface. S’il ne reste qu’une personne, elle gagne.
table-why-E8 = Le nombre de cartes de chacun n’est pas un secret, et la dernière est annoncée. Si un compte et une main ne s’accordent pas, c’est la table qui tranche.
