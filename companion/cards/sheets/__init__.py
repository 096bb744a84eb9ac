"""Spreadsheets in and out: a CSV as people write it becomes a deck or new values for one, and a deck becomes a CSV for their spreadsheet.

`grid` finds headings and rows, `headings` says what a column is for and `numbers` what stands in it, by the words of `words`; `slugs` makes
ids. `fresh` makes a deck of a grid, `matched` takes it for the columns of a deck that is there, `merging` changes values of that;
`near` finds its cards by parts of their names, and `spoilt` knows texts of it that an old encoding has damaged.
`laid` writes both files of a deck; `importing` and `exporting` are what the command calls, and `report` says what became of it.
"""
