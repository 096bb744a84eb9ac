"""Lines that are read when they are asked for are those that Fluent reads of whole files."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from companion.words.late import LateBundle, parts_of
from companion.words.lines import bundle, files_of, parts, resources

ENGLISH = """
# A comment.
first = One, and { second }.
    .spoken = One
second =
    { $count ->
        [one] a card
       *[other] cards of { -deck }
}
-deck = the deck
    .case = deck's

## A section
third = { NUMBER($count) } first words
first = again
"""


def late(*texts, changed=lambda entry: entry):
    return LateBundle("en", parts_of(texts), {}, changed)


def text(made, key, **args):
    return made.format_pattern(made.get_message(key).value, args)


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_each_part_is_what_the_whole_file_has_of_that_name(language):
    entries = [one for read in resources(language) for one in read.body if isinstance(one, (ast.Message, ast.Term))]
    whole = {f"{'-' * isinstance(one, ast.Term)}{one.id.name}": one for one in reversed(entries)}
    assert whole.keys() == parts(language).keys()
    apart = LateBundle(language, parts(language), {}, lambda entry: entry)
    for name, one in whole.items():
        assert apart.has_message(name) == isinstance(one, ast.Message)
        [found] = [entry for entry in _read(parts(language)[name]) if isinstance(entry, (ast.Message, ast.Term))]
        assert (found.id.equals(one.id), found.value.equals(one.value) if one.value else found.value is None) == (True, True)
        assert [a.equals(b) for a, b in zip(found.attributes, one.attributes, strict=True)] == [True] * len(one.attributes)


def _read(part):
    return FluentResource(part).body


def test_a_line_is_read_with_the_lines_and_terms_that_it_names():
    made = late("other = not it\n", ENGLISH)
    assert text(made, "first", count=2) == ("One, and cards of the deck.", [])
    assert text(made, "third", count=1) == ("1 first words", [])
    assert made.has_message("second")
    assert not made.has_message("deck")
    assert not made.has_message("-deck")


def test_a_line_that_is_missing_is_missing():
    with pytest.raises(LookupError):
        late(ENGLISH).get_message("fourth")


def test_what_is_changed_in_a_line_is_changed_where_it_is_named():
    def is_second(entry):
        return isinstance(entry, ast.Message) and entry.id.name == "second"

    def longer(entry):
        return ast.Message(entry.id, ast.Pattern([ast.TextElement("more")])) if is_second(entry) else entry

    assert text(late(ENGLISH, changed=longer), "first") == ("One, and more.", [])


def test_all_lines_of_a_language_are_one_bundle():
    assert bundle("en") is bundle("en")
    assert isinstance(bundle("en"), LateBundle)
    assert {*files_of("en")} >= {"table", "comparity"}
