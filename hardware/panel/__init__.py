"""The panel beside the screen, on a Raspberry Pi's own pins: buttons, an encoder, a lamp for each seat, a buzzer.

May import the standard library and gpiozero. Called by the composition root, which hands presses to the screen and lamps to the panel.
"""
