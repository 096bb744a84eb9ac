"""The computer that the program runs on: files that survive power cuts, doctor, service, installer."""
