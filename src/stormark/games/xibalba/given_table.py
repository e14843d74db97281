"""What a [given] says about the centre of the table: the Ark, the stock, dice, lasting effects."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.operation import Operation
from stormark.games.xibalba.given_cards import Cards, pile
from stormark.games.xibalba.given_fields import faces
from stormark.games.xibalba.records import Lasting
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.tables import Tables
from stormark.kernel.fields import bounded, expect, inside, number, only, read, word
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError
from stormark.kernel.vectors import ints

ARK_KEYS = ("soldier", "owner", "life")
DURATIONS = V.UNTIL_WORDS[: V.END_OF_NEXT_TURN + 1]  # no attack is under way in a [given]
LASTING_KEYS = ("card", "item", "owner", "players", "until", "value", "on", "uses")


def put_ark(s: Position, table: JsonDict, cards: Cards) -> None:
    """The soldier in the Ark; nothing said: the next soldier of the pack, neutral."""
    ark: JsonDict = read(table, "ark", dict, "given", {})
    only(ark, ARK_KEYS, "given.ark")
    rest = cards.rest(L.SOLDIER)
    soldier = ark.get("soldier", cards.tables.refs[rest[0]] if rest else "")
    if soldier == "":
        return
    s.ark = cards.take(soldier, "given.ark.soldier", L.SOLDIER)
    s.ark_owner = number(ark, "owner", "given.ark", 0, 0, s.seats) - 1
    full = min(s.tables.resistance[s.ark] + s.seats, s.life_max())
    s.life = number(ark, "life", "given.ark", full, 1, s.life_max())


def put_stock(s: Position, table: JsonDict, cards: Cards) -> None:
    """Discard piles and market first, then decks: cards named there are not dealt elsewhere."""
    slots = 1 if s.apocalypse else 2
    given: dict[str, list[list[int] | None]] = {}
    for key in ("discard", "market", "deck"):
        part: JsonDict = read(table, key, dict, "given", {})
        only(part, V.TYPE_WORDS, f"given.{key}")
        given[key] = []
        for card_type, type_word in enumerate(V.TYPE_WORDS):
            place = f"given.{key}.{type_word}"
            if type_word not in part:
                given[key].append(None)
            elif key == "market":
                given[key].append(_slots(part[type_word], place, cards, card_type, slots))
            else:
                given[key].append(list(pile(part[type_word], place, cards, card_type)))
    for card_type in range(L.TYPES):
        s.piles[L.DISCARD + card_type] = tuple(reversed(given["discard"][card_type] or []))
        top = given["deck"][card_type] or []
        shown = given["market"][card_type]
        rest = cards.rest(card_type)
        if shown is None:
            shown, rest = rest[:slots], rest[slots:]
        for slot in range(slots):
            s.market[2 * card_type + slot] = shown[slot] if slot < len(shown) else -1
        # A deck that is given as [] is empty: the remaining cards lie under the discard pile.
        if given["deck"][card_type] == []:
            s.piles[L.DISCARD + card_type] = (*rest, *s.piles[L.DISCARD + card_type])
            rest = []
        s.piles[card_type] = tuple(reversed([*top, *rest]))


def _slots(value: Json, place: str, cards: Cards, card_type: int, slots: int) -> list[int]:
    entries = expect(value, list, place)
    if len(entries) != slots:
        raise InputError("list-length", place, length=slots)
    return [
        -1 if entry == "" else cards.take(entry, f"{place}[{index}]", card_type)
        for index, entry in enumerate(entries)
    ]


def put_dice(s: Position, table: JsonDict) -> None:
    s.dice = ints(faces(table, "dice_pool"))
    s.action_dice = ints(faces(table, "action_pool"))
    s.spent = ints(faces(table, "used_dice"))
    s.rerolled = number(table, "rerolls_used", "given", 0, 0, 9)
    if sum(s.dice[L.P0 :]):
        raise InputError("given-refused", "given.dice_pool", rule="X-DICE-06")
    most = s.tables.pool_max_per_type
    if sum(s.dice[L.R0 : L.A0]) > most or sum(s.dice[L.A0 : L.P0]) > most:
        raise InputError("given-refused", "given.dice_pool", rule="X-DICE-04")


def put_lasting(s: Position, table: JsonDict) -> None:
    for index, entry in enumerate(read(table, "lasting", list, "given", [])):
        place = f"given.lasting[{index}]"
        effect: JsonDict = expect(entry, dict, place)
        only(effect, LASTING_KEYS, place)
        card = _card(s, read(effect, "card", str, place), inside(place, "card"))
        items = items_of(s.tables, card)
        item = items[number(effect, "item", place, 1, 1, len(items)) - 1]
        owner = number(effect, "owner", place, 1, 1, s.seats) - 1
        players = tuple(
            bounded(seat, f"{place}.players[{count}]", 1, s.seats) - 1
            for count, seat in enumerate(read(effect, "players", list, place))
        )
        amount, on = 0, -1
        if item.is_on_card():
            only(effect, set(LASTING_KEYS) - {"value"}, place)
            named = read(effect, "on", str, place, "")
            on = _card(s, named, inside(place, "on")) if named else -1
        else:
            only(effect, set(LASTING_KEYS) - {"on"}, place)
            amount = read(effect, "value", int, place, item.amount_now(s, owner, owner))
        until = V.UNTIL_WORDS.index(word(effect, "until", place, DURATIONS, DURATIONS[0]))
        uses = number(effect, "uses", place, 0, 0, 9)
        s.lasting += (Lasting(item, owner, card, players, until, amount, on, uses),)


def _card(s: Position, text: str, place: str) -> int:
    card = s.tables.ref_index.get(text)
    if card is None:
        raise InputError("card-unknown", place, found=text)
    return card


def items_of(tables: Tables, card: int) -> list[Operation]:
    """The items of a card in the order of its text, each followed by those inside it."""
    items = [*tables.main[card].items, *tables.continuous[card]]
    for answers in tables.triggered[card]:
        items += answers.items
    found: list[Operation] = []
    for item in sorted(items, key=_key):
        found.append(item)
        for nested in item.item_lists():
            found += nested.items
    return found


def _key(item: Operation) -> int:
    return item.key
