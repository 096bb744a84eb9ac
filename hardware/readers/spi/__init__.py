"""Many MFRC522 on one bus of a Raspberry Pi: `poller` is a program of its own that speaks a hub's frames, the rest is what it stands on.

May import the standard library, hardware's own modules, gpiozero, and in `package` alone mfrc522, spidev and RPi.GPIO.
Called through a pipe by `hardware.readers.hub`; `wiring.command` tells how the program is started.
"""
