"""Part of the build: whether extension modules can be built on this machine."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path


def compiler_found() -> bool:
    """A C compiler, and Python's own headers."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command[0]) is not None and headers.is_file()


if __name__ == "__main__":
    sys.exit(not compiler_found())
