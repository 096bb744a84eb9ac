"""The command voice: the engines that can speak here, a test of their sound, and the lines that a person can record."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
import wave
from collections.abc import Callable
from contextlib import suppress
from decimal import Decimal
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, TextIO

from companion.cli.arguments import Parser, add_commands, language_of, path_of, standard
from companion.core.decks.card import LANGUAGES, CardId, DeckId
from companion.errors import CONFIGURATION, DONE, FOUND_WRONG, reason, unusable
from companion.events import Slot

if TYPE_CHECKING:
    from companion.config.config import Voice
    from companion.core.referee.announcements import Announcement, Said
    from companion.system.paper import Paper
    from companion.voice.engines.found import Offer
    from companion.voice.mixer import PygameMixer
    from companion.voice.rendering import SpokenFile
    from companion.words.lines import Lines

DECK, CARD, CELL = DeckId("landmarks"), CardId("eiffel-tower"), Slot("C3")  # in the sentence that is spoken as a test
METRES = Decimal(324)
EXAMPLE = '[voice] piper = { ru = "/var/lib/facedown/voices/irina.onnx" }'
PIPER = "piper"
AFTER, CUE = 0.3, 1.2  # seconds of silence after speech, and for each sound
PIECES = re.compile(r"([a-z]+-)?place-|quoted")  # parts of sentences, which are never said alone
READ = re.compile(r"(history|agreeing|end|([a-z]+-)?terminal)-")  # lines of a game that stand on pages and at a terminal
Say = Callable[..., str]


def add_voice(parser: Parser) -> None:
    parser.description = "help-voice-about"
    commands = (
        ("engines", "help-voice-engines", _engines),
        ("test", "help-voice-test", _test),
        ("lines", "help-voice-lines", _lines),
    )
    add_commands(parser, commands)


def _engines(parser: Parser) -> None:
    parser.set_defaults(run=_run_engines)


def _test(parser: Parser) -> None:
    parser.add_argument("--write", metavar="help-metavar-file", help="help-voice-write")
    parser.set_defaults(run=_run_test)


def _lines(parser: Parser) -> None:
    parser.set_defaults(run=_run_lines)


def _run_engines(args: argparse.Namespace) -> int:
    """The exit code is 1 where no engine can speak the language."""
    from companion.app.audio import clips_of, engines_of

    language, voice = language_of(args), _configured()
    say, paper = _words(language), _paper()
    offers, clips = engines_of(voice), clips_of(voice)
    for offer in offers:
        _tell(offer, voice, say, paper)
    if clips is not None:
        counts = ", ".join(f"{one} {clips.count(one)}" for one in LANGUAGES)
        paper.write(say("voice-recorded", folder=str(voice.folder), counts=counts))
    paper.write()
    speakers = {one: _speaker(offers, voice, one) for one in LANGUAGES}
    for one, name in speakers.items():
        paper.write(say("voice-nobody", language=one) if name is None else say("voice-speaks", language=one, name=name))
    return DONE if speakers[language] is not None else FOUND_WRONG


def _tell(offer: Offer, voice: Voice, say: Say, paper: Paper) -> None:
    if offer.engine is not None:
        voices = {one: offer.engine.voice(one) for one in LANGUAGES}
        told = ", ".join(one if called == one else f"{one} ({called})" for one, called in voices.items() if called is not None)
        name = offer.engine.name
        paper.write(say("voice-there", name=name, voices=told) if told else say("voice-without", name=name))
    else:
        paper.write(say("voice-missing", name=offer.name, command=paper.kept(offer.got_by)))
    if offer.name == PIPER and not voice.piper:
        paper.write(f"  {say('voice-needs-files', example=paper.kept(EXAMPLE))}", indent=2)
    for file in voice.piper.values() if offer.name == PIPER else ():
        if not _is_there(file):
            paper.write(f"  {say('voice-no-file', file=str(file))}", indent=2)


def _is_there(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError as fault:
        raise unusable(str(file), "cli-voice-unreadable", exit_code=CONFIGURATION, reason=reason(fault)) from None


def _speaker(offers: tuple[Offer, ...], voice: Voice, language: str) -> str | None:
    """The first engine that can speak the language; Piper needs its voice file."""
    for offer in offers:
        is_whole = offer.name != PIPER or (file := voice.piper.get(language)) is None or _is_there(file)
        if offer.engine is not None and offer.engine.voice(language) is not None and is_whole:
            return offer.engine.name
    return None


def _run_test(args: argparse.Namespace) -> int:
    """Speaks a sentence and plays every sound; without a sound device it says that there is none."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # pygame would write among our lines
    from companion.app.audio import renderer_of
    from companion.config.config import folders
    from companion.voice.mixer import PygameMixer

    language, voice = language_of(args), _configured()
    say, paper = _words(language), _paper()
    lines, announcement = _sentence(language)
    paper.write(lines.text(announcement))
    renderer, text = renderer_of(voice, folders(os.environ).cache), lines.spoken(announcement)
    began = perf_counter()
    spoken = renderer.spoken(text, language)
    took = perf_counter() - began
    if spoken is None:
        paper.write(say("voice-nobody", language=language))
    else:
        _told(spoken, took, say, paper)
        _keep(spoken, args.write, say, paper)
    mixer = PygameMixer(lambda key, args: paper.write(say(key, **args)), voice.device)
    try:
        _play(mixer, spoken, say, paper, language)
    finally:
        mixer.close()
    return FOUND_WRONG if spoken is None else DONE


def _told(spoken: SpokenFile, took: float, say: Say, paper: Paper) -> None:
    how = "new" if spoken.is_new else "kept"
    paper.write(say("voice-said", name=spoken.by, milliseconds=max(round(took * 1000), 1), how=how))


def _keep(spoken: SpokenFile, named: str | None, say: Say, paper: Paper) -> None:
    if named is None:
        return
    file, ending = path_of(named), spoken.path.suffix
    if file.suffix.lower() != ending:
        raise unusable("--write", "cli-speech-of-another-kind", name=file.name, ending=ending)
    shutil.copyfile(spoken.path, file)
    paper.write(say("voice-written", file=str(file)))


def _play(mixer: PygameMixer, spoken: SpokenFile | None, say: Say, paper: Paper, language: str) -> None:
    from companion.system.clock import RealClock
    from companion.voice.cues import CUES

    clock = RealClock()
    if spoken is not None:
        clock.wait(_spoken(mixer, spoken.path, say, paper, language))
        mixer.lift()
    if not mixer.can_be_heard():
        return
    paper.write(say("voice-sounds"))
    for cue in CUES:
        paper.write(f"  {say(f'voice-cue-{cue}')}", indent=2)
        mixer.effect(cue)
        clock.wait(CUE)


def _spoken(mixer: PygameMixer, path: Path, say: Say, paper: Paper, language: str) -> float:
    """Plays speech; returns the seconds to wait before the next sound."""
    from companion.words.formats import habits

    played = mixer.speak(path)
    if seconds := played or _length(path):
        paper.write(say("voice-lasts", seconds=f"{seconds:.1f}".replace(".", habits(language).decimal)))
    return played + AFTER if played else 0.0


def _length(path: Path) -> float:
    """The length of a WAV file in seconds, for when it is not played; 0 for other files of recorded voices."""
    with suppress(wave.Error, EOFError), wave.open(str(path), "rb") as file:
        return file.getnframes() / file.getframerate()
    return 0.0


def _run_lines(args: argparse.Namespace) -> int:
    """Each line with the name of the file to record it in; a text that several lines share is recorded once."""
    from companion.voice.clips import compared

    language, out = language_of(args), _out()
    lines = {compared(text): (key, text) for key, text in reversed(fixed_lines(language).items())}
    for key, text in reversed(lines.values()):
        out.write(f"{key}.ogg\t{text}\n")
    return DONE


def spoken_files() -> tuple[str, ...]:
    """The files whose lines are said; those of all other files are only read."""
    from companion.core.games.registry import GAMES

    return ("table", "why", *(game.id for game in GAMES), "blind")


def fixed_lines(language: str) -> dict[str, str]:
    """The spoken text of each line without variables, by its key: a person can record these once and for all."""
    from companion.words.lines import Unsaid, keys_in
    from companion.words.plain import PlainLines

    lines, found = PlainLines(language), dict[str, str]()
    for file in spoken_files():
        for key in keys_in(language, file):
            if not (PIECES.match(key) or READ.match(key)):
                with suppress(Unsaid):  # a line with variables
                    found[key] = lines.format(key, {}, is_spoken=True)
    return found


def _sentence(language: str) -> tuple[Lines, Announcement]:
    """An announcement with a card, a cell and a number."""
    from companion.cards.decks import files
    from companion.core.games.game import OfCard, Shown
    from companion.core.referee.announcements import Announcement
    from companion.core.referee.placement import PlaceName
    from companion.words.lines import Lines

    deck = files.find(DECK)
    number = Shown(CARD, deck.characteristics[0].id, METRES)  # a public number: no card of a table is opened for it
    args: dict[str, Said] = {"card": OfCard(CARD), "place": PlaceName(CELL), "number": number}
    return Lines(language, "", deck, {}), Announcement("blind-lies-open", "", "plain", args)


def _words(language: str) -> Say:
    from companion.words.dates import gone
    from companion.words.lines import Lines

    lines = Lines(language, "", gone(DeckId(""), language), {})
    return lambda key, **args: lines.format(key, args)


def _out() -> TextIO:
    from companion.cli.arguments import page

    return page(standard(sys.stdout, "output"))


def _paper() -> Paper:
    from companion.system.paper import Paper

    return Paper(_out())


def _configured() -> Voice:
    from companion.config.config import FILE_NAME, folders, read

    return read(folders(os.environ).config / FILE_NAME).voice
