# Help of `facedown mat`.

help-mat-about = Tests and calibrates the readers of a mat, plans its wiring, and makes its order.
help-mat-calibrate = find the best gain of each antenna, and which antennas hear each other, with one tag that goes from slot to slot
help-mat-file = keep the calibration in this file; default beside the mat's own, or in the state folder
help-mat-order = what to buy for the mat and what it costs, with netlist, plate and frames to be made
help-mat-seconds = how long to test; default 5, and in a terminal until Ctrl-C
help-mat-simulated = with models of its readers, even if the mat is there
help-mat-slots = only these slots, with commas: A1,B4; the calibration of the others stays
help-mat-test = show what each slot of the mat reads, how well, and how to mend what is not well
help-mat-wiring = how the mat is built: its parts, the current that they draw, and the wiring of each pin
help-mat-report = measure what the parts of the mat do in truth, in ten guided minutes, for a file that can be sent to the project
help-mat-report-write = the file to write, in JSON
