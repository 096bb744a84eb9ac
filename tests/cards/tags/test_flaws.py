"""What is no whole uid: what other tools and readers print for one."""

from __future__ import annotations

from companion.cards.tags.typed_uids import StrangeUid, strange
from companion.core.decks.register import Register, Tagged

BEN = Tagged("landmarks", "big-ben")
KNOWN = Register({"04a1b29f112233": BEN, "c0ffee01": BEN}, commands={"04c0ffee112244": "ok"})

STRANGE = (
    ("eiffel", StrangeUid("no-uid")),
    ("", StrangeUid("no-uid")),
    ("1.79E+308", StrangeUid("no-uid")),
    ("04a1", StrangeUid("length")),
    ("8804a1b280", StrangeUid("length")),  # its check byte is wrong
    ("8804a1b2", StrangeUid("begun")),
    ("88:04:A1:B2:9F", StrangeUid("cut")),
    ("584193258143", StrangeUid("cut")),  # mfrc522 0.0.7 of an NTAG213 that begins with 04 A1 B2
    ("136,4,161,178,159", StrangeUid("cut")),
    ("136, 4, 161, 178", StrangeUid("cut")),
    ("136,4,161,178,158", StrangeUid("decimal")),
    ("584193258144", StrangeUid("decimal")),
    ("0011223344", StrangeUid("decimal")),
    ("1319413953331811", StrangeUid("decimal")),
    ("4,161,178,159,17,34,51", StrangeUid("decimal")),
    ("4,161,999,1", StrangeUid("decimal")),
    ("1984", StrangeUid("length")),
    ("08a1b2c3", StrangeUid("random")),
    ("00000000", StrangeUid("blank")),
    ("FF:FF:FF:FF:FF:FF:FF", StrangeUid("blank")),
    ("04a1b29f", StrangeUid("part", "04a1b29f112233")),
    ("9F112233", StrangeUid("part", "04a1b29f112233")),
    ("ff:ee:22:44", None),
    ("ee112244", StrangeUid("part", "04c0ffee112244")),
    ("01eeffc0", StrangeUid("backwards", "c0ffee01")),
    ("332211 9fb2a104", StrangeUid("backwards", "04a1b29f112233")),
)


def test_what_is_no_whole_uid_is_told_apart():
    assert [(text, strange(text, KNOWN)) for text, found in STRANGE] == [(text, found) for text, found in STRANGE]


WHOLE = ("c0ffee01", "04:A1:B2:9F:11:22:33", "04 c0 ff ee 11 22 44", "12345678", "04112233445566", "à'e&é\"'(-èqbcd")


def test_a_whole_uid_is_fine_also_one_of_digits_and_under_another_layout():
    assert [text for text in WHOLE if strange(text, KNOWN) is not None] == []


def test_nothing_is_part_of_a_tag_that_is_not_known():
    assert strange("04a1b29f", Register()) is None
