"""Drawings of a build: values made of shapes, in which every wire knows its name, and then SVG.

Rules of this folder: later shapes lie over earlier ones. A wire is drawn as lines that meet at their ends or at a dot, or goes on from one
flag of its name to the others; lines of different wires only ever cross. The tests hold it for every sheet.
"""
