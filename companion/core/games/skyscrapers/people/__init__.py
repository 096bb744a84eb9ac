"""Skyscrapers' people: what is dealt, a bot that chooses, hands that show cards at tap places, clumsy ones, and the people's own book.

May import the table's view and the simulator; bots never see a position, a pile or anybody else's hand.
Called by the simulator's sitting, through `SKYSCRAPERS` in `people.py`.
"""
