"""Every link, picture and file that a page names is there, and every page can be found from README.md."""

from __future__ import annotations

import posixpath
import re

import pytest

from tests.readme.pages import FOLDERS, IS_CHECKOUT, ROOT, anchors, links, pages, said_inline

pytestmark = pytest.mark.skipif(not IS_CHECKOUT, reason="the pages lie in a checkout")
FILE = re.compile(r"[\w.-]+(?:/[\w.-]+)+")
FOREIGN = re.compile(r"https?://|mailto:")


def goal(page, link):
    """The file or folder to which a link leads, and the heading in it."""
    path, _, heading = link.partition("#")
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page, heading


def leads_nowhere(page, link):
    path, heading = goal(page, link)
    if path.startswith("..") or not (ROOT / path).exists():
        return True
    return bool(heading) and heading not in anchors(path)


def own_links(page):
    return [link for link in links(page) if not FOREIGN.match(link)]


def test_every_link_and_picture_leads_somewhere():
    cases = pages()
    assert [(page, [link for link in own_links(page) if leads_nowhere(page, link)]) for page in cases] == [(page, []) for page in cases]


@pytest.mark.parametrize("page", pages())
def test_every_file_that_is_named_is_there(page):
    named = [word for word in said_inline(page) if FILE.fullmatch(word) and word.partition("/")[0] in FOLDERS]
    assert [word for word in named if not (ROOT / word).exists()] == []


def test_every_page_can_be_found_from_the_first():
    found, waiting = set(), ["README.md"]
    while waiting:
        page = waiting.pop()
        if page not in found and page.endswith(".md"):
            found.add(page)
            waiting += [goal(page, link)[0] for link in own_links(page)]
    assert sorted(set(pages()) - found) == []


def test_a_link_that_leads_nowhere_is_found():
    cases = ["no-such.md", "companion", "../shared/HOUSE.md", "README.md#no-such-heading", "#no-such-heading"]
    assert [(link, leads_nowhere("README.md", link)) for link in cases] == [(link, link != "companion") for link in cases]


def test_headings_are_called_as_the_site_calls_them():
    assert {"how-to-add-a-voice", "what-is-said"} <= anchors("companion/voice/README.md")
