/** The seats a person holds on this device: a token each, which proves it. */

export interface Held {
  table: string;
  game: string;
  seats: Record<number, string>;
  host?: string;
}

const KEY = 'stormark-seats';
const MOST = 200;

export function held(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Held[];
  } catch {
    return [];
  }
}

export function heldAt(table: string): Held | undefined {
  return held().find((one) => one.table === table);
}

/** A token that shows a table, and what belongs to it, to this device; '' without one. */
export function tokenAt(table: string): string {
  const mine = heldAt(table);
  return mine?.host ?? Object.values(mine?.seats ?? {})[0] ?? '';
}

export function keep(kept: Held): void {
  const others = held().filter((one) => one.table !== kept.table);
  localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
}

/** One more seat, or another token for it, at a table where there may be others already. */
export function keepSeat(table: string, game: string, seat: number, token: string): void {
  const before = heldAt(table) ?? { table, game, seats: {} };
  keep({ ...before, seats: { ...before.seats, [seat]: token } });
}

export function dropSeat(table: string, seat: number): void {
  const before = heldAt(table);
  if (!before) return;
  const { [seat]: _, ...seats } = before.seats;
  if (before.host || Object.keys(seats).length > 0) keep({ ...before, seats });
  else forget(table);
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(held().filter((one) => one.table !== table)));
}
