# The screen's pages.

pages-screenshot-unwritable = { QUOTED($path, whole: 1) } cannot be written ({ $reason })
    .fix = name a PNG in a folder of yours
