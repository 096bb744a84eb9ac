"""Makes a machine start into the referee by itself, mends what differs, and takes it away again.

May import config, configuring, lines and shipped; no game, position or card. Called by `cli_service`, and by the doctor, which asks
`wanted` what should lie where.
"""
