"""The referee itself: it knows the cards on the mat, the rules, and what may be said.

The core needs neither a display nor a hardware library; `app` and `cli` put the parts together.
"""
