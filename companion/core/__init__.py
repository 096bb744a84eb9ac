"""What a referee is, without clock, chance, disk or display."""
