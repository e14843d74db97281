"""How databases of earlier versions become those of this one: see `storage/upgrade.py`."""
