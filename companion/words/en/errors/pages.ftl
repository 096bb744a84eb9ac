# The screen's pages.

pages-screenshot-unwritable = { QUOTED($path) } cannot be written ({ $reason })
    .fix = name a PNG in a folder of yours
