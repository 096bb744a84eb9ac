"""Benches: what the program costs on this machine, each figure beside a yardstick that is measured in the same run.

    python -m tests.bench rules        # from a checkout; `python -m tests.bench --help` tells the others and their options

They import the whole program; nothing imports them but their tests.
"""
