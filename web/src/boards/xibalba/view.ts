/** The parts of a view of Xibalba that boards show. */

export const TYPES = ['soldier', 'civilian', 'structure', 'event'] as const;
export type CardType = (typeof TYPES)[number];

export interface Pile {
  size: number;
  top: string | null;
  locked: boolean;
  disabled: boolean;
  cards?: string[]; // own piles only, the top one last
}

/** The soldier that would attack now. */
export interface Attacker {
  card: string;
  power: number;
  powers: number[][]; // of an attack, by attack symbols and critical hits
}

export interface Player {
  seat: number;
  faction: string;
  level: number;
  resources: number;
  paragon: number;
  resistance: number;
  productivity: number;
  attacker: Attacker | null;
  costs: Record<string, number | null>;
  prices: Record<string, (number | null)[]>;
  piles: Record<string, Pile>;
}

export interface Deck {
  size: number;
  discard_size: number;
  discard_top: string | null;
  discard?: string[]; // while the viewer chooses a card of it
}

/** An attack under way. */
export interface Attack {
  seat: number;
  soldier: string;
  target: 'ark' | number;
  power: number;
  blocker: string | null;
}

export interface Lasting {
  card: string;
  owner: number;
  until: string;
}

export interface Looking {
  seat: number;
  deck: string;
  left: number;
  cards?: string[];
}

export interface Arranging {
  seat: number;
  piles?: Record<string, string[]>;
}

export interface XibalbaView {
  mode: 'normal' | 'apocalypse';
  target: number;
  turn: { number: number; seat: number; phase: string };
  winner: number | null;
  ark: { card: string | null; owner: number | null; life: number; life_max: number };
  market: Record<string, (string | null)[]>;
  decks: Record<string, Deck>;
  players: Player[];
  dice: {
    pool: string[];
    action: string[];
    attacking: string[];
    aside: string[];
    spent: string[];
    rolled: boolean;
    rerolls: number;
    rerolled: number;
  };
  resolving: string | null;
  attack: Attack | null;
  lasting: Lasting[];
  looking: Looking | null;
  arranging: Arranging | null;
}
