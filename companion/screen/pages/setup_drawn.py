"""How the page of the set-up is drawn: at the left everything that is agreed on, beside it the part that is being changed."""

from __future__ import annotations

from decimal import Decimal

from companion.core.games.game import HouseRule, HouseValue
from companion.screen import look
from companion.screen.acts import Act, Change, OpenPage, Want
from companion.screen.draft import Draft
from companion.screen.frame import BAR, Button, Status, page
from companion.screen.pages import keyboard, parts
from companion.screen.pages.picking import draw_picking
from companion.screen.pages.setup import OF_SEAT, SERIES, STEPS, SetUp, Step, counts, is_changed, is_possible, nearby, twice, unseated
from companion.screen.things import EmblemPicture, Face, Rect, Sign
from companion.screen.words import Words
from companion.words.formats import habits

PAGE_EDGE, LEAST_TILE = 2.5, 15.4  # hundredths, below the contents of a page; of the pictures of games
CUSTOM = 6.0  # hundredths: the sentence that says who starts by custom
HIGH = 22.0  # of a tile from which the picture of a game stands above its name
CAPTION = 20.0  # hundredths: what is chosen in a row, before its choices
ABOUT, ABOUT_LINES, ABOUT_TALL, ABOUT_ROOM = 4.4, 6, 26.0, 15.0  # the sentences about the game
ABOUT_BUTTON = 27.0  # the width of each button beside them
WORD, RING, KNOB = 4.0, 3.6, 2.8  # at a seat: words, the ring of one that does not start, the knob of its switch
STARTS = 0.44  # the share of who starts, beside who plays
LOW, CLOSE = look.TOUCH * 0.82, 0.5  # of a row, and between two, where many players stand on one page
MARK = 2.6  # the column of the mark at a rule that was changed
SHOWN = 3  # players that are named in the summary


def draw_setup(draft: Draft, words: Words, setup: SetUp) -> None:
    draft.avatars = setup.avatars
    if setup.naming is not None:
        keyboard.draw_keyboard(draft, words, setup.naming)
        return
    if setup.picking is not None:
        draw_picking(draft, words, setup.players[setup.picking].name, setup.picking)
        return
    rest = page(draft, words.say("page-label-new-match"), Status(_status(words, setup), buttons=_buttons(words, setup)))
    steps, rest = _parted(draft, rest)
    for place, step in zip(steps, STEPS, strict=True):
        _summary(draft, words, place, setup, step)
    match setup.step:
        case "game":
            _game(draft, words, rest, setup)
        case "players":
            _players(draft, words, rest, setup)
        case "rules":
            _rules(draft, words, rest, setup)


def _buttons(words: Words, setup: SetUp) -> tuple[Button, ...]:
    if is_possible(setup):
        return (Button(words.say("page-label-begin"), Want("begin"), is_main=True),)
    if setup.step != "players" and not setup.lack:
        return (Button(words.say("page-label-step-players"), Change("step", "players"), is_main=True),)
    return (Button(words.say("page-label-fewer"), Change("fewer", "")),) if setup.fewer else ()


def _status(words: Words, setup: SetUp) -> str:
    game, double = setup.its_game, twice(setup)
    if len(setup.players) < game.least:
        return words.say("page-setup-too-few", count=game.least - len(setup.players), game=game.name)
    if len(setup.players) > game.most:
        return words.say("page-setup-too-many", count=game.most, game=game.name)
    if double is not None:
        return words.say("page-setup-same-name", name=double)
    return setup.lack or words.say("page-setup-ready", name=setup.players[setup.starts].name)


def _parted(draft: Draft, rest: Rect) -> tuple[list[Rect], Rect]:
    """The rectangles of the steps, and the room beside them, or below them on an upright screen."""
    if draft.is_upright:
        head, rest = rest.cut_top(draft.px(30))
        game, head = head.cut_left(round(head.w * 0.38))
        others = head.cut_left(draft.px(parts.GAP))[1].columns(2, draft.px(parts.GAP))
        return [game, *others], rest.cut_top(draft.px(4))[1]
    rail, rest = rest.cut_left(draft.px(42))
    return rail.rows(3, draft.px(parts.GAP)), rest.cut_left(draft.px(4))[1]


def _summary(draft: Draft, words: Words, rect: Rect, setup: SetUp, step: Step) -> None:
    is_on = setup.step == step
    ground = parts.choosable(draft, rect, is_on=is_on)
    head, rest = rect.inset(draft.px(2), draft.px(1.4)).cut_top(draft.px(4.6))
    draft.text(head, words.say(f"page-label-step-{step}"), 3.4, colour=look.QUIET, ground=ground, role="quiet")
    agreed = _agreed(words, setup, step)
    least = draft.px(look.LEAST)
    face: Face = "condensed" if draft.setter.fitted(agreed, "bold", (rest.w, rest.h), least, least, 5).is_cut else "bold"
    draft.text(rest, agreed, 4.2, lines=5, face=face, ground=ground, upright="top", role="label", least=look.LEAST)
    draft.touch(rect, Change("step", step), is_on=is_on)


def _agreed(words: Words, setup: SetUp, step: Step) -> str:
    match step:
        case "game":
            order = _begun(dict(setup.its_deck.orders).get(setup.its_order, ""))
            deck = setup.its_deck.name if setup.its_deck.name != setup.its_game.name else ""
            several = len(setup.its_deck.orders) > 1
            return "\n".join(filter(None, (setup.its_game.name, deck, order if several else "")))
        case "players":
            mark = "\n" if len(setup.players) <= SHOWN else ", "
            names = mark.join(one.name for one in setup.players[:SHOWN])
            more = len(setup.players) - SHOWN
            return f"{names} +{more}" if more > 0 else names or words.say("page-label-nobody")
        case "rules":
            others = sum(is_changed(setup, rule) for rule in setup.rules)
            return words.say("page-label-rules-usual") if not others else words.say("page-label-rules-changed", count=others)


def _begun(name: str) -> str:
    """The name with a capital letter."""
    return name[:1].upper() + name[1:]


def _game(draft: Draft, words: Words, area: Rect, setup: SetUp) -> None:
    decks = tuple((one.id, one.name) for one in setup.its_game.decks)
    orders = tuple((id, _begun(name)) for id, name in setup.its_deck.orders)
    series = tuple((str(number), words.say("page-label-series", count=number)) for number in SERIES)
    asked = [
        ("deck", words.say("page-label-deck"), decks, setup.its_deck.id),
        ("order", words.say("page-label-order"), orders, setup.its_order),
        ("best-of", words.say("page-label-best-of"), series, str(setup.best_of)),
    ]
    rows = [one for one in asked if len(one[2]) > 1]  # one value is no choice
    tall = draft.px((4.4 if draft.is_upright else 0) + look.TOUCH + parts.GAP)
    tiles, below = area.cut_top(_tall_of_tiles(draft, area, tall * len(rows)))
    _tiles(draft, tiles.inset(0, draft.px(0.4)), setup)
    below = below.cut_top(draft.px(parts.GAP))[1]
    for field, label, choices, value in rows:
        line, below = below.cut_top(tall)
        line = line.cut_top(tall - draft.px(parts.GAP))[0]
        head, line = line.cut_top(draft.px(4.4)) if draft.is_upright else line.cut_left(draft.px(CAPTION))
        parts.caption(draft, head.cut_right(draft.px(1))[1], label)
        parts.choices_of_few(draft, line, field, choices, value)
    _about(draft, words, below.cut_top(draft.px(1))[1], setup)


def _about(draft: Draft, words: Words, area: Rect, setup: SetUp) -> None:
    """What the game is, for how many and how long, and the ways to its pictures and its rules; a long status sentence leaves less room."""
    room, button, gap = area.cut_top(min(area.h, draft.px(ABOUT_TALL)))[0], draft.px(look.TOUCH), draft.px(parts.GAP)
    if room.h < button:
        return
    is_stacked = room.h >= 2 * button + gap
    wide = draft.px(ABOUT_BUTTON) if is_stacked else 2 * draft.px(ABOUT_BUTTON) + gap
    beside, text = room.cut_right(wide)
    both = beside.cut_top(2 * button + gap)[0].rows(2, gap) if is_stacked else beside.cut_top(button)[0].columns(2, gap)
    for place, label, opens in zip(both, ("explain", "rules"), ("explaining", "rules"), strict=True):
        draft.button(place, words.say(f"page-label-{label}"), OpenPage(opens, setup.its_game.id), size=4)
    text, least = text.cut_right(draft.px(2))[1], draft.px(look.LEAST)
    if not draft.setter.fitted(setup.its_game.about, "sans", (text.w, text.h), least, least, ABOUT_LINES).is_cut:
        draft.text(text, setup.its_game.about, ABOUT, lines=ABOUT_LINES, colour=look.QUIET, role="quiet", upright="top")


def _tall_of_tiles(draft: Draft, area: Rect, rows: int) -> int:
    """The height of the games' pictures. It is the same for short and long status sentences, so that no choice moves when touched."""
    room = area.h - rows
    if draft.is_upright:
        return min(room - draft.px(ABOUT_TALL), draft.px(44))
    bar = draft.area.bottom - area.bottom
    grown = max(0, draft.px(BAR * 1.5 + PAGE_EDGE) - bar)  # how much the status bar may still grow
    return min(room, max(room - grown - draft.px(ABOUT_ROOM), draft.px(LEAST_TILE)), draft.px(34))


def _tiles(draft: Draft, area: Rect, setup: SetUp) -> None:
    for place, game in zip(area.columns(len(setup.games), draft.px(parts.GAP)), setup.games, strict=True):
        is_on = game.id == setup.its_game.id
        ground = parts.choosable(draft, place, is_on=is_on)
        inner, align = place.inset(draft.px(1.2), draft.px(1)), "centre"
        if inner.h < draft.px(HIGH) and inner.w > 2 * inner.h:  # beside the name the picture is larger than above it
            card, name = inner.cut_square(inner.h, draft.px(1.5))
            align = "left"
        else:
            name, emblem = inner.cut_bottom(draft.px(5.4))
            side = min(emblem.w, emblem.h)
            card = emblem.middle(side, side)
        draft.plate(card, look.PAPER)
        draft.add(EmblemPicture(card.inset(card.w // 10), game.emblem))
        face: Face = parts.face_for(draft, game.name, name.w, "bold" if is_on else "sans")
        draft.text(name, game.name, 4.4, face=face, ground=ground, align=align, role="label")  # type: ignore[arg-type]
        draft.touch(place, Change("game", game.id), is_on=is_on)


def _players(draft: Draft, words: Words, area: Rect, setup: SetUp) -> None:
    """The seats in their order; where there are many, they stand closer rather than on two pages."""
    number, tall, gap = len(setup.players), draft.px(look.TOUCH if not draft.is_upright else look.TOUCH * 2 + 1), parts.GAP
    wanted = number * (tall + draft.px(gap))
    is_full = number >= setup.its_game.most
    if not is_full or wanted + draft.px(look.TOUCH + CUSTOM) <= area.h:
        below, area = area.cut_bottom(draft.px(look.TOUCH))
        area = area.cut_bottom(draft.px(2))[1]
        _more(draft, words, below, setup)
    tall_custom = draft.px(CUSTOM if not draft.is_upright else 2 * CUSTOM)
    if setup.its_deck.custom and (not is_full or wanted + tall_custom <= area.h):
        custom, area = area.cut_top(tall_custom)
        draft.text(custom, setup.its_deck.custom, 3.8, lines=2, colour=look.QUIET, role="body", upright="top")
    if not setup.players:
        parts.nothing(draft, area, words.say("page-setup-nobody"), "way-players")
        return
    if not draft.is_upright and wanted > area.h:
        gap = CLOSE
        tall = max(draft.px(LOW), min(tall, (area.h - draft.px(gap) * (number - 1)) // number))
    for seat, rect in parts.list_rows(draft, area, lambda _: [tall] * number, setup.at, gap=gap):
        _player(draft, words, rect, setup, seat)


def _player(draft: Draft, words: Words, rect: Rect, setup: SetUp, number: int) -> None:
    one, side, gap = setup.players[number], min(draft.px(look.TOUCH), rect.h), draft.px(0.8)
    line, second = rect.cut_top(side)
    if not draft.is_upright:
        acts, line = line.cut_right(min(draft.px(68), round(line.w * 0.62)))
    else:
        acts = Rect(rect.x, second.y + draft.px(1), rect.w, side)
    line = Rect(line.x, line.y, line.w - (0 if draft.is_upright else gap), side)
    draft.plate(line, look.RAISED)
    sign, line = line.cut_left(side)
    draft.seat_sign(sign.inset(draft.px(0.7)), number, one.name)
    draft.touch(sign, Change("pick", str(number)), said=words.say("page-label-avatar"))
    name = line.cut_left(draft.px(1.5))[1].inset(0, draft.px(0.5))
    draft.text(name, one.name, look.BODY, least=look.LEAST, lines=2, face="bold", ground=look.RAISED, role="label")
    draft.touch(line, Change("rename", str(number)))
    remove, acts = acts.cut_right(side)
    acts = acts.cut_right(gap)[1]
    swap, acts = acts.cut_right(side)
    acts = acts.cut_right(gap)[1]
    starts, plays = acts.cut_left(round(acts.w * STARTS) if setup.has_bots else acts.w)
    _starts(draft, words, starts, number, is_on=setup.starts == number)
    if setup.has_bots:
        _plays(draft, words, plays.cut_left(gap)[1], number, is_bot=one.is_bot)
    parts.sign_button(draft, swap, "swap", Change("swap", str(number)) if number else None)
    draft.button(remove, "", Change("remove", str(number)), sign="close")


def _starts(draft: Draft, words: Words, rect: Rect, number: int, *, is_on: bool) -> None:
    """The word at the seat that starts, and a ring to be touched at the others."""
    label, act = words.say("page-label-starts"), Change("first", str(number))
    if is_on:
        parts.choice_button(draft, rect, label, act, is_on=True, size=WORD)
        return
    draft.plate(rect, look.RAISED)
    ring = draft.px(RING)
    draft.plate(rect.middle(ring, ring), None, edge=look.FREE, thick=0.4, radius=RING)
    draft.touch(rect, act, said=label)


def _plays(draft: Draft, words: Words, rect: Rect, number: int, *, is_bot: bool) -> None:
    """A switch: at the left for a person, at the right for the computer."""
    draft.plate(rect, look.RAISED)
    inner = rect.inset(draft.px(0.8), 0)
    track, word = inner.cut_left(draft.px(KNOB * 2))
    track = track.middle(track.w, draft.px(KNOB))
    draft.plate(track, look.EXPECTED if is_bot else look.SLOT, edge=look.FREE, radius=KNOB)
    knob = track.cut_right(track.h)[0] if is_bot else track.cut_left(track.h)[0]
    draft.add(Sign(knob.inset(draft.px(0.4)), "circle", look.INK if is_bot else look.TEXT))
    word, label = word.cut_left(draft.px(0.8))[1], words.say("page-label-computer" if is_bot else "page-label-person")
    face = parts.face_for(draft, label, word.w, "sans")
    draft.text(word, label, WORD, face=face, ground=look.RAISED, role="label")
    draft.touch(rect, Change("bot", str(number)))


def _more(draft: Draft, words: Words, area: Rect, setup: SetUp) -> None:
    if len(setup.players) >= setup.its_game.most:
        parts.caption(draft, area, words.say("page-setup-full", count=setup.its_game.most, game=setup.its_game.name))
        return
    names = unseated(setup)[: 2 if draft.is_upright else 3]
    places = area.columns(1 + max(len(names), 2), draft.px(parts.GAP))
    draft.button(places[0], words.say("page-label-add"), Change("add", ""), is_main=len(setup.players) < setup.its_game.least, size=4)
    for place, name in zip(places[1:], names, strict=False):
        draft.button(place, f"+ {name}", Change("add", name), size=4)


def _rules(draft: Draft, words: Words, area: Rect, setup: SetUp) -> None:
    tall = draft.px(22.5 if draft.is_upright else 12.4)
    placed = parts.list_rows(draft, area, lambda _: [tall] * len(setup.rules), setup.at)
    for number, rect in placed:
        _rule(draft, words, rect, setup, setup.rules[number])


def _rule(draft: Draft, words: Words, rect: Rect, setup: SetUp, rule: HouseRule) -> None:
    if draft.is_upright:
        label, control = rect.cut_top(draft.px(10.5))
    else:
        label, control = rect.cut_left(round(rect.w * 0.36))
        control = control.cut_left(draft.px(2))[1].middle(control.w - draft.px(2), draft.px(look.TOUCH))
    is_own, is_quiet = is_changed(setup, rule), not counts(setup, rule)
    mark, label = label.cut_left(draft.px(MARK))
    if is_own:
        side = draft.px(MARK * 0.6)
        draft.add(Sign(mark.at_left(side), "circle", look.EXPECTED))
    colour, face = look.QUIET if is_quiet else look.TEXT, "bold" if is_own else "sans"
    draft.text(label, rule_words(words, setup, rule), 4.0, lines=4, colour=colour, face=face, role="body")  # type: ignore[arg-type]
    value = setup.value(rule)
    control = Rect(control.x, control.y, control.w, draft.px(look.TOUCH))
    if rule.choices:
        choices = tuple((one, words.say(f"page-label-rule-{_slug(rule.id)}-{one}")) for one in rule.choices)
        parts.choices_of_few(draft, control, f"house:{rule.id}", choices, str(value), size=4.0)
        return
    less, more = (_to(rule, nearby(rule, value, by)) for by in (-1, 1))
    parts.stepped_number(draft, control, _shown(words, rule, value), less, more, is_quiet=is_quiet)


def _to(rule: HouseRule, value: HouseValue | None) -> Act | None:
    return None if value is None else Change(f"house:{rule.id}", str(value))


def rule_words(words: Words, setup: SetUp, rule: HouseRule) -> str:
    if rule.id.startswith(OF_SEAT):
        seat = int(rule.id.removeprefix(OF_SEAT)) - 1
        return words.say("page-label-rule-hand-seat", name=setup.players[seat].name)
    return words.say(f"page-label-rule-{_slug(rule.id)}")


def _slug(id: str) -> str:
    return id.replace("_", "-")


def _shown(words: Words, rule: HouseRule, value: HouseValue | None) -> str:
    if value is None:
        return words.say("page-label-as-usual")
    if rule.is_whole:
        return words.say("page-label-cards", count=int(value))
    text = f"{Decimal(str(value)).normalize():f}".replace(".", habits(words.language).decimal)
    return words.say("page-label-seconds", text=text)
