"""Compiles the engine, the titles and the search with mypyc; everything else about the package is in pyproject.toml.

Without a C compiler or mypy, or with HIMEJI_PURE=1, the same source is installed uncompiled. A type error in our own
code is never a reason to fall back: it stops the build.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

PACKAGE = Path("src/himeji")
COMPILED = (
    "engine/**/*.py",
    "games/**/*.py",
    "bots/playout*.py",
    "bots/search.py",
    "bots/search_[!p]*.py",
    "bots/greedy.py",
)
INLINE = [
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
]  # our functions may be inlined into each other: twice the speed
BUILDING = {"build", "build_ext", "bdist_wheel", "install", "develop", "editable_wheel"}
PROBE = """
from setuptools import Extension, setup
setup(name="probe", py_modules=[], ext_modules=[Extension("probe", ["probe.c"])], script_args=["build_ext"])
"""


def compiler_works() -> bool:
    """Whether a one-line extension that includes Python.h can be built here."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
        return subprocess.run([sys.executable, "-c", PROBE], cwd=folder, capture_output=True).returncode == 0


def reason_not_to_compile() -> str:
    if os.environ.get("HIMEJI_PURE") == "1":
        return "HIMEJI_PURE=1"
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypy is not installed"
    return "" if compiler_works() else "no working C compiler with Python's headers"


def modules_to_compile() -> list[Path]:
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def forget_removed_sources(compiled: list[Path]) -> None:
    """Earlier builds leave copies in build/, which setuptools would install again."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    wanted = {path.with_suffix(suffix) for path in compiled}
    for copy in Path("build").glob("lib*/himeji/**/*"):
        source = PACKAGE.parent.joinpath(*copy.parts[2:])
        if copy.is_file() and source not in wanted and not source.exists():
            copy.unlink()


def extensions() -> list[Extension]:
    modules = modules_to_compile()
    forget_removed_sources(modules)
    if not modules:
        return []
    reason = reason_not_to_compile()
    form = f"plain Python, {reason}" if reason else f"{len(modules)} modules compiled"
    print(f"himeji: {form}", file=sys.stderr)
    if reason:
        return []
    from mypyc.build import mypycify

    found: list[Extension] = mypycify(["--strict", *map(str, modules)], opt_level="3", group_name="himeji")
    if os.name == "posix":
        for extension in found:
            extension.extra_compile_args += INLINE
    return found


setup(ext_modules=extensions() if BUILDING.intersection(sys.argv) else [])
