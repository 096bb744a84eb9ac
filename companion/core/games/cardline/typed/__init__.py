"""Cardline at the terminal: who holds which card, how a card goes into a gap, and what is proposed to whoever is asked.

May import the simulator and play. Called by play's ways.
"""
