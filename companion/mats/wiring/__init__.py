"""The wiring of a mat: parts, power, pins and drawings, all made from the plan of the mat, so that they cannot disagree with it.

May import mats, words, and the colouring of antennas in hardware; called by `facedown mat wiring`.
"""
