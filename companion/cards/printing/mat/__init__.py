"""The plan of a mat on paper: its places to scale on the fronts, where readers go on the backs, tiled over sheets that are put together.

May import mat, lines, errors, arguments and the ink of `companion.cards.printing`; knows no deck and no card. Called by `facedown print mat`.
"""
