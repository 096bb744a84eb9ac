"""How people play Comparity at a simulated table: bots that choose, hands that carry out, blunders, and the book that they keep.

May import the table's view and the simulator; bots never see a position, a pile or another hand.
Loaded by `COMPARITY.people`.
"""
