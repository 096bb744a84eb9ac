"""Playing in the terminal: people type what their hands do and their mouths say at a simulated table, and bots play along.

May import what the rest of `companion.terminal` may. Called by app.
"""
