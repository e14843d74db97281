import { expect, test } from 'vitest';
import { longest, partsOf } from './parts';

const sources = [
  { word: 'ark', seats: [10, 0] },
  { word: 'dice', seats: [7, 2] },
  { word: 'paid', seats: [-4, 0] },
];

test('what was paid is a part of the score, so that the parts come to the total', () => {
  const parts = partsOf(sources, 0);
  expect(parts.map(({ amount }) => amount)).toEqual([10, 7, -4]);
  expect(parts.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(partsOf(sources, 1).map(({ word }) => word)).toEqual(['dice']);
});

test('the longest bar has room for everything that was won', () => {
  expect(longest(sources, [0, 1])).toBe(17);
  expect(longest([], [0])).toBe(1);
});
