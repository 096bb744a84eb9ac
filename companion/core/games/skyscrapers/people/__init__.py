"""How people play Skyscrapers at a simulated table: the deal, bots, hands that show cards, blunders, and the book that they keep.

May import the table's view and the simulator; bots never see a position, a pile or another hand.
Loaded by `SKYSCRAPERS.people`.
"""
