terminal-pile = pile { $count }
