"""What is ordered for a mat: bill, netlist, cut list, plate and frames, all made from its build, so that they cannot disagree.

May import mats and words; called by `facedown mat order`.
"""
