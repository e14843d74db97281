/** What the server tells of a whole match; see docs/replays.md. */

/** A value over time: the positions at which it changed, and what it was from there on. */
export type Course = [at: number, value: number][];

export interface Turn {
  at: number; // the position it begins with
  number: number; // 0: preparations
  seats: number[];
  moves: number;
  events: number;
  about: Record<string, number>;
}

export interface Amounts {
  word: string;
  seats: number[];
}

export interface DieFace {
  face: string;
  sides: number;
  worth: number;
}

export interface SeatLuck {
  dice: number;
  got: number;
  expected: number;
  spread: number;
  faces: number[];
  luck: Course;
}

export interface DieLuck {
  id: string;
  faces: DieFace[];
  sides: number;
  mean: number;
  seats: SeatLuck[];
}

/** Seats that win together, and the score that decides whether they do. */
export interface SideCourse {
  seats: number[];
  score: Course;
}

export interface Analysis {
  game: string;
  seats: number;
  first: number;
  last: number;
  turns: Turn[];
  series: { id: string; seats: Course[] }[];
  sides: SideCourse[];
  owners: { id: string; course: Course }[];
  sources: Amounts[];
  deeds: Amounts[];
  luck: DieLuck[];
}

/** The value at a position; a course has one from the first position on. */
export function valueAt(course: Course, at: number): number {
  let value = course[0]?.[1] ?? 0;
  for (const [from, next] of course) {
    if (from > at) break;
    value = next;
  }
  return value;
}

/** The number of the turn that a position belongs to. */
export function turnIndex(turns: Turn[], at: number): number {
  let found = 0;
  for (const [index, turn] of turns.entries()) {
    if (turn.at > at) break;
    found = index;
  }
  return found;
}

/** The last position of a turn: what came of it. */
export function turnEnd({ turns, last }: Analysis, index: number): number {
  const next = turns[index + 1];
  return next ? next.at : last;
}

/** Only what came of every turn: for values that go up and down within one. */
export function byTurns(analysis: Analysis, course: Course): Course {
  const ends = analysis.turns.map((_, index) => turnEnd(analysis, index));
  return [analysis.first, ...ends].map((at) => [at, valueAt(course, at)]);
}

/** Who held something from where to where; nobody is left out. */
export function holdings(
  { last }: Pick<Analysis, 'last'>,
  course: Course,
): { from: number; to: number; owner: number }[] {
  return course
    .map(([from, owner], index) => ({ from, owner, to: course[index + 1]?.[0] ?? last }))
    .filter(({ owner }) => owner >= 0);
}
