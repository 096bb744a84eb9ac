# The panel of a table: its buttons, encoder, lamps and buzzer.

panel-whole = the panel

panel-button = button { $name } on pin { $pin }

panel-encoder = the encoder on pins { $first } and { $second }

panel-encoder-button = the encoder's button on pin { $pin }

panel-lamp = the lamp of { $seat } on pin { $pin }

panel-buzzer = the buzzer on pin { $pin }

panel-part-unusable = it cannot be used ({ $reason })
    .fix = see that no other program uses it, and that its number in [panel] of the mat file is right

panel-without-pins = there are no pins to be had ({ $reason })
    .fix = run it on a Raspberry Pi as a user of its group gpio, with the package lgpio; or take [panel] out of the mat file
