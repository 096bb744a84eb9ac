"""The pictures that explain this game: towers grow for all, a roof makes a building one's own, and the earth quakes."""

from __future__ import annotations

from companion.core.games.pictured import Picture, SitesPicture, TowerExample

PICTURES: tuple[Picture, ...] = (
    SitesPicture((
        TowerExample(("shops", "offices")),
        TowerExample(("restaurants", "hotels", "toilet", "residential"), is_growing=True),
        TowerExample(("shops",)),
    )),
    SitesPicture((
        TowerExample(("shops", "offices")),
        TowerExample(("restaurants", "hotels", "toilet", "residential"), owner=0),
        TowerExample(("shops", "toilet", "offices", "offices", "hotels"), owner=1),
    )),
    SitesPicture((
        TowerExample(("shops", "toilet", "residential"), owner=0, insurances=1),
        TowerExample(("restaurants", "hotels", "toilet", "residential"), owner=2, quakes=2),
        TowerExample(("shops", "toilet", "offices", "offices", "hotels"), owner=1),
    )),
)  # fmt: skip
