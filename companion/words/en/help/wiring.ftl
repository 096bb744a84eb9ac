# Help of `facedown mat wiring`.

help-wiring-parts = only what has to be bought, and what it draws
help-wiring-pins = only which pin goes where, and which slot hangs on which antenna
help-wiring-write = put the drawings of it into this folder, as SVG
