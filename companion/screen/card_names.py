"""The short name on a card, on at most two lines, in letters that are squeezed only a little.

A word that has no room so is cut short, as in `Brandenb. Gate`; where too little of it would be left the card has no name and shows its
emblem larger. The name stands in full on the large card beside the table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from companion.core.decks.card import CardId, Deck
from companion.screen import look
from companion.screen.draft import ENDLESS, Draft
from companion.screen.letters import ROUGH_SIZE, Style
from companion.screen.things import Rect, TextLine

NAME = 3.6  # the largest letters of a name, in hundredths
CLOSE = 0.88  # a short name has two lines at the most, and no room to lose
SHARE = 0.9  # of a deck's names have one size; the longest are smaller
AIR = 0.3  # of a line, above and below its letters: may reach out of the room, if the name is as the deck has it
PARTED = 0.85  # what letters are worth for which a name is parted after a hyphen
LOOSE = 0.88  # letters that are squeezed so little stand beside others as their equals
LEAST_STEM = 0.6  # of a word that is cut short
VOWELS = "aeiouyàâäéèêëîïôöùûüаеёиоуыэюяйьъ '’"  # at which no word is cut short
Measured = Sequence[tuple[float, float]]
STYLE = Style("condensed", look.INK, look.PAPER, "short-name", "centre", "middle", CLOSE)


def name_size(draft: Draft, deck: Deck, language: str, wide: int, most: float = NAME, tall: int = ENDLESS) -> int:
    """The size in which most short names of a deck stand on cards of that width, in a room of that height, so that they look alike."""
    key = ("name size", deck.id, language, wide, tall, most, draft.u, draft.scale, draft.smallest)
    return draft.setter.once(key, lambda: _name_size(draft, deck, language, (wide, tall), draft.letters_px(most)))


def _name_size(draft: Draft, deck: Deck, language: str, room: tuple[int, int], most: int) -> int:
    sizes = sorted((_largest(forms, room) for forms in _measured(draft, deck, language)), reverse=True)
    enough = sizes[int((len(sizes) - 1) * SHARE)] if sizes else most
    return max(min(int(enough), most), draft.smallest)


def _largest(measured: Measured, room: tuple[int, int]) -> float:
    """The largest size of a name's forms in a room, by their widths and heights in letters of size 1, squeezed as little as `LOOSE`."""
    return max(min(room[0] / (wide * LOOSE), room[1] / tall) for wide, tall in measured)


def _measured(draft: Draft, deck: Deck, language: str) -> Sequence[Measured]:
    """The width and the height of each form of each name, for letters of size 1."""
    letters = draft.setter.letters
    line = letters.height(STYLE.face, ROUGH_SIZE) * CLOSE / ROUGH_SIZE

    def measured() -> Sequence[Measured]:
        names = [[form.split("\n") for form in forms(card.short_names[language])] for card in deck.cards.values()]
        return [[(max(letters.width(one, STYLE.face, ROUGH_SIZE) for one in form) / ROUGH_SIZE, line * len(form)) for form in name]
                for name in names]  # fmt: skip

    return draft.setter.once(("names measured", deck.id, language), measured)


def have_room(draft: Draft, deck: Deck, language: str, wide: int) -> bool:
    """Whether most short names of a deck can be read in that width."""
    key, least = ("names have room", deck.id, language, wide, draft.smallest), round(wide / look.LEAST_WIDTH)
    return draft.setter.once(key, lambda: _share(draft, deck, language, least, draft.smallest) >= SHARE)


def _share(draft: Draft, deck: Deck, language: str, wide: int, size: int) -> float:
    """Of a deck's names, those whose lines are not wider than that."""
    letters, names = draft.setter.letters, [card.short_names[language] for card in deck.cards.values()]
    return sum(all(letters.width(line, "condensed", size) <= wide for line in name.split("\n")) for name in names) / max(len(names), 1)


def all_have_room(draft: Draft, deck: Deck, language: str, cards: Collection[CardId], room: Rect) -> bool:
    """Whether each of these cards has its name in such a room, whole."""
    return all(_whole_lines(draft, deck.cards[card].short_names[language], room, STYLE, draft.smallest) for card in cards)


def name_lines(draft: Draft, name: str, room: Rect, style: Style, most: int, air: float = 0.0) -> tuple[TextLine, ...]:
    """The name, with words that are cut short where it has no room otherwise; nothing where too little would be left of them.

    In letters of size `most` it may reach out of the room by `air`, a share of a line.
    """
    if lines := _whole_lines(draft, name, room, style, most, air):
        return lines
    least = min(draft.smallest, most)
    shortened = _shortened(draft, name, room.w, style, least)
    return _squeezed(draft, shortened, room, style, least) if shortened else ()


def _whole_lines(draft: Draft, name: str, room: Rect, style: Style, most: int, air: float = 0.0) -> tuple[TextLine, ...]:
    """The form of a name that stands there in the largest letters; else one whose letters are squeezed, if that can be read."""
    least = min(draft.smallest, most)
    found = [(form, draft.setter.fitted(form, style.face, (room.w, room.h), most, least, 2, style.leading)) for form in forms(name)]
    fitting = [(form, fitted) for form, fitted in found if not fitted.is_cut]
    if most > least and not any(fitted.size == most for _, fitted in fitting):
        whole = [form for form, _ in found if "-\n" not in form or form == name]
        if alike := next((lines for form in whole if (lines := _squeezed(draft, form, room, style, most, LOOSE, air))), ()):
            return alike
    if fitting:
        form, _ = max(fitting, key=lambda one: (one[1].size * (PARTED if "-\n" in one[0] else 1), -len(one[1].lines)))
        return draft.setter.set(form, room, style, most, least, 2)
    low = room.inset(0, round(draft.setter.letters.height(style.face, least) * AIR / 2))
    return next((lines for form in forms(name) if (lines := _squeezed(draft, form, room if form == name else low, style, least))), ())


def _shortened(draft: Draft, name: str, wide: int, style: Style, size: int) -> str:
    """The last word of a line that is too wide is cut short with a full stop, as people write; empty where too little of it is left."""
    lines = []
    for line in name.split("\n"):
        stem, word = line, line.split(" ")[-1]
        while stem and draft.setter.letters.width(line if stem == line else f"{stem}.", style.face, size) > wide:
            stem = stem[:-1].rstrip(VOWELS)
        if stem != line and (line.endswith("-") or len(line) - len(stem) > len(word) * (1 - LEAST_STEM)):
            return ""
        lines.append(line if stem == line else f"{stem}.")
    return "\n".join(lines)


def forms(name: str) -> Iterator[str]:
    """A name as it is; on one line, if it has two, and no word is parted; and parted after a hyphen, if it has one line."""
    yield name
    if "\n" not in name:
        for at in [at for at, letter in enumerate(name) if letter == "-" and 1 < at < len(name) - 2]:
            yield f"{name[: at + 1]}\n{name[at + 1 :]}"
    elif "-\n" not in name:
        yield name.replace("\n", " ")


def joined(name: str, whole: str) -> str:
    """A short name without its line break; a hyphen before it stays only where the whole name has it as well."""
    return name.replace("-\n", "-" if name.replace("-\n", "-") in whole else "").replace("\n", " ")


def is_one_line(draft: Draft, name: str, wide: int, size: int) -> bool:
    """Whether it stands on one line, squeezed a little at the most."""
    lines = [form for form in forms(name) if "\n" not in form]
    return any(draft.setter.letters.width(one, "condensed", size) * LOOSE <= wide for one in lines)


def squeezed(draft: Draft, name: str, room: Rect, style: Style, size: int) -> tuple[TextLine, ...]:
    """Each line is drawn as narrow as the room asks for."""
    letters, lines = draft.setter.letters, name.split("\n")
    tall = round(letters.height(style.face, size) * CLOSE)
    top = room.y + (room.h - tall * len(lines)) // 2
    placed = []
    for number, line in enumerate(lines):
        wide = min(letters.width(line, style.face, size), room.w)
        rect = Rect(room.x + (room.w - wide) // 2, top + tall * number, wide, tall)
        placed.append(TextLine(rect, line, style.face, size, style.colour, style.ground, style.role))
    return tuple(placed)


def _squeezed(
    draft: Draft, name: str, room: Rect, style: Style, size: int, narrowest: float = look.LEAST_WIDTH, air: float = AIR
) -> tuple[TextLine, ...]:
    """Nothing where letters would be too narrow to be read, or the room is too low."""
    lines, letters = squeezed(draft, name, room, style, size), draft.setter.letters
    width = min(one.rect.w / max(letters.width(one.text, one.face, one.size), 1) for one in lines)
    tall = sum(one.rect.h for one in lines)
    return lines if width >= narrowest and tall <= room.h + letters.height(style.face, size) * air else ()
