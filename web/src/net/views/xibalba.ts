// The view of Xibalba, made by `python -m stormark.server.protocol.write`.
// Do not change this file by hand.

/** Everything a viewer may know of a match of Xibalba. */
export interface XibalbaView {
  game: 'xibalba';
  /** A seat, or -1 for a spectator. */
  viewer: number;
  seats: number;
  mode: 'normal' | 'apocalypse';
  /** The Paragon that wins. */
  target: number;
  turn: Turn;
  winner: number | null;
  /** The seats that the game waits for. */
  deciding: number[];
  ark: Ark;
  /** Slot by slot; null: empty. */
  market: Record<string, (string | null)[]>;
  decks: Record<string, Deck>;
  players: Player[];
  dice: Dice;
  /** The event card being resolved. */
  resolving: string | null;
  /** Cards that were gained and wait for a field. */
  placing: string[];
  attack: Attack | null;
  lasting: Lasting[];
  looking: Looking | null;
  arranging: Arranging | null;
}

/** Somebody re-organizes the base; only that player sees how. */
export interface Arranging {
  seat: number;
  /** Bottom to top. */
  piles?: Record<string, string[]>;
  /** Cards that were moved already. */
  lifted?: string[];
}

/** Somebody looks at the top cards of a deck; only that player sees them. */
export interface Looking {
  seat: number;
  deck: 'soldier' | 'civilian' | 'structure' | 'event';
  count: number;
  /** Those that are still to be sorted. */
  cards?: string[];
  /** On top of the deck, the last one uppermost. */
  top_cards?: string[];
  /** At its bottom, the last one lowest. */
  bottom_cards?: string[];
}

/** An effect that stays in force for a while. */
export interface Lasting {
  card: string;
  /** Whose effect it is. */
  owner: number;
  /** The seats it holds for. */
  players: number[];
  /** The operation, in the words of content packs. */
  effect: string;
  amount: number;
  /** The card it is on, where it is on one. */
  on: string | null;
  /** Purchases it still holds for; 0: any number. */
  uses: number;
  until: 'turn_end' | 'your_next_turn' | 'end_of_your_next_turn' | 'attack_end';
}

/** The attack under way. */
export interface Attack {
  seat: number;
  soldier: string;
  from_ark: boolean;
  /** The Ark, or the seat whose base it is. */
  target: 'ark' | number;
  attacks: number;
  criticals: number;
  power: Sum;
  /** The effects it triggers are over: its power stays. */
  fixed: boolean;
  unblockable: boolean;
  blocker: string | null;
  /** How far it has come. */
  stage:
    | 'power'
    | 'block'
    | 'blocked'
    | 'blocker-done'
    | 'hit'
    | 'addon'
    | 'loot'
    | 'looted'
    | 'finish'
    | 'over';
  /** Where a block is open: with it first, then without. */
  stakes: Stake[];
}

/** What an attack is up against, and what follows if its power suffices. */
export interface Stake {
  what: 'ark' | 'base' | 'blocker';
  /** What counts of the attack's power. */
  power: number;
  /** What it has to reach: life points or resistance. */
  needed: Sum;
  succeeds: boolean;
  /** Dice the attacker then rolls, for the reward or for loot. */
  paragon_dice: number;
  odds: Odds;
  /** Places whose active card could then be destroyed. */
  addons: ('warhost' | 'field.1' | 'field.2' | 'field.3' | 'field.4')[];
  /** A choice or a roll may still change that. */
  open: boolean;
  /** What can be looted once the card there is destroyed. */
  after?: Record<string, Loot>;
}

/** What a successful attack on a base can loot. */
export interface Loot {
  paragon_dice: number;
  odds: Odds;
  /** A choice or a roll may still change that. */
  open: boolean;
}

/** The dice of the current player. */
export interface Dice {
  /** The dice pool, in the dice phase. */
  pool: ('R-' | 'R1' | 'R2' | 'R3' | 'A-' | 'A' | 'C' | 'G-' | 'G1' | 'G2')[];
  /** The action pool. */
  action: ('R-' | 'R1' | 'R2' | 'R3' | 'A-' | 'A' | 'C' | 'G-' | 'G1' | 'G2')[];
  /** Named for the attack under way. */
  attacking: ('R-' | 'R1' | 'R2' | 'R3' | 'A-' | 'A' | 'C' | 'G-' | 'G1' | 'G2')[];
  /** Chosen by the effect under way; they come back. */
  aside: ('R-' | 'R1' | 'R2' | 'R3' | 'A-' | 'A' | 'C' | 'G-' | 'G1' | 'G2')[];
  /** Used or removed in this turn. */
  spent: ('R-' | 'R1' | 'R2' | 'R3' | 'A-' | 'A' | 'C' | 'G-' | 'G1' | 'G2')[];
  rolled: boolean;
  /** How many dice the pool has. */
  size: Sum;
  /** How often it may be rolled again in a dice phase. */
  rerolls: Sum;
  rerolled: number;
}

/** A player and the base. */
export interface Player {
  seat: number;
  faction: string;
  level: number;
  resources: number;
  /** In one's own turn: what gathering every die would bring. */
  gatherable: number;
  paragon: number;
  /** Of the base. */
  resistance: Sum;
  /** Of the next turn: what is over by then does not count. */
  productivity: Sum;
  attacker: Attacker | null;
  blocker: Blocker | null;
  /** Of the common actions; null: not possible any more. */
  costs: Record<string, Sum | null>;
  /** Of the cards in the market, slot by slot. */
  prices: Record<string, (Sum | null)[]>;
  /** Upgrades made in this round. */
  upgraded: number;
  piles: Record<string, Pile>;
}

/** The Warhost or an add-on field. */
export interface Pile {
  size: number;
  /** The active card. */
  top: string | null;
  /** The level of the base does not reach so far. */
  locked: boolean;
  /** A lasting effect has made the active card ineffective. */
  disabled: boolean;
  /** Bottom to top; only in one's own base. */
  cards?: string[];
}

/** The soldier that would block. */
export interface Blocker {
  card: string;
  resistance: Sum;
}

/** The soldier that would attack now, and what its attack is worth. */
export interface Attacker {
  card: string;
  /** For each symbol. */
  power: Sum;
  /** More for each critical hit. */
  critical: Sum;
  /** Once for the whole attack. */
  bonus: Sum;
  /** To oneself in one's action phase: what it may attack. */
  targets: Prospect[];
  /** To oneself in one's action phase, where it can take the Ark. */
  conquest?: Conquest;
}

/** How a soldier holds the Ark after taking it, with everything that follows by itself. */
export interface Conquest {
  life: number;
  /** Paragon dice it rolls after every turn then. */
  income_dice: number;
  /** Paragon that comes with them in Apocalypse mode. */
  income_more: number;
  /** A choice or a roll may change that. */
  open: boolean;
}

/** A target that is open to the attacker now, and what follows a success. */
export interface Prospect {
  /** The Ark, or the seat whose base it is. */
  target: 'ark' | number;
  /** What the power has to reach: life points or resistance. */
  needed: Sum;
  /** What the target takes off the power. */
  held_off: number;
  /** Dice the attacker then rolls, for the reward or for loot. */
  paragon_dice: number;
  odds: Odds;
  /** Places whose active card could then be destroyed. */
  addons: ('warhost' | 'field.1' | 'field.2' | 'field.3' | 'field.4')[];
  /** The most that can be rolled or looted, whatever is destroyed first. */
  most: number;
  /** Every choice of dice. */
  aims: Aim[];
}

/** An attack on a target with certain dice, and every effect that answers to it by itself. */
export interface Aim {
  /** Dice that show an attack symbol. */
  attacks: number;
  /** Dice that show a critical hit. */
  criticals: number;
  power: number;
  /** What it has to reach: life points or resistance. */
  needed: number;
  /** It does, after what the target takes off and without a block. */
  succeeds: boolean;
  /** What a block would do; null: nobody can block. */
  blocker: Blocking | null;
  /** A choice or a roll may change that before the power is fixed. */
  open: boolean;
}

/** A block by the soldier on top, with everything that follows by itself. */
export interface Blocking {
  card: string;
  resistance: number;
  /** Whether it is destroyed; open: a choice or a roll decides. */
  falls: 'yes' | 'no' | 'open';
}

/** What a roll of Paragon dice can bring, in thousandths, rounded. */
export interface Odds {
  /** How likely it is to gain 0, 1, 2 ... Paragon. */
  amounts: number[];
  /** How likely it is to win the game with that. */
  wins: number;
}

/** A value and what it is made of: the amounts of its parts add up to the total. */
export interface Sum {
  total: number;
  parts: Part[];
}

/** One thing that counts towards a sum. */
export interface Part {
  /** printed: on the card or base; card: an effect of an active card; lasting: an effect in force for a while; mode: Apocalypse mode; life: life points; symbols, criticals: dice; limit: what a floor or a cap takes back; earlier: what has changed since; effect: what answers to it. */
  why:
    | 'printed'
    | 'card'
    | 'lasting'
    | 'mode'
    | 'life'
    | 'symbols'
    | 'criticals'
    | 'limit'
    | 'earlier'
    | 'effect';
  amount: number;
  /** The card whose effect it is. */
  card?: string;
}

/** A deck with its discard pile. */
export interface Deck {
  size: number;
  discard_size: number;
  discard_top: string | null;
  /** Bottom to top, while the viewer may choose any card of it. */
  discard?: string[];
}

/** The Ark and the soldier in it. */
export interface Ark {
  /** null: it is empty. */
  card: string | null;
  /** The seat that controls it; null: nobody. */
  owner: number | null;
  life: number;
  life_max: number;
  /** Paragon dice its controller rolls after every turn. */
  income_dice: number;
  /** Paragon that comes with them in Apocalypse mode. */
  income_more: number;
}

/** Whose turn it is. */
export interface Turn {
  number: number;
  seat: number;
  phase: 'effect' | 'dice' | 'action' | 'end';
}
