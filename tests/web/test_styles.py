"""Style sheets style what is there: every class they name is one that the client writes."""

import re

import pytest

from himeji import web

SHEETS = sorted(web.FOLDER.rglob("*.css"), key=str)


def source() -> str:
    modules = [path for path in web.FOLDER.rglob("*.js") if "vendor" not in path.parts]
    return "\n".join(path.read_text("utf-8") for path in modules)


def classes(sheet: str) -> set[str]:
    """The classes in the selectors of a sheet."""
    bare = re.sub(r"/\*.*?\*/|url\([^)]*\)", "", sheet, flags=re.S)
    return set(re.findall(r"\.([a-zA-Z][\w-]*)", " ".join(re.findall(r"([^{}]+)\{", bare))))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: str(path.relative_to(web.FOLDER)))
def test_no_rule_is_for_nothing(sheet):
    written = set(re.findall(r"[\w-]+", source()))
    begun = tuple(re.findall(r"([\w-]+-)\$\{", source()))
    assert {
        name for name in classes(sheet.read_text("utf-8")) if name not in written and not name.startswith(begun)
    } == set()


def test_colours_are_named_in_one_file():
    for sheet in SHEETS:
        if sheet.name != "tokens.css":
            assert not re.findall(
                r"#[0-9a-fA-F]{3,8}\b(?![^{]*\{)", re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.S)
            )
