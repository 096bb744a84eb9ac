"""The pages within a match: the verdict over the table, what is to be put right, choices, the pause, and what players may correct.

May import the kit of the screen, the referee's views and lines; never journal, protocol or the simulator.
"""
