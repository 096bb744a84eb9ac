# Ce que dit le terminal des cartes branchées, et de ce qui se trouve sur un hub.
hub-none = Aucune carte qui pourrait être un hub n’est branchée.

# Ce qu’il y a au bout d’un port.
hub-is-hub = Un hub, { $count ->
    [0] sans antenne
    [one] { $count } antenne
   *[other] { $count } antennes
}, démarré { $starts ->
    [one] { $starts } fois
   *[other] { $starts } fois
}.
hub-firmware = Son micrologiciel : { $firmware }
hub-in-file = Dans le fichier du tapis : { $line }
hub-crash = Ce qu’il avait à dire :
hub-is-version = Un hub qui parle la version { $version } du protocole, quand ce facedown parle la version { $own }. Mettez-y le micrologiciel de ce facedown :
hub-is-prompt = MicroPython, et aucun hub n’y tourne. Pour en faire un :
hub-mend-stopped = Si le micrologiciel s’y trouve déjà et n’a été qu’arrêté, il suffit de le relancer :
hub-is-silent = Personne ne répond. Débranchez la carte et rebranchez-la ; si cela n’aide pas, remettez-y le micrologiciel :
hub-is-held = Occupé par { $program }, donc rien n’a été demandé. L’arbitre le libère avec { $command }
hub-is-held-nameless = Occupé par un autre programme, donc rien n’a été demandé. L’arbitre le libère avec { $command }
hub-is-denied = Vous n’avez pas le droit de l’ouvrir. Rejoignez le groupe qui l’a, et reconnectez-vous :
hub-is-gone = Il n’est pas là, ou ce n’est pas un port série.
hub-is-other = Autre chose, et rien n’a été demandé. Si c’est quand même un hub, nommez son port.
hub-blank = Une carte qui attend MicroPython ({ $chip }, USB { $place })
hub-mend-blank = Copiez le fichier UF2 de MicroPython sur son disque, qui est { $drive }. Il y en a un pour chaque sorte de carte : { $where }
hub-mend-blank-driveless = Copiez le fichier UF2 de MicroPython sur son disque. Il y en a un pour chaque sorte de carte : { $where }

# Ce qui a été rassemblé.
hub-gathered = { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
} dans { $folder } : tout ce qui va sur un hub.
hub-antennas = { $count ->
    [one] Il porte { $count } antenne.
   *[other] Il porte { $count } antennes.
}
hub-board-kept = Son board.py est resté tel que vous l’avez modifié.
hub-board-ours = Si votre câblage n’est pas celui de firmware/README.md, modifiez-y d’abord board.py.
hub-board-wrong = Aucun hub ne peut être câblé comme le dit board.py. Modifiez-le, et recommencez :
hub-only-blank = La carte branchée attend MicroPython ; « facedown hub list » dit comment le lui donner.
hub-several = Plusieurs cartes sont branchées. « facedown hub list » dit leurs numéros ; mettez le bon à la place de { $placeholder }.
hub-put = Ceci les met sur la carte et la démarre. Un arbitre en marche doit d’abord la libérer, avec { $command }
