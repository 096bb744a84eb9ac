# Help of `facedown mat wiring`.

help-wiring-parts = only the parts to buy, and the current that they draw
help-wiring-pins = only the wiring of each pin, and the slot of each antenna
help-wiring-write = put the drawings of the wiring into this folder, as SVG
