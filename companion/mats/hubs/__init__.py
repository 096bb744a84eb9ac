"""Hubs before they are a mat's: what lies on one, how it gets there, and what is plugged in.

Imports `hardware` and what every command uses; called by `cli_hub`, and by whoever has to say how a hub gets its firmware.
"""
