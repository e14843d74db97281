"""The operations of card effects, one file per subject; `effects/registry.py` lists them all.

A file ends with `OPERATIONS`, its operations, and `PROCEDURES`, the procedures in which their
choices are made.
"""
