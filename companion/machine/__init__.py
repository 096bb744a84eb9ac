"""The computer that the program runs on: one port to it, the doctor, the installer, the service, and facedown.toml as it holds here.

May import pages, screen, voice, record and everything below them. Called by `app` and `cli`.
"""
