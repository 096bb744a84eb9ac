"""A scene being made: things are added one after the other, with the places that can be touched."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec, TypeVar

from companion.core.decks.card import Deck
from companion.events import Slot
from companion.screen import look
from companion.screen.acts import Act
from companion.screen.avatars import Avatars, avatar_of, picture_of
from companion.screen.laid import KnownPart, LaidPart, PartShelf
from companion.screen.letters import Align, Style, Typesetter, Upright
from companion.screen.things import (
    Anchor,
    Colour,
    EmblemPicture,
    Face,
    Piece,
    Plate,
    Rect,
    Role,
    Scene,
    Sign,
    SignKind,
    Spot,
    Target,
    Thing,
)
from companion.words.lines import Lines

P = ParamSpec("P")
T = TypeVar("T")
ENDLESS = 100_000  # pixels: higher than any text
LEAST_AVATAR = 28  # pixels: below that an animal is not recognised
RING, BADGE = 0.05, 0.36  # of an avatar's side: the ring in the seat's colour, and the seat's shape in the corner


class Draft:
    """`u` is a hundredth of the screen's height, the unit of all sizes."""

    def __init__(
        self, size: tuple[int, int], setter: Typesetter, *, scale: float = 1.0, area: Rect | None = None, avatars: Avatars = ()
    ) -> None:
        """With an `area`, sizes are reckoned as if that part of the screen were the whole screen."""
        self.size, self.setter = size, setter
        self.area = area or Rect(0, 0, *size)
        self._u = look.unit((self.area.w, self.area.h))
        self.scale = scale  # of letters, as chosen in the settings
        # The least size of letters in pixels, by the shorter side of the whole screen: a part of it is read from as far away.
        self.smallest = round(min(size) * look.CONDENSED_LEAST / 100)
        self._things: list[Thing] = []
        self._over: list[Thing] = []
        self._targets: list[Target] = []
        self._spots: list[Spot] = []
        self._anchors: list[Anchor] = []
        self._all: tuple[list[Any], ...] = (self._things, self._over, self._targets, self._spots, self._anchors)
        self._is_over = False
        self._avatars = avatars
        self._wording: Hashable = None
        self._shelf: PartShelf | None = None  # the parts of drafts of these sizes, once one is asked for

    @property
    def u(self) -> float:
        return self._u

    @u.setter
    def u(self, pixels: float) -> None:
        self._u, self._shelf = pixels, None

    @property
    def is_over(self) -> bool:
        """Whether what follows lies over everything else."""
        return self._is_over

    @is_over.setter
    def is_over(self, is_so: bool) -> None:
        self._is_over, self._shelf = is_so, None

    @property
    def avatars(self) -> Avatars:
        """Of the players whose seats are shown."""
        return self._avatars

    @avatars.setter
    def avatars(self, avatars: Avatars) -> None:
        self._avatars, self._shelf = avatars, None

    @property
    def is_upright(self) -> bool:
        return self.area.h > self.area.w

    def px(self, hundredths: float) -> int:
        return max(1, round(self.u * hundredths))

    def letters_px(self, hundredths: float) -> int:
        """The size in pixels of letters that grow with the scale that the players chose."""
        return max(1, round(self.u * hundredths * self.scale))

    @contextmanager
    def over_all(self) -> Iterator[None]:
        """While this lasts, all that is added to the draft lies over everything else."""
        before, self.is_over = self.is_over, True
        yield
        self.is_over = before

    def add(self, *things: Thing) -> None:
        (self._over if self._is_over else self._things).extend(things)

    def touch(self, rect: Rect, act: Act, *, is_main: bool = False, is_on: bool = False, said: str = "") -> None:
        self._targets.append(Target(rect, act, self.is_over, is_main, is_on, said))

    def spot(self, rect: Rect, slot: Slot) -> None:
        self._spots.append(Spot(rect, slot))

    def anchor(self, rect: Rect, name: str) -> None:
        self._anchors.append(Anchor(rect, name))

    def pale(self, keys: Collection[str]) -> None:
        """Makes the pieces with these keys as pale as cards that do not count."""
        for number, one in enumerate(self._things):
            if isinstance(one, Piece) and one.key in keys:
                self._things[number] = replace(one, alpha=look.PALE)

    def scene(self) -> Scene:
        over = (tuple(self._over), tuple(self._targets), tuple(self._spots), tuple(self._anchors))
        return Scene(self.size, tuple(self._things), *over)

    def about(self, deck: Deck, lines: Lines) -> None:
        """What follows shows this deck in these words; parts that were laid out for others are not used again."""
        self.setter.laid.about(deck, lines)
        self._wording, self._shelf = lines.wording, None

    def part(self, lay: Callable[Concatenate[Draft, P], T], *inputs: P.args, **named: P.kwargs) -> T:
        """Adds what `lay` makes of these inputs, and answers what it answers; with equal inputs it is the same as before (`laid`)."""
        shelf = self._shelf or self._shelf_now()
        for known in shelf.parts.get(lay, ()):
            if known.inputs == inputs and known.named == named:
                laid = known.laid
                break
        else:
            laid = self._laid(lay, inputs, named)
            shelf.keep(lay, KnownPart(inputs, named, laid))
        self._put((laid,))
        found: T = laid.found
        return found

    def parts(self, lay: Callable[..., object], rows: Iterable[tuple[Any, ...]], *inputs: object) -> None:
        """Adds a part for each row, made of its values and of `inputs`; the first value of a row is its key among them."""
        known = (self._shelf or self._shelf_now()).rows_of(lay, inputs)
        put = []
        for row in rows:
            before = known.get(row[0])
            if before is None or before[0] != row:
                before = known[row[0]] = (row, self._laid(lay, (*row, *inputs), {}))
            put.append(before[1])
        self._put(put)

    def _shelf_now(self) -> PartShelf:
        shelf = (self.area, self._u, self.scale, self.smallest, self._is_over, self._avatars, self._wording)
        self._shelf = self.setter.laid.shelf(shelf)
        return self._shelf

    def _put(self, parts: Sequence[LaidPart]) -> None:
        for laid in parts:
            self._things += laid.things
            if laid.over:
                self._over += laid.over
            if laid.targets:
                self._targets += laid.targets
            if laid.spots:
                self._spots += laid.spots
            if laid.anchors:
                self._anchors += laid.anchors

    def _laid(self, lay: Callable[..., Any], inputs: tuple[Any, ...], named: Mapping[str, Any]) -> LaidPart:
        """The answer of `lay`, and what it adds to the draft, which is left as it was."""
        before = [len(one) for one in self._all]
        found = lay(self, *inputs, **named)
        put_down = [tuple(on[first:]) for on, first in zip(self._all, before, strict=True)]
        for on, first in zip(self._all, before, strict=True):
            del on[first:]
        return LaidPart(found, *put_down)

    def text(
        self,
        rect: Rect,
        text: str,
        most: float = look.BODY,
        *,
        least: float | None = None,
        lines: int = 1,
        face: Face = "sans",
        colour: Colour = look.TEXT,
        ground: Colour = look.GROUND,
        role: Role = "body",
        align: Align = "left",
        upright: Upright = "middle",
        is_filled: bool = False,
    ) -> Rect:
        """Adds a text as large as it fits, from `most` down to `least` hundredths; the answer is the rectangle that it takes."""
        if not text:
            return Rect(rect.x, rect.y, 0, 0)
        least = min(look.LEAST_SIZES[role] if least is None else least, most)
        style = Style(face, colour, ground, role, align, upright, is_filled=is_filled)
        smallest = max(self.px(least), self.smallest)
        placed = self.setter.set(text, rect, style, max(round(self.u * most * self.scale), smallest), smallest, lines)
        self.add(*placed)
        whole = placed[0].rect if placed else Rect(rect.x, rect.y, 0, 0)
        for one in placed:
            whole = whole.joined(one.rect)
        return whole

    def text_height(self, text: str, wide: int, most: float, *, lines: int = 12, face: Face = "sans") -> int:
        """The height of that text in lines of that width, in the size `most`, or smaller where its words are too wide."""
        least = self.px(look.LEAST)
        found = self.setter.fitted(text, face, (wide, ENDLESS), max(self.letters_px(most), least), least, lines)
        return self.setter.letters.height(face, found.size) * len(found.lines)

    def height_of(self, hundredths: float, face: Face = "sans") -> int:
        """The height of a line in that size."""
        return self.setter.letters.height(face, self.px(hundredths))

    def plate(
        self,
        rect: Rect,
        fill: Colour | None,
        *,
        edge: Colour | None = None,
        thick: float = 0.3,
        radius: float = 1.2,
        is_slot: bool = False,
    ) -> None:
        wide = max(2, self.px(thick)) if edge is not None else 0
        self.add(Plate(rect, fill, edge, wide, min(self.px(radius), rect.h // 2, rect.w // 2) if radius else 0, is_slot=is_slot))

    def button(
        self,
        rect: Rect,
        label: str,
        act: Act,
        *,
        is_main: bool = False,
        is_on: bool = False,
        sign: SignKind | None = None,
        size: float = look.BODY,
        align: Align = "centre",
        lines: int = 2,
        said: str = "",
    ) -> None:
        """The main button has the colour of what is due; a choice that holds has a bright edge."""
        fill = look.DUE if is_main else look.RAISED
        ink = look.INK if is_main else look.TEXT
        self.plate(rect, fill, edge=look.EXPECTED if is_on else None, thick=0.5)
        inner = rect.inset(self.px(1.6), self.px(0.4))
        if sign is not None:
            side = min(inner.h, self.px(size * 1.1))
            if label:
                left, inner = inner.cut_left(side + self.px(1.2))
                self.add(Sign(left.at_left(side), sign, ink))
            else:
                self.add(Sign(rect.middle(side, side), sign, ink))
        self.text(inner, label, size, lines=lines, face="bold" if is_main else "sans", colour=ink, ground=fill, align=align, role="label")
        self.touch(rect, act, is_main=is_main, is_on=is_on, said=said)

    def seat_sign(self, rect: Rect, index: int, name: str = "") -> None:
        """Colour, shape and initial of a seat, or the avatar of its player with the shape in the corner, where there is room for that."""
        of, shape = look.SEATS[index % len(look.SEATS)]
        avatar, side = avatar_of(self._avatars, name), min(rect.w, rect.h)
        if not avatar or side < LEAST_AVATAR:
            self.add(Sign(rect, shape, of, look.INK, name[:1].upper()))
            return
        self.avatar(rect, avatar, of)
        badge = Rect(rect.x + side, rect.y + side, 0, 0).inset(-round(side * BADGE / 2)).moved(*[-round(side * BADGE / 2)] * 2)
        self.add(Plate(badge.inset(-max(1, side // 32)), look.INK, radius=badge.w // 4), Sign(badge, shape, of, look.INK))

    def player_sign(self, rect: Rect, name: str) -> None:
        """The avatar of a player who has no seat here, or the initial."""
        avatar, side = avatar_of(self._avatars, name), min(rect.w, rect.h)
        if avatar and side >= LEAST_AVATAR:
            self.avatar(rect, avatar, look.PAPER_SHADE)
        else:
            self.add(Sign(rect, "circle", look.PAPER_SHADE, look.INK, name[:1].upper()))

    def avatar(self, rect: Rect, avatar: str, tint: Colour) -> None:
        """The animal on a disc of paper, with a ring of its colour."""
        side = min(rect.w, rect.h)
        disc = Rect(rect.x, rect.y, side, side)
        self.add(Plate(disc, look.PAPER, tint, max(2, round(side * RING)), side // 2))
        self.add(EmblemPicture(disc.inset(round(side * 0.11)), picture_of(avatar), tint))
