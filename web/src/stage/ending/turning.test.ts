import { expect, test } from 'vitest';
import type { Analysis, Course } from '../../replay/charts/analysis';
import { decisive, margins, turningPoints } from './turning';

const turn = (at: number, number: number) => ({
  at,
  number,
  seats: [number % 2],
  moves: 1,
  events: 1,
  about: {},
});
const course = (...values: number[]): Course => values.map((value, index) => [index * 10, value]);

/** Two seats over five turns: the second one is ahead until the last but one. */
const analysis: Analysis = {
  game: 'xibalba',
  seats: 2,
  first: 0,
  last: 50,
  turns: [0, 10, 20, 30, 40].map(turn),
  series: [],
  sides: [
    { seats: [0], score: course(0, 0, 1, 1, 6, 8) },
    { seats: [1], score: course(0, 3, 3, 4, 4, 4) },
  ],
  owners: [],
  sources: [],
  deeds: [],
  luck: [],
};

test('who is ahead is counted at the end of every turn', () => {
  const [first] = analysis.sides;
  expect(first && margins(analysis, first)).toEqual([-3, -2, -3, 2, 4]);
});

test('the match turns where the winner takes the lead for good', () => {
  const points = turningPoints(analysis, [0]);
  expect(decisive(points)).toMatchObject({ kind: 'lead', seats: [0], turn: 3, at: 30, amount: 5 });
});

test('no turn is named twice, and they are in order', () => {
  const turns = turningPoints(analysis, [0]).map((point) => point.turn);
  expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b));
  expect(turns).toHaveLength(3);
});

test('teams are compared with each other: a teammate is no opponent', () => {
  const teams = {
    ...analysis,
    seats: 4,
    sides: [
      { seats: [0, 2], score: course(0, 4, 6, 9, 9, 9) },
      { seats: [1, 3], score: course(0, 3, 3, 4, 10, 12) },
    ],
  };
  const points = turningPoints(teams, [1, 3]);
  expect(decisive(points)).toMatchObject({ kind: 'lead', seats: [1, 3], turn: 3, amount: 6 });
  expect(points.map(({ seats }) => seats)).not.toContainEqual([3]);
});

test('a match without a score has no turning points', () => {
  expect(turningPoints({ ...analysis, sides: [] }, [0])).toEqual([]);
  expect(decisive([])).toBeUndefined();
});
