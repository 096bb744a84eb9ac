# Where nothing can be heard.
sound-no-device = No sound device can be opened, so nothing will be heard. “aplay -L” names those that there are.
sound-no-device-named = The sound device “{ $device }” cannot be opened, so nothing will be heard. “aplay -L” names those that there are.
sound-left-out = The program came to its end while it opened the sound device, so this time nothing will be heard. At its next start it tries again.
sound-device-lost = The sound device is gone, so nothing more will be heard. Start the program again once it is back.
sound-device-lost-named = The sound device “{ $device }” is gone, so nothing more will be heard. Start the program again once it is back.
