/** What the coach tells of a finished match; see docs/coach.md. */
import type { Course } from '../charts/analysis';

export interface SaidAction {
  text: string;
}

/** A move that something else would have been better than. */
export interface CostlyMove {
  at: number; // the number of its entry
  turn: number;
  cost: number;
  chosen: SaidAction | null;
  better: SaidAction[];
}

export interface TurningPoint {
  at: number; // the position it began with
  turn: number;
  seat: number;
  before: number;
  after: number;
}

export interface SeatReview {
  start: number;
  luck: number; // start, luck, own and others add up to end
  own: number;
  others: number;
  end: number;
  costliest: CostlyMove[];
}

export interface Review {
  parts: number;
  done: number;
  curve: [at: number, chances: number[]][];
  turning: TurningPoint[];
  seats: SeatReview[];
}

/** The chances of everybody in percent, as charts want them. */
export function chanceCourses({ curve, seats }: Review): Course[] {
  return seats.map((_, seat) => curve.map(([at, chances]) => [at, 100 * (chances[seat] ?? 0)]));
}
