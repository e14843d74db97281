/** The turns of a match, as its log tells them: what one jumps to. */
import type { LogLine } from './positionCache.svelte';

export interface Turn {
  at: number; // the position in which it begins
  text: string;
}

/** Verbs that begin something; the first of a position is what it is called by. */
const BEGINS = ['day', 'turn'];

export function turnsIn(lines: LogLine[], first: number): Turn[] {
  const turns: Turn[] = [];
  for (const { at, event } of lines) {
    if (at < first || !BEGINS.includes(event.verb)) continue;
    const before = turns.at(-1);
    if (before?.at === at) before.text = `${before.text} ${event.text}`;
    else turns.push({ at, text: event.text ?? '' });
  }
  return turns;
}

/** The turn a position belongs to; undefined before the first. */
export function turnAt(turns: Turn[], at: number): Turn | undefined {
  return turns.filter((turn) => turn.at <= at).at(-1);
}

export function nextTurn(turns: Turn[], at: number): number | undefined {
  return turns.find((turn) => turn.at > at)?.at;
}

/** Back to the beginning of this turn, and from there to the one before. */
export function previousTurn(turns: Turn[], at: number): number | undefined {
  return turns.filter((turn) => turn.at < at).at(-1)?.at;
}
