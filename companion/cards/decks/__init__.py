"""The files of a deck: deck.toml and cards.csv, read and checked."""
