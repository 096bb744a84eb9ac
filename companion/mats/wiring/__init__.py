"""How a mat is wired: parts, power, pins and drawings, all made of the mat's own plan, so that they cannot disagree with it.

Called by `cli_mat`; imports `mat` and the colouring of antennas.
"""
