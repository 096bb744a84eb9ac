"""The paragraphs of a plan about the readers of a mat and their wires."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from companion.cards.printing.mat.back import are_crowded
from companion.cards.printing.mat.guide import Paragraph, chains
from companion.cards.printing.words import PlanWords
from companion.mats.plan import Hub, Plan, Simulated, Spi, Wiring
from companion.mats.wiring.pinouts import PI_BUSES


def paragraphs_of(plan: Plan, words: PlanWords) -> tuple[Paragraph, ...]:
    return tuple(_paragraphs(plan, words))


def _paragraphs(plan: Plan, words: PlanWords) -> Iterator[Paragraph]:
    yield Paragraph(words.say("mat-plan-boards"))
    if are_crowded(plan):
        yield Paragraph(words.say("mat-plan-crowded"))
    if not plan.readers:
        yield Paragraph(words.say("mat-plan-readerless"))
    else:
        yield Paragraph(words.say("mat-plan-numbers"))
    routes = chains(plan)
    for order, reader in enumerate(plan.readers, 1):
        length = sum(math.dist(one, other) for one, other in pairwise(routes.get(order, ())))
        yield Paragraph(_reader(reader, length, words), str(order))
    if any(isinstance(reader, Hub) for reader in plan.readers):
        yield Paragraph(words.say("mat-plan-hint-hubs"))
    yield Paragraph(words.say("mat-plan-hint-wires"))
    yield Paragraph(words.say("mat-plan-hint-supply"))


def _reader(reader: Wiring, length: float, words: PlanWords) -> str:
    sentences = [_connected(reader, words)]
    if len(reader.slots) > 1:
        sentences.append(words.say("mat-plan-way", length=words.length(length)))
    return " ".join(sentences)


def _connected(reader: Wiring, words: PlanWords) -> str:
    count = words.say("mat-plan-antennas", count=len(reader.slots))
    match reader:
        case Hub(port=port):
            return words.say("mat-plan-reader-hub", name=reader.name, port=port, antennas=count)
        case Simulated():
            return words.say("mat-plan-reader-simulated", name=reader.name, antennas=count)
        case Spi():
            return " ".join(_of_bus(reader, count, words))


def _of_bus(reader: Spi, count: str, words: PlanWords) -> Iterator[str]:
    yield words.say("mat-plan-reader-spi", name=reader.name, bus=reader.bus, device=reader.device, antennas=count)
    if reader.bus in PI_BUSES:
        clock, out, back = PI_BUSES[reader.bus]
        yield words.say("mat-plan-pins", clock=clock, out=out, back=back)
    if reader.reset is not None:
        yield words.say("mat-plan-reset", pin=reader.reset)
    if reader.address:
        yield words.say("mat-plan-address", pins=", ".join(map(str, reader.address)), device=reader.device)
