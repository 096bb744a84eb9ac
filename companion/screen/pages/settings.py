"""Settings of the screen, of the sound, and of the language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from companion.core.frozen import dataclass
from companion.screen import look
from companion.screen.acts import Act, Change
from companion.screen.draft import Draft
from companion.screen.frame import Status, page
from companion.screen.pages import parts
from companion.screen.things import Face, Rect
from companion.screen.words import Words

Voice = Literal["all", "verdicts", "blind", "off"]  # which announcements are spoken
Row = tuple[str, tuple[tuple[str, str], ...], str]  # the field, its choices with their words, and the one that holds

TONGUES = (("en", "English"), ("ru", "Русский"), ("fr", "Français"))  # each by its own name, so that its speakers find it
SIZES = (100, 115, 130)
LOUDNESSES = (25, 50, 100)  # per cent; each is half as loud as the next
STANDBYS = (0, 10, 30)  # minutes
VOICES: Mapping[str, Voice] = {"all": "all", "verdicts": "verdicts", "blind": "blind", "off": "off"}
ENGLISH = "en"
UNITS = "has_printed_units"
SWITCHES = ("has_sounds", "is_night", "has_lessons", "is_calm", "is_full", UNITS)
YES, NO = "yes", "no"
PITCH, LOWEST = 14.0, 8.6  # hundredths, from row to row
CHIP, NAME_LEAST = 15.0, 24.0  # of a choice in a cell; the least room for its name
LETTERS, OF_CELL = 4.2, 3.9
HINT, HINTED = 4.2, 10.0  # the line that says more of a setting; the setting with that line
LABEL_TALL = 7.5  # of a name above its choices, where the screen stands upright


@dataclass(frozen=True, slots=True)
class Settings:
    language: str = "en"
    letters: int = 100
    voice: Voice = "all"
    loudness: int = 100  # in per cent of what the device gives, of speech and sounds
    has_sounds: bool = True
    is_night: bool = False  # quieter
    has_lessons: bool = True  # rules are explained when they first matter to a player
    is_calm: bool = False  # cuts instead of moves
    is_full: bool = False
    has_printed_units: bool = False  # outside English too: those of the cards, with the metric ones in brackets
    standby: int = 0  # minutes without an act after which the television goes to standby; 0: never
    has_television: bool = False  # the program can send it to standby; found out, not set


def changed_settings(page: Settings, act: Act) -> Settings:
    match act:
        case Change("language", value) if value in dict(TONGUES):
            return replace(page, language=value)
        case Change("letters", value) if value in map(str, SIZES):
            return replace(page, letters=int(value))
        case Change("loudness", value) if value in map(str, LOUDNESSES):
            return replace(page, loudness=int(value))
        case Change("standby", value) if value in map(str, _standbys(page)):
            return replace(page, standby=int(value))
        case Change("voice", value) if value in VOICES:
            return replace(page, voice=VOICES[value])
        case Change(field, value) if field in SWITCHES:
            switched: dict[str, Any] = {field: value == YES}
            return replace(page, **switched)
        case _:
            return page


def draw_settings(draft: Draft, words: Words, settings: Settings) -> None:
    """A setting with long words has a row of its own; the others stand side by side where the screen is wide."""
    rest = page(draft, words.say("page-label-settings"), Status(words.say("page-settings-at-once")))
    columns = 1 if draft.is_upright else 2
    above = draft.px(LABEL_TALL) if draft.is_upright else 0
    groups = _groups(words, settings)
    alone, count = sum(len(group) == 1 for group in groups), sum(-(-len(group) // columns) for group in groups)
    tall = max(min(draft.px(PITCH), (rest.h - above * alone) // count), draft.px(LOWEST))
    for group in groups:
        if len(group) == 1:
            place, rest = rest.cut_top(tall + above)
            _row(draft, words, place, group[0], above)
            continue
        for number in range(0, len(group), columns):
            place, rest = rest.cut_top(tall)
            for there, one in zip(place.columns(columns, draft.px(5)), group[number : number + columns], strict=False):
                _cell(draft, words, there, one)


def rows(words: Words, settings: Settings) -> tuple[Row, ...]:
    """All settings, in the order in which they are shown."""
    return tuple(one for group in _groups(words, settings) for one in group)


def _groups(words: Words, settings: Settings) -> tuple[tuple[Row, ...], ...]:
    """The language, with the units, which are a matter of the language; the voice, whose words are long; all others."""
    voices = tuple((one, words.say(f"page-label-voice-{one}")) for one in VOICES)
    return (
        (("language", TONGUES, settings.language), *(_switch(words, settings, field) for field in _units(settings))),
        (("voice", voices, settings.voice),),
        (
            ("letters", _percents(words, SIZES), str(settings.letters)),
            ("loudness", _percents(words, LOUDNESSES), str(settings.loudness)),
            *(_switch(words, settings, field) for field in SWITCHES if field != UNITS),
            *((_standby(words, settings),) if settings.has_television else ()),
        ),
    )


def _switch(words: Words, settings: Settings, field: str) -> Row:
    either = ((YES, words.say("page-label-on")), (NO, words.say("page-label-off")))
    return field, either, YES if getattr(settings, field) else NO


def _units(settings: Settings) -> tuple[str, ...]:
    """In English the printed units stand there in any case."""
    return (UNITS,) if settings.language != ENGLISH else ()


def _standby(words: Words, settings: Settings) -> Row:
    choices = ((str(one), words.say("page-label-minutes", count=one)) for one in _standbys(settings))
    return "standby", tuple(choices), str(settings.standby)


def _standbys(settings: Settings) -> list[int]:
    """The offered minutes, and the present ones, as facedown.toml may have any number."""
    return sorted({*STANDBYS, settings.standby})


def _percents(words: Words, numbers: Sequence[int]) -> tuple[tuple[str, str], ...]:
    return tuple((str(number), words.say("page-label-percent", count=number)) for number in numbers)


def _row(draft: Draft, words: Words, rect: Rect, row: Row, above: int) -> None:
    """A setting's name beside its choices, or above them in a strip of that height."""
    label, control = rect.cut_top(above) if above else parts.halves(draft, rect, 26)
    _chosen(draft, words, label, control, row)


def _cell(draft: Draft, words: Words, rect: Rect, row: Row) -> None:
    """The choices at the right, all of one width on the page as far as there is room for them."""
    number, gap = len(row[1]), draft.px(parts.GAP)
    chip = min(draft.px(CHIP), (rect.w - draft.px(NAME_LEAST) - gap * number) // number)
    control, label = rect.cut_right(chip * number + gap * (number - 1))
    _chosen(draft, words, label.cut_right(gap)[1], control, row, OF_CELL)


def _chosen(draft: Draft, words: Words, label: Rect, control: Rect, row: Row, size: float = LETTERS) -> None:
    field, choices, value = row
    key = field.replace("_", "-")
    name, hint = words.say(f"page-label-setting-{key}"), f"page-hint-{key}"
    if words.has(hint):
        below, label = label.middle(label.w, min(label.h, draft.px(HINTED))).cut_bottom(draft.px(HINT))
        draft.text(below, words.say(hint), 3.2, least=look.LEAST, colour=look.QUIET, face="condensed", role="quiet")
    draft.text(label, name, look.BODY, lines=1 if words.has(hint) else 2, face=_face(draft, name, label.w), role="label")
    tall = min(draft.px(look.TOUCH), control.h - draft.px(0.6))
    parts.choices_of_few(draft, control.middle(control.w, tall), field, choices, value, size)


def _face(draft: Draft, name: str, wide: int) -> Face:
    """Narrower where the name would not stand in one line."""
    return "bold" if draft.setter.letters.width(name, "bold", draft.px(look.LEAST)) <= wide else "narrow"
