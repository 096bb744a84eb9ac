# Quand rien ne peut être entendu.
sound-no-device = Aucun périphérique audio n’est disponible : il n’y aura pas de son. « aplay -L » donne la liste de ceux qui existent.
sound-no-device-named = Le périphérique audio « { $device } » n’est pas disponible : il n’y aura pas de son. « aplay -L » donne la liste de ceux qui existent.
sound-left-out = La dernière fois, le programme s’est arrêté pendant qu’il ouvrait le périphérique audio : cette fois, il n’y aura pas de son. Il réessaiera au prochain démarrage.
sound-device-lost = Le périphérique audio a disparu : il n’y aura plus de son. Relancez le programme quand il sera revenu.
sound-device-lost-named = Le périphérique audio « { $device } » a disparu : il n’y aura plus de son. Relancez le programme quand il sera revenu.
