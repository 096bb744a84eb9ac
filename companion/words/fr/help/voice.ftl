# L’aide de « facedown voice ».

help-voice-about = Qui peut parler ici, ce que cela donne, et quelles phrases peuvent être enregistrées.
help-voice-engines = qui peut parler quelle langue ici, et comment obtenir ce qui manque
help-voice-lines = les phrases qui peuvent être enregistrées une fois pour toutes, sous forme d’index d’une voix enregistrée
help-voice-test = dire une phrase, et jouer tous les sons
help-voice-write = enregistrer aussi la voix dans ce fichier
