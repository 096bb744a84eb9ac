# Les parties dans le terminal.

terminal-no-match-to-resume = aucune partie n’attend ici
    .fix = « facedown history » liste les parties ; commencez-en une sans --resume

terminal-comes-out-otherwise = rejouée, elle ne donne pas ce qui est enregistré (entrée { $entry }) : une autre version du programme, ou une autre table, y a touché
    .fix = elle reste enregistrée telle quelle ; commencez-en une autre avec --new

terminal-no-such-player = personne ne s’appelle { QUOTED($name) }
    .fix = { $instead }
