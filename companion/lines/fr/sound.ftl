# Quand rien ne peut être entendu.
sound-no-device = Aucun périphérique audio ne s’ouvre : il n’y aura pas de son. « aplay -L » nomme ceux qui existent.
sound-no-device-named = Le périphérique audio « { $device } » ne s’ouvre pas : il n’y aura pas de son. « aplay -L » nomme ceux qui existent.
sound-device-lost = Le périphérique audio a disparu : il n’y aura plus de son. Relancez le programme quand il sera revenu.
sound-device-lost-named = Le périphérique audio « { $device } » a disparu : il n’y aura plus de son. Relancez le programme quand il sera revenu.
