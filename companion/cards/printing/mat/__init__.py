"""The plan of a mat on paper: its places to scale on the fronts, where readers go on the backs, tiled over sheets that are glued together.

May import mats, words and the ink of `companion.cards.printing`; knows no deck and no card. Called by `facedown print mat`.
"""
