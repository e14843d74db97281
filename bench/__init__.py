"""Speed measurements beside other engines: `python -m bench` (bench/README.md)."""
