// The view of Battalia, made by `python -m stormark.server.protocol.write`.
// Do not change this file by hand.

/** Everything a viewer may know of a match of Battalia. */
export interface BattaliaView {
  game: 'battalia';
  /** A seat, or -1 for a spectator. */
  viewer: number;
  options: Record<string, string | number | boolean | string[]>;
  seats: number;
  week: number;
  day: number;
  enlightened: 'tools' | 'horse' | 'weapon' | 'tent' | 'title' | 'scroll' | 'amulet';
  matching: 'tools' | 'horse' | 'weapon' | 'tent' | 'title' | 'scroll' | 'amulet';
  turn: Turn;
  teams: number[][];
  /** In the order of `teams`. */
  scores: TeamScore[];
  /** Seats clockwise from the starting player. */
  order: number[];
  deciding: number[];
  result: number[] | null;
  board: Board;
  stock: Stock;
  limbo: string[];
  great_artefacts: string[];
  players: Player[];
  npcs: Npcs;
  potions: PotionMarker[];
  battles: Battle[];
  lines: OpenLine[];
  laying: Laying | null;
  looking: Looking | null;
}

/** Cards the viewer sees for his decision alone. */
export interface Looking {
  at: 'hand' | 'gate' | 'rest' | 'nation';
  /** Whose hand or Nation. */
  seat: number | null;
  gate: number | null;
  cards: string[];
}

/** What the viewer is laying; nobody else knows of it. */
export interface Laying {
  step:
    | 'line'
    | 'movement-cards'
    | 'jump-tribute'
    | 'recruit'
    | 'pitch'
    | 'give-artefact'
    | 'tribute'
    | 'eclipse'
    | 'declare-attack'
    | 'pay-retreat';
  cards: string[];
  /** Of a line, the one being laid last. */
  branches: Branch[];
  missing: Missing | null;
}

/** What a line still needs. */
export interface Missing {
  units: number;
  /** Of these units; null: a Queen or a King. */
  rank: string | null;
  or_higher: boolean;
  /** One Tools card can stand for them. */
  or_tools: boolean;
  supply: number;
  /** For a Fanatic. */
  sacrifice: boolean;
}

/** A complete line that takes effect, branch by branch. */
export interface OpenLine {
  player: number;
  cards: string[];
  branches: Branch[];
  /** Branches that were carried out. */
  done: number;
}

/** One action that a line pays for. */
export interface Branch {
  action:
    | 'hire'
    | 'buy'
    | 'road'
    | 'city'
    | 'upgrade'
    | 'residence'
    | 'capital'
    | 'post'
    | 'discover'
    | 'potion';
  /** The rank hired, the artefact or potion bought, the shape laid. */
  what: string | null;
  /** Of the units that pay, where the player chooses it. */
  rank: string | null;
  field: string | null;
  /** How a laid card lies: quarter turns clockwise. */
  turned: number | null;
}

/** A battle under way. */
export interface Battle {
  target: 'heroes' | 'city' | 'ruin' | 'building' | 'centre';
  field: string;
  ranged: boolean;
  /** The attack line was switched off. */
  frozen: boolean;
  attack: Side;
  defence: Side;
  /** What the attacker wins. */
  prize: ('great_artefact' | 'city' | 'city_and_lord' | 'building' | 'centre' | 'heroes')[];
  /** Of a city once it is won. */
  level: number | null;
  /** If the attacker wins. */
  if_won: Outcome;
  /** If the attack fails. */
  if_lost: Outcome;
  /** For who fights: what one, two or three more cards would make of it. */
  trials: Trial[];
}

/** What the viewer's side would count with more of his cards. */
export interface Trial {
  cards: HeldCard[];
  /** What each of them counts, a veteran's bonus included. */
  counts: number[];
  total: number;
  ahead: boolean;
  /** Its line would be of one faction. */
  morale: boolean;
  /** What morale adds to the total. */
  added_morale: number;
  /** What a line of one faction would add. */
  lost_morale: number;
}

/** A card of the hand or the ambush. */
export interface HeldCard {
  card: string;
  zone: 'hand' | 'ambush';
}

/** What follows if a battle ends in one way. */
export interface Outcome {
  /** How the points of each seat change. */
  points: number[];
  /** The points of each team afterwards, in the order of `teams`. */
  teams: number[];
  /** Who is lost. */
  heroes: LostHero[];
}

/** A hero who leaves the board. */
export interface LostHero {
  seat: number;
  hero: number;
}

/** A side of a battle, with everything that adds up to its total. */
export interface Side {
  player: number | null;
  heroes: number[];
  line: string[];
  total: number;
  parts: Part[];
  /** What a line of one faction would add. */
  lost_morale: number;
}

/** Something that counts in a battle, and how much. */
export interface Part {
  reason:
    | 'card'
    | 'veteran'
    | 'morale'
    | 'terrain'
    | 'city'
    | 'building'
    | 'guards'
    | 'colossus'
    | 'weakness'
    | 'nothing';
  amount: number;
  /** Of the line. */
  card: string | null;
  /** Of the city, building or terrain. */
  field: string | null;
  /** Whose card gives the attacker's terrain bonus. */
  hero: number | null;
}

/** One of Bilkarr's potions. */
export interface PotionMarker {
  potion: 'berserker' | 'frosthand' | 'eclipse' | 'brotherhood' | 'colossus' | 'weakness';
  /** Null: for sale. */
  owner: number | null;
  drunk: boolean;
  /** How many quarter turns of `days` its marker has made. */
  turned: number;
  days: number;
  /** Used today. */
  empty: boolean;
}

/** Metamorpha and Bilkarr; null where they are not on the board. */
export interface Npcs {
  metamorpha: string | null;
  bilkarr: string | null;
  /** Of Bilkarr's next steps. */
  direction: 'up_right' | 'down_right' | 'down_left' | 'up_left' | null;
  /** He does not move on the next day. */
  rests: boolean;
  summoned: Summoned[];
}

/** Who called an NPC with Kry-Cek's Lost Scroll. */
export interface Summoned {
  npc: 'metamorpha' | 'bilkarr';
  seat: number;
}

/** A player: what is open of him, and to himself his cards. */
export interface Player {
  seat: number;
  faction: string | null;
  points: number;
  deck: number;
  hand: number;
  nation: number;
  refuge: number;
  ambush: number;
  /** Cards of the hand that the viewer knows. */
  known_hand: string[];
  table: string[];
  tents: Tent[];
  heroes: Hero[];
  posts: string[];
  /** Of a veteran in hero mode. */
  standing: 'none' | 'veteran' | 'fallen';
  /** Royal cards and Great Artefacts of the deck, wherever they lie. */
  famous: string[];
  /** The gates, at the King's Bridge. */
  rings_spent: number[];
  announced: boolean;
  mulligan: boolean;
  acted: boolean;
  income_taken: boolean;
  done: boolean;
  /** Draws up at the end of the turn. */
  refills: boolean;
  /** These four only for the player himself. */
  hand_cards?: string[];
  ambush_cards?: string[];
  refuge_cards?: string[];
  nation_cards?: string[];
}

/** A hero, what he did this turn, and where he can go. */
export interface Hero {
  number: number;
  /** Null: not on the board. */
  field: string | null;
  /** The gate to which he carries a storm booster. */
  booster: number | null;
  /** Through a Stormgate this turn. */
  jumped: boolean;
  /** The King's Bridge was used this turn. */
  crossed_bridge: boolean;
  /** Abilities of Metamorpha he used this turn. */
  tributes:
    | ('verdant_woods'
    | 'rocky_mountains'
    | 'red_canyons'
    | 'emerald_lakes'
    | 'frost_fields'
    | 'protojungle'
    | 'neutral')[];
  reach: Reachable[];
}

/** A field that a hero can reach on foot, and how many steps have to be paid for it. */
export interface Reachable {
  field: string;
  cost: number;
  /** The field before it on the way. */
  via: string;
}

/** A pitched tent. */
export interface Tent {
  card: string;
  size: number;
  /** For its owner. */
  cards?: string[];
}

/** What lies beside the board for everybody. */
export interface Stock {
  /** By rank, type or shape: `lord`, `horse`, `city.t`, `road.curve`. */
  stacks: Record<string, Stack>;
  supply: number;
  stardust: number;
  chests: number;
  /** Effects in the storm pile. */
  storm: number;
  storm_discard: number[];
  fates: number;
  /** Great Artefacts that nobody has found. */
  rest: number;
  royals: string[];
  under_gates: UnderGate[];
}

/** How many Great Artefacts lie under a gate (King's Bridge). */
export interface UnderGate {
  gate: number;
  count: number;
}

/** A stack of the stock; its cards, from the bottom, only for who looks through it. */
export interface Stack {
  size: number;
  /** A card; of land, its terrain. */
  top: string | null;
  cards?: string[];
}

/** The map. */
export interface Board {
  rows: number;
  columns: number;
  fields: Record<string, Field>;
}

/** A field of the board; what is said of its card is left out where none lies. */
export interface Field {
  place:
    | 'empty'
    | 'road'
    | 'city'
    | 'gate'
    | 'ruin'
    | 'crossing'
    | 'building'
    | 'centre'
    | 'connection';
  /** Empty, and no card that is left can ever be laid there. */
  sealed?: boolean;
  /** Where roads lead. */
  exits?: ('north' | 'east' | 'south' | 'west')[];
  terrain?:
    | 'verdant_woods'
    | 'rocky_mountains'
    | 'red_canyons'
    | 'emerald_lakes'
    | 'frost_fields'
    | 'protojungle'
    | 'neutral';
  /** Of a road or city. */
  shape?: 'dead_end' | 'straight' | 'curve' | 't' | 'x';
  /** The number of a Stormgate. */
  gate?: number;
  /** Of the valley, once it is discovered. */
  building?:
    | 'smithy'
    | 'town_hall'
    | 'stable'
    | 'arena'
    | 'weaving_mill'
    | 'tavern'
    | 'mages_guild'
    | 'store';
  /** A card of the valley that is not discovered yet. */
  hidden?: boolean;
  /** A seat. */
  owner?: number | null;
  level?: number;
  /** By Vayl's Cloak: it cannot be attacked. */
  concealed?: boolean;
  /** A battle is fought over it. */
  attacked?: boolean;
}

/** How a team stands. */
export interface TeamScore {
  points: number;
  /** Cities of level 4 or higher. */
  great_cities: number;
  /** So many of them end the game. */
  target: number;
}

/** Whose turn it is. */
export interface Turn {
  number: number;
  /** Who has the turn; nobody before the first one. */
  seats: number[];
  /** Announced in this turn. */
  attacks: number;
}
