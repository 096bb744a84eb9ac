"""Spreadsheets in and out: a workbook or CSV file becomes a deck or new values for one, and a deck becomes one of them.

`workbook` and `grid` read the table with its headings (`headings`) and values (`values`); `new_deck` and `new_values` say which column is
which, and `deck_rows` reads their cells. May import decks, editing, words and system; `importing` and `exporting` are called by the
commands of `companion.cli.deck`.
"""
