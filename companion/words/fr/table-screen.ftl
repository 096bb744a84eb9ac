# What stands beside the table on the screen.
screen-mark-duet = Duo
screen-mark-trio = Trio
screen-mark-draws = à piocher : { $count }
screen-mark-out = hors jeu
screen-button-yes = Oui
screen-button-shift = Déplacer les cartes
screen-button-swap = Échanger
screen-button-cancel = Annuler
screen-button-check = Vérifier
screen-button-go-on = Continuer
screen-button-end = Résultat
screen-button-more = Autres choix
screen-button-undo = Annuler
screen-label-series = Partie { $match } sur { $most }
screen-match-over = La partie est finie.
screen-threshold = il faut plus de { $height } m
screen-threshold-reach = il faut { $height } m ou plus
screen-not-kept = Rien n’est enregistré, comme demandé.
screen-time-up = Le temps est écoulé, { $seat }. Terminez votre coup.

# Une carte vient d’être posée, elle ne compte pas encore.
screen-loose = { $seat } : vous pouvez encore déplacer « { $card } ».

# Ce qui est annulé : un coup, ou tout depuis le dernier tour de la seule personne parmi des robots.
screen-ask-act = { $act } Annuler ceci ?
screen-ask-back = { $seat } : revenir à votre dernier tour ? Tout ce qui a suivi est annulé aussi.
screen-ask-back-play = { $seat } : annuler « { $card } » et tout ce qui a suivi ?
