# What stands beside the table on the screen.
screen-mark-duet = Duo
screen-mark-trio = Trio
screen-mark-draws = pioche { $count }
screen-mark-out = hors jeu
screen-button-ok = OK
screen-the-swap = { $seat } : échangez « { $card-1 } » et « { $card-2 } ».
screen-button-shift = Tout déplacer
screen-button-cancel = Annuler
screen-button-check = Vérifier
screen-button-go-on = Continuer
screen-button-end = Bilan
screen-button-more = Autres choix
screen-button-undo = Annuler
screen-label-draw = Piocher
screen-label-series = Partie { $match } sur { $most }
screen-threshold = ≥ { $height } m
screen-not-kept = Cette partie n’est pas enregistrée, comme demandé.
