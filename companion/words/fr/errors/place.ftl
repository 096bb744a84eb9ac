# Où quelque chose ne va pas. Les noms de fichiers, d’options et de clés restent tels quels.

place-in = { $file }, { $place }
place-within = { $place }, { $name }
place-within-quoted = { $place }, { QUOTED($name) }
place-line = ligne { $line }
place-line-of = { $file }, ligne { $line }
place-row = ligne { $row }
place-row-column = ligne { $row }, colonne { $column }

place-command-line = ligne de commande
place-standard-input = entrée standard
place-standard-output = sortie standard
place-standard-stream = flux standard { $stream }
place-standard-streams = entrée ou sortie standard
place-language = langue
place-screen = écran

place-setup = préparation
place-setup-key = préparation, { $key }
place-the-setup = préparation
place-the-match = partie
place-match = partie { $number }
place-match-of = { $file }, partie { $number }
place-act = coup { $number }
place-player = nom { $player }
place-the-deck = paquet
place-deck = paquet { $deck }
place-deck-quoted = paquet { QUOTED($deck) }
place-deck-characteristics = paquet { $deck }, caractéristiques
place-deck-card = paquet { $deck }, carte { $card }
place-deck-terms = paquet { $deck }, terms.{ $terms }
place-card = carte { $card }
place-card-quoted = carte { QUOTED($card) }
place-tag = étiquette { $tag }
place-tag-quoted = étiquette { QUOTED($tag) }
place-mat = tapis { $mat }
place-mat-quoted = tapis { QUOTED($mat) }
place-shipped-folder = dossier fourni { QUOTED($folder) }

# Une valeur telle qu’elle est écrite, entre les guillemets de la langue ; et la ligne d’un problème.
place-quoted = « { $text } »
place-problem = { $where } : { $what } ; { $fix }
place-problem-in-short = { $where } : { $what }

place-printing = impression

place-switching-off = extinction

place-characteristic = caractéristique { $number }

place-language-of = { $place }.{ $language }

place-columns-of-deck = characteristic, beside et traits
place-clock = l’horloge

place-program = le programme

place-workbooks = classeurs

place-journal = le journal
