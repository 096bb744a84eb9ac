"""Every key and every item of a TOML text has its line, however it is written."""

from __future__ import annotations

import random
import tomllib

from companion.system.located import Located
from tests.cards.decks.test_fuzz import mutated

WRITTEN = '''# grid = [ "no", "table" ]
name = "a # b" # c
"qu\\u00e9 ted".x = 1
'lit"eral' = """
a
\\""" b """""
after = \'\'\'x
"""
\'\'\'\'\'
list = [ # a ]
  1, [2, # ,
    3],
  { a = 1, b.c = [ "x",
   "y" ] },
  1979-05-27 07:32:00,
]
[grid]
columns = 8

[[readers]]
slots = ["A", "B"]
[readers.sub]
z = 1
[[readers.more]]
q = 1
[[readers.more]]
q = 2
[[ "readers" ]]
slots = [
"A",

"B"]
[readers.sub]
z = 3
[[readers.more]]
q = 3
'''
LINES = {
    ("name",): 2,
    ("qué ted",): 3,
    ("qué ted", "x"): 3,
    ('lit"eral',): 4,
    ("after",): 7,
    ("list",): 10,
    ("list", 0): 11,
    ("list", 1): 11,
    ("list", 1, 0): 11,
    ("list", 1, 1): 12,
    ("list", 2): 13,
    ("list", 2, "a"): 13,
    ("list", 2, "b"): 13,
    ("list", 2, "b", "c"): 13,
    ("list", 2, "b", "c", 0): 13,
    ("list", 2, "b", "c", 1): 14,
    ("list", 3): 15,
    ("grid",): 17,
    ("grid", "columns"): 18,
    ("readers",): 20,
    ("readers", 0): 20,
    ("readers", 0, "slots"): 21,
    ("readers", 0, "slots", 0): 21,
    ("readers", 0, "slots", 1): 21,
    ("readers", 0, "sub"): 22,
    ("readers", 0, "sub", "z"): 23,
    ("readers", 0, "more"): 24,
    ("readers", 0, "more", 0): 24,
    ("readers", 0, "more", 0, "q"): 25,
    ("readers", 0, "more", 1): 26,
    ("readers", 0, "more", 1, "q"): 27,
    ("readers", 1): 28,
    ("readers", 1, "slots"): 29,
    ("readers", 1, "slots", 0): 30,
    ("readers", 1, "slots", 1): 32,
    ("readers", 1, "sub"): 33,
    ("readers", 1, "sub", "z"): 34,
    ("readers", 1, "more"): 35,
    ("readers", 1, "more", 0): 35,
    ("readers", 1, "more", 0, "q"): 36,
}


def paths(value, path=()):
    """The path of everything in it."""
    found = [path] if path else []
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        found += paths(part, (*path, key))
    return found


def test_every_key_and_item_has_the_line_where_it_stands():
    located = Located(WRITTEN)
    assert {path: located.line(path) for path in paths(tomllib.loads(WRITTEN))} == LINES


def test_what_is_missing_has_the_line_of_what_it_would_belong_to():
    located = Located(WRITTEN)
    assert [located.line(path) for path in (("readers", 1, "kind"), ("readers", 1, "slots", 7), ("turn",), ())] == [28, 29, 1, 1]


class Written:
    """A text made by chance, and the lines of what stands in it as they were written."""

    def __init__(self, chance):
        self.chance, self.text, self.lines = chance, "", {}
        self.tables = {}
        for _ in range(chance.randrange(1, 12)):
            self.table()

    def note(self, *path):
        self.lines.setdefault(path, self.text.count("\n") + 1)

    def say(self, *texts):
        self.text += self.chance.choice(texts)

    def table(self):
        name = f"t{self.chance.randrange(5)}"
        path, is_list = (name,), int(name[1]) < 3
        if not is_list and name in self.tables:
            return
        self.say("", "\n", "# [x]\n")
        self.note(name)
        if is_list:
            self.tables[name] = self.tables.get(name, -1) + 1
            path = (name, self.tables[name])
            self.note(*path)
        else:
            self.tables[name] = 0
        mark = self.chance.choice((name, f'"{name}"', f"'{name}'", f" {name} "))
        self.text += f"[[{mark}]]" if is_list else f"[{mark}]"
        self.say("\n", " # c = [\n", "\n\n")
        for number in range(self.chance.randrange(4)):
            self.note(*path, f"k{number}")
            self.text += f"k{number}"
            self.say("=", " = ")
            self.value((*path, f"k{number}"), 3)
            self.say("\n", " # ]\n", "\n\n")

    def value(self, path, depth):
        kind = self.chance.randrange(9 if depth else 7)
        if kind < 7:
            plain = ("1", "-0.5", "true", "1979-05-27", '"a\\"]"', "'}#'", '"""\n,\\"""a\n"""', '""""x"""""', "'''\n]''''", '""', "''")
            return self.say(*plain)
        ends = "[]" if kind == 7 else "{}"
        blanks = ("", " ", "\n", " # ,\n") if kind == 7 else (" ", "")
        self.text += ends[0]
        for number in range(self.chance.randrange(4)):
            if number:
                self.text += ","
            self.say(*blanks)
            key = number if kind == 7 else f"i{number}"
            self.note(*path, key)
            if kind == 8:
                self.text += f"i{number} = "
            self.value((*path, key), depth - 1 if kind == 7 else 0)
            self.say(*blanks)
        self.text += ends[1]
        return None


def test_whatever_way_it_is_written_each_line_is_the_one_where_it_was_written():
    counted = 0
    for seed in range(400):
        written = Written(random.Random(seed))
        located = Located(written.text)
        told = {path: located.line(path) for path in paths(tomllib.loads(written.text))}
        assert told == written.lines, written.text
        counted += len(told)
    assert counted > 5000


UNSOUND = ("", "[", "[[", "]", "a", "a.", "a = ", "a = [", "a = [}", "a = {]", "a = {b", '"', "'''", "[a\n]]]b", "\x00")


def test_the_walk_through_a_text_that_is_not_sound_ends():
    assert [text for text in UNSOUND if not (Located(text).line(("a", 0)) <= text.count("\n") + 1)] == []


def test_the_walk_ends_whatever_the_text_is():
    chance = random.Random(5)
    for _ in range(300):
        text = mutated(WRITTEN.encode(), chance).decode(errors="replace")
        Located(text)
