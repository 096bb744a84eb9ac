"""Pages that belong to no match: each shows a plain value that the caller fills, and drawing it is a pure function.

May import the modules of the screen beside it, decks, games and the mat's shape; never record. Called by pages and by the service. The
module of a page has a function `draw_...`, and `changed_...` where a touch changes its value; companion.pages.page_stack names them all.
"""
