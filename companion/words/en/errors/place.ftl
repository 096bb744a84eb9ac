# Where something is wrong. Names of files, options and keys stay as they are.

place-in = { $file } { $place }
place-within = { $place }, { $name }
place-within-quoted = { $place }, { QUOTED($name) }
place-line = line { $line }
place-line-of = { $file } line { $line }
place-row = row { $row }
place-row-column = row { $row }, column { $column }

place-command-line = command line
place-standard-input = standard input
place-standard-output = standard output
place-standard-stream = standard { $stream }
place-standard-streams = standard input or output
place-language = language
place-screen = the screen

place-setup = set-up
place-setup-key = set-up, { $key }
place-the-setup = the set-up
place-the-match = the match
place-match = match { $number }
place-match-of = { $file }, match { $number }
place-act = act { $number }
place-player = player { $player }
place-the-deck = the deck
place-deck = deck { $deck }
place-deck-quoted = deck { QUOTED($deck) }
place-deck-characteristics = deck { $deck }, characteristics
place-deck-card = deck { $deck }, card { $card }
place-deck-terms = deck { $deck }, terms.{ $terms }
place-card = card { $card }
place-card-quoted = card { QUOTED($card) }
place-tag = tag { $tag }
place-tag-quoted = tag { QUOTED($tag) }
place-mat = mat { $mat }
place-mat-quoted = mat { QUOTED($mat) }
place-shipped-folder = shipped folder { QUOTED($folder) }

# A value as it was written, between the quotation marks of the language; and the line of a problem.
place-quoted = { $written }
place-problem = { $where }: { $what }; { $fix }
place-problem-in-short = { $where }: { $what }

place-printing = printing

place-switching-off = switching off

place-characteristic = characteristic { $number }

place-language-of = { $place }.{ $language }

place-columns-of-deck = characteristic, beside and traits
place-clock = the clock

place-program = the program

place-workbooks = workbooks

place-journal = the journal
