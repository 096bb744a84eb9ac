# Страницы экрана.

pages-screenshot-unwritable = записать { QUOTED($path, whole: 1) } не удаётся ({ $reason })
    .fix = назовите файл PNG в своей папке
