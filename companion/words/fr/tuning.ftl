# Ce que dit le terminal pendant que l’on essaie ou règle un tapis.
tuning-title = Tapis « { $name } »
tuning-title-calibrated = Tapis « { $name } », réglé
tuning-title-uncalibrated = Tapis « { $name } », pas réglé
tuning-simulated-test = Ses lecteurs sont simulés, et sur chacun se trouve une carte.
tuning-broken = En panne, comme demandé : { $breaks }.
tuning-simulated-calibrate = Ses lecteurs sont simulés, et le programme pose l’étiquette lui-même.
tuning-simulated-slots = Places simulées, où aucune carte ne peut se trouver : { $slots }.
tuning-legend-empty = vide
tuning-legend-card = une carte
tuning-legend-share = pour cent : une carte, et la part des lectures qui l’entendent
tuning-legend-two = deux cartes
tuning-legend-unknown = une étiquette inconnue
tuning-legend-unreadable = quelque chose d’illisible
tuning-legend-silent = pas de réponse
tuning-legend-simulated = simulé
tuning-live-end = Ctrl-C termine l’essai et dit ce qu’il y a à faire.
tuning-column-slot = place
tuning-column-reads = contenu
tuning-column-rate = entendu
tuning-column-faults = pannes
tuning-column-chip = puce
tuning-reads-empty = vide
tuning-reads-silent = pas de réponse
tuning-reads-simulated = simulé
tuning-reads-unreadable = illisible
tuning-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
tuning-unknown-tags = { $count ->
    [one] { $count } étiquette inconnue
   *[other] { $count } étiquettes inconnues
}
tuning-percent = { $share } %
tuning-hub = { $name } : { $count ->
    [one] { $count } antenne
   *[other] { $count } antennes
}, encore sans nouvelles
tuning-hub-turns = { $name } : { $count ->
    [one] { $count } antenne
   *[other] { $count } antennes
}, tour le plus long { $worst } ms, trames perdues : { $dropped }
tuning-passes = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
} en { $seconds } s
tuning-all-well = Tout va bien.
tuning-nothing-lay = Tous les lecteurs répondent. Pour savoir s’ils entendent bien, posez une carte sur chaque place et recommencez l’essai.

# Ce qui ne va pas avec un hub.
tuning-trouble-unplugged = « { $name } » n’est pas là. Branchez-le ; s’il est branché, vérifiez avec « facedown hub list » son port dans le fichier du tapis.
tuning-trouble-silent = « { $name } » ne répond pas. Débranchez-le et rebranchez-le ; si cela n’aide pas, « facedown hub list » dit ce qu’il en est.
tuning-trouble-wire-version = « { $name } » a le micrologiciel d’un autre facedown, et ne sert donc pas. « facedown hub files hub » rassemble le bon, et dit comment l’y mettre.
tuning-trouble-slots = « { $name } » n’a pas autant d’antennes que le dit le fichier du tapis. Corrigez-y ses places, ou ANTENNAS dans son board.py.
tuning-trouble-crashed =
    « { $name } » est tombé en panne et a redémarré. Si cela continue, vérifiez son alimentation et remettez-y le micrologiciel.
tuning-trouble-slow = « { $name } » répond lentement. Branchez-le sans multiprise USB, et voyez si la machine est occupée à autre chose.
tuning-trouble-away = « { $name } » s’est tu tout entier par moments. Vérifiez sa prise, son câble, son alimentation, et les fils que toutes ses cartes partagent.
tuning-trouble-own = Cette machine n’arrive pas à interroger « { $name } ». Ce qu’a dit son programme se trouve dessous ; si cela n’aide pas, vérifiez les fils, et que le SPI est activé.
tuning-trouble-own-wordless = Cette machine n’arrive pas à interroger « { $name } ». Vérifiez les fils, et que le SPI est activé.
tuning-trouble-own-screen = « { $name } » ne peut pas être interrogé par cette machine. La commande « facedown mat test » dit pourquoi.
tuning-trouble-other = « { $name } » a un souci que je ne connais pas. Mettez facedown à jour.

# Ce qui ne va pas avec des places.
tuning-mend-readerless = Ce tapis n’a aucun lecteur qui puisse entendre quelque chose. Nommez dans son fichier des places, et les lecteurs qui les servent.
tuning-mend-mute =
    Pas de réponse : { $slots }. Vérifiez les fils de ces cartes électroniques, d’abord la ligne de sélection et le 3,3 V ; puis essayez-en une autre.
tuning-mend-strange =
    Puces d’un genre inconnu : { $slots }. Si elles entendent bien, laissez-les ; sinon, cherchez un mauvais contact, ou essayez un autre module.
tuning-mend-check =
    Puces qui ne retiennent pas ce qu’on leur dit : { $slots }. Regardez leurs fils, raccourcissez-les, ou ralentissez le bus.
tuning-mend-resets =
    Puces qui ont redémarré toutes seules : { $slots }. Leur alimentation faiblit : mettez 100 nF et 47 µF près de chacune, et des fils plus gros.
tuning-mend-unsteady = Muettes par moments : { $slots }. Un fil y tient mal, ou il est trop long pour la vitesse du bus.
tuning-mend-unreadable =
    Ce qui s’y trouve ne se lit pas : { $slots }. Souvent deux étiquettes se couvrent, ou du métal est tout près. Posez-y une carte seule.
tuning-mend-weak =
    Mal entendu : { $slots }. Posez la carte au milieu de sa place. Si cela n’aide pas, lancez « facedown mat calibrate »,
    rapprochez l’antenne de la carte, et éloignez le métal.
tuning-mend-overhears =
    On y entend aussi la carte d’une voisine : { $slots }. Lancez « facedown mat calibrate », ou baissez le gain de ces lecteurs.
tuning-mend-unheard =
    Entendu à aucun gain : { $slots }. Posez l’étiquette au milieu de la place et recommencez avec --slots ;
    si cela n’aide pas, regardez les fils de l’antenne, ou essayez un autre module.

# Le réglage.
tuning-intro =
    Une étiquette va de place en place, et chaque antenne écoute pendant qu’elle y est. Retirez tout le reste du tapis.
    Entrée passe une place ; Ctrl-C termine, et ce qui a été trouvé jusque-là est enregistré.
tuning-clear = Quelque chose se trouve ici : { $slots }. Retirez tout du tapis, ou continuez malgré tout avec Entrée.
tuning-ask = Posez l’étiquette en { $slot }.
tuning-elsewhere =
    { $slot } n’entend encore rien, mais on l’entend ici : { $slots }. Posez-la au milieu de { $slot } ; Entrée passe { $slot }.
tuning-no-answer = { $slot } ne répond pas et sera passé.
tuning-measured = { $slot } : { $gain } dB, entendu dans { $share } des lectures
tuning-measured-with = { $slot } : { $gain } dB, entendu dans { $share } des lectures ; aussi entendu par { $slots }
tuning-unheard = { $slot } : entendu à aucun gain
tuning-earlier = Ce qui a été trouvé plus tôt ne peut pas servir et sera remplacé ({ $why }).
tuning-passed-over = Pas mesuré : { $slots }.
tuning-groups = { $count ->
    [one] Toutes les antennes peuvent fonctionner ensemble.
   *[other] Les antennes fonctionnent à tour de rôle, en { $count } groupes : celles qui s’entendent ne sont jamais allumées ensemble.
}
tuning-kept = Enregistré dans { $file }
tuning-not-kept = Rien n’en est enregistré, car ces lecteurs ne sont pas ceux du tapis ; --file l’enregistre dans un fichier.
tuning-nothing-measured = Rien n’a été mesuré, et ce que l’on savait reste tel quel.
tuning-broken-off = Réglage interrompu.

# Le rapport sur les pièces d’un tapis.
tuning-report-intro =
    Il faut une dizaine de minutes et une carte avec son étiquette. Le fichier ne nomme ni personne, ni tapis, ni carte, ni étiquette.
    Ctrl-C y met fin, et ce qui a été mesuré jusque-là est gardé.
tuning-report-bus = Posez la carte sur { $slot }, et appuyez sur Entrée.
tuning-report-lay = Posez la carte sur { $slot }.
tuning-report-lift = Retirez la carte de { $slot }.
tuning-report-leave = Laissez la carte où elle est pendant { $seconds } secondes, et ne touchez pas à la table.
tuning-report-transfers = { $antennas ->
    [one] { $antennas } antenne
   *[other] { $antennas } antennes
} : { $count } transferts par seconde
tuning-report-laid = Une carte posée est remarquée en { $mean } ms en moyenne, en { $most } ms au plus
tuning-report-lifted = Une carte retirée est remarquée en { $mean } ms en moyenne, en { $most } ms au plus
tuning-report-kept = Enregistré dans { $file }. Relisez-le, et envoyez-le au projet.
