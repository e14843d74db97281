import { expect, test } from 'vitest';
import { apart, MARK } from './race';

test.each([
  ['far from each other', [0, 100, 200], 300],
  ['all at the start', [0, 0, 0, 0], 300],
  ['close behind each other', [0, 5, 9, 13], 300],
  ['all at the end', [300, 300, 300, 300], 300],
  ['on a short track', [10, 12, 14, 16], 50],
])('marks %s can all be seen', (_, wanted, length) => {
  const places = apart(wanted, length);
  const steps = places.slice(1).map((at, rank) => at - (places[rank] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(MARK);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(-18);
  expect(Math.max(...places)).toBeLessThanOrEqual(length + 18);
});

test('marks that are far from each other stand where they belong', () => {
  expect(apart([0, 100, 300], 300)).toEqual([0, 100, 300]);
});
