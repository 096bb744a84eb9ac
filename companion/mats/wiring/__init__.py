"""How a mat is wired: parts, power, pins and drawings, all made from the mat's own plan, so that they cannot disagree with it.

May import mats, words, and the colouring of antennas in hardware; called by `facedown mat wiring`.
"""
