"""MicroPython's `neopixel`: the colours that the lights would show."""

import machine


class NeoPixel:
    def __init__(self, pin, count):
        if not pin.is_out:
            raise ValueError("the pin has to be an output")
        self.pin = pin
        self.colours = bytearray(3 * count)

    def __setitem__(self, light, colour):
        if not 0 <= light < len(self.colours) // 3:
            raise IndexError
        self.colours[3 * light : 3 * light + 3] = bytes(colour)

    def write(self):
        machine.tell(b"N", bytes((self.pin.number,)) + bytes(self.colours))
        machine.flush()
