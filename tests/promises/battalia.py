"""What the table of Battalia promises of options, and where it says so in a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from stormark.kernel.action import Action, Decision
from tests.promises.book import Course, Promises, Tell, View

IN_BATTLE: Final = frozenset(("opening", "on-move", "raise"))
BY_HAND: Final = frozenset(("retreated", "rolled", "potion_used", "frozen", "line"))
"""Events after which a battle is another one than the one that was foretold."""


def battle_of(view: View, seat: int) -> Any:
    """The battle in which somebody fights."""
    sides = ("attack", "defence")
    fought = (one for one in view["battles"] if seat in (one[side]["player"] for side in sides))
    return next(fought, None)


def ended(course: Course) -> list[object]:
    """The attackers of all battles that have ended: elsewhere another one may be fought."""
    return [one["seat"] for one in course.happened("battle_over")]


def trial_of(course: Course) -> Any:
    """What the card that is laid makes of the battle, where the view tells."""
    args = course.action.args
    laid = [{"card": args["card"], "zone": args.get("zone", "hand")}]
    battle = battle_of(course.view, course.seat)
    return next((one for one in battle["trials"] if one["cards"] == laid), None)


class BattaliaPromises(Promises):
    """Battles: what cards would make of them, and what both ends lead to."""

    verbs: ClassVar = frozenset(("lay", "pass", "finish"))
    likely: ClassVar = {"attack": 20.0, "done": 0.3, "end": 0.3, "pass": 0.6, "lay": 2.0}

    @property
    def spoils(self) -> dict[str, Callable[[Course], None]]:
        return SPOILS

    def promising(self, decision: Decision, view: View) -> list[Action]:
        if decision.kind not in IN_BATTLE or battle_of(view, decision.seat) is None:
            return []
        return [one for one in decision.actions if one.verb in self.verbs]

    def settled(self, course: Course, decision: Decision | None) -> bool:
        if decision is None or course.action.verb == "lay":
            return True
        battle = battle_of(course.view, course.seat)
        return battle["attack"]["player"] in ended(course) or not course.alone

    def compare(self, course: Course, tell: Tell) -> None:
        if course.action.verb == "lay":
            laid(course, tell)
        elif not course.told & BY_HAND:
            battle = battle_of(course.view, course.seat)
            if ended(course) == [battle["attack"]["player"]]:
                over(course, tell)


def laid(course: Course, tell: Tell) -> None:
    trial = trial_of(course)
    battle = battle_of(course.later, course.seat)
    if trial is None or battle is None:
        return
    attacking = battle["attack"]["player"] == course.seat
    side = battle["attack" if attacking else "defence"]
    tell("trial-total", trial["total"], side["total"])
    ahead = battle["attack"]["total"] > battle["defence"]["total"]
    tell("trial-ahead", trial["ahead"], ahead == attacking)
    morale = sum(part["amount"] for part in side["parts"] if part["reason"] == "morale")
    promised = [trial["added_morale"], trial["lost_morale"]]
    tell("trial-morale", promised, [morale, side["lost_morale"]])
    (counts,) = trial["counts"]
    card = course.action.args["card"]
    found = [
        sum(part["amount"] for part in side["parts"] if part["card"] == one)
        for one in side["line"]
        if one.split("^")[0] == card
    ]
    if len(found) == 1:
        tell("trial-count", counts, found[0])


def over(course: Course, tell: Tell) -> None:
    """The battle has ended with nothing more laid."""
    battle = battle_of(course.view, course.seat)
    won = bool(course.happened("won"))
    ahead = battle["attack"]["total"] > battle["defence"]["total"]
    tell("winner", ahead, won)
    outcome = battle["if_won" if won else "if_lost"]
    end = "won" if won else "lost"
    lost = [(one["seat"], one["hero"]) for one in outcome["heroes"]]
    gone = [(one["seat"], one["hero"]) for one in course.happened("hero_lost")]
    tell(f"heroes-{end}", sorted(lost), sorted(gone))
    before = [player["points"] for player in course.view["players"]]
    after = [player["points"] for player in course.later["players"]]
    promised = [points + more for points, more in zip(before, outcome["points"], strict=True)]
    tell(f"points-{end}", promised, after)
    if won and battle["level"] is not None:
        marked = course.happened("city", field=battle["field"])
        tell("level", battle["level"], marked[-1]["level"] if marked else None)
    if won:
        prizes(course, tell, battle["prize"])


def prizes(course: Course, tell: Tell, prize: list[str]) -> None:
    lords = [one for one in course.happened("gained") if str(one["card"]).startswith("lord")]
    tell("prize", ("city_and_lord" in prize) >= bool(lords), True)


# --- making a promise wrong on purpose


def trials(change: Callable[[Any], None]) -> Callable[[Course], None]:
    def spoil(course: Course) -> None:
        for battle in course.view["battles"]:
            for one in battle["trials"]:
                change(one)

    return spoil


def battles(change: Callable[[Any], None]) -> Callable[[Course], None]:
    def spoil(course: Course) -> None:
        for battle in course.view["battles"]:
            change(battle)

    return spoil


def more(key: str) -> Callable[[Any], None]:
    def change(one: Any) -> None:
        one[key] += 1

    return change


def other_side(trial: Any) -> None:
    trial["ahead"] = not trial["ahead"]


def more_each(trial: Any) -> None:
    trial["counts"] = [count + 1 for count in trial["counts"]]


def other_winner(battle: Any) -> None:
    sides = battle["attack"], battle["defence"]
    sides[0]["total"], sides[1]["total"] = sides[1]["total"], sides[0]["total"] - 1


def one_more_hero(end: str) -> Callable[[Any], None]:
    def change(battle: Any) -> None:
        battle[end]["heroes"] = [*battle[end]["heroes"], {"seat": 9, "hero": 1}]

    return change


def more_points(end: str) -> Callable[[Any], None]:
    def change(battle: Any) -> None:
        battle[end]["points"] = [points + 1 for points in battle[end]["points"]]

    return change


def higher(battle: Any) -> None:
    battle["level"] = (battle["level"] or 0) + 1


def nothing_won(battle: Any) -> None:
    battle["prize"] = []


SPOILS: Final[dict[str, Callable[[Course], None]]] = {
    "trial-total": trials(more("total")),
    "trial-ahead": trials(other_side),
    "trial-morale": trials(more("added_morale")),
    "trial-count": trials(more_each),
    "winner": battles(other_winner),
    "heroes-won": battles(one_more_hero("if_won")),
    "heroes-lost": battles(one_more_hero("if_lost")),
    "points-won": battles(more_points("if_won")),
    "points-lost": battles(more_points("if_lost")),
    "level": battles(higher),
    "prize": battles(nothing_won),
}
"""Every kind of promise, and how what is said of it is made wrong."""
