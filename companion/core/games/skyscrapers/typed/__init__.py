"""Skyscrapers at the terminal: who holds which card in secret, what is shown at a site, and what is proposed to whoever is asked.

May import the simulator and play. Called by play's ways.
"""
