"""The referee as an appliance: installed as a service, watched over by systemd, on a screen that nobody administers.

Called by the roots and by the evening; imports whatever it tells of, and no game, position or card.
"""
