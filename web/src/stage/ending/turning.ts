/** When a match turned: from the course of the score, turn by turn. */
import { type Analysis, type Course, turnEnd, valueAt } from '../../replay/charts/analysis';

export interface TurningPoint {
  kind: 'lead' | 'swing';
  seat: number;
  turn: number; // its place among the turns
  at: number; // the position it begins with
  amount: number; // what the seat gained on the best of the others
}

const MOST = 3;

/** How far a seat is ahead of the best of the others after every turn. */
export function margins(analysis: Analysis, courses: Course[], seat: number): number[] {
  return analysis.turns.map((_, index) => {
    const at = turnEnd(analysis, index);
    const others = courses.filter((_course, other) => other !== seat);
    const best = Math.max(0, ...others.map((course) => valueAt(course, at)));
    return valueAt(courses[seat] ?? [], at) - best;
  });
}

/** The turn with which the winner was ahead and stayed so, and the largest steps ahead of anybody. */
export function turningPoints(analysis: Analysis, winners: number[]): TurningPoint[] {
  const courses = analysis.series[0]?.seats ?? [];
  const begins = (turn: number) => analysis.turns[turn]?.at ?? analysis.first;
  const found: TurningPoint[] = [];
  for (const seat of courses.keys()) {
    const ahead = margins(analysis, courses, seat);
    const gain = (turn: number) => (ahead[turn] ?? 0) - (ahead[turn - 1] ?? 0);
    const last = ahead.map((margin) => margin <= 0).lastIndexOf(true) + 1;
    if (winners.includes(seat) && last > 0 && last < ahead.length)
      found.push({ kind: 'lead', seat, turn: last, at: begins(last), amount: gain(last) });
    for (const turn of ahead.keys())
      if (gain(turn) > 0)
        found.push({ kind: 'swing', seat, turn, at: begins(turn), amount: gain(turn) });
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
