"""How reliably one tag is heard where it lies, and so how many silences in a row are needed before it is gone."""

from __future__ import annotations

TOLERANCE = 0.001  # seconds by which a reader's clock may be early: two passes are 0.05 s, or 0.0499999

# A lift needs a row of silences so long that chance makes it once in CERTAIN rows. A full mat makes 64 x 20 x 86,400 = 110 million
# polls in a day, so that is one false lift in some 10,000 days. 0.03 ** 8 = 7e-13: a tag that is heard well needs SILENCES of them.
CERTAIN = 1e-12
SILENCES, MOST_SILENCES = 8, 60
LEAST_SHARE = 0.03
# From the first of these silences to the last. Where a pass comes every 0.05 s these are six of them and, with repetitions, 16 polls: a
# card that was lifted between two passes is gone 0.25 to 0.30 s later; a hand that hides it for less is nothing. Readers that poll a
# quiet mat ten times a second notice the first silence later, and repeat sooner: there too a card is gone within 0.35 s.
GONE = 0.212
# A few polls of a hundred are garbled by chance, on empty slots too. A silence goes on over one or two of them in a row. If each of them
# began it anew, 95 of 100 lifts would take 0.55, 0.78 and 1.37 s where 2, 5 and 10 % are garbled, instead of some 0.3
# (`python -m tests.bench mat`). PRESENT of them in a row are a card.
PRESENT = 3
# Silences in a row, and seconds from the first of them, after which a tag is shown as lifted, though nothing is ruled by that. Of hubs that
# a match attends to, 95 of 100 lifts are shown within 0.12 s. With three silences and 0.05 s they are within 0.10 s, and where polls are
# missed in rows of two a full mat flickers eight times as often (the table is in README.md).
SEEMING, SEEMS_GONE = 4, 0.07
# What is known of a tag that has just been laid: as if it had been missed in LEAST_SHARE of so many polls.
PRIOR = 20
# What was heard is forgotten by halves, over about a minute, and over 200 misses: a card may be nudged to the edge of its coil.
MOST_COUNTED, MOST_COUNTED_AFTER = 1000, 200


class Reach:
    """Counts of one tag on one slot.

    Silences count only once a hearing has ended them, as those at the end of a stay are no misses. Two shares are kept, and the worse
    one counts: of all polls, those that missed it; and of the polls right after a miss, those that missed it again. By chance alone both
    are the same; where misses come in rows the second one tells how long a row will get.
    """

    __slots__ = ("_after", "_again", "_counted", "_garbled", "_missed", "_polls", "has_gone", "needed", "silences", "since")

    def __init__(self) -> None:
        self.silences = 0  # in a row, up to now
        self.since = 0.0  # the first of them
        self.has_gone = False
        self.needed = SILENCES
        self._garbled = 0  # in a row, since the last of them
        self._missed, self._polls = PRIOR * LEAST_SHARE, float(PRIOR)
        self._again, self._after = PRIOR * LEAST_SHARE, float(PRIOR)
        self._counted = 0.0

    def begin(self, count: float) -> None:
        """Begin to count: the tag lies here from now on."""
        self.forget()
        self._counted = count

    def forget(self) -> None:
        self.silences, self._garbled, self.has_gone = 0, 0, False

    def seems_gone(self, at: float) -> bool:
        """Whether it is to be shown as lifted, long before that is certain; nothing is ruled by it."""
        return self.silences >= SEEMING and at - self.since >= SEEMS_GONE - TOLERANCE

    def missed(self, at: float) -> None:
        if not self.silences:
            self.since = at
        self.silences += 1
        self._garbled = 0
        self.has_gone = self.silences >= self.needed and at - self.since >= GONE - TOLERANCE

    def garbled(self) -> None:
        self._garbled += 1
        if self._garbled >= PRESENT:
            self.forget()

    def heard(self, count: float) -> None:
        """`count` is the number of polls of the slot so far."""
        if not self.silences:
            return
        self._missed += self.silences
        self._polls += count - self._counted
        self._again += self.silences - 1
        self._after += self.silences
        self._counted = count
        self.forget()
        self._halve()
        self.needed = silences_needed(max(self._missed / self._polls, self._again / self._after))

    def _halve(self) -> None:
        if self._polls > MOST_COUNTED:
            self._missed, self._polls = self._missed / 2, self._polls / 2
        if self._after > MOST_COUNTED_AFTER:
            self._again, self._after = self._again / 2, self._after / 2


def silences_needed(share: float) -> int:
    """The least number of misses in a row that chance makes once in CERTAIN times: ln(CERTAIN) / ln(share), within bounds."""
    share, needed = max(share, LEAST_SHARE), SILENCES
    while needed < MOST_SILENCES and share**needed > CERTAIN:
        needed += 1
    return needed
