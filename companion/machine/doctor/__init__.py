"""What is the matter with this machine, and which command mends it: one named check after the other.

Called by `cli_doctor`; imports what it looks at, and never a position, so it cannot tell what lies face down.
"""
