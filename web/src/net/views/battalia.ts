/** Views of Battalia. */

export type Option = string | number | boolean | string[];
export type Card = string;
export type FieldName = string;
export type Direction = 'north' | 'east' | 'south' | 'west';
export type Diagonal = 'up_right' | 'down_right' | 'down_left' | 'up_left';
export type Place =
  | 'empty'
  | 'road'
  | 'city'
  | 'gate'
  | 'ruin'
  | 'crossing'
  | 'building'
  | 'centre'
  | 'connection';
export type Terrain =
  | 'verdant_woods'
  | 'rocky_mountains'
  | 'red_canyons'
  | 'emerald_lakes'
  | 'frost_fields'
  | 'protojungle'
  | 'neutral';
export type Shape = 'dead_end' | 'straight' | 'curve' | 't' | 'x';
export type Building =
  | 'smithy'
  | 'town_hall'
  | 'stable'
  | 'arena'
  | 'weaving_mill'
  | 'tavern'
  | 'mages_guild'
  | 'store';
export type Artefact = 'tools' | 'horse' | 'weapon' | 'tent' | 'title' | 'scroll' | 'amulet';
export type Potion =
  | 'berserker'
  | 'frosthand'
  | 'eclipse'
  | 'brotherhood'
  | 'colossus'
  | 'weakness';
export type Npc = 'metamorpha' | 'bilkarr';
export type Standing = 'none' | 'veteran' | 'fallen';
export type Target = 'heroes' | 'city' | 'ruin' | 'building' | 'centre';
export type Prize = 'great_artefact' | 'city' | 'city_and_lord' | 'building' | 'centre' | 'heroes';
export type Reason =
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
export type LineAction =
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
export type LayingStep =
  | 'line'
  | 'movement-cards'
  | 'jump-tribute'
  | 'recruit'
  | 'pitch'
  | 'give-artefact'
  | 'tribute'
  | 'eclipse'
  | 'declare-attack'
  | 'pay-retreat'
  | 'jump-tribute';
export type Sight = 'hand' | 'gate' | 'rest' | 'nation';

/** A field of the board; what is said of its card is left out where none lies. */
export type Field = {
  place: Place;
  sealed?: boolean; // empty, and no card that is left can ever be laid there
  exits?: Direction[]; // where roads lead
  terrain?: Terrain;
  shape?: Shape; // of a road or city
  gate?: number; // the number of a Stormgate
  building?: Building; // of the valley, once it is discovered
  hidden?: boolean; // a card of the valley that is not discovered yet
  owner?: number | null; // a seat
  level?: number;
  concealed?: boolean; // by Vayl's Cloak: it cannot be attacked
  attacked?: boolean; // a battle is fought over it
};

/** The map. */
export type Board = {
  rows: number;
  columns: number;
  fields: Record<FieldName, Field>;
};

/** A stack of the stock; its cards, from the bottom, only for who looks through it. */
export type Stack = {
  size: number;
  top: Card | Terrain | null;
  cards?: (Card | Terrain)[];
};

/** How many Great Artefacts lie under a gate (King's Bridge). */
export type UnderGate = {
  gate: number;
  count: number;
};

/** What lies beside the board for everybody. */
export type Stock = {
  stacks: Record<string, Stack>; // by rank, type or shape: `lord`, `horse`, `city.t`, `road.curve`
  supply: number;
  stardust: number;
  chests: number;
  storm: number; // effects in the storm pile
  storm_discard: number[];
  fates: number;
  rest: number; // Great Artefacts that nobody has found
  royals: Card[];
  under_gates: UnderGate[];
};

/** A pitched tent. */
export type Tent = {
  card: Card;
  size: number;
  cards?: Card[]; // for its owner
};

/** A field that a hero can reach on foot, and how many steps have to be paid for it. */
export type Step = {
  field: FieldName;
  cost: number;
};

/** A hero, what he did this turn, and where he can go. */
export type Hero = {
  number: number;
  field: FieldName | null; // null: not on the board
  booster: number | null; // the gate to which he carries a storm booster
  jumped: boolean; // through a Stormgate this turn
  crossed_bridge: boolean; // the King's Bridge was used this turn
  tributes: Terrain[]; // abilities of Metamorpha he used this turn
  reach: Step[];
};

/** A player: what is open of him, and to himself his cards. */
export type Player = {
  seat: number;
  faction: string | null;
  points: number;
  deck: number;
  hand: number;
  nation: number;
  refuge: number;
  ambush: number;
  known_hand: Card[]; // cards of the hand that the viewer knows
  table: Card[];
  tents: Tent[];
  heroes: Hero[];
  posts: FieldName[];
  standing: Standing; // of a veteran in hero mode
  famous: Card[]; // royal cards and Great Artefacts of the deck, wherever they lie
  rings_spent: number[]; // the gates, at the King's Bridge
  announced: boolean;
  mulligan: boolean;
  acted: boolean;
  income_taken: boolean;
  done: boolean;
  refills: boolean; // draws up at the end of the turn
  hand_cards?: Card[]; // these four only for the player himself
  ambush_cards?: Card[];
  refuge_cards?: Card[];
  nation_cards?: Card[];
};

/** Who called an NPC with Kry-Cek's Lost Scroll. */
export type Summoned = {
  npc: Npc;
  seat: number;
};

/** Metamorpha and Bilkarr; null where they are not on the board. */
export type Npcs = {
  metamorpha: FieldName | null;
  bilkarr: FieldName | null;
  direction: Diagonal | null; // of Bilkarr's next steps
  rests: boolean; // he does not move on the next day
  summoned: Summoned[];
};

/** One of Bilkarr's potions. */
export type PotionMarker = {
  potion: Potion;
  owner: number | null; // null: for sale
  drunk: boolean;
  turned: number; // how many quarter turns of `days` its marker has made
  days: number;
  empty: boolean; // used today
};

/** Something that counts in a battle, and how much. */
export type Part = {
  reason: Reason;
  amount: number;
  card: Card | null; // of the line
  field: FieldName | null; // of the city, building or terrain
  hero: number | null; // whose card gives the attacker's terrain bonus
};

/** A side of a battle, with everything that adds up to its total. */
export type Side = {
  player: number | null;
  heroes: number[];
  line: Card[];
  total: number;
  parts: Part[];
};

/** A battle under way. */
export type Battle = {
  target: Target;
  field: FieldName;
  ranged: boolean;
  frozen: boolean; // the attack line was switched off
  attack: Side;
  defence: Side;
  prize: Prize[]; // what the attacker wins
  level: number | null; // of a city once it is won
};

/** One action that a line pays for. */
export type Branch = {
  action: LineAction;
  what: string | null; // the rank hired, the artefact or potion bought, the shape laid
  rank: string | null; // of the units that pay, where the player chooses it
  field: FieldName | null;
  turned: number | null; // how a laid card lies: quarter turns clockwise
};

/** What a line still needs. */
export type Missing = {
  units: number;
  rank: string | null; // of these units; null: a Queen or a King
  or_higher: boolean;
  or_tools: boolean; // one Tools card can stand for them
  supply: number;
  sacrifice: boolean; // for a Fanatic
};

/** What the viewer is laying; nobody else knows of it. */
export type Laying = {
  step: LayingStep;
  cards: Card[];
  branches: Branch[]; // of a line, the one being laid last
  missing: Missing | null;
};

/** A complete line that takes effect, branch by branch. */
export type OpenLine = {
  player: number;
  cards: Card[];
  branches: Branch[];
  done: number; // branches that were carried out
};

/** Cards the viewer sees for his decision alone. */
export type Looking = {
  at: Sight;
  seat: number | null; // whose hand or Nation
  gate: number | null;
  cards: Card[];
};

/** Whose turn it is. */
export type Turn = {
  number: number;
  seats: number[]; // who has the turn; nobody before the first one
  attacks: number; // announced in this turn
};

/** Everything a viewer may know. */
export type View = {
  viewer: number | null; // null: a spectator
  options: Record<string, Option>;
  seats: number;
  week: number;
  day: number;
  enlightened: Artefact;
  matching: Artefact;
  turn: Turn;
  teams: number[][];
  order: number[]; // seats clockwise from the starting player
  deciding: number[];
  result: number[] | null;
  board: Board;
  stock: Stock;
  limbo: Card[];
  great_artefacts: Card[];
  players: Player[];
  npcs: Npcs;
  potions: PotionMarker[];
  battles: Battle[];
  lines: OpenLine[];
  laying: Laying | null;
  looking: Looking | null;
};
