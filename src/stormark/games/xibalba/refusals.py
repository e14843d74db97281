"""Why an action is refused: the rule it breaks, asked only when it is not among the options.

Whose turn it is comes first; then the procedure under way says why (`Procedure.why_not`).
"""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.modifiers import place_of
from stormark.games.xibalba.words import PLACES
from stormark.kernel.refusal import InputError, Refusal


def explain(s: XibalbaState, seat: int, option: int) -> Refusal:
    """The rule that an option which is not open breaks."""
    if s.winner >= 0:
        return Refusal("X-WIN-03")
    decider = s.top.decider(s)
    if seat == decider:
        return s.top.why_not(s, seat, option)
    if seat == s.turn:
        return Refusal("X-ACTION-12", "refused-waiting", {"seat": decider})
    return Refusal("X-TURN-11", "refused-not-your-turn", {"seat": s.turn})


def explain_named_soldier(s: XibalbaState, seat: int, named: str) -> Refusal | None:
    """Why a soldier named for an attack, by its place or as a card, cannot make it.

    None if it is the one that attacks (X-ATTACK-07, X-ATTACK-11).
    """
    from_ark = s.ark_owner == seat
    place = L.ARK if from_ark else L.WARHOST
    attacker = place_of(s, seat, place)
    if named == PLACES[place] or (attacker >= 0 and named == s.tables.refs[attacker]):
        return None
    if from_ark:
        return Refusal("X-ATTACK-11", "refused-attack-from-ark")
    if named == PLACES[L.ARK]:
        return Refusal("X-ATTACK-01", "refused-no-ark-soldier")
    if named not in s.tables.ref_index:
        raise InputError("card-unknown", "with", found=named)
    return Refusal("X-ATTACK-07", "refused-covered-soldier")
