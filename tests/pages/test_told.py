"""What cannot be done is said on the screen in the language of the evening, also after that was changed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.screen.acts import Want
from tests.pages.driven import run, texts

GONE = {
    "en": "match 7: there is no such match; `facedown history` lists those there are",
    "ru": "партия 7: такой партии нет; все партии покажет `facedown history`",
}


def shown(evening):
    return " ".join(texts(evening))


@pytest.mark.parametrize("language", GONE)
def test_what_cannot_be_done_is_said_in_the_language_of_the_evening(language):
    def script(evening):
        yield None
        yield Want("resume", "7")
        yield None
        assert GONE[language] in shown(evening)

    run(script, language=language)


def test_in_another_language_from_when_it_is_chosen():
    def script(evening):
        yield None
        evening._set(replace(evening.remembered.settings, language="ru"))
        yield Want("resume", "7")
        yield None
        assert GONE["ru"] in shown(evening)

    run(script)
