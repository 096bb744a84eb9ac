# When the program itself has stumbled: what happened, what is kept, and how it goes on.
appliance-title-panic = One moment, please
appliance-panic-part = { $part ->
    [mat] The part of the program that listens to the mat has stumbled.
    [screen] The part of the program that draws the screen has stumbled.
    [voice] The part of the program that speaks has stumbled.
    [record] The part of the program that keeps the record has stumbled.
   *[other] The referee has stumbled over its own program.
}
appliance-panic-nobody = Nobody at the table has brought that about.
appliance-panic-kept = What was played is on record: nothing of it is lost. Leave the cards as they lie; at the most the last act has to be done once more.
appliance-panic-memory = What was played is still remembered, but it is not on record: whoever switches off now loses it. Leave the cards as they lie.
appliance-panic-idle = No match was under way, and all that is on record is as it was.
appliance-panic-twice = That was the second time in this match, so the first page comes now. The match waits there, and can be gone on with.
appliance-panic-itself-match = If nobody does anything, the match soon goes on by itself.
appliance-panic-itself-home = If nobody does anything, the first page soon comes by itself.
appliance-panic-itself-later = If nobody does anything, the program tries once more in a few minutes.
appliance-panic-code = The log tells more under { $code }.
appliance-status-match = Touch the screen or press OK: the match goes on where it stood.
appliance-status-home = Touch the screen or press OK for the first page.
appliance-status-later = Touch the screen or press OK to try once more.
appliance-label-go-on = Go on

# When the table cannot be opened: a file, a mat or a record that has to be put right first.
appliance-title-trouble = The table cannot be opened yet
appliance-status-trouble = As soon as this is put right, the table opens by itself.
appliance-label-try-again = Try again

# Switching the machine off.
appliance-label-switch-off = Switch off
appliance-title-switch-off = Switch off?
appliance-switch-off-kept = All that was played is on record and waits here next time.
appliance-status-switch-off = Shall the machine be switched off?
appliance-title-goes-off = Good night
appliance-goes-off-plug = When the light on the machine has gone out or no longer blinks, the plug may be pulled.
appliance-status-goes-off = The machine is being switched off.

# On the first page.
appliance-mat-matter = Something about the mat wants a look: touch “{ page-label-health }”.
