# Help of `facedown voice`.

help-voice-about = The voices that can speak here, a test of their sound, and the lines that can be recorded.
help-voice-engines = the voices that can speak each language here, and how to get those that are missing
help-voice-lines = the lines that a person can record once and for all, as the index of a recorded voice
help-voice-test = say a sentence, and play every sound
help-voice-write = also keep the speech in this file
