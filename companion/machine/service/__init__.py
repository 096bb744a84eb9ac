"""The referee as a service: supervised by systemd, on a screen that no administrator watches.

May import pages, screen, record and everything below; no game, position or card. Called by `app` and `cli`.
"""
