# Справка о параметрах экрана.

help-screen-after = в какую секунду за столом снять --screenshot; по умолчанию 20
help-screen-fullscreen = во весь экран
help-screen-mute = без речи и без звуков
help-screen-rotate = как повёрнут экран, по часовой стрелке: 0, 90, 180 или 270
help-screen-screen = экран
help-screen-screenshot = ничего не показывать, а сохранить одну картинку в файл PNG
help-screen-size = размер окна: 1280x720; по умолчанию сколько позволит место
help-screen-speech-log = записывать всё сказанное, предложение за предложением; и с --mute тоже
help-screen-voice = речь: all — вся, verdicts — только вердикты, blind — всё, что видно на экране, off — никакой
help-screen-what-heard-screen = что слышно у экрана
