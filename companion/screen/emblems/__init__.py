"""The small pictures on the cards: `emblem` says which one a card bears, the others draw them; the PNG files beside are what they drew.

`pen` only notes shapes down: `pixels` draws them for the screen, `companion.cards.printing` as lines and areas.
"""
