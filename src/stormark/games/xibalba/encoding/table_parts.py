"""The parts of an observation that are about the table: time, question, Ark, dice, market."""

from __future__ import annotations

from typing import Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.encoding.questions import card_in_question, face, step_in_question
from stormark.games.xibalba.modifiers import sums_of
from stormark.games.xibalba.procedure import Procedure
from stormark.games.xibalba.queries import action_prices, discounted
from stormark.games.xibalba.state import Position
from stormark.kernel.columns import Column, put, put_row
from stormark.kernel.compiling import i64, u8, vec
from stormark.kernel.observation import Part, relative
from stormark.kernel.state import State

SEAT_OR_NONE: Final = "seats clockwise + 1; 0: nobody"
CARD: Final = "face of the card + 1; 0: none"


@final
class TablePart(Part):
    """Time, and what is asked of whom."""

    def __init__(self, numbers: dict[type[Procedure], int]) -> None:
        self._numbers = numbers
        super().__init__(
            "table",
            (
                Column("seats", 4, "how many players there are"),
                Column("apocalypse", 1, "whether Apocalypse mode is played"),
                Column("target", 255, "Paragon points that win"),
                Column("turn_number", 255, "number of the turn"),
                Column("turn", 3, "whose turn it is: seats clockwise"),
                Column("phase", 3, "effect, dice, action, end"),
                Column("decider", 4, f"who is asked: {SEAT_OR_NONE}"),
                Column(
                    "question", max(numbers.values()), "number of the procedure that asks; 0: none"
                ),
                Column("step", 255, "its step"),
                Column("card", 255, f"what it is about: {CARD}"),
                Column("rerolled", 255, "re-rolls made in this dice phase"),
                Column("rolled", 1, "whether the initial roll of this turn is over"),
                Column("event", 255, f"the event being resolved: {CARD}"),
                Column("attacks", 255, "attacks made in this turn"),
                Column("lasting", 255, "effects in force for a while"),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        put(out, at, s.seats)
        put(out, at + 1, 1 if s.apocalypse else 0)
        put(out, at + 2, s.target)
        put(out, at + 3, s.turn_no)
        put(out, at + 4, relative(s, viewer, s.turn))
        put(out, at + 5, s.phase)
        top = s.top
        decider = top.decider(s)
        if decider >= 0:
            put(out, at + 6, 1 + relative(s, viewer, decider))
            put(out, at + 7, self._numbers[type(top)])
            put(out, at + 8, step_in_question(top))
            put(out, at + 9, face(s, card_in_question(top)))
        put(out, at + 10, s.rerolled)
        put(out, at + 11, 1 if s.rolled else 0)
        put(out, at + 12, face(s, s.resolving))
        put(out, at + 13, len(s.attackers))
        put(out, at + 14, len(s.lasting))


@final
class ArkPart(Part):
    """The Ark, and the attack under way."""

    def __init__(self) -> None:
        super().__init__(
            "ark",
            (
                Column("soldier", 255, f"in the Ark: {CARD}"),
                Column("owner", 4, f"of that soldier: {SEAT_OR_NONE}"),
                Column("life", 255, "life points of the Ark"),
                Column("life_max", 255, "the most it can have"),
                Column("attacker", 4, f"who attacks: {SEAT_OR_NONE}"),
                Column("attacking", 255, f"soldier that attacks: {CARD}"),
                Column("target", 5, "1 the Ark, 2 + seats clockwise a base; 0: no attack"),
                Column("symbols", 255, "attack symbols used"),
                Column("criticals", 255, "critical hits used"),
                Column("power", 255, "power added by effects"),
                Column("from_ark", 1, "whether it comes out of the Ark"),
                Column("unblockable", 1, "whether it cannot be blocked"),
                Column("blocker", 255, f"soldier that blocks: {CARD}"),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        put(out, at, face(s, s.ark))
        if s.ark_owner >= 0:
            put(out, at + 1, 1 + relative(s, viewer, s.ark_owner))
        put(out, at + 2, s.life)
        put(out, at + 3, s.life_max())
        attack = s.attack
        if attack is not None:
            put(out, at + 4, 1 + relative(s, viewer, attack.seat))
            put(out, at + 5, face(s, attack.soldier))
            target: i64 = 1
            if attack.target >= 0:
                target = 2 + relative(s, viewer, attack.target)
            put(out, at + 6, target)
            put(out, at + 7, attack.attacks)
            put(out, at + 8, attack.criticals)
            put(out, at + 9, attack.power)
            put(out, at + 10, 1 if attack.from_ark else 0)
            put(out, at + 11, 1 if attack.unblockable else 0)
            put(out, at + 12, face(s, attack.blocker))


@final
class DicePart(Part):
    """All dice on the table, by face."""

    def __init__(self) -> None:
        faces = "R-, R1, R2, R3, A-, A, C, G-, G1, G2"
        super().__init__(
            "dice",
            (
                Column("pool", 255, f"dice pool: {faces}", L.KINDS),
                Column("action", 255, f"dice of the action phase: {faces}", L.KINDS),
                Column("committed", 255, "dice named for the attack under way", L.KINDS),
                Column("aside", 255, "dice chosen by the effect under way", L.KINDS),
                Column("spent", 255, "dice used or removed in this turn", L.KINDS),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        put_row(out, at, s.dice)
        put_row(out, at + L.KINDS, s.action_dice)
        put_dice(out, at + 2 * L.KINDS, s.committed)
        put_dice(out, at + 3 * L.KINDS, s.aside)
        put_row(out, at + 4 * L.KINDS, s.spent)


def put_dice(out: vec[u8], at: i64, dice: tuple[int, ...]) -> None:
    """Dice that only some questions have."""
    if dice is not L.NO_DICE:
        for kind in range(i64(L.KINDS)):
            put(out, at + kind, dice[kind])


@final
class MarketPart(Part):
    """The market with what its cards cost the viewer, the piles, and the viewer's prices."""

    def __init__(self) -> None:
        super().__init__(
            "market",
            (
                Column("card", 255, f"two of each type: {CARD}", L.MARKET_SLOTS),
                Column("price", 255, "what they cost the viewer", L.MARKET_SLOTS),
                Column("deck", 255, "cards in each of the four decks", L.TYPES),
                Column("discards", 255, "cards in each discard pile", L.TYPES),
                Column("discard", 255, f"on top of each discard pile: {CARD}", L.TYPES),
                Column("action_price", 255, "the viewer's prices of common actions", L.ACTIONS),
            ),
        )

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        s = state
        discounts = sums_of(s, viewer).discounts
        for slot in range(i64(L.MARKET_SLOTS)):
            card = s.market[slot]
            if card >= 0:
                put(out, at + slot, s.tables.card[card] + 1)
                price = discounted(s, card, discounts[slot >> 1])
                put(out, at + L.MARKET_SLOTS + slot, price)
        at += 2 * L.MARKET_SLOTS
        for card_type in range(i64(L.TYPES)):
            put(out, at + card_type, len(s.piles[card_type]))
            pile = s.piles[L.DISCARD + card_type]
            put(out, at + L.TYPES + card_type, len(pile))
            if pile:
                put(out, at + 2 * L.TYPES + card_type, s.tables.card[pile[-1]] + 1)
        at += 3 * L.TYPES
        prices = action_prices(s, viewer)
        for action in range(i64(L.ACTIONS)):
            put(out, at + action, prices[action])
