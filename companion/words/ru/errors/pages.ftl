# Страницы экрана.

pages-screenshot-unwritable = записать { QUOTED($path) } не удаётся ({ $reason })
    .fix = назовите файл PNG в своей папке
