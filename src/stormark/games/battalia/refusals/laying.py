"""While a line is laid: site, cards, branches, a Fanatic's sacrifice (B-LINE, B-FAN)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.line import Line, branch_of
from stormark.games.battalia.lines import is_crossing, new_line, serves
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.queries import artefact_of, doublable, great_of, is_fanatic, supply_of
from stormark.games.battalia.refusals import building
from stormark.games.battalia.refusals.cards import held, no, not_held, sacrificing
from stormark.games.battalia.refusals.sites import wrong_site
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import execute
from stormark.kernel.refusal import Refusal

BRANCHES = (*range(V.V_HIRE, V.V_UPGRADE + 1), V.V_POST, V.V_DISCOVER)


def in_line(s: Position, seat: int, line: Line, option: int) -> Refusal:
    verb, a, b, c = V.unpack(option)
    branch = line.branch
    if branch.needs_site():
        if verb != V.V_SITE:
            return no("B-PLACE-02", "site-first")
        later = execute.foreseen(s, seat, line.complete)
        return wrong_site(later, seat, branch.what, branch.action == V.V_CITY, a, b)
    if line.owed:
        return sacrificing(s, seat, option)
    if line.units or line.supply:
        if verb == V.V_LAY:
            return wrong_card(s, seat, line, a, b)
        if verb == V.V_DOUBLE:
            return wrong_double(s, seat, line, a, b, c)
        if verb == V.V_COPY:
            return no("B-LINE-10", "no-copy")
        return no("B-LINE-07" if verb == V.V_FINISH else "B-LINE-04", "line-first")
    return wrong_branch(s, seat, line, option)


def rule_of(line: Line) -> str:
    """The rule that says what a line costs."""
    if line.branch.action == V.V_ROAD:
        return "B-ROAD-03" if is_crossing(line.branch.what) else "B-ROAD-02"
    return {
        V.V_HIRE: "B-HIRE-02",
        V.V_BUY: "B-BUY-02",
        V.V_CITY: "B-CITY-01",
        V.V_UPGRADE: "B-UPGRADE-01",
        V.V_RESIDENCE: "B-KINGS-21",
        V.V_CAPITAL: "B-KINGS-23",
        V.V_POST: "B-TRADE-03",
        V.V_DISCOVER: "B-VALLEY-16" if line.labour else "B-VALLEY-15",
        V.V_POTION: "B-BILK-12",
    }[line.branch.action]


def wrong_card(s: Position, seat: int, line: Line, card: int, zone: int) -> Refusal:
    if not held(s, seat, card, zone):
        return not_held(s, seat, card)
    if line.units:
        if artefact_of(s, card) == L.TOOLS:
            return no("B-ART-02", "tools")
        if not serves(s, line, card):
            royal = L.QUEENS <= L.kind_of(card) < L.SUPPLY
            return no("B-CITY-06" if royal and line.same else rule_of(line), "wrong-card")
        if is_fanatic(card):
            return no("B-FAN-07", "sacrifice")
    elif not supply_of(card):
        return no(rule_of(line), "wrong-card")
    return no("B-LINE-07", "incomplete")


def wrong_double(s: Position, seat: int, line: Line, card: int, zone: int, helper: int) -> Refusal:
    """A unit that cannot be doubled, or nothing that doubles it (B-ART-18, B-GA-19)."""
    if not held(s, seat, card, zone):
        return not_held(s, seat, card)
    if not doublable(s, card):
        changed = L.form_of(card) or card & L.NAMED
        rule = "B-ART-29" if changed else "B-ART-26"
        return no(rule, "untransformable", card=s.rules.words.card(card))
    if helper == 0:
        return no("B-ART-18", "no-scroll")
    if not held(s, seat, helper) and not held(s, seat, helper, 1):
        return not_held(s, seat, helper)
    if artefact_of(s, helper) != L.SCROLL and great_of(s, helper) != L.BOOK:
        return no("B-ART-18", "no-scroll")
    return wrong_card(s, seat, line, card, zone)


def wrong_branch(s: Position, seat: int, line: Line, option: int) -> Refusal:
    """The line is complete; only another branch or its end is possible (B-LINE-12 to -17)."""
    verb = V.verb_of(option)
    if verb == V.V_ATTACK:
        return no("B-LINE-17", "branch-attack")
    if verb not in BRANCHES:
        return no("B-LINE-13", "line-first")
    if not line.copies:
        return no("B-ART-03" if line.roads else "B-LINE-16", "no-branch")
    if held_by(s, seat).supply < new_line(s, branch_of(option)).supply:
        # What a Stardust yields beyond its own branch is lost.
        return no("B-LINE-14", "branch-supply")
    later = execute.foreseen(s, seat, line.all_branches())
    return building.begin(later, seat, option) or no("B-LINE-12", "no-branch")
