# Ce que dit le terminal de ceux qui savent parler.
voice-there = { $name } : { $voices }
voice-without = { $name } est installé, mais sans voix anglaise, russe ni française.
voice-missing = { $name } n’est pas installé. Pour l’installer : { $command }
voice-needs-files = Il faut un fichier de voix par langue, nommé dans facedown.toml : { $example }
voice-no-file = Il n’y a pas de fichier de voix { $file }
voice-recorded = Voix enregistrées dans { $folder } : { $counts }
voice-speaks = { $language ->
    [en] { $name } parle anglais.
    [ru] { $name } parle russe.
   *[fr] { $name } parle français.
}
voice-nobody = { $language ->
    [en] Personne ne parle anglais ici.
    [ru] Personne ne parle russe ici.
   *[fr] Personne ne parle français ici.
}
voice-said = { $name } le dit, { $how ->
    [new] c’était prêt au bout de { $milliseconds } ms.
   *[kept] c’était déjà enregistré, prêt au bout de { $milliseconds } ms.
}
voice-lasts = Cela dure { $seconds } s.
voice-written = Enregistré dans { $file }
voice-sounds = Les sons :

# Chaque son selon ce qu’il annonce.
voice-cue-placed = une carte est posée
voice-cue-revealed = une carte est révélée
voice-cue-fits = une carte est bien placée
voice-cue-violation = une carte n’est pas à sa place
voice-cue-penalty = une pénalité
voice-cue-prize = un prix
voice-cue-turn = à quelqu’un d’autre de jouer
voice-cue-unknown = une carte inconnue
voice-cue-cleared = tout est de nouveau en ordre
voice-cue-win = la partie est gagnée
voice-cue-ticking = il reste dix secondes
voice-cue-ringing = le temps est écoulé
voice-cue-lifted = une carte semble levée
