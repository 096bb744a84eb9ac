"""Settings: what people change about the screen and its words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.screen import look
from companion.screen.acts import Act, Change
from companion.screen.draft import Draft
from companion.screen.frame import Status, page
from companion.screen.pages import parts
from companion.screen.things import Rect
from companion.screen.words import Words

TONGUES = (("en", "English"), ("ru", "Русский"), ("fr", "Français"))  # each by its own name, so that everybody finds theirs
SIZES = (100, 115, 130)
YES, NO = "yes", "no"


@dataclass(frozen=True, slots=True)
class Settings:
    language: str = "en"
    letters: int = 100
    is_calm: bool = False  # cuts instead of moves
    is_full: bool = False


def changed(page: Settings, act: Act) -> Settings:
    match act:
        case Change("language", value) if value in dict(TONGUES):
            return replace(page, language=value)
        case Change("letters", value) if value in map(str, SIZES):
            return replace(page, letters=int(value))
        case Change("is_calm", value):
            return replace(page, is_calm=value == YES)
        case Change("is_full", value):
            return replace(page, is_full=value == YES)
        case _:
            return page


def draw(draft: Draft, words: Words, settings: Settings) -> None:
    rest = page(draft, words.say("page-label-settings"), Status(words.say("page-settings-at-once")))
    sizes = tuple((str(size), words.say("page-label-percent", count=size)) for size in SIZES)
    either = ((YES, words.say("page-label-on")), (NO, words.say("page-label-off")))
    rows = (
        ("language", TONGUES, settings.language),
        ("letters", sizes, str(settings.letters)),
        ("is_calm", either, _said(settings.is_calm)),
        ("is_full", either, _said(settings.is_full)),
    )
    tall = min(draft.px(26 if draft.is_upright else 14), rest.h // len(rows))
    for number, (field, choices, value) in enumerate(rows):
        place = Rect(rest.x, rest.y + number * tall, rest.w, tall)
        _row(draft, words, place, field, choices, value)


def _said(yes: bool) -> str:  # noqa: FBT001
    return YES if yes else NO


def _row(draft: Draft, words: Words, rect: Rect, field: str, choices: tuple[tuple[str, str], ...], value: str) -> None:
    name = words.say(f"page-label-setting-{field.replace('_', '-')}")
    if draft.is_upright:
        label, control = rect.cut_top(draft.px(9))
    else:
        label, control = parts.halves(draft, rect, 40)
    draft.text(label, name, look.BODY, lines=2, face="bold", role="label")
    parts.choice(draft, control.middle(control.w, draft.px(look.TOUCH)), field, choices, value, 4.2)
