"""The client can be installed: the manifest names icons that are there, in the sizes that systems ask for."""

import json
import struct

from himeji import web

MANIFEST = json.loads((web.FOLDER / "manifest.webmanifest").read_text("utf-8"))


def drawn_size(name: str) -> str:
    """Width and height from the head of a PNG file."""
    head = (web.FOLDER / name).read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:])
    return f"{width}x{height}"


def test_every_icon_has_the_size_that_the_manifest_says():
    drawn = [icon for icon in MANIFEST["icons"] if icon["type"] == "image/png"]
    assert {(icon["sizes"], icon["purpose"]) for icon in drawn} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    assert all(drawn_size(icon["src"]) == icon["sizes"] for icon in drawn)


def test_it_opens_in_the_lobby_in_a_window_of_its_own():
    assert (MANIFEST["id"], MANIFEST["start_url"], MANIFEST["display"]) == ("/", "/", "standalone")
