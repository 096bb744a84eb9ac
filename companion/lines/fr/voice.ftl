# Ce que dit le terminal de ceux qui savent parler.
voice-there = { $name } : { $voices }
voice-without = { $name } est là, mais sans voix anglaise, russe ni française.
voice-missing = { $name } n’est pas là. Pour l’avoir : { $command }
voice-needs-files = Il faut un fichier de voix par langue, nommé dans facedown.toml : { $example }
voice-no-file = Il n’y a pas de fichier de voix { $file }
voice-recorded = Voix enregistrées dans { $folder } : { $counts }
voice-speaks = { $language ->
    [en] L’anglais est parlé par { $name }.
    [ru] Le russe est parlé par { $name }.
   *[fr] Le français est parlé par { $name }.
}
voice-nobody = { $language ->
    [en] Personne ne parle anglais ici.
    [ru] Personne ne parle russe ici.
   *[fr] Personne ne parle français ici.
}
voice-said = { $name } le dit, { $how ->
    [new] c’était prêt au bout de { $milliseconds } ms.
   *[kept] c’était gardé et prêt au bout de { $milliseconds } ms.
}
voice-lasts = Cela dure { $seconds } s.
voice-written = C’est gardé dans { $file }
voice-sounds = Les sons :

# Chaque son selon ce qu’il annonce.
voice-cue-placed = une carte est posée
voice-cue-revealed = une carte est dévoilée
voice-cue-fits = une carte convient
voice-cue-violation = quelque chose n’est pas à sa place
voice-cue-penalty = une pénalité
voice-cue-prize = un prix
voice-cue-turn = le tour passe
voice-cue-unknown = une carte que personne ne connaît
voice-cue-cleared = tout est de nouveau en ordre
voice-cue-win = la partie est gagnée
