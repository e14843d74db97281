import { expect, test } from 'vitest';
import { longest, partName, partsOf } from './parts';

const sources = [
  { word: 'ark', seats: [10, 0] },
  { word: 'dice', seats: [7, 2] },
  { word: 'paid', seats: [-4, 0] },
];

const alone = (seat: number) => ({ seats: [seat], points: 0 });

test('what was paid is a part of the score, so that the parts come to the total', () => {
  const parts = partsOf(sources, { seats: [0], points: 13 });
  expect(parts.map(({ amount }) => amount)).toEqual([10, 7, -4]);
  expect(parts.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(partsOf(sources, { seats: [1], points: 2 }).map(({ word }) => word)).toEqual(['dice']);
});

test('a team has the parts of its members, and what evens it out against a larger one', () => {
  expect(partsOf(sources, { seats: [0, 1], points: 15 }).map(({ amount }) => amount)).toEqual([
    10, 9, -4,
  ]);
  const evened = partsOf(sources, { seats: [0, 1], points: 23 }).at(-1);
  expect(evened).toMatchObject({ index: 3, amount: 8 });
  expect(partName(evened?.word ?? '')).toBe('Extra for the smaller team');
});

test('the longest bar has room for everything that was won', () => {
  expect(longest(sources, [alone(0), alone(1)])).toBe(17);
  expect(longest([], [alone(0)])).toBe(1);
});
