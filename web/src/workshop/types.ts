// Made from the HTTP interface of the server by `python -m stormark.server.protocol.write`.
// Do not change this file by hand.

/** In how many games a card is taken, and what becomes of those who take it. */
export interface CheckedCard {
  section: string;
  card: string;
  taken: Mean;
  gain: Mean | null;
  base_taken: Mean | null;
  base_gain: Mean | null;
  remark: '' | 'always' | 'never';
}

/** How often a faction wins, and how often it does so with the game's own cards. */
export interface CheckedFaction {
  faction: string;
  won: Mean;
  base: Mean | null;
  remark: '' | 'strong' | 'weak';
}

/** How games of equal bots with a pack go, beside games with the game's own cards. */
export interface DraftBalance {
  done: number;
  parts: number;
  games: number;
  bot: string;
  average: Mean;
  factions: CheckedFaction[];
  cards: CheckedCard[];
}

/** Something about a draft that cannot stay as it is, or that looks wrong. */
export interface DraftProblem {
  path: string;
  line: number;
  texts: Record<string, string>;
}

/** What the checker says of a draft; without problems it can be played. */
export interface DraftReview {
  hash: string;
  problems: DraftProblem[];
  notes: DraftProblem[];
  told: Record<string, Record<string, string>>;
}

/** A mean with its 95 % interval. */
export interface Mean {
  count: number;
  value: number;
  low: number;
  high: number;
}

/** A pack that everybody may see now who has its link. */
export interface Shared {
  hash: string;
  /** To withdraw it with; none for an account. */
  token: string;
}

/** A pack as those see it who have its link: nothing says whose it is. */
export interface SharedPack {
  hash: string;
  game: string;
  name: string;
  text: string;
  shared_at: number;
  own: boolean;
}
