# When the program itself has stumbled: what happened, what is kept, and how it goes on.
appliance-title-panic = One moment, please
appliance-panic-part = { $part ->
    [mat] The referee lost touch with the mat for a moment.
    [screen] The screen had a hiccup.
    [voice] The voice had a hiccup.
    [record] The referee had a hiccup while saving.
   *[other] The referee had a hiccup.
}
appliance-panic-nobody = Nobody at the table did anything to cause it.
appliance-panic-kept = Everything played so far is saved. Leave the cards as they are; at most, repeat the last move.
appliance-panic-memory = Do not switch off: the match is not saved yet. Leave the cards as they are.
appliance-panic-idle = No match was under way, and everything saved is still there.
appliance-panic-twice = That was the second time in this match, so the home page opens now. Your match is waiting there.
appliance-panic-itself-match = In a moment the match goes on by itself.
appliance-panic-itself-home = In a moment the home page opens by itself.
appliance-panic-itself-later = In a few minutes the program tries again by itself.
appliance-panic-code = More is in the log, under { $code }.
appliance-status-match = Touch the screen or press OK to go on with the match.
appliance-status-home = Touch the screen or press OK for the home page.
appliance-status-later = Touch the screen or press OK to try again.
appliance-label-go-on = { $goes ->
    [match] Continue
    [home] Home page
   *[later] Try again
}

# When the table cannot be opened: a file, a mat or a record that has to be put right first.
appliance-title-trouble = The game cannot start: something needs mending
appliance-status-trouble = Call the person who set it up. Once mended, it goes on by itself.
appliance-label-try-again = Try again

# Switching the machine off.
appliance-label-switch-off = Switch off
appliance-title-switch-off = Switch off?
appliance-switch-off-kept = Everything played is saved and waits here for you.
appliance-label-stay = Cancel
appliance-title-goes-off = Good night
appliance-goes-off-plug = When the light is out or no longer blinks, you may pull the plug.

# On the first page.
appliance-mat-matter = Several things on the mat need checking.
