"""The composition root: configuration, clock, readers, lamps and sound of a table, and its matches."""
