"""Why an action is refused: the rule it breaks, asked only when it is not among the options.

One file per chapter of the rules; each walks the conditions in the order in which a player would
check them at the table and names the first one that is not met.  `explain.py` knows where to ask.
"""
