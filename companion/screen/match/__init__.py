"""The pages within a match: the verdict over the table, repairs, choices, the pause, and corrections by players.

May import the modules of the screen beside it, the referee's views and words; never record, protocol or the simulator. Called by pages.
"""
