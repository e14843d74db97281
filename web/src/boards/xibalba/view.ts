/** The parts of a view of Xibalba that boards show. */

export interface Pile {
  size: number;
  top: string | null;
  locked: boolean;
  disabled: boolean;
  cards?: string[]; // own piles only
}

export interface Player {
  seat: number;
  faction: string;
  level: number;
  resources: number;
  paragon: number;
  resistance: number;
  productivity: number;
  costs: Record<string, number>;
  prices: Record<string, number[]>;
  piles: Record<string, Pile>;
}

export interface XibalbaView {
  target: number;
  turn: { number: number; seat: number; phase: string };
  ark: { card: string | null; owner: number | null; life: number; life_max: number };
  market: Record<string, (string | null)[]>;
  decks: Record<string, { size: number; discard_size: number; discard_top: string | null }>;
  players: Player[];
  dice: {
    pool: string[];
    action: string[];
    attacking: string[];
    rerolls: number;
    rerolled: number;
  };
  looking: { cards?: string[] } | null;
}

export const TYPES = ['soldier', 'civilian', 'structure', 'event'] as const;
