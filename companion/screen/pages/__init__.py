"""Pages that belong to no match: what each shows is a plain value that the caller fills, and drawing it is a pure function.

May import the kit of the screen, decks, games and the mat's shape; never journal or history. Called by whoever owns what is shown when.
"""
