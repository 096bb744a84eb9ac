"""The speech engines: programs and libraries that make a WAV file of a text, each behind the same port.

May import the standard library and `companion.errors`; `companion.voice.rendering` and the commands of voices call it.
"""
