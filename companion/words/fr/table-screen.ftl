# What stands beside the table on the screen.
screen-mark-duet = Duo
screen-mark-trio = Trio
screen-mark-draws = pioche { $count }
screen-mark-out = hors jeu
screen-button-yes = Oui
screen-button-shift = Déplacer les cartes
screen-button-swap = Échanger
screen-button-cancel = Annuler
screen-button-check = Vérifier
screen-button-go-on = Continuer
screen-button-end = Bilan
screen-button-more = Autres choix
screen-button-undo = Annuler
screen-label-series = Partie { $match } sur { $most }
screen-threshold = ≥ { $height } m
screen-not-kept = Rien n’est enregistré, comme demandé.

# Une carte vient d’être posée, elle ne compte pas encore.
screen-loose = « { $card } » est posée ; elle peut encore bouger.
