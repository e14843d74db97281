"""`python -m stormark`: the same as the command `stormark`."""

from stormark.cli.main import main

if __name__ == "__main__":
    main()
