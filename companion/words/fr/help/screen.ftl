# L’aide des options de l’écran.

help-screen-after = pour --screenshot : au bout de combien de temps à la table ; par défaut 20
help-screen-fullscreen = en plein écran
help-screen-mute = ni voix ni sons
help-screen-rotate = comment l’écran est tourné, dans le sens horaire : 0, 90, 180 ou 270
help-screen-screen = écran
help-screen-screenshot = ne rien afficher, mais enregistrer une image PNG de l’écran
help-screen-size = taille de la fenêtre : 1280x720 ; par défaut toute la place disponible
help-screen-speech-log = écrire dans ce fichier ce qui est dit, phrase par phrase ; aussi avec --mute
help-screen-voice = la voix : all, verdicts, blind (tout ce que montre l’écran) ou off
help-screen-what-heard-screen = voix et sons
