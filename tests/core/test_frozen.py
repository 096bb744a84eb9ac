"""Classes whose methods are made late are those that `dataclasses` makes, in everything that can be seen of them."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from dataclasses import field, fields, replace
from functools import partial

import pytest

from companion.core.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Late:
    one: int
    two: str = "b"
    many: dict[str, int] = field(default_factory=dict, compare=False)


@dataclasses.dataclass(frozen=True, slots=True)
class Early:
    one: int
    two: str = "b"
    many: dict[str, int] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Checked:  # noqa: PLW1641 - it gets one, of its fields
    one: int

    def __post_init__(self):
        if self.one < 0:
            raise ValueError(self.one)

    def __eq__(self, other):
        return True

    def __repr__(self):
        return "checked"

    def __getstate__(self):
        raise TypeError


@dataclass(frozen=True, slots=True)
class Further(Late):
    """Has the fields of the other, and its own."""

    three: float = 0.5


def seen(kind):
    """What can be seen of a class and its values."""
    one, same, other = kind(1), kind(one=1, two="b"), kind(2, "c", {"d": 3})
    names = [(part.name, part.type, part.init, part.repr, part.compare) for part in fields(kind)]
    return [
        (one == same, one != other, hash(one) == hash(same), one == (1, "b")),
        (repr(other).replace(kind.__name__, "X"), hash(other), names, kind.__match_args__, kind.__slots__),
        (replace(one, two="z").two, dataclasses.asdict(other), one.many is same.many, kind.__dataclass_params__.frozen),
        (pickle.loads(pickle.dumps(other)) == other, copy.deepcopy(other) == other, copy.copy(other).many),
        [refused(partial(setattr, one, name, 1)) for name in ("one", "four")],
        [refused(lambda: delattr(one, "one")), refused(kind), refused(lambda: kind(1, three=2)), refused(lambda: kind(1, "b", {}, 4))],
    ]


def refused(act):
    try:
        act()
    except Exception as fault:  # noqa: BLE001 - whichever it is, both have to raise it
        return isinstance(fault, AttributeError), isinstance(fault, TypeError), str(fault).replace("Late", "X").replace("Early", "X")
    return None


def test_it_is_the_class_that_dataclasses_makes():
    found, expected = seen(Late), seen(Early)
    found[4], expected[4] = [one[0] for one in found[4]], [one[0] or one[1] for one in expected[4]]  # a name that is no field: other words
    assert found == expected


def test_what_a_class_says_of_itself_is_kept():
    assert (Checked(1) == 2, repr(Checked(1)), hash(Checked(1)) == hash(Checked(1))) == (True, "checked", True)
    with pytest.raises(ValueError, match="-1"):
        Checked(-1)
    with pytest.raises(TypeError):
        pickle.dumps(Checked(1))


def test_a_class_can_go_on_from_another():
    assert repr(Further(1, three=2.0)) == "Further(one=1, two='b', many={}, three=2.0)"
    assert Further(1) != Late(1)
    assert Late(1) == Late(1)
    assert Further.__doc__ == "Has the fields of the other, and its own."


def test_the_first_call_makes_the_method_and_the_next_one_finds_it():
    @dataclass(frozen=True, slots=True)
    class Fresh:
        one: int

    before = Fresh.__init__
    Fresh(1)
    after = Fresh.__init__
    Fresh(2)
    assert before is not after
    assert Fresh.__init__ is after


def test_any_other_kind_of_dataclass_is_left_to_python():
    @dataclass(slots=True)
    class Changing:
        one: int

    changing = Changing(1)
    changing.one = 2
    assert changing == Changing(2)
    with pytest.raises(TypeError, match="unhashable"):
        hash(changing)
