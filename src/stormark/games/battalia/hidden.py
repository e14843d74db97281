"""What is hidden from whom, field by field (B-CCOMP-21 to -24, B-TENT-12, B-VALLEY-08).

Hidden are other players' hands, Nations, Refuges, ambushes and what their tents hold, the order of
the own Nation, the order of stacks below the top card, Great Artefacts, Fate cards and storm
effects face down, and undiscovered buildings.  Known are

- hand cards that something happened to for all to see, and those that were named openly;
- a borrowed card to its owner, and to everybody that it is borrowed (B-GA-17);
- who owns which royal card and Great Artefact: everybody saw them come, not where they lie now;
- what a player looks at for his decision, to himself.
"""

from __future__ import annotations

from typing import Any

from stormark.games.battalia import layout as L
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.state import Position
from stormark.games.battalia.threads import asked_seats, thread_of, top
from stormark.kernel.state_field import StateField
from stormark.kernel.state_shape import UNKNOWN


def asked(s: Position, viewer: int) -> Procedure | None:
    """The procedure in which a viewer has to decide."""
    return top(s, thread_of(s, viewer)) if viewer in asked_seats(s) else None


def looks_at(s: Position, viewer: int) -> tuple[str, int]:
    """What else than stacks a viewer looks at for his decision: hand, gate or rest, and whose."""
    procedure = asked(s, viewer)
    return ("", -1) if procedure is None else procedure.looks_at()


# --- the stock


def covered_pile(field: StateField, s: Any, pile: Any, viewer: int) -> Any:
    """A pile face down: open is how many cards it has."""
    return (UNKNOWN,) * len(pile)


def seen_stock(field: StateField, s: Any, stock: Any, viewer: int) -> Any:
    """The top cards, and the stacks a viewer may look through."""
    procedure = asked(s, viewer)
    searched = [] if procedure is None else procedure.searched(s)
    return [
        pile if number in searched or not pile else (UNKNOWN,) * (len(pile) - 1) + pile[-1:]
        for number, pile in enumerate(stock)
    ]


def seen_rest(field: StateField, s: Any, rest: Any, viewer: int) -> Any:
    """Fate 3 looks through the Great Artefacts, not at their order (B-FATE-06)."""
    return tuple(sorted(rest)) if looks_at(s, viewer)[0] == "rest" else (UNKNOWN,) * len(rest)


def seen_under_gates(field: StateField, s: Any, gates: Any, viewer: int) -> Any:
    """King's Bridge: who spends the ring sees what lies under its gate (B-BRIDGE-03)."""
    what, gate = looks_at(s, viewer)
    return tuple(
        [
            tuple(sorted(pile)) if what == "gate" and number == gate else (UNKNOWN,) * len(pile)
            for number, pile in enumerate(gates)
        ]
    )


# --- players


def seen_hands(field: StateField, s: Any, hands: Any, viewer: int) -> Any:
    what, victim = looks_at(s, viewer)
    shown: list[Cards] = []
    for seat, hand in enumerate(hands):
        if seat == viewer:
            shown.append(hand)
        elif what == "hand" and seat == victim:
            shown.append(tuple(sorted(hand)))
        else:
            known = known_in_hand(s, seat, hand, viewer)
            shown.append((UNKNOWN,) * (len(hand) - len(known)) + tuple(sorted(known)))
    return shown


def known_in_hand(s: Position, seat: int, hand: Cards, viewer: int) -> list[int]:
    """The cards of somebody else's hand of which a viewer knows something."""
    named = [
        card for thread in s.threads for one in thread if one.seat == seat for card in one.named()
    ]
    known: list[int] = []
    for card in hand:
        lender = L.lender_of(card)
        if card in named:
            named.remove(card)
            known.append(card)
        elif lender not in (-1, viewer):
            known.append(L.unknown_loan(lender))
        elif card != L.plain(card):
            known.append(card)
    return known


def seen_nations(field: StateField, s: Any, nations: Any, viewer: int) -> Any:
    """The viewer knows what is in the own Nation, not in which order (B-TURN-15)."""
    return [
        in_own_nation(s, viewer, nation) if seat == viewer else (UNKNOWN,) * len(nation)
        for seat, nation in enumerate(nations)
    ]


def in_own_nation(s: Position, viewer: int, nation: Cards) -> Cards:
    looked = looked_at_in_nation(s, viewer)
    rest = nation[: len(nation) - looked]
    return (*sorted(rest), *nation[len(nation) - looked :])


def looked_at_in_nation(s: Position, viewer: int) -> int:
    """How many cards on top of the own Nation a player is looking at (Ming's Crystal)."""
    for procedure in s.threads[viewer]:
        if procedure.seat == viewer and procedure.looks_at()[0] == "nation":
            return procedure.looks_at()[1]
    return 0


def seen_tents(field: StateField, s: Any, tents: Any, viewer: int) -> Any:
    """The tent card lies open, what it holds is its owner's secret (B-TENT-12)."""
    return tuple([own if seat == viewer else closed_tents(own) for seat, own in enumerate(tents)])


def closed_tents(tents: tuple[Cards, ...]) -> tuple[Cards, ...]:
    return tuple([(tent[0], *[UNKNOWN] * (len(tent) - 1)) for tent in tents])


def somewhere(field: StateField, s: Any, value: Any, viewer: int) -> Any:
    """Royal cards and Great Artefacts out of sight, by the deck they are in."""
    shown = seen_hands(field, s, s.hand, viewer)
    return tuple(
        [
            () if seat == viewer else famous_out_of_sight(s, seat, shown[seat])
            for seat in range(s.seats)
        ]
    )


def famous_out_of_sight(s: Position, seat: int, seen_hand: Cards) -> Cards:
    held = [*s.hand[seat], *s.nation[seat], *s.refuge[seat], *s.ambush[seat]]
    for tent in s.tents[seat]:
        held += tent[1:]
    found = [L.plain(card) for card in held if is_famous(L.plain(card)) and L.lender_of(card) < 0]
    for card in seen_hand:
        if card >= 0 and L.lender_of(card) < 0 and is_famous(L.plain(card)):
            found.remove(L.plain(card))
    return tuple(sorted(found))


def is_famous(card: int) -> bool:
    """Royal cards, Great Artefacts and kept Fate cards."""
    return L.QUEENS <= card < L.SUPPLY or card >= L.GREAT


# --- the map and what is under way


def seen_buildings(field: StateField, s: Any, pairs: Any, viewer: int) -> Any:
    """Undiscovered buildings; that a card is a crossing can be seen from its back."""
    return tuple(
        UNKNOWN if index % 2 and entry >= 0 else entry for index, entry in enumerate(pairs)
    )


def seen_procedures(field: StateField, s: Any, stack: Any, viewer: int) -> Any:
    return tuple([procedure.seen_by(viewer) for procedure in stack])


def seen_threads(field: StateField, s: Any, threads: Any, viewer: int) -> Any:
    return [tuple([procedure.seen_by(viewer) for procedure in thread]) for thread in threads]
