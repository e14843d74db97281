import { expect, test } from 'vitest';
import type { DieLuck } from '../../replay/charts/analysis';
import { luckOf, shareOf } from './luck';

const die = (...seats: [got: number, expected: number][]) =>
  ({ seats: seats.map(([got, expected]) => ({ got, expected })) }) as unknown as DieLuck;

test('the luck of a player is added up over all kinds of dice', () => {
  expect(luckOf([die([5, 3], [1, 2]), die([0, 1], [4, 4])], 2)).toEqual([1, -1]);
  expect(luckOf([], 2)).toEqual([0, 0]);
});

test('the greatest difference fills its half, and a small one stays small', () => {
  expect(shareOf(-8, [4, -8])).toBe(1);
  expect(shareOf(4, [4, -8])).toBe(0.5);
  expect(shareOf(0.3, [0.3, 0])).toBeCloseTo(0.1);
});
