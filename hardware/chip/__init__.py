"""A model of the MFRC522 behind its SPI bus, with tags, radio field and a virtual clock: a fake that behaves and that ships.

May import the standard library and no driver of this package, as it tests them. README.md says what it does not model.
Called by the virtual hubs, the bench, and the tests of drivers, firmware and the libraries that are used as they are.
"""
