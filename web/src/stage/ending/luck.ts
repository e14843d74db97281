/** Luck with the dice: how far the rolls of everybody were from the average. */
import type { DieLuck } from '../../replay/charts/analysis';

/** Of every seat, over all kinds of dice. */
export function luckOf(dice: DieLuck[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    dice.reduce(
      (sum, one) => sum + (one.seats[seat]?.got ?? 0) - (one.seats[seat]?.expected ?? 0),
      0,
    ),
  );
}

const LEAST = 3; // so that a difference that hardly counts does not look like a great one

/** The length of a bar, from 0 to 1, beside those of the others. */
export function shareOf(amount: number, all: number[]): number {
  return Math.abs(amount) / Math.max(LEAST, ...all.map(Math.abs));
}
