"""What is printed reads the lines of its own file, and needs no others."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, visitor

from companion.cards.decks.files import find
from companion.cards.printing.words import PlanWords, PrintWords
from companion.core.decks.card import LANGUAGES
from companion.words.lines import Unsaid, resources


class Named(visitor.Visitor):
    """The lines that other lines refer to."""

    def __init__(self):
        self.found = set()

    def visit_MessageReference(self, node):  # noqa: N802 - the name is the library's own
        self.found.add(node.id.name)

    def visit_TermReference(self, node):  # noqa: N802
        self.found.add(f"-{node.id.name}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ("print", "mat-plan"))
def test_no_line_of_a_print_refers_to_one_of_another_file(name, language):
    [read] = resources(language, name)
    named = Named()
    named.visit(read)
    assert len(read.body) > 5
    assert named.found <= {entry.id.name for entry in read.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_lines_that_are_printed_are_read(language):
    for words, line in ((PrintWords(find("landmarks"), language), "print-rule"), (PlanWords(language), "mat-plan-rule")):
        assert words.say(line).startswith("100")
        with pytest.raises(Unsaid):
            words.say("quoted", text="a line of all games")
