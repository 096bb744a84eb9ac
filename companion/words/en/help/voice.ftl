# Help of `facedown voice`.

help-voice-about = Who can speak here, what that sounds like, and which lines can be recorded.
help-voice-engines = who can speak which language here, and how to get those that are missing
help-voice-lines = the lines that can be recorded once and for all, as the index of a recorded voice
help-voice-test = say a sentence, and play every sound
help-voice-write = keep the speech in this file as well
