# Панель стола: кнопки, энкодер, лампы и зуммер.

panel-whole = панель

panel-button = кнопка { $name } на выводе { $pin }

panel-encoder = энкодер на выводах { $first } и { $second }

panel-encoder-button = кнопка энкодера на выводе { $pin }

panel-lamp = лампа места { $seat } на выводе { $pin }

panel-buzzer = зуммер на выводе { $pin }

panel-part-unusable = воспользоваться этим не удаётся ({ $reason })
    .fix = проверьте, не занят ли он другой программой и верен ли его номер в [panel] файла поля

panel-without-pins = до выводов не добраться ({ $reason })
    .fix = запустите на Raspberry Pi от имени пользователя из группы gpio, с пакетом lgpio; или уберите [panel] из файла поля
