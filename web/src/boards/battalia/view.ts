/** The parts of a view of Battalia that boards show. */

export interface Field {
  place: string;
  exits?: number; // bits: north, east, south, west
  terrain?: string;
  shape?: number; // of a building: its number
  owner?: number;
  level?: number;
  hidden?: boolean;
}

export interface Tent {
  card: string;
  size: number;
  cards?: string[];
}

export interface Player {
  seat: number;
  faction: string | null;
  points: number;
  deck: number;
  hand: number;
  nation: number;
  refuge: number;
  ambush: number;
  table: string[];
  tents: Tent[];
  heroes: (string | null)[];
  rings: number[]; // the gate of each hero's storm booster; -1: none
  posts: string[];
  veteran: number;
  famous: string[];
  flags: number;
  hand_cards?: string[];
  ambush_cards?: string[];
  refuge_cards?: string[];
  nation_cards?: string[];
}

export interface Battle {
  attacker: number;
  object: number; // what is attacked, by the numbers of places; 0: heroes
  field: number;
  defender: number; // -1: nobody's
  attacker_heroes: number; // bits
  defender_heroes: number;
  bonus_hero: number;
  ranged: boolean;
  frozen: boolean;
  attacker_line: string[];
  defender_line: string[];
  attack_total: number;
  defence_total: number;
}

export interface Potion {
  potion: string;
  owner: number;
  turned: number;
  empty: boolean | number;
}

export interface BattaliaView {
  viewer: number;
  options: Record<string, unknown>;
  week: number;
  day: number;
  enlightened: string;
  matching: string;
  turn: { number: number; team: number };
  teams: number[][];
  deciding: number[];
  board: { rows: number; columns: number; fields: Record<string, Field> };
  stock: {
    stacks: Record<string, Stack>;
    supply: number;
    stardust: number;
    chests: number;
    storm: number;
    storm_discard: number[];
    fates: number;
    rest: number | string[];
    royals: string[];
    under_gates: number[];
  };
  limbo: string[];
  great_artefacts: string[];
  players: Player[];
  npcs: { metamorpha: number; bilkarr: number; direction: number[]; rests: boolean };
  potions: Potion[];
  battles: (Battle | null)[];
  looking: { cards?: string[]; hand_of?: number; gate?: number } | null;
}

export interface Stack {
  size: number;
  top: string | null;
  cards?: string[];
}

/** In the order by which views number them. */
export const PLACES = [
  'empty',
  'road',
  'city',
  'gate',
  'ruin',
  'crossing',
  'building',
  'centre',
  'connection',
];

const DONE = 8;

/** Whether a member of the team on turn has declared to be done. */
export function isDone(player: Player): boolean {
  return (player.flags & DONE) !== 0;
}

/** A field that a view gives by number, as row and column; null: none. */
export function fieldName(view: BattaliaView, number: number): string | null {
  if (number < 0) return null;
  const { columns } = view.board;
  return `${Math.floor(number / columns) + 1},${(number % columns) + 1}`;
}

/** Who plays with whom: nobody but the seat itself without teams. */
export function teamOf(view: BattaliaView, seat: number): number[] {
  return view.teams.find((team) => team.includes(seat)) ?? [seat];
}

/** Who has the turn; nobody while factions are chosen. */
export function onTurn(view: BattaliaView): number[] {
  return view.turn.number > 0 ? (view.teams[view.turn.team] ?? []) : [];
}

/** The battles that go on, each once. */
export function openBattles(view: BattaliaView): Battle[] {
  return view.battles.filter((battle, seat): battle is Battle => battle?.attacker === seat);
}
