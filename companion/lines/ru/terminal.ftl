terminal-pile = стопка { $count }
