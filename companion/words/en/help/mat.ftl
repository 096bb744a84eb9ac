# Help of `facedown mat`.

help-mat-about = Whether a mat hears well, and how it hears best.
help-mat-calibrate = find the best gain of each antenna, and which antennas hear each other, with one tag that goes from slot to slot
help-mat-file = keep it in this file; default beside the mat's own, or in the state folder
help-mat-seconds = so long; default 5, and in a terminal until Ctrl-C
help-mat-simulated = with models of its readers, also where the mat is there
help-mat-slots = only these, with commas: A1,B4; what is known of the others stays
help-mat-test = show what each slot of the mat reads, how well, and what to do about what is not well
help-mat-wiring = how the mat is built: its parts, what they draw, and which pin goes where
