"""Whatever is told in whatever order: every step is taken back exactly, and nothing but what was agreed to changes what a tag means."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.cards.decks.files import find
from companion.cards.tags.hearing import Laid, Ready, Together
from companion.cards.tags.turns import Answered, CardNamed, Switched, TypedText, TypedVerb, Way, owner_of
from companion.core.decks.register import Register, Tagged
from tests.cards.tags.test_enrolment import Taught

DECK = find("skyscrapers")
CARDS = tuple(Tagged(DECK.id, card) for card in ("antenna", "ballroom", "earthquake-1", "earthquake-2"))
UIDS = tuple(f"04e1234567000{number}" for number in range(6))
BEFORE = Register(
    {UIDS[0]: CARDS[0], UIDS[1]: Tagged("landmarks", "big-ben", "face"), UIDS[2]: Tagged(DECK.id, "ballroom", "back")},
    commands={UIDS[3]: "ok"},
    boxes={UIDS[2]: 2},
)
TOLD = st.one_of(
    st.sampled_from(UIDS).map(Laid),
    st.sampled_from((*UIDS, "8804e123", "08a1b2c3", "ball", "earthquake", "a", "584193258143")).map(TypedText),
    st.sampled_from(CARDS).map(CardNamed),
    st.sampled_from(("replace", "copy", "move", "leave")).map(Answered),
    st.sampled_from(("skip", "back", "help")).map(TypedVerb),
    st.builds(Switched, st.sampled_from((None, "listed", "free")), st.sampled_from((None, True, False)), st.sampled_from((None, 1, 2))),
    st.just(Together(UIDS[:2])),
    st.just(Ready(0)),
)
WAYS = st.builds(Way, st.sampled_from(("listed", "free")), st.booleans(), st.sampled_from((1, 2)), st.booleans(), st.booleans())


@settings(max_examples=150)
@given(WAYS, st.lists(TOLD, max_size=25))
def test_step_by_step_all_becomes_again_what_it_was(way, told):
    taught = Taught(*CARDS, register=BEFORE, deck=DECK, **{name: getattr(way, name) for name in way.__slots__})
    began = taught.now
    for one in told:
        before, question = taught.register, taught.now.question
        says = taught.take(one)
        changes = [uid for uid in UIDS if owner_of(uid, before) not in (None, owner_of(uid, taught.register))]
        is_agreed = (question and isinstance(one, Answered)) or way.replaces or one == TypedVerb("back")
        assert is_agreed or not changes
        assert says == () or taught.now.is_over or says[-1].tone == "turn"
        assert set(taught.now.without) <= set(CARDS)
    while taught.now.past or taught.now.question:
        taught.take(TypedVerb("back"))
    assert (taught.register, taught.now) == (BEFORE, began)
