import { expect, test } from 'vitest';
import { ranges } from './ranges';

test('turns that follow each other are one range', () => {
  expect(ranges([])).toBe('');
  expect(ranges([7])).toBe('7');
  expect(ranges([3, 4, 5, 8, 10, 11])).toBe('3–5, 8, 10–11');
});
