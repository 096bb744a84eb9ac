# Why the operating system, SQLite or a library refused: in their own words.

reason-refused = { $words }
reason-library = { $words }
reason-at = { $words } (at line { $line }, column { $column })
reason-at-end = { $words } (at end of document)
reason-at-character = { $words }: line { $line } column { $column } (char { $character })
