"""No text outside the locale files: in a made-up language, every word on the page is a made-up word."""

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from tests.browser.scenes import NAMES, Game

LETTER = "ж"
SAID = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [];
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest("code")) said.push(walk.currentNode.data);
  for (const each of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "alt"]) if (each.hasAttribute(name)) said.push(each.getAttribute(name));
  return said;
}"""
KNOWN = re.compile(rf"\b(Himeji|FR|EN|{'|'.join(NAMES)})\b")  # names, and the languages by their own names


class Disguise(visitor.Transformer):
    """Every letter of a text becomes the same foreign one; what is not text stays."""

    def visit_TextElement(self, node):  # noqa: N802 - the parser's own name
        return ast.TextElement(re.sub(r"[^\W\d_]", LETTER, node.value))


def disguised(text: str) -> str:
    return FluentSerializer().serialize(Disguise().visit(FluentParser().parse(text)))


@pytest.mark.parametrize("title", ["naishi", "white_castle"])
@pytest.mark.parametrize("moves", [3, 1000])
def test_every_word_comes_from_the_locale_files(at_table, title, moves):
    game = Game(title, 2, 5).play_until(moves)
    page = at_table(game, translate=disguised)
    for tab in ("log", "score", "chat"):
        page.locator(f"[value={tab}]").check(force=True)
        words = [KNOWN.sub("", said) for said in page.evaluate(SAID)]
        assert [said for said in words if re.search(r"[a-zA-ZÀ-ÿ]{2,}", said)] == []
