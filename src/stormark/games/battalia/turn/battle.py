"""The course of a battle (B-BATTLE-21 to -38): opening, raises, retreats, result.

The frame lies in the attacker's thread; `a` is who is on move (0 attacker, 1 defender), `data`
the totals that were last announced.
"""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import (
    discard_all,
    draw,
    lose_hero,
    mark_city,
    take_unit,
    without,
)
from stormark.games.battalia.battle_rules import (
    ATTACKER,
    DEFENDER,
    HEROES,
    able_heroes,
    available,
    can_overtake,
    fighters,
    line_of,
    retreat_fields,
    retreat_payments,
    side_of,
    total,
)
from stormark.games.battalia.effects.transform import helper_targets
from stormark.games.battalia.lines import sacrifice, take_card, unit_copies
from stormark.games.battalia.queries import (
    artefact_of,
    count_level,
    great_of,
    hero_on,
    is_battle_card,
    is_fanatic,
    is_weapon,
    sacrificable,
    supply_of,
)
from stormark.games.battalia.state import Battle, Cards, Frame, Position
from stormark.games.battalia.turn.windows import ATTACK_WINDOW, BATTLE_WINDOW, open_window

CHOOSE_HEROES: Final = 0
WEAPON: Final = 1
DEFENCE: Final = 2
ANNOUNCED: Final = 3
OPENING: Final = 4
OPENED: Final = 5
MOVE: Final = 6
RAISING: Final = 7
RAISED: Final = 8
OVER: Final = 9

WITH_AMULET: Final = 1  # `c` of the frame: the raise holds an Amulet (B-BATTLE-25)


def announce(s: Position, seat: int, target: int, field: int, defender: int, free: bool) -> None:
    """Declare an attack; `free` is the ranged attack of the Red Canyons, without a Weapon."""
    s.battle[seat] = Battle(seat, target, field, defender, 0)
    s.attacks += 1
    s.say(E.E_ATTACK, (seat, target, field, defender))
    s.threads[seat].append(Frame(V.F_BATTLE, seat, CHOOSE_HEROES, b=1 if free else 0))


def weapons(s: Position, battle: Battle) -> list[int]:
    """What may start the attack line: an Arrow where no chosen hero stands on the field."""
    seat = battle.attacker
    near = able_heroes(s, seat, battle.field, False) & battle.attacker_heroes
    all_near = near == battle.attacker_heroes
    options: list[int] = []
    for zone, cards in ((0, s.hand[seat]), (1, s.ambush[seat])):
        for card in sorted(set(cards)):
            if not (is_weapon(s, card) and is_battle_card(s, card)):
                continue
            if all_near or great_of(s, card) == L.ARROW:
                options.append(V.pack(V.V_LAY, card, zone))
    return options


def hero_choices(s: Position, battle: Battle, free: bool) -> list[int]:
    """Which heroes attack: one, or in hero mode also both together (B-BATTLE-04, B-HERO-06)."""
    seat = battle.attacker
    arrow = False
    other_weapon = False
    for card in s.hand[seat] + s.ambush[seat]:
        if great_of(s, card) == L.ARROW:
            arrow = True
        elif is_weapon(s, card) and is_battle_card(s, card):
            other_weapon = True
    near = able_heroes(s, seat, battle.field, False) if other_weapon or arrow else 0
    far = able_heroes(s, seat, battle.field, True) if arrow else near
    masks: list[int] = []
    for mask in (1, 2, 3):
        if mask & ~far == 0 and (mask < 3 or s.rules.hero_mode):
            masks.append(mask)
    return masks


def run_battle(s: Position, f: Frame) -> bool:
    thread = s.threads[f.seat]
    battle = s.battle[f.seat]
    assert battle is not None
    step = f.step
    if step == CHOOSE_HEROES:
        if f.b == 1:
            battle.attacker_heroes = 1 << battle.bonus_hero
            battle.ranged = True
            thread[-1] = f.at(DEFENCE)
            return True
        masks = hero_choices(s, battle, False)
        if len(masks) > 1:
            return False
        set_heroes(s, battle, masks[0])
        thread[-1] = f.at(WEAPON)
    elif step == WEAPON:
        options = weapons(s, battle)
        if len(options) != 1:  # none: only in a sampled position
            return False
        start_line(s, battle, options[0])
        thread[-1] = f.at(DEFENCE)
    elif step == DEFENCE:
        return run_defence(s, f, battle)
    elif step == ANNOUNCED:
        thread[-1] = f.at(OPENING)
        open_window(s, thread, f.seat, ATTACK_WINDOW)
    elif step == OPENING:
        return False
    elif step in (OPENED, RAISED):
        thread[-1] = f.at(MOVE)
        side = ATTACKER if step == OPENED else f.a
        open_window(s, thread, side_of(battle, side), BATTLE_WINDOW, side)
    elif step == MOVE:
        return run_move(s, f, battle)
    elif step == RAISING:
        return False
    else:
        thread.pop()
        clean_up(s, battle)
    return True


def set_heroes(s: Position, battle: Battle, mask: int) -> None:
    """The attacking heroes; the first one's card gives the terrain bonus, home terrain first."""
    battle.attacker_heroes = mask
    battle.bonus_hero = 0 if mask & 1 else 1
    if mask == 3:
        field = s.heroes[2 * battle.attacker + 1]
        if s.terrain[field] == s.faction[battle.attacker]:
            battle.bonus_hero = 1


def start_line(s: Position, battle: Battle, option: int) -> None:
    card = V.a_of(option)
    seat = battle.attacker
    take_card(s, seat, V.b_of(option), card)
    battle.attacker_line = (card,)
    near = able_heroes(s, seat, battle.field, False) & battle.attacker_heroes
    battle.ranged = near != battle.attacker_heroes
    s.say(E.E_BATTLE_CARDS, (seat, card))


# --- the defender's heroes (B-BATTLE-06, B-BATTLE-07)


def run_defence(s: Position, f: Frame, battle: Battle) -> bool:
    if battle.defender >= 0:
        present = hero_on(s, battle.defender, battle.field)
        if battle.object != HEROES and present:
            return False
        battle.defender_heroes = present if battle.object == HEROES else 0
        s.refill |= 1 << battle.defender
    s.threads[f.seat][-1] = f.at(ANNOUNCED)
    return True


def defence_options(s: Position, battle: Battle) -> list[int]:
    present = hero_on(s, battle.defender, battle.field)
    return [V.pack(V.V_HEROES, mask) for mask in range(4) if mask & ~present == 0]


# --- on move


def behind(s: Position, battle: Battle) -> int:
    """The attacker while his total is not higher, otherwise the defender (B-BATTLE-22)."""
    attack = total(s, battle, ATTACKER)
    defence = total(s, battle, DEFENDER)
    return ATTACKER if attack <= defence else DEFENDER


def run_move(s: Position, f: Frame, battle: Battle) -> bool:
    thread = s.threads[f.seat]
    if battle.frozen:
        thread[-1] = f.at(OVER)  # the attack does not take place
        return True
    side = behind(s, battle)
    totals = (total(s, battle, ATTACKER), total(s, battle, DEFENDER))
    if f.data != totals:
        s.say(E.E_TOTALS, totals)
        f = f.holding(totals)
        thread[-1] = f
    if side == DEFENDER and battle.defender < 0:
        win(s, f, battle)
        return True
    if f.a != side:
        thread[-1] = Frame(f.kind, f.seat, MOVE, side, f.b, f.c, f.data)
    options = move_options(s, thread[-1], battle)
    if len(options) == 1:
        lose(s, thread[-1], battle)
        return True
    s.open[side_of(battle, side)] = options
    return False


def move_options(s: Position, f: Frame, battle: Battle) -> list[int]:
    """Raise, retreat heroes, or pass (B-BATTLE-23)."""
    options = raise_cards(s, battle, f.a)
    if not options:
        options += tents_for_retreat(s, battle, f.a)
    options += retreat_options(s, battle, f.a)
    options.append(V.pack(V.V_PASS))
    return options


def raise_cards(s: Position, battle: Battle, side: int) -> list[int]:
    """The cards of a raise that can still leave the other side behind (B-BATTLE-24)."""
    seat = side_of(battle, side)
    cards = available(s, seat)
    line = line_of(battle, side)
    if not can_overtake(s, battle, side, line, cards):
        return []
    options: list[int] = []
    for option in battle_cards(s, battle, side):
        card = V.a_of(option)
        if V.verb_of(option) == V.V_LAY and not works_on_others(s, card):
            laid = as_laid(card)
            if not can_overtake(s, battle, side, (*line, laid), without(cards, card)):
                continue
        options.append(option)
    return options


def battle_cards(s: Position, battle: Battle, side: int) -> list[int]:
    """The cards a side may lay, and the tents it may open (B-BATTLE-11, B-TENT-07)."""
    seat = side_of(battle, side)
    options: list[int] = []
    hand, ambush = fighters(s, s.hand[seat], s.ambush[seat])
    for zone, cards in ((0, hand), (1, ambush)):
        for card in sorted(set(cards)):
            if has_use(s, battle, side, card):
                options.append(V.pack(V.V_LAY, card, zone))
    for number in range(len(s.tents[seat])):
        options.append(V.pack(V.V_OPEN, number))
    return options


def has_use(s: Position, battle: Battle, side: int, card: int) -> bool:
    """Whether a card that works on others finds one to work on."""
    return not works_on_others(s, card) or bool(helper_targets(s, battle, side, card))


def works_on_others(s: Position, card: int) -> bool:
    """Transformation artefacts, Book, Crown and Mask."""
    return artefact_of(s, card) in (L.SCROLL, L.TITLE, L.AMULET) or great_of(s, card) in (
        L.BOOK,
        L.CROWN,
        L.MASK,
    )


def opening_options(s: Position, battle: Battle) -> list[int]:
    return [*battle_cards(s, battle, ATTACKER), V.pack(V.V_FINISH)]


def raising_options(s: Position, f: Frame, battle: Battle) -> list[int]:
    """Go on until the other side is behind; after an Amulet failed, give up (B-BATTLE-25)."""
    options: list[int] = []
    if behind(s, battle) != f.a:
        options = battle_cards(s, battle, f.a)
        options.append(V.pack(V.V_FINISH))
        return options
    options = raise_cards(s, battle, f.a)
    if f.c == WITH_AMULET or not options:
        options += retreat_options(s, battle, f.a)
        options.append(V.pack(V.V_PASS))
    return options


def retreating(s: Position, battle: Battle, side: int) -> list[int]:
    """The participating heroes of a side who have somewhere to go (B-RETREAT-05)."""
    seat = side_of(battle, side)
    mask = battle.attacker_heroes if side == ATTACKER else battle.defender_heroes
    return [
        hero
        for hero in range(2)
        if mask >> hero & 1 and retreat_fields(s, battle, side, s.heroes[2 * seat + hero])
    ]


def retreat_options(s: Position, battle: Battle, side: int) -> list[int]:
    seat = side_of(battle, side)
    payments = retreat_payments(s, s.hand[seat] + s.ambush[seat])
    if not payments:
        return []
    return [
        V.pack(V.V_RETREAT, hero, payment)
        for hero in retreating(s, battle, side)
        for payment in payments
    ]


def tents_for_retreat(s: Position, battle: Battle, side: int) -> list[int]:
    """The tents to open where only cards stored in them can pay a retreat (B-RETREAT-02)."""
    seat = side_of(battle, side)
    held = s.hand[seat] + s.ambush[seat]
    stored: Cards = ()
    for tent in s.tents[seat]:
        stored += tent[1:]
    if retreat_payments(s, held) or not retreat_payments(s, held + stored):
        return []
    if not retreating(s, battle, side):
        return []
    return [V.pack(V.V_OPEN, number) for number in range(len(s.tents[seat]))]


# --- carrying out


def choose_battle(s: Position, f: Frame, option: int) -> None:
    battle = s.battle[f.seat]
    assert battle is not None
    thread = s.threads[f.seat]
    verb = V.verb_of(option)
    if verb == V.V_HEROES:
        if f.step == CHOOSE_HEROES:
            set_heroes(s, battle, V.a_of(option))
            thread[-1] = f.at(WEAPON)
        else:
            battle.defender_heroes = V.a_of(option)
            s.refill |= 1 << battle.defender
            thread[-1] = f.at(ANNOUNCED)
    elif f.step == WEAPON:
        start_line(s, battle, option)
        thread[-1] = f.at(DEFENCE)
    elif verb == V.V_FINISH:
        thread[-1] = f.at(OPENED if f.step == OPENING else RAISED)
    elif verb == V.V_PASS:
        s.say(E.E_PASSED, (side_of(battle, f.a),))
        lose(s, f, battle)
    elif verb == V.V_RETREAT:
        seat = side_of(battle, f.a)
        if f.step == RAISING:
            thread[-1] = f.at(MOVE)
        thread.append(Frame(V.F_RETREAT, seat, a=V.a_of(option), b=V.b_of(option), c=f.a))
    else:
        play(s, f, battle, option)


def play(s: Position, f: Frame, battle: Battle, option: int) -> None:
    """Lay a card into the own line, or open a tent."""
    thread = s.threads[f.seat]
    side = ATTACKER if f.step == OPENING else f.a
    seat = side_of(battle, side)
    if V.verb_of(option) == V.V_OPEN:
        open_tent(s, seat, V.a_of(option))  # the cards may serve a raise or pay a retreat
        return
    if f.step != OPENING:
        amulet = artefact_of(s, V.a_of(option)) == L.AMULET
        mark = WITH_AMULET if amulet else -1 if f.step == MOVE else f.c
        thread[-1] = Frame(f.kind, f.seat, RAISING, f.a, f.b, mark, f.data)
    card = V.a_of(option)
    take_card(s, seat, V.b_of(option), card)
    s.say(E.E_BATTLE_CARDS, (seat, card))
    artefact = artefact_of(s, card)
    if works_on_others(s, card):
        add_card(battle, side, card)
        kind = V.F_MASK
        if artefact == L.TITLE:
            kind = V.F_PROMOTE
        elif artefact == L.AMULET:
            kind = V.F_AMULET
        thread.append(Frame(kind, seat, a=card, b=side, c=f.seat))
    else:
        add_card(battle, side, as_laid(card))
        if is_fanatic(card):
            thread.append(Frame(V.F_SACRIFICE, seat, a=1))


def as_laid(card: int) -> int:
    """A card in a battle line: Fanatics and units of the Frost Fields count twice (R-59)."""
    return L.with_copies(card & ~L.NAMED, unit_copies(card))


def add_card(battle: Battle, side: int, card: int) -> None:
    if side == ATTACKER:
        battle.attacker_line += (card,)
    else:
        battle.defender_line += (card,)


def open_tent(s: Position, seat: int, number: int) -> None:
    """All stored cards come to the hand; the Tent card goes with the played cards (B-TENT-06)."""
    tents = s.tents[seat]
    tent = tents[number]
    s.tents[seat] = tents[:number] + tents[number + 1 :]
    s.hand[seat] += tent[1:]
    s.table[seat] += (tent[0],)
    s.say(E.E_TENT_OPENED, (seat, *tent[1:]))


def battle_sacrifices(s: Position, seat: int) -> list[int]:
    return [V.pack(V.V_SACRIFICE, card) for card in sorted(set(s.hand[seat])) if sacrificable(card)]


def choose_sacrifice(s: Position, f: Frame, option: int, thread: list[Frame]) -> None:
    thread.pop()
    sacrifice(s, f.seat, V.a_of(option))


# --- retreating


def run_retreat(s: Position, f: Frame, thread: list[Frame]) -> bool:
    """Pay first, then choose where to go."""
    if f.step == 0:
        pay_retreat(s, f)
        thread[-1] = f.at(1)
        return True
    return False


def pay_retreat(s: Position, f: Frame) -> None:
    """A Horse, or Supply: plain Supply first, then Stardust."""
    seat = f.seat
    needed = s.rules.tables.retreat_supply
    for pass_kind in (L.SUPPLY, -1):
        for zone, cards in ((0, s.hand[seat]), (1, s.ambush[seat])):
            for card in cards:
                if card & L.JOKER:
                    continue
                if f.b == 1:
                    if artefact_of(s, card) == L.HORSE:
                        take_card(s, seat, zone, card)
                        s.table[seat] += (card,)
                        return
                elif needed > 0 and supply_value(card, pass_kind):
                    take_card(s, seat, zone, card)
                    s.table[seat] += (card,)
                    needed -= supply_value(card, pass_kind)


def supply_value(card: int, pass_kind: int) -> int:
    if pass_kind == L.SUPPLY:
        return 1 if card == L.SUPPLY else 0
    return 0 if card == L.SUPPLY else supply_of(card)


def retreat_places(s: Position, f: Frame, battle: Battle) -> list[int]:
    start = s.heroes[2 * f.seat + f.a]
    return [V.pack(V.V_FIELD, field) for field in retreat_fields(s, battle, f.c, start)]


def choose_retreat(s: Position, f: Frame, battle: Battle, option: int, owner: int) -> None:
    field = V.a_of(option)
    s.threads[owner].pop()
    s.heroes[2 * f.seat + f.a] = field
    s.say(E.E_RETREATED, (f.seat, f.a, field))
    if f.c == ATTACKER:
        battle.attacker_heroes &= ~(1 << f.a)
        if battle.attacker_heroes and not battle.attacker_heroes >> battle.bonus_hero & 1:
            battle.bonus_hero = 1 - battle.bonus_hero
    else:
        battle.defender_heroes &= ~(1 << f.a)
    over = battle.attacker_heroes == 0 or (battle.object == HEROES and battle.defender_heroes == 0)
    thread = s.threads[owner]
    thread[-1] = thread[-1].at(OVER if over else MOVE)


# --- the result


def lose(s: Position, f: Frame, battle: Battle) -> None:
    """The side that is behind loses (B-BATTLE-27)."""
    if behind(s, battle) == DEFENDER:
        win(s, f, battle)
        return
    s.threads[f.seat][-1] = f.at(OVER)
    for hero in range(2):
        if battle.attacker_heroes >> hero & 1:
            lose_hero(s, battle.attacker, hero)


def win(s: Position, f: Frame, battle: Battle) -> None:
    """The attacker wins: heroes are lost, cities change hands (B-BATTLE-31 to -33)."""
    thread = s.threads[f.seat]
    thread[-1] = f.at(OVER)
    seat = battle.attacker
    s.say(E.E_WON, (seat,))
    for hero in range(2):
        if battle.defender_heroes >> hero & 1:
            lose_hero(s, battle.defender, hero)
    field = battle.field
    tables = s.rules.tables
    if battle.object == L.RUIN:
        thread.append(Frame(V.F_CHOOSE_GREAT, seat, b=0))
    elif battle.object == L.CENTRE:
        mark_city(s, field, seat, tables.centre_level)
    elif battle.object == L.BUILDING:
        mark_city(s, field, seat, tables.building_level)
    elif battle.object == L.CITY:
        if battle.defender < 0:
            mark_city(s, field, seat, 4)
            if not s.shares:
                take_unit(s, seat, 4, False)  # B-NEUTRAL-03
        else:
            mark_city(s, field, seat, captured_level(s, seat, s.level[field]))


def captured_level(s: Position, seat: int, level: int) -> int:
    """A captured residence or capital beyond the captor's limit falls (B-KINGS-29, R-20)."""
    if level == 6 and count_level(s, seat, 6) >= s.rules.tables.max_capitals:
        level = 5
    if level == 5 and count_level(s, seat, 5) >= s.rules.tables.max_residences:
        level = 4
    return level


def clean_up(s: Position, battle: Battle) -> None:
    """Lines leave the battle; in team mode the defender draws up at once (B-TEAM-13)."""
    s.battle[battle.attacker] = None
    for side in (ATTACKER, DEFENDER):
        seat = side_of(battle, side)
        for card in line_of(battle, side):
            lender = L.lender_of(card)
            if lender >= 0 and lender == side_of(battle, 1 - side):
                s.refuge[lender] += (L.plain(card),)
            elif side == ATTACKER:
                s.table[seat] += (L.with_copies(card, 1),)
            else:
                discard_all(s, seat, (card,))
    defender = battle.defender
    if defender >= 0:
        s.hand[defender] = tuple(unchanged(card) for card in s.hand[defender])
        if s.rules.team_mode:
            draw(s, defender, s.rules.tables.hand_size - len(s.hand[defender]))
    s.say(E.E_BATTLE_OVER, (battle.attacker,))


def unchanged(card: int) -> int:
    """In another player's turn a transformation lasts until the end of the battle (B-ART-24)."""
    return L.plain(card) if L.lender_of(card) < 0 else card
