"""The checks themselves, one module for each thing that is looked at; `companion.machine.doctor.listed` names them all.

Each takes a `Case` and gives findings; none changes anything, and none tells what stands on a card.
"""
