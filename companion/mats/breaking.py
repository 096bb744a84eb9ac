"""What `--break` asks for: `dead:B2`, `weak:D4=30`, `pull:hub-3@60s..90s`, understood by the slots and readers of a mat."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import inf

from companion.core.frozen import dataclass
from companion.errors import Text, unusable
from companion.system.reading import meant
from hardware.readers.breaks import KINDS, Break, Kind
from hardware.readers.hub.plan import HubPlan

WHERE = "--break"
NUMBERED = "hub-"  # a reader by its number in the mat's file, from 1
FORM = re.compile(
    r"(?P<kind>[a-z]+)(?::(?P<place>[^=@]+))?(?:=(?P<amount>[0-9.]+)%?)?"  # dead:B2, weak:D4=30
    r"(?:@(?P<begins>[0-9]+(?:\.[0-9]+)?)s?(?:\.\.(?P<ends>[0-9]+(?:\.[0-9]+)?)s?)?)?"  # @60s..90s
)
NUMBER = re.compile(r"[0-9]{1,6}(\.[0-9]{1,3})?")


def parse_breaks(texts: Sequence[str], plans: Sequence[HubPlan]) -> tuple[Break, ...]:
    """Raises `Unusable` for a text that is not understood."""
    return tuple(_Parsed(text, plans).made() for text in texts)


def for_table(breaks: Sequence[Break], texts: Sequence[str]) -> tuple[Break, ...]:
    """The same; raises `Unusable` for what only `mat test` and the doctor can show, as nothing of it is heard at a table."""
    for one, text in zip(breaks, texts, strict=True):
        if not KINDS[one.kind].is_at_table:
            raise unusable(WHERE, "cli-break-not-at-table", text=text)
    return tuple(breaks)


@dataclass(frozen=True, slots=True)
class _Place:
    """What a place in the text stands for: a slot, or a reader with all of its slots."""

    slots: tuple[str, ...]
    readers: tuple[int, ...]


class _Parsed:
    def __init__(self, text: str, plans: Sequence[HubPlan]) -> None:
        self._text, self._plans = text, plans
        found = FORM.fullmatch(text.strip())
        if found is None:
            raise unusable(WHERE, "cli-break-not-understood", text=text)
        self._said: Mapping[str, str | None] = found.groupdict()
        self._name = found["kind"]
        if self._name not in KINDS:
            raise unusable(WHERE, "cli-no-such-break", name=self._name, instead=meant(self._name, KINDS))
        self._kind: Kind = KINDS[self._name]

    def made(self) -> Break:
        begins, ends = self._times()
        place, other = self._places()
        lines = self._lines(place) if self._kind.lines else ()
        amount = 0.0 if self._kind.lines else self._amount()
        return Break(self._name, place.slots, place.readers, amount, lines, other.slots if other else (), begins, ends)

    def _places(self) -> tuple[_Place, _Place | None]:
        said = (self._said["place"] or "").strip()
        if not said:
            if "all" not in self._kind.places:
                raise unusable(WHERE, "cli-break-nowhere", text=self._text, example=self._example())
            return _Place(tuple(slot for plan in self._plans for slot in plan.slots), tuple(range(len(self._plans)))), None
        if "pair" not in self._kind.places:
            return self._place(said, self._kind.places), None
        first, slash, second = said.partition("/")
        if not slash:
            raise unusable(WHERE, "cli-break-nowhere", text=self._text, example=self._example())
        one, other = (self._place(part.strip(), ("slot", "reader")) for part in (first, second))
        if len(one.slots) != len(other.slots) or one == other:
            raise unusable(WHERE, "cli-break-no-pair", text=self._text)
        return one, other

    def _place(self, said: str, allowed: Sequence[str]) -> _Place:
        """A slot by its name, a reader by its name in the mat's file or by its number."""
        slots = {slot: _Place((slot,), (number,)) for number, plan in enumerate(self._plans) for slot in plan.slots}
        readers = {f"{NUMBERED}{number + 1}": _Place(tuple(plan.slots), (number,)) for number, plan in enumerate(self._plans)}
        readers |= {plan.name: _Place(tuple(plan.slots), (number,)) for number, plan in enumerate(self._plans)}
        known = {**(readers if "reader" in allowed else {}), **(slots if "slot" in allowed else {})}
        if said not in known:
            examples = tuple(list(known)[-1:] + [name for name in list(known)[:1] if name in readers])
            instead = meant(said, known, Text("value-name-one-such-as", names=examples))
            raise unusable(WHERE, "cli-break-no-such-place", text=self._text, place=said, instead=instead)
        return known[said]

    def _amount(self) -> float:
        said, kind = self._said["amount"], self._kind
        if said is None and (kind.usual is not None or not kind.most):
            return kind.usual or 0.0
        if said is not None and not kind.most:
            raise unusable(WHERE, "cli-break-without-amount", text=self._text, example=self._example())
        if said is None or not NUMBER.fullmatch(said) or not kind.least <= float(said) <= kind.most:
            least, most = f"{kind.least:g}", f"{kind.most:g}"
            raise unusable(WHERE, "cli-break-amount", text=self._text, least=least, most=most, example=self._example())
        return float(said)

    def _lines(self, place: _Place) -> tuple[int, ...]:
        """Address lines of a decoder: a digit for each."""
        said, there = self._said["amount"] or "", max(len(place.slots) - 1, 0).bit_length()
        lines = tuple(map(int, said)) if said.isdecimal() else ()
        if len(lines) != self._kind.lines or len(set(lines)) != len(lines) or any(line >= there for line in lines):
            raise unusable(WHERE, "cli-break-lines", text=self._text, count=self._kind.lines, there=there, example=self._example())
        return lines

    def _times(self) -> tuple[float, float]:
        begins, ends = self._said["begins"], self._said["ends"]
        if begins is None:
            return 0.0, inf
        if self._kind.is_built_in:
            raise unusable(WHERE, "cli-break-built-in", text=self._text, instead=self._text.partition("@")[0])
        if not all(NUMBER.fullmatch(one) for one in (begins, ends or "0")) or (ends is not None and float(ends) <= float(begins)):
            raise unusable(WHERE, "cli-break-times", text=self._text, example=f"{self._text.partition('@')[0]}@60s..90s")
        return float(begins), inf if ends is None else float(ends)

    def _example(self) -> str:
        """How a break of this kind is written, with the first place of the mat that it can be at."""
        kind, slots = self._kind, [slot for plan in self._plans for slot in plan.slots]
        if "pair" in kind.places:
            return f"{self._name}:{'/'.join([*slots, 'A1', 'B1'][:2])}"
        usual = [*slots, "A1"][0] if "slot" in kind.places else f"{NUMBERED}1"
        amount = "=01"[: 1 + kind.lines] if kind.lines else f"={kind.example:g}" if kind.most else ""
        return f"{self._name}:{self._said['place'] or usual}{amount}"
