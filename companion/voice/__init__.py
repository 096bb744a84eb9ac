"""What is heard of a match: speech and sounds, made in threads of their own for which the table never waits. README.md tells more.

May import the core, errors, events and `system`; of pygame only the mixer, and only in `mixer`; never screen, record or protocol.
Called by the pages with announcements, and by the composition root, which makes a `Speaker`.
"""
