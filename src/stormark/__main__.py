"""`python -m stormark`, and the command `stormark`: the same."""

from __future__ import annotations

import sys

from stormark.kernel.extras import MissingExtraError, missing_extra

NEEDED = ("click", "rich")  # by all commands; what single ones need, they say themselves


def main() -> None:
    """Run the command line; a plain install, which has none, is told how to get it."""
    try:
        from stormark.cli.main import main as run

        run()
    except MissingExtraError as error:
        sys.exit(f"stormark: {error}")
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package not in NEEDED:
            raise
        sys.exit(f"stormark: {missing_extra('commands', package, 'cli')}")


if __name__ == "__main__":
    main()
