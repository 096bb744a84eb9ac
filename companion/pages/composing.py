"""Scenes put together: the referee's screen above, the trays of the simulated table below, pages over both."""

from __future__ import annotations

from dataclasses import replace

from companion.core.referee.announcements import Announcement
from companion.pages.hands import TableHands
from companion.pages.page_stack import Leaf, draw_leaf
from companion.screen import look
from companion.screen.avatars import Avatars
from companion.screen.draft import Draft
from companion.screen.end import draw_end
from companion.screen.ending import Ending
from companion.screen.fonts import FontLetters
from companion.screen.hand import dragged_piece
from companion.screen.letters import Typesetter
from companion.screen.match import pause
from companion.screen.sight import Sight
from companion.screen.table import draw_table
from companion.screen.things import Rect, Scene
from companion.screen.tray import draw_faults, draw_tray, hand_targets
from companion.screen.words import Words

TRAY, UPRIGHT_TRAY, UPRIGHT = 0.22, 0.18, 1.5  # of the window's height; a window that is higher than that stands upright


class Composer:
    """Makes scenes for a screen of `size`, with letters larger by `scale` and the avatars of players."""

    def __init__(self) -> None:
        self.size, self.scale = (1280, 720), 1.0
        self.avatars: Avatars = ()
        self._setter = Typesetter(FontLetters())

    def nothing(self) -> Scene:
        return self._draft().scene()

    def leaf(self, words: Words, leaf: Leaf, sight: Sight | None, notice: str, latest: Announcement | None = None) -> Scene:
        """`latest` is what was said last; the page that says why shows its ruling."""
        if sight is not None and leaf.name == "why":
            sight = replace(sight, told=replace(sight.told, verdict=latest, why=latest.rule if latest else ""))
        draft = self._draft()
        draw_leaf(draft, words, leaf, sight)
        if notice:
            _draw_notice(draft, notice)
        return draft.scene()

    def of_match(self, sight: Sight, hands: TableHands | None, ending: Ending | None, notice: str, *, asks_all: bool) -> tuple[Scene, str]:
        """The scene of a match over which no page lies, and the name of that scene; with an `ending` the match is over.

        With `asks_all` it is asked there whether all that is closed shall be shown (H3).
        """
        if ending is not None:
            return self.end(sight, ending, notice, asks_all=asks_all), "end"
        if sight.table.is_paused:
            return self.paused(sight), "pause"
        return self.table(sight, hands), "table"

    def end(self, sight: Sight, ending: Ending, notice: str = "", *, asks_all: bool = False) -> Scene:
        draft = self._draft()
        draw_end(draft, sight, ending, notice, asks_all=asks_all)
        return draft.scene()

    def paused(self, sight: Sight) -> Scene:
        draft = self._draft()
        pause.pause(draft, sight)
        return draft.scene()

    def table(self, sight: Sight, hands: TableHands | None) -> Scene:
        if hands is None:
            draft = self._draft()
            draw_table(draft, sight)
            return draft.scene()
        sight = replace(sight, aimed=hands.aimed, dragged=hands.dragged_off)
        above, below = table_and_tray(self.size)
        upper, lower = self._draft(above), self._draft(below)
        draw_table(upper, _quiet(sight) if hands.is_following else sight)
        view = hands.view(upper.u)
        draw_tray(lower, sight, view)
        scene = upper.scene().joined(lower.scene())
        scene = replace(scene, targets=scene.targets + hand_targets(scene, view))
        if hands.fault_menu is not None:
            menu = self._draft(above)
            draw_faults(menu, sight, hands.fault_menu.slot, hands.fault_menu.at, hands.fault_menu.known)
            scene = scene.joined(menu.scene())
        if hands.dragged_to is not None and hands.dragged is not None:
            scene = replace(scene, over=(*scene.over, dragged_piece(upper, sight, hands.dragged, hands.dragged_to)))
        return scene

    def _draft(self, area: Rect | None = None) -> Draft:
        return Draft(self.size, self._setter, scale=self.scale, area=area, avatars=self.avatars)


def table_and_tray(size: tuple[int, int]) -> tuple[Rect, Rect]:
    """The rectangles of the table and of the tray below it, in a window of that size."""
    share = UPRIGHT_TRAY if size[1] > size[0] * UPRIGHT else TRAY
    below, above = Rect(0, 0, *size).cut_bottom(round(size[1] * share))
    return above, below


def _quiet(sight: Sight) -> Sight:
    """Without what has to be put right, as hands are about to do it."""
    return replace(sight, table=replace(sight.table, instructions=()))


def _draw_notice(draft: Draft, notice: str) -> None:
    """Draws what could not be done over the page on which it was asked for."""
    draft.is_over = True
    plate = draft.area.cut_bottom(draft.px(20))[0].inset(draft.px(2), draft.px(2))
    draft.plate(plate, look.RAISED, edge=look.NOTICE, thick=0.4)
    draft.text(plate.inset(draft.px(3), draft.px(1.5)), notice, look.BODY, least=3.0, lines=4, ground=look.RAISED)
    draft.is_over = False
