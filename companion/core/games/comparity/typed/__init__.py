"""Comparity at the terminal: how its cards are dealt, what hands do in it, and what is proposed to whoever is asked.

May import the simulator and play. Called by play's ways.
"""
