/** How somebody fared against bots, and whom to play next; guests' results are kept on this device. */

export interface Record {
  won: number;
  lost: number;
}

export interface Fared {
  level: string; // one's own strength: the level to play next
  wins: number; // in a row ...
  losses: number; // ... or the other way
  against: { [character: string]: Record };
}

export interface Finished {
  table: string;
  game: string;
  won: boolean;
  bots: { character: string; level: string }[]; // of the other side
}

const KEY = 'stormark-opponents';
const MOST = 50; // tables that are remembered, so that none counts twice
const RISE = 2; // wins in a row
const FALL = 3; // losses in a row
export const FIRST = 'casual';

interface Kept {
  games: { [game: string]: Fared };
  tables: string[];
}

function kept(): Kept {
  const none: Kept = { games: {}, tables: [] };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return none;
  }
}

const beginning = (): Fared => ({ level: FIRST, wins: 0, losses: 0, against: {} });

/** How somebody without an account fared on this device. */
export function faredHere(game: string): Fared {
  return kept().games[game] ?? beginning();
}

/** How somebody fared in matches of a game, the oldest first. */
export function faredIn(matches: Finished[], levels: string[]): Fared {
  return matches.reduce((before, finished) => after(before, finished, levels), beginning());
}

/** Remember a match on this device, once. */
export function remember(finished: Finished, levels: string[]): void {
  const all = kept();
  if (all.tables.includes(finished.table)) return;
  all.games[finished.game] = after(faredHere(finished.game), finished, levels);
  all.tables = [finished.table, ...all.tables].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(all));
}

/** Only a strong enough bot proves that one is stronger, and a weak enough one the contrary. */
function after(before: Fared, finished: Finished, levels: string[]): Fared {
  if (finished.bots.length === 0) return before;
  const against = { ...before.against };
  for (const { character } of finished.bots.filter((bot) => bot.character)) {
    const { won, lost } = against[character] ?? { won: 0, lost: 0 };
    against[character] = finished.won ? { won: won + 1, lost } : { won, lost: lost + 1 };
  }
  return { ...moved(before, finished, levels), against };
}

function moved(before: Fared, { won, bots }: Finished, levels: string[]): Fared {
  const own = levels.indexOf(before.level);
  const met = bots.map(({ level }) => levels.indexOf(level));
  const told = won ? Math.max(...met) >= own : Math.min(...met) <= own;
  if (!told) return before;
  const wins = won ? before.wins + 1 : 0;
  const losses = won ? 0 : before.losses + 1;
  const step = wins >= RISE ? 1 : losses >= FALL ? -1 : 0;
  if (step === 0) return { ...before, wins, losses };
  return { ...before, level: levels[own + step] ?? before.level, wins: 0, losses: 0 };
}

/** Somebody to play against: whom one met the least, the first of them. */
export function nextOpponent({ against }: Fared, characters: string[]): string {
  const met = (character: string) => {
    const { won, lost } = against[character] ?? { won: 0, lost: 0 };
    return won + lost;
  };
  return [...characters].sort((one, other) => met(one) - met(other))[0] ?? '';
}
