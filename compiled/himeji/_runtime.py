"""Decides, before anything else of the package is imported, which form of its modules runs.

A compiled installation carries the .py files beside the extension modules. They are used instead with HIMEJI_PURE=1,
and where librt, which compiled code needs, is missing; plain lists then take the place of its arrays.
"""

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any, Literal


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package in their .py files only."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("himeji."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def new_list(items: Iterable[Any] = (), /, *, capacity: int = 0) -> list[Any]:
    return list(items)


class vec:  # noqa: N801  (librt's own name)
    """`vec[i64](values)` is a list; the kind of item is for the compiler."""

    def __class_getitem__(cls, item: object) -> Callable[..., list[Any]]:
        return new_list


def append(items: list[Any], item: Any, /) -> list[Any]:
    """Like librt's, leaves the length of the array it was given alone."""
    return [*items, item]


def has_librt() -> bool:
    try:
        import librt.vecs  # noqa: F401
    except ImportError:
        return False
    return True


def replace_librt() -> None:
    package, vecs = ModuleType("librt"), ModuleType("librt.vecs")
    vars(vecs).update(vec=vec, append=append)
    vars(package).update(vecs=vecs, __path__=[])
    sys.modules.update({"librt": package, "librt.vecs": vecs})


HAS_LIBRT = has_librt()
INTERPRET = os.environ.get("HIMEJI_PURE") == "1" or not HAS_LIBRT
if not HAS_LIBRT:
    replace_librt()
if INTERPRET:
    sys.meta_path.insert(0, SourceFinder())


def flavour() -> Literal["compiled", "interpreted"]:
    """Which form of the engine runs, told from its files without importing it."""
    state = Path(__file__).parent / "engine" / "state"
    extension = any(state.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
    return "compiled" if extension and not INTERPRET else "interpreted"
