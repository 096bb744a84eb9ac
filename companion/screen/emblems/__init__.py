"""The small pictures on the cards: `emblem` says which one a card bears, the others draw them; the PNG files beside are what they drew."""
