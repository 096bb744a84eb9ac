doctor-name-is-a-folder = это папка
    .fix = назовите файл в ней, например doctor.zip

doctor-file-is-there-already = такой файл уже есть
    .fix = назовите другой файл, существующий или новый

doctor-no-such-check = проверки { QUOTED($name) } нет
    .fix = { $instead }

doctor-unwritable = записать это не удаётся ({ $reason })
    .fix = проверьте, есть ли место на диске и можно ли вам туда писать
