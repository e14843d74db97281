/** When a match turned: from the course of the score, turn by turn. */
import { type Analysis, type SideCourse, turnEnd, valueAt } from '../../replay/charts/analysis';

export interface TurningPoint {
  kind: 'lead' | 'swing';
  seats: number[]; // who play together
  turn: number; // its place among the turns
  at: number; // the position it begins with
  amount: number; // what they gained on the best of the others
}

const MOST = 3;

/** How far a side is ahead of the best of the others after every turn. */
export function margins(analysis: Analysis, side: SideCourse): number[] {
  const others = analysis.sides.filter((other) => other !== side);
  return analysis.turns.map((_, index) => {
    const at = turnEnd(analysis, index);
    const best = Math.max(0, ...others.map(({ score }) => valueAt(score, at)));
    return valueAt(side.score, at) - best;
  });
}

/** The turn with which the winner was ahead and stayed so, and the largest steps ahead of anybody. */
export function turningPoints(analysis: Analysis, winners: number[]): TurningPoint[] {
  const begins = (turn: number) => analysis.turns[turn]?.at ?? analysis.first;
  const found: TurningPoint[] = [];
  for (const side of analysis.sides) {
    const { seats } = side;
    const ahead = margins(analysis, side);
    const gain = (turn: number) => (ahead[turn] ?? 0) - (ahead[turn - 1] ?? 0);
    const last = ahead.map((margin) => margin <= 0).lastIndexOf(true) + 1;
    const won = seats.some((seat) => winners.includes(seat));
    if (won && last > 0 && last < ahead.length)
      found.push({ kind: 'lead', seats, turn: last, at: begins(last), amount: gain(last) });
    for (const turn of ahead.keys())
      if (gain(turn) > 0)
        found.push({ kind: 'swing', seats, turn, at: begins(turn), amount: gain(turn) });
  }
  const rank = ({ kind, amount }: TurningPoint) => amount + (kind === 'lead' ? 1000 : 0);
  const best = found.sort((one, other) => rank(other) - rank(one));
  const once = best.filter(
    (one, index) => best.findIndex(({ turn }) => turn === one.turn) === index,
  );
  return once.slice(0, MOST).sort((one, other) => one.at - other.at);
}

/** Where the match was decided: what to watch first. */
export function decisive(points: TurningPoint[]): TurningPoint | undefined {
  return (
    points.find(({ kind }) => kind === 'lead') ??
    [...points].sort((one, other) => other.amount - one.amount)[0]
  );
}
