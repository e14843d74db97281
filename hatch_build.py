"""Build hook: build the client for browsers, and compile the rules where a C compiler is found.

hatch_web.py builds the client.  The rules are compiled with mypyc, or else shipped as they are:
`[tool.stormark.compile] modules` in pyproject.toml lists what is compiled.  Environment:

- `STORMARK_PURE=1` builds the pure-Python wheel even where a compiler exists;
- `STORMARK_COMPILE=1` makes a failed compilation an error instead of a pure-Python wheel.

No compiled module is ever written below `src`: left there it would shadow its source.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.append(str(ROOT))  # hatchling loads this file by its path and knows no other

import hatch_docstrings  # noqa: E402
import hatch_web  # noqa: E402
from hatch_compiler import compiler_found  # noqa: E402

SOURCE = ROOT / "src"
WORK = ROOT / "build" / "mypyc"
OPT_LEVEL = "3"
WHOLE_PROGRAM = ["-flto=auto", "-fno-semantic-interposition"]
KEPT_RESULTS = 4


def compiling_is_wanted() -> bool:
    return os.environ.get("STORMARK_PURE") != "1" and compiler_found()


def compiled_modules() -> list[str]:
    """The sources to compile, relative to `src`, in a stable order."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["stormark"]["compile"]["modules"]
    found = {path for pattern in patterns for path in SOURCE.glob(pattern)}
    return sorted(path.relative_to(SOURCE).as_posix() for path in found)


def module_name(source: str) -> str:
    """The module of a source.

    >>> module_name("stormark/kernel/packs/__init__.py")
    'stormark.kernel.packs'
    """
    return source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def fingerprint() -> str:
    """A hash of everything the compiled modules depend on.

    All sources count, not only the compiled ones: mypyc reads the types of what they import.
    """
    from mypy.version import __version__ as mypy_version

    digest = hashlib.sha256(f"{mypy_version}\0{sys.version}\0{sys.platform}\0".encode())
    inputs = [Path(__file__), Path(hatch_docstrings.__file__), ROOT / "pyproject.toml"]
    inputs += sorted(SOURCE.glob("stormark/kernel/**/*.py"))
    inputs += sorted(SOURCE.glob("stormark/games/**/*.py"))
    inputs += sorted(SOURCE.glob("stormark/bots/**/*.py"))
    for path in inputs:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()[:16]


def compile_modules() -> Path:
    """Compile, and return the folder of the results; unchanged sources are not compiled again."""
    result = WORK / fingerprint()
    if not result.is_dir():
        WORK.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix="unfinished-", dir=WORK) as folder:
            run = [sys.executable, __file__, folder]
            subprocess.run(run, cwd=SOURCE, check=True, stdout=sys.stderr)
            forget_old_results()
            Path(folder, "result").replace(result)
    return result


def forget_old_results() -> None:
    results = [path for path in WORK.iterdir() if not path.name.startswith("unfinished-")]
    results.sort(key=lambda path: path.stat().st_mtime)
    for path in results[: -KEPT_RESULTS + 1]:
        shutil.rmtree(path)


def build_extensions(folder: Path) -> None:
    """Run mypyc and the C compiler.  A process of its own, because both like to exit."""
    from mypyc.build import mypycify
    from setuptools import setup

    options = ["--config-file=", "--strict", f"--cache-dir={folder / 'cache'}"]
    extensions = mypycify(
        options + compiled_modules(),
        opt_level=OPT_LEVEL,
        multi_file=True,
        target_dir=str(folder / "c"),
        group_name="stormark",
    )
    for name in compiled_modules():
        hatch_docstrings.add_docstrings(folder / "c", module_name(name), SOURCE / name)
    nowhere = f"-ffile-prefix-map={folder}=."  # the same bytes wherever they are built
    for extension in extensions:  # one unit for the C compiler, too: 4 to 9 % fewer instructions
        extension.extra_compile_args += [*WHOLE_PROGRAM, nowhere]
        extension.extra_link_args += WHOLE_PROGRAM
    places = [f"--build-lib={folder / 'result'}", f"--build-temp={folder / 'objects'}"]
    script = ["--quiet", "build_ext", *places]
    setup(name="stormark-compiled", ext_modules=extensions, script_args=script)


class BuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        compiling = ["mypy[mypyc]>=2.4", "setuptools>=80"]
        wanted = compiling if self.target_name == "wheel" and compiling_is_wanted() else []
        return [*wanted, hatch_web.NODE] if hatch_web.building_is_wanted() else wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_client()
        build_data["artifacts"] += hatch_web.artifacts()
        if self.target_name == "wheel" and version != "editable":
            self.compile_rules(build_data)

    def build_client(self) -> None:
        if not hatch_web.building_is_wanted():
            return
        self.app.display_waiting("stormark: building the client for browsers ...")
        try:
            hatch_web.build()
        except hatch_web.BuildFailed as failed:
            self.app.display_error(str(failed))
            self.app.abort(
                "stormark: the client for browsers could not be built, see above. "
                "STORMARK_SKIP_WEB=1 installs everything else without it."
            )

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        if not compiling_is_wanted():
            self.app.display_warning("stormark: no C compiler, the rules will be interpreted")
            return
        try:
            result = compile_modules()
        except subprocess.CalledProcessError:
            if os.environ.get("STORMARK_COMPILE") == "1":
                raise
            self.app.display_warning("stormark: compiling failed, the rules will be interpreted")
            return
        for path in result.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(result).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    build_extensions(Path(sys.argv[1]))
