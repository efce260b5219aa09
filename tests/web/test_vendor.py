"""What the browser client takes from others: the chosen versions, unchanged since they were fetched."""

import hashlib
import json
import re
from pathlib import Path

from himeji import web
from himeji.server.faces import HEADERS
from himeji.web.document import ROOMS, document

ROOT = Path(__file__).parent.parent.parent
VENDOR = web.FOLDER / "vendor"
INSIDE = "src/himeji/web/"  # where the client lies in the repository


def place_of(name: str) -> Path:
    return web.FOLDER / name.removeprefix(INSIDE) if name.startswith(INSIDE) else ROOT / name


def test_vendored_files_are_the_ones_that_were_fetched():
    checksums = json.loads((VENDOR / "checksums.json").read_text())
    assert {name: hashlib.sha256(place_of(name).read_bytes()).hexdigest() for name in checksums} == checksums


def test_every_vendored_file_is_named_with_version_and_licence():
    chosen = json.loads((VENDOR / "vendored.json").read_text())
    assert all(each["version"] and each["licence"] and each["integrity"] for each in chosen.values())
    named = {file for each in chosen.values() if "folder" not in each for file in each["files"]}
    there = {path.relative_to(VENDOR).as_posix() for path in VENDOR.rglob("*") if path.suffix in {".js", ".txt"}}
    assert there == named


def test_the_client_imports_only_files_that_are_there():
    for module in web.FOLDER.rglob("*.js"):
        for target in re.findall(r'(?:from|import)\s*"([^"]+)"', module.read_text("utf-8")):
            assert target.startswith("."), (module, target)
            assert (module.parent / target).exists(), (module, target)


def test_pages_hold_no_inline_script_and_no_inline_style():
    page = (web.FOLDER / "index.html").read_text("utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", page)
    assert not [value for _, value in HEADERS if b"unsafe" in value]


def test_every_module_is_asked_for_by_a_page_that_needs_it():
    named = {room: set(re.findall(r'(?:href|src)="/web/([^"]+[.]js)"', document(room))) for room in ROOMS}
    modules = [*(web.FOLDER / "vendor").rglob("*.js"), *(web.FOLDER / "app").glob("*.js")]
    assert set.union(*named.values()) == {path.relative_to(web.FOLDER).as_posix() for path in modules}
    assert "app/table.js" not in named["lobby"]
