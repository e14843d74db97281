/** Whether the coach speaks by itself: in the first games after the lessons, kept on this device. */

interface Kept {
  tables: string[]; // where it spoke: the first games
  agreed: boolean[]; // whether the latest answers were its own, the latest first
}

const KEY = 'stormark-advisor';
export const FIRST_GAMES = 3;
export const RECENT = 8; // answers that are remembered
export const ENOUGH = 6; // of them, agreed with: it is not needed any more

function stored(): { [game: string]: Kept } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as { [game: string]: Kept };
  } catch {
    return {};
  }
}

function of(game: string): Kept {
  return stored()[game] ?? { tables: [], agreed: [] };
}

function keep(game: string, now: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [game]: now }));
  } catch {
    // a browser that keeps nothing: it speaks at every table
  }
}

/** Whether somebody at this table is still one who learns. */
export function isNeeded(game: string, table: string): boolean {
  const { tables, agreed } = of(game);
  const first = tables.includes(table) || tables.length < FIRST_GAMES;
  return first && !knowsAsMuch(agreed);
}

/** Remember that it spoke at a table. */
export function noteTable(game: string, table: string): void {
  const kept = of(game);
  if (!kept.tables.includes(table)) keep(game, { ...kept, tables: [...kept.tables, table] });
}

/** Remember an answer to a question it spoke about. */
export function noteAnswer(game: string, agreed: boolean): void {
  const kept = of(game);
  keep(game, { ...kept, agreed: [agreed, ...kept.agreed].slice(0, RECENT) });
}

function knowsAsMuch(agreed: boolean[]): boolean {
  return agreed.filter(Boolean).length >= ENOUGH;
}
