/** A score in its parts: what was won as a bar, what was lost or paid beside it. */
import type { Amounts } from '../../replay/charts/analysis';

export interface Part {
  word: string;
  index: number; // its colour
  amount: number;
}

export function partsOf(sources: Amounts[], seat: number): Part[] {
  return sources
    .map(({ word, seats }, index) => ({ word, index, amount: seats[seat] ?? 0 }))
    .filter(({ amount }) => amount !== 0);
}

/** What the longest bar stands for: everything that somebody won, before anything was lost. */
export function longest(sources: Amounts[], seats: number[]): number {
  const won = (seat: number) =>
    partsOf(sources, seat).reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return Math.max(1, ...seats.map(won));
}
