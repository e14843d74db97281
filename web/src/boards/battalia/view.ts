/** The parts of a view of Battalia that boards show. */

export interface Field {
  place: string;
  exits?: number; // bits: north, east, south, west
  terrain?: string;
  owner?: number;
  level?: number;
  hidden?: boolean;
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
  tents: { card: string; size: number; cards?: string[] }[];
  heroes: (string | null)[];
  posts: string[];
  famous: string[];
  hand_cards?: string[];
  ambush_cards?: string[];
  refuge_cards?: string[];
  nation_cards?: string[];
}

export interface Battle {
  attacker: number;
  defender: number;
  attacker_line: string[];
  defender_line: string[];
  attack_total: number;
  defence_total: number;
}

export interface BattaliaView {
  week: number;
  day: number;
  enlightened: string;
  matching: string;
  board: { rows: number; columns: number; fields: Record<string, Field> };
  stock: {
    stacks: Record<string, { size: number; top: string | null; cards?: string[] }>;
    supply: number;
    stardust: number;
    chests: number;
    royals: string[];
  };
  limbo: string[];
  great_artefacts: string[];
  players: Player[];
  potions: { potion: string; owner: number }[];
  battles: (Battle | null)[];
  looking: { cards?: string[] } | null;
}

/** A road as a sign; bits as in `exits`. */
export const ROADS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
