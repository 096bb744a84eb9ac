# Ce que dit le terminal de facedown.toml. Quand une ligne finit par un deux-points, un chemin ou une commande est écrit derrière.
config-begun = Commencé, chaque clé est expliquée et aucune ne compte encore :
config-to-check = Une fois modifié :

# Ce que trouve un contrôle.
config-no-file = Ce fichier n’existe pas, tout est donc comme d’habitude :
config-begin = Pour en commencer un :
config-faults = Avec ceci, aucune partie ne peut être jouée comme le fichier le demande :
config-notes = L’arbitre s’en passe ; pour l’avoir :
config-sound = Tout est utilisable, et tout ce qu’il nomme est là :
config-noted = Utilisable :
config-not-as-asked = Utilisable en soi, mais pas avec ce qu’il nomme :

# Ce qui compte, et où c’est dit.
config-file = # Ce qui compte ; hormis la ligne de commande, c’est dit dans :
config-file-none = # Ce qui compte, tant que ce fichier n’existe pas :
config-usual = comme d’habitude
config-of-line = ligne { $line }
config-of-screen = choisi à l’écran
config-of-screen-instead = choisi à l’écran, ce qui passe avant la ligne { $line }
config-of-system = la langue du système
config-of-variable = { $variable }
config-of-variable-instead = { $variable }, ce qui passe avant la ligne { $line }
config-usual-mat = simulé, celui de chaque jeu
config-usual-voice-folder = aucune voix enregistrée
config-usual-voice-device = celle que prend le système
config-usual-voice-piper = qui d’autre sait parler
config-usual-voice-words-a-minute = aussi calmement que d’habitude
config-usual-screen-size = toute la place disponible
config-usual-screen-full = une fenêtre ; sur une console, tout l’écran
config-usual-screen-driver = trouvé tout seul
config-usual-television-standby = jamais
config-screen = Choisi à l’écran, dans :
config-screen-row = { $name } : { $choice }{ $way ->
    [set] { "" }
   *[usual] { " " }(comme d’habitude)
}
config-folder-config = facedown.toml :
config-folder-state = Étiquettes, parties, réglages :
config-folder-decks = Vos paquets :
config-folder-mats = Vos tapis :
config-folder-cache = Ce qui peut être refait :
